// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

extension Row {
  /// Row 45: the estimators against the published test sets of NIST SP 1065. TOTDEV, MTOTDEV,
  /// TTOTDEV and HTOTDEV of those tables are not implemented.
  static let analysis: [Row] = [
    Row(number: 45, quantity: "SP 1065, 1000 points") {
      try findings(large, estimators, of: largeSet)
        + findings(more, estimators[1...2], of: largeSet)
    },
    Row(number: 45, quantity: "NBS14, 9 points") { try findings(small, estimators, of: smallSet) },
    flicker,
  ]

  private static let smallSet = [892.0, 809, 823, 798, 671, 644, 883, 903, 677]

  /// Numbers of a prime modulus generator (Park, Miller), divided by the modulus.
  private static let largeSet: [Double] = {
    var number = 1_234_567_890
    return (0..<1000).map { _ in
      defer { number = 16807 * number % 2_147_483_647 }
      return Double(number) / 2_147_483_647
    }
  }()

  private static let estimators: [(name: String, Stability.Estimator)] = [
    ("ADEV", .allan), ("OADEV", .overlappingAllan), ("MDEV", .modifiedAllan), ("TDEV", .time),
    ("HDEV", .hadamard), ("OHDEV", .overlappingHadamard),
  ]

  /// The deviations at an averaging factor, in the order of the estimators.
  private typealias Published = (factor: Int, deviations: [Double?])

  private static let small: [Published] = [
    (1, [91.22945, 91.22945, 91.22945, 52.67135, 70.80607, 70.80607]),
    (2, [115.8082, 85.95287, 74.78849, 86.35831, 116.7980, 85.61487]),
  ]

  private static let large: [Published] = [
    (
      1,
      [0.2922318781, 0.2922318781, 0.2922318781, 0.1687201535, 0.2943883291, 0.2943883291]
    ),
    (
      10,
      [0.0996573606, 0.0915995342, 0.0617237638, 0.3563623166, 0.1052754194, 0.0958108317]
    ),
    (
      100,
      [0.0389780433, 0.0324134303, 0.0217092091, 1.2533817739, 0.0391086056, 0.0323763825]
    ),
  ]

  /// Values of two estimators for factors that SP 1065 does not have: computed once in Python.
  private static let more: [Published] = [
    (2, [0.201016042, 0.158207198]), (3, [0.164445613, nil]), (5, [0.133186375, 0.0971663917]),
    (8, [0.105703850, nil]), (20, [0.0536996666, 0.0378137150]),
    (50, [0.0395017868, 0.0287424369]), (64, [0.0362372130, nil]), (128, [0.0276738558, nil]),
    (200, [0.0164482863, 0.00699153371]), (250, [0.0108986832, nil]), (499, [0.00283250536, nil]),
  ]

  private static func findings(
    _ table: [Published], _ estimators: some Sequence<(name: String, Stability.Estimator)>,
    of set: [Double]
  ) throws -> [Finding] {
    let record = try Stability(set, interval: 1)
    return table.flatMap { factor, deviations in
      zip(estimators, deviations).compactMap { named, published in
        published.map {
          Finding(
            label: "\(named.name) m \(factor)", expected: $0,
            simulated: record.deviation(named.1, factor: factor)?.value ?? .nan,
            tolerance: 1e-6 * $0, unit: "")
        }
      }
    }
  }
}

extension Row {
  /// The floor of a sum of six Gauss–Markov processes a decade apart is flat within −2.2 and +0.9 %
  /// of 1 (computed once in Python); the mean of all runs is within two of its standard deviations of
  /// that.
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
      // A run has about one degree of freedom per stretch.
      let chance = 1 / (2 * Double(runs) * 100_000 / Double(factor)).squareRoot()
      return Finding(
        label: "τ \(factor / 10) s", expected: 1 - 0.0065,
        simulated: (variance / Double(runs)).squareRoot(), tolerance: 0.0155 + 2 * chance, unit: "")
    }
  }
}
