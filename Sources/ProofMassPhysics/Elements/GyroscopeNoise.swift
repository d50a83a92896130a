// SPDX-License-Identifier: Apache-2.0

/// What a gyroscope shows of nothing at all, in rad/s: white noise, as it is behind the first
/// low-pass, and noise that changes over seconds to days.
struct GyroscopeNoise: Sendable {
  private let source: NoiseSource
  private let density: Double
  private var slow: SlowAxes
  /// The output is φ₁ of the last, φ₂ of the one before, a draw times `fresh`, and θ of the draw before:
  /// with the right numbers just what a chain of two states with two draws a sample gives.
  private var (one, other) = (SIMD4<Double>(), SIMD4<Double>())
  private var y = SIMD4<Double>()
  private var (first, second) = (0.0, 0.0)
  private var (fresh, stale) = (0.0, 0.0)

  init(_ parameters: GyroscopeParameters, source: NoiseSource) {
    let radian = Double.pi / 180
    self.source = source.branch(0)
    density = parameters.noiseDensity * radian
    func slow(_ axis: UInt64) -> SlowNoise {
      SlowNoise(
        floor: parameters.floor * radian, walk: parameters.walk * radian,
        source: source.branch(axis))
    }
    self.slow = SlowAxes(slow(1), slow(2), slow(3))
  }

  mutating func tune(_ chain: GyroscopeChain, period h: Double) {
    let (yy, yv, vy, vv) = chain.filter(over: h)
    (first, second) = (yy + vv, yv * vy - yy * vv)
    // The stationary covariance is the variance times the identity, so these are the output's with
    // itself a sample later, and two.
    let variance = chain.variance(density: density)
    let (r0, r1, r2) = (variance, variance * yy, variance * (yy * yy + yv * vy))
    // What y − φ₁y' − φ₂y'' has with itself a sample later, and with itself: moving-average noise.
    let c1 = r1 * (1 - second) - r0 * first
    let c0 = r0 - r1 * first - r2 * second - c1 * first
    let square = (c0 + max(0, c0 * c0 - 4 * c1 * c1).squareRoot()) / 2
    fresh = max(0, square).squareRoot()
    stale = fresh > 0 ? c1 / fresh : 0
  }

  /// Nothing is in the filter.
  mutating func clear() { (one, other, y) = (SIMD4(), SIMD4(), SIMD4()) }

  /// A period on.
  @inline(__always)
  mutating func step(to instant: Int64, warmth: Double) {
    var draws = source.draws(at: instant)
    var draw = SIMD4(draws.gaussian(), draws.gaussian(), draws.gaussian(), 0)
    // Thermal noise, in the gas and in the amplifiers.
    if warmth != 0 { draw *= ((298.15 + warmth) / 298.15).squareRoot() }
    y = one + fresh * draw
    one = first * y + other + stale * draw
    other = second * y
  }

  @inline(__always)
  mutating func value(at instant: Int64) -> SIMD4<Double> { y + slow.value(at: instant) }
}
