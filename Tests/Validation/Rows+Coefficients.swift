// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

/// What `NoiseCoefficients` tells apart, in a hundred records of each mixture of noise: how often it
/// reports flicker noise and random walk, and the median of what it reports.
struct NoiseMixture: Sendable {
  static let seeds = 100

  var title: String
  var hours: Double
  /// In g·√s: that of an LIS331DLH.
  var white = 154e-6
  var floor = 0.0
  var walk = 0.0
  /// Drift in g/s.
  var drift = 0.0
  /// The digit to which samples are rounded.
  var digit: Double?
  /// The part of the records in which each is reported, in per cent: that of 100 to 200 records by
  /// another implementation of the fit, in Python with numpy's noise.
  var floors = 0.0
  var walks = 0.0

  private static let interval: Int64 = 100_000_000

  /// Samples at 10 Hz.
  private func record(_ seed: Int) -> [Double] {
    let source = NoiseSource(seed: UInt64(seed))
    var slow = SlowNoise(floor: floor, walk: walk, source: source.branch(1))
    return (0..<Int64(hours * 36_000)).map { index in
      var draws = source.draws(at: index)
      let time = Double(index) / 10
      let value =
        white * 10.0.squareRoot() * draws.gaussian() + slow.value(at: index * Self.interval)
        + drift * time
      return digit.map { (value / $0).rounded() * $0 } ?? value
    }
  }

  func coefficients() throws -> [NoiseCoefficients] {
    try (0..<Self.seeds).map {
      NoiseCoefficients(try Stability(record($0), interval: 0.1).deviations())
    }
  }

  func findings() throws -> [Finding] {
    let found = try coefficients()
    func findings(
      _ name: String, _ unit: String, _ values: [Double], _ truth: Double, _ rate: Double,
      within share: Double
    ) -> [Finding] {
      let count = rate / 100 * Double(Self.seeds)
      // Three standard deviations, and two where none is expected.
      let spread = 3 * (count * (1 - rate / 100)).squareRoot() + 2
      let often = Finding(
        label: "\(name), times", expected: count, simulated: Double(values.count),
        tolerance: spread, unit: "")
      guard rate > 50, !values.isEmpty else { return [often] }
      let median = values.sorted()[values.count / 2] * 1e6
      return [
        often,
        Finding(
          label: "\(name), median", expected: truth * 1e6, simulated: median,
          tolerance: share * truth * 1e6, unit: unit),
      ]
    }
    return [
      Finding(
        label: "white, times", expected: Double(Self.seeds),
        simulated: Double(found.count { $0.white != nil }), tolerance: 0, unit: "")
    ]
      + findings(
        "flicker", "µg", found.compactMap { $0.floor?.value }, floor, floors, within: 0.03)
      + findings(
        "walk", "µg/√s", found.compactMap { $0.randomWalk?.value }, walk, walks, within: 0.2)
  }
}

extension Row {
  static let coefficients = [
    NoiseMixture(title: "white", hours: 1),
    NoiseMixture(title: "white", hours: 3),
    NoiseMixture(title: "white, walk", hours: 1, walk: 5e-6, walks: 84),
    NoiseMixture(title: "white, walk", hours: 3, walk: 5e-6, walks: 100),
    NoiseMixture(title: "white, walk, 1 mg", hours: 3, walk: 5e-6, digit: 1e-3, walks: 100),
    NoiseMixture(title: "white, flicker", hours: 1, floor: 70e-6, floors: 100, walks: 1.5),
    NoiseMixture(title: "white, flicker", hours: 3, floor: 70e-6, floors: 100, walks: 2),
    NoiseMixture(title: "all three", hours: 1, floor: 70e-6, walk: 5e-6, floors: 100, walks: 18),
    NoiseMixture(title: "all three", hours: 3, floor: 70e-6, walk: 5e-6, floors: 100, walks: 61),
    NoiseMixture(
      title: "all three, 1 mg", hours: 3, floor: 70e-6, walk: 5e-6, digit: 1e-3, floors: 100,
      walks: 61),
    NoiseMixture(title: "white, drift", hours: 3, drift: 5e-7),
  ].map { mixture in
    Row(
      number: 49, quantity: "allan: \(mixture.title), \(Int(mixture.hours)) h", isSlow: true,
      measure: mixture.findings)
  }
}
