// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// When samples were taken by a chip whose clock nobody knows, such as the mechanical resonance of
/// a gyroscope.
///
/// It counts samples, and is told now and then when one of them appeared: by an edge on a line,
/// exactly; or by a look at how many there are, to within a period. From that it measures the
/// period, at first from any two such observations, later as an average over some thirty, and gives
/// each sample a time that is later than that of the one before.
///
/// Samples are numbered from the last one that was given out: 1 is the next.
public struct SampleTiming: Equatable, Sendable {
  /// How sure it is of the number of samples that have gone by.
  enum Count: UInt8 { case certain, estimated, unknown }

  /// In nanoseconds; never less than four fifths or more than five quarters of what it should be.
  public private(set) var period: Double

  let nominalPeriod: Double
  var observations = 0
  var count = Count.certain
  /// Whether an edge has told when samples come, so that one look can tell a missing one.
  var isExact = false
  /// Where the sample with the number `ahead` is; nil until something was observed.
  var anchor: Anchor?
  var ahead = 0
  /// Of the sample that was given out last; nil after a start.
  var last: Instant?
  /// The same, also after a start.
  var floor: Instant?

  /// - Parameter nominalPeriod: In nanoseconds, from 1 to an hour; what is beyond is taken for these.
  public init(nominalPeriod: Int64) {
    let hour: Int64 = 3_600_000_000_000
    self.nominalPeriod = Double(min(max(1, nominalPeriod), hour))
    period = self.nominalPeriod
  }

  /// Whether anything was observed since the start.
  public var isRunning: Bool { anchor != nil }

  /// Begins anew, keeping what is known of the period: samples were thrown away, or were not taken.
  public mutating func restart() {
    observations = 0
    count = .certain
    isExact = false
    anchor = nil
    ahead = 0
    last = nil
  }

  /// The same at another rate of the same clock: it is as far off as it was.
  public mutating func restart(nominalPeriod: Int64) {
    let ratio = period / self.nominalPeriod
    let before = floor
    self = SampleTiming(nominalPeriod: nominalPeriod)
    period *= ratio
    floor = before
  }

  /// Some samples may be gone; the next observation tells how many.
  public mutating func loseCount() { count = .unknown }

  /// A sample appeared at an instant. Returns how many before it are gone.
  public mutating func observe(_ number: Int, at edge: Instant) -> Int {
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
      // What was before was to within a period: nothing to measure one by.
      begin(number, at: Anchor(edge), observations: 1)
      return max(0, missing)
    }
    // Once the period is known, an edge that is told half a period late is the teller's fault.
    if observations >= 8 { late = min(max(late, -period / 2), period / 2) }
    let known = Double(min(observations, Self.memory))
    // The weights of a straight line through all observations, as long as they are few.
    let inverse = 1 / ((known + 1) * (known + 2))
    correct(number, by: late, (4 * known + 2) * inverse, 6 * inverse)
    return max(0, missing)
  }

  /// A sample was the newest, somewhen between two instants. Returns how many before it are gone.
  ///
  /// So it appeared before the later one, and the next one has not before the earlier one.
  public mutating func observe(
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
      // Rather one too few: an edge finds that, and a report cannot be taken back.
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

  /// How many observations count, nearly: more are steadier, fewer follow the clock's drift.
  private static var memory: Int { 32 }

  /// No chip has a million samples waiting, and sums of a few such numbers fit an `Int` of 32 bits.
  static func limited(_ count: Int) -> Int { min(max(count, -1_000_000), 1_000_000) }

  private mutating func begin(_ number: Int, at anchor: Anchor, observations: Int) {
    self.anchor = anchor
    ahead = number
    self.observations = observations
    // Nothing is known before which samples could be missing.
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

  /// Rounded down.
  private func wholePeriods(_ periods: Double) -> Int {
    let limited = min(max(periods, -1_000_000_000), 1_000_000_000)
    let whole = Int(limited)
    return Double(whole) > limited ? whole - 1 : whole
  }
}
