// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion

/// A repeatable random generator: SplitMix64 by Steele, Lea and Flood.
struct Draws: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A uniform draw from the open interval from 0 to 1.
  private mutating func fraction() -> Double { (Double(next() >> 12) + 0.5) * 0x1p-52 }

  mutating func uniform(_ limit: Double) -> Double { (2 * fraction() - 1) * limit }

  /// A normal draw by Marsaglia's polar method, of whose two results one is used.
  mutating func gaussian() -> Double {
    while true {
      let (u, v) = (uniform(1), uniform(1))
      let square = u * u + v * v
      if square < 1, square > 0 { return u * (-2 * Series.log(square) / square).squareRoot() }
    }
  }

  mutating func gaussians(_ deviation: Double) -> Axes<Double> {
    Axes(gaussian() * deviation, gaussian() * deviation, gaussian() * deviation)
  }

  mutating func uniforms(_ limit: Double) -> Axes<Double> {
    Axes(uniform(limit), uniform(limit), uniform(limit))
  }

  mutating func direction() -> Axes<Double> {
    let axes = gaussians(1)
    return axes * (1 / axes.magnitude)
  }

  /// A rotation about a random axis.
  mutating func rotation(by angle: Double) -> Quaternion {
    let (sine, cosine) = Series.sineAndCosine(angle / 2)
    return Quaternion(scalar: cosine, vector: direction() * sine)
  }

  /// The identity with random errors of scale and cross-axis sensitivity.
  mutating func matrix(scale: Double, cross: Double) -> Matrix3 {
    var rows = (uniforms(cross), uniforms(cross), uniforms(cross))
    rows.0.x = 1 + uniform(scale)
    rows.1.y = 1 + uniform(scale)
    rows.2.z = 1 + uniform(scale)
    return Matrix3(rows.0, rows.1, rows.2)
  }
}

extension [Double] {
  var mean: Double { reduce(0, +) / Double(count) }
  var rms: Double { (reduce(0) { $0 + $1 * $1 } / Double(count)).squareRoot() }
  /// The 95th percentile.
  var p95: Double { sorted()[Int(0.95 * Double(count - 1))] }
}

extension Axes<Double> {
  func quantized(_ step: Double) -> Axes<Double> { map { ($0 / step).rounded() * step } }
}

/// A compass in a field of 50 µT with ±10 % of soft iron and ±200 µT of hard iron, and a resolution
/// of 0.3 µT.
struct IronDevice {
  let soft: Matrix3
  let hard: Axes<Double>

  init(_ draws: inout Draws) {
    let iron = draws.matrix(scale: 0.1, cross: 0.1)
    // Symmetric: readings of one magnitude do not determine a rotation.
    soft = Matrix3(
      Axes(iron.m11, iron.m12, iron.m13), Axes(iron.m12, iron.m22, iron.m23),
      Axes(iron.m13, iron.m23, iron.m33))
    hard = draws.uniforms(200)
  }

  func reading(
    _ direction: Axes<Double>, noise: Double, strength: Double = 50, _ draws: inout Draws
  ) -> MagneticFluxDensity {
    MagneticFluxDensity(
      microtesla: (soft * direction * strength + hard + draws.gaussians(noise)).quantized(0.3))
  }

  /// The root mean square error of directions after calibration, in degrees.
  func turn(_ calibration: CompassCalibration, _ draws: inout Draws) -> Double {
    (0..<50).map { _ in
      let direction = draws.direction()
      let reading = MagneticFluxDensity(microtesla: soft * direction * 50 + hard)
      let field = calibration.apply(to: reading).microtesla
      return field.cross(direction).magnitude / field.magnitude * 180 / .pi
    }.rms
  }
}
