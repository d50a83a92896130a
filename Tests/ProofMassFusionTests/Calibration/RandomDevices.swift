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
