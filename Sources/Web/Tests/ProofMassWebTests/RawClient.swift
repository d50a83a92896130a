// SPDX-License-Identifier: Apache-2.0

import NIOCore
import NIOPosix
import Synchronization

@testable import ProofMassWeb

/// A server on its own port, and the messages of its clients.
struct TestServer: Sendable {
  let server: WebServer
  let port: Int
  private let loop: any EventLoop
  private let said: Said

  private final class Said: Sendable {
    let messages = Mutex<[String]>([])
  }

  init(
    host: String = "127.0.0.1", origins: Set<String> = [], limits: Places.Limits = .init(),
    address: String = "", identity: String? = nil
  ) async throws {
    var place = WebPlace()
    (place.host, place.port, place.origins, place.machine) = (host, 0, origins, "Pi")
    (place.address, place.identity) = (address, identity)
    let said = Said()
    loop = MultiThreadedEventLoopGroup.singleton.next()
    server = try await WebServer.start(place, limits, on: loop) { message in
      said.messages.withLock { $0.append(String(buffer: message)) }
      return true
    }.get()
    self.said = said
    port = Int(server.address.split(separator: ":")[2].prefix { $0.isNumber }) ?? 0
  }

  /// Sends an object to all clients.
  func send(_ line: String) async throws {
    try await loop.submit { server.send(ByteBuffer(string: line)) }.get()
  }

  var messages: [String] { said.messages.withLock { $0 } }

  var token: String { String(server.address.split(separator: "=").last ?? "") }

  /// Sends bytes on a new connection; returns everything received until the server closes it.
  func exchange(_ text: String) async throws -> String {
    let client = try await RawClient(port: port)
    try? await client.send(text)
    return try await client.readToEnd()
  }

  /// Makes a request with the fields that a browser sends; returns the answer.
  func get(_ path: String, _ fields: String...) async throws -> String {
    try await exchange(request(path, fields))
  }

  func request(_ path: String, _ fields: [String]) -> String {
    let host = fields.contains { $0.hasPrefix("Host:") } ? [] : ["Host: 127.0.0.1:\(port)"]
    return (["GET \(path) HTTP/1.1"] + host + fields).map { "\($0)\r\n" }.joined() + "\r\n"
  }

  /// The header field with which a client sends the token.
  var cookie: String { "Cookie: proofmass_\(port)=\(token)" }

  /// Waits until the server has this number of connections.
  func awaitConnections(_ count: Int) async throws {
    while try await loop.submit({ server.connections }).get() != count {
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// A connection that has asked for a WebSocket.
  func openSocket(_ fields: String..., reads: Bool = true) async throws -> RawClient {
    let client = try await RawClient(port: port, reads: reads)
    try await client.send(request("/socket", Self.handshake + fields))
    return client
  }

  static let handshake = [
    "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  ]
}

/// A TCP connection that sends arbitrary bytes.
final class RawClient: Sendable {
  private let channel: any Channel
  private let received: Received

  private final class Received: ChannelInboundHandler, Sendable {
    typealias InboundIn = ByteBuffer
    let bytes = Mutex<[UInt8]>([])

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      let buffer = unwrapInboundIn(data)
      bytes.withLock { $0 += buffer.readableBytesView }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      context.close(promise: nil)
    }
  }

  /// - Parameter encryption: Makes the handler that encrypts the connection; nil for none.
  init(
    port: Int, reads: Bool = true,
    encryption: (@Sendable () throws -> any ChannelHandler)? = nil
  ) async throws {
    let received = Received()
    channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .channelOption(.autoRead, value: reads)
      .channelOption(.socketOption(.so_rcvbuf), value: 0x1_0000)
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          if let encryption { try pipeline.addHandler(encryption()) }
          try pipeline.addHandler(received)
        }
      }
      .connect(host: "127.0.0.1", port: port).get()
    self.received = received
  }

  /// All bytes received so far.
  var bytes: [UInt8] { received.bytes.withLock { $0 } }
  var text: String { String(decoding: bytes, as: UTF8.self) }

  func send(_ text: String) async throws { try await send(Array(text.utf8)) }

  func send(_ bytes: [UInt8]) async throws {
    try await channel.writeAndFlush(ByteBuffer(bytes: bytes)).get()
  }

  /// Sends a frame of a WebSocket.
  func send(frame opcode: UInt8, _ text: String, isFinal: Bool = true) async throws {
    try await send(Self.frame(opcode, text, isFinal: isFinal))
  }

  /// The bytes of a frame, masked by zeroes.
  static func frame(_ opcode: UInt8, _ text: String, isFinal: Bool = true) -> [UInt8] {
    let body = Array(text.utf8)
    let length: [UInt8] =
      body.count < 126
      ? [UInt8(body.count) | 0x80]
      : [
        126 | 0x80, UInt8(truncatingIfNeeded: body.count >> 8),
        UInt8(truncatingIfNeeded: body.count),
      ]
    return [opcode | (isFinal ? 0x80 : 0)] + length + [0, 0, 0, 0] + body
  }

  func read() async throws { try await channel.setOption(.autoRead, value: true).get() }

  func close() async throws { try await channel.close().get() }

  /// Waits until a text has been received; false after ten seconds.
  func wait(for words: String) async throws -> Bool {
    for _ in 0..<1000 {
      if text.contains(words) { return true }
      try await Task.sleep(for: .milliseconds(10))
    }
    return false
  }

  var isOpen: Bool { channel.isActive }

  /// Returns everything received until the server closes the connection.
  func readToEnd() async throws -> String {
    try await channel.closeFuture.get()
    return text
  }
}
