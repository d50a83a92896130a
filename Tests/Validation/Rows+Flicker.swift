// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

extension Row {
  /// The floor of a sum of six Gauss–Markov processes a decade apart is flat within −2.2 and +0.9 %
  /// of 1 (B.8), and the mean of so many runs within two of its own deviations of that.
  static let flicker = Row(number: 45, quantity: "Flicker floor", isSlow: true) {
    let factors = [10, 30, 100, 300, 1000, 3000, 10_000]
    var variances = [Double](repeating: 0, count: factors.count)
    let runs = 600
    for seed in 0..<UInt64(runs) {
      var noise = SlowNoise(floor: 1, walk: 0, source: NoiseSource(seed: seed))
      let values = (0..<Int64(100_000)).map { noise.value(at: $0 * 100_000_000) }
      let curve = try Stability(values, interval: 0.1)
        .deviations(.overlappingAllan, factors: factors)
      for (index, point) in curve.enumerated() { variances[index] += point.value * point.value }
    }
    return zip(factors, variances).map { factor, variance in
      // A run has about as many degrees of freedom as stretches.
      let chance = 1 / (2 * Double(runs) * 100_000 / Double(factor)).squareRoot()
      return Finding(
        label: "τ \(factor / 10) s", expected: 1 - 0.0065,
        simulated: (variance / Double(runs)).squareRoot(), tolerance: 0.0155 + 2 * chance, unit: "")
    }
  }
}
