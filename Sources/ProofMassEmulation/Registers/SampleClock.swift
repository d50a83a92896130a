// SPDX-License-Identifier: Apache-2.0

/// The instants at which a chip samples: periodic from the first one on.
struct SampleClock: Sendable {
  /// In nanoseconds.
  private(set) var period: Int64 = 0
  /// Board time of the next sample in nanoseconds; `Int64.max` when stopped.
  private(set) var next = Int64.max
  /// The first instant after it was stopped; any past one while it runs beyond that.
  private var first = Int64.min
  /// Number of samples that were taken one by one, as a measure of work.
  private(set) var taken: Int64 = 0

  mutating func start(first: Int64, period: Int64) {
    self.period = period
    self.first = hasBegun && next != .max ? .min : first
    next = first
  }

  /// Whether an instant has passed since it was stopped.
  var hasBegun: Bool { next != first }

  mutating func stop() { next = .max }

  /// Leaves out instants of a time that is a multiple of the period.
  mutating func shift(by time: Int64) {
    if next != .max { next += time }
  }

  /// Sampling period in nanoseconds, at a rate that is off by a fraction of itself.
  ///
  /// The fraction is limited to one half, so that no value of it stops or reverses time.
  static func period(millihertz: Int32, error: Double) -> Int64 {
    Int64(1e12 / Double(max(1, millihertz)) / factor(error))
  }

  /// A time in nanoseconds by a clock that is off likewise.
  static func duration(microseconds: Int32, error: Double) -> Int64 {
    Int64(Double(microseconds) * 1000 / factor(error))
  }

  private static func factor(_ error: Double) -> Double {
    error > -0.5 ? min(1 + error, 1.5) : error <= -0.5 ? 0.5 : 1
  }

  /// Takes the next instant, if it is not after `time`.
  mutating func takeOne(upTo time: Int64) -> Int64? {
    guard next <= time else { return nil }
    defer { next += period }
    taken &+= 1
    return next
  }

  /// Skips the instants up to and including `time`, except the last `kept`.
  mutating func skip(upTo time: Int64, butLast kept: Int64) {
    guard next <= time else { return }
    let due = (time - next) / period + 1
    next += max(0, due - kept) * period
  }

  /// Takes all instants up to and including `time`: the last of them, and their number.
  mutating func take(upTo time: Int64) -> (last: Int64, count: Int64)? {
    guard next <= time else { return nil }
    // One instant is the common case, and a division is expensive.
    let count = time - next < period ? 1 : (time - next) / period + 1
    let last = next + (count - 1) * period
    next = last + period
    return (last, count)
  }
}

/// Limits the number of pending samples that a chip takes one by one after a long time without access.
///
/// With noise or while the board moves, each sample differs, and years of them would take too long.
/// Therefore, in a longer time, only this many samples at its beginning and at its end are taken,
/// both during a motion and after it, and those between are skipped.
struct Backlog {
  /// Two minutes at 1 kHz.
  static let most: Int64 = 1 << 17
  /// Limit for slow samples: half a day in nanoseconds, which covers slow noise.
  private static let longest: Int64 = 43_200_000_000_000
  /// While the board moves: half an hour in nanoseconds, because each knot of the motion takes time
  /// to compute.
  private static let longestMoving: Int64 = 1_800_000_000_000

  private let enough: Int64
  /// Number of samples up to the next one after which samples may be skipped.
  private var left: Int64
  /// Board time in nanoseconds at which the motion ends.
  private let steadyFrom: Int64

  /// - Parameter steadyFrom: The value of the world, which itself would be copied.
  init(_ clock: SampleClock, steadyFrom: Int64, atMost enough: Int64 = most) {
    self.steadyFrom = steadyFrom
    let isMoving = steadyFrom > clock.next
    let longest = isMoving ? Self.longestMoving : Self.longest
    // A division is expensive, and seldom needed. A period is at most half an hour.
    self.enough =
      clock.period &* enough <= longest ? enough : max(1, longest / max(1, clock.period))
    left = self.enough
  }

  /// Counts a sample that was taken, and skips samples where too many are pending.
  @inline(__always)
  mutating func pass(_ instant: Int64, _ clock: inout SampleClock, upTo time: Int64) {
    left &-= 1
    guard left <= 0 else { return }
    left = enough
    clock.skip(upTo: instant < steadyFrom ? min(time, steadyFrom) : time, butLast: enough)
  }
}
