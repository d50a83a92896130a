// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3gd20.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis gyroscope of STMicroelectronics, ±250, ±500 and ±2000 °/s, 16 bits, FIFO.
  ///
  /// Its registers are those of `L3G4200D`, but for what is here; its numbers are in
  /// `L3G4200D.Variant`.
  package enum L3GD20 {}
}

#if !NO_HEAP
  extension Datasheet.L3GD20 {
    /// The manufacturer's name.
    package static var name: String { "L3GD20" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.L3G4200D.facts,
      #"""
        part like L3G4200D independent
        identity 0F D4 L3GD20 LSM330D LSM330DLC LSM330 L3G4IS LSM9DS0 | LINUX, st_gyro_core.c; RIOT | independent
        i2c 400000 80 6A 6B | RIOT; PID | independent
        register 0F WHO_AM_I r D4 | The identity byte. | LINUX, st_gyro_core.c; RIOT | independent
          field ID 7:0 | 0xD4, also in several modules.
        register 20 CTRL_REG1 rw 07 | Data rate, bandwidth, power and axes. | RIOT; LINUX, st_gyro_core.c | independent
          field DR 7:6 | Output data rate.
            code 0 hertz95 95 Hz
            code 1 hertz190 190 Hz
            code 2 hertz380 380 Hz
            code 3 hertz760 760 Hz
          field BW 5:4 | Cut-off of the second low-pass, by rate; it acts only where a selection passes through it. | DS Table 22; AN Table 3 | independent
            code 0 lowest lowest cut-off
            code 1 low second lowest cut-off
            code 2 high second highest cut-off
            code 3 highest highest cut-off
          field PD 3 | Whether the drive runs; with no axis enabled the part sleeps. | DS Table 18; DS, description of CTRL_REG1 | independent
            code 0 powerDown power-down
            code 1 running normal, or sleep with no axis enabled
          field Zen 2 | Whether the Z axis is measured. | DS Table 18; DS, description of CTRL_REG1 | independent
            code 0 disabled not measured
            code 1 enabled measured
          field Yen 1 | Whether the Y axis is measured. | DS Table 18; DS, description of CTRL_REG1 | independent
            code 0 disabled not measured
            code 1 enabled measured
          field Xen 0 | Whether the X axis is measured. | DS Table 18; DS, description of CTRL_REG1 | independent
            code 0 disabled not measured
            code 1 enabled measured
        table millihertz CTRL_REG1.DR | mHz | Output data rate. | LINUX, st_gyro_core.c; RIOT | independent
          row | 95000 190000 380000 760000
        table lowPass1CutoffMillihertz CTRL_REG1.DR | mHz | Cut-off of the first low-pass, always in the path; the L3G4200D's, for want of others. | AN Tables 3 and 10, for the L3G4200D | unknown
          row | 32000 54000 78000 93000
        table lowPass2CutoffMillihertz CTRL_REG1.DR CTRL_REG1.BW | mHz | Cut-off of the second low-pass. | RECALLED, for the highest; DS Table 22, for the others | single
          row 0 | 12500 25000 25000 25000
          row 1 | 12500 25000 50000 70000
          row 2 | 20000 25000 50000 100000
          row 3 | 30000 35000 50000 100000
        table highPassCutoffMillihertz CTRL_REG1.DR CTRL_REG2.HPCF | mHz | Cut-off of the high-pass, as printed (rounded): about nine tenths of the L3G4200D's. | RECALLED | single
          row 0 | 7200 3500 1800 900 450 180 90 45 18 9
          row 1 | 13500 7200 3500 1800 900 450 180 90 45 18
          row 2 | 27000 13500 7200 3500 1800 900 450 180 90 45
          row 3 | 51400 27000 13500 7200 3500 1800 900 450 180 90
        table microdegreesPerSecondPerDigit CTRL_REG4.FS | µ°/s a digit | Typical sensitivity. | LINUX, st_gyro_core.c; RIOT | independent
          row | 8750 17500 70000 70000
        table ratedDegreesPerSecond CTRL_REG4.FS | °/s | Rated full scale in either direction; the code reaches 14.7 % further. | LINUX, st_gyro_core.c; RIOT | independent
          row | 250 500 2000 2000
        table zeroLevel CTRL_REG4.FS | °/s | Typical zero-rate level, either sign. | RECALLED | single
          row | 10 15 75 75
        timing turnOn 250000000 | From power-down to settled data. | RECALLED | single
        constant noiseDensity 30 | mdps/√Hz | Typical noise density. | RECALLED | single
        without zeroLevelDrift
        document RECALLED L3GD20 datasheet, STMicroelectronics, from memory
        document RIOT RIOT drivers/l3gxxxx, which drives the family with one register map
      """#)
  }
#endif
