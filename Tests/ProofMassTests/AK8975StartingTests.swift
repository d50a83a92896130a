// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct AK8975StartingTests {
  typealias Script = AK8975Script

  @Test func readsTheAdjustmentAndRests() throws {
    let script = Playback(Script.start)
    let sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(sensor.adjustment == Axes(170, 175, 160))
    #expect(script.finish() == [])
  }

  @Test(arguments: [0x49, 0x33, 0x00, 0xFF] as [UInt8])
  func anotherPart(identity: UInt8) {
    let script = Playback([.read(0x0C, 0x00, [identity])])
    #expect(throws: SensorError.identity(expected: 0x48, found: identity)) {
      _ = try AK8975(on: I2CDevice(script, .ak8975), script)
    }
    #expect(script.finish() == [])
  }

  @Test(
    arguments: [[0, 128, 128], [128, 255, 128], [128, 128, 0], [255, 255, 255]] as [[UInt8]])
  func aFuseROMWithoutAdjustment(adjustment: [UInt8]) {
    let script = Playback(Script.start(adjustment))
    #expect(throws: SensorError.invalidAdjustment) {
      _ = try AK8975(on: I2CDevice(script, .ak8975), script)
    }
    #expect(script.finish() == [])
  }

  @Test func theExtremesOfAdjustment() throws {
    let script = Playback(Script.start([1, 254, 128]))
    let sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    #expect(sensor.adjustment == Axes(1, 254, 128))
  }

  @Test(arguments: Script.start.indices)
  func everyTransactionMayFail(index: Int) throws {
    guard let (steps, register) = Script.start.failing(at: index) else { return }
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try AK8975(on: I2CDevice(script, .ak8975), script)
    }
    #expect(script.finish() == [])
  }

  @Test func aModeThatIsNotTaken() {
    let script = Playback(
      Script.identify + Script.powerDown + Script.noSelfTest
        + [.wait(100_000), .write(0x0C, [0x0A, 0x0F]), .read(0x0C, 0x0A, [0x00])])
    #expect(throws: SensorError.notVerified(register: 0x0A)) {
      _ = try AK8975(on: I2CDevice(script, .ak8975), script)
    }
    #expect(script.finish() == [])
  }

  /// An earlier program left SELF on, and the chip does not clear it.
  @Test func aSelfTestThatDoesNotEnd() {
    let script = Playback(
      Script.identify + Script.powerDown + [.write(0x0C, [0x0C, 0x00]), .read(0x0C, 0x0C, [0x40])])
    #expect(throws: SensorError.notVerified(register: 0x0C)) {
      _ = try AK8975(on: I2CDevice(script, .ak8975), script)
    }
    #expect(script.finish() == [])
  }

  @Test func powerDown() throws {
    let script = Playback(Script.start + Script.powerDown)
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    try sensor.powerDown()
    #expect(script.finish() == [])
  }

  /// Writes CNTL and ASTC alone: 0B, 0D, 0E and 0F are never written.
  @Test func reset() throws {
    let script = Playback(Script.start + Script.powerDown + settle(0x0C, 0x0C, [0x00]))
    var sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    try sensor.reset()
    #expect(script.finish() == [])
  }

  @Test func onSPI() throws {
    let script = Playback([
      .read(0x80, [0x48]),
      .write([0x0A, 0x00]), .read(0x8A, [0x00]),
      .write([0x0C, 0x00]), .read(0x8C, [0x00]), .wait(100_000),
      .write([0x0A, 0x0F]), .read(0x8A, [0x0F]), .wait(100_000),
      .read(0x90, [128]), .read(0x91, [128]), .read(0x92, [128]),
      .write([0x0A, 0x00]), .read(0x8A, [0x00]), .wait(100_000),
      .write([0x0A, 0x01]), .wait(9_000_000),
      .read(0x82, [0x01]), .read(0x83, [0xA0]), .read(0x84, [0x00]), .read(0x85, [0xFF]),
      .read(0x86, [0xFF]), .read(0x87, [0x00]), .read(0x88, [0xF0]), .read(0x89, [0x00]),
    ])
    var sensor = try AK8975(on: SPIDevice(script, .ak8975), script)
    #expect(try sensor.measure(script).raw == Axes(160, -1, -4096))
    #expect(script.finish() == [])
  }

  @Test func releaseGivesTheBusBack() throws {
    let script = Playback(Script.start)
    let sensor = try AK8975(on: I2CDevice(script, .ak8975), script)
    let device = sensor.release()
    #expect(device.target == I2CTarget(address: 0x0C, incrementBit: 0x00))
    #expect(device.release() === script)
  }
}
