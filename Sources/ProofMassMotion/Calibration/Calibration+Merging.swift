// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassFusion

extension Calibration {
  /// Adopts the sensors of another, later calibration.
  ///
  /// Values that a sensor cannot measure by itself are kept if the chip and its range are the same: a
  /// gyroscope's matrix, and the mounting of a magnetometer.
  ///
  /// - Parameters:
  ///   - other: The later calibration.
  ///   - isSecond: Whether its magnetometer becomes ``secondCompass``, in addition to the existing one; other
  ///     sensors that have a calibration then keep it.
  package mutating func merge(_ other: Calibration, asSecondTemperature isSecond: Bool = false) {
    var other = other
    if isSecond {
      if accelerometer != nil { other.accelerometer = nil }
      if gyroscope != nil { other.gyroscope = nil }
    }
    if let new = other.accelerometer { accelerometer = new }
    if var new = other.gyroscope {
      if new.matrixDeviation == nil, let gyroscope, isSameChip(.angularRate, as: other) {
        new.matrix = gyroscope.matrix
        new.matrixDeviation = gyroscope.matrixDeviation
      }
      gyroscope = new
    }
    let keepsCompass = isSecond && compass != nil && isSameChip(.magneticFluxDensity, as: other)
    if var new = other.compass {
      if new.dip == nil, let compass, compass.dip != nil,
        isSameChip(.magneticFluxDensity, as: other)
      {
        new.rotate(as: compass)
        new.dip = compass.dip
      }
      if keepsCompass {
        secondCompass = new
      } else {
        (compass, secondCompass) = (new, other.secondCompass)
      }
    }
    for sensor in other.sensors where !(sensor == .magneticFluxDensity && keepsCompass) {
      origins[sensor] = other.origins[sensor]
    }
  }

  private func isSameChip(_ sensor: Quantity, as other: Calibration) -> Bool {
    origins[sensor]?.chip == other.origins[sensor]?.chip
      && origins[sensor]?.range == other.origins[sensor]?.range
  }
}
