// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Three masses and their filters as they follow the world, without noise: exact from knot to knot
/// of the world, and nothing to compute where nothing moves.
struct AccelerometerDynamics: Sendable {
  /// Of the state, in nanoseconds of board time.
  var time: Int64
  var state = LaneState()
  /// Whether the state has moved since somebody set this to false.
  var hasMoved = true
  /// Of X and Y, of Z.
  var inPlane: Cascade
  var outOfPlane: Cascade
  /// From sample to sample, in ns.
  private(set) var period: Int64
  /// The output data rate whose filter is in use, in Hz.
  private(set) var rate: Double
  /// So many ns later nothing is left of a state: e⁻¹²⁸.
  private(set) var horizon: Int64
  var pushes: Pushes
  /// Whether the filter is empty and the masses are where the world at `time` holds them.
  private var isFresh = false
  private var begun: Int64 = -1 << 62
  /// The world's force at `time`, by the world as it was when somebody looked: where it is another
  /// one now, the world was changed, at the time up to which it had been seen.
  var held = Lanes.zero
  var seen: Int64 = -1 << 62
  /// Whether the last step, in a steady force, left the masses as they were, and so will the next that
  /// is a period long.
  var isHeld = false
  /// In g, of the last step.
  var heldForce = Lanes.zero
  /// Whether that is so for as long as the world is this one, at this position.
  var isResting = false
  var still = World.Still()
  var stillPosition = Axes(0.0, 0, 0)
  var steps: TransitionCache
  /// Of the stoppers, in g.
  let stops: Lanes
  let restitution: Double

  init(_ parameters: AccelerometerParameters, pushes: Pushes) {
    self.pushes = pushes
    time = -1 << 62
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

  /// Power or rate have changed: the filter begins empty.
  mutating func start(
    _ parameters: AccelerometerParameters, at time: Int64, period: Int64, rate: Double
  ) {
    self.time = time
    begun = time
    isFresh = true
    isHeld = false
    isResting = false
    pushes.pass(time)
    setFilter(parameters, period: period, rate: rate)
  }

  private mutating func setFilter(
    _ parameters: AccelerometerParameters, period: Int64, rate: Double
  ) {
    self.period = max(1000, period)
    let pole = parameters.pole(for: rate)
    self.rate = pole.rate
    inPlane = Cascade(parameters.inPlane.dynamics, cutoff: pole.cutoff)
    outOfPlane = Cascade(parameters.outOfPlane.dynamics, cutoff: pole.cutoff)
    let slowest = min(inPlane.slowestRate, outOfPlane.slowestRate)
    horizon = slowest > 12.8 ? Int64(min(128e9 / slowest, 1e10)) + 1 : 10_000_000_000
    steps.restart(period: self.period, inPlane, outOfPlane)
  }

  /// Whether a sample later in an unchanged world shows the same.
  var isSettled: Bool {
    !isFresh && pushes.isQuiet
      && (isHeld && heldForce == pushed(held) || state.x == state.y && state.v == .zero)
  }

  /// Goes on to the next sample if it is like the last one, because nothing has happened.
  @inline(__always)
  mutating func rest(to instant: Int64, position: Axes<Double>, in world: World) -> Bool {
    guard instant &- time == period, instant < pushes.next, rests(at: position, in: world)
    else { return false }
    time = instant
    return true
  }

  @inline(__always)
  private func rests(at position: Axes<Double>, in world: World) -> Bool {
    isResting && world.isStill(as: still) && position == stillPosition
  }

  /// Goes on to a sample, by way of those before it that may have been left out.
  @inline(__always)
  mutating func follow(to instant: Int64, position: Axes<Double>, in world: inout World) {
    if instant &- time != period || isFresh { approach(instant, position, &world) }
    step(to: instant, position, &world)
  }

  /// Before a time the world will not be changed any more.
  @inline(__always)
  mutating func look(upTo time: Int64, position: Axes<Double>, in world: inout World) {
    defer { seen = time }
    if rests(at: position, in: world) { return }
    if isFresh {
      if self.time <= time { begin(position, &world) }
    } else if force(at: self.time, position, &world) != held {
      // What was before this world has to be passed now, or it would be forgotten.
      held = passChange(position, &world)
    }
  }

  /// To the last sample before `instant`.
  @inline(never)
  private mutating func approach(
    _ instant: Int64, _ position: Axes<Double>, _ world: inout World
  ) {
    if isFresh { begin(position, &world) }
    let (gap, isFar) = instant.subtractingReportingOverflow(time)
    if !isFar, gap > 0, gap % period == 0, instant < pushes.next, rests(at: position, in: world) {
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

  /// Of a past so long ago nothing is left but what happened last: the world is as it is, or was
  /// changed not long ago.
  private mutating func jump(
    before instant: Int64, _ position: Axes<Double>, _ world: inout World
  ) {
    let start = instant - horizon
    if start < begun && begun < instant {
      time = begun
      return begin(position, &world)
    }
    if time > instant || seen <= start || held == force(at: time, position, &world) {
      time = start
      held = force(at: start, position, &world)
    } else {
      time = min(seen, instant)
    }
    pushes.pass(time)
    settle()
  }

  /// As the force holds the masses in the long run.
  private mutating func settle() {
    let place = pushed(held).clamped(lowerBound: -stops, upperBound: stops)
    state = LaneState(x: place, v: .zero, y: place)
    hasMoved = true
    isHeld = false
    isResting = false
  }
}

extension Cascade {
  /// Of the modes' decay, in 1/s.
  fileprivate var slowestRate: Double {
    let damping = 1 / (2 * mass.quality)
    let part = damping > 1 ? damping - (damping * damping - 1).squareRoot() : damping
    return min(pole, part * mass.angularFrequency)
  }
}
