// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Measurements of an AK8973 with Hall plates.
struct AK8973SensingTests {
  private func measure(_ bench: Bench) throws -> [UInt8] {
    try bench.write(0xE0, 0x00)
    bench.wait(.milliseconds(13))
    return try bench.bytes(0xC0, 5)
  }

  @Test func nominalPartGivesTheSameBytesAtRest() throws {
    let bench = Bench(.ak8973.sensing(.nominal), at: 0x1C)
    try bench.write(0xE4, 0x07, 0x07, 0x07)
    bench.field(20, -3, 44)
    bench.temperature(35)
    #expect(try measure(bench) == [0x01, 0x78, 0x94, 0x7D, 0xAC])
  }

  @Test func fieldIsTheMeanOfTheMeasurement() throws {
    let bench = Bench(.ak8973.sensing(.nominal), at: 0x1C)
    try bench.write(0xE4, 0x07, 0x07, 0x07)
    bench.field(100, 0, 0)
    try bench.write(0xE0, 0x00)
    bench.circuit.advance(to: Instant(nanoseconds: bench.now + 3_150_000))
    bench.field(0, 0, 0)
    bench.wait(.milliseconds(13))
    // The field was on for a quarter of 12.6 ms.
    #expect(try bench.bytes(0xC0, 5)[2] == 0x99)
  }

  /// Offsets of tens of µT exceed eight bits, but not the range of the offset DAC: they need up to
  /// 19 steps of 16 digits.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func offsetIsWithinTheReachOfTheDAC(seed: UInt64) throws {
    let bench = Bench(.ak8973.sensing(.typical(seed: seed)), at: 0x1C)
    try bench.write(0xE4, 0x07, 0x07, 0x07)
    bench.field(0, 0, 0)
    let reached = try (-24...24).contains { steps in
      try bench.write(0xE1, steps < 0 ? UInt8(-steps) : 0x80 + UInt8(steps))
      return (64...192).contains(try measure(bench)[2])
    }
    #expect(reached)
  }

  @Test func partsDiffer() throws {
    let bytes = try (0..<4).map { seed in
      try measure(Bench(.ak8973.sensing(.typical(seed: seed)), at: 0x1C))
    }
    #expect(Set(bytes).count == 4)
  }
}
