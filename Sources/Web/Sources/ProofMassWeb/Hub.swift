// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// Passes lines on to all clients, and returns their messages. Everything runs on one event loop.
final class Hub {
  private var clients: [ObjectIdentifier: SocketHandler] = [:]
  /// The stream's first object, which each new client receives first.
  private var first: ByteBuffer?
  /// Accepts a client's message; false if there is no room for it.
  private let receive: (ByteBuffer) -> Bool

  init(_ receive: @escaping (ByteBuffer) -> Bool) { self.receive = receive }

  func add(_ client: SocketHandler) {
    clients[ObjectIdentifier(client)] = client
    if let first { client.send(first) }
  }

  func remove(_ client: SocketHandler) { clients[ObjectIdentifier(client)] = nil }

  /// Sends an object of the stream, without its line terminator, to all clients.
  func send(_ line: ByteBuffer) {
    if first == nil { first = line }
    for client in clients.values { client.send(line) }
  }

  /// Accepts a client's message; false if it is lost.
  func take(_ message: ByteBuffer) -> Bool { receive(message) }
}
