// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// What a session's sensors say together at one sample of the gyroscope; each client puts it into
/// its own reference frame.
struct FusedMotion: Equatable, Sendable {
  /// In seconds.
  var timestamp: Double
  /// Device to a frame with z up, from accelerometer and gyroscope.
  var sixAxes: Quaternion
  /// Device to east, magnetic north, up; nil before there is anything of a compass.
  var nineAxes: Quaternion?
  /// Another where north jumped, since the compass was calibrated.
  var epoch: Int
  /// In rad/s, without bias.
  var rotationRate: Axes<Double>
  /// In g, on the device's axes, with Core Motion's sign: what the accelerometer felt last, calibrated,
  /// and as it would have felt it at `timestamp`.
  var acceleration: Axes<Double>
  var magneticField: CalibratedMagneticField

  /// In g, on the device's axes: a unit vector downwards.
  var gravity: Axes<Double> { Attitude(sixAxes).gravity }

  /// In g, on the device's axes, with Core Motion's sign.
  var userAcceleration: Axes<Double> { acceleration - gravity }
}
