// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// A boot that a program starts by the BOOT bit.
@Suite struct SoftwareBootTests {
  struct Subject: Sendable, CustomTestStringConvertible {
    var name: String
    var part: Part
    var address: UInt8
    /// The register with the BOOT bit, and the byte that sets it.
    var register: UInt8
    var byte: UInt8
    var time: Duration
    var testDescription: String { name }
  }

  static let subjects = [
    Subject(
      name: "LIS331DLH", part: .lis331dlh, address: 0x18, register: 0x21, byte: 0x80,
      time: .milliseconds(5)),
    Subject(
      name: "LIS331HH", part: .lis331hh, address: 0x18, register: 0x21, byte: 0x80,
      time: .milliseconds(5)),
    Subject(
      name: "LIS331DL", part: .lis331dl, address: 0x1C, register: 0x21, byte: 0x40,
      time: .milliseconds(5)),
    Subject(
      name: "L3G4200D", part: .l3g4200d, address: 0x68, register: 0x24, byte: 0x80,
      time: .milliseconds(10)),
    Subject(
      name: "L3GD20", part: .l3gd20, address: 0x6A, register: 0x24, byte: 0x80,
      time: .milliseconds(10)),
  ]

  @Test(arguments: subjects)
  func `access is noted until it is over`(subject: Subject) throws {
    let bench = Bench(subject.part, at: subject.address)
    try bench.write(subject.register, subject.byte)
    #expect(bench.count(.bootAccess) == 0)
    _ = try bench.byte(0x0F)
    #expect(bench.count(.bootAccess) == 1)
    bench.wait(subject.time)
    _ = try bench.byte(0x0F)
    #expect(bench.count(.bootAccess) == 1)
    #expect(bench.forbidden == 0)
  }

  /// The L3GD20H boots when it wakes up; until then an access does not disturb the boot.
  @Test func `a boot that waits is not disturbed`() throws {
    let bench = Bench(.l3gd20h, at: 0x6A)
    try bench.write(0x24, 0x80)
    _ = try bench.byte(0x0F)
    #expect(bench.count(.bootAccess) == 0)
    try bench.write(0x20, 0x0F)
    _ = try bench.byte(0x0F)
    #expect(bench.count(.bootAccess) == 1)
  }

  /// SW_RES is "cleared by hardware after next flash boot".
  @Test func `SW_RES reads one until the part has booted`() throws {
    let bench = Bench(.l3gd20h, at: 0x6A)
    try bench.write(0x20, 0xFF)
    try bench.write(0x39, 0x05)
    #expect(try bench.bytes(0xA0, 1) == [0x07])
    #expect(try bench.byte(0x39) == 0x04)
    bench.wait(.milliseconds(9))
    #expect(try bench.byte(0x39) == 0x04)
    bench.wait(.milliseconds(1))
    #expect(try bench.byte(0x39) == 0x00)
  }
}
