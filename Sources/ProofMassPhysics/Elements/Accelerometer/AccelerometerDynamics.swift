// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Response of the three masses and their filters to the world, without noise. Steps are exact from
/// knot to knot of the world; where nothing moves, nothing is computed.
struct AccelerometerDynamics: Sendable {
  /// Board time of the state, in ns.
  var time: Int64
  var state = LaneState()
  /// Whether the state has changed since the output was evaluated, which clears this.
  var hasMoved = true
  /// The cascade of X and Y.
  var inPlane: Cascade
  /// The cascade of Z.
  var outOfPlane: Cascade
  /// Time between samples, in ns.
  private(set) var period: Int64
  /// Output data rate in Hz whose filter is in use.
  private(set) var rate: Double
  /// Time in ns after which a state has decayed to e⁻¹²⁸.
  private(set) var horizon: Int64
  var selfTest: SelfTestForce
  /// Whether the filter is empty and the masses are in equilibrium with the world at `time`.
  private var isFresh = false
  private var begun: Int64 = -1 << 61
  /// Specific force at `time`, in the world as it was observed last. If it differs now, the world
  /// was changed, at the time `observed`.
  var held = Lanes.zero
  /// Board time in ns up to which the world was observed.
  var observed: Int64 = -1 << 61
  /// Whether the last step, under a constant force, left the state unchanged. So will the next step
  /// of one period.
  var isHeld = false
  /// Force of the last step in g, with the self-test's.
  var heldForce = Lanes.zero
  /// The world, and the position in it, in which the state stays the same; nil otherwise.
  var rest: StillWorld?
  var restPosition = Axes(0.0, 0, 0)
  var steps: TransitionCache
  /// Position of the stoppers, as a force in g by the linear law.
  let stops: Lanes
  let restitution: Double

  init(_ parameters: AccelerometerParameters, selfTest: SelfTestForce) {
    self.selfTest = selfTest
    time = -1 << 61
    restitution = parameters.restitution
    stops = Lanes(
      inPlane: parameters.inPlane.stopper / parameters.inPlane.displacementPerG,
      outOfPlane: parameters.outOfPlane.stopper / parameters.outOfPlane.anglePerG)
    (period, rate, horizon) = (20_000_000, 50, 0)
    inPlane = Cascade(parameters.inPlane.dynamics, cutoff: 1)
    outOfPlane = Cascade(parameters.outOfPlane.dynamics, cutoff: 1)
    steps = TransitionCache()
    setFilter(parameters, period: period, rate: rate)
  }

  /// Starts with an empty filter, after a change of power or rate.
  mutating func start(
    _ parameters: AccelerometerParameters, at time: Int64, period: Int64, rate: Double
  ) {
    self.time = time
    begun = time
    isFresh = true
    isHeld = false
    rest = nil
    selfTest.pass(time)
    setFilter(parameters, period: period, rate: rate)
  }

  private mutating func setFilter(
    _ parameters: AccelerometerParameters, period: Int64, rate: Double
  ) {
    // This limit keeps sums with an element's times from overflowing.
    self.period = max(1000, min(period, 1 << 61))
    let pole = parameters.pole(for: rate)
    self.rate = pole.rate
    inPlane = Cascade(parameters.inPlane.dynamics, cutoff: pole.cutoff)
    outOfPlane = Cascade(parameters.outOfPlane.dynamics, cutoff: pole.cutoff)
    let slowest = min(inPlane.slowestRate, outOfPlane.slowestRate)
    horizon = slowest > 12.8 ? Int64(min(128e9 / slowest, 1e10)) + 1 : 10_000_000_000
    steps.restart(period: self.period, inPlane, outOfPlane)
  }

  /// Force of the self-test at the time of the state, in g.
  var selfTestForce: Lanes { selfTest.isOff ? .zero : selfTest.force(on: held) }

  /// Whether a later sample in an unchanged world is equal.
  var isSettled: Bool {
    !isFresh && selfTest.isQuiet
      && (isHeld && heldForce == withSelfTest(held) || state.x == state.y && state.v == .zero)
  }

  /// Moves on to the next sample if it equals the last one because nothing has happened.
  @inline(__always)
  mutating func rest(to instant: Int64, position: Axes<Double>, in world: inout World) -> Bool {
    guard instant &- time == period, instant < selfTest.next, rests(at: position, in: &world)
    else { return false }
    time = instant
    return true
  }

  @inline(__always)
  private func rests(at position: Axes<Double>, in world: inout World) -> Bool {
    rest?.isUntouched(in: &world) == true && position.hasBits(of: restPosition)
  }

  /// Moves on to a sample, through the samples that were skipped before it.
  @inline(__always)
  mutating func advance(to instant: Int64, position: Axes<Double>, in world: inout World) {
    if instant &- time != period || isFresh { approach(instant, position, &world) }
    step(to: instant, position, &world)
  }

