// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Each mutant's difference, in literal bytes.
@Suite struct MutantByteTests {
  /// A bench with a mutant of a part.
  static func bench(
    _ part: Part, _ name: String, at address: UInt8, poweredFor age: Duration = .seconds(1)
  ) throws -> Bench {
    let mutant = try #require(Mutant.all(of: part).first { $0.name == name }, "\(name)")
    return Bench(part.mutated(by: mutant), at: address, poweredFor: age)
  }

  static func accelerometer(_ name: String) throws -> Bench {
    try bench(.lis331dlh, name, at: 0x18)
  }

  // MARK: Registers

  @Test(arguments: [("who-am-i=0x3b", 0x3B), ("who-am-i=0x00", 0x00), ("who-am-i=0xff", 0xFF)])
  func identity(name: String, byte: UInt8) throws {
    let bench = try Self.accelerometer(name)
    #expect(try bench.byte(0x0F) == byte)
    #expect(try bench.byte(0x20) == 0x07)
  }

  @Test func firstWriteIsLost() throws {
    let bench = try Self.accelerometer("ctrl-reg1-lost-once")
    try bench.write(0x20, 0x27)
    #expect(try bench.byte(0x20) == 0x07)
    try bench.write(0x20, 0x27)
    #expect(try bench.byte(0x20) == 0x27)
    bench.circuit.powerCycle()
    bench.wait(.milliseconds(10))
    try bench.write(0x20, 0x27)
    #expect(try bench.byte(0x20) == 0x07)
  }

  @Test func everyWriteIsLost() throws {
    let bench = try Self.accelerometer("ctrl-reg2-lost")
    for _ in 0..<3 { try bench.write(0xA1, 0x10, 0x02) }
    #expect(try bench.bytes(0xA0, 4) == [0x07, 0x00, 0x02, 0x00])
  }

  @Test func registersReadOtherwise() throws {
    var bench = try Self.accelerometer("ctrl-reg1-inverted")
    try bench.write(0x20, 0x27)
    #expect(try bench.byte(0x20) == 0xD8)
    bench = try Self.accelerometer("ctrl-reg4-zero")
    try bench.write(0x23, 0x90)
    #expect(try bench.byte(0x23) == 0x00)
  }

