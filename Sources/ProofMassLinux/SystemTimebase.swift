// SPDX-License-Identifier: Apache-2.0

import Glibc
public import ProofMassCore
import ProofMassSystem
import Synchronization

/// The system's monotonic clock (CLOCK_MONOTONIC): it never steps, and stands still while the
/// system is suspended.
public struct SystemTimebase: Timebase, Sendable {
  let kernel: any Kernel

  /// Creates the timebase of this system.
  public init() { self.init(kernel: LinuxKernel()) }

  init(kernel: any Kernel) { self.kernel = kernel }

  /// The time since the start of the system, with a resolution of 1 ns.
  public func now() -> Instant { Instant(nanoseconds: kernel.now()) }

  /// Sleeps until an instant, which may be past.
  ///
  /// The sleep has an absolute end, so that interruptions and late wake-ups do not accumulate.
  public func wait(until instant: Instant) {
    // The clock decides, regardless of whether the sleep ended in time, by a signal (EINTR) or by a failure.
    while now() < instant { _ = kernel.sleep(until: instant.nanoseconds) }
  }
}

/// Requests of the user or the system to end this process, by signals. One flag serves the whole
/// process, in any thread.
package enum StopSignals {
  /// Installs handlers for the `EndingSignals`: the first signal of each kind only sets the flag, so that a
  /// stream can power its chips down, also when the terminal goes away; a write that waits for its reader
  /// then gives up after a second (`ByteFile`). The second one restores the terminal and ends the process.
  package static func `catch`() {
    // Initialises the flag, which must not happen in a signal handler.
    EndingSignals.beginNotes()
    came.store(0, ordering: .relaxed)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { signal in
      EndingSignals.note()
      let bit = UInt64(1) << UInt64(truncatingIfNeeded: signal - 1)
      guard came.bitwiseOr(bit, ordering: .relaxed).oldValue & bit != 0 else { return }
      Terminal.restore()
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = SIG_DFL
      unsafe sigaction(signal, &action, nil)
      raise(signal)
    }
    // Without SA_RESTART, so that a sleep ends early.
    action.sa_flags = 0
    for signal in EndingSignals.all
    where EndingSignals.insistent.contains(signal) || !EndingSignals.isIgnored(signal) {
      unsafe sigaction(signal, &action, nil)
    }
    EndingSignals.unblock()
  }

  /// Restores the default action of SIGQUIT, which Swift's runtime handles as a crash: it would
  /// print a report and continue. Unblocks the `EndingSignals`.
  package static func endAsUsual() {
    if !EndingSignals.isIgnored(SIGQUIT) {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = SIG_DFL
      unsafe sigaction(SIGQUIT, &action, nil)
    }
    EndingSignals.unblock()
  }

  /// Ignores SIGPIPE and SIGXFSZ, so that a write to a closed pipe, or beyond the limit of a file's
  /// size, fails with an error instead.
  package static func ignoreFailedWrites() {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = SIG_IGN
    unsafe sigaction(SIGPIPE, &action, nil)
    unsafe sigaction(SIGXFSZ, &action, nil)
  }

  /// Whether one of the signals has arrived since `catch()`.
  package static var haveCome: Bool { EndingSignals.haveCome }

  /// Sleeps on the monotonic clock until an instant; false where a signal has ended the sleep
  /// early.
  package static func sleep(until instant: Instant) -> Bool {
    let kernel = LinuxKernel()
    while !haveCome {
      let now = kernel.now()
      guard now < instant.nanoseconds else { return true }
      // In slices of 50 ms: otherwise a signal between the check and the sleep would be noticed only at the
      // end of the whole sleep.
      _ = kernel.sleep(until: min(instant.nanoseconds, now + 50_000_000))
    }
    return false
  }
}

/// The signals that have arrived, by their numbers less one.
private let came = Atomic<UInt64>(0)
