// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Mistakes of published drivers and reports on InvenSense's parts, as bytes, and the rule that finds each. The guide Linting
/// has them as a table.
///
/// No rule finds these, and why:
/// - The documents allow what is written: SIGNAL_PATH_RESET as 3, of which the gyroscope's bit is missing; INT_PIN_CFG
///   of which an AND has left one bit; FIFO_RST as 0F, 01 or 1E; codes of another table of wake rates or low-passes; a
///   standby bit of PWR_MGMT_2 that was meant as a clock; 25 mg meant, 100 mg written to WOM_THR.
/// - No transfer shows them: an identity that is not compared, or compared in six bits; the temperature by the formula of
///   another part, or without a sign; scales, axes and signs; 14 bits of an AK8963 with the scale of 16; a write of slave 0
///   whose control stays 0.
/// - The chip does not model them: a controller that a reset in the middle of a transfer leaves stuck, or that waits for a
///   slave, because its transfers take no time; paths that are dirty after a reset; clones, but for their identity.
/// - The compass out of reach is no act on a chip: `lint` reports it as `unanswered`.
struct InvenSensePitfallTests {
  private static let first: [Mistake] = [
    Mistake(
      name: "SLEEP never cleared", writes: [(0x1B, 0x08), (0x1C, 0x08)], reads: [(0x3B, 14)],
      rule: .powerDownRead),
    Mistake(
      name: "a reset written to wake", writes: [(0x6B, 0x80)], wait: 100, reads: [(0x3B, 14)],
      rule: .powerDownRead),
    Mistake(
      name: "14 bytes one by one", writes: [(0x6B, 0x01)], wait: 100,
      reads: (0x3B...0x48).map { ($0, 1) }, rule: .unprotectedRead),
    Mistake(
      name: "records after an overflow",
      writes: [(0x6B, 0x01), (0x1A, 0x01), (0x23, 0xF8), (0x6A, 0x40)], wait: 200,
      reads: [(0x72, 2), (0x74, 14)], rule: .displacedRecords),
    Mistake(
      name: "FCHOICE_B of an MPU-6500", writes: [(0x6B, 0x01), (0x1B, 0x1B)], rule: .reservedBits),
    Mistake(
      name: "DLPF_CFG 7", writes: [(0x6B, 0x01), (0x1A, 0x07)], rule: .undefinedCode),
    Mistake(
      name: "CYCLE with the gyroscope on", writes: [(0x6B, 0x20), (0x6C, 0x40)], wait: 1000,
      reads: [(0x3B, 14)], rule: .noEffect),
    Mistake(
      name: "a sample read twice", writes: [(0x6B, 0x01), (0x1A, 0x01), (0x19, 0x63)], wait: 500,
      reads: [(0x3B, 14), (0x3B, 14)], rule: .staleRead),
    Mistake(
      name: "bit 0 of an offset", writes: [(0x06, 0xF8), (0x07, 0xCB)], rule: .reservedBits),
  ]

  private static let second: [Mistake] = [
    Mistake(
      name: "1 << FS_SEL", writes: [(0x1A, 0x02), (0x1B, 0x01)], wait: 100, reads: [(0x3B, 14)],
      rule: .noEffect),
    Mistake(
      name: "FCHOICE taken for FCHOICE_B", writes: [(0x1A, 0x03), (0x1B, 0x1B)], wait: 100,
      reads: [(0x3B, 14)], rule: .noEffect),
    Mistake(
      name: "the accelerometer's FCHOICE taken for its inverse", writes: [(0x1D, 0x0B)], wait: 100,
      reads: [(0x3B, 14)], rule: .noEffect),
    Mistake(
      name: "1 ms after a reset", writes: [(0x6B, 0x80)], wait: 1, reads: [(0x75, 1)],
      rule: .bootAccess),
    Mistake(
      name: "offsets two addresses apart", writes: [(0x79, 0x12)], rule: .reservedWrite),
    Mistake(
      name: "bit 0 of an offset cleared", writes: [(0x7A, 0x09), (0x7B, 0x38)],
      rule: .reservedOnes),
    Mistake(
      name: "a slave's number of bytes left from a read",
      writes: [(0x25, 0x0C), (0x26, 0x0A), (0x63, 0x16), (0x27, 0x87)], rule: .repeatedWrite),
    Mistake(
      name: "the bypass while the part is the controller", writes: [(0x37, 0x12), (0x6A, 0x20)],
      wait: 100, reads: [(0x3B, 14)], rule: .noEffect),
    Mistake(
      name: "the first samples of the gyroscope",
      writes: [(0x6B, 0x40), (0x6B, 0x01), (0x1A, 0x01)], wait: 5, reads: [(0x3A, 15)],
      rule: .unsettledRead),
  ]

