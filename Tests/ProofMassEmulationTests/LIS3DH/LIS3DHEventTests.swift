// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// Interrupt generators, clicks, activity, high-pass and pins of the LIS3DH.
struct LIS3DHEventTests {
  /// A threshold step is 16 mg at ±2 g; CTRL_REG5 enables the latch.
  @Test(arguments: [(0.25, 0x15), (0.27, 0x56), (-0.27, 0x56)] as [(Double, UInt8)])
  func threshold(force: Double, source: UInt8) throws {
    for (register, latch, read) in [(0x30, 0x08, 0x31), (0x34, 0x02, 0x35)]
      as [(UInt8, UInt8, UInt8)]
    {
      let chip = try SampledAccelerometer.lis3dh(
        [(register, 0x2A), (register + 2, 0x10), (0x24, latch)], force: (0, 0, 0))
      chip.force(force, 0, 0, after: 2)
      chip.force(0, 0, 0, after: 4)
      chip.pass(6)
      #expect(try chip.bench.byte(read) == source)
      chip.pass(7)
      #expect(try chip.bench.byte(read) == 0x15)
    }
  }

  /// The duration is in samples; CTRL_REG3 and CTRL_REG6 route each generator to each pin.
  @Test(
    arguments: [
      (0x22, 0x40, 0x30, "INT1"), (0x22, 0x20, 0x34, "INT1"), (0x25, 0x40, 0x30, "INT2"),
      (0x25, 0x20, 0x34, "INT2"),
    ] as [(UInt8, UInt8, UInt8, String)])
  func duration(pins: UInt8, route: UInt8, generator: UInt8, pin: String) throws {
    let chip = try SampledAccelerometer.lis3dh(
      [(pins, route), (generator, 0x02), (generator + 2, 0x10), (generator + 3, 3)],
      force: (0, 0, 0))
    chip.force(1, 0, 0, after: 4)
    chip.force(0, 0, 0, after: 9)
    chip.pass(12)
    #expect(chip.edges == [chip.rise(7, pin), chip.fall(10, pin)])
  }

  /// 4D leaves Z out of 6D (section 3.2.3).
  @Test(
    arguments: [(0x30, 0x00, 0x40), (0x30, 0x04, 0x00), (0x34, 0x04, 0x40), (0x34, 0x01, 0x00)]
      as [(UInt8, UInt8, UInt8)])
  func fourDirections(generator: UInt8, control5: UInt8, active: UInt8) throws {
    let chip = try SampledAccelerometer.lis3dh(
      [(0x24, control5), (generator, 0xFF), (generator + 2, 0x20)], force: (0, 0, 1))
    chip.pass(3)
    #expect(try chip.bench.byte(generator + 1) & 0x40 == active)
    chip.force(1, 0, 0, after: 4)
    chip.pass(6)
    #expect(try chip.bench.byte(generator + 1) == 0x42)
  }

  /// HP_IA1 and HP_IA2 each give a generator high-passed data, in which gravity fades.
  @Test(
    arguments: [(0x00, [0x65, 0x65]), (0x01, [0x15, 0x65]), (0x02, [0x65, 0x15])]
      as [(UInt8, [UInt8])])
  func filteredGenerators(control2: UInt8, sources: [UInt8]) throws {
    let chip = try SampledAccelerometer.lis3dh(
      [(0x21, control2), (0x30, 0x20), (0x32, 0x20), (0x34, 0x20), (0x36, 0x20)])
    chip.pass(60)
    #expect(try [chip.source1(), chip.source2()] == sources)
  }

