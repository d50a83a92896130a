// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets

/// What a chip adds to the output of its gyroscope, in steps of 1/32.8 °/s in every range.
struct InvenSenseOffset {
  /// The steps of each axis.
  let steps: Axes<Int>

  /// The nearest steps.
  ///
  /// - Throws: `.wrongConfiguration` for an offset beyond the chip's steps.
  init(_ rate: AngularRate) throws(SensorError) {
    let degrees = rate.degreesPerSecond
    steps = Axes(
      try Steps.of(Self.step, in: degrees.x, -32768...32767),
      try Steps.of(Self.step, in: degrees.y, -32768...32767),
      try Steps.of(Self.step, in: degrees.z, -32768...32767))
  }

  /// The steps as an angular rate. Zero is exact.
  var rate: AngularRate {
    AngularRate(degreesPerSecond: steps.map { Double($0) * Self.step })
  }

  /// The six registers from that of X on.
  var bytes: InlineArray<6, UInt8> {
    let words = steps.map { UInt16(bitPattern: Int16(truncatingIfNeeded: $0)) }
    return [
      UInt8(words.x >> 8), UInt8(words.x & 0xFF), UInt8(words.y >> 8), UInt8(words.y & 0xFF),
      UInt8(words.z >> 8), UInt8(words.z & 0xFF),
    ]
  }

  private static var step: Double {
    10 / Double(Datasheet.MPU6500.Constant.gyroscopeOffsetDecidigits)
  }
}
