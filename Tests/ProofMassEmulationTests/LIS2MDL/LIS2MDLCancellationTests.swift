// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import Testing

@testable import ProofMassEmulation

/// Set and reset pulses of the LIS2MDL: what they do to its offset and to what a strong field leaves, and the average of
/// two measurements.
struct LIS2MDLCancellationTests {
  /// A chip with an element of these parameters in a field of 100 µT along X, after writes.
  private func bench(
    _ parameters: CompassParameters, _ writes: (UInt8, UInt8)...
  ) throws -> Bench {
    var chip = LIS2MDLChip()
    chip.element = CompassElement(parameters, seed: 4)
    let bench = Bench(.lis2mdl(chip), at: 0x1E)
    bench.field(100, 0, 0)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  /// An offset that follows the magnetization of the bridges, and nothing else.
  private var withOffset: CompassParameters {
    var parameters = CompassParameters.lis2mdl.nominal
    parameters.offset = 300
    return parameters
  }

  private func digits(_ bench: Bench) throws -> [Int] {
    try bench.words(0xE8).map { Int(Int16(bitPattern: $0)) }
  }

  /// The first sample that is read after a while, with many before it, and each of the next ones.
  @Test func cancels() throws {
    let plain = try bench(withOffset, (0x60, 0x8C))
    plain.wait(.seconds(1))
    let found = try digits(plain)
    #expect(found.enumerated().contains { abs($1 - [667, 0, 0][$0]) > 50 })
    let bench = try bench(withOffset, (0x61, 0x02), (0x60, 0x8C))
    bench.wait(.seconds(1))
    for _ in 0..<5 {
      let found = try digits(bench)
      #expect(abs(found[0] - 667) <= 2 && abs(found[1]) <= 2 && abs(found[2]) <= 2)
      bench.wait(.milliseconds(10))
    }
  }

  /// ±60 mG remain, as a limit of three standard deviations, with a typical element.
  @Test func remainder() throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      let bench = Bench(.lis2mdl.sensing(.typical(seed: seed)), at: 0x1E)
      bench.field(0, 0, 0)
      try bench.write(0x61, 0x02)
      try bench.write(0x60, 0x8C)
      bench.wait(.seconds(1))
      let found = try digits(bench)
      #expect(found.allSatisfy { abs($0) < 60 }, "\(found)")
      #expect(found != [0, 0, 0])
    }
  }

  /// OFF_CANC and LPF average a measurement and the one before it; with OFF_CANC the first has no sample.
  @Test(
    arguments: [0x00, 0x01, 0x02, 0x03] as [UInt8])
  func averagesTwo(control: UInt8) throws {
    let bench = Bench(.lis2mdl, at: 0x1E)
    bench.field(0, 0, 0)
    try bench.write(0x61, control)
    try bench.write(0x60, 0x80)
    bench.wait(.milliseconds(9))
    #expect(try bench.byte(0x67) == 0)
    bench.wait(.milliseconds(1))
    #expect(try bench.byte(0x67) == (control & 0x02 == 0 ? 0x0F : 0))
    bench.field(90, 0, 0)
    bench.wait(.milliseconds(100))
    if control & 0x02 != 0 { #expect(try bench.byte(0x67) == 0x0F) }
    #expect(try digits(bench)[0] == (control == 0 ? 600 : 300))
    #expect(try #require(bench.circuit.truth(at: bench.target)).input.x == (control == 0 ? 90 : 45))
    bench.wait(.milliseconds(100))
    #expect(try digits(bench)[0] == 600)
    // Of samples that nobody reads, the last is the average of the last two, too.
    bench.wait(.milliseconds(300))
    bench.field(180, 0, 0)
    bench.wait(.milliseconds(100))
    #expect(try digits(bench)[0] == (control == 0 ? 1200 : 900))
  }

  /// What a strong field leaves stays until the next set pulse: every 63 measurements, or by policy 64; with Set_FREQ
  /// until the part was idle, and with OFF_CANC not at all.
  @Test(
    arguments: [
      (0x00, nil, 630), (0x00, "64", 640), (0x04, nil, nil), (0x02, nil, 60),
    ] as [(UInt8, String?, Int64?)])
  func setPulses(control: UInt8, policy: String?, milliseconds: Int64?) throws {
    let bench = try bench(CompassParameters.lis2mdl.nominal, (0x61, control))
    if let policy { bench.set(policy: "set-pulse", policy) }
    bench.field(0, 0, 0)
    try bench.write(0x60, 0x8C)
    bench.wait(.milliseconds(30))
    bench.field(6000, 0, 0)
    bench.wait(.milliseconds(3))
    bench.field(0, 0, 0)
    bench.wait(.milliseconds(22))
    if control != 0x02 {
      // 20 µT of remanence.
      #expect(try digits(bench)[0] == 133)
    }
    // 55 ms after the start; measurement n, from 0, ends 9.4 + 10 n ms after it.
    let due = milliseconds ?? 3_000
    bench.wait(.milliseconds(due - 55))
    #expect(try digits(bench)[0] == (control == 0x02 ? 0 : 133))
    bench.wait(.milliseconds(15))
    #expect(try digits(bench)[0] == (milliseconds == nil ? 133 : 0))
    try bench.write(0x60, 0x83)
    try bench.write(0x60, 0x8C)
    bench.wait(.milliseconds(15))
    #expect(try digits(bench)[0] == 0)
  }

  /// Single measurements alternate with OFF_CANC and OFF_CANC_ONE_SHOT: the average of two has no offset. By a user's
  /// report they do not end.
  @Test(arguments: [0x10, 0x02, 0x12] as [UInt8])
  func single(control: UInt8) throws {
    let bench = try bench(withOffset, (0x61, control))
    func measure() throws -> [Int] {
      try bench.write(0x60, 0x81)
      bench.wait(.milliseconds(10))
      return try digits(bench)
    }
    let (one, two) = (try measure(), try measure())
    let alternates = control == 0x12
    #expect((one == two) != alternates)
    if alternates {
      for axis in 0...2 { #expect(abs((one[axis] + two[axis]) / 2 - [667, 0, 0][axis]) <= 2) }
      #expect(try measure() == one)
    }
    bench.set(policy: "single-cancellation", "hangs")
    try bench.write(0x60, 0x81)
    bench.wait(.seconds(1))
    #expect(try bench.byte(0x67) == (alternates ? 0x00 : 0x0F))
    #expect(try bench.byte(0x60) == (alternates ? 0x81 : 0x83))
  }

  /// Low power measures for a quarter of the time, with twice the noise.
  @Test(arguments: [(0x8C, 2.4, 3.7), (0x9C, 4.8, 7.4)] as [(UInt8, Double, Double)])
  func noise(control: UInt8, least: Double, most: Double) throws {
    var parameters = CompassParameters.lis2mdl.nominal
    parameters.noise = Axes(0.45, 0.45, 0.45)
    let bench = try bench(parameters, (0x62, 0x10), (0x60, control))
    bench.field(0, 0, 0)
    var sum = 0
    for _ in 0..<400 {
      bench.wait(.milliseconds(10))
      let z = try digits(bench)[2]
      sum += z * z
    }
    // 4.5 mG are 3 digits.
    let deviation = (Double(sum) / 400).squareRoot()
    #expect(deviation > least && deviation < most, "\(deviation)")
  }
}
