// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The status bits DRDY, DERR and HOFL.
struct CompassStatusTests {
  private func measured(_ x: Double = 20, _ y: Double = -3, _ z: Double = 44.1) throws -> Bench {
    let bench = Bench.compass()
    bench.field(x, y, z)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    return bench
  }

  // MARK: Data ready

  @Test func readingST1ClearsNothing() throws {
    let bench = try measured()
    for _ in 0..<5 { #expect(try bench.byte(0x02) == 0x01) }
    #expect(try bench.bytes(0x02, 8)[0] == 0x01)
  }

  @Test(arguments: [0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09] as [UInt8])
  func anyDataByteAndST2Clear(register: UInt8) throws {
    let bench = try measured()
    _ = try bench.byte(register)
    #expect(try bench.byte(0x02) == 0x00)
  }

  @Test(arguments: [0x00, 0x01, 0x02, 0x0A, 0x0C, 0x0F, 0x10] as [UInt8])
  func otherRegistersDoNotClear(register: UInt8) throws {
    let bench = try measured()
    _ = try bench.byte(register)
    #expect(try bench.byte(0x02) == 0x01)
  }

  @Test func dataStaysAfterST2() throws {
    let bench = try measured()
    #expect(try bench.byte(0x09) == 0x00)
    #expect(try bench.bytes(0x03, 6) == [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00])
  }

  @Test func unreadST2BlocksNothing() throws {
    let bench = try measured()
    _ = try bench.bytes(0x03, 6)
    bench.field(0, 0, 0)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 7) == [0x01, 0, 0, 0, 0, 0, 0])
  }

  // MARK: Data error

  @Test func readingDataWhileBusyIsAnErrorUntilST2IsRead() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(1))
    #expect(try bench.bytes(0x03, 6) == [0, 0, 0, 0, 0, 0])
    #expect(bench.count(.busyRead) > 0)
    #expect(try bench.byte(0x09) == 0x04)
    #expect(try bench.byte(0x09) == 0x00)
    #expect(bench.forbidden == 0)
  }

  @Test func errorOutlastsTheMeasurement() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x01)
    _ = try bench.byte(0x05)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8).last == 0x04)
    #expect(try bench.byte(0x09) == 0x00)
  }

  @Test func burstWhileBusyShowsItsOwnError() throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(1))
    #expect(try bench.bytes(0x02, 8) == [0, 0, 0, 0, 0, 0, 0, 0x04])
  }

  @Test(arguments: [0x02, 0x09] as [UInt8])
  func statusMayBeReadWhileBusy(register: UInt8) throws {
    let bench = Bench.compass()
    try bench.write(0x0A, 0x01)
    #expect(try bench.byte(register) == 0x00)
    #expect(try bench.byte(0x09) == 0x00)
    #expect(bench.violations.isEmpty)
  }

  @Test func measurementGoesOnAfterAnEarlyRead() throws {
    let bench = Bench.compass()
    bench.field(20, -3, 44.1)
    try bench.write(0x0A, 0x01)
    _ = try bench.bytes(0x02, 8)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00, 0x00])
  }

  /// The maker's test reads all registers before any measurement, and expects 0 in ST2.
  @Test func readingDataInPowerDownIsNoError() throws {
    let bench = Bench.compass()
    #expect(
      try bench.bytes(0x00, 13)
        == [0x48, 0x00, 0x00, 0, 0, 0, 0, 0, 0, 0x00, 0x00, 0x00, 0x00])
    #expect(try bench.byte(0x09) == 0x00)
    #expect(bench.count(.busyRead) == 0)
  }

  /// Reads a burst whose first byte begins a given time before the end of a measurement; a byte
  /// takes 22.5 µs.
  private func burst(_ command: UInt8, _ count: Int, before end: Int64) throws -> [UInt8] {
    let bench = Bench.compass()
    bench.field(20, -3, 44.1)
    bench.wait(.milliseconds(1))
    try bench.write(0x0A, 0x01)
    // The write ended 2.5 µs after the mode was set; 29 bits precede the first byte of a read.
    bench.wait(.nanoseconds(7_300_000 - 2_500 - 72_500 - end))
    return try bench.bytes(command, count)
  }

  @Test func burstThatMeetsTheEndBeforeTheDataIsNoError() throws {
    #expect(
      try burst(0x02, 8, before: 10_000) == [0x00, 0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00, 0x00])
  }

  @Test func burstThatMeetsTheEndWithinTheDataIsAnError() throws {
    #expect(
      try burst(0x02, 8, before: 32_500) == [0x00, 0x00, 0x00, 0xF8, 0xFF, 0x83, 0x00, 0x04])
  }

  @Test func policyDataWhileBusy() throws {
    let bench = Bench.compass()
    bench.set(policy: "data-while-busy", "ones")
    try bench.write(0x0A, 0x01)
    #expect(try bench.bytes(0x03, 6) == [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF])
    #expect(try bench.byte(0x09) == 0x04)
  }

  // MARK: Overflow

  @Test(arguments: [
    (2400, 0, 0), (800, 800, 800), (-800, 800, -800), (0, 0, -2400), (1200, -1200, 0),
    (5000, 5000, 5000),
  ])
  func overflowsFrom2400Microtesla(_ field: (x: Double, y: Double, z: Double)) throws {
    #expect(try measured(field.x, field.y, field.z).byte(0x09) == 0x08)
  }

  @Test(arguments: [(2399, 0, 0), (800, 800, 799), (-1000, -1000, -399), (0, 0, 0)])
  func doesNotOverflowBelow(_ field: (x: Double, y: Double, z: Double)) throws {
    #expect(try measured(field.x, field.y, field.z).byte(0x09) == 0x00)
  }

  @Test func overflowStaysUntilTheNextStart() throws {
    let bench = try measured(800, 800, 800)
    for _ in 0..<5 { #expect(try bench.byte(0x09) == 0x08) }
    bench.field(20, -3, 44.1)
    try bench.write(0x0A, 0x01)
    #expect(try bench.byte(0x09) == 0x00)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00, 0x00])
  }

  // MARK: CNTL

  @Test(arguments: [0x00, 0x01, 0x08, 0x0F] as [UInt8])
  func everyWriteOfTheModeClearsStatusAndData(mode: UInt8) throws {
    let bench = try measured(800, 800, 800)
    bench.field(0, 0, 0)
    try bench.write(0x0A, mode)
    #expect(try bench.byte(0x02) == 0x00)
    #expect(try bench.byte(0x09) == 0x00)
    #expect(try bench.bytes(0x03, 6) == [0, 0, 0, 0, 0, 0])
  }

  @Test func writesElsewhereClearNothing() throws {
    let bench = try measured()
    try bench.write(0x0C, 0x40)
    try bench.write(0x0F, 0x00)
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00, 0x00])
  }
}
