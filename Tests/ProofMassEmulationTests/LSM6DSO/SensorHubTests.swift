// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import Testing

/// The sensor hub of the LSM6DSO and its relatives, with an LIS2MDL or an LIS3MDL on the auxiliary bus.
struct SensorHubTests {
  static func bench(
    _ magnetometer: Part = .lis2mdl, _ chip: LSM6DSOChip = LSM6DSOChip(.lsm6dsox)
  ) -> Bench {
    Bench(on: Circuit(Part.lsm6dso(chip).carrying(magnetometer)), at: 0x6A)
  }

  private static func writes(_ bench: Bench, _ writes: (UInt8, UInt8)...) throws {
    for (register, byte) in writes { try bench.write(register, byte) }
  }

  /// The registers of an LIS2MDL's outputs at (15, −30, 45) µT, in steps of 0.15 µT.
  static let words: [UInt8] = [0x64, 0x00, 0x38, 0xFF, 0x2C, 0x01]

  /// A bench whose LIS2MDL measures at 100 Hz, as set through the buses joined, and whose hub reads it, while the
  /// accelerometer runs at 104 Hz.
  private func running(
    config: UInt8 = 0x06, control: UInt8 = 0x04, _ more: (UInt8, UInt8)...
  ) throws -> Bench {
    let bench = Self.bench()
    bench.field(15, -30, 45)
    try Self.writes(bench, (0x01, 0x40), (0x14, 0x10))
    try Bench(on: bench.circuit, at: 0x1E).write(0x60, 0x8C)
    try Self.writes(bench, (0x14, 0x00), (0x15, 0x3D), (0x16, 0x68), (0x17, config))
    for (register, byte) in more { try bench.write(register, byte) }
    try Self.writes(bench, (0x14, control), (0x01, 0x00), (0x10, 0x40))
    bench.wait(.milliseconds(100))
    return bench
  }

  // MARK: Pass-through

  /// Joined, a magnetometer answers at its own address: 01←40, 14←10, 01←00; and no longer after 14←00.
  @Test(arguments: [
    (Part.lis2mdl, UInt8(0x1E), UInt8(0x4F), UInt8(0x40)), (.lis3mdl, 0x1C, 0x0F, 0x3D),
    (.lis3mdl.at(0x1E), 0x1E, 0x0F, 0x3D),
  ])
  func passThrough(_ test: (part: Part, address: UInt8, register: UInt8, identity: UInt8)) throws {
    let bench = Self.bench(test.part)
    let magnetometer = Bench(on: bench.circuit, at: test.address)
    #expect(throws: BusError.noAcknowledge) { try magnetometer.byte(test.register) }
    try Self.writes(bench, (0x01, 0x40), (0x14, 0x10), (0x01, 0x00))
    #expect(try magnetometer.byte(test.register) == test.identity)
    #expect(try bench.byte(0x0F) == 0x6C)
    try Self.writes(bench, (0x01, 0x40), (0x14, 0x00), (0x01, 0x00))
    #expect(throws: BusError.noAcknowledge) { try magnetometer.byte(test.register) }
  }

  /// The controller has to be off, or by policy may be on.
  @Test(arguments: [("master-off", nil), ("always", 0x40)] as [(String, UInt8?)])
  func passThroughWithMaster(_ test: (policy: String, identity: UInt8?)) throws {
    let bench = Self.bench()
    bench.set(policy: "pass-through", test.policy)
    try Self.writes(bench, (0x01, 0x40), (0x14, 0x14))
    #expect((try? Bench(on: bench.circuit, at: 0x1E).byte(0x4F)) == test.identity)
  }

  /// Only lines of I2C are joined.
  @Test func noPassThroughFromSPI() throws {
    let circuit = Circuit(Part.lsm6dsox.on(spi: 0).carrying(.lis2mdl))
    try circuit.frame(0x01, 0x40)
    try circuit.frame(0x14, 0x10)
    #expect(try circuit.frame(0x94, reading: 1) == [0x10])
    #expect(throws: BusError.noAcknowledge) { try Bench(on: circuit, at: 0x1E).byte(0x4F) }
  }

