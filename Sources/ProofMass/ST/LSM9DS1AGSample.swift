// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// One sample of an LSM9DS1's accelerometer and gyroscope.
///
/// The axes of the registers are left-handed: their X points opposite to that of the package's magnetometer,
/// whose frame is right-handed (datasheet, figure 1). Raw counts are those of the registers; acceleration and
/// angular rate have X negated, and so are on the magnetometer's axes.
public struct LSM9DS1AGSample: Equatable, Sendable {
  /// Specific force in digits, −32768…32767, on the left-handed axes of the registers.
  public var rawAcceleration: Axes<Int16>
  /// Angular rate in digits, −32768…32767, about the left-handed axes of the registers; 0 while the gyroscope is
  /// off.
  public var rawAngularRate: Axes<Int16>
  /// The value of one digit of the accelerometer, in g.
  public var accelerometerSensitivity: Sensitivity
  /// The value of one digit of the gyroscope, in degrees per second.
  public var gyroscopeSensitivity: Sensitivity
  /// Whether the specific force is new since it was last read (STATUS_REG, XLDA).
  public var hasAcceleration: Bool
  /// Whether the angular rate is new since it was last read (STATUS_REG, GDA).
  public var hasAngularRate: Bool

  /// Creates a sample from its parts.
  @inlinable
  package init(
    rawAcceleration: Axes<Int16>, rawAngularRate: Axes<Int16>,
    accelerometerSensitivity: Sensitivity, gyroscopeSensitivity: Sensitivity,
    hasAcceleration: Bool, hasAngularRate: Bool
  ) {
    self.rawAcceleration = rawAcceleration
    self.rawAngularRate = rawAngularRate
    self.accelerometerSensitivity = accelerometerSensitivity
    self.gyroscopeSensitivity = gyroscopeSensitivity
    self.hasAcceleration = hasAcceleration
    self.hasAngularRate = hasAngularRate
  }

  /// Whether the specific force or the angular rate is new.
  @inlinable public var isNew: Bool { hasAcceleration || hasAngularRate }

  /// Specific force on the right-handed axes of the package. At rest, face up, z is +1 g.
  @inlinable
  public var acceleration: Acceleration {
    Acceleration(g: Self.rightHanded(rawAcceleration.map { accelerometerSensitivity.value($0) }))
  }

  /// Angular rate about the right-handed axes of the package. Counter-clockwise is positive, seen from the axis'
  /// tip.
  @inlinable
  public var angularRate: AngularRate {
    AngularRate(
      degreesPerSecond: Self.rightHanded(rawAngularRate.map { gyroscopeSensitivity.value($0) }))
  }

  /// A rate about an axis that is reversed has the opposite sign, too: both quantities need the same negation.
  @inlinable
  static func rightHanded(_ value: Axes<Double>) -> Axes<Double> {
    Axes(-value.x, value.y, value.z)
  }
}
