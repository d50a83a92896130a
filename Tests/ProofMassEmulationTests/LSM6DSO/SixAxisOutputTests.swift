// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Words, ranges and bytes of an LSM6DSO and its relatives.
struct SixAxisOutputTests {
  private static let resets: [(UInt8, UInt8)] = [
    (0x01, 0x00), (0x02, 0x3F), (0x07, 0x00), (0x08, 0x00), (0x09, 0x00), (0x0A, 0x00),
    (0x0B, 0x00), (0x0C, 0x00), (0x0D, 0x00), (0x0E, 0x00), (0x10, 0x00), (0x11, 0x00),
    (0x12, 0x04), (0x13, 0x00), (0x14, 0x00), (0x15, 0x00), (0x16, 0x00), (0x17, 0x00),
    (0x18, 0xE0), (0x19, 0x00), (0x1A, 0x00), (0x1B, 0x00), (0x1C, 0x00), (0x1D, 0x00),
    (0x1E, 0x00), (0x35, 0x00), (0x36, 0x00), (0x37, 0x00), (0x39, 0x00), (0x3A, 0x00),
    (0x3B, 0x00), (0x40, 0x00), (0x41, 0x00), (0x42, 0x00), (0x43, 0x00), (0x56, 0x00),
    (0x57, 0x00), (0x58, 0x00), (0x59, 0x00), (0x5A, 0x00), (0x5B, 0x00), (0x5C, 0x00),
    (0x5D, 0x00), (0x5E, 0x00), (0x5F, 0x00), (0x63, 0x00), (0x73, 0x00), (0x74, 0x00),
    (0x75, 0x00), (0x78, 0x00), (0x7E, 0x00),
  ]

