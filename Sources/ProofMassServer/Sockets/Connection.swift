// SPDX-License-Identifier: Apache-2.0

/// A socket and the session behind it: what came and is not used up, what has not gone out yet.
final class Connection {
  private let socket: SocketDescriptor
  private var session: any Session
  private var input = ByteQueue()
  private var output: [UInt8]
  /// How many bytes of the output have been sent.
  private var sent = 0
  /// The session is over: it ends when its last words have been sent.
  private var isOver = false
  private(set) var state = State.receiving

  /// No more is carried out while so much has to be sent first.
  private static var mostWaiting: Int { 1 << 20 }
  /// When no more is begun before the others have had their turn, in nanoseconds.
  private static var turn: Int64 { 10_000_000 }
  /// How much is taken from the socket at once.
  private static var chunk: Int { 1 << 16 }

  init(_ socket: consuming SocketDescriptor, _ session: any Session) {
    self.session = session
    output = session.greeting
    self.socket = socket
  }

  var number: Int32 { socket.number }

  enum State {
    /// Waits for the other side to say more.
    case receiving
    /// Waits for the other side to listen.
    case sending
    /// Waits for its next turn.
    case busy
    case over
  }

  /// Goes on as far as it goes without waiting, with one chunk of what has come at most, and for one
  /// turn.
  func proceed() {
    let end = systemTime() + Self.turn
    state = carryOut(until: end)
    if state == .receiving { state = receive(until: end) }
    if state == .over { session.end() }
  }

  /// Says what the other side is to know without having asked, unless it does not listen.
  func announce() {
    guard state == .receiving else { return }
    session.announce(&output)
    state = send()
  }

  private func receive(until end: Int64) -> State {
    switch socket.receive(Self.chunk) {
    case .bytes(let bytes): input.append(bytes)
    case .nothing: return .receiving
    case .end, .failure: return .over
    }
    return carryOut(until: end)
  }

  /// Carries out what is whole, answer by answer, as long as the other side listens and its turn lasts.
  private func carryOut(until end: Int64) -> State {
    while true {
      var isBusy = false
      while !isOver, !isBusy, output.count - sent < Self.mostWaiting {
        do throws(ProtocolError) {
          guard try session.receive(&input, &output) else { break }
          isBusy = systemTime() >= end
        } catch { isOver = true }
      }
      // Nothing more to carry out, or much to send.
      let isIdle = output.count - sent < Self.mostWaiting
      let state = send()
      guard state == .receiving else { return state }
      if isOver { return .over }
      if isBusy { return .busy }
      guard isIdle else { continue }
      return input.count > type(of: session).longestFrame ? .over : .receiving
    }
  }

  private func send() -> State {
    guard sent < output.count else { return .receiving }
    let count = socket.send(output[sent...])
    guard count >= 0 else { return .over }
    sent += count
    guard sent == output.count else { return .sending }
    output.removeAll(keepingCapacity: output.capacity <= Self.chunk)
    sent = 0
    return .receiving
  }
}
