// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/a3g4250d.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis gyroscope of STMicroelectronics for cars, ±245 °/s, 16 bits, FIFO.
  ///
  /// Its registers are those of `L3G4200D`, but for what is here; its numbers are in
  /// `L3G4200D.Variant`.
  package enum A3G4250D {}
}

#if !NO_HEAP
  extension Datasheet.A3G4250D {
    /// The manufacturer's name.
    package static var name: String { "A3G4250D" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.L3G4200D.facts,
      #"""
        part like L3G4200D independent
        identity 0F D3 A3G4250D L3G4200D I3G4250D LSM330DL | PID; LINUX, st_gyro_core.c | independent
        register 23 CTRL_REG4 rw 00 | Data format and self-test. | PID, which has neither BDU nor FS for the part | single
          field BDU 7 zero | The part has no BDU.
          field BLE 6 | Order of the bytes of a pair. | DS Table 18; DS, description of CTRL_REG4 | independent
            code 0 little low byte at the lower address
            code 1 big high byte at the lower address
          field FS 5:4 | Full scale; the part has one.
            code 0 dps245 ±245 °/s
            code 1-3 - not used
          field reserved 3 zero | Must be zero. | DS Table 18; DS, description of CTRL_REG4 | independent
          field ST 2:1 | Self-test. | DS Table 18; DS, description of CTRL_REG4 | independent
            code 0 off off
            code 1 plus outputs rise
            code 2 - not used
            code 3 minus outputs fall
          field SIM 0 | SPI wiring. | DS Table 18; DS, description of CTRL_REG4 | independent
            code 0 four four wires
            code 1 three three wires
        register 2E FIFO_CTRL_REG rw 00 | FIFO mode and watermark. | PID, which has three modes for the part | single
          field FM 7:5 | FIFO mode.
            code 0 bypass empty and idle
            code 1 fifo fills once and stops
            code 2 stream drops the oldest set when full
            code 3-7 - not defined
          field WTM 4:0 | Sets that the FIFO must hold more of (application note), or as many (datasheet), to report the watermark. | DS, description of FIFO_CTRL_REG; AN, FIFO chapter | independent
        table millihertz CTRL_REG1.DR | mHz | Output data rate. | PID; RIOT | independent
          row | 100000 200000 400000 800000
        table lowPass1CutoffMillihertz CTRL_REG1.DR | mHz | Cut-off of the first low-pass, always in the path; the L3G4200D's, for want of others. | AN Tables 3 and 10, for the L3G4200D | unknown
          row | 32000 54000 78000 93000
        table microdegreesPerSecondPerDigit CTRL_REG4.FS | µ°/s a digit | Typical sensitivity. | LINUX, st_gyro_core.c; PID | independent
          row | 8750
        table ratedDegreesPerSecond CTRL_REG4.FS | °/s | Rated full scale in either direction; the code reaches 14.7 % further. | PID | single
          row | 245
        table selfTestDegreesPerSecond CTRL_REG4.FS | °/s | Typical output change under self-test, either sign. | DS Table 4, for the L3G4200D at ±250 °/s | inferred
          row | 130
        table zeroLevel CTRL_REG4.FS | °/s | Typical zero-rate level, either sign. | RECALLED | single
          row | 25
        timing turnOn 250000000 | From power-down to settled data. | RECALLED | single
        constant noiseDensity 30 | mdps/√Hz | Typical noise density. | RECALLED | single
        without zeroLevelDrift
        document RECALLED A3G4250D datasheet, STMicroelectronics, from memory
        document RIOT RIOT drivers/l3gxxxx, which drives the family with one register map
      """#)
  }
#endif
