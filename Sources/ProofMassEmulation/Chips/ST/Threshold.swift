// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Common parts of the interrupt generators of ST's accelerometers and gyroscopes: comparisons with
// thresholds, and the count of samples for which a condition has lasted.

/// Policy: the event to which a value equal to the threshold belongs.
enum ThresholdEquality: String, CaseIterable { case neither, high, low }

/// The six comparisons of ST's interrupt generators.
///
/// Events have the bits of the configuration and source registers, which all the parts share: XL is
/// bit 0, XH bit 1, then Y and Z.
struct Threshold: Equatable, Sendable {
  /// All six events.
  static let events = Datasheet.LIS331DLH.INT1_SRC(
    zHigh: true, zLow: true, yHigh: true, yLow: true, xHigh: true, xLow: true
  ).bits

  /// Both events of each axis of a mask.
  @inline(__always)
  static func events(of axes: UInt8) -> UInt8 {
    (axes & 1) * 0x03 | (axes >> 1 & 1) * 0x0C | (axes >> 2 & 1) * 0x30
  }

  /// Thresholds in digits, not negative.
  var digits = Axes(0, 0, 0)
  /// Whether high is above the threshold and low below its negative (6D); else the magnitude is
  /// compared with the threshold for both.
  var isSigned = false
  var equality = ThresholdEquality.neither

  /// The events of a sample, in digits.
  @inline(__always)
  func events(of values: Axes<Int>) -> UInt8 {
    events(values.x, digits.x) | events(values.y, digits.y) << 2 | events(values.z, digits.z) << 4
  }

  @inline(__always)
  private func events(_ value: Int, _ threshold: Int) -> UInt8 {
    let isHigh = isBeyond(isSigned ? value : abs(value), threshold)
    let isLow = isSigned ? isBeyond(-value, threshold) : isWithin(abs(value), threshold)
    return (isHigh ? 2 : 0) | (isLow ? 1 : 0)
  }

  private func isBeyond(_ value: Int, _ threshold: Int) -> Bool {
    value > threshold || equality == .high && value == threshold
  }

  private func isWithin(_ value: Int, _ threshold: Int) -> Bool {
    value < threshold || equality == .low && value == threshold
  }
}

/// Policy: whether a duration of D ends with the D-th sample in a row or with the next; 0 ends
/// immediately.
enum DurationReading: String, CaseIterable {
  case samples = "d"
  case samplesPlusOne = "d-plus-one"

  func samples(_ duration: UInt8) -> Int {
    self == .samples ? max(1, Int(duration)) : Int(duration) + 1
  }
}

/// Counts the samples in a row for which a condition has lasted.
struct DurationCounter: Equatable, Sendable {
  private(set) var count = 0

  /// Counts a sample.
  ///
  /// - Returns: Whether the condition holds and has held for the required number of samples,
  ///   including this one.
  @inline(__always)
  mutating func sample(_ holds: Bool, needed: Int, countsDown: Bool) -> Bool {
    if holds {
      count = min(count + 1, needed)
    } else {
      count = countsDown ? max(0, count - 1) : 0
    }
    return holds && count >= needed
  }

  mutating func restart() { count = 0 }
}
