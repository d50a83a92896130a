// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import Testing

@testable import ProofMassPhysics

/// A force-feedback loop in one configuration, against a separate simulation in Python. The figures
/// show the order of magnitude.
@Suite struct ForceFeedbackTests {
  @Test func rangeGoesWithTheSquareOfTheVoltage() {
    #expect(abs(ForceFeedback(voltage: 1).range - 0.816) < 1e-3)
    #expect(abs(ForceFeedback(voltage: 2.5).range - 5.10) < 5e-3)
    #expect(abs(ForceFeedback(voltage: 3.13).range - 8) < 0.01)
  }

  @Test func massStaysNearTheMiddle() {
    var loop = ForceFeedback(voltage: 2.5)
    let count = 65_536
    var (sine, cosine, square) = (0.0, 0.0, 0.0)
    for index in 0..<2 * count {
      let angle = Series.sineAndCosine(2 * .pi * 100 * Double(index) / 131_072)
      let bit = loop.advance(under: angle.sine)
      guard index >= count else { continue }
      sine += bit * angle.sine
      cosine += bit * angle.cosine
      square += loop.state.x * loop.state.x
    }
    let read = (sine * sine + cosine * cosine).squareRoot() * 2 / Double(count)
    let displacement =
      (square / Double(count)).squareRoot() * LateralProofMass.recommended.displacementPerG * 1e9
    #expect(abs(read - 0.925) < 0.02)
    // In an open loop, the displacement is 43.9 nm.
    #expect(abs(displacement - 4.5) < 0.5)
    #expect(displacement < 0.12 * 43.9)
  }
}

/// A mass that a one-bit sigma-delta loop keeps at its centre.
///
/// No chip of this package has it: the LIS331DLH is very probably read out open loop, which is
/// inferred from the datasheet of the LIS3DH, sections 3.3 and 3.4, and at ±8 g its fingers could not
/// hold the mass.
private struct ForceFeedback: Sendable {
  private(set) var state = Cascade.State()
  private let step: SecondOrder.Transition
  /// Force of the loop in g: C0 V² / (2 gap m).
  let range: Double
  /// Lead of the comparator in units of 1/ω0: it compares X + lead · V.
  private let lead: Double

  /// - Parameters:
  ///   - voltage: Voltage on the fingers, in V.
  ///   - rate: Rate of the comparator, in Hz.
  init(
    _ mass: LateralProofMass = .recommended, voltage: Double, rate: Double = 131_072,
    lead: Double = 0.9
  ) {
    self.lead = lead
    step = mass.dynamics.transition(over: 1 / rate)
    range =
      mass.restCapacitance * voltage * voltage / (2 * mass.gap * mass.mass)
      / Acceleration.standardGravity
  }

  /// Advances by one step under an acceleration in g; returns the output bit, as ±`range`.
  mutating func advance(under acceleration: Double) -> Double {
    let bit = state.x + lead * state.v >= 0 ? 1.0 : -1
    let held = acceleration - bit * range
    let (x, v) = (state.x - held, state.v)
    state.x = held + step.xx * x + step.xv * v
    state.v = step.vx * x + step.vv * v
    return bit * range
  }
}
