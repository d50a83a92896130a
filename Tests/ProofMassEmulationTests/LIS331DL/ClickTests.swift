// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The registers are CLICK_CFG 0x38, CLICK_SRC 0x39, CLICK_THSY_X 0x3B, CLICK_THSZ 0x3C (0.5 g per
/// step), CLICK_TimeLimit 0x3D (0.5 ms), CLICK_Latency 0x3E and CLICK_Window 0x3F (1 ms).
struct ClickTests {
  /// Creates a part with click on INT1 (111): threshold 1.5 g, time limit 30 ms, latency 100 ms,
  /// window 200 ms.
  private func chip(_ configuration: UInt8, control: UInt8 = 0x07) throws -> SampledAccelerometer {
    try SampledAccelerometer.eightBit(
      [
        (0x22, control), (0x3B, 0x33), (0x3C, 0x03), (0x3D, 60), (0x3E, 100), (0x3F, 200),
        (0x38, configuration),
      ], force: (0, 0, 0))
  }

  /// Exceeds the threshold at a range of samples; the part is at rest before and after.
  private func knock(
    _ chip: SampledAccelerometer, _ samples: ClosedRange<Int>,
    _ force: (Double, Double, Double) = (2, 0, 0)
  ) {
    chip.force(force.0, force.1, force.2, after: samples.lowerBound - 1)
    chip.force(0, 0, 0, after: samples.upperBound)
  }

  /// A click is recognised when it ends; without a latch the pin is high for one sample.
  @Test func single() throws {
    let chip = try chip(0x01)
    knock(chip, 5...6)
    chip.pass(20)
    #expect(chip.edges == [chip.rise(7), chip.fall(8)])
  }

  @Test(
    arguments: [
      (0x01, (2.0, 0.0, 0.0), 0x41), (0x01, (-2.0, 0.0, 0.0), 0x41), (0x04, (0.0, 2.0, 0.0), 0x44),
      (0x10, (0.0, 0.0, -2.0), 0x50), (0x15, (2.0, 0.0, 2.0), 0x51), (0x04, (2.0, 0.0, 0.0), 0x00),
      (0x2A, (2.0, 2.0, 2.0), 0x00),
    ] as [(UInt8, (Double, Double, Double), UInt8)])
  func axes(configuration: UInt8, force: (Double, Double, Double), source: UInt8) throws {
    let chip = try chip(configuration)
    knock(chip, 5...6, force)
    chip.pass(7)
    #expect(try chip.bench.byte(0x39) == source)
    #expect(try chip.bench.byte(0x39) == 0x00)
  }

  /// The thresholds in steps of 0.5 g: the low half of 0x3B is that of X, the high half that of Y,
  /// and 0x3C that of Z.
  @Test(arguments: [(1.45, 0x00), (1.55, 0x41)])
  func threshold(force: Double, source: UInt8) throws {
    let chip = try chip(0x01)
    try chip.bench.write(0x3B, 0xF3)
    knock(chip, 5...6, (force, 0, 0))
    chip.pass(7)
    #expect(try chip.bench.byte(0x39) == source)
  }

  /// The time limit is 30 ms: three samples are a click, four are not.
  @Test(arguments: [(5, true), (7, true), (8, false), (20, false)])
  func timeLimit(last: Int, isClick: Bool) throws {
    let chip = try chip(0x01)
    knock(chip, 5...last)
    chip.pass(30)
    #expect(chip.edges == (isClick ? [chip.rise(last + 1), chip.fall(last + 2)] : []))
  }

  /// The first click ends at sample 7. The second may begin after 100 ms, sample 17, and before
  /// 300 ms.
  @Test(arguments: [
    (12, false), (17, false), (18, true), (36, true), (37, false), (60, false),
  ])
  func double(start: Int, isDouble: Bool) throws {
    let chip = try chip(0x02)
    knock(chip, 5...6)
    knock(chip, start...(start + 1))
    chip.pass(70)
    #expect(chip.edges == (isDouble ? [chip.rise(start + 2), chip.fall(start + 3)] : []))
  }

