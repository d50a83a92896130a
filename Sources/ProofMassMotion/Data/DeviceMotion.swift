// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassFusion

/// What the device does, worked out from all its sensors.
public struct DeviceMotion: MotionSample {
  public var timestamp: Double
  /// In the reference frame that was asked for.
  public var attitude: Attitude
  /// In rad/s about the device's axes, without the gyroscope's bias.
  public var rotationRate: Axes<Double>
  /// In g, on the device's axes: a unit vector downwards.
  public var gravity: Axes<Double>
  /// In g, on the device's axes: what the accelerometer felt less gravity, with Core Motion's sign,
  /// so that a device that is pushed to the right has a negative x. See ``linearAcceleration``.
  public var userAcceleration: Axes<Double>
  public var magneticField: CalibratedMagneticField
  /// In degrees clockwise from north, from 0 to below 360; negative where the frame knows no north.
  public var heading: Double

  public init(
    timestamp: Double, attitude: Attitude, rotationRate: Axes<Double>, gravity: Axes<Double>,
    userAcceleration: Axes<Double>,
    magneticField: CalibratedMagneticField = .init(field: .zero, accuracy: .uncalibrated),
    heading: Double = -1
  ) {
    self.timestamp = timestamp
    self.attitude = attitude
    self.rotationRate = rotationRate
    self.gravity = gravity
    self.userAcceleration = userAcceleration
    self.magneticField = magneticField
    self.heading = heading
  }

  /// In g, on the device's axes: how the device is accelerated, with its true sign, as whoever
  /// integrates it needs it.
  public var linearAcceleration: Axes<Double> { userAcceleration * -1 }
}