  /// It measures on behind separated buses, and pins, truth and violations are its own.
  @Test func measuresBehind() throws {
    let bench = Self.bench()
    let magnetometer = Bench(on: bench.circuit, at: 0x1E)
    bench.field(15, -30, 45)
    try Self.writes(bench, (0x01, 0x40), (0x14, 0x10))
    try magnetometer.write(0x60, 0x8C)
    try magnetometer.write(0x62, 0x01)
    try bench.write(0x14, 0x00)
    bench.wait(.milliseconds(30))
    #expect(bench.circuit.pins(at: .i2c(0x1E)) == [Pin("INT/DRDY", isHigh: true)])
    try bench.write(0x14, 0x10)
    #expect(try magnetometer.bytes(0x68, 6) == Self.words)
    #expect(bench.circuit.truth(at: .i2c(0x1E))?.input == Axes(15, -30, 45))
    #expect(bench.circuit.mounted.map { $0.facts.name } == ["LSM6DSOX", "LIS2MDL"])
    bench.circuit.powerCycle()
    try Self.writes(bench, (0x01, 0x40), (0x14, 0x10))
    #expect(try magnetometer.byte(0x60) == 0x03)
  }

  /// A board returns to a state with the chips behind others.
  @Test func restarts() throws {
    let bench = Self.bench()
    let magnetometer = Bench(on: bench.circuit, at: 0x1E)
    try Self.writes(bench, (0x01, 0x40), (0x14, 0x10))
    let state = bench.circuit.state
    try magnetometer.write(0x60, 0x8C)
    _ = bench.circuit.restart(from: state)
    #expect(try magnetometer.byte(0x60) == 0x03)
  }

  // MARK: Sequences of ST

  private enum Step {
    case write([UInt8])
    case read(UInt8, [UInt8])
    case wait(Int)
  }

  private func run(_ steps: [Step], on bench: Bench) throws {
    for (index, step) in steps.enumerated() {
      switch step {
      case .write(let bytes):
        let data = Array(bytes[1...])
        try bench.circuit.wire.write(data.span, command: bytes[0], to: bench.address)
      case .read(let register, let bytes):
        #expect(try bench.bytes(register, bytes.count) == bytes, "step \(index)")
      case .wait(let milliseconds): bench.wait(.milliseconds(milliseconds))
      }
    }
  }

  /// The accelerometer's rate, before which ST's driver looks at the state machines.
  private func rate(_ before: UInt8, _ after: UInt8) -> [Step] {
    [
      .write([0x01, 0x80]), .read(0x46, [0, 0]), .write([0x01, 0x00]), .read(0x10, [before]),
      .write([0x10, after]),
    ]
  }

  /// MASTER_CONFIG, read and written.
  private func control(_ before: UInt8, _ after: UInt8) -> [Step] {
    [.write([0x01, 0x40]), .read(0x14, [before]), .write([0x14, after]), .write([0x01, 0x00])]
  }

  /// ST's helper reads WHO_AM_I of an LIS2MDL through an LSM6DSOX.
  @Test func readIdentity() throws {
    let bench = Self.bench()
    var steps = rate(0x00, 0x00)
    steps += [
      .write([0x01, 0x40]), .write([0x15, 0x3D]), .write([0x16, 0x4F]), .read(0x17, [0x00]),
      .write([0x17, 0x01]), .write([0x01, 0x00]),
    ]
    steps += control(0x00, 0x00) + control(0x00, 0x04) + rate(0x00, 0x40)
    steps += [.read(0x28, [0, 0, 0, 0, 0, 0]), .wait(10), .read(0x1E, [0x01])]
    steps += [.read(0x39, [0x01]), .read(0x39, [0x00])]
    steps += control(0x04, 0x00) + rate(0x40, 0x00)
    steps += [.write([0x01, 0x40]), .read(0x02, [0x40]), .write([0x01, 0x00])]
    try run(steps, on: bench)
    #expect(bench.forbidden == 0)
  }

