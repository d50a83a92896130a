// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

extension Bench {
  /// An ICM-20948 that is awake, after writes, each of a bank, a register and a byte; bank 0 is open.
  static func icm20948(_ writes: (UInt8, UInt8, UInt8)...) throws -> Bench {
    let bench = Bench(.icm20948, at: 0x68)
    try bench.write(0x06, 0x01)
    for (bank, register, byte) in writes { try bench.write(bank: bank, register, byte) }
    return bench
  }

  /// Opens a bank, writes there, and opens bank 0.
  func write(bank: UInt8, _ register: UInt8, _ byte: UInt8) throws {
    try write(0x7F, bank << 4)
    try write(register, byte)
    try write(0x7F, 0x00)
  }

  func bytes(bank: UInt8, _ register: UInt8, _ count: Int) throws -> [UInt8] {
    try write(0x7F, bank << 4)
    let bytes = try bytes(register, count)
    try write(0x7F, 0x00)
    return bytes
  }

  func byte(bank: UInt8, _ register: UInt8) throws -> UInt8 {
    try bytes(bank: bank, register, 1)[0]
  }
}

/// Banks, identity, power and resets of an ICM-20948, by DS-000189 Rev. 1.3.
@Suite struct ICM20948RegisterTests {
  // MARK: Banks

