// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion

/// A filter that fuses three sensors sample by sample.
protocol Filter {
  mutating func update(_ rate: AngularRate)
  mutating func update(_ force: Acceleration)
  mutating func update(_ field: MagneticFluxDensity)
  var rotation9D: Quaternion { get }
}

extension VQF: Filter {}
extension BasicVQF: Filter {}

extension Trial {
  /// The sampling interval in seconds: 2000/7 Hz.
  static var interval: Double { 0.0035 }

  /// The score of a filter that is given all rows.
  func score(_ filter: some Filter) -> Score {
    var filter = filter
    var score = Score()
    for (row, truth) in zip(rows, truth.attitudes) {
      filter.update(row.rate)
      filter.update(row.force)
      filter.update(row.field)
      score.add(filter.rotation9D, truth: truth)
    }
    return score
  }

  /// The score of a filter for recordings.
  func score(_ filter: OfflineVQF) -> Score {
    let samples = rows.map { OfflineVQF.Sample(rate: $0.rate, force: $0.force, field: $0.field) }
    var score = Score()
    for (estimate, truth) in zip(filter.estimates(for: samples), truth.attitudes) {
      score.add(estimate.rotation9D, truth: truth)
    }
    return score
  }

  /// The shakes detected in the means of three rows, 95 a second, about a phone's sampling rate.
  func shakes() -> Shakes {
    var filter = VQF(interval: Self.interval)
    var shakes = Shakes()
    var sum = Axes.zero
    for (index, row) in rows.enumerated() {
      filter.update(row.rate)
      filter.update(row.force)
      sum = sum + row.force.g
      guard index % 3 == 2 else { continue }
      let mean = Acceleration(g: sum * (1 / 3.0))
      shakes.look(at: mean, filter.rotation6D, Double(truth.times[index]) * 1e-9)
      sum = .zero
    }
    return shakes
  }
}
