// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

extension VQF {
  /// The tuning of the filter. The defaults are those of version 2.1.2 of its authors'
  /// implementation, which they found good for all kinds of motion and sensors.
  public struct Parameters: Equatable, Sendable {
    /// The time constant of the low-pass of the specific force in the almost inertial frame, in
    /// seconds: a longer one trusts the gyroscope more. τ_acc.
    public var accelerometerTimeConstant = 3.0
    /// The time constant of the heading's correction, in seconds: a longer one trusts the gyroscope
    /// more. τ_mag.
    public var compassTimeConstant = 9.0

    /// Whether the gyroscope's bias is estimated while the device moves.
    public var estimatesBiasInMotion = true
    /// Whether rest is detected, and the gyroscope's bias estimated from it.
    public var estimatesBiasAtRest = true
    /// Whether the magnetometer does not correct the heading where its field differs from the reference
    /// field.
    public var rejectsMagneticDisturbance = true

    /// The standard deviation of the bias before the first sample, in °/s.
    package var initialBiasSigma = 0.5
    /// The time without a measurement in which the bias' standard deviation grows from 0 to 0.1
    /// °/s, in seconds.
    package var biasForgettingTime = 100.0
    /// The greatest bias on an axis, in °/s.
    package var biasLimit = 2.0
    /// The standard deviation to which the bias converges in motion, in °/s.
    package var biasSigmaInMotion = 0.1
    /// The weight of the vertical axis in motion, where nothing measures it, as a ratio of
    /// variances: it only keeps the estimate from growing.
    package var biasVerticalForgettingFactor = 1e-4
    /// The standard deviation to which the bias converges at rest, in °/s.
    package var biasSigmaAtRest = 0.03

    /// The time without motion after which the device is at rest, in seconds.
    package var restMinimumTime = 1.5
    /// The time constant of the low-passes with which the samples are compared to detect rest, in
    /// seconds.
    package var restTimeConstant = 0.5
    /// The greatest deviation of the angular rate at rest, in °/s.
    public var restRateThreshold = 2.0
    /// The greatest deviation of the specific force at rest, in m/s².
    public var restForceThreshold = 0.5

    /// The time constant of the low-pass of the field's magnitude and dip, in seconds.
    package var fieldTimeConstant = 0.05
    /// The time constant with which the reference field follows an undisturbed field, in seconds.
    package var fieldReferenceTimeConstant = 20.0
    /// The greatest difference of an undisturbed field's magnitude, as a fraction of the reference.
    package var fieldMagnitudeThreshold = 0.1
    /// The greatest difference of an undisturbed field's dip, in degrees.
    package var fieldDipThreshold = 10.0
    /// The time in another steady field after which it becomes the reference, in seconds.
    package var newFieldTime = 20.0
    /// The time in the first steady field after which it becomes the reference, in seconds.
    package var firstFieldTime = 5.0
    /// The least angular rate at which this time counts, in °/s: a field that is steady while the
    /// device does not rotate may be the device's own.
    package var newFieldMinimumRate = 20.0
    /// The time in the reference field after which a disturbance is over, in seconds.
    package var minimumUndisturbedTime = 0.5
    /// The time for which a disturbed field is rejected, in seconds; after it the field has less
    /// weight.
    package var maximumRejectionTime = 60.0
    /// The factor by which a disturbed field then weighs less, and by which the time for rejection
    /// recovers faster than it was used.
    package var rejectionFactor = 2.0

    /// The longest time over which the heading of a device at rest is averaged, in seconds: it is the mean
    /// over the rest, once that is longer than `compassTimeConstant`, so that the slow noise of a
    /// magnetometer does not rotate a device at rest. 0 for the authors' implementation, which does not
    /// have this.
    public var headingTimeAtRest = 0.0

    /// The weakest field that is used, in µT. Not in the authors' implementation: such a field has
    /// no direction, and the earth's is at least 22 µT.
    package var minimumField = 1.0

    /// Creates the default tuning.
    public init() {}

    /// The default tuning, with a heading that is averaged at rest, over half an hour at most: in that time
    /// the attitude of an L3G4200D without a magnetometer drifts by a quarter of a degree.
    public static var steadyAtRest: Parameters {
      var parameters = Parameters()
      parameters.headingTimeAtRest = 1800
      return parameters
    }
  }

  /// The constants that follow from parameters and intervals; angles in radians, variances of the
  /// bias in (0.01 °/s)².
  @usableFromInline package struct Gains: Equatable, Sendable {
    var orientation: BasicVQF.Gains
    package var restRate: LowPass
    package var restForce: LowPass
    package var fieldFilter: LowPass
    package var fieldReference: Double

    @usableFromInline package var initialBiasVariance: Double
    package var biasGrowth: Double
    package var biasVarianceInMotion: Double
    package var biasVarianceOfVertical: Double
    package var biasVarianceAtRest: Double
    var biasLimit: Double

    var restRateThresholdSquared: Double
    var restForceThresholdSquared: Double
    var fieldDipThreshold: Double
    var newFieldMinimumRateSquared: Double

    /// Intervals are in seconds.
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
      /// The variance of a measurement with which the Kalman filter converges to this standard
      /// deviation.
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

/// The gain of a low-pass of first order for each sample, from 0 to 1: 1 for a time constant of 0,
/// and 0 for a negative one, with which the output never follows.
func gain(timeConstant: Double, interval: Double) -> Double {
  if timeConstant < 0 { return 0 }
  return timeConstant == 0 ? 1 : 1 - Series.exp(-interval / timeConstant)
}
