// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import ProofMassWeb

@Suite struct SocketTests {
  @Test func `the first object is kept for those who come later`() async throws {
    let server = try await TestServer()
    try await server.send(#"{"type":"hello"}"#)
    try await server.send(#"{"number":1}"#)
    let socket = try await server.openSocket()
    #expect(try await socket.wait(for: #"{"type":"hello"}"#))
    try await server.send(#"{"number":2}"#)
    #expect(try await socket.wait(for: #"{"number":2}"#))
    #expect(!socket.text.contains(#"{"number":1}"#))
  }

  @Test func `messages arrive whole, from one frame or several; pings are answered`() async throws {
    let server = try await TestServer()
    let socket = try await server.openSocket()
    #expect(try await socket.wait(for: "101"))
    try await socket.send(frame: 1, #"{"do":"shake"}"#)
    try await socket.send(frame: 1, #"{"do":"#, isFinal: false)
    try await socket.send(frame: 0, #""drop"}"#)
    try await socket.send(frame: 9, "are you there")
    #expect(try await socket.wait(for: "are you there"))
    #expect(server.messages == [#"{"do":"shake"}"#, #"{"do":"drop"}"#])
    try await socket.send(frame: 8, "")
    _ = try await socket.readToEnd()
    #expect(socket.bytes.suffix(4) == [0x88, 2, 3, 0xE8])  // A close, 1000.
  }

  @Test func `what is no message closes the connection`() async throws {
    let server = try await TestServer()
    let long = String(repeating: "a", count: 4097)
    let wrong: [(UInt8, String)] = [
      (1, long), (1, "a\nb"), (2, "bytes"), (0, "nothing before"), (3, ""),
    ]
    for (opcode, text) in wrong {
      let socket = try await server.openSocket()
      #expect(try await socket.wait(for: "101"))
      try await socket.send(frame: opcode, text)
      _ = try await socket.readToEnd()
    }
    let socket = try await server.openSocket()
    #expect(try await socket.wait(for: "101"))
    // Sent together, because the server closes the connection at the frame that exceeds the limit.
    let piece = RawClient.frame(1, String(long.dropLast(2000)), isFinal: false)
    try await socket.send(piece + piece + piece)
    _ = try await socket.readToEnd()
    #expect(server.messages.isEmpty)
    // A length of 2⁶³ − 1 bytes, none of which are sent.
    let other = try await server.openSocket()
    #expect(try await other.wait(for: "101"))
    try await other.send([0x81, 0xFF, 0x7F] + [UInt8](repeating: 0xFF, count: 7) + [0, 0, 0, 0])
    _ = try await other.readToEnd()
  }

  @Test func `a client that does not read loses objects, and is told how many`() async throws {
    let server = try await TestServer()
    let reading = try await server.openSocket()
    let socket = try await server.openSocket(reads: false)
    #expect(try await reading.wait(for: "101"))
    try await Task.sleep(for: .milliseconds(200))
    let count = 4000
    let object = #"{"filling":""# + String(repeating: "x", count: 2000) + #""}"#
    let begun = reading.bytes.count
    for index in 1...count {
      try await server.send(object)
      // Sends at the pace of the reading client, which can lag by 16 objects without loss. A frame's header has
      // four bytes.
      while index.isMultiple(of: 16), reading.bytes.count < begun + index * (object.utf8.count + 4)
      {
        try await Task.sleep(for: .microseconds(100))
      }
    }
    try await socket.read()
    try await Task.sleep(for: .milliseconds(300))
    try await server.send(#"{"last":true}"#)
    #expect(try await socket.wait(for: #"{"last":true}"#))
    let lost = socket.text.matches(of: /"type":"lost","objects":(\d+),/)
      .reduce(0) { $0 + (Int($1.1) ?? 0) }
    let arrived = socket.text.matches(of: /filling/).count
    #expect(lost > 0)
    #expect(arrived + lost == count)
    // The limit on the data that the server and the system buffer for a client.
    #expect(arrived * object.utf8.count < 0x10_0000)
    #expect(try await reading.wait(for: #"{"last":true}"#))
    #expect(reading.text.matches(of: /filling/).count == count)
  }

  @Test func `a thousand connections come and go`() async throws {
    let server = try await TestServer()
    for round in 0..<20 {
      let clients = try await withThrowingTaskGroup(of: RawClient.self) { group in
        for index in 0..<50 {
          group.addTask {
            index.isMultiple(of: 2)
              ? try await server.openSocket() : try await RawClient(port: server.port)
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      if round.isMultiple(of: 2) { try await server.send("{}") }
      for client in clients { try await client.close() }
    }
    let socket = try await server.openSocket()
    #expect(try await socket.wait(for: "101"))
  }

  @Test func `there are 64 clients at most`() async throws {
    let server = try await TestServer()
    var clients: [RawClient] = []
    for _ in 0..<64 {
      clients.append(try await server.openSocket())
      #expect(try await clients[clients.count - 1].wait(for: "HTTP/1.1 101"))
    }
    #expect(try await server.openSocket().readToEnd().hasPrefix("HTTP/1.1 503"))
    #expect(try await server.get("/").hasPrefix("HTTP/1.1 503"))
    try await clients[0].close()
    try await server.awaitConnections(63)
    #expect(try await server.get("/").hasPrefix("HTTP/1.1 200"))
  }
}
