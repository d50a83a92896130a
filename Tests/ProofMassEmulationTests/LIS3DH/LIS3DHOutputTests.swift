// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Registers, modes, rates, words, auxiliary ADC and self-test of the LIS3DH, from its datasheet.
struct LIS3DHOutputTests {
  /// Creates a chip on a bench after writes, each of a register and a byte, and waits 79 ms.
  private func bench(
    _ writes: (UInt8, UInt8)..., force: (Double, Double, Double) = (0, 0, 1),
    chip: LIS3DHChip = LIS3DHChip()
  ) throws -> Bench {
    let bench = Bench(.lis3dh(chip), at: 0x18)
    bench.force(force.0, force.1, force.2)
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.wait(.milliseconds(79))
    return bench
  }

  /// The reset values of Table 21, at both addresses.
  @Test(arguments: [0x18, 0x19] as [UInt8])
  func identityAndReset(address: UInt8) throws {
    let bench = Bench(.lis3dh, at: address)
    #expect(try bench.byte(0x0F) == 0x33)
    #expect(try bench.bytes(0x9E, 9) == [0x10, 0, 0x07, 0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x2E) == 0 && bench.byte(0x30) == 0 && bench.byte(0x34) == 0)
    #expect(try bench.bytes(0xB6, 10) == [UInt8](repeating: 0, count: 10))
  }

  /// Table 4 and section 3.2.1: codes of 8, 10 and 12 bits, left-justified.
  @Test(
    arguments: [
      (0x57, 0x08, 0.96, 0x3C00), (0x57, 0x00, 0.96, 0x3C00), (0x5F, 0x00, 0.96, 0x3C00),
      (0x57, 0x38, 0.96, 0x0500), (0x57, 0x30, 0.96, 0x0500), (0x5F, 0x30, 0.96, 0x0500),
      (0x57, 0x18, -0.96, 0xE200), (0x57, 0x28, -0.96, 0xF100),
      (0x57, 0x08, 0.013, 0x00D0), (0x57, 0x00, 0.013, 0x00C0), (0x5F, 0x00, 0.013, 0x0100),
      (0x57, 0x08, 3.0, 0x7FF0), (0x57, 0x00, 3.0, 0x7FC0), (0x5F, 0x00, 3.0, 0x7F00),
      (0x57, 0x08, -3.0, 0x8000), (0x57, 0x00, -3.0, 0x8000), (0x5F, 0x00, -3.0, 0x8000),
    ] as [(UInt8, UInt8, Double, UInt16)])
  func words(control1: UInt8, control4: UInt8, force: Double, word: UInt16) throws {
    let bench = try bench((0x23, control4), (0x20, control1), force: (force, -force, 0))
    #expect(try bench.words()[0] == word)
  }

  /// The delay after power-down is 1 ms, 1.6 ms or 7 periods (Table 10); the rates are those of
  /// Table 31.
  @Test(
    arguments: [
      (0x57, 0x00, 1_600_000, 10_000_000), (0x5F, 0x00, 1_000_000, 10_000_000),
      (0x57, 0x08, 70_000_000, 10_000_000), (0x77, 0x00, 1_600_000, 2_500_000),
      (0x8F, 0x00, 1_000_000, 625_000), (0x27, 0x00, 1_600_000, 100_000_000),
      (0x97, 0x00, 1_600_000, 744_047), (0x9F, 0x00, 1_000_000, 186_011),
    ] as [(UInt8, UInt8, Int64, Int64)])
  func rates(control1: UInt8, control4: UInt8, first: Int64, period: Int64) throws {
    let bench = Bench(.lis3dh, at: 0x18)
    try bench.write(0x22, 0x10)
    try bench.write(0x23, control4)
    try bench.write(0x20, control1)
    let start = bench.now - 2_500
    var line = try #require(bench.circuit.line("INT1", of: bench.target))
    let edge = line.waitForEdge(until: bench.circuit.now + .seconds(1))
    #expect(edge?.nanoseconds == start + first)
    let early = try bench.sampleTime()
    bench.wait(.milliseconds(500))
    #expect(try (bench.sampleTime() - early) % period == 0)
  }

