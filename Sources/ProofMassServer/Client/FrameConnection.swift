// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassCore

/// The other end of a ``FrameSession``: a request at a time, each answered.
struct FrameConnection: ~Copyable {
  private let socket: SocketDescriptor
  private var input = ByteQueue()

  init(path: String) throws(SocketError) {
    let socket = try SocketDescriptor(family: AF_UNIX)
    let address = SocketAddress.unix(path)
    let failure = try unsafe address.with { address, size in
      unsafe connect(socket.number, address, size) == 0 ? 0 : errno
    }
    switch failure {
    case 0: break
    case ENOENT, ECONNREFUSED:
      throw SocketError(
        "no board is served at \(path): start one with `proofmass emulate --listen \(path)`")
    default: throw SocketError("reach the board at \(path)", code: failure)
    }
    guard Self.send(Frame.hello, on: socket) else {
      throw SocketError("greet the board at \(path)", code: errno)
    }
    self.socket = socket
  }

  /// The status, 0 or more, and the data of the answer; or the negated error number.
  mutating func request(_ kind: Frame.Kind, _ payload: [UInt8]) -> (status: Int32, data: [UInt8]) {
    var frame: [UInt8] = []
    frame.append(littleEndian: UInt32(1 + payload.count))
    frame.append(kind.rawValue)
    frame += payload
    guard Self.send(frame, on: socket) else { return (-EIO, []) }
    guard receive(4) else { return (-EIO, []) }
    let length = Int(input.littleEndian(at: 0, as: UInt32.self))
    guard 4...Frame.longest ~= length, receive(4 + length) else { return (-EIO, []) }
    defer { input.removeFirst(4 + length) }
    return (input.littleEndian(at: 4), input[8..<(4 + length)])
  }

  /// Takes a byte that came without having been asked for, if one did.
  func discardByte() { _ = socket.receive(1) }

  /// Waits until something comes without having been asked for, or a signal does.
  func awaitInput(atMost time: Int64) throws(BusError) {
    var entries = [pollfd(fd: socket.number, events: Int16(POLLIN), revents: 0)]
    let count = ProofMassServer.awaitInput(&entries, atMost: max(0, time))
    guard count >= 0 || count == -EINTR else { throw BusError(.other, code: -count) }
    // The board is gone.
    guard entries[0].revents & Int16(POLLHUP) == 0 else { throw BusError(.other, code: ENODEV) }
  }

  private static func send(_ bytes: [UInt8], on socket: borrowing SocketDescriptor) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = socket.send(bytes[sent...], waiting: true)
      guard count >= 0 else { return false }
      sent += count
    }
    return true
  }

  /// Waits until at least so many bytes are there.
  private mutating func receive(_ count: Int) -> Bool {
    let start = systemTime()
    while input.count < count {
      switch socket.receive(1 << 16) {
      case .bytes(let bytes): input.append(bytes)
      case .nothing:
        if systemTime() - start < Frame.patience {
          sched_yield()
        } else {
          var polled = pollfd(fd: socket.number, events: Int16(POLLIN), revents: 0)
          _ = unsafe poll(&polled, 1, -1)
        }
      case .end, .failure: return false
      }
    }
    return true
  }
}
