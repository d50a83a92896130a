// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer
import Testing

/// Replays of transcripts, and comparisons of two.
@Suite struct ReplayTests {
  /// A transcript with every kind of entry.
  private func recording(
    _ requests: [String], motion: Motion? = nil, isTimeVirtual: Bool = true
  ) throws -> Transcript {
    let parts: [Part] = [.lis331dlh, .l3g4200d.on(spi: 1), .ak8975]
    var world = World()
    world.motion = motion
    let circuit = Circuit(parts, world: world)
    var text: [UInt8] = []
    let writer = try TranscriptWriter(circuit, isTimeVirtual: isTimeVirtual) { text += $0 }
    var client = ControlClient(circuit, isTimeVirtual: isTimeVirtual, watchers: [writer])
    for request in requests {
      let answer = try client.ask(request)
      #expect(!answer.contains("unknown"), "\(answer)")
    }
    client.board.report()
    return try Transcript(text)
  }

  private static func transfer(_ address: String, _ messages: String) -> String {
    "{\"do\":\"transfer\",\"address\":\"\(address)\",\"messages\":[\(messages)]}"
  }

  private static let sample = transfer("0x18", #"{"write":"a7","read":7}"#)
  private static let run: [String] = [
    transfer("0x18", #"{"write":"202f"},{"write":"2380"}"#),
    transfer("spi0.1", #"{"write":"200f"},{"write":"2380"}"#),
    transfer("0x0c", #"{"write":"0a01"}"#),
    #"{"do":"world","force_g":[0.25,-0.5,0.75],"rotation_radps":[0.5,1,-1]}"#,
    #"{"do":"advance","to_s":0.3}"#, sample, transfer("spi0.1", #"{"write":"e7","read":7}"#),
    transfer("0x0c", #"{"write":"02","read":8}"#),
    #"{"do":"motion","csv":"time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n1,1,0,0\n"}"#,
    #"{"do":"advance","by_s":0.123456789}"#, sample, sample,
    #"{"do":"fault","fault":"no-acknowledge","byte":1,"at":2,"address":"0x18","reads":true}"#,
    #"{"do":"fault","fault":"flipped-bit","byte":0,"bit":3,"at":1,"address":"spi0.1"}"#,
    sample, sample, transfer("spi0.1", #"{"write":"e7","read":7}"#), sample,
    #"{"do":"policy","address":"0x18","name":"scale","value":"full-scale-over-2048"}"#,
    #"{"do":"power_cycle"}"#, transfer("0x18", #"{"write":"a0","read":4}"#),
    transfer("0x18", #"{"write":"203f"},{"write":"2390"}"#), #"{"do":"rest"}"#,
    #"{"do":"advance","by_s":0.05}"#, sample, transfer("0x19", #"{"write":""}"#), sample,
    transfer("0x18", #"{"write":"0f"}"#), transfer("0x18", #"{"read":1}"#),
  ]

  @Test func theSameAgain() throws {
    let transcript = try recording(Self.run)
    #expect(transcript.transactions == 22)
    let report = try Replay.run(transcript)
    #expect(report.count == 0, "\(report.text("a", nil))")
    #expect(report.text("a", nil) == "no difference: 22 transactions, 7 requests\n")
    // Some samples must be ready for the test to be meaningful.
    let samples = transcript.entries.compactMap { entry in
      if case .transaction(let transaction) = entry.event { transaction.read } else { nil }
    }
    #expect(
      samples.contains { $0.count == 7 && $0[0] & 0x0F == 0x0F && $0[1...].contains { $0 > 0 } })
  }

  /// After a reset time begins again, and everything else with it.
  @Test func theSameTwice() throws {
    let reset = #"{"do":"reset"}"#
    let scenario = #"{"do":"scenario","name":"shake"}"#
    let transcript = try recording(Self.run + [scenario, reset] + Self.run + [reset])
    #expect(transcript.transactions == 44)
    let report = try Replay.run(transcript)
    #expect(report.text("a", nil) == "no difference: 44 transactions, 17 requests\n")
    // The second run is like the first.
    let half = transcript.entries.count / 2
    let first = transcript.entries.prefix(half - 1)
    let second = transcript.entries.dropFirst(half + 1)
    #expect(zip(first, second).allSatisfy { $0.time == $1.time && $0.event == $1.event })
  }

  /// Block reads, whose count from the chip may be invalid: 0x12, 0 and 0x32.
  @Test func blocks() throws {
    let circuit = Circuit(.lis331dlh)
    var text: [UInt8] = []
    let writer = try TranscriptWriter(circuit, isTimeVirtual: true) { text += $0 }
    var client = ControlClient(circuit, watchers: [writer])
    func block(_ register: UInt8) throws -> [[UInt8]] {
      try circuit.transfer([
        I2CMessage(.write([register]), at: 0x18), I2CMessage(.readBlock, at: 0x18),
      ])
    }
    _ = try circuit.transfer([I2CMessage(.write([0x32, 0x12]), at: 0x18)])
    #expect(try block(0x32).first?.count == 1 + 0x12)
    #expect(throws: BusError.self) { try block(0x24) }
    #expect(throws: BusError.self) { try block(0x0F) }
    _ = try client.ask(#"{"do":"fault","fault":"short-read","after":4}"#)
    #expect(throws: BusError.self) { try block(0x32) }
    client.board.report()
    let report = try Replay.run(try Transcript(text))
    #expect(report.text("a", nil) == "no difference: 5 transactions, 1 request\n")
  }

  @Test func aMotionGivenAnew() throws {
    let csv = Array("time_s,acc_x_g,acc_y_g,acc_z_g\n0,0,0,1\n1,1,0,0\n".utf8)
    let motion = try Motion(csv: csv, name: "m")
    let transcript = try recording(
      [
        Self.transfer("0x18", #"{"write":"202f"},{"write":"2380"}"#),
        #"{"do":"advance","to_s":0.5}"#, Self.sample,
      ], motion: motion)
    #expect(try Replay.run(transcript, motion: motion).count == 0)
    #expect(try Replay.run(transcript).count == 1)
  }

  @Test func anotherAnswer() throws {
    let text = TranscriptTests.lines.prefix(5).joined(separator: "\n")
      .replacing(#""read":"32""#, with: #""read":"33""#)
    let report = try Replay.run(try Transcript(Array(text.utf8)))
    #expect(
      report.text("old.jsonl", nil) == """
        answer
        - old.jsonl:5  0.100190000 s  0x19 LIS331DLH  read WHO_AM_I 33
        + replay:5  0.100190000 s  0x19 LIS331DLH  read WHO_AM_I 32
        1 difference in 3 transactions, 1 request

        """)
    #expect(
      String(decoding: report.json.line, as: UTF8.self)
        == #"{"transactions":3,"requests":1,"count":1,"differences":[{"kind":"answer","#
        + #""expected":{"line":5,"transaction":{"time_s":0.10019,"address":"0x19","read":"33","#
        + #""registers":[{"address":"0x0f","name":"WHO_AM_I","value":"0x33"}]}},"#
        + #""got":{"line":5,"transaction":{"time_s":0.10019,"address":"0x19","read":"32","#
        + #""registers":[{"address":"0x0f","name":"WHO_AM_I","value":"0x32"}]}},"#
        + #""refusal":null}]}"# + "\n")
  }

  /// The hand of a replay begins its motions at the same attitudes.
  @Test func aHand() throws {
    let transcript = try recording([
      Self.transfer("0x18", #"{"write":"202f"}"#), #"{"do":"turn","q":[0,0,1,0],"over_s":0.2}"#,
      #"{"do":"advance","by_s":0.1}"#, #"{"do":"still"}"#, #"{"do":"advance","by_s":0.1}"#,
      Self.sample, #"{"do":"shake"}"#, #"{"do":"advance","by_s":0.13}"#, Self.sample,
      #"{"do":"scenario","name":"tilt","from_s":1.2}"#, #"{"do":"advance","by_s":0.1}"#,
      Self.sample,
    ])
    let report = try Replay.run(transcript)
    #expect(report.text("a", nil) == "no difference: 4 transactions, 4 requests\n")
  }

  @Test func aRequestThatIsRefused() throws {
    let text = TranscriptTests.header + "\n{\"time_s\":0,\"control\":{\"do\":\"fly\"}}\n"
    let report = try Replay.run(try Transcript(Array(text.utf8)))
    #expect(report.count == 1)
    #expect(report.text("a", nil).contains("+ refused: unknown request \"fly\""))
  }

  /// An impossible transaction does not stop the replay.
  @Test func oddTransactions() throws {
    let text =
      TranscriptTests.header + "\n"
      + #"{"time_s":4611686018.427387904,"address":"0xff","read":"00","missing":65535}"# + "\n"
      + #"{"time_s":-4611686018.427387904,"address":"spi9.9","write":"00","missing":3}"#
    let report = try Replay.run(try Transcript(Array(text.utf8)))
    #expect(report.count == 1)
  }

  // MARK: Two transcripts

  private func transcript(_ lines: [String]) throws -> Transcript {
    try Transcript(Array(([TranscriptTests.header] + lines).joined(separator: "\n").utf8))
  }

  private static func read(_ register: Int, _ answer: String, at time: Double) -> String {
    let command = [UInt8(register)].hexText
    return
      "{\"time_s\":\(time),\"address\":\"0x19\",\"write\":\"\(command)\",\"read\":\"\(answer)\"}"
  }

  @Test func noDifference() throws {
    let transcript = try recording(Self.run)
    #expect(Comparison.run(transcript, transcript, tolerance: 0).count == 0)
  }

  /// A different number of polls does not make all later entries differ.
  @Test func whatIsMissingOrExtra() throws {
    let lines = (0..<40).map { Self.read($0, "00", at: Double($0)) }
    var other = lines
    other.insert(Self.read(0x27, "08", at: 10), at: 10)
    other.insert(Self.read(0x27, "0f", at: 10), at: 11)
    other.remove(at: 30)
    other[35] = Self.read(0x7F, "00", at: 36)
    let report = Comparison.run(try transcript(lines), try transcript(other))
    #expect(report.differences.map(\.kind) == [.extra, .extra, .missing, .request])
    #expect(report.differences.map { $0.expected?.line } == [nil, nil, 30, 36])
    #expect(report.differences.map { $0.got?.line } == [12, 13, nil, 37])
    #expect(
      report.text("old", "new").hasPrefix(
        """
        extra
        + new:12  10.000000000 s  0x19 LIS331DLH  read STATUS_REG 08
        extra
        + new:13  10.000000000 s  0x19 LIS331DLH  read STATUS_REG 0f
        missing
        - old:30  28.000000000 s  0x19 LIS331DLH  read 1c 00

        """))
  }

  /// Polls of one register, with one more before it is ready.
  @Test func onePollMore() throws {
    let polls = ["00", "00", "00", "0f", "00", "00"]
    func transcript(_ answers: [String]) throws -> Transcript {
      try self.transcript(answers.enumerated().map { Self.read(0x27, $1, at: Double($0)) })
    }
    let first = try transcript(polls)
    let more = Comparison.run(first, try transcript(["00"] + polls))
    #expect(more.differences.map(\.kind) == [.extra])
    let fewer = Comparison.run(first, try transcript(Array(polls.dropFirst())))
    #expect(fewer.differences.map(\.kind) == [.missing])
    var other = polls
    other[3] = "08"
    #expect(Comparison.run(first, try transcript(other)).differences.map(\.kind) == [.answer])
  }

  @Test func oneIsLonger() throws {
    let lines = (0..<5).map { Self.read($0, "00", at: Double($0)) }
    let (short, long) = (try transcript(Array(lines.prefix(3))), try transcript(lines))
    #expect(Comparison.run(short, long).differences.map(\.kind) == [.extra, .extra])
    #expect(Comparison.run(long, short).differences.map(\.kind) == [.missing, .missing])
    #expect(Comparison.run(try transcript([]), short).count == 3)
  }

  @Test func answersAndTimes() throws {
    let first = try transcript([Self.read(1, "00", at: 1), Self.read(2, "00", at: 2)])
    let second = try transcript([Self.read(1, "01", at: 1), Self.read(2, "00", at: 2.001)])
    #expect(Comparison.run(first, second).differences.map(\.kind) == [.answer])
    #expect(Comparison.run(first, second, answers: false).count == 0)
    #expect(
      Comparison.run(first, second, tolerance: 999_999).differences.map(\.kind) == [
        .answer, .time,
      ])
    #expect(Comparison.run(first, second, tolerance: 1_000_000, answers: false).count == 0)
  }

  @Test func nothingInCommon() throws {
    let first = try transcript((0..<300).map { Self.read($0 % 100, "00", at: Double($0)) })
    let second = try transcript((0..<300).map { Self.read(100 + $0 % 100, "00", at: Double($0)) })
    let report = Comparison.run(first, second)
    #expect(report.count == 300)
    #expect(report.differences.count == 100)
    #expect(report.text("a", "b").contains("and 200 more\n300 differences in 300 transactions"))
  }
}
