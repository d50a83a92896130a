// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
import ProofMassDatasheets

/// One sample of the gyroscope and accelerometer of a six-axis part of ST, and its temperature, on right-handed axes.
/// `LSM6DSLSample` and `LSM6DSOSample` are this type.
public struct STSixAxisSample: Equatable, Sendable {
  /// Temperature in digits, −32768…32767: 256 are 1 °C (LSM6DS3 and LSM6DS33: 16), and 0 is 25 °C.
  public var rawTemperature: Int16
  /// Angular rate in digits, −32768…32767; the last one while the gyroscope is off.
  public var rawAngularRate: Axes<Int16>
  /// Specific force in digits, −32768…32767; the last one while the accelerometer is off.
  public var rawAcceleration: Axes<Int16>
  /// What the sensor hub read of a magnetometer, in its digits; 0 without it.
  public var rawFluxDensity: Axes<Int16>
  /// The value of one digit of the gyroscope, in degrees per second.
  public var gyroscopeSensitivity: Sensitivity
  /// The value of one digit of the accelerometer, in g.
  public var accelerometerSensitivity: Sensitivity
  /// The value of one digit of the thermometer, in °C.
  public var temperatureSensitivity: Sensitivity
  /// Whether the temperature is new since it was last read (STATUS_REG, TDA); false in a sample of the FIFO.
  public var hasTemperature: Bool
  /// Whether the angular rate is new since it was last read (STATUS_REG, GDA).
  public var hasAngularRate: Bool
  /// Whether the specific force is new since it was last read (STATUS_REG, XLDA).
  public var hasAcceleration: Bool
  /// Whether there is a flux density: in a sample of the FIFO alone.
  public var hasFluxDensity: Bool

  /// Creates an empty sample of these sensitivities.
  @usableFromInline
  init(gyroscope: Sensitivity, accelerometer: Sensitivity, temperature: Sensitivity) {
    rawTemperature = 0
    rawAngularRate = Axes(0, 0, 0)
    rawAcceleration = Axes(0, 0, 0)
    rawFluxDensity = Axes(0, 0, 0)
    gyroscopeSensitivity = gyroscope
    accelerometerSensitivity = accelerometer
    temperatureSensitivity = temperature
    hasTemperature = false
    hasAngularRate = false
    hasAcceleration = false
    hasFluxDensity = false
  }

  /// Whether the specific force or the angular rate is new.
  @inlinable public var isNew: Bool { hasAcceleration || hasAngularRate }

  /// Specific force on the axes of the package. At rest, face up, z is +1 g.
  @inlinable
  public var acceleration: Acceleration {
    Acceleration(g: rawAcceleration.map { accelerometerSensitivity.value($0) })
  }

  /// Angular rate about the axes of the package. Counter-clockwise is positive, seen from the axis' tip.
  @inlinable
  public var angularRate: AngularRate {
    AngularRate(degreesPerSecond: rawAngularRate.map { gyroscopeSensitivity.value($0) })
  }

  /// Temperature in °C; its zero has a tolerance of ±15 °C (datasheet, temperature sensor characteristics).
  public var temperature: Double {
    temperatureSensitivity.value(rawTemperature)
      + Double(Datasheet.LSM6DSO.Constant.temperatureZero)
  }
}

/// A sample of the FIFO of a six-axis part of ST with its time. `LSM6DSLTimedSample` and `LSM6DSOTimedSample` are this
/// type.
public struct STSixAxisTimedSample: Equatable, Sendable {
  /// Specific force and angular rate.
  public var sample: STSixAxisSample
  /// When it was taken, on the clock of the timebase that `drain` was called with.
  public var time: Instant

  /// Creates an empty sample, to fill a buffer with.
  public init() {
    let one = Sensitivity(1, over: 1)
    sample = STSixAxisSample(gyroscope: one, accelerometer: one, temperature: one)
    time = Instant(nanoseconds: 0)
  }
}
