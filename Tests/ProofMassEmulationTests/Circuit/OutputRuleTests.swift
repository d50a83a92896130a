// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import Testing

/// Judgement of reads of the outputs of ST's parts: with axes disabled, in power-down, before the
/// first sample, and of other bytes than are meant.
struct OutputRuleTests {
  /// A part with its address, CTRL_REG1 with the three axes at 100 Hz or so, and with none of them.
  typealias Subject = (part: Part, address: UInt8, control: UInt8)

  static let subjects: [Subject] = [
    (.lis331dlh, 0x18, 0x2F), (.lis331hh, 0x18, 0x2F), (.h3lis331dl, 0x18, 0x2F),
    (.lis331dl, 0x1C, 0x47), (.lis302dl, 0x1C, 0x47), (.lis3dh, 0x18, 0x57),
    (.lis2dh12, 0x18, 0x57), (.l3g4200d, 0x68, 0x0F), (.a3g4250d, 0x68, 0x0F),
    (.l3gd20, 0x6A, 0x0F), (.l3gd20h, 0x6A, 0x0F),
  ]

  private func kinds(_ bench: Bench) -> [Violation.Kind] {
    bench.violations.map(\.kind).filter {
      // The last two are of registers behind the outputs, and of BDU in a part without it.
      ![.unprotectedRead, .unsettledRead, .reservedRead, .reservedBits].contains($0)
    }
  }

  // MARK: Axes

  /// New data of the enabled axes are all that a reader waits for; the second read is stale. By one
  /// transaction or by three, and at once or byte by byte.
  @Test(arguments: subjects, [1, 2, 3, 4, 5, 6, 7] as [UInt8])
  func disabledAxes(_ subject: Subject, mask: UInt8) throws {
    for way in 0..<3 {
      let bench = Bench(subject.part, at: subject.address)
      // A fault that never strikes forbids the short ways.
      if way == 1 { bench.circuit.fail(.timeout) { _ in false } }
      try bench.write(0x20, subject.control & 0xF8 | mask)
      bench.wait(.seconds(1))
      func read() throws {
        if way < 2 { return _ = try bench.bytes(0xA8, 6) }
        for pair in [0xA8, 0xAA, 0xAC] as [UInt8] { _ = try bench.bytes(pair, 2) }
      }
      try read()
      #expect(kinds(bench) == [])
      try read()
      let reads = way < 2 ? 1 : mask.nonzeroBitCount
      #expect(kinds(bench) == Array(repeating: .staleRead, count: reads))
    }
  }

  // MARK: Nothing to read

  @Test(arguments: subjects)
  func powerDown(_ subject: Subject) throws {
    let bench = Bench(subject.part, at: subject.address)
    _ = try bench.bytes(0xA8, 6)
    #expect(kinds(bench) == [.powerDownRead])
    // The last sample may be read after power-down, once.
    try bench.write(0x20, subject.control)
    bench.wait(.seconds(1))
    try bench.write(0x20, subject.control & 0x07)
    _ = try bench.bytes(0xA8, 6)
    #expect(kinds(bench) == [.powerDownRead])
    _ = try bench.bytes(0xA8, 6)
    #expect(kinds(bench) == [.powerDownRead, .powerDownRead])
    // The status with the data says that they are not new.
    _ = try bench.bytes(0xA7, 7)
    #expect(kinds(bench).count == 2)
  }

  @Test(arguments: subjects)
  func noAxis(_ subject: Subject) throws {
    let bench = Bench(subject.part, at: subject.address)
    try bench.write(0x20, subject.control & 0xF8)
    bench.wait(.seconds(1))
    _ = try bench.bytes(0xA8, 6)
    #expect(kinds(bench) == [.powerDownRead])
  }

  @Test(arguments: subjects)
  func beforeTheFirstSample(_ subject: Subject) throws {
    for isFast in [true, false] {
      let bench = Bench(subject.part, at: subject.address)
      if !isFast { bench.circuit.fail(.timeout) { _ in false } }
      try bench.write(0x20, subject.control)
      _ = try bench.bytes(0xA8, 6)
      #expect(kinds(bench) == [.earlyRead])
      bench.wait(.seconds(1))
      for _ in 0..<2 { _ = try bench.bytes(0xA8, 6) }
      #expect(kinds(bench) == [.earlyRead, .staleRead])
    }
  }

