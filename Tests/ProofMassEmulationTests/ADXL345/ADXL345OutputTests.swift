// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

extension Bench {
  /// An ADXL345 after writes, each of a register and a byte.
  static func adxl345(_ writes: (UInt8, UInt8)..., part: Part = .adxl345) throws -> Bench {
    let bench = Bench(part, at: 0x53)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  /// The data registers of an ADXL345.
  func set() throws -> [UInt8] { try bytes(0x32, 6) }

  /// The same as X, Y, Z of right-justified words.
  func counts() throws -> [Int] {
    try words(0x32).map { Int(Int16(bitPattern: $0)) }
  }
}

/// The output of an ADXL345, by its data sheet, Rev. E.
@Suite struct ADXL345OutputTests {
  @Test(arguments: [Part.adxl345, .adxl343])
  func identityAndResets(part: Part) throws {
    let bench = try Bench.adxl345(part: part)
    #expect(try bench.byte(0x00) == 0xE5)
    var values = [UInt8](repeating: 0, count: 0x3A - 0x1D)
    values[0x2C - 0x1D] = 0x0A
    values[0x30 - 0x1D] = 0x02
    #expect(try bench.bytes(0x1D, values.count) == values)
    #expect(bench.count(.powerDownRead) == 1)
  }

  @Test func reservedAddresses() throws {
    let bench = try Bench.adxl345()
    #expect(try bench.bytes(0x01, 28) == [UInt8](repeating: 0, count: 28))
    #expect(bench.count(.reservedRead) == 28)
    try bench.write(0x1C, 0x01)
    #expect(bench.count(.reservedWrite) == 1)
    try bench.write(0x2C, 0xEA)
    #expect(try bench.byte(0x2C) == 0x0A)
    #expect(bench.count(.reservedBits) == 1)
    bench.set(policy: "reserved-bits", "stored")
    try bench.write(0x2C, 0xEA)
    #expect(try bench.byte(0x2C) == 0xEA)
    // The address has six bits, and goes from 3F to 00.
    #expect(try bench.bytes(0x3E, 3) == [0x00, 0x00, 0xE5])
    bench.set(policy: "counter-after-3f", "holds")
    #expect(try bench.bytes(0x3E, 3) == [0x00, 0x00, 0x00])
  }

  /// Test vectors: the same force in ±2, 4, 8, 16 g of 10 bits, ±16 g of full resolution, that left-justified, ±2 g
  /// left-justified, and ±16 g of full resolution at 3200 Hz.
  @Test(
    arguments: [
      (1.0 / 256, ["0100", "0000", "0000", "0000", "0100", "0800", "4000", "0000"]),
      (0.5, ["8000", "4000", "2000", "1000", "8000", "0004", "0020", "8000"]),
      (1, ["0001", "8000", "4000", "2000", "0001", "0008", "0040", "0001"]),
      (-1, ["00FF", "80FF", "C0FF", "E0FF", "00FF", "00F8", "00C0", "00FF"]),
      (1.003, ["0101", "8000", "4000", "2000", "0101", "0808", "4040", "0001"]),
      (2.5, ["FF01", "4001", "A000", "5000", "8002", "0014", "C07F", "8002"]),
      (-2.5, ["00FE", "C0FE", "60FF", "B0FF", "80FD", "00EC", "0080", "80FD"]),
      (15.99, ["FF01", "FF01", "FF01", "FF01", "FD0F", "E87F", "C07F", "FC0F"]),
      (-16, ["00FE", "00FE", "00FE", "00FE", "00F0", "0080", "0080", "00F0"]),
    ] as [(Double, [String])])
  func words(force: Double, expected: [String]) throws {
    let formats: [(UInt8, UInt8)] = [
      (0x00, 0x0A), (0x01, 0x0A), (0x02, 0x0A), (0x03, 0x0A), (0x0B, 0x0A), (0x0F, 0x0A),
      (0x04, 0x0A), (0x0B, 0x0F),
    ]
    for ((format, rate), text) in zip(formats, expected) {
      let bench = try Bench.adxl345((0x31, format), (0x2C, rate))
      bench.force(0, force, 0)
      try bench.write(0x2D, 0x08)
      bench.wait(.milliseconds(12))
      let word = try bench.set()[2...3].map {
        String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
      }
      #expect(word.joined().uppercased() == text, "DATA_FORMAT \(format), BW_RATE \(rate)")
    }
  }

