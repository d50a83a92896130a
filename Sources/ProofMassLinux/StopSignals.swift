// SPDX-License-Identifier: Apache-2.0

import Glibc
package import ProofMassCore
import ProofMassSystem
import Synchronization

/// Whether the user or the system has asked the process to end.
package enum StopSignals {
  /// From now on each of the `EndingSignals` is only noted when it comes first, so that a stream can
  /// power its chips down: also when the terminal goes away.
  package static func `catch`() {
    // Initialises the flag, which a signal handler must not be the first to do.
    stop.store(false, ordering: .relaxed)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { _ in stop.store(true, ordering: .relaxed) }
    // Without SA_RESTART, so that a sleep ends early. A second signal ends the process: it may hang
    // in a write that nobody reads.
    action.sa_flags = CInt(truncatingIfNeeded: SA_RESETHAND)
    for signal in EndingSignals.all
    where EndingSignals.insistent.contains(signal) || !isIgnored(signal) {
      unsafe sigaction(signal, &action, nil)
    }
    unblock()
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(signal, nil, &action)
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
      == unsafeBitCast(SIG_IGN, to: UInt.self)
  }

  /// Whoever started this process may have blocked some, which is inherited.
  private static func unblock() {
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    for signal in EndingSignals.all { unsafe sigaddset(&signals, signal) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// From now on signals end the process as they do any other: Swift's runtime would take SIGQUIT for a
  /// crash, tell of it, and go on.
  package static func endAsUsual() {
    if !isIgnored(SIGQUIT) {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = SIG_DFL
      unsafe sigaction(SIGQUIT, &action, nil)
    }
    unblock()
  }

  /// From now on a closed pipe and a file that may not get larger are errors of the write.
  package static func ignoreFailedWrites() {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = SIG_IGN
    unsafe sigaction(SIGPIPE, &action, nil)
    unsafe sigaction(SIGXFSZ, &action, nil)
  }

  /// Whether one of them has come.
  package static var haveCome: Bool { stop.load(ordering: .relaxed) }

  /// Sleeps on the monotonic clock until then; false when a signal has ended it early.
  package static func sleep(until instant: Instant) -> Bool {
    let kernel = LinuxKernel()
    while !haveCome {
      let now = kernel.now()
      guard now < instant.nanoseconds else { return true }
      // In slices, for a signal between the look and the sleep would otherwise cost all of it.
      _ = kernel.sleep(until: min(instant.nanoseconds, now + 50_000_000))
    }
    return false
  }
}

private let stop = Atomic(false)
