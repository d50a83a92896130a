// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import Testing

/// The FIFO of tagged words.
struct SixAxisFIFOTests {
  /// A period of 104 Hz in nanoseconds: 64 ticks of 6667 Hz.
  private static let period: Int64 = 64 * 149_993

  /// A bench whose accelerometer runs at 104 Hz and is stored, and the instant of its start.
  private func bench(_ mode: UInt8, _ writes: (UInt8, UInt8)...) throws -> (Bench, Int64) {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x12, 0x44), (0x09, 0x04))
    for (register, byte) in writes { try bench.write(register, byte) }
    bench.force(0, 0, 1)
    try bench.write(0x0A, mode)
    try bench.write(0x10, 0x40)
    return (bench, bench.now)
  }

  private func advance(_ bench: (Bench, Int64), to sample: Int64) {
    bench.0.circuit.advance(
      to: Instant(nanoseconds: bench.1 + sample * Self.period + 1_000_000))
  }

  private func count(_ bench: Bench) throws -> Int {
    let bytes = try bench.bytes(0x3A, 2)
    return Int(bytes[0]) | Int(bytes[1] & 3) << 8
  }

  /// Bypass stores nothing, and empties the FIFO.
  @Test func bypass() throws {
    let bench = try bench(0x00)
    advance(bench, to: 5)
    #expect(try count(bench.0) == 0)
    try bench.0.write(0x0A, 0x06)
    advance(bench, to: 10)
    #expect(try count(bench.0) == 5)
    try bench.0.write(0x0A, 0x00)
    #expect(try bench.0.bytes(0x3A, 2) == [0, 0])
  }

  /// FIFO mode stops at 512 words, continuous mode loses the oldest.
  @Test(arguments: [(0x01, UInt8(0x11)), (0x06, 0x14)] as [(UInt8, UInt8)])
  func full(_ test: (mode: UInt8, tag: UInt8)) throws {
    let bench = try bench(test.mode)
    advance(bench, to: 510)
    #expect(try bench.0.bytes(0x3A, 2) == [0xFE, 0x01])
    advance(bench, to: 511)
    // FIFO_FULL_IA: full with the next.
    #expect(try bench.0.bytes(0x3A, 2) == [0xFF, 0x21])
    advance(bench, to: 512)
    #expect(try bench.0.bytes(0x3A, 2) == [0x00, 0x6A])
    // FIFO_OVR_LATCHED was cleared by reading.
    #expect(try bench.0.bytes(0x3A, 2) == [0x00, 0x62])
    advance(bench, to: 514)
    #expect(try count(bench.0) == 512)
    // The oldest is the first, or the third.
    #expect(try bench.0.byte(0x78) == test.tag)
  }

  /// By policy FIFO_OVR_IA is set once a word was lost.
  @Test func overrunPolicy() throws {
    let bench = try bench(0x06)
    bench.0.set(policy: "overrun", "overwritten")
    advance(bench, to: 512)
    #expect(try bench.0.bytes(0x3A, 2) == [0x00, 0x22])
    advance(bench, to: 513)
    #expect(try bench.0.bytes(0x3A, 2) == [0x00, 0x6A])
  }

  /// FIFO_WTM_IA, with nine bits, and STOP_ON_WTM, which limits the depth.
  @Test func watermark() throws {
    let bench = try bench(0x06, (0x07, 0x02), (0x08, 0x01))
    advance(bench, to: 257)
    #expect(try bench.0.bytes(0x3A, 2) == [0x01, 0x01])
    advance(bench, to: 258)
    #expect(try bench.0.bytes(0x3A, 2) == [0x02, 0x81])
    try bench.0.write(0x0A, 0x00)
    try bench.0.write(0x07, 0x04, 0x80)
    try bench.0.write(0x0A, 0x06)
    advance(bench, to: 270)
    #expect(try count(bench.0) == 4)
    // A watermark of 0 is never reached, or by policy always.
    try bench.0.write(0x0A, 0x00)
    try bench.0.write(0x07, 0x00, 0x00)
    #expect(try bench.0.byte(0x3B) == 0x00)
    bench.0.set(policy: "watermark-0", "always")
    #expect(try bench.0.byte(0x3B) == 0x80)
  }

  /// Batch rates below the rates of the sensors decimate; the gyroscope has 6.5 Hz too.
  @Test(
    arguments: [(0x02, 26), (0x04, 104), (0x05, 104), (0xB0, 6), (0x10, 13), (0x0B, 1)]
      as [(UInt8, Int)])
  func batchRates(_ test: (rates: UInt8, expected: Int)) throws {
    let bench = try bench(0x06, (0x11, 0x40), (0x09, test.rates))
    bench.0.wait(.milliseconds(1005))
    #expect(try count(bench.0) == test.expected)
  }

  /// The timestamp comes first, or by policy last, then gyroscope, accelerometer and temperature. TAG_CNT is the same
  /// for all.
  @Test(arguments: ["first", "last"])
  func order(_ value: String) throws {
    // Timestamps with each batch, temperatures at 52 Hz.
    let bench = try Bench.sixAxis(
      LSM6DSOChip(), (0x12, 0x44), (0x19, 0x20), (0x09, 0x44), (0x0A, 0x76))
    bench.set(policy: "timestamp-order", value)
    bench.temperature(50)
    bench.force(0, 0, 1)
    try bench.write(0x11, 0x40)
    try bench.write(0x10, 0x40)
    bench.wait(.milliseconds(20))
    let words = try (0..<7).map { _ in try bench.bytes(0x78, 7) }
    let tags = words.map { $0[0] }
    #expect(
      tags
        == (value == "first"
          ? [0x21, 0x09, 0x11, 0x22, 0x0A, 0x12, 0x1B]
          : [0x09, 0x11, 0x21, 0x0A, 0x12, 0x1B, 0x22]))
    let temperature = try #require(words.first { $0[0] == 0x1B })
    #expect(temperature == [0x1B, 0x00, 0x19, 0, 0, 0, 0])
  }

  /// DEC_TS_BATCH: a timestamp with every eighth batch.
  @Test func timestampDecimation() throws {
    let bench = try Bench.sixAxis(
      LSM6DSOChip(), (0x12, 0x44), (0x19, 0x20), (0x09, 0x04), (0x0A, 0x86), (0x10, 0x40))
    bench.wait(.milliseconds(164))
    // 17 samples and two timestamps.
    let tags = try (0..<19).map { _ in try bench.bytes(0x78, 7)[0] >> 3 }
    #expect(tags.filter { $0 == 4 }.count == 2)
    #expect(tags[7] == 4 && tags[16] == 4)
    #expect(try bench.bytes(0x3A, 2) == [0, 0])
  }

  /// TAG_PARITY makes the number of ones even, or by policy is 0.
  @Test(
    arguments: [
      ("even", [0x11, 0x12, 0x14, 0x17, 0x11]), ("zero", [0x10, 0x12, 0x14, 0x16, 0x10]),
    ] as [(String, [UInt8])])
  func tags(_ test: (value: String, tags: [UInt8])) throws {
    let bench = try bench(0x06)
    bench.0.set(policy: "tag-parity", test.value)
    advance(bench, to: 5)
    #expect(try test.tags.map { _ in try bench.0.bytes(0x78, 7)[0] } == test.tags)
  }

  /// A burst goes from 7E back to 78, and takes as many words as it reads.
  @Test func burst() throws {
    let bench = try bench(0x06)
    advance(bench, to: 3)
    let word = [0, 0, 0, 0, 0x09, 0x40] as [UInt8]
    #expect(try bench.0.bytes(0x78, 21) == [0x11] + word + [0x12] + word + [0x14] + word)
    #expect(try bench.0.bytes(0x78, 7) == [0, 0, 0, 0, 0, 0, 0])
    bench.0.set(policy: "fifo-empty", "last")
    #expect(try bench.0.bytes(0x78, 7) == [0x14] + word)
    #expect(bench.0.circuit.truth(at: bench.0.target, of: .acceleration)?.input == [0, 0, 1])
  }

  /// A word leaves with its last byte, or by policy with its tag; ST's two reads work either way.
  @Test(arguments: [("last-byte", 3), ("tag", 2)])
  func pop(_ test: (value: String, left: Int)) throws {
    let bench = try bench(0x06)
    bench.0.set(policy: "fifo-pop", test.value)
    advance(bench, to: 3)
    #expect(try bench.0.byte(0x78) == 0x11)
    #expect(try count(bench.0) == test.left)
    #expect(try bench.0.bytes(0x79, 6) == [0, 0, 0, 0, 0x09, 0x40])
    #expect(try count(bench.0) == 2)
    #expect(try bench.0.byte(0x78) == 0x12)
  }

  /// COUNTER_BDR_IA: every third batch; reading clears it, RST_COUNTER_BDR begins again.
  @Test func batchCounter() throws {
    let bench = try bench(0x06, (0x0C, 0x03), (0x0D, 0x40))
    advance(bench, to: 2)
    #expect(try bench.0.byte(0x3B) & 0x10 == 0)
    #expect(!bench.0.circuit.pins(at: bench.0.target)[0].isHigh)
    advance(bench, to: 3)
    #expect(bench.0.circuit.pins(at: bench.0.target)[0].isHigh)
    #expect(try bench.0.byte(0x3B) & 0x10 == 0x10)
    #expect(try bench.0.byte(0x3B) & 0x10 == 0)
    advance(bench, to: 5)
    try bench.0.write(0x0B, 0x40)
    #expect(try bench.0.byte(0x0B) == 0)
    advance(bench, to: 7)
    #expect(try bench.0.byte(0x3B) & 0x10 == 0)
    advance(bench, to: 8)
    #expect(try bench.0.byte(0x3B) & 0x10 == 0x10)
  }

  /// DRDY_MASK: the FIFO has 7FFF, or by policy 7FFE or 7FFD, until data have settled.
  @Test(arguments: [("7fff", UInt8(0xFF)), ("7ffe", 0xFE), ("7ffd", 0xFD)])
  func masked(_ test: (value: String, low: UInt8)) throws {
    let bench = try Bench.sixAxis(LSM6DSOChip(), (0x13, 0x08), (0x09, 0x04), (0x0A, 0x06))
    bench.set(policy: "masked-word", test.value)
    try bench.write(0x10, 0x40)
    bench.wait(.milliseconds(20))
    let low = test.low
    #expect(try bench.bytes(0x78, 7) == [0x11, low, 0x7F, low, 0x7F, low, 0x7F])
    #expect(try bench.bytes(0x78, 7) == [0x12, 0, 0, 0, 0, 0x09, 0x40])
  }

  /// ODRCHG_EN: a word tells that a rate has changed.
  @Test func changes() throws {
    let bench = try bench(0x06, (0x08, 0x10))
    advance(bench, to: 2)
    _ = try bench.0.bytes(0x78, 21)
    try bench.0.write(0x10, 0x50)
    bench.0.wait(.milliseconds(10))
    #expect(try bench.0.bytes(0x78, 7)[0] >> 3 == 5)
    #expect(try bench.0.bytes(0x78, 7)[0] >> 3 == 2)
  }

  /// Modes 3, 4 and 7 switch with an event: here a wake-up, from 62.5 mg on.
  @Test(
    arguments: [
      (0x03, [3, 4, 5, 5]), (0x04, [0, 1, 0, 0]), (0x07, [0, 1, 0, 0]),
    ] as [(UInt8, [Int])])
  func triggered(_ test: (mode: UInt8, counts: [Int])) throws {
    let bench = try bench(test.mode, (0x58, 0x80), (0x5B, 0x02))
    advance(bench, to: 1)
    // The first slope is from zero; a wake-up of that sample has ended.
    try bench.0.write(0x0A, 0x00)
    try bench.0.write(0x0A, test.mode)
    advance(bench, to: 4)
    #expect(try count(bench.0) == test.counts[0])
    bench.0.force(0, 0, 2)
    advance(bench, to: 5)
    #expect(try count(bench.0) == test.counts[1])
    advance(bench, to: 6)
    #expect(try count(bench.0) == test.counts[2])
  }
}
