// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Readings of a compass's data without its status registers.
struct CompassReadingTests {
  /// An AK8975 that has measured once.
  private func measured() throws -> Bench {
    let bench = Bench.compass()
    try measure(bench)
    return bench
  }

  private func measure(_ bench: Bench) throws {
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
  }

  /// An AK8963 that measures at 100 Hz and has measured once.
  private func running() throws -> Bench {
    let bench = Bench(.ak8963, at: 0x0C)
    try bench.write(0x0A, 0x16)
    bench.wait(.milliseconds(10))
    return bench
  }

  // MARK: ST2

  @Test func theNextMeasurementWithoutST2() throws {
    let bench = try measured()
    _ = try bench.bytes(0x03, 6)
    #expect(bench.violations.isEmpty)
    try measure(bench)
    let violation = try #require(bench.violations.first)
    #expect(violation.kind == .st2Unread)
    #expect(violation.severity == .hazard)
    #expect(violation.register == 0x0A)
    #expect(violation.value == 0x01)
    _ = try bench.bytes(0x02, 7)
    try measure(bench)
    #expect(bench.violations.map(\.kind) == [.st2Unread, .st2Unread])
  }

  @Test func powerDownInBetweenIsNoST2() throws {
    let bench = try measured()
    _ = try bench.bytes(0x02, 7)
    try bench.write(0x0A, 0x00)
    bench.wait(.milliseconds(1))
    #expect(bench.violations.isEmpty)
    try measure(bench)
    #expect(bench.violations.map(\.kind) == [.st2Unread])
  }

  @Test func oneBurstToST2() throws {
    let bench = Bench.compass()
    for _ in 0..<3 {
      try measure(bench)
      #expect(try bench.bytes(0x02, 8)[0] == 0x01)
    }
    #expect(bench.violations.isEmpty)
  }

  /// An axis a transfer, and ST2 at the end.
  @Test func wordByWord() throws {
    let bench = Bench.compass()
    for _ in 0..<3 {
      try measure(bench)
      for register in [0x03, 0x05, 0x07] as [UInt8] { _ = try bench.bytes(register, 2) }
      _ = try bench.byte(0x09)
    }
    #expect(bench.violations.isEmpty)
  }

  /// Where data stay after ST2, it may be read before them.
  @Test func st2BeforeTheData() throws {
    let bench = Bench.compass()
    for _ in 0..<3 {
      try measure(bench)
      _ = try bench.byte(0x09)
      _ = try bench.bytes(0x03, 6)
    }
    #expect(bench.violations.isEmpty)
  }

  @Test func aMeasurementThatWasNotReadNeedsNoST2() throws {
    let bench = Bench.compass()
    for _ in 0..<3 { try measure(bench) }
    #expect(bench.violations.isEmpty)
  }

  // MARK: Protected data

  @Test func everyReadingWithoutST2() throws {
    let bench = try running()
    for _ in 0..<3 {
      _ = try bench.bytes(0x03, 6)
      bench.wait(.milliseconds(20))
    }
    #expect(bench.violations.map(\.kind) == [.st2Unread, .st2Unread])
    #expect(bench.violations.map(\.register) == [0x08, 0x08])
  }

