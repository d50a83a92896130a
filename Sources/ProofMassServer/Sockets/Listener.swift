// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A socket that others connect to. One with a path goes away with its listener.
final class Listener {
  private let socket: SocketDescriptor
  private let address: SocketAddress
  /// The socket's file, if it has one: somebody may put another one there.
  private let file: ino_t?

  /// Only this user can connect to a path; a path that nobody listens on any longer is taken over.
  init(_ address: SocketAddress) throws(SocketError) {
    if case .unix(let path) = address { try Self.makeRoom(at: path) }
    let socket = try SocketDescriptor(family: address.family, flags: SOCK_NONBLOCK)
    if case .tcp = address {
      // Else a port stays taken for a minute after a connection.
      var yes: Int32 = 1
      _ = unsafe setsockopt(
        socket.number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    }
    // The file is there from bind on, and has to be private from its first moment: Linux gives it the
    // socket's own mode.
    _ = fchmod(socket.number, 0o600)
    let bound = try unsafe address.with { address, size in
      unsafe bind(socket.number, address, size) == 0 ? 0 : errno
    }
    guard bound == 0 else { throw SocketError("listen on \(address)", code: bound) }
    guard listen(socket.number, 128) == 0 else {
      throw SocketError("listen on \(address)", code: errno)
    }
    if case .unix(let path) = address { file = Self.status(of: path)?.st_ino } else { file = nil }
    self.address = address
    self.socket = socket
  }

  deinit {
    if case .unix(let path) = address, Self.status(of: path)?.st_ino == file {
      // Left behind it does no harm: the next listener takes it over.
      _ = unsafe unlink(path)
    }
  }

  var number: Int32 { socket.number }

  /// A new connection; nil when there is none. Throws when the system has no room for one.
  func accept() throws(SocketError) -> SocketDescriptor? {
    let number = Glibc.accept(socket.number, nil, nil)
    guard number < 0 else {
      let socket = SocketDescriptor(number)
      // Fails only for a descriptor that is not there.
      _ = fcntl(number, F_SETFD, FD_CLOEXEC)
      return socket
    }
    switch errno {
    case EMFILE, ENFILE, ENOBUFS, ENOMEM:
      throw SocketError("take a connection on \(address)", code: errno)
    // It may have gone again, and accept(2) hands on what was wrong with it.
    default: return nil
    }
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return unsafe lstat(path, &status) == 0 ? status : nil
  }

  private static func makeRoom(at path: String) throws(SocketError) {
    guard let status = status(of: path) else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else {
      throw SocketError("\(path) is there and no socket: choose another path")
    }
    guard try !isServed(path) else {
      throw SocketError("\(path) is served by somebody else already: choose another path")
    }
    guard unsafe unlink(path) == 0 else { throw SocketError("take over \(path)", code: errno) }
  }

  private static func isServed(_ path: String) throws(SocketError) -> Bool {
    let socket = try SocketDescriptor(family: AF_UNIX, flags: SOCK_NONBLOCK)
    return try unsafe SocketAddress.unix(path).with { address, size in
      unsafe connect(socket.number, address, size) == 0 || errno != ECONNREFUSED
    }
  }
}
