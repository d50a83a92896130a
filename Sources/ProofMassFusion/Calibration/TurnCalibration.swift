// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The result of a calibration by turns of the board: the gyroscope's matrix, the rotation of the
/// magnetometer against the accelerometer, and the field's dip.
public struct TurnCalibration: Equatable, Sendable {
  /// The gyroscope's correction: rate = matrix · (reading − bias).
  public var matrix: Matrix3
  /// The standard deviations of the matrix' elements.
  public var deviation: Matrix3
  /// Converts the field from the axes of the magnetometer's calibration to the accelerometer's: compass ·
  /// field. A rotation; the identity if the turns had no magnetometer.
  public var compass: Matrix3
  /// The dip of the field: the angle below the horizontal in radians; nil without a magnetometer.
  public var dip: Double?
  /// The root mean square error of the predicted gravity after a turn, in radians, with the matrix; a turn
  /// does not count in its own prediction.
  public var residual: Double
  /// The same without the matrix.
  public var residualBefore: Double

  /// Returns a gyroscope's calibration with this matrix.
  public func applied(to calibration: GyroscopeCalibration) -> GyroscopeCalibration {
    var calibration = calibration
    calibration.matrix = matrix
    calibration.matrixDeviation = deviation
    return calibration
  }

  /// Returns a magnetometer's calibration with this rotation and dip.
  public func applied(to calibration: CompassCalibration) -> CompassCalibration {
    var calibration = calibration
    calibration.matrix = compass * calibration.matrix
    calibration.dip = dip
    return calibration
  }
}

extension CompassCalibration {
  /// The rotation between the magnetometer and the other sensors that the matrix contains: the matrix
  /// without its symmetric factor, which the magnetometer determines by itself.
  package var rotation: Matrix3 {
    matrix * PrincipalAxes(of: matrix.transposed * matrix).map { 1 / $0.squareRoot() }
  }

  /// Applies the rotation of another calibration of the same magnetometer, mounted as before, to a
  /// calibration by the magnetometer alone.
  package mutating func rotate(as other: CompassCalibration) { matrix = other.rotation * matrix }
}
