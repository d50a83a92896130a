// SPDX-License-Identifier: Apache-2.0

public import ProofMassFusion

/// What is known of the errors of a board's sensors, each of which may be missing. All of it is on
/// the board's axes and with the chips' sign.
public struct Calibration: Equatable, Sendable {
  public var accelerometer: AccelerometerCalibration?
  public var gyroscope: GyroscopeCalibration?
  public var compass: CompassCalibration?
  /// What was calibrated, and when, as far as that is known.
  public var origins: [MotionSensor: Origin]

  /// What a calibration belongs to.
  public struct Origin: Equatable, Sendable {
    /// The chip's name.
    public var chip: String?
    /// The range that it was set to, such as `2000dps`: a gyroscope's bias goes with it.
    public var range: String?
    /// When, in whatever form the caller has it.
    public var date: String?

    public init(chip: String? = nil, range: String? = nil, date: String? = nil) {
      self.chip = chip
      self.range = range
      self.date = date
    }
  }

  public init(
    accelerometer: AccelerometerCalibration? = nil, gyroscope: GyroscopeCalibration? = nil,
    compass: CompassCalibration? = nil, origins: [MotionSensor: Origin] = [:]
  ) {
    self.accelerometer = accelerometer
    self.gyroscope = gyroscope
    self.compass = compass
    self.origins = origins
  }

  /// Takes over what the other one has.
  public mutating func merge(_ other: Calibration) {
    if let new = other.accelerometer { accelerometer = new }
    if let new = other.gyroscope { gyroscope = new }
    if let new = other.compass { compass = new }
    for sensor in other.sensors { origins[sensor] = other.origins[sensor] }
  }

  /// Those that there is a calibration of.
  public var sensors: [MotionSensor] {
    MotionSensor.allCases.filter {
      switch $0 {
      case .accelerometer: accelerometer != nil
      case .gyroscope: gyroscope != nil
      case .magnetometer: compass != nil
      }
    }
  }
}