  private static let banked: [Mistake] = [
    Mistake(
      name: "the bank in bits 1:0", writes: [(0x06, 0x01), (0x7F, 0x02)], rule: .reservedBits),
    Mistake(
      name: "ACCEL_CONFIG without its bank", writes: [(0x06, 0x01), (0x14, 0x06)],
      rule: .otherBank),
    Mistake(
      name: "the slaves' registers without bank 3",
      writes: [(0x06, 0x01), (0x13, 0x0C), (0x04, 0x01)],
      rule: .otherBank),
    Mistake(
      name: "a program that begins in another bank", writes: [(0x06, 0x01), (0x7F, 0x20)],
      wait: 100, reads: [(0x2D, 12)], rule: .otherBank),
    Mistake(
      name: "settings while LP_EN is set", writes: [(0x06, 0x21), (0x7F, 0x20), (0x14, 0x06)],
      rule: .lowPowerWrite),
    Mistake(
      name: "a write right after a reset", writes: [(0x06, 0x80), (0x06, 0x01)],
      rule: .bootAccess),
    Mistake(
      name: "WAIT_FOR_ES of an MPU-9250", writes: [(0x06, 0x01), (0x7F, 0x30), (0x01, 0x4D)],
      rule: .reservedBits),
    Mistake(
      name: "a slave's control written to I2C_MST_CTRL",
      writes: [(0x06, 0x01), (0x7F, 0x30), (0x01, 0x81)], rule: .undefinedCode),
    Mistake(
      name: "the range at bits 4:3, as in an MPU-9250",
      writes: [(0x06, 0x01), (0x7F, 0x20), (0x01, 0x18), (0x7F, 0x00)], wait: 100,
      reads: [(0x2D, 12)], rule: .noEffect),
    Mistake(
      name: "that of the accelerometer",
      writes: [(0x06, 0x01), (0x7F, 0x20), (0x14, 0x18), (0x7F, 0x00)], wait: 100,
      reads: [(0x2D, 12)], rule: .noEffect),
    Mistake(
      name: "the low byte of an offset & 0xFE",
      writes: [(0x06, 0x01), (0x7F, 0x10), (0x18, 0x38)], rule: .reservedOnes),
    Mistake(
      name: "a slave's number of bytes left from a read",
      writes: [
        (0x06, 0x01), (0x7F, 0x30), (0x03, 0x0C), (0x04, 0x31), (0x06, 0x08), (0x05, 0x88),
      ], rule: .repeatedWrite),
    Mistake(
      name: "the bypass while the part is the controller",
      writes: [(0x06, 0x01), (0x0F, 0x02), (0x03, 0x20)], wait: 100, reads: [(0x2D, 12)],
      rule: .noEffect),
    Mistake(
      name: "SLEEP never cleared", writes: [(0x07, 0x00)], reads: [(0x2D, 12)],
      rule: .powerDownRead),
  ]

  @Test(arguments: first)
  func ofAnMPU6050(mistake: Mistake) throws {
    try mistake.expect(on: Bench(.mpu6050, at: 0x68))
  }

  @Test(arguments: second)
  func ofAnMPU9250(mistake: Mistake) throws {
    try mistake.expect(on: Bench(.mpu9250, at: 0x68))
  }

  @Test(arguments: banked)
  func ofAnICM20948(mistake: Mistake) throws {
    try mistake.expect(on: Bench(.icm20948, at: 0x68))
  }

  /// Registers have 1 MHz, outputs 20 MHz.
  @Test func ofTheClock() throws {
    let mistake = Mistake(name: "", reads: [(0xF5, 1)], rule: .spiClock)
    try mistake.expect(
      inFramesOf: Circuit(.mpu9250.on(spi: 0)), SPIClock(mode: 3, hertz: 8_000_000))
  }

  /// Six bytes of a compass without ST2, which then does not change them: through the bypass, and by the controller.
  @Test func ofTheCompass() throws {
    let circuit = Circuit(.mpu9250)
    let (unit, compass) = (Bench(on: circuit, at: 0x68), Bench(on: circuit, at: 0x0C))
    try unit.write(0x37, 0x02)
    let mistake = Mistake(
      name: "", writes: [(0x0A, 0x16)], wait: 30, reads: [(0x03, 6), (0x03, 6)], rule: .st2Unread)
    try mistake.expect(on: compass)
    let before = compass.count(.st2Unread)
    for (register, byte) in [
      (0x37, 0x00), (0x1A, 0x01), (0x25, 0x8C), (0x26, 0x03), (0x27, 0x86), (0x6A, 0x20),
    ] as [(UInt8, UInt8)] { try unit.write(register, byte) }
    unit.wait(.milliseconds(100))
    _ = try unit.bytes(0x49, 6)
    #expect(compass.count(.st2Unread) > before)
  }

  /// The compass does not answer without the bypass, nor while the part is the controller.
  @Test(arguments: [(0x00, 0x00), (0x02, 0x20)] as [(UInt8, UInt8)])
  func outOfReach(pins: UInt8, control: UInt8) throws {
    let unit = try Bench.invenSense(.mpu9250, (0x37, pins), (0x6A, control))
    #expect(throws: BusError.noAcknowledge) { try Bench(on: unit.circuit, at: 0x0C).byte(0x00) }
  }

  /// The same acts in the right order, or with the right bits, are no mistakes.
  @Test(
    arguments: [
      (.mpu6050, [(0x6B, 0x20), (0x6C, 0x47)]), (.mpu9250, [(0x1A, 0x03), (0x1B, 0x18)]),
      (.mpu9250, [(0x1B, 0x1B), (0x1A, 0x03), (0x1B, 0x18)]), (.mpu9250, [(0x1D, 0x03)]),
      (.mpu9250, [(0x37, 0x12), (0x6A, 0x20), (0x37, 0x10)]),
      (.mpu9250, [(0x7A, 0x08), (0x7B, 0x39)]),
    ] as [(Part, [(UInt8, UInt8)])])
  func right(part: Part, writes: [(UInt8, UInt8)]) throws {
    let bench = Bench(part, at: 0x68)
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.wait(.milliseconds(1000))
    _ = try bench.bytes(0x3A, 15)
    #expect(bench.violations.isEmpty)
  }
}
