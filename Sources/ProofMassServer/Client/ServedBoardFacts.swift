// SPDX-License-Identifier: Apache-2.0

/// What a served board has.
package struct ServedBoardFacts: Sendable {
  package var isManual: Bool
  package var devices: [ServedDevice]

  /// Asks the board that is served at a socket.
  package init(path: String) throws(SocketError) {
    var connection = try FrameConnection(path: path)
    let (status, data) = connection.request(.board, [])
    guard status >= 0, let manual = data.first else {
      throw SocketError("ask the board at \(path)", code: max(0, -status))
    }
    isManual = manual != 0
    devices = data.dropFirst().split(separator: UInt8(ascii: "\n")).compactMap {
      ServedDevice(name: String(decoding: $0, as: UTF8.self))
    }
  }
}
