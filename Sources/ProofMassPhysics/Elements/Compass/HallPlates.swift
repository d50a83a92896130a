// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Four Hall plates under the rim of a soft-magnetic disc, at 0°, 90°, 180° and 270°.
///
/// A plate senses the field normal to the die. At its rim the disc turns an in-plane field into the
/// normal, with opposite signs on opposite sides: differences of plates give x and y, their sum
/// gives z.
struct HallPlates: Sendable {
  private var sensitivity: SIMD4<Double>
  /// Responses of the plates to a field along x.
  private var alongX: SIMD4<Double>
  /// Responses of the plates to a field along y.
  private var alongY: SIMD4<Double>
  private let gain: Double
  private let saturation: Double
  /// Factors that bring each axis to 1, as the factory does by the fuse ROM.
  private var trim = Axes(1.0, 1, 1)

  /// - Parameters:
  ///   - sensitivity: Relative sensitivity of each plate; nominally 1.
  ///   - angles: Displacement of the pairs of x and of y along the rim, in radians.
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
      let (sine, cosine) = Series.sineAndCosine(ofAny: angles[plate % 2])
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

  /// Plates whose circuit has given outputs for 1 µT along each axis.
  init(gain: Double, saturation: Double, outputs m: Matrix3) {
    func plates(_ x: Double, _ y: Double, _ z: Double) -> SIMD4<Double> {
      SIMD4(gain * x + z, gain * y + z, z - gain * x, z - gain * y)
    }
    self.gain = gain
    self.saturation = saturation
    (alongX, alongY) = (plates(m.m11, m.m21, m.m31), plates(m.m12, m.m22, m.m32))
    sensitivity = plates(m.m13, m.m23, m.m33)
  }

  /// Output of the circuit in µT for a field in µT, plus the concentrator's magnetization.
  @inline(__always)
  func output(_ field: Axes<Double>, magnetization: Axes<Double>) -> Axes<Double> {
    let axes = recovered(signals(field, magnetization: magnetization))
    return Axes(axes.x * trim.x, axes.y * trim.y, axes.z * trim.z)
  }

  /// Fields h1 to h4 at the plates, normal to the die, in µT, for a field in µT.
  @inline(__always)
  func signals(_ field: Axes<Double>, magnetization: Axes<Double>) -> SIMD4<Double> {
    let share = linearShare(field)
    return signals(field.x * share + magnetization.x, field.y * share + magnetization.y, field.z)
  }

  @inline(__always)
  private func signals(_ x: Double, _ y: Double, _ z: Double) -> SIMD4<Double> {
    alongX * x + alongY * y + sensitivity * z
  }

  private func recovered(_ h: SIMD4<Double>) -> Axes<Double> {
    Axes((h[0] - h[2]) / (2 * gain), (h[1] - h[3]) / (2 * gain), (h[0] + h[2] + (h[1] + h[3])) / 4)
  }

  /// Ratio of the concentrated field to that of a linear disc, which saturates by the magnitude of
  /// the in-plane field: 1 up to a limit, then falling so that the field approaches three times the
  /// limit.
  private func linearShare(_ field: Axes<Double>) -> Double {
    let square = field.x * field.x + field.y * field.y
    guard square > saturation * saturation else { return 1 }
    let inPlane = square.squareRoot()
    let room = 2 * saturation
    return (saturation + room - room * room / (room + inPlane - saturation)) / inPlane
  }
}

/// Remanence of the concentrator after a strong magnet. The thin disc stays magnetized along the
/// last in-plane field that saturated it, and hardly at all along its normal.
struct Remanence: Sendable {
  /// In-plane field in µT from which on the disc stays magnetized.
  let threshold: Double
  /// Magnitude of the remanence in µT.
  let strength: Double
  /// Field in µT that it adds.
  private(set) var magnetization = Axes<Double>.zero

  /// Follows a linear change of the field, in µT.
  mutating func pass(from start: Axes<Double>, to end: Axes<Double>) {
    if square(end) > threshold * threshold { return magnetize(along: end) }
    guard square(start) > threshold * threshold else { return }
    // The point at which the field falls below the threshold.
    let way = end - start
    let along = start.x * way.x + start.y * way.y
    let excess = square(start) - threshold * threshold
    let part = (-along - max(0, along * along - square(way) * excess).squareRoot()) / square(way)
    magnetize(along: start + way * part)
  }

  /// Removes what is left of a strong field.
  mutating func clear() { magnetization = .zero }

  private mutating func magnetize(along field: Axes<Double>) {
    let length = square(field).squareRoot()
    guard length > 0 else { return }
    magnetization = Axes(field.x * strength / length, field.y * strength / length, 0)
  }

  private func square(_ field: Axes<Double>) -> Double { field.x * field.x + field.y * field.y }
}
