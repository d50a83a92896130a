// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The AK8973: eight bits, DACs, gains, temperature, EEPROM. The field is 20, −3, 44.1 µT.
struct AK8973Tests {
  /// A chip that is ready to measure, with the gains that the EEPROM proposes.
  private func bench(_ chip: AK8973Chip = AK8973Chip()) throws -> Bench {
    let bench = Bench(.ak8973(chip), at: 0x1C)
    bench.field(20, -3, 44.1)
    try bench.write(0xE1, 0x00, 0x00, 0x00, 0x07, 0x07, 0x07)
    return bench
  }

  /// Measures and reads ST, TMPS, H1X, H1Y and H1Z.
  private func measure(_ bench: Bench) throws -> [UInt8] {
    bench.wait(.milliseconds(1))
    try bench.write(0xE0, 0x00)
    bench.wait(.milliseconds(13))
    return try bench.bytes(0xC0, 5)
  }

  private func x(_ bench: Bench) throws -> UInt8 { try measure(bench)[2] }

  @Test func afterPowerOn() throws {
    let bench = Bench(.ak8973, at: 0x1C)
    #expect(try bench.byte(0xC0) == 0x00)
    #expect(try bench.bytes(0xE0, 7) == [0x03, 0, 0, 0, 0, 0, 0])
    #expect(bench.violations.isEmpty)
  }

  @Test(arguments: [0x1C, 0x1D, 0x1E, 0x1F] as [UInt8])
  func addresses(address: UInt8) throws {
    #expect(try Bench(.ak8973, at: address).byte(0xE0) == 0x03)
  }

  /// The part has no SPI: on a chip select it does not answer.
  @Test func noSPI() throws {
    let circuit = Circuit(.ak8973.on(spi: 0))
    #expect(try circuit.frame(0xE0, reading: 2) == [0xFF, 0xFF])
    try circuit.frame(0xE0, 0x00)
    #expect(circuit.violations(at: .spi(0)).list.isEmpty)
  }

  // MARK: Measuring

  @Test func takes12600MicrosecondsAndEndsInPowerDown() throws {
    let bench = try bench()
    bench.wait(.milliseconds(1))
    try bench.write(0xE0, 0x00)
    let started = bench.now
    #expect(try bench.byte(0xE0) == 0x00)
    #expect(try bench.byte(0xC0) == 0x00)
    bench.circuit.advance(to: Instant(nanoseconds: started + 12_500_000))
    #expect(try bench.byte(0xC0) == 0x00)
    bench.circuit.advance(to: Instant(nanoseconds: started + 12_600_000))
    #expect(try bench.byte(0xC0) == 0x01)
    #expect(try bench.byte(0xE0) == 0x03)
    #expect(bench.violations.isEmpty)
  }

  /// The scale is 1 µT per digit around 128; 25 °C read as 136.
  @Test func bytesOfOneMeasurement() throws {
    #expect(try measure(bench()) == [0x01, 0x88, 0x94, 0x7D, 0xAC])
  }

  @Test func polarity() throws {
    var chip = AK8973Chip()
    chip.isInverted = true
    #expect(try measure(bench(chip)) == [0x01, 0x88, 0x6C, 0x83, 0x54])
  }

  @Test(
    arguments: [
      (-30, 0xE0), (0, 0xB0), (25, 0x88), (35, 0x78), (85, 0x28), (110, 0x00), (200, 0x00),
      (-100, 0xFF),
    ] as [(Double, UInt8)])
  func temperature(_ degrees: Double, _ code: UInt8) throws {
    let bench = try bench()
    bench.temperature(degrees)
    #expect(try measure(bench)[1] == code)
  }

  @Test(
    arguments: [
      (127, 0xFF), (128, 0xFF), (1_000, 0xFF), (-128, 0x00), (-1_000, 0x00), (0, 0x80),
      (.infinity, 0xFF), (.nan, 0x00),
    ] as [(Double, UInt8)])
  func saturates(_ field: Double, _ code: UInt8) throws {
    let bench = try bench()
    bench.field(field, 0, 0)
    #expect(try x(bench) == code)
  }

  // MARK: DAC and gain

