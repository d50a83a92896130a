// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Self-tests by the sequences of AN5040 and AN4650, and banks.
struct FirstSixAxisSelfTestTests {
  /// The change that a code of CTRL5_C makes, in digits.
  private func change(
    _ bench: Bench, _ code: UInt8, _ register: UInt8, _ ready: UInt8, wait milliseconds: Int
  ) throws -> [Double] {
    let before = try bench.mean(register, ready)
    try bench.write(0x14, code)
    bench.wait(.milliseconds(milliseconds))
    let after = try bench.mean(register, ready)
    return zip(after, before).map { $0 - $1 }
  }

  private func part(_ relative: LSM6DSLChip.Relative, _ seed: UInt64) -> Part {
    let part = Part.lsm6dsl(LSM6DSLChip(relative))
    return seed == 0 ? part : part.sensing(.typical(seed: seed))
  }

  /// 52 Hz at ±4 g with 100 ms, or in an LSM6DS3 ±2 g with 200 ms: 90 to 1700 mg, ideally 400 mg.
  @Test(
    arguments: [
      (.lsm6dsl, 0x38, 100, 0.122), (.lsm6ds3trc, 0x38, 100, 0.122), (.lsm6ds3, 0x30, 200, 0.061),
    ]
      as [(LSM6DSLChip.Relative, UInt8, Int, Double)])
  func accelerometer(
    _ test: (relative: LSM6DSLChip.Relative, control: UInt8, wait: Int, scale: Double)
  ) throws {
    for seed in 0...3 as ClosedRange<UInt64> {
      for (code, sign) in [(0x01, 1.0), (0x02, -1)] as [(UInt8, Double)] {
        let bench = Bench(part(test.relative, seed), at: 0x6A)
        bench.force(0, 0, 1)
        try bench.write(0x10, test.control)
        try bench.write(0x12, 0x44)
        bench.wait(.milliseconds(test.wait))
        for digits in try change(bench, code, 0x28, 1, wait: test.wait) {
          let milligravities = sign * digits * test.scale
          #expect((90...1700).contains(milligravities))
          if seed == 0 { #expect(abs(milligravities - 400) < 1) }
        }
      }
    }
  }

  /// 208 Hz at ±2000 °/s: 150 to 700 °/s, ideally 350 °/s.
  @Test(
    arguments: [(.lsm6dsl, 150, 50), (.lsm6ds3trc, 150, 50), (.lsm6ds3, 800, 60)]
      as [(LSM6DSLChip.Relative, Int, Int)])
  func gyroscope(_ test: (relative: LSM6DSLChip.Relative, start: Int, wait: Int)) throws {
    for seed in 0...3 as ClosedRange<UInt64> {
      for (code, sign) in [(0x04, 1.0), (0x0C, -1)] as [(UInt8, Double)] {
        let bench = Bench(part(test.relative, seed), at: 0x6A)
        try bench.write(0x11, 0x5C)
        try bench.write(0x12, 0x44)
        bench.wait(.milliseconds(test.start))
        for digits in try change(bench, code, 0x22, 2, wait: test.wait) {
          let degrees = sign * digits * 0.07
          #expect((150...700).contains(degrees))
          if seed == 0 { #expect(abs(degrees - 350) < 0.1) }
        }
      }
    }
  }

  // MARK: Banks

  /// Bank A keeps what is written, and hides the user bank but FUNC_CFG_ACCESS.
  @Test func firstBank() throws {
    let bench = try Bench.firstSixAxis(.lsm6dsl, (0x01, 0x80))
    #expect(try bench.byte(0x0F) == 0x10 && bench.bytes(0x13, 3) == [0x06, 0x6E, 0x00])
    #expect(try bench.bytes(0x24, 9) == [8, 0, 0, 0, 8, 0, 0, 0, 8])
    try bench.write(0x04, 0x30)
    try bench.write(0x07, 0xFF)
    try bench.write(0x0F, 0x8E)
    #expect(try bench.byte(0x04) == 0x30 && bench.byte(0x07) == 0xE7 && bench.byte(0x0F) == 0x8E)
    #expect(try bench.byte(0x12) == 0x00 && bench.byte(0x01) == 0x80)
    try bench.write(0x01, 0x00)
    #expect(try bench.byte(0x0F) == 0x6A && bench.byte(0x04) == 0x00)
    #expect(bench.forbidden == 0)
  }

  /// Bank B; code 20 alone is forbidden. The mask's reset is C0 by the map, 80 by the application note.
  @Test(arguments: [("c0", UInt8(0xC0)), ("80", 0x80)])
  func secondBank(_ test: (value: String, mask: UInt8)) throws {
    let bench = try Bench.firstSixAxis()
    bench.set(policy: "wrist-mask", test.value)
    try bench.write(0x12, 0x05)
    bench.wait(.milliseconds(1))
    try bench.write(0x01, 0xA0)
    #expect(try bench.byte(0x50) == 0x0F && bench.byte(0x54) == 0x20)
    #expect(try bench.byte(0x59) == test.mask)
    try bench.write(0x59, 0xFF)
    #expect(try bench.byte(0x59) == 0xFC)
    try bench.write(0x01, 0x20)
    #expect(bench.count(.forbiddenCombination) == 1)
    #expect(try bench.byte(0x0F) == 0x6A)
  }

  /// By policy an open bank hides only its own addresses. An LSM6DS33's has no registers of a sensor hub.
  @Test func listedBank() throws {
    let bench = try Bench.firstSixAxis(.lsm6ds3, (0x01, 0x80), (0x02, 0x38))
    #expect(try bench.byte(0x02) == 0x38 && bench.byte(0x3B) == 0x00)
    bench.set(policy: "bank", "listed")
    #expect(try bench.byte(0x02) == 0x38 && bench.byte(0x3B) == 0x10)
    let last = try Bench.firstSixAxis(.lsm6ds33, (0x01, 0x80), (0x02, 0x38), (0x13, 0x07))
    #expect(try last.byte(0x02) == 0x00 && last.byte(0x13) == 0x07)
  }
}
