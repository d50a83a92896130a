// SPDX-License-Identifier: Apache-2.0

import NIOCore

/// Passes lines on to all clients, and their messages back. All of it happens on one event loop.
final class Hub {
  private var clients: [ObjectIdentifier: SocketHandler] = [:]
  /// The stream's first object, which each client gets first.
  private var first: ByteBuffer?
  /// Takes a client's message; false where there is no room for it.
  private let receive: (ByteBuffer) -> Bool

  init(_ receive: @escaping (ByteBuffer) -> Bool) { self.receive = receive }

  func add(_ client: SocketHandler) {
    clients[ObjectIdentifier(client)] = client
    if let first { client.send(first) }
  }

  func remove(_ client: SocketHandler) { clients[ObjectIdentifier(client)] = nil }

  /// Takes an object of the stream, without the end of its line.
  func send(_ line: ByteBuffer) {
    if first == nil { first = line }
    for client in clients.values { client.send(line) }
  }

  /// Takes a client's message; false where it is lost.
  func take(_ message: ByteBuffer) -> Bool { receive(message) }
}
