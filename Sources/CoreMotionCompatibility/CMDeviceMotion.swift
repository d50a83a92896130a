// SPDX-License-Identifier: Apache-2.0

internal import Foundation
internal import ProofMassFusion
public import ProofMassMotion

/// What the device does, worked out from all its sensors.
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// Where the sensors are.
  public enum SensorLocation: Int, Sendable {
    case `default`, headphoneLeft, headphoneRight
  }

  /// In the reference frame that was asked for. Always the same object, so that what it is multiplied
  /// by stays.
  public let attitude: CMAttitude
  /// In rad/s, without the gyroscope's bias.
  public let rotationRate: CMRotationRate
  /// In g: a unit vector downwards.
  public let gravity: CMAcceleration
  /// In g: what the accelerometer felt less gravity. A device that is pushed to the right has
  /// a negative x.
  public let userAcceleration: CMAcceleration
  /// Zero and uncalibrated where there is no compass.
  public let magneticField: CMCalibratedMagneticField
  /// In degrees clockwise from north, from 0 to below 360; negative where the frame knows no north.
  public let heading: Double

  public var sensorLocation: SensorLocation { .default }

  public init(_ motion: DeviceMotion) {
    attitude = CMAttitude(motion.attitude)
    rotationRate = CMRotationRate(motion.rotationRate)
    gravity = CMAcceleration(motion.gravity)
    userAcceleration = CMAcceleration(motion.userAcceleration)
    magneticField = CMCalibratedMagneticField(
      field: CMMagneticField(motion.magneticField.field),
      accuracy: CMMagneticFieldCalibrationAccuracy(motion.magneticField.accuracy))
    heading = motion.heading
    super.init(timestamp: motion.timestamp)
  }
}

/// How well the device's own field is known.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  case uncalibrated = -1
  case low, medium, high

  init(_ accuracy: MagneticFieldCalibrationAccuracy) {
    self =
      switch accuracy {
      case .uncalibrated: .uncalibrated
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
  }
}

/// The field without that of the device itself.
public struct CMCalibratedMagneticField: Sendable {
  /// In µT.
  public var field: CMMagneticField
  public var accuracy: CMMagneticFieldCalibrationAccuracy

  public init() { self.init(field: CMMagneticField(), accuracy: .low) }

  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
    self.field = field
    self.accuracy = accuracy
  }
}
