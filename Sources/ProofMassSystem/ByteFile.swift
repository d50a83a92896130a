// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// The C library's text for an error number (`errno`): `Permission denied`.
package func errorWords(_ code: Int32) -> String {
  unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 128) { buffer in
    // POSIX's variant: it writes into the buffer, for an unknown number too.
    guard let base = buffer.baseAddress else { return "" }
    _ = unsafe strerror_r(code, base, buffer.count)
    return unsafe String(cString: base)
  }
}

/// The C library's text for an error number, and the number: `Permission denied, error 13`.
package func errorText(_ code: Int32) -> String { "\(errorWords(code)), error \(code)" }

/// An operation on a file or pipe that failed; `description` is one line.
package struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The operation that failed: `read walk.csv`.
  package var action: String
  /// The error number (`errno`); 0 for a failure of a program that works on the file.
  package var code: Int32
  /// That program's message.
  package var words: String?

  /// Creates the error of an operation, with an error number or with a program's message.
  package init(action: String, code: Int32 = 0, words: String? = nil) {
    self.action = action
    self.code = code
    self.words = words
  }

  /// Whether the pipe has no reader left.
  package var isClosedPipe: Bool { code == EPIPE }

  /// Whether a line was longer than its reader takes.
  package var isLongLine: Bool { code == EMSGSIZE }

  /// The error of a line that is longer than its reader takes.
  package static func longLine(_ action: String) -> FileError {
    FileError(action: action, code: EMSGSIZE, words: "a line is too long")
  }

  /// Whether a signal ended the operation's wait for another process.
  package var isGivenUp: Bool { code == EINTR }

  /// The error of an operation that waited for another process when a signal asked this process to end.
  package static func givenUp(_ action: String, _ words: String) -> FileError {
    FileError(action: action, code: EINTR, words: "\(words), and a signal asked for the end")
  }

  /// The program's message, or the C library's, except for a standard stream that the process was started
  /// without.
  package var reason: String {
    words ?? (code == EBADF ? "it is closed, give it a file or /dev/null" : errorText(code))
  }

  /// The whole error: `cannot read walk.csv: No such file or directory, error 2`.
  package var description: String { "cannot \(action): \(reason)" }
}

