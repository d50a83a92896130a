// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Registers, words and rates of the LIS331DL and LIS302DL.
struct EightBitOutputTests {
  @Test(arguments: [Part.lis331dl, .lis302dl])
  func identityAndReset(part: Part) throws {
    for address in [0x1C, 0x1D] as [UInt8] {
      let bench = Bench(part, at: address)
      #expect(try bench.byte(0x0F) == 0x3B)
      #expect(try bench.bytes(0xA0, 3) == [0x07, 0x00, 0x00])
      #expect(try bench.bytes(0xB0, 10) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
      #expect(try bench.bytes(0xBB, 5) == [0, 0, 0, 0, 0])
    }
  }

  /// The scale is 18 mg per digit with FS 0 and 72 mg with FS 1; 1 g is 0x38 and 0x0E; the codes
  /// are 0x80 to 0x7F.
  @Test(
    arguments: [
      (0x47, (1.0, -1.0, 0.0), [0x38, 0xC8, 0x00]), (0x67, (1.0, -1.0, 0.0), [0x0E, 0xF2, 0x00]),
      (0x47, (0.018, -0.018, 0.5), [0x01, 0xFF, 0x1C]),
      (0x47, (2.286, -2.304, 9.0), [0x7F, 0x80, 0x7F]),
      (0x67, (9.144, -9.216, -99.0), [0x7F, 0x80, 0x80]),
    ] as [(UInt8, (Double, Double, Double), [UInt8])])
  func words(control: UInt8, force: (Double, Double, Double), bytes: [UInt8]) throws {
    let bench = Bench(.lis331dl, at: 0x1C)
    bench.force(force.0, force.1, force.2)
    try bench.write(0x20, control)
    bench.wait(.milliseconds(31))
    #expect(try [0x29, 0x2B, 0x2D].map { try bench.byte($0) } == bytes)
  }

  /// The addresses 28, 2A and 2C hold no data, but are read in a burst. With one byte per axis, no
  /// pair can tear.
  @Test func burst() throws {
    let chip = try SampledAccelerometer.eightBit([], force: (1, -1, 0.5))
    chip.pass(0)
    #expect(
      try chip.bench.bytes(0xA7, 7) == [0x0F, 0x00, 0x38, 0x00, 0xC8, 0x00, 0x1C])
    #expect(try chip.bench.byte(0x27) == 0x00)
    #expect(chip.bench.violations.isEmpty)
  }

  /// The read of each output byte clears the bit of its axis.
  @Test func status() throws {
    let chip = try SampledAccelerometer.eightBit([])
    chip.pass(0)
    #expect(try chip.bench.byte(0x27) == 0x0F)
    _ = try chip.bench.byte(0x29)
    #expect(try chip.bench.byte(0x27) == 0x0E)
    chip.pass(1)
    #expect(try chip.bench.byte(0x27) == 0xEF)
    _ = try chip.bench.byte(0x2B)
    _ = try chip.bench.byte(0x2D)
    #expect(try chip.bench.byte(0x27) == 0x89)
    _ = try chip.bench.byte(0x29)
    #expect(try chip.bench.byte(0x27) == 0x00)
  }

  /// The first sample is after 3/ODR, 30 and 7.5 ms; the period is 10 and 2.5 ms.
  @Test(
    arguments: [(0x47, 30_000_000, 10_000_000), (0xC7, 7_500_000, 2_500_000)]
      as [(UInt8, Int64, Int64)])
  func rates(control: UInt8, first: Int64, period: Int64) throws {
    let bench = Bench(.lis331dl, at: 0x1C)
    try bench.write(0x22, 0x04)
    var line = try #require(bench.circuit.line("INT1", of: bench.target))
    try bench.write(0x20, control)
    let start = bench.now - 2_500
    for sample in 0..<3 {
      let edge = line.waitForEdge(until: bench.circuit.now + .seconds(1))
      #expect(edge?.nanoseconds == start + first + Int64(sample) * period)
      _ = try bench.bytes(0xA8, 6)
    }
  }

  /// With PD 0 no sample is taken, whatever the other bits are.
  @Test(arguments: [0x07, 0x87, 0xBF] as [UInt8])
  func powerDown(control: UInt8) throws {
    let bench = Bench(.lis331dl, at: 0x1C)
    try bench.write(0x20, control)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x27) == 0x00)
  }

  /// With STP, bit 4, X falls and Y and Z rise by 3 to 32 digits; STM, bit 3, has the opposite
  /// sign.
  @Test(arguments: [(0x57, 1), (0x4F, -1)] as [(UInt8, Int)])
  func selfTest(control: UInt8, sign: Int) throws {
    let bench = Bench(.lis331dl, at: 0x1C)
    bench.force(0, 0, 0)
    try bench.write(0x20, control)
    bench.wait(.milliseconds(31))
    let digits = try [0x29, 0x2B, 0x2D].map { sign * Int(Int8(bitPattern: try bench.byte($0))) }
    #expect((-32 ... -3).contains(digits[0]))
    #expect((3...32).contains(digits[1]) && (3...32).contains(digits[2]))
  }

  @Test func bothSelfTestsAreNone() throws {
    let bench = Bench(.lis331dl, at: 0x1C)
    bench.force(0, 0, 0)
    try bench.write(0x20, 0x5F)
    bench.wait(.milliseconds(31))
    #expect(try bench.bytes(0xA8, 6) == [0, 0, 0, 0, 0, 0])
  }

  /// BOOT is bit 6 of CTRL_REG2 in the 8-bit parts.
  @Test func boot() throws {
    let bench = Bench(.lis331dl, at: 0x1C)
    try bench.write(0x21, 0x5F)
    #expect(try bench.byte(0x21) == 0x5F)
    bench.wait(.milliseconds(5))
    #expect(try bench.byte(0x21) == 0x1F)
  }

  /// SIM is bit 7 of CTRL_REG2.
  @Test func threeWires() throws {
    let circuit = Circuit(.lis331dl.on(spi: 0, threeWire: true))
    #expect(try circuit.frame(0x8F, reading: 1) == [0xFF])
    try circuit.frame(0x21, 0x80)
    #expect(try circuit.frame(0x8F, reading: 1) == [0x3B])
  }

  @Test(arguments: [0x00, 0x0E, 0x10, 0x1F, 0x24, 0x26, 0x2E, 0x2F] as [UInt8])
  func reserved(address: UInt8) throws {
    let bench = Bench(.lis331dl, at: 0x1C)
    try bench.write(address, 0xFF)
    #expect(bench.count(.reservedWrite) == 1)
  }

  /// The coefficient of the filter follows from the printed cut-off, 2 Hz at 100 Hz
  /// (1 − exp(−2π·2/100) = 0.118), or is 1/8.
  @Test(
    arguments: [("printed", [49, 44, 38]), ("power-of-two", [49, 43, 38])]
      as [(String, [UInt8])])
  func highPass(policy: String, digits: [UInt8]) throws {
    let chip = try SampledAccelerometer.eightBit([(0x21, 0x10)])
    chip.bench.set(policy: "high-pass-cut-off", policy)
    for (sample, value) in digits.enumerated() {
      chip.pass(sample)
      #expect(try chip.bench.byte(0x2D) == value)
    }
    // A read of 0x23 settles the filter.
    _ = try chip.bench.byte(0x23)
    chip.pass(3)
    #expect(try chip.bench.byte(0x2D) == 0x00)
  }
}
