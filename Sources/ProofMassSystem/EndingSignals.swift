// SPDX-License-Identifier: Apache-2.0

package import Glibc

/// The signals that ask a process to end: all whose default action is to end it (signal(7)), except
/// SIGKILL, the signals of a crash, and SIGPIPE and SIGXFSZ, which are ignored so that the write
/// fails with an error instead.
package enum EndingSignals {
  /// All of them, the real-time signals included.
  package static let all: [Int32] =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPOLL,
      SIGPWR, SIGSTKFLT, SIGXCPU,
    ] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

  /// The signals that end a process even where it was started with them ignored, as a shell script
  /// ignores them for its background jobs. The others stay ignored: SIGHUP under nohup.
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
}
