// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// What a session tells its listeners, on the device's axes and with Core Motion's sign.
enum SessionUpdate: Equatable, Sendable {
  /// Calibrated.
  case accelerometer(AccelerometerData)
  case gyro(GyroData)
  case magnetometer(MagnetometerData)
  /// At each sample of the gyroscope while somebody demands it.
  case fused(FusedMotion)
  case failure(MotionSensor, SensorError)
}

/// A listener of a session.
protocol SessionListener: AnyObject, Sendable {
  /// Called on the thread that drives the session, one update after the other, while no lock is
  /// held. It may still be called once while it is being removed by another thread.
  func receive(_ update: SessionUpdate)
}
