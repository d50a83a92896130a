// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/h3lis331dl.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of STMicroelectronics, ±100, ±200 and ±400 g, 12 bits, no self-test.
  ///
  /// Its registers are those of `LIS331DLH`, but for what is here; its numbers are in
  /// `LIS331DLH.Variant`.
  package enum H3LIS331DL {}
}

#if !NO_HEAP
  extension Datasheet.H3LIS331DL {
    /// The manufacturer's name.
    package static var name: String { "H3LIS331DL" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LIS331DLH.facts,
      #"""
        part like LIS331DLH independent
        identity 0F 32 H3LIS331DL LIS331DLH LIS331HH LIS302DLH IIS328DQ AIS328DQ LSM303DL LSM303DLH LSM303DLM | LINUX, sensor tables; H3PID; ADAFRUIT | independent
        register 23 CTRL_REG4 rw 00 | Data format and full scale. | H3PID; LINUX, sensor tables | independent
          field BDU 7 | Whether a pair holds still between the reads of its halves. | DS, description of CTRL_REG4 | independent
            code 0 continuous updates at any time
            code 1 held held until both halves are read
          field BLE 6 | Order of the bytes of a pair. | DS, description of CTRL_REG4 | independent
            code 0 little low byte at the lower address
            code 1 big high byte at the lower address
          field FS 5:4 | Full scale.
            code 0 g100 ±100 g
            code 1 g200 ±200 g
            code 2 - not defined
            code 3 g400 ±400 g
          field unused 3:1 zero | The part has no self-test. | H3PID | single
          field SIM 0 | SPI wiring. | DS, description of CTRL_REG4 | independent
            code 0 four four wires
            code 1 three three wires
        register 30 INT1_CFG rw 00 | Events of interrupt generator 1. | H3PID | single
          field AOI 7 | How events combine; with 6D, movement or position. | DS, description of INT1_CFG | independent
            code 0 or any event; with 6D, movement
            code 1 and all events; with 6D, position
          field unused 6 zero | The part has no 6D.
          field ZHIE 5 | Whether Z above the threshold takes part. | DS, description of INT1_CFG | independent
            code 0 disabled takes no part
            code 1 enabled takes part
          field ZLIE 4 | Whether Z below the threshold takes part. | DS, description of INT1_CFG | independent
            code 0 disabled takes no part
            code 1 enabled takes part
          field YHIE 3 | Whether Y above the threshold takes part. | DS, description of INT1_CFG | independent
            code 0 disabled takes no part
            code 1 enabled takes part
          field YLIE 2 | Whether Y below the threshold takes part. | DS, description of INT1_CFG | independent
            code 0 disabled takes no part
            code 1 enabled takes part
          field XHIE 1 | Whether X above the threshold takes part. | DS, description of INT1_CFG | independent
            code 0 disabled takes no part
            code 1 enabled takes part
          field XLIE 0 | Whether X below the threshold takes part. | DS, description of INT1_CFG | independent
            code 0 disabled takes no part
            code 1 enabled takes part
        register 34 INT2_CFG rw 00 | Events of interrupt generator 2. | H3PID | single
          field AOI 7 | How events combine; with 6D, movement or position. | DS, description of INT2_CFG | independent
            code 0 or any event; with 6D, movement
            code 1 and all events; with 6D, position
          field unused 6 zero | The part has no 6D.
          field ZHIE 5 | Whether Z above the threshold takes part. | DS, description of INT2_CFG | independent
            code 0 disabled takes no part
            code 1 enabled takes part
          field ZLIE 4 | Whether Z below the threshold takes part. | DS, description of INT2_CFG | independent
            code 0 disabled takes no part
            code 1 enabled takes part
          field YHIE 3 | Whether Y above the threshold takes part. | DS, description of INT2_CFG | independent
            code 0 disabled takes no part
            code 1 enabled takes part
          field YLIE 2 | Whether Y below the threshold takes part. | DS, description of INT2_CFG | independent
            code 0 disabled takes no part
            code 1 enabled takes part
          field XHIE 1 | Whether X above the threshold takes part. | DS, description of INT2_CFG | independent
            code 0 disabled takes no part
            code 1 enabled takes part
          field XLIE 0 | Whether X below the threshold takes part. | DS, description of INT2_CFG | independent
            code 0 disabled takes no part
            code 1 enabled takes part
        table microgravitiesPerDigit CTRL_REG4.FS | µg a digit | Typical sensitivity of the 12-bit code. | LINUX, sensor tables; H3PID | independent
          row | 49000 98000 - 195000
        table ratedG CTRL_REG4.FS | g | Rated full scale in either direction. | LINUX, sensor tables; H3PID | independent
          row | 100 200 - 400
        timing turnOnOffset 1000000 | With one sample period added: from power-down to the first valid sample; specified at 100 Hz. | H3 p.10
        without selfTestOffset selfTestMinimumX selfTestTypicalX selfTestMaximumX selfTestMinimumY selfTestTypicalY selfTestMaximumY selfTestMinimumZ selfTestTypicalZ selfTestMaximumZ noiseDensity zeroLevel zeroLevelDrift
        document H3 H3LIS331DL datasheet, DocID023111 Rev 3, STMicroelectronics (pages 10 and 13)
        document H3PID STMicroelectronics h3lis331dl-pid, commit 5d336a2
      """#)
  }
#endif
