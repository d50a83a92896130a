// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore

/// The trajectory of the golden vectors: 5 s of rest, then 55 s of turning, with a bias, at 100 Hz.
struct VQFTrajectory {
  static let count = 6000
  static let interval = 0.01

  struct Sample {
    var rate: AngularRate
    var force: Acceleration
    var field: MagneticFluxDensity
    /// The true attitude after the sample.
    var truth: Quaternion
  }

  static let samples = (0..<count).map { sample($0) }

  /// The attitude from angles of the W3C's orientation events.
  static func truth(_ k: Int) -> Quaternion {
    var (alpha, beta, gamma) = (40 * Double.pi / 180, 0.0, 0.0)
    let time = Double(k) * interval
    if time >= 5 {
      let s = time - 5
      alpha += 1.2 * sin(0.7 * s)
      beta = 0.9 * sin(0.5 * s)
      gamma = 0.6 * sin(1.1 * s)
    }
    return Quaternion(cos(alpha / 2), 0, 0, sin(alpha / 2))
      * Quaternion(cos(beta / 2), sin(beta / 2), 0, 0)
      * Quaternion(cos(gamma / 2), 0, sin(gamma / 2), 0)
  }

  private static func sample(_ k: Int) -> Sample {
    let (before, after) = (truth(k), truth(k + 1))
    var change = before.conjugate * after
    if change.w < 0 { change = Quaternion(-change.w, -change.x, -change.y, -change.z) }
    let sine = change.vector.magnitude
    let rate = change.vector * (sine > 0 ? 2 * atan2(sine, change.w) / sine / interval : 0)
    let bias = Axes(0.3, -0.2, 0.1) * (.pi / 180)
    return Sample(
      rate: AngularRate(radiansPerSecond: rate + bias),
      force: Acceleration(metersPerSecondSquared: after.conjugate.rotate(Axes(0, 0, 9.80665))),
      field: MagneticFluxDensity(
        microtesla: after.conjugate.rotate(Axes(0, 25, -25 * 3.0.squareRoot()))),
      truth: after)
  }
}

/// The angle in degrees by which two attitudes differ.
func degrees(_ left: Quaternion, _ right: Quaternion) -> Double {
  let difference = left * right.conjugate
  return 2 * atan2(difference.vector.magnitude, abs(difference.w)) * 180 / .pi
}