  /// Observes the world up to a time, before which it must not be changed afterwards.
  @inline(__always)
  mutating func observe(upTo time: Int64, position: Axes<Double>, in world: inout World) {
    if rests(at: position, in: &world) {
      observed = time
    } else {
      follow(upTo: time, position, &world)
    }
  }

  @inline(never)
  private mutating func follow(
    upTo time: Int64, _ position: Axes<Double>, _ world: inout World
  ) {
    defer { observed = time }
    if isFresh {
      if self.time <= time { begin(position, &world) }
    } else if force(at: self.time, position, &world) != held {
      // The world was changed: the time under the previous one is stepped now, while it is known.
      held = passChange(position, &world)
    }
  }

  /// Moves on to the last sample before `instant`.
  @inline(never)
  private mutating func approach(
    _ instant: Int64, _ position: Axes<Double>, _ world: inout World
  ) {
    if isFresh { begin(position, &world) }
    let (gap, isFar) = instant.subtractingReportingOverflow(time)
    if !isFar, gap > 0, gap % period == 0, instant < selfTest.next,
      rest?.isSame(as: &world) == true, position == restPosition
    {
      time = instant
      return
    }
    if gap < 0 || isFar || gap > 2 * horizon { jump(before: instant, position, &world) }
    var next = instant - max(0, (instant - time - 1) / period) * period
    while next < instant {
      step(to: next, position, &world)
      next += period
    }
  }

  private mutating func begin(_ position: Axes<Double>, _ world: inout World) {
    isFresh = false
    held = force(at: time, position, &world)
    settle()
    state.y = .zero
  }

  /// Skips a past that has decayed: restarts in equilibrium one horizon before `instant`, or at the
  /// last change of the world if that was later.
  private mutating func jump(
    before instant: Int64, _ position: Axes<Double>, _ world: inout World
  ) {
    let start = instant - horizon
    if start < begun && begun < instant {
      time = begun
      return begin(position, &world)
    }
    if time > instant || observed <= start || held == force(at: time, position, &world) {
      time = start
      held = force(at: start, position, &world)
    } else {
      time = min(observed, instant)
    }
    selfTest.pass(time)
    settle()
  }

  /// Sets the masses and the filter to equilibrium with the force.
  private mutating func settle() {
    let place = withSelfTest(held).clamped(lowerBound: -stops, upperBound: stops)
    state = LaneState(x: place, v: .zero, y: place)
    hasMoved = true
    isHeld = false
    rest = nil
  }
}

extension Cascade {
  /// Decay rate of the slowest mode, in 1/s.
  fileprivate var slowestRate: Double {
    let damping = 1 / (2 * mass.quality)
    let part = damping > 1 ? damping - (damping * damping - 1).squareRoot() : damping
    return min(pole, part * mass.angularFrequency)
  }
}

/// Electrostatic force of the self-test on the masses, with the times at which it is switched.
struct SelfTestForce: Sendable {
  /// Present force in g on a centred mass.
  private var present = Lanes.zero
  /// Switches since the last sample. When there are more, the last one replaces the one before.
  private var queue: [(time: Int64, force: Lanes)] = []
  private static let count = 8
  /// Board time of the next switch, in ns.
  private(set) var next = never
  private(set) var isOff = true
  /// Displacement of a mass per g, as a fraction of the gap.
  private let displacementPerG: Lanes

  init(displacementPerG: Lanes) { self.displacementPerG = displacementPerG }

  /// Later than any time of an element.
  private static let never: Int64 = 1 << 62 + 1

  /// Whether no switch is pending.
  var isQuiet: Bool { next == Self.never }

  mutating func add(_ force: Lanes, from time: Int64) {
    if force == queue.last?.force ?? present { return }
    if queue.count == Self.count { queue.removeLast() }
    queue.append((max(time, queue.last?.time ?? time), force))
    next = queue[0].time
  }

  /// Applies the switches up to a time.
  mutating func pass(_ time: Int64) {
    while let first = queue.first, first.time <= time { present = queue.removeFirst().force }
    next = queue.first?.time ?? Self.never
    isOff = present == .zero
  }

  /// Force in g on masses that the world's force has displaced by u: ½ C V² / gap / (1 − u)². The
  /// displacement by the self-test itself is included in the specified force.
  func force(on held: Lanes) -> Lanes {
    // Stoppers limit the displacement.
    let place = (held * displacementPerG).clamped(
      lowerBound: Lanes(repeating: -0.7), upperBound: Lanes(repeating: 0.7))
    let towards = place.replacing(with: -place, where: present .< 0)
    let gap = 1 - towards
    return present / (gap * gap)
  }
}
