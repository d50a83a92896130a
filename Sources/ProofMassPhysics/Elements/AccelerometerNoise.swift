// SPDX-License-Identifier: Apache-2.0

/// What an accelerometer's output does by itself: thermal motion of the masses, noise of the
/// electronics, flicker and walk.
///
/// It is a system of its own beside the one that follows the world, because both are linear, and
/// steps from sample to sample (mems-physics.md, B.3), a draw an axis.
struct AccelerometerNoise: Sendable {
  /// X, V and Y of the masses and the filter, in g at 25 °C.
  private(set) var state = LaneState()
  private let source: NoiseSource
  private var transition: LaneTransition
  /// What a draw adds to the state.
  private var gain: LaneState
  private var period: Int64
  /// More samples back than this nothing is left of.
  private var memory: Int64
  private var begun: Int64
  private var last: Int64
  private var slow: SlowAxes

  init(_ parameters: AccelerometerParameters, source: NoiseSource, dynamics: AccelerometerDynamics)
  {
    self.source = source.branch(0)
    func slow(_ branch: UInt64) -> SlowNoise {
      SlowNoise(
        floor: parameters.flickerFloor, walk: parameters.walk, source: source.branch(branch))
    }
    self.slow = SlowAxes(slow(1), slow(2), slow(3))
    (transition, gain) = Self.chain(parameters, dynamics)
    (period, memory) = (dynamics.period, dynamics.horizon / dynamics.period + 2)
    begun = dynamics.time
    last = begun
  }

  /// The same noise for another rate or filter, which begin anew.
  mutating func restart(_ parameters: AccelerometerParameters, dynamics: AccelerometerDynamics) {
    state = LaneState()
    (transition, gain) = Self.chain(parameters, dynamics)
    (period, memory) = (dynamics.period, dynamics.horizon / dynamics.period + 2)
    begun = dynamics.time
    last = begun
  }

  private static func chain(
    _ parameters: AccelerometerParameters, _ dynamics: AccelerometerDynamics
  ) -> (LaneTransition, LaneState) {
    let time = Double(dynamics.period) * 1e-9
    let density = parameters.noiseDensity
    func gain(
      _ cascade: Cascade, _ step: Cascade.Transition, thermal: Double
    ) -> Cascade.State {
      let mechanical = cascade.stationary(thermal: thermal, electronics: 0).yy
      let electronics =
        switch parameters.noiseReading {
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
          thermal: parameters.inPlane.thermalSquare(at: Thermal.reference)),
        outOfPlane: gain(
          dynamics.outOfPlane, outOfPlane,
          thermal: parameters.outOfPlane.thermalSquare(at: Thermal.reference)))
    )
  }

  /// Goes on to a sample. What is drawn for one depends on its instant alone.
  @inline(__always)
  mutating func step(to instant: Int64) {
    if instant &- last != period { return catchUp(to: instant) }
    stepOne(to: instant)
  }

  /// Samples that nobody asked for: as many of them as matter.
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
    let new = Lanes(draws.gaussian(), draws.gaussian(), draws.gaussian(), 0)
    let left = transition(state)
    state = LaneState(
      x: left.x + gain.x * new, v: left.v + gain.v * new, y: left.y + gain.y * new)
  }

  /// Flicker and walk at an instant.
  @inline(__always)
  mutating func drift(at instant: Int64) -> Lanes { slow.value(at: instant) }
}
