// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import Testing

@testable import ProofMassPhysics

/// White noise behind the low-pass filter, sampled.
struct GyroscopeNoiseTests {
  /// Autocovariance at lags of 0, 1 and 2 samples: R e^(−a) (cos a + sin a), a = ωτ/√2, for two
  /// poles; R e^(−ωτ) for one.
  @Test(arguments: [(100.0, 32.0, true), (800, 93, true), (100, 32, false), (800, 93, false)])
  func covariance(rate: Double, cutoff: Double, isSecondOrder: Bool) {
    var parameters = GyroscopeParameters.l3g4200d
    parameters.floor = 0
    parameters.walk = 0
    let chain = GyroscopeChain(
      pole: Complex(-27, 5000), cutoff: 2 * .pi * cutoff, isSecondOrder: isSecondOrder)
    var noise = GyroscopeNoise(parameters, source: NoiseSource(seed: 1))
    noise.tune(chain, period: 1 / rate)
    let count = 100_000
    var (last, before) = (SIMD4<Double>(), SIMD4<Double>())
    var sums = [0.0, 0, 0]
    for sample in 0..<Int64(count) {
      noise.step(to: sample, warmth: 0)
      let value = noise.value(at: sample) * (180 / .pi)
      for (lag, other) in [value, last, before].enumerated() { sums[lag] += (value * other).sum() }
      (last, before) = (value, last)
    }
    let bandwidth = cutoff * .pi / (isSecondOrder ? 2 * 2.0.squareRoot() : 2)
    let whole = 0.03 * 0.03 * bandwidth
    for (lag, sum) in sums.enumerated() {
      let angle = 2 * .pi * cutoff * Double(lag) / rate
      let a = angle / 2.0.squareRoot()
      let part = isSecondOrder ? exp(-a) * (cos(a) + sin(a)) : exp(-angle)
      // The tolerance is five standard deviations of 300 000 values, of which up to three are
      // correlated.
      #expect(abs(sum / Double(3 * count) / whole - part) < 0.022)
    }
  }

  /// Noise grows with the square root of the absolute temperature.
  @Test func warmth() {
    let parameters = GyroscopeParameters.l3g4200d
    let chain = GyroscopeChain(pole: Complex(-27, 5000), cutoff: 200, isSecondOrder: true)
    var (cold, hot) = (
      GyroscopeNoise(parameters, source: NoiseSource(seed: 1)),
      GyroscopeNoise(parameters, source: NoiseSource(seed: 1))
    )
    cold.tune(chain, period: 0.01)
    hot.tune(chain, period: 0.01)
    cold.step(to: 1, warmth: 0)
    hot.step(to: 1, warmth: 60)
    let slow = GyroscopeNoise(parameters, source: NoiseSource(seed: 1))
    func white(_ noise: GyroscopeNoise) -> Double {
      var (noise, slow) = (noise, slow)
      return noise.value(at: 1).x - slow.value(at: 1).x
    }
    #expect(abs(white(hot) / white(cold) - (358.15 / 298.15).squareRoot()) < 1e-9)
  }
}
