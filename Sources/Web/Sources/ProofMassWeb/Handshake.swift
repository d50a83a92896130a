// SPDX-License-Identifier: Apache-2.0

import NIOHTTP1

/// The opening handshake of a WebSocket: the requirements of RFC 6455, section 4.2.1, for a request.
enum Handshake {
  /// The reason why a request does not open a WebSocket.
  struct Mistake: Error, Equatable {
    var status: HTTPResponseStatus
    /// The text of the response: one line for a human reader.
    var words: String
  }

  /// Throws a `Mistake` if a request for a WebSocket is not valid.
  static func check(_ head: HTTPRequestHead) throws(Mistake) {
    guard head.method == .GET, head.version.minor >= 1,
      head.headers[canonicalForm: "upgrade"].contains(where: { $0.lowercased() == "websocket" })
    else { throw Mistake(status: .upgradeRequired, words: "open a WebSocket here") }
    guard head.headers["sec-websocket-version"] == ["13"] else {
      throw Mistake(status: .upgradeRequired, words: "only version 13 of the protocol")
    }
    let keys = head.headers["sec-websocket-key"]
    guard keys.count == 1, isKey(keys[0]) else {
      throw Mistake(
        status: .badRequest, words: "Sec-WebSocket-Key has to be 16 bytes in base64, once")
    }
  }

  /// Whether a text is 16 bytes in base64: 22 digits and `==`.
  private static func isKey(_ text: String) -> Bool {
    let digits = text.utf8.dropLast(2)
    return text.utf8.count == 24 && text.hasSuffix("==")
      && digits.allSatisfy {
        switch $0 {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
          true
        default: false
        }
      }
  }
}
