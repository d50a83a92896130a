// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion

/// The root mean square errors of estimated attitudes in degrees, as defined by the BROAD benchmark
/// (Laidig, Caruso, Cereatti, Seel, Data 2021, 6(7), 72).
struct Score: Sendable {
  private var total2 = 0.0
  private var heading2 = 0.0
  private var inclination2 = 0.0
  private(set) var count = 0

  /// Adds an estimate; without a true attitude it is ignored.
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

  /// A root mean square in degrees; not a number without estimates.
  private func root(_ sum: Double) -> Double { (sum / Double(count)).squareRoot() * 180 / .pi }
}

/// Counts the shakes that are detected with the fused attitude's gravity.
struct Shakes: Sendable {
  private var detector = ShakeDetector()
  private(set) var began = 0
  private(set) var ended = 0
  private(set) var cancelled = 0

  mutating func look(at force: Acceleration, _ attitude: Quaternion, _ seconds: Double) {
    let gravity = Attitude(attitude).gravity
    // With Core Motion's sign.
    look(at: gravity, force.g * -1 - gravity, seconds)
  }

  mutating func look(
    at gravity: Axes<Double>, _ userAcceleration: Axes<Double>, _ seconds: Double
  ) {
    let event = detector.update(
      gravity: gravity, userAcceleration: userAcceleration, at: seconds)
    switch event?.phase {
    case .began: began += 1
    case .ended: ended += 1
    case .cancelled: cancelled += 1
    case nil: break
    }
  }

  /// A text such as `1 began, 1 ended`; empty if nothing was detected.
  var words: String {
    [(began, "began"), (ended, "ended"), (cancelled, "cancelled")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

/// Total errors in degrees of the authors' implementation of the filters, by trial.
struct Reference {
  /// VQF: measured with PyPI's vqf 2.1.2 on the same files, to two digits.
  static let vqf: [Int: Double] = [
    2: 1.38, 6: 4.03, 16: 0.74, 21: 4.08, 24: 1.55, 28: 4.04, 32: 7.67, 35: 1.09,
  ]
  /// BasicVQF: measured in the same way.
  static let basic: [Int: Double] = [
    2: 2.3045, 6: 1.7053, 16: 3.2980, 21: 4.2088, 24: 2.2776, 28: 4.2949, 32: 13.0201, 35: 1.3482,
  ]
  /// OfflineVQF: measured in the same way.
  static let offline: [Int: Double] = [
    2: 1.0143, 6: 4.1079, 16: 0.5760, 21: 5.2387, 24: 1.1601, 28: 2.3827, 32: 1.7127, 35: 1.4100,
  ]

  /// The shakes detected in fast rotation, fast translation and tapping, by trial. The detector's
  /// thresholds were chosen to give these results.
  static let shakes: [Int: String] = [6: "", 16: "", 24: "1 began, 1 ended"]
}
