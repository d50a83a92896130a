// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion

/// How far estimates are from the truth, as root mean squares in degrees: what the BROAD benchmark judges
/// by (Laidig, Caruso, Cereatti, Seel, Data 2021, 6(7), 72).
struct Score: Sendable {
  private var total2 = 0.0
  private var heading2 = 0.0
  private var inclination2 = 0.0
  private(set) var count = 0

  /// nil says nothing: there is no truth to compare with.
  mutating func add(_ estimate: Quaternion, truth: Quaternion?) {
    guard let truth else { return }
    let error = Attitude(estimate).error(from: Attitude(truth))
    total2 += error.total * error.total
    heading2 += error.heading * error.heading
    inclination2 += error.inclination * error.inclination
    count += 1
  }

  var total: Double { root(total2) }
  var heading: Double { root(heading2) }
  var inclination: Double { root(inclination2) }

  /// nan where nothing was compared.
  private func root(_ sum: Double) -> Double { (sum / Double(count)).squareRoot() * 180 / .pi }
}
