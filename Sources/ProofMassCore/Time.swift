// SPDX-License-Identifier: Apache-2.0

/// A point in time on a timebase that starts wherever it likes and never steps back.
public struct Instant: Comparable, Hashable, Sendable {
  public var nanoseconds: Int64

  @inlinable
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  @inlinable
  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// Later by a time in nanoseconds; beyond what an instant can be, the last one.
  @inlinable
  public func advanced(byNanoseconds time: Int64) -> Instant {
    let (sum, isOverflow) = nanoseconds.addingReportingOverflow(time)
    return Instant(nanoseconds: isOverflow ? (time < 0 ? .min : .max) : sum)
  }

  /// Later by a duration, rounded down to a nanosecond.
  @inlinable
  public static func + (instant: Instant, duration: Duration) -> Instant {
    instant.advanced(byNanoseconds: duration.wholeNanoseconds)
  }

  @inlinable
  public static func - (later: Instant, earlier: Instant) -> Duration {
    Duration(wholeNanoseconds: later.nanoseconds - earlier.nanoseconds)
  }
}

extension Duration {
  /// The same as `.nanoseconds(_:)`, which allocates in 32-bit Embedded builds.
  @inlinable
  public init(wholeNanoseconds time: Int64) {
    self.init(
      secondsComponent: time / 1_000_000_000,
      attosecondsComponent: time % 1_000_000_000 * 1_000_000_000)
  }

  /// The duration in nanoseconds, rounded down. More than 292 years is as much as that.
  @inlinable
  public var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, isOverflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    // Division rounds towards zero.
    let part = attoseconds / 1_000_000_000 - (attoseconds % 1_000_000_000 < 0 ? 1 : 0)
    let (sum, isSumOverflow) = whole.addingReportingOverflow(part)
    return isOverflow || isSumOverflow ? (seconds < 0 ? .min : .max) : sum
  }
}

/// A clock to read and to wait on: the system's, a board's virtual one, a microcontroller's timer.
public protocol Timebase: ~Copyable {
  func now() -> Instant

  /// Returns once `now()` is no earlier than `instant`; at once when that has passed.
  func wait(until instant: Instant)
}

extension Timebase where Self: ~Copyable {
  @inlinable
  public func wait(for duration: Duration) { wait(until: now() + duration) }

  /// Spares a microcontroller the 128-bit arithmetic of `Duration`.
  @inlinable
  public func wait(forNanoseconds time: Int64) {
    wait(until: now().advanced(byNanoseconds: time))
  }
}
