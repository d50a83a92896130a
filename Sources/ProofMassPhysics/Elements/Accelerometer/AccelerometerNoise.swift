// SPDX-License-Identifier: Apache-2.0

/// Noise of an accelerometer: thermal motion of the masses, noise of the electronics, flicker noise
/// and random walk.
///
/// It is a separate system in addition to the response to the world, which is possible because both
/// are linear. It steps from sample to sample with one draw per axis (`Cascade.innovation`).
struct AccelerometerNoise: Sendable {
  /// X, V and Y of masses and filter, in g at 25 °C.
  private(set) var state = LaneState()
  private let source: NoiseSource
  private var transition: LaneTransition
  /// State that a draw adds.
  private var gain: LaneState
  private var period: Int64
  /// Number of samples after which a state has decayed.
  private var memory: Int64
  private var begun: Int64
  private var last: Int64
  private var slow: SlowNoiseLanes
  var terms: NoiseTerms { slow.terms }

  init(
    _ parameters: AccelerometerParameters, _ terms: NoiseTerms, source: NoiseSource,
    dynamics: AccelerometerDynamics
  ) {
    self.source = source.branch(0)
    slow = SlowNoiseLanes(terms, source: source, first: 1)
    (transition, gain) = Self.chain(parameters, dynamics)
    (period, memory) = (dynamics.period, dynamics.horizon / dynamics.period + 2)
    begun = dynamics.time
    last = begun
    adjust()
  }

  /// Restarts for another rate or filter.
  mutating func restart(_ parameters: AccelerometerParameters, dynamics: AccelerometerDynamics) {
    state = LaneState()
    (transition, gain) = Self.chain(parameters, dynamics)
    (period, memory) = (dynamics.period, dynamics.horizon / dynamics.period + 2)
    begun = dynamics.time
    last = begun
    adjust()
  }

  /// White noise at the output, at 25 °C: one-sided density at low frequencies in g/√Hz.
  var density: Lanes {
    // A draw's whole effect on the sum of all later outputs.
    var (state, sum) = (gain, Lanes.zero)
    for _ in 0..<max(1, min(memory, 10_000)) {
      sum += state.y
      state = transition(state)
    }
    return sum * (2e-9 * Double(period)).squareRoot()
  }

  /// Gives the chain the density that the terms state, if they do.
  private mutating func adjust() {
    guard let wanted = terms.density else { return }
    let ratio = wanted / density
    gain = LaneState(x: gain.x * ratio, v: gain.v * ratio, y: gain.y * ratio)
  }

  private static func chain(
    _ parameters: AccelerometerParameters, _ dynamics: AccelerometerDynamics
  ) -> (LaneTransition, LaneState) {
    let time = Double(dynamics.period) * 1e-9
    func gain(
      _ cascade: Cascade, _ step: Cascade.Transition, thermal: Double, density: Double
    ) -> Cascade.State {
      let mechanical = cascade.stationary(thermal: thermal, electronics: 0).yy
      let electronics =
        switch parameters.noiseReference {
        case .output: max(0, density * density * dynamics.rate / 2 - mechanical)
        case .input: density * density * cascade.pole / 4
        }
      let rest = cascade.stationary(thermal: thermal, electronics: electronics)
      return cascade.innovation(rest, by: step)
    }
    let inPlane = dynamics.inPlane.transition(over: time)
    let outOfPlane = dynamics.outOfPlane.transition(over: time)
    return (
      LaneTransition(inPlane: inPlane, outOfPlane: outOfPlane),
      LaneState(
        inPlane: gain(
          dynamics.inPlane, inPlane,
          thermal: parameters.inPlane.thermalSquare(at: Thermal.reference),
          density: parameters.noiseDensity),
        outOfPlane: gain(
          dynamics.outOfPlane, outOfPlane,
          thermal: parameters.outOfPlane.thermalSquare(at: Thermal.reference),
          density: parameters.noiseDensity * parameters.outOfPlaneNoise))
    )
  }

  /// Moves on to a sample. Its draws depend on its instant alone.
  @inline(__always)
  mutating func step(to instant: Int64) {
    if instant &- last != period { return catchUp(to: instant) }
    stepOne(to: instant)
  }

  /// Steps through samples that were skipped, as far back as they matter.
  @inline(never)
  private mutating func catchUp(to instant: Int64) {
    if instant == last { return }
    let (gap, isFar) = instant.subtractingReportingOverflow(last)
    var count = max(1, gap / period)
    if gap < 0 || isFar || count > memory {
      state = LaneState()
      let past = instant.subtractingReportingOverflow(begun)
      count = past.overflow || past.partialValue < 0 ? memory : past.partialValue / period
      count = max(1, min(count, memory))
    }
    while count > 0 {
      count -= 1
      stepOne(to: instant - count * period)
    }
  }

  @inline(__always)
  private mutating func stepOne(to instant: Int64) {
    last = instant
    var draws = source.draws(at: instant)
    let new = draws.gaussianLanes()
    let left = transition(state)
    let more = LaneState(x: gain.x * new, v: gain.v * new, y: gain.y * new)
    state = LaneState(
      x: left.x + more.x, v: left.v + more.v,
      // In halves, because the compiler scalarizes this sum.
      y: Lanes(
        lowHalf: left.y.lowHalf + more.y.lowHalf, highHalf: left.y.highHalf + more.y.highHalf))
  }

  /// Flicker noise and random walk at an instant, in g.
  @inline(__always)
  mutating func drift(at instant: Int64) -> Lanes { slow.value(at: instant) }
}
