// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A file that is written as a whole, to where a path leads.
///
/// A symbolic link is followed. A regular file is replaced at once, so that whoever reads it meanwhile
/// has the old one, and keeps its mode and, as far as this process may, its owner. Into a device or a
/// pipe the bytes go straight.
package struct OutputFile: Sendable {
  package enum Kind: Sendable {
    case missing, regular
    /// A device or a pipe.
    case special
  }

  package let kind: Kind
  private let path: String
  /// Where the path's links lead, unless to something special.
  private let target: String
  private var rights: (owner: uid_t, group: gid_t, mode: mode_t)?

  /// Refuses what cannot be written to.
  package init(_ path: String) throws(FileError) {
    self.path = path
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else {
      // What else may be in its way, its writing tells.
      kind = .missing
      target = try Self.target(of: path)
      return
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Self.error(path, EISDIR) }
    guard unsafe access(path.systemPath, W_OK) == 0 else { throw Self.error(path, errno) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    let target = isRegular ? try Self.target(of: path) : path
    // A file that is open and removed has no path any longer, but that of its descriptor.
    guard isRegular, FileIdentity(path: target) == FileIdentity(status) else {
      kind = .special
      self.target = path
      return
    }
    kind = .regular
    self.target = target
    rights = (status.st_uid, status.st_gid, status.st_mode & 0o7777)
  }

  /// The folder that the file is in, or is to be in; ends in a slash or is empty.
  package var folder: String { Self.folder(of: target) }

  /// By bytes, for as text a slash is one character with a mark that follows it.
  private static func folder(of path: String) -> String {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return end.map { String(Substring(path.utf8[...$0])) } ?? ""
  }

  package func write(_ bytes: [UInt8]) throws(FileError) {
    guard kind != .special else { return try ByteFile(writing: path).write(bytes) }
    // In the same folder, for only there can it take the other's place.
    let temporary = folder + ".proofmass-" + String(UInt64.random(in: 0 ... .max), radix: 16)
    do throws(FileError) {
      let file = try ByteFile(
        temporary, flags: O_WRONLY | O_CREAT | O_EXCL, mode: rights == nil ? 0o666 : 0o600,
        name: path, action: "write")
      try file.write(bytes)
      if let (owner, group, mode) = rights {
        // Another's file becomes this user's, where it may not stay the other's.
        if fchown(file.descriptor, owner, group) != 0 { _ = fchown(file.descriptor, .max, group) }
        // Afterwards, for a change of owner takes some rights away.
        guard fchmod(file.descriptor, mode) == 0 else { throw Self.error(path, errno) }
      }
      guard fsync(file.descriptor) == 0, unsafe rename(temporary.systemPath, target.systemPath) == 0
      else {
        throw Self.error(path, errno)
      }
    } catch {
      // It is not there where it could not be made.
      _ = unsafe unlink(temporary.systemPath)
      throw error
    }
  }

  /// Where the links lead that a path ends in, be there a file or not.
  private static func target(of path: String) throws(FileError) -> String {
    var target = path
    // As many as the kernel follows.
    for _ in 0..<40 {
      var link = [CChar](repeating: 0, count: Int(PATH_MAX))
      let count = unsafe readlink(target.systemPath, &link, link.count)
      guard count > 0 else { return target }
      let end = String(systemBytes: link[..<count].map(UInt8.init(bitPattern:)))
      target = end.utf8.first == UInt8(ascii: "/") ? end : folder(of: target) + end
    }
    throw error(path, ELOOP)
  }

  private static func error(_ path: String, _ code: Int32) -> FileError {
    FileError(action: "write \(path)", code: code)
  }
}
