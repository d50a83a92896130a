// SPDX-License-Identifier: Apache-2.0

/// A physical quantity that a sensor measures on three axes.
///
/// The raw values count from 0 in the order in which sensors are listed everywhere.
public enum Quantity: Int, Sendable {
  /// Specific force, in g: measured by an accelerometer.
  case acceleration
  /// Angular rate, in rad/s: measured by a gyroscope.
  case angularRate
  /// Magnetic flux density, in µT: measured by a magnetometer.
  case magneticFluxDensity
}

// Arrays and text, for which microcontrollers have no room.
#if !NO_HEAP
  extension Quantity: CaseIterable {
    /// The beginning of its columns' names in motion files and streams.
    package var prefix: String {
      switch self {
      case .acceleration: "acc"
      case .angularRate: "gyr"
      case .magneticFluxDensity: "mag"
      }
    }

    /// The unit of its samples.
    package var unit: String {
      switch self {
      case .acceleration: "g"
      case .angularRate: "rad/s"
      case .magneticFluxDensity: "uT"
      }
    }

    /// The unit in which a sensor's range is named.
    package var rangeUnit: String {
      switch self {
      case .acceleration: "g"
      case .angularRate: "dps"
      case .magneticFluxDensity: "G"
      }
    }

    /// The name of its sensor.
    package var sensorName: String {
      switch self {
      case .acceleration: "accelerometer"
      case .angularRate: "gyroscope"
      case .magneticFluxDensity: "magnetometer"
      }
    }
  }
#endif
