// SPDX-License-Identifier: Apache-2.0

/// States of the cascades of X, Y and Z.
struct LaneState: Equatable, Sendable {
  var x = Lanes.zero
  var v = Lanes.zero
  var y = Lanes.zero

  init() {}

  init(x: Lanes, v: Lanes, y: Lanes) {
    self.x = x
    self.v = v
    self.y = y
  }

  init(inPlane: Cascade.State, outOfPlane: Cascade.State) {
    x = Lanes(inPlane: inPlane.x, outOfPlane: outOfPlane.x)
    v = Lanes(inPlane: inPlane.v, outOfPlane: outOfPlane.v)
    y = Lanes(inPlane: inPlane.y, outOfPlane: outOfPlane.y)
  }

  subscript(lane: Int) -> Cascade.State {
    get { Cascade.State(x: x[lane], v: v[lane], y: y[lane]) }
    set {
      x[lane] = newValue.x
      v[lane] = newValue.v
      y[lane] = newValue.y
    }
  }
}

/// Transitions of the cascades of X, Y and Z over one time.
struct LaneTransition: Sendable {
  private let xx, xv, vx, vv, yx, yv, yy: Lanes

  init(inPlane: Cascade.Transition, outOfPlane: Cascade.Transition) {
    func lanes(_ part: (Cascade.Transition) -> Double) -> Lanes {
      Lanes(inPlane: part(inPlane), outOfPlane: part(outOfPlane))
    }
    xx = lanes { $0.mass.xx }
    xv = lanes { $0.mass.xv }
    vx = lanes { $0.mass.vx }
    vv = lanes { $0.mass.vv }
    yx = lanes { $0.yx }
    yv = lanes { $0.yv }
    yy = lanes { $0.yy }
  }

  @inline(__always)
  func callAsFunction(_ state: LaneState) -> LaneState {
    LaneState(
      x: xx * state.x + xv * state.v, v: vx * state.x + vv * state.v,
      y: yx * state.x + yv * state.v + yy * state.y)
  }
}

/// Transitions over the sampling period and over a few other times, because the knots of a world
/// mostly recur at the same offsets between samples.
struct TransitionCache: Sendable {
  private struct Entry {
    var time: Int64
    var transition: LaneTransition
  }

  /// Time in ns of the last transition looked up.
  private var time: Int64 = 0
  private(set) var found: LaneTransition
  private var entries: [Entry] = []
  private var oldest = 0
  private static let count = 6

  /// 1/(Qω0): lag of X behind a ramp.
  private(set) var lag = Lanes.zero
  /// 1/ω0: V in a ramp.
  private(set) var quarter = Lanes.zero
  /// 1/ωc: further lag of Y.
  private(set) var filterLag = Lanes.zero

  init() {
    let none = Cascade(SecondOrder(frequency: 1, quality: 1), cutoff: 1).transition(over: 0)
    found = LaneTransition(inPlane: none, outOfPlane: none)
  }

  /// Clears the cache for cascades that have changed.
  mutating func restart(period: Int64, _ inPlane: Cascade, _ outOfPlane: Cascade) {
    quarter =
      1
      / Lanes(
        inPlane: inPlane.mass.angularFrequency, outOfPlane: outOfPlane.mass.angularFrequency)
    lag = quarter / Lanes(inPlane: inPlane.mass.quality, outOfPlane: outOfPlane.mass.quality)
    filterLag = 1 / Lanes(inPlane: inPlane.pole, outOfPlane: outOfPlane.pole)
    entries = []
    oldest = 0
    time = 0
    find(period, inPlane, outOfPlane)
  }

  @inline(__always)
  mutating func find(_ time: Int64, _ inPlane: Cascade, _ outOfPlane: Cascade) {
    if time != self.time { search(time, inPlane, outOfPlane) }
  }

  @inline(never)
  private mutating func search(_ time: Int64, _ inPlane: Cascade, _ outOfPlane: Cascade) {
    self.time = time
    for entry in entries where entry.time == time {
      found = entry.transition
      return
    }
    let seconds = Double(time) * 1e-9
    found = LaneTransition(
      inPlane: inPlane.transition(over: seconds), outOfPlane: outOfPlane.transition(over: seconds))
    let entry = Entry(time: time, transition: found)
    if entries.count < Self.count { return entries.append(entry) }
    // The first entry is the period's and stays.
    oldest = oldest % (Self.count - 1) + 1
    entries[oldest] = entry
  }
}
