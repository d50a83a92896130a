// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Estimates when samples were taken by a chip whose clock is not known exactly, such as the mechanical
/// resonance of a gyroscope.
///
/// It counts samples, and accepts observations of when one of them appeared: exactly, by an edge on a line;
/// or to within a period, by the number of samples in a FIFO. From these it measures the period, at first
/// from any two such observations, later as an average over some thirty, and gives each sample a time that
/// is later than that of the one before.
///
/// Samples are numbered from the last one that was given a time: 1 is the next.
@usableFromInline
package struct SampleTiming: Equatable, Sendable {
  /// The certainty of the number of samples that have passed.
  enum Count: UInt8 { case certain, estimated, unknown }

  /// Measured period, in nanoseconds; from four fifths to five quarters of the nominal one.
  @usableFromInline package private(set) var period: Double

  let nominalPeriod: Double
  var observations = 0
  var count = Count.certain
  /// Whether an edge was observed since the start, so that one count can detect a missing sample.
  var isExact = false
  /// The time of the sample with the number `ahead`; nil until the first observation.
  var anchor: Anchor?
  var ahead = 0
  /// The time given to the newest sample; nil after a start.
  var last: Instant?
  /// The same, but kept across a start.
  var floor: Instant?

  /// Starts without observations.
  ///
  /// - Parameter nominalPeriod: In nanoseconds, from 1 to an hour; others are limited to these.
  @usableFromInline package init(nominalPeriod: Int64) {
    let hour: Int64 = 3_600_000_000_000
    self.nominalPeriod = Double(min(max(1, nominalPeriod), hour))
    period = self.nominalPeriod
  }

  /// Whether there was an observation since the start.
  @usableFromInline package var isRunning: Bool { anchor != nil }

  /// Restarts with the measured period, after samples were discarded or not taken.
  @usableFromInline package mutating func restart() {
    observations = 0
    count = .certain
    isExact = false
    anchor = nil
    ahead = 0
    last = nil
  }

  /// Restarts at another rate of the same clock, whose relative error stays as measured.
  ///
  /// - Parameter nominalPeriod: In nanoseconds, from 1 to an hour.
  @usableFromInline package mutating func restart(nominalPeriod: Int64) {
    let ratio = period / self.nominalPeriod
    let before = floor
    self = SampleTiming(nominalPeriod: nominalPeriod)
    period *= ratio
    floor = before
  }

  /// Some samples may be missing; the next observation shows how many.
  @usableFromInline package mutating func loseCount() { count = .unknown }

  /// Observes that a sample appeared at an instant. Returns how many before it are missing.
  @usableFromInline package mutating func observe(_ number: Int, at edge: Instant) -> Int {
    let number = Self.limited(number)
    isExact = true
    guard let anchor else {
      begin(number, at: Anchor(edge), observations: 1)
      return 0
    }
    var late = anchor.time(until: edge) - Double(number - ahead) * period
    let missing = count == .certain ? 0 : wholePeriods(late / period + 0.5)
    late -= Double(missing) * period
    ahead -= missing
    count = .certain
    if observations == 0 {
      // Earlier observations were accurate to a period only, too coarse to measure the period by.
      begin(number, at: Anchor(edge), observations: 1)
      return max(0, missing)
    }
    // Once the period is known, an edge that is half a period late must have been reported late.
    if observations >= 8 { late = min(max(late, -period / 2), period / 2) }
    let known = Double(min(observations, Self.memory))
    // The weights of a straight line through all observations, while there are few.
    let inverse = 1 / ((known + 1) * (known + 2))
    correct(number, by: late, (4 * known + 2) * inverse, 6 * inverse)
    return max(0, missing)
  }

  /// Observes that a sample was the newest at an unknown instant between two: it appeared before the later
  /// one, and the next sample did not appear before the earlier one. Returns how many before it are missing.
  @usableFromInline package mutating func observe(
    newest number: Int, between early: Instant, and late: Instant
  ) -> Int {
    let number = Self.limited(number)
    guard let anchor else {
      let middle = (period + Anchor(early).time(until: late)) / 2
      begin(number, at: Anchor(late).moved(by: -middle), observations: 0)
      return 0
    }
    let expected = Double(number - ahead) * period
    let width = Anchor(early).time(until: late)
    var latest = anchor.time(until: late) - expected
    var missing = 0
    if count == .unknown || count == .estimated && isExact, latest < 0 || latest > width {
      // One too few is better: the next edge corrects that, but a reported loss cannot be withdrawn.
      missing = wholePeriods((latest - width) / period)
      latest -= Double(missing) * period
      ahead -= missing
    }
    if count == .unknown { count = .estimated }
    let earliest = latest - width - period
    let known = Double(min(max(observations, 1), Self.memory))
    correct(
      number, by: latest < 0 ? latest : max(0, earliest), 1, 6 / ((known + 1) * (known + 2)))
    return max(0, missing)
  }

  /// The approximate number of observations in the average: more are steadier, fewer follow clock drift.
  private static var memory: Int { 32 }

  /// No chip has a million samples waiting, and sums of a few such numbers fit an `Int` of 32 bits.
  static func limited(_ count: Int) -> Int { min(max(count, -1_000_000), 1_000_000) }

  private mutating func begin(_ number: Int, at anchor: Anchor, observations: Int) {
    self.anchor = anchor
    ahead = number
    self.observations = observations
    // Before the first observation no sample can be missing.
    count = .certain
  }

  private mutating func correct(
    _ number: Int, by time: Double, _ weight: Double, _ periodWeight: Double
  ) {
    let samples = Double(number - ahead)
    anchor = anchor?.moved(by: samples * period + weight * time)
    ahead = number
    if samples > 0 {
      period = min(
        max(period + periodWeight * time / samples, nominalPeriod * 0.8), nominalPeriod * 1.25)
    }
    observations = min(observations, Self.memory) + 1
  }

  /// The number of whole periods, rounded down.
  private func wholePeriods(_ periods: Double) -> Int {
    let limited = min(max(periods, -1_000_000_000), 1_000_000_000)
    let whole = Int(limited)
    return Double(whole) > limited ? whole - 1 : whole
  }
}

