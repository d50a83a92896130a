// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// Bits that must be zero are masked, and writing a one to them is forbidden.
struct ReservedBitTests {
  struct Case: Sendable {
    var register: UInt8
    var written: UInt8
    var kept: UInt8
  }

  /// Reserved bits of the LIS331DLH.
  @Test(arguments: [
    Case(register: 0x23, written: 0x84, kept: 0x80),
    Case(register: 0x24, written: 0xFF, kept: 0x03),
    Case(register: 0x24, written: 0x04, kept: 0x00),
    Case(register: 0x32, written: 0x80, kept: 0x00),
    Case(register: 0x33, written: 0x81, kept: 0x01),
    Case(register: 0x36, written: 0xFF, kept: 0x7F),
    Case(register: 0x37, written: 0xC0, kept: 0x40),
  ])
  func ofTheAccelerometer(_ test: Case) throws {
    let bench = try Bench.accelerometer((test.register, test.written))
    #expect(try bench.byte(test.register) == test.kept)
    #expect(bench.count(.reservedBits) == 1)
    #expect(bench.forbidden == 1)
    #expect(bench.violations.first?.register == test.register)
    #expect(bench.violations.first?.value == test.written)
  }

  /// Reserved bits of the L3G4200D.
  @Test(arguments: [
    Case(register: 0x21, written: 0x80, kept: 0x00),
    Case(register: 0x21, written: 0x49, kept: 0x09),
    Case(register: 0x23, written: 0x88, kept: 0x80),
    Case(register: 0x24, written: 0x20, kept: 0x00),
    Case(register: 0x32, written: 0xAC, kept: 0x2C),
    Case(register: 0x34, written: 0x80, kept: 0x00),
    Case(register: 0x36, written: 0xFF, kept: 0x7F),
  ])
  func ofTheGyroscope(_ test: Case) throws {
    let bench = try Bench.gyroscope((test.register, test.written))
    #expect(try bench.byte(test.register) == test.kept)
    #expect(bench.count(.reservedBits) == 1)
    #expect(bench.forbidden == 1)
  }

  /// Reserved bits of the AK8975: the upper half of CNTL, and all of ASTC except SELF.
  @Test(arguments: [
    Case(register: 0x0A, written: 0x1F, kept: 0x0F),
    Case(register: 0x0A, written: 0xF1, kept: 0x01),
    Case(register: 0x0A, written: 0x10, kept: 0x00),
    Case(register: 0x0C, written: 0x41, kept: 0x40),
    Case(register: 0x0C, written: 0x01, kept: 0x00),
    Case(register: 0x0C, written: 0x80, kept: 0x00),
  ])
  func ofTheCompass(_ test: Case) throws {
    let bench = Bench.compass()
    try bench.write(test.register, test.written)
    #expect(try bench.byte(test.register) == test.kept)
    #expect(bench.count(.reservedBits) == 1)
  }

  @Test func selfTestBitAloneIsFine() throws {
    let bench = Bench.compass()
    try bench.write(0x0C, 0x40)
    #expect(try bench.byte(0x0C) == 0x40)
    #expect(bench.violations.isEmpty)
  }
}
