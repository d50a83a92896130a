// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassFusion

/// A session's report to its listeners, on the device's axes and with Core Motion's sign.
package enum SessionUpdate: Equatable, Sendable {
  /// Calibrated.
  case accelerometer(AccelerometerData)
  case gyro(GyroData)
  case magnetometer(MagnetometerData)
  /// At each sample of the gyroscope while a listener demands it.
  case fused(FusedMotion)
  case failure(Quantity, SensorError)
}

/// The motion from all of a session's sensors at one sample of the gyroscope. Each client converts it to its
/// own reference frame.
package struct FusedMotion: Equatable, Sendable {
  /// The time of the gyroscope's sample, in seconds.
  package var timestamp: Double
  /// The rotation from the device's axes to a frame with z up, by accelerometer and gyroscope.
  package var sixAxes: Quaternion
  /// The rotation from the device's axes to east, magnetic north, up; nil before the first usable field.
  package var nineAxes: Quaternion?
  /// False while the gyroscope's offset is unknown, so that only `acceleration` and `magneticField` are
  /// reliable.
  package var isSettled: Bool
  /// Changes where the frame of six axes restarted, because earlier rotations about the vertical are unknown.
  package var beginning: Int
  /// Changes where north jumped because the magnetometer was calibrated.
  package var epoch: Int
  /// The angular rate in rad/s, without bias.
  package var rotationRate: Axes<Double>
  /// The specific force in g, on the device's axes, with Core Motion's sign: the last calibrated sample of
  /// the accelerometer, rotated as if it had been measured at `timestamp`.
  package var acceleration: Axes<Double>
  package var magneticField: CalibratedMagneticField

  /// Gravity in g, on the device's axes: a unit vector downwards.
  package var gravity: Axes<Double> { Attitude(sixAxes).gravity }

  /// The user's acceleration in g, on the device's axes, with Core Motion's sign.
  package var userAcceleration: Axes<Double> { acceleration - gravity }

  /// Device motion with an attitude in a client's frame.
  ///
  /// - Parameter knowsNorth: Whether that frame has x to the north.
  package func deviceMotion(_ attitude: Attitude, knowsNorth: Bool) -> DeviceMotion {
    let gravity = attitude.gravity
    return DeviceMotion(
      timestamp: timestamp, attitude: attitude, rotationRate: rotationRate, gravity: gravity,
      userAcceleration: acceleration - gravity, magneticField: magneticField,
      heading: knowsNorth ? attitude.heading : -1, isSettled: isSettled)
  }
}
