// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The instants at which programs have to act, other than edges: the expiries of their timers.
///
/// Whichever client advances the board, it stops at such an instant until the program has handled it, but for
/// at most ten seconds of the system's time: a program may have stopped, or passed its connection on to
/// another.
///
/// Times are those that programs see (``ClockPage``), in nanoseconds.
final class BoardAlarms {
  /// A program's next instant. Held by the session of its connection.
  final class Alarm {
    /// The instant; the largest number for none.
    fileprivate(set) var time = Int64.max
    /// The system's time at which the board stopped there; nil before.
    fileprivate var since: Int64?
    /// Whether the program has been notified.
    fileprivate var isTold = false
  }

  private struct Weak {
    weak var alarm: Alarm?
  }

  /// The longest stop, in nanoseconds of the system's time.
  private static let patience: Int64 = 10_000_000_000
  private var alarms: [UInt64: Weak] = [:]

  /// Whether programs have alarms, or had until recently.
  var areHeld: Bool { !alarms.isEmpty }

  /// Creates an alarm with a number that the program has chosen; nil where the number is in use.
  func take(_ number: UInt64) -> Alarm? {
    alarms = alarms.filter { $0.value.alarm != nil }
    guard alarms[number] == nil else { return nil }
    let alarm = Alarm()
    alarms[number] = Weak(alarm: alarm)
    return alarm
  }

  /// Sets an alarm, whose previous instant has been handled. False where no alarm has this number.
  func set(_ number: UInt64, to time: Int64) -> Bool {
    guard let alarm = alarms[number]?.alarm else { return false }
    alarm.time = time
    alarm.since = nil
    alarm.isTold = false
    return true
  }

  /// The time beyond which the board must not go from `now`; nil where there is none.
  func limit(at now: Int64) -> Int64? {
    var first: Int64?
    for alarm in alarms.values.lazy.compactMap(\.alarm) where alarm.time < .max {
      if alarm.time <= now {
        let since = alarm.since ?? systemTime()
        alarm.since = since
        if systemTime() - since > Self.patience { continue }
      }
      first = min(first ?? .max, alarm.time)
    }
    return first
  }

  /// Whether to notify the program now that its instant has arrived. It is notified once.
  func startsRinging(_ alarm: Alarm, at now: Int64) -> Bool {
    guard alarm.time <= now, !alarm.isTold else { return false }
    alarm.isTold = true
    return true
  }
}
