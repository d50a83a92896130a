// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis302dl.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of STMicroelectronics, ±2 and ±8 g, 8 bits, with click detection, in
  /// the older package.
  ///
  /// Its registers are those of `LIS331DL`, but for what is here; its numbers are in
  /// `LIS331DL.Variant`.
  package enum LIS302DL {}
}

#if !NO_HEAP
  extension Datasheet.LIS302DL {
    /// The manufacturer's name.
    package static var name: String { "LIS302DL" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LIS331DL.facts,
      #"""
        part like LIS331DL manufacturer
        identity 0F 3B LIS302DL LIS331DL | DS302, description of WHO_AM_I
      """#)
  }
#endif
