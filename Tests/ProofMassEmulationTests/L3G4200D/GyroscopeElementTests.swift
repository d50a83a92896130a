// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Chips with a sensing element.
struct GyroscopeElementTests {
  private func bench(
    _ sensing: Sensing, _ relative: L3G4200DChip.Relative = .l3g4200d,
    _ writes: (UInt8, UInt8)...
  ) throws -> Bench {
    let part = Part.l3g4200d(L3G4200DChip(relative)).sensing(sensing).at(0x68)
    let bench = Bench(part, at: 0x68)
    for (register, byte) in writes { try bench.write(register, byte) }
    return bench
  }

  private func signed(_ words: [UInt16]) -> [Int] { words.map { Int(Int16(bitPattern: $0)) } }

  // MARK: Nominal

  /// A rate of 100 °/s at 8.75, 17.5 and 70 m°/s per digit, after the drive has started.
  @Test(arguments: [(0x80, 11_429), (0x90, 5_714), (0xA0, 1_429)] as [(UInt8, Int)])
  func scale(format: UInt8, digits: Int) throws {
    for relative in [L3G4200DChip.Relative.l3g4200d, .l3gd20, .l3gd20h] {
      let bench = try bench(.nominal, relative, (0x23, format), (0x20, 0x0F))
      bench.turn(100, -100, 0)
      bench.wait(.seconds(3))
      #expect(signed(try bench.words()) == [digits, -digits, 0])
    }
  }

