// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Filters of an LSM6DSL and its relatives.
struct FirstSixAxisFilterTests {
  private func bench(
    _ relative: LSM6DSLChip.Relative, _ writes: (UInt8, UInt8)...
  ) throws -> Bench {
    let bench = try Bench.firstSixAxis(relative, (0x12, 0x44))
    bench.force(0, 0, 1)
    for (register, byte) in writes { try bench.write(register, byte) }
    try bench.write(0x10, 0x60)
    bench.wait(.seconds(30))
    return bench
  }

  /// The slope and the high-pass remove what is constant, the second low-pass does not. With both bits an LSM6DSL has
  /// the high-pass, an LSM6DS3 the low-pass.
  @Test(
    arguments: [
      (.lsm6dsl, 0x80, 0x4009), (.lsm6dsl, 0x04, 0), (.lsm6dsl, 0x24, 0), (.lsm6dsl, 0x84, 0),
      (.lsm6ds3, 0x80, 0x4009), (.lsm6ds3, 0x04, 0), (.lsm6ds3, 0x64, 0), (.lsm6ds3, 0x84, 0x4009),
    ] as [(LSM6DSLChip.Relative, UInt8, UInt16)])
  func paths(_ test: (relative: LSM6DSLChip.Relative, control: UInt8, word: UInt16)) throws {
    let bench = try bench(test.relative, (0x17, test.control))
    #expect(try bench.words(0x28) == [0, 0, test.word])
  }

  /// Divisors 50, 100, 9 and 400: the faster the cut-off, the further a step has come after 20 samples of 416 Hz.
  @Test func cutoffs() throws {
    var words: [UInt16] = []
    for code in [0xC0, 0x80, 0xA0, 0xE0] as [UInt8] {
      let bench = try bench(.lsm6dsl, (0x17, code))
      bench.force(1, 0, 1)
      bench.circuit.advance(by: .nanoseconds(20 * 16 * 149_993))
      words.append(try bench.words(0x28)[0])
    }
    #expect(words[0] > 0x3800 && words[0] > words[1])
    #expect(words[1] > words[2] && words[2] > words[3] && words[3] < 0x1000)
  }

  /// By a register's text the filters need FUNC_EN, or SLOPE_FDS.
  @Test(
    arguments: [
      ("always", 0x38, 0x00, 0), ("functions", 0x38, 0x00, 0x4009), ("functions", 0x3C, 0x00, 0),
      ("functions", 0x38, 0x10, 0),
    ] as [(String, UInt8, UInt8, UInt16)])
  func gate(_ test: (value: String, functions: UInt8, tap: UInt8, word: UInt16)) throws {
    let bench = try Bench.firstSixAxis(
      .lsm6ds3, (0x12, 0x44), (0x19, test.functions), (0x58, test.tap), (0x17, 0x04))
    bench.set(policy: "filter-gate", test.value)
    bench.force(0, 0, 1)
    try bench.write(0x10, 0x60)
    bench.wait(.seconds(1))
    #expect(try bench.words(0x28)[2] == test.word)
  }

  /// HP_REF_MODE subtracts the first sample; an LSM6DS3 has no such bit.
  @Test func reference() throws {
    let bench = try bench(.lsm6dsl, (0x17, 0x34))
    #expect(try bench.words(0x28)[2] == 0)
    bench.force(0, 0, 1.5)
    bench.wait(.seconds(30))
    #expect(try bench.words(0x28)[2] == 0x2005)
  }

  /// HP_G_RST makes the next sample zero, and clears itself; by ST's header it is another bit.
  @Test(arguments: [("datasheet", UInt8(0x48)), ("header", 0x60)])
  func highPassReset(_ test: (value: String, control: UInt8)) throws {
    let bench = try Bench.firstSixAxis(.lsm6ds3, (0x12, 0x44), (0x16, 0x40))
    bench.set(policy: "high-pass-layout", test.value)
    bench.turn(0, 0, 100)
    try bench.write(0x11, 0x40)
    bench.wait(.milliseconds(200))
    // At 8.1 mHz it has hardly moved.
    #expect(try bench.words(0x22)[2] > 0x2B00)
    try bench.write(0x16, test.control)
    #expect(try bench.byte(0x16) == 0x40)
    bench.wait(.milliseconds(20))
    #expect(abs(Int16(bitPattern: try bench.words(0x22)[2])) < 100)
  }

  /// Cut-offs of the high-pass: 16 mHz to 1.04 Hz in an LSM6DSL, 8.1 mHz to 16.32 Hz in an LSM6DS3. High performance only.
  @Test(
    arguments: [
      (.lsm6dsl, 0x40, 0.90...0.91), (.lsm6dsl, 0x70, 0...0.01), (.lsm6ds3, 0x40, 0.95...0.96),
      (.lsm6ds3, 0x60, 0...0.001), (.lsm6dsl, 0xF0, 1...1),
    ] as [(LSM6DSLChip.Relative, UInt8, ClosedRange<Double>)])
  func highPass(
    _ test: (relative: LSM6DSLChip.Relative, control: UInt8, part: ClosedRange<Double>)
  ) throws {
    let bench = try Bench.firstSixAxis(test.relative, (0x12, 0x44), (0x16, test.control))
    bench.turn(0, 0, 100)
    try bench.write(0x11, 0x40)
    bench.wait(.seconds(1))
    let word = Double(Int16(bitPattern: try bench.words(0x22)[2]))
    #expect(test.part.contains((word / 11429 * 1000).rounded() / 1000))
  }
}
