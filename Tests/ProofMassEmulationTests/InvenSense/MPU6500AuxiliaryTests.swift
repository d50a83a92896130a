// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// The controller of the auxiliary bus, with the compass behind it: by the register maps, and by the transfers of
/// drivers, as MPU-9150 and MPU-9250 see them.
@Suite struct MPU6500AuxiliaryTests {
  private func bench(_ part: Part, _ writes: (UInt8, UInt8)...) throws -> Bench {
    let bench = Bench(part, at: 0x68)
    // 20, -3 and 44.1 µT on the compass' axes.
    bench.field(-3, 20, -44.1)
    for (register, byte) in [(0x6B, 0x01), (0x1A, 0x01)] + writes {
      try bench.write(register, byte)
    }
    return bench
  }

  // MARK: Slave 4

  /// As Zephyr does it: a write, or a read, ends with SLV4_DONE, which reading clears.
  private func single(_ bench: Bench, _ register: UInt8, writing byte: UInt8) throws {
    try bench.write(0x33, byte)
    try bench.write(0x31, 0x0C)
    try bench.write(0x32, register)
    try end(bench)
  }

  private func single(_ bench: Bench, reading register: UInt8) throws -> UInt8 {
    try bench.write(0x31, 0x8C)
    try bench.write(0x32, register)
    try end(bench)
    return try bench.byte(0x35)
  }

  private func end(_ bench: Bench) throws {
    try bench.write(0x34, 0x80)
    #expect(try bench.byte(0x34) == 0x80)
    bench.wait(.milliseconds(1))
    #expect(try bench.byte(0x34) == 0x00)
    #expect(try bench.byte(0x36) == 0x40)
    #expect(try bench.byte(0x36) == 0x00)
  }

  @Test func zephyrAK8963() throws {
    let bench = try bench(.mpu9250, (0x6A, 0x20), (0x24, 0x4D))
    try single(bench, 0x0B, writing: 0x01)
    bench.wait(.milliseconds(1))
    #expect(try single(bench, reading: 0x00) == 0x48)
    try single(bench, 0x0A, writing: 0x0F)
    bench.wait(.milliseconds(1))
    #expect(try single(bench, reading: 0x10) == 0xAA)
    #expect(try single(bench, reading: 0x11) == 0xAF)
    #expect(try single(bench, reading: 0x12) == 0xA0)
    try single(bench, 0x0A, writing: 0x00)
    bench.wait(.milliseconds(1))
    try single(bench, 0x0A, writing: 0x16)
    for (register, byte) in [(0x25, 0x8C), (0x26, 0x03), (0x27, 0x87)] as [(UInt8, UInt8)] {
      try bench.write(register, byte)
    }
    bench.wait(.milliseconds(50))
    // 22 bytes: six axes, temperature, compass with ST2, whose BITM says 16 bits, and one that is unused.
    let bytes = try bench.bytes(0x3B, 22)
    #expect(bytes[20] == 0x10 && bytes[21] == 0)
    // 115, −17 and 261 digits of 0.15 µT, before the adjustment.
    #expect(Array(bytes[14..<20]) == [0x73, 0x00, 0xEF, 0xFF, 0x05, 0x01])
    #expect(bench.forbidden == 0)
  }

  /// Without the controller, or asleep, nothing is done.
  @Test func needsSamples() throws {
    let bench = try bench(.mpu9250, (0x31, 0x8C), (0x32, 0x00), (0x34, 0x80))
    bench.wait(.milliseconds(5))
    #expect(try bench.byte(0x34) == 0x80)
    try bench.write(0x6A, 0x20)
    try bench.write(0x6B, 0x40)
    bench.wait(.milliseconds(5))
    #expect(try bench.bytes(0x34, 2) == [0x80, 0x00])
    try bench.write(0x6B, 0x00)
    // With both sensors in standby samples go on.
    try bench.write(0x6C, 0x3F)
    bench.wait(.milliseconds(5))
    #expect(try bench.bytes(0x34, 2) == [0x00, 0x48])
  }

