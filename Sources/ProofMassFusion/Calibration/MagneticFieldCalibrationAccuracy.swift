// SPDX-License-Identifier: Apache-2.0

/// How well the device's own field is known; names and raw values are those of Core Motion's
/// CMMagneticFieldCalibrationAccuracy.
public enum MagneticFieldCalibrationAccuracy: Int32, Comparable, Sendable {
  /// Not at all.
  case uncalibrated = -1
  case low, medium, high

  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
