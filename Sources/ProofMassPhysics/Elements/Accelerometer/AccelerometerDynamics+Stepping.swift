// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

extension AccelerometerDynamics {
  @inline(__always)
  func force(at time: Int64, _ position: Axes<Double>, _ world: inout World) -> Lanes {
    Lanes(clamping: world.specificForce(at: time, position: position))
  }

  @inline(__always)
  func withSelfTest(_ force: Lanes) -> Lanes {
    selfTest.isOff ? force : force + selfTest.force(on: force)
  }

  @inline(__always)
  mutating func step(
    to end: Int64, _ position: Axes<Double>, _ world: inout World
  ) {
    if selfTest.next <= time { selfTest.pass(time) }
    var first = force(at: time, position, &world)
    if first != held {
      if observed >= end { return stay(until: end) }
      first = passChange(position, &world)
    }
    while time < end {
      let knot = world.linearEnd(from: time)
      let stop = max(time + 1, min(end, knot, selfTest.next))
      // Away from the board's centre the force jumps where the angular acceleration of a recording
      // does: this piece ends one nanosecond before. Without another knot the force is constant.
      let jumps = stop == knot && position != .zero
      let last =
        knot == .max ? first : force(at: jumps ? stop - 1 : stop, position, &world)
      step(over: stop - time, from: withSelfTest(first), to: withSelfTest(last))
      time = stop
      if selfTest.next <= stop { selfTest.pass(stop) }
      first = jumps ? force(at: stop, position, &world) : last
    }
    held = first
    // A self-test that has just begun has yet to move the masses.
    rest = isHeld && heldForce == withSelfTest(held) ? StillWorld(&world) : nil
    restPosition = position
  }

  /// Steps to the time at which the world was changed; returns the force from then on.
  @inline(never)
  mutating func passChange(
    _ position: Axes<Double>, _ world: inout World
  ) -> Lanes {
    stay(until: observed)
    rest = nil
    selfTest.pass(time)
    return force(at: time, position, &world)
  }

  /// Steps under the constant force of the previous world.
  private mutating func stay(until end: Int64) {
    guard end > time else { return }
    let force = withSelfTest(held)
    step(over: end - time, from: force, to: force)
    time = end
  }

  @inline(__always)
  private mutating func step(over time: Int64, from first: Lanes, to last: Lanes) {
    let isSteady = first == last
    let isAtPlace = isSteady && state.x == first && state.y == first && state.v == .zero
    isHeld = isAtPlace || isHeld && isSteady && last == heldForce && time == period
    rest = nil
    heldForce = last
    if isHeld { return }
    steps.find(time, inPlane, outOfPlane)
    let seconds = Double(time) * 1e-9
    let before = state
    let slope = (last - first) / seconds
    let lag = slope * steps.lag
    let speed = slope * steps.quarter
    let filterLag = slope * steps.filterLag
    var left = steps.found(
      LaneState(
        x: before.x - (first - lag), v: before.v - speed, y: before.y - (first - lag - filterLag)))
    left.forget()
    state = LaneState(
      x: last - lag + left.x, v: speed + left.v, y: last - lag - filterLag + left.y)
    let far = abs(state.x) .> stops
    if any(far) { overload(far, before, over: seconds, from: first, to: last) }
    // A mass at a stopper is not in equilibrium, but its state may be constant.
    isHeld = isSteady && time == period && state == before
    if !isHeld { hasMoved = true }
  }

  @inline(never)
  private mutating func overload(
    _ far: SIMDMask<SIMD4<Int64>>, _ before: LaneState, over time: Double, from first: Lanes,
    to last: Lanes
  ) {
    for lane in 0..<3 where far[lane] {
      let stopper = Stopper(
        cascade: lane == 2 ? outOfPlane : inPlane, distance: stops[lane],
        restitution: restitution)
      state[lane] = stopper.step(before[lane], over: time, from: first[lane], to: last[lane])
    }
  }

  private func abs(_ lanes: Lanes) -> Lanes { lanes.replacing(with: -lanes, where: lanes .< 0) }
}

extension LaneState {
  /// Replaces values far below the resolution by zero, so that a state comes to rest.
  @inline(__always)
  fileprivate mutating func forget() {
    let least = 1e-18
    x.replace(with: 0, where: x .< least .& x .> -least)
    v.replace(with: 0, where: v .< least .& v .> -least)
    y.replace(with: 0, where: y .< least .& y .> -least)
  }
}

/// A mass that is driven against its stopper: short steps, and a bounce where one ends beyond the
/// stopper (article Physics). The restitution is assumed.
struct Stopper {
  var cascade: Cascade
  /// Position of the stopper, as a force in g by the linear law.
  var distance: Double
  /// Speed after a bounce, relative to the speed before.
  var restitution: Double

  /// Step in seconds: 16 kHz.
  private static let step = 62.5e-6
  /// Bounces after which a speed has faded, to 10⁻²⁵ with the restitution.
  private static let bounces = 64

  /// The state after a time in seconds over which the input goes linearly from `first` to `last`,
  /// in g.
  func step(
    _ state: Cascade.State, over time: Double, from first: Double, to last: Double
  ) -> Cascade.State {
    // The time is at most two horizons, which are 20 s.
    let count = max(1, (min(time, 20) / Self.step).rounded(.up))
    let part = time / count
    let transition = cascade.transition(over: part)
    var state = state
    var pressed = 0
    var index = 0
    while index < Int(count) {
      let start = first + (last - first) * (Double(index) / count)
      let end = first + (last - first) * (Double(index + 1) / count)
      var next = cascade.step(state, by: transition, over: part, from: start, to: end)
      let isBeyond = abs(next.x) > distance
      if isBeyond {
        next.x = next.x < 0 ? -distance : distance
        if next.v * next.x > 0 { next.v *= -restitution }
        // The filter's input is a mass that moves linearly to the stopper.
        let lag = (next.x - state.x) / part / cascade.pole
        next.y = next.x - lag + transition.yy * (state.y - state.x + lag)
      }
      pressed = isBeyond && next.x == state.x && next.y == state.y ? pressed + 1 : 0
      state = next
      index += 1
      // A mass that is pressed against the stopper stays there and only bounces, so the last steps
      // suffice. An even number of steps is skipped, because two speeds may alternate.
      if pressed == Self.bounces, min(start, last) > distance || max(start, last) < -distance {
        index += max(0, Int(count) - index - Self.bounces) & ~1
      }
    }
    return state
  }
}
