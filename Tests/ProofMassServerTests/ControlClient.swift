// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import ProofMassServer

/// A control connection, without a socket.
struct ControlClient {
  let circuit: Circuit
  let board: ServedBoard
  private var session: ControlLines

  init(
    _ circuit: Circuit = Circuit(.lis331dlh, .l3g4200d, .ak8975), isTimeVirtual: Bool = true,
    watchers: [any BoardWatcher] = []
  ) {
    self.init(ServedBoard(circuit, isTimeVirtual: isTimeVirtual, watchers: watchers))
  }

  init(_ board: ServedBoard) {
    self.board = board
    circuit = board.circuit
    session = ControlLines(board)
  }

  /// The output for received bytes.
  mutating func say(bytes: [UInt8]) throws(ProtocolError) -> [UInt8] {
    var input = ByteQueue(bytes)
    return try say(&input)
  }

  mutating func say(_ input: inout ByteQueue) throws(ProtocolError) -> [UInt8] {
    var output: [UInt8] = []
    while try session.receive(&input, &output) {}
    return output
  }

  /// The answer to one request, without its line end.
  mutating func ask(_ request: String) throws(ProtocolError) -> String {
    var text = String(decoding: try say(bytes: Array((request + "\n").utf8)), as: UTF8.self)
    if text.last == "\n" { text.removeLast() }
    return text
  }
}

/// A watcher that lists its calls.
final class RequestLog: BoardWatcher {
  var requests: [String] = []

  func see(_ transaction: Transaction) { requests.append("transaction") }

  func see(request: [UInt8], at time: Int64) {
    requests.append("\(time) \(String(decoding: request, as: UTF8.self))")
  }
}
