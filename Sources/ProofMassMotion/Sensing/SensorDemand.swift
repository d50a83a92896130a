// SPDX-License-Identifier: Apache-2.0

/// How many samples a second are wanted of each sensor; nil where none are, and its chip can be
/// powered down.
public struct SensorDemand: Equatable, Sendable {
  /// In hertz.
  public var accelerometer: Double?
  /// In hertz.
  public var gyroscope: Double?
  /// In hertz.
  public var magnetometer: Double?

  public init(
    accelerometer: Double? = nil, gyroscope: Double? = nil, magnetometer: Double? = nil
  ) {
    self.accelerometer = accelerometer
    self.gyroscope = gyroscope
    self.magnetometer = magnetometer
  }

  /// In hertz.
  public subscript(sensor: MotionSensor) -> Double? {
    get {
      switch sensor {
      case .accelerometer: accelerometer
      case .gyroscope: gyroscope
      case .magnetometer: magnetometer
      }
    }
    set {
      switch sensor {
      case .accelerometer: accelerometer = newValue
      case .gyroscope: gyroscope = newValue
      case .magnetometer: magnetometer = newValue
      }
    }
  }
}
