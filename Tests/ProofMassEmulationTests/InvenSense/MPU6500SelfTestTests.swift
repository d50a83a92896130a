// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The self-tests of the MPU-6500 and its relatives: the change of the output is what the factory codes tell.
@Suite struct MPU6500SelfTestTests {
  private func words(_ bench: Bench) throws -> [Double] {
    let data = try bench.bytes(0x3B, 14)
    return [0, 2, 4, 8, 10, 12].map {
      Double(Int16(bitPattern: UInt16(data[$0]) << 8 | UInt16(data[$0 + 1])))
    }
  }

  private func change(_ bench: Bench, _ force: UInt8) throws -> [Double] {
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(200))
    let before = try words(bench)
    try bench.write(0x1B, 0xE0)
    try bench.write(0x1C, force)
    bench.wait(.milliseconds(50))
    return zip(try words(bench), before).map { $0 - $1 }
  }

  /// 2620 · 1.01^(code − 1) digits at ±2 g and ±250 °/s.
  @Test func newFamily() throws {
    let change = try change(
      Bench.invenSense(.mpu6500, (0x6B, 0x01), (0x1A, 0x02), (0x1D, 0x02)), 0xE0)
    let expected = [7751.0, 7906, 8310, 9271, 9552, 9088]
    for (found, expected) in zip(change, expected) { #expect(abs(found - expected) <= 1) }
  }

  /// 0.34 · (0.92 / 0.34)^((code − 1) / 30) g at ±8 g, 25 · 1.046^(code − 1) °/s at ±250 °/s, negative about Y.
  @Test func oldFamily() throws {
    let change = try change(
      Bench.invenSense(.mpu6050, (0x6B, 0x01), (0x1A, 0x02), (0x1C, 0x10)), 0xF0)
    let expected = [2291.0, 2368, 2144, 7035, -7358, 6725]
    for (found, expected) in zip(change, expected) { #expect(abs(found - expected) <= 1) }
  }

  /// One axis alone.
  @Test func oneAxis() throws {
    let bench = try Bench.invenSense(.mpu9250, (0x6B, 0x01), (0x1B, 0x40), (0x1C, 0x20))
    bench.wait(.milliseconds(100))
    #expect(try words(bench).map { $0 != 0 } == [false, false, true, false, true, false])
  }

  /// Each part has codes of its own, which its output follows: within 14 % in the old family, from half to one and a half in
  /// the new.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func typicalParts(seed: UInt64) throws {
    for (part, tolerance) in [(Part.mpu6050, 0.14), (.mpu6500, 0.5)] {
      let isOld = tolerance == 0.14
      let bench = try Bench.invenSense(
        part.sensing(.typical(seed: seed)), (0x6B, 0x01), (0x1A, 0x06), (0x1D, isOld ? 0x00 : 0x06),
        (0x1C, isOld ? 0x10 : 0x00))
      bench.force(0, 0, 1)
      func mean() throws -> [Double] {
        var sums = [0.0, 0, 0, 0, 0, 0]
        for _ in 0..<50 {
          bench.wait(.milliseconds(2))
          sums = zip(sums, try words(bench)).map { $0 + $1 / 50 }
        }
        return sums
      }
      bench.wait(.milliseconds(500))
      let before = try mean()
      try bench.write(0x1B, 0xE0)
      try bench.write(0x1C, isOld ? 0xF0 : 0xE0)
      bench.wait(.milliseconds(500))
      let change = zip(try mean(), before).map { $0 - $1 }
      let expected = try isOld ? oldTrim(bench) : newTrim(bench)
      for (found, expected) in zip(change, expected) {
        #expect(abs(found / expected - 1) < tolerance, "\(found) \(expected)")
      }
    }
  }

  private func power(_ base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1) { value, _ in value * base }
  }

  private func newTrim(_ bench: Bench) throws -> [Double] {
    try (bench.bytes(0x0D, 3) + bench.bytes(0x00, 3)).map { 2620 * power(1.01, Int($0) - 1) }
  }

  private func oldTrim(_ bench: Bench) throws -> [Double] {
    let codes = try bench.bytes(0x0D, 4).map { Int($0) }
    // The thirtieth root of 0.92 / 0.34.
    let force = (0..<3).map { axis in
      4096 * 0.34
        * power(1.0337376, ((codes[axis] >> 5) * 4 | (codes[3] >> (4 - 2 * axis)) & 3) - 1)
    }
    let rate = (0..<3).map { axis in
      25 * 131 * power(1.046, (codes[axis] & 0x1F) - 1) * (axis == 1 ? -1 : 1)
    }
    return force + rate
  }

  /// A part's clocks are off by less than their tolerances.
  @Test func typicalClocks() throws {
    var chip = MPU6500Chip(.mpu6050)
    chip.sense(.typical(seed: 7))
    #expect(chip.oscillatorError != 0 && abs(chip.oscillatorError) <= 0.05)
    #expect(chip.pllError != 0 && abs(chip.pllError) <= 0.01)
  }
}
