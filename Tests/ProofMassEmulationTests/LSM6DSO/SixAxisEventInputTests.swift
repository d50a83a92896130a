// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// What events compare, and on which axes and pins.
struct SixAxisEventInputTests {
  /// A bench at 416 Hz with 1 g on Z.
  private func bench(
    _ relative: LSM6DSOChip.Relative = .lsm6dso, _ writes: (UInt8, UInt8)...
  ) throws -> Bench {
    let bench = try Bench.sixAxis(LSM6DSOChip(relative), (0x10, 0x60))
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(100))
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.wait(.milliseconds(100))
    return bench
  }

  private func isHigh(_ bench: Bench, _ pin: Int = 0) -> Bool {
    bench.circuit.pins(at: bench.target)[pin].isHigh
  }

  /// LOW_PASS_ON_6D: directions have the data of the second low-pass, here of rate / 800.
  @Test(arguments: [(UInt8(0xE1), UInt8(0x20)), (0xE0, 0x08)])
  func lowPassedDirections(_ test: (filters: UInt8, bits: UInt8)) throws {
    let bench = try bench(.lsm6dso, (0x58, 0x80), (0x59, 0x40), (0x17, test.filters))
    bench.force(0, 1, 0)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x1D) & 0x3F == test.bits)
    bench.wait(.seconds(10))
    #expect(try bench.byte(0x1D) & 0x3F == 0x08)
  }

  /// An LSM6DSO32 has 68° and 47°: 0.927 and 0.731 g.
  @Test(arguments: [(UInt8(0x00), UInt8(0x20)), (0x20, 0x08)])
  func widerDirections(_ test: (angle: UInt8, bits: UInt8)) throws {
    let bench = try bench(.lsm6dso32, (0x58, 0x80), (0x59, test.angle))
    bench.force(0, 0.8, 0)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x1D) & 0x3F == test.bits)
  }

  /// USR_OFF_ON_WU: the acceleration less the user offset, in place of the slope.
  @Test(arguments: [(UInt8(0x00), true), (0x40, false)])
  func offsetWakeUp(_ test: (offset: UInt8, isHigh: Bool)) throws {
    let bench = try bench(
      .lsm6dso, (0x15, 0x08), (0x75, test.offset), (0x58, 0x80), (0x5B, 0x42), (0x5E, 0x20))
    #expect(isHigh(bench) == test.isHigh)
  }

  /// TAP_PRIORITY: which of two axes above their thresholds is the one of the tap.
  @Test(
    arguments: [
      (0x00, 0x04), (0x20, 0x02), (0x40, 0x04), (0x60, 0x01), (0x80, 0x04), (0xA0, 0x02),
      (0xC0, 0x01), (0xE0, 0x01),
    ] as [(UInt8, UInt8)])
  func tapPriority(_ test: (order: UInt8, axis: UInt8)) throws {
    let bench = try bench(
      .lsm6dso, (0x56, 0x0E), (0x57, test.order | 0x09), (0x58, 0x89), (0x59, 0x09), (0x5A, 0x06))
    bench.force(1.5, 1.5, 2.5)
    bench.circuit.advance(by: .nanoseconds(16 * 149_993))
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(3))
    // The way back is an excursion too, of the other sign.
    bench.wait(.milliseconds(3))
    #expect(try bench.byte(0x1C) & 0x07 == test.axis)
  }

  /// MD2_CFG: each event on INT2.
  @Test(
    arguments: [
      (0x20, (0.0, 0.0, 2.0)), (0x10, (0.0, 0.0, 0.0)), (0x04, (0.0, 1.0, 0.0)),
      (0x40, (0.0, 0.0, 2.5)), (0x80, (0.0, 0.0, 2.0)),
    ] as [(UInt8, (Double, Double, Double))])
  func secondPin(_ test: (bit: UInt8, force: (Double, Double, Double))) throws {
    let bench = try bench(
      .lsm6dso, (0x56, 0x4F), (0x57, 0x09), (0x58, 0x89), (0x59, 0x49), (0x5A, 0x06),
      (0x5B, 0x02), (0x5C, 0x00), (0x5D, 0x08))
    _ = try bench.byte(0x1A)
    try bench.write(0x5F, test.bit)
    #expect(!isHigh(bench, 1))
    bench.force(test.force.0, test.force.1, test.force.2)
    bench.wait(.milliseconds(8))
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(8))
    #expect(isHigh(bench, 1) && !isHigh(bench))
    _ = try bench.byte(0x1A)
    bench.wait(.milliseconds(20))
    _ = try bench.byte(0x1A)
    #expect(!isHigh(bench, 1))
  }
}
