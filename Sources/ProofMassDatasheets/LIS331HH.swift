// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331hh.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of STMicroelectronics, ±6, ±12 and ±24 g, 12 bits.
  ///
  /// Its registers are those of `LIS331DLH`, but for what is here; its numbers are in
  /// `LIS331DLH.Variant`.
  package enum LIS331HH {}
}

#if !NO_HEAP
  extension Datasheet.LIS331HH {
    /// The manufacturer's name.
    package static var name: String { "LIS331HH" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LIS331DLH.facts,
      #"""
        part like LIS331DLH independent
        identity 0F 32 LIS331HH LIS331DLH H3LIS331DL LIS302DLH IIS328DQ AIS328DQ LSM303DL LSM303DLH LSM303DLM | ADAFRUIT; DFROBOT | independent
        register 23 CTRL_REG4 rw 00 | Data format, full scale and self-test. | ADAFRUIT; DFROBOT | independent
          field BDU 7 | Whether a pair holds still between the reads of its halves. | DS, description of CTRL_REG4 | independent
            code 0 continuous updates at any time
            code 1 held held until both halves are read
          field BLE 6 | Order of the bytes of a pair. | DS, description of CTRL_REG4 | independent
            code 0 little low byte at the lower address
            code 1 big high byte at the lower address
          field FS 5:4 | Full scale.
            code 0 g6 ±6 g
            code 1 g12 ±12 g
            code 2 - not defined
            code 3 g24 ±24 g
          field STsign 3 | Direction of the self-test force on all three axes. | DS, description of CTRL_REG4 | independent
            code 0 plus outputs rise
            code 1 minus outputs fall
          field reserved 2 zero | Must be zero. | DS, description of CTRL_REG4 | independent
          field ST 1 | Whether the self-test force acts. | DS, description of CTRL_REG4 | independent
            code 0 off Off
            code 1 on On
          field SIM 0 | SPI wiring. | DS, description of CTRL_REG4 | independent
            code 0 four four wires
            code 1 three three wires
        table microgravitiesPerDigit CTRL_REG4.FS | µg a digit | Typical sensitivity of the 12-bit code. | ADAFRUIT; DFROBOT | independent
          row | 3000 6000 - 12000
        table ratedG CTRL_REG4.FS | g | Rated full scale in either direction. | ADAFRUIT; DFROBOT | independent
          row | 6 12 - 24
        constant selfTestMinimumX 0 | digits at ±6 g | Smallest change of X under the self-test force; none is stated. | STAFF | unknown
        constant selfTestTypicalX 100 | digits at ±6 g | A change of X within the limits, the LIS331DLH's at this scale. | DS, mechanical characteristics, self-test output change | inferred
        constant selfTestMaximumX 180 | digits at ±6 g | Largest change of X under the self-test force, either sign. | STAFF | single
        constant selfTestMinimumY 0 | digits at ±6 g | Smallest change of Y under the self-test force; none is stated. | STAFF | unknown
        constant selfTestTypicalY 100 | digits at ±6 g | A change of Y within the limits, the LIS331DLH's at this scale. | DS, mechanical characteristics, self-test output change | inferred
        constant selfTestMaximumY 180 | digits at ±6 g | Largest change of Y under the self-test force, either sign. | STAFF | single
        constant selfTestMinimumZ 220 | digits at ±6 g | Smallest change of Z under the self-test force, either sign. | STAFF | single
        constant selfTestTypicalZ 295 | digits at ±6 g | The middle of the limits for Z. | STAFF | inferred
        constant selfTestMaximumZ 370 | digits at ±6 g | Largest change of Z under the self-test force, either sign. | STAFF | single
        without noiseDensity zeroLevel zeroLevelDrift
        document DFROBOT DFRobot LIS331HH driver
        document SPARKFUN SparkFun LIS331 driver
        document STAFF Statements of ST's staff in the ST community, on the self-test of the LIS331HH
      """#)
  }
#endif
