// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion

/// The distance between two angles in degrees, at most 180.
func degrees(between one: Double, and other: Double) -> Double {
  abs((one - other).remainder(dividingBy: 360))
}

extension Axes where Element == Double {
  /// Whether all three values differ by at most the tolerance.
  func isClose(to other: Axes, within tolerance: Double) -> Bool {
    let difference = self - other
    return abs(difference.x) <= tolerance && abs(difference.y) <= tolerance
      && abs(difference.z) <= tolerance
  }
}

extension Attitude {
  /// The attitude after a rotation about the device's own axes, in a thousand steps.
  func turned(by rate: Axes<Double>, for seconds: Double) -> Attitude {
    let step = rate * (seconds / 1000 / 2)
    let turn = Quaternion(scalar: (1 - step.magnitude * step.magnitude).squareRoot(), vector: step)
    return (0..<1000).reduce(self) { attitude, _ in Attitude(attitude.quaternion * turn) }
  }
}
