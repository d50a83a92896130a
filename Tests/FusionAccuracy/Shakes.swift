// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion

/// How often somebody seemed to shake the device, by gravity as it was fused.
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

  /// As in `1 began, 1 ended`; empty where nothing happened.
  var words: String {
    [(began, "began"), (ended, "ended"), (cancelled, "cancelled")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
