// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Converts values of a configuration to codes of registers.
enum Steps {
  /// The nearest number of steps in a value.
  ///
  /// - Throws: `.wrongConfiguration` for a value beyond the limits, or not a number. A value below zero, however
  ///   small, is beyond limits that begin at zero.
  static func of(
    _ step: Double, in value: Double, _ limits: ClosedRange<Int>
  ) throws(SensorError) -> Int {
    let exact = value / step
    // Not `rounded()`, for which firmware would need a C library.
    let nearest = exact < 0 ? exact - 0.5 : exact + 0.5
    guard
      value >= 0 || limits.lowerBound < 0, nearest > Double(limits.lowerBound) - 1,
      nearest < Double(limits.upperBound) + 1
    else { throw .wrongConfiguration }
    return Int(nearest)
  }

  /// The nearest number of steps in a time, from 0 to `limit`.
  ///
  /// In 64 bits throughout, because widening to them allocates in 32-bit Embedded builds.
  static func of(
    nanoseconds step: Int64, in time: Duration, through limit: Int64
  ) throws(SensorError) -> Int64 {
    let time = time.wholeNanoseconds
    guard time >= 0, time < limit * step + step / 2 else { throw .wrongConfiguration }
    return (time + step / 2) / step
  }
}

/// The period of a rate, in nanoseconds. It is computed in floating point, because an Int64 made from an
/// Int32 allocates in 32-bit Embedded builds; the periods of all rates are exact, or rounded down.
func nanoseconds(ofMillihertz millihertz: Int32) -> Int64 { Int64(1e12 / Double(Int(millihertz))) }

extension RawRepresentable where RawValue == UInt8 {
  /// The value of a register's field that has the same code as a configuration's value.
  ///
  /// - Parameter reset: The result for a code that the field does not have. The cases of a configuration
  ///   are chosen so that this does not occur.
  init(code value: some RawRepresentable<UInt8>, otherwise reset: Self) {
    self = Self(rawValue: value.rawValue) ?? reset
  }

  /// The first value, in the order of raw values, that meets a condition.
  static func first(where meets: (Self) -> Bool) -> Self? {
    var code: UInt8 = 0
    while true {
      if let value = Self(rawValue: code), meets(value) { return value }
      if code == .max { return nil }
      code += 1
    }
  }
}