  /// WHO_AM_I is in bank 0 alone: bank 1 has nothing at 0x00, banks 2 and 3 have registers of their own.
  @Test func identity() throws {
    let bench = Bench(.icm20948, at: 0x68)
    #expect(try bench.byte(0x00) == 0xEA)
    for bank in 1...3 as ClosedRange<UInt8> { #expect(try bench.byte(bank: bank, 0x00) == 0x00) }
    #expect(try bench.byte(0x00) == 0xEA)
    #expect(bench.violations.map(\.kind) == [.otherBank])
  }

  /// Bits 5:4 alone open a bank; a number in bits 1:0 opens none (SparkFun's library, issue 6). The register reads the
  /// same in every bank.
  @Test(
    arguments: [(0x02, 0x00, 0xEA, 1), (0x20, 0x20, 0x07, 0), (0x23, 0x20, 0x07, 1)]
      as [(UInt8, UInt8, UInt8, Int)])
  func bankSelection(written: UInt8, read: UInt8, first: UInt8, violations: Int) throws {
    let bench = try Bench.icm20948((2, 0x00, 0x07))
    try bench.write(0x7F, written)
    #expect(try bench.byte(0x7F) == read)
    #expect(try bench.byte(0x00) == first)
    #expect(bench.count(.reservedBits) == violations)
  }

  /// A bank stays open when a program ends. The next one, which resets at 0x06, writes I2C_SLV0_DO.
  @Test func bankIsKept() throws {
    let bench = try Bench.icm20948((2, 0x01, 0x07))
    try bench.write(0x7F, 0x30)
    #expect(try bench.byte(0x00) == 0x00)
    try bench.write(0x06, 0x80)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x00, 1) + bench.bytes(0x06, 1) == [0x00, 0x80])
    #expect(try bench.byte(bank: 2, 0x01) == 0x07)
    try bench.write(0x7F, 0x00)
    #expect(try bench.byte(0x00) == 0xEA)
    bench.circuit.powerCycle()
    #expect(try bench.byte(bank: 3, 0x06) == 0x00)
  }

  /// Registers of a bank that is not open: ACCEL_CONFIG in bank 0, PWR_MGMT_1 in bank 1.
  @Test func otherBank() throws {
    let bench = try Bench.icm20948()
    try bench.write(0x14, 0x06)
    #expect(bench.violations.map(\.kind) == [.otherBank] && bench.violations.last?.value == 0x06)
    #expect(try bench.byte(bank: 2, 0x14) == 0x01)
    #expect(try bench.byte(bank: 1, 0x06) == 0x00)
    #expect(bench.count(.otherBank) == 2 && bench.forbidden == 0)
    // No bank has 0x1D, and bank 0 has 0x30.
    try bench.write(0x1D, 0x01)
    try bench.write(bank: 1, 0x30, 0x01)
    #expect(bench.count(.reservedWrite) == 1 && bench.count(.otherBank) == 3)
    // USER_CTRL to PWR_MGMT_2 with the gap between them, 0x04, which bank 3 has.
    #expect(try bench.bytes(0x03, 5) == [0x00, 0x00, 0x40, 0x01, 0x00])
    #expect(bench.count(.otherBank) == 3)
    _ = try bench.bytes(0x04, 1)
    #expect(bench.count(.otherBank) == 4)
  }

  @Test(
    arguments: [
      (0, 0x00, 0xEA), (0, 0x03, 0x00), (0, 0x05, 0x40), (0, 0x06, 0x41), (0, 0x07, 0x00),
      (0, 0x0F, 0x00), (0, 0x68, 0x00), (0, 0x69, 0x00), (0, 0x76, 0x00), (0, 0x7F, 0x00),
      (2, 0x00, 0x00), (2, 0x01, 0x01), (2, 0x02, 0x00), (2, 0x14, 0x01), (2, 0x15, 0x00),
      (2, 0x52, 0x00), (2, 0x54, 0x03), (3, 0x00, 0x00), (3, 0x01, 0x00), (3, 0x15, 0x00),
    ] as [(UInt8, UInt8, UInt8)])
  func resetValues(bank: UInt8, register: UInt8, value: UInt8) throws {
    #expect(try Bench(.icm20948, at: 0x68).byte(bank: bank, register) == value)
  }

  /// Bits that can be written, while the part sleeps, too.
  @Test(
    arguments: [
      (0, 0x05, 0x70), (0, 0x07, 0x3F), (0, 0x0F, 0xFE), (0, 0x10, 0x8F), (0, 0x11, 0x01),
      (0, 0x12, 0x1F), (0, 0x13, 0x1F), (0, 0x66, 0x0F), (0, 0x67, 0x1F), (0, 0x68, 0x1F),
      (0, 0x69, 0x1F), (0, 0x76, 0x01), (1, 0x02, 0xFF), (1, 0x15, 0xFF), (1, 0x28, 0xFF),
      (2, 0x00, 0xFF), (2, 0x01, 0x3F), (2, 0x02, 0x3F), (2, 0x08, 0xFF), (2, 0x09, 0x01),
      (2, 0x10, 0x0F), (2, 0x12, 0x03), (2, 0x14, 0x3F), (2, 0x15, 0x1F), (2, 0x52, 0xBF),
      (2, 0x53, 0x07), (2, 0x54, 0x01), (3, 0x00, 0x0F), (3, 0x01, 0x9F), (3, 0x02, 0x9F),
      (3, 0x03, 0xFF), (3, 0x12, 0xFF), (3, 0x14, 0xFF), (3, 0x17, 0x00),
    ] as [(UInt8, UInt8, UInt8)])
  func writableBits(bank: UInt8, register: UInt8, mask: UInt8) throws {
    let bench = Bench(.icm20948, at: 0x68)
    try bench.write(bank: bank, register, 0xFF)
    #expect(try bench.byte(bank: bank, register) == mask)
  }

  /// The memory of the motion processor stores what is written; nothing runs.
  @Test func motionProcessor() throws {
    let bench = try Bench.icm20948()
    try bench.write(0x7C, 0x12)
    try bench.write(0x7E, 0x34)
    try bench.write(bank: 2, 0x50, 0x10)
    #expect(try bench.byte(0x7C) == 0x12)
    #expect(try bench.byte(0x7E) == 0x34)
    #expect(try bench.byte(bank: 2, 0x50) == 0x10)
    #expect(bench.count(.undocumentedWrite) == 3)
  }

  // MARK: Power

  /// The part sleeps after power-on and after a reset, with 0x41.
  @Test func sleeps() throws {
    let bench = Bench(.icm20948, at: 0x68)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x2D, 14) == [UInt8](repeating: 0, count: 14))
    #expect(bench.count(.powerDownRead) == 1)
    try bench.write(0x06, 0x01)
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x31, 2) == [0x40, 0x00])
    try bench.write(0x06, 0x80)
    #expect(try bench.byte(0x06) == 0x41)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x31, 2) == [0x00, 0x00])
  }

  /// By policy a reset is seen for 11 ms, in which writes are lost.
  @Test func resetTakesTime() throws {
    let bench = try Bench.icm20948()
    bench.set(policy: "reset-bit", "after-start-up")
    try bench.write(0x06, 0x80)
    try bench.write(0x06, 0x01)
    #expect(try bench.byte(0x06) == 0xC1)
    #expect(bench.count(.bootAccess) == 2)
    bench.wait(.milliseconds(11))
    #expect(try bench.byte(0x06) == 0x41)
  }

  @Test(arguments: [("03", 0x03), ("bit-0", 0x01)] as [(String, UInt8)])
  func controlReset(policy: String, value: UInt8) throws {
    let bench = try Bench.icm20948()
    bench.set(policy: "mod-ctrl-reset-icm", policy)
    try bench.write(0x06, 0x80)
    #expect(try bench.byte(bank: 2, 0x54) == value)
  }

  /// With LP_EN set most registers ignore writes; LP_CONFIG, PWR_MGMT_2, INT_PIN_CFG, INT_ENABLE, FIFO_CFG and
  /// REG_BANK_SEL do not, and PWR_MGMT_1 clears it.
  @Test func lowPower() throws {
    let bench = try Bench.icm20948((0, 0x06, 0x21))
    try bench.write(bank: 2, 0x01, 0x07)
    try bench.write(0x67, 0x1F)
    #expect(try bench.byte(bank: 2, 0x01) == 0x01)
    #expect(try bench.byte(0x67) == 0x00)
    #expect(bench.count(.lowPowerWrite) == 2)
    let open: [(UInt8, UInt8)] = [
      (0x05, 0x20), (0x07, 0x38), (0x0F, 0x20), (0x10, 0x08), (0x76, 0x01), (0x06, 0x01),
    ]
    for (register, byte) in open {
      try bench.write(register, byte)
      #expect(try bench.byte(register) == byte)
    }
    try bench.write(bank: 2, 0x01, 0x07)
    #expect(try bench.byte(bank: 2, 0x01) == 0x07)
    #expect(bench.count(.lowPowerWrite) == 2)
  }

  @Test func lowPowerTakesWrites() throws {
    let bench = try Bench.icm20948((0, 0x06, 0x21))
    bench.set(policy: "lp-en-writes", "taken")
    try bench.write(bank: 2, 0x01, 0x07)
    #expect(try bench.byte(bank: 2, 0x01) == 0x07)
    #expect(bench.violations.isEmpty)
  }

  // MARK: Buses

  /// On SPI, too, and at 7 MHz; with I2C_IF_DIS no address answers on I2C.
  @Test func interfaces() throws {
    let circuit = Circuit(.icm20948.on(spi: 0))
    #expect(try circuit.frame(0x80, reading: 1) == [0xEA])
    try circuit.frame(0x7F, 0x20)
    try circuit.frame(0x01, 0x07)
    #expect(try circuit.frame(0x81, reading: 1) == [0x07])
    let bench = try Bench.icm20948((0, 0x0F, 0x00))
    try bench.write(0x03, 0x10)
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x00) }
  }

  /// On SPI 22 µs pass after the gyroscope was switched off before most registers are written and the FIFO is read.
  @Test(arguments: [(0, 1), (22, 0)])
  func gyroscopeOff(wait: Int, violations: Int) throws {
    let circuit = Circuit([.icm20948.on(spi: 0)], wireTime: WireTime(spiHertz: 7_000_000))
    try circuit.frame(0x06, 0x01)
    circuit.advance(by: .milliseconds(50))
    try circuit.frame(0x07, 0x07)
    circuit.advance(by: .microseconds(wait))
    try circuit.frame(0x05, 0x40)
    try circuit.frame(0x67, 0x10)
    #expect(circuit.violations(at: .spi(0)).count(.accessAfterGyroscope) == violations)
    #expect(try circuit.frame(0xE7, reading: 1) == [0x10])
  }
}
