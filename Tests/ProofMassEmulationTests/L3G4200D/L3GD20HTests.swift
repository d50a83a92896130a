// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The functions that only the L3GD20H has.
struct L3GD20HTests {
  private func bench(_ writes: (UInt8, UInt8)...) throws -> Bench { try bench(.l3gd20h, writes) }

  private func bench(
    _ relative: L3G4200DChip.Relative, _ writes: [(UInt8, UInt8)]
  ) throws -> Bench {
    let isOld = relative == .l3g4200d || relative == .a3g4250d
    let bench = Bench(.l3g4200d(L3G4200DChip(relative)), at: isOld ? 0x69 : 0x6B)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  /// The rates with Low_ODR are 12.5, 25, 50 and 50 Hz.
  @Test(
    arguments: [(0x0F, 80_000), (0x4F, 40_000), (0x8F, 20_000), (0xCF, 20_000)]
      as [(UInt8, Int64)])
  func lowRates(control: UInt8, microseconds: Int64) throws {
    let bench = try bench((0x39, 0x01), (0x20, control))
    bench.wait(.microseconds(2 * microseconds + 1_000))
    let first = try bench.sampleTime()
    bench.wait(.microseconds(microseconds))
    #expect(try bench.sampleTime() == first + microseconds * 1000)
    #expect(bench.forbidden == 0)
  }

  /// In the other parts, the address is reserved.
  @Test(arguments: [.l3g4200d, .a3g4250d, .l3gd20] as [L3G4200DChip.Relative])
  func lowRateRegisterIsReservedElsewhere(_ relative: L3G4200DChip.Relative) throws {
    let bench = try bench(relative, [(0x39, 0x01), (0x20, 0x0F)])
    #expect(bench.count(.reservedWrite) == 1)
    bench.wait(.milliseconds(11))
    #expect(try bench.byte(0x27) == 0x0F)
  }

  /// After I2C_dis is set, the part answers on SPI only.
  @Test func i2cDisabled() throws {
    let bench = try bench((0x39, 0x08))
    #expect(throws: BusError.self) { try bench.byte(0x0F) }
    let circuit = Circuit(.l3gd20h.on(spi: 0))
    try circuit.frame(0x39, 0x08)
    #expect(try circuit.frame(0x8F, reading: 1) == [0xD7])
  }

  @Test func softwareReset() throws {
    let bench = try bench((0x20, 0xFF), (0x2E, 0x4F), (0x39, 0x04))
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x20) == 0x07)
    #expect(try bench.byte(0x2E) == 0x00)
    #expect(try bench.byte(0x39) == 0x00)
  }

  /// DRDY_HL inverts the second pin, H_Lactive the first.
  @Test(
    arguments: [
      (0x00, 0x00, [false, true]), (0x00, 0x20, [false, false]),
      (0x20, 0x20, [true, false]),
    ] as [(UInt8, UInt8, [Bool])])
  func polarities(control: UInt8, low: UInt8, levels: [Bool]) throws {
    let bench = try bench((0x22, 0x08 | control), (0x39, low), (0x20, 0x0F))
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == [levels[0], !levels[1]])
    bench.wait(.milliseconds(12))
    #expect(bench.circuit.pins(at: bench.target).map(\.isHigh) == levels)
  }

  /// With StopOnFTH, the FIFO holds no more sets than the watermark.
  @Test(arguments: [(0x60, 5), (0x40, 32)] as [(UInt8, Int)])
  func depthOfTheFIFO(enable: UInt8, sets: Int) throws {
    let bench = try bench((0x24, enable), (0x2E, 0x25), (0x20, 0x0F))
    bench.wait(.seconds(1))
    let source = try bench.byte(0x2F)
    #expect(source & 0x5F == 0x40 | UInt8(min(sets, 31)))
    _ = try bench.bytes(0xA8, 6 * sets)
    #expect(try bench.byte(0x2F) == 0x20)
  }

  /// With FM 111, the FIFO is empty until the interrupt, and then fills once.
  @Test func bypassToFIFO() throws {
    let bench = try bench(
      (0x24, 0x40), (0x2E, 0xE0), (0x32, 0x03), (0x33, 0xE8), (0x30, 0x42),
      (0x20, 0x0F))
    bench.wait(.milliseconds(100))
    #expect(try bench.byte(0x2F) == 0x20)
    bench.turn(100, 0, 0)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x2F) == 0xDF)
    _ = try bench.bytes(0xA8, 192)
    bench.wait(.milliseconds(100))
    #expect(try bench.byte(0x2F) == 0x20)
  }

  /// After a drain, stream mode repeats the last set, and dynamic stream mode does not.
  @Test(arguments: [(0x40, 2), (0xC0, 1)] as [(UInt8, UInt8)])
  func streams(mode: UInt8, sets: UInt8) throws {
    let bench = try bench((0x24, 0x40), (0x2E, mode), (0x20, 0x0F))
    bench.wait(.milliseconds(12))
    _ = try bench.words()
    #expect(try bench.byte(0x2F) == 0x20)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x2F) & 0x1F == sets)
  }

  /// DCRM selects whether the duration counter is reset or counts down.
  @Test(arguments: [(0x03, 0), (0x83, 0x42)] as [(UInt8, UInt8)])
  func durationCounter(threshold: UInt8, source: UInt8) throws {
    let bench = try bench(
      (0x32, threshold), (0x33, 0xE8), (0x38, 0x03), (0x30, 0x42), (0x39, 0x01),
      (0x20, 0x0F))
    #expect(bench.forbidden == 0)
    bench.wait(.milliseconds(20))
    for rate in [100.0, 100, 0, 100, 100] {
      bench.turn(rate, 0, 0)
      bench.wait(.milliseconds(80))
    }
    #expect(try bench.byte(0x31) & 0x40 == source & 0x40)
  }

  /// A BOOT in power-down starts when the part wakes up.
  @Test(arguments: [(.l3gd20h, 0x80), (.l3gd20, 0x00)] as [(L3G4200DChip.Relative, UInt8)])
  func bootInPowerDown(_ relative: L3G4200DChip.Relative, _ later: UInt8) throws {
    let bench = try bench(relative, [(0x24, 0x80)])
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x24) == later)
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(11))
    #expect(try bench.byte(0x24) == 0x00)
  }
}
