// SPDX-License-Identifier: Apache-2.0

/// A point in time on a `Timebase`, whose origin is arbitrary and which never steps back.
public struct Instant: Comparable, Hashable, Sendable {
  /// The time since the timebase's origin, in nanoseconds.
  public var nanoseconds: Int64

  /// Creates an instant from the time since the timebase's origin, in nanoseconds.
  @inlinable
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Whether one instant is earlier than another of the same timebase.
  @inlinable
  public static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// The instant later by a time in nanoseconds; the last or first instant if the sum overflows.
  @inlinable
  public func advanced(byNanoseconds time: Int64) -> Instant {
    let (sum, isOverflow) = nanoseconds.addingReportingOverflow(time)
    return Instant(nanoseconds: isOverflow ? (time < 0 ? .min : .max) : sum)
  }

  /// The instant later by a duration, which is rounded down to a nanosecond.
  @inlinable
  public static func + (instant: Instant, duration: Duration) -> Instant {
    instant.advanced(byNanoseconds: duration.wholeNanoseconds)
  }

  /// The time from one instant to another of the same timebase.
  @inlinable
  public static func - (later: Instant, earlier: Instant) -> Duration {
    Duration(wholeNanoseconds: later.nanoseconds - earlier.nanoseconds)
  }
}

extension Duration {
  /// Creates a duration in nanoseconds, as `.nanoseconds(_:)` does, which allocates in 32-bit
  /// Embedded builds.
  @inlinable
  public init(wholeNanoseconds time: Int64) {
    self.init(
      secondsComponent: time / 1_000_000_000,
      attosecondsComponent: time % 1_000_000_000 * 1_000_000_000)
  }

  /// The duration in nanoseconds, rounded down; limited to what 64 bits hold, ±292 years.
  @inlinable
  package var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, isOverflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    // Division rounds towards zero.
    let part = attoseconds / 1_000_000_000 - (attoseconds % 1_000_000_000 < 0 ? 1 : 0)
    let (sum, isSumOverflow) = whole.addingReportingOverflow(part)
    return isOverflow || isSumOverflow ? (seconds < 0 ? .min : .max) : sum
  }
}

/// A clock that can be read and waited on: the system's clock, the virtual clock of an emulated
/// board, or a microcontroller's timer.
public protocol Timebase: ~Copyable {
  /// The current instant.
  func now() -> Instant

  /// Waits until `now()` is no earlier than `instant`; returns immediately if that has passed.
  func wait(until instant: Instant)
}

extension Timebase where Self: ~Copyable {
  /// Waits for a duration from now on.
  @inlinable
  public func wait(for duration: Duration) { wait(until: now() + duration) }

  /// Waits for a time in nanoseconds from now on, without the 128-bit arithmetic of `Duration`.
  @inlinable
  public func wait(forNanoseconds time: Int64) {
    wait(until: now().advanced(byNanoseconds: time))
  }
}
