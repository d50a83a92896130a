// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer
import Testing

@Suite(.serialized) struct ServerTests {
  /// A plain client socket.
  struct Plain: ~Copyable {
    let number: Int32

    init(_ path: String) throws {
      number = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      unsafe withUnsafeMutableBytes(of: &address.sun_path) {
        unsafe $0.copyBytes(from: path.utf8)
      }
      let result = unsafe withUnsafePointer(to: &address) {
        unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          unsafe connect(number, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      try #require(result == 0)
    }

    deinit { close(number) }

    func send(_ bytes: [UInt8]) {
      _ = unsafe Glibc.send(number, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// The next bytes; empty at the end.
    func receive() -> [UInt8] {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = unsafe recv(number, &bytes, bytes.count, 0)
      return Array(bytes.prefix(max(0, count)))
    }
  }

  static let whoAmI: [UInt8] = [
    16, 0, 0, 0, 2, 2, 0, 0x18, 0, 0, 0, 1, 0, 0x0F, 0x18, 0, 1, 0, 1, 0,
  ]

  static func identity(_ path: String) throws -> UInt8 {
    var wire = try ServedI2C(path: path)
    var byte: InlineArray<1, UInt8> = [0]
    var span = byte.mutableSpan
    try wire.read(into: &span, command: 0x0F, from: 0x18)
    return byte[0]
  }

  @Test func ourOwnClient() throws {
    let server = try RunningServer(Circuit([.lis331dlh, .ak8975.on(spi: 0)]))
    defer { server.end() }
    #expect(try Self.identity(server.path) == 0x32)
    var select = try ServedSPI(path: server.path, select: 0)
    var byte: InlineArray<1, UInt8> = [0]
    var span = byte.mutableSpan
    // The compass reads with bit 7 set.
    try select.read(into: &span, command: 0x80)
    #expect(byte[0] == 0x48)
    var wire = try ServedI2C(path: server.path)
    #expect(throws: BusError(.noAcknowledge, code: 121)) {
      try wire.write([0x27].span, command: 0x20, to: 0x19)
    }
    #expect(throws: SocketError.self) {
      _ = try ServedSPI(path: server.path, select: SPISelect(bus: 3, select: 0))
    }
    let clock = try ServedTimebase(path: server.path) { _ in }
    clock.wait(until: Instant(nanoseconds: 5_000_000_000))
    #expect(clock.now() == Instant(nanoseconds: 5_000_000_000))
    #expect(server.circuit.now == Instant(nanoseconds: 5_000_000_000))
  }

  /// A batch of more than half a minute of work: meanwhile other clients are answered, and the end
  /// of the client is noticed.
  @Test func othersHaveTheirTurn() throws {
    let circuit = Circuit([.lis331dlh], sensing: .typical(seed: 1))
    // An interrupt generator evaluates every sample, at 1 kHz.
    for (register, byte) in [(0x30, 0x02), (0x20, 0x3F)] as [(UInt8, UInt8)] {
      try circuit.wire.write([byte].span, command: register, to: 0x18)
    }
    let server = try RunningServer(circuit)
    let busy = try Plain(server.path)
    let other = try Plain(server.path)
    let work =
      #"{"do":"advance","by_s":60}"# + "\n"
      + #"{"do":"transfer","address":"0x18","messages":[{"write":"a8","read":6}]}"# + "\n"
    busy.send(Array(String(repeating: work, count: 500).utf8))
    // The batch has begun.
    #expect(!busy.receive().isEmpty)
    other.send(Array("{\"do\":\"count\"}\n".utf8))
    #expect(!other.receive().isEmpty)
    server.end()
    #expect(circuit.transactionCount < 502)
  }

  @Test func socketIsPrivateAndGoes() throws {
    let server = try RunningServer(Circuit(.lis331dlh))
    var status = stat()
    #expect(unsafe lstat(server.path, &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    server.end()
    #expect(unsafe lstat(server.path, &status) != 0)
  }

  @Test func whereSomebodyServesNobodyElseCan() throws {
    let server = try RunningServer(Circuit(.lis331dlh))
    defer { server.end() }
    let other = Server(ServedBoard(Circuit(.lis331dlh), isTimeVirtual: true))
    #expect(throws: SocketError.self) { try other.listen(on: .unix(server.path), for: .programs) }
    #expect(try Self.identity(server.path) == 0x32)
  }

  @Test func nobodyServesAtADeadSocket() throws {
    let server = try RunningServer(Circuit(.lis331dlh))
    server.end()
    #expect(throws: SocketError.self) { _ = try ServedI2C(path: server.path) }
  }

  /// Descriptors that this process has open.
  static func descriptors() throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count
  }

  @Test func hundredsComeAndDieAndTalkNonsense() throws {
    let server = try RunningServer(Circuit(.lis331dlh))
    defer { server.end() }
    #expect(try Self.identity(server.path) == 0x32)
    let before = try Self.descriptors()
    var random = SystemRandomNumberGenerator()
    for number in 0..<600 {
      let client = try Plain(server.path)
      switch number % 6 {
      case 0: break
      case 1: client.send(Array("PMDOO".utf8))
      case 2: client.send(FrameSessionTests.hello + FrameSessionTests.openI2C.dropLast(3))
      case 3:
        // The client ends while the answer is on its way.
        client.send(FrameSessionTests.hello + FrameSessionTests.openI2C + Self.whoAmI)
      case 4: client.send((0..<300).map { _ in UInt8.random(in: 0...255, using: &random) })
      default:
        let frame = (0..<40).map { _ in UInt8.random(in: 0...255, using: &random) }
        client.send(FrameSessionTests.hello + [40, 0, 0, 0] + frame)
      }
    }
    #expect(try Self.identity(server.path) == 0x32)
    // The server closes its sockets in its next round.
    var after = try Self.descriptors()
    for _ in 0..<100 where after > before {
      usleep(20_000)
      after = try Self.descriptors()
    }
    #expect(after <= before)
  }

  @Test func manyAtOnce() throws {
    let server = try RunningServer(Circuit(.lis331dlh))
    defer { server.end() }
    var clients: [RunningClient] = []
    for _ in 0..<300 { clients.append(try RunningClient(server.path)) }
    for client in clients { client.socket.send(Self.whoAmI) }
    for client in clients {
      #expect(client.socket.receive() == [5, 0, 0, 0, 2, 0, 0, 0, 0x32])
    }
  }

  /// A client that has opened the bus.
  final class RunningClient {
    let socket: Plain

    init(_ path: String) throws {
      socket = try Plain(path)
      socket.send(FrameSessionTests.hello + FrameSessionTests.openI2C)
      try #require(socket.receive() == FrameSessionTests.done)
    }
  }

  @Test func whoDoesNotListenHoldsNobodyUp() throws {
    let server = try RunningServer(Circuit(.lis331dlh))
    defer { server.end() }
    let deaf = try RunningClient(server.path)
    // Requests 8000 bytes repeatedly and reads nothing, until the socket is full.
    let request: [UInt8] = [9, 0, 0, 0, 2, 1, 0, 0x18, 0, 1, 0, 0x40, 0x1F]
    let requests = Array(repeatElement(request, count: 1000).joined())
    for _ in 0..<20 {
      _ = unsafe Glibc.send(
        deaf.socket.number, requests, requests.count,
        Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
    #expect(try Self.identity(server.path) == 0x32)
  }
}
