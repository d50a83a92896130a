// SPDX-License-Identifier: Apache-2.0

import Glibc
package import ProofMassCore
import Synchronization

/// Whether the user or the system has asked the process to end.
package enum StopSignals {
  /// From now on the first SIGINT, SIGTERM and SIGHUP are only noted, so that a stream can power
  /// its chips down: also when the terminal goes away.
  package static func `catch`() {
    // Initialises the flag, which a signal handler must not be the first to do.
    stop.store(false, ordering: .relaxed)
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { _ in stop.store(true, ordering: .relaxed) }
    // Without SA_RESTART, so that a sleep ends early. A second signal ends the process: it may hang
    // in a write that nobody reads.
    action.sa_flags = CInt(truncatingIfNeeded: SA_RESETHAND)
    unsafe sigaction(SIGINT, &action, nil)
    unsafe sigaction(SIGTERM, &action, nil)
    // Under nohup it stays ignored.
    var hangup = sigaction()
    unsafe sigaction(SIGHUP, nil, &hangup)
    let handler = unsafe unsafeBitCast(hangup.__sigaction_handler.sa_handler, to: UInt.self)
    let ignoring = unsafe unsafeBitCast(SIG_IGN, to: UInt.self)
    if handler != ignoring {
      unsafe sigaction(SIGHUP, &action, nil)
    }
    // Whoever started this process may have blocked them, which is inherited.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe sigaddset(&signals, SIGTERM)
    unsafe sigaddset(&signals, SIGHUP)
    unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// From now on a closed pipe is an error of the write.
  package static func ignoreClosedPipes() {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = SIG_IGN
    unsafe sigaction(SIGPIPE, &action, nil)
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