  /// ST's helper writes CFG_REG_A of an LIS2MDL; then the hub reads its outputs again and again.
  @Test func writeAndReadLIS2MDL() throws {
    let bench = Self.bench()
    bench.field(15, -30, 45)
    var steps: [Step] = [
      .write([0x01, 0x40]), .write([0x15, 0x3C]), .write([0x16, 0x60]), .write([0x21, 0x8C]),
      .write([0x01, 0x00]),
    ]
    steps += rate(0x00, 0x00) + control(0x00, 0x04) + rate(0x00, 0x40)
    steps += [
      .wait(10), .write([0x01, 0x40]), .read(0x22, [0x01]), .read(0x22, [0x00]),
      .write([0x01, 0x00]),
    ]
    steps += control(0x04, 0x00) + rate(0x40, 0x00)
    steps += [
      .write([0x01, 0x40]), .write([0x15, 0x3D]), .write([0x16, 0x68]), .write([0x17, 0x06]),
      .write([0x01, 0x00]),
    ]
    steps += control(0x00, 0x04) + rate(0x00, 0x40)
    steps += [.wait(60), .write([0x01, 0x40]), .read(0x02, Self.words), .write([0x01, 0x00])]
    try run(steps, on: bench)
  }

  /// The same with an LIS3MDL at 0x1C: CTRL_REG3, and its outputs by the plain address or with the bit for increments.
  /// 6842 digits are 1 G.
  @Test(arguments: [0x28, 0xA8] as [UInt8])
  func writeAndReadLIS3MDL(register: UInt8) throws {
    let bench = Self.bench(.lis3mdl)
    bench.field(10, -20, 30)
    var steps: [Step] = [
      .write([0x01, 0x40]), .write([0x15, 0x38]), .write([0x16, 0x22]), .write([0x21, 0x00]),
      .write([0x14, 0x04]), .write([0x01, 0x00]), .write([0x10, 0x40]), .wait(10),
      .read(0x39, [0x01]), .write([0x01, 0x40]), .write([0x14, 0x00]), .write([0x15, 0x39]),
      .write([0x16, register]), .write([0x17, 0x06]), .write([0x14, 0x04]), .write([0x01, 0x00]),
      .wait(300),
    ]
    steps += [.write([0x01, 0x40]), .read(0x02, [0xAC, 0x02, 0xA8, 0xFA, 0x05, 0x08])]
    try run(steps, on: bench)
  }

  // MARK: Linux

  /// st_lsm6dsx: AUX_SENS_ON of 3 and WRITE_ONCE at the probe; slave 0 writes CFG_REG_A once, slave 1 reads.
  @Test func linux() throws {
    let bench = Self.bench()
    bench.field(15, -30, 45)
    var steps = control(0x00, 0x03) + control(0x03, 0x43)
    steps += [
      .write([0x10, 0x40]), .write([0x01, 0x40]), .write([0x15, 0x3C, 0x60]), .write([0x21, 0x8C]),
      .read(0x14, [0x43]), .write([0x14, 0x47]), .write([0x01, 0x00]), .wait(21),
      .read(0x39, [0x81]),
    ]
    steps += control(0x47, 0x43)
    steps += [
      .write([0x01, 0x40]), .write([0x18, 0x3D, 0x68, 0x0E]), .read(0x14, [0x43]),
      .write([0x14, 0x47]), .write([0x01, 0x00]), .wait(60), .write([0x01, 0x40]),
      .read(0x02, Self.words), .write([0x01, 0x00]), .write([0x0A, 0x06]), .wait(10),
      .read(0x3A, [0x01, 0x00]), .read(0x78, [0x78] + Self.words),
    ]
    try run(steps, on: bench)
  }

  /// Without WRITE_ONCE slave 0 is written in each cycle, with it in the first one only; by policy only with several
  /// slaves.
  @Test(
    arguments: [
      (0x04, "always", 0x8C, 0x01), (0x44, "always", 0x03, 0x81), (0x44, "several", 0x8C, 0x01),
      (0x45, "several", 0x03, 0x81),
    ] as [(UInt8, String, UInt8, UInt8)])
  func writeOnce(_ test: (control: UInt8, policy: String, after: UInt8, state: UInt8)) throws {
    let bench = Self.bench()
    bench.set(policy: "write-once", test.policy)
    bench.set(policy: "pass-through", "always")
    let magnetometer = Bench(on: bench.circuit, at: 0x1E)
    try Self.writes(
      bench, (0x10, 0x40), (0x01, 0x40), (0x15, 0x3C), (0x16, 0x60), (0x21, 0x8C),
      (0x14, test.control | 0x10))
    bench.wait(.milliseconds(10))
    #expect(try magnetometer.byte(0x60) == 0x8C)
    try magnetometer.write(0x60, 0x03)
    bench.wait(.milliseconds(10))
    #expect(try magnetometer.byte(0x60) == test.after)
    #expect(try bench.byte(0x22) == test.state)
  }

