// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The interrupt and the pin of the LIS2MDL: as the LSM9DS1's datasheet describes its own, whose bits it has.
struct LIS2MDLInterruptTests {
  /// A chip at 100 Hz with a threshold of 667 digits, 100 µT, after writes of CFG_REG_C and INT_CTRL_REG.
  private func bench(
    _ control: UInt8, pin: UInt8 = 0x40, policy: (String, String)? = nil
  ) throws -> Bench {
    let bench = Bench(.lis2mdl, at: 0x1E)
    bench.field(0, 0, 0)
    if let policy { bench.set(policy: policy.0, policy.1) }
    try bench.write(0xE5, 0x9B, 0x02)
    try bench.write(0x62, pin)
    try bench.write(0x63, control)
    try bench.write(0x60, 0x8C)
    bench.wait(.milliseconds(50))
    return bench
  }

  private func pin(_ bench: Bench) -> Bool { bench.circuit.pins(at: bench.target)[0].isHigh }

  /// One threshold for both signs; a value that equals it is neither.
  @Test(
    arguments: [
      (150, 0, 0, 0x81), (0, 150, 0, 0x41), (0, 0, 150, 0x21), (-150, 0, 0, 0x11),
      (0, -150, 0, 0x09), (0, 0, -150, 0x05), (150, -150, 150, 0xA9), (100, 0, 0, 0x00),
      (100.2, 0, 0, 0x81), (99, -99, 99, 0x00),
    ] as [(Double, Double, Double, UInt8)])
  func source(_ x: Double, _ y: Double, _ z: Double, _ source: UInt8) throws {
    let bench = try bench(0xE7)
    bench.field(x, y, z)
    bench.wait(.milliseconds(50))
    #expect(try bench.byte(0x64) == source)
  }

  /// Only enabled axes cause events.
  @Test(arguments: [(0x87, 0x81), (0x47, 0x41), (0x27, 0x21), (0x07, 0x00)] as [(UInt8, UInt8)])
  func axes(control: UInt8, source: UInt8) throws {
    let bench = try bench(control)
    bench.field(150, 150, 150)
    bench.wait(.milliseconds(50))
    #expect(try bench.byte(0x64) == source)
  }

  /// A measurement at an end of the range sets MROI while IEN is set.
  @Test(arguments: [(0x07, 0x03), (0x06, 0x00)] as [(UInt8, UInt8)])
  func overflow(control: UInt8, source: UInt8) throws {
    let bench = try bench(control)
    bench.field(0, 5000, 0)
    bench.wait(.milliseconds(50))
    #expect(try bench.byte(0x64) == source)
  }

  /// INT_on_DataOFF: the threshold is compared before or after the offset is subtracted.
  @Test(arguments: [(0x00, 0x81), (0x08, 0x41)] as [(UInt8, UInt8)])
  func offset(control: UInt8, source: UInt8) throws {
    let bench = try bench(0xE7)
    try bench.write(0x61, control)
    try bench.write(0xC5, 0x00, 0x03, 0x00, 0xFD)
    bench.field(150, 0, 0)
    bench.wait(.milliseconds(50))
    // 1000 − 768 digits on X, 0 + 768 on Y.
    #expect(try bench.words(0xE8) == [0x00E8, 0x0300, 0x0000])
    #expect(try bench.byte(0x64) == source)
  }

  /// With IEL 0 the interrupt is latched until INT_SOURCE_REG is read; with IEL 1 it follows the samples.
  @Test(
    arguments: [
      (0xE5, nil, true), (0xE7, nil, false), (0xE5, "one", false), (0xE7, "one", true),
    ] as [(UInt8, String?, Bool)])
  func latch(control: UInt8, latched: String?, holds: Bool) throws {
    let bench = try bench(control, policy: latched.map { ("latched", $0) })
    bench.field(150, 0, 0)
    bench.wait(.milliseconds(50))
    bench.field(0, 0, 0)
    bench.wait(.milliseconds(50))
    #expect(pin(bench) == holds)
    #expect(try bench.byte(0x64) == (holds ? 0x81 : 0x00))
    #expect(try bench.byte(0x64) == 0x00)
    #expect(!pin(bench))
  }

  /// The pin shows what CFG_REG_C selects; IEA selects the level of an active interrupt. At rest, and beyond the
  /// threshold; both before the outputs are read.
  @Test(
    arguments: [
      (0x40, 0xE7, nil, [false, true]), (0x40, 0xE3, nil, [true, false]),
      (0x40, 0xE7, "zero", [true, false]), (0x40, 0xE6, nil, [false, false]),
      (0x00, 0xE3, nil, [false, false]), (0x01, 0xE7, nil, [true, true]),
      (0x41, 0xE6, nil, [true, true]),
    ] as [(UInt8, UInt8, String?, [Bool])])
  func pin(control: UInt8, interrupt: UInt8, active: String?, levels: [Bool]) throws {
    let bench = try bench(interrupt, pin: control, policy: active.map { ("active-high", $0) })
    #expect(pin(bench) == levels[0])
    bench.field(150, 0, 0)
    bench.wait(.milliseconds(50))
    #expect(pin(bench) == levels[1])
  }

  /// DRDY_on_PIN: high while a set waits to be read, and only then.
  @Test func dataReady() throws {
    let bench = try bench(0xE0, pin: 0x01)
    #expect(pin(bench))
    _ = try bench.words(0xE8)
    #expect(!pin(bench))
    bench.wait(.milliseconds(10))
    #expect(pin(bench))
  }
}
