// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The auxiliary bus of an ICM-20948, with its AK09916.
@Suite struct ICM20948AuxiliaryTests {
  /// (15, −30, 45) µT in steps of 0.15 µT on the AK09916's axes, of which y and z are against the die's, low bytes first.
  static let words: [UInt8] = [0x64, 0x00, 0xC8, 0x00, 0xD4, 0xFE]

  // MARK: Bypass

  /// BYPASS_EN joins the buses while the controller is off.
  @Test func bypass() throws {
    let bench = try Bench.icm20948()
    let compass = Bench(on: bench.circuit, at: 0x0C)
    #expect(throws: BusError.noAcknowledge) { try compass.byte(0x00) }
    try bench.write(0x0F, 0x02)
    #expect(try compass.bytes(0x00, 2) == [0x48, 0x09])
    try bench.write(0x03, 0x20)
    #expect(throws: BusError.noAcknowledge) { try compass.byte(0x00) }
    try bench.write(0x03, 0x00)
    #expect(try compass.byte(0x00) == 0x48)
  }

  @Test(arguments: [("passes", true), ("blocks", false)])
  func bypassAsleep(policy: String, answers: Bool) throws {
    let bench = Bench(.icm20948, at: 0x68)
    bench.set(policy: "bypass-asleep", policy)
    try bench.write(0x0F, 0x02)
    let found = (try? Bench(on: bench.circuit, at: 0x0C).byte(0x00)) == 0x48
    #expect(found == answers)
  }

  /// DEVICE_RESET leaves the AK09916 as it is, or resets it.
  @Test(arguments: [("kept", 0x08), ("reset", 0x00)] as [(String, UInt8)])
  func reset(policy: String, mode: UInt8) throws {
    let bench = try Bench.icm20948((0, 0x0F, 0x02))
    bench.set(policy: "ak-reset-with-mpu", policy)
    let compass = Bench(on: bench.circuit, at: 0x0C)
    try compass.write(0x31, 0x08)
    try bench.write(0x06, 0x80)
    try bench.write(0x0F, 0x02)
    #expect(try compass.byte(0x31) == mode)
  }

  // MARK: Slaves

  /// A slave that reads is served at each sample.
  @Test func stream() throws {
    let bench = try Bench.icm20948((0, 0x0F, 0x02))
    try Bench(on: bench.circuit, at: 0x0C).write(0x31, 0x08)
    bench.field(15, -30, 45)
    bench.wait(.milliseconds(50))
    try bench.write(0x0F, 0x00)
    for (register, byte) in [(0x03, 0x8C), (0x04, 0x10), (0x05, 0x89)] as [(UInt8, UInt8)] {
      try bench.write(bank: 3, register, byte)
    }
    try bench.write(0x03, 0x20)
    bench.wait(.milliseconds(30))
    // ST1, data, TMPS, ST2; and no more.
    #expect(try bench.bytes(0x3C, 9) == Self.words + [0x00, 0x00, 0x00])
    #expect(bench.forbidden == 0)
  }

  /// 15 bytes of each slave are more than the 24 that there are: the rest is lost.
  @Test func fullStream() throws {
    let bench = try Bench.icm20948(
      (3, 0x03, 0x8C), (3, 0x05, 0x8F), (3, 0x07, 0x8C), (3, 0x09, 0x85), (3, 0x0B, 0x8C),
      (3, 0x0D, 0x8F), (3, 0x0F, 0x8C), (3, 0x11, 0x81), (0, 0x03, 0x20))
    bench.wait(.milliseconds(10))
    let bytes = try bench.bytes(0x3B, 25)
    // WIA of slave 0, twice because the AK09916 has 13 registers there, of 1 and of 2; that of slave 3 has no place.
    #expect(bytes.indices.filter { bytes[$0] == 0x48 } == [0, 13, 15, 20])
    #expect(bytes.indices.filter { bytes[$0] == 0x09 } == [1, 14, 16, 21])
    #expect(bytes[24] == 0x00)
  }

  /// Each slave writes the byte of its own register.
  @Test(arguments: 0...3 as ClosedRange<UInt8>) func outputs(number: UInt8) throws {
    let first = 0x03 + 4 * number
    let bench = try Bench.icm20948(
      (3, first, 0x0C), (3, first + 1, 0x31), (3, first + 3, 0x02 + 2 * number),
      (3, first + 2, 0x81), (0, 0x03, 0x20))
    bench.wait(.milliseconds(2))
    try bench.write(0x03, 0x00)
    try bench.write(0x0F, 0x02)
    #expect(try Bench(on: bench.circuit, at: 0x0C).byte(0x31) == 0x02 + 2 * number)
  }

  /// The maker's setting for its motion processor: ten bytes from 0x03, where the AK09916's address jumps to 0x10, with
  /// BYTE_SW and GRP: RSV2, ST1, and words whose high bytes come first.
  @Test func swappedBytes() throws {
    let bench = try Bench.icm20948((0, 0x0F, 0x02))
    try Bench(on: bench.circuit, at: 0x0C).write(0x31, 0x08)
    bench.field(15, -30, 45)
    bench.wait(.milliseconds(50))
    try bench.write(0x0F, 0x00)
    for (register, byte) in [(0x03, 0x8C), (0x04, 0x03), (0x05, 0xDA)] as [(UInt8, UInt8)] {
      try bench.write(bank: 3, register, byte)
    }
    try bench.write(0x03, 0x20)
    bench.wait(.milliseconds(30))
    #expect(try bench.bytes(0x3D, 6) == [0x00, 0x64, 0x00, 0xC8, 0xFE, 0xD4])
  }

