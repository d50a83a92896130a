// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The AK09916's registers, address counter, modes, protection of data, self-test and reset, from
/// the prose of the documents that `ak09916.json` names.
struct AK09916Tests {
  /// A chip on a bench; a measurement takes 7 ms.
  private func bench(policy: (String, String)? = nil) -> Bench {
    var chip = AK09916Chip()
    chip.measurementTime = 7_000_000
    let bench = Bench(.ak09916(chip), at: 0x0C)
    bench.field(48, 0, 0)
    if let policy { bench.set(policy: policy.0, policy.1) }
    return bench
  }

  /// Reads ST1, six bytes of data, TMPS and ST2.
  private func sample(_ bench: Bench) throws -> [UInt8] { try bench.bytes(0x10, 9) }

  @Test func afterPowerOn() throws {
    let bench = bench()
    #expect(try bench.bytes(0x00, 2) == [0x48, 0x09])
    #expect(try sample(bench) == [0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(try bench.bytes(0x30, 3) == [0, 0, 0])
    #expect(bench.violations.isEmpty)
  }

  @Test func hasNoSPIAndNoPins() throws {
    #expect(bench().circuit.pins(at: bench().target).isEmpty)
    let circuit = Circuit(.ak09916.on(spi: 0))
    try circuit.frame(0x31, 0x08)
    #expect(try circuit.frame(0x80, reading: 1) == [0xFF])
  }

  // MARK: The address counter

