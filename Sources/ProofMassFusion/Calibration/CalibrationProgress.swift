// SPDX-License-Identifier: Apache-2.0

/// Why there is no calibration yet, in the numbers by which to guide a person.
public enum CalibrationShortfall: Error, Equatable, Sendable {
  /// Not still for long enough.
  case rest(seconds: Double, needed: Double)
  /// Too few poses.
  case poses(Int, needed: Int)
  /// The board has not yet stood on these faces.
  case faces(Faces)
  /// Too few readings that differ.
  case points(Int, needed: Int)
  /// Too few of 100 directions in which the board has been turned.
  case regions(Int, needed: Int)
  /// The field is none of the earth's: its strength in µT, which has to be from 22 to 67.
  case field(Double)
  /// The readings are not of one and the same field (or force): how far they are from it, as a part
  /// of it.
  case residual(Double, limit: Double)
  /// The readings lie on no ellipsoid.
  case shape
}

/// How far a calibration has come.
public struct CalibrationProgress: Equatable, Sendable {
  /// From 0 to 1, where there is a calibration.
  public var fraction: Double
  /// nil where there is a calibration.
  public var missing: CalibrationShortfall?

  public init(fraction: Double, missing: CalibrationShortfall?) {
    self.fraction = fraction
    self.missing = missing
  }
}
