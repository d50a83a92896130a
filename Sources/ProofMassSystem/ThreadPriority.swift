// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The order in which the kernel schedules threads.
package enum ThreadPriority {
  /// Gives the calling thread real-time priority: it gets a processor as soon as it wakes, before all other
  /// threads, until it sleeps. Programs that it starts do not inherit this.
  ///
  /// - Returns: Whether the system permits it: for root, and for users whose limit of real-time priorities
  ///   (`ulimit -r`) is at least 1.
  package static func becomeRealTime() -> Bool {
    var parameters = sched_param()
    parameters.sched_priority = 1
    // SCHED_RESET_ON_FORK, sched.h; the macro is not imported.
    let resetOnFork: Int32 = 0x4000_0000
    return unsafe sched_setscheduler(0, SCHED_FIFO | resetOnFork, &parameters) == 0
  }
}
