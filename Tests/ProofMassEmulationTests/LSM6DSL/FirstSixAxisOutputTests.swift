// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Words, ranges and bytes of an LSM6DSL and its relatives.
struct FirstSixAxisOutputTests {
  private typealias Relative = LSM6DSLChip.Relative

  private static let zeros: [UInt8] = [
    0x01, 0x06, 0x07, 0x08, 0x09, 0x0A, 0x0B, 0x0D, 0x0E, 0x10, 0x11, 0x13, 0x14, 0x15, 0x16, 0x17,
    0x1B, 0x1C, 0x1D, 0x1E, 0x3A, 0x3C, 0x3D, 0x40, 0x41, 0x42, 0x49, 0x4A, 0x4B, 0x4C, 0x58, 0x59,
    0x5A, 0x5B, 0x5C, 0x5D, 0x5E, 0x5F,
  ]
  /// Those of the LSM6DSL, too; with the sensor hub's.
  private static let more: [UInt8] = [
    0x04, 0x05, 0x1A, 0x2E, 0x39, 0x4D, 0x52, 0x54, 0x55, 0x60, 0x61, 0x66, 0x6B, 0x73, 0x74, 0x75,
  ]

  /// FIFO_STATUS2 is 10 when empty; an LSM6DS3 has all axes on; the sensor hub of an LSM6DSL is idle.
  @Test(
    arguments: [
      (.lsm6dsl, 0x6A, 0x00), (.lsm6ds3trc, 0x6A, 0x00), (.lsm6ds3, 0x69, 0x38),
      (.lsm6ds33, 0x69, 0x38),
    ] as [(LSM6DSLChip.Relative, UInt8, UInt8)])
  func identityAndReset(
    _ test: (relative: LSM6DSLChip.Relative, identity: UInt8, axes: UInt8)
  ) throws {
    let bench = try Bench.firstSixAxis(test.relative)
    #expect(try bench.byte(0x0F) == test.identity)
    #expect(try bench.byte(0x12) == 0x04)
    #expect(try bench.bytes(0x18, 2) == [test.axes, test.axes])
    #expect(try bench.byte(0x3B) == 0x10)
    #expect(try bench.byte(0x53) == (test.identity == 0x6A ? 0x01 : 0x00))
    for register in Self.zeros { #expect(try bench.byte(register) == 0x00, "\(register)") }
    guard test.identity == 0x6A else { return #expect(bench.violations.isEmpty) }
    for register in Self.more { #expect(try bench.byte(register) == 0x00, "\(register)") }
    #expect(bench.violations.isEmpty)
  }

  /// CTRL9_XL of an LSM6DSL: 00 by the register map, E0 by the text.
  @Test func stampReset() throws {
    let bench = try Bench.firstSixAxis()
    bench.set(policy: "ctrl9-reset", "e0")
    try bench.write(0x12, 0x05)
    bench.wait(.milliseconds(1))
    #expect(try bench.byte(0x18) == 0xE0)
  }

  /// Bits without a meaning read 0.
  @Test(
    arguments: [
      (.lsm6dsl, 0x01, 0x5F, 0x00), (.lsm6dsl, 0x07, 0xFF, 0xCF), (.lsm6dsl, 0x15, 0xFF, 0xFB),
      (.lsm6dsl, 0x17, 0xFF, 0xFD), (.lsm6dsl, 0x5B, 0xFF, 0xBF), (.lsm6ds3, 0x18, 0xFF, 0x3C),
      (.lsm6ds3, 0x17, 0xFF, 0xE5), (.lsm6ds3, 0x5B, 0xFF, 0xFF), (.lsm6ds3, 0x16, 0xF4, 0xF4),
      (.lsm6ds33, 0x1A, 0xFF, 0x00),
    ] as [(LSM6DSLChip.Relative, UInt8, UInt8, UInt8)])
  func reservedBits(
    _ test: (relative: LSM6DSLChip.Relative, register: UInt8, byte: UInt8, stored: UInt8)
  ) throws {
    let bench = try Bench.firstSixAxis(test.relative, (test.register, test.byte))
    #expect(try bench.byte(test.register) == test.stored)
  }

  /// 1 g by FS_XL: 4009 at ±2 g, half of that with each range.
  @Test(
    arguments: [(0x00, 0x4009), (0x08, 0x2005), (0x0C, 0x1002), (0x04, 0x0801)]
      as [(UInt8, UInt16)])
  func accelerometerWords(_ test: (code: UInt8, word: UInt16)) throws {
    for relative in Relative.allCases {
      let bench = try Bench.firstSixAxis(relative, (0x12, 0x44), (0x10, 0x40 | test.code))
      bench.force(0, -1, 1)
      bench.wait(.seconds(1))
      #expect(try bench.words(0x28) == [0, 0 &- test.word, test.word])
      #expect(bench.circuit.finish().isClean)
    }
  }

  /// 100 °/s by FS_G and FS_125.
  @Test(
    arguments: [
      (0x02, 0x5949), (0x00, 0x2CA5), (0x04, 0x1652), (0x08, 0x0B29), (0x0C, 0x0595),
    ] as [(UInt8, UInt16)])
  func gyroscopeWords(_ test: (code: UInt8, word: UInt16)) throws {
    for relative in Relative.allCases {
      let bench = try Bench.firstSixAxis(relative, (0x12, 0x44), (0x11, 0x40 | test.code))
      bench.turn(100, 0, -100)
      bench.wait(.seconds(1))
      #expect(try bench.words(0x22) == [test.word, 0, 0 &- test.word])
      #expect(bench.circuit.finish().isClean)
    }
  }

  /// AN4650's words are truncated; BLE exchanges the bytes of each pair.
  @Test func printedWords() throws {
    let bench = try Bench.firstSixAxis(.lsm6ds3, (0x12, 0x46), (0x10, 0x40), (0x11, 0x40))
    bench.set(policy: "quantization", "truncated")
    bench.force(0.35, -0.35, 1)
    bench.turn(100, -100, 200)
    bench.temperature(50)
    bench.wait(.seconds(1))
    #expect(try bench.bytes(0x28, 6) == [0x16, 0x69, 0xE9, 0x97, 0x40, 0x09])
    #expect(try bench.bytes(0x22, 6) == [0x2C, 0xA4, 0xD3, 0x5C, 0x59, 0x49])
    #expect(try bench.bytes(0x20, 2) == [0x01, 0x90])
    try bench.write(0x12, 0x44)
    #expect(try bench.bytes(0x28, 6) == [0x69, 0x16, 0x97, 0xE9, 0x09, 0x40])
  }

  /// 256 digits per °C in an LSM6DSL, 16 in an LSM6DS3, whose word has 12 bits: 0 °C is FE70, 50 °C 0190.
  @Test(
    arguments: [
      (.lsm6dsl, [0x00, 0xE7], [0x00, 0x19]), (.lsm6ds3trc, [0x00, 0xE7], [0x00, 0x19]),
      (.lsm6ds3, [0x70, 0xFE], [0x90, 0x01]), (.lsm6ds33, [0x70, 0xFE], [0x90, 0x01]),
    ] as [(LSM6DSLChip.Relative, [UInt8], [UInt8])])
  func temperature(
    _ test: (relative: LSM6DSLChip.Relative, cold: [UInt8], warm: [UInt8])
  ) throws {
    let bench = try Bench.firstSixAxis(test.relative)
    bench.temperature(50)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x1E) == 0x00)
    try bench.write(0x10, 0x10)
    bench.wait(.milliseconds(25))
    #expect(try bench.byte(0x1E) & 0x04 == 0x04)
    #expect(try bench.bytes(0x20, 2) == test.warm)
    #expect(try bench.byte(0x1E) & 0x04 == 0x00)
    bench.temperature(0)
    bench.wait(.milliseconds(25))
    #expect(try bench.bytes(0x20, 2) == test.cold)
  }

  /// XLDA and GDA fall when the high byte of any axis is read, not when low bytes are.
  @Test func status() throws {
    let bench = try Bench.firstSixAxis(.lsm6dsl, (0x10, 0x40), (0x11, 0x40))
    bench.wait(.seconds(1))
    for low in [0x22, 0x24, 0x26, 0x28, 0x2A, 0x2C, 0x20] as [UInt8] { _ = try bench.byte(low) }
    #expect(try bench.byte(0x1E) == 0x07)
    _ = try bench.byte(0x25)
    #expect(try bench.byte(0x1E) == 0x05)
    _ = try bench.byte(0x2D)
    #expect(try bench.byte(0x1E) == 0x04)
    _ = try bench.byte(0x21)
    #expect(try bench.byte(0x1E) == 0x00)
  }

  /// Without BDU, the two reads of two bytes of a library may be of different samples; with it a pair never is.
  @Test(arguments: [(0x04, 0xBF), (0x44, 0x40)] as [(UInt8, UInt8)])
  func blockDataUpdate(_ test: (control: UInt8, high: UInt8)) throws {
    let bench = try Bench.firstSixAxis(.lsm6ds3, (0x12, test.control), (0x10, 0x40))
    bench.force(0, 0, 1)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x2C) == 0x09)
    bench.force(0, 0, -1)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x2D) == test.high)
  }

  // MARK: Bursts

  /// ROUNDING repeats the accelerometer, both sensors, or both with six bytes of the sensor hub.
  @Test func rounding() throws {
    let bench = try Bench.firstSixAxis(.lsm6dsl, (0x12, 0x44), (0x10, 0x40), (0x11, 0x40))
    bench.force(0, 0, 1)
    bench.turn(100, 0, 0)
    bench.wait(.seconds(1))
    let force: [UInt8] = [0, 0, 0, 0, 0x09, 0x40]
    let rate: [UInt8] = [0xA5, 0x2C, 0, 0, 0, 0]
    let hub = [UInt8](repeating: 0, count: 6)
    try bench.write(0x14, 0x20)
    #expect(try bench.bytes(0x28, 12) == force + force)
    try bench.write(0x14, 0x40)
    #expect(try bench.bytes(0x22, 12) == rate + rate)
    try bench.write(0x14, 0x60)
    #expect(try bench.bytes(0x22, 18) == rate + force + rate)
    try bench.write(0x14, 0xA0)
    #expect(try bench.bytes(0x28, 18) == force + hub + force)
    try bench.write(0x14, 0xE0)
    #expect(try bench.bytes(0x22, 24) == rate + force + hub + rate)
    try bench.write(0x14, 0xC0)
    #expect(try bench.bytes(0x22, 30) == rate + force + hub + hub + rate)
  }

  /// ROUNDING_STATUS: 1B to 1E and 53 in an LSM6DSL; 1E, 53 and 1B in an LSM6DS3.
  @Test func roundedSources() throws {
    let bench = try Bench.firstSixAxis(.lsm6dsl, (0x16, 0x04), (0x58, 0x80), (0x10, 0x60))
    bench.force(0, 0, 1)
    bench.wait(.seconds(1))
    // Inactivity is not enabled; the known direction is Z up; accelerometer and temperature are new; the
    // sensor hub is idle.
    #expect(try bench.bytes(0x1B, 8) == [0, 0, 0x20, 0x05, 0x01, 0, 0, 0x20])
    let early = try Bench.firstSixAxis(.lsm6ds3, (0x16, 0x04), (0x10, 0x60))
    early.wait(.seconds(1))
    #expect(try early.bytes(0x1E, 4) == [0x05, 0, 0, 0x05])
  }

  /// After 7F follows 00; by policy 7F again. Without IF_INC a burst repeats one register.
  @Test func addresses() throws {
    let bench = try Bench.firstSixAxis()
    #expect(try bench.bytes(0x7F, 17)[16] == 0x6A)
    bench.set(policy: "address-wrap", "7f")
    #expect(try bench.bytes(0x7F, 17)[16] == 0x00)
    try bench.write(0x12, 0x00)
    #expect(try bench.bytes(0x0F, 3) == [0x6A, 0x6A, 0x6A])
  }

  // MARK: What one generation has

  /// An LSM6DS3's axes that are switched off keep their words.
  @Test func axisEnables() throws {
    let bench = try Bench.firstSixAxis(
      .lsm6ds3, (0x12, 0x44), (0x18, 0x28), (0x19, 0x10), (0x10, 0x40), (0x11, 0x40))
    bench.force(1, 1, 1)
    bench.turn(100, 100, 100)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28) == [0x4009, 0, 0x4009])
    #expect(try bench.words(0x22) == [0, 0x2CA5, 0])
  }

  /// ORIENT_CFG_G: signs, and the order of the axes.
  @Test(
    arguments: [
      (0x20, [0xD35B, 0x1652, 0]), (0x10, [0x2CA5, 0xE9AE, 0]), (0x02, [0x1652, 0x2CA5, 0]),
      (0x04, [0, 0x2CA5, 0x1652]), (0x22, [0x1652, 0xD35B, 0]),
    ] as [(UInt8, [UInt16])])
  func orientation(_ test: (code: UInt8, words: [UInt16])) throws {
    let bench = try Bench.firstSixAxis(.lsm6ds33, (0x12, 0x44), (0x0B, test.code), (0x11, 0x40))
    bench.turn(100, 50, 0)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x22) == test.words)
  }

  /// 16 steps of 1/1024 g are added to X and Y, and subtracted from Z; 16 of 1/64 g with USR_OFF_W, which is bit 3, by
  /// the text bit 4.
  @Test(
    arguments: [
      ("3", 0x00, [0x0100, 0x0100, 0x3F09]), ("3", 0x08, [0x1002, 0x1002, 0x3007]),
      ("3", 0x10, [0x0100, 0x0100, 0x3F09]), ("4", 0x10, [0x1002, 0x1002, 0x3007]),
    ] as [(String, UInt8, [UInt16])])
  func userOffset(_ test: (value: String, control: UInt8, words: [UInt16])) throws {
    let bench = try Bench.firstSixAxis(
      .lsm6dsl, (0x12, 0x44), (0x15, test.control), (0x73, 0x10), (0x74, 0x10), (0x75, 0x10),
      (0x10, 0x40))
    bench.set(policy: "offset-weight", test.value)
    bench.force(0, 0, 1)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28) == test.words)
  }

  /// -128 is out of range: -127, by policy itself.
  @Test(arguments: [("clamped", UInt16(0xF80F)), ("used", 0xF7FF)])
  func lowestOffset(_ test: (value: String, word: UInt16)) throws {
    let bench = try Bench.firstSixAxis(.lsm6ds3trc, (0x12, 0x44), (0x73, 0x80), (0x10, 0x40))
    bench.set(policy: "lowest-offset", test.value)
    bench.force(0, 0, 1)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28) == [test.word, 0, 0x4009])
  }
}
