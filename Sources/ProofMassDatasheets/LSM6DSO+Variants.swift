// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm6dso.json and its relatives by `scripts/registers`; do not edit.

extension Datasheet.LSM6DSO {
  /// The parts with this register map, and what differs between them.
  @usableFromInline
  package enum Variant: UInt8, Sendable {
    /// Accelerometer and gyroscope of STMicroelectronics, ±2 to ±16 g and ±125 to ±2000 °/s, 16
    /// bits, up to 6667 Hz, with a FIFO of tagged words.
    case lsm6dso
    /// Accelerometer and gyroscope of STMicroelectronics, as the LSM6DSO, with a machine-learning
    /// core.
    case lsm6dsox
    /// Accelerometer and gyroscope of STMicroelectronics, ±4 to ±32 g and ±125 to ±2000 °/s, as the
    /// LSM6DSO, without OIS.
    case lsm6dso32
    /// Accelerometer and gyroscope of STMicroelectronics for industry, as the LSM6DSO, with ±4000
    /// °/s and a machine-learning core, without I3C and ultra-low power.
    case ism330dhcx

    /// The value of the identity register.
    @usableFromInline
    package var identity: UInt8 {
      switch self {
      case .lsm6dso, .lsm6dsox, .lsm6dso32: 0x6C
      case .ism330dhcx: 0x6B
      }
    }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package var i2cAddress: UInt8 { 0x6A }
    /// Whether the accelerometer has an ultra-low-power mode.
    @usableFromInline package var hasUltraLowPower: Bool { self != .ism330dhcx }
    /// Whether the meaning of code 1 of the accelerometer's range can be changed.
    @usableFromInline
    package var hasReducedScale: Bool {
      switch self {
      case .lsm6dso, .lsm6dsox: true
      case .lsm6dso32, .ism330dhcx: false
      }
    }
    /// Whether the gyroscope has ±4000 °/s.
    @usableFromInline package var hasRange4000: Bool { self == .ism330dhcx }
    /// Whether there is an OIS chain.
    @usableFromInline package var hasOis: Bool { self != .lsm6dso32 }
    /// Whether there is I3C.
    @usableFromInline package var hasI3c: Bool { self != .ism330dhcx }
    /// Whether there is the machine-learning core.
    @usableFromInline
    package var hasMachineLearning: Bool {
      switch self {
      case .lsm6dso, .lsm6dso32: false
      case .lsm6dsox, .ism330dhcx: true
      }
    }
    /// From power-on or BOOT to the end of the trim download; ST's examples wait as long (ns).
    @usableFromInline package var boot: Int64 { 10_000_000 }
    /// From SW_RESET until it reads 0 (ns).
    @usableFromInline package var softReset: Int64 { 50_000 }
    /// From power-down of the gyroscope to data, without the samples to discard (ns).
    @usableFromInline package var gyroscopeTurnOn: Int64 { 70_000_000 }
    /// Turn-on time, which the document gives for the part without a condition (ns).
    @usableFromInline package var turnOn: Int64 { 35_000_000 }
    /// Pulse of data-ready on the pins (ns).
    @usableFromInline package var dataReadyPulse: Int64 { 75_000 }
    /// Step of the timestamp, at the nominal time base (ns).
    @usableFromInline package var timestampStep: Int64 { 25_000 }
    /// From MASTER_ON off until the sensor hub may be set or reset (ns).
    @usableFromInline package var sensorHubStop: Int64 { 300_000 }
    /// From the start, and from a change of ST_XL, to right data (ns).
    @usableFromInline package var accelerometerSelfTestSettle: Int64 { 100_000_000 }
    /// From the start, and from a change of ST_G, to right data (ns).
    @usableFromInline package var gyroscopeSelfTestSettle: Int64 { 100_000_000 }
    /// Highest rate; the others are it divided by powers of two (mHz).
    @usableFromInline package var timeBaseMillihertz: Int { 6_667_000 }
    /// Change of all rates and of the timestamp with a step of INTERNAL_FREQ_FINE (ppm).
    @usableFromInline package var timeBaseStep: Int { 1500 }
    /// Sensitivity of the thermometer (digits/°C).
    @usableFromInline package var temperatureDigits: Int { 256 }
    /// Temperature at which the thermometer reads 0 (°C).
    @usableFromInline package var temperatureZero: Int { 25 }
    /// Rate of the thermometer; with the accelerometer alone in low power at most the
    /// accelerometer's (mHz).
    @usableFromInline package var temperatureMillihertz: Int { 52_086 }
    /// Capacity of the FIFO (words).
    @usableFromInline package var fifoDepth: Int { 512 }
    /// Length of a word, with its tag (bytes).
    @usableFromInline package var fifoWord: Int { 7 }
    /// Word of the gyroscope (tag).
    @usableFromInline package var fifoTagGyroscope: Int { 1 }
    /// Word of the accelerometer (tag).
    @usableFromInline package var fifoTagAccelerometer: Int { 2 }
    /// Word of the temperature (tag).
    @usableFromInline package var fifoTagTemperature: Int { 3 }
    /// Word of the timestamp (tag).
    @usableFromInline package var fifoTagTimestamp: Int { 4 }
    /// Word of a change of rates (tag).
    @usableFromInline package var fifoTagChange: Int { 5 }
    /// Word of the sensor hub's slave 0; those of slaves 1 to 3 follow (tag).
    @usableFromInline package var fifoTagSlave0: Int { 14 }
    /// Word of a slave of the sensor hub that did not acknowledge (tag).
    @usableFromInline package var fifoTagNoAcknowledge: Int { 25 }
    /// Bytes that the sensor hub keeps of the slaves (bytes).
    @usableFromInline package var sensorHubBytes: Int { 18 }
    /// From TIMESTAMP_ENDCOUNT to the overflow, 6.4 ms (steps).
    @usableFromInline package var timestampEndcount: Int { 256 }
    /// Steps of the wake-up threshold in full scale (steps).
    @usableFromInline package var wakeUpSteps: Int { 64 }
    /// Steps of the wake-up threshold in full scale with WAKE_THS_W (steps).
    @usableFromInline package var wakeUpFineSteps: Int { 256 }
    /// Steps of the tap thresholds in full scale (steps).
    @usableFromInline package var tapSteps: Int { 32 }
    /// Steps of the user offset, USR_OFF_W clear (steps/g).
    @usableFromInline package var userOffsetFineSteps: Int { 1024 }
    /// Steps of the user offset, USR_OFF_W set (steps/g).
    @usableFromInline package var userOffsetCoarseSteps: Int { 64 }
    /// Samples in a step of SLEEP_DUR; 16 for 0 (samples).
    @usableFromInline package var inactivitySamples: Int { 512 }
    /// Typical zero-g level of the accelerometer, either sign (mg).
    @usableFromInline
    package var accelerometerZeroLevel: Int {
      switch self {
      case .lsm6dso, .lsm6dsox, .lsm6dso32: 20
      case .ism330dhcx: 10
      }
    }
    /// Typical zero-rate level of the gyroscope, either sign (°/s). nil where the part has none.
    @usableFromInline
    package var gyroscopeZeroLevel: Int? {
      switch self {
      case .lsm6dso, .lsm6dsox, .ism330dhcx: 1
      case .lsm6dso32: nil
      }
    }
    /// Averaged in a self-test, after one that is discarded (samples).
    @usableFromInline package var selfTestSamples: Int { 5 }
    /// Change of each axis in the accelerometer's self-test; a choice within the limits (mg).
    @usableFromInline package var accelerometerSelfTest: Int { 400 }
    /// Change of each axis in the gyroscope's self-test at ±2000 °/s; a choice within the limits,
    /// in proportion to the range (°/s).
    @usableFromInline package var gyroscopeSelfTest: Int { 350 }
    /// Smallest change in the accelerometer's self-test (mg).
    @usableFromInline
    package var accelerometerSelfTestMinimum: Int {
      switch self {
      case .lsm6dso, .lsm6dsox, .lsm6dso32: 50
      case .ism330dhcx: 90
      }
    }
    /// Largest change in the accelerometer's self-test (mg).
    @usableFromInline package var accelerometerSelfTestMaximum: Int { 1700 }
    /// Smallest change in the gyroscope's self-test, at ±2000 °/s (°/s).
    @usableFromInline package var gyroscopeSelfTestMinimum: Int { 150 }
    /// Smallest change in the gyroscope's self-test, at ±250 °/s (°/s).
    @usableFromInline package var gyroscopeSelfTestMinimum250: Int { 20 }
    /// Largest change in the gyroscope's self-test, at ±250 °/s (°/s).
    @usableFromInline package var gyroscopeSelfTestMaximum250: Int { 80 }
    /// Largest change in the gyroscope's self-test, at ±2000 °/s (°/s).
    @usableFromInline package var gyroscopeSelfTestMaximum: Int { 700 }
    /// Sensitivity of the gyroscope at ±4000 °/s (µ°/s a digit). nil where the part has none.
    @usableFromInline
    package var microdegreesPerSecondPerDigit4000: Int? {
      switch self {
      case .lsm6dso, .lsm6dsox, .lsm6dso32: nil
      case .ism330dhcx: 140_000
      }
    }

    /// Output data rate of the accelerometer, 6667 Hz divided by powers of two; documents print
    /// 12.5, 26, 52 Hz and so on. The lowest is that of low-power mode (mHz). nil where the part or
    /// the code has none.
    @usableFromInline
    package func millihertz(_ dataRate: CTRL1_XL.DataRate) -> Int32? {
      let row: InlineArray<12, Int32?> = [
        nil, 13_021, 26_043, 52_086, 104_172, 208_344, 416_688, 833_375, 1_666_750, 3_333_500,
        6_667_000, 1628,
      ]
      return row[Int(dataRate.rawValue)]
    }

    /// Output data rate of the gyroscope, as millihertz (mHz). nil where the part or the code has
    /// none.
    @usableFromInline
    package func gyroscopeMillihertz(_ dataRate: CTRL2_G.DataRate) -> Int32? {
      let row: InlineArray<11, Int32?> = [
        nil, 13_021, 26_043, 52_086, 104_172, 208_344, 416_688, 833_375, 1_666_750, 3_333_500,
        6_667_000,
      ]
      return row[Int(dataRate.rawValue)]
    }

    /// Rate at which the FIFO stores the accelerometer, as millihertz (mHz). nil where the part or
    /// the code has none.
    @usableFromInline
    package func accelerometerBatchMillihertz(
      _ accelerometerBatchRate: FIFO_CTRL3.AccelerometerBatchRate
    ) -> Int32? {
      let row: InlineArray<12, Int32?> = [
        nil, 13_021, 26_043, 52_086, 104_172, 208_344, 416_688, 833_375, 1_666_750, 3_333_500,
        6_667_000, 1628,
      ]
      return row[Int(accelerometerBatchRate.rawValue)]
    }

    /// Rate at which the FIFO stores the gyroscope, as millihertz (mHz). nil where the part or the
    /// code has none.
    @usableFromInline
    package func gyroscopeBatchMillihertz(
      _ gyroscopeBatchRate: FIFO_CTRL3.GyroscopeBatchRate
    ) -> Int32? {
      let row: InlineArray<12, Int32?> = [
        nil, 13_021, 26_043, 52_086, 104_172, 208_344, 416_688, 833_375, 1_666_750, 3_333_500,
        6_667_000, 6511,
      ]
      return row[Int(gyroscopeBatchRate.rawValue)]
    }

    /// Rate at which the FIFO stores temperatures, as millihertz (mHz). nil where the part or the
    /// code has none.
    @usableFromInline
    package func temperatureBatchMillihertz(
      _ temperatureBatchRate: FIFO_CTRL4.TemperatureBatchRate
    ) -> Int32? {
      let row: InlineArray<4, Int32?> = [nil, 1628, 13_021, 52_086]
      return row[Int(temperatureBatchRate.rawValue)]
    }

    /// Batches of the faster sensor to a timestamp (batches). nil where the part or the code has
    /// none.
    @usableFromInline
    package func timestampBatches(_ timestampDecimation: FIFO_CTRL4.TimestampDecimation) -> Int32? {
      let row: InlineArray<4, Int32?> = [nil, 1, 8, 32]
      return row[Int(timestampDecimation.rawValue)]
    }

    /// Rate divided by the cut-off of the accelerometer's filters (1).
    @usableFromInline
    package func filterDivisor(_ cutoff: CTRL8_XL.Cutoff) -> Int32 {
      let row: InlineArray<8, Int32> = [4, 10, 20, 45, 100, 200, 400, 800]
      return row[Int(cutoff.rawValue)]
    }

    /// Cut-off of the gyroscope's first low-pass (mHz). nil where the part or the code has none.
    @usableFromInline
    package func lowPass1CutoffMillihertz(
      dataRate: CTRL2_G.DataRate, lowPass1Bandwidth: CTRL6_C.LowPass1Bandwidth
    ) -> Int32? {
      let row: InlineArray<88, Int32?> =
        switch self {
        case .lsm6dso, .lsm6dsox, .lsm6dso32:
          [
            nil, nil, nil, nil, nil, nil, nil, nil,
            4200, 4200, 4200, 4200, 4200, 4200, 4100, 3900,
            8300, 8300, 8300, 8300, 8300, 8300, 7800, 6700,
            16_600, 16_600, 16_600, 16_600, 16_700, 16_800, 13_400, 9700,
            33_000, 33_000, 33_000, 33_000, 33_000, 31_000, 19_000, 11_500,
            67_000, 67_000, 67_000, 67_000, 62_400, 43_200, 23_100, 12_200,
            136_600, 130_500, 120_300, 137_100, 86_700, 48_000, 24_600, 12_400,
            239_200, 192_400, 154_200, 281_800, 96_600, 49_400, 25_000, 12_500,
            304_200, 220_700, 166_600, 453_200, 99_600, 49_800, 25_100, 12_500,
            328_500, 229_600, 170_100, 559_200, 100_400, 49_900, 25_100, 12_500,
            335_500, 232_000, 171_100, 609_000, 100_600, 49_900, 25_100, 12_500,
          ]
        case .ism330dhcx:
          [
            nil, nil, nil, nil, nil, nil, nil, nil,
            4300, 4300, 4300, 4300, 4300, 4300, 4300, 4300,
            8300, 8300, 8300, 8300, 8300, 8300, 8300, 8300,
            16_700, 16_700, 16_700, 16_700, 16_700, 16_900, 13_400, 11_600,
            33_000, 33_000, 33_000, 33_000, 34_000, 31_000, 19_000, 11_600,
            67_000, 67_000, 67_000, 67_000, 62_000, 43_000, 23_000, 12_200,
            133_000, 128_000, 112_000, 134_000, 86_000, 48_000, 24_600, 12_400,
            222_000, 186_000, 140_000, 260_000, 96_000, 49_000, 25_000, 12_600,
            274_000, 212_000, 150_000, 390_000, 90_000, 50_000, 25_000, 12_600,
            292_000, 220_000, 153_000, 451_000, nil, nil, nil, nil,
            297_000, 223_000, 154_000, 470_000, nil, nil, nil, nil,
          ]
        }
      return row[Int(dataRate.rawValue) * 8 + Int(lowPass1Bandwidth.rawValue)]
    }

    /// Cut-off of the gyroscope's second low-pass (mHz). nil where the part or the code has none.
    @usableFromInline
    package func lowPass2CutoffMillihertz(_ dataRate: CTRL2_G.DataRate) -> Int32? {
      let row: InlineArray<11, Int32?> = [
        nil, 4200, 8300, 16_600, 33_000, 66_800, 135_900, 295_500, 1_108_100, 1_320_700, 1_441_800,
      ]
      return row[Int(dataRate.rawValue)]
    }

    /// Cut-off of the gyroscope's high-pass (mHz).
    @usableFromInline
    package func highPassCutoffMillihertz(_ highPassCutoff: CTRL7_G.HighPassCutoff) -> Int32 {
      let row: InlineArray<4, Int32> = [16, 65, 260, 1040]
      return row[Int(highPassCutoff.rawValue)]
    }

    /// Accelerometer's samples to discard after power-down, in high-performance mode; none in the
    /// others (samples). nil where the part or the code has none.
    @usableFromInline
    package func accelerometerSettlingSamples(_ dataRate: CTRL1_XL.DataRate) -> Int32? {
      let row: InlineArray<12, Int32?> = [nil, 0, 0, 1, 1, 1, 1, 1, 2, 3, 13, 0]
      return row[Int(dataRate.rawValue)]
    }

    /// Gyroscope's samples to discard without the first low-pass (samples). nil where the part or
    /// the code has none.
    @usableFromInline
    package func settlingSamples(_ dataRate: CTRL2_G.DataRate) -> Int32? {
      let row: InlineArray<11, Int32?> = [nil, 2, 3, 3, 3, 3, 3, 3, 135, 270, 540]
      return row[Int(dataRate.rawValue)]
    }

    /// Gyroscope's samples to discard with the first low-pass; for steps 4 to 7 no document has
    /// numbers (samples). nil where the part or the code has none.
    @usableFromInline
    package func settlingSamplesLowPass1(
      dataRate: CTRL2_G.DataRate, lowPass1Bandwidth: CTRL6_C.LowPass1Bandwidth
    ) -> Int32? {
      let row: InlineArray<88, Int32?> = [
        nil, nil, nil, nil, nil, nil, nil, nil,
        2, 2, 2, 2, nil, nil, nil, nil,
        3, 3, 3, 3, nil, nil, nil, nil,
        3, 3, 3, 3, nil, nil, nil, nil,
        4, 4, 4, 4, nil, nil, nil, nil,
        4, 4, 5, 4, nil, nil, nil, nil,
        5, 6, 6, 5, nil, nil, nil, nil,
        7, 8, 9, 6, nil, nil, nil, nil,
        135, 135, 135, 135, nil, nil, nil, nil,
        270, 270, 270, 270, nil, nil, nil, nil,
        540, 540, 540, 540, nil, nil, nil, nil,
      ]
      return row[Int(dataRate.rawValue) * 8 + Int(lowPass1Bandwidth.rawValue)]
    }

    /// Sensitivity of the accelerometer (µg a digit).
    @usableFromInline
    package func microgPerDigit(_ fullScale: CTRL1_XL.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> =
        switch self {
        case .lsm6dso, .lsm6dsox, .ism330dhcx: [61, 488, 122, 244]
        case .lsm6dso32: [122, 976, 244, 488]
        }
      return row[Int(fullScale.rawValue)]
    }

    /// Full scale of the accelerometer (g).
    @usableFromInline
    package func ratedG(_ fullScale: CTRL1_XL.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> =
        switch self {
        case .lsm6dso, .lsm6dsox, .ism330dhcx: [2, 16, 4, 8]
        case .lsm6dso32: [4, 32, 8, 16]
        }
      return row[Int(fullScale.rawValue)]
    }

    /// Sensitivity of the gyroscope (µ°/s a digit).
    @usableFromInline
    package func microdegreesPerSecondPerDigit(_ fullScale: CTRL2_G.FullScale) -> Int32 {
      let row: InlineArray<7, Int32> = [8750, 4375, 17_500, 0, 35_000, 0, 70_000]
      return row[Int(fullScale.rawValue)]
    }

    /// Full scale of the gyroscope (°/s).
    @usableFromInline
    package func ratedDegreesPerSecond(_ fullScale: CTRL2_G.FullScale) -> Int32 {
      let row: InlineArray<7, Int32> = [250, 125, 500, 0, 1000, 0, 2000]
      return row[Int(fullScale.rawValue)]
    }

    /// Threshold of free fall (mg). nil where the part or the code has none.
    @usableFromInline
    package func freeFallMilliG(_ threshold: FREE_FALL.Threshold) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .lsm6dso, .lsm6dsox, .ism330dhcx: [156, 219, 250, 312, 344, 406, 469, 500]
        case .lsm6dso32: [312, 438, 500, nil, nil, nil, nil, nil]
        }
      return row[Int(threshold.rawValue)]
    }

    /// Angle of six directions (°). nil where the part or the code has none.
    @usableFromInline
    package func directionDegrees(_ directionThreshold: TAP_THS_6D.DirectionThreshold) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .lsm6dso, .lsm6dsox, .ism330dhcx: [80, 70, 60, 50]
        case .lsm6dso32: [68, 47, nil, nil]
        }
      return row[Int(directionThreshold.rawValue)]
    }

    /// Typical noise of the accelerometer in high-performance mode (µg/√Hz).
    @usableFromInline
    package func noiseDensity(_ fullScale: CTRL1_XL.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> =
        switch self {
        case .lsm6dso, .lsm6dsox: [70, 110, 75, 80]
        case .lsm6dso32: [120, 220, 130, 160]
        case .ism330dhcx: [60, 60, 60, 60]
        }
      return row[Int(fullScale.rawValue)]
    }

    /// Rate of the sensor hub's cycles, as documents print it (mHz).
    @usableFromInline
    package func sensorHubMillihertz(_ rate: SensorHub.SLV0_CONFIG.Rate) -> Int32 {
      let row: InlineArray<4, Int32> = [104_000, 52_000, 26_000, 12_500]
      return row[Int(rate.rawValue)]
    }
  }
}

#if !NO_HEAP
  extension Datasheet.LSM6DSO.Variant: CaseIterable {
    /// The manufacturer's name.
    package var name: String {
      switch self {
      case .lsm6dso: Datasheet.LSM6DSO.name
      case .lsm6dsox: Datasheet.LSM6DSOX.name
      case .lsm6dso32: Datasheet.LSM6DSO32.name
      case .ism330dhcx: Datasheet.ISM330DHCX.name
      }
    }
    /// Everything that is known of the part, as data.
    package var facts: ChipFacts {
      switch self {
      case .lsm6dso: Datasheet.LSM6DSO.facts
      case .lsm6dsox: Datasheet.LSM6DSOX.facts
      case .lsm6dso32: Datasheet.LSM6DSO32.facts
      case .ism330dhcx: Datasheet.ISM330DHCX.facts
      }
    }
  }
#endif
