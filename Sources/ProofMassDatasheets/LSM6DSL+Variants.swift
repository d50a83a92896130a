// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm6dsl.json and its relatives by `scripts/registers`; do not edit.

extension Datasheet.LSM6DSL {
  /// The parts with this register map, and what differs between them.
  @usableFromInline
  package enum Variant: UInt8, Sendable {
    /// Accelerometer and gyroscope of STMicroelectronics, ±2 to ±16 g and ±125 to ±2000 °/s, 16
    /// bits, up to 6667 Hz, with a FIFO of 4 kB.
    case lsm6dsl
    /// LSM6DS3TR-C: accelerometer and gyroscope of STMicroelectronics, with the registers of the
    /// LSM6DSL.
    case lsm6ds3trc
    /// Accelerometer and gyroscope of STMicroelectronics, ±2 to ±16 g up to 6667 Hz and ±125 to
    /// ±2000 °/s up to 1667 Hz, 16 bits, with a FIFO of 8 kB; of the generation before the LSM6DSL.
    case lsm6ds3
    /// Accelerometer and gyroscope of STMicroelectronics, as the LSM6DS3, without sensor hub.
    case lsm6ds33

    /// The value of the identity register.
    @usableFromInline
    package var identity: UInt8 {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 0x6A
      case .lsm6ds3, .lsm6ds33: 0x69
      }
    }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package var i2cAddress: UInt8 { 0x6A }
    /// Whether the accelerometer has 1.6 Hz.
    @usableFromInline
    package var hasSlowestRate: Bool {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: true
      case .lsm6ds3, .lsm6ds33: false
      }
    }
    /// Whether the gyroscope has a first low-pass that can be selected.
    @usableFromInline
    package var hasLowPass1: Bool {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: true
      case .lsm6ds3, .lsm6ds33: false
      }
    }
    /// Whether axes can be switched off.
    @usableFromInline
    package var hasAxisEnables: Bool {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: false
      case .lsm6ds3, .lsm6ds33: true
      }
    }
    /// Whether axes of the gyroscope can be exchanged and inverted.
    @usableFromInline
    package var hasOrientation: Bool {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: false
      case .lsm6ds3, .lsm6ds33: true
      }
    }
    /// Whether data-ready can be pulses on the pins.
    @usableFromInline
    package var hasPulses: Bool {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: true
      case .lsm6ds3, .lsm6ds33: false
      }
    }
    /// Whether one bit enables the events; without it they are always enabled.
    @usableFromInline
    package var hasEnable: Bool {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: true
      case .lsm6ds3, .lsm6ds33: false
      }
    }
    /// Whether there is a user offset.
    @usableFromInline
    package var hasUserOffset: Bool {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: true
      case .lsm6ds3, .lsm6ds33: false
      }
    }
    /// Whether the accelerometer's high-pass has a reference mode.
    @usableFromInline
    package var hasReference: Bool {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: true
      case .lsm6ds3, .lsm6ds33: false
      }
    }
    /// Whether there is bank B.
    @usableFromInline
    package var hasSecondBank: Bool {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: true
      case .lsm6ds3, .lsm6ds33: false
      }
    }
    /// Whether there is a sensor hub.
    @usableFromInline package var hasSensorHub: Bool { self != .lsm6ds33 }
    /// Whether the sensor hub tells which slave did not acknowledge.
    @usableFromInline
    package var hasSlaveErrors: Bool {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: true
      case .lsm6ds3, .lsm6ds33: false
      }
    }
    /// Whether the sensor hub can write once.
    @usableFromInline
    package var hasSingleWrite: Bool {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: true
      case .lsm6ds3, .lsm6ds33: false
      }
    }
    /// From power-on or BOOT to the end of the trim download; registers do not answer meanwhile
    /// (ns).
    @usableFromInline
    package var boot: Int64 {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 15_000_000
      case .lsm6ds3, .lsm6ds33: 20_000_000
      }
    }
    /// From SW_RESET until it reads 0, typical (ns).
    @usableFromInline package var softReset: Int64 { 50_000 }
    /// From power-down of the gyroscope to data, without the samples to discard (ns).
    @usableFromInline
    package var gyroscopeTurnOn: Int64 {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 70_000_000
      case .lsm6ds3, .lsm6ds33: 80_000_000
      }
    }
    /// Turn-on time, which the document gives for the part without a condition (ns). nil where the
    /// part has none.
    @usableFromInline
    package var turnOn: Int64? {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 35_000_000
      case .lsm6ds3, .lsm6ds33: nil
      }
    }
    /// Pulse of the sensor hub's end on INT1 (ns). nil where the part has none.
    @usableFromInline
    package var sensorHubPulse: Int64? {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 150_000
      case .lsm6ds3, .lsm6ds33: nil
      }
    }
    /// From START_CONFIG set, which ends the cycles, until MASTER_ON may be cleared (ns). nil where
    /// the part has none.
    @usableFromInline
    package var sensorHubStop: Int64? {
      switch self {
      case .lsm6dsl, .lsm6ds3trc, .lsm6ds3: 5_000_000
      case .lsm6ds33: nil
      }
    }
    /// Pulse of data-ready on the pins (ns). nil where the part has none.
    @usableFromInline
    package var dataReadyPulse: Int64? {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 75_000
      case .lsm6ds3, .lsm6ds33: nil
      }
    }
    /// Step of the timestamp with TIMER_HR, at the nominal time base (ns).
    @usableFromInline package var timestampStep: Int64 { 25_000 }
    /// Step of the timestamp without TIMER_HR, at the nominal time base (ns).
    @usableFromInline package var timestampLongStep: Int64 { 6_400_000 }
    /// From the start, and from a change of ST_XL, to right data (ns).
    @usableFromInline
    package var accelerometerSelfTestSettle: Int64 {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 100_000_000
      case .lsm6ds3, .lsm6ds33: 200_000_000
      }
    }
    /// From the start of the gyroscope's self-test to right data (ns).
    @usableFromInline
    package var gyroscopeSelfTestTurnOn: Int64 {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 150_000_000
      case .lsm6ds3, .lsm6ds33: 800_000_000
      }
    }
    /// From a change of ST_G to right data (ns).
    @usableFromInline
    package var gyroscopeSelfTestSettle: Int64 {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 50_000_000
      case .lsm6ds3, .lsm6ds33: 60_000_000
      }
    }
    /// Highest rate; the others are it divided by powers of two (mHz).
    @usableFromInline package var timeBaseMillihertz: Int { 6_667_000 }
    /// Sensitivity of the thermometer (digits/°C).
    @usableFromInline
    package var temperatureDigits: Int {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 256
      case .lsm6ds3, .lsm6ds33: 16
      }
    }
    /// Temperature at which the thermometer reads 0 (°C).
    @usableFromInline package var temperatureZero: Int { 25 }
    /// Rate of the thermometer; with the accelerometer alone in low power at most the
    /// accelerometer's (mHz).
    @usableFromInline package var temperatureMillihertz: Int { 52_086 }
    /// Width of the thermometer's word, which is extended to 16 bits by its sign (bits).
    @usableFromInline
    package var temperatureBits: Int {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 16
      case .lsm6ds3, .lsm6ds33: 12
      }
    }
    /// Cut-off of the accelerometer's first low-pass in low-power and normal mode (mHz).
    @usableFromInline
    package var lowPowerBandwidthMillihertz: Int {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 740_000
      case .lsm6ds3, .lsm6ds33: 742_000
      }
    }
    /// Bandwidth of the accelerometer before the converter, from 1.66 kHz on without BW0_XL (Hz).
    /// nil where the part has none.
    @usableFromInline
    package var analogBandwidth: Int? {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 1500
      case .lsm6ds3, .lsm6ds33: nil
      }
    }
    /// Bandwidth of the accelerometer before the converter otherwise (Hz). nil where the part has
    /// none.
    @usableFromInline
    package var analogBandwidthNarrow: Int? {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 400
      case .lsm6ds3, .lsm6ds33: nil
      }
    }
    /// Capacity of the FIFO, in words of 16 bits (words).
    @usableFromInline
    package var fifoDepth: Int {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 2048
      case .lsm6ds3, .lsm6ds33: 4096
      }
    }
    /// Words of a data set (words).
    @usableFromInline package var fifoPatternWords: Int { 3 }
    /// Highest rate of the sensor hub's cycles, which otherwise is the accelerometer's (mHz). nil
    /// where the part has none.
    @usableFromInline
    package var sensorHubMillihertz: Int? {
      switch self {
      case .lsm6dsl, .lsm6ds3trc, .lsm6ds3: 104_000
      case .lsm6ds33: nil
      }
    }
    /// Bytes that the sensor hub keeps of the slaves (bytes). nil where the part has none.
    @usableFromInline
    package var sensorHubBytes: Int? {
      switch self {
      case .lsm6dsl, .lsm6ds3trc, .lsm6ds3: 18
      case .lsm6ds33: nil
      }
    }
    /// From the signal that the timestamp ends to the overflow, without TIMER_HR: 1.638 s (steps).
    @usableFromInline package var timestampEndcount: Int { 256 }
    /// From the signal that the timestamp ends to the overflow, with TIMER_HR: 1.638 s (steps). nil
    /// where the part has none.
    @usableFromInline
    package var timestampEndcountFine: Int? {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 65_536
      case .lsm6ds3, .lsm6ds33: nil
      }
    }
    /// Steps of the wake-up threshold in full scale (steps).
    @usableFromInline package var wakeUpSteps: Int { 64 }
    /// Steps of the tap threshold in full scale (steps).
    @usableFromInline package var tapSteps: Int { 32 }
    /// Steps of the user offset, USR_OFF_W clear (steps/g). nil where the part has none.
    @usableFromInline
    package var userOffsetFineSteps: Int? {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 1024
      case .lsm6ds3, .lsm6ds33: nil
      }
    }
    /// Steps of the user offset, USR_OFF_W set (steps/g). nil where the part has none.
    @usableFromInline
    package var userOffsetCoarseSteps: Int? {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 64
      case .lsm6ds3, .lsm6ds33: nil
      }
    }
    /// Samples in a step of SLEEP_DUR; 16 for 0 (samples).
    @usableFromInline package var inactivitySamples: Int { 512 }
    /// Typical zero-g level of the accelerometer, either sign (mg).
    @usableFromInline package var accelerometerZeroLevel: Int { 40 }
    /// Typical change of the zero-g level with temperature, either sign (µg/°C).
    @usableFromInline
    package var accelerometerZeroLevelDrift: Int {
      switch self {
      case .lsm6dsl: 100
      case .lsm6ds3trc, .lsm6ds3, .lsm6ds33: 500
      }
    }
    /// Typical zero-rate level of the gyroscope, either sign (°/s).
    @usableFromInline
    package var gyroscopeZeroLevel: Int {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 3
      case .lsm6ds3, .lsm6ds33: 10
      }
    }
    /// Typical change of the zero-rate level with temperature, either sign (m°/s/°C).
    @usableFromInline
    package var gyroscopeZeroLevelDrift: Int {
      switch self {
      case .lsm6dsl: 15
      case .lsm6ds3trc, .lsm6ds3, .lsm6ds33: 50
      }
    }
    /// Typical noise of the gyroscope in high-performance mode (mdps/√Hz).
    @usableFromInline
    package var gyroscopeNoiseDensity: Int {
      switch self {
      case .lsm6dsl: 4
      case .lsm6ds3trc: 5
      case .lsm6ds3, .lsm6ds33: 7
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
    @usableFromInline package var accelerometerSelfTestMinimum: Int { 90 }
    /// Largest change in the accelerometer's self-test (mg).
    @usableFromInline package var accelerometerSelfTestMaximum: Int { 1700 }
    /// Smallest change in the gyroscope's self-test, at ±2000 °/s (°/s).
    @usableFromInline package var gyroscopeSelfTestMinimum: Int { 150 }
    /// Largest change in the gyroscope's self-test, at ±2000 °/s (°/s).
    @usableFromInline package var gyroscopeSelfTestMaximum: Int { 700 }
    /// Smallest change in the gyroscope's self-test, at ±250 °/s (°/s). nil where the part has
    /// none.
    @usableFromInline
    package var gyroscopeSelfTestMinimum250: Int? {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 20
      case .lsm6ds3, .lsm6ds33: nil
      }
    }
    /// Largest change in the gyroscope's self-test, at ±250 °/s (°/s). nil where the part has none.
    @usableFromInline
    package var gyroscopeSelfTestMaximum250: Int? {
      switch self {
      case .lsm6dsl, .lsm6ds3trc: 80
      case .lsm6ds3, .lsm6ds33: nil
      }
    }

    /// Output data rate of the accelerometer, 6667 Hz divided by powers of two; documents print
    /// 12.5, 26, 52 Hz and so on. The lowest is that of low-power mode (mHz). nil where the part or
    /// the code has none.
    @usableFromInline
    package func millihertz(_ dataRate: CTRL1_XL.DataRate) -> Int32? {
      let row: InlineArray<12, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc:
          [
            nil, 13_021, 26_043, 52_086, 104_172, 208_344, 416_688, 833_375, 1_666_750, 3_333_500,
            6_667_000, 1628,
          ]
        case .lsm6ds3, .lsm6ds33:
          [
            nil, 13_021, 26_043, 52_086, 104_172, 208_344, 416_688, 833_375, 1_666_750, 3_333_500,
            6_667_000, nil,
          ]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Output data rate of the gyroscope, as millihertz (mHz). nil where the part or the code has
    /// none.
    @usableFromInline
    package func gyroscopeMillihertz(_ dataRate: CTRL2_G.DataRate) -> Int32? {
      let row: InlineArray<11, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc:
          [
            nil, 13_021, 26_043, 52_086, 104_172, 208_344, 416_688, 833_375, 1_666_750, 3_333_500,
            6_667_000,
          ]
        case .lsm6ds3, .lsm6ds33:
          [nil, 13_021, 26_043, 52_086, 104_172, 208_344, 416_688, 833_375, 1_666_750, nil, nil]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Rate of the FIFO's triggers, as millihertz (mHz). nil where the part or the code has none.
    @usableFromInline
    package func fifoMillihertz(_ dataRate: FIFO_CTRL5.DataRate) -> Int32? {
      let row: InlineArray<11, Int32?> = [
        nil, 13_021, 26_043, 52_086, 104_172, 208_344, 416_688, 833_375, 1_666_750, 3_333_500,
        6_667_000,
      ]
      return row[Int(dataRate.rawValue)]
    }

    /// Triggers to a data set; the other sets have the same codes (triggers). nil where the part or
    /// the code has none.
    @usableFromInline
    package func fifoDecimation(_ accelerometer: FIFO_CTRL3.Accelerometer) -> Int32? {
      let row: InlineArray<8, Int32?> = [nil, 1, 2, 3, 4, 8, 16, 32]
      return row[Int(accelerometer.rawValue)]
    }

    /// Rate divided by the cut-off of the accelerometer's second low-pass (1).
    @usableFromInline
    package func filterDivisor(_ cutoff: CTRL8_XL.Cutoff) -> Int32 {
      let row: InlineArray<4, Int32> = [50, 100, 9, 400]
      return row[Int(cutoff.rawValue)]
    }

    /// Rate divided by the cut-off of the accelerometer's high-pass; the first is that of the slope
    /// (1).
    @usableFromInline
    package func highPassDivisor(_ cutoff: CTRL8_XL.Cutoff) -> Int32 {
      let row: InlineArray<4, Int32> = [4, 100, 9, 400]
      return row[Int(cutoff.rawValue)]
    }

    /// Cut-off of the gyroscope's low-passes together, with the first (mHz). nil where the part or
    /// the code has none.
    @usableFromInline
    package func lowPass1CutoffMillihertz(
      dataRate: CTRL2_G.DataRate, lowPass1Bandwidth: CTRL6_C.LowPass1Bandwidth
    ) -> Int32? {
      let row: InlineArray<44, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc:
          [
            nil, nil, nil, nil,
            4000, 4000, 4000, 4000,
            8000, 8000, 8000, 8000,
            17_000, 17_000, 17_000, 17_000,
            33_000, 33_000, 33_000, 33_000,
            67_000, 67_000, 67_000, 67_000,
            138_000, 131_000, 121_000, 138_000,
            245_000, 195_000, 155_000, 293_000,
            315_000, 224_000, 168_000, 505_000,
            343_000, 234_000, 172_000, 925_000,
            351_000, 237_000, 173_000, 937_000,
          ]
        case .lsm6ds3, .lsm6ds33:
          [
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
          ]
        }
      return row[Int(dataRate.rawValue) * 4 + Int(lowPass1Bandwidth.rawValue)]
    }

    /// Cut-off of the gyroscope's second low-pass alone (mHz). nil where the part or the code has
    /// none.
    @usableFromInline
    package func lowPass2CutoffMillihertz(_ dataRate: CTRL2_G.DataRate) -> Int32? {
      let row: InlineArray<11, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc:
          [
            nil, 4000, 8000, 17_000, 33_000, 67_000, 137_000, 312_000, 988_000, 1_161_000,
            1_250_000,
          ]
        case .lsm6ds3, .lsm6ds33:
          [nil, 4200, 8300, 16_600, 33_400, 66_700, 135_900, 295_400, 1_057_000, nil, nil]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Cut-off of the gyroscope's high-pass (µHz).
    @usableFromInline
    package func highPassCutoffMicrohertz(_ highPassCutoff: CTRL7_G.HighPassCutoff) -> Int32 {
      let row: InlineArray<4, Int32> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc: [16_000, 65_000, 260_000, 1_040_000]
        case .lsm6ds3, .lsm6ds33: [8100, 32_400, 2_070_000, 16_320_000]
        }
      return row[Int(highPassCutoff.rawValue)]
    }

    /// Accelerometer's samples to discard in high-performance mode with the first low-pass at rate
    /// / 2; none in the other modes (samples). nil where the part or the code has none.
    @usableFromInline
    package func accelerometerSettlingSamples(_ dataRate: CTRL1_XL.DataRate) -> Int32? {
      let row: InlineArray<12, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc: [nil, 0, 0, 1, 1, 1, 1, 1, 2, 3, 13, 0]
        case .lsm6ds3, .lsm6ds33: [nil, 1, 1, 1, 2, 2, 2, 2, 4, 2, 4, nil]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Accelerometer's samples to discard in high-performance mode with the first low-pass at rate
    /// / 4, or with the slope; one in the other modes (samples). nil where the part or the code has
    /// none.
    @usableFromInline
    package func accelerometerSettlingSamplesNarrow(_ dataRate: CTRL1_XL.DataRate) -> Int32? {
      let row: InlineArray<12, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc: [nil, 1, 1, 1, 2, 2, 2, 2, 2, 4, 13, 1]
        case .lsm6ds3, .lsm6ds33: [nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Accelerometer's samples until the second low-pass has settled to 1 % (samples). nil where
    /// the part or the code has none.
    @usableFromInline
    package func filterSettlingSamples(_ cutoff: CTRL8_XL.Cutoff) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc: [40, 80, 15, 320]
        case .lsm6ds3, .lsm6ds33: [nil, nil, nil, nil]
        }
      return row[Int(cutoff.rawValue)]
    }

    /// Accelerometer's samples until the high-pass, or the slope, has settled to 1 % (samples). nil
    /// where the part or the code has none.
    @usableFromInline
    package func highPassSettlingSamples(_ cutoff: CTRL8_XL.Cutoff) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc: [14, 80, 15, 320]
        case .lsm6ds3, .lsm6ds33: [nil, nil, nil, nil]
        }
      return row[Int(cutoff.rawValue)]
    }

    /// Gyroscope's samples to discard without the first low-pass (samples). nil where the part or
    /// the code has none.
    @usableFromInline
    package func settlingSamples(_ dataRate: CTRL2_G.DataRate) -> Int32? {
      let row: InlineArray<11, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc: [nil, 2, 3, 3, 3, 3, 3, 3, 135, 270, 540]
        case .lsm6ds3, .lsm6ds33: [nil, 2, 2, 2, 2, 2, 2, 3, 4, nil, nil]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Gyroscope's samples to discard with the first low-pass (samples). nil where the part or the
    /// code has none.
    @usableFromInline
    package func settlingSamplesLowPass1(
      dataRate: CTRL2_G.DataRate, lowPass1Bandwidth: CTRL6_C.LowPass1Bandwidth
    ) -> Int32? {
      let row: InlineArray<44, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc:
          [
            nil, nil, nil, nil,
            2, 2, 2, 2,
            3, 3, 3, 3,
            3, 3, 3, 3,
            4, 4, 4, 4,
            4, 4, 5, 4,
            5, 6, 6, 5,
            7, 8, 9, 6,
            135, 135, 135, 135,
            270, 270, 270, 270,
            540, 540, 540, 540,
          ]
        case .lsm6ds3, .lsm6ds33:
          [
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
            nil, nil, nil, nil,
          ]
        }
      return row[Int(dataRate.rawValue) * 4 + Int(lowPass1Bandwidth.rawValue)]
    }

    /// Sensitivity of the accelerometer (µg a digit).
    @usableFromInline
    package func microgPerDigit(_ fullScale: CTRL1_XL.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> = [61, 488, 122, 244]
      return row[Int(fullScale.rawValue)]
    }

    /// Full scale of the accelerometer (g).
    @usableFromInline
    package func ratedG(_ fullScale: CTRL1_XL.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> = [2, 16, 4, 8]
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
      let row: InlineArray<7, Int32> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc: [250, 125, 500, 0, 1000, 0, 2000]
        case .lsm6ds3, .lsm6ds33: [245, 125, 500, 0, 1000, 0, 2000]
        }
      return row[Int(fullScale.rawValue)]
    }

    /// Threshold of free fall (mg).
    @usableFromInline
    package func freeFallMilliG(_ threshold: FREE_FALL.Threshold) -> Int32 {
      let row: InlineArray<8, Int32> = [156, 219, 250, 312, 344, 406, 469, 500]
      return row[Int(threshold.rawValue)]
    }

    /// Angle of six directions (°).
    @usableFromInline
    package func directionDegrees(_ directionThreshold: TAP_THS_6D.DirectionThreshold) -> Int32 {
      let row: InlineArray<4, Int32> = [80, 70, 60, 50]
      return row[Int(directionThreshold.rawValue)]
    }

    /// Typical noise of the accelerometer in high-performance mode (µg/√Hz).
    @usableFromInline
    package func noiseDensity(_ fullScale: CTRL1_XL.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> =
        switch self {
        case .lsm6dsl: [80, 130, 80, 90]
        case .lsm6ds3trc: [90, 130, 90, 90]
        case .lsm6ds3, .lsm6ds33: [90, 90, 90, 90]
        }
      return row[Int(fullScale.rawValue)]
    }

    /// Cut-off of the gyroscope's low-pass in low-power and normal mode (mHz). nil where the part
    /// or the code has none.
    @usableFromInline
    package func lowPowerCutoffMillihertz(_ dataRate: CTRL2_G.DataRate) -> Int32? {
      let row: InlineArray<11, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc: [nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil]
        case .lsm6ds3, .lsm6ds33:
          [nil, 3900, 7900, 15_800, 31_400, 60_200, nil, nil, nil, nil, nil]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Bandwidth of the accelerometer that follows the rate in high-performance mode: before the
    /// converter, and from 3.33 kHz on that of the first low-pass (mHz). nil where the part or the
    /// code has none.
    @usableFromInline
    package func bandwidthMillihertz(_ dataRate: CTRL1_XL.DataRate) -> Int32? {
      let row: InlineArray<12, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc: [nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil]
        case .lsm6ds3, .lsm6ds33:
          [
            nil, 50_000, 50_000, 50_000, 50_000, 100_000, 200_000, 400_000, 400_000, 1_517_000,
            3_320_000, nil,
          ]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Accelerometer's samples to discard in high-performance mode with a bandwidth of 400 Hz
    /// (samples). nil where the part or the code has none.
    @usableFromInline
    package func accelerometerSettlingSamples400(_ dataRate: CTRL1_XL.DataRate) -> Int32? {
      let row: InlineArray<12, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc: [nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil]
        case .lsm6ds3, .lsm6ds33: [nil, 1, 1, 1, 1, 1, 1, 2, 4, 8, 16, nil]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Accelerometer's samples to discard in high-performance mode with a bandwidth of 200 Hz
    /// (samples). nil where the part or the code has none.
    @usableFromInline
    package func accelerometerSettlingSamples200(_ dataRate: CTRL1_XL.DataRate) -> Int32? {
      let row: InlineArray<12, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc: [nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil]
        case .lsm6ds3, .lsm6ds33: [nil, 1, 1, 1, 1, 1, 2, 4, 8, 16, 32, nil]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Accelerometer's samples to discard in high-performance mode with a bandwidth of 100 Hz
    /// (samples). nil where the part or the code has none.
    @usableFromInline
    package func accelerometerSettlingSamples100(_ dataRate: CTRL1_XL.DataRate) -> Int32? {
      let row: InlineArray<12, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc: [nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil]
        case .lsm6ds3, .lsm6ds33: [nil, 1, 1, 1, 1, 2, 3, 7, 14, 28, 56, nil]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Accelerometer's samples to discard in high-performance mode with a bandwidth of 50 Hz
    /// (samples). nil where the part or the code has none.
    @usableFromInline
    package func accelerometerSettlingSamples50(_ dataRate: CTRL1_XL.DataRate) -> Int32? {
      let row: InlineArray<12, Int32?> =
        switch self {
        case .lsm6dsl, .lsm6ds3trc: [nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil]
        case .lsm6ds3, .lsm6ds33: [nil, 1, 1, 1, 2, 4, 7, 14, 28, 56, 112, nil]
        }
      return row[Int(dataRate.rawValue)]
    }
  }
}

#if !NO_HEAP
  extension Datasheet.LSM6DSL.Variant: CaseIterable {
    /// The manufacturer's name.
    package var name: String {
      switch self {
      case .lsm6dsl: Datasheet.LSM6DSL.name
      case .lsm6ds3trc: Datasheet.LSM6DS3TRC.name
      case .lsm6ds3: Datasheet.LSM6DS3.name
      case .lsm6ds33: Datasheet.LSM6DS33.name
      }
    }
    /// Everything that is known of the part, as data.
    package var facts: ChipFacts {
      switch self {
      case .lsm6dsl: Datasheet.LSM6DSL.facts
      case .lsm6ds3trc: Datasheet.LSM6DS3TRC.facts
      case .lsm6ds3: Datasheet.LSM6DS3.facts
      case .lsm6ds33: Datasheet.LSM6DS33.facts
      }
    }
  }
#endif
