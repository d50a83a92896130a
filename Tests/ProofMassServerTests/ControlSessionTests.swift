// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer
import Testing

/// Each request is a JSON object, and so is its answer.
@Suite struct ControlSessionTests {
  @Test func hello() throws {
    var client = ControlClient(Circuit(.lis331dlh.at(0x19), .ak8975.on(spi: 1)))
    #expect(
      try client.ask(#"{"id":7,"do":"hello"}"#)
        == #"{"id":7,"proofmass":"control","version":1,"command":"0.1.0","chips":["#
        + #"{"chip":"LIS331DLH","address":"0x19"},{"chip":"AK8975","address":"spi0.1"}],"#
        + #""manual_time":true,"time_s":0}"#)
  }

  @Test func idsComeBackAsTheyCame() throws {
    var client = ControlClient()
    #expect(try client.ask(#"{"do":"repair"}"#) == #"{"id":null}"#)
    #expect(try client.ask(#"{"id" : 1.50e1,"do":"repair"}"#) == #"{"id":1.50e1}"#)
    #expect(try client.ask(#"{"do":"repair","id":"a\u0001é"}"#) == #"{"id":"a\u0001é"}"#)
    #expect(
      try client.ask(#"{"id":[1],"do":"repair"}"#)
        == #"{"id":null,"error":"id is no number and no text"}"#)
    #expect(
      try client.ask(#"{"id":3,"do":"fly"}"#).hasPrefix(
        #"{"id":3,"error":"unknown request \"fly\": one of hello, world, "#))
  }

  @Test func linesInOrderHoweverTheyArrive() throws {
    var client = ControlClient()
    var input = ByteQueue()
    var output: [UInt8] = []
    for byte in "{\"id\":1,\"do\":\"now\"}\r\n \n\n{\"id\":2,\"do\":\"count\"}\n{\"id\":3".utf8 {
      input.append([byte])
      output += try client.say(&input)
    }
    #expect(
      String(decoding: output, as: UTF8.self)
        == "{\"id\":1,\"time_s\":0}\n{\"id\":2,\"transactions\":0}\n")
  }

  // MARK: World

  @Test func world() throws {
    var client = ControlClient()
    #expect(
      try client.ask(#"{"do":"world"}"#)
        == #"{"id":null,"force_g":[0,0,1],"rotation_radps":[0,0,0],"#
        + #""field_uT":[0,25,-43.3013],"temperature_C":25}"#)
    #expect(
      try client.ask(#"{"do":"world","force_g":[1,-0.5,2e-1],"temperature_C":-5}"#)
        == #"{"id":null,"force_g":[1,-0.5,0.2],"rotation_radps":[0,0,0],"#
        + #""field_uT":[0,25,-43.3013],"temperature_C":-5}"#)
    let world = client.circuit.world
    #expect(world.specificForce == Axes(1, -0.5, 0.2))
    #expect(world.temperature == -5)
    _ = try client.ask(#"{"do":"world","rotation_radps":[1,2,3],"field_uT":[4,5,6]}"#)
    #expect(client.circuit.world.angularRate == Axes(1, 2, 3))
    #expect(client.circuit.world.field == Axes(4, 5, 6))
    #expect(try client.ask(#"{"do":"rest"}"#).contains(#""force_g":[0,0,1]"#))
    #expect(client.circuit.world.specificForce == Axes(0, 0, 1))
  }

  /// A rotation in degrees, which the answer has in radians.
  @Test func degrees() throws {
    var client = ControlClient()
    #expect(
      try client.ask(#"{"do":"world","rotation_dps":[180,-90,0]}"#).contains(
        #""rotation_radps":[3.141592653589793,-1.5707963267948966,0]"#))
    #expect(
      try client.ask(#"{"do":"world","rotation_dps":[1,2,3],"rotation_radps":[1,2,3]}"#)
        == #"{"id":null,"error":"world: rotation_radps and rotation_dps set the same: leave one "#
        + #"out"}"#)
    _ = try client.ask(#"{"do":"scenario","name":"spin"}"#)
    #expect(
      try client.ask(#"{"do":"world","rotation_dps":[0,0,1]}"#)
        == #"{"id":null,"error":"world: a motion plays, and rotation_dps with it: rest ends it"}"#)
  }

  /// A motion by its name begins at its request, too.
  @Test func scenario() throws {
    var client = ControlClient()
    client.circuit.advance(by: .seconds(10))
    #expect(
      try client.ask(#"{"do":"scenario","name":"drop"}"#).hasPrefix(#"{"id":null,"end_s":1"#))
    var world = client.circuit.world
    #expect(world.specificForce(at: 10_400_000_000) == Axes(0, 0, 1))
    #expect(world.specificForce(at: 10_700_000_000) == Axes(0, 0, 0))
    #expect(
      try client.ask(#"{"do":"scenario","name":"fly"}"#).hasPrefix(
        #"{"id":null,"error":"scenario: unknown scenario \"fly\": one of rest, tilt, rotate, "#))
  }

  /// A motion begins at its request.
  @Test func motion() throws {
    var client = ControlClient()
    client.circuit.advance(by: .seconds(10))
    #expect(
      try client.ask(
        #"{"do":"motion","csv":"time_s,acc_x_g,acc_y_g,acc_z_g,temp_C\n5,0,0,0,1\n7,1,0,0,2\n","#
          + #""start_s":5}"#) == #"{"id":null,"end_s":12,"columns":["acc","temp"]}"#)
    var world = client.circuit.world
    #expect(world.specificForce(at: 11_000_000_000) == Axes(0.5, 0, 0))
    #expect(
      try client.ask(#"{"do":"world","force_g":[0,0,0]}"#)
        == #"{"id":null,"error":"world: a motion plays, and force_g with it: rest ends it"}"#)
    #expect(try client.ask(#"{"do":"world","field_uT":[1,2,3]}"#).contains("\"error\"") == false)
    #expect(
      try client.ask(#"{"do":"motion","csv":"time_s,temp_C\n0,hot\n"}"#)
        == #"{"id":null,"error":"motion: csv:2: temp_C: \"hot\" is not a number"}"#)
    #expect(
      try client.ask(#"{"do":"motion","csv":"time_s,temp_C\n9,1\n"}"#)
        == #"{"id":null,"error":"motion: csv:2: time_s: the first row is 9 s after the motion's "#
        + #"start; start_s 9 would start with it"}"#)
    _ = try client.ask(#"{"do":"rest"}"#)
    #expect(client.circuit.world.motion == nil)
  }

  // MARK: Time

  @Test func timeToTheNanosecond() throws {
    var client = ControlClient()
    #expect(
      try client.ask(#"{"do":"advance","by_s":0.000000001}"#)
        == #"{"id":null,"time_s":0.000000001}"#)
    #expect(
      try client.ask(#"{"do":"advance","to_s":4000000000.123456789}"#)
        == #"{"id":null,"time_s":4000000000.123456789}"#)
    // A time that has passed is not an error: another client may have advanced the board.
    #expect(
      try client.ask(#"{"do":"advance","to_s":1}"#)
        == #"{"id":null,"time_s":4000000000.123456789}"#)
    #expect(
      try client.ask(#"{"do":"advance","by_s":611686018.303931116}"#)
        == #"{"id":null,"error":"advance: by_s goes beyond the end of board time, which is after 146 years"}"#
    )
    #expect(
      try client.ask(#"{"do":"advance","by_s":611686018.303931115}"#)
        == #"{"id":null,"time_s":4611686018.427387904}"#)
    #expect(try client.ask(#"{"do":"now"}"#) == #"{"id":null,"time_s":4611686018.427387904}"#)
  }

  @Test func timeThatMovesByItself() throws {
    let circuit = Circuit(.lis331dlh)
    circuit.follow { 1_500_000_000 }
    var client = ControlClient(circuit, isTimeVirtual: false)
    #expect(try client.ask(#"{"do":"hello"}"#).contains(#""manual_time":false,"time_s":1.5"#))
    #expect(
      try client.ask(#"{"do":"advance","by_s":1}"#)
        == #"{"id":null,"error":"advance: board time follows the system's clock, and moves by "#
        + #"itself: start the board with --fast"}"#)
  }

  // MARK: Transfers

  @Test func transferOnI2C() throws {
    var client = ControlClient()
    // 2.5 µs × (1 + 9 × 2 + 1 + 9 × 2 + 1)
    #expect(
      try client.ask(
        #"{"do":"transfer","address":"0x18","messages":[{"write":"0f"},{"read":1}]}"#)
        == #"{"id":null,"answers":["32"],"time_s":0.0000975}"#)
    #expect(
      try client.ask(
        #"{"do":"transfer","address":"0x68","messages":[{"write":"A027"},{"write":"8f","read":2}]}"#
      ).contains(#""answers":["d300"]"#))
    #expect(
      try client.ask(
        #"{"do":"transfer","address":"0x19","messages":[{"write":""}]}"#
      ).hasPrefix(
        #"{"id":null,"error":"transfer: 0x19 failed: no-acknowledge","bus":"no-acknowledge","#))
  }

  @Test func aTransferWithoutStop() throws {
    var client = ControlClient()
    client.circuit.logTransactions()
    _ = try client.ask(
      #"{"do":"transfer","address":"0x18","messages":[{"write":"0f"}],"stop":false}"#)
    _ = try client.ask(#"{"do":"transfer","address":"0x18","messages":[{"read":1}]}"#)
    #expect(client.circuit.transactions.map(\.stops) == [false, true])
    #expect(client.circuit.transactions.last?.read == [0x32])
  }

  @Test func transferOnSPI() throws {
    var client = ControlClient(Circuit(.lis331dlh.on(spi: SPISelect(bus: 1, select: 0))))
    #expect(
      try client.ask(
        #"{"do":"transfer","address":"spi1.0","messages":[{"write":"2027"},{"write":"a0","read":1}]}"#
      ) == #"{"id":null,"answers":["27"],"time_s":0.000032}"#)
  }

  // MARK: Watchers

  /// Watchers see the requests that change the board, before the transactions that follow, and
  /// without ids.
  @Test func requestsThatChangeTheBoard() throws {
    let log = RequestLog()
    var client = ControlClient(Circuit(.lis331dlh), watchers: [log])
    for request in [
      #"{"do":"hello"}"#, #"{"id":1,"do":"world"}"#, #"{"id":1,"do":"world","temperature_C":3}"#,
      #"{"do":"advance","by_s":1}"#, #"{"do":"rest","id":"x"}"#, #"{"do":"now"}"#,
      #"{"do":"transfer","address":"0x18","messages":[{"write":"2027"}]}"#,
      #"{"do":"fault","fault":"timeout"}"#, #"{"do":"repair"}"#, #"{"do":"power_cycle"}"#,
      #"{"do":"policy","address":"0x18","name":"scale","value":"typical"}"#, #"{"do":"pins"}"#,
    ] { _ = try client.ask(request) }
    #expect(
      log.requests == [
        #"0 {"do":"world","temperature_C":3}"#, #"1000000000 {"do":"rest"}"#, "transaction",
        #"1000072500 {"do":"fault","fault":"timeout"}"#, #"1000072500 {"do":"repair"}"#,
        #"1000072500 {"do":"power_cycle"}"#,
        #"1000072500 {"do":"policy","address":"0x18","name":"scale","value":"typical"}"#,
      ])
  }
}
