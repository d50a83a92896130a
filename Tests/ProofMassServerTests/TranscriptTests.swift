// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer
import Testing

/// The lines of a transcript, read and written.
@Suite struct TranscriptTests {
  static let header =
    #"{"proofmass":"transcript","version":1,"command":"0.1.0","chips":["#
    + #"{"chip":"LIS331DLH","address":"0x19","policies":{"scale":"full-scale-over-2048","#
    + #""undefined-range":"previous","undefined-power-mode":"10-hertz","#
    + #""undefined-high-pass":"normal","undefined-turn-on":"off","high-pass-output":"updated","#
    + #""high-pass-start":"zero","reset-in-reference-mode":"ignored","#
    + #""power-down-state":"restarts","disabled-axes":"silent","wake-source":"either","#
    + #""wake-return":"stays","threshold-equality":"neither","duration":"d","#
    + #""source-bits":"all","source-read":"all","unlatched-read":"clears","#
    + #""latched-change":"kept","direction-bits":"all","direction":"single","#
    + #""ready-clears":"odd-byte","set-ready":"any","reserved-bits":"masked","#
    + #""spi-mode-0":"works","spi-too-fast":"works"}},"#
    + #"{"chip":"AK8975","address":"spi0.1","policies":{"mode-change":"lenient","#
    + #""power-down-again":"restarts","status-on-mode-change":"cleared","#
    + #""asa-outside-fuse-mode":"zero","self-test-ambient":"excluded","#
    + #""undefined-read":"zero","counter-outside-blocks":"counts","#
    + #""closed-registers":"ignore","i2cdis-other-values":"ignored","i2cdis-reads":"one","#
    + #""spi-mode-0":"works","spi-too-fast":"works","data-while-busy":"zero","data-error-before-data":"none"}}],"#
    + #""i2c_hz":100000,"spi_hz":1000000,"manual_time":true,"#
    + #""world":{"force_g":[0,0,1],"rotation_radps":[0,0,0],"field_uT":[0,25,-43.3013],"#
    + #""temperature_C":25},"sensing":"ideal","motion":{"file":"walk.csv","start_s":2.5}}"#

  static let lines = [
    header,
    #"{"time_s":0,"address":"0x19","write":"2027","#
      + #""registers":[{"address":"0x20","name":"CTRL_REG1","value":"0x27"}]}"#,
    #"{"time_s":0.00029,"control":{"do":"world","force_g":[1,0,0]}}"#,
    #"{"time_s":0.1,"address":"0x19","write":"0f","stop":false}"#,
    #"{"time_s":0.10019,"address":"0x19","read":"32","#
      + #""registers":[{"address":"0x0f","name":"WHO_AM_I","value":"0x32"}]}"#,
    #"{"time_s":0.1004,"control":{"do":"fault","fault":"short-read","after":1}}"#,
    #"{"time_s":0.1004,"address":"0x19","write":"a8","missing":6,"error":"other"}"#,
    #"{"time_s":0.10079,"address":"0x50","write":"00","missing":1,"error":"no-acknowledge"}"#,
    #"{"time_s":0.101,"address":"spi0.1","write":"10","#
      + #""violations":[{"time_s":0.101008,"identifier":"burst-without-increment","#
      + #""class":"hazard","register":"0x10","name":"ASAX","value":"0x00"}]}"#,
  ]

  /// Drives a board so that its transcript is the one above, up to the last line; returns the
  /// transcript.
  private func record() throws -> [String] {
    let parts: [Part] = [.lis331dlh.at(0x19), .ak8975.on(spi: 1)]
    let circuit = Circuit(parts, wireTime: WireTime(i2cHertz: 100_000))
    #expect(circuit.setPolicy("scale", to: "full-scale-over-2048", at: .i2c(0x19)))
    var text = ""
    let writer = try TranscriptWriter(
      circuit, isTimeVirtual: true, motion: .init(file: "walk.csv", start: 2.5)
    ) { text += String(decoding: $0, as: UTF8.self) }
    var client = ControlClient(circuit, watchers: [writer])
    for request in [
      #"{"do":"transfer","address":"0x19","messages":[{"write":"2027"}]}"#,
      #"{"id":1,"do":"world","force_g":[1,0,0]}"#, #"{"do":"advance","to_s":0.1}"#,
      #"{"do":"transfer","address":"0x19","messages":[{"write":"0f"}],"stop":false}"#,
      #"{"do":"transfer","address":"0x19","messages":[{"read":1}]}"#,
      #"{"do":"advance","to_s":0.1004}"#,
      #"{"id":2,"do":"fault","fault":"short-read","after":1}"#,
      #"{"do":"transfer","address":"0x19","messages":[{"write":"a8","read":6}]}"#,
      #"{"do":"transfer","address":"0x50","messages":[{"write":"00","read":1}]}"#,
    ] { _ = try client.ask(request) }
    client.board.report()
    return text.split(separator: "\n").map(String.init)
  }

