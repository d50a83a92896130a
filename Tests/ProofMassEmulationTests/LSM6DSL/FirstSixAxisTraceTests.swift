// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Programs of others on an LSM6DSL, LSM6DS3 or LSM6DS33, byte for byte.
struct FirstSixAxisTraceTests {
  private typealias Step = TraceStep

  private func change(_ register: UInt8, _ before: UInt8, _ after: UInt8) -> [Step] {
    Step.change(register, before, after)
  }

  /// st_lsm6dsx of Linux: probe, accelerometer's buffer at 104 Hz with a watermark of 1, drain.
  @Test func linux() throws {
    let bench = try Bench.firstSixAxis()
    bench.force(0, 0, 1)
    var steps: [Step] = [.read(0x0F, [0x6A]), .read(0x3A, [0x00, 0x10]), .read(0x0A, [0])]
    steps += change(0x12, 0x04, 0x05) + [.wait(50)]
    steps += change(0x12, 0x04, 0x84) + [.wait(50)]
    steps += change(0x12, 0x04, 0x44)
    steps += change(0x0D, 0x00, 0x08)
    steps += change(0x58, 0x00, 0x01)
    steps += change(0x01, 0x00, 0x80)
    steps += change(0x04, 0x00, 0x30)
    steps += change(0x01, 0x80, 0x00)
    steps += change(0x19, 0x00, 0x04)
    steps += change(0x19, 0x04, 0x24)
    steps += change(0x5C, 0x00, 0x10)
    steps += change(0x07, 0x00, 0x80)
    steps += [.read(0x12, [0x44])]
    steps += change(0x10, 0x00, 0x40)
    steps += change(0x0A, 0x00, 0x40)
    steps += [.read(0x08, [0])]
    steps += change(0x08, 0x00, 0x01)
    steps += change(0x09, 0x00, 0x08)
    steps += [.read(0x07, [0x80]), .write([0x06, 0x06, 0x80]), .write([0x42, 0xAA])]
    steps += change(0x0A, 0x40, 0x46)
    steps += [.wait(9), .read(0x3A, [0x06, 0x80])]
    try bench.run(steps)
    #expect(bench.circuit.pins(at: bench.target)[0].isHigh)
    let first = try bench.bytes(0x3E, 12)
    #expect(first[..<6] == [0, 0, 0, 0, 0x09, 0x40])
    // Bytes 1 and 2 of the timestamp, one that is not used, byte 0, steps: below 400 steps of 25 µs.
    #expect(first[6] <= 1 && first[7...8] == [0, 0] && first[10...] == [0, 0])
    #expect(try bench.bytes(0x3A, 2) == [0x00, 0x10])
    #expect(!bench.circuit.pins(at: bench.target)[0].isHigh)
    bench.wait(.milliseconds(10))
    let second = try bench.bytes(0x3E, 12)
    func count(_ bytes: [UInt8]) -> Int { Int(bytes[6]) << 8 | Int(bytes[9]) }
    // 64 ticks of 6667 Hz are 384 steps.
    #expect((383...384).contains(count(second) - count(first)))
    #expect(bench.forbidden == 0)
  }

  /// ST's lsm6dsl_read_data_polling.c: both sensors at 12.5 Hz, second low-pass, the gyroscope's high-pass.
  @Test func pollingExample() throws {
    let bench = try Bench.firstSixAxis()
    bench.force(0, 0, 1)
    bench.temperature(35)
    var steps: [Step] = [.wait(15), .read(0x0F, [0x6A])]
    steps += change(0x12, 0x04, 0x05) + [.wait(1), .read(0x12, [0x04])]
    steps += change(0x12, 0x04, 0x44)
    steps += change(0x10, 0x00, 0x10)
    steps += change(0x11, 0x00, 0x10)
    steps += change(0x10, 0x10, 0x10)
    steps += change(0x11, 0x10, 0x1C)
    steps += change(0x10, 0x10, 0x11)
    steps += change(0x17, 0x00, 0xA8)
    steps += change(0x16, 0x00, 0x60)
    steps += change(0x15, 0x00, 0x00)
    steps += change(0x13, 0x00, 0x02)
    steps += [.wait(60_000), .read(0x1E, [0x07]), .read(0x28, [0, 0, 0, 0, 0x09, 0x40])]
    steps += [.read(0x22, [0, 0, 0, 0, 0, 0]), .read(0x20, [0x00, 0x0A])]
    try bench.run(steps)
    #expect(bench.forbidden == 0)
  }

  /// SparkFun's library of the LSM6DS3 at 6B, with STOP before each read.
  @Test func sparkFun() throws {
    let bench = Bench(.lsm6ds3.at(0x6B), at: 0x6B)
    bench.force(0, 0, 1)
    bench.turn(100, 0, 0)
    bench.temperature(35)
    try bench.run([
      .stoppedRead(0x0F, [0x69]), .write([0x10, 0x66]), .stoppedRead(0x13, [0x00]),
      .write([0x13, 0x80]), .write([0x11, 0x6C]), .stoppedRead(0x0F, [0x69]), .wait(100),
      .stoppedRead(0x28, [0, 0]), .stoppedRead(0x2A, [0, 0]), .stoppedRead(0x2C, [0x01, 0x08]),
      .stoppedRead(0x22, [0x95, 0x05]), .stoppedRead(0x24, [0, 0]), .stoppedRead(0x26, [0, 0]),
      .stoppedRead(0x20, [0xA0, 0x00]),
      .write([0x06, 0xB8]), .write([0x07, 0x0B]), .write([0x08, 0x09]), .write([0x09, 0x00]),
      .write([0x0A, 0x0E]), .wait(100), .stoppedRead(0x3A, [6]), .stoppedRead(0x3B, [0x00]),
      .stoppedRead(0x3E, [0x95]), .stoppedRead(0x3F, [0x05]), .stoppedRead(0x3A, [5]),
      .write([0x0A, 0x00]), .stoppedRead(0x3B, [0x10]),
    ])
  }