  /// The DAC has a sign and a magnitude of 16 digits per step: 1…7F lower the output, 81…FF raise
  /// it.
  @Test(
    arguments: [
      (0x00, 0x94), (0x80, 0x94), (0x01, 0x84), (0x03, 0x64), (0x81, 0xA4), (0x83, 0xC4),
      (0x09, 0x04), (0x0A, 0x00), (0x7F, 0x00), (0x86, 0xF4), (0x87, 0xFF), (0xFF, 0xFF),
    ] as [(UInt8, UInt8)])
  func offsetDAC(_ dac: UInt8, _ code: UInt8) throws {
    for axis in 0..<3 {
      let bench = try bench()
      bench.field(20, 20, 20)
      try bench.write(0xE1 + UInt8(axis), dac)
      var expected: [UInt8] = [0x01, 0x88, 0x94, 0x94, 0x94]
      expected[2 + axis] = code
      #expect(try measure(bench) == expected)
    }
  }

  /// A magnet of 300 µT beside the part saturates the output at 0xFF, until 20 steps compensate it.
  @Test func dacBringsAStrongFieldIntoRange() throws {
    let bench = try bench()
    bench.field(320, 0, 0)
    #expect(try x(bench) == 0xFF)
    try bench.write(0xE1, 0x14)
    #expect(try x(bench) == 0x80)
  }

  @Test func stepOfThePart() throws {
    var chip = AK8973Chip()
    chip.digitsPerStep = 15
    let bench = try bench(chip)
    try bench.write(0xE1, 0x02)
    #expect(try x(bench) == 0x76)
  }

  /// The gain changes by 0.4 dB per code around the proposed one; the field is 100 µT.
  @Test(
    arguments: [
      (0x07, 228), (0x08, 233), (0x0A, 243), (0x0B, 248), (0x06, 223), (0x02, 207), (0x00, 200),
    ] as [(UInt8, UInt8)])
  func gain(_ gain: UInt8, _ code: UInt8) throws {
    for axis in 0..<3 {
      let bench = try bench()
      bench.field(100, 100, 100)
      try bench.write(0xE4 + UInt8(axis), gain)
      var expected: [UInt8] = [0x01, 0x88, 228, 228, 228]
      expected[2 + axis] = code
      #expect(try measure(bench) == expected)
    }
  }

  /// The EEPROM's index: the host has to multiply fields by 16.33/16 … 15.65/16.
  @Test(arguments: [(0x07, 226), (0x77, 228), (0xF7, 230)] as [(UInt8, UInt8)])
  func trim(_ trim: UInt8, _ code: UInt8) throws {
    for axis in 0..<3 {
      var chip = AK8973Chip()
      chip.eeprom[4 + axis] = trim
      let bench = try bench(chip)
      bench.field(100, 100, 100)
      var expected: [UInt8] = [0x01, 0x88, 228, 228, 228]
      expected[2 + axis] = code
      #expect(try measure(bench) == expected)
    }
  }

  /// A part that proposes gain 0 has the same sensitivity at gain 0 as other parts have at 7.
  @Test func proposedGain() throws {
    var chip = AK8973Chip()
    chip.eeprom = [0, 0, 0, 0, 0x70]
    let bench = try bench(chip)
    bench.field(100, 0, 0)
    try bench.write(0xE4, 0x00)
    #expect(try x(bench) == 228)
  }

  // MARK: Address counter

  @Test func eachBlockWraps() throws {
    let bench = try bench()
    bench.wait(.milliseconds(1))
    #expect(try bench.bytes(0xC3, 4) == [0x00, 0x00, 0x00, 0x00])
    #expect(try bench.nextBytes(1) == [0x00])
    #expect(try bench.bytes(0xE4, 5) == [0x07, 0x07, 0x07, 0x03, 0x00])
    try bench.write(0xE0, 0x02)
    bench.wait(.milliseconds(1))
    #expect(try bench.bytes(0x66, 9) == [0x77, 0x77, 0x77, 0, 0, 0, 0, 0x77, 0x77])
  }

  @Test func writesWrapToo() throws {
    let bench = try bench()
    try bench.write(0xE6, 0x05, 0x03, 0x11)
    #expect(try bench.bytes(0xE0, 2) == [0x03, 0x11])
    #expect(try bench.byte(0xE6) == 0x05)
  }

  @Test(arguments: [("counts", 0x03), ("stays", 0x00)] as [(String, UInt8)])
  func counterOutsideBlocks(_ value: String, _ byte: UInt8) throws {
    let bench = try bench()
    bench.set(policy: "counter-outside-blocks", value)
    #expect(try bench.bytes(0xDF, 2) == [0x00, byte])
  }

  @Test func undefinedAddresses() throws {
    let bench = try bench()
    #expect(try bench.bytes(0x00, 2) == [0x00, 0x00])
    bench.set(policy: "undefined-read", "ones")
    #expect(try bench.bytes(0x0F, 1) == [0xFF])
    try bench.write(0x0F, 0x5A)
    #expect(try bench.bytes(0x0F, 1) == [0xFF])
  }
}