  /// The counter goes from 00 to 03, then from 10 to 18, and wraps to 00; from 30 to 32 it wraps to
  /// 30.
  @Test func counterJumpsBetweenTheBlocks() throws {
    let bench = bench()
    #expect(
      try bench.bytes(0x00, 15) == [0x48, 0x09, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x48, 0x09])
    try bench.write(0x31, 0x08)
    #expect(try bench.bytes(0x30, 5) == [0x00, 0x08, 0x00, 0x00, 0x08])
    _ = try bench.bytes(0x03, 1)
    bench.wait(.milliseconds(8))
    #expect(try bench.nextBytes(2) == [0x01, 0x40])
  }

  @Test(arguments: [("counts", 0x09), ("stays", 0x09)] as [(String, UInt8)])
  func counterOutsideTheBlocks(_ policy: String, _ identity: UInt8) throws {
    let bench = bench(policy: ("counter-outside-blocks", policy))
    #expect(try bench.bytes(0x19, 2) == [0x00, 0x00])
    #expect(try bench.byte(0x01) == identity)
  }

  // MARK: One measurement

  /// At 0.15 µT per digit, the field reads as 133, −20, 294.
  @Test func oneMeasurement() throws {
    let bench = bench()
    bench.field(20, -3, 44.1)
    try bench.write(0x31, 0x01)
    #expect(try bench.byte(0x31) == 0x01)
    #expect(try bench.byte(0x10) == 0x00)
    bench.wait(.milliseconds(9))
    #expect(try bench.byte(0x31) == 0x00)
    #expect(try sample(bench) == [0x01, 0x85, 0x00, 0xEC, 0xFF, 0x26, 0x01, 0x00, 0x00])
    #expect(try bench.byte(0x10) == 0x00)
    #expect(bench.violations.isEmpty)
  }

  @Test(
    arguments: [
      (0.15, [0x01, 0x00], 0x00), (-0.15, [0xFF, 0xFF], 0x00), (48, [0x40, 0x01], 0x00),
      (4_911, [0xE4, 0x7F], 0x00), (9_000, [0xF0, 0x7F], 0x08), (-9_000, [0x10, 0x80], 0x08),
    ] as [(Double, [UInt8], UInt8)])
  func vectors(_ field: Double, _ bytes: [UInt8], _ status: UInt8) throws {
    let bench = bench()
    bench.field(field, 0, 0)
    try bench.write(0x31, 0x01)
    bench.wait(.milliseconds(9))
    #expect(try bench.bytes(0x11, 8) == bytes + [0, 0, 0, 0, 0, status])
  }

  @Test(
    arguments: [
      (4_912, 0, 0, 0x08), (2_000, -2_000, 912, 0x08), (4_911, 0, 0, 0x00),
      (1_600, 1_600, 1_711, 0x00),
    ] as [(Double, Double, Double, UInt8)])
  func overflowsFrom4912Microtesla(_ x: Double, _ y: Double, _ z: Double, _ status: UInt8) throws {
    let bench = bench()
    bench.field(x, y, z)
    try bench.write(0x31, 0x01)
    bench.wait(.milliseconds(9))
    #expect(try bench.byte(0x18) == status)
  }

  // MARK: Continuous modes

  @Test(
    arguments: [(0x02, 100), (0x04, 50), (0x06, 20), (0x08, 10)] as [(UInt8, Int64)])
  func rates(_ mode: UInt8, _ milliseconds: Int64) throws {
    let bench = bench()
    try bench.write(0x31, mode)
    let start = bench.now
    var instants: [Int64] = []
    for _ in 0..<20 {
      bench.wait(.milliseconds(milliseconds))
      #expect(try sample(bench) == [0x01, 0x40, 0x01, 0, 0, 0, 0, 0, 0])
      instants.append(try #require(bench.circuit.truth(at: bench.target)).instants.x)
    }
    #expect(try bench.byte(0x31) == mode)
    for (earlier, later) in zip(instants, instants.dropFirst()) {
      #expect(later - earlier == milliseconds * 1_000_000)
    }
    // The first measurement begins at once; the transaction ends 2.5 µs after its byte.
    #expect(instants[0] == start - 2_500 + 3_500_000)
    #expect(bench.violations.isEmpty)
  }

  /// The rate is a quarter too high: a measurement every 8 ms.
  @Test func rateOfAFastPart() throws {
    var chip = AK09916Chip()
    chip.rateError = 0.25
    let bench = Bench(.ak09916(chip), at: 0x0C)
    try bench.write(0x31, 0x08)
    let start = bench.now
    for index in 1...50 as ClosedRange<Int64> {
      bench.circuit.advance(to: Instant(nanoseconds: start + index * 8_000_000))
      #expect(try sample(bench)[0] == 0x01)
    }
  }

  /// Reading any of HXL to TMPS, or ST2, clears DRDY; reading ST1 does not.
  @Test(arguments: 0x11...0x18 as ClosedRange<UInt8>)
  func dataReady(register: UInt8) throws {
    let bench = bench()
    try bench.write(0x31, 0x08)
    bench.wait(.milliseconds(6))
    #expect(try bench.byte(0x10) == 0x00)
    bench.wait(.milliseconds(2))
    #expect(try bench.byte(0x10) == 0x01)
    #expect(try bench.byte(0x10) == 0x01)
    _ = try bench.byte(register)
    #expect(try bench.byte(0x10) == 0x00)
  }

  /// Skipped data set DOR, which a read of the data clears.
  @Test func skippedDataAreOverrun() throws {
    let bench = bench()
    try bench.write(0x31, 0x08)
    bench.wait(.milliseconds(8))
    #expect(try bench.byte(0x10) == 0x01)
    bench.field(96, 0, 0)
    bench.wait(.milliseconds(10))
    #expect(try sample(bench) == [0x03, 0x80, 0x02, 0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x10) == 0x00)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x10) == 0x01)
  }

  /// A read of data is complete only when ST2 is read; until then the data do not change.
  @Test(arguments: [("stays", 0x02), ("rises", 0x03)] as [(String, UInt8)])
  func dataAreProtectedUntilST2IsRead(_ policy: String, _ status: UInt8) throws {
    let bench = bench(policy: ("ready-while-protected", policy))
    try bench.write(0x31, 0x08)
    bench.wait(.milliseconds(8))
    #expect(try bench.byte(0x17) == 0x00)
    bench.field(96, 0, 0)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x10) == status)
    #expect(try bench.bytes(0x11, 2) == [0x40, 0x01])
    _ = try bench.byte(0x18)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x11, 2) == [0x80, 0x02])
  }

  @Test(arguments: [("next-reading", 0x02), ("any-read", 0x00)] as [(String, UInt8)])
  func overrunClears(_ policy: String, _ status: UInt8) throws {
    let bench = bench(policy: ("overrun-clears", policy))
    try bench.write(0x31, 0x08)
    bench.wait(.milliseconds(8))
    _ = try bench.byte(0x11)
    bench.wait(.milliseconds(10))
    _ = try bench.byte(0x18)
    #expect(try bench.byte(0x10) == status)
  }

  @Test func powerDownEndsIt() throws {
    let bench = bench()
    try bench.write(0x31, 0x08)
    bench.wait(.milliseconds(12))
    try bench.write(0x31, 0x00)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x10) == 0x00)
    #expect(bench.violations.isEmpty)
  }

  @Test func modesNeedPowerDownBetween() throws {
    let bench = bench()
    try bench.write(0x31, 0x08)
    bench.wait(.milliseconds(30))
    try bench.write(0x31, 0x06)
    #expect(bench.count(.modeChange) == 1)
    try bench.write(0x31, 0x00)
    try bench.write(0x31, 0x08)
    #expect(bench.count(.modeChangeWait) == 1)
    bench.set(policy: "mode-change", "strict")
    try bench.write(0x31, 0x01)
    #expect(try bench.byte(0x31) == 0x08)
  }

  /// The undefined codes include the fuse ROM mode of the relatives.
  @Test(arguments: [0x03, 0x05, 0x0A, 0x0F, 0x11, 0x1F] as [UInt8])
  func undefinedModesDoNothing(mode: UInt8) throws {
    let bench = bench()
    try bench.write(0x31, mode)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x10) == 0x00)
    #expect(try bench.byte(0x31) == mode)
    #expect(bench.count(.undefinedCode) == 1)
  }

  /// Linux reads the fuse ROM of this part, too.
  @Test(arguments: [("neutral", 0x80), ("zero", 0x00)] as [(String, UInt8)])
  func fuseROMOfTheRelatives(_ policy: String, _ byte: UInt8) throws {
    let bench = bench(policy: ("fuse-rom-reads", policy))
    #expect(try bench.bytes(0x60, 3) == [byte, byte, byte])
    #expect(try bench.byte(0x63) == 0x00)
  }

  // MARK: Self-test and reset

  /// Z is −600, the middle of −1000…−200, although no bit switches the coil on.
  @Test func selfTestPasses() throws {
    let bench = bench()
    try bench.write(0x31, 0x10)
    bench.wait(.milliseconds(9))
    #expect(try sample(bench) == [1, 0, 0, 0, 0, 0xA8, 0xFD, 0, 0])
    #expect(try bench.byte(0x31) == 0x00)
    #expect(bench.violations.isEmpty)
  }

  @Test func selfTestMayIncludeTheField() throws {
    let bench = bench(policy: ("self-test-ambient", "included"))
    try bench.write(0x31, 0x10)
    bench.wait(.milliseconds(9))
    #expect(try sample(bench) == [1, 0x40, 0x01, 0, 0, 0xA8, 0xFD, 0, 0])
  }

  @Test func softReset() throws {
    let bench = bench()
    try bench.write(0x31, 0x08)
    bench.wait(.milliseconds(30))
    try bench.write(0x32, 0x01)
    #expect(try bench.bytes(0x30, 3) == [0, 0, 0])
    bench.wait(.milliseconds(30))
    #expect(try sample(bench) == [0, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(bench.violations.isEmpty)
  }

  /// A mode may be set 100 µs after the reset, as after power-on.
  @Test(arguments: [(20, 1), (100, 0)] as [(Int64, Int)])
  func modeAfterSoftReset(_ microseconds: Int64, _ violations: Int) throws {
    let bench = bench()
    try bench.write(0x32, 0x01)
    bench.wait(.microseconds(microseconds))
    try bench.write(0x31, 0x01)
    #expect(bench.count(.modeChangeWait) == violations)
  }
}