  /// INT_POLARITY inverts both pins.
  @Test func polarity() throws {
    let bench = Bench(.lis3dh, at: 0x18)
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [false, false])
    try bench.write(0x25, 0x02)
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [true, true])
  }

  // MARK: Clicks

  /// A click threshold of 1.024 g, with 30 ms, 100 ms and 200 ms in samples of 10 ms.
  private func clicking(
    _ configuration: UInt8, latch: UInt8 = 0x80, pins: UInt8 = 0x22
  ) throws -> SampledAccelerometer {
    try SampledAccelerometer.lis3dh(
      [
        (pins, 0x80), (0x3A, latch | 0x40), (0x3B, 3), (0x3C, 10), (0x3D, 20),
        (0x38, configuration),
      ], force: (0, 0, 0))
  }

  private func knock(
    _ chip: SampledAccelerometer, _ samples: ClosedRange<Int>,
    _ force: (Double, Double, Double) = (1.5, 0, 0)
  ) {
    chip.force(force.0, force.1, force.2, after: samples.lowerBound - 1)
    chip.force(0, 0, 0, after: samples.upperBound)
  }

  @Test(
    arguments: [
      (0x01, (1.5, 0.0, 0.0), 0x51), (0x01, (-1.5, 0.0, 0.0), 0x59), (0x04, (0.0, 1.5, 0.0), 0x52),
      (0x10, (0.0, 0.0, -1.5), 0x5C), (0x01, (1.0, 0.0, 0.0), 0x00), (0x04, (1.5, 0.0, 0.0), 0x00),
    ] as [(UInt8, (Double, Double, Double), UInt8)])
  func click(configuration: UInt8, force: (Double, Double, Double), source: UInt8) throws {
    let chip = try clicking(configuration)
    knock(chip, 5...6, force)
    chip.pass(30)
    #expect(try chip.bench.byte(0x39) == source)
    #expect(try chip.bench.byte(0x39) == 0x00)
  }

  /// Section 8.31: without a latch the interrupt lasts for the latency, on either pin.
  @Test(arguments: [(0x22, "INT1"), (0x25, "INT2")] as [(UInt8, String)])
  func pulse(pins: UInt8, pin: String) throws {
    let chip = try clicking(0x01, latch: 0, pins: pins)
    knock(chip, 5...6)
    chip.pass(40)
    #expect(chip.edges == [chip.rise(7, pin), chip.fall(17, pin)])
  }

  /// Section 8.31: not latched, it holds for the latency, read or not. By policy a read ends it.
  @Test(arguments: [("keeps", 0x51), ("clears", 0x00), (nil, 0x51)] as [(String?, UInt8)])
  func pulseThatIsRead(policy: String?, next: UInt8) throws {
    let chip = try clicking(0x01, latch: 0)
    if let policy { chip.bench.set(policy: "unlatched-click", policy) }
    knock(chip, 5...6)
    chip.pass(7)
    for source in [0x51, next] { #expect(try chip.bench.byte(0x39) == source) }
    chip.pass(40)
    #expect((chip.edges.last == chip.fall(17)) == (next != 0))
    #expect(try chip.bench.byte(0x39) == 0x00)
  }

  /// With HPCLICK, 0.5 g more than gravity are below a threshold of 1.024 g.
  @Test(arguments: [(0x00, 0x54), (0x04, 0x00)] as [(UInt8, UInt8)])
  func filteredClick(control2: UInt8, source: UInt8) throws {
    let chip = try clicking(0x10)
    try chip.bench.write(0x21, control2)
    chip.force(0, 0, 1, after: 4)
    chip.pass(80)
    _ = try chip.bench.byte(0x39)
    chip.force(0, 0, 1.5, after: 81)
    chip.force(0, 0, 1, after: 83)
    chip.pass(90)
    #expect(try chip.bench.byte(0x39) == source)
  }

  @Test func tooLong() throws {
    let chip = try clicking(0x01)
    knock(chip, 5...10)
    chip.pass(30)
    #expect(try chip.bench.byte(0x39) == 0x00)
  }

  /// The second click must begin after the latency and within the window.
  @Test(arguments: [(12, 0x00), (20, 0x61), (45, 0x00)] as [(Int, UInt8)])
  func doubleClick(second: Int, source: UInt8) throws {
    let chip = try clicking(0x02)
    knock(chip, 5...6)
    knock(chip, second...second + 1)
    chip.pass(second + 5)
    #expect(try chip.bench.byte(0x39) == source)
  }

  // MARK: Activity

  /// Section 3.2.4: after 8·ACT_DUR + 1 samples below the threshold, the rate is 10 Hz; above it,
  /// the rate is restored.
  @Test func activity() throws {
    let chip = try SampledAccelerometer.lis3dh(
      [(0x25, 0x08), (0x3E, 0x20), (0x3F, 1)], force: (0, 0, 1))
    chip.force(0, 0, 0.3, after: 4)
    chip.pass(14)
    #expect(chip.edges == [chip.rise(13, "INT2")])
    // Asleep, the next samples are 100 ms apart.
    _ = try chip.bench.words()
    chip.pass(20)
    #expect(try chip.bench.byte(0x27) == 0x00)
    chip.pass(24)
    #expect(try chip.bench.byte(0x27) == 0x0F)
    chip.force(0, 0, 1, after: 26)
    chip.pass(40)
    #expect(chip.edges.last == chip.fall(33, "INT2"))
    _ = try chip.bench.words()
    chip.pass(41)
    #expect(try chip.bench.byte(0x27) & 0x0F == 0x0F)
  }

  // MARK: High-pass

  /// The cut-off of 2 Hz at 100 Hz removes 1 − exp(−2π·2/100) = 0.118 of 250 digits per sample.
  @Test func highPass() throws {
    let chip = try SampledAccelerometer.lis3dh([(0x21, 0x08)])
    chip.pass(0)
    let first = Int(try chip.bench.words()[2] >> 6)
    #expect((219...222).contains(first))
    chip.pass(200)
    #expect(try chip.bench.words()[2] >> 6 <= 1)
  }

  /// Reading REFERENCE settles the filter in mode 00, but not in mode 10 (Table 34).
  @Test(arguments: [(0x08, true), (0x88, false)] as [(UInt8, Bool)])
  func highPassReset(control2: UInt8, settles: Bool) throws {
    let chip = try SampledAccelerometer.lis3dh([(0x21, control2)])
    chip.pass(0)
    _ = try chip.bench.byte(0x26)
    chip.pass(1)
    #expect(try (chip.bench.words()[2] == 0) == settles)
  }

  /// Reference mode subtracts REFERENCE, in steps of 16 mg at ±2 g.
  @Test func reference() throws {
    let chip = try SampledAccelerometer.lis3dh([(0x21, 0x48), (0x26, 0x3C)])
    chip.pass(0)
    #expect(try chip.bench.words()[2] >> 6 == 10)
  }

  /// Mode 11 settles the filter when an interrupt occurs.
  @Test func autoReset() throws {
    let chip = try SampledAccelerometer.lis3dh([(0x21, 0xC9), (0x30, 0x20), (0x32, 0x20)])
    chip.pass(0)
    #expect(try chip.source1() == 0x65)
    chip.pass(1)
    #expect(try chip.bench.words()[2] == 0)
  }
}
