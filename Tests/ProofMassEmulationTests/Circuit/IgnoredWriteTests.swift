// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// Writes that a chip acknowledges, but does not store.
struct IgnoredWriteTests {
  // MARK: Reserved addresses

  static let reservedInAccelerometer =
    [UInt8](0x00...0x0E) + [UInt8](0x10...0x1F) + [0x2E, 0x2F] + [UInt8](0x38...0x3F)

  static let reservedInGyroscope =
    [UInt8](0x00...0x0E) + [UInt8](0x10...0x1F) + [UInt8](0x39...0x3F)

  @Test(arguments: reservedInAccelerometer)
  func reservedWriteToTheAccelerometerIsForbidden(register: UInt8) throws {
    let bench = try Bench.accelerometer((register, 0xA5))
    #expect(try bench.byte(register) == 0x00)
    #expect(bench.forbidden == 1)
    let violation = try #require(bench.violations.first)
    #expect(violation.kind == .reservedWrite)
    #expect(violation.register == register)
    #expect(violation.value == 0xA5)
    #expect(violation.severity == .forbidden)
    #expect(!bench.circuit.finish().isClean)
  }

  @Test(arguments: reservedInGyroscope)
  func reservedWriteToTheGyroscopeIsForbidden(register: UInt8) throws {
    let bench = try Bench.gyroscope((register, 0xA5))
    #expect(bench.forbidden == 1)
    #expect(bench.count(.reservedWrite) == 1)
    #expect(try bench.bytes(0xA0, 5) == [0x07, 0x00, 0x00, 0x00, 0x00])
  }

  @Test(arguments: reservedInAccelerometer + [0x40, 0x4F, 0x60, 0x7F])
  func undocumentedRegisterOfTheAccelerometerReadsZero(register: UInt8) throws {
    let bench = try Bench.accelerometer()
    #expect(try bench.byte(register) == 0x00)
    #expect(bench.count(.reservedRead) == 1)
    #expect(bench.forbidden == 0)
  }

  @Test func reservedReadOfTheGyroscopeIsOnlyNoted() throws {
    let bench = try Bench.gyroscope()
    _ = try bench.byte(0x1F)
    #expect(bench.count(.reservedRead) == 1)
    #expect(bench.forbidden == 0)
  }

  // MARK: Read-only registers

  @Test(arguments: [0x0F, 0x25, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x2D, 0x31, 0x35] as [UInt8])
  func readOnlyInTheAccelerometer(register: UInt8) throws {
    let bench = try Bench.accelerometer()
    let before = try bench.byte(register)
    try bench.write(register, 0x5A)
    #expect(try bench.byte(register) == before)
    #expect(bench.count(.readOnlyWrite) == 1)
    #expect(bench.forbidden == 0)
  }

  @Test(arguments: [0x0F, 0x26, 0x27, 0x28, 0x29, 0x2A, 0x2B, 0x2C, 0x2D, 0x2F, 0x31] as [UInt8])
  func readOnlyInTheGyroscope(register: UInt8) throws {
    let bench = try Bench.gyroscope()
    let before = try bench.byte(register)
    try bench.write(register, 0x5A)
    #expect(try bench.byte(register) == before)
    #expect(bench.count(.readOnlyWrite) == 1)
    #expect(bench.forbidden == 0)
  }

  @Test(arguments: [UInt8](0x00...0x09) + [0x10, 0x11, 0x12])
  func readOnlyInTheCompass(register: UInt8) throws {
    let bench = Bench.compass()
    let before = try bench.byte(register)
    try bench.write(register, 0x5A)
    #expect(try bench.byte(register) == before)
    #expect(bench.count(.readOnlyWrite) == 1)
    #expect(bench.forbidden == 0)
  }

  /// Some drivers write 0 to both interrupt sources in their initialisation.
  @Test func writesToTheInterruptSourcesAreHarmless() throws {
    let bench = try Bench.accelerometer((0x31, 0x00), (0x35, 0x00))
    #expect(bench.circuit.finish().isClean)
  }

  // MARK: The compass' closed registers

  @Test(arguments: [0x0B, 0x0D, 0x0E] as [UInt8])
  func closedRegisterOfTheCompass(register: UInt8) throws {
    let reading = Bench.compass()
    _ = try reading.byte(register)
    #expect(reading.count(.doNotAccess) == 1)
    #expect(reading.forbidden == 1)
    let writing = Bench.compass()
    try writing.write(register, 0x01)
    #expect(writing.count(.doNotAccess) == 1)
    #expect(writing.forbidden == 1)
  }

  @Test(arguments: [0x13, 0x20, 0x7F, 0xFF] as [UInt8])
  func beyondTheMapOfTheCompass(register: UInt8) throws {
    let bench = Bench.compass()
    #expect(try bench.byte(register) == 0x00)
    #expect(bench.count(.reservedRead) == 1)
    try bench.write(register, 0xFF)
    #expect(try bench.byte(register) == 0x00)
    #expect(try bench.byte(0x0A) == 0x00)
  }
}
