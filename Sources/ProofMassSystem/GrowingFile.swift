// SPDX-License-Identifier: Apache-2.0

internal import Glibc

// A file that grows is locked by the process that writes it. The kernel drops the lock when that process
// ends, however it ends, so that others can tell a file in the making from one that was left.
extension ByteFile {
  /// Opens a file, whatever is in it, to write behind its end.
  package init(continuing path: String) throws(FileError) {
    try self.init(path, flags: O_WRONLY | O_APPEND, name: path, action: "write")
  }

  /// Takes the lock of the file until it is closed; false where another process, or another opening of the
  /// file, has it. A file system without locks counts as free.
  package func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK }

  /// Cuts the file off behind so many bytes.
  package func truncate(to size: Int, name: String) throws(FileError) {
    guard ftruncate(descriptor, off_t(size)) == 0 else {
      throw FileError(action: "write \(name)", code: errno)
    }
  }

  /// Whether somebody is writing the file, which is open for reading.
  package var isBeingWritten: Bool {
    guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else {
      _ = flock(descriptor, LOCK_UN)
      return false
    }
    return errno == EWOULDBLOCK
  }
}
