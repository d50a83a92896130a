// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A scripted motion, ready to play: all of time in intervals in which no verb begins or ends.
struct Script: Sendable {
  struct Interval {
    /// Board time in nanoseconds.
    var start: Int64
    /// The start of the next one; `Int64.max` of the last.
    var end: Int64
    /// Of the layers; of some that stand still one for all.
    var phases: Range<Int>
    /// In nanoseconds, between the knots of a line that follows what is felt; nil where that does not
    /// change at all.
    var knot: Int64?
    /// Whether nothing warms or cools.
    var isTemperatureConstant: Bool

    func contains(_ time: Int64) -> Bool { start <= time && (time < end || end == .max) }
  }

  var phases: [Phase] = []
  var intervals: [Interval] = []

  /// The place of the interval that contains `time`, mostly near the last one.
  func index(of time: Int64, near last: Int) -> Int {
    for index in last..<min(last + 4, intervals.count) where intervals[index].contains(time) {
      return index
    }
    var (low, high) = (0, intervals.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if intervals[middle].start <= time { low = middle } else { high = middle - 1 }
    }
    return low
  }

  func kinematics(at time: Int64, in interval: Interval) -> Kinematics {
    var result = phases[interval.phases.lowerBound].kinematics(at: time)
    for index in interval.phases.dropFirst() {
      result = result.carrying(phases[index].kinematics(at: time))
    }
    return result
  }

  /// Until when from `time` on a straight line follows what is felt.
  ///
  /// Where a verb ends and another begins, what is felt may jump. There the line goes through the
  /// last nanosecond before, so that who looks at both ends of each piece sees the jump as it is.
  func knot(after time: Int64, in interval: Interval) -> Int64 {
    var knot = interval.end
    if knot < .max, time < knot - 1 { knot -= 1 }
    guard let step = interval.knot else { return knot }
    let grid = interval.start + ((time - interval.start) / step + 1) * step
    return min(knot, grid)
  }
}
