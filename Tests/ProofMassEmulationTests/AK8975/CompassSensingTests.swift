// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Measurements of an AK8975 with Hall plates.
struct CompassSensingTests {
  private func bench(_ sensing: Sensing, _ chip: AK8975Chip = AK8975Chip()) -> Bench {
    Bench(.ak8975(chip).sensing(sensing), at: 0x0C)
  }

  private func measure(_ bench: Bench, mode: UInt8 = 0x01) throws -> [UInt8] {
    try bench.write(0x0A, mode)
    bench.wait(.milliseconds(10))
    return try bench.bytes(0x02, 8)
  }

  private func word(_ bytes: [UInt8], _ index: Int) -> Int {
    Int(Int16(truncatingIfNeeded: Int(bytes[index]) | Int(bytes[index + 1]) << 8))
  }

  private func words(_ bytes: [UInt8]) -> [Int] { [1, 3, 5].map { word(bytes, $0) } }

  @Test func nominalPartGivesTheSameBytesAtRest() throws {
    let bench = bench(.nominal)
    bench.field(20, -3, 44.1)
    #expect(try measure(bench) == [0x01, 0x39, 0x00, 0xF8, 0xFF, 0x83, 0x00, 0x00])
  }

  @Test func typicalPartKeepsItsAdjustment() throws {
    let bench = bench(.typical(seed: 3))
    try bench.write(0x0A, 0x0F)
    bench.wait(.microseconds(100))
    #expect(try bench.bytes(0x10, 3) == [0xAA, 0xAF, 0xA0])
  }

  @Test func typicalPartIsOffAndNoisy() throws {
    let one = bench(.typical(seed: 3))
    let other = bench(.typical(seed: 3))
    let another = bench(.typical(seed: 4))
    let first = try measure(one)
    #expect(try measure(other) == first)
    #expect(try measure(another) != first)
    let rest = try (0..<8).map { _ in words(try measure(one)) }
    #expect(Set(rest).count > 1)
    for values in rest {
      for (value, before) in zip(values, words(first)) { #expect(abs(value - before) < 10) }
    }
    // The noise is a few digits; offsets of tens of µT are larger than the field of 25 µT north.
    #expect(words(first) != [0, 70, -128])
  }

  // MARK: The mean

  @Test func fieldIsTheMeanOfTheMeasurement() throws {
    var chip = AK8975Chip()
    chip.adjustment = (128, 128, 128)
    let bench = bench(.nominal, chip)
    bench.field(60, 0, 0)
    try bench.write(0x0A, 0x01)
    let started = bench.now
    bench.circuit.advance(to: Instant(nanoseconds: started + 2_300_000))
    bench.field(-30, 0, 0)
    bench.wait(.milliseconds(10))
    // The mean is (60 · 2.3 − 30 · 5) / 7.3 = −1.64 µT, except for the microseconds between the bit
    // that starts the measurement and the end of the transaction.
    #expect(word(try bench.bytes(0x02, 8), 1) == -5)
  }

  @Test func turningBoardDoesNotDependOnQueries() throws {
    let busy = bench(.typical(seed: 6))
    let lazy = bench(.typical(seed: 6))
    for bench in [busy, lazy] {
      bench.circuit.change {
        $0.motion = .spin(rate: 20, about: [1, 2, 3], duration: .seconds(2))
          .then(.shake())
        $0.hardIron = [40, -30, 20]
      }
    }
    for _ in 0..<60 {
      for bench in [busy, lazy] { try bench.write(0x0A, 0x01) }
      for step in 0..<7 {
        busy.wait(.microseconds(900 + 113 * step))
        _ = busy.circuit.pins(at: busy.target)
      }
      lazy.circuit.advance(to: busy.circuit.now)
      for bench in [busy, lazy] { bench.wait(.milliseconds(50)) }
      #expect(try busy.bytes(0x02, 8) == lazy.bytes(0x02, 8))
    }
  }

  @Test func truthIsTheFieldAtTheMiddle() throws {
    let bench = bench(.typical())
    bench.field(60, 0, 0)
    try bench.write(0x0A, 0x01)
    bench.wait(.milliseconds(5))
    bench.field(-30, 0, 0)
    bench.wait(.milliseconds(5))
    _ = try bench.bytes(0x02, 8)
    #expect(bench.circuit.truth(at: bench.target)?.input == [60, 0, 0])
  }

  // MARK: Strong fields

  /// The concentrator saturates if the sum of the magnitudes exceeds 2400 µT, even if each axis is
  /// in its range.
  @Test func overflowFollowsTheField() throws {
    for (strength, status) in [(799.9, 0x00), (800.1, 0x08)] as [(Double, UInt8)] {
      let bench = bench(.nominal)
      bench.field(strength, -strength, strength)
      #expect(try measure(bench)[7] == status)
    }
  }

  @Test func magnetInBetweenShiftsTheOffset() throws {
    var chip = AK8975Chip()
    chip.adjustment = (128, 128, 128)
    let bench = bench(.nominal, chip)
    bench.field(3, 0, 0)
    #expect(words(try measure(bench)) == [10, 0, 0])
    bench.field(-9000, 0, 0)
    bench.wait(.seconds(1))
    bench.field(3, 0, 0)
    bench.wait(.seconds(1))
    // The expected field is 3 − 0.5 µT.
    #expect(words(try measure(bench)) == [8, 0, 0])
    bench.circuit.powerCycle()
    #expect(words(try measure(bench)) == [8, 0, 0])
  }

  // MARK: The self-test

  /// After adjustment, the limits are ±100 for X and Y, and −1000 to −300 for Z.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func everyPartPasses(seed: UInt64) throws {
    let bench = bench(.typical(seed: seed))
    bench.field(-200, 300, 250)
    try bench.write(0x0C, 0x40)
    let bytes = try measure(bench, mode: 0x08)
    #expect(bytes[0] == 0x01 && bytes[7] == 0x00)
    #expect((-100...100).contains(word(bytes, 1) * (170 + 128) / 256))
    #expect((-100...100).contains(word(bytes, 3) * (175 + 128) / 256))
    #expect((-1000 ... -300).contains(word(bytes, 5) * (160 + 128) / 256))
  }

  @Test func withoutTheCoilZFails() throws {
    let bytes = try measure(bench(.typical(seed: 1)), mode: 0x08)
    #expect((-100...100).contains(word(bytes, 5)))
  }

  @Test func ambientFieldMayBeIncluded() throws {
    let bench = bench(.nominal)
    bench.field(0, 0, 30)
    try bench.write(0x0C, 0x40)
    bench.set(policy: "self-test-ambient", "included")
    // The field −195 + 30 µT, adjusted by 160, reads as −489.
    #expect(word(try measure(bench, mode: 0x08), 5) == -489)
  }

  @Test func whatNoFieldIsDoesNotTrap() throws {
    let bench = bench(.typical(seed: 1))
    bench.field(.nan, .infinity, -.infinity)
    bench.temperature(.nan)
    #expect(try measure(bench)[7] == 0x08)
  }
}
