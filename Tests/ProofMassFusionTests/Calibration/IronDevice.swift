// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassFusion

/// A compass in a field of 50 µT with ±10 % of soft iron and ±200 µT of hard iron, and a resolution
/// of 0.3 µT.
struct IronDevice {
  let soft: Matrix3
  let hard: Axes<Double>

  init(_ draws: inout Draws) {
    let iron = draws.matrix(scale: 0.1, cross: 0.1)
    // Symmetric: readings of one magnitude do not determine a rotation.
    soft = Matrix3(
      Axes(iron.m11, iron.m12, iron.m13), Axes(iron.m12, iron.m22, iron.m23),
      Axes(iron.m13, iron.m23, iron.m33))
    hard = draws.uniforms(200)
  }

  func reading(
    _ direction: Axes<Double>, noise: Double, strength: Double = 50, _ draws: inout Draws
  ) -> MagneticFluxDensity {
    MagneticFluxDensity(
      microtesla: (soft * direction * strength + hard + draws.gaussians(noise)).quantized(0.3))
  }

  /// The root mean square error of directions after calibration, in degrees.
  func turn(_ calibration: CompassCalibration, _ draws: inout Draws) -> Double {
    (0..<50).map { _ in
      let direction = draws.direction()
      let reading = MagneticFluxDensity(microtesla: soft * direction * 50 + hard)
      let field = calibration.apply(to: reading).microtesla
      return field.cross(direction).magnitude / field.magnitude * 180 / .pi
    }.rms
  }
}
