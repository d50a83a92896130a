// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassSystem

/// Where a socket can be reached: a path, or an IPv4 address and a port.
package enum SocketAddress: Equatable, Sendable, CustomStringConvertible {
  case unix(String)
  /// The address in numbers, `127.0.0.1`.
  case tcp(String, port: UInt16)

  package var description: String {
    switch self {
    case .unix(let path): path
    case .tcp(let host, let port): "\(host):\(port)"
    }
  }

  /// The most bytes of a path: what `sun_path` holds beside its end (unix(7)).
  static var longestPath: Int { MemoryLayout.size(ofValue: sockaddr_un().sun_path) - 1 }

  /// The bytes of a path that a socket can have.
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

  var family: Int32 {
    switch self {
    case .unix: AF_UNIX
    case .tcp: AF_INET
    }
  }

  /// Hands the address to a system call, in the form that it takes.
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
