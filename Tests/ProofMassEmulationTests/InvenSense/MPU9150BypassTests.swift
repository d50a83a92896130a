// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The compass in an MPU-9150, and the bypass switch in front of it.
struct MPU9150BypassTests {
  private let circuit = Circuit(.mpu9150)
  private var unit: Bench { Bench(on: circuit, at: 0x68) }
  private var compass: Bench { Bench(on: circuit, at: 0x0C) }

  @Test func identityAndResetValues() throws {
    #expect(try unit.byte(0x75) == 0x68)
    #expect(try unit.byte(0x6B) == 0x40)
    #expect(try unit.byte(0x6A) == 0x00)
    #expect(try unit.byte(0x37) == 0x00)
    #expect(unit.violations.isEmpty)
  }

  /// WHO_AM_I does not follow the address pin.
  @Test func otherAddress() throws {
    let circuit = Circuit(.mpu9150.at(0x69))
    #expect(try Bench(on: circuit, at: 0x69).byte(0x75) == 0x68)
    try Bench(on: circuit, at: 0x69).write(0x37, 0x02)
    #expect(try Bench(on: circuit, at: 0x0C).byte(0x00) == 0x48)
  }

  @Test func registersCount() throws {
    try unit.write(0x6A, 0x20, 0x01)
    #expect(try unit.bytes(0x6A, 2) == [0x20, 0x01])
    #expect(try unit.nextBytes(1) == [0x00])
  }

  @Test func compassAnswersWhileTheBypassIsOn() throws {
    #expect(throws: BusError.noAcknowledge) { try compass.byte(0x00) }
    try unit.write(0x37, 0x02)
    #expect(try compass.byte(0x00) == 0x48)
    try unit.write(0x37, 0x00)
    #expect(throws: BusError.noAcknowledge) { try compass.byte(0x00) }
  }

  /// I2C_MST_EN of USER_CTRL disconnects the compass from the bus.
  @Test func notWhileTheUnitIsController() throws {
    try unit.write(0x6A, 0x20)
    try unit.write(0x37, 0x02)
    #expect(throws: BusError.noAcknowledge) { try compass.byte(0x00) }
    try unit.write(0x6A, 0x00)
    #expect(try compass.byte(0x00) == 0x48)
  }

  /// The documents do not say whether the switch is open in sleep mode, so a policy selects it.
  @Test(arguments: [("passes", true), ("blocks", false)])
  func asleep(_ value: String, _ answers: Bool) throws {
    unit.set(policy: "bypass-asleep", value)
    try unit.write(0x37, 0x02)
    #expect((try? compass.byte(0x00)) == (answers ? 0x48 : nil))
    try unit.write(0x6B, 0x01)
    #expect(try compass.byte(0x00) == 0x48)
  }

  @Test func resetClosesIt() throws {
    try unit.write(0x37, 0x02)
    try unit.write(0x6B, 0x80)
    #expect(try unit.byte(0x6B) == 0x40)
    #expect(throws: BusError.noAcknowledge) { try compass.byte(0x00) }
  }

  @Test func powerCycleClosesIt() throws {
    try unit.write(0x37, 0x02)
    circuit.powerCycle()
    #expect(throws: BusError.noAcknowledge) { try compass.byte(0x00) }
  }

  @Test func compassMeasuresOnBehindAClosedBypass() throws {
    // 20, -3 and 44.1 µT on the compass' axes.
    compass.field(-3, 20, -44.1)
    try unit.write(0x37, 0x02)
    try compass.write(0x0A, 0x01)
    try unit.write(0x37, 0x00)
    compass.wait(.milliseconds(8))
    #expect(circuit.pins(at: .i2c(0x0C)) == [Pin("DRDY", isHigh: true)])
    try unit.write(0x37, 0x02)
    #expect(try compass.bytes(0x02, 8) == [0x01, 0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00, 0x00])
  }

  @Test func compassOfOnesOwn() throws {
    var chip = AK8975Chip()
    chip.information = 0x5A
    let circuit = Circuit(.mpu6500(MPU6500Chip(.mpu9150), compass: .ak8975(chip)), .lis331dlh)
    try Bench(on: circuit, at: 0x68).write(0x37, 0x02)
    #expect(try Bench(on: circuit, at: 0x0C).bytes(0x00, 2) == [0x48, 0x5A])
    #expect(try Bench(on: circuit, at: 0x18).byte(0x0F) == 0x32)
  }

  @Test func noSPI() throws {
    let circuit = Circuit(.mpu9150.on(spi: 0))
    #expect(try circuit.frame(0xF5, reading: 1) == [0xFF])
    try circuit.frame(0x37, 0x02)
    #expect(throws: BusError.noAcknowledge) { try Bench(on: circuit, at: 0x0C).byte(0x00) }
  }
}
