// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProofMassPhysics

/// Compares the envelope with the resonator and its carrier, 64 steps per period of the drive,
/// behind a low-pass filter of 93 Hz.
struct GyroscopeCarrierTests {
  /// The largest difference after a step of rate and quadrature, in rad/s.
  private func difference(
    _ parameters: GyroscopeParameters, rate: Double, quadrature: Double, isRunning: Bool,
    phase: Double = 0
  ) -> (largest: Double, last: Double) {
    let h = 1 / (64 * parameters.driveFrequency)
    let sense = 2 * .pi * (parameters.driveFrequency + parameters.split)
    let damping = sense / (2 * parameters.senseQuality)
    let pole = Complex(-damping, 2 * .pi * parameters.split)
    let chain = GyroscopeChain(pole: pole, cutoff: 2 * .pi * 93, isSecondOrder: true)
    let (yy, yv, vy, vv) = chain.filter(over: h)
    let step = chain.transition(over: h)
    let straight = chain.particular(decay: 0)
    let starting = chain.particular(decay: 1 / parameters.startUp)
    var carrier = CoriolisResonator(parameters, phase: phase, isRunning: isRunning)
    var state = GyroscopeState()
    let input = GyroscopeInput(
      inPhase: SIMD4(repeating: rate), quadrature: SIMD4(repeating: quadrature))
    // The carrier passes a separate filter, whose input is constant during a step.
    var (y, v, largest) = (0.0, 0.0, 0.0)
    func particular(_ time: Double) -> GyroscopeState {
      let none = GyroscopeInput()
      let whole = straight(input, slope: none)
      return isRunning
        ? whole
        : whole - starting(input, slope: none) * exp(-time / parameters.startUp)
    }
    for index in 0..<Int((isRunning ? 0.1 : 0.3) / h) {
      let time = Double(index) * h
      state = particular(time + h) + step(state - particular(time))
      let before = carrier.demodulated
      // The spring's restoring force has the opposite sign, and a delay of a quarter period.
      carrier.step(h, rate: rate, quadrature: -quadrature)
      let held = (before + carrier.demodulated) / 2
      (y, v) = (
        held + yy * (y - held) + yv * v, vy * (y - held) + vv * v
      )
      largest = max(largest, abs(y - state.y.x))
    }
    return (largest, y)
  }

  /// The envelope leaves out only the fast mode. Its effect depends on the phase of the force at
  /// the step, by a factor of up to fifty; it is smallest at the force's maximum, as here.
  @Test(arguments: [(GyroscopeParameters.l3g4200d, 1e-4), (.l3gd20, 2e-5)])
  func step(parameters: GyroscopeParameters, bound: Double) {
    let (largest, last) = difference(parameters, rate: 1, quadrature: 0, isRunning: true)
    #expect(largest < bound)
    #expect(abs(last - 1) < 1e-3)
  }

  /// Quadrature does not appear in phase in the steady state; while it settles, up to 0.066 of it
  /// does.
  @Test func quadrature() {
    // The force of the quadrature begins at its maximum, too.
    let (largest, last) = difference(
      .l3g4200d, rate: 0, quadrature: 1, isRunning: true, phase: .pi / 2)
    #expect(largest < 2.5e-4)
    #expect(abs(last) < 1e-3)
  }

  @Test func start() {
    let (largest, last) = difference(.l3g4200d, rate: 1, quadrature: 0.5, isRunning: false)
    #expect(largest < 1e-3)
    // The time is three time constants of the drive, minus the filter's delay.
    let time = 0.3 - 2.0.squareRoot() / (2 * .pi * 93)
    #expect(abs(last - (1 - exp(-time * .pi * 8000 / 2500))) < 1e-4)
  }
}
