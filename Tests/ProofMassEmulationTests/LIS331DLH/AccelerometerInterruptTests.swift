// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The events, their combination and the duration: INT1_CFG 0x30, INT1_THS 0x32, INT1_DURATION
/// 0x33.
struct AccelerometerInterruptTests {
  /// One step is full scale / 128, 16 digits, so that 16 steps are 256 digits. XH is bit 1 and XL
  /// bit 0, then Y and Z. The source shows all of them or, by policy, those that are enabled.
  @Test(
    arguments: [
      // OR of all events, high and low by the magnitude.
      (0x3F, 16, (0.3, 0.1, -0.3), 0x66),
      (0x3F, 16, (-0.3, -0.1, 0.3), 0x66),
      (0x02, 16, (0.3, 0.0, 1.0), 0x66),
      (0x02, 16, (-0.3, 0.0, 1.0), 0x66),
      (0x02, 16, (0.2, 1.0, 1.0), 0x29),
      (0x20, 16, (0.0, 0.0, 1.0), 0x65),
      // AND of the enabled events.
      (0x8A, 16, (0.3, 0.3, 0.0), 0x5A),
      (0x8A, 16, (0.3, 0.2, 0.0), 0x16),
      (0x95, 22, (0.0, 0.1, -0.1), 0x55),
      (0x95, 22, (0.0, 0.0, 1.0), 0x25),
      (0xAA, 16, (-1.0, 1.0, -1.0), 0x6A),
      // High and low of the same axis never hold together.
      (0x83, 16, (0.3, 0.0, 0.0), 0x16),
      // No event is enabled, so the interrupt is never active.
      (0x80, 16, (1.0, 1.0, 1.0), 0x00),
      (0x00, 16, (1.0, 1.0, 1.0), 0x00),
    ] as [(UInt8, UInt8, (Double, Double, Double), UInt8)])
  func events(
    configuration: UInt8, threshold: UInt8, force: (Double, Double, Double), source: UInt8
  ) throws {
    for (base, policy) in [(0x30, "all"), (0x34, "all"), (0x30, "enabled"), (0x34, "enabled")]
      as [(UInt8, String)]
    {
      let chip = try SampledAccelerometer(
        [(base + 2, threshold), (base, configuration)], force: force)
      chip.bench.set(policy: "source-bits", policy)
      chip.pass(0)
      let shown = policy == "all" ? 0xFF : 0x40 | configuration & 0x3F
      #expect(try chip.bench.byte(base + 1) == source & shown)
      #expect(try chip.bench.byte(base == 0x30 ? 0x35 : 0x31) == 0x00)
    }
  }

  /// A threshold of 10 steps of 15.625, 31.25 or 62.4 mg, which are 16 digits of 1, 2 and 3.9 mg.
  @Test(arguments: [(0x00, 0.160), (0x10, 0.320), (0x30, 0.624)] as [(UInt8, Double)])
  func thresholdFollowsTheRange(format: UInt8, edge: Double) throws {
    let chip = try SampledAccelerometer([(0x23, format), (0x32, 10), (0x30, 0x02)])
    chip.bench.force(edge + 0.005, 0, 0)
    chip.pass(0)
    #expect(try chip.source1() == 0x56)
    chip.bench.force(edge - 0.005, 0, 0)
    chip.pass(1)
    #expect(try chip.source1() == 0x15)
  }

  /// By default, equality is neither high nor low.
  @Test(arguments: [("neither", 0x14), ("high", 0x56), ("low", 0x55)] as [(String, UInt8)])
  func equality(policy: String, source: UInt8) throws {
    let chip = try SampledAccelerometer([(0x32, 16), (0x30, 0x03)], force: (0.256, 0, 0))
    chip.bench.set(policy: "threshold-equality", policy)
    chip.pass(0)
    #expect(try chip.source1() == source)
  }

  /// The condition must hold for D samples, where 0 and 1 both mean the first sample; by policy,
  /// one more.
  @Test(
    arguments: [
      ("d", 0, 0), ("d", 1, 0), ("d", 2, 1), ("d", 5, 4), ("d", 127, 126),
      ("d-plus-one", 0, 0), ("d-plus-one", 1, 1), ("d-plus-one", 5, 5),
    ] as [(String, UInt8, Int)])
  func duration(policy: String, duration: UInt8, sample: Int) throws {
    for (base, pin) in [(0x30, "INT1"), (0x34, "INT2")] as [(UInt8, String)] {
      let chip = try SampledAccelerometer(
        [(base + 2, 16), (base + 3, duration), (base, 0x02)], force: (1, 0, 0))
      chip.bench.set(policy: "duration", policy)
      chip.pass(sample + 3)
      #expect(chip.edges == [chip.rise(sample, pin)])
    }
  }

