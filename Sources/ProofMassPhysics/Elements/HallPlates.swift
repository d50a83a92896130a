// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Four Hall plates under the rim of a soft-magnetic disc, at 0°, 90°, 180° and 270°.
///
/// A plate feels only what is normal to the die. The disc turns an in-plane field upright at its rim,
/// with opposite signs on opposite sides: differences of plates give x and y, their sum gives z.
struct HallPlates: Sendable {
  private var sensitivity: SIMD4<Double>
  /// What each makes of the in-plane field.
  private var alongX: SIMD4<Double>
  private var alongY: SIMD4<Double>
  private let gain: Double
  private let saturation: Double
  /// Brings each axis to one, as the factory does by the fuse ROM.
  private var trim = Axes(1.0, 1, 1)

  /// - Parameters:
  ///   - sensitivity: Of each plate; nominally 1.
  ///   - angles: By how many radians the pair of x and that of y are off their places along the rim.
  init(
    gain: Double, saturation: Double, sensitivity: SIMD4<Double> = .one,
    angles: SIMD2<Double> = .zero
  ) {
    self.gain = gain
    self.saturation = saturation
    self.sensitivity = sensitivity
    alongX = .zero
    alongY = .zero
    for plate in 0..<4 {
      let (sine, cosine) = Series.ofAny(angles[plate % 2])
      let (x, y) =
        switch plate {
        case 0: (cosine, sine)
        case 1: (-sine, cosine)
        case 2: (-cosine, -sine)
        default: (sine, -cosine)
        }
      alongX[plate] = x * gain * sensitivity[plate]
      alongY[plate] = y * gain * sensitivity[plate]
    }
    trim = Axes(
      1 / recovered(signals(1, 0, 0)).x, 1 / recovered(signals(0, 1, 0)).y,
      1 / recovered(signals(0, 0, 1)).z)
  }

  /// What the circuit recovers from the plates' signals of a field in µT, to which the concentrator's
  /// own magnetization adds.
  func feel(_ field: Axes<Double>, magnetization: Axes<Double>) -> Axes<Double> {
    let share = linearShare(field)
    let axes = recovered(
      signals(field.x * share + magnetization.x, field.y * share + magnetization.y, field.z))
    return Axes(axes.x * trim.x, axes.y * trim.y, axes.z * trim.z)
  }

  /// h1 to h4, in µT normal to the die.
  private func signals(_ x: Double, _ y: Double, _ z: Double) -> SIMD4<Double> {
    alongX * x + alongY * y + sensitivity * z
  }

  private func recovered(_ h: SIMD4<Double>) -> Axes<Double> {
    Axes((h[0] - h[2]) / (2 * gain), (h[1] - h[3]) / (2 * gain), (h[0] + h[2] + (h[1] + h[3])) / 4)
  }

  /// The disc saturates by the field in its plane, whatever the direction there: it gives all up to a
  /// limit, from there on with a falling slope, and never more than three times the limit.
  private func linearShare(_ field: Axes<Double>) -> Double {
    let square = field.x * field.x + field.y * field.y
    guard square > saturation * saturation else { return 1 }
    let inPlane = square.squareRoot()
    let room = 2 * saturation
    return (saturation + room - room * room / (room + inPlane - saturation)) / inPlane
  }
}
