// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore

@testable import ProofMassPhysics

/// The gyroscope's chain by the Runge–Kutta method, with 1024 steps per sample. It is slow, and has
/// only the equations in common with the element.
struct GyroscopeIntegration {
  /// Envelope (two parts), the filter's output, and its derivative divided by the cut-off.
  var state = SIMD4<Double>()
  /// The cut-off, in rad/s.
  var cutoff: Double
  var isSecondOrder = true
  let damping: Double
  let split: Double
  let startUp: Double

  init(_ parameters: GyroscopeParameters, cutoff: Double) {
    self.cutoff = 2 * .pi * cutoff
    let sense = 2 * .pi * (parameters.driveFrequency + parameters.split)
    damping = sense / (2 * parameters.senseQuality)
    split =
      (sense * sense - damping * damping).squareRoot() - 2 * .pi * parameters.driveFrequency
    startUp = parameters.startUp
  }

  /// Integrates over `h` seconds in a number of steps; the input is a function of the time since
  /// the start.
  mutating func run(
    _ h: Double, steps: Int, _ input: (Double) -> (inPhase: Double, quadrature: Double)
  ) {
    let h = h / Double(steps)
    for step in 0..<steps {
      let time = Double(step) * h
      let (start, middle, end) = (input(time), input(time + h / 2), input(time + h))
      let a = slope(state, start)
      let b = slope(state + h / 2 * a, middle)
      let c = slope(state + h / 2 * b, middle)
      let d = slope(state + h * c, end)
      // In steps: the sum in one expression takes seconds to type-check.
      var sum = a + 2 * b
      sum += 2 * c
      sum += d
      state += h / 6 * sum
    }
  }

  private func slope(
    _ z: SIMD4<Double>, _ u: (inPhase: Double, quadrature: Double)
  ) -> SIMD4<Double> {
    let (a, b) = (z[0] - u.inPhase, z[1] - u.quadrature)
    let (y, v) = (z[2], z[3])
    return SIMD4(
      -damping * a - split * b, split * a - damping * b,
      isSecondOrder ? cutoff * v : cutoff * (z[0] - y),
      isSecondOrder ? cutoff * (z[0] - y - 2.0.squareRoot() * v) : 0)
  }
}
