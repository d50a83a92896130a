// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem

/// A temporary directory that only this user can enter (mode 0700). It is removed at the end of the object's
/// life, with the files that its methods created.
///
/// Use ``Signals`` with it: a signal that ends the process would leave it behind.
package final class PrivateDirectory {
  /// The path of the directory.
  package let path: String
  /// The paths that were created, in order.
  private var created: [String] = []

  /// Creates a directory in the first usable one of several places. Throws where none is usable.
  ///
  /// - Parameter places: Absolute paths. A path with a blank, a colon or a line end is not usable,
  ///   because LD_PRELOAD and PROOFMASS_DEVICES cannot contain it, nor is a long one, because the
  ///   address of a socket cannot.
  package init(in places: [String]) throws(SocketError) {
    var failure = SocketError("create a directory in \(places.last ?? "/tmp")", code: ENOENT)
    for place in places where place.hasPrefix("/") && place.systemBytes.count <= 64 {
      guard !place.utf8.contains(where: { $0 <= 0x20 || $0 == UInt8(ascii: ":") }) else { continue }
      var template = "\(place)/proofmass-XXXXXX".systemPath
      let isCreated = unsafe template.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return false }
        return unsafe mkdtemp(base) != nil
      }
      if isCreated {
        path = String(systemBytes: template.dropLast().map { UInt8(bitPattern: $0) })
        return
      }
      failure = SocketError("create a directory in \(place)", code: errno)
    }
    throw failure
  }

  /// The usual places: $XDG_RUNTIME_DIR, $TMPDIR and /tmp.
  package static func places(_ variable: (String) -> String?) -> [String] {
    ["XDG_RUNTIME_DIR", "TMPDIR"].compactMap(variable).filter { !$0.isEmpty } + ["/tmp"]
  }

  deinit { remove() }

  /// Removes the directory and its files. A second call does nothing.
  package func remove() {
    for path in created.reversed() {
      var status = stat()
      guard unsafe lstat(path.systemPath, &status) == 0 else { continue }
      // A file that remains does no harm, and the failure cannot be reported to anyone.
      _ =
        status.st_mode & S_IFMT == S_IFDIR
        ? unsafe rmdir(path.systemPath) : unsafe unlink(path.systemPath)
    }
    created = []
    _ = unsafe rmdir(path.systemPath)
  }

  /// The path of a file that other code creates here, and that is removed with the directory.
  package func reserve(_ name: String) -> String {
    created.append("\(path)/\(name)")
    return "\(path)/\(name)"
  }

  /// Creates a directory in this one; returns its path.
  package func createDirectory(_ name: String) throws(SocketError) -> String {
    let path = reserve(name)
    guard unsafe mkdir(path.systemPath, 0o700) == 0 else {
      throw SocketError("create \(path)", code: errno)
    }
    return path
  }

  /// Creates a symbolic link; returns its path.
  package func createLink(_ name: String, to target: String) throws(SocketError) -> String {
    let path = reserve(name)
    guard unsafe symlink(target.systemPath, path.systemPath) == 0 else {
      throw SocketError("create \(path)", code: errno)
    }
    return path
  }

  /// Creates a file with this text.
  package func createFile(_ name: String, _ text: String) throws(SocketError) {
    try createFile(name, Array(text.utf8))
  }

  /// Creates a file with this content.
  package func createFile(_ name: String, _ bytes: [UInt8]) throws(SocketError) {
    let path = reserve(name)
    let descriptor = unsafe open(path.systemPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw SocketError("create \(path)", code: errno) }
    defer { _ = close(descriptor) }
    let count = unsafe bytes.withUnsafeBytes { buffer in
      unsafe write(descriptor, buffer.baseAddress, buffer.count)
    }
    // So few bytes are written by one call, or not at all.
    guard count == bytes.count else {
      throw SocketError("write \(path)", code: count < 0 ? errno : ENOSPC)
    }
  }
}

/// The names in a directory in alphabetical order, without `.` and `..`; none where it cannot be
/// read.
package func namesInDirectory(_ path: String) -> [String] {
  guard let stream = unsafe opendir(path.systemPath) else { return [] }
  defer { unsafe closedir(stream) }
  var names: [String] = []
  while let entry = unsafe readdir(stream) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      unsafe pointer.withMemoryRebound(to: CChar.self, capacity: 256) {
        unsafe String(systemString: $0)
      }
    }
    if name != ".", name != ".." { names.append(name) }
  }
  return names.sorted()
}
