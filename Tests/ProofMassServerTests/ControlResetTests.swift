// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Synchronization
import Testing

@testable import ProofMassServer

/// `reset` returns a board to its state at the start.
@Suite struct ControlResetTests {
  private static let reset = #"{"do":"reset"}"#

  private static func transfer(_ address: String, _ messages: String) -> String {
    "{\"do\":\"transfer\",\"address\":\"\(address)\",\"messages\":[\(messages)]}"
  }

  /// Requests that change everything that can be changed.
  private static let run: [String] = [
    #"{"do":"hello"}"#, #"{"do":"policies"}"#, #"{"do":"world"}"#, #"{"do":"pins"}"#,
    transfer("0x18", #"{"write":"202f"},{"write":"2202"},{"write":"1001"}"#),
    transfer("spi0.1", #"{"write":"200f"},{"write":"2380"},{"write":"2e40"},{"write":"2440"}"#),
    transfer("0x0c", #"{"write":"0a01"}"#), transfer("0x1c", #"{"write":"2047"}"#),
    #"{"do":"advance","by_s":0.75}"#, transfer("0x18", #"{"write":"a7","read":7}"#),
    transfer("spi0.1", #"{"write":"e7","read":40}"#), transfer("0x0c", #"{"write":"02","read":8}"#),
    transfer("0x1c", #"{"write":"a7","read":7}"#),
    #"{"do":"fault","fault":"timeout","at":3}"#,
    #"{"do":"fault","fault":"flipped-bit","byte":0,"bit":3,"address":"0x18"}"#,
    transfer("0x18", #"{"write":"0f","read":1}"#), #"{"do":"scenario","name":"warm"}"#,
    #"{"do":"policy","address":"0x18","name":"scale","value":"full-scale-over-2048"}"#,
    #"{"do":"advance","by_s":5}"#, transfer("0x18", #"{"write":"a7","read":7}"#),
    #"{"do":"edges"}"#, #"{"do":"transcript"}"#, #"{"do":"transcript","last":99}"#,
    #"{"do":"violations"}"#, #"{"do":"finish"}"#, #"{"do":"count"}"#, #"{"do":"now"}"#,
    #"{"do":"rest"}"#, #"{"do":"world","force_g":[1,0,0],"rotation_dps":[0,0,90]}"#,
    #"{"do":"power_cycle"}"#,
  ]

  /// A board with noise, a policy and a motion of its own.
  private func board() throws -> ServedBoard {
    var world = World()
    world.motion = try #require(Scenario.named("walk")).motion
    let circuit = Circuit(
      [.lis331dlh, .l3g4200d.on(spi: 1), .ak8975, .lis331dl], sensing: .typical(seed: 5),
      world: world)
    #expect(circuit.setPolicy("turn-on", to: "settled", at: .spi(1)))
    return ServedBoard(circuit, isTimeVirtual: true)
  }

  /// The same requests have the same answers after it, as often as one likes.
  @Test func asStarted() throws {
    var client = ControlClient(try board())
    let first = try Self.run.map { try client.ask($0) }
    #expect(!first.contains { $0.contains("\"error\"") && !$0.contains("\"bus\"") })
    #expect(first.contains { $0.contains(#""forbidden":1"#) })
    for _ in 0..<3 {
      #expect(try client.ask(Self.reset) == #"{"id":null,"time_s":0}"#)
      #expect(try Self.run.map { try client.ask($0) } == first)
    }
    // Twice in a row, and after nothing, is no different.
    _ = try client.ask(Self.reset)
    _ = try client.ask(Self.reset)
    #expect(try Self.run.map { try client.ask($0) } == first)
  }

  /// Other clients stay connected, and see the board as new.
  @Test func otherClients() throws {
    let board = try board()
    var first = ControlClient(board)
    var second = ControlClient(board)
    _ = try first.ask(Self.transfer("0x18", #"{"write":"2202"},{"write":"2027"}"#))
    _ = try second.ask(#"{"do":"edges"}"#)
    _ = try first.ask(#"{"do":"advance","by_s":1}"#)
    _ = try first.ask(Self.reset)
    #expect(
      try second.ask(#"{"do":"edges"}"#) == #"{"id":null,"edges":[],"missed":0}"#)
    #expect(
      try second.ask(#"{"do":"transcript"}"#)
        == #"{"id":null,"transactions":[],"missed":0,"more":false}"#)
    _ = try first.ask(Self.transfer("0x0c", #"{"write":"0a01"}"#))
    _ = try first.ask(#"{"do":"advance","by_s":0.01}"#)
    #expect(
      try second.ask(#"{"do":"edges"}"#)
        == #"{"id":null,"edges":[{"time_s":0.00737,"address":"0x0c","name":"DRDY","#
        + #""high":true}],"missed":0}"#)
    let transcript = try JSONValue(Array(try second.ask(#"{"do":"transcript"}"#).utf8))
    #expect(transcript["transactions"]?.array?.count == 1)
  }

  /// Watchers see it at the time at which it came, after what was before; a frame whose chip select
  /// stayed low ends.
  @Test func watchers() throws {
    let log = RequestLog()
    let circuit = Circuit(.lis331dlh.on(spi: 0))
    var client = ControlClient(circuit, watchers: [log])
    _ = try client.ask(#"{"do":"advance","by_s":1}"#)
    _ = try circuit.exchange(spi: 0, [0x20, 0x27], keepsSelected: true)
    _ = try client.ask(#"{"id":1,"do":"reset"}"#)
    #expect(log.requests == ["transaction", #"1000016000 {"do":"reset"}"#])
    #expect(
      try client.ask(Self.transfer("spi0.0", #"{"write":"a0","read":1}"#))
        == #"{"id":null,"answers":["07"],"time_s":0.000016}"#)
  }

  /// A board that follows a clock begins again at 0 and follows it further.
  @Test func timeThatMovesByItself() throws {
    let clock = Mutex<Int64>(1_500_000_000)
    let circuit = Circuit(.lis331dlh)
    circuit.follow { clock.withLock { $0 } }
    var client = ControlClient(circuit, isTimeVirtual: false)
    #expect(try client.ask(#"{"do":"now"}"#) == #"{"id":null,"time_s":1.5}"#)
    for _ in 0..<2 {
      clock.withLock { $0 += 500_000_000 }
      #expect(try client.ask(Self.reset) == #"{"id":null,"time_s":0}"#)
      clock.withLock { $0 += 250_000_000 }
      #expect(try client.ask(#"{"do":"now"}"#) == #"{"id":null,"time_s":0.25}"#)
    }
  }

  /// There the edges of a held line have the system's times as before.
  @Test func timesOfEdges() throws {
    let clock = Mutex<Int64>(0)
    let circuit = Circuit(.lis331dlh)
    circuit.follow { clock.withLock { $0 } }
    let board = ServedBoard(
      circuit, isTimeVirtual: false, wiring: LineWiring(circuit, dataReady: [17: .i2c(0x18)]),
      start: 1_000_000_000_000)
    var client = ControlClient(board)
    let request = try board.lines.take(
      [(offset: 17, flags: .rising)], number: 1, consumer: [], kept: 0)
    for _ in 0..<3 {
      let start = clock.withLock { $0 }
      _ = try client.ask(Self.transfer("0x18", #"{"write":"2202"},{"write":"2027"}"#))
      clock.withLock { $0 += 30_000_000 }
      let events = request.take(9).events
      #expect(events.count == 1)
      let time = board.lines.timestamp(of: try #require(events.first)) - 1_000_000_000_000
      #expect(21_000_000...22_000_000 ~= time - start)
      clock.withLock { $0 += 700_000_000 }
      _ = try client.ask(Self.reset)
    }
  }
}
