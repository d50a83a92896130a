// SPDX-License-Identifier: Apache-2.0

import Glibc
import ProofMassSystem

/// Whether there is a named pipe.
package func isPipe(_ path: String) -> Bool { kind(of: path) == S_IFIFO }

package func isFolder(_ path: String) -> Bool { kind(of: path) == S_IFDIR }

/// Whether this user may write to it.
package func isWritable(_ path: String) -> Bool { unsafe access(path.systemPath, W_OK) == 0 }

/// nil for what is not there.
private func kind(of path: String) -> mode_t? {
  var status = stat()
  return unsafe stat(path.systemPath, &status) == 0 ? status.st_mode & S_IFMT : nil
}

/// Writes a file, at once: whoever reads it meanwhile has the old one. A device or pipe, which cannot be
/// replaced, is written to.
package func replaceFile(_ path: String, with bytes: [UInt8]) throws(FileError) {
  if let kind = kind(of: path), kind != S_IFREG {
    return try ByteFile(writing: path).write(bytes)
  }
  // Where a link leads, for that is what is to be replaced.
  let target = unsafe realpath(path.systemPath, nil).map { resolved in
    defer { unsafe free(resolved) }
    return unsafe String(
      systemBytes: UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }
  let place = target ?? path
  let new = "\(place).\(getpid())"
  do throws(FileError) {
    try ByteFile(writing: new).write(bytes)
    var status = stat()
    // One that is new has the usual rights.
    if unsafe stat(place.systemPath, &status) == 0 {
      _ = unsafe chmod(new.systemPath, status.st_mode & 0o7777)
    }
    guard unsafe rename(new.systemPath, place.systemPath) == 0 else {
      throw FileError(action: "write \(path)", code: errno)
    }
  } catch {
    _ = unsafe unlink(new.systemPath)
    throw FileError(action: "write \(path)", code: error.code)
  }
}
