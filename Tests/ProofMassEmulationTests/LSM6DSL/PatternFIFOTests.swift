// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The FIFO of an LSM6DSL and its relatives: patterns, status, modes.
struct PatternFIFOTests {
  /// A period of 104 Hz in nanoseconds: 64 ticks of 6667 Hz.
  private static let period: Int64 = 64 * 149_993
  private static let force: [UInt8] = [0, 0, 0, 0, 0x09, 0x40]
  private static let rate: [UInt8] = [0xA5, 0x2C, 0, 0, 0, 0]
  private static let none = [UInt8](repeating: 0, count: 6)

  /// A bench with 1 g on Z and 100 °/s about X, whose sensors have run for a second.
  private func bench(
    _ relative: LSM6DSLChip.Relative = .lsm6dsl, _ writes: (UInt8, UInt8)...
  ) throws -> Bench {
    let bench = try Bench.firstSixAxis(relative, (0x12, 0x44))
    bench.force(0, 0, 1)
    bench.turn(100, 0, 0)
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.wait(.seconds(1))
    return bench
  }

  private func pass(_ bench: Bench, samples: Int64) {
    bench.circuit.advance(by: .nanoseconds(samples * Self.period))
  }

  /// FIFO_STATUS1 and 2.
  private func status(_ bench: Bench) throws -> [UInt8] { try bench.bytes(0x3A, 2) }

  private func place(_ bench: Bench) throws -> Int {
    let bytes = try bench.bytes(0x3C, 2)
    return Int(bytes[0]) | Int(bytes[1]) << 8
  }

  // MARK: Patterns

  /// Both sensors at 104 Hz, without decimation: 6 words. FIFO_PATTERN is the place of the next word.
  @Test(arguments: LSM6DSLChip.Relative.allCases)
  func six(_ relative: LSM6DSLChip.Relative) throws {
    let bench = try bench(relative, (0x10, 0x40), (0x11, 0x40), (0x08, 0x09))
    #expect(try status(bench) == [0x00, 0x10])
    try bench.write(0x0A, 0x26)
    pass(bench, samples: 3)
    #expect(try status(bench) == [18, 0x00])
    #expect(try place(bench) == 0)
    #expect(try bench.bytes(0x3E, 10) == Self.rate + Self.force[..<4])
    #expect(try place(bench) == 5)
    #expect(try bench.bytes(0x3E, 2) == [0x09, 0x40])
    #expect(try place(bench) == 0)
    #expect(try bench.bytes(0x3E, 24) == Self.rate + Self.force + Self.rate + Self.force)
    #expect(try status(bench) == [0x00, 0x10])
    #expect(bench.forbidden == 0)
  }

  /// Gyroscope at 208 Hz, accelerometer at 104 Hz, which every second trigger stores: 9 words, G A G.
  @Test func nine() throws {
    let bench = try bench(.lsm6dsl, (0x10, 0x40), (0x11, 0x50), (0x08, 0x0A))
    try bench.write(0x0A, 0x2E)
    pass(bench, samples: 2)
    #expect(try status(bench)[0] == 18)
    let pattern = Self.rate + Self.force + Self.rate
    #expect(try bench.bytes(0x3E, 16) == Array(pattern[..<16]))
    #expect(try place(bench) == 8)
    #expect(try bench.bytes(0x3E, 20) == pattern[16...] + pattern)
    #expect(try place(bench) == 0)
  }