  /// One sample without the condition restarts the count.
  @Test func durationIsOfSamplesInARow() throws {
    let chip = try SampledAccelerometer([(0x32, 16), (0x33, 4), (0x30, 0x02)], force: (1, 0, 0))
    chip.force(0, 0, 0, after: 2)
    chip.force(1, 0, 0, after: 3)
    chip.force(0, 0, 0, after: 9)
    chip.pass(12)
    #expect(chip.edges == [chip.rise(7), chip.fall(10)])
  }

  /// In a low-power mode the unit is the low-power sample: three samples at 10 Hz.
  @Test func durationAtALowRate() throws {
    let bench = try Bench.accelerometer((0x32, 16), (0x33, 3), (0x30, 0x20), (0x20, 0xC7))
    let start = bench.now - 2_500
    bench.circuit.watch(bench.target)
    bench.wait(.seconds(1))
    #expect(
      bench.circuit.edges(at: bench.target) == [
        PinEdge("INT1", isHigh: true, at: start + 301_000_000)
      ])
  }

  /// Without a latch the pin follows the condition, and the source the events.
  @Test func notLatched() throws {
    let chip = try SampledAccelerometer([(0x32, 16), (0x30, 0x0A)])
    chip.force(1, 0, 0, after: 1)
    chip.force(0, 1, 0, after: 3)
    chip.force(0, 0, 0, after: 4)
    chip.pass(6)
    #expect(chip.edges == [chip.rise(2), chip.fall(5)])
  }

  /// ST's wake-up example for the H3LIS331DL: ±100 g, 100 Hz, the three high events above 3 steps of
  /// 0.78 g, latched. It tells of a wake-up when XL, YL or ZL is set.
  @Test func wakeUpExampleOfTheH3LIS331DL() throws {
    let bench = Bench(.h3lis331dl, at: 0x18)
    for (register, byte) in [
      (0x23, 0x00), (0x33, 0x01), (0x32, 0x03), (0x30, 0x2A), (0x22, 0x04), (0x20, 0x2F),
    ] as [(UInt8, UInt8)] {
      try bench.write(register, byte)
    }
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(50))
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [false, false])
    bench.force(5, 0, 1)
    bench.wait(.milliseconds(10))
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [true, false])
    #expect(try bench.byte(0x31) == 0x56)
  }

  /// A generator without any event enabled shows none.
  @Test func noEventIsEnabled() throws {
    let chip = try SampledAccelerometer([(0x32, 16), (0x30, 0x02)], force: (1, 0, 1))
    chip.pass(0)
    #expect(try chip.source1() == 0x66)
    try chip.bench.write(0x30, 0x00)
    chip.pass(2)
    #expect(try chip.source1() == 0x00)
  }

  /// A disabled axis has no events or, by policy, is measured all the same.
  @Test(arguments: [("silent", 0x05), ("measured", 0x65)] as [(String, UInt8)])
  func disabledAxis(policy: String, source: UInt8) throws {
    let bench = try Bench.accelerometer((0x32, 16), (0x30, 0x20), (0x20, 0x2B))
    bench.set(policy: "disabled-axes", policy)
    bench.wait(.milliseconds(12))
    #expect(try bench.byte(0x31) == source)
  }

  /// In power-down, an active interrupt stays and no new one occurs; afterwards the count restarts.
  @Test func powerDown() throws {
    let chip = try SampledAccelerometer([(0x32, 16), (0x33, 2), (0x30, 0x02)], force: (1, 0, 0))
    chip.pass(1)
    try chip.bench.write(0x20, 0x0F)
    chip.bench.force(0, 0, 0)
    chip.bench.wait(.seconds(1))
    #expect(chip.edges == [chip.rise(1)])
    chip.bench.force(1, 0, 0)
    try chip.bench.write(0x20, 0x2F)
    let start = chip.bench.now - 2_500
    chip.bench.wait(.milliseconds(30))
    #expect(
      chip.edges == [
        chip.rise(1), PinEdge("INT1", isHigh: false, at: start + 11_000_000),
        PinEdge("INT1", isHigh: true, at: start + 21_000_000),
      ])
  }

  /// Idle centuries take no computing time, although each sample affects the state.
  @Test func centuryOfWatching() throws {
    let bench = Bench(.lis331dlh, at: 0x18)
    for (register, byte) in [(0x21, 0x17), (0x32, 1), (0x30, 0x2A), (0x20, 0x2F)] {
      try bench.write(UInt8(register), UInt8(byte))
    }
    bench.wait(.seconds(100 * 365 * 86_400))
    #expect(try bench.words() == [0, 0, 0])
    #expect(try bench.byte(0x31) == 0x15)
    #expect(try bench.sampleTime() > 99 * 365 * 86_400 * 1_000_000_000)
  }
}
