// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The magnetometers of LSM303DLH, LSM303DLM and LSM303DLHC: the HMC5883L's registers with ST's gains, where Z has
/// fewer digits, and in an LSM303DLH with Y before Z.
struct LSM303MagnetometerTests {
  private func bench(_ part: Part, _ field: Axes<Double>) -> Bench {
    let bench = Bench(part, at: 0x1E)
    bench.field(field.x, field.y, field.z)
    bench.wait(.milliseconds(60))
    return bench
  }

  /// The second measurement has the gain of CRB.
  private func measure(_ bench: Bench, _ gain: UInt8) throws -> [UInt8] {
    try bench.write(0x01, gain)
    for _ in 0..<2 {
      try bench.write(0x02, 0x01)
      bench.wait(.milliseconds(10))
    }
    return try bench.bytes(0x03, 6)
  }

  /// Counts of 48 µT on X, −43.2 µT on Y and 100 µT on Z at ±1.3 G: 1100 and 980, or 1055 and 950 digits a gauss.
  @Test(
    arguments: [
      (.lsm303dlhcm, [0x02, 0x10, 0x03, 0xD4, 0xFE, 0x25]),
      (.lsm303dlmm, [0x02, 0x10, 0x03, 0xD4, 0xFE, 0x25]),
      (.lsm303dlhm, [0x01, 0xFA, 0xFE, 0x38, 0x03, 0xB6]),
    ] as [(Part, [UInt8])])
  func words(part: Part, bytes: [UInt8]) throws {
    let bench = bench(part, Axes(48, -43.2, 100))
    #expect(try measure(bench, 0x20) == bytes)
  }

  /// At 800 µT ±8.1 G have 1840 and 1640 digits; ±1.3 G overflow.
  @Test(
    arguments: [(0xE0, [0x07, 0x30, 0x06, 0x68]), (0x20, [0xF0, 0x00, 0xF0, 0x00])]
      as [(UInt8, [UInt8])])
  func ranges(gain: UInt8, bytes: [UInt8]) throws {
    let bench = bench(.lsm303dlhcm, Axes(800, 0, 800))
    #expect(Array(try measure(bench, gain).prefix(4)) == bytes)
  }

  /// They sleep after power-on, with 0x03 in MR, and measure nothing.
  @Test(arguments: [Part.lsm303dlhcm, .lsm303dlmm, .lsm303dlhm])
  func sleepsAfterPowerOn(part: Part) throws {
    let bench = bench(part, Axes(48, 48, 48))
    #expect(try bench.bytes(0x09, 1) == [0x00])
    #expect(try bench.bytes(0x00, 3) == [0x10, 0x20, 0x03])
    #expect(try bench.bytes(0x03, 6) == [0, 0, 0, 0, 0, 0])
    #expect(try bench.bytes(0x0A, 3) == [0x48, 0x34, 0x33])
  }

  /// 0x0F tells an LSM303DLHC and a DLM from the others.
  @Test(
    arguments: [(.lsm303dlhcm, 0x3C), (.lsm303dlmm, 0x3C), (.lsm303dlhm, 0x00)] as [(Part, UInt8)])
  func identity(part: Part, byte: UInt8) throws {
    #expect(try bench(part, Axes(0, 0, 0)).byte(0x0F) == byte)
  }

  /// 8 digits a degree, left-justified: 188 digits are 23.5 degrees above the zero, which is 20 °C here.
  @Test func thermometer() throws {
    let bench = bench(.lsm303dlhcm, Axes(0, 0, 0))
    bench.temperature(43.5)
    try bench.write(0x00, 0x90)
    try bench.write(0x02, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x31, 2) == [0x0B, 0xC0])
    try bench.write(0x00, 0x10)
    bench.temperature(20)
    try bench.write(0x02, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x31, 2) == [0x0B, 0xC0])
  }

  /// 220 Hz: in 100 ms 22 measurements, the first after 6 ms.
  @Test func fastestRate() throws {
    let bench = bench(.lsm303dlhcm, Axes(48, 0, 0))
    try bench.write(0x00, 0x1C)
    try bench.write(0x02, 0x00)
    bench.wait(.milliseconds(7))
    #expect(try bench.bytes(0x03, 2) == [0x02, 0x10])
    bench.field(0, 0, 0)
    _ = try bench.bytes(0x03, 6)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x03, 2) == [0x00, 0x00])
  }
}
