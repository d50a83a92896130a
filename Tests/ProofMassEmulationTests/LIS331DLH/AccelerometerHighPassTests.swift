// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The registers are CTRL_REG2 (HPM bits 6–5, FDS 4, HPen2 3, HPen1 2, HPCF 1–0), HP_FILTER_RESET
/// 0x25 and REFERENCE 0x26.
struct AccelerometerHighPassTests {
  /// The filter computes m += (x − m)/HPc and y = x − m. The input is a step of 1 g, 1000 digits,
  /// from an empty memory.
  @Test(
    arguments: [
      (0x10, [875, 766, 670, 586]), (0x11, [938, 879, 824, 772]),
      (0x12, [969, 938, 909, 881]), (0x13, [984, 969, 954, 939]),
    ] as [(UInt8, [Int])])
  func step(control: UInt8, digits: [Int]) throws {
    let chip = try SampledAccelerometer([(0x21, control)])
    for (sample, value) in digits.enumerated() {
      chip.pass(sample)
      #expect(try chip.bench.words() == [0, 0, UInt16(value * 16)])
    }
  }

  /// By policy, the output is relative to the previous memory, so that the first output equals the
  /// input.
  @Test func stepAgainstTheMemoryBefore() throws {
    let chip = try SampledAccelerometer([(0x21, 0x10)])
    chip.bench.set(policy: "high-pass-output", "previous")
    for (sample, value) in [1000, 875, 766, 670].enumerated() {
      chip.pass(sample)
      #expect(try chip.bench.words()[2] == UInt16(value * 16))
    }
  }

  /// The mean is removed, whatever it is.
  @Test(arguments: [0x10, 0x11, 0x12, 0x13, 0x50] as [UInt8])
  func restIsZero(control: UInt8) throws {
    let chip = try SampledAccelerometer([(0x21, control)], force: (0.5, -0.7, 1))
    chip.pass(1000)
    #expect(try chip.bench.words() == [0, 0, 0])
    chip.bench.force(0.5, -0.5, 1)
    chip.pass(1001)
    let words = try chip.bench.words()
    #expect(words[0] == 0 && words[1] > 0x0A00 && words[2] == 0)
  }

  /// Reading 0x25 sets the memory to the present input, so that no settling is needed.
  @Test func resetRead() throws {
    let chip = try SampledAccelerometer([(0x21, 0x13)], force: (0.5, -0.7, 1))
    chip.pass(3)
    #expect(try chip.bench.byte(0x25) == 0x00)
    chip.pass(4)
    #expect(try chip.bench.words() == [0, 0, 0])
    chip.pass(5)
    #expect(try chip.bench.words() == [0, 0, 0])
    // Later changes pass: 0.1 g minus 1/64 of it.
    chip.bench.force(0.6, -0.7, 1)
    chip.pass(6)
    #expect(try chip.bench.words() == [98 * 16, 0, 0] as [UInt16])
  }

  /// Before the first sample, the memory is set to that sample.
  @Test func resetReadBeforeTheFirstSample() throws {
    let chip = try SampledAccelerometer([(0x21, 0x13)])
    _ = try chip.bench.byte(0x25)
    chip.pass(0)
    #expect(try chip.bench.words() == [0, 0, 0])
  }

  /// When a filter comes into use, its memory is empty or, by policy, equals the input.
  @Test(arguments: [("zero", 875), ("input", 0)] as [(String, Int)])
  func start(policy: String, digits: Int) throws {
    let chip = try SampledAccelerometer([])
    chip.bench.set(policy: "high-pass-start", policy)
    chip.pass(10)
    #expect(try chip.bench.words() == [0, 0, 0x3E80])
    try chip.bench.write(0x21, 0x10)
    chip.pass(11)
    #expect(try chip.bench.words() == [0, 0, UInt16(digits * 16)])
  }

  /// Leaving power-down empties the memory or, by policy, keeps it.
  @Test(arguments: [("restarts", 875), ("kept", 0)] as [(String, Int)])
  func powerDown(policy: String, digits: Int) throws {
    let chip = try SampledAccelerometer([(0x21, 0x10)])
    chip.bench.set(policy: "power-down-state", policy)
    chip.pass(200)
    #expect(try chip.bench.words() == [0, 0, 0])
    try chip.bench.write(0x20, 0x0F)
    try chip.bench.write(0x20, 0x2F)
    chip.bench.wait(.milliseconds(12))
    #expect(try chip.bench.words() == [0, 0, UInt16(digits * 16)])
  }