  /// After power-down, the drive starts with a time constant of 99 ms; after sleep, it is running.
  @Test func driveComesUp() throws {
    let bench = try bench(.nominal, .l3g4200d, (0x23, 0x80), (0x20, 0x0F))
    bench.turn(100, 0, 0)
    bench.wait(.milliseconds(250))
    let early = Double(signed(try bench.words())[0]) / 11_429
    // The expected value is 1 − e^(−0.25 s / 99.5 ms), some milliseconds before the read.
    #expect(early > 0.905 && early < 0.92)
    bench.wait(.seconds(3))
    try bench.write(0x20, 0x08)
    bench.wait(.seconds(1))
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(100))
    #expect(abs(signed(try bench.words())[0] - 11_429) <= 1)
    try bench.write(0x20, 0x00)
    bench.wait(.seconds(1))
    try bench.write(0x20, 0x0F)
    bench.wait(.milliseconds(100))
    #expect(signed(try bench.words())[0] < 8_000)
  }

  /// By policy the drive is there at once: after 100 ms the filter of 32 Hz has settled, where the
  /// amplitude would be 1 − e^(−0.1 s / 99.5 ms) = 0.63 of what it becomes.
  @Test(
    arguments: [(nil, 0.60...0.65), ("builds-up", 0.60...0.65), ("at-once", 0.995...1.005)]
      as [(String?, ClosedRange<Double>)])
  func driveStart(policy: String?, share: ClosedRange<Double>) throws {
    for relative in [L3G4200DChip.Relative.l3g4200d, .l3gd20, .l3gd20h] {
      let bench = try bench(.nominal, relative, (0x23, 0x80))
      bench.turn(100, 0, 0)
      if let policy { bench.set(policy: "drive-start", policy) }
      // The time constants are 99, 80 and 16 ms.
      let wait: Int64 = relative == .l3g4200d ? 103 : relative == .l3gd20 ? 83 : 17
      for _ in 0..<2 {
        try bench.write(0x20, 0xCF)
        bench.wait(.milliseconds(wait))
        #expect(share.contains(Double(signed(try bench.words())[0]) / 11_429))
        try bench.write(0x20, 0x00)
        bench.wait(.seconds(1))
      }
    }
  }

  /// Self-test adds ±130 °/s some periods after the write of the register, delayed by the filter.
  @Test func selfTest() throws {
    let bench = try bench(.nominal, .l3g4200d, (0x23, 0x80), (0x20, 0xCF))
    bench.wait(.seconds(3))
    #expect(try bench.words() == [0, 0, 0])
    try bench.write(0x23, 0x82)
    bench.wait(.microseconds(1300))
    let rising = signed(try bench.words())
    #expect(rising[0] > 0 && rising[0] < 7_000)
    bench.wait(.milliseconds(400))
    #expect(signed(try bench.words()) == [14_857, 14_857, 14_857])
    try bench.write(0x23, 0x86)
    bench.wait(.milliseconds(400))
    #expect(signed(try bench.words()) == [-14_857, -14_857, -14_857])
  }

  // MARK: Typical

  /// The specimens' zero-rate levels have the expected deviation, which is larger in the widest
  /// range.
  @Test func typicalIsOff() throws {
    func zero(_ format: UInt8, _ seed: UInt64) throws -> [Double] {
      let bench = try bench(.typical(seed: seed), .l3g4200d, (0x23, format), (0x20, 0x0F))
      bench.wait(.seconds(3))
      let digit = format == 0x80 ? 8.75e-3 : 70e-3
      return signed(try bench.words()).map { Double($0) * digit }
    }
    for (format, deviation) in [(UInt8(0x80), 5.0), (0xA0, 35)] {
      let values = try (1...40).flatMap { try zero(format, $0) }
      let square = values.reduce(0) { $0 + $1 * $1 } / Double(values.count)
      // The 120 draws have a standard error of 6.5 %.
      #expect(abs(square.squareRoot() / deviation - 1) < 0.26)
    }
  }

  @Test func temperatureActs() throws {
    let bench = try bench(.typical(seed: 1), .l3g4200d, (0x23, 0x80), (0x20, 0x0F))
    func mean() throws -> Double {
      var sum = 0
      for _ in 0..<200 {
        bench.wait(.milliseconds(10))
        sum += signed(try bench.words())[0]
      }
      return Double(sum) / 200 * 8.75e-3
    }
    bench.wait(.seconds(3))
    let warm = try mean()
    bench.temperature(85)
    bench.wait(.seconds(1))
    let hot = try mean()
    // The change is at most three standard deviations of 0.01 °/s per kelvin, plus noise.
    #expect(abs(hot - warm) > 0.05 && abs(hot - warm) < 1.9)
  }

  /// A sample does not depend on previous observations; tests the registers, the filters and the
  /// FIFO.
  @Test(
    arguments: [(0x00, 0x00), (0x01, 0x00), (0x02, 0x00), (0x12, 0x00), (0x40, 0x40)]
      as [(UInt8, UInt8)], [.nominal, .typical(seed: 4)] as [Sensing])
  func independentOfQueries(_ path: (UInt8, UInt8), sensing: Sensing) throws {
    func samples(_ looks: [Int64]) throws -> [[UInt8]] {
      let bench = try bench(
        sensing, .l3g4200d, (0x23, 0x80), (0x24, path.0), (0x2E, path.1), (0x20, 0xCF))
      bench.turn(20, -7, 3)
      let start = bench.now
      var result: [[UInt8]] = []
      for stop in [400, 1000, 31_000, 31_040, 400_000] as [Int64] {
        for look in looks where look < stop {
          let instant = Instant(nanoseconds: start + look * 1_000_000)
          if instant.nanoseconds > bench.now { bench.circuit.advance(to: instant) }
          _ = try bench.byte(0x27)
        }
        bench.circuit.advance(to: Instant(nanoseconds: start + stop * 1_000_000))
        result.append(try bench.bytes(0xA8, 6))
        // Empties the FIFO, so that the remaining sets are the same.
        if path.0 == 0x40 { result[result.count - 1] += try bench.bytes(0xA8, 6 * 32) }
      }
      return result
    }
    let seldom = try samples([])
    #expect(try samples((0..<300).map { $0 * 7 }) == seldom)
    #expect(try samples([2, 3, 999, 15_000, 30_999, 100_000]) == seldom)
    #expect(Set(seldom).count == seldom.count || sensing == .nominal)
  }

  /// A century takes no computing time: with the registers alone, with the FIFO, and with both
  /// filters.
  @Test(arguments: [0x00, 0x40, 0x13] as [UInt8])
  func idleTime(path: UInt8) throws {
    let bench = try bench(
      .typical(seed: 2), .l3g4200d, (0x24, path), (0x2E, 0x40), (0x20, 0x0F))
    let spent = try ContinuousClock().measure {
      bench.wait(.seconds(100 * 365 * 86_400))
      _ = try bench.words()
    }
    #expect(spent < .seconds(60))
  }

  @Test func otherPartsAreOffOtherwise() throws {
    let circuit = Circuit(
      [.l3g4200d.at(0x68), .l3g4200d.at(0x69)], sensing: .typical(seed: 1))
    let benches = [UInt8(0x68), 0x69].map { Bench(on: circuit, at: $0) }
    for bench in benches { try bench.write(0x20, 0x0F) }
    circuit.advance(by: .seconds(3))
    #expect(try benches[0].words() != benches[1].words())
  }
}
