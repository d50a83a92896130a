// SPDX-License-Identifier: Apache-2.0

/// Noise of a gyroscope in rad/s: white noise behind the first low-pass filter, flicker noise and
/// random walk.
struct GyroscopeNoise: Sendable {
  private let source: NoiseSource
  private let input: Double
  /// White noise relative to that of the parameters, from the next tuning on.
  var ratio = 1.0
  private var slow: SlowNoiseLanes
  var terms: NoiseTerms { slow.terms }
  // The white noise is an ARMA(2,1) process, yₙ = φ₁yₙ₋₁ + φ₂yₙ₋₂ + θ₀wₙ + θ₁wₙ₋₁, with the
  // covariances of a filter of two states that takes two draws per sample.
  /// Contributions to the next output and, through φ₂ alone, to the one after it.
  private var (next, later) = (Lanes.zero, Lanes.zero)
  private var y = Lanes.zero
  private var (φ1, φ2) = (0.0, 0.0)
  private var (θ0, θ1) = (Lanes.zero, Lanes.zero)

  /// - Parameter terms: The noise of a part that is known; nil for that of the parameters.
  init(_ parameters: GyroscopeParameters, _ terms: NoiseTerms? = nil, source: NoiseSource) {
    let radian = Double.pi / 180
    self.source = source.branch(0)
    input = parameters.noiseDensity * radian
    slow = SlowNoiseLanes(
      terms ?? NoiseTerms(floor: parameters.floor * radian, walk: parameters.walk * radian),
      source: source, first: 1)
  }

  /// White noise at the output, at 25 °C: one-sided density at low frequencies in rad/s/√Hz.
  ///
  /// - Parameter h: The sampling period in s.
  func density(period h: Double) -> Lanes {
    (θ0 + θ1) * ((2 * h).squareRoot() / (1 - φ1 - φ2))
  }

  /// Adapts the process to a filter and a sampling period `h` in s.
  mutating func tune(_ chain: GyroscopeChain, period h: Double) {
    let (yy, yv, vy, vv) = chain.filter(over: h)
    (φ1, φ2) = (yy + vv, yv * vy - yy * vv)
    // The stationary covariance is the variance times the identity, so these are the output's
    // autocovariances at lags of 0, 1 and 2 samples.
    let variance = chain.variance(density: input * ratio)
    let (r0, r1, r2) = (variance, variance * yy, variance * (yy * yy + yv * vy))
    // Autocovariances at lags 1 and 0 of the moving average that remains, yₙ − φ₁yₙ₋₁ − φ₂yₙ₋₂.
    let c1 = r1 * (1 - φ2) - r0 * φ1
    let c0 = r0 - r1 * φ1 - r2 * φ2 - c1 * φ1
    let square = (c0 + max(0, c0 * c0 - 4 * c1 * c1).squareRoot()) / 2
    let first = max(0, square).squareRoot()
    θ0 = Lanes(repeating: first)
    θ1 = Lanes(repeating: first > 0 ? c1 / first : 0)
    guard let wanted = terms.density, first > 0 else { return }
    let adjustment = wanted / density(period: h)
    (θ0, θ1) = (θ0 * adjustment, θ1 * adjustment)
  }

  /// Empties the filter.
  mutating func clear() { (next, later, y) = (.zero, .zero, .zero) }

  /// Steps by a period to a sample, at a temperature in K above 25 °C.
  @inline(__always)
  mutating func step(to instant: Int64, warmth: Double) {
    var draws = source.draws(at: instant)
    var draw = draws.gaussianLanes()
    // Thermal noise of the gas and the amplifiers.
    if warmth != 0 { draw *= ((298.15 + warmth) / 298.15).squareRoot() }
    y = next + θ0 * draw
    next = φ1 * y + later + θ1 * draw
    later = φ2 * y
  }

  /// Noise of the present sample, at its instant.
  @inline(__always)
  mutating func value(at instant: Int64) -> Lanes { y + slow.value(at: instant) }
}
