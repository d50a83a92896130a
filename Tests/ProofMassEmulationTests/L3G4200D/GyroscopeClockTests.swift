// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import Testing

/// Clocks of typical parts: the datasheet of the L3GD20H gives 162 to 219 Hz for its 189.4 Hz; for the
/// other parts nothing is published.
struct GyroscopeClockTests {
  private func hertz(seed: UInt64) throws -> Double {
    1e9 / Double(try step(L3G4200DChip(.l3gd20h), .typical(seed: seed), 0x4F))
  }

  /// The time between two samples that follow each other, in ns.
  private func step(
    _ chip: L3G4200DChip, _ sensing: Sensing, _ control1: UInt8
  ) throws -> Int64 {
    let bench = Bench(Part.l3g4200d(chip).sensing(sensing).at(0x68), at: 0x68)
    try bench.write(0x20, control1)
    bench.wait(.milliseconds(100))
    let first = try bench.sampleTime()
    while true {
      bench.wait(.microseconds(100))
      let next = try bench.sampleTime()
      if next != first { return next - first }
    }
  }

  @Test func typicalPartsAreWithinTheLimits() throws {
    let rates = try (1...40).map { try hertz(seed: $0) }
    #expect(rates.allSatisfy { $0 >= 162 && $0 <= 219 })
    #expect(Set(rates).count == 40)
    // The limits are three standard deviations of a half of a normal distribution each.
    #expect(rates.contains { $0 < 183 } && rates.contains { $0 > 196 })
    #expect(try hertz(seed: 1) == rates[0])
  }

  /// One oscillator makes all rates.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func allRatesAreOff(seed: UInt64) throws {
    let factor = try hertz(seed: seed) / 189.4
    for (control1, rate) in [(0x0F, 94.7), (0x8F, 378.8), (0xCF, 757.6)] as [(UInt8, Double)] {
      let hertz = 1e9 / Double(try step(L3G4200DChip(.l3gd20h), .typical(seed: seed), control1))
      #expect(abs(hertz / rate / factor - 1) < 1e-6)
    }
  }

  /// What is set for a part comes on top: 5 % above a part that is off by itself.
  @Test func errorsAddUp() throws {
    var chip = L3G4200DChip(.l3gd20h)
    chip.rateError = 0.05
    let period = try step(chip, .typical(seed: 1), 0x4F)
    #expect(abs(1e9 / Double(period) / (try hertz(seed: 1)) - 1.05) < 1e-6)
  }

  @Test(arguments: [Sensing.ideal, .nominal])
  func othersAreExact(sensing: Sensing) throws {
    #expect(try step(L3G4200DChip(.l3gd20h), sensing, 0x4F) == 5_279_831)
    var chip = L3G4200DChip(.l3gd20h)
    chip.sense(.typical(seed: 1))
    chip.sense(sensing)
    #expect(try step(chip, sensing, 0x4F) == 5_279_831)
  }

  /// Without a figure, typical parts are exact.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func withoutFigures(seed: UInt64) throws {
    for part in [L3G4200DChip.Relative.l3g4200d, .l3gd20, .a3g4250d] {
      let named: Int64 = part == .l3gd20 ? 10_526_315 : 10_000_000
      #expect(try step(L3G4200DChip(part), .typical(seed: seed), 0x0F) == named)
    }
    for (part, address, control1, period) in [
      (.lis331dlh, 0x18, 0x27, 20_000_000), (.lis331dl, 0x1C, 0x47, 10_000_000),
      (.lis3dh, 0x18, 0x57, 10_000_000),
    ] as [(Part, UInt8, UInt8, Int64)] {
      let bench = Bench(part.sensing(.typical(seed: seed)).at(address), at: address)
      try bench.write(0x20, control1)
      bench.wait(.milliseconds(100))
      let first = try bench.sampleTime()
      bench.wait(.nanoseconds(period))
      #expect(try bench.sampleTime() - first == period)
    }
  }
}
