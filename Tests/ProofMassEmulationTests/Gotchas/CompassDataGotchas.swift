// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Reproduces known mistakes of AK8975 drivers with status and data: the values in the registers,
/// and the driver's results.
struct CompassDataGotchas {
  private func measured(
    _ x: Double, _ y: Double, _ z: Double,
    _ adjustment: (x: UInt8, y: UInt8, z: UInt8) = (170, 175, 160)
  ) throws -> Bench {
    var chip = AK8975Chip()
    chip.adjustment = adjustment
    let bench = Bench.compass(chip)
    bench.field(x, y, z)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    return bench
  }

  /// If the high byte is taken as the first, as in parts of other makers, 57 becomes 14592 and −8
  /// becomes −1793.
  @Test func bytesTheWrongWayRound() throws {
    let bytes = try measured(20, -3, 44.1).bytes(0x03, 6)
    func big(_ index: Int) -> Int16 { Int16(bytes[index]) << 8 | Int16(bytes[index + 1]) }
    #expect(bytes == [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00])
    #expect([big(0), big(2)] == [14592, -1793])
  }

  /// If ASA is stored in an Int8, 170 is −86, and a factor of 1.164 becomes 0.164.
  @Test func signedAdjustment() throws {
    let bench = try measured(48, 0, 0)
    #expect(try bench.bytes(0x03, 2) == [0x89, 0x00])
    try bench.write(0x0A, 0x0F)
    bench.wait(.milliseconds(1))
    let adjustment = try bench.byte(0x10)
    #expect(adjustment == 0xAA)
    #expect(Int8(bitPattern: adjustment) == -86)
    let (unsigned, signed) = (Int(adjustment), Int(Int8(bitPattern: adjustment)))
    #expect((unsigned + 128) * 0x89 / 256 == 159)
    #expect((signed + 128) * 0x89 / 256 == 22)
  }

  /// A driver that reads the data but not ST2 finds a strong field that looks valid: 1000 µT per
  /// axis.
  @Test func overflowThatIsNotRead() throws {
    let bench = try measured(1_000, 1_000, 1_000, (128, 128, 128))
    #expect(try bench.bytes(0x03, 6) == [0x05, 0x0D, 0x05, 0x0D, 0x05, 0x0D])
    #expect(bench.violations.isEmpty)
    #expect(try bench.byte(0x09) == 0x08)
  }

