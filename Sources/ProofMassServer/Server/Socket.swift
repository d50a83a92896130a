// SPDX-License-Identifier: Apache-2.0

internal import CGPIO
internal import Glibc
internal import ProofMassSystem

/// The address of a socket: a path, or an IPv4 address and a port.
package enum SocketAddress: Equatable, Sendable, CustomStringConvertible {
  /// The path of a Unix socket.
  case unix(String)
  /// The numeric address, `127.0.0.1`, and the port.
  case tcp(String, port: UInt16)

  package var description: String {
    switch self {
    case .unix(let path): path
    case .tcp(let host, let port): "\(host):\(port)"
    }
  }

  /// The longest path in bytes: the size of `sun_path` without the terminating zero (unix(7)).
  static var longestPath: Int { MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1 }

  /// The bytes of a path. Throws where it cannot be that of a socket.
  @discardableResult
  static func check(_ path: String) throws(SocketError) -> [UInt8] {
    let bytes = path.systemBytes
    guard 1...longestPath ~= bytes.count, !bytes.contains(0) else {
      throw SocketError(
        "the path of a socket has 1 to \(longestPath) bytes, \(path) has \(bytes.count): "
          + "choose a shorter one")
    }
    return bytes
  }

  /// The address family.
  var family: Int32 {
    switch self {
    case .unix: AF_UNIX
    case .tcp: AF_INET
    }
  }

  /// Passes the address to a system call.
  func with<Result>(
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) throws(SocketError) -> Result {
    switch self {
    case .unix(let path):
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      let bytes = try Self.check(path)
      unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: bytes) }
      return unsafe Self.with(&address, body)
    case .tcp(let host, let port):
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      guard unsafe inet_pton(AF_INET, host, &address.sin_addr) == 1 else {
        throw SocketError("\(host) is no IPv4 address: four numbers like 127.0.0.1")
      }
      return unsafe Self.with(&address, body)
    }
  }

  private static func with<Address, Result>(
    _ address: inout Address, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe body(pointer, socklen_t(MemoryLayout<Address>.size))
      }
    }
  }
}

/// A socket of this process, which is closed at the end of the value's life.
struct SocketDescriptor: ~Copyable {
  let number: Int32

  /// Takes the ownership of a descriptor.
  init(_ number: Int32) { self.number = number }

  /// Opens a stream socket, which programs that are started later do not inherit.
  init(family: Int32, flags: __socket_type = __socket_type(0)) throws(SocketError) {
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | flags.rawValue)
    number = socket(family, type, 0)
    guard number >= 0 else { throw SocketError("open a socket", code: errno) }
  }

  deinit {
    // Not retried: Linux releases the descriptor whatever close returns.
    _ = close(number)
  }

  /// Listens at an address, which errors name by `name`.
  func listen(at address: SocketAddress, for name: String) throws(SocketError) {
    let failure = try unsafe address.with { address, size in
      unsafe bind(number, address, size) == 0 && Glibc.listen(number, 128) == 0 ? 0 : errno
    }
    guard failure == 0 else { throw SocketError("listen on \(name)", code: failure) }
  }

  /// The port of an IPv4 socket; 0 while it has none.
  var port: UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe getsockname(number, pointer, &size)
      }
    }
    return UInt16(bigEndian: address.sin_port)
  }

  /// Receives the bytes that have arrived, as many as fit, without waiting.
  func receive(into room: inout [UInt8]) -> Received {
    let result = unsafe room.withUnsafeMutableBytes { buffer in
      unsafe recv(number, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
    }
    guard result < 0 else { return result == 0 ? .end : .bytes(result) }
    return errno == EAGAIN || errno == EINTR ? .nothing : .failure(errno)
  }

  /// The result of receiving.
  enum Received {
    /// The number of bytes.
    case bytes(Int)
    case nothing
    case end
    case failure(Int32)
  }

  /// Sends as many bytes as possible, without waiting for room unless `waiting`; returns their
  /// number, or the negated error number.
  func send(_ bytes: ArraySlice<UInt8>, waiting: Bool = false) -> Int {
    let flags = Int32(MSG_NOSIGNAL) | (waiting ? 0 : Int32(MSG_DONTWAIT))
    let result = unsafe bytes.withUnsafeBytes { buffer in
      unsafe Glibc.send(number, buffer.baseAddress, buffer.count, flags)
    }
    guard result < 0 else { return result }
    return errno == EAGAIN || errno == EINTR ? 0 : -Int(errno)
  }

  /// Sends a byte that the peer may receive before others (MSG_OOB), for which its poll reports POLLPRI.
  /// Unix sockets have such bytes since Linux 5.15; on older kernels nothing is sent.
  func sendUrgentByte() {
    var byte: UInt8 = 1
    _ = unsafe Glibc.send(
      number, &byte, 1, Int32(MSG_OOB) | Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
  }

  /// Sends a descriptor with as many bytes as possible, without waiting for room; returns their
  /// number, or the negated error number. The descriptor goes with the first byte.
  func send(_ bytes: ArraySlice<UInt8>, with descriptor: Int32) -> Int {
    let result = unsafe bytes.withUnsafeBytes { buffer in
      unsafe cgpio_send(number, buffer.baseAddress, UInt(buffer.count), descriptor)
    }
    return result == -Int64(EAGAIN) || result == -Int64(EINTR) ? 0 : Int(result)
  }
}

/// An operation on a socket, process or file that failed; `description` is one line.
package struct SocketError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The whole error: `cannot listen on /run/board: Permission denied`.
  package var description: String

  package init(_ description: String) { self.description = description }

  /// Creates an error from an error number.
  ///
  /// - Parameter action: The operation that failed: `listen on /run/board`.
  init(_ action: String, code: Int32) {
    description = "cannot \(action): \(errorWords(code))"
  }
}

/// Waits for events of descriptors, for a time in nanoseconds or, for nil, without limit. Returns
/// the number of descriptors with events, or a negated error number.
func awaitInput(_ entries: inout [pollfd], atMost time: Int64?) -> Int32 {
  unsafe cgpio_poll(&entries, UInt(entries.count), time ?? -1)
}

/// The time on a clock of the system, in nanoseconds.
func systemTime(_ clock: clockid_t = CLOCK_MONOTONIC) -> Int64 { cgpio_time(clock) }
