// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm6dso.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of STMicroelectronics, ±2 to ±16 g and ±125 to ±2000 °/s, 16 bits,
  /// up to 6667 Hz, with a FIFO of tagged words.
  @usableFromInline
  package enum LSM6DSO {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0x6C }
    /// The address of the identity register.
    @usableFromInline package static var identityRegister: UInt8 { 0x0F }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package static var i2cAddress: UInt8 { 0x6A }
    /// The bit that a run of registers adds to its first address on I2C.
    @usableFromInline package static var i2cIncrementBit: UInt8 { 0x00 }
    /// The bit of an SPI command that reads.
    @usableFromInline package static var spiReadBit: UInt8 { 0x80 }
    /// The bit that a run of registers adds to its SPI command.
    @usableFromInline package static var spiIncrementBit: UInt8 { 0x00 }
    /// The bits of an SPI command that hold the address.
    @usableFromInline package static var spiAddressMask: UInt8 { 0x7F }
    /// Whether an SPI frame writes one register only.
    @usableFromInline package static var spiOneRegisterAWrite: Bool { false }

    /// Times in nanoseconds.
    @usableFromInline
    package enum Timing {
      /// From power-on or BOOT to the end of the trim download; ST's examples wait as long.
      @usableFromInline package static var boot: Int64 { 10_000_000 }
      /// From SW_RESET until it reads 0.
      @usableFromInline package static var softReset: Int64 { 50_000 }
      /// From power-down of the gyroscope to data, without the samples to discard.
      @usableFromInline package static var gyroscopeTurnOn: Int64 { 70_000_000 }
      /// Turn-on time, which the document gives for the part without a condition.
      @usableFromInline package static var turnOn: Int64 { 35_000_000 }
      /// Pulse of data-ready on the pins.
      @usableFromInline package static var dataReadyPulse: Int64 { 75_000 }
      /// Step of the timestamp, at the nominal time base.
      @usableFromInline package static var timestampStep: Int64 { 25_000 }
      /// From MASTER_ON off until the sensor hub may be set or reset.
      @usableFromInline package static var sensorHubStop: Int64 { 300_000 }
      /// From the start, and from a change of ST_XL, to right data.
      @usableFromInline package static var accelerometerSelfTestSettle: Int64 { 100_000_000 }
      /// From the start, and from a change of ST_G, to right data.
      @usableFromInline package static var gyroscopeSelfTestSettle: Int64 { 100_000_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// Highest rate; the others are it divided by powers of two (mHz).
      @usableFromInline package static var timeBaseMillihertz: Int { 6_667_000 }
      /// Change of all rates and of the timestamp with a step of INTERNAL_FREQ_FINE (ppm).
      @usableFromInline package static var timeBaseStep: Int { 1500 }
      /// Sensitivity of the thermometer (digits/°C).
      @usableFromInline package static var temperatureDigits: Int { 256 }
      /// Temperature at which the thermometer reads 0 (°C).
      @usableFromInline package static var temperatureZero: Int { 25 }
      /// Rate of the thermometer; with the accelerometer alone in low power at most the
      /// accelerometer's (mHz).
      @usableFromInline package static var temperatureMillihertz: Int { 52_086 }
      /// Capacity of the FIFO (words).
      @usableFromInline package static var fifoDepth: Int { 512 }
      /// Length of a word, with its tag (bytes).
      @usableFromInline package static var fifoWord: Int { 7 }
      /// Word of the gyroscope (tag).
      @usableFromInline package static var fifoTagGyroscope: Int { 1 }
      /// Word of the accelerometer (tag).
      @usableFromInline package static var fifoTagAccelerometer: Int { 2 }
      /// Word of the temperature (tag).
      @usableFromInline package static var fifoTagTemperature: Int { 3 }
      /// Word of the timestamp (tag).
      @usableFromInline package static var fifoTagTimestamp: Int { 4 }
      /// Word of a change of rates (tag).
      @usableFromInline package static var fifoTagChange: Int { 5 }
      /// Word of the sensor hub's slave 0; those of slaves 1 to 3 follow (tag).
      @usableFromInline package static var fifoTagSlave0: Int { 14 }
      /// Word of a slave of the sensor hub that did not acknowledge (tag).
      @usableFromInline package static var fifoTagNoAcknowledge: Int { 25 }
      /// Bytes that the sensor hub keeps of the slaves (bytes).
      @usableFromInline package static var sensorHubBytes: Int { 18 }
      /// From TIMESTAMP_ENDCOUNT to the overflow, 6.4 ms (steps).
      @usableFromInline package static var timestampEndcount: Int { 256 }
      /// Steps of the wake-up threshold in full scale (steps).
      @usableFromInline package static var wakeUpSteps: Int { 64 }
      /// Steps of the wake-up threshold in full scale with WAKE_THS_W (steps).
      @usableFromInline package static var wakeUpFineSteps: Int { 256 }
      /// Steps of the tap thresholds in full scale (steps).
      @usableFromInline package static var tapSteps: Int { 32 }
      /// Steps of the user offset, USR_OFF_W clear (steps/g).
      @usableFromInline package static var userOffsetFineSteps: Int { 1024 }
      /// Steps of the user offset, USR_OFF_W set (steps/g).
      @usableFromInline package static var userOffsetCoarseSteps: Int { 64 }
      /// Samples in a step of SLEEP_DUR; 16 for 0 (samples).
      @usableFromInline package static var inactivitySamples: Int { 512 }
      /// Averaged in a self-test, after one that is discarded (samples).
      @usableFromInline package static var selfTestSamples: Int { 5 }
      /// Change of each axis in the accelerometer's self-test; a choice within the limits (mg).
      @usableFromInline package static var accelerometerSelfTest: Int { 400 }
      /// Change of each axis in the gyroscope's self-test at ±2000 °/s; a choice within the limits,
      /// in proportion to the range (°/s).
      @usableFromInline package static var gyroscopeSelfTest: Int { 350 }
      /// Largest change in the accelerometer's self-test (mg).
      @usableFromInline package static var accelerometerSelfTestMaximum: Int { 1700 }
      /// Smallest change in the gyroscope's self-test, at ±2000 °/s (°/s).
      @usableFromInline package static var gyroscopeSelfTestMinimum: Int { 150 }
      /// Smallest change in the gyroscope's self-test, at ±250 °/s (°/s).
      @usableFromInline package static var gyroscopeSelfTestMinimum250: Int { 20 }
      /// Largest change in the gyroscope's self-test, at ±250 °/s (°/s).
      @usableFromInline package static var gyroscopeSelfTestMaximum250: Int { 80 }
      /// Largest change in the gyroscope's self-test, at ±2000 °/s (°/s).
      @usableFromInline package static var gyroscopeSelfTestMaximum: Int { 700 }
    }

    /// Bank of registers; at this address in all banks.
    @usableFromInline
    package struct FUNC_CFG_ACCESS: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x01 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xC0 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(embeddedBank: Bool = false, sensorHubBank: Bool = false) {
        bits = 0
        if embeddedBank { bits |= 0x80 }
        if sensorHubBank { bits |= 0x40 }
      }

      /// Bank of the embedded functions.
      @usableFromInline package var embeddedBank: Bool { bits & 0x80 != 0 }
      /// Bank of the sensor hub; with both bits the bank is not defined.
      @usableFromInline package var sensorHubBank: Bool { bits & 0x40 != 0 }
    }

    /// Pull-ups.
    @usableFromInline
    package struct PIN_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x02 }
      @usableFromInline package static var reset: UInt8 { 0x3F }
      @usableFromInline package static var settable: UInt8 { 0xC0 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(auxiliaryPullUpsOff: Bool = false, sdoPullUp: Bool = false) {
        bits = 0x3F
        if auxiliaryPullUpsOff { bits |= 0x80 }
        if sdoPullUp { bits |= 0x40 }
      }

      /// Pull-ups of the auxiliary interface.
      @usableFromInline package var auxiliaryPullUpsOff: Bool { bits & 0x80 != 0 }
      /// Pull-up of SDO.
      @usableFromInline package var sdoPullUp: Bool { bits & 0x40 != 0 }
      /// Have to stay 1.
      @usableFromInline package var ones: UInt8 { bits & 0x3F }
    }

    /// FIFO: watermark, low bits.
    @usableFromInline
    package struct FIFO_CTRL1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x07 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(watermark: UInt8 = 0x00) {
        bits = watermark
      }

      /// Low 8 of 9 bits; words of 7 bytes.
      @usableFromInline package var watermark: UInt8 { bits }
    }

    /// FIFO: depth, compression, watermark.
    @usableFromInline
    package struct FIFO_CTRL2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x08 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xD7 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        stopsAtWatermark: Bool = false, compresses: Bool = false, storesChanges: Bool = false,
        uncompressedRate: UncompressedRate = .never, watermarkHigh: UInt8 = 0
      ) {
        bits = uncompressedRate.rawValue << 1
        if stopsAtWatermark { bits |= 0x80 }
        if compresses { bits |= 0x40 }
        if storesChanges { bits |= 0x10 }
        bits |= watermarkHigh & 0x01
      }

      /// Whether the watermark limits the depth.
      @usableFromInline package var stopsAtWatermark: Bool { bits & 0x80 != 0 }
      /// Compression, with FIFO_COMPR_EN of the bank of the embedded functions.
      @usableFromInline package var compresses: Bool { bits & 0x40 != 0 }
      /// Whether a change of a rate is stored.
      @usableFromInline package var storesChanges: Bool { bits & 0x10 != 0 }
      /// The codes of UNCOPTR_RATE.
      @usableFromInline
      package enum UncompressedRate: UInt8, Sendable {
        /// Not forced.
        case never = 0
        /// Every 8th batch.
        case eighth = 1
        /// Every 16th batch.
        case sixteenth = 2
        /// Every 32nd batch.
        case thirtySecond = 3
      }
      /// With compression, how often a word is not compressed.
      @usableFromInline
      package var uncompressedRate: UncompressedRate {
        UncompressedRate(rawValue: (bits >> 1) & 0x03) ?? .thirtySecond
      }
      /// Bit 8 of the watermark.
      @usableFromInline package var watermarkHigh: UInt8 { bits & 0x01 }
    }

    /// FIFO: batch rates.
    @usableFromInline
    package struct FIFO_CTRL3: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x09 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        gyroscopeBatchRate: GyroscopeBatchRate = .off,
        accelerometerBatchRate: AccelerometerBatchRate = .off
      ) {
        bits = gyroscopeBatchRate.rawValue << 4
        bits |= accelerometerBatchRate.rawValue
      }

      /// The codes of BDR_GY.
      @usableFromInline
      package enum GyroscopeBatchRate: UInt8, Sendable {
        /// Not stored.
        case off = 0
        /// 12.5 Hz.
        case hertz12Point5 = 1
        /// 26 Hz.
        case hertz26 = 2
        /// 52 Hz.
        case hertz52 = 3
        /// 104 Hz.
        case hertz104 = 4
        /// 208 Hz.
        case hertz208 = 5
        /// 416 Hz, 417 Hz elsewhere.
        case hertz416 = 6
        /// 833 Hz.
        case hertz833 = 7
        /// 1.66 kHz.
        case hertz1666 = 8
        /// 3.33 kHz.
        case hertz3333 = 9
        /// 6.66 kHz.
        case hertz6667 = 10
        /// 6.5 Hz.
        case hertz6Point5 = 11
      }
      /// Rate at which the gyroscope is stored, at most its own. nil for the undefined codes 12,
      /// 13, 14, 15.
      @usableFromInline
      package var gyroscopeBatchRate: GyroscopeBatchRate? {
        GyroscopeBatchRate(rawValue: bits >> 4)
      }
      /// The codes of BDR_XL.
      @usableFromInline
      package enum AccelerometerBatchRate: UInt8, Sendable {
        /// Not stored.
        case off = 0
        /// 12.5 Hz.
        case hertz12Point5 = 1
        /// 26 Hz.
        case hertz26 = 2
        /// 52 Hz.
        case hertz52 = 3
        /// 104 Hz.
        case hertz104 = 4
        /// 208 Hz.
        case hertz208 = 5
        /// 416 Hz, 417 Hz elsewhere.
        case hertz416 = 6
        /// 833 Hz.
        case hertz833 = 7
        /// 1.66 kHz.
        case hertz1666 = 8
        /// 3.33 kHz.
        case hertz3333 = 9
        /// 6.66 kHz.
        case hertz6667 = 10
        /// 1.6 Hz.
        case hertz1Point6 = 11
      }
      /// Rate at which the accelerometer is stored, at most its own. nil for the undefined codes
      /// 12, 13, 14, 15.
      @usableFromInline
      package var accelerometerBatchRate: AccelerometerBatchRate? {
        AccelerometerBatchRate(rawValue: bits & 0x0F)
      }
    }

    /// FIFO: timestamps, temperatures, mode.
    @usableFromInline
    package struct FIFO_CTRL4: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xF7 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        timestampDecimation: TimestampDecimation = .off,
        temperatureBatchRate: TemperatureBatchRate = .off, mode: Mode = .bypass
      ) {
        bits = timestampDecimation.rawValue << 6
        bits |= temperatureBatchRate.rawValue << 4
        bits |= mode.rawValue
      }

      /// The codes of DEC_TS_BATCH.
      @usableFromInline
      package enum TimestampDecimation: UInt8, Sendable {
        /// Not stored.
        case off = 0
        /// With every batch.
        case one = 1
        /// With every 8th batch.
        case eight = 2
        /// With every 32nd batch.
        case thirtyTwo = 3
      }
      /// How often a timestamp is stored.
      @usableFromInline
      package var timestampDecimation: TimestampDecimation {
        TimestampDecimation(rawValue: bits >> 6) ?? .thirtyTwo
      }
      /// The codes of ODR_T_BATCH.
      @usableFromInline
      package enum TemperatureBatchRate: UInt8, Sendable {
        /// Not stored.
        case off = 0
        /// 1.6 Hz.
        case hertz1Point6 = 1
        /// 12.5 Hz.
        case hertz12Point5 = 2
        /// 52 Hz.
        case hertz52 = 3
      }
      /// Rate at which temperatures are stored.
      @usableFromInline
      package var temperatureBatchRate: TemperatureBatchRate {
        TemperatureBatchRate(rawValue: (bits >> 4) & 0x03) ?? .hertz52
      }
      /// The codes of FIFO_MODE.
      @usableFromInline
      package enum Mode: UInt8, Sendable {
        /// Bypass: stores nothing, and empties the FIFO.
        case bypass = 0
        /// FIFO: stops when it is full.
        case fifo = 1
        /// Continuous, FIFO from an event on.
        case continuousToFIFO = 3
        /// Bypass, continuous from an event on.
        case bypassToContinuous = 4
        /// Continuous: the oldest word is lost when it is full.
        case continuous = 6
        /// Bypass, FIFO from an event on.
        case bypassToFIFO = 7
      }
      /// Mode. nil for the undefined codes 2, 5.
      @usableFromInline package var mode: Mode? { Mode(rawValue: bits & 0x07) }
    }

    /// Form of data-ready; counter of batches.
    @usableFromInline
    package struct COUNTER_BDR_REG1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0B }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xE7 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        pulses: Bool = false, resetsCounter: Bool = false, countsGyroscope: Bool = false,
        thresholdHigh: UInt8 = 0
      ) {
        bits = thresholdHigh & 0x07
        if pulses { bits |= 0x80 }
        if resetsCounter { bits |= 0x40 }
        if countsGyroscope { bits |= 0x20 }
      }

      /// Data-ready on the pins.
      @usableFromInline package var pulses: Bool { bits & 0x80 != 0 }
      /// Resets the counter of batches.
      @usableFromInline package var resetsCounter: Bool { bits & 0x40 != 0 }
      /// Sensor whose batches are counted.
      @usableFromInline package var countsGyroscope: Bool { bits & 0x20 != 0 }
      /// Bits 10 to 8 of the threshold.
      @usableFromInline package var thresholdHigh: UInt8 { bits & 0x07 }
    }

    /// Counter of batches: threshold.
    @usableFromInline
    package struct COUNTER_BDR_REG2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0C }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Low 8 of 11 bits; batches.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Signals on INT1.
    @usableFromInline
    package struct INT1_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0D }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        denReady: Bool = false, batches: Bool = false, fifoFull: Bool = false,
        overrun: Bool = false, watermark: Bool = false, boot: Bool = false,
        gyroscopeReady: Bool = false, accelerometerReady: Bool = false
      ) {
        bits = 0
        if denReady { bits |= 0x80 }
        if batches { bits |= 0x40 }
        if fifoFull { bits |= 0x20 }
        if overrun { bits |= 0x10 }
        if watermark { bits |= 0x08 }
        if boot { bits |= 0x04 }
        if gyroscopeReady { bits |= 0x02 }
        if accelerometerReady { bits |= 0x01 }
      }

      /// DEN_DRDY.
      @usableFromInline package var denReady: Bool { bits & 0x80 != 0 }
      /// The counter of batches.
      @usableFromInline package var batches: Bool { bits & 0x40 != 0 }
      /// The FIFO is full.
      @usableFromInline package var fifoFull: Bool { bits & 0x20 != 0 }
      /// The FIFO's overrun.
      @usableFromInline package var overrun: Bool { bits & 0x10 != 0 }
      /// The FIFO's watermark.
      @usableFromInline package var watermark: Bool { bits & 0x08 != 0 }
      /// The boot.
      @usableFromInline package var boot: Bool { bits & 0x04 != 0 }
      /// New data of the gyroscope.
      @usableFromInline package var gyroscopeReady: Bool { bits & 0x02 != 0 }
      /// New data of the accelerometer.
      @usableFromInline package var accelerometerReady: Bool { bits & 0x01 != 0 }
    }

    /// Signals on INT2.
    @usableFromInline
    package struct INT2_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0E }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        batches: Bool = false, fifoFull: Bool = false, overrun: Bool = false,
        watermark: Bool = false, temperatureReady: Bool = false, gyroscopeReady: Bool = false,
        accelerometerReady: Bool = false
      ) {
        bits = 0
        if batches { bits |= 0x40 }
        if fifoFull { bits |= 0x20 }
        if overrun { bits |= 0x10 }
        if watermark { bits |= 0x08 }
        if temperatureReady { bits |= 0x04 }
        if gyroscopeReady { bits |= 0x02 }
        if accelerometerReady { bits |= 0x01 }
      }

      /// The counter of batches.
      @usableFromInline package var batches: Bool { bits & 0x40 != 0 }
      /// The FIFO is full.
      @usableFromInline package var fifoFull: Bool { bits & 0x20 != 0 }
      /// The FIFO's overrun.
      @usableFromInline package var overrun: Bool { bits & 0x10 != 0 }
      /// The FIFO's watermark.
      @usableFromInline package var watermark: Bool { bits & 0x08 != 0 }
      /// A new temperature.
      @usableFromInline package var temperatureReady: Bool { bits & 0x04 != 0 }
      /// New data of the gyroscope.
      @usableFromInline package var gyroscopeReady: Bool { bits & 0x02 != 0 }
      /// New data of the accelerometer.
      @usableFromInline package var accelerometerReady: Bool { bits & 0x01 != 0 }
    }

    /// The identity byte.
    @usableFromInline
    package struct WHO_AM_I: Register {
      @usableFromInline package static var address: UInt8 { 0x0F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x6C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x6C) {
        bits = identity
      }

      /// 0x6C, also in the LSM6DSOX and LSM6DSO32.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Accelerometer: rate, range, second low-pass.
    @usableFromInline
    package struct CTRL1_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x10 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xFE }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        dataRate: DataRate = .powerDown, fullScale: FullScale = .g2, lowPass2: Bool = false
      ) {
        bits = dataRate.rawValue << 4
        bits |= fullScale.rawValue << 2
        if lowPass2 { bits |= 0x02 }
      }

      /// The codes of ODR_XL.
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
        /// Power-down.
        case powerDown = 0
        /// 12.5 Hz.
        case hertz12Point5 = 1
        /// 26 Hz.
        case hertz26 = 2
        /// 52 Hz.
        case hertz52 = 3
        /// 104 Hz.
        case hertz104 = 4
        /// 208 Hz.
        case hertz208 = 5
        /// 416 Hz, 417 Hz elsewhere.
        case hertz416 = 6
        /// 833 Hz.
        case hertz833 = 7
        /// 1.66 kHz.
        case hertz1666 = 8
        /// 3.33 kHz.
        case hertz3333 = 9
        /// 6.66 kHz.
        case hertz6667 = 10
        /// 1.6 Hz in low-power mode, 12.5 Hz in high-performance mode.
        case hertz1Point6 = 11
      }
      /// Output data rate. nil for the undefined codes 12, 13, 14, 15.
      @usableFromInline package var dataRate: DataRate? { DataRate(rawValue: bits >> 4) }
      /// The codes of FS_XL.
      @usableFromInline
      package enum FullScale: UInt8, Sendable {
        /// ±2 g.
        case g2 = 0
        /// ±16 g.
        case g16 = 1
        /// ±4 g.
        case g4 = 2
        /// ±8 g.
        case g8 = 3
      }
      /// Full scale.
      @usableFromInline
      package var fullScale: FullScale { FullScale(rawValue: (bits >> 2) & 0x03) ?? .g8 }
      /// Whether the second low-pass is in the path.
      @usableFromInline package var lowPass2: Bool { bits & 0x02 != 0 }
    }

    /// Gyroscope: rate, range.
    @usableFromInline
    package struct CTRL2_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x11 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xFE }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(dataRate: DataRate = .powerDown, fullScale: FullScale = .dps250) {
        bits = dataRate.rawValue << 4
        bits |= fullScale.rawValue << 1
      }

      /// The codes of ODR_G.
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
        /// Power-down.
        case powerDown = 0
        /// 12.5 Hz.
        case hertz12Point5 = 1
        /// 26 Hz.
        case hertz26 = 2
        /// 52 Hz.
        case hertz52 = 3
        /// 104 Hz.
        case hertz104 = 4
        /// 208 Hz.
        case hertz208 = 5
        /// 416 Hz, 417 Hz elsewhere.
        case hertz416 = 6
        /// 833 Hz.
        case hertz833 = 7
        /// 1.66 kHz.
        case hertz1666 = 8
        /// 3.33 kHz.
        case hertz3333 = 9
        /// 6.66 kHz.
        case hertz6667 = 10
      }
      /// Output data rate. nil for the undefined codes 11, 12, 13, 14, 15.
      @usableFromInline package var dataRate: DataRate? { DataRate(rawValue: bits >> 4) }
      /// The codes of FS_G.
      @usableFromInline
      package enum FullScale: UInt8, Sendable {
        /// ±250 °/s.
        case dps250 = 0
        /// ±125 °/s.
        case dps125 = 1
        /// ±500 °/s.
        case dps500 = 2
        /// ±1000 °/s.
        case dps1000 = 4
        /// ±2000 °/s.
        case dps2000 = 6
      }
      /// Full scale; bit 1 is FS_125, which has precedence over FS_G, as is assumed. nil for the
      /// undefined codes 3, 5, 7.
      @usableFromInline
      package var fullScale: FullScale? { FullScale(rawValue: (bits >> 1) & 0x07) }
    }

    /// Boot, reset, interfaces.
    @usableFromInline
    package struct CTRL3_C: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x12 }
      @usableFromInline package static var reset: UInt8 { 0x04 }
      @usableFromInline package static var settable: UInt8 { 0xFD }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        boot: Bool = false, blockDataUpdate: Bool = false, activeLow: Bool = false,
        openDrain: Bool = false, threeWireSPI: Bool = false, increments: Bool = true,
        softReset: Bool = false
      ) {
        bits = 0
        if boot { bits |= 0x80 }
        if blockDataUpdate { bits |= 0x40 }
        if activeLow { bits |= 0x20 }
        if openDrain { bits |= 0x10 }
        if threeWireSPI { bits |= 0x08 }
        if increments { bits |= 0x04 }
        if softReset { bits |= 0x01 }
      }

      /// Loads the trim again; cleared when that has ended.
      @usableFromInline package var boot: Bool { bits & 0x80 != 0 }
      /// Block data update.
      @usableFromInline package var blockDataUpdate: Bool { bits & 0x40 != 0 }
      /// Polarity of INT1 and INT2.
      @usableFromInline package var activeLow: Bool { bits & 0x20 != 0 }
      /// Type of INT1 and INT2.
      @usableFromInline package var openDrain: Bool { bits & 0x10 != 0 }
      /// SPI wires.
      @usableFromInline package var threeWireSPI: Bool { bits & 0x08 != 0 }
      /// Whether the address increments in a burst.
      @usableFromInline package var increments: Bool { bits & 0x04 != 0 }
      /// Resets the registers; cleared when that has ended.
      @usableFromInline package var softReset: Bool { bits & 0x01 != 0 }
    }

    /// Gyroscope's sleep and low-pass; pins.
    @usableFromInline
    package struct CTRL4_C: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x13 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x6E }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        gyroscopeSleeps: Bool = false, joinsPins: Bool = false, masksSettling: Bool = false,
        i2cDisabled: Bool = false, lowPass1: Bool = false
      ) {
        bits = 0
        if gyroscopeSleeps { bits |= 0x40 }
        if joinsPins { bits |= 0x20 }
        if masksSettling { bits |= 0x08 }
        if i2cDisabled { bits |= 0x04 }
        if lowPass1 { bits |= 0x02 }
      }

      /// Gyroscope's sleep: the drive continues, nothing is measured.
      @usableFromInline package var gyroscopeSleeps: Bool { bits & 0x40 != 0 }
      /// Whether INT1 has the signals of INT2 too.
      @usableFromInline package var joinsPins: Bool { bits & 0x20 != 0 }
      /// Whether samples are withheld until the filters have settled.
      @usableFromInline package var masksSettling: Bool { bits & 0x08 != 0 }
      /// Whether I2C is disabled.
      @usableFromInline package var i2cDisabled: Bool { bits & 0x04 != 0 }
      /// Whether the gyroscope's first low-pass is in the path; high-performance mode only.
      @usableFromInline package var lowPass1: Bool { bits & 0x02 != 0 }
    }

    /// Ultra-low power, rounding, self-tests.
    @usableFromInline
    package struct CTRL5_C: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x14 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xEF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        ultraLowPower: Bool = false, rounding: Rounding = .none,
        gyroscopeSelfTest: GyroscopeSelfTest = .off,
        accelerometerSelfTest: AccelerometerSelfTest = .off
      ) {
        bits = rounding.rawValue << 5
        if ultraLowPower { bits |= 0x80 }
        bits |= gyroscopeSelfTest.rawValue << 2
        bits |= accelerometerSelfTest.rawValue
      }

      /// Accelerometer's ultra-low-power mode; changed in power-down, up to 208 Hz, gyroscope in
      /// power-down.
      @usableFromInline package var ultraLowPower: Bool { bits & 0x80 != 0 }
      /// The codes of ROUNDING.
      @usableFromInline
      package enum Rounding: UInt8, Sendable {
        /// None.
        case none = 0
        /// Accelerometer.
        case accelerometer = 1
        /// Gyroscope.
        case gyroscope = 2
        /// Gyroscope and accelerometer.
        case both = 3
      }
      /// Outputs that a burst repeats.
      @usableFromInline
      package var rounding: Rounding { Rounding(rawValue: (bits >> 5) & 0x03) ?? .both }
      /// The codes of ST_G.
      @usableFromInline
      package enum GyroscopeSelfTest: UInt8, Sendable {
        /// Off.
        case off = 0
        /// Positive.
        case positive = 1
        /// Negative.
        case negative = 3
      }
      /// Gyroscope's self-test. nil for the undefined code 2.
      @usableFromInline
      package var gyroscopeSelfTest: GyroscopeSelfTest? {
        GyroscopeSelfTest(rawValue: (bits >> 2) & 0x03)
      }
      /// The codes of ST_XL.
      @usableFromInline
      package enum AccelerometerSelfTest: UInt8, Sendable {
        /// Off.
        case off = 0
        /// Positive.
        case positive = 1
        /// Negative.
        case negative = 2
      }
      /// Accelerometer's self-test. nil for the undefined code 3.
      @usableFromInline
      package var accelerometerSelfTest: AccelerometerSelfTest? {
        AccelerometerSelfTest(rawValue: bits & 0x03)
      }
    }

    /// DEN, power mode of the accelerometer, offset weight, first low-pass of the gyroscope.
    @usableFromInline
    package struct CTRL6_C: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x15 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        edgeTrigger: Bool = false, levelTrigger: Bool = false, latchedTrigger: Bool = false,
        accelerometerLowPower: Bool = false, coarseOffset: Bool = false,
        lowPass1Bandwidth: LowPass1Bandwidth = .step0
      ) {
        bits = lowPass1Bandwidth.rawValue
        if edgeTrigger { bits |= 0x80 }
        if levelTrigger { bits |= 0x40 }
        if latchedTrigger { bits |= 0x20 }
        if accelerometerLowPower { bits |= 0x10 }
        if coarseOffset { bits |= 0x08 }
      }

      /// Whether an edge of DEN triggers.
      @usableFromInline package var edgeTrigger: Bool { bits & 0x80 != 0 }
      /// Whether the level of DEN triggers.
      @usableFromInline package var levelTrigger: Bool { bits & 0x40 != 0 }
      /// Whether the level trigger is latched.
      @usableFromInline package var latchedTrigger: Bool { bits & 0x20 != 0 }
      /// Whether the accelerometer leaves high performance: low power up to 52 Hz and at 1.6 Hz,
      /// normal at 104 and 208 Hz.
      @usableFromInline package var accelerometerLowPower: Bool { bits & 0x10 != 0 }
      /// Step of the user offset.
      @usableFromInline package var coarseOffset: Bool { bits & 0x08 != 0 }
      /// The codes of FTYPE.
      @usableFromInline
      package enum LowPass1Bandwidth: UInt8, Sendable {
        /// Step 0.
        case step0 = 0
        /// Step 1.
        case step1 = 1
        /// Step 2.
        case step2 = 2
        /// Step 3.
        case step3 = 3
        /// Step 4.
        case step4 = 4
        /// Step 5.
        case step5 = 5
        /// Step 6.
        case step6 = 6
        /// Step 7.
        case step7 = 7
      }
      /// Cut-off of the gyroscope's first low-pass, with the rate.
      @usableFromInline
      package var lowPass1Bandwidth: LowPass1Bandwidth {
        LowPass1Bandwidth(rawValue: bits & 0x07) ?? .step7
      }
    }

    /// Gyroscope: power mode, high-pass; user offset.
    @usableFromInline
    package struct CTRL7_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x16 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xF7 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        gyroscopeLowPower: Bool = false, highPassEnabled: Bool = false,
        highPassCutoff: HighPassCutoff = .millihertz16, oisByHost: Bool = false,
        offsetsOutput: Bool = false, oisOn: Bool = false
      ) {
        bits = highPassCutoff.rawValue << 4
        if gyroscopeLowPower { bits |= 0x80 }
        if highPassEnabled { bits |= 0x40 }
        if oisByHost { bits |= 0x04 }
        if offsetsOutput { bits |= 0x02 }
        if oisOn { bits |= 0x01 }
      }

      /// Whether the gyroscope leaves high performance: low power up to 52 Hz, normal at 104 and
      /// 208 Hz.
      @usableFromInline package var gyroscopeLowPower: Bool { bits & 0x80 != 0 }
      /// High-pass, in high-performance mode only.
      @usableFromInline package var highPassEnabled: Bool { bits & 0x40 != 0 }
      /// The codes of HPM_G.
      @usableFromInline
      package enum HighPassCutoff: UInt8, Sendable {
        /// 16 mHz.
        case millihertz16 = 0
        /// 65 mHz.
        case millihertz65 = 1
        /// 260 mHz.
        case millihertz260 = 2
        /// 1.04 Hz.
        case millihertz1040 = 3
      }
      /// Cut-off of the high-pass.
      @usableFromInline
      package var highPassCutoff: HighPassCutoff {
        HighPassCutoff(rawValue: (bits >> 4) & 0x03) ?? .millihertz1040
      }
      /// Who switches the OIS chain on.
      @usableFromInline package var oisByHost: Bool { bits & 0x04 != 0 }
      /// Whether the user offset is subtracted from outputs and FIFO.
      @usableFromInline package var offsetsOutput: Bool { bits & 0x02 != 0 }
      /// OIS chain.
      @usableFromInline package var oisOn: Bool { bits & 0x01 != 0 }
    }

    /// Accelerometer's filters.
    @usableFromInline
    package struct CTRL8_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x17 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        cutoff: Cutoff = .quarter, reference: Bool = false, settlesFast: Bool = false,
        highPass: Bool = false, reducedScale: Bool = false, lowPassesDirections: Bool = false
      ) {
        bits = cutoff.rawValue << 5
        if reference { bits |= 0x10 }
        if settlesFast { bits |= 0x08 }
        if highPass { bits |= 0x04 }
        if reducedScale { bits |= 0x02 }
        if lowPassesDirections { bits |= 0x01 }
      }

      /// The codes of HPCF_XL.
      @usableFromInline
      package enum Cutoff: UInt8, Sendable {
        /// Rate / 4; as high-pass the slope.
        case quarter = 0
        /// Rate / 10.
        case tenth = 1
        /// Rate / 20.
        case twentieth = 2
        /// Rate / 45.
        case fortyFifth = 3
        /// Rate / 100.
        case hundredth = 4
        /// Rate / 200.
        case twoHundredth = 5
        /// Rate / 400.
        case fourHundredth = 6
        /// Rate / 800.
        case eightHundredth = 7
      }
      /// Cut-off of the second low-pass or the high-pass.
      @usableFromInline
      package var cutoff: Cutoff { Cutoff(rawValue: bits >> 5) ?? .eightHundredth }
      /// Whether the high-pass subtracts a stored sample.
      @usableFromInline package var reference: Bool { bits & 0x10 != 0 }
      /// Whether the filter presets itself after power-down.
      @usableFromInline package var settlesFast: Bool { bits & 0x08 != 0 }
      /// Whether outputs have the high-pass or slope.
      @usableFromInline package var highPass: Bool { bits & 0x04 != 0 }
      /// Meaning of code 1 of FS_XL.
      @usableFromInline package var reducedScale: Bool { bits & 0x02 != 0 }
      /// Data for six directions.
      @usableFromInline package var lowPassesDirections: Bool { bits & 0x01 != 0 }
    }

    /// DEN stamps; I3C.
    @usableFromInline
    package struct CTRL9_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x18 }
      @usableFromInline package static var reset: UInt8 { 0xE0 }
      @usableFromInline package static var settable: UInt8 { 0xFE }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        denX: Bool = true, denY: Bool = true, denZ: Bool = true, denAccelerometer: Bool = false,
        denExtends: Bool = false, denActiveHigh: Bool = false, i3cDisabled: Bool = false
      ) {
        bits = 0
        if denX { bits |= 0x80 }
        if denY { bits |= 0x40 }
        if denZ { bits |= 0x20 }
        if denAccelerometer { bits |= 0x10 }
        if denExtends { bits |= 0x08 }
        if denActiveHigh { bits |= 0x04 }
        if i3cDisabled { bits |= 0x02 }
      }

      /// Stamp in the lowest bit of X.
      @usableFromInline package var denX: Bool { bits & 0x80 != 0 }
      /// Stamp in the lowest bit of Y.
      @usableFromInline package var denY: Bool { bits & 0x40 != 0 }
      /// Stamp in the lowest bit of Z.
      @usableFromInline package var denZ: Bool { bits & 0x20 != 0 }
      /// Sensor that is stamped.
      @usableFromInline package var denAccelerometer: Bool { bits & 0x10 != 0 }
      /// Whether DEN acts on the accelerometer too.
      @usableFromInline package var denExtends: Bool { bits & 0x08 != 0 }
      /// Level of DEN.
      @usableFromInline package var denActiveHigh: Bool { bits & 0x04 != 0 }
      /// Whether I3C is disabled; reports say that it survives SW_RESET.
      @usableFromInline package var i3cDisabled: Bool { bits & 0x02 != 0 }
    }

    /// Timestamp.
    @usableFromInline
    package struct CTRL10_C: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x19 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x20 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(timestamp: Bool = false) {
        bits = timestamp ? 0x20 : 0
      }

      /// Counter of timestamps.
      @usableFromInline package var timestamp: Bool { bits & 0x20 != 0 }
    }

    /// Events: all.
    ///
    /// Reading it: Clears latched events.
    @usableFromInline
    package struct ALL_INT_SRC: Register {
      @usableFromInline package static var address: UInt8 { 0x1A }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        timestampEnds: Bool = false, sleepChanges: Bool = false, direction: Bool = false,
        doubleTap: Bool = false, singleTap: Bool = false, wakeUp: Bool = false,
        freeFall: Bool = false
      ) {
        bits = 0
        if timestampEnds { bits |= 0x80 }
        if sleepChanges { bits |= 0x20 }
        if direction { bits |= 0x10 }
        if doubleTap { bits |= 0x08 }
        if singleTap { bits |= 0x04 }
        if wakeUp { bits |= 0x02 }
        if freeFall { bits |= 0x01 }
      }

      /// The timestamp overflows within 6.4 ms.
      @usableFromInline package var timestampEnds: Bool { bits & 0x80 != 0 }
      /// Activity or inactivity began.
      @usableFromInline package var sleepChanges: Bool { bits & 0x20 != 0 }
      /// Six directions.
      @usableFromInline package var direction: Bool { bits & 0x10 != 0 }
      /// Double tap.
      @usableFromInline package var doubleTap: Bool { bits & 0x08 != 0 }
      /// Single tap.
      @usableFromInline package var singleTap: Bool { bits & 0x04 != 0 }
      /// Wake-up.
      @usableFromInline package var wakeUp: Bool { bits & 0x02 != 0 }
      /// Free fall.
      @usableFromInline package var freeFall: Bool { bits & 0x01 != 0 }
    }

    /// Events: wake-up, free fall, activity.
    ///
    /// Reading it: Clears latched events.
    @usableFromInline
    package struct WAKE_UP_SRC: Register {
      @usableFromInline package static var address: UInt8 { 0x1B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        sleepChanges: Bool = false, freeFall: Bool = false, sleeps: Bool = false,
        wakeUp: Bool = false, x: Bool = false, y: Bool = false, z: Bool = false
      ) {
        bits = 0
        if sleepChanges { bits |= 0x40 }
        if freeFall { bits |= 0x20 }
        if sleeps { bits |= 0x10 }
        if wakeUp { bits |= 0x08 }
        if x { bits |= 0x04 }
        if y { bits |= 0x02 }
        if z { bits |= 0x01 }
      }

      /// Activity or inactivity began.
      @usableFromInline package var sleepChanges: Bool { bits & 0x40 != 0 }
      /// Free fall.
      @usableFromInline package var freeFall: Bool { bits & 0x20 != 0 }
      /// Inactivity.
      @usableFromInline package var sleeps: Bool { bits & 0x10 != 0 }
      /// Wake-up.
      @usableFromInline package var wakeUp: Bool { bits & 0x08 != 0 }
      /// Wake-up on X.
      @usableFromInline package var x: Bool { bits & 0x04 != 0 }
      /// Wake-up on Y.
      @usableFromInline package var y: Bool { bits & 0x02 != 0 }
      /// Wake-up on Z.
      @usableFromInline package var z: Bool { bits & 0x01 != 0 }
    }

    /// Events: taps.
    ///
    /// Reading it: Clears latched events.
    @usableFromInline
    package struct TAP_SRC: Register {
      @usableFromInline package static var address: UInt8 { 0x1C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        active: Bool = false, singleTap: Bool = false, doubleTap: Bool = false,
        negative: Bool = false, x: Bool = false, y: Bool = false, z: Bool = false
      ) {
        bits = 0
        if active { bits |= 0x40 }
        if singleTap { bits |= 0x20 }
        if doubleTap { bits |= 0x10 }
        if negative { bits |= 0x08 }
        if x { bits |= 0x04 }
        if y { bits |= 0x02 }
        if z { bits |= 0x01 }
      }

      /// Tap.
      @usableFromInline package var active: Bool { bits & 0x40 != 0 }
      /// Single tap.
      @usableFromInline package var singleTap: Bool { bits & 0x20 != 0 }
      /// Double tap.
      @usableFromInline package var doubleTap: Bool { bits & 0x10 != 0 }
      /// Sign of the tap.
      @usableFromInline package var negative: Bool { bits & 0x08 != 0 }
      /// On X.
      @usableFromInline package var x: Bool { bits & 0x04 != 0 }
      /// On Y.
      @usableFromInline package var y: Bool { bits & 0x02 != 0 }
      /// On Z.
      @usableFromInline package var z: Bool { bits & 0x01 != 0 }
    }

    /// Events: six directions.
    ///
    /// Reading it: Clears latched events.
    @usableFromInline
    package struct D6D_SRC: Register {
      @usableFromInline package static var address: UInt8 { 0x1D }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        denReady: Bool = false, active: Bool = false, zHigh: Bool = false, zLow: Bool = false,
        yHigh: Bool = false, yLow: Bool = false, xHigh: Bool = false, xLow: Bool = false
      ) {
        bits = 0
        if denReady { bits |= 0x80 }
        if active { bits |= 0x40 }
        if zHigh { bits |= 0x20 }
        if zLow { bits |= 0x10 }
        if yHigh { bits |= 0x08 }
        if yLow { bits |= 0x04 }
        if xHigh { bits |= 0x02 }
        if xLow { bits |= 0x01 }
      }

      /// DEN data-ready.
      @usableFromInline package var denReady: Bool { bits & 0x80 != 0 }
      /// Change of direction.
      @usableFromInline package var active: Bool { bits & 0x40 != 0 }
      /// Z up.
      @usableFromInline package var zHigh: Bool { bits & 0x20 != 0 }
      /// Z down.
      @usableFromInline package var zLow: Bool { bits & 0x10 != 0 }
      /// Y up.
      @usableFromInline package var yHigh: Bool { bits & 0x08 != 0 }
      /// Y down.
      @usableFromInline package var yLow: Bool { bits & 0x04 != 0 }
      /// X up.
      @usableFromInline package var xHigh: Bool { bits & 0x02 != 0 }
      /// X down.
      @usableFromInline package var xLow: Bool { bits & 0x01 != 0 }
    }

    /// New data.
    @usableFromInline
    package struct STATUS_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x1E }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        temperatureReady: Bool = false, gyroscopeReady: Bool = false,
        accelerometerReady: Bool = false
      ) {
        bits = 0
        if temperatureReady { bits |= 0x04 }
        if gyroscopeReady { bits |= 0x02 }
        if accelerometerReady { bits |= 0x01 }
      }

      /// Temperature.
      @usableFromInline package var temperatureReady: Bool { bits & 0x04 != 0 }
      /// Gyroscope.
      @usableFromInline package var gyroscopeReady: Bool { bits & 0x02 != 0 }
      /// Accelerometer.
      @usableFromInline package var accelerometerReady: Bool { bits & 0x01 != 0 }
    }

    /// Temperature, low byte.
    ///
    /// Reading it: With BDU holds the pair.
    @usableFromInline
    package struct OUT_TEMP_L: Register {
      @usableFromInline package static var address: UInt8 { 0x20 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Temperature, high byte.
    ///
    /// Reading it: Clears TDA.
    @usableFromInline
    package struct OUT_TEMP_H: Register {
      @usableFromInline package static var address: UInt8 { 0x21 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Gyroscope: X, low byte.
    ///
    /// Reading it: With BDU holds the pair.
    @usableFromInline
    package struct OUTX_L_G: Register {
      @usableFromInline package static var address: UInt8 { 0x22 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Gyroscope: X, high byte.
    ///
    /// Reading it: Clears GDA.
    @usableFromInline
    package struct OUTX_H_G: Register {
      @usableFromInline package static var address: UInt8 { 0x23 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Gyroscope: Y, low byte.
    ///
    /// Reading it: With BDU holds the pair.
    @usableFromInline
    package struct OUTY_L_G: Register {
      @usableFromInline package static var address: UInt8 { 0x24 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Gyroscope: Y, high byte.
    ///
    /// Reading it: Clears GDA.
    @usableFromInline
    package struct OUTY_H_G: Register {
      @usableFromInline package static var address: UInt8 { 0x25 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Gyroscope: Z, low byte.
    ///
    /// Reading it: With BDU holds the pair.
    @usableFromInline
    package struct OUTZ_L_G: Register {
      @usableFromInline package static var address: UInt8 { 0x26 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Gyroscope: Z, high byte.
    ///
    /// Reading it: Clears GDA.
    @usableFromInline
    package struct OUTZ_H_G: Register {
      @usableFromInline package static var address: UInt8 { 0x27 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Accelerometer: X, low byte.
    ///
    /// Reading it: With BDU holds the pair.
    @usableFromInline
    package struct OUTX_L_A: Register {
      @usableFromInline package static var address: UInt8 { 0x28 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Accelerometer: X, high byte.
    ///
    /// Reading it: Clears XLDA.
    @usableFromInline
    package struct OUTX_H_A: Register {
      @usableFromInline package static var address: UInt8 { 0x29 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Accelerometer: Y, low byte.
    ///
    /// Reading it: With BDU holds the pair.
    @usableFromInline
    package struct OUTY_L_A: Register {
      @usableFromInline package static var address: UInt8 { 0x2A }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Accelerometer: Y, high byte.
    ///
    /// Reading it: Clears XLDA.
    @usableFromInline
    package struct OUTY_H_A: Register {
      @usableFromInline package static var address: UInt8 { 0x2B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Accelerometer: Z, low byte.
    ///
    /// Reading it: With BDU holds the pair.
    @usableFromInline
    package struct OUTZ_L_A: Register {
      @usableFromInline package static var address: UInt8 { 0x2C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Accelerometer: Z, high byte.
    ///
    /// Reading it: Clears XLDA.
    @usableFromInline
    package struct OUTZ_H_A: Register {
      @usableFromInline package static var address: UInt8 { 0x2D }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Events of the embedded functions.
    @usableFromInline
    package struct EMB_FUNC_STATUS_MAINPAGE: Register {
      @usableFromInline package static var address: UInt8 { 0x35 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        longCounter: Bool = false, significantMotion: Bool = false, tilt: Bool = false,
        step: Bool = false
      ) {
        bits = 0
        if longCounter { bits |= 0x80 }
        if significantMotion { bits |= 0x20 }
        if tilt { bits |= 0x10 }
        if step { bits |= 0x08 }
      }

      /// Long counter of the state machines.
      @usableFromInline package var longCounter: Bool { bits & 0x80 != 0 }
      /// Significant motion.
      @usableFromInline package var significantMotion: Bool { bits & 0x20 != 0 }
      /// Tilt.
      @usableFromInline package var tilt: Bool { bits & 0x10 != 0 }
      /// Step.
      @usableFromInline package var step: Bool { bits & 0x08 != 0 }
    }

    /// Events of state machines 1 to 8.
    @usableFromInline
    package struct FSM_STATUS_A_MAINPAGE: Register {
      @usableFromInline package static var address: UInt8 { 0x36 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(machines: UInt8 = 0x00) {
        bits = machines
      }

      /// A bit for each.
      @usableFromInline package var machines: UInt8 { bits }
    }

    /// Events of state machines 9 to 16.
    @usableFromInline
    package struct FSM_STATUS_B_MAINPAGE: Register {
      @usableFromInline package static var address: UInt8 { 0x37 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(machines: UInt8 = 0x00) {
        bits = machines
      }

      /// A bit for each.
      @usableFromInline package var machines: UInt8 { bits }
    }

    /// State of the sensor hub.
    ///
    /// Reading it: Ends SENS_HUB_ENDOP.
    @usableFromInline
    package struct STATUS_MASTER_MAINPAGE: Register {
      @usableFromInline package static var address: UInt8 { 0x39 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        wroteOnce: Bool = false, slave3Failed: Bool = false, slave2Failed: Bool = false,
        slave1Failed: Bool = false, slave0Failed: Bool = false, ended: Bool = false
      ) {
        bits = 0
        if wroteOnce { bits |= 0x80 }
        if slave3Failed { bits |= 0x40 }
        if slave2Failed { bits |= 0x20 }
        if slave1Failed { bits |= 0x10 }
        if slave0Failed { bits |= 0x08 }
        if ended { bits |= 0x01 }
      }

      /// The single write is done.
      @usableFromInline package var wroteOnce: Bool { bits & 0x80 != 0 }
      /// No acknowledgement of slave 3.
      @usableFromInline package var slave3Failed: Bool { bits & 0x40 != 0 }
      /// No acknowledgement of slave 2.
      @usableFromInline package var slave2Failed: Bool { bits & 0x20 != 0 }
      /// No acknowledgement of slave 1.
      @usableFromInline package var slave1Failed: Bool { bits & 0x10 != 0 }
      /// No acknowledgement of slave 0.
      @usableFromInline package var slave0Failed: Bool { bits & 0x08 != 0 }
      /// All slaves were served.
      @usableFromInline package var ended: Bool { bits & 0x01 != 0 }
    }

    /// FIFO: unread words, low bits.
    @usableFromInline
    package struct FIFO_STATUS1: Register {
      @usableFromInline package static var address: UInt8 { 0x3A }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(unread: UInt8 = 0x00) {
        bits = unread
      }

      /// Low 8 of 10 bits; words, 0 to 512.
      @usableFromInline package var unread: UInt8 { bits }
    }

    /// FIFO: state, unread words.
    ///
    /// Reading it: Clears FIFO_OVR_LATCHED and COUNTER_BDR_IA.
    @usableFromInline
    package struct FIFO_STATUS2: Register {
      @usableFromInline package static var address: UInt8 { 0x3B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        watermark: Bool = false, overrun: Bool = false, full: Bool = false, batches: Bool = false,
        overrunLatched: Bool = false, unreadHigh: UInt8 = 0
      ) {
        bits = unreadHigh & 0x03
        if watermark { bits |= 0x80 }
        if overrun { bits |= 0x40 }
        if full { bits |= 0x20 }
        if batches { bits |= 0x10 }
        if overrunLatched { bits |= 0x08 }
      }

      /// Unread words reach the watermark.
      @usableFromInline package var watermark: Bool { bits & 0x80 != 0 }
      /// Completely filled, or a word was lost: the document says both.
      @usableFromInline package var overrun: Bool { bits & 0x40 != 0 }
      /// Full with the next batch.
      @usableFromInline package var full: Bool { bits & 0x20 != 0 }
      /// The counter of batches has reached its threshold.
      @usableFromInline package var batches: Bool { bits & 0x10 != 0 }
      /// Overrun since the last read.
      @usableFromInline package var overrunLatched: Bool { bits & 0x08 != 0 }
      /// Bits 9 and 8.
      @usableFromInline package var unreadHigh: UInt8 { bits & 0x03 }
    }

    /// Timestamp, bits 7 to 0.
    @usableFromInline
    package struct TIMESTAMP0: Register {
      @usableFromInline package static var address: UInt8 { 0x40 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Bits 7 to 0; 25 µs a step.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Timestamp, bits 15 to 8.
    @usableFromInline
    package struct TIMESTAMP1: Register {
      @usableFromInline package static var address: UInt8 { 0x41 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Bits 15 to 8; 25 µs a step.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Timestamp, bits 23 to 16; 0xAA resets the counter.
    @usableFromInline
    package struct TIMESTAMP2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x42 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      /// The only value that takes effect when written.
      @usableFromInline package static var writeKey: UInt8 { 0xAA }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Bits 23 to 16; 25 µs a step.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Timestamp, bits 31 to 24.
    @usableFromInline
    package struct TIMESTAMP3: Register {
      @usableFromInline package static var address: UInt8 { 0x43 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Bits 31 to 24; 25 µs a step.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Events: latch, inputs.
    @usableFromInline
    package struct TAP_CFG0: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x56 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        clearsOnRead: Bool = false, sleepState: Bool = false, highPassesEvents: Bool = false,
        tapX: Bool = false, tapY: Bool = false, tapZ: Bool = false, latches: Bool = false
      ) {
        bits = 0
        if clearsOnRead { bits |= 0x40 }
        if sleepState { bits |= 0x20 }
        if highPassesEvents { bits |= 0x10 }
        if tapX { bits |= 0x08 }
        if tapY { bits |= 0x04 }
        if tapZ { bits |= 0x02 }
        if latches { bits |= 0x01 }
      }

      /// When reading a source ends a latched event.
      @usableFromInline package var clearsOnRead: Bool { bits & 0x40 != 0 }
      /// Signal of activity on the pins.
      @usableFromInline package var sleepState: Bool { bits & 0x20 != 0 }
      /// Input of wake-up and activity.
      @usableFromInline package var highPassesEvents: Bool { bits & 0x10 != 0 }
      /// Taps on X.
      @usableFromInline package var tapX: Bool { bits & 0x08 != 0 }
      /// Taps on Y.
      @usableFromInline package var tapY: Bool { bits & 0x04 != 0 }
      /// Taps on Z.
      @usableFromInline package var tapZ: Bool { bits & 0x02 != 0 }
      /// Whether events that are on a pin are latched.
      @usableFromInline package var latches: Bool { bits & 0x01 != 0 }
    }

    /// Taps: priority, threshold of X.
    @usableFromInline
    package struct TAP_CFG1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x57 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(priority: Priority = .xyz, threshold: UInt8 = 0) {
        bits = priority.rawValue << 5
        bits |= threshold & 0x1F
      }

      /// The codes of TAP_PRIORITY.
      @usableFromInline
      package enum Priority: UInt8, Sendable {
        /// X, Y, Z.
        case xyz = 0
        /// Y, X, Z.
        case yxz = 1
        /// X, Z, Y.
        case xzy = 2
        /// Z, Y, X.
        case zyx = 3
        /// X, Y, Z.
        case xyzAlternate = 4
        /// Y, Z, X.
        case yzx = 5
        /// Z, X, Y.
        case zxy = 6
        /// Z, Y, X.
        case zyxAlternate = 7
      }
      /// Order of the axes.
      @usableFromInline
      package var priority: Priority { Priority(rawValue: bits >> 5) ?? .zyxAlternate }
      /// Full scale / 32 a step.
      @usableFromInline package var threshold: UInt8 { bits & 0x1F }
    }

    /// Events: enable, activity; taps: threshold of Y.
    @usableFromInline
    package struct TAP_CFG2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x58 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(enabled: Bool = false, inactivity: Inactivity = .none, threshold: UInt8 = 0) {
        bits = inactivity.rawValue << 5
        if enabled { bits |= 0x80 }
        bits |= threshold & 0x1F
      }

      /// Events.
      @usableFromInline package var enabled: Bool { bits & 0x80 != 0 }
      /// The codes of INACT_EN.
      @usableFromInline
      package enum Inactivity: UInt8, Sendable {
        /// Only signals.
        case none = 0
        /// Accelerometer 12.5 Hz.
        case accelerometer = 1
        /// Accelerometer 12.5 Hz, gyroscope sleeps.
        case gyroscopeSleeps = 2
        /// Accelerometer 12.5 Hz, gyroscope in power-down.
        case gyroscopeOff = 3
      }
      /// Effect of inactivity.
      @usableFromInline
      package var inactivity: Inactivity {
        Inactivity(rawValue: (bits >> 5) & 0x03) ?? .gyroscopeOff
      }
      /// Full scale / 32 a step.
      @usableFromInline package var threshold: UInt8 { bits & 0x1F }
    }

    /// Six directions; taps: threshold of Z.
    @usableFromInline
    package struct TAP_THS_6D: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x59 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        fourDirections: Bool = false, directionThreshold: DirectionThreshold = .step0,
        threshold: UInt8 = 0
      ) {
        bits = directionThreshold.rawValue << 5
        if fourDirections { bits |= 0x80 }
        bits |= threshold & 0x1F
      }

      /// Whether six directions are only four, without Z.
      @usableFromInline package var fourDirections: Bool { bits & 0x80 != 0 }
      /// The codes of SIXD_THS.
      @usableFromInline
      package enum DirectionThreshold: UInt8, Sendable {
        /// 80°.
        case step0 = 0
        /// 70°.
        case step1 = 1
        /// 60°.
        case step2 = 2
        /// 50°.
        case step3 = 3
      }
      /// Angle of six directions.
      @usableFromInline
      package var directionThreshold: DirectionThreshold {
        DirectionThreshold(rawValue: (bits >> 5) & 0x03) ?? .step3
      }
      /// Full scale / 32 a step.
      @usableFromInline package var threshold: UInt8 { bits & 0x1F }
    }

    /// Taps: durations.
    @usableFromInline
    package struct INT_DUR2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x5A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(gap: UInt8 = 0, quiet: UInt8 = 0, shock: UInt8 = 0) {
        bits = (gap & 0x0F) << 4
        bits |= (quiet & 0x03) << 2
        bits |= shock & 0x03
      }

      /// Longest time between two taps: 32 samples a step, 16 for 0.
      @usableFromInline package var gap: UInt8 { bits >> 4 }
      /// Time without a tap after one: 4 samples a step, 2 for 0.
      @usableFromInline package var quiet: UInt8 { (bits >> 2) & 0x03 }
      /// Longest tap: 8 samples a step, 4 for 0.
      @usableFromInline package var shock: UInt8 { bits & 0x03 }
    }

    /// Wake-up: threshold; double taps.
    @usableFromInline
    package struct WAKE_UP_THS: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x5B }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(doubleTaps: Bool = false, offsetsWakeUp: Bool = false, threshold: UInt8 = 0) {
        bits = threshold & 0x3F
        if doubleTaps { bits |= 0x80 }
        if offsetsWakeUp { bits |= 0x40 }
      }

      /// Whether double taps are recognised.
      @usableFromInline package var doubleTaps: Bool { bits & 0x80 != 0 }
      /// Whether wake-up has the low-passed sample less the user offset.
      @usableFromInline package var offsetsWakeUp: Bool { bits & 0x40 != 0 }
      /// Full scale / 64 a step, / 256 with WAKE_THS_W.
      @usableFromInline package var threshold: UInt8 { bits & 0x3F }
    }

    /// Durations of free fall, wake-up, inactivity.
    @usableFromInline
    package struct WAKE_UP_DUR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x5C }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        freeFallHigh: UInt8 = 0, wakeUp: UInt8 = 0, fineThreshold: Bool = false,
        inactivity: UInt8 = 0
      ) {
        bits = (freeFallHigh & 0x01) << 7
        bits |= (wakeUp & 0x03) << 5
        if fineThreshold { bits |= 0x10 }
        bits |= inactivity & 0x0F
      }

      /// Bit 5 of free fall's duration.
      @usableFromInline package var freeFallHigh: UInt8 { bits >> 7 }
      /// Wake-up; samples.
      @usableFromInline package var wakeUp: UInt8 { (bits >> 5) & 0x03 }
      /// Step of the wake-up threshold.
      @usableFromInline package var fineThreshold: Bool { bits & 0x10 != 0 }
      /// Inactivity: 512 samples a step, 16 for 0.
      @usableFromInline package var inactivity: UInt8 { bits & 0x0F }
    }

    /// Free fall.
    @usableFromInline
    package struct FREE_FALL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x5D }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(duration: UInt8 = 0, threshold: Threshold = .step0) {
        bits = (duration & 0x1F) << 3
        bits |= threshold.rawValue
      }

      /// Low 5 of 6 bits; samples.
      @usableFromInline package var duration: UInt8 { bits >> 3 }
      /// The codes of FF_THS.
      @usableFromInline
      package enum Threshold: UInt8, Sendable {
        /// 156 mg.
        case step0 = 0
        /// 219 mg.
        case step1 = 1
        /// 250 mg.
        case step2 = 2
        /// 312 mg.
        case step3 = 3
        /// 344 mg.
        case step4 = 4
        /// 406 mg.
        case step5 = 5
        /// 469 mg.
        case step6 = 6
        /// 500 mg.
        case step7 = 7
      }
      /// Threshold.
      @usableFromInline
      package var threshold: Threshold { Threshold(rawValue: bits & 0x07) ?? .step7 }
    }

    /// Events on INT1.
    @usableFromInline
    package struct MD1_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x5E }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        sleepChanges: Bool = false, singleTap: Bool = false, wakeUp: Bool = false,
        freeFall: Bool = false, doubleTap: Bool = false, direction: Bool = false,
        embeddedFunctions: Bool = false, sensorHub: Bool = false
      ) {
        bits = 0
        if sleepChanges { bits |= 0x80 }
        if singleTap { bits |= 0x40 }
        if wakeUp { bits |= 0x20 }
        if freeFall { bits |= 0x10 }
        if doubleTap { bits |= 0x08 }
        if direction { bits |= 0x04 }
        if embeddedFunctions { bits |= 0x02 }
        if sensorHub { bits |= 0x01 }
      }

      /// Activity.
      @usableFromInline package var sleepChanges: Bool { bits & 0x80 != 0 }
      /// Single tap.
      @usableFromInline package var singleTap: Bool { bits & 0x40 != 0 }
      /// Wake-up.
      @usableFromInline package var wakeUp: Bool { bits & 0x20 != 0 }
      /// Free fall.
      @usableFromInline package var freeFall: Bool { bits & 0x10 != 0 }
      /// Double tap.
      @usableFromInline package var doubleTap: Bool { bits & 0x08 != 0 }
      /// Six directions.
      @usableFromInline package var direction: Bool { bits & 0x04 != 0 }
      /// Embedded functions.
      @usableFromInline package var embeddedFunctions: Bool { bits & 0x02 != 0 }
      /// Sensor hub.
      @usableFromInline package var sensorHub: Bool { bits & 0x01 != 0 }
    }

    /// Events on INT2.
    @usableFromInline
    package struct MD2_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x5F }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        sleepChanges: Bool = false, singleTap: Bool = false, wakeUp: Bool = false,
        freeFall: Bool = false, doubleTap: Bool = false, direction: Bool = false,
        embeddedFunctions: Bool = false, timestampEnds: Bool = false
      ) {
        bits = 0
        if sleepChanges { bits |= 0x80 }
        if singleTap { bits |= 0x40 }
        if wakeUp { bits |= 0x20 }
        if freeFall { bits |= 0x10 }
        if doubleTap { bits |= 0x08 }
        if direction { bits |= 0x04 }
        if embeddedFunctions { bits |= 0x02 }
        if timestampEnds { bits |= 0x01 }
      }

      /// Activity.
      @usableFromInline package var sleepChanges: Bool { bits & 0x80 != 0 }
      /// Single tap.
      @usableFromInline package var singleTap: Bool { bits & 0x40 != 0 }
      /// Wake-up.
      @usableFromInline package var wakeUp: Bool { bits & 0x20 != 0 }
      /// Free fall.
      @usableFromInline package var freeFall: Bool { bits & 0x10 != 0 }
      /// Double tap.
      @usableFromInline package var doubleTap: Bool { bits & 0x08 != 0 }
      /// Six directions.
      @usableFromInline package var direction: Bool { bits & 0x04 != 0 }
      /// Embedded functions.
      @usableFromInline package var embeddedFunctions: Bool { bits & 0x02 != 0 }
      /// End of the timestamp.
      @usableFromInline package var timestampEnds: Bool { bits & 0x01 != 0 }
    }

    /// I3C: bus-available time.
    @usableFromInline
    package struct I3C_BUS_AVB: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x62 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x19 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(busAvailable: BusAvailable = .us50, pullDownOff: Bool = false) {
        bits = busAvailable.rawValue << 3
        if pullDownOff { bits |= 0x01 }
      }

      /// The codes of I3C_BUS_AVB_SEL.
      @usableFromInline
      package enum BusAvailable: UInt8, Sendable {
        /// 50 µs.
        case us50 = 0
        /// 2 µs.
        case us2 = 1
        /// 1 ms.
        case ms1 = 2
        /// 25 ms.
        case ms25 = 3
      }
      /// Bus-available time.
      @usableFromInline
      package var busAvailable: BusAvailable { BusAvailable(rawValue: (bits >> 3) & 0x03) ?? .ms25 }
      /// Pull-down of INT1.
      @usableFromInline package var pullDownOff: Bool { bits & 0x01 != 0 }
    }

    /// Deviation of the time base of this part.
    @usableFromInline
    package struct INTERNAL_FREQ_FINE: Register {
      @usableFromInline package static var address: UInt8 { 0x63 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(deviation: Int8 = 0) {
        bits = UInt8(bitPattern: deviation)
      }

      /// 0.15 % a step.
      @usableFromInline package var deviation: Int8 { Int8(bitPattern: bits) }
    }

    /// OIS chain, which the auxiliary interface sets.
    @usableFromInline
    package struct INT_OIS: Register {
      @usableFromInline package static var address: UInt8 { 0x6F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// OIS chain, which the auxiliary interface sets.
    @usableFromInline
    package struct CTRL1_OIS: Register {
      @usableFromInline package static var address: UInt8 { 0x70 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// OIS chain, which the auxiliary interface sets.
    @usableFromInline
    package struct CTRL2_OIS: Register {
      @usableFromInline package static var address: UInt8 { 0x71 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// OIS chain, which the auxiliary interface sets.
    @usableFromInline
    package struct CTRL3_OIS: Register {
      @usableFromInline package static var address: UInt8 { 0x72 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// User offset of X.
    @usableFromInline
    package struct X_OFS_USR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x73 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: Int8 = 0) {
        bits = UInt8(bitPattern: value)
      }

      /// -127 to 127; subtracted where CTRL7_G or WAKE_UP_THS says so.
      @usableFromInline package var value: Int8 { Int8(bitPattern: bits) }
    }

    /// User offset of Y.
    @usableFromInline
    package struct Y_OFS_USR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x74 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: Int8 = 0) {
        bits = UInt8(bitPattern: value)
      }

      /// -127 to 127; subtracted where CTRL7_G or WAKE_UP_THS says so.
      @usableFromInline package var value: Int8 { Int8(bitPattern: bits) }
    }

    /// User offset of Z.
    @usableFromInline
    package struct Z_OFS_USR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x75 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: Int8 = 0) {
        bits = UInt8(bitPattern: value)
      }

      /// -127 to 127; subtracted where CTRL7_G or WAKE_UP_THS says so.
      @usableFromInline package var value: Int8 { Int8(bitPattern: bits) }
    }

    /// FIFO: tag of the oldest word.
    ///
    /// Reading it: The read of 7E removes a word from the FIFO.
    @usableFromInline
    package struct FIFO_DATA_OUT_TAG: Register {
      @usableFromInline package static var address: UInt8 { 0x78 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(sensor: UInt8 = 0, slot: UInt8 = 0, parity: UInt8 = 0) {
        bits = (sensor & 0x1F) << 3
        bits |= (slot & 0x03) << 1
        bits |= parity & 0x01
      }

      /// What the word holds.
      @usableFromInline package var sensor: UInt8 { bits >> 3 }
      /// Counts the batches.
      @usableFromInline package var slot: UInt8 { (bits >> 1) & 0x03 }
      /// Makes the number of ones even, as ST's FIFO utility has it.
      @usableFromInline package var parity: UInt8 { bits & 0x01 }
    }

    /// FIFO: X of the oldest word, low byte.
    ///
    /// Reading it: The read of 7E removes a word from the FIFO.
    @usableFromInline
    package struct FIFO_DATA_OUT_X_L: Register {
      @usableFromInline package static var address: UInt8 { 0x79 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// FIFO: X of the oldest word, high byte.
    ///
    /// Reading it: The read of 7E removes a word from the FIFO.
    @usableFromInline
    package struct FIFO_DATA_OUT_X_H: Register {
      @usableFromInline package static var address: UInt8 { 0x7A }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// FIFO: Y of the oldest word, low byte.
    ///
    /// Reading it: The read of 7E removes a word from the FIFO.
    @usableFromInline
    package struct FIFO_DATA_OUT_Y_L: Register {
      @usableFromInline package static var address: UInt8 { 0x7B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// FIFO: Y of the oldest word, high byte.
    ///
    /// Reading it: The read of 7E removes a word from the FIFO.
    @usableFromInline
    package struct FIFO_DATA_OUT_Y_H: Register {
      @usableFromInline package static var address: UInt8 { 0x7C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// FIFO: Z of the oldest word, low byte.
    ///
    /// Reading it: The read of 7E removes a word from the FIFO.
    @usableFromInline
    package struct FIFO_DATA_OUT_Z_L: Register {
      @usableFromInline package static var address: UInt8 { 0x7D }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// FIFO: Z of the oldest word, high byte.
    ///
    /// Reading it: The read of 7E removes a word from the FIFO.
    @usableFromInline
    package struct FIFO_DATA_OUT_Z_H: Register {
      @usableFromInline package static var address: UInt8 { 0x7E }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// The registers of a bank.
    @usableFromInline
    package enum EmbeddedFunctions {
      /// Page of the advanced features.
      @usableFromInline
      package struct PAGE_SEL: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x02 }
        @usableFromInline package static var reset: UInt8 { 0x01 }
        @usableFromInline package static var settable: UInt8 { 0xF0 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(page: UInt8 = 0) {
          bits = 0x01
          bits |= (page & 0x0F) << 4
        }

        /// Page.
        @usableFromInline package var page: UInt8 { bits >> 4 }
        /// Has to stay 1.
        @usableFromInline package var one: UInt8 { bits & 0x01 }
      }

      /// Embedded functions, first register.
      @usableFromInline
      package struct EMB_FUNC_EN_A: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x04 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x38 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(significantMotion: Bool = false, tilt: Bool = false, steps: Bool = false) {
          bits = 0
          if significantMotion { bits |= 0x20 }
          if tilt { bits |= 0x10 }
          if steps { bits |= 0x08 }
        }

        /// Significant motion.
        @usableFromInline package var significantMotion: Bool { bits & 0x20 != 0 }
        /// Tilt.
        @usableFromInline package var tilt: Bool { bits & 0x10 != 0 }
        /// Step counter.
        @usableFromInline package var steps: Bool { bits & 0x08 != 0 }
      }

      /// Embedded functions, second register.
      @usableFromInline
      package struct EMB_FUNC_EN_B: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x05 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x19 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          advancedSteps: Bool = false, compression: Bool = false, stateMachines: Bool = false
        ) {
          bits = 0
          if advancedSteps { bits |= 0x10 }
          if compression { bits |= 0x08 }
          if stateMachines { bits |= 0x01 }
        }

        /// Advanced step counter.
        @usableFromInline package var advancedSteps: Bool { bits & 0x10 != 0 }
        /// Compression of the FIFO.
        @usableFromInline package var compression: Bool { bits & 0x08 != 0 }
        /// State machines.
        @usableFromInline package var stateMachines: Bool { bits & 0x01 != 0 }
      }

      /// Address in the page.
      @usableFromInline
      package struct PAGE_ADDRESS: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x08 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Address; counts on with each access of PAGE_VALUE.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte of the page.
      @usableFromInline
      package struct PAGE_VALUE: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x09 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Embedded functions on INT1.
      @usableFromInline
      package struct EMB_FUNC_INT1: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0A }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0xB8 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          longCounter: Bool = false, significantMotion: Bool = false, tilt: Bool = false,
          steps: Bool = false
        ) {
          bits = 0
          if longCounter { bits |= 0x80 }
          if significantMotion { bits |= 0x20 }
          if tilt { bits |= 0x10 }
          if steps { bits |= 0x08 }
        }

        /// Timeout of the long counter.
        @usableFromInline package var longCounter: Bool { bits & 0x80 != 0 }
        /// Significant motion.
        @usableFromInline package var significantMotion: Bool { bits & 0x20 != 0 }
        /// Tilt.
        @usableFromInline package var tilt: Bool { bits & 0x10 != 0 }
        /// Step.
        @usableFromInline package var steps: Bool { bits & 0x08 != 0 }
      }

      /// State machines 1 to 8 on INT1.
      @usableFromInline
      package struct FSM_INT1_A: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0B }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(machines: UInt8 = 0x00) {
          bits = machines
        }

        /// A bit for each.
        @usableFromInline package var machines: UInt8 { bits }
      }

      /// State machines 9 to 16 on INT1.
      @usableFromInline
      package struct FSM_INT1_B: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0C }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(machines: UInt8 = 0x00) {
          bits = machines
        }

        /// A bit for each.
        @usableFromInline package var machines: UInt8 { bits }
      }

      /// Embedded functions on INT2.
      @usableFromInline
      package struct EMB_FUNC_INT2: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0E }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0xB8 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          longCounter: Bool = false, significantMotion: Bool = false, tilt: Bool = false,
          steps: Bool = false
        ) {
          bits = 0
          if longCounter { bits |= 0x80 }
          if significantMotion { bits |= 0x20 }
          if tilt { bits |= 0x10 }
          if steps { bits |= 0x08 }
        }

        /// Timeout of the long counter.
        @usableFromInline package var longCounter: Bool { bits & 0x80 != 0 }
        /// Significant motion.
        @usableFromInline package var significantMotion: Bool { bits & 0x20 != 0 }
        /// Tilt.
        @usableFromInline package var tilt: Bool { bits & 0x10 != 0 }
        /// Step.
        @usableFromInline package var steps: Bool { bits & 0x08 != 0 }
      }

      /// State machines 1 to 8 on INT2.
      @usableFromInline
      package struct FSM_INT2_A: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0F }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(machines: UInt8 = 0x00) {
          bits = machines
        }

        /// A bit for each.
        @usableFromInline package var machines: UInt8 { bits }
      }

      /// State machines 9 to 16 on INT2.
      @usableFromInline
      package struct FSM_INT2_B: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x10 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(machines: UInt8 = 0x00) {
          bits = machines
        }

        /// A bit for each.
        @usableFromInline package var machines: UInt8 { bits }
      }

      /// Events of the embedded functions.
      @usableFromInline
      package struct EMB_FUNC_STATUS: Register {
        @usableFromInline package static var address: UInt8 { 0x12 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(
          longCounter: Bool = false, significantMotion: Bool = false, tilt: Bool = false,
          step: Bool = false
        ) {
          bits = 0
          if longCounter { bits |= 0x80 }
          if significantMotion { bits |= 0x20 }
          if tilt { bits |= 0x10 }
          if step { bits |= 0x08 }
        }

        /// Timeout of the long counter.
        @usableFromInline package var longCounter: Bool { bits & 0x80 != 0 }
        /// Significant motion.
        @usableFromInline package var significantMotion: Bool { bits & 0x20 != 0 }
        /// Tilt.
        @usableFromInline package var tilt: Bool { bits & 0x10 != 0 }
        /// Step.
        @usableFromInline package var step: Bool { bits & 0x08 != 0 }
      }

      /// Events of the state machines 1 to 8.
      @usableFromInline
      package struct FSM_STATUS_A: Register {
        @usableFromInline package static var address: UInt8 { 0x13 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(machines: UInt8 = 0x00) {
          bits = machines
        }

        /// A bit for each.
        @usableFromInline package var machines: UInt8 { bits }
      }

      /// Events of the state machines 9 to 16.
      @usableFromInline
      package struct FSM_STATUS_B: Register {
        @usableFromInline package static var address: UInt8 { 0x14 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(machines: UInt8 = 0x00) {
          bits = machines
        }

        /// A bit for each.
        @usableFromInline package var machines: UInt8 { bits }
      }

      /// Access to the pages.
      @usableFromInline
      package struct PAGE_RW: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x17 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0xE0 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(latches: Bool = false, writes: Bool = false, reads: Bool = false) {
          bits = 0
          if latches { bits |= 0x80 }
          if writes { bits |= 0x40 }
          if reads { bits |= 0x20 }
        }

        /// Latched events.
        @usableFromInline package var latches: Bool { bits & 0x80 != 0 }
        /// Writing of pages.
        @usableFromInline package var writes: Bool { bits & 0x40 != 0 }
        /// Reading of pages.
        @usableFromInline package var reads: Bool { bits & 0x20 != 0 }
      }

      /// Steps in the FIFO.
      @usableFromInline
      package struct EMB_FUNC_FIFO_CFG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x44 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x40 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(storesSteps: Bool = false) {
          bits = storesSteps ? 0x40 : 0
        }

        /// Whether steps are stored.
        @usableFromInline package var storesSteps: Bool { bits & 0x40 != 0 }
      }

      /// State machines 1 to 8.
      @usableFromInline
      package struct FSM_ENABLE_A: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x46 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(machines: UInt8 = 0x00) {
          bits = machines
        }

        /// A bit for each.
        @usableFromInline package var machines: UInt8 { bits }
      }

      /// State machines 9 to 16.
      @usableFromInline
      package struct FSM_ENABLE_B: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x47 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(machines: UInt8 = 0x00) {
          bits = machines
        }

        /// A bit for each.
        @usableFromInline package var machines: UInt8 { bits }
      }

      /// Long counter, low byte.
      @usableFromInline
      package struct FSM_LONG_COUNTER_L: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x48 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Low byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Long counter, high byte.
      @usableFromInline
      package struct FSM_LONG_COUNTER_H: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x49 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// High byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Clears the long counter.
      @usableFromInline
      package struct FSM_LONG_COUNTER_CLEAR: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x4A }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x03 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(code: UInt8 = 0) {
          bits = code & 0x03
        }

        /// Request and its end.
        @usableFromInline package var code: UInt8 { bits & 0x03 }
      }

      /// Output of state machine 1.
      @usableFromInline
      package struct FSM_OUTS1: Register {
        @usableFromInline package static var address: UInt8 { 0x4C }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 2.
      @usableFromInline
      package struct FSM_OUTS2: Register {
        @usableFromInline package static var address: UInt8 { 0x4D }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 3.
      @usableFromInline
      package struct FSM_OUTS3: Register {
        @usableFromInline package static var address: UInt8 { 0x4E }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 4.
      @usableFromInline
      package struct FSM_OUTS4: Register {
        @usableFromInline package static var address: UInt8 { 0x4F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 5.
      @usableFromInline
      package struct FSM_OUTS5: Register {
        @usableFromInline package static var address: UInt8 { 0x50 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 6.
      @usableFromInline
      package struct FSM_OUTS6: Register {
        @usableFromInline package static var address: UInt8 { 0x51 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 7.
      @usableFromInline
      package struct FSM_OUTS7: Register {
        @usableFromInline package static var address: UInt8 { 0x52 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 8.
      @usableFromInline
      package struct FSM_OUTS8: Register {
        @usableFromInline package static var address: UInt8 { 0x53 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 9.
      @usableFromInline
      package struct FSM_OUTS9: Register {
        @usableFromInline package static var address: UInt8 { 0x54 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 10.
      @usableFromInline
      package struct FSM_OUTS10: Register {
        @usableFromInline package static var address: UInt8 { 0x55 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 11.
      @usableFromInline
      package struct FSM_OUTS11: Register {
        @usableFromInline package static var address: UInt8 { 0x56 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 12.
      @usableFromInline
      package struct FSM_OUTS12: Register {
        @usableFromInline package static var address: UInt8 { 0x57 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 13.
      @usableFromInline
      package struct FSM_OUTS13: Register {
        @usableFromInline package static var address: UInt8 { 0x58 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 14.
      @usableFromInline
      package struct FSM_OUTS14: Register {
        @usableFromInline package static var address: UInt8 { 0x59 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 15.
      @usableFromInline
      package struct FSM_OUTS15: Register {
        @usableFromInline package static var address: UInt8 { 0x5A }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Output of state machine 16.
      @usableFromInline
      package struct FSM_OUTS16: Register {
        @usableFromInline package static var address: UInt8 { 0x5B }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Rate of the state machines.
      @usableFromInline
      package struct EMB_FUNC_ODR_CFG_B: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x5F }
        @usableFromInline package static var reset: UInt8 { 0x4B }
        @usableFromInline package static var settable: UInt8 { 0x18 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(rate: Rate = .hertz26) {
          bits = 0x43
          bits |= rate.rawValue << 3
        }

        /// Has to stay 1.
        @usableFromInline package var one: UInt8 { (bits >> 6) & 0x01 }
        /// The codes of FSM_ODR.
        @usableFromInline
        package enum Rate: UInt8, Sendable {
          /// 12.5 Hz.
          case hertz12Point5 = 0
          /// 26 Hz.
          case hertz26 = 1
          /// 52 Hz.
          case hertz52 = 2
          /// 104 Hz.
          case hertz104 = 3
        }
        /// Rate.
        @usableFromInline package var rate: Rate { Rate(rawValue: (bits >> 3) & 0x03) ?? .hertz104 }
        /// Have to stay 1.
        @usableFromInline package var ones: UInt8 { bits & 0x03 }
      }

      /// Steps, low byte.
      @usableFromInline
      package struct STEP_COUNTER_L: Register {
        @usableFromInline package static var address: UInt8 { 0x62 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Low byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Steps, high byte.
      @usableFromInline
      package struct STEP_COUNTER_H: Register {
        @usableFromInline package static var address: UInt8 { 0x63 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// High byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Events of the step counter; only its reset can be written.
      @usableFromInline
      package struct EMB_FUNC_SRC: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x64 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0xBC }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          resetsSteps: Bool = false, step: Bool = false, delta: Bool = false,
          overflow: Bool = false, counted: Bool = false
        ) {
          bits = 0
          if resetsSteps { bits |= 0x80 }
          if step { bits |= 0x20 }
          if delta { bits |= 0x10 }
          if overflow { bits |= 0x08 }
          if counted { bits |= 0x04 }
        }

        /// Resets the step counter.
        @usableFromInline package var resetsSteps: Bool { bits & 0x80 != 0 }
        /// Step.
        @usableFromInline package var step: Bool { bits & 0x20 != 0 }
        /// Step in a time.
        @usableFromInline package var delta: Bool { bits & 0x10 != 0 }
        /// Overflow.
        @usableFromInline package var overflow: Bool { bits & 0x08 != 0 }
        /// The counter has changed.
        @usableFromInline package var counted: Bool { bits & 0x04 != 0 }
      }

      /// Restarts embedded functions, first register.
      @usableFromInline
      package struct EMB_FUNC_INIT_A: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x66 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x38 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(significantMotion: Bool = false, tilt: Bool = false, steps: Bool = false) {
          bits = 0
          if significantMotion { bits |= 0x20 }
          if tilt { bits |= 0x10 }
          if steps { bits |= 0x08 }
        }

        /// Significant motion.
        @usableFromInline package var significantMotion: Bool { bits & 0x20 != 0 }
        /// Tilt.
        @usableFromInline package var tilt: Bool { bits & 0x10 != 0 }
        /// Step counter.
        @usableFromInline package var steps: Bool { bits & 0x08 != 0 }
      }

      /// Restarts embedded functions, second register.
      @usableFromInline
      package struct EMB_FUNC_INIT_B: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x67 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x09 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(compression: Bool = false, stateMachines: Bool = false) {
          bits = 0
          if compression { bits |= 0x08 }
          if stateMachines { bits |= 0x01 }
        }

        /// Compression of the FIFO.
        @usableFromInline package var compression: Bool { bits & 0x08 != 0 }
        /// State machines.
        @usableFromInline package var stateMachines: Bool { bits & 0x01 != 0 }
      }
    }

    /// The registers of a bank.
    @usableFromInline
    package enum SensorHub {
      /// Byte 1 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_1: Register {
        @usableFromInline package static var address: UInt8 { 0x02 }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 2 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_2: Register {
        @usableFromInline package static var address: UInt8 { 0x03 }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 3 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_3: Register {
        @usableFromInline package static var address: UInt8 { 0x04 }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 4 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_4: Register {
        @usableFromInline package static var address: UInt8 { 0x05 }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 5 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_5: Register {
        @usableFromInline package static var address: UInt8 { 0x06 }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 6 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_6: Register {
        @usableFromInline package static var address: UInt8 { 0x07 }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 7 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_7: Register {
        @usableFromInline package static var address: UInt8 { 0x08 }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 8 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_8: Register {
        @usableFromInline package static var address: UInt8 { 0x09 }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 9 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_9: Register {
        @usableFromInline package static var address: UInt8 { 0x0A }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 10 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_10: Register {
        @usableFromInline package static var address: UInt8 { 0x0B }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 11 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_11: Register {
        @usableFromInline package static var address: UInt8 { 0x0C }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 12 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_12: Register {
        @usableFromInline package static var address: UInt8 { 0x0D }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 13 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_13: Register {
        @usableFromInline package static var address: UInt8 { 0x0E }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 14 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_14: Register {
        @usableFromInline package static var address: UInt8 { 0x0F }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 15 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_15: Register {
        @usableFromInline package static var address: UInt8 { 0x10 }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 16 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_16: Register {
        @usableFromInline package static var address: UInt8 { 0x11 }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 17 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_17: Register {
        @usableFromInline package static var address: UInt8 { 0x12 }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Byte 18 of those read from the slaves, in their order.
      @usableFromInline
      package struct SENSOR_HUB_18: Register {
        @usableFromInline package static var address: UInt8 { 0x13 }
        /// The value after power-on.
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// The hub as the controller of its bus.
      @usableFromInline
      package struct MASTER_CONFIG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x14 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          resets: Bool = false, writesOnce: Bool = false, externalTrigger: Bool = false,
          passesThrough: Bool = false, pullUps: Bool = false, masterOn: Bool = false,
          otherSlaves: UInt8 = 0
        ) {
          bits = otherSlaves & 0x03
          if resets { bits |= 0x80 }
          if writesOnce { bits |= 0x40 }
          if externalTrigger { bits |= 0x20 }
          if passesThrough { bits |= 0x10 }
          if pullUps { bits |= 0x08 }
          if masterOn { bits |= 0x04 }
        }

        /// Resets the controller; set and cleared by software.
        @usableFromInline package var resets: Bool { bits & 0x80 != 0 }
        /// Whether slave 0 is written in the first cycle only.
        @usableFromInline package var writesOnce: Bool { bits & 0x40 != 0 }
        /// What starts a cycle.
        @usableFromInline package var externalTrigger: Bool { bits & 0x20 != 0 }
        /// Joins the bus to that of the host.
        @usableFromInline package var passesThrough: Bool { bits & 0x10 != 0 }
        /// Pull-ups of the bus.
        @usableFromInline package var pullUps: Bool { bits & 0x08 != 0 }
        /// Controller.
        @usableFromInline package var masterOn: Bool { bits & 0x04 != 0 }
        /// Number of slaves, less one.
        @usableFromInline package var otherSlaves: UInt8 { bits & 0x03 }
      }

      /// Slave 0: address.
      @usableFromInline
      package struct SLV0_ADD: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x15 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(slave: UInt8 = 0, reads: Bool = false) {
          bits = (slave & 0x7F) << 1
          if reads { bits |= 0x01 }
        }

        /// 7-bit address.
        @usableFromInline package var slave: UInt8 { bits >> 1 }
        /// Direction.
        @usableFromInline package var reads: Bool { bits & 0x01 != 0 }
      }

      /// Slave 0: register.
      @usableFromInline
      package struct SLV0_SUBADD: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x16 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte that follows the address.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Slave 0: bytes; rate of all.
      @usableFromInline
      package struct SLV0_CONFIG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x17 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0xCF }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(rate: Rate = .hertz104, batches: Bool = false, count: UInt8 = 0) {
          bits = rate.rawValue << 6
          if batches { bits |= 0x08 }
          bits |= count & 0x07
        }

        /// The codes of SHUB_ODR.
        @usableFromInline
        package enum Rate: UInt8, Sendable {
          /// 104 Hz.
          case hertz104 = 0
          /// 52 Hz.
          case hertz52 = 1
          /// 26 Hz.
          case hertz26 = 2
          /// 12.5 Hz.
          case hertz12Point5 = 3
        }
        /// Rate of the cycles, at most that of the faster sensor.
        @usableFromInline package var rate: Rate { Rate(rawValue: bits >> 6) ?? .hertz12Point5 }
        /// Whether its bytes are stored in the FIFO.
        @usableFromInline package var batches: Bool { bits & 0x08 != 0 }
        /// Number of bytes that are read.
        @usableFromInline package var count: UInt8 { bits & 0x07 }
      }

      /// Slave 1: address.
      @usableFromInline
      package struct SLV1_ADD: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x18 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(slave: UInt8 = 0, reads: Bool = false) {
          bits = (slave & 0x7F) << 1
          if reads { bits |= 0x01 }
        }

        /// 7-bit address.
        @usableFromInline package var slave: UInt8 { bits >> 1 }
        /// Whether it is read.
        @usableFromInline package var reads: Bool { bits & 0x01 != 0 }
      }

      /// Slave 1: register.
      @usableFromInline
      package struct SLV1_SUBADD: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x19 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte that follows the address.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Slave 1: bytes.
      @usableFromInline
      package struct SLV1_CONFIG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x1A }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x0F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(batches: Bool = false, count: UInt8 = 0) {
          bits = count & 0x07
          if batches { bits |= 0x08 }
        }

        /// Whether its bytes are stored in the FIFO.
        @usableFromInline package var batches: Bool { bits & 0x08 != 0 }
        /// Number of bytes that are read.
        @usableFromInline package var count: UInt8 { bits & 0x07 }
      }

      /// Slave 2: address.
      @usableFromInline
      package struct SLV2_ADD: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x1B }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(slave: UInt8 = 0, reads: Bool = false) {
          bits = (slave & 0x7F) << 1
          if reads { bits |= 0x01 }
        }

        /// 7-bit address.
        @usableFromInline package var slave: UInt8 { bits >> 1 }
        /// Whether it is read.
        @usableFromInline package var reads: Bool { bits & 0x01 != 0 }
      }

      /// Slave 2: register.
      @usableFromInline
      package struct SLV2_SUBADD: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x1C }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte that follows the address.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Slave 2: bytes.
      @usableFromInline
      package struct SLV2_CONFIG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x1D }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x0F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(batches: Bool = false, count: UInt8 = 0) {
          bits = count & 0x07
          if batches { bits |= 0x08 }
        }

        /// Whether its bytes are stored in the FIFO.
        @usableFromInline package var batches: Bool { bits & 0x08 != 0 }
        /// Number of bytes that are read.
        @usableFromInline package var count: UInt8 { bits & 0x07 }
      }

      /// Slave 3: address.
      @usableFromInline
      package struct SLV3_ADD: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x1E }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(slave: UInt8 = 0, reads: Bool = false) {
          bits = (slave & 0x7F) << 1
          if reads { bits |= 0x01 }
        }

        /// 7-bit address.
        @usableFromInline package var slave: UInt8 { bits >> 1 }
        /// Whether it is read.
        @usableFromInline package var reads: Bool { bits & 0x01 != 0 }
      }

      /// Slave 3: register.
      @usableFromInline
      package struct SLV3_SUBADD: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x1F }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte that follows the address.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Slave 3: bytes.
      @usableFromInline
      package struct SLV3_CONFIG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x20 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0x0F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(batches: Bool = false, count: UInt8 = 0) {
          bits = count & 0x07
          if batches { bits |= 0x08 }
        }

        /// Whether its bytes are stored in the FIFO.
        @usableFromInline package var batches: Bool { bits & 0x08 != 0 }
        /// Number of bytes that are read.
        @usableFromInline package var count: UInt8 { bits & 0x07 }
      }

      /// Byte that is written to slave 0.
      @usableFromInline
      package struct DATAWRITE_SLV0: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x21 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Byte.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// State of the sensor hub.
      ///
      /// Reading it: Ends SENS_HUB_ENDOP.
      @usableFromInline
      package struct STATUS_MASTER: Register {
        @usableFromInline package static var address: UInt8 { 0x22 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields.
        @usableFromInline
        package init(
          wroteOnce: Bool = false, slave3Failed: Bool = false, slave2Failed: Bool = false,
          slave1Failed: Bool = false, slave0Failed: Bool = false, ended: Bool = false
        ) {
          bits = 0
          if wroteOnce { bits |= 0x80 }
          if slave3Failed { bits |= 0x40 }
          if slave2Failed { bits |= 0x20 }
          if slave1Failed { bits |= 0x10 }
          if slave0Failed { bits |= 0x08 }
          if ended { bits |= 0x01 }
        }

        /// The single write is done.
        @usableFromInline package var wroteOnce: Bool { bits & 0x80 != 0 }
        /// No acknowledgement of slave 3.
        @usableFromInline package var slave3Failed: Bool { bits & 0x40 != 0 }
        /// No acknowledgement of slave 2.
        @usableFromInline package var slave2Failed: Bool { bits & 0x20 != 0 }
        /// No acknowledgement of slave 1.
        @usableFromInline package var slave1Failed: Bool { bits & 0x10 != 0 }
        /// No acknowledgement of slave 0.
        @usableFromInline package var slave0Failed: Bool { bits & 0x08 != 0 }
        /// All slaves were served.
        @usableFromInline package var ended: Bool { bits & 0x01 != 0 }
      }
    }
  }
}

extension Datasheet.LSM6DSO.FIFO_CTRL3.GyroscopeBatchRate {
  /// Rate at which the FIFO stores the gyroscope, as millihertz (mHz).
  @usableFromInline
  package var gyroscopeBatchMillihertz: Int32? {
    switch self {
    case .off: nil
    case .hertz12Point5: 13_021
    case .hertz26: 26_043
    case .hertz52: 52_086
    case .hertz104: 104_172
    case .hertz208: 208_344
    case .hertz416: 416_688
    case .hertz833: 833_375
    case .hertz1666: 1_666_750
    case .hertz3333: 3_333_500
    case .hertz6667: 6_667_000
    case .hertz6Point5: 6511
    }
  }
}

extension Datasheet.LSM6DSO.FIFO_CTRL3.AccelerometerBatchRate {
  /// Rate at which the FIFO stores the accelerometer, as millihertz (mHz).
  @usableFromInline
  package var accelerometerBatchMillihertz: Int32? {
    switch self {
    case .off: nil
    case .hertz12Point5: 13_021
    case .hertz26: 26_043
    case .hertz52: 52_086
    case .hertz104: 104_172
    case .hertz208: 208_344
    case .hertz416: 416_688
    case .hertz833: 833_375
    case .hertz1666: 1_666_750
    case .hertz3333: 3_333_500
    case .hertz6667: 6_667_000
    case .hertz1Point6: 1628
    }
  }
}

extension Datasheet.LSM6DSO.FIFO_CTRL4.TimestampDecimation {
  /// Batches of the faster sensor to a timestamp (batches).
  @usableFromInline
  package var timestampBatches: Int32? {
    switch self {
    case .off: nil
    case .one: 1
    case .eight: 8
    case .thirtyTwo: 32
    }
  }
}

extension Datasheet.LSM6DSO.FIFO_CTRL4.TemperatureBatchRate {
  /// Rate at which the FIFO stores temperatures, as millihertz (mHz).
  @usableFromInline
  package var temperatureBatchMillihertz: Int32? {
    switch self {
    case .off: nil
    case .hertz1Point6: 1628
    case .hertz12Point5: 13_021
    case .hertz52: 52_086
    }
  }
}

extension Datasheet.LSM6DSO.CTRL1_XL.DataRate {
  /// Output data rate of the accelerometer, 6667 Hz divided by powers of two; documents print 12.5,
  /// 26, 52 Hz and so on. The lowest is that of low-power mode (mHz).
  @usableFromInline
  package var millihertz: Int32? {
    switch self {
    case .powerDown: nil
    case .hertz12Point5: 13_021
    case .hertz26: 26_043
    case .hertz52: 52_086
    case .hertz104: 104_172
    case .hertz208: 208_344
    case .hertz416: 416_688
    case .hertz833: 833_375
    case .hertz1666: 1_666_750
    case .hertz3333: 3_333_500
    case .hertz6667: 6_667_000
    case .hertz1Point6: 1628
    }
  }
  /// Accelerometer's samples to discard after power-down, in high-performance mode; none in the
  /// others (samples).
  @usableFromInline
  package var accelerometerSettlingSamples: Int32? {
    switch self {
    case .powerDown: nil
    case .hertz12Point5: 0
    case .hertz26: 0
    case .hertz52: 1
    case .hertz104: 1
    case .hertz208: 1
    case .hertz416: 1
    case .hertz833: 1
    case .hertz1666: 2
    case .hertz3333: 3
    case .hertz6667: 13
    case .hertz1Point6: 0
    }
  }
}

extension Datasheet.LSM6DSO.CTRL2_G.DataRate {
  /// Output data rate of the gyroscope, as millihertz (mHz).
  @usableFromInline
  package var gyroscopeMillihertz: Int32? {
    switch self {
    case .powerDown: nil
    case .hertz12Point5: 13_021
    case .hertz26: 26_043
    case .hertz52: 52_086
    case .hertz104: 104_172
    case .hertz208: 208_344
    case .hertz416: 416_688
    case .hertz833: 833_375
    case .hertz1666: 1_666_750
    case .hertz3333: 3_333_500
    case .hertz6667: 6_667_000
    }
  }
  /// Cut-off of the gyroscope's second low-pass (mHz).
  @usableFromInline
  package var lowPass2CutoffMillihertz: Int32? {
    switch self {
    case .powerDown: nil
    case .hertz12Point5: 4200
    case .hertz26: 8300
    case .hertz52: 16_600
    case .hertz104: 33_000
    case .hertz208: 66_800
    case .hertz416: 135_900
    case .hertz833: 295_500
    case .hertz1666: 1_108_100
    case .hertz3333: 1_320_700
    case .hertz6667: 1_441_800
    }
  }
  /// Gyroscope's samples to discard without the first low-pass (samples).
  @usableFromInline
  package var settlingSamples: Int32? {
    switch self {
    case .powerDown: nil
    case .hertz12Point5: 2
    case .hertz26: 3
    case .hertz52: 3
    case .hertz104: 3
    case .hertz208: 3
    case .hertz416: 3
    case .hertz833: 3
    case .hertz1666: 135
    case .hertz3333: 270
    case .hertz6667: 540
    }
  }
}

extension Datasheet.LSM6DSO.CTRL2_G.FullScale {
  /// Sensitivity of the gyroscope (µ°/s a digit).
  @usableFromInline
  package var microdegreesPerSecondPerDigit: Int32 {
    switch self {
    case .dps250: 8750
    case .dps125: 4375
    case .dps500: 17_500
    case .dps1000: 35_000
    case .dps2000: 70_000
    }
  }
  /// Full scale of the gyroscope (°/s).
  @usableFromInline
  package var ratedDegreesPerSecond: Int32 {
    switch self {
    case .dps250: 250
    case .dps125: 125
    case .dps500: 500
    case .dps1000: 1000
    case .dps2000: 2000
    }
  }
}

extension Datasheet.LSM6DSO.CTRL7_G.HighPassCutoff {
  /// Cut-off of the gyroscope's high-pass (mHz).
  @usableFromInline
  package var highPassCutoffMillihertz: Int32 {
    switch self {
    case .millihertz16: 16
    case .millihertz65: 65
    case .millihertz260: 260
    case .millihertz1040: 1040
    }
  }
}

extension Datasheet.LSM6DSO.CTRL8_XL.Cutoff {
  /// Rate divided by the cut-off of the accelerometer's filters (1).
  @usableFromInline
  package var filterDivisor: Int32 {
    switch self {
    case .quarter: 4
    case .tenth: 10
    case .twentieth: 20
    case .fortyFifth: 45
    case .hundredth: 100
    case .twoHundredth: 200
    case .fourHundredth: 400
    case .eightHundredth: 800
    }
  }
}

extension Datasheet.LSM6DSO.SensorHub.SLV0_CONFIG.Rate {
  /// Rate of the sensor hub's cycles, as documents print it (mHz).
  @usableFromInline
  package var sensorHubMillihertz: Int32 {
    switch self {
    case .hertz104: 104_000
    case .hertz52: 52_000
    case .hertz26: 26_000
    case .hertz12Point5: 12_500
    }
  }
}

extension Datasheet.LSM6DSO {
  /// Gyroscope's samples to discard with the first low-pass; for steps 4 to 7 no document has
  /// numbers (samples). nil where the part or the code has none.
  @usableFromInline
  package static func settlingSamplesLowPass1(
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
}
