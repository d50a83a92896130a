// SPDX-License-Identifier: Apache-2.0

/// One transfer's accesses to an ADXL345, from the command byte to its end.
struct ADXL345Access: Sendable {
  /// The end of a read of the data registers.
  struct End: Sendable {
    /// Board time in nanoseconds.
    var time: Int64
    /// Instant of the set that was read.
    var instant: Int64
    /// Whether the set before was read less than 5 µs before, and is the same.
    var isRepeated: Bool
  }

  /// Number of data bytes.
  var bytes = 0
  /// Data registers that were read since the last end, 32 the lowest bit.
  var marks: UInt8 = 0
  /// The set that is returned, and the one whose Y and Z are.
  var set = SampleSet()
  var second = SampleSet()
  /// Whether the read began less than 5 µs after the last.
  var isRepeated = false
  /// Whether bytes are shifted by a bit, and the bit that comes in.
  var isShifted = false
  var carry: UInt8 = 0

  /// Whether bytes of both halves, or of neither, were read of each axis.
  var hasNoHalves: Bool { (marks ^ marks >> 1) & 0x15 == 0 }
}