/// The identity of a file or pipe, independent of its name: device and inode.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  /// Creates the identity of the file at a path; nil where there is none, and for a character device.
  package init?(path: String) {
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Creates the identity from a status; nil for a character device, which several users can share.
  init?(_ status: stat) {
    guard status.st_mode & S_IFMT != S_IFCHR else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}

/// A file, pipe or terminal whose bytes are read or written unchanged.
///
/// Where `StopSignals.ignoreFailedWrites` was called, a write to a closed pipe throws; otherwise
/// SIGPIPE ends the process. A call on a non-blocking descriptor waits until it can proceed.
///
/// Where `EndingSignals` are noted, opening a named pipe without a reader, and writing to a pipe, socket or
/// terminal that accepts nothing, throw a second after one has arrived (``FileError/isGivenUp``).
package struct ByteFile: ~Copyable, Sendable {
  /// The number of the open file.
  package let descriptor: Int32
  private let name: String
  /// False for the standard streams, which this process does not close.
  private let isOwned: Bool
  /// Whether writing waits for a reader: a pipe, a socket, a terminal.
  package let hasReader: Bool

  private init(descriptor: Int32, name: String, isOwned: Bool) {
    self.descriptor = descriptor
    self.name = name
    self.isOwned = isOwned
    var status = stat()
    let kind = unsafe fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
    hasReader =
      kind == S_IFIFO || kind == S_IFSOCK || kind == S_IFCHR && isatty(descriptor) == 1
  }

  /// Descriptor 0.
  package static var standardInput: ByteFile {
    ByteFile(descriptor: STDIN_FILENO, name: "standard input", isOwned: false)
  }
  /// Descriptor 1.
  package static var standardOutput: ByteFile {
    ByteFile(descriptor: STDOUT_FILENO, name: "standard output", isOwned: false)
  }
  /// Descriptor 2.
  package static var standardError: ByteFile {
    ByteFile(descriptor: STDERR_FILENO, name: "standard error", isOwned: false)
  }

  /// Takes an open descriptor, and closes it at the end.
  ///
  /// - Parameter name: The file's name in errors.
  package init(owning descriptor: Int32, name: String) {
    self.init(descriptor: descriptor, name: name, isOwned: true)
  }

  /// Opens a file for reading.
  package init(reading path: String) throws(FileError) {
    try self.init(path, flags: O_RDONLY, name: path, action: "read")
  }

  /// Opens a file for writing. It is created, or truncated; a symbolic link is followed, and an
  /// existing file keeps its mode.
  package init(writing path: String) throws(FileError) {
    try self.init(path, flags: O_WRONLY | O_CREAT | O_TRUNC, name: path, action: "write")
  }

  /// The identity of the file; nil for a character device.
  package var identity: FileIdentity? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? FileIdentity(status) : nil
  }

  /// - Parameters:
  ///   - name: the file's name in errors.
  ///   - action: the verb of errors, `read` or `write`.
  init(
    _ path: String, flags: Int32, mode: mode_t = 0o666, name: String, action: String
  ) throws(FileError) {
    let action = "\(action) \(name)"
    var patience = Patience()
    while true {
      // A named pipe without a reader: the kernel would wait, and a signal that arrives before the wait would
      // not end it.
      let asks = EndingSignals.areNoted && flags & O_ACCMODE == O_WRONLY && isPipe(path)
      let result = unsafe open(path.systemPath, flags | O_CLOEXEC | (asks ? O_NONBLOCK : 0), mode)
      guard result < 0 else {
        if asks { _ = fcntl(result, F_SETFL, fcntl(result, F_GETFL) & ~O_NONBLOCK) }
        self.init(descriptor: result, name: name, isOwned: true)
        return
      }
      switch errno {
      case EINTR: break
      case ENXIO where asks:
        guard !patience.isOver() else { throw .givenUp(action, "nobody reads it") }
        _ = poll(nil, 0, Patience.slice)
      default: throw FileError(action: action, code: errno)
      }
    }
  }

  deinit {
    // All writes have returned. A failure of close has no remedy.
    if isOwned { _ = close(descriptor) }
  }

  /// Whether the descriptor is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The size in bytes of a regular file; nil for anything else.
  package var size: Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// The number of bytes of a regular file that have been read, by all processes that share this open file; 0
  /// for anything else.
  package var offset: Int { max(0, Int(lseek(descriptor, 0, SEEK_CUR))) }

  /// Reads the next bytes, at most 64 KiB; empty at the end. Waits until there are some.
  package func read() throws(FileError) -> [UInt8] {
    while true {
      var failure: Int32 = 0
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: 0x1_0000) { buffer, count in
        let result = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        failure = result < 0 ? errno : 0
        count = max(0, result)
      }
      switch failure {
      case 0: return piece
      case EINTR: break
      case EAGAIN: wait(for: POLLIN)
      default: throw FileError(action: "read \(name)", code: failure)
      }
    }
  }

  /// Writes all bytes, which are whole lines, in as many system calls as needed. When a write
  /// fails, a regular file is truncated to its last whole line.
  package func write(_ lines: [UInt8]) throws(FileError) {
    var start = 0
    // Without noted signals a blocking call may last: a signal ends the process.
    let asks = hasReader && EndingSignals.areNoted
    while start < lines.count {
      var end = lines.count
      if asks {
        guard waitForRoom() else {
          throw .givenUp("write \(name)", "its reader takes nothing")
        }
        // A pipe that is ready for writing has room for this many bytes.
        end = min(end, start + Int(PIPE_BUF))
      }
      var failure: Int32 = 0
      let count = unsafe lines.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start..<end])
        let result = unsafe Glibc.write(descriptor, rest.baseAddress, rest.count)
        failure = result < 0 ? errno : 0
        return max(0, result)
      }
      switch failure {
      case 0: start += count
      case EINTR: break
      case EAGAIN: wait(for: POLLOUT)
      default:
        removeBegunLine(of: lines[..<start])
        throw FileError(action: "write \(name)", code: failure)
      }
    }
  }

  /// Removes an incomplete last line from a regular file, which a full disk leaves.
  private func removeBegunLine(of written: ArraySlice<UInt8>) {
    let newline = written.lastIndex(of: UInt8(ascii: "\n"))
    let count = off_t(written.count - (newline.map { $0 + 1 } ?? 0))
    var status = stat()
    let end = lseek(descriptor, 0, SEEK_CUR)
    // Only where the line is still the end of the file: other processes may write to it too.
    guard count > 0, unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      end == status.st_size, ftruncate(descriptor, end - count) == 0
    else { return }
    // Others who share the descriptor continue from here.
    _ = lseek(descriptor, end - count, SEEK_SET)
  }

  /// Waits for bytes or for room. A signal does not end the wait, as it does not end a blocking
  /// call; the second signal ends the process (`StopSignals`).
  private func wait(for events: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    // The result is not needed: the next call reports any error.
    _ = unsafe poll(&entry, 1, -1)
  }

  /// Waits for room for a part of a write; false where there is none within a second after a signal.
  private func waitForRoom() -> Bool { waitPatiently(for: POLLOUT) }

  /// Waits for bytes, or for the end of the file; false where neither occurs within a second after a signal.
  package func waitForBytes() -> Bool { waitPatiently(for: POLLIN) }

  private func waitPatiently(for events: Int32) -> Bool {
    var patience = Patience()
    while true {
      var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
      let result = unsafe poll(&entry, 1, Patience.slice)
      // The next call reports any error.
      guard result == 0 || result < 0 && errno == EINTR else { return true }
      guard !patience.isOver() else { return false }
    }
  }
}

/// Whether the path is a named pipe.
package func isPipe(_ path: String) -> Bool { kind(of: path) == S_IFIFO }

/// Whether the path is a directory.
package func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

/// Whether the path is an ordinary file.
package func isFile(_ path: String) -> Bool { kind(of: path) == S_IFREG }

/// Whether a folder has an entry of this name: of any kind, also a dangling link.
package func isTaken(_ path: String) -> Bool {
  var status = stat()
  return unsafe lstat(path.systemPath, &status) == 0
}

/// Whether this user may write to the file at the path.
package func isWritable(_ path: String) -> Bool { unsafe access(path.systemPath, W_OK) == 0 }

/// The file type bits (`S_IFMT`); nil where there is no such file.
private func kind(of path: String) -> mode_t? {
  var status = stat()
  return unsafe stat(path.systemPath, &status) == 0 ? status.st_mode & S_IFMT : nil
}
