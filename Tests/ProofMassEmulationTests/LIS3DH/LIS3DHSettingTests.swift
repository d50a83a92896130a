// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// Settings of the LIS3DH and the LIS2DH12 that need another one, or a read before them.
struct LIS3DHSettingTests {
  /// A chip that samples, after writes of register and byte, of which the outputs are read.
  private func details(
    _ part: Part, _ writes: [(UInt8, UInt8)], reading command: UInt8 = 0xA7, _ count: Int = 7
  ) throws -> [Violation.Detail?] {
    let bench = Bench(part, at: 0x18)
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.wait(.milliseconds(100))
    #expect(bench.violations.isEmpty)
    for _ in 0..<2 {
      _ = try bench.bytes(command, count)
      bench.wait(.milliseconds(20))
    }
    return bench.violations.filter { $0.kind == .noEffect }.map(\.detail)
  }

  @Test(
    arguments: [
      ([(0x1F, 0x80)], [.adcWithoutBlockDataUpdate]),
      ([(0x1F, 0xC0)], [.thermometerWithoutBlockDataUpdate]),
      ([(0x1F, 0x40)], [.thermometerWithoutBlockDataUpdate, .thermometerWithoutADC]),
      ([(0x1F, 0x40), (0x23, 0x80)], [.thermometerWithoutADC]),
      ([(0x1F, 0xC0), (0x23, 0x80)], []), ([(0x23, 0x80), (0x1F, 0x80)], []),
      ([(0x23, 0xC0)], [.bigEndianWithoutHighResolution]), ([(0x23, 0xC8)], []),
    ] as [([(UInt8, UInt8)], [Violation.Detail])])
  func withoutEffect(_ test: (writes: [(UInt8, UInt8)], details: [Violation.Detail])) throws {
    // Before CTRL_REG1 and after it, and by a read of the auxiliary registers, too.
    #expect(try details(.lis3dh, test.writes + [(0x20, 0x57)]) == test.details)
    #expect(try details(.lis3dh, [(0x20, 0x57)] + test.writes) == test.details)
    #expect(try details(.lis3dh, [(0x20, 0x57)] + test.writes, reading: 0x8C, 2) == test.details)
  }

  @Test(
    arguments: [
      ([(0x1F, 0xC0)], [.thermometerWithoutBlockDataUpdate]), ([(0x1F, 0xC0), (0x23, 0x80)], []),
    ] as [([(UInt8, UInt8)], [Violation.Detail])])
  func thermometer(_ test: (writes: [(UInt8, UInt8)], details: [Violation.Detail])) throws {
    #expect(try details(.lis2dh12, test.writes + [(0x20, 0x57)]) == test.details)
  }

  /// A setting is noted once, whatever else is written, and again when it is made again.
  @Test func once() throws {
    let bench = Bench(.lis3dh, at: 0x18)
    try bench.write(0x1F, 0x80)
    for _ in 0..<3 {
      try bench.write(0x20, 0x57)
      bench.wait(.milliseconds(20))
      _ = try bench.bytes(0xA7, 7)
    }
    #expect(bench.count(.noEffect) == 1)
    for byte in [0x00, 0x80] as [UInt8] { try bench.write(0x1F, byte) }
    _ = try bench.bytes(0xA7, 7)
    #expect(bench.count(.noEffect) == 2)
  }

  /// The auxiliary status is polled while nothing converts; a burst over it is no polling.
  @Test func polledStatus() throws {
    #expect(
      try details(.lis3dh, [(0x20, 0x57)], reading: 0x07, 1)
        == [.statusWithoutADC, .statusWithoutADC])
    #expect(
      try details(.lis2dh12, [(0x20, 0x57)], reading: 0x07, 1)
        == [.statusWithoutThermometer, .statusWithoutThermometer])
    #expect(try details(.lis3dh, [(0x20, 0x57)], reading: 0x87, 7) == [])
    #expect(
      try details(.lis3dh, [(0x1F, 0x80), (0x23, 0x80), (0x20, 0x57)], reading: 0x07, 1) == [])
  }

  @Test func words() {
    #expect(Violation.Kind.noEffect.severity == .note)
    #expect(Violation.Detail.adcWithoutBlockDataUpdate.text.contains("BDU in CTRL_REG4"))
    let bigEndian = Violation.Detail.bigEndianWithoutHighResolution
    #expect(bigEndian.text == "BLE in CTRL_REG4 needs HR there")
  }

  // MARK: REFERENCE

  /// LIS2DH12 datasheet, 8.9, footnote: from high resolution to power-down, REFERENCE is read before
  /// normal or high-resolution mode.
  @Test(
    arguments: [Part.lis3dh, .lis2dh12],
    [
      (0x08, 0x57, false, 1), (0x08, 0x57, true, 0), (0x00, 0x57, false, 0), (0x08, 0x5F, false, 0),
    ] as [(UInt8, UInt8, Bool, Int)])
  func reference(
    _ part: Part, _ test: (format: UInt8, next: UInt8, reads: Bool, count: Int)
  ) throws {
    let bench = Bench(part, at: 0x18)
    try bench.write(0x23, test.format)
    try bench.write(0x20, 0x57)
    bench.wait(.milliseconds(100))
    try bench.write(0x20, 0x07)
    if test.reads { _ = try bench.byte(0x26) }
    try bench.write(0x20, test.next)
    #expect(bench.count(.referenceUnread) == test.count)
    if test.count > 0 { #expect(bench.violations.last?.register == 0x20) }
    try bench.write(0x20, 0x67)
    #expect(bench.count(.referenceUnread) == (test.next == 0x5F ? 1 : test.count))
  }
}