  /// An unread ST2 does not stop the next measurement, unlike in the AK8963.
  @Test func unreadST2DoesNotFreeze() throws {
    let bench = try measured(20, -3, 44.1)
    #expect(try bench.bytes(0x03, 6) == [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00])
    bench.field(48, 0, 0)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x03, 6) == [0x89, 0x00, 0, 0, 0, 0])
  }

  /// A read immediately after the start returns zeros with DERR; a read at the proper time returns
  /// the data.
  @Test func readingBeforeDataReady() throws {
    let bench = Bench.compass()
    bench.field(20, -3, 44.1)
    try bench.write(0x0A, 0x01)
    #expect(try bench.bytes(0x02, 8) == [0x00, 0, 0, 0, 0, 0, 0, 0x04])
    #expect(bench.count(.busyRead) == 6)
    bench.wait(.milliseconds(9))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00, 0x00])
  }

  /// Bit numbers used as masks: DRDY & 0, HOFL & 3 and DERR & 2 miss the bits 1 << 0, 1 << 3 and
  /// 1 << 2.
  @Test func bitNumbersAsMasks() throws {
    func seen(_ bit: UInt8, in byte: UInt8) -> [Bool] { [byte & bit != 0, byte & 1 << bit != 0] }
    let strong = try measured(1_000, 1_000, 1_000)
    #expect(seen(0, in: try strong.byte(0x02)) == [false, true])
    #expect(seen(3, in: try strong.byte(0x09)) == [false, true])
    let early = Bench.compass()
    try early.write(0x0A, 0x01)
    _ = try early.byte(0x03)
    #expect(seen(2, in: try early.byte(0x09)) == [false, true])
  }

  /// The mode is shifted left by three, so that a measurement becomes a self-test with the coil
  /// off.
  @Test func shiftedMode() throws {
    let bench = Bench.compass()
    bench.field(20, -3, 44.1)
    try bench.write(0x0A, 0x01 << 3)
    #expect(try bench.byte(0x0A) == 0x08)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0, 0, 0, 0, 0, 0, 0x00])
    #expect(bench.violations.isEmpty)
  }

  /// SELF is written as bit 0 or bit 7: the register stays 0, and Z is far outside −1000…−300.
  @Test(arguments: [0x01, 0x80] as [UInt8])
  func selfTestBitInTheWrongPlace(value: UInt8) throws {
    let bench = Bench.compass()
    try bench.write(0x0C, value)
    #expect(bench.violations.map(\.kind) == [.reservedBits])
    #expect(try bench.byte(0x0C) == 0x00)
    try bench.write(0x0A, 0x08)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0, 0, 0, 0, 0, 0, 0x00])
  }

  /// The register value of HZ after a self-test.
  private func selfTest(_ adjustment: UInt8) throws -> UInt16 {
    var chip = AK8975Chip()
    chip.adjustment = (adjustment, adjustment, adjustment)
    let bench = Bench.compass(chip)
    try bench.write(0x0C, 0x40)
    try bench.write(0x0A, 0x08)
    bench.wait(.milliseconds(10))
    let bytes = try bench.bytes(0x07, 2)
    return UInt16(bytes[0]) | UInt16(bytes[1]) << 8
  }

  /// A good part with an ASA of 1 reads −1290, which passes only after adjustment to −650.
  @Test func selfTestJudgedRaw() throws {
    let raw = Int(Int16(bitPattern: try selfTest(1)))
    #expect(raw == -1290)
    #expect(!(-1000 ... -300).contains(raw))
    #expect((-1000 ... -300).contains(raw * (1 + 128) / 256))
  }

  /// As a UInt16, −578 is 64958, which is above every limit; with its sign, the adjusted value is
  /// −650.
  @Test func selfTestWithoutItsSign() throws {
    let word = try selfTest(160)
    #expect(word == 64958)
    let (unsigned, signed) = (Int(word), Int(Int16(bitPattern: word)))
    let limits = -1000 ... -300
    #expect(!limits.contains(unsigned * (160 + 128) / 256))
    #expect(signed * (160 + 128) / 256 == -650)
  }

  /// H × 3000 × (ASA + 128) overflows 32 bits and becomes negative from 2403 digits on, which is
  /// 839 µT at an ASA of 170.
  @Test(arguments: [(838.8, [0x62, 0x09], false), (839.3, [0x63, 0x09], true)])
  func conversionIn32Bits(_ field: Double, _ bytes: [Int], _ overflows: Bool) throws {
    let read = try measured(field, 0, 0).bytes(0x03, 2)
    #expect(read == bytes.map { UInt8($0) })
    let raw = Int32(read[0]) | Int32(read[1]) << 8
    let product = (raw * 3000).multipliedReportingOverflow(by: 170 + 128)
    #expect(product.overflow == overflows)
    #expect((product.partialValue < 0) == overflows)
  }

  /// Some drivers clamp to +4096; the highest code is 4095, the lowest −4096.
  @Test(arguments: [(1_229.0, [0xFF, 0x0F]), (-1_229.0, [0x00, 0xF0])])
  func highestAndLowestCode(_ field: Double, _ bytes: [Int]) throws {
    let bench = try measured(field, 0, 0, (128, 128, 128))
    #expect(try bench.bytes(0x03, 2) == bytes.map { UInt8($0) })
    #expect(try bench.byte(0x09) == 0x00)
  }
}