  @Test(arguments: [("floor", 160), ("round", 161)])
  func bitsBelowTen(policy: String, code: Int) throws {
    let bench = try Bench.adxl345((0x31, 0x01))
    bench.set(policy: "ten-bits", policy)
    bench.force(321.0 / 256, 0, 0)
    try bench.write(0x2D, 0x08)
    bench.wait(.milliseconds(12))
    #expect(try bench.counts()[0] == code)
  }

  /// The lowest bit is zero in full resolution and at ±2 g; in the other ranges it is the next one of 13.
  @Test(arguments: [0x0E, 0x0F] as [UInt8])
  func lowestBitAtHighRates(rate: UInt8) throws {
    for (format, code, valid) in [(0x00, 256, 257), (0x08, 256, 257), (0x0B, 256, 257)] {
      for policy in ["zero", "valid"] {
        let bench = try Bench.adxl345((0x31, UInt8(format)), (0x2C, rate))
        bench.set(policy: "lowest-bit", policy)
        bench.force(257.0 / 256, 0, 0)
        try bench.write(0x2D, 0x08)
        bench.wait(.milliseconds(3))
        #expect(try bench.counts()[0] == (policy == "zero" ? code : valid))
      }
    }
    let bench = try Bench.adxl345((0x31, 0x01), (0x2C, rate), (0x2D, 0x08))
    bench.force(642.0 / 256, 0, 0)
    bench.wait(.milliseconds(3))
    #expect(try bench.set()[0...1] == [0x41, 0x01])
  }

  /// With 1 g on Z: one step is four digits of full resolution.
  @Test(
    arguments: [
      (0xFD, 0x0B, 244), (0x03, 0x0B, 268), (0xFE, 0x0B, 248), (0x80, 0x0B, -256),
      (0x7F, 0x0B, 764),
      (0x7F, 0x00, 511),
    ] as [(UInt8, UInt8, Int)])
  func offsets(step: UInt8, format: UInt8, code: Int) throws {
    let bench = try Bench.adxl345((0x20, step), (0x31, format))
    bench.force(0, 0, 1)
    try bench.write(0x2D, 0x08)
    bench.wait(.milliseconds(12))
    #expect(try bench.counts() == [0, 0, code])
  }

  /// The sheet's example: a mean of +10, −13, +9 is corrected by FD, 03, FE.
  @Test func offsetExample() throws {
    let bench = try Bench.adxl345((0x31, 0x0B))
    try bench.write(0x1E, 0xFD, 0x03, 0xFE)
    bench.force(10.0 / 256, -13.0 / 256, 265.0 / 256)
    try bench.write(0x2D, 0x08)
    bench.wait(.milliseconds(12))
    #expect(try bench.counts() == [-2, -1, 257])
  }

