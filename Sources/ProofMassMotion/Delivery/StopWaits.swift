// SPDX-License-Identifier: Apache-2.0

internal import Synchronization

/// Which thread waits, in a stop, for the end of a handler that runs on which other thread.
///
/// Two handlers that stop each other would wait for ever: the one that would close the circle does
/// not wait. Its lock is the innermost: nothing is called while it is held.
enum StopWaits {
  private static let waits = Mutex<[ThreadIdentity: ThreadIdentity]>([:])

  /// Notes a wait; false, and nothing noted, where that would be one for ever.
  static func begin(_ thread: ThreadIdentity, for other: ThreadIdentity) -> Bool {
    waits.withLock { waits in
      var next: ThreadIdentity? = other
      while let thatOne = next {
        if thatOne == thread { return false }
        next = waits[thatOne]
      }
      waits[thread] = other
      return true
    }
  }

  /// By the thread that was waited for, before it lets the other go on.
  static func end(_ thread: ThreadIdentity) { waits.withLock { waits in waits[thread] = nil } }
}