  /// ODR 0000 is power-down; 1000 is a rate of low-power mode only, and 1010 is not defined.
  @Test(arguments: [0x07, 0x0F, 0x87, 0xA7] as [UInt8])
  func powerDown(control: UInt8) throws {
    let bench = try bench((0x20, control))
    #expect(try bench.byte(0x27) == 0x00)
    bench.set(policy: "undefined-rate", "fastest")
    try bench.write(0x20, control & 0xF0 | 0x03)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x27) & 0x03 == (control >= 0x80 ? 0x03 : 0x00))
  }

  /// A change to 12 bits takes 7 periods, a change to other modes one (Table 11).
  @Test(arguments: [(0x00, 0x08, 70_000_000), (0x08, 0x00, 10_000_000)] as [(UInt8, UInt8, Int64)])
  func modeChange(before: UInt8, after: UInt8, wait: Int64) throws {
    let bench = try bench((0x23, before), (0x20, 0x57))
    try bench.write(0x23, after)
    let start = bench.now - 2_500
    _ = try bench.words()
    bench.wait(.nanoseconds(wait + 500_000))
    #expect(try bench.sampleTime() == start + wait)
  }

  /// LPen and HR together are not allowed (Table 10): the result is low-power mode or, by policy,
  /// the other one.
  @Test(arguments: [("low-power", 0x0100), ("high-resolution", 0x00D0)] as [(String, UInt16)])
  func bothModes(policy: String, word: UInt16) throws {
    let bench = Bench(.lis3dh, at: 0x18)
    bench.set(policy: "both-modes", policy)
    bench.force(0.013, 0, 0)
    try bench.write(0x23, 0x08)
    try bench.write(0x20, 0x5F)
    bench.wait(.milliseconds(79))
    #expect(try bench.words()[0] == word)
    let violation = try #require(bench.violations.first)
    #expect(bench.count(.forbiddenCombination) == 1)
    #expect(violation.register == 0x20)
    #expect(violation.value == 0x5F)
    #expect(
      violation.meaning
        == "settings together that exclude each other: LPen in CTRL_REG1 with HR in CTRL_REG4")
    #expect(bench.count(.undefinedCode) == 0)
  }

  /// Table 37: BLE acts in high-resolution mode only.
  @Test(arguments: [(0x48, [0x3C, 0x10]), (0x40, [0x00, 0x3C])] as [(UInt8, [UInt8])])
  func bigEndian(control4: UInt8, bytes: [UInt8]) throws {
    let bench = try bench((0x23, control4), (0x20, 0x57), force: (0.961, 0, 0))
    #expect(try bench.bytes(0xA8, 2) == bytes)
  }

  @Test func status() throws {
    let bench = try bench((0x20, 0x57))
    #expect(try bench.byte(0x27) == 0xFF)
    _ = try bench.bytes(0xA8, 6)
    #expect(try bench.byte(0x27) == 0x00)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x27) == 0x0F)
    _ = try bench.bytes(0xA8, 2)
    #expect(try bench.byte(0x27) == 0x0E)
  }

  /// With BDU, both bytes are of one sample.
  @Test(arguments: [(0x80, 0x3C), (0x00, 0xC4)] as [(UInt8, UInt8)])
  func blockDataUpdate(control4: UInt8, high: UInt8) throws {
    let bench = try bench((0x23, control4), (0x20, 0x57), force: (0.96, 0, 0))
    #expect(try bench.byte(0x28) == 0x00)
    bench.force(-0.96, 0, 0)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x29) == high)
  }

  /// Section 8.6: bits 0 to 6 must not be changed; bit 4 is one.
  @Test(
    arguments: [
      (0x10, []), (0x90, []), (0x80, [.reservedOnes]), (0x11, [.reservedBits]),
      (0x00, [.reservedOnes]), (0x20, [.reservedBits, .reservedOnes]),
    ] as [(UInt8, [Violation.Kind])])
  func pullUp(byte: UInt8, violations: [Violation.Kind]) throws {
    for part in [Part.lis3dh, .lis2dh12] {
      let bench = Bench(part, at: 0x18)
      try bench.write(0x1E, byte)
      #expect(bench.violations.map(\.kind) == violations)
    }
  }

  /// Table 4: the self-test moves all axes by 17 to 360 digits of 4 mg, with the sign of ST.
  @Test(arguments: [(0x02, 1), (0x04, -1), (0x06, 0)] as [(UInt8, Int)])
  func selfTest(control4: UInt8, sign: Int) throws {
    let bench = try bench((0x23, control4), (0x20, 0x57), force: (0, 0, 0))
    for word in try bench.words() {
      let digits = Int(Int16(bitPattern: word) >> 6)
      #expect(sign == 0 ? digits == 0 : (17...360).contains(sign * digits))
    }
  }

  /// Section 7: the boot takes about 5 ms.
  @Test func boot() throws {
    let bench = Bench(.lis3dh, at: 0x18)
    try bench.write(0x25, 0x10)
    try bench.write(0x24, 0x80)
    #expect(try bench.byte(0x24) == 0x80)
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [false, true])
    bench.wait(.milliseconds(5))
    #expect(try bench.byte(0x24) == 0x00)
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [false, false])
  }

  @Test func threeWires() throws {
    let circuit = Circuit(.lis3dh.on(spi: 0, threeWire: true))
    #expect(try circuit.frame(0x8F, reading: 1) == [0xFF])
    try circuit.frame(0x23, 0x01)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x33])
  }

  @Test(arguments: [0x00, 0x06, 0x0E, 0x10, 0x1D, 0x40, 0x7F] as [UInt8])
  func reserved(address: UInt8) throws {
    let bench = Bench(.lis3dh, at: 0x18)
    try bench.write(address, 0xFF)
    #expect(bench.count(.reservedWrite) == 1)
  }

  // MARK: Auxiliary ADC

  /// Section 3.7: the inputs are 1200 ± 400 mV, and the codes of 10 or 8 bits are left-justified; a
  /// lower voltage has the higher code.
  @Test(
    arguments: [
      (0x57, [0xC0, 0x7F, 0x00, 0x00, 0x00, 0x80]), (0x5F, [0x00, 0x7F, 0x00, 0x00, 0x00, 0x80]),
    ] as [(UInt8, [UInt8])])
  func adc(control1: UInt8, bytes: [UInt8]) throws {
    var chip = LIS3DHChip()
    chip.adcInputs = Axes(0.7, 1.2, 1.7)
    let bench = try bench((0x22, 0x08), (0x1F, 0x80), (0x23, 0x80), (0x20, control1), chip: chip)
    #expect(try bench.byte(0x07) == 0xFF)
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [true, false])
    #expect(try bench.bytes(0x88, 6) == bytes)
    #expect(try bench.byte(0x07) == 0x00)
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [false, false])
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x07) == 0x0F)
  }

  /// The ADC needs ADC_EN and BDU.
  @Test(arguments: [(0x00, 0x80), (0x80, 0x00)] as [(UInt8, UInt8)])
  func adcIsOff(configuration: UInt8, control4: UInt8) throws {
    let bench = try bench((0x1F, configuration), (0x23, control4), (0x20, 0x57))
    #expect(try bench.byte(0x07) == 0x00)
  }

  /// The temperature is 1 °C per digit of 8 bits, and 0 at 25 °C.
  @Test(arguments: [0x57, 0x5F] as [UInt8])
  func thermometer(control1: UInt8) throws {
    let bench = try bench((0x1F, 0xC0), (0x23, 0x80))
    bench.temperature(30)
    try bench.write(0x20, control1)
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0x8C, 2) == [0x00, 0x05])
  }
}
