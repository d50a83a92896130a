// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Instants at equal distances.
public struct SampleTimes: Equatable, Sendable {
  /// Of the sample before the first.
  var start: Instant
  /// In nanoseconds.
  var step: Double

  /// Of the n-th sample, 0 being the first.
  public subscript(index: Int) -> Instant {
    SampleTiming.Anchor(start).moved(by: (Double(index) + 1) * step).instant
  }

  init(start: Instant, step: Double) {
    self.start = start
    self.step = step
  }
}

extension SampleTiming {
  /// Gives out the next samples: their times, each later than the one before, and the newest no
  /// later than `limit`, unless that were before the last one given out.
  ///
  /// Where none are missing they divide the time since the last one evenly, so that a correction
  /// of the clock is no jump.
  ///
  /// Counts beyond a million are taken for that.
  ///
  /// - Parameters:
  ///   - count: How many are given out.
  ///   - available: How many there are, with the newest; at least `count`, and 1.
  ///   - lost: How many are missing before them.
  public mutating func take(
    _ count: Int, of available: Int, lost: Int, noLaterThan limit: Instant
  ) -> SampleTimes {
    let (count, available) = (Self.limited(count), Self.limited(available))
    let newest = (anchor ?? Anchor(limit)).moved(by: Double(available - ahead) * period)
    let end = min(newest.instant, limit)
    var times = SampleTimes(
      start: Anchor(end).moved(by: -Double(available) * period).instant, step: period)
    if let floor, lost == 0 && last != nil || times[0] <= floor {
      let step = Anchor(floor).time(until: end) / Double(max(1, available))
      times = SampleTimes(start: floor, step: max(step, period / 8))
    }
    if count > 0 {
      last = times[count - 1]
      floor = last
    }
    ahead = Self.limited(ahead - count)
    return times
  }

  /// An instant and a fraction of a nanosecond.
  struct Anchor: Equatable, Sendable {
    var instant: Instant
    var fraction: Double

    init(_ instant: Instant, fraction: Double = 0) {
      self.instant = instant
      self.fraction = fraction
    }

    /// In nanoseconds. Centuries are as long as a year.
    func time(until later: Instant) -> Double {
      let (time, isOverflow) = later.nanoseconds.subtractingReportingOverflow(instant.nanoseconds)
      let year: Int64 = 31_557_600_000_000_000
      let limited = isOverflow ? (later > instant ? year : -year) : min(max(time, -year), year)
      return Double(limited) - fraction
    }

    func moved(by time: Double) -> Anchor {
      // What is centuries away stays there.
      let sum = min(max(fraction + time, -4e18), 4e18)
      var whole = Int64(sum)
      if Double(whole) > sum { whole -= 1 }
      return Anchor(instant.advanced(byNanoseconds: whole), fraction: sum - Double(whole))
    }
  }
}
