// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Measurements of an AK8963 with Hall plates.
struct AK8963SensingTests {
  private func bench(_ sensing: Sensing) -> Bench {
    Bench(.ak8963.sensing(sensing), at: 0x0C)
  }

  private func word(_ bytes: [UInt8], _ index: Int) -> Int {
    Int(Int16(truncatingIfNeeded: Int(bytes[index]) | Int(bytes[index + 1]) << 8))
  }

  /// After adjustment, the limits are ±50, ±50 and −800 to −200 digits at 14 bits, and four times
  /// as many at 16 bits.
  @Test(arguments: [0x08, 0x18] as [UInt8], 0..<20 as Range<UInt64>)
  func everyPartPasses(mode: UInt8, seed: UInt64) throws {
    let bench = bench(.typical(seed: seed))
    bench.field(40, -40, 40)
    try bench.write(0x0C, 0x40)
    try bench.write(0x0A, mode)
    bench.wait(.milliseconds(10))
    let bytes = try bench.bytes(0x02, 8)
    let scale = mode == 0x18 ? 4 : 1
    #expect(abs(word(bytes, 1)) * 298 / 256 <= 50 * scale)
    #expect(abs(word(bytes, 3)) * 303 / 256 <= 50 * scale)
    #expect((-800 * scale ... -200 * scale).contains(word(bytes, 5) * 288 / 256))
  }

  /// Compares reads of each measurement with reads of the last only, in a field that changes
  /// repeatedly, once to more than 5 mT.
  @Test(arguments: [0x12, 0x16] as [UInt8])
  func continuousMeasurementsDoNotDependOnQueries(mode: UInt8) throws {
    let busy = bench(.typical(seed: 9))
    let lazy = bench(.typical(seed: 9))
    for bench in [busy, lazy] { try bench.write(0x0A, mode) }
    for change in 0..<20 {
      for step in 0..<100 {
        busy.wait(.microseconds(3_301))
        _ = busy.circuit.pins(at: busy.target)
        if step % 9 == 0 { #expect(try busy.byte(0x00) == 0x48) }
      }
      lazy.circuit.advance(to: busy.circuit.now)
      #expect(busy.now == lazy.now)
      #expect(try busy.bytes(0x03, 7) == lazy.bytes(0x03, 7))
      let strength = change == 7 ? 6000.0 : 50
      for bench in [busy, lazy] { bench.field(strength, Double(change), -40) }
    }
  }

  @Test func eachMeasurementOfAContinuousModeHasItsOwnNoise() throws {
    let bench = bench(.typical(seed: 2))
    try bench.write(0x0A, 0x16)
    var seen = Set<[UInt8]>()
    for _ in 0..<20 {
      bench.wait(.milliseconds(10))
      seen.insert(Array(try bench.bytes(0x03, 7)))
    }
    #expect(seen.count > 15)
  }

  @Test func rangeIsFourTimesTheAK8975s() throws {
    let bench = bench(.nominal)
    bench.field(3000, 0, 0)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(10))
    // The expected value is 3000 / 0.6 · 256 / 298.
    #expect(word(try bench.bytes(0x02, 8), 1) == 4295)
  }
}
