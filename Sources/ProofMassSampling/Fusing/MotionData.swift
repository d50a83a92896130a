// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassFusion

/// A measured or computed value at one instant.
public protocol MotionSample: Equatable, Sendable {
  /// The instant in seconds on the session's clock: with `SystemTimebase` the seconds since boot, without the
  /// time for which the machine was suspended.
  var timestamp: Double { get }
}

/// A sample of the accelerometer.
public struct AccelerometerData: MotionSample {
  /// The instant of the sample, in seconds on the session's clock.
  public var timestamp: Double
  /// The specific force in g, on the device's axes, with Core Motion's sign: at rest and face up z is −1.
  public var acceleration: Axes<Double>
  /// Whether an axis was at the end of its range: the true value may be larger.
  public var isClipped: Bool

  /// Creates a sample from its parts.
  package init(timestamp: Double, acceleration: Axes<Double>, isClipped: Bool = false) {
    self.timestamp = timestamp
    self.acceleration = acceleration
    self.isClipped = isClipped
  }
}

/// A sample of the gyroscope, its bias included.
public struct GyroData: MotionSample {
  /// The instant of the sample, in seconds on the session's clock.
  public var timestamp: Double
  /// The angular rate in rad/s about the device's axes, by the right-hand rule.
  public var rotationRate: Axes<Double>
  /// Whether an axis was at the end of its range: the true value may be larger.
  public var isClipped: Bool

  /// Creates a sample from its parts.
  package init(timestamp: Double, rotationRate: Axes<Double>, isClipped: Bool = false) {
    self.timestamp = timestamp
    self.rotationRate = rotationRate
    self.isClipped = isClipped
  }
}

/// A sample of the magnetometer: the fields of the earth, of the surroundings and of the device itself.
public struct MagnetometerData: MotionSample {
  /// The instant of the sample, in seconds on the session's clock.
  public var timestamp: Double
  /// The flux density in µT, on the device's axes, along the field.
  public var magneticField: Axes<Double>

  /// Creates a sample from its parts.
  package init(timestamp: Double, magneticField: Axes<Double>) {
    self.timestamp = timestamp
    self.magneticField = magneticField
  }
}

/// The magnetic field without that of the device itself.
public struct CalibratedMagneticField: Equatable, Sendable {
  /// The flux density in µT, on the device's axes; zero where there is no magnetometer.
  public var field: Axes<Double>
  /// How accurately the device's own field is known.
  public var accuracy: MagneticFieldCalibrationAccuracy

  /// Creates a field from its parts.
  package init(field: Axes<Double>, accuracy: MagneticFieldCalibrationAccuracy) {
    self.field = field
    self.accuracy = accuracy
  }
}

/// The motion of the device, fused from all its sensors.
public struct DeviceMotion: MotionSample {
  /// The instant of the gyroscope's sample, in seconds on the session's clock.
  public var timestamp: Double
  /// The attitude in the reference frame that the client requested.
  public var attitude: Attitude
  /// The angular rate in rad/s about the device's axes, without the gyroscope's bias.
  public var rotationRate: Axes<Double>
  /// Gravity in g, on the device's axes: a unit vector downwards.
  public var gravity: Axes<Double>
  /// The user's acceleration in g, on the device's axes: the accelerometer's value less gravity, with Core
  /// Motion's sign, so that a device that is pushed to the right has a negative x. See
  /// ``linearAcceleration``.
  public var userAcceleration: Axes<Double>
  /// The calibrated magnetic field; zero and uncalibrated where there is no magnetometer.
  public var magneticField: CalibratedMagneticField
  /// The heading in degrees clockwise from north, from 0 to below 360; negative where the frame has no north.
  public var heading: Double
  /// Whether attitude, rotation rate, gravity and the user's acceleration are reliable: false while the
  /// offset of a gyroscope that is not calibrated is unknown, which is up to tens of °/s. A session learns it
  /// in the first second in which the device is still; then the attitude starts again, in a frame without
  /// north whose x points where the device's x points. See `MotionSession.calibration`.
  public var isSettled: Bool

  /// Creates device motion from its parts.
  package init(
    timestamp: Double, attitude: Attitude, rotationRate: Axes<Double>, gravity: Axes<Double>,
    userAcceleration: Axes<Double>,
    magneticField: CalibratedMagneticField = .init(field: .zero, accuracy: .uncalibrated),
    heading: Double = -1, isSettled: Bool = true
  ) {
    self.timestamp = timestamp
    self.attitude = attitude
    self.rotationRate = rotationRate
    self.gravity = gravity
    self.userAcceleration = userAcceleration
    self.magneticField = magneticField
    self.heading = heading
    self.isSettled = isSettled
  }

  /// The device's acceleration in g, on its axes, with its true sign, for integration.
  public var linearAcceleration: Axes<Double> { userAcceleration * -1 }
}
