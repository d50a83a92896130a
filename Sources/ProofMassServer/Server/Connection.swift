// SPDX-License-Identifier: Apache-2.0

/// A client's socket and its conversation.
final class Connection {
  private let socket: SocketDescriptor
  private var conversation: Conversation
  private(set) var state = State.receiving

  /// The size of the receive buffer, in bytes.
  static var chunk: Int { 1 << 16 }

  /// Creates a connection, whose first output is the session's greeting.
  ///
  /// - Parameter board: The emulated board that the session works on; nil for a session without one.
  init(_ socket: consuming SocketDescriptor, _ session: any Session, on board: ServedBoard?) {
    conversation = Conversation(session, on: board)
    self.socket = socket
  }

  /// The descriptor of the socket.
  var number: Int32 { socket.number }

  /// The event that the connection waits for.
  enum State {
    /// Waits for requests.
    case receiving
    /// Waits for room to send.
    case sending
    /// Waits for its next turn.
    case busy
    /// Has ended.
    case over
  }

  /// Carries out requests and sends answers as far as possible without waiting, for at most one
  /// turn and the bytes that `room` has room for.
  ///
  /// - Parameter announcing: Announces the requests' effects to other clients. Called before the answers are
  ///   sent, so that a client that waits for an edge has it before others advance the board.
  func proceed(with room: inout [UInt8], announcing: () -> Void) {
    state = conversation.proceed(on: socket, with: &room, announcing)
  }

  /// Sends what the session announces, unless output waits to be sent.
  func announce() {
    guard state == .receiving else { return }
    state = conversation.announce(on: socket)
  }
}

/// A session, with the received bytes that are not yet processed and the output that is not yet
/// sent.
private struct Conversation {
  private var session: any Session
  private let board: ServedBoard?
  private var input = ByteQueue()
  private var output: [UInt8]
  /// The number of bytes of the output that have been sent.
  private var sent = 0
  /// The descriptor that goes with the next bytes; nil for none.
  private var descriptor: Int32?
  /// Whether the session has ended: the connection ends when all output has been sent.
  private var isOver = false

  typealias State = Connection.State

  /// The amount of unsent output, in bytes, from which no further request is carried out.
  private static var mostWaiting: Int { 1 << 20 }
  /// The time after which other connections have their turn, in nanoseconds.
  private static var turn: Int64 { 10_000_000 }

  init(_ session: any Session, on board: ServedBoard?) {
    self.session = session
    self.board = board
    output = session.greeting
  }

  mutating func proceed(
    on socket: borrowing SocketDescriptor, with room: inout [UInt8], _ announcing: () -> Void
  ) -> State {
    let end = systemTime() + Self.turn
    var state = carryOut(on: socket, until: end, announcing)
    if state == .receiving { state = receive(on: socket, with: &room, until: end, announcing) }
    if state == .over { session.end() }
    return state
  }

  mutating func announce(on socket: borrowing SocketDescriptor) -> State {
    session.announce(&output)
    // Where there is no room for the byte, the client has earlier ones to read first.
    if session.takeUrgentByte() { socket.sendUrgentByte() }
    return send(on: socket)
  }

  private mutating func receive(
    on socket: borrowing SocketDescriptor, with room: inout [UInt8], until end: Int64,
    _ announcing: () -> Void
  ) -> State {
    switch socket.receive(into: &room) {
    case .bytes(let count): input.append(room[..<count])
    case .nothing: return .receiving
    case .end, .failure: return .over
    }
    return carryOut(on: socket, until: end, announcing)
  }

  /// Carries out the complete requests while the answers can be sent and the turn lasts.
  private mutating func carryOut(
    on socket: borrowing SocketDescriptor, until end: Int64, _ announcing: () -> Void
  ) -> State {
    while true {
      var isBusy = false
      let isAtWork = input.count > 0
      if isAtWork { board?.beginWork() }
      while !isOver, !isBusy, output.count - sent < Self.mostWaiting {
        do throws(ProtocolError) {
          guard try session.receive(&input, &output) else { break }
          descriptor = session.takeDescriptor()
          isBusy = descriptor != nil || systemTime() >= end
        } catch { isOver = true }
      }
      if isAtWork {
        board?.endWork()
        announcing()
      }
      // No complete request is left, unless much output waits.
      let isIdle = output.count - sent < Self.mostWaiting
      let state = send(on: socket)
      guard state == .receiving else { return state }
      if isOver { return .over }
      if isBusy { return .busy }
      guard isIdle else { continue }
      return input.count > type(of: session).longestFrame ? .over : .receiving
    }
  }

  private mutating func send(on socket: borrowing SocketDescriptor) -> State {
    guard sent < output.count else { return .receiving }
    let count =
      descriptor.map { socket.send(output[sent...], with: $0) } ?? socket.send(output[sent...])
    guard count >= 0 else { return .over }
    if count > 0 { descriptor = nil }
    sent += count
    guard sent == output.count else { return .sending }
    output.removeAll(keepingCapacity: output.capacity <= Connection.chunk)
    sent = 0
    return .receiving
  }
}
