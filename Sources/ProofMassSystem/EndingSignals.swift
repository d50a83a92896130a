// SPDX-License-Identifier: Apache-2.0

package import Glibc
internal import Synchronization

/// The signals that ask a process to end: all whose default action is to end it (signal(7)), except SIGKILL,
/// the signals of a crash, and SIGPIPE and SIGXFSZ, which are ignored so that the write fails with an error
/// instead.
package enum EndingSignals {
  /// All of them, the real-time signals included.
  package static let all: [Int32] =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPOLL,
      SIGPWR, SIGSTKFLT, SIGXCPU,
    ] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

  /// The signals that end a process even if it was started with them ignored, as are the background jobs of a
  /// shell script. The others stay ignored: SIGHUP under nohup.
  package static let insistent: [Int32] = [SIGINT, SIGQUIT, SIGTERM]

  /// Whether this process ignores a signal.
  package static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(signal, nil, &action)
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
      == unsafeBitCast(SIG_IGN, to: UInt.self)
  }

  /// Unblocks signals in this thread, because a process inherits blocked signals from its parent.
  ///
  /// - Returns: The signal mask before.
  @discardableResult
  package static func unblock(_ signals: [Int32] = all) -> sigset_t {
    var (set, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&set)
    for signal in signals { unsafe sigaddset(&set, signal) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, &before)
    return before
  }

  // MARK: Notes

  /// Whether handlers note arriving signals, instead of ending the process.
  package static var areNoted: Bool { noted.load(ordering: .relaxed) }

  /// Whether a handler has noted one: a call that waits for another process, such as a write to a pipe, then
  /// gives up after one more second.
  package static var haveCome: Bool { came.load(ordering: .relaxed) }

  /// Records that handlers will note the signals from now on. Not for a handler: it initialises the notes.
  package static func beginNotes() {
    came.store(false, ordering: .relaxed)
    noted.store(true, ordering: .relaxed)
  }

  /// Notes that a signal has arrived. A signal handler may call it.
  package static func note() { came.store(true, ordering: .relaxed) }
}

private let noted = Atomic(false)
private let came = Atomic(false)

/// The wait of a call for another process after a signal has asked this process to end: a second, in slices.
struct Patience {
  /// The length of a slice, in milliseconds. A signal that arrives just before a wait would otherwise be
  /// noticed only after it.
  static let slice: Int32 = 50
  private var rest = 20

  /// Whether the wait is over. To be called once per slice.
  mutating func isOver() -> Bool {
    guard EndingSignals.haveCome else { return false }
    rest -= 1
    return rest < 0
  }
}
