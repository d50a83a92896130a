// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// How much of a difference a low-pass of the first order takes over with each sample: 0 with a
/// negative time constant, which never follows, and 1 with none.
func gain(timeConstant: Double, interval: Double) -> Double {
  if timeConstant < 0 { return 0 }
  return timeConstant == 0 ? 1 : 1 - Series.exp(-interval / timeConstant)
}

extension VQF {
  /// What follows from the parameters and the intervals; angles in radians, variances of the bias in
  /// (0.01 °/s)².
  package struct Gains: Equatable, Sendable {
    var orientation: BasicVQF.Gains
    package var restRate: LowPass
    package var restForce: LowPass
    package var fieldFilter: LowPass
    package var fieldReference: Double

    package var initialBiasVariance: Double
    package var biasGrowth: Double
    package var biasVarianceInMotion: Double
    package var biasVarianceOfVertical: Double
    package var biasVarianceAtRest: Double
    var biasLimit: Double

    var restRateThresholdSquared: Double
    var restForceThresholdSquared: Double
    var fieldDipThreshold: Double
    var newFieldMinimumRateSquared: Double

    package init(
      _ parameters: Parameters, gyroscope: Double, accelerometer: Double, compass: Double
    ) {
      orientation = BasicVQF.Gains(
        gyroscope: gyroscope, accelerometer: accelerometer, compass: compass,
        accelerometerTimeConstant: parameters.accelerometerTimeConstant,
        compassTimeConstant: parameters.compassTimeConstant)
      restRate = LowPass(timeConstant: parameters.restTimeConstant, interval: gyroscope)
      restForce = LowPass(timeConstant: parameters.restTimeConstant, interval: accelerometer)
      fieldFilter = LowPass(timeConstant: parameters.fieldTimeConstant, interval: compass)
      fieldReference = gain(
        timeConstant: parameters.fieldReferenceTimeConstant, interval: compass)

      func squared(_ x: Double) -> Double { x * x }
      let growth = 100 * accelerometer / parameters.biasForgettingTime
      // The variance of a measurement with which the filter converges to this standard deviation.
      func converging(to sigma: Double) -> Double {
        let variance = squared(100 * sigma)
        return variance * variance / growth + variance
      }
      initialBiasVariance = squared(100 * parameters.initialBiasSigma)
      biasGrowth = growth
      biasVarianceInMotion = converging(to: parameters.biasSigmaInMotion)
      biasVarianceOfVertical = biasVarianceInMotion / parameters.biasVerticalForgettingFactor
      biasVarianceAtRest = converging(to: parameters.biasSigmaAtRest)

      let degree = Double.pi / 180
      biasLimit = parameters.biasLimit * degree
      restRateThresholdSquared = squared(parameters.restRateThreshold * degree)
      restForceThresholdSquared = squared(parameters.restForceThreshold)
      fieldDipThreshold = parameters.fieldDipThreshold * degree
      newFieldMinimumRateSquared = squared(parameters.newFieldMinimumRate * degree)
    }
  }
}
