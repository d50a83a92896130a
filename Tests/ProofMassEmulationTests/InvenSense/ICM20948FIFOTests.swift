// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The FIFO of bytes of an ICM-20948.
@Suite struct ICM20948FIFOTests {
  /// At 112.5 Hz and ±2000 °/s with a still board, a part whose FIFO stores what `words` select from now on.
  private func bench(_ words: UInt8, _ more: (UInt8, UInt8)..., policy: (String, String)? = nil)
    throws
    -> Bench
  {
    let bench = try Bench.icm20948((2, 0x01, 0x07), (2, 0x00, 0x09))
    if let policy { bench.set(policy: policy.0, policy.1) }
    bench.force(0, 0, 1)
    bench.turn(100, 50, 0)
    bench.temperature(25)
    bench.wait(.milliseconds(100))
    for (register, byte) in more { try bench.write(register, byte) }
    try bench.write(0x67, words)
    try bench.write(0x03, 0x40)
    return bench
  }

  private func count(_ bench: Bench) throws -> Int {
    let bytes = try bench.bytes(0x70, 2)
    return Int(bytes[0]) << 8 | Int(bytes[1])
  }

  private static let record: [UInt8] = [
    0, 0, 0, 0, 0x40, 0x00, 0x06, 0x68, 0x03, 0x34, 0, 0, 0x05, 0x37,
  ]

  /// Accelerations, rates, temperature: not the order of an MPU-6500.
  @Test(
    arguments: [
      (0x1F, record), (0x10, Array(record[0..<6])), (0x0E, Array(record[6..<12])),
      (0x01, [0x05, 0x37]), (0x05, [0x03, 0x34, 0x05, 0x37]), (0x03, [0x06, 0x68, 0x05, 0x37]),
      (0x18, Array(record[0..<6]) + [0, 0]),
    ] as [(UInt8, [UInt8])])
  func records(words: UInt8, record: [UInt8]) throws {
    let bench = try bench(words)
    bench.wait(.milliseconds(22))
    #expect(try count(bench) == 2 * record.count)
    #expect(try bench.bytes(0x72, 2 * record.count) == record + record)
    #expect(try count(bench) == 0)
    // Empty, it repeats its last byte.
    #expect(try bench.bytes(0x72, 2) == [record[record.count - 1], record[record.count - 1]])
    #expect(bench.violations.isEmpty)
  }

  /// One transfer from FIFO_COUNTH has the count, and then bytes of the FIFO.
  @Test func countAndRecord() throws {
    let bench = try bench(0x1F)
    bench.wait(.milliseconds(13))
    #expect(try bench.bytes(0x70, 16) == [0x00, 0x0E] + Self.record)
  }

  /// The high byte latches the count; the low one alone is stale.
  @Test func countIsLatched() throws {
    let bench = try bench(0x01)
    bench.wait(.milliseconds(100))
    #expect(try bench.byte(0x71) == 0x00)
    #expect(try bench.byte(0x70) == 0x00)
    bench.wait(.milliseconds(100))
    #expect(try bench.byte(0x71) == 0x16)
  }

  // MARK: Reset

  /// FIFO_RST keeps the FIFO empty while it is set. Drivers write 1F, 0F or 01, and then 00; the maker's leaves 1E, which
  /// lets it fill by one reading, and not by the other.
  @Test(
    arguments: [
      ([0x1F, 0x00], "bit-0", 44), ([0x0F, 0x00], "any", 44), ([0x01, 0x00], "any", 44),
      ([0x1F, 0x1E], "bit-0", 44), ([0x1F, 0x1E], "any", 0), ([0x1F], "bit-0", 0),
      ([0x1E], "bit-0", 66),
    ] as [([UInt8], String, Int)])
  func reset(bytes: [UInt8], policy: String, left: Int) throws {
    let bench = try bench(0x01, policy: ("fifo-rst-bits", policy))
    bench.wait(.milliseconds(100))
    #expect(try count(bench) == 22)
    for byte in bytes { try bench.write(0x68, byte) }
    if bytes != [0x1E] { #expect(try count(bench) == 0) }
    bench.wait(.milliseconds(200))
    let found = try count(bench)
    #expect(abs(found - left) <= 2, "\(found)")
  }

  @Test func memoryReset() throws {
    let bench = try bench(0x01)
    bench.wait(.milliseconds(100))
    try bench.write(0x03, 0x44)
    #expect(try bench.byte(0x03) == 0x40)
    #expect(try count(bench) == 0)
  }

  // MARK: Overflow

  /// 512 bytes are 36 records of 14 and 8 bytes more: as a stream it loses the oldest bytes, and so begins within a
  /// record; stopped by bit 0 of FIFO_MODE it keeps the oldest.
  @Test(
    arguments: [
      (0x00, "512", 512, [0x06, 0x68]), (0x01, "512", 512, [0, 0]), (0x0F, "512", 512, [0, 0]),
      (0x1E, "512", 512, [0x06, 0x68]), (0x00, "1024", 1024, [0x05, 0x37]),
    ] as [(UInt8, String, Int, [UInt8])])
  func overflow(mode: UInt8, size: String, full: Int, first: [UInt8]) throws {
    let bench = try bench(0x1F, (0x69, mode), policy: ("fifo-size", size))
    bench.wait(.seconds(2))
    #expect(try count(bench) == full)
    #expect(try bench.byte(0x1B) == 0x01)
    // Only the next loss sets it again.
    #expect(try bench.byte(0x1B) == 0x00)
    #expect(try bench.bytes(0x72, 2) == first)
    #expect(bench.count(.displacedRecords) == 1)
  }

  @Test func dropsRecords() throws {
    let bench = try bench(0x1F, policy: ("fifo-overflow-drop", "record"))
    bench.wait(.seconds(2))
    #expect(try count(bench) == 36 * 14)
    #expect(try bench.bytes(0x72, 14) == Self.record)
    #expect(bench.count(.displacedRecords) == 0)
  }

  // MARK: Gates

  /// FIFO_EN of USER_CTRL closes it for the host; samples go on by one reading.
  @Test(arguments: [("host", 44), ("all", 22)])
  func gate(policy: String, left: Int) throws {
    let bench = try bench(0x01, policy: ("fifo-en-gate", policy))
    bench.wait(.milliseconds(100))
    try bench.write(0x03, 0x00)
    #expect(try bench.bytes(0x72, 2) == [0, 0])
    bench.wait(.milliseconds(100))
    try bench.write(0x03, 0x40)
    #expect(try count(bench) == left)
    try bench.write(0x67, 0x00)
    bench.wait(.milliseconds(100))
    #expect(try count(bench) == left)
  }

  @Test func hostAppends() throws {
    let bench = try bench(0x00)
    try bench.write(0x72, 0x12, 0x34)
    #expect(try bench.bytes(0x70, 4) == [0x00, 0x02, 0x12, 0x34])
  }

  /// Behind the part's own words those of the slaves: here WIA of the AK09916, from slave 0.
  @Test func slaves() throws {
    let bench = try Bench.icm20948(
      (2, 0x00, 0x09), (3, 0x03, 0x8C), (3, 0x04, 0x00), (3, 0x05, 0x82), (0, 0x66, 0x01),
      (0, 0x67, 0x01), (0, 0x03, 0x60))
    bench.temperature(25)
    bench.wait(.milliseconds(100))
    try bench.write(0x68, 0x1F)
    try bench.write(0x68, 0x00)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x70, 6) == [0x00, 0x04, 0x05, 0x37, 0x48, 0x09])
  }
}
