// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Registers, words, rates, modes, thermometer and self-test of the LIS3MDL, from the prose of the documents that
/// `lis3mdl.json` names.
struct LIS3MDLOutputTests {
  /// Creates a chip on a bench in a field in µT, after writes, each of a register and a byte, and waits 50 ms.
  private func bench(
    _ writes: (UInt8, UInt8)..., field: (Double, Double, Double) = (100, -100, 50),
    chip: LIS3MDLChip = LIS3MDLChip()
  ) throws -> Bench {
    let bench = Bench(.lis3mdl(chip), at: 0x1C)
    bench.field(field.0, field.1, field.2)
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.wait(.milliseconds(50))
    return bench
  }

  @Test(arguments: [0x1C, 0x1E] as [UInt8])
  func identityAndReset(address: UInt8) throws {
    let bench = Bench(.lis3mdl, at: address)
    #expect(try bench.byte(0x0F) == 0x3D)
    #expect(try bench.bytes(0x85, 6) == [0, 0, 0, 0, 0, 0])
    #expect(try bench.bytes(0xA0, 5) == [0x10, 0x00, 0x03, 0x00, 0x00])
    #expect(try bench.byte(0x27) == 0x00)
    #expect(try bench.bytes(0xB0, 4) == [0xE8, 0x00, 0x00, 0x00])
    #expect(bench.violations.isEmpty)
  }

  /// 1 G is 6842, 3421, 2281 or 1711 digits.
  @Test(
    arguments: [
      (0x00, [0x1ABA, 0xE546, 0x0D5D]), (0x20, [0x0D5D, 0xF2A3, 0x06AF]),
      (0x40, [0x08E9, 0xF717, 0x0475]), (0x60, [0x06AF, 0xF951, 0x0358]),
    ] as [(UInt8, [UInt16])])
  func words(control2: UInt8, words: [UInt16]) throws {
    let bench = try bench((0x21, control2), (0x20, 0x1C), (0x22, 0x00))
    #expect(try bench.words() == words)
    // 16 bits of each axis clip.
    bench.field(2000, -2000, 0)
    bench.wait(.milliseconds(50))
    #expect(try bench.words()[0...1] == [0x7FFF, 0x8000])
  }

  /// The first measurement ends after the start-up time, and is sampled at its middle.
  @Test(
    arguments: [
      (0x00, 1_200_000, 1_600_000_000, 1_000_000), (0x04, 1_200_000, 800_000_000, 1_000_000),
      (0x08, 1_200_000, 400_000_000, 1_000_000), (0x0C, 1_200_000, 200_000_000, 1_000_000),
      (0x10, 1_200_000, 100_000_000, 1_000_000), (0x14, 1_200_000, 50_000_000, 1_000_000),
      (0x18, 1_200_000, 25_000_000, 1_000_000), (0x1C, 1_200_000, 12_500_000, 1_000_000),
      (0x3C, 1_910_000, 12_500_000, 1_785_714), (0x5C, 3_480_000, 12_500_000, 3_333_333),
      (0x7C, 6_650_000, 12_500_000, 6_451_612), (0x02, 1_200_000, 1_000_000, 1_000_000),
      (0x22, 1_910_000, 1_785_714, 1_785_714), (0x42, 3_480_000, 3_333_333, 3_333_333),
      (0x62, 6_650_000, 6_451_612, 6_451_612), (0xFE, 6_650_000, 6_451_612, 6_451_612),
    ] as [(UInt8, Int64, Int64, Int64)])
  func rates(control1: UInt8, first: Int64, period: Int64, duration: Int64) throws {
    let bench = Bench(.lis3mdl, at: 0x1C)
    try bench.write(0x20, control1)
    try bench.write(0x22, 0x00)
    // The transaction ends 2.5 µs after its byte.
    let start = bench.now - 2_500
    var line = try #require(bench.circuit.line("DRDY", of: bench.target))
    let edge = line.waitForEdge(until: bench.circuit.now + .seconds(1))
    #expect(edge?.nanoseconds == start + first)
    #expect(try bench.sampleTime() == start + first - duration / 2)
    bench.circuit.advance(by: .nanoseconds(10 * period))
    let late = try bench.sampleTime()
    #expect((late - (start + first - duration / 2)) % period == 0 && late > start + 9 * period)
  }

  /// LP: 0.625 Hz with the fewest averages, whatever the other settings.
  @Test func lowestRate() throws {
    let bench = Bench(.lis3mdl, at: 0x1C)
    try bench.write(0x20, 0x7E)
    try bench.write(0x22, 0x20)
    let start = bench.now - 2_500
    bench.wait(.milliseconds(3_300))
    #expect(try bench.sampleTime() == start + 1_200_000 + 3_200_000_000 - 500_000)
  }

  @Test func firstSampleAfterAPeriod() throws {
    let bench = Bench(.lis3mdl, at: 0x1C)
    bench.set(policy: "first-sample", "period")
    try bench.write(0x22, 0x00)
    let start = bench.now - 2_500
    bench.wait(.milliseconds(150))
    #expect(try bench.sampleTime() == start + 100_000_000 - 500_000)
  }

