// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

/// A listener of a session: a manager's subscription, or a service.
protocol SessionListener: AnyObject, Sendable {
  /// Called on the thread that drives the session, one update after the other, while no lock is
  /// held. It may still be called once while another thread is removing the listener.
  func receive(_ update: SessionUpdate)
}

/// What one listener demands of a session.
struct MotionDemand: Equatable, Sendable {
  /// Rates of the sensors whose samples it wants.
  var sensors = SensorDemand()
  /// The rate at which it wants ``FusedMotion``, in hertz; nil where it does not.
  var fused: Double?
  /// Whether the compass is to be fused, where there is one.
  var usesCompass = true
}

/// What a session reports to its listeners, on the device's axes and with Core Motion's sign.
enum SessionUpdate: Equatable, Sendable {
  /// Calibrated.
  case accelerometer(AccelerometerData)
  case gyro(GyroData)
  case magnetometer(MagnetometerData)
  /// At each sample of the gyroscope while a listener demands it.
  case fused(FusedMotion)
  case failure(MotionSensor, SensorError)
}

/// The motion that a session's sensors show together at one sample of the gyroscope. Each client turns
/// it into its own reference frame.
struct FusedMotion: Equatable, Sendable {
  /// In seconds.
  var timestamp: Double
  /// From the device's axes to a frame with z up, by accelerometer and gyroscope.
  var sixAxes: Quaternion
  /// From the device's axes to east, magnetic north, up; nil before the first usable field.
  var nineAxes: Quaternion?
  /// Changes where north jumped because the compass was calibrated.
  var epoch: Int
  /// In rad/s, without bias.
  var rotationRate: Axes<Double>
  /// In g, on the device's axes, with Core Motion's sign: the last calibrated sample of the
  /// accelerometer, turned as if it had been measured at `timestamp`.
  var acceleration: Axes<Double>
  var magneticField: CalibratedMagneticField

  /// In g, on the device's axes: a unit vector downwards.
  var gravity: Axes<Double> { Attitude(sixAxes).gravity }

  /// In g, on the device's axes, with Core Motion's sign.
  var userAcceleration: Axes<Double> { acceleration - gravity }
}
