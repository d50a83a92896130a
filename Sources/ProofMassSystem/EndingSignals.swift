// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The signals that ask a process to end: all that do so by themselves (signal(7)), but for SIGKILL,
/// for those of a crash, and for SIGPIPE and SIGXFSZ, which are ignored in favour of the error of the
/// write.
package enum EndingSignals {
  package static let all: [Int32] =
    [
      SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPOLL,
      SIGPWR, SIGSTKFLT, SIGXCPU,
    ] + Array(__libc_current_sigrtmin()...__libc_current_sigrtmax())

  /// Those that end a process even where whoever started it has it ignore them, as a script's shell
  /// does with what it starts in the background. The others stay ignored: SIGHUP under nohup.
  package static let insistent: [Int32] = [SIGINT, SIGQUIT, SIGTERM]
}
