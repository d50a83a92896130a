// SPDX-License-Identifier: Apache-2.0

/// What a served board has.
package struct ServedBoardFacts: Sendable {
  package var isManual: Bool
  package var devices: [ServedDevice]

  /// Asks the board that is served at a socket.
  ///
  /// - Parameter patience: how long it may take to answer, in nanoseconds.
  package init(path: String, patience: Int64 = FrameConnection.patience) throws(SocketError) {
    var connection = try FrameConnection(path: path, patience: patience)
    let (status, data) = try connection.promptAnswer(.board, [])
    guard status >= 0, let manual = data.first else {
      throw SocketError("ask the board at \(path)", code: max(0, -status))
    }
    isManual = manual != 0
    devices = data.dropFirst().split(separator: UInt8(ascii: "\n")).compactMap {
      ServedDevice(name: String(decoding: $0, as: UTF8.self))
    }
  }
}
