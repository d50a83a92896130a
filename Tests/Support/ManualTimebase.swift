// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A clock that moves when it is waited on, or by hand, and remembers the waits.
public final class ManualTimebase: Timebase {
  /// How long each wait was that really waited, in nanoseconds.
  public private(set) var waits: [Int64] = []
  private var time: Instant

  public init(at time: Instant = Instant(nanoseconds: 0)) { self.time = time }

  /// Lets time pass without a wait.
  public func advance(byNanoseconds time: Int64) {
    self.time = self.time.advanced(byNanoseconds: time)
  }

  public func now() -> Instant { time }

  public func wait(until instant: Instant) {
    guard instant > time else { return }
    waits.append(instant.nanoseconds - time.nanoseconds)
    time = instant
  }
}
