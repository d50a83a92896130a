// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// The transfers of Linux ak8975 and of other drivers, transaction by transaction.
///
/// The field of 20, −3, 44.1 µT, adjusted by 170/175/160, reads as 57, −8, 131.
struct CompassClientTests {
  private func bench() -> Bench {
    let bench = Bench.compass()
    bench.field(20, -3, 44.1)
    return bench
  }

  static let data: [UInt8] = [0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00]

  // MARK: Linux

  @Test func linuxProbe() throws {
    let bench = Bench(.ak8975, at: 0x0C, poweredFor: .microseconds(500))
    #expect(try bench.bytes(0x00, 2) == [0x48, 0x00])
    try bench.write(0x0A, 0x0F)
    bench.wait(.microseconds(100))
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
    try bench.write(0x0A, 0x00)
    bench.wait(.microseconds(100))
    #expect(bench.violations.isEmpty)
  }

  @Test(arguments: [(0x03, [0x39, 0x00]), (0x05, [0xF8, 0xFF]), (0x07, [0x83, 0x00])])
  func linuxRawReadPolled(register: Int, bytes: [Int]) throws {
    let bench = bench()
    try bench.write(0x0A, 0x00)
    bench.wait(.microseconds(100))
    try bench.write(0x0A, 0x01)
    bench.wait(.microseconds(100))
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x02) == 0x01)
    #expect(try bench.bytes(UInt8(register), 2) == bytes.map { UInt8($0) })
    #expect(try bench.byte(0x09) & 0x0C == 0x00)
    #expect(bench.violations.isEmpty)
  }

  /// ST2 is not read, so that an overflow passes unseen.
  @Test func linuxBufferedRead() throws {
    let bench = bench()
    for _ in 0..<3 {
      try bench.write(0x0A, 0x01)
      bench.wait(.milliseconds(10))
      #expect(try bench.bytes(0x03, 6) == Self.data)
    }
    #expect(bench.violations.map(\.kind) == [.st2Unread, .st2Unread])
  }

  @Test func linuxSuspendsAndResumes() throws {
    let bench = bench()
    try bench.write(0x0A, 0x00)
    bench.circuit.powerCycle()
    bench.wait(.microseconds(500))
    try bench.write(0x0A, 0x00)
    bench.wait(.microseconds(100))
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x03, 6) == Self.data)
    #expect(bench.violations.isEmpty)
  }

  /// The first version of the Linux driver reads ST2 before the data.
  @Test func linuxOf2013() throws {
    let bench = bench()
    #expect(try bench.byte(0x00) == 0x48)
    try bench.write(0x0A, 0x0F)
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
    try bench.write(0x0A, 0x00)
    bench.wait(.milliseconds(1))
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x02) == 0x01)
    #expect(try bench.byte(0x09) == 0x00)
    #expect(try bench.bytes(0x03, 2) == [0x39, 0x00])
    #expect(try bench.bytes(0x05, 2) == [0xF8, 0xFF])
    #expect(try bench.bytes(0x07, 2) == [0x83, 0x00])
    #expect(bench.forbidden == 0)
  }

  @Test func linuxSeesOverflow() throws {
    let bench = bench()
    bench.field(1_000, 1_000, 1_000)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x03, 2).count == 2)
    #expect(try bench.byte(0x09) & 0x0C == 0x08)
  }

  // MARK: Others

  @Test func akmOnAndroid() throws {
    let bench = bench()
    #expect(try bench.bytes(0x00, 2) == [0x48, 0x00])
    try bench.write(0x0A, 0x0F)
    bench.wait(.microseconds(100))
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
    try bench.write(0x0A, 0x00)
    bench.wait(.microseconds(100))
    try bench.write(0x0A, 0x01)
    bench.wait(.microseconds(100))
    #expect(try bench.byte(0x02) == 0x00)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01] + Self.data + [0x00])
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x02) == 0x01)
    #expect(try bench.bytes(0x03, 7) == Self.data + [0x00])
    #expect(bench.violations.isEmpty)
  }

  @Test func betaflight() throws {
    let bench = bench()
    #expect(try bench.byte(0x00) == 0x48)
    try bench.write(0x0A, 0x00)
    bench.wait(.milliseconds(20))
    try bench.write(0x0A, 0x0F)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
    bench.wait(.milliseconds(10))
    try bench.write(0x0A, 0x00)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x02) == 0x00)
    #expect(try bench.byte(0x09) == 0x00)
    try bench.write(0x0A, 0x11)
    for _ in 0..<3 {
      bench.wait(.milliseconds(10))
      #expect(try bench.byte(0x02) & 0x01 == 0x01)
      #expect(try bench.bytes(0x03, 6) == Self.data)
      #expect(try bench.byte(0x09) & 0x0C == 0x00)
      try bench.write(0x0A, 0x11)
    }
    #expect(bench.count(.reservedBits) == 4)
    #expect(bench.count(.modeChange) == 0)
  }

  /// Zephyr's driver stays in fuse mode and starts measurements from there, which the part accepts.
  @Test func zephyr() throws {
    let bench = bench()
    #expect(try bench.byte(0x00) == 0x48)
    try bench.write(0x0A, 0x0F)
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
    bench.wait(.milliseconds(1))
    for _ in 0..<3 {
      try bench.write(0x0A, 0x01)
      bench.wait(.milliseconds(9))
      #expect(try bench.bytes(0x03, 6) == Self.data)
    }
    #expect(bench.count(.modeChange) == 1)
  }

  @Test func zephyrReadsZerosFromAStrictPart() throws {
    let bench = bench()
    bench.set(policy: "mode-change", "strict")
    try bench.write(0x0A, 0x0F)
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(9))
    #expect(try bench.bytes(0x03, 6) == [0, 0, 0, 0, 0, 0])
  }

  @Test func i2cdevlib() throws {
    let bench = bench()
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x03, 6) == Self.data)
    #expect(bench.violations.isEmpty)
  }

  /// i2cdevlib's register changes read first, and its read is a write, STOP, and a read.
  @Test func i2cdevlibReadModifyWrite() throws {
    let bench = bench()
    try bench.write(0x0A)
    #expect(try bench.nextBytes(1) == [0x00])
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    try bench.write(0x03)
    #expect(try bench.nextBytes(6) == Self.data)
    try bench.write(0x0C)
    #expect(try bench.nextBytes(1) == [0x00])
    try bench.write(0x0C, 0x40)
    #expect(try bench.byte(0x0C) == 0x40)
    #expect(bench.violations.isEmpty)
  }

  /// RTIMULib's first two writes are within 100 µs, which works in practice.
  @Test func rtimulib() throws {
    let bench = bench()
    try bench.write(0x0A, 0x00)
    try bench.write(0x0A, 0x0F)
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
    try bench.write(0x0A, 0x00)
    bench.wait(.milliseconds(1))
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01] + Self.data + [0x00])
    #expect(bench.count(.modeChangeWait) == 1)
  }

  /// The values that the maker's test expects after power-down.
  @Test func akmShipmentTest() throws {
    let bench = bench()
    try bench.write(0x0A, 0x00)
    bench.wait(.microseconds(100))
    #expect(try bench.bytes(0x00, 11) == [0x48, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x0C) == 0x00)
    #expect(try bench.byte(0x0F) == 0x00)
    try bench.write(0x0A, 0x0F)
    bench.wait(.microseconds(100))
    #expect(try bench.bytes(0x10, 3).allSatisfy { (1...254).contains($0) })
    #expect(try bench.byte(0x0A) == 0x0F)
    try bench.write(0x0A, 0x00)
    bench.wait(.microseconds(100))
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01] + Self.data + [0x00])
    try bench.write(0x0C, 0x40)
    try bench.write(0x0A, 0x08)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x02, 8) == [0x01, 0, 0, 0, 0, 0xBE, 0xFD, 0x00])
    try bench.write(0x0C, 0x00)
    #expect(bench.forbidden == 0)
  }
}
