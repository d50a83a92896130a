// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// X, Y and Z in one vector register; the fourth lane has no meaning.
typealias Lanes = SIMD4<Double>

extension SIMD4<Double> {
  @inline(__always)
  init(_ axes: Axes<Double>) { self.init(axes.x, axes.y, axes.z, 0) }

  /// One number for X and Y, and another for Z.
  @inline(__always)
  init(inPlane: Double, outOfPlane: Double) { self.init(inPlane, inPlane, outOfPlane, inPlane) }

  /// The axes, clamped to ±10⁶; NaN becomes -10⁶, the lowest value, as in a converter. A NaN or an
  /// infinity would stay in an element's state forever.
  @inline(__always)
  init(clamping axes: Axes<Double>) {
    self.init(axes)
    replace(with: -1e6, where: .!(self .> -1e6))
    replace(with: 1e6, where: self .> 1e6)
  }

  @inline(__always)
  var axes: Axes<Double> { Axes(x, y, z) }
}

extension Axes<Double> {
  /// Whether all bits are the same, in fewer instructions than equality takes.
  @inline(__always)
  func hasBits(of other: Axes) -> Bool {
    (x.bitPattern ^ other.x.bitPattern) | (y.bitPattern ^ other.y.bitPattern)
      | (z.bitPattern ^ other.z.bitPattern) == 0
  }
}

extension World {
  /// Temperature of a chip in °C at a board time in nanoseconds, clamped from absolute zero to 1000
  /// °C; 25 °C, at which everything is specified, for NaN.
  @inline(__always)
  mutating func chipTemperature(at time: Int64) -> Double {
    let celsius = temperature(at: time)
    return celsius > -273.15 ? min(celsius, 1000) : celsius <= -273.15 ? -273.15 : 25
  }
}
