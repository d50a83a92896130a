// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Two programs on one MPU-9250: one lets the part read its AK8963 as the controller of the auxiliary bus, the other
/// reads it through the bypass. The part's registers decide who reaches it, and whoever wrote them last has it: by the
/// register maps the bypass acts while I2C_MST_EN is 0 only. What the loser sees is what these tests are of.
@Suite struct MPU9250TwoProgramTests {
  private let circuit = Circuit(.mpu9250)
  private var unit: Bench { Bench(on: circuit, at: 0x68) }
  private var compass: Bench { Bench(on: circuit, at: 0x0C) }

  /// 20, -3 and 44.1 µT on the compass' axes, or their opposites.
  private func field(_ sign: Double) { unit.field(-3 * sign, 20 * sign, -44.1 * sign) }

  private func write(_ bench: Bench, _ writes: (UInt8, UInt8)...) throws {
    for (register, byte) in writes { try bench.write(register, byte) }
  }

  /// The compass at 100 Hz and 16 bits, set through the bypass, and read by slave 0: ST1, six bytes, ST2, at 1 kHz.
  private func stream() throws {
    field(1)
    try write(unit, (0x6B, 0x01), (0x1A, 0x01), (0x19, 0x09), (0x37, 0x02))
    try write(compass, (0x0A, 0x16))
    try write(
      unit, (0x37, 0x00), (0x24, 0x4D), (0x25, 0x8C), (0x26, 0x02), (0x27, 0x88), (0x6A, 0x20))
    unit.wait(.milliseconds(100))
    #expect(try unit.bytes(0x4A, 6) == [0x73, 0x00, 0xEF, 0xFF, 0x05, 0x01])
    #expect(try unit.byte(0x50) == 0x10)
  }

  /// BYPASS_EN alone takes nothing from the controller, and gives nothing.
  @Test func bypassAlone() throws {
    try stream()
    try write(unit, (0x37, 0x02))
    #expect(throws: BusError.noAcknowledge) { try compass.byte(0x00) }
    field(-1)
    unit.wait(.milliseconds(100))
    #expect(try unit.bytes(0x4A, 6) == [0x8D, 0xFF, 0x11, 0x00, 0xFB, 0xFE])
    #expect(try unit.byte(0x36) == 0x00)
    #expect(unit.count(.noEffect) == 1)
  }

  /// With I2C_MST_EN cleared, too, the bypass has the compass. The part shows what it had read last for ever, with the
  /// data-ready bit that it had, without an error in I2C_MST_STATUS: USER_CTRL alone tells that it is old.
  @Test func bypassTakesIt() throws {
    try stream()
    // A sample in which the compass had a new measurement.
    var shown: [UInt8] = []
    for _ in 0..<40 where shown.first != 0x01 {
      unit.wait(.milliseconds(1))
      shown = try unit.bytes(0x49, 8)
    }
    #expect(shown == [0x01, 0x73, 0x00, 0xEF, 0xFF, 0x05, 0x01, 0x10])
    try write(unit, (0x6A, 0x00), (0x37, 0x02))
    field(-1)
    unit.wait(.milliseconds(100))
    #expect(try compass.byte(0x00) == 0x48)
    #expect(try compass.bytes(0x03, 7) == [0x8D, 0xFF, 0x11, 0x00, 0xFB, 0xFE, 0x10])
    #expect(try unit.bytes(0x49, 8) == shown)
    #expect(try unit.byte(0x36) == 0x00)
    #expect(try unit.byte(0x3A) == 0x01)
    #expect(try unit.byte(0x6A) == 0x00)
  }

  /// The controller switched on again has it back, though BYPASS_EN stays: the other program gets no acknowledge.
  @Test func controllerTakesItBack() throws {
    try stream()
    try write(unit, (0x6A, 0x00), (0x37, 0x02))
    #expect(try compass.byte(0x0A) == 0x16)
    try write(unit, (0x6A, 0x20))
    field(-1)
    unit.wait(.milliseconds(100))
    #expect(throws: BusError.noAcknowledge) { try compass.bytes(0x02, 8) }
    #expect(throws: BusError.noAcknowledge) { try compass.write(0x0A, 0x00) }
    #expect(try unit.bytes(0x4A, 6) == [0x8D, 0xFF, 0x11, 0x00, 0xFB, 0xFE])
    #expect(try unit.byte(0x37) == 0x02)
  }

  /// A mode that the other program has set stays when the controller goes on: BITM of ST2 tells that digits have
  /// another weight.
  @Test func anotherMode() throws {
    try stream()
    try write(unit, (0x6A, 0x00), (0x37, 0x02))
    try write(compass, (0x0A, 0x00))
    unit.wait(.milliseconds(1))
    try write(compass, (0x0A, 0x06))
    try write(unit, (0x37, 0x00), (0x6A, 0x20))
    unit.wait(.milliseconds(100))
    // 28, −4 and 65 digits of 0.6 µT.
    #expect(try unit.bytes(0x4A, 7) == [0x1D, 0x00, 0xFC, 0xFF, 0x41, 0x00, 0x00])
  }

  /// A reset by the one closes the bypass of the other, and leaves the compass in its mode.
  @Test func reset() throws {
    try write(unit, (0x37, 0x02))
    try write(compass, (0x0A, 0x16))
    try write(unit, (0x6B, 0x80))
    #expect(throws: BusError.noAcknowledge) { try compass.byte(0x0A) }
    unit.wait(.milliseconds(100))
    try write(unit, (0x37, 0x02))
    #expect(try compass.byte(0x0A) == 0x16)
  }

  /// What two programs ask of slave 4 is done once: the later request, whose registers both have written.
  @Test func oneSlave4() throws {
    try write(unit, (0x6B, 0x01), (0x1A, 0x01), (0x6A, 0x20))
    try write(unit, (0x31, 0x8C), (0x32, 0x00), (0x34, 0x80))
    try write(unit, (0x31, 0x8C), (0x32, 0x01), (0x34, 0x80))
    unit.wait(.milliseconds(2))
    #expect(try unit.byte(0x36) == 0x40)
    // The other one's question has no answer of its own.
    #expect(try unit.byte(0x36) == 0x00)
    #expect(try unit.byte(0x35) == 0x9A)
  }
}
