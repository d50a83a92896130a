// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import Testing

@testable import proofmass

/// The noise of less than a digit, before rounding.
@Suite struct RoundedNoiseTests {
  /// 62 000 samples at 104 Hz of white noise through a filter of two equal taps, and the density that they have at low
  /// frequencies: each sample is half the sum of two draws, so the density is that of the draws.
  private func record(_ mean: Double, _ deviation: Double) -> (samples: [Double], density: Double) {
    var random = NoiseSource(seed: 7).draws(at: 0)
    let draw = deviation * 2.0.squareRoot()
    var last = random.gaussian()
    let samples = (0..<62_000).map { _ in
      let next = random.gaussian()
      defer { last = next }
      return (mean + draw * (last + next) / 2).rounded() * 0.07
    }
    return (samples, 0.07 * draw * (2 / 104.0).squareRoot())
  }

  /// A third to a half of a digit, with means at a code, between two, and in the middle.
  @Test(arguments: [0.32, 0.4, 0.5], [0, 0.2, 0.5, -30.3])
  func recovered(deviation: Double, mean: Double) throws {
    let (samples, density) = record(mean, deviation)
    let found = try #require(RoundedNoise(samples, digit: 0.07, interval: 1 / 104.0))
    #expect(abs(found.density.value - density) < 3.5 * found.density.deviation)
    #expect(found.density.deviation < 0.05 * density)
    let rounded = samples.reduce(0, +) / Double(samples.count)
    #expect(abs(found.mean(of: rounded) - mean * 0.07) < 0.02 * 0.07)
  }

  /// One code, or two, do not tell.
  @Test(arguments: [0.02, 0.1])
  func hidden(deviation: Double) {
    #expect(RoundedNoise(record(0.45, deviation).samples, digit: 0.07, interval: 1 / 104.0) == nil)
  }
}