  /// In power-down, by either code, nothing is measured, and the last sample stays.
  @Test(arguments: [0x02, 0x03] as [UInt8])
  func powerDown(control3: UInt8) throws {
    let bench = try bench((0x20, 0x1C), (0x22, 0x00), (0x22, 0x00))
    _ = try bench.words()
    try bench.write(0x22, control3)
    bench.field(0, 0, 0)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x27) == 0x00)
    #expect(try bench.words() == [0x1ABA, 0xE546, 0x0D5D])
    #expect(bench.count(.powerDownRead) == 1)
  }

  /// A single measurement ends in power-down, with the data ready; the same write measures again.
  @Test func single() throws {
    let bench = try bench((0x20, 0x1C), (0x22, 0x01))
    #expect(try bench.byte(0x22) == 0x03)
    #expect(try bench.byte(0x27) == 0x0F)
    #expect(try bench.words() == [0x1ABA, 0xE546, 0x0D5D])
    #expect(try bench.byte(0x27) == 0x00)
    bench.field(0, 0, 100)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x27) == 0x00)
    try bench.write(0x22, 0x01)
    bench.wait(.microseconds(1_100))
    #expect(try bench.byte(0x27) == 0x00)
    bench.wait(.microseconds(100))
    #expect(try bench.byte(0x27) == 0x0F)
    #expect(try bench.words() == [0, 0, 0x1ABA])
  }

  /// A measurement averages the field over its duration with an element; ideally it is that of the middle.
  @Test func fieldChangesDuringAMeasurement() throws {
    let bench = Bench(.lis3mdl, at: 0x1C)
    bench.field(0, 0, 0)
    try bench.write(0x20, 0x7C)
    try bench.write(0x22, 0x01)
    // Start-up takes 0.2 ms before the measurement of 6.45 ms.
    bench.wait(.microseconds(3_000))
    bench.field(100, 0, 0)
    bench.wait(.microseconds(3_000))
    bench.field(-100, 0, 0)
    bench.wait(.microseconds(1_000))
    #expect(try bench.words()[0] == 0x1ABA)
  }

  // MARK: Status and byte order

  @Test func status() throws {
    let bench = try bench((0x20, 0x1C), (0x22, 0x00))
    #expect(try bench.byte(0x27) == 0xFF)
    _ = try bench.bytes(0xA8, 2)
    #expect(try bench.byte(0x27) == 0xEE)
    _ = try bench.words()
    bench.wait(.microseconds(12_500))
    #expect(try bench.byte(0x27) == 0x0F)
  }

  @Test func bigEndian() throws {
    let bench = try bench((0x23, 0x02), (0x20, 0x1C), (0x22, 0x00))
    #expect(try bench.bytes(0xA8, 6) == [0x1A, 0xBA, 0xE5, 0x46, 0x0D, 0x5D])
  }

  /// With BDU a pair holds still between the reads of its halves.
  @Test(arguments: [(0x00, 0x00), (0x40, 0x1A)] as [(UInt8, UInt8)])
  func blockDataUpdate(control5: UInt8, high: UInt8) throws {
    let bench = try bench((0x24, control5), (0x20, 0x1C), (0x22, 0x00))
    #expect(try bench.byte(0x28) == 0xBA)
    bench.field(0, 0, 0)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x29) == high)
  }

  /// A burst skips the low bytes that it increments to; where it begins at one, it reads that.
  @Test func fastRead() throws {
    let bench = try bench((0x24, 0xC0), (0x20, 0x1C), (0x22, 0x00))
    #expect(try bench.bytes(0xA9, 3) == [0x1A, 0xE5, 0x0D])
    #expect(try bench.bytes(0xA8, 4) == [0xBA, 0x1A, 0xE5, 0x0D])
    bench.field(0, 0, 0)
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0xA9, 3) == [0, 0, 0])
    bench.set(policy: "fast-read", "ignored")
    #expect(try bench.bytes(0xA8, 6) == [0, 0, 0, 0, 0, 0])
    #expect(bench.forbidden == 0)
  }

  // MARK: The address

  /// After OUT_Z_H comes OUT_X_L: the thermometer needs a burst of its own (PX4 issue 12514).
  @Test func burstWraps() throws {
    let bench = try bench((0x20, 0x9C), (0x22, 0x00))
    #expect(try bench.bytes(0xA8, 8) == [0xBA, 0x1A, 0x46, 0xE5, 0x5D, 0x0D, 0xBA, 0x1A])
    bench.temperature(35)
    bench.wait(.milliseconds(50))
    #expect(try bench.bytes(0xAE, 2) == [0x50, 0x00])
    bench.set(policy: "burst-end", "none")
    #expect(try bench.bytes(0xA8, 8)[6...7] == [0x50, 0x00])
  }

  /// Drivers of Zephyr and PX4 rely on increments without bit 7, which the documents require.
  @Test func incrementWithoutBit7() throws {
    let bench = try bench((0x20, 0x1C), (0x22, 0x00))
    #expect(try bench.bytes(0x28, 6) == [0xBA, 0x1A, 0x46, 0xE5, 0x5D, 0x0D])
    try bench.write(0x20, 0x5C, 0x20, 0x00, 0x08, 0x40)
    #expect(try bench.bytes(0xA0, 5) == [0x5C, 0x20, 0x00, 0x08, 0x40])
    bench.set(policy: "i2c-increment", "bit-7")
    #expect(try bench.bytes(0x20, 2) == [0x5C, 0x5C])
    #expect(bench.count(.burstWithoutIncrement) == 1)
  }

  /// On SPI the increment bit counts.
  @Test func spi() throws {
    let circuit = Circuit([.lis3mdl.on(spi: 0)], poweredFor: .seconds(1))
    #expect(try circuit.frame(0x8F, reading: 1) == [0x3D])
    #expect(try circuit.frame(0xE0, reading: 3) == [0x10, 0x00, 0x03])
    #expect(try circuit.frame(0xA0, reading: 2) == [0x10, 0x10])
  }

  @Test func threeWires() throws {
    let circuit = Circuit([.lis3mdl.on(spi: 0, threeWire: true)], poweredFor: .seconds(1))
    #expect(try circuit.frame(0x8F, reading: 1) != [0x3D])
    try circuit.frame(0x22, 0x07)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x3D])
  }

  // MARK: Offset, thermometer, self-test

  @Test func offsetIsSubtracted() throws {
    let bench = try bench((0x05, 0xBA), (0x06, 0x1A), (0x0A, 0xFF), (0x20, 0x1C), (0x22, 0x00))
    #expect(try bench.words() == [0x0000, 0xE546, 0x0E5D])
    bench.set(policy: "offset", "ignored")
    bench.wait(.milliseconds(50))
    #expect(try bench.words() == [0x1ABA, 0xE546, 0x0D5D])
  }

  /// 8 digits/°C, 0 at 25 °C, measured with the field while TEMP_EN is set.
  @Test(arguments: [(0x9C, 0x0050), (0x1C, 0x0000)] as [(UInt8, UInt16)])
  func thermometer(control1: UInt8, word: UInt16) throws {
    let bench = Bench(.lis3mdl, at: 0x1C)
    bench.temperature(35)
    try bench.write(0x20, control1)
    try bench.write(0x22, 0x00)
    bench.wait(.milliseconds(50))
    let bytes = try bench.bytes(0xAE, 2)
    #expect(UInt16(bytes[0]) | UInt16(bytes[1]) << 8 == word)
  }

  /// The steps of ST's example: the change is 1 to 3 G on X and Y and 0.1 to 1 G on Z.
  @Test func selfTest() throws {
    let bench = try bench((0x20, 0x1C), (0x21, 0x40), (0x22, 0x00))
    #expect(try bench.words() == [0x08E9, 0xF717, 0x0475])
    try bench.write(0x20, 0x1D)
    bench.wait(.milliseconds(60))
    // 300, 100 and 105 µT at 2281 digits per gauss.
    #expect(try bench.words() == [0x1ABB, 0x08E9, 0x095B])
  }

  // MARK: Reset and boot

  /// SOFT_RST resets all registers, and reads 1 until it has.
  @Test func softReset() throws {
    let bench = try bench((0x05, 0x01), (0x20, 0x7C), (0x21, 0x20), (0x22, 0x00), (0x24, 0x40))
    try bench.write(0x21, 0x04)
    #expect(try bench.byte(0x21) == 0x04)
    bench.wait(.milliseconds(1))
    #expect(try bench.bytes(0xA0, 5) == [0x10, 0x00, 0x03, 0x00, 0x00])
    #expect(try bench.byte(0x05) == 0x00)
    #expect(try bench.byte(0x30) == 0xE8)
  }

  /// REBOOT keeps the registers.
  @Test func reboot() throws {
    let bench = try bench((0x20, 0x7C), (0x21, 0x28), (0x22, 0x00))
    #expect(try bench.byte(0x21) == 0x20)
    try bench.write(0x21, 0x28)
    #expect(try bench.byte(0x21) == 0x28)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x21) == 0x20)
    #expect(try bench.byte(0x20) == 0x7C)
  }

  /// Bits that must be zero are not stored, and are reported.
  @Test(
    arguments: [(0x21, 0x93), (0x22, 0xD8), (0x23, 0xF1), (0x24, 0x3F), (0x33, 0x80)]
      as [(UInt8, UInt8)])
  func reservedBits(register: UInt8, bits: UInt8) throws {
    let bench = try bench()
    let before = try bench.byte(register)
    try bench.write(register, before | bits)
    #expect(try bench.byte(register) == before)
    #expect(bench.count(.reservedBits) == 1)
  }
}
