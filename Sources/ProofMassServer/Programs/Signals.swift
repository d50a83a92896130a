// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem
internal import Synchronization

/// Signals as something to wait for beside sockets: a handler writes each into a pipe.
///
/// There can be one at a time.
package struct Signals: ~Copyable {
  /// Readable when a signal has come.
  package let descriptor: Int32
  private let writing: Int32
  private let actionsBefore: [(signal: Int32, action: sigaction)]
  private let maskBefore: sigset_t

  /// The ``EndingSignals``; with a program also SIGCHLD. What is ignored stays so: SIGHUP under nohup,
  /// and with a program, which is to inherit it, also SIGINT and SIGQUIT.
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
    var wanted = sigset_t()
    unsafe sigemptyset(&wanted)
    var before: [(Int32, sigaction)] = []
    let insistent = withProgram ? [SIGTERM, SIGCHLD] : EndingSignals.insistent
    for signal in EndingSignals.all + (withProgram ? [SIGCHLD] : []) {
      if !insistent.contains(signal), Self.isIgnored(signal) { continue }
      unsafe sigaddset(&wanted, signal)
      var action = sigaction()
      var old = sigaction()
      unsafe action.__sigaction_handler.sa_sigaction = handler
      // A stop is no end; and a write is not to be cut short.
      action.sa_flags = SA_NOCLDSTOP | SA_RESTART | SA_SIGINFO
      unsafe sigaction(signal, &action, &old)
      before.append((signal, old))
    }
    actionsBefore = before
    // Whoever started this process may have blocked them, which is inherited.
    var mask = sigset_t()
    unsafe pthread_sigmask(SIG_UNBLOCK, &wanted, &mask)
    maskBefore = mask
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

  /// Those that have come; returns at once.
  package func read() -> [Int32] {
    var signals: [Int32] = []
    var byte: UInt8 = 0
    // Every error means that there is nothing more.
    while unsafe Glibc.read(descriptor, &byte, 1) == 1 { signals.append(Int32(byte)) }
    return signals
  }

  /// Those that have come; waits for the first.
  package func wait() -> [Int32] {
    while true {
      let signals = read()
      guard signals.isEmpty else { return signals }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // However it ends, what can be read decides.
      _ = unsafe poll(&entry, 1, -1)
    }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    unsafe sigaction(signal, nil, &action)
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
      == unsafeBitCast(SIG_IGN, to: UInt.self)
  }
}

private let pipeEnd = Atomic<Int32>(-1)
/// Whether what is typed at the terminal reaches a program as well.
private let sharesTerminal = Atomic(false)

/// Keeps to what a signal handler may do (signal-safety(7)).
private let handler:
  @convention(c) (
    Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?
  ) -> Void = { signal, information, _ in
    // Ctrl-C and Ctrl-\ at the terminal: the program has got it from there, and has the say.
    let isTyped = unsafe information?.pointee.si_code == Int32(SI_KERNEL)
    if isTyped, signal == SIGINT || signal == SIGQUIT, sharesTerminal.load(ordering: .relaxed) {
      return
    }
    let code = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    // A full pipe has signals enough to wake whoever waits.
    _ = unsafe write(pipeEnd.load(ordering: .relaxed), &byte, 1)
    errno = code
  }
