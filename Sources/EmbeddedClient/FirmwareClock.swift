// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A timer of the firmware, in nanoseconds.
public struct FirmwareClock: Timebase {
  let nanoseconds: @convention(c) () -> Int64

  public func now() -> Instant { Instant(nanoseconds: nanoseconds()) }

  public func wait(until instant: Instant) { while now() < instant {} }
}