  /// The status is polled, and tells of nothing for ever. It is noted once a lost measurement.
  @Test func waitingForTheNextWithoutST2() throws {
    let bench = try running()
    _ = try bench.bytes(0x03, 6)
    #expect(try bench.byte(0x02) == 0x00)
    #expect(bench.violations.isEmpty)
    bench.wait(.milliseconds(10))
    for _ in 0..<5 { #expect(try bench.byte(0x02) == 0x02) }
    #expect(bench.violations.map(\.kind) == [.st2Unread])
    #expect(bench.violations.map(\.register) == [0x02])
  }

  /// The measurement that was lost until ST2 was read is missing.
  @Test func st2BeforeProtectedDataIsTooEarly() throws {
    let bench = try running()
    for _ in 0..<3 {
      _ = try bench.byte(0x09)
      _ = try bench.bytes(0x03, 6)
      bench.wait(.milliseconds(10))
    }
    #expect(bench.violations.map(\.kind) == [.staleRead, .staleRead])
  }

  @Test(arguments: [0x03, 0x04, 0x05, 0x06, 0x07, 0x08] as [UInt8])
  func allInPartsWithST2(_ split: UInt8) throws {
    let bench = try running()
    for _ in 0..<3 {
      _ = try bench.bytes(0x02, Int(split) - 2)
      _ = try bench.bytes(split, Int(0x0A - split))
      bench.wait(.milliseconds(10))
    }
    #expect(bench.violations.isEmpty)
  }

  // MARK: Data that are not new

  @Test func againWithoutTheStatus() throws {
    let bench = try measured()
    _ = try bench.bytes(0x03, 7)
    #expect(bench.violations.isEmpty)
    _ = try bench.bytes(0x03, 7)
    _ = try bench.bytes(0x05, 2)
    #expect(bench.violations.map(\.kind) == [.staleRead, .staleRead])
    #expect(bench.violations.map(\.register) == [0x08, 0x06])
    _ = try bench.bytes(0x02, 8)
    #expect(bench.violations.count == 2)
  }

  @Test func beforeAnyMeasurement() throws {
    let bench = Bench.compass()
    _ = try bench.bytes(0x00, 9)
    #expect(bench.violations.isEmpty)
    _ = try bench.bytes(0x03, 6)
    #expect(bench.violations.map(\.kind) == [.powerDownRead])
  }

  /// In a continuous mode before the first measurement has ended.
  @Test(arguments: [(Part.ak8963, 0x0A, 0x16, 0x03), (.ak09916, 0x31, 0x08, 0x11)])
  func beforeTheFirst(_ test: (part: Part, control: Int, mode: Int, data: Int)) throws {
    let bench = Bench(test.part, at: 0x0C)
    try bench.write(UInt8(test.control), UInt8(test.mode))
    _ = try bench.bytes(UInt8(test.data), 6)
    #expect(bench.violations.map(\.kind) == [.earlyRead])
  }

  // MARK: Other bytes than are meant

  @Test(arguments: [(Part.ak8975, 0x0A, 0x03), (.ak8963, 0x0A, 0x03), (.ak09916, 0x31, 0x11)])
  func fromAHighByte(_ test: (part: Part, control: Int, data: Int)) throws {
    let data = UInt8(test.data)
    for (first, count, expected) in [
      (data + 1, 6, [.misalignedBurst]), (data + 3, 2, [.misalignedBurst]), (data, 6, []),
      (data + 1, 1, []),
    ] as [(UInt8, Int, [Violation.Kind])] {
      let bench = Bench(test.part, at: 0x0C)
      try bench.write(UInt8(test.control), 0x01)
      bench.wait(.milliseconds(10))
      _ = try bench.bytes(first, count)
      #expect(bench.violations.map(\.kind) == expected)
      #expect(bench.violations.allSatisfy { $0.register == first })
    }
  }

  @Test(arguments: [(Part.ak8975, 0x0A, 0x03), (.ak8963, 0x0A, 0x03), (.ak09916, 0x31, 0x11)])
  func readingOnBehindAWrite(_ test: (part: Part, control: Int, data: Int)) throws {
    let bench = Bench(test.part, at: 0x0C)
    try bench.write(UInt8(test.control), 0x01)
    bench.wait(.milliseconds(10))
    try bench.write(UInt8(test.data), 0x00)
    _ = try bench.nextBytes(6)
    #expect(bench.violations.map(\.kind) == [.readOnlyWrite, .readAfterWrite])
  }

  @Test func fasterThanTheRate() throws {
    let bench = try running()
    _ = try bench.bytes(0x03, 7)
    _ = try bench.bytes(0x03, 7)
    #expect(bench.violations.map(\.kind) == [.staleRead])
  }
}
