// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassWeb

/// Cases in which RFC 6455 requires the server to fail the connection.
@Suite struct ProtocolTests {
  /// A close with 1002, a protocol error.
  private static let mistake: [UInt8] = [0x88, 2, 0x03, 0xEA]
  /// A close with 1007, text that is not valid UTF-8.
  private static let noText: [UInt8] = [0x88, 2, 0x03, 0xEF]

  @Test(
    arguments: [
      // Unmasked: a text, a ping, a fragment of a text, a close.
      ([0x81, 2, 0x7B, 0x7D], mistake), ([0x89, 0], mistake), ([0x01, 1, 0x7B], mistake),
      ([0x88, 0], mistake),
      // RSV1, RSV2, RSV3 of a text, and of a ping.
      ([0xC1, 0x80, 0, 0, 0, 0], mistake), ([0xA1, 0x80, 0, 0, 0, 0], mistake),
      ([0x91, 0x80, 0, 0, 0, 0], mistake), ([0xC9, 0x80, 0, 0, 0, 0], mistake),
      // Reserved opcodes.
      ([0x83, 0x80, 0, 0, 0, 0], mistake), ([0x8B, 0x80, 0, 0, 0, 0], mistake),
      // Invalid UTF-8: in one frame, and in two fragments.
      ([0x81, 0x81, 0, 0, 0, 0, 0xFF], noText),
      ([0x01, 0x81, 0, 0, 0, 0, 0xC3, 0x80, 0x81, 0, 0, 0, 0, 0x28], noText),
    ] as [([UInt8], [UInt8])])
  func `a frame that is none closes the connection`(_ frame: [UInt8], _ close: [UInt8]) async throws
  {
    let server = try await TestServer()
    let socket = try await server.openSocket()
    #expect(try await socket.wait(for: "HTTP/1.1 101"))
    try await socket.send(frame)
    _ = try await socket.readToEnd()
    #expect(Array(socket.bytes.suffix(4)) == close)
    #expect(server.messages.isEmpty)
  }

  @Test func `a text may be cut within a character`() async throws {
    let server = try await TestServer()
    let socket = try await server.openSocket()
    #expect(try await socket.wait(for: "HTTP/1.1 101"))
    try await socket.send([0x01, 0x81, 0, 0, 0, 0, 0xC3, 0x80, 0x81, 0, 0, 0, 0, 0xA9])
    try await socket.send(frame: 8, "")
    _ = try await socket.readToEnd()
    #expect(server.messages == ["é"])
  }

  private func answer(to key: String..., version: String = "13") async throws -> String {
    let server = try await TestServer()
    let fields = key.map { "Sec-WebSocket-Key: \($0)" }
    return try await server.exchange(
      server.request(
        "/socket",
        ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: \(version)"] + fields)
    )
  }

  @Test(arguments: [
    "", "abc", "dGhlIHNhbXBsZSBub25jZQ=", "dGhlIHNhbXBsZSBub25jZQ", "dGhlIHNhbXBsZSBub25jZTEy",
    "dGhlIHNhbXBsZSBub25j ZQ==", "dGhlIHNhbXBsZSBub25j*Q==", "dGhlIHNhbXBsZSBub25jZQ==dGhl",
    "é234567890123456789012==",
  ])
  func `a key that is none gets 400`(_ key: String) async throws {
    #expect(try await answer(to: key).hasPrefix("HTTP/1.1 400"))
  }

  @Test func `no key, and two, get 400; another version is told which there is`() async throws {
    #expect(try await answer().hasPrefix("HTTP/1.1 400"))
    let key = "dGhlIHNhbXBsZSBub25jZQ=="
    #expect(try await answer(to: key, key).hasPrefix("HTTP/1.1 400"))
    let other = try await answer(to: key, version: "8")
    #expect(other.hasPrefix("HTTP/1.1 426"))
    #expect(other.contains("\r\nSec-WebSocket-Version: 13\r\n"))
  }
}