  /// Slaves are placed one behind the other; one that does not acknowledge keeps its place, and has its bit.
  @Test func places() throws {
    let bench = try Bench.icm20948(
      (3, 0x03, 0x8C), (3, 0x04, 0x00), (3, 0x05, 0x81), (3, 0x07, 0x8D), (3, 0x08, 0x00),
      (3, 0x09, 0x82), (3, 0x0F, 0x8C), (3, 0x10, 0x01), (3, 0x11, 0x81), (0, 0x03, 0x20))
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x3B, 5) == [0x48, 0x00, 0x00, 0x09, 0x00])
    #expect(try bench.byte(0x17) == 0x02)
    #expect(try bench.byte(0x19) == 0x01)
  }

  /// A length that a read left repeats the byte: CNTL2, CNTL3, then from 0x30 again.
  @Test(arguments: [("repeat", 1), ("one", 1)])
  func repeatedWrite(policy: String, violations: Int) throws {
    let bench = try Bench.icm20948((3, 0x03, 0x0C), (3, 0x04, 0x31), (3, 0x06, 0x08))
    bench.set(policy: "slv-write-len", policy)
    try bench.write(bank: 3, 0x05, 0x88)
    #expect(bench.count(.repeatedWrite) == violations)
    try bench.write(0x03, 0x20)
    bench.wait(.milliseconds(5))
    try bench.write(0x03, 0x00)
    try bench.write(0x0F, 0x02)
    #expect(try Bench(on: bench.circuit, at: 0x0C).byte(0x31) == 0x08)
  }

  /// With both sensors off the controller has 1125/2ⁿ Hz, which only the slave in the FIFO shows; no data are ready.
  @Test(arguments: [(0x03, 140), (0x06, 17)] as [(UInt8, Int)])
  func ownRate(exponent: UInt8, count: Int) throws {
    let bench = try Bench.icm20948(
      (0, 0x07, 0x3F), (3, 0x00, exponent), (3, 0x03, 0x8C), (3, 0x04, 0x00), (3, 0x05, 0x81),
      (0, 0x66, 0x01), (0, 0x03, 0x60), (0, 0x68, 0x1F), (0, 0x68, 0x00))
    bench.wait(.seconds(1))
    #expect(try bench.bytes(0x70, 2) == [0x00, UInt8(count)])
    #expect(try bench.byte(0x1A) == 0x00)
  }

  /// I2C_SLV4_DLY: a delayed slave is served in one of 1 + n samples. Here slave 1 starts a measurement, which slave 0
  /// finds ready, once, in the sample after.
  @Test(arguments: [(0x00, 22), (0x02, 11)] as [(UInt8, Int)])
  func delay(delayed: UInt8, count: Int) throws {
    let bench = try Bench.icm20948(
      (2, 0x00, 0x09), (3, 0x15, 0x01), (3, 0x02, delayed), (3, 0x03, 0x8C), (3, 0x04, 0x10),
      (3, 0x05, 0x89), (3, 0x07, 0x0C), (3, 0x08, 0x31), (3, 0x0A, 0x01), (3, 0x09, 0x81),
      (0, 0x66, 0x01), (0, 0x03, 0x60), (0, 0x68, 0x1F), (0, 0x68, 0x00))
    bench.wait(.milliseconds(200))
    let bytes = try bench.bytes(0x72, 9 * 22)
    let ready = stride(from: 0, to: bytes.count, by: 9).count { bytes[$0] & 0x01 != 0 }
    #expect(abs(ready - count) <= 1, "\(ready)")
  }

  // MARK: Slave 4

  /// One transfer, after which EN is clear, I2C_SLV4_DONE set until it is read, and the byte in I2C_SLV4_DI.
  @Test func single() throws {
    let bench = try Bench.icm20948(
      (0, 0x03, 0x20), (3, 0x13, 0x8C), (3, 0x14, 0x01), (3, 0x15, 0x80))
    bench.wait(.milliseconds(2))
    #expect(try bench.bytes(bank: 3, 0x15, 3) == [0x00, 0x00, 0x09])
    #expect(try bench.byte(0x17) == 0x40)
    #expect(try bench.byte(0x17) == 0x00)
    #expect(try bench.byte(0x19) == 0x00)
    // Nobody answers at 0x0D.
    try bench.write(bank: 3, 0x13, 0x8D)
    try bench.write(bank: 3, 0x15, 0x80)
    bench.wait(.milliseconds(2))
    #expect(try bench.byte(0x17) == 0x50)
    #expect(try bench.byte(0x19) == 0x01)
  }

  /// Bit 6 enables the interrupt by the description, and swaps bytes by the summary.
  @Test(arguments: [("int-en", 0x01), ("byte-sw", 0x00)] as [(String, UInt8)])
  func singleInterrupt(policy: String, status: UInt8) throws {
    let bench = try Bench.icm20948((0, 0x03, 0x20), (3, 0x13, 0x8C), (3, 0x14, 0x00))
    bench.set(policy: "slv4-ctrl-b6-icm", policy)
    try bench.write(bank: 3, 0x15, 0xC0)
    bench.wait(.milliseconds(2))
    #expect(try bench.bytes(bank: 3, 0x15, 3) == [0x40, 0x00, 0x48])
    #expect(try bench.byte(0x19) == status)
  }
}
