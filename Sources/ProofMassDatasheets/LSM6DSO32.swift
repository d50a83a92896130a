// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm6dso32.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of STMicroelectronics, ±4 to ±32 g and ±125 to ±2000 °/s, as the
  /// LSM6DSO, without OIS.
  ///
  /// Its registers are those of `LSM6DSO`, but for what is here; its numbers are in
  /// `LSM6DSO.Variant`.
  package enum LSM6DSO32 {}
}

#if !NO_HEAP
  extension Datasheet.LSM6DSO32 {
    /// The manufacturer's name.
    package static var name: String { "LSM6DSO32" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LSM6DSO.facts,
      #"""
        part like LSM6DSO independent
        identity 0F 6C LSM6DSO32 LSM6DSO LSM6DSOX LSM6DSOP | DS32, WHO_AM_I
        i2c 400000 00 6A 6B | DS32, I2C operation
        spi 80 00 7F 3 10000000 | DS32, SPI bus interface | inferred
        reserved 00 00 doNotWrite | DS32, register address map
        reserved 03 06 doNotWrite | DS32, register address map
        reserved 1F 1F doNotWrite | DS32, register address map
        reserved 2E 34 doNotWrite | DS32, register address map
        reserved 38 38 doNotWrite | DS32, register address map
        reserved 3C 3F doNotWrite | DS32, register address map
        reserved 44 55 doNotWrite | DS32, register address map
        reserved 60 61 doNotWrite | DS32, register address map
        reserved 64 72 doNotWrite | DS32, register address map
        reserved 76 77 doNotWrite | DS32, register address map
        reserved 7F 7F doNotWrite | DS32, register address map
        register 02 PIN_CTRL rw 3F | Pull-ups. | DS32, PIN_CTRL
          field zero 7 zero | Must be zero.
          field SDO_PU_EN 6 | Pull-up of SDO. | PID, PIN_CTRL; DS32, PIN_CTRL | independent
            code 0 off disconnected
            code 1 on connected
          field KEEP1 5:0 only 63 | Have to stay 1. | PID, PIN_CTRL; DS32, PIN_CTRL | independent
        register 10 CTRL1_XL rw 00 | Accelerometer: rate, range, second low-pass. | DS32, CTRL1_XL
          field ODR_XL 7:4 | Output data rate. | PID, CTRL1_XL; DS32, CTRL1_XL | independent
            code 0 powerDown power-down
            code 1 hertz12Point5 12.5 Hz
            code 2 hertz26 26 Hz
            code 3 hertz52 52 Hz
            code 4 hertz104 104 Hz
            code 5 hertz208 208 Hz
            code 6 hertz416 416 Hz, 417 Hz elsewhere
            code 7 hertz833 833 Hz
            code 8 hertz1666 1.66 kHz
            code 9 hertz3333 3.33 kHz
            code 10 hertz6667 6.66 kHz
            code 11 hertz1Point6 1.6 Hz in low-power mode, 12.5 Hz in high-performance mode
            code 12-15 - not allowed
          field FS_XL 3:2 | Full scale.
            code 0 g4 ±4 g
            code 1 g32 ±32 g
            code 2 g8 ±8 g
            code 3 g16 ±16 g
          field LPF2_XL_EN 1 | Whether the second low-pass is in the path. | PID, CTRL1_XL; DS32, CTRL1_XL | independent
            code 0 off no
            code 1 on yes
          field zero 0 zero | Must be zero. | PID, CTRL1_XL; DS32, CTRL1_XL | independent
        register 16 CTRL7_G rw 00 | Gyroscope: power mode, high-pass; user offset. | DS32, CTRL7_G
          field G_HM_MODE 7 | Whether the gyroscope leaves high performance: low power up to 52 Hz, normal at 104 and 208 Hz. | PID, CTRL7_G; DS32, CTRL7_G | independent
            code 0 off no
            code 1 on yes
          field HP_EN_G 6 | High-pass, in high-performance mode only. | PID, CTRL7_G; DS32, CTRL7_G | independent
            code 0 off no
            code 1 on yes
          field HPM_G 5:4 | Cut-off of the high-pass. | PID, CTRL7_G; DS32, CTRL7_G | independent
            code 0 millihertz16 16 mHz
            code 1 millihertz65 65 mHz
            code 2 millihertz260 260 mHz
            code 3 millihertz1040 1.04 Hz
          field zero 3 zero | Must be zero. | PID, CTRL7_G; DS32, CTRL7_G | independent
          field zero 2 zero | Must be zero.
          field USR_OFF_ON_OUT 1 | Whether the user offset is subtracted from outputs and FIFO. | PID, CTRL7_G; DS32, CTRL7_G | independent
            code 0 off no
            code 1 on yes
          field zero 0 zero | Must be zero.
        register 17 CTRL8_XL rw 00 | Accelerometer's filters. | DS32, CTRL8_XL
          field HPCF_XL 7:5 | Cut-off of the second low-pass or the high-pass. | PID, CTRL8_XL; DS32, CTRL8_XL | independent
            code 0 quarter rate / 4; as high-pass the slope
            code 1 tenth rate / 10
            code 2 twentieth rate / 20
            code 3 fortyFifth rate / 45
            code 4 hundredth rate / 100
            code 5 twoHundredth rate / 200
            code 6 fourHundredth rate / 400
            code 7 eightHundredth rate / 800
          field HP_REF_MODE_XL 4 | Whether the high-pass subtracts a stored sample. | PID, CTRL8_XL; DS32, CTRL8_XL | independent
            code 0 off no
            code 1 on yes
          field FASTSETTL_MODE_XL 3 | Whether the filter presets itself after power-down. | PID, CTRL8_XL; DS32, CTRL8_XL | independent
            code 0 off no
            code 1 on yes
          field HP_SLOPE_XL_EN 2 | Whether outputs have the high-pass or slope. | PID, CTRL8_XL; DS32, CTRL8_XL | independent
            code 0 off no
            code 1 on yes
          field zero 1 zero | Must be zero.
          field LOW_PASS_ON_6D 0 | Data for six directions. | PID, CTRL8_XL; DS32, CTRL8_XL | independent
            code 0 off first low-pass
            code 1 on second low-pass
        register 59 TAP_THS_6D rw 00 | Six directions; taps: threshold of Z. | DS32, TAP_THS_6D
          field D4D_EN 7 | Whether six directions are only four, without Z. | PID, TAP_THS_6D; DS32, TAP_THS_6D | independent
            code 0 off no
            code 1 on yes
          field SIXD_THS 6:5 | Angle of six directions.
            code 0 step0 68°
            code 1 step1 47°
            code 2-3 - not allowed
          field TAP_THS_Z 4:0 | Full scale / 32 a step. | PID, TAP_THS_6D; DS32, TAP_THS_6D | independent
        register 5D FREE_FALL rw 00 | Free fall. | DS32, FREE_FALL
          field FF_DUR 7:3 | Low 5 of 6 bits; samples. | PID, FREE_FALL; DS32, FREE_FALL | independent
          field FF_THS 2:0 | Threshold.
            code 0 step0 312 mg
            code 1 step1 438 mg
            code 2 step2 500 mg
            code 3-7 - not allowed
        table filterDivisor CTRL8_XL.HPCF_XL | 1 | Rate divided by the cut-off of the accelerometer's filters. | DS32, CTRL8_XL
          row | 4 10 20 45 100 200 400 800
        table lowPass1CutoffMillihertz CTRL2_G.ODR_G CTRL6_C.FTYPE | mHz | Cut-off of the gyroscope's first low-pass. | DS32, CTRL6_C
          row 0 | - - - - - - - -
          row 1 | 4200 4200 4200 4200 4200 4200 4100 3900
          row 2 | 8300 8300 8300 8300 8300 8300 7800 6700
          row 3 | 16600 16600 16600 16600 16700 16800 13400 9700
          row 4 | 33000 33000 33000 33000 33000 31000 19000 11500
          row 5 | 67000 67000 67000 67000 62400 43200 23100 12200
          row 6 | 136600 130500 120300 137100 86700 48000 24600 12400
          row 7 | 239200 192400 154200 281800 96600 49400 25000 12500
          row 8 | 304200 220700 166600 453200 99600 49800 25100 12500
          row 9 | 328500 229600 170100 559200 100400 49900 25100 12500
          row 10 | 335500 232000 171100 609000 100600 49900 25100 12500
        table lowPass2CutoffMillihertz CTRL2_G.ODR_G | mHz | Cut-off of the gyroscope's second low-pass. | DS32, gyroscope filtering chain
          row | - 4200 8300 16600 33000 66800 135900 295500 1108100 1320700 1441800
        table highPassCutoffMillihertz CTRL7_G.HPM_G | mHz | Cut-off of the gyroscope's high-pass. | DS32, CTRL7_G
          row | 16 65 260 1040
        table microgPerDigit CTRL1_XL.FS_XL | µg a digit | Sensitivity of the accelerometer. | DS32, mechanical characteristics
          row | 122 976 244 488
        table ratedG CTRL1_XL.FS_XL | g | Full scale of the accelerometer. | DS32, CTRL1_XL
          row | 4 32 8 16
        table freeFallMilliG FREE_FALL.FF_THS | mg | Threshold of free fall. | DS32, FREE_FALL
          row | 312 438 500
        table directionDegrees TAP_THS_6D.SIXD_THS | ° | Angle of six directions. | DS32, TAP_THS_6D
          row | 68 47
        table noiseDensity CTRL1_XL.FS_XL | µg/√Hz | Typical noise of the accelerometer in high-performance mode. | DS32, mechanical characteristics
          row | 120 220 130 160
        timing turnOn 35000000 | Turn-on time, which the document gives for the part without a condition. | DS32, mechanical characteristics
        timing dataReadyPulse 75000 | Pulse of data-ready on the pins. | DS32, COUNTER_BDR_REG1
        timing timestampStep 25000 | Step of the timestamp, at the nominal time base. | DS32, TIMESTAMP0
        constant accelerometerZeroLevel 20 | mg | Typical zero-g level of the accelerometer, either sign. | DS32, mechanical characteristics
        constant accelerometerSelfTestMinimum 50 | mg | Smallest change in the accelerometer's self-test. | DS32, mechanical characteristics
        constant accelerometerSelfTestMaximum 1700 | mg | Largest change in the accelerometer's self-test. | DS32, mechanical characteristics
        constant gyroscopeSelfTestMinimum 150 | °/s | Smallest change in the gyroscope's self-test, at ±2000 °/s. | DS32, mechanical characteristics
        constant gyroscopeSelfTestMaximum 700 | °/s | Largest change in the gyroscope's self-test, at ±2000 °/s. | DS32, mechanical characteristics
        without INT_OIS CTRL1_OIS CTRL2_OIS CTRL3_OIS gyroscopeZeroLevel
      """#)
  }
#endif
