// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem
internal import Synchronization

/// Signals as input that can be polled with sockets: a handler writes each into a pipe.
///
/// Only one value may exist at a time.
package struct Signals: ~Copyable {
  /// The reading end of the pipe, which is readable when a signal has arrived.
  package let descriptor: Int32
  private let writing: Int32
  private let actionsBefore: [(signal: Int32, action: sigaction)]
  private let maskBefore: sigset_t

  /// Handles the `EndingSignals`, and with a child process also SIGCHLD. Ignored signals stay ignored: SIGHUP
  /// under nohup and, with a child process, which is to inherit this, also SIGINT and SIGQUIT.
  package init(withProgram: Bool) throws(SocketError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { throw SocketError("open a pipe", code: errno) }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    descriptor = ends[0]
    writing = ends[1]
    pipeEnd.store(ends[1], ordering: .relaxed)
    sharesTerminal.store(withProgram, ordering: .relaxed)
    EndingSignals.beginNotes()
    var before: [(Int32, sigaction)] = []
    let insistent = withProgram ? [SIGTERM, SIGCHLD] : EndingSignals.insistent
    for signal in EndingSignals.all + (withProgram ? [SIGCHLD] : []) {
      if !insistent.contains(signal), EndingSignals.isIgnored(signal) { continue }
      var action = sigaction()
      var old = sigaction()
      unsafe action.__sigaction_handler.sa_sigaction = handler
      // SIGCHLD only for an end of the child, not for a stop; and interrupted writes continue.
      action.sa_flags = SA_NOCLDSTOP | SA_RESTART | SA_SIGINFO
      unsafe sigaction(signal, &action, &old)
      before.append((signal, old))
    }
    actionsBefore = before
    maskBefore = EndingSignals.unblock(before.map(\.0))
  }

  deinit {
    for (signal, action) in actionsBefore {
      var action = action
      unsafe sigaction(signal, &action, nil)
    }
    var mask = maskBefore
    unsafe pthread_sigmask(SIG_SETMASK, &mask, nil)
    pipeEnd.store(-1, ordering: .relaxed)
    _ = close(writing)
    _ = close(descriptor)
  }

  /// The signals that have arrived; does not wait.
  package func read() -> [Int32] {
    var signals: [Int32] = []
    var byte: UInt8 = 0
    // Every error means that the pipe is empty.
    while unsafe Glibc.read(descriptor, &byte, 1) == 1 { signals.append(Int32(byte)) }
    return signals
  }

  /// The signals that have arrived; waits for the first.
  package func wait() -> [Int32] {
    while true {
      let signals = read()
      guard signals.isEmpty else { return signals }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // The result is not needed: `read` decides.
      _ = unsafe poll(&entry, 1, -1)
    }
  }

}

private let pipeEnd = Atomic<Int32>(-1)
/// Whether the terminal's signals reach a child process too.
private let sharesTerminal = Atomic(false)

/// Writes the signal into the pipe, by async-signal-safe calls only (signal-safety(7)).
private let handler:
  @convention(c) (
    Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
  ) -> Void = { signal, information, _ in
    // Ctrl-C and Ctrl-\ at the terminal: the child process has received the signal too, and decides whether
    // to end.
    let isTyped = unsafe information?.pointee.si_code == Int32(SI_KERNEL)
    if isTyped, signal == SIGINT || signal == SIGQUIT, sharesTerminal.load(ordering: .relaxed) {
      return
    }
    let code = errno
    // A transcript's reader that has stopped reading must not delay the handling of the signal.
    if signal == SIGINT || signal == SIGQUIT || signal == SIGTERM || signal == SIGHUP {
      EndingSignals.note()
    }
    var byte = UInt8(truncatingIfNeeded: signal)
    // A full pipe already wakes the reader.
    _ = unsafe write(pipeEnd.load(ordering: .relaxed), &byte, 1)
    errno = code
  }
