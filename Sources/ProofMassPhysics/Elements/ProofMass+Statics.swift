// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

extension ProofMass {
  /// The acceleration in g that holds the mass at a displacement in m.
  private func hold(at displacement: Double) -> Double {
    (mechanicalStiffness * displacement - electrostaticForce(at: displacement))
      / (mass * Acceleration.standardGravity)
  }

  /// Where springs and electrodes no longer balance: the acceleration in g, and the displacement in m.
  public var pullIn: (acceleration: Double, displacement: Double) {
    // What the electrodes' pull grows by with the displacement comes to what the springs' does.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let place = (low + high) / 2
      let widened = 1 - place * place
      let slope = softening * (1 + 3 * place * place) / (widened * widened * widened)
      if slope < mechanicalStiffness { low = place } else { high = place }
    }
    return (hold(at: low * gap), low * gap)
  }

  /// Where an acceleration in g holds the mass, in m, by all the laws of A.3; nil beyond pull-in.
  public func displacement(under acceleration: Double) -> Double? {
    let limit = pullIn
    guard abs(acceleration) <= limit.acceleration else { return nil }
    var (low, high) = (-limit.displacement, limit.displacement)
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if hold(at: middle) < acceleration { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
