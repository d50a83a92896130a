// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Samples to discard, bandwidths, sleep and interfaces of an LSM6DSL and its relatives.
struct FirstSixAxisSettlingTests {
  /// Samples of a sensor that count as unsettled after it was switched on at 104, 208 or 833 Hz.
  private func unsettled(_ bench: Bench, _ register: UInt8, _ ready: UInt8) throws -> Int {
    var count = 0
    for _ in 0..<40 {
      while try bench.byte(0x1E) & ready == 0 { bench.wait(.microseconds(50)) }
      let before = bench.count(.unsettledRead)
      _ = try bench.bytes(register, 6)
      if bench.count(.unsettledRead) > before { count += 1 }
    }
    return count
  }

  /// LPF1_BW_SEL, the slope, the second low-pass and the mode in an LSM6DSL, bandwidths in an LSM6DS3.
  @Test(
    arguments: [
      (.lsm6dsl, 0x70, [], 1), (.lsm6dsl, 0x72, [], 2), (.lsm6dsl, 0x70, [(0x17, 0x04)], 14),
      (.lsm6dsl, 0x70, [(0x17, 0xC0)], 15), (.lsm6dsl, 0x52, [(0x15, 0x10)], 1),
      (.lsm6dsl, 0x50, [(0x15, 0x10)], 0), (.lsm6ds3, 0x70, [], 2), (.lsm6ds3, 0x73, [], 2),
      (.lsm6ds3, 0x73, [(0x13, 0x80)], 14), (.lsm6ds3, 0x72, [(0x13, 0x80)], 7),
      (.lsm6ds3, 0x50, [(0x15, 0x10)], 0),
    ] as [(LSM6DSLChip.Relative, UInt8, [(UInt8, UInt8)], Int)])
  func accelerometer(
    _ test: (relative: LSM6DSLChip.Relative, control: UInt8, writes: [(UInt8, UInt8)], samples: Int)
  ) throws {
    let bench = try Bench.firstSixAxis(test.relative, (0x12, 0x44))
    for (register, byte) in test.writes { try bench.write(register, byte) }
    try bench.write(0x10, test.control)
    #expect(try unsettled(bench, 0x28, 1) == test.samples)
    bench.set(policy: "settling", "none")
    try bench.write(0x10, 0x00)
    try bench.write(0x10, test.control)
    #expect(try unsettled(bench, 0x28, 1) == 0)
  }

  /// At 833 Hz after sleep: 3 samples, with the first low-pass 7, 8, 9 or 6 in an LSM6DSL.
  @Test(
    arguments: [
      (.lsm6dsl, 0x00, 0x00, 3), (.lsm6dsl, 0x02, 0x00, 7), (.lsm6dsl, 0x02, 0x01, 8),
      (.lsm6dsl, 0x02, 0x02, 9), (.lsm6ds3trc, 0x02, 0x03, 6), (.lsm6ds3, 0x00, 0x00, 3),
    ] as [(LSM6DSLChip.Relative, UInt8, UInt8, Int)])
  func gyroscope(
    _ test: (relative: LSM6DSLChip.Relative, filter: UInt8, width: UInt8, samples: Int)
  ) throws {
    let bench = try Bench.firstSixAxis(
      test.relative, (0x12, 0x44), (0x15, test.width), (0x13, test.filter | 0x40), (0x11, 0x70))
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x1E) & 2 == 0)
    try bench.write(0x13, test.filter)
    #expect(try unsettled(bench, 0x22, 2) == test.samples)
  }

  /// From power-down 70 ms, or 80 ms in an LSM6DS3.
  @Test(arguments: [(.lsm6dsl, 70), (.lsm6ds3, 80)] as [(LSM6DSLChip.Relative, Int)])
  func driveStart(_ test: (relative: LSM6DSLChip.Relative, milliseconds: Int)) throws {
    let bench = try Bench.firstSixAxis(test.relative, (0x12, 0x44), (0x11, 0x70))
    bench.wait(.milliseconds(test.milliseconds - 3))
    _ = try bench.bytes(0x22, 6)
    #expect(bench.count(.unsettledRead) == 1)
    bench.wait(.milliseconds(5))
    _ = try bench.bytes(0x22, 6)
    #expect(bench.count(.unsettledRead) == 1)
  }

  /// The response of a sensing element to a step after 0.6 ms at 6.66 kHz: the faster, the wider the bandwidth.
  @Test(
    arguments: [
      (.lsm6dsl, 0xA0, 0xA1, 0x00), (.lsm6dsl, 0x80, 0x82, 0x00), (.lsm6ds3, 0xA0, 0xA2, 0x80),
    ] as [(LSM6DSLChip.Relative, UInt8, UInt8, UInt8)])
  func bandwidths(
    _ test: (relative: LSM6DSLChip.Relative, wide: UInt8, narrow: UInt8, control: UInt8)
  ) throws {
    let words = try [test.wide, test.narrow].map { control in
      let part = Part.lsm6dsl(LSM6DSLChip(test.relative)).sensing(.nominal)
      let bench = Bench(part, at: 0x6A)
      try bench.write(0x13, test.control)
      try bench.write(0x12, 0x44)
      try bench.write(0x10, control)
      bench.force(0, 0, 0)
      bench.wait(.milliseconds(100))
      bench.force(0, 0, 1)
      bench.wait(.microseconds(600))
      return Int16(bitPattern: try bench.words(0x28)[2])
    }
    #expect(words[0] > words[1] + 400)
  }

  /// I2C_disable: only SPI answers.
  @Test func interfaces() throws {
    let circuit = Circuit(.lsm6dsl.at(0x6A))
    let bench = Bench(on: circuit, at: 0x6A)
    try bench.write(0x13, 0x04)
    #expect(throws: BusError.noAcknowledge) { try bench.probe() }
    let spi = Circuit(Part.lsm6dsl.on(spi: 0))
    try spi.frame(0x13, 0x04)
    #expect(try spi.frame(0x8F, reading: 1) == [0x6A])
  }
}
