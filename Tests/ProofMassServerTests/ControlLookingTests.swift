// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer
import Testing

/// The requests that examine a board.
@Suite struct ControlLookingTests {
  @Test func pins() throws {
    var client = ControlClient(Circuit(.lis331dlh, .ak8975))
    _ = try client.ask(
      #"{"do":"transfer","address":"0x0c","messages":[{"write":"0a01"}]}"#)
    _ = try client.ask(#"{"do":"advance","by_s":0.01}"#)
    #expect(
      try client.ask(#"{"do":"pins","address":"0x0c"}"#)
        == #"{"id":null,"pins":[{"address":"0x0c","name":"DRDY","high":true}]}"#)
    #expect(
      try client.ask(#"{"do":"pins"}"#)
        == #"{"id":null,"pins":[{"address":"0x18","name":"INT1","high":false},"#
        + #"{"address":"0x18","name":"INT2","high":false},"#
        + #"{"address":"0x0c","name":"DRDY","high":true}]}"#)
  }

  /// Edges are collected from the first request on, and each is returned once.
  @Test func edges() throws {
    var client = ControlClient(Circuit(.lis331dlh, .ak8975))
    #expect(try client.ask(#"{"do":"edges"}"#) == #"{"id":null,"edges":[],"missed":0}"#)
    _ = try client.ask(
      #"{"do":"transfer","address":"0x0c","messages":[{"write":"0a01"}]}"#)
    _ = try client.ask(#"{"do":"advance","by_s":0.01}"#)
    // The write is complete after 28 bits of 2.5 µs, and a measurement takes 7.3 ms.
    #expect(
      try client.ask(#"{"do":"edges","address":"0x0c"}"#)
        == #"{"id":null,"edges":[{"time_s":0.00737,"address":"0x0c","name":"DRDY","#
        + #""high":true}],"missed":0}"#)
    #expect(try client.ask(#"{"do":"edges"}"#) == #"{"id":null,"edges":[],"missed":0}"#)
  }

  /// The last 1024 edges of a chip's pins are kept; the earlier ones are counted once.
  @Test func missedEdges() throws {
    var client = ControlClient(Circuit(.lis331dlh))
    // Data ready at both pins, 50 Hz.
    for write in ["2212", "2027"] {
      _ = try client.ask(
        #"{"do":"transfer","address":"0x18","messages":[{"write":"\#(write)"}]}"#)
    }
    _ = try client.ask(#"{"do":"edges"}"#)
    // Four edges for each of 300 samples.
    for sample in 0..<300 {
      client.circuit.advance(to: Instant(nanoseconds: Int64(25 + 20 * sample) * 1_000_000))
      _ = try client.circuit.transfer([
        I2CMessage(.write([0xA8]), at: 0x18), I2CMessage(.read(count: 6), at: 0x18),
      ])
    }
    let answer = try JSONValue(Array(try client.ask(#"{"do":"edges"}"#).utf8))
    #expect(answer["edges"]?.array?.count == 1024)
    #expect(answer["missed"]?.integer == 176)
  }

  @Test func policies() throws {
    var client = ControlClient(Circuit(.l3g4200d))
    let choose = #"{"do":"policy","address":"0x68","name":"turn-on","value":"settled"}"#
    #expect(try client.ask(choose) == #"{"id":null}"#)
    #expect(
      try client.ask(#"{"do":"policies"}"#).hasPrefix(
        #"{"id":null,"policies":[{"address":"0x68","name":"turn-on","value":"settled","#
          + #""values":["first-sample","settled"],"meaning":"after power-down"#))
  }

  @Test func violations() throws {
    var client = ControlClient(Circuit(.lis331dlh, .ak8975))
    _ = try client.ask(#"{"do":"transfer","address":"0x18","messages":[{"write":"1001"}]}"#)
    _ = try client.ask(#"{"do":"transfer","address":"0x0c","messages":[{"write":"0aff"}]}"#)
    let first =
      #"{"time_s":0.00007,"address":"0x18","identifier":"reserved-write","class":"forbidden","#
      + #""register":"0x10","name":null,"value":"0x01","#
      + #""meaning":"a write to a reserved address, where factory trim may live"}"#
    #expect(
      try client.ask(#"{"do":"violations","address":"0x18"}"#)
        == "{\"id\":null,\"violations\":[\(first)],\"count\":1,\"forbidden\":1}")
    #expect(
      try client.ask(#"{"do":"violations"}"#).hasPrefix("{\"id\":null,\"violations\":[\(first),"))
    #expect(try client.ask(#"{"do":"finish"}"#).hasPrefix(#"{"id":null,"clean":false,"#))
  }

  @Test func transcript() throws {
    let circuit = Circuit(.lis331dlh)
    let board = ServedBoard(circuit, isTimeVirtual: true)
    var first = ControlClient(board)
    let write = #"{"do":"transfer","address":"0x18","messages":[{"write":"2027"}]}"#
    _ = try first.ask(write)
    var second = ControlClient(board)
    let line =
      #"{"time_s":0,"address":"0x18","write":"2027","#
      + #""registers":[{"address":"0x20","name":"CTRL_REG1","value":"0x27"}]}"#
    let nothing = #"{"id":null,"transactions":[],"missed":0,"more":false}"#
    #expect(
      try first.ask(#"{"do":"transcript"}"#)
        == "{\"id\":null,\"transactions\":[\(line)],\"missed\":0,\"more\":false}")
    #expect(try first.ask(#"{"do":"transcript"}"#) == nothing)
    // Each connection has its own place: this one came later.
    #expect(try second.ask(#"{"do":"transcript"}"#) == nothing)
    #expect(
      try second.ask(#"{"do":"transcript","last":5}"#)
        == "{\"id\":null,\"transactions\":[\(line)],\"missed\":0,\"more\":false}")
    #expect(try second.ask(#"{"do":"count"}"#) == #"{"id":null,"transactions":1}"#)
  }

  @Test func whatIsTooOldIsMissed() throws {
    var client = ControlClient(Circuit(.lis331dlh))
    for _ in 0..<10_050 {
      _ = try client.circuit.transfer([I2CMessage(.write([0x0F]), at: 0x18)])
      client.board.report()
    }
    let answer = try JSONValue(Array(try client.ask(#"{"do":"transcript"}"#).utf8))
    #expect(answer["transactions"]?.array?.count == 10_000)
    #expect(answer["missed"]?.integer == 50)
  }

  /// Large answers come in parts.
  @Test func muchAtOnce() throws {
    var client = ControlClient(Circuit(.lis331dlh))
    let read = #"{"do":"transfer","address":"0x18","messages":[{"write":"0f","read":8192}]}"#
    for _ in 0..<12 { _ = try client.ask(read) }
    var (count, parts, more) = (0, 0, true)
    while more {
      let text = try client.ask(#"{"do":"transcript"}"#)
      #expect(text.utf8.count < 5 << 20)
      let answer = try JSONValue(Array(text.utf8))
      count += answer["transactions"]?.array?.count ?? 0
      more = answer["more"]?.bool ?? false
      parts += 1
    }
    #expect(count == 12)
    #expect(parts > 1)
  }
}
