// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A file that is written as a whole.
///
/// A symbolic link is followed. A regular file is replaced atomically, so that a concurrent reader
/// sees the old or the new content; it keeps its mode and, where permitted, its owner. A device or
/// a pipe is written directly.
package struct OutputFile: Sendable {
  /// The kind of file at the path before writing.
  package enum Kind: Sendable {
    /// There is no file.
    case missing
    /// A regular file, which will be replaced.
    case regular
    /// A device or a pipe.
    case special
  }

  /// The kind of file at the path.
  package let kind: Kind
  private let path: String
  /// The path with its symbolic links resolved; unresolved for a special file.
  private let target: String
  private var rights: (owner: uid_t, group: gid_t, mode: mode_t)?

  /// Examines a path. Throws where it is a directory or not writable.
  package init(_ path: String) throws(FileError) {
    self.path = path
    var status = stat()
    guard unsafe stat(path.systemPath, &status) == 0 else {
      // Other obstacles are reported by `write(_:)`.
      kind = .missing
      target = try Self.target(of: path)
      return
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Self.error(path, EISDIR) }
    guard unsafe access(path.systemPath, W_OK) == 0 else { throw Self.error(path, errno) }
    let isRegular = status.st_mode & S_IFMT == S_IFREG
    let target = isRegular ? try Self.target(of: path) : path
    // A removed file that is still open has no path except that of its descriptor.
    guard isRegular, FileIdentity(path: target) == FileIdentity(status) else {
      kind = .special
      self.target = path
      return
    }
    kind = .regular
    self.target = target
    rights = (status.st_uid, status.st_gid, status.st_mode & 0o7777)
  }

  /// The folder of the file, with a slash at the end; empty for the current one.
  package var folder: String { Self.folder(of: target) }

  /// Splits bytes, because in text a slash and a combining mark after it are one character.
  private static func folder(of path: String) -> String {
    let end = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    return end.map { String(Substring(path.utf8[...$0])) } ?? ""
  }

  /// Writes the whole content. Throws where any step fails; then the old file is unchanged.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    _ = try begin { (file) throws(FileError) in try file.write(bytes) }
  }

  /// Writes the beginning of a file that will grow, which then replaces the old file. Throws as
  /// ``write(_:)`` does.
  ///
  /// - Returns: The file, locked (``ByteFile/lock()``), to continue writing.
  package func begin(
    _ write: (borrowing ByteFile) throws(FileError) -> Void
  ) throws(FileError) -> ByteFile {
    guard kind != .special else {
      let file = try ByteFile(writing: path)
      try write(file)
      return file
    }
    // In the same folder, because rename(2) does not cross file systems.
    let temporary = folder + ".proofmass-" + String(UInt64.random(in: 0 ... .max), radix: 16)
    do throws(FileError) {
      let file = try newFile(temporary)
      let isUnnamed = !isFile(temporary)
      // No other process knows its name yet.
      _ = file.lock()
      try write(file)
      if let (owner, group, mode) = rights {
        // Where the owner may not be kept, the file becomes this user's.
        if fchown(file.descriptor, owner, group) != 0 { _ = fchown(file.descriptor, .max, group) }
        // After fchown, which clears some mode bits.
        guard fchmod(file.descriptor, mode) == 0 else { throw Self.error(path, errno) }
      }
      guard fsync(file.descriptor) == 0 else { throw Self.error(path, errno) }
      // A file that appeared in the meantime is replaced like one that existed before.
      if isUnnamed, kind == .missing, file.link(to: target) { return file }
      guard !isUnnamed || file.link(to: temporary),
        unsafe rename(temporary.systemPath, target.systemPath) == 0
      else { throw Self.error(path, errno) }
      return file
    } catch {
      // It does not exist where creating it failed.
      _ = unsafe unlink(temporary.systemPath)
      throw error
    }
  }

  /// The mode of a new file.
  private var mode: mode_t { rights == nil ? 0o666 : 0o600 }

  /// An unnamed file in the folder, which disappears if the process is killed; a named one where the file
  /// system does not support these.
  private func newFile(_ name: String) throws(FileError) -> ByteFile {
    if isFolder(ByteFile.descriptors) {
      do throws(FileError) {
        return try ByteFile(
          folder.isEmpty ? "." : folder, flags: O_WRONLY | __O_TMPFILE, mode: mode, name: path,
          action: "write")
      } catch {}  // Other obstacles also prevent a named file.
    }
    return try ByteFile(
      name, flags: O_WRONLY | O_CREAT | O_EXCL, mode: mode, name: path, action: "write")
  }

  /// The path with the symbolic links at its end resolved, whether or not the file exists.
  private static func target(of path: String) throws(FileError) -> String {
    var target = path
    // The kernel's limit of nested links (path_resolution(7)).
    for _ in 0..<40 {
      guard let end = linkTarget(target) else { return target }
      target = end.utf8.first == UInt8(ascii: "/") ? end : folder(of: target) + end
    }
    throw error(path, ELOOP)
  }

  private static func error(_ path: String, _ code: Int32) -> FileError {
    FileError(action: "write \(path)", code: code)
  }
}

extension ByteFile {
  /// This process's descriptors as paths (proc(5)).
  fileprivate static let descriptors = "/proc/self/fd"

  /// Gives an unnamed file a name; false where the name is taken, with the reason in `errno`.
  fileprivate func link(to path: String) -> Bool {
    unsafe linkat(
      AT_FDCWD, "\(Self.descriptors)/\(descriptor)".systemPath, AT_FDCWD, path.systemPath,
      AT_SYMLINK_FOLLOW) == 0
  }
}