  /// Full scale ±2 g instead of ±4 g, which is what the register says.
  @Test func fieldWithoutEffect() throws {
    let bench = try Self.accelerometer("range-stuck-fs")
    bench.force(0.5, -0.25, 1)
    try bench.write(0x23, 0x90)
    try bench.write(0x20, 0x27)
    bench.wait(.milliseconds(22))
    #expect(try bench.byte(0x23) == 0x90)
    #expect(try bench.bytes(0xA8, 6) == [0x40, 0x1F, 0x60, 0xF0, 0x80, 0x3E])
    bench.circuit.powerCycle()
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x23) == 0x00)
  }

  @Test func anotherReadingOfTheDatasheet() throws {
    let bench = try Self.accelerometer("ready-clears=any-byte")
    let policy = bench.circuit.policies(at: bench.target).first { $0.name == "ready-clears" }
    #expect(policy?.value == "any-byte")
  }

  // MARK: Outputs

  /// (0.5, -0.25, 1) g at ±2 g: 500, -250 and 1000 digits, left-justified in 16 bits.
  @Test(
    arguments: [
      ("none", [0x40, 0x1F, 0x60, 0xF0, 0x80, 0x3E]),
      ("bytes-swapped", [0x1F, 0x40, 0xF0, 0x60, 0x3E, 0x80]),
      ("low-byte-zero", [0x00, 0x1F, 0x00, 0xF0, 0x00, 0x3E]),
      ("axes-exchanged", [0x60, 0xF0, 0x40, 0x1F, 0x80, 0x3E]),
      ("axis-inverted", [0x40, 0x1F, 0xA0, 0x0F, 0x80, 0x3E]),
      ("axis-zero", [0x40, 0x1F, 0x60, 0xF0, 0x00, 0x00]),
      ("axis-full", [0xFF, 0x7F, 0x60, 0xF0, 0x80, 0x3E]),
      ("scale-double", [0x80, 0x3E, 0xC0, 0xE0, 0x00, 0x7D]),
      ("scale-half", [0xA0, 0x0F, 0x30, 0xF8, 0x40, 0x1F]),
      ("justified-right", [0xF4, 0x01, 0x06, 0xFF, 0xE8, 0x03]),
      ("increment-none", [0x40, 0x40, 0x40, 0x40, 0x40, 0x40]),
      ("increment-short", [0x40, 0x1F, 0x60, 0xF0, 0x80, 0x40]),
    ] as [(String, [UInt8])])
  func outputs(name: String, bytes: [UInt8]) throws {
    let part = Part.lis331dlh
    let mutant =
      name == "none" ? .none : try #require(Mutant.all(of: part).first { $0.name == name })
    let bench = Bench(part.mutated(by: mutant), at: 0x18)
    bench.force(0.5, -0.25, 1)
    try bench.write(0x23, 0x80)
    try bench.write(0x20, 0x27)
    bench.wait(.milliseconds(22))
    #expect(try bench.bytes(0xA8, 6) == bytes)
    guard !name.hasPrefix("increment") else { return }
    // One register at a time.
    bench.wait(.milliseconds(20))
    #expect(try (0..<6).map { try bench.byte(0x28 + $0) } == bytes)
  }

  @Test func exchangedAxesOfSetsInAFIFO() throws {
    let bench = try Self.bench(.l3g4200d, "axes-exchanged", at: 0x68)
    try bench.write(0x24, 0x40)
    try bench.write(0x2E, 0x40)
    bench.turn(35, -70, 0)
    try bench.write(0x20, 0x0F)
    bench.wait(.seconds(1))
    // 35 °/s at 8.75 m°/s a digit is 4000 (0x0FA0), -70 °/s is -8000 (0xE0C0).
    let set: [UInt8] = [0xC0, 0xE0, 0xA0, 0x0F, 0x00, 0x00]
    #expect(try bench.bytes(0xA8, 12) == set + set)
  }

  @Test(arguments: [("none", 4), ("fifo-one-less", 3), ("fifo-one-more", 5)])
  func levelOfAFIFO(name: String, level: UInt8) throws {
    let part = Part.l3g4200d
    let mutant =
      name == "none" ? .none : try #require(Mutant.all(of: part).first { $0.name == name })
    let bench = Bench(part.mutated(by: mutant), at: 0x68)
    try bench.write(0x20, 0x0F)
    bench.wait(.seconds(1))
    try bench.write(0x24, 0x40)
    try bench.write(0x2E, 0x40)
    bench.wait(.milliseconds(45))
    #expect(try bench.byte(0x2F) & 0x1F == level)
  }

  @Test func registersOfACompass() throws {
    var bench = try Self.bench(.ak8975, "trim-ones", at: 0x0C)
    try bench.write(0x0A, 0x0F)
    bench.wait(.milliseconds(1))
    #expect(try bench.bytes(0x10, 3) == [0xFF, 0xFF, 0xFF])
    bench = try Self.bench(.ak8975, "overflow-always", at: 0x0C)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x09) == 0x08)
  }

  // MARK: Transfers

  @Test func transfersReadOnesNowAndThen() throws {
    let bench = try Self.accelerometer("absent")
    let bytes = try (0..<100).map { _ in try bench.byte(0x0F) }
    #expect(bytes.indices.filter { bytes[$0] == 0xFF } == [46, 93])
    #expect(bytes.count { $0 == 0x32 } == 98)
  }

  @Test func transactionsAreNotAcknowledgedNowAndThen() throws {
    let bench = try Self.accelerometer("no-acknowledge")
    // What a test planned is removed; what a mutant does stays.
    bench.circuit.repair()
    var failed: [Int] = []
    for number in 1...200 {
      do { _ = try bench.byte(0x0F) } catch {
        #expect(error as? BusError == .noAcknowledge)
        failed.append(number)
      }
    }
    #expect(failed == [97, 194])
    #expect(bench.circuit.finish().unusedFaults.isEmpty)
  }

  @Test(arguments: [("stretch", 100_000), ("stretch-long", 1_000_000)] as [(String, Int64)])
  func stretchedClock(name: String, time: Int64) throws {
    let plain = Bench(.lis331dlh, at: 0x18)
    let bench = try Self.accelerometer(name)
    for one in [plain, bench] { #expect(try one.bytes(0xA0, 4) == [0x07, 0x00, 0x00, 0x00]) }
    #expect(bench.now == plain.now + time)
  }
}