  @Test func whatIsWritten() throws {
    let lines = try record()
    #expect(lines.count == 8)
    for (line, expected) in zip(lines, Self.lines) { #expect(line == expected) }
  }

  @Test func roundTrip() throws {
    let transcript = try Transcript(Array(Self.lines.joined(separator: "\n").utf8))
    #expect(transcript.entries.map(\.line) == Array(2...9))
    #expect(transcript.transactions == 6)
    let names = RegisterNames(try transcript.header.board())
    let written =
      [transcript.header.json]
      + transcript.entries.map { entry in
        switch entry.event {
        case .transaction(let transaction): JSON.transaction(transaction, names)
        case .control(let request):
          JSON.object([("time_s", .seconds(entry.time)), ("control", .raw(request))])
        }
      }
    #expect(
      written.map { String(decoding: $0.line, as: UTF8.self) } == Self.lines.map { $0 + "\n" })
  }

  /// Everything that a board logs is read back unchanged.
  @Test func everyTransaction() throws {
    let circuit = Circuit(.lis331dlh, .l3g4200d.on(spi: 0))
    circuit.logTransactions()
    var random = SplitMix()
    for number in 0..<2000 {
      if number % 7 == 0 { circuit.fail(.shortRead(after: number % 4), atTransaction: 1) }
      if number % 11 == 0 { circuit.fail(.timeout, atTransaction: 1) }
      let bytes = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        UInt8.random(in: .min ... .max, using: &random)
      }
      var room = [UInt8](repeating: 0, count: Int.random(in: 0...8, using: &random))
      let count = room.count
      do throws(BusError) {
        if number % 2 == 0 {
          _ = try circuit.transfer([
            I2CMessage(.write(bytes), at: 0x18), I2CMessage(.read(count: count), at: 0x18),
          ])
        } else {
          var reading = room.mutableSpan
          try circuit.transfer(
            spi: 0, command: bytes.first ?? 0x8F, writing: bytes.span, reading: &reading)
        }
      } catch {}
    }
    let names = RegisterNames(circuit)
    let text =
      ([TranscriptHeader(circuit, isTimeVirtual: true).json]
      + circuit.transactions.map { JSON.transaction($0, names) }).flatMap(\.line)
    let read = try Transcript(text)
    #expect(read.entries.map(\.event) == circuit.transactions.map { .transaction($0) })
  }

  /// A board of a described part has the same samples in a replay.
  @Test func describedPart() throws {
    var sensor = PartDescription.Sensor(.acceleration, of: "LIS331DLH")
    sensor.offset = Axes(0.125, -0.25, 0.5)
    sensor.noise = Axes(2e-4, 3e-4, 4e-4)
    sensor.matrix.m12 = 0.01
    let circuit = Circuit(
      [.lis331dlh], sensing: .described(PartDescription([sensor], seed: .max)))
    let line = TranscriptHeader(circuit, isTimeVirtual: true).json.line
    let header = try Transcript(line).header
    guard case .described(let part) = header.sensing else {
      Issue.record("\(header.sensing)")
      return
    }
    #expect(part.seed == .max && part.sensors.map(\.chip) == ["LIS331DLH"])
    #expect(part.sensors.first?.offset == sensor.offset)
    #expect(part.sensors.first?.matrix == sensor.matrix)
    #expect(try header.board().sensing == header.sensing)
  }

  @Test func headerAlone() throws {
    let transcript = try Transcript(
      Array(#"{"proofmass":"transcript","version":1,"chips":[]}"#.utf8) + [0x0D, 0x0A])
    #expect(transcript.entries == [])
    #expect(transcript.header.wireTime == WireTime())
    #expect(transcript.header.isTimeVirtual)
  }

  @Test(arguments: [
    ("", " is empty, and no transcript"),
    ("\n\n", " is empty, and no transcript"),
    ("time_s\n1\n", ":1: no JSON: no value at byte 1"),
    (
      #"{"time_s":0,"address":"0x18"}"#,
      #":1: no transcript: its first line begins with {"proofmass":"transcript""#
    ),
    (
      #"{"proofmass":"transcript","version":2,"chips":[]}"#,
      ":1: a transcript of another version than 1"
    ),
    (#"{"proofmass":"transcript","version":1}"#, ":1: chips is missing"),
    (
      #"{"proofmass":"transcript","version":1,"chips":[{"chip":"A","address":"0x18"},"#
        + #"{"chip":"B","address":"0x18"}]}"#, ":1: two chips at 0x18"
    ),
    (
      #"{"proofmass":"transcript","version":1,"chips":[{"chip":"A","address":"0x7f"},"#
        + #"{"chip":"B","address":"0xff"}]}"#, ":1: no chip can be at 0xff"
    ),
    (
      #"{"proofmass":"transcript","version":1,"chips":[],"i2c_hz":0}"#,
      ":1: i2c_hz is not a whole number from 1 to 1000000000"
    ),
    (
      #"{"proofmass":"transcript","version":1,"chips":[],"sensing":"best"}"#,
      ":1: sensing \"best\" is none of typical, nominal, ideal, described"
    ),
    (
      #"{"proofmass":"transcript","version":1,"chips":[],"sensing":"described"}"#,
      ":1: part is missing"
    ),
    (
      #"{"proofmass":"transcript","version":1,"chips":[],"sensing":"typical","seed":"-4"}"#,
      ":1: seed \"-4\" is no whole number from 0 to 18446744073709551615"
    ),
    ("H\n\n{}", ":3: time_s is missing"),
    ("H\n{\"time_s\":1}", ":2: address is missing"),
    (
      "H\n{\"time_s\":1,\"address\":\"0x18\",\"reads\":\"00\"}",
      ":2: unknown member \"reads\": one of time_s, address, write, read, missing, error, stop, "
        + "three_wire, mode, hertz, registers, violations"
    ),
    (
      "H\n{\"time_s\":1,\"address\":\"0x18\",\"read\":\"0\"}",
      ":2: read is not bytes as pairs of hexadecimal digits, like \"a700\""
    ),
    (
      "H\n{\"time_s\":1,\"address\":\"0x18\",\"error\":\"tired\"}",
      ":2: unknown error \"tired\""
    ),
    (
      "H\n{\"time_s\":1,\"address\":\"spi0.0\",\"read\":\"00\"}",
      ":2: a frame without a command byte"
    ),
    ("H\n{\"time_s\":1,\"control\":[]}", ":2: control is no object"),
    (
      "H\n{\"time_s\":1,\"control\":{},\"x\":0}", ":2: unknown member \"x\": one of time_s, control"
    ),
    ("H\n[", ":2: no JSON: ends too early at byte 2"),
  ])
  func mistakes(_ text: String, _ reason: String) {
    let bytes = Array(text.replacing("H", with: Self.header).utf8)
    do throws(TranscriptError) {
      _ = try Transcript(bytes)
      Issue.record("no error")
    } catch { #expect(error.description == reason) }
  }

  @Test func chipsAndPoliciesThatAreUnknown() throws {
    func mistake(_ chip: String) -> String? {
      let header = #"{"proofmass":"transcript","version":1,"chips":["# + chip + "]}"
      do {
        _ = try Replay.run(try Transcript(Array(header.utf8)))
        return nil
      } catch { return "\(error)" }
    }
    #expect(
      mistake(#"{"chip":"ADXL375","address":"0x53"}"#)
        == ":1: no chip of this emulator is called \"ADXL375\"")
    #expect(
      mistake(#"{"chip":"AK8975","address":"0x0c","policies":{"mood":"good"}}"#)
        == ":1: AK8975 has no policy \"mood\" or no value \"good\"")
    #expect(
      mistake(#"{"chip":"AK8975","address":"0x0c","mutant":"odd"}"#)
        == ":1: AK8975 has no mutant \"odd\"")
    #expect(mistake(#"{"chip":"AK8975","address":"0x0c"}"#) == nil)
  }

  /// A board with mutants, one of them inside another chip, is the same in a replay.
  @Test func mutants() throws {
    let identity = try #require(Mutant.all(of: .lis331dlh).first { $0.name == "who-am-i=0x00" })
    let trim = try #require(Mutant.all(of: .ak8963).first { $0.name == "trim-ones" })
    let circuit = Circuit(
      .lis331dlh.mutated(by: identity), Part.mpu9250.mutated(eachLike: .ak8963, by: trim))
    let header = TranscriptHeader(circuit, isTimeVirtual: true)
    #expect(header.chips.map(\.mutant) == ["who-am-i=0x00", nil, "trim-ones"])
    let transfer = #"{"time_s":0.1,"address":"0x18","write":"0f","read":"00"}"#
    let transcript = try Transcript(header.json.line + Array((transfer + "\n").utf8))
    #expect(try Replay.run(transcript).differences.isEmpty)
    let board = try transcript.header.board()
    #expect(board.mutant(at: .i2c(0x0C))?.name == "trim-ones")
    #expect(board.mutant(at: .i2c(0x68)) == nil)
  }

  @Test func aWriterThatFails() throws {
    struct Full: Error {}
    var room = 2
    let circuit = Circuit(.lis331dlh)
    let writer = try TranscriptWriter(circuit, isTimeVirtual: true) { _ in
      room -= 1
      if room < 0 { throw Full() }
    }
    let board = ServedBoard(circuit, isTimeVirtual: true, watchers: [writer])
    for _ in 0..<3 {
      _ = try circuit.transfer([I2CMessage(.write([0x0F]), at: 0x18)])
      board.report()
    }
    #expect(board.failure is Full)
    // A memory that is not read is not kept either.
    _ = try circuit.transfer([I2CMessage(.write([0x0F]), at: 0x18)])
    #expect(circuit.transactions == [])
  }
}

extension Transcript {
  var transactions: Int {
    entries.reduce(0) { if case .transaction = $1.event { $0 + 1 } else { $0 } }
  }
}