  /// A change of the rate repeats the last sample, which is stale.
  @Test func anotherRate() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x27))
    bench.wait(.milliseconds(30))
    _ = try bench.bytes(0xA8, 6)
    try bench.write(0x20, 0x2F)
    _ = try bench.bytes(0xA8, 6)
    #expect(kinds(bench) == [.staleRead])
  }

  // MARK: Other bytes than are meant

  /// The parts with two bytes an axis.
  static let pairs = subjects.filter { $0.address != 0x1C }

  @Test(
    arguments: pairs,
    [
      (0xA9, 6, 1), (0xA9, 2, 1), (0xAB, 4, 1), (0xA9, 5, 0), (0xA9, 3, 0), (0x29, 1, 0),
      (0xA8, 6, 0), (0xAA, 4, 0), (0xA7, 7, 0),
    ] as [(UInt8, Int, Int)])
  func fromAHighByte(_ subject: Subject, read: (command: UInt8, bytes: Int, count: Int)) throws {
    let bench = Bench(subject.part, at: subject.address)
    try bench.write(0x23, 0x80)
    try bench.write(0x20, subject.control)
    bench.wait(.seconds(1))
    _ = try bench.bytes(read.command, read.bytes)
    #expect(bench.count(.misalignedBurst) == read.count)
    if read.count > 0 {
      let violation = bench.violations.first { $0.kind == .misalignedBurst }
      #expect(violation?.register == read.command & 0x7F)
    }
  }

  /// Eight bits an axis are at the odd addresses.
  @Test(arguments: [Part.lis331dl, .lis302dl])
  func oneByteAnAxis(_ part: Part) throws {
    let bench = Bench(part, at: 0x1C)
    try bench.write(0x20, 0x47)
    bench.wait(.seconds(1))
    _ = try bench.bytes(0xA9, 6)
    #expect(kinds(bench) == [])
  }

  /// A pair whose low byte was read before is complete.
  @Test func aPairInTwoTransfers() throws {
    let bench = try Bench.accelerometer((0x23, 0x80), (0x20, 0x27))
    bench.wait(.milliseconds(30))
    _ = try bench.bytes(0xA7, 2)
    _ = try bench.bytes(0xA9, 6)
    #expect(kinds(bench) == [])
  }

  /// What is read on begins a register further, with a STOP between or not, at once or not.
  @Test(arguments: pairs)
  func readingOnBehindAWrite(_ subject: Subject) throws {
    for register in [0xA7, 0xA8, 0xA9] as [UInt8] {
      let bench = Bench(subject.part, at: subject.address)
      try bench.write(0x23, 0x80)
      try bench.write(0x20, subject.control)
      bench.wait(.seconds(1))
      try bench.write(register, 0x00)
      #expect(kinds(bench) == [.readOnlyWrite])
      _ = try bench.nextBytes(6)
      #expect(kinds(bench) == [.readOnlyWrite, .readAfterWrite])
      // A command byte begins anew.
      try bench.write(register, 0x00)
      bench.wait(.seconds(1))
      _ = try bench.bytes(0xA7, 7)
      #expect(kinds(bench) == [.readOnlyWrite, .readAfterWrite, .readOnlyWrite])
    }
  }

  // MARK: A FIFO in stream mode

  /// A set in the queue changes in an overflow alone.
  @Test(
    arguments: [
      (Part.lis3dh, 0x18, 0x57, 0x80), (.lis2dh12, 0x18, 0x57, 0x80), (.l3g4200d, 0x68, 0x0F, 0x40),
      (.l3gd20, 0x6A, 0x0F, 0x40), (.l3gd20h, 0x6A, 0x0F, 0x40),
    ] as [(Part, UInt8, UInt8, UInt8)], [true, false])
  func streams(
    _ test: (part: Part, address: UInt8, control: UInt8, mode: UInt8), isFast: Bool
  ) throws {
    let bench = Bench(test.part, at: test.address)
    if !isFast { bench.circuit.fail(.timeout) { _ in false } }
    try bench.write(0x24, 0x40)
    try bench.write(0x2E, test.mode)
    try bench.write(0x20, test.control)
    // 20 sets or so, one by one and in a burst, and in halves; the last stay in it.
    bench.wait(.milliseconds(205))
    for _ in 0..<3 { _ = try bench.bytes(0xA8, 6) }
    for register in 0x28...0x2D as ClosedRange<UInt8> { _ = try bench.byte(register) }
    _ = try bench.bytes(0xA8, 12 * 6)
    #expect(bench.count(.unprotectedRead) == 0)
    // Full: the next set takes the place of the oldest.
    bench.wait(.milliseconds(500))
    _ = try bench.bytes(0xA8, 6)
    #expect(bench.count(.unprotectedRead) == 1)
  }
}