  /// FDS filters the outputs, HPen1 and HPen2 filter one generator each; all of them use the same
  /// filter.
  @Test(
    arguments: [
      (0x10, 0x0000, 0x65, 0x65), (0x04, 0x3E80, 0x15, 0x65), (0x08, 0x3E80, 0x65, 0x15),
      (0x1C, 0x0000, 0x15, 0x15), (0x00, 0x3E80, 0x65, 0x65),
    ] as [(UInt8, UInt16, UInt8, UInt8)])
  func paths(control: UInt8, word: UInt16, source1: UInt8, source2: UInt8) throws {
    let chip = try SampledAccelerometer([
      (0x21, control), (0x32, 16), (0x30, 0x20), (0x36, 16), (0x34, 0x20),
    ])
    _ = try chip.bench.byte(0x25)
    chip.pass(0)
    #expect(try chip.bench.words() == [0, 0, word])
    #expect(try chip.source1() == source1)
    #expect(try chip.source2() == source2)
  }

  /// HPM 01 subtracts REFERENCE, in steps of full scale / 128, which are 16 digits in every range.
  @Test(
    arguments: [
      (0x00, 0x10, 744 * 16), (0x00, 0xF0, 1256 * 16), (0x10, 0x10, 244 * 16),
      (0x30, 0x10, 0), (0x00, 0x7F, -1032 * 16), (0x00, 0x80, 2047 * 16),
    ] as [(UInt8, UInt8, Int)])
  func referenceMode(format: UInt8, reference: UInt8, word: Int) throws {
    let chip = try SampledAccelerometer([(0x23, format), (0x26, reference), (0x21, 0x30)])
    chip.pass(5)
    #expect(try chip.bench.words()[2] == UInt16(truncatingIfNeeded: word))
    // REFERENCE is not subtracted if no path uses filtered data.
    try chip.bench.write(0x21, 0x20)
    chip.pass(6)
    #expect(try chip.bench.words()[2] == [0x3E80, 0x1F40, 0, 0x1000][Int(format >> 4)])
  }

  /// A difference that exceeds twelve bits is clipped.
  @Test func clips() throws {
    let chip = try SampledAccelerometer([(0x21, 0x10)], force: (2, -2, 0))
    chip.pass(300)
    chip.bench.force(-2, 2, 0)
    chip.pass(301)
    #expect(try chip.bench.words() == [0x8000, 0x7FF0, 0x0000])
  }

  @Test(arguments: [("ignored", 766), ("taken", 0)] as [(String, Int)])
  func resetReadInReferenceMode(policy: String, digits: Int) throws {
    let chip = try SampledAccelerometer([(0x21, 0x10)])
    chip.bench.set(policy: "reset-in-reference-mode", policy)
    chip.pass(0)
    try chip.bench.write(0x21, 0x30)
    _ = try chip.bench.byte(0x25)
    chip.pass(1)
    #expect(try chip.bench.words()[2] == 0x3E80)
    try chip.bench.write(0x21, 0x10)
    chip.pass(2)
    // After the first step the memory is at 125 digits, and continues from there.
    #expect(try chip.bench.words()[2] == UInt16(digits * 16))
  }

  /// The code HPM 11 is not defined.
  @Test(arguments: [("normal", 875), ("reference", 744)] as [(String, Int)])
  func undefinedMode(policy: String, digits: Int) throws {
    let chip = try SampledAccelerometer([(0x26, 0x10), (0x21, 0x70)])
    chip.bench.set(policy: "undefined-high-pass", policy)
    chip.pass(0)
    #expect(try chip.bench.words()[2] == UInt16(digits * 16))
  }

  /// At a low-power rate, the filter advances with each sample of that rate.
  @Test func lowPower() throws {
    let bench = try Bench.accelerometer((0x21, 0x10), (0x20, 0xC7))
    bench.wait(.milliseconds(102))
    #expect(try bench.words()[2] == 875 * 16)
    bench.wait(.milliseconds(100))
    #expect(try bench.words()[2] == 766 * 16)
  }
}
