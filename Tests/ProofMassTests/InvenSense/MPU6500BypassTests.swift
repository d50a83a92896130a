// SPDX-License-Identifier: Apache-2.0

import ProofMass
import ProofMassCore
import ProofMassTestSupport
import Testing

@Suite struct MPU6500BypassTests {
  /// The steps after power-on: asleep, master off, bypass off.
  private static func open(_ address: UInt8 = 0x68) -> [Step] {
    open(address, [(0x6B, 0x40, 0x00), (0x6A, 0x00, 0x00), (0x37, 0x00, 0x02)])
  }

  /// For each register in turn: its value, and the value that is written.
  private static func open(
    _ address: UInt8, _ registers: [(register: UInt8, held: UInt8, written: UInt8)]
  ) -> [Step] {
    [.read(address, 0x75, [0x68])]
      + registers.flatMap {
        [.read(address, $0.register, [$0.held])] + settle(address, $0.register, [$0.written])
      }
  }

  @Test func leadsToTheCompass() throws {
    let script = Playback(Self.open() + AK8975Script.start)
    let wire = try MPU6500Bypass.open(on: script)
    let compass = try AK8975(on: I2CDevice(wire, .ak8975), script)
    #expect(compass.adjustment == Axes(170, 175, 160))
    #expect(script.finish() == [])
  }

  @Test func atItsOtherAddress() throws {
    let script = Playback(Self.open(0x69))
    _ = try MPU6500Bypass.open(on: script, at: .mpu9150.at(0x69))
    #expect(script.finish() == [])
  }

  /// Clock source, FIFO and interrupt settings of other programs stay.
  @Test func leavesTheRestAlone() throws {
    let script = Playback(
      Self.open(0x68, [(0x6B, 0x41, 0x01), (0x6A, 0x60, 0x40), (0x37, 0xB0, 0xB2)]))
    _ = try MPU6500Bypass.open(on: script)
    #expect(script.finish() == [])
  }

  /// Each part by its own identity, a clone by that which is named.
  @Test(arguments: [
    (MPU6500Configuration.Part.mpu9250, UInt8?.none, 0x71 as UInt8), (.mpu9255, nil, 0x73),
    (.mpu6500, nil, 0x70), (.mpu6050, nil, 0x68), (.mpu6050, 0x98, 0x98),
  ])
  func parts(part: MPU6500Configuration.Part, clone: UInt8?, identity: UInt8) throws {
    let script = Playback(
      [.read(0x68, 0x75, [identity])]
        + Self.open(0x68, [(0x6B, 0x01, 0x01), (0x6A, 0x00, 0x00), (0x37, 0x00, 0x02)]).dropFirst())
    _ = try MPU6500Bypass.open(on: script, of: part, acceptsIdentity: clone)
    #expect(script.finish() == [])
  }

  @Test(arguments: [0x71, 0x70, 0x00, 0xFF] as [UInt8])
  func anotherPart(identity: UInt8) {
    let script = Playback([.read(0x68, 0x75, [identity])])
    #expect(throws: SensorError.identity(expected: 0x68, found: identity)) {
      _ = try MPU6500Bypass.open(on: script)
    }
    #expect(script.finish() == [])
  }

  @Test func aBypassThatIsNotTaken() {
    let script = Playback(Array(Self.open().dropLast()) + [.read(0x68, 0x37, [0x00])])
    #expect(throws: SensorError.notVerified(register: 0x37)) {
      _ = try MPU6500Bypass.open(on: script)
    }
  }

  @Test(arguments: 0..<10)
  func everyTransactionMayFail(index: Int) throws {
    let (steps, register) = try #require(Self.open().failing(at: index))
    let script = Playback(steps)
    #expect(throws: SensorError.bus(.noAcknowledge, register: register)) {
      _ = try MPU6500Bypass.open(on: script)
    }
    #expect(script.finish() == [])
  }
}