  /// Periods, from one edge of DATA_READY to the next.
  @Test(
    arguments: [
      (0x0F, 312_500), (0x0E, 625_000), (0x0D, 1_250_000), (0x0C, 2_500_000), (0x0B, 5_000_000),
      (0x0A, 10_000_000), (0x09, 20_000_000), (0x08, 40_000_000), (0x07, 80_000_000),
      (0x06, 160_000_000), (0x05, 320_000_000), (0x04, 640_000_000), (0x03, 1_280_000_000),
      (0x02, 2_560_000_000), (0x01, 5_120_000_000), (0x00, 10_240_000_000),
    ] as [(UInt8, Int64)])
  func rates(code: UInt8, period: Int64) throws {
    let bench = try Bench.adxl345((0x2C, code), (0x2E, 0x80))
    var line = try #require(bench.circuit.line("INT1", of: bench.target))
    try bench.write(0x2D, 0x08)
    var edges: [Int64] = []
    for _ in 0..<3 {
      let edge = line.waitForEdge(until: bench.circuit.now + .seconds(30))
      edges.append(try #require(edge).nanoseconds)
      _ = try bench.set()
    }
    #expect(edges[1] - edges[0] == period && edges[2] - edges[1] == period)
  }

  /// The first set comes a period and 1.1 ms after Measure.
  @Test(arguments: [(0x0F, 1_412_500), (0x0A, 11_100_000), (0x07, 81_100_000)] as [(UInt8, Int64)])
  func firstSample(code: UInt8, delay: Int64) throws {
    let bench = try Bench.adxl345((0x2C, code), (0x2E, 0x80))
    bench.force(0, 0, 1)
    var line = try #require(bench.circuit.line("INT1", of: bench.target))
    try bench.write(0x2D, 0x08)
    let start = bench.now - 2_500
    #expect(try bench.set() == [0, 0, 0, 0, 0, 0])
    #expect(bench.count(.earlyRead) == 1)
    let edge = line.waitForEdge(until: bench.circuit.now + .seconds(1))
    #expect(edge?.nanoseconds == start + delay)
    #expect(try bench.set() == [0, 0, 0, 0, 0x00, 0x01])
    #expect(bench.circuit.truth(at: bench.target)?.instants.z == start + delay)
  }

  /// Standby stops the samples, and keeps the last; the rest is read as before.
  @Test func standby() throws {
    let bench = try Bench.adxl345((0x31, 0x0B), (0x2D, 0x08))
    bench.force(1, 0, 0)
    bench.wait(.milliseconds(12))
    try bench.write(0x2D, 0x00)
    bench.force(0, 1, 0)
    bench.wait(.seconds(1))
    #expect(try bench.counts() == [256, 0, 0])
    #expect(try bench.counts() == [256, 0, 0])
    #expect(bench.count(.powerDownRead) == 1 && bench.count(.staleRead) == 0)
  }

  /// In sleep data come at the wake-up rate, without DATA_READY.
  @Test(arguments: [(0x0C, 8), (0x0D, 4), (0x0E, 2), (0x0F, 1)] as [(UInt8, Int)])
  func sleep(power: UInt8, hertz: Int) throws {
    let bench = try Bench.adxl345((0x31, 0x0B), (0x2D, power))
    let period = 1000 / hertz
    for (index, force) in [0.25, 0.5, 0.75].enumerated() {
      bench.force(force, 0, 0)
      bench.wait(.milliseconds(period + (index == 0 ? 2 : 0)))
      #expect(try bench.byte(0x30) == 0x02)
      #expect(try bench.counts()[0] == 64 * (index + 1))
    }
    #expect(bench.count(.staleRead) == 0)
    _ = try bench.set()
    #expect(bench.count(.staleRead) == 1)
    // Sleep is to be left by standby.
    try bench.write(0x2D, 0x08)
    bench.wait(.milliseconds(12))
    #expect(try bench.byte(0x30) == 0x82)
    _ = try bench.set()
    #expect(bench.count(.unsettledRead) == 1)
  }

  /// The force is +0.75, −1.65 and +1.65 g at 2.5 V; at 3.3 V 1.77 times that on X and Y, and 1.47 times on Z.
  @Test(arguments: [("2.5", [192, -422, 422]), ("3.3", [352, -774, 621])])
  func selfTest(supply: String, change: [Int]) throws {
    let bench = try Bench.adxl345((0x31, 0x0B))
    bench.set(policy: "supply", supply)
    bench.force(0, 0, 0)
    try bench.write(0x2D, 0x08)
    bench.wait(.milliseconds(12))
    let before = try bench.counts()
    try bench.write(0x31, 0x8B)
    bench.wait(.milliseconds(20))
    _ = try bench.counts()
    #expect(bench.count(.unsettledRead) == 1)
    bench.wait(.milliseconds(30))
    let after = try bench.counts()
    #expect(bench.count(.unsettledRead) == 1)
    for axis in 0..<3 { #expect(abs(after[axis] - before[axis] - change[axis]) <= 1) }
    #expect(bench.forbidden == 0)
  }

  /// It is valid without LOW_POWER, at 100 to 800 and 3200 Hz.
  @Test(
    arguments: [(0x1A, 1), (0x09, 1), (0x0E, 1), (0x0A, 0), (0x0D, 0), (0x0F, 0)] as [(UInt8, Int)])
  func selfTestRates(rate: UInt8, violations: Int) throws {
    let bench = try Bench.adxl345((0x2C, rate), (0x31, 0x80))
    #expect(bench.count(.forbiddenCombination) == violations)
  }

  /// In low power at other rates than 12.5 to 400 Hz nothing is saved.
  @Test(arguments: [(0x16, 1), (0x17, 0), (0x1C, 0), (0x1D, 1)] as [(UInt8, Int)])
  func lowPowerRates(rate: UInt8, violations: Int) throws {
    let bench = try Bench.adxl345((0x2C, rate))
    #expect(bench.count(.noEffect) == violations)
  }

  /// At 3.3 V X and Y have 265 digits in 1 g, Z 256, and the offsets are +25, +25, −20 mg.
  @Test func supply() throws {
    let bench = try Bench.adxl345((0x31, 0x0B))
    bench.set(policy: "supply", "3.3")
    bench.force(0.975, 1.975, 3.02)
    try bench.write(0x2D, 0x08)
    bench.wait(.milliseconds(12))
    #expect(try bench.counts() == [265, 530, 768])
  }

  /// 0.75 digits of X and Y, 1.1 of Z at 100 Hz and below; in low power below 1.8 and 2.6.
  @Test(
    arguments: [
      (0x0A, 0.6...0.9, 0.9...1.3), (0x08, 0.6...0.9, 0.9...1.3), (0x0C, 1.2...1.6, 1.8...2.3),
      (0x1A, 1.4...1.8, 2.1...2.7), (0x17, 1.4...1.8, 2.1...2.7),
    ] as [(UInt8, ClosedRange<Double>, ClosedRange<Double>)])
  func noise(rate: UInt8, x: ClosedRange<Double>, z: ClosedRange<Double>) throws {
    let bench = try Bench.adxl345(
      (0x31, 0x0B), (0x2C, rate), (0x2D, 0x08), part: .adxl345.sensing(.typical(seed: 1)))
    let period = Duration.microseconds(312_500 << Int64(15 - rate & 15) / 1000)
    bench.wait(.seconds(1))
    var sums = [[0.0, 0], [0, 0]]
    let count = 600
    for _ in 0..<count {
      bench.wait(period)
      let counts = try bench.counts()
      for (index, axis) in [0, 2].enumerated() {
        sums[index][0] += Double(counts[axis])
        sums[index][1] += Double(counts[axis] * counts[axis])
      }
    }
    let deviations = sums.map { sums in
      let mean = sums[0] / Double(count)
      return (sums[1] / Double(count) - mean * mean).squareRoot()
    }
    #expect(x.contains(deviations[0]) && z.contains(deviations[1]), "\(deviations)")
  }

  /// The new period begins with the next set, which a change in measurement mode disturbs.
  @Test func rateChange() throws {
    let bench = try Bench.adxl345((0x2E, 0x80), (0x2D, 0x08))
    var line = try #require(bench.circuit.line("INT1", of: bench.target))
    bench.wait(.milliseconds(12))
    _ = try bench.set()
    let first = line.takeEdge()?.time
    try bench.write(0x2C, 0x09)
    let second = line.waitForEdge(until: bench.circuit.now + .seconds(1))?.nanoseconds
    _ = try bench.set()
    #expect(bench.count(.unsettledRead) == 1)
    let third = line.waitForEdge(until: bench.circuit.now + .seconds(1))?.nanoseconds
    #expect(second == first.map { $0 + 10_000_000 })
    #expect(third == second.map { $0 + 20_000_000 } && third != nil)
  }

  /// A burst reads one set, even where a new one arrives in it; by the other reading the rest of the new one.
  @Test(arguments: [("snapshot", [1, 1, 1]), ("live", [1, 2, 2])])
  func newSetInABurst(policy: String, values: [Int]) throws {
    let bench = try Bench.adxl345((0x31, 0x0B))
    bench.set(policy: "bypass-burst", policy)
    bench.force(1.0 / 256, 1.0 / 256, 1.0 / 256)
    try bench.write(0x2D, 0x08)
    let first = bench.now - 2_500 + 11_100_000
    bench.circuit.advance(to: Instant(nanoseconds: first + 5_000_000))
    bench.force(2.0 / 256, 2.0 / 256, 2.0 / 256)
    // The first byte begins after 29 bits of 2.5 µs, each further one after nine bits.
    bench.circuit.advance(
      to: Instant(nanoseconds: first + 10_000_000 - 29 * 2_500 - 3 * 22_500 / 2))
    #expect(try bench.counts() == values)
    #expect(try bench.counts() == [2, 2, 2])
  }

  /// The address may be written in a transaction of its own; a byte of one axis in another may be of another set.
  @Test func partialReads() throws {
    let bench = try Bench.adxl345((0x31, 0x0B))
    bench.force(1, -1, 0.5)
    try bench.write(0x2D, 0x08)
    bench.wait(.milliseconds(12))
    try bench.write(0x32)
    #expect(try bench.nextBytes(6) == [0x00, 0x01, 0x00, 0xFF, 0x80, 0x00])
    bench.wait(.milliseconds(10))
    #expect(try bench.bytes(0x34, 2) == [0x00, 0xFF])
    #expect(bench.count(.unprotectedRead) == 0)
    bench.wait(.milliseconds(10))
    #expect(try bench.byte(0x33) == 0x01)
    #expect(bench.count(.unprotectedRead) == 1)
  }
}
