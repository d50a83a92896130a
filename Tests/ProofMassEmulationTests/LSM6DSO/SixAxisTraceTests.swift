// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// Programs of others, byte for byte.
struct SixAxisTraceTests {
  private typealias Step = TraceStep

  private func change(_ register: UInt8, _ before: UInt8, _ after: UInt8) -> [Step] {
    Step.change(register, before, after)
  }

  /// st_lsm6dsx of Linux: probe, accelerometer's buffer at 104 Hz with a watermark of 1, drain.
  @Test func linux() throws {
    let bench = try Bench.sixAxis()
    bench.force(0, 0, 1)
    var steps: [Step] = [.read(0x0F, [0x6C]), .read(0x3A, [0, 0]), .read(0x0A, [0])]
    steps += change(0x12, 0x04, 0x05) + [.wait(50)]
    steps += change(0x12, 0x04, 0x84) + [.wait(50)]
    steps += change(0x12, 0x04, 0x44)
    steps += change(0x0D, 0x00, 0x08)
    steps += change(0x56, 0x00, 0x01)
    steps += change(0x56, 0x01, 0x41)
    steps += change(0x13, 0x00, 0x08)
    steps += change(0x01, 0x00, 0x40)
    steps += change(0x14, 0x00, 0x03)
    steps += change(0x01, 0x40, 0x00)
    steps += change(0x19, 0x00, 0x20)
    steps += [.read(0x63, [0]), .read(0x12, [0x44])]
    steps += change(0x10, 0x00, 0x40)
    steps += change(0x09, 0x00, 0x04)
    steps += change(0x0A, 0x00, 0x40)
    steps += [.read(0x08, [0]), .write([0x07, 0x02, 0x00]), .write([0x42, 0xAA])]
    steps += change(0x0A, 0x40, 0x46)
    steps += [.wait(9), .read(0x3A, [0x02, 0x80])]
    try bench.run(steps)
    #expect(bench.circuit.pins(at: bench.target)[0].isHigh)
    // The first sample has not settled, which DRDY_MASK marks.
    let first = try bench.bytes(0x78, 14)
    #expect(first[0] == 0x21 && first[3...7] == [0, 0, 0, 0, 0x11])
    #expect(first[8...] == [0xFF, 0x7F, 0xFF, 0x7F, 0xFF, 0x7F])
    #expect(try bench.bytes(0x3A, 2) == [0, 0])
    #expect(!bench.circuit.pins(at: bench.target)[0].isHigh)
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x3A, 2) == [0x02, 0x80])
    let second = try bench.bytes(0x78, 14)
    #expect(second[0] == 0x22 && second[3...7] == [0, 0, 0, 0, 0x12])
    #expect(second[8...] == [0, 0, 0, 0, 0x09, 0x40])
    // The timestamps are 64 ticks of 6667 Hz apart, 384 steps of 25 µs.
    func count(_ bytes: [UInt8]) -> Int { Int(bytes[1]) | Int(bytes[2]) << 8 }
    #expect((383...384).contains(count(second) - count(first)))
    #expect((300...384).contains(count(first)))
    #expect(bench.forbidden == 0)
  }

  /// ST's lsm6dso_fifo.c: both sensors at 12.5 Hz, a watermark of 10 words, in continuous mode before they start.
  @Test func fifoExample() throws {
    let bench = try Bench.sixAxis()
    bench.force(0, 0, 1)
    bench.turn(0, 100, 0)
    var steps: [Step] = [.wait(10), .read(0x0F, [0x6C])]
    steps += change(0x12, 0x04, 0x05) + [.wait(1)]
    steps += [.read(0x12, [0x04])]
    steps += change(0x18, 0xE0, 0xE2)
    steps += change(0x62, 0x00, 0x00)
    steps += change(0x12, 0x04, 0x44)
    steps += change(0x10, 0x00, 0x00)
    steps += change(0x11, 0x00, 0x0C)
    steps += [.read(0x08, [0]), .write([0x07, 0x0A]), .write([0x08, 0x00])]
    steps += change(0x09, 0x00, 0x01)
    steps += change(0x09, 0x01, 0x11)
    steps += change(0x0A, 0x00, 0x06)
    let machines: [Step] = [.write([0x01, 0x80]), .read(0x46, [0, 0]), .write([0x01, 0x00])]
    steps += machines + change(0x10, 0x00, 0x10)
    steps += machines + change(0x11, 0x0C, 0x1C)
    // Five batches of 76.8 ms.
    steps += [.wait(360), .read(0x3A, [0x08, 0x00]), .wait(25), .read(0x3A, [0x0A, 0x80])]
    for tags in [[0x09, 0x11], [0x0A, 0x12], [0x0C, 0x14], [0x0F, 0x17], [0x09, 0x11]]
      as [[UInt8]]
    {
      steps += [.read(0x78, [tags[0]]), .read(0x79, [0, 0, 0x95, 0x05, 0, 0])]
      steps += [.read(0x78, [tags[1]]), .read(0x79, [0, 0, 0, 0, 0x09, 0x40])]
    }
    steps += [.read(0x3A, [0, 0])]
    try bench.run(steps)
    #expect(bench.forbidden == 0)
  }

  /// Adafruit_LSM6DS, which then reads temperature and both sensors in one burst.
  @Test func adafruit() throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(.lsm6dsox))
    bench.force(0, 0, 1)
    bench.temperature(35)
    var steps: [Step] = [.read(0x0F, [0x6C])]
    steps += change(0x12, 0x04, 0x05) + [.wait(1)]
    steps += change(0x12, 0x04, 0x84) + [.read(0x12, [0x84]), .wait(11)]
    steps += change(0x12, 0x04, 0x44)
    steps += change(0x18, 0xE0, 0xE2)
    steps += change(0x10, 0x00, 0x40)
    steps += change(0x11, 0x00, 0x40)
    steps += [
      .wait(500), .read(0x20, [0, 0x0A, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0x09, 0x40]),
      .read(0x11, [0x40]), .read(0x10, [0x40]),
    ]
    try bench.run(steps)
  }
}
