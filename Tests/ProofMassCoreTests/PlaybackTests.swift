// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
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
      SPITarget(readBit: 0x80, incrementBit: 0, addressMask: 0x3F, oneRegisterAFrame: false))
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
}
