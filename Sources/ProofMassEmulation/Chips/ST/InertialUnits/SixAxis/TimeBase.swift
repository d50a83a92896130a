// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// The one oscillator of a six-axis part: all rates are it divided by powers of two, and samples fall on common instants.
struct TimeBase: Sendable {
  /// Ticks in the longest period, that of 1.6 Hz.
  static var slowest: Int64 { 4096 }

  /// Period of the highest rate in nanoseconds.
  private(set) var tick: Int64 = 1
  /// Board time from which the instants count; `Int64.max` while both sensors are off.
  private(set) var origin = Int64.max

  var isRunning: Bool { origin != .max }

  /// - Parameter error: That of the oscillator as a fraction.
  mutating func start(at time: Int64, millihertz: Int, error: Double) {
    tick = max(1, Int64(1e12 / Double(millihertz) / (1 + min(max(error, -0.5), 0.5)) + 0.5))
    origin = time
  }

  mutating func stop() { origin = .max }

  /// Ticks in a period of a rate: the power of two that is nearest to the ratio, because facts round rates to mHz.
  static func ticks(ofMillihertz rate: Int32?, base: Int) -> Int64 {
    guard let rate, rate > 0 else { return 0 }
    var ticks: Int64 = 1
    while ticks * Int64(rate) * 10 < Int64(base) * 9 { ticks *= 2 }
    return ticks
  }

  /// The first instant of a period after a board time.
  func next(after time: Int64, ticks: Int64) -> Int64 {
    let period = ticks * tick
    return origin + (max(0, time - origin) / period + 1) * period
  }

  /// Whether an instant is one of a period.
  func isDue(_ instant: Int64, ticks: Int64) -> Bool {
    ticks > 0 && (instant - origin) % (ticks * tick) == 0
  }

  /// Number of an instant of a period.
  func number(of instant: Int64, ticks: Int64) -> Int64 {
    ticks > 0 ? (instant - origin) / (ticks * tick) : 0
  }
}

/// The counter of a six-axis part's timestamps.
struct TimestampCounter: Sendable {
  /// Its value when it was last started or stopped, and the board time of that; nil while it stands.
  private var value: Int64 = 0
  private var since: Int64?
  /// Nanoseconds of a step.
  private var step = 25_000.0

  /// The first value that it does not have.
  private let limit: Int64
  /// Whether it stays at its highest value, instead of beginning again.
  var freezes = false

  init(bits: Int64 = 32) { limit = 1 << bits }

  func count(at time: Int64) -> UInt32 {
    let count = value + steps(until: time)
    return UInt32(truncatingIfNeeded: freezes ? min(count, limit - 1) : count % limit)
  }

  private func steps(until time: Int64) -> Int64 {
    guard let since, time > since else { return 0 }
    return Int64(Double(time - since) / step)
  }

  mutating func reset(at time: Int64) {
    value = 0
    if since != nil { since = time }
  }

  /// Starts or stops it.
  mutating func run(_ isRunning: Bool, at time: Int64, step: Double) {
    guard isRunning != (since != nil) || isRunning && step != self.step else { return }
    if since != nil { value = Int64(count(at: time)) }
    self.step = step
    since = isRunning ? time : nil
  }

  /// Whether it overflows within so many steps.
  func ends(at time: Int64, within steps: Int) -> Bool {
    Int64(count(at: time)) >= limit - Int64(steps)
  }

  /// The first board time after another at which that changes; `Int64.max` while the counter stands.
  func nextChange(after time: Int64, within steps: Int) -> Int64 {
    guard let since, !freezes || Int64(count(at: time)) < limit - 1 else { return .max }
    let start = limit - Int64(steps)
    let count = Int64(count(at: time))
    let target = value + self.steps(until: time) + (count < start ? start : limit) - count
    // Rounded up, so that the counter has arrived.
    return max(time + 1, since + Int64((Double(target - value) * step).rounded(.up)))
  }
}