  /// Pololu's library of the LSM6DS33.
  @Test func pololu() throws {
    let bench = try Bench.firstSixAxis(.lsm6ds33)
    bench.force(0, 0, 1)
    bench.turn(100, 0, 0)
    try bench.run([
      .stoppedRead(0x0F, [0x69]), .write([0x10, 0x80]), .write([0x11, 0x80]), .write([0x12, 0x04]),
      .wait(100), .stoppedRead(0x28, [0, 0, 0, 0, 0x09, 0x40]),
      .stoppedRead(0x22, [0xA5, 0x2C, 0, 0, 0, 0]),
    ])
  }

  /// Arduino_LSM6DS3, whose 05 in CTRL8_XL selects the slope; by policy the filters need more.
  @Test(arguments: [("always", [UInt8(0), 0]), ("functions", [0x05, 0x20])])
  func arduino(_ test: (value: String, z: [UInt8])) throws {
    let bench = try Bench.firstSixAxis(.lsm6ds3)
    bench.set(policy: "filter-gate", test.value)
    bench.force(0, 0, 1)
    bench.turn(100, 0, 0)
    try bench.run([
      .read(0x0F, [0x69]), .write([0x11, 0x4C]), .write([0x10, 0x4A]), .write([0x16, 0x00]),
      .write([0x17, 0x05]), .wait(200), .read(0x1E, [0x07]), .read(0x28, [0, 0, 0, 0] + test.z),
      .read(0x22, [0x95, 0x05, 0, 0, 0, 0]), .write([0x11, 0x00]), .write([0x10, 0x00]),
    ])
  }

  /// RIOT's lsm6dsxx: BOOT clears IF_INC, and all reads are of one byte.
  @Test func riot() throws {
    let bench = try Bench.firstSixAxis(.lsm6dsl)
    bench.force(0, 0, 1)
    bench.temperature(35)
    try bench.run([
      .write([0x12, 0x80]), .wait(15), .read(0x0F, [0x6A]), .write([0x10, 0x40]),
      .write([0x11, 0x40]), .write([0x0A, 0x26]), .write([0x08, 0x09]), .wait(100),
      .read(0x1E, [0x07]), .read(0x28, [0]), .read(0x29, [0]), .read(0x2A, [0]), .read(0x2B, [0]),
      .read(0x2C, [0x09]), .read(0x2D, [0x40]), .read(0x20, [0x00]), .read(0x21, [0x0A]),
    ])
  }

  /// UPM's lsm6dsl, which reads temperature and both sensors in one burst.
  @Test func upm() throws {
    let bench = try Bench.firstSixAxis()
    bench.force(0, 0, 1)
    bench.turn(100, 0, 0)
    bench.temperature(35)
    var steps: [Step] = [.read(0x0F, [0x6A])]
    steps += change(0x12, 0x04, 0x05) + [.wait(100)]
    steps += change(0x12, 0x04, 0x44)
    steps += change(0x10, 0x00, 0x40) + change(0x10, 0x40, 0x40)
    steps += change(0x11, 0x00, 0x40) + change(0x11, 0x40, 0x40)
    steps += change(0x15, 0x00, 0x00) + change(0x16, 0x00, 0x00)
    steps += [
      .wait(150), .read(0x20, [0x00, 0x0A, 0xA5, 0x2C, 0, 0, 0, 0, 0, 0, 0, 0, 0x09, 0x40]),
    ]
    try bench.run(steps)
  }

  /// Two Rust crates of the LSM6DS33.
  @Test func rust() throws {
    let bench = try Bench.firstSixAxis(.lsm6ds33)
    bench.turn(100, 0, 0)
    var steps: [Step] = [.read(0x0F, [0x69])]
    steps += change(0x12, 0x04, 0x05) + [.wait(1), .read(0x12, [0x04])]
    steps += change(0x12, 0x04, 0x44)
    steps += change(0x10, 0x00, 0x10) + change(0x10, 0x10, 0x10)
    steps += change(0x11, 0x00, 0x10) + change(0x11, 0x10, 0x12)
    steps += [.wait(200), .read(0x22, [0x49, 0x59, 0, 0, 0, 0])]
    try bench.run(steps)
    let other = try Bench.firstSixAxis(.lsm6ds33)
    other.force(0, 0, 1)
    other.temperature(35)
    var more: [Step] = [.read(0x0F, [0x69])]
    more += change(0x12, 0x04, 0x04)
    more += change(0x10, 0x00, 0x40)
    more += [
      .wait(100), .read(0x28, [0, 0, 0, 0, 0x09, 0x40]), .read(0x10, [0x40]), .read(0x20, [0xA0]),
      .read(0x21, [0x00]),
    ]
    try other.run(more)
  }
}
