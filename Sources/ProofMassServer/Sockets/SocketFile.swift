// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem

/// The file of a socket that listens.
///
/// It appears when clients can connect, and only where nobody else listens: the socket is bound beside
/// it, and linked into place while the folder is locked.
final class SocketFile {
  private let path: String
  private let device: dev_t
  private let number: ino_t

  /// Binds a socket and has it listen. Only this user can connect; a path that nobody listens on any
  /// longer is taken over.
  init(_ path: String, of socket: borrowing SocketDescriptor) throws(SocketError) {
    try SocketAddress.check(path)
    let lock = try FolderLock(ofFolderOf: path)
    try Self.makeRoom(at: path)
    // Private from its first moment: Linux gives the file the socket's own mode.
    _ = fchmod(socket.number, 0o600)
    let temporary = lock.placeBeside
    try socket.listen(at: .unix(temporary), for: path)
    defer { _ = unsafe unlink(temporary.systemPath) }
    guard let status = Self.status(of: temporary),
      unsafe link(temporary.systemPath, path.systemPath) == 0
    else { throw SocketError("listen on \(path)", code: errno) }
    self.path = path
    (device, number) = (status.st_dev, status.st_ino)
  }

  /// Removes the file, while the socket still listens; somebody may have put another one there.
  func remove() {
    // Nobody takes over what is still served, so that this needs no lock.
    guard let status = Self.status(of: path), status.st_dev == device, status.st_ino == number
    else { return }
    // Left behind it does no harm: the next listener takes it over.
    _ = unsafe unlink(path.systemPath)
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe lstat(path.systemPath, &status) == 0 ? status : nil
  }

  private static func makeRoom(at path: String) throws(SocketError) {
    guard let status = status(of: path) else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw SocketError("\(path) is there and no socket: choose another path")
    }
    guard try !isServed(path) else {
      throw SocketError("\(path) is served by somebody else already: choose another path")
    }
    guard unsafe unlink(path.systemPath) == 0 else {
      throw SocketError("take over \(path)", code: errno)
    }
  }

  private static func isServed(_ path: String) throws(SocketError) -> Bool {
    let socket = try SocketDescriptor(family: AF_UNIX, flags: SOCK_NONBLOCK)
    return try unsafe SocketAddress.unix(path).with { address, size in
      unsafe connect(socket.number, address, size) == 0 || errno != ECONNREFUSED
    }
  }
}