  /// SLV4_DONE interrupts where it is enabled, and a slave that does not acknowledge in any case.
  @Test(
    arguments: [
      (0x80, 0x8C, 0x01, 0x40), (0xC0, 0x8C, 0x09, 0x40), (0x80, 0x8D, 0x09, 0x50),
    ] as [(UInt8, UInt8, UInt8, UInt8)])
  func interrupts(control: UInt8, address: UInt8, status: UInt8, master: UInt8) throws {
    let bench = try bench(
      .mpu9150, (0x6A, 0x20), (0x31, address), (0x32, 0x00), (0x34, control))
    bench.wait(.milliseconds(2))
    #expect(try bench.byte(0x3A) == status)
    #expect(try bench.byte(0x36) == master)
    let other = Bench(.mpu9150, at: 0x68)
    other.set(policy: "i2c-mst-int-bit", "absent")
    for (register, byte) in [
      (0x6B, 0x01), (0x6A, 0x20), (0x31, address), (0x32, 0x00), (0x34, control),
    ] as [(UInt8, UInt8)] { try other.write(register, byte) }
    other.wait(.milliseconds(2))
    #expect(try other.byte(0x3A) == 0x01)
  }

  // MARK: Slaves 0 to 3

  /// As Linux streams an MPU-9150's compass: big-endian words by exchanged pairs, and a new measurement each time.
  @Test func linuxAK8975() throws {
    let bench = try bench(
      .mpu9150, (0x01, 0x80), (0x24, 0x4D), (0x34, 0x00), (0x67, 0x8F), (0x19, 0x13))
    // A write of CNTL by slave 0, between samples that the controller is on for.
    func transfer(_ writes: (UInt8, UInt8)...) throws {
      for (register, byte) in writes { try bench.write(register, byte) }
      try bench.write(0x6A, 0x20)
      bench.wait(.milliseconds(30))
      try bench.write(0x6A, 0x00)
      try bench.write(0x27, 0x00)
      #expect(try bench.byte(0x36) == 0)
    }
    try transfer((0x25, 0x8C), (0x26, 0x00), (0x27, 0x81))
    #expect(try bench.byte(0x49) == 0x48)
    try transfer((0x25, 0x0C), (0x26, 0x0A), (0x63, 0x0F), (0x27, 0x81))
    try transfer((0x25, 0x8C), (0x26, 0x10), (0x27, 0x83))
    #expect(try bench.bytes(0x49, 3) == [0xAA, 0xAF, 0xA0])
    try transfer((0x25, 0x0C), (0x26, 0x0A), (0x63, 0x00), (0x27, 0x81))
    for (register, byte) in [
      (0x25, 0x8C), (0x26, 0x03), (0x27, 0xD7), (0x28, 0x0C), (0x29, 0x0A), (0x64, 0x01),
      (0x2A, 0x81), (0x6A, 0x20),
    ] as [(UInt8, UInt8)] { try bench.write(register, byte) }
    bench.wait(.milliseconds(100))
    #expect(try bench.byte(0x36) == 0)
    #expect(try bench.bytes(0x49, 7) == [0x00, 0x39, 0xFF, 0xF8, 0x00, 0x83, 0x00])
  }

  /// The example of the register map: from register 1 on, 4 bytes, pairs that begin at even registers.
  @Test func exchangedPairs() throws {
    let bench = try bench(
      .mpu9250, (0x6A, 0x20), (0x25, 0x8C), (0x26, 0x0F), (0x27, 0x84), (0x28, 0x8C), (0x29, 0x0F),
      (0x2A, 0xC4), (0x2B, 0x8C), (0x2C, 0x0F), (0x2D, 0xD4))
    try bench.write(0x31, 0x0C)
    try bench.write(0x32, 0x0A)
    try bench.write(0x33, 0x0F)
    try bench.write(0x34, 0x80)
    bench.wait(.milliseconds(3))
    let bytes = try bench.bytes(0x49, 12)
    let plain = Array(bytes[0..<4])
    #expect(plain[1...] == [0xAA, 0xAF, 0xA0])
    // 0F alone, 10 with 11, 12 alone.
    #expect(Array(bytes[4..<8]) == [plain[0], 0xAF, 0xAA, 0xA0])
    // 0F with 10, 11 with 12.
    #expect(Array(bytes[8..<12]) == [0xAA, plain[0], 0xA0, 0xAF])
  }

