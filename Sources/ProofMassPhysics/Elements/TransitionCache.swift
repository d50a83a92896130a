// SPDX-License-Identifier: Apache-2.0

/// The transitions over a sample's period and over the last few other times: knots of a world mostly
/// fall into the same places between samples.
struct TransitionCache: Sendable {
  private struct Entry {
    var time: Int64
    var transition: LaneTransition
  }

  /// In ns, of what was found last.
  private var time: Int64 = 0
  private(set) var found: LaneTransition
  private var entries: [Entry] = []
  private var oldest = 0
  private static let count = 6

  /// What a slope of the input makes of X, V and Y: 1/(Qω0), 1/ω0, 1/ωc.
  private(set) var lag = Lanes.zero
  private(set) var quarter = Lanes.zero
  private(set) var filterLag = Lanes.zero

  init() {
    let none = Cascade(SecondOrder(frequency: 1, quality: 1), cutoff: 1).transition(over: 0)
    found = LaneTransition(inPlane: none, outOfPlane: none)
  }

  /// For cascades that have changed.
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
    // The first is the period's and stays.
    oldest = oldest % (Self.count - 1) + 1
    entries[oldest] = entry
  }
}
