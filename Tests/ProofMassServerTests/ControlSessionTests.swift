// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer
import Testing

/// A JSON object in, a JSON object out.
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
    #expect(world.force == Axes(1, -0.5, 0.2))
    #expect(world.temperature == -5)
    _ = try client.ask(#"{"do":"world","rotation_radps":[1,2,3],"field_uT":[4,5,6]}"#)
    #expect(client.circuit.world.rotation == Axes(1, 2, 3))
    #expect(client.circuit.world.field == Axes(4, 5, 6))
    #expect(try client.ask(#"{"do":"rest"}"#).contains(#""force_g":[0,0,1]"#))
    #expect(client.circuit.world.force == Axes(0, 0, 1))
  }

  /// A motion begins when it is asked for.
  @Test func motion() throws {
    var client = ControlClient()
    client.circuit.advance(by: .seconds(10))
    #expect(
      try client.ask(
        #"{"do":"motion","csv":"time_s,acc_x_g,acc_y_g,acc_z_g,temp_C\n5,0,0,0,1\n7,1,0,0,2\n","#
          + #""start_s":5}"#) == #"{"id":null,"end_s":12,"columns":["acc","temp"]}"#)
    var world = client.circuit.world
    #expect(world.force(at: 11_000_000_000) == Axes(0.5, 0, 0))
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
    // What has passed is no mistake: somebody else may have been faster.
    #expect(
      try client.ask(#"{"do":"advance","to_s":1}"#)
        == #"{"id":null,"time_s":4000000000.123456789}"#)
    for _ in 0..<3 { _ = try client.ask(#"{"do":"advance","by_s":4611686018}"#) }
    #expect(try client.ask(#"{"do":"now"}"#) == #"{"id":null,"time_s":4611686018.427387904}"#)
  }

  @Test func timeThatMovesByItself() throws {
    let circuit = Circuit(.lis331dlh)
    circuit.follow { 1_500_000_000 }
    var client = ControlClient(circuit, isManual: false)
    #expect(try client.ask(#"{"do":"hello"}"#).contains(#""manual_time":false,"time_s":1.5"#))
    #expect(
      try client.ask(#"{"do":"advance","by_s":1}"#)
        == #"{"id":null,"error":"advance: board time follows the system's clock, and moves by "#
        + #"itself"}"#)
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

  // MARK: Faults

  @Test func faultByNumber() throws {
    var client = ControlClient()
    let read = #"{"do":"transfer","address":"0x18","messages":[{"write":"8f","read":1}]}"#
    #expect(
      try client.ask(#"{"do":"fault","fault":"timeout","at":2,"count":2}"#) == #"{"id":null}"#)
    let outcomes = try (1...4).map { _ in try client.ask(read).contains(#""bus":"timeout""#) }
    #expect(outcomes == [false, true, true, false])
  }

  @Test(arguments: [
    (#""fault":"no-address-acknowledge""#, "no-acknowledge"),
    (#""fault":"no-acknowledge","byte":1"#, "no-acknowledge"),
    (#""fault":"short-read","after":0"#, "other"), (#""fault":"timeout""#, "timeout"),
  ])
  func faultOfEachKind(_ fault: String, _ kind: String) throws {
    var client = ControlClient()
    _ = try client.ask("{\"do\":\"fault\",\(fault)}")
    #expect(
      try client.ask(#"{"do":"transfer","address":"0x18","messages":[{"write":"8f","read":1}]}"#)
        .contains("\"bus\":\"\(kind)\""))
  }

  @Test func flippedBitAndBrownOut() throws {
    var client = ControlClient()
    let read = #"{"do":"transfer","address":"0x18","messages":[{"write":"20","read":1}]}"#
    _ = try client.ask(#"{"do":"transfer","address":"0x18","messages":[{"write":"2027"}]}"#)
    _ = try client.ask(#"{"do":"fault","fault":"flipped-bit","byte":0,"bit":7}"#)
    #expect(try client.ask(read).contains(#""answers":["a7"]"#))
    _ = try client.ask(#"{"do":"fault","fault":"brown-out","at":2}"#)
    #expect(try client.ask(read).contains(#""answers":["27"]"#))
    #expect(try client.ask(read).contains(#""answers":["07"]"#))
    _ = try client.ask(#"{"do":"transfer","address":"0x18","messages":[{"write":"2027"}]}"#)
    _ = try client.ask(#"{"do":"power_cycle"}"#)
    #expect(try client.ask(read).contains(#""answers":["07"]"#))
  }

  /// Each counts all that it is for, also what another one makes fail.
  @Test func severalFaultsCounted() throws {
    var client = ControlClient()
    let read = #"{"do":"transfer","address":"0x18","messages":[{"write":"8f","read":1}]}"#
    _ = try client.ask(#"{"do":"fault","fault":"timeout","address":"0x18","at":1}"#)
    _ = try client.ask(#"{"do":"fault","fault":"no-address-acknowledge","reads":true,"at":2}"#)
    #expect(try client.ask(read).contains(#""bus":"timeout""#))
    #expect(try client.ask(read).contains(#""bus":"no-acknowledge""#))
    #expect(try client.ask(read).contains(#""answers":["32"]"#))
  }

  /// By chip, register and direction, alone and counted.
  @Test func faultByRule() throws {
    var client = ControlClient(Circuit(.lis331dlh, .l3g4200d, .lis331dlh.on(spi: 0)))
    func fails(_ address: String, _ message: String) throws -> Bool {
      try client.ask(
        "{\"do\":\"transfer\",\"address\":\"\(address)\",\"messages\":[{\(message)}]}"
      ).contains("\"bus\"")
    }
    let status = #""write":"a7","read":7"#
    _ = try client.ask(
      #"{"do":"fault","fault":"timeout","address":"0x18","register":"STATUS_REG","reads":true}"#)
    #expect(try fails("0x18", status))
    #expect(try fails("0x18", status))
    #expect(try fails("0x18", #""write":"27","read":1"#))
    #expect(try !fails("0x68", status))
    #expect(try !fails("0x18", #""write":"a8","read":6"#))
    #expect(try !fails("0x18", #""write":"2700""#))
    #expect(try !fails("spi0.0", #""write":"e7","read":7"#))
    _ = try client.ask(#"{"do":"repair"}"#)
    #expect(try !fails("0x18", status))
    _ = try client.ask(#"{"do":"fault","fault":"timeout","register":"0x27","at":2}"#)
    #expect(try !fails("0x18", status))
    #expect(try !fails("0x18", #""write":"0f","read":1"#))
    #expect(try fails("spi0.0", #""write":"e7","read":7"#))
    #expect(try !fails("0x68", status))
    _ = try client.ask(#"{"do":"fault","fault":"no-address-acknowledge","address":"0x50"}"#)
    let finish = try client.ask(#"{"do":"finish"}"#)
    #expect(finish.hasPrefix(#"{"id":null,"clean":false,"violations":"#))
    #expect(
      finish.hasSuffix(
        #","forbidden":0,"unused_faults":[{"fault":"no-address-acknowledge"}]}"#))
  }

  // MARK: Looking

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
      + #""register":"0x10","name":null,"value":"0x01"}"#
    #expect(
      try client.ask(#"{"do":"violations","address":"0x18"}"#)
        == "{\"id\":null,\"violations\":[\(first)],\"count\":1,\"forbidden\":1}")
    #expect(
      try client.ask(#"{"do":"violations"}"#).hasPrefix("{\"id\":null,\"violations\":[\(first),"))
    #expect(try client.ask(#"{"do":"finish"}"#).hasPrefix(#"{"id":null,"clean":false,"#))
  }

  @Test func transcript() throws {
    let circuit = Circuit(.lis331dlh)
    let board = ServedBoard(circuit, isManual: true)
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

  // MARK: What makes no sense

  @Test(arguments: [
    ("[]", "a request is an object, like {\\\"do\\\":\\\"hello\\\"}"),
    ("{", "no JSON: no key at byte 2"),
    (#"{"do":"advance"}"#, "advance: either by_s or to_s says how far"),
    (#"{"do":"advance","by_s":1,"to_s":2}"#, "advance: either by_s or to_s says how far"),
    (#"{"do":"advance","by_s":-1}"#, "advance: by_s is less than 0, and time does not go back"),
    (
      #"{"do":"advance","by_s":1e300}"#,
      "advance: by_s is not a number of seconds, at most 146 years"
    ),
    (
      #"{"do":"advance","by_s":"1"}"#, "advance: by_s is not a number of seconds, at most 146 years"
    ),
    (#"{"do":"advance","by_s":NaN}"#, "no JSON: no value at byte 24"),
    (
      #"{"do":"advance","seconds":1}"#,
      "advance: unknown member \\\"seconds\\\": one of id, do, by_s, to_s"
    ),
    (#"{"do":"world","force_g":[1,2]}"#, "world: force_g is not three finite numbers, [x, y, z]"),
    (
      #"{"do":"world","force_g":[1,2,1e999]}"#,
      "world: force_g is not three finite numbers, [x, y, z]"
    ),
    (#"{"do":"world","temperature_C":"warm"}"#, "world: temperature_C is not a finite number"),
    (#"{"do":"motion"}"#, "motion: csv is missing"),
    (
      #"{"do":"fault","fault":"fire"}"#,
      "fault: unknown fault \\\"fire\\\": one of no-address-acknowledge, no-acknowledge, "
        + "short-read, timeout, flipped-bit, brown-out"
    ),
    (#"{"do":"fault","fault":"short-read"}"#, "fault: short-read needs after"),
    (
      #"{"do":"fault","fault":"flipped-bit","byte":1,"bit":8}"#,
      "fault: bit is not a whole number from 0 to 7"
    ),
    (#"{"do":"fault","fault":"timeout","bit":1}"#, "fault: bit means nothing to timeout"),
    (#"{"do":"fault","fault":"timeout","at":0}"#, "fault: at is not a whole number from 1 on"),
    (
      #"{"do":"fault","fault":"timeout","address":"0x0c","register":"STATUS_REG"}"#,
      "fault: there is no register \\\"STATUS_REG\\\" at 0x0c"
    ),
    (
      #"{"do":"pins","address":"0x50"}"#,
      "pins: there is no chip at 0x50: LIS331DLH is at 0x18, L3G4200D is at 0x68, AK8975 is at 0x0c"
    ),
    (
      #"{"do":"pins","address":"acc"}"#,
      "pins: address is not an address like \\\"0x18\\\" or \\\"spi0.1\\\""
    ),
    (
      #"{"do":"policy","address":"0x18","name":"speed","value":"1"}"#,
      "policy: unknown policy \\\"speed\\\" at 0x18: one of scale, ready-clears, set-ready, "
        + "reserved-bits"
    ),
    (
      #"{"do":"policy","address":"0x18","name":"scale","value":"x"}"#,
      "policy: scale cannot be \\\"x\\\": one of typical, full-scale-over-2048"
    ),
    (#"{"do":"transfer","address":"0x18"}"#, "transfer: messages is missing"),
    (#"{"do":"transfer","address":"0x18","messages":[]}"#, "transfer: messages are 1 to 42"),
    (
      #"{"do":"transfer","address":"0x18","messages":[{}]}"#,
      "transfer: a message: neither write nor read"
    ),
    (
      #"{"do":"transfer","address":"0x18","messages":[{"write":"f"}]}"#,
      "transfer: a message: write is not bytes as pairs of hexadecimal digits, like \\\"a700\\\""
    ),
    (
      #"{"do":"transfer","address":"0x18","messages":[{"read":0}]}"#,
      "transfer: a message: read is not a whole number from 1 to 8192"
    ),
    (
      #"{"do":"transfer","address":"spi0.0","messages":[{"read":1}]}"#,
      "transfer: a message: a frame begins with a command byte, in write"
    ),
    (#"{"do":"transcript","last":-1}"#, "transcript: last is not a whole number from 0 on"),
  ])
  func mistakes(_ request: String, _ reason: String) throws {
    let log = RequestLog()
    var client = ControlClient(watchers: [log])
    #expect(try client.ask(request) == "{\"id\":null,\"error\":\"\(reason)\"}")
    #expect(log.requests == [])
    // The connection lives on.
    #expect(try client.ask(#"{"id":1,"do":"now"}"#) == #"{"id":1,"time_s":0}"#)
  }

  @Test func aLineWithoutEnd() throws {
    var client = ControlClient()
    var input = ByteQueue([UInt8](repeating: 0x20, count: 8 << 20))
    #expect(try client.say(&input) == [])
    input.append([0x20])
    #expect(throws: ProtocolError("a line of more than 8388608 bytes")) {
      try client.say(&input)
    }
  }

  @Test func anySequenceOfBytes() throws {
    let requests = [
      #"{"id":1,"do":"world","force_g":[0,0,1],"temperature_C":25}"#,
      #"{"do":"fault","fault":"flipped-bit","byte":1,"bit":7,"at":1,"count":9,"reads":true}"#,
      #"{"do":"transfer","address":"0x18","messages":[{"write":"a0","read":7}],"stop":true}"#,
      #"{"do":"motion","csv":"time_s,temp_C\n0,1\n","start_s":0.5}"#,
      #"{"do":"advance","by_s":1000000000.5}"#, #"{"do":"transcript","last":3}"#,
    ].map { Array($0.utf8) }
    var client = ControlClient()
    var random = SplitMix()
    for _ in 0..<20_000 {
      var line = requests.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let index = Int.random(in: 0..<line.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: line[index] = UInt8.random(in: .min ... .max, using: &random)
        case 1: line.insert(UInt8(ascii: "9"), at: index)
        case 2: line.remove(at: index)
        default: line[index] = line.randomElement(using: &random) ?? 0
        }
      }
      line.removeAll { $0 == 0x0A }
      let answer = try client.say(bytes: line + [0x0A])
      guard !answer.isEmpty else { continue }
      #expect(answer.last == 0x0A)
      _ = try JSONValue(answer)
    }
  }

  // MARK: Watchers

  /// They see what changed the board, before what follows from it, and not who asked.
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

private final class RequestLog: BoardWatcher {
  var requests: [String] = []

  func see(_ transaction: Transaction) { requests.append("transaction") }

  func see(request: [UInt8], at time: Int64) {
    requests.append("\(time) \(String(decoding: request, as: UTF8.self))")
  }
}

struct SplitMix: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
