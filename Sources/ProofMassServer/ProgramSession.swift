// SPDX-License-Identifier: Apache-2.0

/// The door for programs: frames or control requests, as the first byte tells.
package struct ProgramSession: Session {
  private enum Choice {
    case open
    case frames(FrameSession)
    case control(ControlSession)
  }

  private let board: ServedBoard
  private let files: OpenFiles
  private var choice = Choice.open

  package init(_ board: ServedBoard, _ files: OpenFiles) {
    self.board = board
    self.files = files
  }

  package static var longestFrame: Int {
    max(FrameSession.longestFrame, ControlSession.longestFrame)
  }

  package mutating func announce(_ output: inout [UInt8]) {
    guard case .frames(var session) = choice else { return }
    choice = .open
    session.announce(&output)
    choice = .frames(session)
  }

  package mutating func end() { choice = .open }

  package mutating func receive(
    _ input: inout ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) -> Bool {
    switch choice {
    case .open:
      guard input.count > 0 else { return false }
      choice =
        input[0] == Frame.hello[0]
        ? .frames(FrameSession(board, files)) : .control(ControlSession(board))
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
