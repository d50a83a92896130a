// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The FIFO of the MPU-6500 and its relatives: a queue of bytes without records.
@Suite struct MPU6500FIFOTests {
  /// 50 Hz, level, at 25 °C; the FIFO is open.
  private func bench(_ part: Part, _ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = Bench(part, at: 0x68)
    bench.force(0, 0, 1)
    bench.temperature(25)
    for (register, byte) in [(0x6B, 0x01), (0x1A, 0x04), (0x19, 0x13)] + writes {
      try bench.write(register, byte)
    }
    return bench
  }

  private func count(_ bench: Bench) throws -> Int {
    let bytes = try bench.bytes(0x72, 2)
    return Int(bytes[0]) << 8 | Int(bytes[1])
  }

  /// As Linux reads it: accelerometer, temperature, gyroscope, in the order of the registers.
  @Test func records() throws {
    let bench = try bench(.mpu6050, (0x6A, 0x04), (0x23, 0xF8), (0x6A, 0x40))
    bench.wait(.milliseconds(105))
    #expect(try bench.bytes(0x72, 2) == [0x00, 0x46])
    for _ in 0..<5 {
      #expect(try bench.bytes(0x74, 14) == [0, 0, 0, 0, 0x40, 0, 0xF0, 0xB0, 0, 0, 0, 0, 0, 0])
    }
    #expect(try count(bench) == 0)
    #expect(bench.violations.isEmpty)
  }

  /// The size of a record depends on FIFO_EN alone; in standby, too, bytes are stored.
  @Test(
    arguments: [
      (0x80, 2), (0x40, 2), (0x70, 6), (0x08, 6), (0x78, 12), (0xF8, 14),
    ] as [(UInt8, Int)])
  func sizes(enabled: UInt8, size: Int) throws {
    for standby in [0x00, 0x3F] as [UInt8] {
      let bench = try bench(.mpu6500, (0x6C, standby), (0x23, enabled), (0x6A, 0x44))
      bench.wait(.milliseconds(45))
      #expect(try count(bench) == 2 * size)
    }
  }

