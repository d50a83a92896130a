// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/adxl343.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of Analog Devices, ±2 to ±16 g, 10 to 13 bits, for consumer products;
  /// by its drivers an ADXL345.
  ///
  /// Its registers are those of `ADXL345`, but for what is here; its numbers are in
  /// `ADXL345.Variant`.
  package enum ADXL343 {}
}

#if !NO_HEAP
  extension Datasheet.ADXL343 {
    /// The manufacturer's name.
    package static var name: String { "ADXL343" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.ADXL345.facts,
      #"""
        part like ADXL345 independent
        identity 00 E5 ADXL343 ADXL345 ADXL375 | ADAFRUIT; NEOBIRTH | independent
        document ADAFRUIT Adafruit_ADXL343, which drives it as an ADXL345
        document NEOBIRTH ADXL343.rs by NeoBirth, version 0.8
      """#)
  }
#endif