  /// Places in EXT_SENS_DATA are kept while another slave is on; only with all off are they found anew.
  @Test(
    arguments: [("disabled", [0x00, 0x48]), ("every-cycle", [0x48, 0x48])] as [(String, [UInt8])])
  func places(policy: String, bytes: [UInt8]) throws {
    let bench = Bench(.mpu9250, at: 0x68)
    bench.set(policy: "ext-alloc-recalc", policy)
    for (register, byte) in [
      (0x1A, 0x01), (0x6A, 0x20), (0x25, 0x8C), (0x26, 0x02), (0x27, 0x81), (0x28, 0x8C),
      (0x29, 0x00), (0x2A, 0x81),
    ] as [(UInt8, UInt8)] { try bench.write(register, byte) }
    bench.wait(.milliseconds(2))
    #expect(try bench.bytes(0x49, 2) == [0x00, 0x48])
    try bench.write(0x27, 0x00)
    bench.wait(.milliseconds(2))
    #expect(try bench.bytes(0x49, 2) == bytes)
    try bench.write(0x2A, 0x00)
    try bench.write(0x2A, 0x81)
    bench.wait(.milliseconds(2))
    #expect(try bench.byte(0x49) == 0x48)
  }

  /// Bytes beyond the 24th are lost.
  @Test func beyondTheEnd() throws {
    let bench = try bench(
      .mpu9250, (0x6A, 0x20), (0x25, 0x8C), (0x27, 0x8F), (0x28, 0x8C), (0x2A, 0x8F))
    bench.wait(.milliseconds(2))
    let bytes = try bench.bytes(0x49, 24)
    #expect(bytes[0] == 0x48 && bytes[15] == 0x48)
    #expect(try bench.byte(0x61) == 0)
  }

  /// A delayed slave is served in the first of each five samples, which its missing acknowledge shows.
  @Test func delay() throws {
    let bench = try bench(
      .mpu6500, (0x19, 0x63), (0x67, 0x01), (0x34, 0x04), (0x25, 0x8D), (0x27, 0x81), (0x6A, 0x20))
    var refused: [UInt8] = []
    for _ in 0..<11 {
      bench.wait(.milliseconds(100))
      refused.append(try bench.byte(0x36))
    }
    #expect(refused == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
  }

  /// REG_DIS sends no register: a read goes on at the compass's pointer.
  @Test func withoutRegister() throws {
    let bench = try bench(
      .mpu9250, (0x19, 0x63), (0x6A, 0x20), (0x25, 0x8C), (0x27, 0xA1), (0x28, 0x8C), (0x29, 0x00),
      (0x2A, 0x81))
    bench.wait(.milliseconds(205))
    // INFO, which follows the WIA of slave 1.
    #expect(try bench.bytes(0x49, 2) == [0x9A, 0x48])
  }

  /// Slaves are switched off by zeros from the first register on: with the controller off that writes nothing.
  @Test(arguments: [(0x00, 0), (0x20, 2)] as [(UInt8, Int)])
  func clearing(control: UInt8, violations: Int) throws {
    let bench = try bench(.mpu9250, (0x25, 0x8C), (0x26, 0x02), (0x27, 0x88), (0x6A, control))
    for register in 0x25...0x27 as ClosedRange<UInt8> { try bench.write(register, 0x00) }
    #expect(bench.count(.repeatedWrite) == violations)
  }

