// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A file or pipe that failed; `description` is one line.
package struct FileError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What was tried: `read walk.csv`.
  package var action: String
  package var code: Int32

  /// Whether nobody reads the other end any longer.
  package var isClosedPipe: Bool { code == EPIPE }

  /// The C library's words, but for a standard stream that the process was started without.
  package var reason: String {
    code == EBADF ? "it is closed, give it a file or /dev/null" : errorText(code)
  }

  package var description: String { "cannot \(action): \(reason)" }
}

/// Which file or pipe it is, by whatever name.
package struct FileIdentity: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64

  /// nil for what is not there.
  package init?(path: String) {
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else { return nil }
    self.init(status)
  }

  /// nil for a device, which can be shared.
  init?(_ status: stat) {
    guard status.st_mode & S_IFMT != S_IFCHR else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
  }
}

/// A file, pipe or terminal whose bytes are read or written as they are.
///
/// Needs `StopSignals.ignoreFailedWrites` for a closed pipe to be an error instead of the end of the process.
/// A descriptor that does not block is waited for.
package struct ByteFile: ~Copyable, Sendable {
  let descriptor: Int32
  private let name: String
  /// The standard streams are not this process' to close.
  private let isOwned: Bool

  private init(descriptor: Int32, name: String, isOwned: Bool) {
    self.descriptor = descriptor
    self.name = name
    self.isOwned = isOwned
  }

  package static var standardInput: ByteFile {
    ByteFile(descriptor: STDIN_FILENO, name: "standard input", isOwned: false)
  }
  package static var standardOutput: ByteFile {
    ByteFile(descriptor: STDOUT_FILENO, name: "standard output", isOwned: false)
  }
  package static var standardError: ByteFile {
    ByteFile(descriptor: STDERR_FILENO, name: "standard error", isOwned: false)
  }

  package init(reading path: String) throws(FileError) {
    try self.init(path, flags: O_RDONLY, name: path, action: "read")
  }

  /// Creates the file, or empties it; a link is followed, and an old file's mode stays.
  package init(writing path: String) throws(FileError) {
    try self.init(path, flags: O_WRONLY | O_CREAT | O_TRUNC, name: path, action: "write")
  }

  package var identity: FileIdentity? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? FileIdentity(status) : nil
  }

  /// - Parameter name: For errors.
  init(
    _ path: String, flags: Int32, mode: mode_t = 0o666, name: String, action: String
  ) throws(FileError) {
    var result: Int32
    repeat {
      result = unsafe open(path.systemPath, flags | O_CLOEXEC, mode)
    } while result < 0 && errno == EINTR
    guard result >= 0 else { throw FileError(action: "\(action) \(name)", code: errno) }
    self.init(descriptor: result, name: name, isOwned: true)
  }

  deinit {
    // What was written has been handed over; nothing is left to do about a failure.
    if isOwned { _ = close(descriptor) }
  }

  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How many bytes there are, of a regular file.
  package var size: Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Int(status.st_size)
  }

  /// What comes next, a piece of at most 64 KiB; empty at the end.
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

  /// Writes all bytes, whole lines, however many calls that takes. Where that fails, a regular file
  /// ends with the last whole line.
  package func write(_ lines: [UInt8]) throws(FileError) {
    var start = 0
    while start < lines.count {
      var failure: Int32 = 0
      let count = unsafe lines.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
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

  /// Takes out of a regular file the line that was begun, as a full disk leaves it.
  private func removeBegunLine(of written: ArraySlice<UInt8>) {
    let newline = written.lastIndex(of: UInt8(ascii: "\n"))
    let count = off_t(written.count - (newline.map { $0 + 1 } ?? 0))
    var status = stat()
    let end = lseek(descriptor, 0, SEEK_CUR)
    // Only what is still the file's end: others may write to it, too.
    guard count > 0, unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      end == status.st_size, ftruncate(descriptor, end - count) == 0
    else { return }
    // Whoever shares the descriptor goes on from here.
    _ = lseek(descriptor, end - count, SEEK_SET)
  }

  /// Waits for bytes or for room. A signal does not end that, as it does not end a call that blocks;
  /// the second one ends the process (`StopSignals`).
  private func wait(for events: Int32) {
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    // Whatever it says, the next call shows what has come of it.
    _ = unsafe poll(&entry, 1, -1)
  }
}

/// A variable of the environment; nil where it is not set.
package func environment(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(systemBytes: UnsafeRawBufferPointer(start: value, count: strlen(value)))
}
