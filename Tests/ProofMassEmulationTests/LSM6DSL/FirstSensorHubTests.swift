// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The sensor hub of the LSM6DSL and its relatives, with an LIS2MDL or an LIS3MDL on the auxiliary bus.
struct FirstSensorHubTests {
  static func bench(
    _ magnetometer: Part = .lis2mdl, on relative: LSM6DSLChip.Relative = .lsm6dsl
  ) -> Bench {
    Bench(on: Circuit(Part.lsm6dsl(LSM6DSLChip(relative)).carrying(magnetometer)), at: 0x6A)
  }

  static func run(_ writes: [(UInt8, UInt8)], on bench: Bench) throws {
    for (register, byte) in writes { try bench.write(register, byte) }
  }

  /// CTRL10_C with FUNC_EN, and the other bits as after reset.
  static func functions(_ relative: LSM6DSLChip.Relative) -> UInt8 {
    relative == .lsm6ds3 ? 0x3C : 0x04
  }

  /// A bench whose LIS2MDL measures at 100 Hz, as set through the buses joined, and whose hub reads it, while the
  /// accelerometer runs at 104 Hz.
  static func running(
    on relative: LSM6DSLChip.Relative = .lsm6dsl, config: UInt8 = 0x06, control: UInt8 = 0x01,
    _ more: (UInt8, UInt8)...
  ) throws -> Bench {
    let bench = Self.bench(on: relative)
    bench.field(15, -30, 45)
    try bench.write(0x1A, 0x04)
    try Bench(on: bench.circuit, at: 0x1E).write(0x60, 0x8C)
    try run([(0x1A, 0x00), (0x01, 0x80), (0x02, 0x3D), (0x03, 0x68), (0x04, config)], on: bench)
    try run(more, on: bench)
    try run(
      [(0x01, 0x00), (0x19, functions(relative)), (0x1A, control), (0x10, 0x40)], on: bench)
    bench.wait(.milliseconds(100))
    return bench
  }

  // MARK: Pass-through

  /// Joined, a magnetometer answers at its own address: 1A←04; and no longer after 1A←00.
  @Test(arguments: [LSM6DSLChip.Relative.lsm6dsl, .lsm6ds3trc, .lsm6ds3])
  func passThrough(_ relative: LSM6DSLChip.Relative) throws {
    let bench = Self.bench(.lis3mdl, on: relative)
    let magnetometer = Bench(on: bench.circuit, at: 0x1C)
    #expect(throws: BusError.noAcknowledge) { try magnetometer.byte(0x0F) }
    try bench.write(0x1A, 0x04)
    #expect(try magnetometer.byte(0x0F) == 0x3D)
    try bench.write(0x1A, 0x00)
    #expect(throws: BusError.noAcknowledge) { try magnetometer.byte(0x0F) }
    #expect(bench.forbidden == 0)
  }

  /// The controller has to be off, or by policy may be on.
  @Test(arguments: [("master-off", nil), ("always", 0x40)] as [(String, UInt8?)])
  func passThroughWithMaster(_ test: (policy: String, identity: UInt8?)) throws {
    let bench = Self.bench()
    bench.set(policy: "pass-through", test.policy)
    try bench.write(0x1A, 0x05)
    #expect((try? Bench(on: bench.circuit, at: 0x1E).byte(0x4F)) == test.identity)
  }

