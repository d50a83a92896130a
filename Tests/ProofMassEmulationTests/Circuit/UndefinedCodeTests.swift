// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// Undefined codes are stored as written, and writing them is forbidden.
struct UndefinedCodeTests {
  /// Undefined codes of the LIS331DLH: PM 111, HPM 11, FS 10, TurnOn 01 and 10.
  @Test(arguments: [(0x20, 0xE7), (0x21, 0x60), (0x23, 0x20), (0x24, 0x01), (0x24, 0x02)])
  func ofTheAccelerometer(register: Int, code: Int) throws {
    let register = UInt8(register)
    let code = UInt8(code)
    let bench = try Bench.accelerometer((register, code))
    #expect(try bench.byte(register) == code)
    #expect(bench.count(.undefinedCode) == 1)
    #expect(bench.forbidden == 1)
    #expect(bench.violations.first?.register == register)
  }

  /// Undefined codes of the L3G4200D: HPCF above 1001, ST 10, FM 101 to 111.
  @Test(arguments: [
    (0x21, 0x0A), (0x21, 0x0F), (0x23, 0x04), (0x2E, 0xA0), (0x2E, 0xC0), (0x2E, 0xE0),
  ])
  func ofTheGyroscope(register: Int, code: Int) throws {
    let register = UInt8(register)
    let code = UInt8(code)
    let bench = try Bench.gyroscope((register, code))
    #expect(try bench.byte(register) == code)
    #expect(bench.count(.undefinedCode) == 1)
    #expect(bench.forbidden == 1)
  }

  /// Undefined codes of the AK8975: modes other than 0, 1, 8 and 15, which do nothing.
  @Test(arguments: [0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x0E])
  func ofTheCompass(mode: Int) throws {
    let bench = Bench.compass()
    try bench.write(0x0A, UInt8(mode))
    #expect(bench.count(.undefinedCode) == 1)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x0A) == UInt8(mode))
    #expect(try bench.byte(0x02) == 0x00)
    #expect(try bench.bytes(0x10, 3) == [0x00, 0x00, 0x00])
  }

  @Test func everyDefinedCodeOfTheGyroscopeRangeIsFine() throws {
    let bench = try Bench.gyroscope((0x23, 0x10), (0x23, 0x20), (0x23, 0x30), (0x23, 0x00))
    #expect(bench.violations.isEmpty)
  }
}
