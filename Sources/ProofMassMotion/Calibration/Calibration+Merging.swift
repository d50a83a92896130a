// SPDX-License-Identifier: Apache-2.0

internal import ProofMassFusion

extension Calibration {
  /// Takes over the sensors that another, later calibration has.
  ///
  /// What a sensor does not show by itself stays, where the chip and its range are the same: a
  /// gyroscope's matrix, and how a compass is mounted.
  ///
  /// - Parameters:
  ///   - other: The later calibration.
  ///   - isSecond: Whether its compass becomes ``secondCompass``, beside the one that there is; the
  ///     other sensors stay as they are then, where they have a calibration.
  public mutating func merge(_ other: Calibration, asSecondTemperature isSecond: Bool = false) {
    var other = other
    if isSecond {
      if accelerometer != nil { other.accelerometer = nil }
      if gyroscope != nil { other.gyroscope = nil }
    }
    if let new = other.accelerometer { accelerometer = new }
    if var new = other.gyroscope {
      if new.matrixDeviation == nil, let gyroscope, isSameChip(.gyroscope, as: other) {
        new.matrix = gyroscope.matrix
        new.matrixDeviation = gyroscope.matrixDeviation
      }
      gyroscope = new
    }
    let keepsCompass = isSecond && compass != nil && isSameChip(.magnetometer, as: other)
    if var new = other.compass {
      if new.dip == nil, let compass, compass.dip != nil, isSameChip(.magnetometer, as: other) {
        new.rotate(as: compass)
        new.dip = compass.dip
      }
      if keepsCompass {
        secondCompass = new
      } else {
        (compass, secondCompass) = (new, other.secondCompass)
      }
    }
    for sensor in other.sensors where !(sensor == .magnetometer && keepsCompass) {
      origins[sensor] = other.origins[sensor]
    }
  }

  private func isSameChip(_ sensor: MotionSensor, as other: Calibration) -> Bool {
    origins[sensor]?.chip == other.origins[sensor]?.chip
      && origins[sensor]?.range == other.origins[sensor]?.range
  }
}
