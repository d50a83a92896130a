// SPDX-License-Identifier: Apache-2.0

/// The server's side of one connection, without its socket: bytes in, bytes out.
///
/// A session never waits and keeps nothing but its state, so that tests and fuzzers drive it by
/// bytes alone.
package protocol Session {
  /// The bytes to send before any are received.
  var greeting: [UInt8] { get }

  /// Appends bytes that the client did not request.
  mutating func announce(_ output: inout [UInt8])

  /// The descriptor to send with the next output; nil for none. Returned once.
  mutating func takeDescriptor() -> Int32?

  /// Whether to send one urgent byte (MSG_OOB) now. True once.
  mutating func takeUrgentByte() -> Bool

  /// Releases what the session holds, because the connection has ended.
  mutating func end()

  /// The size of the longest frame in bytes: the input never needs to hold more.
  static var longestFrame: Int { get }

  /// Removes the frame at the front of the input, carries it out and appends the answer, if any.
  /// Returns false, and removes nothing, where the frame is incomplete.
  ///
  /// After a throw the connection is closed, once the output has been sent.
  mutating func receive(
    _ input: inout ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) -> Bool
}

/// A session that only answers: it announces nothing and holds nothing. Other sessions do not have these
/// defaults, so that a session that wraps another cannot omit one of its methods.
package protocol AnsweringSession: Session {}

extension AnsweringSession {
  package var greeting: [UInt8] { [] }
  package mutating func announce(_ output: inout [UInt8]) {}
  package mutating func takeDescriptor() -> Int32? { nil }
  package mutating func takeUrgentByte() -> Bool { false }
  package mutating func end() {}
}

/// The client violates the protocol, which ends its session.
package struct ProtocolError: Error, Equatable, Sendable {
  /// The violation.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }
}

/// A session that serves two protocols, frames and control requests: the first byte selects one.
package struct ProgramSession: Session {
  private enum Choice {
    case open
    case frames(FrameSession)
    case control(ControlLines)
  }

  private let board: ServedBoard
  private let files: OpenFiles
  private var choice = Choice.open

  /// Creates a session on a board, whose device files are shared with other sessions.
  package init(_ board: ServedBoard, _ files: OpenFiles) {
    self.board = board
    self.files = files
  }

  package var greeting: [UInt8] { [] }

  package static var longestFrame: Int {
    max(FrameSession.longestFrame, ControlLines.longestFrame)
  }

  package mutating func announce(_ output: inout [UInt8]) {
    guard case .frames(var session) = choice else { return }
    choice = .open
    session.announce(&output)
    choice = .frames(session)
  }

  package mutating func takeDescriptor() -> Int32? {
    guard case .frames(var session) = choice else { return nil }
    choice = .open
    defer { choice = .frames(session) }
    return session.takeDescriptor()
  }

  package mutating func takeUrgentByte() -> Bool {
    guard case .frames(var session) = choice else { return false }
    choice = .open
    defer { choice = .frames(session) }
    return session.takeUrgentByte()
  }

  package mutating func end() {
    switch choice {
    case .open: break
    case .frames(var session):
      choice = .open
      session.end()
    case .control(var session):
      choice = .open
      session.end()
    }
  }

  package mutating func receive(
    _ input: inout ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) -> Bool {
    switch choice {
    case .open:
      guard input.count > 0 else { return false }
      choice =
        input[0] == Frame.hello[0]
        ? .frames(FrameSession(board, files)) : .control(ControlLines(board))
      return true
    case .frames(var session):
      choice = .open
      defer { choice = .frames(session) }
      return try session.receive(&input, &output)
    case .control(var session):
      choice = .open
      defer { choice = .control(session) }
      return try session.receive(&input, &output)
    }
  }
}