  // MARK: Slaves, state, FIFO

  /// The bytes of the slaves follow each other; one that is not enabled, has no bytes or is beyond AUX_SENS_ON has none.
  @Test(
    arguments: [
      (0x07, [0x40, 0x03, 0x40, 0x00]), (0x06, [0x40, 0x03, 0x00, 0x00]),
      (0x04, [0x40, 0x00, 0x00, 0x00]),
    ] as [(UInt8, [UInt8])])
  func slaves(_ test: (control: UInt8, bytes: [UInt8])) throws {
    let bench = Self.bench()
    try bench.write(0x01, 0x40)
    // WHO_AM_I; a slave that is not read; CFG_REG_A; WHO_AM_I.
    try bench.write(0x15, 0x3D, 0x4F, 0x01, 0x3C, 0x4F, 0x01, 0x3D, 0x60, 0x01, 0x3D, 0x4F, 0x01)
    try Self.writes(bench, (0x14, test.control), (0x01, 0x00), (0x10, 0x40))
    bench.wait(.milliseconds(10))
    try bench.write(0x01, 0x40)
    #expect(try bench.bytes(0x02, 4) == test.bytes)
  }

  /// A slave that is absent: SLAVE0_NACK, and the FIFO has a word with tag 19.
  @Test func absentSlave() throws {
    let bench = Self.bench()
    try Self.writes(
      bench, (0x0A, 0x06), (0x01, 0x40), (0x15, 0x3B), (0x16, 0x68), (0x17, 0x0E), (0x14, 0x04),
      (0x01, 0x00), (0x10, 0x40))
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x39) == 0x09)
    #expect(try bench.byte(0x39) == 0x00)
    #expect(try bench.bytes(0x3A, 2) == [0x01, 0x00])
    #expect(try bench.bytes(0x78, 7) == [0xC9, 0, 0, 0, 0, 0, 0])
    try bench.write(0x01, 0x40)
    #expect(try bench.bytes(0x02, 6) == [0, 0, 0, 0, 0, 0])
  }

  /// SENS_HUB_ENDOP is on INT1 until it is read, or by policy while no cycle runs.
  @Test(arguments: [("read", UInt8(0x00)), ("idle", 0x01)])
  func end(_ test: (policy: String, before: UInt8)) throws {
    let bench = Self.bench()
    bench.set(policy: "hub-end", test.policy)
    func isHigh() -> Bool { bench.circuit.pins(at: bench.target)[0].isHigh }
    try Self.writes(
      bench, (0x5E, 0x01), (0x01, 0x40), (0x15, 0x3D), (0x16, 0x4F), (0x17, 0x01), (0x14, 0x04),
      (0x01, 0x00))
    #expect(try bench.byte(0x39) == test.before)
    #expect(isHigh() == (test.before == 1))
    try bench.write(0x10, 0x40)
    bench.wait(.milliseconds(10))
    #expect(isHigh())
    #expect(try bench.byte(0x39) == 0x01)
    #expect(try bench.byte(0x39) == test.before)
    #expect(isHigh() == (test.before == 1))
  }

  /// Words of class 71, alone and after those of the accelerometer.
  @Test func fifo() throws {
    let bench = try running(config: 0x0E)
    try bench.write(0x0A, 0x06)
    bench.wait(.milliseconds(19))
    #expect(try bench.bytes(0x3A, 2) == [0x02, 0x00])
    #expect(try bench.bytes(0x78, 14) == [0x71] + Self.words + [0x72] + Self.words)
    try Self.writes(bench, (0x0A, 0x00), (0x09, 0x04), (0x0A, 0x06))
    bench.force(0, 0, 1)
    bench.wait(.milliseconds(10))
    let words = try bench.bytes(0x78, 14)
    #expect([words[0], words[7]] == [0x11, 0x71])
    #expect(Array(words[8...]) == Self.words)
  }

  /// The rate is that of SHUB_ODR, at most that of the faster sensor; by policy the accelerometer alone starts cycles.
  @Test(
    arguments: [
      (0x0E, 0x40, 0x00, "either", 104), (0x4E, 0x40, 0x00, "either", 52),
      (0x8E, 0x40, 0x00, "either", 26), (0xCE, 0x40, 0x00, "either", 13),
      (0x0E, 0x10, 0x00, "either", 13), (0x0E, 0x70, 0x00, "either", 104),
      (0x0E, 0x10, 0x40, "either", 104), (0x0E, 0x10, 0x40, "accelerometer", 13),
      (0x0E, 0x00, 0x30, "either", 52), (0x0E, 0x00, 0x30, "accelerometer", 0),
    ] as [(UInt8, UInt8, UInt8, String, Int)])
  func rates(
    _ test: (config: UInt8, force: UInt8, rate: UInt8, policy: String, count: Int)
  ) throws {
    let bench = Self.bench()
    bench.set(policy: "hub-trigger", test.policy)
    try Self.writes(
      bench, (0x01, 0x40), (0x15, 0x3D), (0x16, 0x68), (0x17, test.config), (0x14, 0x04),
      (0x01, 0x00), (0x0A, 0x06), (0x10, test.force), (0x11, test.rate))
    bench.wait(.seconds(1))
    let status = try bench.bytes(0x3A, 2)
    let count = Int(status[0]) | Int(status[1] & 3) << 8
    #expect((test.count - 1...test.count).contains(count) || count == test.count, "\(count)")
  }

  /// With START_CONFIG the pin INT2 would start cycles, which is no input here.
  @Test func externalTrigger() throws {
    let bench = try running(control: 0x24)
    #expect(try bench.byte(0x39) == 0x00)
  }

  /// RST_MASTER_REGS clears outputs and state, by policy also the settings, and nothing runs while it is set.
  @Test(arguments: [("outputs", UInt8(0x3D)), ("all", 0x00)])
  func reset(_ test: (policy: String, slave: UInt8)) throws {
    let bench = try running()
    bench.set(policy: "hub-reset", test.policy)
    try bench.write(0x01, 0x40)
    #expect(try bench.bytes(0x02, 6) == Self.words)
    bench.wait(.milliseconds(10))
    try bench.write(0x14, 0x84)
    bench.wait(.milliseconds(20))
    #expect(try bench.bytes(0x02, 6) == [0, 0, 0, 0, 0, 0])
    #expect(try bench.byte(0x22) == 0x00)
    #expect(try bench.byte(0x15) == test.slave)
    #expect(try bench.byte(0x14) == 0x84)
    try bench.write(0x14, 0x04)
    bench.wait(.milliseconds(20))
    #expect(try bench.byte(0x14) == 0x04)
    #expect(try bench.bytes(0x02, 6) == (test.slave == 0 ? [0, 0, 0, 0, 0, 0] : Self.words))
  }

  /// SW_RESET ends it.
  @Test func softReset() throws {
    let bench = try running()
    try bench.write(0x12, 0x01)
    bench.wait(.milliseconds(1))
    try bench.write(0x01, 0x40)
    #expect(try bench.byte(0x14) == 0x00)
    #expect(try bench.bytes(0x02, 6) == [0, 0, 0, 0, 0, 0])
  }

  /// What the hub reads is the field at that time, however late the board asks.
  @Test func late() throws {
    let bench = try running(config: 0x0E)
    try bench.write(0x0A, 0x06)
    bench.wait(.milliseconds(48))
    bench.field(-15, 30, -45)
    bench.wait(.milliseconds(48))
    let words = try bench.bytes(0x78, 70)
    #expect(Array(words[1...6]) == Self.words)
    #expect(Array(words[64...69]) == [0x9C, 0xFF, 0xC8, 0x00, 0xD4, 0xFE])
  }
}
