// SPDX-License-Identifier: Apache-2.0

internal import ProofMassSystem

// The calls in a program that cause transfers, which the interposer reports on request.
extension FrameSession {
  /// Takes the calls that lead to the next transfer, the innermost first. Each is a number (64 bits), a kind
  /// (8 bits: 0 for an address, 1 for a line), the length of the file's name (16 bits; 0 for the previous
  /// name), the name.
  mutating func takePlaces(_ payload: inout FrameReader) throws(ProtocolError) {
    places = []
    var name = ""
    while !payload.isAtEnd {
      let number = try payload.next(UInt64.self)
      let kind = try payload.next(UInt8.self)
      let length = Int(try payload.next(UInt16.self))
      if length > 0 { name = String(systemBytes: try payload.next(length)) }
      switch kind {
      case 0: places.append(.address(number, file: name))
      case 1: places.append(.line(Int(clamping: number), file: name))
      default: throw ProtocolError("a place of unknown kind \(kind)")
      }
    }
  }

  /// Passes the board's watchers the calls that cause the following transactions.
  func beginPlaced() {
    if !places.isEmpty { board.report(from: places) }
  }

  /// Ends that, after these transactions.
  mutating func endPlaced() {
    guard !places.isEmpty else { return }
    board.report(from: [])
    places = []
  }
}
