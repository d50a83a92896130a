// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassFusion

/// The calibrations of a board's sensors, each of which may be missing. All of them are on the board's axes
/// and with the chips' sign.
public struct Calibration: Equatable, Sendable {
  /// The accelerometer's calibration.
  public var accelerometer: AccelerometerCalibration?
  /// The gyroscope's calibration.
  public var gyroscope: GyroscopeCalibration?
  /// The magnetometer's calibration.
  public var compass: CompassCalibration?
  /// A calibration of the same magnetometer at another temperature; see `compass(at:)`.
  public var secondCompass: CompassCalibration?
  /// The chip, range and date of each sensor's calibration, as far as they are known.
  public var origins: [Quantity: Origin]

  /// The chip, the range and the date of a calibration.
  public struct Origin: Equatable, Sendable {
    /// The chip's name.
    public var chip: String?
    /// The range that it was set to, such as `2000dps`, on which a gyroscope's bias depends.
    public var range: String?
    /// The date, in the caller's form.
    public var date: String?

    /// Creates an origin from its parts.
    public init(chip: String? = nil, range: String? = nil, date: String? = nil) {
      self.chip = chip
      self.range = range
      self.date = date
    }
  }

  /// Creates a calibration from its parts.
  public init(
    accelerometer: AccelerometerCalibration? = nil, gyroscope: GyroscopeCalibration? = nil,
    compass: CompassCalibration? = nil, origins: [Quantity: Origin] = [:]
  ) {
    self.accelerometer = accelerometer
    self.gyroscope = gyroscope
    self.compass = compass
    self.origins = origins
  }

  /// The sensors that have a calibration.
  public var sensors: [Quantity] {
    Quantity.allCases.filter {
      switch $0 {
      case .acceleration: accelerometer != nil
      case .angularRate: gyroscope != nil
      case .magneticFluxDensity: compass != nil
      }
    }
  }
}

extension SensorSample {
  /// Corrects the value, which is on the board's axes; the counts do not change.
  @inlinable
  package mutating func correct(by calibration: Calibration) {
    switch quantity {
    case .acceleration:
      if let found = calibration.accelerometer { value = found.apply(to: acceleration).g }
    case .angularRate:
      if let found = calibration.gyroscope {
        value = found.apply(to: angularRate).radiansPerSecond
      }
    case .magneticFluxDensity:
      if let found = calibration.compass { value = found.apply(to: fluxDensity).microtesla }
    }
  }
}
