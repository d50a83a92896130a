// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import Synchronization

/// The terminal of standard output, taken over for full screens: raw, on its alternate screen, without a
/// cursor.
///
/// It is opened separately, because O_NONBLOCK on a standard stream would affect the shell, too. `leave`, the
/// deinitializer, and `restore`, which a signal handler may call, restore its former state. Only one value
/// may exist at a time.
package struct Terminal: ~Copyable {
  private let descriptor: Int32
  /// The queued bytes that the terminal has not accepted yet.
  private var waiting: [UInt8] = []

  /// Whether the terminal, or the process at its other end, has gone away.
  package private(set) var isGone = false

  /// Opens the terminal, and leaves it as it is.
  ///
  /// - Throws: An error with `ENOTTY` where standard output is no terminal.
  package init() throws(FileError) { self.init(descriptor: try Self.open()) }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  private static func open() throws(FileError) -> Int32 {
    let name = unsafe [CChar](unsafeUninitializedCapacity: 256) { buffer, count in
      guard let start = buffer.baseAddress,
        unsafe ttyname_r(STDOUT_FILENO, start, buffer.count) == 0
      else { return }
      count = unsafe strlen(start) + 1
    }
    guard !name.isEmpty else { throw FileError(action: "use a terminal", code: ENOTTY) }
    let flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    let descriptor = unsafe Glibc.open(name, flags)
    guard descriptor >= 0 else { throw FileError(action: "open the terminal", code: errno) }
    return descriptor
  }

  deinit {
    if taken.load(ordering: .relaxed) == descriptor { Self.restore() }
    _ = close(descriptor)
  }

  /// Columns and rows; 80 and 24 where the terminal reports none.
  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  // MARK: Modes

  /// Takes the terminal over: keys arrive one by one and without an echo, also Ctrl-C and Ctrl-Z.
  package mutating func enter() throws(FileError) {
    var attributes = termios()
    guard unsafe tcgetattr(descriptor, &attributes) == 0 else {
      throw FileError(action: "use the terminal", code: errno)
    }
    if taken.load(ordering: .relaxed) < 0 { unsafe before = attributes }
    unsafe cfmakeraw(&attributes)
    taken.store(descriptor, ordering: .relaxed)
    guard unsafe tcsetattr(descriptor, TCSADRAIN, &attributes) == 0 else {
      throw FileError(action: "use the terminal", code: errno)
    }
    Self.handle(SIGTSTP) { _ in suspensionAsked.store(true, ordering: .relaxed) }
    Self.handle(SIGCONT) { _ in wasContinued.store(true, ordering: .relaxed) }
    EndingSignals.unblock([SIGTSTP, SIGCONT])
    // The alternate screen, no cursor, and no wrapping after the last column.
    waiting = Array("\u{1b}[?1049h\u{1b}[?25l\u{1b}[?7l\u{1b}[2J".utf8)
  }

  /// Restores the terminal.
  package mutating func leave() {
    waiting = []
    Self.restore()
    for signal in [SIGTSTP, SIGCONT] {
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = SIG_DFL
      unsafe sigaction(signal, &action, nil)
    }
  }

  /// Restores the terminal if it is taken over. A signal handler may call it.
  package static func restore() {
    let descriptor = taken.exchange(-1, ordering: .relaxed)
    guard descriptor >= 0 else { return }
    // Output that the terminal has not accepted yet is useless, and may block what follows.
    tcflush(descriptor, TCOFLUSH)
    let sequence: StaticString = "\u{1b}[0m\u{1b}[?7h\u{1b}[?25h\u{1b}[?1049l"
    unsafe _ = Glibc.write(descriptor, sequence.utf8Start, sequence.utf8CodeUnitCount)
    unsafe tcsetattr(descriptor, TCSANOW, &before)
  }

  private static func handle(_ signal: Int32, _ handler: @convention(c) (Int32) -> Void) {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = handler
    unsafe sigaction(signal, &action, nil)
  }

  /// Whether a signal has asked to stop the process (Ctrl-Z) since the last call.
  package static func takeSuspension() -> Bool {
    suspensionAsked.exchange(false, ordering: .relaxed)
  }

  /// Whether the process has been continued since the last call, so that everything has to be redrawn.
  package static func takeContinuation() -> Bool {
    wasContinued.exchange(false, ordering: .relaxed)
  }

  /// Restores the terminal, and stops the process and its job, as Ctrl-Z does. Returns when it is continued;
  /// the kernel does not stop it in an orphaned job, which could not be continued.
  package mutating func suspend() throws(FileError) {
    leave()
    kill(0, SIGTSTP)
    try enter()
  }

  // MARK: Bytes

  /// The bytes of the keys that have arrived, if any.
  package mutating func read() -> [UInt8] {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      let result = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      failure = result < 0 ? errno : result == 0 ? EIO : 0
      count = max(0, result)
    }
    if failure != 0, failure != EAGAIN, failure != EINTR { isGone = true }
    return bytes
  }

  /// Queues bytes, and writes as many as the terminal accepts without waiting.
  package mutating func write(_ bytes: [UInt8]) {
    waiting += bytes
    flush()
  }

  /// Writes as much of the queue as the terminal accepts without waiting.
  ///
  /// - Returns: Whether the queue is empty.
  @discardableResult
  package mutating func flush() -> Bool {
    while !waiting.isEmpty, !isGone {
      let count = unsafe waiting.withUnsafeBytes { buffer in
        unsafe Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if count > 0 {
        waiting.removeFirst(count)
      } else if errno == EAGAIN {
        return false
      } else if errno != EINTR {
        isGone = true
      }
    }
    return waiting.isEmpty
  }

  /// Waits until a key arrives or the terminal accepts queued bytes, for at most this number of milliseconds.
  package func wait(milliseconds: Int) {
    var entry = pollfd(
      fd: descriptor, events: Int16(POLLIN | (waiting.isEmpty ? 0 : POLLOUT)), revents: 0)
    // The result is not needed: the next call reports any error.
    _ = unsafe poll(&entry, 1, Int32(clamping: milliseconds))
  }
}

/// The descriptor of the terminal that is taken over; -1 where none is.
private let taken = Atomic<Int32>(-1)
/// The terminal's modes before it was taken over: written before `taken` is set.
@unsafe nonisolated(unsafe) private var before = termios()
private let suspensionAsked = Atomic(false)
private let wasContinued = Atomic(false)