  /// By policy, the latency begins with the start of the first click instead of its end.
  @Test(arguments: [("end", false), ("start", true)])
  func latencyFrom(policy: String, isDouble: Bool) throws {
    let chip = try chip(0x02)
    chip.bench.set(policy: "click-latency", policy)
    knock(chip, 5...6)
    knock(chip, 16...17)
    chip.pass(70)
    #expect(chip.edges.isEmpty != isDouble)
  }

  /// The second click must be within the time limit, too.
  @Test func secondIsAPush() throws {
    let chip = try chip(0x02)
    knock(chip, 5...6)
    knock(chip, 20...30)
    knock(chip, 36...37)
    chip.pass(70)
    #expect(chip.edges == [])
  }

  /// With both enabled, the first click is a single one, and the second is reported as both.
  @Test func singleAndDouble() throws {
    let chip = try chip(0x03)
    knock(chip, 5...6)
    chip.pass(7)
    #expect(try chip.bench.byte(0x39) == 0x41)
    knock(chip, 20...21)
    chip.pass(22)
    #expect(try chip.bench.byte(0x39) == 0x43)
  }

  /// Clicks on different axes do not combine to a double click.
  @Test func secondOnAnotherAxis() throws {
    let chip = try chip(0x2A)
    knock(chip, 5...6, (2, 0, 0))
    knock(chip, 20...21, (0, 2, 0))
    chip.pass(50)
    #expect(chip.edges == [])
  }

  /// Bit 6 of CLICK_CFG latches the interrupt.
  @Test func latched() throws {
    let chip = try chip(0x41, control: 0x38)
    knock(chip, 5...6)
    chip.pass(100)
    #expect(chip.edges == [chip.rise(7, "INT2")])
    #expect(try chip.bench.byte(0x39) == 0x41)
    chip.pass(110)
    #expect(chip.edges.map(\.isHigh) == [true, false])
    #expect(try chip.bench.byte(0x39) == 0x00)
  }

  /// Without a latch, the interrupt lasts for a sample or, by policy, for the latency.
  @Test(arguments: [("sample", 8), ("latency", 17)])
  func pulse(policy: String, end: Int) throws {
    let chip = try chip(0x01)
    chip.bench.set(policy: "click-pulse", policy)
    knock(chip, 5...6)
    chip.pass(50)
    #expect(chip.edges == [chip.rise(7), chip.fall(end)])
  }

  /// At 400 Hz a click may be shorter: a time limit of 5 ms is two samples.
  @Test func at400Hertz() throws {
    let bench = Bench(.lis331dl, at: 0x1C)
    bench.force(0, 0, 0)
    for (register, byte) in [(0x22, 0x07), (0x3B, 0x33), (0x3D, 10), (0x38, 0x01)] {
      try bench.write(UInt8(register), UInt8(byte))
    }
    bench.circuit.watch(bench.target)
    try bench.write(0x20, 0xC7)
    let first = bench.now - 2_500 + 7_500_000
    bench.wait(.milliseconds(11))
    bench.force(2, 0, 0)
    bench.wait(.milliseconds(5))
    bench.force(0, 0, 0)
    bench.wait(.milliseconds(20))
    #expect(
      bench.circuit.edges(at: bench.target) == [
        PinEdge("INT1", isHigh: true, at: first + 10_000_000),
        PinEdge("INT1", isHigh: false, at: first + 12_500_000),
      ])
  }

  /// A force above the threshold for a century takes no computing time, and is no click when it
  /// ends.
  @Test func heldForACentury() throws {
    // The pins are not watched, because the chip would then compute each edge.
    let bench = Bench(.lis331dl, at: 0x1C)
    for (register, byte) in [(0x3B, 0x33), (0x3D, 60), (0x3F, 200), (0x38, 0x03), (0x20, 0x47)] {
      try bench.write(UInt8(register), UInt8(byte))
    }
    bench.force(2, 0, 0)
    bench.wait(.seconds(100 * 365 * 86_400))
    bench.force(0, 0, 0)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x39) == 0x00)
  }

  /// A threshold of 0 is always exceeded, so no excursion ends.
  @Test func noThreshold() throws {
    let chip = try chip(0x15)
    try chip.bench.write(0x3B, 0x00)
    chip.bench.force(0.5, 0.5, 0)
    chip.pass(50)
    #expect(chip.edges == [])
  }
}