  @Test(
    arguments: [
      (.lsm6dso, 0x6C), (.lsm6dsox, 0x6C), (.lsm6dso32, 0x6C), (.ism330dhcx, 0x6B),
    ] as [(LSM6DSOChip.Relative, UInt8)])
  func identityAndReset(_ test: (relative: LSM6DSOChip.Relative, identity: UInt8)) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(test.relative))
    #expect(try bench.byte(0x0F) == test.identity)
    for (register, value) in Self.resets {
      #expect(try bench.byte(register) == value, "\(register)")
    }
    #expect(bench.violations.isEmpty)
  }

  /// 1 g by FS_XL: 4009 at ±2 g, half of that with each range; twice the range in an LSM6DSO32.
  @Test(
    arguments: [
      (.lsm6dso, 0x00, 0x4009), (.lsm6dso, 0x08, 0x2005), (.lsm6dso, 0x0C, 0x1002),
      (.lsm6dso, 0x04, 0x0801), (.lsm6dso32, 0x00, 0x2005), (.lsm6dso32, 0x08, 0x1002),
      (.lsm6dso32, 0x0C, 0x0801), (.lsm6dso32, 0x04, 0x0401),
    ] as [(LSM6DSOChip.Relative, UInt8, UInt16)])
  func accelerometerWords(
    _ test: (relative: LSM6DSOChip.Relative, code: UInt8, word: UInt16)
  ) throws {
    let bench = try Bench.sixAxis(
      LSM6DSOChip(test.relative), (0x12, 0x44), (0x10, 0x40 | test.code))
    bench.force(0, -1, 1)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28) == [0, 0 &- test.word, test.word])
    #expect(bench.circuit.finish().isClean)
  }

  /// 100 °/s by FS_G, FS_125 and, in an ISM330DHCX, FS_4000.
  @Test(
    arguments: [
      (.lsm6dso, 0x02, 0x5949), (.lsm6dso, 0x00, 0x2CA5), (.lsm6dso, 0x04, 0x1652),
      (.lsm6dso, 0x08, 0x0B29), (.lsm6dso, 0x0C, 0x0595), (.ism330dhcx, 0x01, 0x02CA),
      (.ism330dhcx, 0x0D, 0x02CA),
    ] as [(LSM6DSOChip.Relative, UInt8, UInt16)])
  func gyroscopeWords(_ test: (relative: LSM6DSOChip.Relative, code: UInt8, word: UInt16)) throws {
    let bench = try Bench.sixAxis(
      LSM6DSOChip(test.relative), (0x12, 0x44), (0x11, 0x40 | test.code))
    bench.turn(100, 0, -100)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x22) == [test.word, 0, 0 &- test.word])
    #expect(bench.circuit.finish().isClean)
  }

  /// AN4650 prints truncated words: 350 mg is 1669, 100 °/s is 2CA4, -100 °/s D35C.
  @Test func truncation() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x10, 0x40), (0x11, 0x40))
    bench.set(policy: "quantization", "truncated")
    bench.force(0.35, -0.35, 1)
    bench.turn(100, -100, 200)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28) == [0x1669, 0xE997, 0x4009])
    #expect(try bench.words(0x22) == [0x2CA4, 0xD35C, 0x5949])
  }

  /// ±2000 °/s reaches 2293.8 °/s, ±2 g 1.9988 g.
  @Test func saturation() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x10, 0x40), (0x11, 0x4C))
    bench.force(1.99, 2, -2.1)
    bench.turn(2200, 2300, -2300)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28) == [0x7F6F, 0x7FFF, 0x8000])
    #expect(try bench.words(0x22) == [0x7AC5, 0x7FFF, 0x8000])
  }

  /// XL_FS_MODE: code 1 is ±2 g in an LSM6DSO, and no bit of an ISM330DHCX.
  @Test(
    arguments: [(.lsm6dso, 0x4009), (.ism330dhcx, 0x0801)]
      as [(LSM6DSOChip.Relative, UInt16)])
  func reducedScale(_ test: (relative: LSM6DSOChip.Relative, word: UInt16)) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(test.relative), (0x17, 0x02), (0x10, 0x44))
    bench.force(0, 0, 1)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28)[2] == test.word)
  }

  /// 256 digits per °C from 25 °C on: 0 °C is E700, 50 °C 1900. It runs while a sensor is on.
  @Test func temperature() throws {
    let bench = try Bench.sixAxis()
    bench.temperature(50)
    bench.wait(.seconds(1))
    #expect(try bench.bytes(0x1E, 1) == [0x00])
    try bench.write(0x10, 0x10)
    bench.wait(.milliseconds(25))
    #expect(try bench.byte(0x1E) & 0x04 == 0x04)
    #expect(try bench.bytes(0x20, 2) == [0x00, 0x19])
    #expect(try bench.byte(0x1E) & 0x04 == 0x00)
    bench.temperature(0)
    bench.wait(.milliseconds(25))
    #expect(try bench.bytes(0x20, 2) == [0x00, 0xE7])
  }

  /// With the accelerometer alone at 1.6 Hz the thermometer has 52 Hz, or by policy 1.6 Hz.
  @Test(arguments: [("52", [UInt8(0x00), 0x19]), ("1.6", [0x00, 0x00])])
  func slowTemperature(_ test: (value: String, word: [UInt8])) throws {
    let bench = try Bench.sixAxis()
    bench.set(policy: "temperature-at-1.6-hz", test.value)
    bench.temperature(50)
    try bench.write(0x15, 0x10)
    try bench.write(0x10, 0xB0)
    bench.wait(.milliseconds(500))
    #expect(try bench.bytes(0x20, 2) == test.word)
    bench.wait(.milliseconds(200))
    #expect(try bench.bytes(0x20, 2) == [0x00, 0x19])
  }

  // MARK: Status and bytes

  /// XLDA and GDA fall when the high byte of any axis is read, not when low bytes are.
  @Test func status() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x10, 0x40), (0x11, 0x40))
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x1E) == 0x07)
    for low in [0x22, 0x24, 0x26, 0x28, 0x2A, 0x2C, 0x20] as [UInt8] { _ = try bench.byte(low) }
    #expect(try bench.byte(0x1E) == 0x07)
    _ = try bench.byte(0x25)
    #expect(try bench.byte(0x1E) == 0x05)
    _ = try bench.byte(0x2D)
    #expect(try bench.byte(0x1E) == 0x04)
    _ = try bench.byte(0x21)
    #expect(try bench.byte(0x1E) == 0x00)
  }

  /// BDU: a pair stays until both bytes were read.
  @Test(arguments: [false, true])
  func blockDataUpdate(isOn: Bool) throws {
    let bench = try Bench.sixAxis(
      LSM6DSOChip(), (0x12, isOn ? 0x44 : 0x04), (0x10, 0x40), (0x11, 0x40))
    bench.force(0, 0, 1)
    bench.turn(0, 0, 100)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x2C) == 0x09)
    #expect(try bench.byte(0x26) == 0xA5)
    bench.force(0, 0, 0)
    bench.turn(0, 0, 0)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x2D) == (isOn ? 0x40 : 0x00))
    #expect(try bench.byte(0x27) == (isOn ? 0x2C : 0x00))
    bench.wait(.milliseconds(20))
    #expect(try bench.words(0x28) == [0, 0, 0])
  }

  /// Power-down keeps data and flags; by policy it clears the flags.
  @Test(arguments: [("kept", UInt8(0x01)), ("cleared", 0x00)])
  func powerDown(_ test: (value: String, status: UInt8)) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x10, 0x40))
    bench.set(policy: "ready-in-power-down", test.value)
    bench.force(0, 0, 1)
    bench.wait(.seconds(1))
    try bench.write(0x10, 0x00)
    bench.force(0, 0, 0)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x1E) & 0x01 == test.status)
    #expect(try bench.words(0x28)[2] == 0x4009)
  }

  /// User offset: subtracted on request, in steps of 1/1024 g or 1/64 g.
  @Test func userOffset() throws {
    let bench = try Bench.sixAxis(
      LSM6DSOChip(), (0x10, 0x40), (0x73, 0x40), (0x74, 0xC0), (0x75, 0x80))
    bench.force(0, 0, 0)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28) == [0, 0, 0])
    try bench.write(0x16, 0x02)
    bench.wait(.seconds(1))
    // 64 / 1024 g are 1025 digits, 127 / 1024 g 2033.
    #expect(try bench.words(0x28) == [0xFBFF, 0x0401, 0x07F1])
    bench.set(policy: "lowest-offset", "used")
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28)[2] == 0x0801)
    try bench.write(0x15, 0x08)
    bench.wait(.seconds(1))
    // 1 g.
    #expect(try bench.words(0x28)[1] == 0x4009)
  }

  /// MLC_STATUS_MAINPAGE is a register of two parts, whose core is not modelled.
  @Test(
    arguments: [(.lsm6dsox, 0), (.ism330dhcx, 0), (.lsm6dso, 1)] as [(LSM6DSOChip.Relative, Int)])
  func machineLearning(_ test: (relative: LSM6DSOChip.Relative, violations: Int)) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(test.relative))
    #expect(try bench.byte(0x38) == 0)
    #expect(bench.count(.reservedRead) == test.violations)
  }

  // MARK: Bursts and buses

  /// ROUNDING: a burst repeats the outputs of one sensor or of both; without it the address counts on.
  @Test(
    arguments: [
      (0x00, 0x28, [0x09, 0x40, 0, 0]), (0x20, 0x28, [0x09, 0x40, 0, 0]),
    ] as [(UInt8, UInt8, [UInt8])])
  func burst(_ test: (rounding: UInt8, first: UInt8, bytes: [UInt8])) throws {
    let bench = try Bench.sixAxis(
      LSM6DSOChip(), (0x12, 0x44), (0x10, 0x40), (0x11, 0x40), (0x14, test.rounding))
    bench.force(1, 0, 0)
    bench.turn(100, 0, 0)
    bench.wait(.seconds(1))
    let bytes = try bench.bytes(test.first, 10)
    #expect(Array(bytes[..<4]) == test.bytes)
    #expect(Array(bytes[6...]) == (test.rounding == 0 ? [0, 0, 0, 0] : test.bytes))
    try bench.write(0x14, 0x40)
    #expect(try bench.bytes(0x22, 8) == [0xA5, 0x2C, 0, 0, 0, 0, 0xA5, 0x2C])
    try bench.write(0x14, 0x60)
    #expect(
      try bench.bytes(0x22, 14) == [0xA5, 0x2C, 0, 0, 0, 0, 0x09, 0x40, 0, 0, 0, 0, 0xA5, 0x2C])
    #expect(try bench.bytes(0x20, 14)[8...] == [0x09, 0x40, 0, 0, 0, 0])
  }

  /// IF_INC, for reads and writes; bit 7 of the address on I2C has no function.
  @Test func increment() throws {
    let bench = try Bench.sixAxis()
    try bench.write(0xF3, 1, 2, 3)
    #expect(try bench.bytes(0x73, 3) == [1, 2, 3])
    try bench.write(0x12, 0x00)
    #expect(try bench.bytes(0x73, 3) == [1, 1, 1])
    try bench.write(0x73, 4, 5)
    #expect(bench.count(.burstWithoutIncrement) == 2)
    try bench.write(0x12, 0x04)
    #expect(try bench.bytes(0x73, 3) == [5, 2, 3])
    // A STOP between the address and the read.
    try bench.write(0x73)
    #expect(try bench.nextBytes(2) == [5, 2])
  }

  @Test func spi() throws {
    let circuit = Circuit([.lsm6dso.on(spi: 0)], poweredFor: .seconds(1))
    #expect(try circuit.frame(0x8F, reading: 1) == [0x6C])
    try circuit.frame(0x73, 1, 2, 3)
    #expect(try circuit.frame(0xF3, reading: 3) == [1, 2, 3])
  }

  @Test func threeWires() throws {
    let circuit = Circuit([.lsm6dso.on(spi: 0, threeWire: true)], poweredFor: .seconds(1))
    #expect(try circuit.frame(0x8F, reading: 1) != [0x6C])
    try circuit.frame(0x12, 0x0C)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x6C])
  }

  /// I2C_disable: SPI only.
  @Test func i2cDisable() throws {
    let bench = try Bench.sixAxis()
    try bench.write(0x13, 0x04)
    #expect(throws: BusError.noAcknowledge) { try bench.byte(0x0F) }
  }

  /// Zeros in the map stay zero, codes that are not allowed are noted.
  @Test func reservedBits() throws {
    let bench = try Bench.sixAxis()
    for (register, mask) in [
      (0x08, 0xD7), (0x0A, 0xF7), (0x0B, 0xE7), (0x0E, 0x7F), (0x10, 0xFE), (0x11, 0xFE),
      (0x13, 0x6E), (0x14, 0xEF), (0x16, 0xF7), (0x18, 0xFE), (0x19, 0x20), (0x56, 0x7F),
      (0x62, 0x19),
    ] as [(UInt8, UInt8)] {
      try bench.write(register, ~mask)
      #expect(try bench.byte(register) == 0)
    }
    #expect(bench.count(.reservedBits) == 13)
    for (register, byte) in [(0x10, 0xC0), (0x11, 0xB0), (0x11, 0x06), (0x09, 0x0C), (0x0A, 0x02)]
      as [(UInt8, UInt8)]
    {
      try bench.write(register, byte)
    }
    #expect(bench.count(.undefinedCode) == 5)
    try bench.write(0x76, 0x00)
    try bench.write(0x22, 0x00)
    #expect(bench.count(.reservedWrite) == 1 && bench.count(.readOnlyWrite) == 1)
    #expect(try bench.byte(0x76) == 0)
  }
}
