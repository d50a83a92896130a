// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// CTRL_REG4 has ST in bit 1 and STsign in bit 3. The typical change is +300, +300, +350 digits at
/// ±2 g, or the negative values.
struct AccelerometerSelfTestTests {
  private func words(_ format: UInt8, force: (Double, Double, Double) = (0, 0, 0)) throws -> [Int] {
    let chip = try SampledAccelerometer([(0x23, format)], force: force)
    chip.pass(0)
    return try chip.bench.words().map { Int(Int16(bitPattern: $0)) / 16 }
  }

  /// The self-test is a force, so that it is fewer digits in a wider range.
  @Test(
    arguments: [
      (0x80, [0, 0, 0]), (0x88, [0, 0, 0]), (0x82, [300, 300, 350]), (0x8A, [-300, -300, -350]),
      (0x92, [150, 150, 175]), (0x9A, [-150, -150, -175]), (0xB2, [77, 77, 90]),
      (0xBA, [-77, -77, -90]),
    ] as [(UInt8, [Int])])
  func typicalChange(format: UInt8, digits: [Int]) throws {
    #expect(try words(format) == digits)
  }

  /// The self-test adds to the force, and the sum is clipped.
  @Test func addsToTheForce() throws {
    #expect(try words(0x82, force: (0.1, -0.5, 1)) == [400, -200, 1350])
    #expect(try words(0x82, force: (1.8, -2, 2)) == [2047, -1700, 2047])
    #expect(try words(0x8A, force: (-1.8, 0, 1)) == [-2048, -300, 650])
  }

  /// The output follows with the next sample, when the self-test is switched on and off.
  @Test func settles() throws {
    let chip = try SampledAccelerometer([(0x23, 0x80)])
    chip.pass(0)
    #expect(try chip.bench.words() == [0, 0, 0x3E80])
    try chip.bench.write(0x23, 0x82)
    #expect(try chip.bench.words() == [0, 0, 0x3E80])
    chip.pass(1)
    #expect(try chip.bench.words() == [0x12C0, 0x12C0, 0x5460])
    try chip.bench.write(0x23, 0x80)
    chip.pass(2)
    #expect(try chip.bench.words() == [0, 0, 0x3E80])
  }

  /// A part with a weak self-test force is outside the limits.
  @Test func weakPart() throws {
    var part = LIS331DLHChip()
    part.selfTestForce = [0.1, 0.3, 0]
    let chip = try SampledAccelerometer([(0x23, 0x82)], .lis331dlh(part), force: (0, 0, 0))
    chip.pass(0)
    #expect(try chip.bench.words() == [100 * 16, 300 * 16, 0] as [UInt16])
  }

  /// The self-test moves the mass, so that interrupts and the filter respond to it.
  @Test func interruptsSeeIt() throws {
    let chip = try SampledAccelerometer(
      [(0x21, 0x04), (0x32, 16), (0x30, 0x2A)], force: (0, 0, 1))
    _ = try chip.bench.byte(0x25)
    chip.pass(3)
    try chip.bench.write(0x23, 0x02)
    chip.pass(4)
    #expect(try chip.source1() == 0x6A)
  }
}
