// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Filters of both sensors.
struct SixAxisFilterTests {
  private func z(_ bench: Bench, _ register: UInt8 = 0x2C) throws -> Int {
    let bytes = try bench.bytes(register, 2)
    return Int(Int16(truncatingIfNeeded: Int(bytes[1]) << 8 | Int(bytes[0])))
  }

  /// LPF2: one of eight fractions of the rate; the step response takes as many samples.
  @Test(
    arguments: [
      (0x00, 8), (0x20, 20), (0x40, 40), (0x60, 80), (0x80, 180), (0xA0, 360), (0xC0, 700),
      (0xE0, 1400),
    ] as [(UInt8, Int64)])
  func lowPass(_ test: (code: UInt8, samples: Int64)) throws {
    let bench = try Bench.sixAxis(
      LSM6DSOChip(), (0x12, 0x44), (0x17, test.code), (0x10, 0x42))
    bench.force(0, 0, 0)
    bench.wait(.seconds(60))
    bench.force(0, 0, 1)
    let start = bench.now
    func advance(_ samples: Int64) {
      bench.circuit.advance(to: Instant(nanoseconds: start + samples * 64 * 149_993 + 1_000_000))
    }
    advance(test.samples / 12)
    #expect(try z(bench) < 14_000)
    advance(test.samples * 3 / 2)
    #expect(abs(try z(bench) - 16_393) < 170)
  }

  /// HP_SLOPE_XL_EN with HPCF 0 is the slope: half the difference of two samples.
  @Test func slope() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44), (0x17, 0x04), (0x10, 0x40))
    bench.force(0, 0, 0)
    bench.wait(.seconds(1))
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(9))
    bench.wait(.microseconds(600))
    // 8197 digits are half of 1 g.
    #expect(abs(try z(bench) - 8197) <= 1)
    bench.wait(.milliseconds(10))
    #expect(try z(bench) == 0)
  }

  /// The first slope after power-down is half the acceleration.
  @Test func firstSlope() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44), (0x17, 0x04))
    bench.force(0, 0, 1)
    try bench.write(0x10, 0x40)
    bench.wait(.milliseconds(10))
    #expect(abs(try z(bench) - 8197) <= 1)
  }

  /// The high-pass removes a constant; the reference mode subtracts the first sample at once.
  @Test(arguments: [(UInt8(0x24), 0), (0x34, 0)])
  func highPass(_ test: (control: UInt8, rest: Int)) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44))
    bench.force(0, 0, 1)
    try bench.write(0x17, test.control)
    try bench.write(0x10, 0x40)
    bench.wait(.milliseconds(10))
    #expect(test.control == 0x34 ? try z(bench) == 0 : try z(bench) > 12_000)
    bench.wait(.seconds(5))
    #expect(try z(bench) == test.rest)
    bench.force(0, 0, 1.5)
    bench.wait(.seconds(5))
    #expect(try z(bench) == (test.control == 0x34 ? 8197 : 0))
  }

  /// FASTSETTL_MODE_XL presets the filters at the second sample, and filter-start at the first.
  @Test(
    arguments: [
      (UInt8(0xE0), "zero", 0...2000), (0xE8, "zero", 16_390...16_395),
      (0xE0, "input", 16_390...16_395),
    ] as [(UInt8, String, ClosedRange<Int>)])
  func start(_ test: (control: UInt8, value: String, range: ClosedRange<Int>)) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44), (0x17, test.control))
    bench.set(policy: "filter-start", test.value)
    bench.force(0, 0, 1)
    try bench.write(0x10, 0x42)
    bench.wait(.milliseconds(30))
    #expect(test.range.contains(try z(bench)))
  }

  /// The gyroscope's high-pass, which low power leaves out.
  @Test(arguments: [(UInt8(0x70), 0), (0xF0, 11_429), (0x00, 11_429)])
  func gyroscopeHighPass(_ test: (control: UInt8, word: Int)) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44), (0x16, test.control), (0x11, 0x40))
    bench.turn(0, 0, 100)
    bench.wait(.seconds(10))
    #expect(try z(bench, 0x26) == test.word)
  }

  /// LPF1 of the gyroscope: FTYPE 7 has 12 Hz at 208 Hz in place of 67 Hz.
  @Test(
    arguments: [(UInt8(0x00), 0x00, 9000...12_000), (0x02, 0x07, 0...6000)]
      as [(UInt8, UInt8, ClosedRange<Int>)])
  func gyroscopeLowPass(_ test: (select: UInt8, type: UInt8, range: ClosedRange<Int>)) throws {
    let bench = Bench(.lsm6dso.sensing(.nominal), at: 0x6A)
    for (register, byte) in [(0x12, 0x44), (0x13, test.select), (0x15, test.type), (0x11, 0x50)]
      as [(UInt8, UInt8)]
    {
      try bench.write(register, byte)
    }
    bench.wait(.seconds(2))
    bench.turn(0, 0, 100)
    bench.wait(.milliseconds(10))
    #expect(test.range.contains(try z(bench, 0x26)))
    bench.wait(.seconds(1))
    #expect(abs(try z(bench, 0x26) - 11_429) < 100)
  }

  /// A low-pass of one pole rises at once, one of two poles does not.
  @Test func lowPassOrder() throws {
    var values: [Int] = []
    for order in ["two", "one"] {
      let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44), (0x17, 0x80), (0x10, 0x42))
      bench.set(policy: "low-pass-order", order)
      bench.force(0, 0, 0)
      bench.wait(.seconds(10))
      bench.force(0, 0, 1)
      bench.wait(.milliseconds(20))
      values.append(try z(bench))
    }
    #expect(values[1] > 3 * values[0] && values[0] > 0)
  }
}
