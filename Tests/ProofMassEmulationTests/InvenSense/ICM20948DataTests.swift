// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Data of an ICM-20948: order, scales, rates, low-passes, offsets, self-test.
@Suite struct ICM20948DataTests {
  /// Accelerations, angular rates, temperature, high bytes first: 1 g is 0x4000 at ±2 g, 100 °/s are 1640 digits at
  /// ±2000 °/s, and 25 °C 1335 digits.
  @Test func bytes() throws {
    let bench = try Bench.icm20948((2, 0x01, 0x07))
    bench.force(0, 0, 1)
    bench.turn(100, -100, 0)
    bench.temperature(25)
    bench.wait(.milliseconds(100))
    #expect(
      try bench.bytes(0x2D, 14) == [
        0, 0, 0, 0, 0x40, 0x00, 0x06, 0x68, 0xF9, 0x98, 0, 0, 0x05, 0x37,
      ])
    #expect(bench.violations.isEmpty)
  }

  /// FS_SEL is in bits 2:1.
  @Test(
    arguments: [
      (0x01, [0x40, 0x00], [0x19, 0x96]), (0x03, [0x20, 0x00], [0x0C, 0xCB]),
      (0x05, [0x10, 0x00], [0x06, 0x68]), (0x07, [0x08, 0x00], [0x03, 0x34]),
      (0x18, [0x40, 0x00], [0x19, 0x96]),
    ] as [(UInt8, [UInt8], [UInt8])])
  func ranges(code: UInt8, force: [UInt8], rate: [UInt8]) throws {
    let bench = try Bench.icm20948((2, 0x01, code), (2, 0x14, code))
    bench.force(0, 0, 1)
    bench.turn(50, 0, 0)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x31, 2) == force)
    #expect(try bench.bytes(0x33, 2) == rate)
  }

  @Test func saturation() throws {
    let bench = try Bench.icm20948()
    bench.force(2.5, -2.5, 0)
    bench.turn(300, -300, 0)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x2D, 4) == [0x7F, 0xFF, 0x80, 0x00])
    #expect(try bench.bytes(0x33, 4) == [0x7F, 0xFF, 0x80, 0x00])
  }

  /// The level of FSYNC replaces the lowest bit of an output: 50.01 °/s are 6551 digits.
  @Test(arguments: [(0x00, 0x97), (0x02, 0x96), (0x03, 0x97)] as [(UInt8, UInt8)])
  func frameSync(code: UInt8, low: UInt8) throws {
    let bench = try Bench.icm20948((2, 0x52, code))
    bench.turn(50.01, 0, 0)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x33, 2) == [0x19, low])
  }

  // MARK: Rates

  /// The number of samples in a time in ms, counted by the FIFO, which stores the temperature.
  private func samples(of bench: Bench, in time: Int) throws -> Int {
    for (register, byte) in [(0x67, 0x01), (0x03, 0x40), (0x68, 0x1F), (0x68, 0x00)]
      as [(UInt8, UInt8)]
    {
      try bench.write(register, byte)
    }
    bench.wait(.milliseconds(time))
    let count = try bench.bytes(0x70, 2)
    return (Int(count[0]) << 8 | Int(count[1])) / 2
  }

  /// At 1125/(1 + n) Hz: the divider of the gyroscope acts while it runs, whatever the accelerometer's is, and that of
  /// 12 bits of the accelerometer without it.
  @Test(
    arguments: [
      (0x00, 9, 0, 1000, 112), (0x38, 9, 0, 1000, 112), (0x00, 9, 0x1FF, 1000, 112),
      (0x07, 9, 99, 1000, 11), (0x07, 9, 0x200, 1000, 2), (0x00, 255, 0, 1000, 4),
    ] as [(UInt8, UInt8, UInt16, Int, Int)])
  func rates(off: UInt8, rate: UInt8, force: UInt16, time: Int, count: Int) throws {
    let bench = try Bench.icm20948(
      (0, 0x07, off), (2, 0x10, UInt8(force >> 8)), (2, 0x11, UInt8(force & 0xFF)), (2, 0x00, rate))
    #expect(try samples(of: bench, in: time) == count)
  }

  /// Without both sensors, asleep and with the clock stopped there are none.
  @Test(arguments: [(0x07, 0x3F), (0x06, 0x41), (0x06, 0x07)] as [(UInt8, UInt8)])
  func noSamples(register: UInt8, byte: UInt8) throws {
    #expect(try samples(of: Bench.icm20948((0, register, byte)), in: 100) == 0)
  }

  @Test func secondRate() throws {
    let bench = Bench(.icm20948, at: 0x68)
    bench.set(policy: "gyro-odr-icm", "1100")
    try bench.write(0x06, 0x01)
    try bench.write(bank: 2, 0x00, 0x09)
    #expect(try samples(of: bench, in: 1000) == 110)
  }

  /// Without FCHOICE 9 and 4.5 kHz, which the FIFO shows; a duty cycle has the divider again.
  @Test(
    arguments: [
      (0x00, 0x00, 9000), (0x07, 0x00, 4500), (0x00, 0x10, 1125), (0x07, 0x20, 1125),
    ] as [(UInt8, UInt8, Int)])
  func bypass(off: UInt8, cycles: UInt8, hertz: Int) throws {
    let bench = try Bench.icm20948(
      (2, 0x01, 0x00), (2, 0x14, 0x00), (0, 0x07, off), (0, 0x05, cycles))
    let found = try samples(of: bench, in: 20)
    // The transfers take some samples' time.
    #expect((hertz / 50...hertz / 50 + hertz / 1000 + 1).contains(found), "\(found)")
  }

  /// At 9 kHz each sample of the accelerometer is there eight times, or twice where it has 4.5 kHz.
  @Test(arguments: [(0x01, 8), (0x00, 2)] as [(UInt8, Int)])
  func repeatedAcceleration(config: UInt8, times: Int) throws {
    let bench = try Bench.icm20948(
      (2, 0x01, 0x00), (2, 0x14, config), (0, 0x03, 0x40), (0, 0x67, 0x10))
    bench.wait(.milliseconds(6))
    try bench.write(0x67, 0x00)
    var instants: [Int64] = []
    for _ in 0..<40 {
      _ = try bench.bytes(0x72, 6)
      instants.append(try #require(bench.circuit.truth(at: bench.target)).instants.x)
    }
    let runs = instants.indices.dropFirst().filter { instants[$0] != instants[$0 - 1] }
    #expect(runs.count >= 3)
    for pair in zip(runs, runs.dropFirst()) { #expect(pair.1 - pair.0 == times) }
    #expect(instants[runs[1]] - instants[runs[0]] == Int64(times) * 111_111)
  }

  /// With ODR_ALIGN_EN a written divider begins a new period, even where it is the same.
  @Test(arguments: [(0x00, false), (0x01, true)] as [(UInt8, Bool)])
  func alignment(enabled: UInt8, isAligned: Bool) throws {
    // Periods of 227.6 ms.
    let bench = try Bench.icm20948((2, 0x09, enabled), (2, 0x00, 0xFF))
    bench.wait(.milliseconds(100))
    try bench.write(bank: 2, 0x00, 0xFF)
    let written = bench.now
    bench.wait(.milliseconds(300))
    _ = try bench.bytes(0x2D, 6)
    let instant = try #require(bench.circuit.truth(at: bench.target)).instants.x
    let found = abs(instant - written - 256 * 888_888) < 1_000_000
    #expect(found == isAligned)
  }

  // MARK: Low-passes

  /// A step of a part with inertia but without errors, in percent after a time: 63 at the time constant of a pole.
  private func step(
    _ writes: [(UInt8, UInt8, UInt8)], after time: Duration, reads register: UInt8
  ) throws -> Double {
    let bench = Bench(.icm20948.sensing(.nominal), at: 0x68)
    try bench.write(0x06, 0x01)
    for (bank, register, byte) in writes { try bench.write(bank: bank, register, byte) }
    bench.wait(.seconds(1))
    bench.force(1, 0, 0)
    bench.turn(125, 0, 0)
    bench.wait(time)
    let bytes = try bench.bytes(register, 2)
    return Double(Int16(bitPattern: UInt16(bytes[0]) << 8 | UInt16(bytes[1]))) / 163.84
  }

  /// 5.7 Hz are 27.9 ms, 23.9 Hz 6.7 ms, 11.6 Hz 13.7 ms; the average of 128 samples of the gyroscope is 7.8 Hz, 20.4 ms.
  @Test(
    arguments: [
      ([(2, 0x14, 0x31)], 28.4, 0x2D, 63), ([(2, 0x14, 0x21)], 7.2, 0x2D, 63),
      ([(2, 0x14, 0x39)], 28.4, 0x2D, 100), ([(2, 0x01, 0x29)], 14.2, 0x33, 63),
      ([(2, 0x01, 0x31)], 28.4, 0x33, 63), ([(2, 0x01, 0x39)], 14.2, 0x33, 100),
      ([(2, 0x01, 0x39), (2, 0x02, 0x07), (0, 0x05, 0x50)], 20.9, 0x33, 63),
    ] as [([(UInt8, UInt8, UInt8)], Double, UInt8, Double)])
  func lowPasses(
    writes: [(UInt8, UInt8, UInt8)], time: Double, register: UInt8, percent: Double
  ) throws {
    let found = try step(writes, after: .microseconds(Int(time * 1000)), reads: register)
    #expect(abs(found - percent) < 4, "\(found)")
  }

  // MARK: Offsets and self-test

  /// 32.8 steps are 1 °/s in every range: 0x0148 are 10 °/s.
  @Test(arguments: [(0x01, [0x05, 0x1E]), (0x07, [0x00, 0xA4])] as [(UInt8, [UInt8])])
  func gyroscopeOffset(range: UInt8, bytes: [UInt8]) throws {
    let bench = try Bench.icm20948((2, 0x01, range), (2, 0x03, 0x01), (2, 0x04, 0x48))
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x33, 4) == bytes + [0, 0])
  }

  /// Pairs are three addresses apart, and 2048 steps with bit 0 are 1 g: the factory's word less 0x0200 is −0.25 g.
  @Test(arguments: [(0x14, 0x2D), (0x17, 0x2F), (0x1A, 0x31)] as [(UInt8, UInt8)])
  func accelerometerOffset(register: UInt8, output: UInt8) throws {
    let bench = try Bench.icm20948()
    bench.force(0, 0, 0)
    let word = try bench.bytes(bank: 1, register, 2)
    #expect(word != [0, 0])
    try bench.write(bank: 1, register, word[0] &- 2)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(output, 2) == [0xF0, 0x00])
    // Without an effect of bit 0.
    try bench.write(bank: 1, register + 1, word[1] ^ 1)
    bench.wait(.milliseconds(2))
    #expect(try bench.bytes(output, 2) == [0xF0, 0x00])
    try bench.write(0x06, 0x80)
    #expect(try bench.bytes(bank: 1, register, 2) == word)
  }

  @Test(arguments: [("stored", 0xFF), ("zero", 0xFE)] as [(String, UInt8)])
  func reservedOffsetBit(policy: String, byte: UInt8) throws {
    let bench = try Bench.icm20948()
    bench.set(policy: "accel-offs-bit0", policy)
    try bench.write(bank: 1, 0x18, 0xFF)
    #expect(try bench.byte(bank: 1, 0x18) == byte)
  }

  /// The codes 128, 131, 126 and 110, 112, 117 tell of 2620 · 1.01^(code − 1) digits at ±250 °/s and ±2 g.
  @Test func selfTest() throws {
    let bench = try Bench.icm20948()
    bench.force(0, 0, 0)
    #expect(try bench.bytes(bank: 1, 0x02, 3) == [128, 131, 126])
    #expect(try bench.bytes(bank: 1, 0x0E, 3) == [110, 112, 117])
    try bench.write(bank: 2, 0x02, 0x38)
    try bench.write(bank: 2, 0x15, 0x1C)
    bench.wait(.milliseconds(100))
    // 7751, 7906, 8310 and 9271, 9552, 9088 digits.
    #expect(
      try bench.bytes(0x2D, 12) == [
        0x1E, 0x47, 0x1E, 0xE2, 0x20, 0x76, 0x24, 0x37, 0x25, 0x50, 0x23, 0x80,
      ])
    // Y alone: bit 4 of GYRO_CONFIG_2, bit 3 of ACCEL_CONFIG_2.
    try bench.write(bank: 2, 0x02, 0x10)
    try bench.write(bank: 2, 0x15, 0x08)
    bench.wait(.milliseconds(2))
    #expect(
      try bench.bytes(0x2D, 12) == [0, 0, 0x1E, 0xE2, 0, 0, 0, 0, 0x25, 0x50, 0, 0])
  }

  // MARK: Sensors that are off, and parts

  @Test(
    arguments: [
      ("zero", 0x38, [0, 0, 0x19, 0x96]), ("zero", 0x07, [0x40, 0x00, 0, 0]),
      ("last", 0x38, [0x40, 0x00, 0x19, 0x96]), ("last", 0x07, [0x40, 0x00, 0x19, 0x96]),
      // Only 000 and 111 are defined.
      ("zero", 0x09, [0x40, 0x00, 0x19, 0x96]),
    ] as [(String, UInt8, [UInt8])])
  func disabled(policy: String, off: UInt8, bytes: [UInt8]) throws {
    let bench = try Bench.icm20948()
    bench.set(policy: "data-when-disabled", policy)
    bench.force(0, 0, 1)
    bench.turn(50, 0, 0)
    bench.wait(.milliseconds(100))
    try bench.write(0x07, off)
    bench.wait(.milliseconds(100))
    #expect(try bench.bytes(0x31, 4) == bytes)
    #expect(bench.count(.undefinedCode) == (off == 0x09 ? 1 : 0))
  }

  /// TIMEBASE_CORRECTION_PLL tells within 1 % by how much the clock of a part is off, in steps of 0.079 %.
  @Test(arguments: 1...4 as ClosedRange<UInt64>) func clockCorrection(seed: UInt64) throws {
    let bench = Bench(.icm20948.sensing(.typical(seed: seed)), at: 0x68)
    try bench.write(0x06, 0x01)
    try bench.write(bank: 2, 0x00, 0x09)
    let correction = Int8(bitPattern: try bench.byte(bank: 1, 0x28))
    let found = Double(try samples(of: bench, in: 2000)) / 2 / 112.5
    #expect(abs(found - 1 - Double(Int(correction)) * 0.00079) < 0.015)
    #expect(correction != 0)
  }
}
