// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The order in which the kernel gives threads a processor.
package enum ThreadPriority {
  /// Asks that the calling thread gets a processor as soon as it wakes, before all threads that are not
  /// real-time ones, and so long as it does not sleep; programs that it starts do not inherit that.
  ///
  /// - Returns: Whether the system allows it: to root, and to a user with a limit of real-time
  ///   priorities (`ulimit -r`) of 1 or more.
  package static func becomeRealTime() -> Bool {
    var parameters = sched_param()
    parameters.sched_priority = 1
    // SCHED_RESET_ON_FORK, sched.h; the macro is not imported.
    let resetOnFork: Int32 = 0x4000_0000
    return unsafe sched_setscheduler(0, SCHED_FIFO | resetOnFork, &parameters) == 0
  }
}
