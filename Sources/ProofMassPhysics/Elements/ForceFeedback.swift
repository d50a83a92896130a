// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A mass that a one-bit sigma-delta loop holds in the middle (mems-physics.md, A.8).
///
/// For comparison only: the LIS331DLH is very probably read out open loop, and at ±8 g its fingers
/// could not hold the mass. No chip of this package has this.
package struct ForceFeedback: Sendable {
  package private(set) var state = Cascade.State()
  private let step: SecondOrder.Transition
  /// What the loop pushes with, in g: C0 V² / (2 gap m).
  package let range: Double
  /// How far ahead the comparator looks, in parts of 1/ω0: at X + lead · V.
  private let lead: Double

  /// - Parameters:
  ///   - voltage: On the fingers, in V.
  ///   - rate: Of the comparator, in Hz.
  ///   - lead: How far ahead the comparator looks, in parts of 1/ω0.
  package init(
    _ mass: ProofMass = .recommended, voltage: Double, rate: Double = 131_072, lead: Double = 0.9
  ) {
    self.lead = lead
    step = mass.dynamics.transition(over: 1 / rate)
    range =
      mass.restCapacitance * voltage * voltage / (2 * mass.gap * mass.mass)
      / Acceleration.standardGravity
  }

  /// A step under an acceleration in g: the bit that is read, which is worth ±`range`.
  package mutating func advance(under acceleration: Double) -> Double {
    let bit = state.x + lead * state.v >= 0 ? 1.0 : -1
    let held = acceleration - bit * range
    let (x, v) = (state.x - held, state.v)
    state.x = held + step.xx * x + step.xv * v
    state.v = step.vx * x + step.vv * v
    return bit * range
  }
}
