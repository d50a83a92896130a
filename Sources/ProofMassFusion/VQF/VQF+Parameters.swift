// SPDX-License-Identifier: Apache-2.0

extension VQF {
  /// What can be tuned, with the values that its authors found good for all kinds of motion and
  /// sensors: the defaults of version 2.1.2 of their implementation.
  public struct Parameters: Equatable, Sendable {
    /// Of the low-pass of the specific force in the almost inertial frame, in seconds: longer trusts the
    /// gyroscope more. τ_acc.
    public var accelerometerTimeConstant = 3.0
    /// Of the correction of the heading, in seconds: longer trusts the gyroscope more. τ_mag.
    public var compassTimeConstant = 9.0

    /// Whether the gyroscope's bias is estimated while the device moves.
    public var estimatesBiasInMotion = true
    /// Whether rest is detected, and the gyroscope's bias estimated from it.
    public var estimatesBiasAtRest = true
    /// Whether the heading leaves out the compass where its field is not the one known.
    public var rejectsMagneticDisturbance = true

    /// The standard deviation of the bias before the first sample, in °/s.
    public var initialBiasSigma = 0.5
    /// After how long without a measurement the bias' standard deviation has grown from 0 to 0.1 °/s, in
    /// seconds.
    public var biasForgettingTime = 100.0
    /// The greatest bias there can be on an axis, in °/s.
    public var biasLimit = 2.0
    /// The standard deviation to which the bias converges in motion, in °/s.
    public var biasSigmaInMotion = 0.1
    /// How much less the vertical axis counts in motion, where nothing measures it: it only keeps the
    /// estimate from growing.
    public var biasVerticalForgettingFactor = 1e-4
    /// The standard deviation to which the bias converges at rest, in °/s.
    public var biasSigmaAtRest = 0.03

    /// How long nothing may move until it is rest, in seconds.
    public var restMinimumTime = 1.5
    /// Of the low-passes from which a resting sensor does not deviate, in seconds.
    public var restTimeConstant = 0.5
    /// How much the angular rate may deviate at rest, in °/s.
    public var restRateThreshold = 2.0
    /// How much the specific force may deviate at rest, in m/s².
    public var restForceThreshold = 0.5

    /// Of the low-pass of the field's magnitude and dip, in seconds.
    public var fieldTimeConstant = 0.05
    /// With which the known field follows the undisturbed one, in seconds.
    public var fieldReferenceTimeConstant = 20.0
    /// How much the magnitude of an undisturbed field may differ, as a part of the known one.
    public var fieldMagnitudeThreshold = 0.1
    /// How much the dip of an undisturbed field may differ, in degrees.
    public var fieldDipThreshold = 10.0
    /// After how long in another steady field that one is the known field, in seconds.
    public var newFieldTime = 20.0
    /// After how long the first steady field is the known one, in seconds.
    public var firstFieldTime = 5.0
    /// How fast the device must turn for that time to count, in °/s: a field that is steady while nothing
    /// turns may still be the device's own.
    public var newFieldMinimumRate = 20.0
    /// After how long in the known field the disturbance is over, in seconds.
    public var minimumUndisturbedTime = 0.5
    /// For how long a disturbed field is left out, in seconds; from then on it counts less.
    public var maximumRejectionTime = 60.0
    /// How much less, and how much faster than it passed that time comes back without a disturbance.
    public var rejectionFactor = 2.0

    /// The weakest field that is used, in µT. This is ours: a field so weak has no direction, and the
    /// earth's is 22 µT at least.
    public var minimumField = 1.0

    public init() {}
  }
}
