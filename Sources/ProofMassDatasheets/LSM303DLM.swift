// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm303dlm.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer half of the LSM303DLM of STMicroelectronics, ±2, ±4 and ±8 g, 12 bits.
  ///
  /// Its registers are those of `LIS331DLH`, but for what is here; its numbers are in
  /// `LIS331DLH.Variant`.
  package enum LSM303DLM {}
}

#if !NO_HEAP
  extension Datasheet.LSM303DLM {
    /// The manufacturer's name.
    package static var name: String { "LSM303DLM" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LIS331DLH.facts,
      #"""
        part like LIS331DLH single
        identity 0F 32 LSM303DLM LIS331DLH LIS331HH H3LIS331DL LIS302DLH IIS328DQ AIS328DQ LSM303DL LSM303DLH | LINUX, sensor tables | single
        spi 80 40 3F 3 10000000 | DS, SPI interface, of the LIS331DLH, for want of one that says whether the module has it | unknown
        table microgravitiesPerDigit CTRL_REG4.FS | µg a digit | Typical sensitivity of the 12-bit code. | LINUX, sensor tables | single
          row | 1000 2000 - 3900
        table ratedG CTRL_REG4.FS | g | Rated full scale in either direction. | LINUX, sensor tables | single
          row | 2 4 - 8
        without noiseDensity zeroLevel zeroLevelDrift
      """#)
  }
#endif