  /// A number of bytes that was left from a read: the byte is repeated, and AK8963's CNTL2 after CNTL1 resets it; by a
  /// policy one byte is sent.
  @Test(arguments: [("repeat", 0x00), ("one", 0x0F)] as [(String, UInt8)])
  func lengthOfAWrite(policy: String, mode: UInt8) throws {
    let bench = Bench(.mpu9250, at: 0x68)
    bench.set(policy: "slv-write-len", policy)
    for (register, byte) in [
      (0x1A, 0x01), (0x19, 0x63), (0x6A, 0x20), (0x25, 0x0C), (0x26, 0x0A), (0x63, 0x0F),
      (0x27, 0x82),
    ] as [(UInt8, UInt8)] { try bench.write(register, byte) }
    bench.wait(.milliseconds(100))
    try bench.write(0x27, 0x00)
    #expect(bench.count(.repeatedWrite) == 1)
    try bench.write(0x19, 0x00)
    bench.wait(.milliseconds(1))
    #expect(try single(bench, reading: 0x0A) == mode)
  }

  /// Bytes of slaves follow the part's own in the FIFO: those of slaves 0 to 2 by FIFO_EN, of slave 3 by I2C_MST_CTRL.
  @Test(
    arguments: [
      (0x01, 0x00, [0x48]), (0x00, 0x20, [0x9A]), (0x81, 0x20, [0x00, 0x00, 0x48, 0x9A]),
    ]
      as [(UInt8, UInt8, [UInt8])])
  func queued(enabled: UInt8, control: UInt8, record: [UInt8]) throws {
    let bench = try bench(
      .mpu9250, (0x19, 0x63), (0x24, control), (0x25, 0x8C), (0x27, 0x81), (0x2E, 0x8C),
      (0x2F, 0x01),
      (0x30, 0x81), (0x6A, 0x60), (0x23, enabled))
    bench.temperature(21)
    bench.wait(.milliseconds(205))
    #expect(try bench.bytes(0x72, 2) == [0, UInt8(2 * record.count)])
    #expect(try bench.bytes(0x74, 2 * record.count) == record + record)
  }

  /// DEVICE_RESET switches the controller off, and leaves the compass as it is, but by a policy.
  @Test(arguments: [("kept", 0x0F), ("reset", 0x00)] as [(String, UInt8)])
  func resetOfTheCompass(policy: String, mode: UInt8) throws {
    let bench = try bench(.mpu9250, (0x6A, 0x20))
    bench.set(policy: "ak-reset-with-mpu", policy)
    try single(bench, 0x0A, writing: 0x0F)
    try bench.write(0x6B, 0x80)
    #expect(try bench.byte(0x6A) == 0)
    bench.wait(.milliseconds(100))
    try bench.write(0x37, 0x02)
    #expect(try Bench(on: bench.circuit, at: 0x0C).byte(0x0A) == mode)
  }

  /// A controller that reads a lot can slow samples down, by a policy: 1000 of them take 128.9 ms.
  @Test(arguments: [("none", 512), ("slower", 498)])
  func stretch(policy: String, samples: Int) throws {
    let bench = Bench(.mpu6500, at: 0x68)
    bench.set(policy: "aux-master-stretch", policy)
    for (register, byte) in [(0x6A, 0x20), (0x34, 0x80)] as [(UInt8, UInt8)] {
      try bench.write(register, byte)
    }
    bench.wait(.milliseconds(10))
    _ = try bench.bytes(0x43, 6)
    let first = try #require(bench.circuit.truth(at: bench.target, of: .angularRate)).instants.x
    bench.wait(.milliseconds(64))
    _ = try bench.bytes(0x43, 6)
    let second = try #require(bench.circuit.truth(at: bench.target, of: .angularRate)).instants.x
    let period: Int64 = policy == "none" ? 125_000 : 128_865
    #expect((second - first) % period == 0 && abs((second - first) / period - Int64(samples)) < 8)
  }
}
