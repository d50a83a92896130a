// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// What a value that is just the threshold counts as.
enum ThresholdEquality: String, CaseIterable { case neither, high, low }

/// The six comparisons of ST's interrupt generators.
///
/// Events have the bits of the configuration and source registers, which all the parts share: XL is
/// bit 0, XH bit 1, then Y and Z.
struct Threshold: Equatable, Sendable {
  /// In digits, not negative.
  var digits = Axes(0, 0, 0)
  /// High is above the threshold and low below its negative; else both are of the magnitude.
  var isSigned = false
  var equality = ThresholdEquality.neither

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
