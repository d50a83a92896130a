// SPDX-License-Identifier: Apache-2.0

internal import ProofMassControl

/// A control session on a connection: one request per line, and one answer per line. The article
/// <doc:Control> describes them.
package struct ControlLines: AnsweringSession {
  /// The longest line in bytes, which has room for a motion file.
  package static var longestFrame: Int { 8 << 20 }

  private var session: ControlSession<ServedBoard>
  /// The number of bytes of the input that have been searched and contain no line end.
  private var searched = 0

  /// Creates a session on a board. From now on the board keeps its last transactions.
  package init(_ board: ServedBoard) { session = ControlSession(board) }

  package mutating func receive(
    _ input: inout ByteQueue, _ output: inout [UInt8]
  ) throws(ProtocolError) -> Bool {
    let end = input.firstIndex(of: UInt8(ascii: "\n"), from: searched)
    guard end ?? input.count <= Self.longestFrame else {
      throw ProtocolError("a line of more than \(Self.longestFrame) bytes")
    }
    guard let end else {
      searched = input.count
      return false
    }
    searched = 0
    let line = input[0..<end]
    input.removeFirst(end + 1)
    let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    if !isBlank { output += session.answer(line) }
    return true
  }
}
