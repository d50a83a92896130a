// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm6ds3trc.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// LSM6DS3TR-C: accelerometer and gyroscope of STMicroelectronics, with the registers of the
  /// LSM6DSL.
  ///
  /// Its registers are those of `LSM6DSL`, but for what is here; its numbers are in
  /// `LSM6DSL.Variant`.
  package enum LSM6DS3TRC {}
}

#if !NO_HEAP
  extension Datasheet.LSM6DS3TRC {
    /// The manufacturer's name.
    package static var name: String { "LSM6DS3TRC" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LSM6DSL.facts,
      #"""
        part like LSM6DSL manufacturer
        identity 0F 6A LSM6DS3TRC LSM6DSL LSM6DSM ISM330DLC | DSTRC, WHO_AM_I; LINUX
        i2c 400000 00 6A 6B | DSTRC, I2C operation
        spi 80 00 7F 3 10000000 | DSTRC, SPI bus interface
        table fifoDecimation FIFO_CTRL3.DEC_FIFO_XL | triggers | Triggers to a data set; the other sets have the same codes. | DSTRC, FIFO_CTRL3
          row | - 1 2 3 4 8 16 32
        table filterDivisor CTRL8_XL.HPCF_XL | 1 | Rate divided by the cut-off of the accelerometer's second low-pass. | ANTRC, whose tables are those of AN
          row | 50 100 9 400
        table highPassDivisor CTRL8_XL.HPCF_XL | 1 | Rate divided by the cut-off of the accelerometer's high-pass; the first is that of the slope. | ANTRC, whose tables are those of AN
          row | 4 100 9 400
        table lowPass1CutoffMillihertz CTRL2_G.ODR_G CTRL6_C.FTYPE | mHz | Cut-off of the gyroscope's low-passes together, with the first. | ANTRC, whose tables are those of AN
          row 0 | - - - -
          row 1 | 4000 4000 4000 4000
          row 2 | 8000 8000 8000 8000
          row 3 | 17000 17000 17000 17000
          row 4 | 33000 33000 33000 33000
          row 5 | 67000 67000 67000 67000
          row 6 | 138000 131000 121000 138000
          row 7 | 245000 195000 155000 293000
          row 8 | 315000 224000 168000 505000
          row 9 | 343000 234000 172000 925000
          row 10 | 351000 237000 173000 937000
        table lowPass2CutoffMillihertz CTRL2_G.ODR_G | mHz | Cut-off of the gyroscope's second low-pass alone. | ANTRC, whose tables are those of AN
          row | - 4000 8000 17000 33000 67000 137000 312000 988000 1161000 1250000
        table highPassCutoffMicrohertz CTRL7_G.HPM_G | µHz | Cut-off of the gyroscope's high-pass. | DSTRC, CTRL7_G
          row | 16000 65000 260000 1040000
        table accelerometerSettlingSamples CTRL1_XL.ODR_XL | samples | Accelerometer's samples to discard in high-performance mode with the first low-pass at rate / 2; none in the other modes. | ANTRC, whose tables are those of AN
          row | - 0 0 1 1 1 1 1 2 3 13 0
        table accelerometerSettlingSamplesNarrow CTRL1_XL.ODR_XL | samples | Accelerometer's samples to discard in high-performance mode with the first low-pass at rate / 4, or with the slope; one in the other modes. | ANTRC, whose tables are those of AN
          row | - 1 1 1 2 2 2 2 2 4 13 1
        table filterSettlingSamples CTRL8_XL.HPCF_XL | samples | Accelerometer's samples until the second low-pass has settled to 1 %. | ANTRC, whose tables are those of AN
          row | 40 80 15 320
        table highPassSettlingSamples CTRL8_XL.HPCF_XL | samples | Accelerometer's samples until the high-pass, or the slope, has settled to 1 %. | ANTRC, whose tables are those of AN
          row | 14 80 15 320
        table settlingSamples CTRL2_G.ODR_G | samples | Gyroscope's samples to discard without the first low-pass. | ANTRC, whose tables are those of AN
          row | - 2 3 3 3 3 3 3 135 270 540
        table settlingSamplesLowPass1 CTRL2_G.ODR_G CTRL6_C.FTYPE | samples | Gyroscope's samples to discard with the first low-pass. | ANTRC, whose tables are those of AN
          row 0 | - - - -
          row 1 | 2 2 2 2
          row 2 | 3 3 3 3
          row 3 | 3 3 3 3
          row 4 | 4 4 4 4
          row 5 | 4 4 5 4
          row 6 | 5 6 6 5
          row 7 | 7 8 9 6
          row 8 | 135 135 135 135
          row 9 | 270 270 270 270
          row 10 | 540 540 540 540
        table microgPerDigit CTRL1_XL.FS_XL | µg a digit | Sensitivity of the accelerometer. | DSTRC, mechanical characteristics; LINUX
          row | 61 488 122 244
        table ratedG CTRL1_XL.FS_XL | g | Full scale of the accelerometer. | DSTRC, CTRL1_XL
          row | 2 16 4 8
        table microdegreesPerSecondPerDigit CTRL2_G.FS_G | µ°/s a digit | Sensitivity of the gyroscope. | DSTRC, mechanical characteristics; LINUX
          row | 8750 4375 17500 - 35000 - 70000
        table ratedDegreesPerSecond CTRL2_G.FS_G | °/s | Full scale of the gyroscope. | DSTRC, CTRL2_G
          row | 250 125 500 - 1000 - 2000
        table freeFallMilliG FREE_FALL.FF_THS | mg | Threshold of free fall. | DSTRC, FREE_FALL
          row | 156 219 250 312 344 406 469 500
        table directionDegrees TAP_THS_6D.SIXD_THS | ° | Angle of six directions. | DSTRC, TAP_THS_6D
          row | 80 70 60 50
        table noiseDensity CTRL1_XL.FS_XL | µg/√Hz | Typical noise of the accelerometer in high-performance mode. | DSTRC, mechanical characteristics
          row | 90 130 90 90
        timing boot 15000000 | From power-on or BOOT to the end of the trim download; registers do not answer meanwhile. | ANTRC, power-on and reboot
        timing softReset 50000 | From SW_RESET until it reads 0, typical. | ANTRC, software reset
        timing gyroscopeTurnOn 70000000 | From power-down of the gyroscope to data, without the samples to discard. | ANTRC, gyroscope turn-on
        timing turnOn 35000000 | Turn-on time, which the document gives for the part without a condition. | DSTRC, mechanical characteristics
        timing sensorHubPulse 150000 | Pulse of the sensor hub's end on INT1. | ANTRC, sensor hub
        timing sensorHubStop 5000000 | From START_CONFIG set, which ends the cycles, until MASTER_ON may be cleared. | ANTRC, pass-through
        timing dataReadyPulse 75000 | Pulse of data-ready on the pins. | DSTRC, DRDY_PULSE_CFG_G
        timing timestampStep 25000 | Step of the timestamp with TIMER_HR, at the nominal time base. | DSTRC, WAKE_UP_DUR; LINUX
        timing timestampLongStep 6400000 | Step of the timestamp without TIMER_HR, at the nominal time base. | DSTRC, WAKE_UP_DUR
        timing accelerometerSelfTestSettle 100000000 | From the start, and from a change of ST_XL, to right data. | ANTRC, accelerometer self-test
        timing gyroscopeSelfTestTurnOn 150000000 | From the start of the gyroscope's self-test to right data. | ANTRC, gyroscope self-test
        timing gyroscopeSelfTestSettle 50000000 | From a change of ST_G to right data. | ANTRC, gyroscope self-test
        constant temperatureDigits 256 | digits/°C | Sensitivity of the thermometer. | DSTRC, temperature sensor characteristics
        constant temperatureZero 25 | °C | Temperature at which the thermometer reads 0. | DSTRC, temperature sensor characteristics
        constant temperatureMillihertz 52086 | mHz | Rate of the thermometer; with the accelerometer alone in low power at most the accelerometer's. | DSTRC, temperature sensor characteristics
        constant temperatureBits 16 | bits | Width of the thermometer's word, which is extended to 16 bits by its sign. | DSTRC, temperature sensor characteristics
        constant lowPowerBandwidthMillihertz 740000 | mHz | Cut-off of the accelerometer's first low-pass in low-power and normal mode. | ANTRC, accelerometer bandwidth
        constant analogBandwidth 1500 | Hz | Bandwidth of the accelerometer before the converter, from 1.66 kHz on without BW0_XL. | DSTRC, CTRL1_XL
        constant analogBandwidthNarrow 400 | Hz | Bandwidth of the accelerometer before the converter otherwise. | DSTRC, CTRL1_XL
        constant fifoDepth 2048 | words | Capacity of the FIFO, in words of 16 bits. | ANTRC, FIFO
        constant sensorHubMillihertz 104000 | mHz | Highest rate of the sensor hub's cycles, which otherwise is the accelerometer's. | ANTRC, sensor hub
        constant sensorHubBytes 18 | bytes | Bytes that the sensor hub keeps of the slaves. | DSTRC, SENSORHUB1_REG to SENSORHUB18_REG
        constant timestampEndcount 256 | steps | From the signal that the timestamp ends to the overflow, without TIMER_HR: 1.638 s. | ANTRC, timestamp
        constant timestampEndcountFine 65536 | steps | From the signal that the timestamp ends to the overflow, with TIMER_HR: 1.638 s. | ANTRC, timestamp
        constant accelerometerZeroLevel 40 | mg | Typical zero-g level of the accelerometer, either sign. | DSTRC, mechanical characteristics
        constant accelerometerZeroLevelDrift 500 | µg/°C | Typical change of the zero-g level with temperature, either sign. | DSTRC, mechanical characteristics
        constant gyroscopeZeroLevel 3 | °/s | Typical zero-rate level of the gyroscope, either sign. | DSTRC, mechanical characteristics
        constant gyroscopeZeroLevelDrift 50 | m°/s/°C | Typical change of the zero-rate level with temperature, either sign. | DSTRC, mechanical characteristics
        constant gyroscopeNoiseDensity 5 | mdps/√Hz | Typical noise of the gyroscope in high-performance mode. | DSTRC, mechanical characteristics
        constant selfTestSamples 5 | samples | Averaged in a self-test, after one that is discarded. | ANTRC, self-test
        constant accelerometerSelfTestMinimum 90 | mg | Smallest change in the accelerometer's self-test. | DSTRC, mechanical characteristics
        constant accelerometerSelfTestMaximum 1700 | mg | Largest change in the accelerometer's self-test. | DSTRC, mechanical characteristics
        constant gyroscopeSelfTestMinimum 150 | °/s | Smallest change in the gyroscope's self-test, at ±2000 °/s. | DSTRC, mechanical characteristics
        constant gyroscopeSelfTestMaximum 700 | °/s | Largest change in the gyroscope's self-test, at ±2000 °/s. | DSTRC, mechanical characteristics
        constant gyroscopeSelfTestMinimum250 20 | °/s | Smallest change in the gyroscope's self-test, at ±250 °/s. | DSTRC, mechanical characteristics
        constant gyroscopeSelfTestMaximum250 80 | °/s | Largest change in the gyroscope's self-test, at ±250 °/s. | DSTRC, mechanical characteristics
        document ANTRC AN5130, STMicroelectronics, of the LSM6DS3TR-C
        document DSTRC LSM6DS3TR-C datasheet, Rev 3, STMicroelectronics
      """#)
  }
#endif
