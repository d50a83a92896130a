// SPDX-License-Identifier: Apache-2.0

/// The reason why there is no calibration yet, with the numbers by which to guide a person.
public enum CalibrationShortfall: Error, Equatable, Sendable {
  /// The board was not still for long enough; both times are in seconds.
  case rest(seconds: Double, needed: Double)
  /// There are too few poses.
  case poses(Int, needed: Int)
  /// The board has not yet stood on these faces.
  case faces(Faces)
  /// There are too few turns from one rest to another.
  case turns(Int, needed: Int)
  /// A correction explains the readings no better than none.
  case gain
  /// There are too few readings that differ.
  case points(Int, needed: Int)
  /// The board has been turned into too few of 100 regions of directions.
  case regions(Int, needed: Int)
  /// The field is not the earth's: its magnitude in µT, which has to be from 22 to 67.
  case field(Double)
  /// The readings do not fit a single field or force: their root mean square deviation, as a fraction of
  /// it.
  case residual(Double, limit: Double)
  /// The readings are not on an ellipsoid.
  case shape
}

/// The progress of a calibration.
public struct CalibrationProgress: Equatable, Sendable {
  /// The fraction that is complete, from 0 to 1; 1 if there is a calibration.
  public var fraction: Double
  /// What the calibration lacks; nil if there is a calibration.
  public var missing: CalibrationShortfall?

  /// Creates a progress from its parts.
  package init(fraction: Double, missing: CalibrationShortfall?) {
    self.fraction = fraction
    self.missing = missing
  }

  /// Creates the progress of a calibration by trying it; `fraction` applies if it fails.
  init(otherwise fraction: Double, calibrate: () throws(CalibrationShortfall) -> Void) {
    do throws(CalibrationShortfall) {
      try calibrate()
      self.init(fraction: 1, missing: nil)
    } catch {
      self.init(fraction: fraction, missing: error)
    }
  }
}
