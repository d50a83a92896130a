// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Measurements with proof masses.
struct AccelerometerSensingTests {
  private func bench(
    _ sensing: Sensing, _ part: Part = .lis331dlh, at address: UInt8 = 0x18,
    _ writes: (UInt8, UInt8)...
  ) throws -> Bench {
    let bench = Bench(part.sensing(sensing), at: address)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  private func digits(_ bench: Bench) throws -> [Int] {
    try bench.words().map { Int(Int16(bitPattern: $0)) / 16 }
  }

  @Test func nominalPartAtRestReadsOneG() throws {
    let bench = try bench(.nominal, .lis331dlh, at: 0x18, (0x20, 0x2F))
    bench.wait(.milliseconds(100))
    #expect(try bench.words() == [0, 0, 0x3E80])
  }

  @Test(arguments: [
    (Part.lis331hh, 333), (.h3lis331dl, 20), (.lsm303dlh, 1000), (.lsm303dlm, 1000),
  ])
  func relativesAtRestReadOneG(part: Part, expected: Int) throws {
    let bench = try bench(.nominal, part, at: 0x18, (0x20, 0x2F))
    bench.wait(.milliseconds(100))
    #expect(try digits(bench) == [0, 0, expected])
  }

  /// The filter is empty at power-on; the turn-on time is 1/ODR + 1 ms.
  @Test(arguments: [(0x27, 20), (0x2F, 10), (0x3F, 1)] as [(UInt8, Int)])
  func firstSampleHasSettled(control: UInt8, period: Int) throws {
    let bench = try bench(.nominal, .lis331dlh, at: 0x18, (0x20, control))
    bench.wait(.milliseconds(period) + .microseconds(1100))
    let first = try digits(bench)[2]
    #expect(first >= 990 && first <= 1000)
    bench.wait(.milliseconds(10 * period))
    #expect(try digits(bench)[2] == 1000)
  }

  @Test(arguments: [0x00, 0x2A] as [UInt8], [0x27, 0x3F] as [UInt8])
  func sampleIsTheSameHoweverItIsRead(interrupt: UInt8, control: UInt8) throws {
    func part() throws -> Bench {
      try bench(
        .typical(seed: 5), .lis331dlh, at: 0x18, (0x30, interrupt), (0x32, 0x20),
        (0x20, control))
    }
    let each = try part()
    let once = try part()
    for step in 0..<400 {
      each.wait(.microseconds(600 + step))
      if step == 399 { once.circuit.advance(to: each.circuit.now) }
      let words = try each.words()
      if step == 399 { #expect(try once.words() == words) }
    }
    #expect(each.circuit.truth(at: each.target) == once.circuit.truth(at: once.target))
    #expect(each.circuit.truth(at: each.target)?.input == Axes(0, 0, 1))
  }

  @Test func partsDiffer() throws {
    let circuit = Circuit(
      [.lis331dlh, .lis331dlh.at(0x19)], sensing: .typical(seed: 1))
    let benches = [0x18, 0x19].map { Bench(on: circuit, at: $0) }
    for bench in benches { try bench.write(0x20, 0x2F) }
    circuit.advance(by: .milliseconds(100))
    let read = try benches.map { try digits($0) }
    #expect(read[0] != read[1])
    for digits in read {
      #expect(abs(digits[0]) < 100 && abs(digits[1]) < 100 && abs(digits[2] - 1000) < 200)
    }
  }

  @Test func powerOnChangesTheOffset() throws {
    let bench = try bench(.typical(seed: 1), .lis331dlh, at: 0x18, (0x20, 0x27))
    func mean() throws -> Double {
      var sum = 0.0
      for _ in 0..<64 {
        bench.wait(.milliseconds(20))
        sum += Double(try digits(bench)[0])
      }
      return sum / 64
    }
    let steady = try [mean(), mean(), mean()]
    var means: [Double] = []
    for _ in 0..<8 {
      bench.circuit.powerCycle()
      bench.wait(.milliseconds(10))
      try bench.write(0x20, 0x27)
      means.append(try mean())
    }
    // The noise is 1.1 mg per sample and 0.14 mg per mean; the change at power-on is 2 mg.
    #expect(deviation(steady) < 0.5)
    #expect(deviation(means) > 0.8 && deviation(means) < 4)
  }

  private func deviation(_ values: [Double]) -> Double {
    let mean = values.reduce(0, +) / Double(values.count)
    return (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count))
      .squareRoot()
  }

  @Test(arguments: [Sensing.ideal, .nominal])
  func partAwayFromTheCentreMeasuresRotation(sensing: Sensing) throws {
    let bench = try bench(sensing, .lis331dlh.mounted(at: [0.1, 0, 0]), at: 0x18, (0x20, 0x2F))
    bench.turn(0, 0, 100)
    bench.wait(.milliseconds(100))
    // The specific force ω² r is 0.0311 g, towards the centre.
    #expect(try digits(bench) == [-31, 0, 1000])
    #expect(bench.circuit.truth(at: bench.target).map { abs($0.input.x + 0.03106) < 1e-5 } == true)
  }

  @Test func changeOfTheWorldBetweenSamplesCountsFromThen() throws {
    let late = try bench(.nominal, .lis331dlh, at: 0x18, (0x20, 0x27))
    let early = try bench(.nominal, .lis331dlh, at: 0x18, (0x20, 0x27))
    late.wait(.milliseconds(101 + 18))
    early.wait(.milliseconds(101 + 2))
    for bench in [late, early] { bench.force(1, 0, 1) }
    for bench in [late, early] { bench.circuit.advance(to: Instant(nanoseconds: 125_000_000)) }
    let (little, much) = (try digits(late)[0], try digits(early)[0])
    #expect(little > 200 && little < 700)
    #expect(much > 900 && much < 1000)
  }

  @Test func selfTestTakesItsTime() throws {
    let bench = try bench(.nominal, .lis331dlh, at: 0x18, (0x20, 0x2F))
    bench.wait(.milliseconds(100))
    let before = try digits(bench)
    try bench.write(0x23, 0x02)
    bench.wait(.milliseconds(11))
    let settled = try digits(bench)
    #expect(abs(settled[0] - before[0] - 300) <= 4)
    bench.wait(.milliseconds(30))
    #expect(try digits(bench)[0] == 300)
    try bench.write(0x23, 0x0A)
    bench.wait(.milliseconds(50))
    #expect(try digits(bench)[0] == -300)
    try bench.write(0x23, 0x00)
    bench.wait(.milliseconds(50))
    #expect(try digits(bench) == before)
  }

  @Test(arguments: [Sensing.nominal, .typical(seed: 2), .typical(seed: 3)])
  func eightBitSelfTestIsWithinItsLimits(sensing: Sensing) throws {
    let bench = try bench(sensing, .lis331dl, at: 0x1C, (0x20, 0x47))
    func axes() throws -> [Int] {
      bench.wait(.milliseconds(60))
      return try [0x29, 0x2B, 0x2D].map { Int(Int8(bitPattern: try bench.byte($0))) }
    }
    let rest = try axes()
    try bench.write(0x20, 0x57)
    let change = zip(try axes(), rest).map { $0 - $1 }
    #expect((-32...(-3)).contains(change[0]))
    #expect((3...32).contains(change[1]) && (3...32).contains(change[2]))
  }

  @Test(arguments: [Sensing.nominal, .typical(seed: 1)])
  func idleTimeCostsNothing(sensing: Sensing) throws {
    let bench = try bench(sensing, .lis331dlh, at: 0x18, (0x20, 0x3F))
    for _ in 0..<100 {
      bench.wait(.seconds(365 * 86400))
      #expect(abs(try digits(bench)[2] - 1000) < 200)
    }
  }

  /// A part without noise at rest is not computed sample by sample, although its interrupt counts
  /// samples.
  @Test func nominalPartAtRestIsNotCounted() throws {
    let bench = try bench(
      .nominal, .lis331dlh, at: 0x18, (0x30, 0x2A), (0x32, 0x08), (0x33, 0x10), (0x20, 0x3F))
    bench.wait(.seconds(100 * 365 * 86400))
    #expect(try digits(bench) == [0, 0, 1000])
    #expect(try bench.byte(0x31) == 0x65)
  }

  @Test func supplyMovesTheSelfTest() throws {
    var chip = LIS331DLHChip()
    chip.sense(.nominal)
    chip.element?.supply = 3
    let bench = Bench(.lis331dlh(chip), at: 0x18)
    try bench.write(0x20, 0x2F)
    try bench.write(0x23, 0x02)
    bench.wait(.milliseconds(100))
    #expect(try digits(bench)[0] == 432)
  }
}
