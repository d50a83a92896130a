// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// What a register has steps for, to the nearest.
enum Steps {
  /// - Throws: `.unsupported` for what is beyond the limits, or not a number. A value below zero is
  ///   where none is in the limits, however small.
  static func of(
    _ step: Double, in value: Double, _ limits: ClosedRange<Int>
  ) throws(SensorError) -> Int {
    let exact = value / step
    // Not `rounded()`, for which firmware would need a C library.
    let nearest = exact < 0 ? exact - 0.5 : exact + 0.5
    guard
      value >= 0 || limits.lowerBound < 0, nearest > Double(limits.lowerBound) - 1,
      nearest < Double(limits.upperBound) + 1
    else { throw .unsupported }
    return Int(nearest)
  }

  /// The same of a time, from 0 on.
  ///
  /// In 64 bits, for widening to them allocates in 32-bit Embedded builds.
  static func of(
    nanoseconds step: Int64, in time: Duration, through limit: Int64
  ) throws(SensorError) -> Int64 {
    let time = time.wholeNanoseconds
    guard time >= 0, time < limit * step + step / 2 else { throw .unsupported }
    return (time + step / 2) / step
  }
}
