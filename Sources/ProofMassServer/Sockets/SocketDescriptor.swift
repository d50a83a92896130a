// SPDX-License-Identifier: Apache-2.0

internal import Glibc

/// A descriptor of this process, closed when nobody owns it any longer.
struct SocketDescriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  /// A stream socket that programs started later do not inherit.
  init(family: Int32, flags: __socket_type = __socket_type(0)) throws(SocketError) {
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | flags.rawValue)
    number = socket(family, type, 0)
    guard number >= 0 else { throw SocketError("open a socket", code: errno) }
  }

  deinit {
    // Not retried: Linux has given the descriptor up whatever close returns.
    _ = close(number)
  }

  /// Waits for connections at an address, which an error calls by a name.
  func listen(at address: SocketAddress, for name: String) throws(SocketError) {
    let failure = try unsafe address.with { address, size in
      unsafe bind(number, address, size) == 0 && Glibc.listen(number, 128) == 0 ? 0 : errno
    }
    guard failure == 0 else { throw SocketError("listen on \(name)", code: failure) }
  }

  /// Bytes that have come, as many as fit at once.
  func receive(_ count: Int) -> Received {
    var failure: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let result = unsafe recv(number, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
      failure = result < 0 ? errno : 0
      filled = max(0, result)
    }
    switch failure {
    case 0: return bytes.isEmpty ? .end : .bytes(bytes)
    case EAGAIN, EINTR: return .nothing
    default: return .failure(failure)
    }
  }

  enum Received {
    case bytes([UInt8])
    case nothing
    case end
    case failure(Int32)
  }

  /// Sends as many of the bytes as go without waiting; how many, or the negated error number.
  func send(_ bytes: ArraySlice<UInt8>, waiting: Bool = false) -> Int {
    let flags = Int32(MSG_NOSIGNAL) | (waiting ? 0 : Int32(MSG_DONTWAIT))
    let result = unsafe bytes.withUnsafeBytes { buffer in
      unsafe Glibc.send(number, buffer.baseAddress, buffer.count, flags)
    }
    guard result < 0 else { return result }
    return errno == EAGAIN || errno == EINTR ? 0 : -Int(errno)
  }
}
