// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The interrupt and the pins of the LIS3MDL, from the description of the LSM9DS1's magnetometer.
struct LIS3MDLInterruptTests {
  /// A chip at 80 Hz and ±4 G with a threshold of 1 G, after a write of INT_CFG.
  private func bench(_ control: UInt8, policy: (String, String)? = nil) throws -> Bench {
    let bench = Bench(.lis3mdl, at: 0x1C)
    bench.field(0, 0, 0)
    if let policy { bench.set(policy: policy.0, policy.1) }
    try bench.write(0x32, 0xBA)
    try bench.write(0x33, 0x1A)
    try bench.write(0x30, control)
    try bench.write(0x20, 0x1C)
    try bench.write(0x22, 0x00)
    bench.wait(.milliseconds(50))
    return bench
  }

  private func pins(_ bench: Bench) -> [Bool] {
    bench.circuit.pins(at: bench.target).map { $0.isHigh }
  }

  /// One threshold for both signs: PTH bits above it, NTH bits below its negative; a value that equals it is
  /// neither.
  @Test(
    arguments: [
      (150, 0, 0, 0x81), (0, 150, 0, 0x41), (0, 0, 150, 0x21), (-150, 0, 0, 0x11),
      (0, -150, 0, 0x09), (0, 0, -150, 0x05), (150, -150, 150, 0xA9), (100, 0, 0, 0x00),
      (99, -99, 99, 0x00),
    ] as [(Double, Double, Double, UInt8)])
  func source(_ x: Double, _ y: Double, _ z: Double, _ source: UInt8) throws {
    let bench = try bench(0xEF)
    bench.field(x, y, z)
    bench.wait(.milliseconds(50))
    #expect(try bench.byte(0x31) == source)
  }

  /// Only enabled axes cause events.
  @Test(arguments: [(0x8F, 0x81), (0x4F, 0x41), (0x2F, 0x21), (0x0F, 0x00)] as [(UInt8, UInt8)])
  func axes(control: UInt8, source: UInt8) throws {
    let bench = try bench(control)
    bench.field(150, 150, 150)
    bench.wait(.milliseconds(50))
    #expect(try bench.byte(0x31) == source)
  }

  /// A measurement at an end of the range sets MROI while IEN is set.
  @Test(arguments: [(0x0F, 0x03), (0x0E, 0x00)] as [(UInt8, UInt8)])
  func overflow(control: UInt8, source: UInt8) throws {
    let bench = try bench(control)
    bench.field(0, 900, 0)
    bench.wait(.milliseconds(50))
    #expect(try bench.byte(0x31) == source)
  }

  /// With LIR 0 the interrupt is latched until INT_SRC is read; with LIR 1 it follows the samples.
  @Test(
    arguments: [
      (0xED, nil, true), (0xEF, nil, false), (0xED, "one", false), (0xEF, "one", true),
    ] as [(UInt8, String?, Bool)])
  func latch(control: UInt8, latched: String?, holds: Bool) throws {
    let bench = try bench(control, policy: latched.map { ("latched", $0) })
    bench.field(150, 0, 0)
    bench.wait(.milliseconds(50))
    bench.field(0, 0, 0)
    bench.wait(.milliseconds(50))
    #expect(pins(bench)[0] == holds)
    #expect(try bench.byte(0x31) == (holds ? 0x81 : 0x00))
    #expect(try bench.byte(0x31) == 0x00)
    #expect(pins(bench)[0] == false)
  }

  /// IEA selects the level of an active pin; without IEN it is inactive.
  @Test(
    arguments: [
      (0xED, nil, [false, true]), (0xE9, nil, [true, false]), (0xED, "zero", [true, false]),
      (0xEC, nil, [false, false]), (0xE8, nil, [true, true]),
    ] as [(UInt8, String?, [Bool])])
  func level(control: UInt8, active: String?, levels: [Bool]) throws {
    let bench = try bench(control, policy: active.map { ("active-high", $0) })
    #expect(pins(bench)[0] == levels[0])
    bench.field(150, 0, 0)
    bench.wait(.milliseconds(50))
    #expect(pins(bench)[0] == levels[1])
  }

  /// DRDY is high while a set waits to be read, and only then.
  @Test func dataReady() throws {
    let bench = try bench(0xE8)
    #expect(pins(bench)[1])
    _ = try bench.words()
    #expect(!pins(bench)[1])
    bench.wait(.microseconds(12_500))
    #expect(pins(bench)[1])
  }

  @Test func resetValue() throws {
    let bench = try bench(0xE8, policy: ("interrupt-reset", "08"))
    try bench.write(0x21, 0x04)
    bench.wait(.milliseconds(2))
    #expect(try bench.byte(0x30) == 0x08)
  }
}