  /// The high byte latches both; the low byte alone is old. An empty FIFO repeats its last byte.
  @Test func countAndEmptyRead() throws {
    let bench = try bench(.mpu6050, (0x23, 0x80), (0x6A, 0x40))
    bench.wait(.milliseconds(25))
    #expect(try bench.byte(0x73) == 0)
    #expect(try bench.bytes(0x72, 2) == [0, 2])
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x73) == 2)
    #expect(try bench.bytes(0x72, 2) == [0, 4])
    #expect(try bench.bytes(0x74, 6) == [0xF0, 0xB0, 0xF0, 0xB0, 0xB0, 0xB0])
    #expect(try bench.bytes(0x72, 2) == [0, 0])
  }

  /// A burst from FIFO_COUNTH returns the count, then bytes of the FIFO.
  @Test func burst() throws {
    let bench = try bench(.mpu6500, (0x23, 0x08), (0x6A, 0x44))
    bench.wait(.milliseconds(45))
    #expect(
      try bench.bytes(0x72, 15)
        == [0x00, 0x0C, 0, 0, 0, 0, 0x40, 0x00, 0, 0, 0, 0, 0x40, 0x00, 0x00])
  }

  /// 1024 bytes, of which the oldest are lost, one by one: of 100 records 376 bytes, so that the first byte that is left
  /// is the gyroscope's Z.
  @Test func overflowOfTheOldFamily() throws {
    let bench = try bench(.mpu6050, (0x23, 0xF8), (0x6A, 0x40))
    bench.wait(.milliseconds(2010))
    #expect(try bench.bytes(0x72, 2) == [0x04, 0x00])
    #expect(try bench.byte(0x3A) == 0x11)
    #expect(try bench.bytes(0x74, 8) == [0, 0, 0, 0, 0, 0, 0x40, 0x00])
    #expect(bench.count(.displacedRecords) == 1)
    // Empty, it begins with a record again.
    try bench.write(0x23, 0x00)
    for _ in 0..<8 { _ = try bench.bytes(0x74, 127) }
    try bench.write(0x23, 0xF8)
    bench.wait(.milliseconds(25))
    let displaced = bench.count(.displacedRecords)
    #expect(try bench.bytes(0x74, 6) == [0, 0, 0, 0, 0x40, 0x00])
    #expect(bench.count(.displacedRecords) == displaced)
  }

  /// By a policy whole records: 73 of 14 bytes.
  @Test func overflowOfRecords() throws {
    let bench = try bench(.mpu6050, (0x23, 0xF8), (0x6A, 0x40))
    bench.set(policy: "fifo-overflow-drop", "record")
    bench.wait(.milliseconds(2010))
    #expect(try count(bench) == 73 * 14)
    #expect(try bench.bytes(0x74, 6) == [0, 0, 0, 0, 0x40, 0x00])
    #expect(bench.count(.displacedRecords) == 0)
  }

  /// FIFO_MODE stops a full FIFO of 512 bytes in the new family; the old one ignores the bit, but by a policy.
  @Test(arguments: [
    (Part.mpu6500, "drops", 0x0200, true), (.mpu9255, "drops", 0x0200, true),
    (.mpu6050, "drops", 0x0400, false), (.mpu6050, "chosen", 0x0400, true),
  ])
  func snapshot(part: Part, policy: String, size: Int, stops: Bool) throws {
    let bench = Bench(part, at: 0x68)
    bench.set(policy: "fifo-mode-old", policy)
    bench.force(0, 0, 1)
    for (register, byte) in [
      (0x6B, 0x01), (0x1A, 0x44), (0x19, 0x13), (0x23, 0xF8), (0x6A, 0x44),
    ] as [(UInt8, UInt8)] { try bench.write(register, byte) }
    bench.wait(.milliseconds(2010))
    #expect(try count(bench) == size)
    #expect(try bench.byte(0x3A) & 0x10 == 0x10)
    let bytes = try bench.bytes(0x74, 6)
    #expect((bytes == [0, 0, 0, 0, 0x40, 0x00]) == stops)
  }

  /// Bits 7:6 of ACCEL_CONFIG_2 select 512 to 4096 bytes, by a policy.
  @Test(
    arguments: [
      ("part", 0x40, 512), ("register", 0x00, 512), ("register", 0x40, 1024),
      ("register", 0x80, 2048),
      ("register", 0xC0, 4096),
    ] as [(String, UInt8, Int)])
  func capacity(policy: String, config: UInt8, size: Int) throws {
    let bench = try bench(.mpu6500, (0x1D, config), (0x23, 0xF8), (0x6A, 0x44), (0x19, 0x00))
    bench.set(policy: "fifo-size", policy)
    bench.wait(.milliseconds(400))
    #expect(try count(bench) == size)
  }

  /// FIFO_EN of USER_CTRL gates samples and the host in the old family, the host alone in the new.
  @Test(arguments: [
    (Part.mpu6050, "part", false), (.mpu6500, "part", true), (.mpu6050, "host", true),
    (.mpu6500, "all", false),
  ])
  func gate(part: Part, policy: String, fills: Bool) throws {
    let bench = try bench(part, (0x23, 0x08))
    bench.set(policy: "fifo-en-gate", policy)
    bench.wait(.milliseconds(45))
    #expect(try (count(bench) > 0) == fills)
    let before = try count(bench)
    #expect(try bench.bytes(0x74, 6) == [0, 0, 0, 0, 0, 0])
    #expect(try count(bench) == before)
    try bench.write(0x6A, 0x40)
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0x74, 6) == [0, 0, 0, 0, 0x40, 0x00])
  }

  /// FIFO_RESET clears the FIFO and itself.
  @Test(
    arguments: [
      ("always", 0x44, 0), ("disabled", 0x44, 12), ("disabled", 0x04, 0),
    ] as [(String, UInt8, Int)])
  func reset(policy: String, control: UInt8, left: Int) throws {
    let bench = try bench(.mpu6050, (0x23, 0x08), (0x6A, 0x40))
    bench.set(policy: "fifo-reset-needs-disable", policy)
    bench.wait(.milliseconds(45))
    try bench.write(0x6A, control)
    #expect(try count(bench) == left)
    #expect(try bench.byte(0x6A) == control & 0x40)
  }

  /// The host writes bytes, too.
  @Test func hostWrites() throws {
    let bench = try bench(.mpu6050, (0x6A, 0x40))
    try bench.write(0x74, 0x11, 0x22, 0x33)
    #expect(try count(bench) == 3)
    #expect(try bench.bytes(0x74, 3) == [0x11, 0x22, 0x33])
  }

  /// After days without an access it has what the last samples left.
  @Test func afterDays() throws {
    let bench = try bench(.mpu6500, (0x23, 0xF8), (0x6A, 0x44), (0x1A, 0x00))
    bench.wait(.seconds(200_000))
    #expect(try count(bench) == 512)
    #expect(try bench.byte(0x3A) == 0x11)
  }
}
