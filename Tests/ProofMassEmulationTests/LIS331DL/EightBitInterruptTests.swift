// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// FF_WU_CFG_1 0x30 (AOI, LIR, six enables), FF_WU_THS_1 0x32 (DCRM, 18 mg a step), FF_WU_DURATION_1
/// 0x33; the second generator from 0x34 on. CTRL_REG3: I2CFG bits 5–3, I1CFG 2–0.
struct EightBitInterruptTests {
  private static let bases: [UInt8] = [0x30, 0x34]

  /// With 0x11 in CTRL_REG3 each generator has a pin.
  private static func pin(_ base: UInt8) -> String { base == 0x30 ? "INT1" : "INT2" }

  /// 20 steps are 360 mg. XL is bit 0, XH 1, then Y and Z; the source has IA in bit 6.
  @Test(
    arguments: [
      // Each by itself, and its opposite.
      (0x01, (0.1, 1.0, 1.0), 0x41), (0x01, (1.0, 0.0, 0.0), 0x00),
      (0x02, (-0.5, 0.0, 0.0), 0x42), (0x02, (0.1, 1.0, 1.0), 0x00),
      (0x04, (1.0, 0.1, 1.0), 0x44), (0x04, (0.0, 1.0, 0.0), 0x00),
      (0x08, (0.0, -0.5, 0.0), 0x48), (0x08, (1.0, 0.1, 1.0), 0x00),
      (0x10, (1.0, 1.0, 0.1), 0x50), (0x10, (0.0, 0.0, 1.0), 0x00),
      (0x20, (0.0, 0.0, -0.5), 0x60), (0x20, (1.0, 1.0, 0.1), 0x00),
      // OR and AND.
      (0x3F, (0.5, 0.1, -0.5), 0x66), (0x8A, (0.5, 0.5, 0.0), 0x4A),
      (0x8A, (0.5, 0.1, 0.0), 0x02), (0x95, (0.0, 0.1, -0.1), 0x55),
      (0x95, (0.0, 0.0, 1.0), 0x05), (0x80, (1.0, 1.0, 1.0), 0x00),
    ] as [(UInt8, (Double, Double, Double), UInt8)])
  func events(configuration: UInt8, force: (Double, Double, Double), source: UInt8) throws {
    for base in Self.bases {
      let chip = try SampledAccelerometer.eightBit(
        [(base + 2, 20), (base, configuration)], force: force)
      chip.pass(0)
      #expect(try chip.bench.byte(base + 1) == source)
      #expect(try chip.bench.byte(base == 0x30 ? 0x35 : 0x31) == 0x00)
    }
  }

  /// Free-fall: all three low, 20 steps are 360 mg, 30 ms.
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

  /// A value of 20 digits: 19 steps are below it, 21 above, 20 neither.
  @Test(arguments: [(19, 0x42), (20, 0x00), (21, 0x41)] as [(UInt8, UInt8)])
  func thresholdIsInDigits(threshold: UInt8, source: UInt8) throws {
    for base in Self.bases {
      let chip = try SampledAccelerometer.eightBit(
        [(base + 2, threshold), (base, 0x03)], force: (0.36, 0, 1))
      chip.pass(0)
      #expect(try chip.bench.byte(base + 1) == source)
    }
  }

  /// Latched (bit 6), the source waits to be read, and so does the count.
  @Test(arguments: bases)
  func latched(base: UInt8) throws {
    let chip = try SampledAccelerometer.eightBit([
      (0x22, 0x11), (base + 2, 20), (base + 3, 2), (base, 0x42),
    ])
    chip.force(1, 0, 0, after: 0)
    chip.force(0, 0, 1, after: 5)
    chip.pass(10)
    #expect(chip.edges == [chip.rise(2, Self.pin(base))])
    // The other source clears nothing.
    #expect(try chip.bench.byte(base == 0x30 ? 0x35 : 0x31) == 0x00)
    #expect(try chip.bench.byte(base + 1) == 0x42)
    #expect(try chip.bench.byte(base + 1) == 0x00)
    chip.pass(20)
    #expect(chip.edges.map(\.isHigh) == [true, false])
  }

  /// DCRM 0: the end of the condition clears the count. DCRM 1: it counts down.
  @Test(arguments: [(0x14, 9), (0x94, 7)] as [(UInt8, Int)])
  func durationMode(threshold: UInt8, sample: Int) throws {
    for base in Self.bases {
      let chip = try SampledAccelerometer.eightBit([
        (0x22, 0x11), (base + 2, threshold), (base + 3, 5), (base, 0x02),
      ])
      // Three samples, 1 to 3, then one without, 4, then for good.
      chip.force(1, 0, 0, after: 0)
      chip.force(0, 0, 1, after: 3)
      chip.force(1, 0, 0, after: 4)
      chip.pass(15)
      #expect(chip.edges == [chip.rise(sample, Self.pin(base))])
    }
  }

  /// 255 samples are 2.55 s at 100 Hz.
  @Test(arguments: bases)
  func longestDuration(base: UInt8) throws {
    let chip = try SampledAccelerometer.eightBit([
      (0x22, 0x11), (base + 2, 20), (base + 3, 0xFF), (base, 0x20),
    ])
    chip.pass(300)
    #expect(chip.edges == [chip.rise(254, Self.pin(base))])
  }

  /// HP_FF_WU1 and HP_FF_WU2, bits 2 and 3 of CTRL_REG2.
  @Test(
    arguments: [(0x04, [0x00, 0x60]), (0x08, [0x60, 0x00]), (0x10, [0x60, 0x60])]
      as [(UInt8, [UInt8])])
  func filteredGenerators(control: UInt8, sources: [UInt8]) throws {
    let chip = try SampledAccelerometer.eightBit([
      (0x21, control), (0x32, 20), (0x30, 0x20), (0x36, 20), (0x34, 0x20),
    ])
    _ = try chip.bench.byte(0x23)
    chip.pass(0)
    #expect(try [0x31, 0x35].map { try chip.bench.byte($0) } == sources)
  }

  /// 000 GND, 001 and 010 the generators, 011 either, 100 data ready, 111 click; 101 and 110 are not
  /// defined. The pin that has another code, 000, is idle.
  @Test(
    arguments: [
      (0, false, false), (1, true, false), (2, false, true), (3, true, true), (4, true, true),
      (5, false, false), (6, false, false), (7, false, true),
    ] as [(UInt8, Bool, Bool)])
  func pins(code: UInt8, first: Bool, second: Bool) throws {
    // IHL is bit 7; PP_OD, bit 6, has the pull-up of the board.
    for (control, isLow) in [
      (code, false), (code << 3, false), (0x80 | code | code << 3, true),
      (0x40 | code | code << 3, false),
    ] {
      let chip = try SampledAccelerometer.eightBit([
        (0x22, control), (0x32, 20), (0x30, 0x02), (0x36, 20), (0x34, 0x08),
        // A click of X, latched: 0.5 g, at most 30 ms. It is one when the force has gone.
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

  /// GND at active low: inactive, or low.
  @Test(arguments: [("inactive", true), ("low", false)])
  func grounded(policy: String, isHigh: Bool) throws {
    let bench = Bench(.lis331dl, at: 0x1C)
    bench.set(policy: "pin-off", policy)
    try bench.write(0x22, 0x80)
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [isHigh, isHigh])
  }
}
