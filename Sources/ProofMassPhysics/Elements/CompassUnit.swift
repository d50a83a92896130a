// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// What makes one compass differ from another.
struct CompassUnit: Sendable {
  let plates: HallPlates
  /// In µT at 25 °C.
  let offset: Axes<Double>
  /// In µT/K.
  let drift: Axes<Double>
  /// Per K; all plates have one current.
  let sensitivityDrift: Double
  /// Nominally 1.
  let sensitivity: Axes<Double>
  /// How far the fuse ROM's step is from what the part would need, in steps.
  let misfit: Axes<Double>
  /// The coil's strength, nominally 1.
  let coil: Double

  init(_ parameters: CompassParameters, _ source: NoiseSource) {
    var draws = source.draws(at: 0)
    func axes(_ deviation: Double) -> Axes<Double> {
      Axes(draws.gaussian() * deviation, draws.gaussian() * deviation, draws.gaussian() * deviation)
    }
    func four(_ deviation: Double) -> SIMD4<Double> {
      SIMD4(draws.gaussian(), draws.gaussian(), draws.gaussian(), draws.gaussian()) * deviation
    }
    // x in y is a pair's angle; x in z a quarter of the gain times the difference of a pair.
    let cross = parameters.crossAxis / 3
    let gain = parameters.concentratorGain
    plates = HallPlates(
      gain: gain, saturation: parameters.saturation,
      sensitivity: 1 + four(cross * 4 / (gain * 2.0.squareRoot())),
      angles: SIMD2(draws.gaussian(), draws.gaussian()) * cross)
    offset = axes(parameters.offset / 3)
    drift = axes(parameters.offsetDrift)
    sensitivityDrift = draws.gaussian() * parameters.sensitivityDrift / 3
    sensitivity = axes(parameters.sensitivityError / 3) + Axes(1, 1, 1)
    coil = 1 + draws.gaussian() * parameters.coilError / 3
    misfit =
      Axes(draws.uniform(), draws.uniform(), draws.uniform()) * parameters.adjustmentMisfit
  }
}
