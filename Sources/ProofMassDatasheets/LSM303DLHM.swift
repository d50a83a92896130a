// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm303dlhm.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer in STMicroelectronics' LSM303DLH, ±1.3 to ±8.1 G, 12 bits, 0.75 to 75
  /// Hz.
  ///
  /// Its registers are those of `HMC5883L`, but for what is here; its numbers are in
  /// `HMC5883L.Variant`.
  package enum LSM303DLHM {}
}

#if !NO_HEAP
  extension Datasheet.LSM303DLHM {
    /// The manufacturer's name.
    package static var name: String { "LSM303DLHM" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.HMC5883L.facts,
      #"""
        part like HMC5883L independent
        identity 0A 48 LSM303DLHM HMC5883L LSM303DLHCM LSM303DLMM | PIDDLH; LINUXST | independent
        register 00 CRA rw 10 | Rate and measurement mode. | PIDDLH
          field reserved 7:5 zero | Must be zero: no averages.
          field DO 4:2 | Output data rate in continuous mode. | HMC, configuration register A | independent
            code 0 hertz0Point75 0.75 Hz
            code 1 hertz1Point5 1.5 Hz
            code 2 hertz3 3 Hz
            code 3 hertz7Point5 7.5 Hz
            code 4 hertz15 15 Hz
            code 5 hertz30 30 Hz
            code 6 hertz75 75 Hz
            code 7 - reserved
          field MS 1:0 | Current through the offset strap during a measurement. | HMC, configuration register A | independent
            code 0 none none: the ambient field
            code 1 positive positive: the self-test's field is measured
            code 2 negative negative: the self-test's field is measured
            code 3 - reserved
        register 01 CRB rw 20 | Gain. | PIDDLH
          field GN 7:5 | Gain; that of Z is lower.
            code 0 - not listed
            code 1 gauss1Point3 ±1.3 G, 1055 digits a gauss, Z 950
            code 2 gauss1Point9 ±1.9 G, 795 digits a gauss, Z 710
            code 3 gauss2Point5 ±2.5 G, 635 digits a gauss, Z 570
            code 4 gauss4 ±4 G, 430 digits a gauss, Z 385
            code 5 gauss4Point7 ±4.7 G, 375 digits a gauss, Z 335
            code 6 gauss5Point6 ±5.6 G, 320 digits a gauss, Z 285
            code 7 gauss8Point1 ±8.1 G, 230 digits a gauss, Z 205
          field reserved 4:0 zero | Must be zero. | HMC, configuration register B | independent
        register 02 MR rw 03 - onRequest | Operating mode. | ST, of the LSM303DLHC | inferred
          reading locks the data registers until all six have been read.
          field reserved 7:2 zero | Written as zero. One table names bit 7 for 3.4 MHz I2C, which another section excludes; a library for an earlier revision of the document clears it after each single measurement. | HMC, mode register, and status register, LOCK | independent
          field MD 1:0 | Operating mode. | HMC, mode register, and status register, LOCK | independent
            code 0 continuous measures at the rate of DO
            code 1 single measures once, then idle
            code 2 idle idle
            code 3 idleAlternate idle
        table millihertz CRA.DO | mHz | Output data rate in continuous mode. | PIDDLH
          row | 750 1500 3000 7500 15000 30000 75000
        table digitsPerGauss CRB.GN | digits a gauss | Sensitivity of X and Y. | PIDDLH; LINUXST | independent
          row | - 1055 795 635 430 375 320 230
        table digitsPerGaussZ CRB.GN | digits a gauss | Sensitivity of Z. | PIDDLH; LINUXST | independent
          row | - 950 710 570 385 335 285 205
        table milligauss CRB.GN | mG | Recommended range, of either sign; the output reaches further. | PIDDLH; LINUXST | independent
          row | - 1300 1900 2500 4000 4700 5600 8100
        without selfTestFieldXY selfTestFieldZ selfTestLowest selfTestHighest averageCount noiseMicrogauss firstData
        document LINUXST Linux drivers/iio/magnetometer/st_magn_core.c, its row for LSM303DLH
        document PIDDLH STMicroelectronics' register header of the LSM303DLH
      """#)
  }
#endif
