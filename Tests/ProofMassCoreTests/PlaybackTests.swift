// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassTestSupport
import Testing

@Suite struct PlaybackTests {
  static let target = I2CTarget(address: 0x18, incrementBit: 0x80)

  @Test func whatDoesNotFitIsRecorded() {
    let script = Playback([.read(0x18, 0x0F, [0x32]), .write(0x18, [0x20, 0x27]), .wait(5)])
    var device = I2CDevice(script, Self.target)
    #expect(throws: BusError(.other)) { try device.write(0x27, to: 0x20) }
    #expect(throws: BusError(.other)) { try device.write(0x2F, to: 0x20) }
    script.wait(for: .nanoseconds(6))
    #expect(throws: BusError(.other)) { try device.read(0x0F) as UInt8 }
    #expect(
      script.finish() == [
        "18: write 20 27, but expected: 18: read 0f → 32",
        "18: write 20 2f, but expected: 18: write 20 27",
        "wait 6 ns, but expected: wait 5 ns",
        "18: read 0f → 00, but expected: nothing more",
      ])
    #expect(script.finish() == [])
  }

  @Test func theLengthOfAReadCounts() {
    let script = Playback([.read(0x8F, [0x32])])
    var device = SPIDevice(
      script,
      SPITarget(readBit: 0x80, incrementBit: 0, addressMask: 0x3F, singleRegisterFrames: false))
    #expect(throws: BusError(.other)) { let _: [2 of UInt8] = try device.read(0x0F) }
    #expect(script.finish() == ["read 8f → 00 00, but expected: read 8f → 32"])
  }

  @Test func whatIsLeftIsReported() {
    let script = Playback([.read(0x18, 0x0F, []).failing(.timeout), .wait(1000)])
    #expect(
      script.finish() == [
        "did not happen: 18: read 0f fails: timeout", "did not happen: wait 1000 ns",
      ])
  }

  @Test func aRecordingCanBePlayed() throws {
    let log = StepLog()
    var device = I2CDevice(
      Recording(
        Playback([
          .read(0x18, 0x0F, [0x32]), .write(0x18, [0x20, 0x27]).failing(),
          .read(0x18, 0xA8, [1, 2]), .read(0x18, 0x0F, []).failing(.timeout),
        ]), in: log), Self.target)
    #expect(try device.read(0x0F) == 0x32 as UInt8)
    #expect(throws: BusError.noAcknowledge) { try device.write(0x27, to: 0x20) }
    let _: [2 of UInt8] = try device.read(0x28)
    #expect(throws: BusError.timeout) { try device.read(0x0F) as UInt8 }

    let replay = Playback(log.steps)
    var again = I2CDevice(replay, Self.target)
    #expect(try again.read(0x0F) == 0x32 as UInt8)
    #expect(throws: BusError.noAcknowledge) { try again.write(0x27, to: 0x20) }
    let two: [2 of UInt8] = try again.read(0x28)
    #expect([two[0], two[1]] == [1, 2])
    #expect(throws: BusError.timeout) { try again.read(0x0F) as UInt8 }
    #expect(replay.finish() == [])
  }

  private static let transcript = """
    {"proofmass":"transcript","version":1,"chips":[]}
    {"time_s":0,"address":"0x18","write":"0f","read":"32"}
    {"time_s":1,"control":{"do":"repair"}}
    {"time_s":1,"address":"0x68","write":"0f","read":"d3"}
    {"time_s":1,"address":"spi0.1","write":"8f","read":"32"}
    {"time_s":2,"address":"0x18","write":"2027"}
    {"time_s":3,"address":"0x18","write":"2027","error":"timeout"}
    {"time_s":4,"address":"0x18","write":"a8","missing":6,"error":"no-acknowledge"}
    """

  @Test func fromATranscript() throws {
    #expect(
      try [Step](transcript: Self.transcript, at: .i2c(0x18)) == [
        .read(0x18, 0x0F, [0x32]), .write(0x18, [0x20, 0x27]),
        .write(0x18, [0x20, 0x27]).failing(.timeout),
        .failedRead(address: 0x18, command: 0xA8, .noAcknowledge),
      ])
    #expect(
      try [Step](transcript: Self.transcript, at: .spi(SPISelect(bus: 0, select: 1))) == [
        .read(0x8F, [0x32])
      ])
    let script = try Playback(transcript: Self.transcript, at: .i2c(0x68))
    var device = I2CDevice(script, I2CTarget(address: 0x68, incrementBit: 0x80))
    #expect(try device.read(0x0F) == 0xD3)
    #expect(script.finish() == [])
  }

  @Test func transcriptsThatAreNoScript() {
    #expect(throws: TranscriptMistake(line: 1, reason: "no JSON: no value at byte 1")) {
      try Playback(transcript: "read 0f", at: .i2c(0x18))
    }
    for odd in [
      #""read":"00""#, #""write":"0f","stop":false"#, #""write":"2027","read":"00""#,
      #""stop":true"#,
    ] {
      let mistake = TranscriptMistake(
        line: 2, reason: "a transaction that no wire of a driver makes")
      #expect(throws: mistake) {
        try [Step](
          transcript: """
            {"proofmass":"transcript","version":1,"chips":[]}
            {"time_s":0,"address":"0x18",\(odd)}
            """, at: .i2c(0x18))
      }
    }
  }
}
