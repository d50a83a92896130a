// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The system's monotonic clock: it never steps, and stands still while the system is suspended.
public struct SystemTimebase: Timebase, Sendable {
  let kernel: any Kernel

  public init() { self.init(kernel: LinuxKernel()) }

  init(kernel: any Kernel) { self.kernel = kernel }

  public func now() -> Instant { Instant(nanoseconds: kernel.now()) }

  /// Sleeps to an absolute time, so that interruptions and late wake-ups do not add up.
  public func wait(until instant: Instant) {
    // However a sleep ended, by its time, by a signal (EINTR) or not at all: the clock decides.
    while now() < instant { _ = kernel.sleep(until: instant.nanoseconds) }
  }
}
