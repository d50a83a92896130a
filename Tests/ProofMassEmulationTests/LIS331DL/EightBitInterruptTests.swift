// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The registers are FF_WU_CFG_1 0x30 (AOI, LIR, six enables), FF_WU_THS_1 0x32 (DCRM, 18 mg per
/// step) and FF_WU_DURATION_1 0x33; those of the second generator begin at 0x34. CTRL_REG3 has
/// I2CFG in bits 5–3 and I1CFG in bits 2–0.
struct EightBitInterruptTests {
  private static let bases: [UInt8] = [0x30, 0x34]

  /// The pin of a generator, if CTRL_REG3 is 0x11.
  private static func pin(_ base: UInt8) -> String { base == 0x30 ? "INT1" : "INT2" }

  /// A threshold of 20 steps is 360 mg. XL is bit 0 and XH bit 1, then Y and Z; the source has IA
  /// in bit 6, and shows all events or, by policy, those that are enabled.
  @Test(
    arguments: [
      // Single events, each with its opposite.
      (0x01, (0.1, 1.0, 1.0), 0x69), (0x01, (1.0, 0.0, 0.0), 0x16),
      (0x02, (-0.5, 0.0, 0.0), 0x56), (0x02, (0.1, 1.0, 1.0), 0x29),
      (0x04, (1.0, 0.1, 1.0), 0x66), (0x04, (0.0, 1.0, 0.0), 0x19),
      (0x08, (0.0, -0.5, 0.0), 0x59), (0x08, (1.0, 0.1, 1.0), 0x26),
      (0x10, (1.0, 1.0, 0.1), 0x5A), (0x10, (0.0, 0.0, 1.0), 0x25),
      (0x20, (0.0, 0.0, -0.5), 0x65), (0x20, (1.0, 1.0, 0.1), 0x1A),
      // Combinations by OR and by AND.
      (0x3F, (0.5, 0.1, -0.5), 0x66), (0x8A, (0.5, 0.5, 0.0), 0x5A),
      (0x8A, (0.5, 0.1, 0.0), 0x16), (0x95, (0.0, 0.1, -0.1), 0x55),
      (0x95, (0.0, 0.0, 1.0), 0x25), (0x80, (1.0, 1.0, 1.0), 0x00),
    ] as [(UInt8, (Double, Double, Double), UInt8)])
  func events(configuration: UInt8, force: (Double, Double, Double), source: UInt8) throws {
    for (base, policy) in [(0x30, "all"), (0x34, "all"), (0x30, "enabled"), (0x34, "enabled")]
      as [(UInt8, String)]
    {
      let chip = try SampledAccelerometer.eightBit(
        [(base + 2, 20), (base, configuration)], force: force)
      chip.bench.set(policy: "source-bits", policy)
      chip.pass(0)
      let shown = policy == "all" ? 0xFF : 0x40 | configuration & 0x3F
      #expect(try chip.bench.byte(base + 1) == source & shown)
      #expect(try chip.bench.byte(base == 0x30 ? 0x35 : 0x31) == 0x00)
    }
  }

  /// Free fall: all three axes are low for 30 ms, with a threshold of 20 steps, 360 mg.
  @Test(arguments: bases)
  func freeFall(base: UInt8) throws {
    let chip = try SampledAccelerometer.eightBit([
      (0x22, 0x11), (base + 2, 20), (base + 3, 3), (base, 0x95),
    ])
    let pin = Self.pin(base)
    chip.force(0, 0.1, 0, after: 9)
    chip.force(0, 0, 2, after: 29)
    chip.force(0, 0, 0, after: 39)
    chip.force(0, 0, 1, after: 41)
    chip.pass(50)
    #expect(chip.edges == [chip.rise(12, pin), chip.fall(30, pin)])
  }

  /// A value of 20 digits is above 19 steps, below 21, and neither at 20.
  @Test(arguments: [(19, 0x66), (20, 0x24), (21, 0x65)] as [(UInt8, UInt8)])
  func thresholdIsInDigits(threshold: UInt8, source: UInt8) throws {
    for base in Self.bases {
      let chip = try SampledAccelerometer.eightBit(
        [(base + 2, threshold), (base, 0x03)], force: (0.36, 0, 1))
      chip.pass(0)
      #expect(try chip.bench.byte(base + 1) == source)
    }
  }

