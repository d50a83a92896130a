// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics

/// Numbers drawn from a seed, and what they choose: the same on every machine.
struct Choices {
  private var draws: NoiseSource.Draws

  init(seed: UInt64) { draws = NoiseSource(seed: seed).draws(at: 0) }

  mutating func bits() -> UInt64 { draws.bits() }

  mutating func below(_ count: Int) -> Int { Int(draws.bits() % UInt64(count)) }

  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// A number from -1 to 1, of which programs have four decimals.
  mutating func part() -> Double { Double(below(20_001) - 10_000) / 10_000 }

  /// Up to a number of seconds.
  mutating func duration(_ most: Double) -> Duration {
    .nanoseconds(Int64(most * 1e9 * (1 + part()) / 2))
  }

  mutating func one<Choice>(of choices: [Choice]) -> Choice { choices[below(choices.count)] }

  /// Any value of an enumeration whose raw values are the codes of a field.
  mutating func code<Choice: RawRepresentable>() -> Choice where Choice.RawValue == UInt8 {
    one(of: (UInt8.min...UInt8.max).compactMap(Choice.init))
  }

  mutating func axes() -> Axes<Bool> { Axes(chance(50), chance(50), chance(50)) }

  /// In one of three cases what is made, else nothing.
  mutating func perhaps<Choice>(_ make: (inout Choices) -> Choice) -> Choice? {
    chance(33) ? make(&self) : nil
  }
}
