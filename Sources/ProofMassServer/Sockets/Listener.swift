// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A socket that others connect to. One with a path goes away with its listener.
final class Listener {
  private let socket: SocketDescriptor
  private let address: SocketAddress
  private let file: SocketFile?

  init(_ address: SocketAddress) throws(SocketError) {
    let socket = try SocketDescriptor(family: address.family, flags: SOCK_NONBLOCK)
    switch address {
    case .unix(let path): file = try SocketFile(path, of: socket)
    case .tcp:
      // Else a port stays taken for a minute after a connection.
      var yes: Int32 = 1
      _ = unsafe setsockopt(
        socket.number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      try socket.listen(at: address, for: address.description)
      file = nil
    }
    self.address = address
    self.socket = socket
  }

  deinit { file?.remove() }

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
}