  /// Gyroscope at 104 Hz, accelerometer at 208 Hz, sensor hub at 52 Hz, whose words are 0 while it is off: 21 words, G A M, A, G A, A.
  @Test func twentyOne() throws {
    let bench = try bench(.lsm6ds3, (0x10, 0x50), (0x11, 0x40), (0x08, 0x11), (0x09, 0x04))
    try bench.write(0x0A, 0x2E)
    pass(bench, samples: 2)
    #expect(try status(bench)[0] == 21)
    #expect(
      try bench.bytes(0x3E, 42)
        == [Self.rate, Self.force, Self.none, Self.force, Self.rate, Self.force, Self.force]
        .flatMap(\.self))
  }

  /// Decimation codes 5 to 7 are 8, 16 and 32 triggers. The first trigger stores all.
  @Test(arguments: [(0x01, 32), (0x03, 11), (0x05, 4), (0x06, 2), (0x07, 1)] as [(UInt8, UInt8)])
  func decimation(_ test: (code: UInt8, sets: UInt8)) throws {
    let bench = try bench(.lsm6dsl, (0x10, 0x40), (0x08, test.code), (0x0A, 0x26))
    try bench.write(0x0A, 0x00)
    try bench.write(0x0A, 0x26)
    pass(bench, samples: 32)
    #expect(try status(bench)[0] == 3 * test.sets)
  }

  /// Triggers have ODR_FIFO, at most the rate of the faster sensor.
  @Test(arguments: [(0x0E, 4), (0x26, 32), (0x3E, 32), (0x06, 0)] as [(UInt8, UInt8)])
  func triggerRate(_ test: (control: UInt8, sets: UInt8)) throws {
    let bench = try bench(.lsm6dsl, (0x10, 0x40), (0x08, 0x01), (0x0A, test.control))
    try bench.write(0x0A, 0x00)
    try bench.write(0x0A, test.control)
    pass(bench, samples: 32)
    #expect(try status(bench)[0] == 3 * test.sets)
  }

  /// A slower sensor's sample is repeated, or by policy left out.
  @Test(arguments: [("repeated", UInt8(24)), ("skipped", 18)])
  func stale(_ test: (value: String, words: UInt8)) throws {
    let bench = try bench(.lsm6dsl, (0x10, 0x40), (0x11, 0x50), (0x08, 0x09))
    bench.set(policy: "fifo-stale", test.value)
    try bench.write(0x0A, 0x2E)
    pass(bench, samples: 2)
    #expect(try status(bench)[0] == test.words)
  }

  // MARK: The fourth data set

  /// Bytes 1 and 2 of the timestamp, one that is not used, byte 0, steps; or the temperature in the middle.
  @Test func fourthSet() throws {
    let bench = try bench(
      .lsm6dsl, (0x19, 0x20), (0x5C, 0x10), (0x07, 0x80), (0x09, 0x08), (0x10, 0x40))
    bench.temperature(35)
    bench.wait(.seconds(10))
    try bench.write(0x0A, 0x26)
    pass(bench, samples: 1)
    let now = try bench.bytes(0x40, 3)
    let word = try bench.bytes(0x3E, 6)
    // 11 s are 440 000 steps, 06B6C0.
    #expect(word[1] == 0x06 && now[2] == 0x06)
    #expect(word[2] == 0 && word[4...] == [0, 0])
    let (first, second) = (
      Int(word[0]) << 8 | Int(word[3]), Int(now[1]) << 8 | Int(now[0])
    )
    #expect((0...400).contains(second - first))
    try bench.write(0x0A, 0x00)
    try bench.write(0x07, 0x08)
    try bench.write(0x0A, 0x26)
    pass(bench, samples: 1)
    #expect(try bench.bytes(0x3E, 6) == [0, 0, 0x00, 0x0A, 0, 0])
  }

  /// FIFO_TEMP_EN of an LSM6DS3 is in CTRL4_C, and 10 °C are 160.
  @Test func earlyTemperature() throws {
    let bench = try bench(.lsm6ds3, (0x13, 0x10), (0x09, 0x08), (0x10, 0x40))
    bench.temperature(35)
    bench.wait(.seconds(1))
    try bench.write(0x0A, 0x26)
    pass(bench, samples: 1)
    #expect(try bench.bytes(0x3E, 6) == [0, 0, 0xA0, 0x00, 0, 0])
  }

  /// ONLY_HIGH_DATA: high bytes of gyroscope and accelerometer in turn.
  @Test func highBytes() throws {
    let bench = try bench(.lsm6dsl, (0x10, 0x40), (0x11, 0x40), (0x08, 0x08), (0x09, 0x40))
    try bench.write(0x0A, 0x26)
    pass(bench, samples: 1)
    #expect(try bench.bytes(0x3E, 6) == [0x2C, 0, 0, 0, 0, 0x40])
  }

  /// DRDY_MASK marks unsettled samples in an LSM6DSL: 70 ms after power-down.
  @Test(
    arguments: [
      (.lsm6dsl, "7fff", [0xFF, 0x7F]), (.lsm6dsl, "7ffd", [0xFD, 0x7F]),
      (.lsm6ds3, "7fff", [0xA5, 0x2C]),
    ] as [(LSM6DSLChip.Relative, String, [UInt8])])
  func masked(_ test: (relative: LSM6DSLChip.Relative, value: String, word: [UInt8])) throws {
    let bench = try bench(test.relative, (0x13, 0x08), (0x08, 0x08), (0x0A, 0x26))
    bench.set(policy: "masked-word", test.value)
    try bench.write(0x11, 0x40)
    pass(bench, samples: 2)
    #expect(try bench.bytes(0x3E, 2) == test.word)
    pass(bench, samples: 10)
    let count = try Int(status(bench)[0])
    let rest = try bench.bytes(0x3E, 2 * count)
    #expect(Array(rest[(rest.count - 6)...]) == Self.rate)
  }

  // MARK: Status

  /// 682 data sets of three words fill an LSM6DSL's 2048 words; the next is an overrun, which hides the count.
  @Test func fullWords() throws {
    let bench = try bench(.lsm6dsl, (0x10, 0x40), (0x08, 0x01))
    try bench.write(0x0A, 0x26)
    pass(bench, samples: 681)
    #expect(try status(bench) == [0xFB, 0x07])
    pass(bench, samples: 1)
    #expect(try status(bench) == [0xFE, 0x27])
    bench.set(policy: "smart-full", "2047")
    #expect(try status(bench) == [0xFE, 0x07])
    bench.set(policy: "smart-full", "2046")
    bench.set(policy: "fifo-no-count", "full")
    #expect(try status(bench) == [0x00, 0x20])
    bench.set(policy: "fifo-no-count", "part")
    pass(bench, samples: 1)
    #expect(try status(bench) == [0x00, 0x60])
    _ = try bench.bytes(0x3E, 2)
    #expect(try status(bench) == [0xFD, 0x07])
  }

  /// An LSM6DS3 has 4096 words, and hides the count already when it is full.
  @Test func earlyFullWords() throws {
    let bench = try bench(.lsm6ds3, (0x10, 0x40), (0x08, 0x01))
    try bench.write(0x0A, 0x26)
    pass(bench, samples: 1364)
    #expect(try status(bench) == [0xFC, 0x0F])
    pass(bench, samples: 1)
    #expect(try status(bench) == [0x00, 0x20])
    pass(bench, samples: 1)
    #expect(try status(bench) == [0x00, 0x60])
    bench.set(policy: "fifo-no-count", "overrun")
    _ = try bench.bytes(0x3E, 2)
    #expect(try status(bench) == [0xFE, 0x2F])
  }

  /// What is lost: a data set, or as many words as the new ones need.
  @Test(arguments: [("set", 0, [UInt8(0x00), 0x60]), ("word", 1, [0x00, 0x60])])
  func overwriting(_ test: (value: String, place: Int, status: [UInt8])) throws {
    let bench = try bench(.lsm6dsl, (0x10, 0x40), (0x08, 0x01))
    bench.set(policy: "fifo-overwriting", test.value)
    try bench.write(0x0A, 0x26)
    pass(bench, samples: 683)
    #expect(try place(bench) == test.place)
    #expect(try status(bench) == test.status)
  }

  /// The threshold counts words; with STOP_ON_FTH, which has other places in an LSM6DS3, it is the depth.
  @Test(
    arguments: [(.lsm6dsl, 0x09, 0x80), (.lsm6ds3, 0x13, 0x01)]
      as [(LSM6DSLChip.Relative, UInt8, UInt8)])
  func threshold(_ test: (relative: LSM6DSLChip.Relative, register: UInt8, byte: UInt8)) throws {
    let bench = try bench(test.relative, (0x10, 0x40), (0x08, 0x01), (0x0D, 0x08))
    func isHigh() -> Bool { bench.circuit.pins(at: bench.target)[0].isHigh }
    try bench.write(0x06, 0x06, 0x00)
    try bench.write(0x0A, 0x26)
    pass(bench, samples: 1)
    #expect(try status(bench) == [3, 0x00] && !isHigh())
    pass(bench, samples: 1)
    #expect(try status(bench) == [6, 0x80] && isHigh())
    try bench.write(0x0A, 0x00)
    try bench.write(test.register, test.byte)
    try bench.write(0x0A, 0x21)
    pass(bench, samples: 5)
    // Two sets, and those after them are lost; an overrun hides the count.
    #expect(try status(bench) == [0x00, 0xE0])
    #expect(try bench.bytes(0x3E, 12) == Self.force + Self.force)
    #expect(try status(bench) == [0x00, 0x10])
    // A threshold of 0 is never reached, or by policy always.
    try bench.write(0x06, 0x00, 0x00)
    #expect(try status(bench) == [0x00, 0x10])
    bench.set(policy: "threshold-0", "always")
    #expect(try status(bench) == [0x00, 0x90])
  }

  // MARK: Reading

  /// A word leaves with its high byte; by policy with its low byte, or with both.
  @Test(
    arguments: [
      ("3f", [0x3E], 3), ("3f", [0x3F], 2), ("3e", [0x3E], 2), ("3e", [0x3E, 0x3F], 2),
      ("pair", [0x3F], 3), ("pair", [0x3F, 0x3E], 2),
    ] as [(String, [UInt8], UInt8)])
  func pop(_ test: (value: String, reads: [UInt8], left: UInt8)) throws {
    let bench = try bench(.lsm6ds3, (0x10, 0x40), (0x08, 0x01))
    bench.set(policy: "fifo-pop", test.value)
    try bench.write(0x0A, 0x26)
    pass(bench, samples: 1)
    for register in test.reads { _ = try bench.byte(register) }
    #expect(try status(bench)[0] == test.left)
  }

  /// An empty FIFO returns the last word; by policy zeros or ones.
  @Test(arguments: [("last", [UInt8(0x09), 0x40]), ("zeros", [0, 0]), ("ones", [0xFF, 0xFF])])
  func empty(_ test: (value: String, bytes: [UInt8])) throws {
    let bench = try bench(.lsm6ds3, (0x10, 0x40), (0x08, 0x01))
    bench.set(policy: "fifo-empty", test.value)
    try bench.write(0x0A, 0x26)
    pass(bench, samples: 1)
    #expect(try bench.bytes(0x3E, 8) == Self.force + test.bytes)
  }

  // MARK: Modes

  /// FIFO mode stops when full, until bypass; continuous mode goes on.
  @Test(arguments: [(0x21, 0.0), (0x26, 1.0)] as [(UInt8, Double)])
  func modes(_ test: (control: UInt8, last: Double)) throws {
    let bench = try bench(.lsm6dsl, (0x10, 0x40), (0x08, 0x01), (0x06, 0x06), (0x09, 0x80))
    bench.force(0, 0, 0)
    bench.wait(.milliseconds(20))
    try bench.write(0x0A, test.control)
    pass(bench, samples: 3)
    bench.force(0, 0, 1)
    pass(bench, samples: 3)
    let last: [UInt8] = test.last == 0 ? [0, 0] : [0x09, 0x40]
    #expect(try Array(bench.bytes(0x3E, 12)[10...]) == last)
    pass(bench, samples: 2)
    #expect(try status(bench)[1] & 0x10 == (test.last == 0 ? 0x10 : 0))
    try bench.write(0x0A, 0x20)
    try bench.write(0x0A, test.control)
    pass(bench, samples: 1)
    #expect(try bench.bytes(0x3E, 6) == Self.force)
  }

  /// Bypass-to-continuous by a wake-up on INT2: while it lasts in an LSM6DS3, from it on in an LSM6DSL. Both by policy.
  @Test(
    arguments: [
      (.lsm6dsl, "part", 15), (.lsm6ds3, "part", 0), (.lsm6dsl, "level", 0), (.lsm6ds3, "edge", 15),
    ] as [(LSM6DSLChip.Relative, String, UInt8)])
  func triggered(_ test: (relative: LSM6DSLChip.Relative, value: String, words: UInt8)) throws {
    let bench = try bench(
      test.relative, (0x10, 0x40), (0x08, 0x01), (0x5B, 0x02), (0x5F, 0x20),
      (0x58, test.relative == .lsm6dsl ? 0x80 : 0x00))
    bench.set(policy: "fifo-trigger", test.value)
    try bench.write(0x0A, 0x24)
    pass(bench, samples: 5)
    #expect(try status(bench) == [0x00, 0x10])
    bench.force(0, 0, 2)
    pass(bench, samples: 5)
    #expect(try status(bench)[0] == test.words)
    // An LSM6DS3's event that INT2 does not have switches nothing.
    try bench.write(0x0A, 0x20)
    try bench.write(0x5F, 0x00)
    try bench.write(0x5E, 0x20)
    try bench.write(0x0A, 0x24)
    bench.force(0, 0, 1)
    pass(bench, samples: 5)
    #expect(try status(bench) == [0x00, 0x10])
  }
}