extension SampleTiming {
  /// Gives the next samples their times, each later than the one before, and the newest no later than
  /// `limit`, unless `limit` is before the last time given.
  ///
  /// Where no samples are missing, the times divide the interval since the last one evenly, so that a
  /// correction of the clock causes no jump.
  ///
  /// Counts are limited to a million.
  ///
  /// - Parameters:
  ///   - count: Number of samples that get a time.
  ///   - available: Number of samples in the chip, including the newest; at least `count`, and 1.
  ///   - lost: Number of samples missing before them.
  ///   - limit: The latest instant that a time may have.
  @usableFromInline package mutating func take(
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

    /// The time until a later instant, in nanoseconds, limited to a year.
    func time(until later: Instant) -> Double {
      let (time, isOverflow) = later.nanoseconds.subtractingReportingOverflow(instant.nanoseconds)
      let year: Int64 = 31_557_600_000_000_000
      let limited = isOverflow ? (later > instant ? year : -year) : min(max(time, -year), year)
      return Double(limited) - fraction
    }

    func moved(by time: Double) -> Anchor {
      // Limited, so that the sum fits 64 bits.
      let sum = min(max(fraction + time, -4e18), 4e18)
      var whole = Int64(sum)
      if Double(whole) > sum { whole -= 1 }
      return Anchor(instant.advanced(byNanoseconds: whole), fraction: sum - Double(whole))
    }
  }
}

/// The times of successive samples, at equal distances.
@usableFromInline
package struct SampleTimes: Equatable, Sendable {
  /// The time of the sample before the first.
  @usableFromInline var start: Instant
  /// The interval between two samples, in nanoseconds.
  @usableFromInline var step: Double

  /// The time of a sample, counted from 0.
  @inlinable
  package subscript(index: Int) -> Instant {
    // Limited, so that it fits 64 bits.
    let time = min(max((Double(index) + 1) * step, -4e18), 4e18)
    return start.advanced(byNanoseconds: Int64(time))
  }

  init(start: Instant, step: Double) {
    self.start = start
    self.step = step
  }
}
