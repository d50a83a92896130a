// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassPhysics

/// Differences between compasses, and between measurements of one compass.
@Suite struct CompassSpreadTests {
  private static let parts = 600

  /// Returns the output of one part per seed in a field, at a temperature.
  private func population(
    _ field: Axes<Double>, temperature: Double = 25,
    _ change: (inout CompassParameters) -> Void = { _ in }
  ) -> [Axes<Double>] {
    var parameters = CompassParameters.ak8975
    parameters.noise = .zero
    parameters.flicker = 0
    change(&parameters)
    var world = World()
    world.field = field
    world.temperature = temperature
    return (0..<Self.parts).map { seed in
      var element = CompassElement(parameters, seed: UInt64(seed))
      return element.sample(from: 0, to: 0, in: &world)
    }
  }

  private func deviation(_ values: [Double]) -> Double {
    (values.reduce(0) { $0 + $1 * $1 } / Double(values.count)).squareRoot()
  }

  /// Three standard errors of a deviation from 600 parts are 8.7 %.
  private func isNear(_ deviation: Double, _ expected: Double) -> Bool {
    abs(deviation / expected - 1) < 0.1
  }

  @Test func offsetIsWithinThreeDeviations() {
    let offsets = population(.zero)
    #expect(isNear(deviation(offsets.map(\.x)), 100))
    #expect(isNear(deviation(offsets.map(\.y)), 100))
    #expect(isNear(deviation(offsets.map(\.z)), 100))
  }

  @Test func offsetDriftsWithTemperature() {
    let drifts = zip(population(.zero, temperature: 35), population(.zero)).map { $0 - $1 }
    #expect(isNear(deviation(drifts.map(\.x)), 2))
    #expect(isNear(deviation(drifts.map(\.z)), 2))
  }

  @Test func axesCrossByTwoPercentAtMost() {
    let alongX = population([1000, 0, 0]) { $0.offset = 0 }
    #expect(isNear(deviation(alongX.map(\.y)), 1000 * 0.02 / 3))
    #expect(isNear(deviation(alongX.map(\.z)), 1000 * 0.02 / 3))
    let alongY = population([0, 1000, 0]) { $0.offset = 0 }
    #expect(isNear(deviation(alongY.map(\.x)), 1000 * 0.02 / 3))
    // A normal field reaches all plates alike, without the concentrator.
    let alongZ = population([0, 0, 1000]) { $0.offset = 0 }
    #expect(deviation(alongZ.map(\.x)) < 2)
  }

  /// The fuse ROM leaves an error of half of its step, which is 1/256 of a factor of one.
  @Test(arguments: [0.5, 1, 1.4])
  func sensitivityIsOffByHalfAStep(_ adjustment: Double) {
    var worst = 0.0
    for seed in 0..<UInt64(Self.parts) {
      var parameters = CompassParameters.ak8975
      parameters.noise = .zero
      parameters.flicker = 0
      parameters.offset = 0
      var element = CompassElement(parameters, seed: seed)
      element.adjustment = Axes(adjustment, 1, 1)
      var world = World()
      world.field = Axes(1000, 0, 0)
      worst = max(worst, abs(element.sample(from: 0, to: 0, in: &world).x / 1000 - 1))
    }
    let halfStep = 1 / (512 * adjustment)
    #expect(worst <= halfStep * 1.000001 && worst > 0.97 * halfStep)
  }

  @Test func sensitivityChangesWithTemperature() {
    let warm = population([0, 0, 1000], temperature: 75) {
      $0.offset = 0; $0.offsetDrift = 0
    }
    let cool = population([0, 0, 1000]) { $0.offset = 0 }
    let change = zip(warm, cool).map { $0.z / $1.z - 1 }
    #expect(isNear(deviation(change), 0.0002 / 3 * 50))
  }

  @Test func sensitivityErrorIsTheOtherReading() {
    let parts = population([0, 0, 1000]) {
      $0.offset = 0
      $0.sensitivityError = 0.05
    }
    #expect(isNear(deviation(parts.map { $0.z / 1000 - 1 }), 0.05 / 3))
  }

  // MARK: Noise

  private func noise(
    temperature: Double = 25, _ change: (inout CompassParameters) -> Void = { _ in }
  ) -> Axes<Double> {
    var parameters = CompassParameters.ak8975.nominal
    parameters.noise = CompassParameters.noiseOfPlates
    change(&parameters)
    var element = CompassElement(parameters, seed: 5)
    var world = World()
    world.field = .zero
    world.temperature = temperature
    let felt = (0..<20_000).map {
      element.sample(from: $0 * 8_000_000, to: $0 * 8_000_000, in: &world)
    }
    return Axes(deviation(felt.map(\.x)), deviation(felt.map(\.y)), deviation(felt.map(\.z)))
  }

  /// Each deviation is within three standard errors, 1.5 %.
  private func expect(_ noise: Axes<Double>, _ expected: Axes<Double>) {
    #expect(abs(noise.x / expected.x - 1) < 0.015)
    #expect(abs(noise.y / expected.y - 1) < 0.015)
    #expect(abs(noise.z / expected.z - 1) < 0.015)
  }

  @Test func noiseIsThatOfThePlatesOrAlike() {
    expect(noise(), [0.3, 0.3, 0.45])
    expect(noise { $0.noise = CompassParameters.noiseAlike }, [0.35, 0.35, 0.35])
  }

  @Test func noiseGoesWithTheRootOfTheAbsoluteTemperature() {
    // The factor is √(358.15 / 298.15) = 1.0960.
    expect(noise(temperature: 85), Axes(0.3, 0.3, 0.45) * 1.0960)
  }

  /// Flicker noise is the sum of six Gauss–Markov processes, each with a variance of 0.1² · ln 10 /
  /// (2 ln 2).
  @Test func flickerAddsWhatIsSlow() {
    var parameters = CompassParameters.ak8975.nominal
    parameters.flicker = 0.1
    var sum = 0.0
    for seed in 0..<UInt64(Self.parts) {
      var element = CompassElement(parameters, seed: seed)
      var world = World()
      world.field = .zero
      let value = element.sample(from: 1_000_000_000, to: 1_000_000_000, in: &world).x
      sum += value * value
    }
    #expect(isNear((sum / Double(Self.parts)).squareRoot(), 0.1 * 3.1569))
  }

  // MARK: Seeds

  @Test func sameSeedGivesTheSameBits() {
    var world = World()
    func felt(_ sensing: Sensing) -> Axes<Double>? {
      var element = CompassElement(sensing)
      return element?.sample(from: 20_000_000, to: 27_300_000, in: &world)
    }
    #expect(felt(.typical(seed: 7)) == felt(.typical(seed: 7)))
    #expect(felt(.typical(seed: 7)) != felt(.typical(seed: 8)))
    #expect(felt(.typical(seed: 7))?.x.bitPattern == 0xC011FFADE1563586)
  }
}
