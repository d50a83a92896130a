// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import ProofMassCore
internal import ProofMassFusion
public import ProofMassMotion

// Unchecked: the compiler cannot prove that subclasses of a non-final class have only constants.
/// A measured or computed value at one instant.
public class CMLogItem: NSObject, NSCopying, @unchecked Sendable {
  /// The instant in seconds on the session's clock, which on Linux counts from boot, without the time for
  /// which the machine was suspended.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) { self.timestamp = timestamp }

  /// The same object, since it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A sample of the accelerometer.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// The acceleration in g: at rest and face up z is −1.
  public let acceleration: CMAcceleration

  /// Creates an object from a sample.
  public init(_ data: AccelerometerData) {
    acceleration = CMAcceleration(data.acceleration)
    super.init(timestamp: data.timestamp)
  }
}

/// A sample of the gyroscope, its bias included.
public final class CMGyroData: CMLogItem, @unchecked Sendable {
  /// The angular rate in rad/s.
  public let rotationRate: CMRotationRate

  /// Creates an object from a sample.
  public init(_ data: GyroData) {
    rotationRate = CMRotationRate(data.rotationRate)
    super.init(timestamp: data.timestamp)
  }
}

/// A sample of the magnetometer: the fields of the earth, of the surroundings and of the device itself.
public final class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// The flux density in µT.
  public let magneticField: CMMagneticField

  /// Creates an object from a sample.
  public init(_ data: MagnetometerData) {
    magneticField = CMMagneticField(data.magneticField)
    super.init(timestamp: data.timestamp)
  }
}

/// The motion of the device, fused from all its sensors.
public final class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  /// The location of the sensors.
  public enum SensorLocation: Int, Sendable {
    /// The device itself.
    case `default`
    /// The left headphone.
    case headphoneLeft
    /// The right headphone.
    case headphoneRight
  }

  /// The attitude in the requested reference frame. Always the same object, so that a multiplication of it
  /// persists.
  public let attitude: CMAttitude
  /// The angular rate in rad/s, without the gyroscope's bias.
  public let rotationRate: CMRotationRate
  /// Gravity in g: a unit vector downwards.
  public let gravity: CMAcceleration
  /// The user's acceleration in g: the accelerometer's value less gravity. A device that is pushed to the
  /// right has a negative x.
  public let userAcceleration: CMAcceleration
  /// Zero and uncalibrated where there is no magnetometer.
  public let magneticField: CMCalibratedMagneticField
  /// The heading in degrees clockwise from north, from 0 to below 360; negative where the frame has no north.
  public let heading: Double
  /// Whether attitude, rotation rate, gravity and user acceleration are reliable: false until the offset of a
  /// gyroscope that is not calibrated has been learned, in the first second in which the device is still.
  /// Core Motion, whose gyroscopes are calibrated, has no such property.
  public let isSettled: Bool

  /// Always the device itself.
  public var sensorLocation: SensorLocation { .default }

  /// Creates an object from device motion.
  public init(_ motion: DeviceMotion) {
    attitude = CMAttitude(motion.attitude)
    rotationRate = CMRotationRate(motion.rotationRate)
    gravity = CMAcceleration(motion.gravity)
    userAcceleration = CMAcceleration(motion.userAcceleration)
    magneticField = CMCalibratedMagneticField(
      field: CMMagneticField(motion.magneticField.field),
      accuracy: CMMagneticFieldCalibrationAccuracy(motion.magneticField.accuracy))
    heading = motion.heading
    isSettled = motion.isSettled
    super.init(timestamp: motion.timestamp)
  }
}

/// How accurately the device's own field is known.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
  /// The device's own field is unknown.
  case uncalibrated = -1
  /// Known roughly.
  case low
  /// Good enough for a heading.
  case medium
  /// Known well.
  case high

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

/// The magnetic field without that of the device itself.
public struct CMCalibratedMagneticField: Sendable {
  /// The flux density in µT.
  public var field: CMMagneticField
  /// How accurately the device's own field is known.
  public var accuracy: CMMagneticFieldCalibrationAccuracy

  /// Creates a field of zero and low accuracy, the zeros of Core Motion's structure.
  public init() { self.init(field: CMMagneticField(), accuracy: .low) }

  /// Creates a field from its parts.
  public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
    self.field = field
    self.accuracy = accuracy
  }
}

// MARK: Vectors

// Three types of one shape, as Core Motion has them, so that overloads by type keep their meaning.

/// Acceleration in g, on the device's axes: at rest and face up z is −1.
public struct CMAcceleration: Sendable {
  /// The x component.
  public var x: Double
  /// The y component.
  public var y: Double
  /// The z component.
  public var z: Double

  /// Creates a vector of zeros.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Creates a vector from its components.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  init(_ axes: Axes<Double>) { self.init(x: axes.x, y: axes.y, z: axes.z) }
}

/// Angular rate in rad/s about the device's axes, by the right-hand rule.
public struct CMRotationRate: Sendable {
  /// The x component.
  public var x: Double
  /// The y component.
  public var y: Double
  /// The z component.
  public var z: Double

  /// Creates a vector of zeros.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Creates a vector from its components.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  init(_ axes: Axes<Double>) { self.init(x: axes.x, y: axes.y, z: axes.z) }
}

/// Magnetic flux density in µT, on the device's axes, along the field.
public struct CMMagneticField: Sendable {
  /// The x component.
  public var x: Double
  /// The y component.
  public var y: Double
  /// The z component.
  public var z: Double

  /// Creates a vector of zeros.
  public init() { self.init(x: 0, y: 0, z: 0) }

  /// Creates a vector from its components.
  public init(x: Double, y: Double, z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  init(_ axes: Axes<Double>) { self.init(x: axes.x, y: axes.y, z: axes.z) }
}
