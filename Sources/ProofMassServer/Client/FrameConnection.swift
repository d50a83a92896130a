// SPDX-License-Identifier: Apache-2.0

internal import Glibc
internal import ProofMassCore

/// The client's side of a ``FrameSession``: one request at a time.
struct FrameConnection: ~Copyable {
  private let socket: SocketDescriptor
  private let path: String
  private let patience: Int64
  private var input = ByteQueue()
  /// The receive buffer.
  private var room = [UInt8](repeating: 0, count: 1 << 16)
  private var polling = Patience()
  /// Whether the server has ended, or an answer is missing, so that no further request can be made.
  private(set) var isLost = false

  /// The longest wait for the answer to a request that needs no work, in nanoseconds: a busy board answers
  /// late.
  static let patience: Int64 = 10_000_000_000
  /// The same for a board that may have come back: a caller that waits for something else must not be held
  /// up.
  static let shortPatience: Int64 = 1_000_000_000

  /// Connects to the board that is served at a socket.
  init(path: String, patience: Int64 = Self.patience) throws(SocketError) {
    self.init(try Self.connect(to: path, patience), path, patience)
  }

  private init(_ socket: consuming SocketDescriptor, _ path: String, _ patience: Int64) {
    self.socket = socket
    self.path = path
    self.patience = patience
  }

  private static func connect(
    to path: String, _ patience: Int64
  ) throws(SocketError) -> SocketDescriptor {
    let socket = try SocketDescriptor(family: AF_UNIX)
    // A server without room for another connection lets it wait, by default without limit.
    var limit = timeval(
      tv_sec: time_t(patience / 1_000_000_000), tv_usec: suseconds_t(patience / 1000 % 1_000_000))
    _ = unsafe setsockopt(
      socket.number, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let address = SocketAddress.unix(path)
    let failure = try unsafe address.with { address, size in
      unsafe Glibc.connect(socket.number, address, size) == 0 ? 0 : errno
    }
    switch failure {
    case 0: break
    case ENOENT, ECONNREFUSED:
      throw SocketError(
        "no board is served at \(path): start one with `proofmass emulate --listen \(path)`")
    case EAGAIN: throw silence(at: path)
    default: throw SocketError("reach the board at \(path)", code: failure)
    }
    guard send(Frame.hello, on: socket) else {
      throw SocketError("greet the board at \(path)", code: errno)
    }
    return socket
  }

  private static func silence(at path: String) -> SocketError {
    SocketError(
      "what listens at \(path) does not answer: start a board there with "
        + "`proofmass emulate --listen \(path)`, or wait until it is less busy")
  }

  /// The answer to a request that needs no work. Throws where it does not arrive in time.
  mutating func promptAnswer(
    _ kind: Frame.Kind, _ payload: [UInt8]
  ) throws(SocketError) -> (status: Int32, data: [UInt8]) {
    let answer = request(kind, payload, until: systemTime() + patience)
    guard answer.status != -ETIMEDOUT else { throw Self.silence(at: path) }
    return answer
  }

  /// Makes a request. Returns the status, 0 or more, and the data of the answer; or the negated
  /// error number.
  ///
  /// - Parameter deadline: On the system's monotonic clock, in nanoseconds; nil where the answer
  ///   may take any time, as that to a request that moves virtual time.
  mutating func request(
    _ kind: Frame.Kind, _ payload: [UInt8], until deadline: Int64? = nil
  ) -> (status: Int32, data: [UInt8]) {
    var frame: [UInt8] = []
    frame.append(littleEndian: UInt32(1 + payload.count))
    frame.append(kind.rawValue)
    frame += payload
    isLost = true
    guard Self.send(frame, on: socket) else { return (-EIO, []) }
    if let failure = receive(4, deadline) { return (-failure, []) }
    let length = Int(input.littleEndian(at: 0, as: UInt32.self))
    guard 4...Frame.longest ~= length else { return (-EIO, []) }
    if let failure = receive(4 + length, deadline) { return (-failure, []) }
    isLost = false
    defer { input.removeFirst(4 + length) }
    return (input.littleEndian(at: 4), input[8..<(4 + length)])
  }

  /// Receives and discards one announced byte, if there is one.
  func discardByte() {
    var byte: [UInt8] = [0]
    _ = socket.receive(into: &byte)
  }

  /// Waits for an announced byte or a signal, at most for a time in nanoseconds.
  mutating func awaitInput(atMost time: Int64) throws(BusError) {
    var entries = [pollfd(fd: socket.number, events: Int16(POLLIN), revents: 0)]
    let count = ProofMassServer.awaitInput(&entries, atMost: max(0, time))
    guard count >= 0 || count == -EINTR else { throw BusError(.other, code: -count) }
    // The server has ended.
    isLost = entries[0].revents & Int16(POLLHUP) != 0
    guard !isLost else { throw BusError(.other, code: ENODEV) }
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

  /// Waits until the input has at least `count` bytes; the error number where they do not arrive.
  private mutating func receive(_ count: Int, _ deadline: Int64?) -> Int32? {
    polling.begin(at: systemTime())
    while input.count < count {
      switch socket.receive(into: &room) {
      case .bytes(let count): input.append(room[..<count])
      case .nothing:
        let now = systemTime()
        if polling.lasts(at: now) { continue }
        if let deadline, now >= deadline { return ETIMEDOUT }
        var polled = [pollfd(fd: socket.number, events: Int16(POLLIN), revents: 0)]
        // The result is not needed: the next receive decides.
        _ = ProofMassServer.awaitInput(&polled, atMost: deadline.map { $0 - now })
        polling.end(at: systemTime())
      case .end, .failure: return EIO
      }
    }
    return nil
  }
}

/// The description of a served board.
package struct ServedBoardFacts: Sendable {
  /// Whether the board's time is virtual.
  package var isTimeVirtual: Bool
  /// The devices of the board.
  package var devices: [ServedDevice]

  /// Requests the description from the board that is served at a socket.
  ///
  /// - Parameter patience: The longest wait for the answer, in nanoseconds.
  package init(path: String, patience: Int64 = FrameConnection.patience) throws(SocketError) {
    var connection = try FrameConnection(path: path, patience: patience)
    try self.init(from: &connection, at: path)
  }

  /// Requests the description on a connection to the board at a path, which errors name.
  init(from connection: inout FrameConnection, at path: String) throws(SocketError) {
    let (status, data) = try connection.promptAnswer(.board, [])
    guard status >= 0, let manual = data.first else {
      throw SocketError("ask the board at \(path)", code: max(0, -status))
    }
    isTimeVirtual = manual != 0
    devices = data.dropFirst().split(separator: UInt8(ascii: "\n")).compactMap {
      ServedDevice(name: String(decoding: $0, as: UTF8.self))
    }
  }
}
