// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The output words of the LIS331DLH, and their byte order.
struct AccelerometerWordTests {
  struct Row: Sendable {
    var force: Double
    /// The words at ±2, ±4 and ±8 g.
    var typical: [UInt16]
    var over2048: [UInt16]
  }

  static let table: [Row] = [
    Row(force: 0, typical: [0x0000, 0x0000, 0x0000], over2048: [0x0000, 0x0000, 0x0000]),
    Row(force: 0.35, typical: [0x15E0, 0x0AF0, 0x05A0], over2048: [0x1660, 0x0B30, 0x05A0]),
    Row(force: 1, typical: [0x3E80, 0x1F40, 0x1000], over2048: [0x4000, 0x2000, 0x1000]),
    Row(force: -0.35, typical: [0xEA20, 0xF510, 0xFA60], over2048: [0xE9A0, 0xF4D0, 0xFA60]),
    Row(force: -1, typical: [0xC180, 0xE0C0, 0xF000], over2048: [0xC000, 0xE000, 0xF000]),
    Row(force: 8.1, typical: [0x7FF0, 0x7FF0, 0x7FF0], over2048: [0x7FF0, 0x7FF0, 0x7FF0]),
    Row(force: -8.1, typical: [0x8000, 0x8000, 0x8000], over2048: [0x8000, 0x8000, 0x8000]),
  ]

  private static let ranges: [UInt8] = [0x80, 0x90, 0xB0]

  private func words(_ force: (Double, Double, Double), range: UInt8, over2048: Bool) throws
    -> [UInt16]
  {
    let bench = try Bench.accelerometer()
    if over2048 { bench.set(policy: "scale", "full-scale-over-2048") }
    try bench.write(0x23, range)
    bench.force(force.0, force.1, force.2)
    try bench.write(0x20, 0x3F)
    bench.wait(.milliseconds(3))
    return try bench.words()
  }

  @Test(arguments: table, [0, 1, 2])
  func typicalScale(_ row: Row, range: Int) throws {
    let word = row.typical[range]
    #expect(
      try words((row.force, row.force, row.force), range: Self.ranges[range], over2048: false)
        == [word, word, word])
  }

  @Test(arguments: table, [0, 1, 2])
  func fullScaleOver2048(_ row: Row, range: Int) throws {
    let word = row.over2048[range]
    #expect(
      try words((row.force, row.force, row.force), range: Self.ranges[range], over2048: true)
        == [word, word, word])
  }

  @Test func policyMayBeSetOnARunningChip() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x3F))
    bench.wait(.milliseconds(3))
    #expect(try bench.words() == [0x0000, 0x0000, 0x3E80])
    bench.set(policy: "scale", "full-scale-over-2048")
    bench.wait(.milliseconds(3))
    #expect(try bench.words() == [0x0000, 0x0000, 0x4000])
  }

  @Test func axesAreXYZ() throws {
    #expect(
      try words((0.1, -0.2, 0.3), range: 0x80, over2048: false) == [0x0640, 0xF380, 0x12C0])
  }

  /// The codes are −2048 to 2047, whatever the rated range is.
  @Test(arguments: [
    (0x80, 2.047), (0x80, 2.048), (0x80, 2.5), (0x90, 4.094), (0x90, 4.1), (0xB0, 7.9833),
    (0xB0, 8), (0x80, 1e9), (0x80, .infinity),
  ])
  func clipsAtTheTop(range: Int, force: Double) throws {
    #expect(
      try words((force, -2 * force, 0), range: UInt8(range), over2048: false)
        == [0x7FF0, 0x8000, 0x0000])
  }

  @Test func lastCodesBeforeClipping() throws {
    #expect(
      try words((2.046, -2.047, -2.048), range: 0x80, over2048: false)
        == [0x7FE0, 0x8010, 0x8000])
  }

  @Test func lowNibbleIsZero() throws {
    #expect(try words((0.001, -0.001, 0.0004), range: 0x80, over2048: false) == [0x10, 0xFFF0, 0])
  }

  @Test func notANumberDoesNotTrap() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x3F))
    bench.force(.nan, .signalingNaN, 1)
    bench.wait(.milliseconds(3))
    #expect(try bench.words()[2] == 0x3E80)
    bench.force(1, 1, 1)
    bench.wait(.milliseconds(3))
    #expect(try bench.words() == [0x3E80, 0x3E80, 0x3E80])
  }

  // MARK: Byte order

  @Test func lowByteIsAtTheLowerAddress() throws {
    let bench = try Bench.accelerometer((0x20, 0x3F))
    bench.force(1, 0, 0)
    bench.wait(.milliseconds(3))
    #expect(try bench.byte(0x28) == 0x80)
    #expect(try bench.byte(0x29) == 0x3E)
  }

  @Test func bigEndianSwapsEveryPair() throws {
    let bench = try Bench.accelerometer((0x23, 0xC0), (0x20, 0x3F))
    bench.force(1, 0.35, -1)
    bench.wait(.milliseconds(3))
    #expect(try bench.byte(0x28) == 0x3E)
    #expect(try bench.byte(0x29) == 0x80)
    #expect(try bench.bytes(0xA8, 6) == [0x3E, 0x80, 0x15, 0xE0, 0xC1, 0x80])
  }

  // MARK: Range

  @Test func undefinedRangeKeepsTheOneBefore() throws {
    let bench = try Bench.accelerometer((0x23, 0x90), (0x20, 0x3F), (0x23, 0xA0))
    bench.wait(.milliseconds(3))
    #expect(try bench.byte(0x23) == 0xA0)
    #expect(try bench.words() == [0x0000, 0x0000, 0x1F40])
    #expect(bench.count(.undefinedCode) == 1)
  }

  @Test func undefinedRangeFollowsTheScaleOfTheOneBefore() throws {
    let bench = try Bench.accelerometer((0x23, 0x90), (0x20, 0x3F), (0x23, 0xA0))
    bench.set(policy: "scale", "full-scale-over-2048")
    bench.wait(.milliseconds(3))
    #expect(try bench.words() == [0x0000, 0x0000, 0x2000])
  }

  @Test func undefinedRangeAfterResetIsTwoG() throws {
    let bench = try Bench.accelerometer((0x23, 0xA0), (0x20, 0x3F))
    bench.wait(.milliseconds(3))
    #expect(try bench.words() == [0x0000, 0x0000, 0x3E80])
  }

  @Test func rangeAppliesFromTheNextSampleOn() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x27))
    bench.wait(.microseconds(21_500))
    #expect(try bench.words() == [0x0000, 0x0000, 0x3E80])
    try bench.write(0x23, 0xB0)
    #expect(try bench.words() == [0x0000, 0x0000, 0x3E80])
    bench.wait(.milliseconds(20))
    #expect(try bench.words() == [0x0000, 0x0000, 0x1000])
  }

  @Test func worldIsThatOfTheSampleInstant() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x27))
    bench.wait(.milliseconds(22))
    bench.force(1, 0, 0)
    #expect(try bench.words() == [0x0000, 0x0000, 0x3E80])
    bench.wait(.milliseconds(20))
    bench.force(0, 0, 0)
    #expect(try bench.words() == [0x3E80, 0x0000, 0x0000])
  }

  @Test func truthIsTheInputBeforeQuantisation() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x27))
    bench.force(0.12345, -0.5, 0.98765)
    bench.wait(.milliseconds(22))
    _ = try bench.words()
    let truth = try #require(bench.circuit.truth(at: bench.target))
    #expect(truth.input == [0.12345, -0.5, 0.98765])
    #expect(truth.instants.x == truth.instants.z)
  }
}