  /// With a latch (bit 6), the source and the count stay until the source is read.
  @Test(arguments: bases)
  func latched(base: UInt8) throws {
    let chip = try SampledAccelerometer.eightBit([
      (0x22, 0x11), (base + 2, 20), (base + 3, 2), (base, 0x42),
    ])
    chip.force(1, 0, 0, after: 0)
    chip.force(0, 0, 1, after: 5)
    chip.pass(10)
    #expect(chip.edges == [chip.rise(2, Self.pin(base))])
    // Reading the other source clears nothing.
    #expect(try chip.bench.byte(base == 0x30 ? 0x35 : 0x31) == 0x00)
    #expect(try chip.bench.byte(base + 1) == 0x56)
    #expect(try chip.bench.byte(base + 1) == 0x00)
    chip.pass(20)
    #expect(chip.edges.map(\.isHigh) == [true, false])
  }

  /// With DCRM 0, the end of the condition clears the count; with DCRM 1, it counts down.
  @Test(arguments: [(0x14, 9), (0x94, 7)] as [(UInt8, Int)])
  func durationMode(threshold: UInt8, sample: Int) throws {
    for base in Self.bases {
      let chip = try SampledAccelerometer.eightBit([
        (0x22, 0x11), (base + 2, threshold), (base + 3, 5), (base, 0x02),
      ])
      // The condition holds for samples 1 to 3, not for sample 4, and from then on.
      chip.force(1, 0, 0, after: 0)
      chip.force(0, 0, 1, after: 3)
      chip.force(1, 0, 0, after: 4)
      chip.pass(15)
      #expect(chip.edges == [chip.rise(sample, Self.pin(base))])
    }
  }

  /// The longest duration is 255 samples, 2.55 s at 100 Hz.
  @Test(arguments: bases)
  func longestDuration(base: UInt8) throws {
    let chip = try SampledAccelerometer.eightBit([
      (0x22, 0x11), (base + 2, 20), (base + 3, 0xFF), (base, 0x20),
    ])
    chip.pass(300)
    #expect(chip.edges == [chip.rise(254, Self.pin(base))])
  }

  /// HP_FF_WU1 and HP_FF_WU2 are bits 2 and 3 of CTRL_REG2.
  @Test(
    arguments: [(0x04, [0x15, 0x65]), (0x08, [0x65, 0x15]), (0x10, [0x65, 0x65])]
      as [(UInt8, [UInt8])])
  func filteredGenerators(control: UInt8, sources: [UInt8]) throws {
    let chip = try SampledAccelerometer.eightBit([
      (0x21, control), (0x32, 20), (0x30, 0x20), (0x36, 20), (0x34, 0x20),
    ])
    _ = try chip.bench.byte(0x23)
    chip.pass(0)
    #expect(try [0x31, 0x35].map { try chip.bench.byte($0) } == sources)
  }

  /// The codes are 000 GND, 001 and 010 the generators, 011 either generator, 100 data ready and
  /// 111 click; 101 and 110 are not defined. The other pin has code 000 and is idle.
  @Test(
    arguments: [
      (0, false, false), (1, true, false), (2, false, true), (3, true, true), (4, true, true),
      (5, false, false), (6, false, false), (7, false, true),
    ] as [(UInt8, Bool, Bool)])
  func pins(code: UInt8, first: Bool, second: Bool) throws {
    // IHL is bit 7; with PP_OD, bit 6, the pin has the pull-up of the board.
    for (control, isLow) in [
      (code, false), (code << 3, false), (0x80 | code | code << 3, true),
      (0x40 | code | code << 3, false),
    ] {
      let chip = try SampledAccelerometer.eightBit([
        (0x22, control), (0x32, 20), (0x30, 0x02), (0x36, 20), (0x34, 0x08),
        // The click of X is latched, with 0.5 g and at most 30 ms. It is recognised when the force
        // ends.
        (0x3B, 0x01), (0x3D, 60), (0x38, 0x41),
      ])
      for (force, isActive) in [((1.0, 0.0), first), ((0.0, 1.0), second)] {
        chip.bench.force(force.0, force.1, 0)
        chip.bench.wait(.milliseconds(40))
        let levels = chip.bench.circuit.pins(at: chip.bench.target).map(\.isHigh)
        #expect(levels[0] == ((control & 7 == code && isActive) != isLow))
        #expect(levels[1] == ((control >> 3 & 7 == code && isActive) != isLow))
      }
    }
  }

  /// With code GND and active-low polarity, the pin is inactive or, by policy, low.
  @Test(arguments: [("inactive", true), ("low", false)])
  func grounded(policy: String, isHigh: Bool) throws {
    let bench = Bench(.lis331dl, at: 0x1C)
    bench.set(policy: "pin-off", policy)
    try bench.write(0x22, 0x80)
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [isHigh, isHigh])
  }
}
