// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Three bridges of anisotropic magnetoresistive strips, one along each axis.
///
/// The magnetization of a strip turns from its easy axis towards the field across it, by an angle whose tangent
/// is that field over the anisotropy field plus the field along the easy axis; with the current at 45°
/// (barber poles) the bridge's output is the sine of the angle. So a bridge saturates, and a field along its
/// strips changes its sensitivity.
struct MagnetoresistiveBridges: Sendable {
  /// Anisotropy field in µT.
  private let anisotropy: Double
  /// Response of each axis to the next one, and to the one after that: the angles, in radians, by which
  /// strips are displaced.
  private let toNext: Axes<Double>
  private let toOther: Axes<Double>

  init(anisotropy: Double, toNext: Axes<Double> = .zero, toOther: Axes<Double> = .zero) {
    self.anisotropy = anisotropy
    self.toNext = toNext
    self.toOther = toOther
  }

  /// Bridges whose outputs, each relative to its own axis, are those of a matrix.
  init(anisotropy: Double, outputs m: Matrix3) {
    self.init(
      anisotropy: anisotropy, toNext: Axes(m.m12 / m.m11, m.m23 / m.m22, m.m31 / m.m33),
      toOther: Axes(m.m13 / m.m11, m.m21 / m.m22, m.m32 / m.m33))
  }

  /// Output of the circuit in µT for a field in µT, plus the strips' remanence. The easy axis of each bridge is
  /// the next axis.
  @inline(__always)
  func output(_ field: Axes<Double>, remanence: Axes<Double>) -> Axes<Double> {
    let b = field + remanence
    let across = across(b)
    return Axes(
      output(across.x, along: b.y), output(across.y, along: b.z), output(across.z, along: b.x))
  }

  /// Angles in rad by which the field turns the magnetization of each bridge's strips from their easy axis.
  func angles(_ field: Axes<Double>, remanence: Axes<Double>) -> Axes<Double> {
    let b = field + remanence
    let across = across(b)
    func angle(_ across: Double, along: Double) -> Double {
      Series.arctangent(across, anisotropy + along)
    }
    return Axes(
      angle(across.x, along: b.y), angle(across.y, along: b.z), angle(across.z, along: b.x))
  }

  /// The field across each bridge's strips, whose axes are displaced.
  @inline(__always)
  private func across(_ b: Axes<Double>) -> Axes<Double> {
    Axes(
      b.x + toNext.x * b.y + toOther.x * b.z, b.y + toNext.y * b.z + toOther.y * b.x,
      b.z + toNext.z * b.x + toOther.z * b.y)
  }

  @inline(__always)
  private func output(_ across: Double, along: Double) -> Double {
    let stiffness = anisotropy + along
    let total = (stiffness * stiffness + across * across).squareRoot()
    return total > 0 ? anisotropy * across / total : 0
  }
}
