// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Forces of 10⁶ g and more are alike; what is no number is the lowest force.
private let limit = 1e6

extension AccelerometerDynamics {
  @inline(__always)
  func force(at time: Int64, _ position: Axes<Double>, _ world: inout World) -> Lanes {
    var force = Lanes(world.force(at: time, position: position))
    force.replace(with: -limit, where: .!(force .> -limit))
    force.replace(with: limit, where: force .> limit)
    return force
  }

  @inline(__always)
  func pushed(_ force: Lanes) -> Lanes {
    pushes.isOff ? force : force + pushes.force(on: force)
  }

  @inline(__always)
  mutating func step(
    to end: Int64, _ position: Axes<Double>, _ world: inout World
  ) {
    if pushes.next <= time { pushes.pass(time) }
    var first = force(at: time, position, &world)
    if first != held {
      if seen >= end { return stay(until: end) }
      first = passChange(position, &world)
    }
    while time < end {
      let knot = world.linearEnd(from: time)
      let stop = max(time + 1, min(end, knot, pushes.next))
      // Away from the board's centre the force jumps where a recorded turn goes on differently: this
      // piece ends just before. And where nothing changes any more it is as it was.
      let jumps = stop == knot && position != .zero
      let last =
        knot == .max ? first : force(at: jumps ? stop - 1 : stop, position, &world)
      step(over: stop - time, from: pushed(first), to: pushed(last))
      time = stop
      if pushes.next <= stop { pushes.pass(stop) }
      first = jumps ? force(at: stop, position, &world) : last
    }
    held = first
    if isResting { noteRest(position, world) }
  }

  private mutating func noteRest(_ position: Axes<Double>, _ world: World) {
    // A push that has just begun has yet to move the masses.
    let isResting = heldForce == pushed(held)
    guard isResting, let still = world.still else { return self.isResting = false }
    self.still = still
    stillPosition = position
  }

  /// The force from when the world was changed.
  @inline(never)
  mutating func passChange(
    _ position: Axes<Double>, _ world: inout World
  ) -> Lanes {
    stay(until: seen)
    isResting = false
    pushes.pass(time)
    return force(at: time, position, &world)
  }

  /// In a world that is no more.
  private mutating func stay(until end: Int64) {
    guard end > time else { return }
    let force = pushed(held)
    step(over: end - time, from: force, to: force)
    time = end
  }

  @inline(__always)
  private mutating func step(over time: Int64, from first: Lanes, to last: Lanes) {
    let isSteady = first == last
    let isAtPlace = isSteady && state.x == first && state.y == first && state.v == .zero
    isHeld = isAtPlace || isHeld && isSteady && last == heldForce && time == period
    isResting = isHeld
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
    // A stopper holds masses elsewhere than at their place.
    isHeld = isSteady && time == period && state == before
    isResting = isHeld
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
  /// What is far below anything that shows is nothing, so that a state comes to rest.
  @inline(__always)
  fileprivate mutating func forget() {
    let least = 1e-18
    x.replace(with: 0, where: x .< least .& x .> -least)
    v.replace(with: 0, where: v .< least .& v .> -least)
    y.replace(with: 0, where: y .< least .& y .> -least)
  }
}
