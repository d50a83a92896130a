// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/mpu6500.json and its relatives by `scripts/registers`; do not edit.

extension Datasheet.MPU6500 {
  /// The parts with this register map, and what differs between them.
  @usableFromInline
  package enum Variant: UInt8, Sendable {
    /// Accelerometer and gyroscope of InvenSense, ±2 to ±16 g and ±250 to ±2000 °/s, 16 bits, up to
    /// 8 kHz, with a FIFO of bytes and an auxiliary bus.
    case mpu6500
    /// Accelerometer and gyroscope of InvenSense, ±2 to ±16 g and ±250 to ±2000 °/s, 16 bits, with
    /// one low-pass for both, a FIFO of bytes and an auxiliary bus; on GY-521.
    case mpu6050
    /// Accelerometer and gyroscope of InvenSense: an MPU-6050 with SPI.
    case mpu6000
    /// Accelerometer and gyroscope of InvenSense, those of an MPU-6050, beside an AK8975 on the
    /// auxiliary bus.
    case mpu9150
    /// Accelerometer and gyroscope of InvenSense, nearly those of an MPU-6500, beside an AK8963 on
    /// the auxiliary bus.
    case mpu9250
    /// Accelerometer and gyroscope of InvenSense, those of an MPU-9250, beside an AK8963 on the
    /// auxiliary bus.
    case mpu9255

    /// The value of the identity register.
    @usableFromInline
    package var identity: UInt8 {
      switch self {
      case .mpu6500: 0x70
      case .mpu6050, .mpu6000, .mpu9150: 0x68
      case .mpu9250: 0x71
      case .mpu9255: 0x73
      }
    }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package var i2cAddress: UInt8 { 0x68 }
    /// Whether the accelerometer has a low-pass of its own.
    @usableFromInline
    package var hasOwnAccelerometerFilter: Bool {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: true
      case .mpu6050, .mpu6000, .mpu9150: false
      }
    }
    /// Whether the low-pass of the gyroscope can be bypassed.
    @usableFromInline
    package var hasLowPassBypass: Bool {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: true
      case .mpu6050, .mpu6000, .mpu9150: false
      }
    }
    /// Whether there is wake on motion.
    @usableFromInline
    package var hasWakeOnMotion: Bool {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: true
      case .mpu6050, .mpu6000, .mpu9150: false
      }
    }
    /// Whether the part sleeps after power-on and reset.
    @usableFromInline
    package var hasSleepAtReset: Bool {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: false
      case .mpu6050, .mpu6000, .mpu9150: true
      }
    }
    /// Whether the factory codes of the self-test are bytes; else they have five bits.
    @usableFromInline
    package var hasByteSelfTest: Bool {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: true
      case .mpu6050, .mpu6000, .mpu9150: false
      }
    }
    /// Whether registers have the motion processor.
    @usableFromInline
    package var hasMotionProcessor: Bool {
      switch self {
      case .mpu6500, .mpu6050, .mpu6000, .mpu9150: true
      case .mpu9250, .mpu9255: false
      }
    }
    /// Longest time from power-on, and from a reset, until registers may be written (ns).
    @usableFromInline package var startUp: Int64 { 100_000_000 }
    /// Typical time from power-on until registers may be written (ns). nil where the part has none.
    @usableFromInline
    package var startUpTypical: Int64? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 11_000_000
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// From sleep to angular rates (ns).
    @usableFromInline
    package var gyroscopeTurnOn: Int64 {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 35_000_000
      case .mpu6050, .mpu6000, .mpu9150: 30_000_000
      }
    }
    /// From sleep to accelerations (ns). nil where the part has none.
    @usableFromInline
    package var accelerometerTurnOn: Int64? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 20_000_000
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// From power-on to accelerations (ns). nil where the part has none.
    @usableFromInline
    package var accelerometerColdTurnOn: Int64? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 30_000_000
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Pulse of INT without latch (ns).
    @usableFromInline package var interruptPulse: Int64 { 50_000 }
    /// From a change of the bypass until the auxiliary bus may be used; drivers wait 1 to 3 ms
    /// (ns).
    @usableFromInline package var bypassSettle: Int64 { 1_000_000 }
    /// From a change of the self-test bits to settled data (ns). nil where the part has none.
    @usableFromInline
    package var selfTestSettle: Int64? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 20_000_000
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Longest time of the PLL to settle (ns). nil where the part has none.
    @usableFromInline
    package var clockSettle: Int64? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 10_000_000
      }
    }
    /// One step of MOT_DUR and FF_DUR (ns). nil where the part has none.
    @usableFromInline
    package var motionDuration: Int64? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 1_000_000
      }
    }
    /// One step of ZRMOT_DUR (ns). nil where the part has none.
    @usableFromInline
    package var zeroMotionDuration: Int64? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 64_000_000
      }
    }
    /// One step of WOM_THR (mg). nil where the part has none.
    @usableFromInline
    package var wakeOnMotionStep: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 4
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Rate of the gyroscope with its low-pass bypassed (mHz). nil where the part has none.
    @usableFromInline
    package var bypassMillihertz: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 32_000_000
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Rate of the accelerometer before the divider (mHz).
    @usableFromInline package var accelerometerMillihertz: Int { 1_000_000 }
    /// Rate of the accelerometer with its low-pass bypassed (mHz). nil where the part has none.
    @usableFromInline
    package var accelerometerBypassMillihertz: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 4_000_000
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Bandwidth of the accelerometer with its low-pass bypassed, −3 dB (mHz). nil where the part
    /// has none.
    @usableFromInline
    package var accelerometerBypassBandwidthMillihertz: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 1_130_000
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Delay of the accelerometer with its low-pass bypassed (µs). nil where the part has none.
    @usableFromInline
    package var accelerometerBypassDelayMicroseconds: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 750
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Bandwidth of the accelerometer in cycle mode, −3 dB (mHz). nil where the part has none.
    @usableFromInline
    package var cycleBandwidthMillihertz: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 1_100_000
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Sensitivity of the thermometer (digits a 100 °C).
    @usableFromInline
    package var temperatureCentidigits: Int {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 33_387
      case .mpu6050, .mpu6000, .mpu9150: 34_000
      }
    }
    /// Temperature at which the thermometer reads 0 (0.01 °C).
    @usableFromInline
    package var temperatureZeroCentidegrees: Int {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 2100
      case .mpu6050, .mpu6000, .mpu9150: 3653
      }
    }
    /// Highest SPI clock of registers that are not outputs and not INT_STATUS (Hz). nil where the
    /// part has none.
    @usableFromInline
    package var slowRegisterSPIHertz: Int? {
      switch self {
      case .mpu6500, .mpu6000, .mpu9250, .mpu9255: 1_000_000
      case .mpu6050, .mpu9150: nil
      }
    }
    /// Bytes of an axis or of the temperature in the FIFO (bytes).
    @usableFromInline package var sampleSize: Int { 2 }
    /// Bytes for the data of the slaves (bytes).
    @usableFromInline package var slaveBytes: Int { 24 }
    /// Steps of the gyroscope offsets, in every range (digits a 10 °/s).
    @usableFromInline package var gyroscopeOffsetDecidigits: Int { 328 }
    /// Steps of the accelerometer offsets without their bit 0, in every range (steps a g).
    @usableFromInline package var accelerometerOffsetStepsPerG: Int { 1024 }
    /// Deviation of the internal clock at 25 °C, either sign (%).
    @usableFromInline
    package var internalClockTolerance: Int {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 2
      case .mpu6050, .mpu6000, .mpu9150: 5
      }
    }
    /// Deviation of the PLL, either sign (%).
    @usableFromInline package var pllTolerance: Int { 1 }
    /// Typical zero-g level of the accelerometer, either sign (mg).
    @usableFromInline
    package var accelerometerZeroLevel: Int {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 60
      case .mpu6050, .mpu6000: 50
      case .mpu9150: 80
      }
    }
    /// Typical change of the zero-g level of X and Y with temperature, either sign (µg/°C).
    @usableFromInline
    package var accelerometerZeroLevelDrift: Int {
      switch self {
      case .mpu6500: 640
      case .mpu6050, .mpu6000: 500
      case .mpu9150: 750
      case .mpu9250, .mpu9255: 1500
      }
    }
    /// Typical change of the zero-g level of Z with temperature, either sign (µg/°C).
    @usableFromInline
    package var accelerometerZeroLevelDriftZ: Int {
      switch self {
      case .mpu6500: 1000
      case .mpu6050, .mpu6000: 857
      case .mpu9150, .mpu9250, .mpu9255: 1500
      }
    }
    /// Typical zero-g level of the accelerometer along Z, either sign (mg).
    @usableFromInline
    package var accelerometerZeroLevelZ: Int {
      switch self {
      case .mpu6500: 60
      case .mpu6050, .mpu6000, .mpu9250, .mpu9255: 80
      case .mpu9150: 150
      }
    }
    /// Typical zero-rate level of the gyroscope, either sign (°/s).
    @usableFromInline
    package var gyroscopeZeroLevel: Int {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 5
      case .mpu6050, .mpu6000, .mpu9150: 20
      }
    }
    /// Typical change of the zero-rate level with temperature, either sign (m°/s/°C).
    @usableFromInline
    package var gyroscopeZeroLevelDrift: Int {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 240
      case .mpu6050, .mpu6000, .mpu9150: 160
      }
    }
    /// Typical noise density of the gyroscope (mdps/√Hz).
    @usableFromInline
    package var gyroscopeNoiseDensity: Int {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 10
      case .mpu6050, .mpu6000, .mpu9150: 5
      }
    }
    /// Typical noise density of the accelerometer (µg/√Hz).
    @usableFromInline
    package var noiseDensity: Int {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 300
      case .mpu6050, .mpu6000, .mpu9150: 400
      }
    }
    /// Typical resonance of the gyroscope about X (Hz).
    @usableFromInline
    package var mechanicalHertzX: Int {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 27_000
      case .mpu6050, .mpu6000, .mpu9150: 33_000
      }
    }
    /// Typical resonance of the gyroscope about Y (Hz).
    @usableFromInline
    package var mechanicalHertzY: Int {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 27_000
      case .mpu6050, .mpu6000, .mpu9150: 30_000
      }
    }
    /// Typical resonance of the gyroscope about Z (Hz).
    @usableFromInline package var mechanicalHertzZ: Int { 27_000 }
    /// Self-test output of code 1, at ±250 °/s and at ±2 g (digits). nil where the part has none.
    @usableFromInline
    package var selfTestBase: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 2620
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Growth of the self-test output with each code (%). nil where the part has none.
    @usableFromInline
    package var selfTestStep: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 1
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Averaged in a self-test, before and with the stimulus (samples). nil where the part has
    /// none.
    @usableFromInline
    package var selfTestSamples: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 200
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Smallest share of the factory trim in the gyroscope's self-test (%). nil where the part has
    /// none.
    @usableFromInline
    package var gyroscopeSelfTestMinimumPercent: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 50
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Smallest share of the factory trim in the accelerometer's self-test (%). nil where the part
    /// has none.
    @usableFromInline
    package var accelerometerSelfTestMinimumPercent: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 50
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Largest share of the factory trim in the accelerometer's self-test (%). nil where the part
    /// has none.
    @usableFromInline
    package var accelerometerSelfTestMaximumPercent: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 150
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Smallest change in the gyroscope's self-test where no trim is stored (°/s). nil where the
    /// part has none.
    @usableFromInline
    package var gyroscopeSelfTestMinimum: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 60
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Smallest change in the accelerometer's self-test where no trim is stored (mg). nil where the
    /// part has none.
    @usableFromInline
    package var accelerometerSelfTestMinimum: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 225
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Largest change in the accelerometer's self-test where no trim is stored (mg). nil where the
    /// part has none.
    @usableFromInline
    package var accelerometerSelfTestMaximum: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 675
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// Largest zero-rate level in the gyroscope's self-test (°/s). nil where the part has none.
    @usableFromInline
    package var gyroscopeSelfTestZeroLevel: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: 20
      case .mpu6050, .mpu6000, .mpu9150: nil
      }
    }
    /// First register of the motion processor: the bank of its memory; its address follows
    /// (address).
    @usableFromInline package var motionProcessorFirst: Int { 109 }
    /// Register of the bytes of the motion processor's memory, at which a burst stays (address).
    @usableFromInline package var motionProcessorData: Int { 111 }
    /// Last register of the motion processor: the low byte of the start of its program (address).
    @usableFromInline package var motionProcessorLast: Int { 113 }
    /// Capacity of the FIFO (bytes). nil where the part has none.
    @usableFromInline
    package var fifoDepth: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 1024
      }
    }
    /// Self-test output of code 1 at ±250 °/s: 25 °/s (digits). nil where the part has none.
    @usableFromInline
    package var gyroscopeTrimBase: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 3275
      }
    }
    /// Growth of the gyroscope's self-test output with each code (‰). nil where the part has none.
    @usableFromInline
    package var gyroscopeTrimGrowth: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 46
      }
    }
    /// Self-test output of code 1 (mg). nil where the part has none.
    @usableFromInline
    package var accelerometerTrimBase: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 340
      }
    }
    /// Self-test output of code 31 (mg). nil where the part has none.
    @usableFromInline
    package var accelerometerTrimTop: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 920
      }
    }
    /// Largest deviation from the factory trim, either sign (%). nil where the part has none.
    @usableFromInline
    package var selfTestTolerance: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 14
      }
    }
    /// Smallest change in the gyroscope's self-test where no trim is stored (°/s). nil where the
    /// part has none.
    @usableFromInline
    package var untrimmedGyroscopeSelfTestMinimum: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 10
      }
    }
    /// Largest change in the gyroscope's self-test where no trim is stored (°/s). nil where the
    /// part has none.
    @usableFromInline
    package var untrimmedGyroscopeSelfTestMaximum: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 105
      }
    }
    /// Smallest change in the accelerometer's self-test where no trim is stored (mg). nil where the
    /// part has none.
    @usableFromInline
    package var untrimmedAccelerometerSelfTestMinimum: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 300
      }
    }
    /// Largest change in the accelerometer's self-test where no trim is stored (mg). nil where the
    /// part has none.
    @usableFromInline
    package var untrimmedAccelerometerSelfTestMaximum: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 950
      }
    }
    /// One step of the thresholds of motion, zero motion and free fall; product specifications have
    /// 1 and 32 mg for motion (mg). nil where the part has none.
    @usableFromInline
    package var motionStep: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 2
      }
    }
    /// One of the revisions of the silicon that have the full sensitivity of the accelerometer
    /// (code of PRODUCT_ID). nil where the part has none.
    @usableFromInline
    package var productRevision: Int? {
      switch self {
      case .mpu6500, .mpu9250, .mpu9255: nil
      case .mpu6050, .mpu6000, .mpu9150: 88
      }
    }
    /// Bandwidth of the accelerometer with its low-pass bypassed as the later register map has it,
    /// −3 dB (mHz). nil where the part has none.
    @usableFromInline
    package var laterAccelerometerBypassBandwidthMillihertz: Int? {
      switch self {
      case .mpu6500, .mpu6050, .mpu6000, .mpu9150, .mpu9255: nil
      case .mpu9250: 1_046_000
      }
    }
    /// Delay of the accelerometer with its low-pass bypassed as the later register map has it (µs).
    /// nil where the part has none.
    @usableFromInline
    package var laterAccelerometerBypassDelayMicroseconds: Int? {
      switch self {
      case .mpu6500, .mpu6050, .mpu6000, .mpu9150, .mpu9255: nil
      case .mpu9250: 503
      }
    }

    /// Rate of the gyroscope before the divider (mHz). nil where the part or the code has none.
    @usableFromInline
    package func baseMillihertz(_ lowPass: CONFIG.LowPass) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .mpu6500, .mpu9250, .mpu9255:
          [8_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 8_000_000]
        case .mpu6050, .mpu6000, .mpu9150:
          [8_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, 1_000_000, nil]
        }
      return row[Int(lowPass.rawValue)]
    }

    /// Bandwidth of the gyroscope, −3 dB (mHz). nil where the part or the code has none.
    @usableFromInline
    package func gyroscopeBandwidthMillihertz(_ lowPass: CONFIG.LowPass) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .mpu6500, .mpu9250, .mpu9255:
          [250_000, 184_000, 92_000, 41_000, 20_000, 10_000, 5000, 3_600_000]
        case .mpu6050, .mpu6000, .mpu9150:
          [256_000, 188_000, 98_000, 42_000, 20_000, 10_000, 5000, nil]
        }
      return row[Int(lowPass.rawValue)]
    }

    /// Delay of the gyroscope (µs). nil where the part or the code has none.
    @usableFromInline
    package func gyroscopeDelayMicroseconds(_ lowPass: CONFIG.LowPass) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .mpu6500, .mpu9250, .mpu9255: [970, 2900, 3900, 5900, 9900, 17_850, 33_480, 170]
        case .mpu6050, .mpu6000, .mpu9150: [980, 1900, 2800, 4800, 8300, 13_400, 18_600, nil]
        }
      return row[Int(lowPass.rawValue)]
    }

    /// Bandwidth of the gyroscope with the low-pass bypassed, −3 dB (mHz). nil where the part or
    /// the code has none.
    @usableFromInline
    package func bypassBandwidthMillihertz(_ bypass: GYRO_CONFIG.Bypass) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .mpu6500, .mpu9250, .mpu9255: [nil, 8_800_000, 3_600_000, 8_800_000]
        case .mpu6050, .mpu6000, .mpu9150: [nil, nil, nil, nil]
        }
      return row[Int(bypass.rawValue)]
    }

    /// Delay of the gyroscope with the low-pass bypassed (µs). nil where the part or the code has
    /// none.
    @usableFromInline
    package func bypassDelayMicroseconds(_ bypass: GYRO_CONFIG.Bypass) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .mpu6500, .mpu9250, .mpu9255: [nil, 64, 110, 64]
        case .mpu6050, .mpu6000, .mpu9150: [nil, nil, nil, nil]
        }
      return row[Int(bypass.rawValue)]
    }

    /// Bandwidth of the thermometer, −3 dB (mHz). nil where the part or the code has none.
    @usableFromInline
    package func temperatureBandwidthMillihertz(_ lowPass: CONFIG.LowPass) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .mpu6500, .mpu9250, .mpu9255:
          [4_000_000, 188_000, 98_000, 42_000, 20_000, 10_000, 5000, 4_000_000]
        case .mpu6050, .mpu6000, .mpu9150: [nil, nil, nil, nil, nil, nil, nil, nil]
        }
      return row[Int(lowPass.rawValue)]
    }

    /// Bandwidth of the accelerometer, −3 dB (mHz). nil where the part or the code has none.
    @usableFromInline
    package func accelerometerBandwidthMillihertz(_ lowPass: ACCEL_CONFIG_2.LowPass) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .mpu6500, .mpu9250, .mpu9255:
          [460_000, 184_000, 92_000, 41_000, 20_000, 10_000, 5000, 460_000]
        case .mpu6050, .mpu6000, .mpu9150: [nil, nil, nil, nil, nil, nil, nil, nil]
        }
      return row[Int(lowPass.rawValue)]
    }

    /// Delay of the accelerometer (µs). nil where the part or the code has none.
    @usableFromInline
    package func accelerometerDelayMicroseconds(_ lowPass: ACCEL_CONFIG_2.LowPass) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .mpu6500, .mpu9250, .mpu9255: [1940, 5800, 7800, 11_800, 19_800, 35_700, 66_960, 1940]
        case .mpu6050, .mpu6000, .mpu9150: [nil, nil, nil, nil, nil, nil, nil, nil]
        }
      return row[Int(lowPass.rawValue)]
    }

    /// Rate in cycle mode; documents print 0.24, 0.49, 0.98 Hz and so on (mHz). nil where the part
    /// or the code has none.
    @usableFromInline
    package func wakeMillihertz(_ rate: LP_ACCEL_ODR.Rate) -> Int32? {
      let row: InlineArray<12, Int32?> =
        switch self {
        case .mpu6500, .mpu9250, .mpu9255:
          [244, 488, 977, 1953, 3906, 7813, 15_625, 31_250, 62_500, 125_000, 250_000, 500_000]
        case .mpu6050, .mpu6000, .mpu9150:
          [nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil, nil]
        }
      return row[Int(rate.rawValue)]
    }

    /// Rate in cycle mode of a part that is as an MPU-6050 (mHz). nil where the part or the code
    /// has none.
    @usableFromInline
    package func wakeControlMillihertz(_ wakeRate: PWR_MGMT_2.WakeRate) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .mpu6500, .mpu6050, .mpu6000, .mpu9150: [1250, 5000, 20_000, 40_000]
        case .mpu9250, .mpu9255: [nil, nil, nil, nil]
        }
      return row[Int(wakeRate.rawValue)]
    }

    /// Sensitivity of the accelerometer (digits a g).
    @usableFromInline
    package func digitsPerG(_ fullScale: ACCEL_CONFIG.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> = [16_384, 8192, 4096, 2048]
      return row[Int(fullScale.rawValue)]
    }

    /// Full scale of the accelerometer (g).
    @usableFromInline
    package func ratedG(_ fullScale: ACCEL_CONFIG.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> = [2, 4, 8, 16]
      return row[Int(fullScale.rawValue)]
    }

    /// Sensitivity of the gyroscope: 131, 65.5, 32.8 and 16.4 digits to 1 °/s (digits a 10 °/s).
    @usableFromInline
    package func decidigitsPerDegreePerSecond(_ fullScale: GYRO_CONFIG.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> = [1310, 655, 328, 164]
      return row[Int(fullScale.rawValue)]
    }

    /// Full scale of the gyroscope (°/s).
    @usableFromInline
    package func ratedDegreesPerSecond(_ fullScale: GYRO_CONFIG.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> = [250, 500, 1000, 2000]
      return row[Int(fullScale.rawValue)]
    }

    /// Capacity of the FIFO as Motion Driver sets it; the data sheets have 512 bytes (bytes). nil
    /// where the part or the code has none.
    @usableFromInline
    package func fifoBytes(_ fifoSize: ACCEL_CONFIG_2.FifoSize) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .mpu6500, .mpu9250, .mpu9255: [512, 1024, 2048, 4096]
        case .mpu6050, .mpu6000, .mpu9150: [nil, nil, nil, nil]
        }
      return row[Int(fifoSize.rawValue)]
    }

    /// Clock of the auxiliary bus (Hz).
    @usableFromInline
    package func masterHertz(_ clock: I2C_MST_CTRL.Clock) -> Int32 {
      let row: InlineArray<16, Int32> = [
        348_000, 333_000, 320_000, 308_000, 296_000, 286_000, 276_000, 267_000, 258_000, 500_000,
        471_000, 444_000, 421_000, 400_000, 381_000, 364_000,
      ]
      return row[Int(clock.rawValue)]
    }

    /// Bandwidth of the accelerometer by the low-pass that both sensors share, −3 dB (mHz). nil
    /// where the part or the code has none.
    @usableFromInline
    package func sharedBandwidthMillihertz(_ lowPass: CONFIG.LowPass) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .mpu6500, .mpu9250, .mpu9255: [nil, nil, nil, nil, nil, nil, nil, nil]
        case .mpu6050, .mpu6000, .mpu9150:
          [260_000, 184_000, 94_000, 44_000, 21_000, 10_000, 5000, nil]
        }
      return row[Int(lowPass.rawValue)]
    }

    /// Delay of the accelerometer by the low-pass that both sensors share (µs). nil where the part
    /// or the code has none.
    @usableFromInline
    package func sharedDelayMicroseconds(_ lowPass: CONFIG.LowPass) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .mpu6500, .mpu9250, .mpu9255: [nil, nil, nil, nil, nil, nil, nil, nil]
        case .mpu6050, .mpu6000, .mpu9150: [0, 2000, 3000, 4900, 8500, 13_800, 19_000, nil]
        }
      return row[Int(lowPass.rawValue)]
    }

    /// Bandwidth of the accelerometer as the later register map has it, −3 dB (mHz). nil where the
    /// part or the code has none.
    @usableFromInline
    package func laterAccelerometerBandwidthMillihertz(
      _ lowPass: ACCEL_CONFIG_2.LowPass
    ) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .mpu6500, .mpu6050, .mpu6000, .mpu9150, .mpu9255:
          [nil, nil, nil, nil, nil, nil, nil, nil]
        case .mpu9250: [218_100, 218_100, 99_000, 44_800, 21_200, 10_200, 5050, 420_000]
        }
      return row[Int(lowPass.rawValue)]
    }

    /// Delay of the accelerometer as the later register map has it (µs). nil where the part or the
    /// code has none.
    @usableFromInline
    package func laterAccelerometerDelayMicroseconds(_ lowPass: ACCEL_CONFIG_2.LowPass) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .mpu6500, .mpu6050, .mpu6000, .mpu9150, .mpu9255:
          [nil, nil, nil, nil, nil, nil, nil, nil]
        case .mpu9250: [1880, 1880, 2880, 4880, 8870, 16_830, 32_480, 1380]
        }
      return row[Int(lowPass.rawValue)]
    }
  }
}

#if !NO_HEAP
  extension Datasheet.MPU6500.Variant: CaseIterable {
    /// The manufacturer's name.
    package var name: String {
      switch self {
      case .mpu6500: Datasheet.MPU6500.name
      case .mpu6050: Datasheet.MPU6050.name
      case .mpu6000: Datasheet.MPU6000.name
      case .mpu9150: Datasheet.MPU9150.name
      case .mpu9250: Datasheet.MPU9250.name
      case .mpu9255: Datasheet.MPU9255.name
      }
    }
    /// Everything that is known of the part, as data.
    package var facts: ChipFacts {
      switch self {
      case .mpu6500: Datasheet.MPU6500.facts
      case .mpu6050: Datasheet.MPU6050.facts
      case .mpu6000: Datasheet.MPU6000.facts
      case .mpu9150: Datasheet.MPU9150.facts
      case .mpu9250: Datasheet.MPU9250.facts
      case .mpu9255: Datasheet.MPU9255.facts
      }
    }
  }
#endif