  /// An LSM6DS33 has no auxiliary bus.
  @Test func noHub() throws {
    let bench = Self.bench(on: .lsm6ds33)
    try Self.run([(0x1A, 0x04), (0x19, 0x3C), (0x10, 0x40)], on: bench)
    #expect(throws: BusError.noAcknowledge) {
      try Bench(on: bench.circuit, at: 0x1E).byte(0x4F)
    }
    try bench.write(0x1A, 0x01)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x53) == 0x00)
  }

  // MARK: Sequences of the application notes

  /// AN4650: an LIS3MDL measures continuously, and is read. 6842 digits are 1 G.
  @Test func lis3mdlOnLSM6DS3() throws {
    let bench = Self.bench(.lis3mdl, on: .lsm6ds3)
    bench.field(10, -20, 30)
    try Self.run(
      [
        (0x01, 0x80), (0x02, 0x38), (0x03, 0x22), (0x0E, 0x00), (0x01, 0x00), (0x19, 0x3C),
        (0x1A, 0x09), (0x10, 0x80),
      ], on: bench)
    bench.wait(.milliseconds(10))
    try Self.run(
      [
        (0x19, 0x38), (0x1A, 0x00), (0x10, 0x00), (0x01, 0x80), (0x02, 0x39), (0x03, 0x28),
        (0x04, 0x06), (0x01, 0x00), (0x19, 0x3C), (0x1A, 0x09), (0x10, 0x80),
      ], on: bench)
    bench.wait(.milliseconds(300))
    #expect(try bench.bytes(0x2E, 6) == [0xAC, 0x02, 0xA8, 0xFA, 0x05, 0x08])
    #expect(bench.forbidden == 0)
  }

  /// AN5040 and AN5130: CFG_REG_A of an LIS2MDL is written once, which is waited for, and its outputs are read.
  @Test(arguments: [LSM6DSLChip.Relative.lsm6dsl, .lsm6ds3trc])
  func lis2mdlOnLSM6DSL(_ relative: LSM6DSLChip.Relative) throws {
    let bench = Self.bench(on: relative)
    bench.field(15, -30, 45)
    try Self.run(
      [
        (0x01, 0x80), (0x02, 0x3C), (0x03, 0x60), (0x0E, 0x8C), (0x04, 0x10), (0x07, 0x20),
        (0x01, 0x00), (0x19, 0x04), (0x1A, 0x09), (0x10, 0x80),
      ], on: bench)
    #expect(try bench.byte(0x53) == 0x00)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x53) == 0x01)
    try Self.run(
      [
        (0x19, 0x00), (0x1A, 0x00), (0x10, 0x00), (0x01, 0x80), (0x02, 0x3D), (0x03, 0x68),
        (0x04, 0x06), (0x01, 0x00), (0x19, 0x04), (0x1A, 0x09), (0x10, 0x80),
      ], on: bench)
    bench.wait(.milliseconds(60))
    #expect(try bench.bytes(0x2E, 6) == SensorHubTests.words)
    #expect(bench.forbidden == 0)
  }

  // MARK: Conditions

  /// MASTER_ON, FUNC_EN and the accelerometer are needed; the gyroscope starts nothing, nor the pin INT2 here.
  @Test(
    arguments: [
      (0x04, 0x01, 0x40, 0x00, true), (0x00, 0x01, 0x40, 0x00, false),
      (0x04, 0x00, 0x40, 0x00, false), (0x04, 0x11, 0x40, 0x00, false),
      (0x04, 0x01, 0x00, 0x40, false),
    ] as [(UInt8, UInt8, UInt8, UInt8, Bool)])
  func conditions(
    _ test: (functions: UInt8, control: UInt8, force: UInt8, rate: UInt8, runs: Bool)
  ) throws {
    let bench = Self.bench()
    try Self.run(
      [
        (0x01, 0x80), (0x02, 0x3D), (0x03, 0x4F), (0x04, 0x01), (0x01, 0x00),
        (0x19, test.functions), (0x1A, test.control), (0x10, test.force), (0x11, test.rate),
      ], on: bench)
    bench.wait(.milliseconds(200))
    #expect(try bench.byte(0x2E) == (test.runs ? 0x40 : 0x00))
  }

  /// Without write_once slave 0 is written in each cycle. That needs Aux_sens_on, and an LSM6DS3 does not have it.
  @Test(
    arguments: [
      (.lsm6dsl, 0x00, 0x00, 0x8C), (.lsm6dsl, 0x10, 0x20, 0x03), (.lsm6dsl, 0x00, 0x20, 0x8C),
      (.lsm6ds3, 0x10, 0x20, 0x8C),
    ] as [(LSM6DSLChip.Relative, UInt8, UInt8, UInt8)])
  func writeOnce(
    _ test: (relative: LSM6DSLChip.Relative, slave0: UInt8, slave1: UInt8, after: UInt8)
  ) throws {
    let bench = Self.bench(on: test.relative)
    bench.set(policy: "pass-through", "always")
    let magnetometer = Bench(on: bench.circuit, at: 0x1E)
    try Self.run(
      [
        (0x10, 0x40), (0x19, Self.functions(test.relative)), (0x01, 0x80), (0x02, 0x3C),
        (0x03, 0x60), (0x0E, 0x8C), (0x04, test.slave0), (0x07, test.slave1), (0x01, 0x00),
        (0x1A, 0x05),
      ], on: bench)
    bench.wait(.milliseconds(10))
    #expect(try magnetometer.byte(0x60) == 0x8C)
    try magnetometer.write(0x60, 0x03)
    bench.wait(.milliseconds(10))
    #expect(try magnetometer.byte(0x60) == test.after)
  }

  // MARK: Slaves and state

  /// The bytes of the slaves follow each other, the last six at 4D; a slave beyond Aux_sens_on has none.
  @Test(
    arguments: [
      (0x33, [0x40, 0x40, 0x40, 0x40, 0x00]), (0x23, [0x40, 0x40, 0x40, 0x00, 0x00]),
      (0x03, [0x40, 0x00, 0x00, 0x00, 0x00]),
    ] as [(UInt8, [UInt8])])
  func slaves(_ test: (config: UInt8, bytes: [UInt8])) throws {
    let bench = Self.bench()
    try bench.write(0x01, 0x80)
    // Slave 0 reads 3 bytes from WHO_AM_I, slaves 1 and 2 six, slave 3 one.
    try bench.write(0x02, 0x3D, 0x4F, test.config, 0x3D, 0x4F, 0x06, 0x3D, 0x4F, 0x06)
    try bench.write(0x0B, 0x3D, 0x4F, 0x01)
    try Self.run([(0x01, 0x00), (0x19, 0x04), (0x1A, 0x01), (0x10, 0x40)], on: bench)
    bench.wait(.milliseconds(10))
    let (first, last) = (try bench.bytes(0x2E, 12), try bench.bytes(0x4D, 6))
    #expect([first[0], first[3], first[9], last[3], last[4]] == test.bytes)
  }

  /// A slave is read in every cycle, or in every 2nd, 4th or 8th: so often SLAVE0_NACK is set in 16 cycles.
  @Test(arguments: [(0x01, 16), (0x41, 8), (0x81, 4), (0xC1, 2)] as [(UInt8, Int)])
  func decimation(_ test: (config: UInt8, count: Int)) throws {
    let bench = try Self.running(config: test.config, (0x02, 0x39))
    var failed = 0
    for _ in 0..<16 {
      bench.circuit.advance(by: .nanoseconds(64 * 149_993))
      if try bench.byte(0x54) == 0x08 { failed += 1 }
    }
    #expect(failed == test.count)
  }

  /// An absent slave in an LSM6DSL: SLAVE1_NACK of the cycles in which it is read, one of eight; the others' bytes stay in
  /// their places.
  @Test func absentSlave() throws {
    let bench = try Self.running(config: 0x16, (0x05, 0x39), (0x06, 0x28), (0x07, 0xC1))
    var failed = 0
    for _ in 0..<16 {
      bench.circuit.advance(by: .nanoseconds(64 * 149_993))
      let state = try bench.byte(0x54)
      #expect(state == 0x00 || state == 0x10)
      if state == 0x10 { failed += 1 }
    }
    #expect(failed == 2)
    #expect(try bench.bytes(0x2E, 7) == SensorHubTests.words + [0x00])
  }

  /// SENSORHUB_END_OP: in an LSM6DSL 0 from MASTER_ON to the end of the first cycle, else 1, or by policy always 1 while no
  /// cycle runs; in an LSM6DS3 until FUNC_SRC is read.
  @Test(
    arguments: [
      (.lsm6dsl, "part", "waits", [0x01, 0x00, 0x01, 0x01]),
      (.lsm6dsl, "part", "idle", [0x01, 0x01, 0x01, 0x01]),
      (.lsm6ds3, "part", "waits", [0x00, 0x00, 0x01, 0x00]),
      (.lsm6dsl, "read", "waits", [0x00, 0x00, 0x01, 0x00]),
      (.lsm6ds3, "idle", "waits", [0x01, 0x00, 0x01, 0x01]),
    ] as [(LSM6DSLChip.Relative, String, String, [UInt8])])
  func end(
    _ test: (relative: LSM6DSLChip.Relative, end: String, start: String, state: [UInt8])
  ) throws {
    let bench = Self.bench(on: test.relative)
    bench.set(policy: "hub-end", test.end)
    bench.set(policy: "hub-start", test.start)
    var state = [try bench.byte(0x53)]
    try Self.run([(0x19, Self.functions(test.relative)), (0x1A, 0x01)], on: bench)
    state.append(try bench.byte(0x53))
    try bench.write(0x10, 0x40)
    bench.wait(.milliseconds(10))
    state += [try bench.byte(0x53), try bench.byte(0x53)]
    #expect(state == test.state)
  }

  /// With DRDY_ON_INT1 a pulse of 150 µs; in an LSM6DS3 until FUNC_SRC is read.
  @Test func pulses() throws {
    let bench = try Self.running(control: 0x81)
    func isHigh(_ bench: Bench) -> Bool { bench.circuit.pins(at: bench.target)[0].isHigh }
    var line = try #require(bench.circuit.line("INT1", of: bench.target))
    var times: [Instant] = []
    for _ in 0..<2 {
      let edge = line.waitForEdge(until: bench.circuit.now + .milliseconds(25))
      times.append(try #require(edge))
    }
    #expect(times[1] - times[0] == .nanoseconds(64 * 149_993))
    #expect(isHigh(bench))
    bench.circuit.advance(by: .microseconds(149))
    #expect(isHigh(bench))
    bench.circuit.advance(by: .microseconds(2))
    #expect(!isHigh(bench))
    let early = try Self.running(on: .lsm6ds3, control: 0x81)
    #expect(isHigh(early))
    #expect(try early.byte(0x53) == 0x01)
    #expect(!isHigh(early))
  }

  /// The correction of iron is not modelled: what it would change is as after reset.
  @Test func iron() throws {
    let bench = try Self.running(control: 0x03, (0x24, 0x10), (0x2D, 0x40))
    try bench.write(0x18, 0x04)
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0x2E, 6) == SensorHubTests.words)
    #expect(try bench.bytes(0x66, 6) == [0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x53) == 0x01)
  }

  /// SW_RESET ends it.
  @Test func softReset() throws {
    let bench = try Self.running()
    #expect(try bench.bytes(0x2E, 6) == SensorHubTests.words)
    try bench.write(0x12, 0x01)
    bench.wait(.milliseconds(1))
    #expect(try bench.byte(0x1A) == 0x00)
    #expect(try bench.bytes(0x2E, 6) == [0, 0, 0, 0, 0, 0])
  }

  // MARK: FIFO

  /// The third data set has bytes 1 to 6, the fourth bytes 7 to 12.
  @Test(arguments: [LSM6DSLChip.Relative.lsm6dsl, .lsm6ds3])
  func dataSets(_ relative: LSM6DSLChip.Relative) throws {
    let bench = try Self.running(
      on: relative, config: 0x16, (0x05, 0x3D), (0x06, 0x4F), (0x07, 0x01))
    bench.force(0, 0, 1)
    try Self.run([(0x08, 0x01), (0x09, 0x09)], on: bench)
    bench.wait(.milliseconds(20))
    try bench.write(0x0A, 0x26)
    bench.circuit.advance(by: .nanoseconds(2 * 64 * 149_993))
    #expect(try bench.bytes(0x3A, 2) == [18, 0x00])
    let set = [0, 0, 0, 0, 0x09, 0x40] + SensorHubTests.words + [0x40, 0, 0, 0, 0, 0]
    #expect(try bench.bytes(0x3E, 36) == set + set)
  }

  /// With DATA_VALID_SEL_FIFO each cycle stores sets: with the accelerometer at 208 Hz every second sample.
  @Test(arguments: [(0x01, 12), (0x41, 6)] as [(UInt8, UInt8)])
  func trigger(_ test: (control: UInt8, words: UInt8)) throws {
    let bench = try Self.running(control: test.control)
    try Self.run([(0x10, 0x50), (0x09, 0x01)], on: bench)
    bench.wait(.milliseconds(50))
    try bench.write(0x0A, 0x2E)
    bench.circuit.advance(by: .nanoseconds(4 * 32 * 149_993))
    #expect(try bench.bytes(0x3A, 2) == [test.words, 0x00])
  }

  /// By policy a trigger without a cycle stores no third set.
  @Test func stale() throws {
    let bench = try Self.running()
    bench.set(policy: "fifo-stale", "skipped")
    try Self.run([(0x10, 0x50), (0x09, 0x01)], on: bench)
    bench.wait(.milliseconds(50))
    try bench.write(0x0A, 0x2E)
    bench.circuit.advance(by: .nanoseconds(4 * 32 * 149_993))
    #expect(try bench.bytes(0x3A, 2) == [6, 0x00])
  }

  /// What the hub reads is the field at that time, however late the board asks.
  @Test func late() throws {
    let bench = try Self.running()
    try Self.run([(0x09, 0x01), (0x0A, 0x26)], on: bench)
    bench.wait(.milliseconds(48))
    bench.field(-15, 30, -45)
    bench.wait(.milliseconds(48))
    let words = try bench.bytes(0x3E, 60)
    #expect(Array(words[..<6]) == SensorHubTests.words)
    #expect(Array(words[54...]) == [0x9C, 0xFF, 0xC8, 0x00, 0xD4, 0xFE])
  }
}
