// SPDX-License-Identifier: Apache-2.0

import Foundation
import NIOCore
import NIOPosix
import Testing

@testable import ProofMassWeb

/// Who gets a connection when other clients try to occupy them all.
@Suite struct PlacesTests {
  @Test func `strangers who say nothing do not lock out who has the token`() async throws {
    let server = try await TestServer(host: "0.0.0.0")
    let old = try await server.openSocket(server.cookie)
    #expect(try await old.wait(for: "HTTP/1.1 101"))
    var strangers: [RawClient] = []
    for _ in 0..<70 { strangers.append(try await RawClient(port: server.port)) }
    #expect(try await server.get("/", server.cookie).hasPrefix("HTTP/1.1 200"))
    let socket = try await server.openSocket(server.cookie)
    #expect(try await socket.wait(for: "HTTP/1.1 101"))
    // All of these connections come from one address, which may have eight waiting ones.
    for stranger in strangers.prefix(61) { #expect(try await stranger.readToEnd().isEmpty) }
    try await server.send("{}")
    #expect(try await old.wait(for: "{}"))
  }

  @Test func `strangers without the token take no place of those who have it`() async throws {
    var limits = Places.Limits()
    limits.clients = 2
    let server = try await TestServer(host: "0.0.0.0", limits: limits)
    for _ in 0..<20 {
      let stranger = try await server.openSocket()
      #expect(try await stranger.wait(for: "HTTP/1.1 401"))
    }
    for _ in 0..<2 {
      let socket = try await server.openSocket(server.cookie)
      #expect(try await socket.wait(for: "HTTP/1.1 101"))
      #expect(socket.isOpen)
    }
  }

  @Test func `on loopback programs that say nothing do not lock others out`() async throws {
    let server = try await TestServer()
    var silent: [RawClient] = []
    for _ in 0..<70 { silent.append(try await RawClient(port: server.port)) }
    #expect(try await server.get("/").hasPrefix("HTTP/1.1 200"))
    #expect(try await silent[0].readToEnd().isEmpty)
  }

  @Test func `a connection has to come to its request`() async throws {
    var limits = Places.Limits()
    limits.patience = .milliseconds(50)
    let server = try await TestServer(limits: limits)
    #expect(try await RawClient(port: server.port).readToEnd().isEmpty)
    #expect(try await server.exchange("GET / HTTP/1.1\r\nHost: local").isEmpty)
    let socket = try await server.openSocket()
    #expect(try await socket.wait(for: "HTTP/1.1 101"))
    try await server.awaitConnections(1)
  }

  @Test func `who has gone takes no place`() async throws {
    let server = try await TestServer()
    let loop = MultiThreadedEventLoopGroup.singleton.next()
    let channel = try await ClientBootstrap(group: loop)
      .connect(host: "127.0.0.1", port: server.port).get()
    let places = try await loop.submit {
      let places = NIOLoopBound(Places(.init(), isLoopback: true), eventLoop: loop)
      places.value.admit(channel, places)
      #expect(places.value.enter(channel))
      #expect(places.value.count == 1)
      return places
    }.get()
    try await channel.close().get()
    let isEmpty = try await loop.submit {
      places.value.keep(channel)
      return places.value.count == 0 && !places.value.enter(channel)
    }.get()
    #expect(isEmpty)
  }

  @Test(arguments: [
    (200, 64, 64, 8), (134, 64, 42, 8), (75, 46, 23, 8), (30, 16, 8, 8), (12, 4, 2, 2),
  ])
  func `fewer descriptors make fewer places`(
    _ descriptors: Int, _ clients: Int, _ waiting: Int, _ anAddress: Int
  ) {
    let limits = Places.Limits().within(descriptors: descriptors)
    #expect(limits?.clients == clients)
    #expect(limits?.waiting == waiting)
    #expect(limits?.waitingAnAddress == anAddress)
  }

  @Test func `no places where there are no descriptors`() {
    #expect(Places.Limits().within(descriptors: 11) == nil)
    #expect(Places.Limits().within(descriptors: -5) == nil)
  }

  @Test(arguments: [
    ("192.0.2.7", "192.0.2.7"), ("::ffff:192.0.2.7", "::ffff:192.0.2.7"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2"), ("2001:db8::7", "2001:db8:0:0"),
    ("2001:db8:1::7", "2001:db8:1:0"), ("fe80::1%eth0", "fe80:0:0:0"), ("::1", "0:0:0:0"),
    ("2001:db8:1:2::", "2001:db8:1:2"),
  ])
  func `the first half of an IPv6 address is one person's`(_ address: String, _ network: String) {
    #expect(Places.network(address) == network)
  }

  /// The program, built together with the tests, in their folder.
  static let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "proofmass-web")

  private func run(descriptors: Int) throws -> (process: Process, input: Pipe, words: Pipe) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "ulimit -n \(descriptors); exec \"$0\" --port 0", Self.program.path,
    ]
    let (input, words) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = Pipe()
    process.standardError = words
    try process.run()
    return (process, input, words)
  }

  @Test func `with few descriptors it serves fewer, and rests`() async throws {
    let (process, input, words) = try run(descriptors: 40)
    let said = String(decoding: words.fileHandleForReading.availableData, as: UTF8.self)
    let port = try #require(said.firstMatch(of: /:(\d+)\//).flatMap { Int($0.1) })
    var silent: [RawClient] = []
    for _ in 0..<70 { silent.append(try await RawClient(port: port)) }
    let client = try await RawClient(port: port)
    try await client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(try await client.readToEnd().hasPrefix("HTTP/1.1 200"))
    func ticks() throws -> Int {
      let stat = try String(
        contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
      let fields = stat.split(separator: ") ")[1].split(separator: " ")
      return (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
    }
    let before = try ticks()
    try await Task.sleep(for: .seconds(1))
    // A server that kept trying to accept connections would use all 100 ticks of the second.
    #expect(try ticks() - before < 20)
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `with too few descriptors it says so`() throws {
    let (process, input, words) = try run(descriptors: 12)
    let said = String(decoding: try words.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(said.contains("more files may be open, too few for clients: raise `ulimit -n` by 64\n"))
    try input.fileHandleForWriting.close()
  }
}
