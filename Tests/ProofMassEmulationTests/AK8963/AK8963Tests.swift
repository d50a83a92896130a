// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The AK8963's registers, its two resolutions, self-test, reset and bus.
struct AK8963Tests {
  private func bench(_ chip: AK8963Chip = AK8963Chip()) -> Bench {
    let bench = Bench(.ak8963(chip), at: 0x0C)
    bench.field(20, -3, 44.1)
    return bench
  }

  private var neutral: AK8963Chip {
    var chip = AK8963Chip()
    chip.adjustment = (128, 128, 128)
    return chip
  }

  @Test func afterPowerOn() throws {
    let bench = bench()
    #expect(
      try bench.bytes(0x00, 13)
        == [0x48, 0x9A, 0x00, 0, 0, 0, 0, 0, 0, 0x00, 0x00, 0x00, 0x00])
    #expect(try bench.byte(0x0F) == 0x00)
    #expect(bench.violations.isEmpty)
  }

  @Test(arguments: [0x0C, 0x0D, 0x0E, 0x0F] as [UInt8])
  func addresses(address: UInt8) throws {
    #expect(try Bench(.ak8963, at: address).byte(0x00) == 0x48)
  }

  // MARK: One measurement

  /// At 0.6 µT per digit, adjusted by 170/175/160, the field reads as 29, −4, 65.
  @Test func fourteenBits() throws {
    let bench = bench()
    try bench.write(0x0A, 0x01)
    #expect(try bench.byte(0x0A) == 0x01)
    bench.wait(.milliseconds(9))
    #expect(try bench.byte(0x0A) == 0x00)
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x1D, 0x00, 0xFC, 0xFF, 0x41, 0x00, 0x00])
    #expect(bench.violations.isEmpty)
  }

  /// At 0.15 µT per digit the field reads as 115, −17, 261, and ST2 reports the resolution.
  @Test func sixteenBits() throws {
    let bench = bench()
    try bench.write(0x0A, 0x11)
    bench.wait(.milliseconds(9))
    #expect(try bench.byte(0x0A) == 0x10)
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x73, 0x00, 0xEF, 0xFF, 0x05, 0x01, 0x10])
    #expect(bench.violations.isEmpty)
  }

  @Test(
    arguments: [
      (0x01, 0.6, [0x01, 0x00], 0x00), (0x01, -0.6, [0xFF, 0xFF], 0x00),
      (0x01, 48, [0x50, 0x00], 0x00), (0x11, 48, [0x40, 0x01], 0x10),
      (0x01, 4_911, [0xF9, 0x1F], 0x00), (0x11, 4_911, [0xE4, 0x7F], 0x10),
      (0x01, 9_000, [0xFE, 0x1F], 0x08), (0x01, -9_000, [0x02, 0xE0], 0x08),
      (0x11, 9_000, [0xF8, 0x7F], 0x18), (0x11, -9_000, [0x08, 0x80], 0x18),
    ] as [(UInt8, Double, [UInt8], UInt8)])
  func vectors(_ mode: UInt8, _ field: Double, _ bytes: [UInt8], _ status: UInt8) throws {
    let bench = bench(neutral)
    bench.field(field, 0, 0)
    try bench.write(0x0A, mode)
    bench.wait(.milliseconds(9))
    #expect(try bench.bytes(0x03, 7) == bytes + [0, 0, 0, 0, status])
  }

  @Test(
    arguments: [
      (4_912, 0, 0, 0x08), (2_000, -2_000, 912, 0x08), (4_911, 0, 0, 0x00),
      (1_600, 1_600, 1_711, 0x00),
    ] as [(Double, Double, Double, UInt8)])
  func overflowsFrom4912Microtesla(_ x: Double, _ y: Double, _ z: Double, _ status: UInt8) throws {
    let bench = bench(neutral)
    bench.field(x, y, z)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(9))
    #expect(try bench.byte(0x09) == status)
  }

  /// There is no DERR; the data are cleared at the start, and read as zeros.
  @Test func readingWhileBusyIsNoError() throws {
    let bench = bench()
    try bench.write(0x0A, 0x01)
    #expect(try bench.bytes(0x02, 8) == [0, 0, 0, 0, 0, 0, 0, 0])
    bench.wait(.milliseconds(9))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x1D, 0x00, 0xFC, 0xFF, 0x41, 0x00, 0x00])
  }

  @Test func truthIsThatOfTheMiddle() throws {
    var chip = neutral
    chip.measurementTime = 8_000_000
    let bench = bench(chip)
    try bench.write(0x0A, 0x01)
    let start = bench.now
    bench.wait(.milliseconds(9))
    _ = try bench.bytes(0x03, 6)
    let truth = try #require(bench.circuit.truth(at: bench.target))
    #expect(abs(truth.instants.x - start - 4_000_000) < 100_000)
    #expect(truth.input == [20, -3, 44.1])
  }

  // MARK: Modes

  @Test func fuseMode() throws {
    let bench = bench()
    #expect(try bench.bytes(0x10, 3) == [0, 0, 0])
    try bench.write(0x0A, 0x0F)
    bench.wait(.microseconds(100))
    #expect(try bench.bytes(0x10, 4) == [0xAA, 0xAF, 0xA0, 0xAA])
    #expect(bench.forbidden == 0)
  }

  @Test func modesNeedPowerDownBetween() throws {
    let bench = bench()
    try bench.write(0x0A, 0x16)
    bench.wait(.milliseconds(30))
    try bench.write(0x0A, 0x12)
    #expect(bench.count(.modeChange) == 1)
    try bench.write(0x0A, 0x00)
    try bench.write(0x0A, 0x16)
    #expect(bench.count(.modeChangeWait) == 1)
    bench.set(policy: "mode-change", "strict")
    try bench.write(0x0A, 0x01)
    #expect(try bench.byte(0x0A) == 0x16)
  }

  @Test(arguments: [0x03, 0x05, 0x07, 0x09, 0x0E, 0x13] as [UInt8])
  func undefinedModesDoNothing(mode: UInt8) throws {
    let bench = bench()
    try bench.write(0x0A, mode)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x02) == 0x00)
    #expect(try bench.byte(0x0A) == mode)
    #expect(bench.count(.undefinedCode) == 1)
  }

  // MARK: Self-test

  private func selfTest(_ bench: Bench, mode: UInt8) throws -> [UInt8] {
    try bench.write(0x0C, 0x40)
    try bench.write(0x0A, mode)
    bench.wait(.milliseconds(9))
    return try bench.bytes(0x02, 8)
  }

  /// Z is −500 at 14 bits and −2000 at 16 bits, the middles of −800…−200 and −3200…−800.
  @Test func selfTestPasses() throws {
    #expect(try selfTest(bench(neutral), mode: 0x08) == [1, 0, 0, 0, 0, 0x0C, 0xFE, 0x00])
    #expect(try selfTest(bench(neutral), mode: 0x18) == [1, 0, 0, 0, 0, 0x30, 0xF8, 0x10])
  }

  @Test func selfTestNeedsItsCoil() throws {
    let bench = bench(neutral)
    try bench.write(0x0A, 0x18)
    bench.wait(.milliseconds(9))
    #expect(try bench.bytes(0x02, 8) == [1, 0, 0, 0, 0, 0, 0, 0x10])
    #expect(try bench.byte(0x0A) == 0x10)
  }

  // MARK: Reset and bus

  @Test func softReset() throws {
    let bench = bench()
    try bench.write(0x0C, 0x40)
    try bench.write(0x0A, 0x16)
    bench.wait(.milliseconds(30))
    try bench.write(0x0B, 0x01)
    #expect(try bench.bytes(0x09, 4) == [0x00, 0x00, 0x00, 0x00])
    bench.wait(.milliseconds(30))
    #expect(try bench.bytes(0x02, 8) == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x01) == 0x9A)
    #expect(bench.violations.isEmpty)
  }

  /// A mode may be set 100 µs after the reset, as after power-on.
  @Test(arguments: [(20, 1), (100, 0)] as [(Int64, Int)])
  func modeAfterSoftReset(_ microseconds: Int64, _ violations: Int) throws {
    let bench = bench()
    try bench.write(0x0B, 0x01)
    bench.wait(.microseconds(microseconds))
    try bench.write(0x0A, 0x01)
    #expect(bench.count(.modeChangeWait) == violations)
  }

  @Test func counterWrapsAsTheAK8975s() throws {
    let bench = bench()
    #expect(try bench.bytes(0x0B, 4) == [0x00, 0x00, 0x48, 0x9A])
  }

  /// Only a power cycle switches I2C on again, because a reset cannot be sent over I2C.
  @Test func keyTurnsI2COff() throws {
    let bench = bench()
    try bench.write(0x0F, 0x1B)
    #expect(throws: BusError.noAcknowledge) { try bench.write(0x0B, 0x01) }
    bench.circuit.powerCycle()
    #expect(try bench.byte(0x0F) == 0x00)
  }

  /// The reset can be sent over SPI; the documents do not say whether it switches I2C on.
  @Test(arguments: [(nil, 0x01), ("stays", 0x01), ("returns", 0x00)] as [(String?, UInt8)])
  func softResetAndI2C(_ policy: String?, _ held: UInt8) throws {
    let circuit = Circuit(.ak8963.on(spi: 0))
    if let policy { #expect(circuit.setPolicy("soft-reset-i2c", to: policy, at: .spi(0))) }
    try circuit.frame(0x0B, 0x01)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x00])
    try circuit.frame(0x0F, 0x1B)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x01])
    try circuit.frame(0x0A, 0x16)
    try circuit.frame(0x0B, 0x01)
    #expect(try circuit.frame(0x8F, reading: 1) == [held])
    #expect(try circuit.frame(0x8A, reading: 1) == [0x00])
    circuit.powerCycle()
    #expect(try circuit.frame(0x8F, reading: 1) == [0x00])
  }
}
