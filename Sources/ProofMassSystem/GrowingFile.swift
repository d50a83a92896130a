// SPDX-License-Identifier: Apache-2.0

internal import Glibc

// A growing file is locked by the process that writes it. The kernel drops the lock when that process ends in
// any way, so that others can distinguish a file that is being written from an abandoned one.
extension ByteFile {
  /// Opens a file to append to its content.
  package init(continuing path: String) throws(FileError) {
    try self.init(path, flags: O_WRONLY | O_APPEND, name: path, action: "write")
  }

  /// Locks the file until it is closed; false where another process, or another open description of the file,
  /// holds the lock. On a file system without locks, a file counts as free.
  package func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK }

  /// Truncates the file to a size in bytes.
  package func truncate(to size: Int, name: String) throws(FileError) {
    guard ftruncate(descriptor, off_t(size)) == 0 else {
      throw FileError(action: "write \(name)", code: errno)
    }
  }

  /// Whether a process is writing the file, which is open for reading.
  package var isBeingWritten: Bool {
    guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else {
      _ = flock(descriptor, LOCK_UN)
      return false
    }
    return errno == EWOULDBLOCK
  }
}
