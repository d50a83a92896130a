// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Steps of the thresholds, which the datasheet prints as 16, 32, 62 and 186 mg (8.23, 8.27, 8.35), and
/// as full scale / 128 (8.31): 16 digits of 12 bits, which are 64 and 192 mg at ±8 and ±16 g.
struct LIS3DHThresholdTests {
  /// CTRL_REG4 in high resolution, g a digit, and the lowest digit above a threshold of 15 steps: above
  /// 240 digits of full scale / 128, or 232.5 of the printed steps of 62 and 186 mg.
  struct Range: Sendable {
    var control4: UInt8
    var digit: Double
    var policy: String?
    var lowest: Double
  }

  static let ranges = [
    Range(control4: 0x08, digit: 0.001, policy: nil, lowest: 241),
    Range(control4: 0x18, digit: 0.002, policy: nil, lowest: 241),
    Range(control4: 0x28, digit: 0.004, policy: nil, lowest: 241),
    Range(control4: 0x38, digit: 0.012, policy: nil, lowest: 241),
    Range(control4: 0x38, digit: 0.012, policy: "full-scale", lowest: 241),
    Range(control4: 0x08, digit: 0.001, policy: "table", lowest: 241),
    Range(control4: 0x18, digit: 0.002, policy: "table", lowest: 241),
    Range(control4: 0x28, digit: 0.004, policy: "table", lowest: 233),
    Range(control4: 0x38, digit: 0.012, policy: "table", lowest: 233),
  ]

  /// A part that measures zero g at 100 Hz in high resolution.
  private func bench(
    _ part: Part, _ range: Range, _ writes: [(UInt8, UInt8)]
  ) throws -> Bench {
    let bench = Bench(part, at: 0x18)
    bench.force(0, 0, 0)
    if let policy = range.policy { bench.set(policy: "threshold-steps", policy) }
    for (register, byte) in [(0x23, range.control4)] + writes { try bench.write(register, byte) }
    try bench.write(0x20, 0x57)
    bench.wait(.milliseconds(150))
    return bench
  }

  /// Both generators: XL is bit 0 of the source, XH bit 1, IA bit 6.
  @Test(arguments: ranges, [Part.lis3dh, .lis2dh12])
  func interrupts(range: Range, part: Part) throws {
    for generator in [0x30, 0x34] as [UInt8] {
      for (force, source) in [
        (range.lowest, 0x56), (range.lowest - 2, 0x15), (-range.lowest, 0x56),
      ] as [(Double, UInt8)] {
        let bench = try bench(part, range, [(generator, 0x2A), (generator + 2, 0x0F)])
        bench.force(force * range.digit, 0, 0)
        bench.wait(.milliseconds(30))
        #expect(try bench.byte(generator + 1) == source)
      }
    }
  }

  /// A digit below a threshold between two digits is low, whatever an equal value counts as; so is
  /// the direction in 6D.
  @Test(arguments: [Part.lis3dh, .lis2dh12], ["neither", "high", "low"])
  func between(part: Part, equality: String) throws {
    let range = Range(control4: 0x38, digit: 0.012, policy: "table", lowest: 233)
    for (configuration, force, source) in [
      (0x2A, 232.0, 0x15), (0x2A, 233, 0x56), (0xEA, 232, 0x00), (0xEA, 233, 0x42),
    ] as [(UInt8, Double, UInt8)] {
      let bench = try bench(part, range, [(0x30, configuration), (0x32, 0x0F)])
      bench.set(policy: "threshold-equality", equality)
      bench.force(force * range.digit, 0, 0)
      bench.wait(.milliseconds(30))
      #expect(try bench.byte(0x31) == source)
    }
  }

  /// Two steps of 186 mg are 31 digits of 12 mg, which a value may equal.
  @Test(arguments: [("neither", 0x14), ("high", 0x56), ("low", 0x15)] as [(String, UInt8)])
  func equal(equality: String, source: UInt8) throws {
    let range = Range(control4: 0x38, digit: 0.012, policy: "table", lowest: 32)
    let bench = try bench(.lis3dh, range, [(0x30, 0x2A), (0x32, 0x02)])
    bench.set(policy: "threshold-equality", equality)
    bench.force(31 * range.digit, 0, 0)
    bench.wait(.milliseconds(30))
    #expect(try bench.byte(0x31) == source)
  }

  /// CLICK_THS is compared in the same steps.
  @Test(arguments: ranges, [Part.lis3dh, .lis2dh12])
  func clicks(range: Range, part: Part) throws {
    for (force, source) in [(range.lowest, 0x51), (range.lowest - 2, 0x00)] as [(Double, UInt8)] {
      let bench = try bench(
        part, range, [(0x3A, 0x8F), (0x3B, 3), (0x3C, 10), (0x3D, 20), (0x38, 0x01)])
      bench.force(force * range.digit, 0, 0)
      bench.wait(.milliseconds(20))
      bench.force(0, 0, 0)
      bench.wait(.milliseconds(30))
      #expect(try bench.byte(0x39) == source)
    }
  }

  /// ACT_THS: the part falls asleep below it, which INT2 shows.
  @Test(arguments: ranges, [Part.lis3dh, .lis2dh12])
  func activity(range: Range, part: Part) throws {
    for (force, isAsleep) in [(range.lowest, false), (range.lowest - 2, true)] {
      let bench = try bench(part, range, [(0x25, 0x08)])
      bench.force(force * range.digit, 0, 0)
      bench.wait(.milliseconds(30))
      try bench.write(0x3F, 0)
      try bench.write(0x3E, 0x0F)
      bench.wait(.milliseconds(30))
      #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [false, isAsleep])
    }
  }
}
