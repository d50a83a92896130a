// SPDX-License-Identifier: Apache-2.0

/// Decides how long one side of a connection polls for the next message of the other before it
/// sleeps.
///
/// Waking an idle processor takes many times as long as a transaction, and the next message mostly follows
/// immediately. But where the other side or another program needs this processor, polling keeps it busy, and
/// at the end of its time slice this process waits for milliseconds, as it would after `sched_yield`. For a
/// while it then sleeps without polling: a sleeping process gets the processor as soon as the message
/// arrives.
///
/// All times are in nanoseconds on the system's clock.
struct Patience {
  /// The longest polling. A program behind the door notify takes some 30 µs from a reply to its next
  /// message.
  private static let most: Int64 = 100_000
  /// A message that arrives within this time of falling asleep was delayed by the polling.
  private static let soon: Int64 = 100_000
  /// Two polls that are further apart show that another program had the processor.
  private static let lost: Int64 = 200_000
  /// The time without polling after polling was harmful.
  private static let pause: Int64 = 10_000_000

  /// The time from which on polling is allowed.
  private var pollsFrom: Int64 = 0
  private var start: Int64 = 0
  /// The time of the last poll; nil where there is no polling in this wait.
  private var last: Int64?

  /// Begins a wait.
  mutating func begin(at now: Int64) {
    start = now
    last = now >= pollsFrom ? now : nil
  }

  /// Whether to poll once more. Otherwise the process has to sleep.
  mutating func lasts(at now: Int64) -> Bool {
    guard let last else { return false }
    self.last = now
    guard now - last < Self.lost else {
      pollsFrom = now + Self.pause
      self.last = nil
      return false
    }
    return now - start < Self.most
  }

  /// Ends a wait in which the process slept until a message arrived.
  mutating func end(at now: Int64) {
    guard let last else { return }
    self.last = nil
    if now - last < Self.soon { pollsFrom = now + Self.pause }
  }
}
