// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What turns of a board show of its sensors together: the gyroscope's matrix, the rotation of the
/// compass against the accelerometer, and the field's dip.
public struct TurnCalibration: Equatable, Sendable {
  /// The gyroscope's correction: rate = matrix · (reading − bias).
  public var matrix: Matrix3
  /// The standard deviations of the matrix' elements.
  public var deviation: Matrix3
  /// The field as the compass' calibration has it, on the accelerometer's axes: compass · field. A
  /// rotation; the identity if the turns had no compass.
  public var compass: Matrix3
  /// The dip of the field: the angle below the horizontal in radians; nil without a compass.
  public var dip: Double?
  /// By how much gravity after a turn is off, as root mean square in radians, with the matrix; a
  /// turn does not count in its own prediction.
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

  /// Returns a compass' calibration with this rotation and dip.
  public func applied(to calibration: CompassCalibration) -> CompassCalibration {
    var calibration = calibration
    calibration.matrix = compass * calibration.matrix
    calibration.dip = dip
    return calibration
  }
}

extension CompassCalibration {
  /// The rotation between the compass and the other sensors that the matrix contains: what remains of
  /// it without its symmetric factor, which the compass shows by itself.
  public var rotation: Matrix3 {
    matrix * PrincipalAxes(of: matrix.transposed * matrix).map { 1 / $0.squareRoot() }
  }

  /// Takes over the rotation of another calibration of the same compass, which is mounted as it was.
  /// For a calibration by the compass alone.
  public mutating func rotate(as other: CompassCalibration) { matrix = other.rotation * matrix }
}
