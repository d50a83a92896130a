// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Registers, reset, power and buses of the MPU-6500 and its relatives, by their register maps.
@Suite struct MPU6500RegisterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var part: Part
    var name: String
    var identity: UInt8
    var power: UInt8
    var testDescription: String { name }
  }

  static let all = [
    Case(part: .mpu6000, name: "MPU-6000", identity: 0x68, power: 0x40),
    Case(part: .mpu6050, name: "MPU-6050", identity: 0x68, power: 0x40),
    Case(part: .mpu9150, name: "MPU-9150", identity: 0x68, power: 0x40),
    Case(part: .mpu6500, name: "MPU-6500", identity: 0x70, power: 0x01),
    Case(part: .mpu9250, name: "MPU-9250", identity: 0x71, power: 0x01),
    Case(part: .mpu9255, name: "MPU-9255", identity: 0x73, power: 0x01),
  ]

  /// Reset values: the old family sleeps, the new one is awake.
  @Test(arguments: all)
  func resetValues(_ test: Case) throws {
    let bench = Bench(test.part, at: 0x68)
    #expect(try bench.byte(0x75) == test.identity)
    #expect(try bench.byte(0x6B) == test.power)
    #expect(try bench.bytes(0x13, 13) == [UInt8](repeating: 0, count: 13))
    #expect(try bench.bytes(0x23, 22) == [UInt8](repeating: 0, count: 22))
    #expect(try bench.bytes(0x63, 6) == [0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x6A) == 0 && bench.byte(0x6C) == 0)
    #expect(bench.violations.isEmpty)
    let circuit = Circuit(test.part.at(0x69))
    #expect(try Bench(on: circuit, at: 0x69).byte(0x75) == test.identity)
  }

  /// DEVICE_RESET sets all registers back and clears itself; the offsets of the factory return.
  @Test(arguments: all)
  func deviceReset(_ test: Case) throws {
    let bench = Bench(test.part, at: 0x68)
    let address: UInt8 = test.power == 0x40 ? 0x06 : 0x77
    let trim = try bench.bytes(address, 2)
    #expect(trim != [0, 0])
    try bench.write(address, 0x12, 0x35)
    try bench.write(0x6B, 0x00)
    try bench.write(0x19, 0x13, 0x04, 0x18)
    #expect(try bench.bytes(0x19, 3) == [0x13, 0x04, 0x18])
    #expect(try bench.bytes(address, 2) == [0x12, 0x35])
    try bench.write(0x6B, 0x80)
    #expect(try bench.byte(0x6B) == test.power)
    #expect(try bench.bytes(0x19, 3) == [0, 0, 0])
    #expect(try bench.bytes(address, 2) == trim)
    // Within 100 ms after the reset.
    #expect(bench.count(.bootAccess) == 3)
    bench.wait(.milliseconds(100))
    _ = try bench.byte(0x75)
    #expect(bench.count(.bootAccess) == 3)
  }

  /// By a policy the bit stays, and writes are lost, until the part has started up: 11 ms or, where nothing is printed,
  /// 100 ms.
  @Test(arguments: [(Part.mpu6500, 11, 0x81), (.mpu6050, 100, 0xC0)] as [(Part, Int, UInt8)])
  func resetBit(part: Part, milliseconds: Int, value: UInt8) throws {
    let bench = Bench(part, at: 0x68)
    bench.set(policy: "reset-bit", "after-start-up")
    try bench.write(0x6B, 0x80)
    #expect(try bench.byte(0x6B) == value)
    try bench.write(0x19, 0x13)
    bench.wait(.milliseconds(milliseconds))
    #expect(try bench.byte(0x6B) == value & 0x7F)
    #expect(try bench.byte(0x19) == 0)
    try bench.write(0x19, 0x13)
    #expect(try bench.byte(0x19) == 0x13)
  }

  /// As Adafruit's library configures it: all registers, then it wakes.
  @Test func writableAsleep() throws {
    let bench = try Bench.invenSense(
      .mpu6050, (0x19, 0x13), (0x1A, 0x04), (0x1B, 0x08), (0x1C, 0x10))
    #expect(try bench.bytes(0x19, 4) == [0x13, 0x04, 0x08, 0x10])
    try bench.write(0x6B, 0x01)
    #expect(try bench.bytes(0x19, 4) == [0x13, 0x04, 0x08, 0x10])
  }

  @Test func powerAfterResetByPolicy() throws {
    let bench = Bench(.mpu9250, at: 0x68)
    bench.set(policy: "reset-pwr", "asleep")
    try bench.write(0x6B, 0x80)
    #expect(try bench.byte(0x6B) == 0x40)
  }

  /// Factory codes: bytes in the new family, five bits in the old.
  @Test func selfTestCodes() throws {
    let new = Bench(.mpu6500, at: 0x68)
    #expect(try new.bytes(0x00, 3) == [0x80, 0x83, 0x7E])
    #expect(try new.bytes(0x0D, 3) == [0x6E, 0x70, 0x75])
    let old = Bench(.mpu6050, at: 0x68)
    #expect(try old.bytes(0x0D, 4) == [0x92, 0x93, 0x71, 0x06])
  }

  /// Bits that are reserved are not stored, and addresses without a register ignore what is written.
  @Test func reserved() throws {
    let bench = try Bench.invenSense(
      .mpu6500, (0x1B, 0xFF), (0x69, 0xFF), (0x20, 0x11), (0x75, 0x00))
    #expect(try bench.byte(0x1B) == 0xFB)
    #expect(try bench.byte(0x69) == 0xC0)
    #expect(try bench.byte(0x75) == 0x70)
    #expect(bench.count(.reservedBits) == 2)
    #expect(bench.count(.reservedWrite) == 1 && bench.count(.readOnlyWrite) == 1)
    #expect(try bench.byte(0x20) == 0 && bench.count(.reservedRead) == 1)
  }

  /// DLPF_CFG 7 is reserved in the old family only.
  @Test func reservedLowPass() throws {
    #expect(try Bench.invenSense(.mpu6050, (0x1A, 0x07)).count(.undefinedCode) == 1)
    #expect(try Bench.invenSense(.mpu6500, (0x1A, 0x07)).count(.undefinedCode) == 0)
  }

  /// Registers of the motion processor store what is written, and nothing runs.
  @Test func motionProcessor() throws {
    let bench = try Bench.invenSense(.mpu6050, (0x6B, 0x00), (0x6A, 0xC0), (0x70, 0x04))
    try bench.write(0x6F, 0x11, 0x22)
    #expect(try bench.bytes(0x6F, 2) == [0x22, 0x22])
    #expect(try bench.byte(0x70) == 0x04)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x72, 2) == [0, 0])
    #expect(try bench.byte(0x6A) == 0xC0)
  }

  @Test(arguments: ["68", "70", "71", "73", "74", "75", "78", "98"])
  func clones(identity: String) throws {
    let bench = Bench(.mpu6500, at: 0x68)
    bench.set(policy: "clone-id", identity)
    #expect(try bench.byte(0x75) == UInt8(identity, radix: 16))
  }

  // MARK: Buses

  /// 0x80 reads; the address increments; FIFO_R_W stays.
  @Test(
    arguments: [(Part.mpu6000, 0x68), (.mpu6500, 0x70), (.mpu9250, 0x71), (.mpu9255, 0x73)]
      as [(Part, UInt8)])
  func frames(part: Part, identity: UInt8) throws {
    let circuit = Circuit(part.on(spi: 0))
    #expect(try circuit.frame(0xF5, reading: 1) == [identity])
    try circuit.frame(0x19, 0x13, 0x04)
    #expect(try circuit.frame(0x99, reading: 2) == [0x13, 0x04])
    #expect(circuit.violations(at: .spi(0)).count == 0)
  }

  /// I2C_IF_DIS, which parts without SPI ignore.
  @Test(arguments: [(Part.mpu6000, false), (.mpu6500, false), (.mpu6050, true), (.mpu9150, true)])
  func interfaceDisabled(part: Part, answers: Bool) throws {
    let bench = Bench(part, at: 0x68)
    try bench.write(0x6A, 0x10)
    #expect(((try? bench.byte(0x75)) != nil) == answers)
    bench.circuit.powerCycle()
    #expect((try? bench.byte(0x75)) != nil)
  }

  @Test(arguments: [("kept", 0x10), ("clears", 0x00)] as [(String, UInt8)])
  func interfaceBit(policy: String, value: UInt8) throws {
    let circuit = Circuit(.mpu6500.on(spi: 0))
    #expect(circuit.setPolicy("i2c-if-dis-readback", to: policy, at: .spi(0)))
    try circuit.frame(0x6A, 0x10)
    #expect(try circuit.frame(0xEA, reading: 1) == [value])
  }

  /// Outputs and INT_STATUS are read at up to 20 MHz, all else and each write at 1 MHz.
  @Test(
    arguments: [
      (0xBB, 20_000_000, 0), (0xBA, 20_000_000, 0), (0xC9, 20_000_000, 0), (0xBB, 20_000_001, 1),
      (0xF2, 1_000_000, 0), (0xF2, 1_000_001, 1), (0xF4, 10_000_000, 1), (0xF5, 10_000_000, 1),
    ] as [(UInt8, Int64, Int)])
  func clock(command: UInt8, hertz: Int64, violations: Int) throws {
    for part in [Part.mpu6000, .mpu6500, .mpu9250] {
      let circuit = Circuit(part.on(spi: 0))
      var bytes: [UInt8] = [0]
      var span = bytes.mutableSpan
      try circuit.wire(spi: 0, clock: SPIClock(mode: 3, hertz: hertz)).read(
        into: &span, command: command)
      #expect(circuit.violations(at: .spi(0)).count(.spiClock) == violations)
    }
  }
}
