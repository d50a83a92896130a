// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The gas between fingers, which damps a mass (mems-physics.md, A.4).
public struct SqueezeFilm: Equatable, Sendable {
  /// Each has two gaps.
  public var fingers: Double
  /// Length and height of a finger's overlap, and the gap, in m.
  public var length, height, gap: Double

  public init(fingers: Double, length: Double, height: Double, gap: Double) {
    self.fingers = fingers
    self.length = length
    self.height = height
    self.gap = gap
  }

  /// Damping in N s/m, at a pressure in atmospheres.
  public func damping(atPressure pressure: Double) -> Double {
    // Free path of air over the gap (Knudsen's number), and how much thinner the gas then seems.
    let rarefaction = 65e-9 / pressure / gap
    let viscosity = 1.85e-5 / (1 + 9.638 * Series.exp(1.159 * Series.log(rarefaction)))
    let ends = 1 - 0.58 * height / length
    return 2 * fingers * viscosity * ends * length * (height * height * height)
      / (gap * gap * gap)
  }

  /// Q of a mass that these fingers alone damp.
  public func quality(of mass: ProofMass, atPressure pressure: Double) -> Double {
    mass.mass * mass.dynamics.angularFrequency / damping(atPressure: pressure)
  }

  /// How much stronger the damping is at a place, the displacement in parts of the gap.
  public static func growth(at place: Double) -> Double {
    let (near, far) = (1 / (1 - place), 1 / (1 + place))
    return (near * near * near + far * far * far) / 2
  }
}
