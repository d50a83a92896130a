// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm6dsl.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of STMicroelectronics, ±2 to ±16 g and ±125 to ±2000 °/s, 16 bits,
  /// up to 6667 Hz, with a FIFO of 4 kB.
  @usableFromInline
  package enum LSM6DSL {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0x6A }
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
      /// From SW_RESET until it reads 0, typical.
      @usableFromInline package static var softReset: Int64 { 50_000 }
      /// Step of the timestamp with TIMER_HR, at the nominal time base.
      @usableFromInline package static var timestampStep: Int64 { 25_000 }
      /// Step of the timestamp without TIMER_HR, at the nominal time base.
      @usableFromInline package static var timestampLongStep: Int64 { 6_400_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// Highest rate; the others are it divided by powers of two (mHz).
      @usableFromInline package static var timeBaseMillihertz: Int { 6_667_000 }
      /// Temperature at which the thermometer reads 0 (°C).
      @usableFromInline package static var temperatureZero: Int { 25 }
      /// Rate of the thermometer; with the accelerometer alone in low power at most the
      /// accelerometer's (mHz).
      @usableFromInline package static var temperatureMillihertz: Int { 52_086 }
      /// Words of a data set (words).
      @usableFromInline package static var fifoPatternWords: Int { 3 }
      /// From the signal that the timestamp ends to the overflow, without TIMER_HR: 1.638 s
      /// (steps).
      @usableFromInline package static var timestampEndcount: Int { 256 }
      /// Steps of the wake-up threshold in full scale (steps).
      @usableFromInline package static var wakeUpSteps: Int { 64 }
      /// Steps of the tap threshold in full scale (steps).
      @usableFromInline package static var tapSteps: Int { 32 }
      /// Samples in a step of SLEEP_DUR; 16 for 0 (samples).
      @usableFromInline package static var inactivitySamples: Int { 512 }
      /// Typical zero-g level of the accelerometer, either sign (mg).
      @usableFromInline package static var accelerometerZeroLevel: Int { 40 }
      /// Averaged in a self-test, after one that is discarded (samples).
      @usableFromInline package static var selfTestSamples: Int { 5 }
      /// Change of each axis in the accelerometer's self-test; a choice within the limits (mg).
      @usableFromInline package static var accelerometerSelfTest: Int { 400 }
      /// Change of each axis in the gyroscope's self-test at ±2000 °/s; a choice within the limits,
      /// in proportion to the range (°/s).
      @usableFromInline package static var gyroscopeSelfTest: Int { 350 }
      /// Smallest change in the accelerometer's self-test (mg).
      @usableFromInline package static var accelerometerSelfTestMinimum: Int { 90 }
      /// Largest change in the accelerometer's self-test (mg).
      @usableFromInline package static var accelerometerSelfTestMaximum: Int { 1700 }
      /// Smallest change in the gyroscope's self-test, at ±2000 °/s (°/s).
      @usableFromInline package static var gyroscopeSelfTestMinimum: Int { 150 }
      /// Largest change in the gyroscope's self-test, at ±2000 °/s (°/s).
      @usableFromInline package static var gyroscopeSelfTestMaximum: Int { 700 }
    }

    /// Bank of registers; at this address in all banks.
    @usableFromInline
    package struct FUNC_CFG_ACCESS: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x01 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xA0 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(embeddedBank: Bool = false, secondBank: Bool = false) {
        bits = 0
        if embeddedBank { bits |= 0x80 }
        if secondBank { bits |= 0x20 }
      }

      /// Bank A of the embedded functions.
      @usableFromInline package var embeddedBank: Bool { bits & 0x80 != 0 }
      /// With FUNC_CFG_EN bank B in place of bank A; not allowed alone.
      @usableFromInline package var secondBank: Bool { bits & 0x20 != 0 }
    }

    /// Synchronisation of sensors: time frame.
    @usableFromInline
    package struct SENSOR_SYNC_TIME_FRAME: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x04 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x0F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(frame: UInt8 = 0) {
        bits = frame & 0x0F
      }

      /// 500 ms a step, 0 to 10.
      @usableFromInline package var frame: UInt8 { bits & 0x0F }
    }

    /// Synchronisation of sensors: resolution.
    @usableFromInline
    package struct SENSOR_SYNC_RES_RATIO: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x05 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x03 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(ratio: Ratio = .eleven) {
        bits = ratio.rawValue
      }

      /// The codes of RR.
      @usableFromInline
      package enum Ratio: UInt8, Sendable {
        /// 1/2048.
        case eleven = 0
        /// 1/4096.
        case twelve = 1
        /// 1/8192.
        case thirteen = 2
        /// 1/16384.
        case fourteen = 3
      }
      /// Resolution.
      @usableFromInline package var ratio: Ratio { Ratio(rawValue: bits & 0x03) ?? .fourteen }
    }

    /// FIFO: threshold, low bits.
    @usableFromInline
    package struct FIFO_CTRL1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x06 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Low 8 of 11 bits; words of 16 bits.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// FIFO: fourth data set, threshold.
    @usableFromInline
    package struct FIFO_CTRL2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x07 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xCF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        storesTimestamp: Bool = false, storesAtSteps: Bool = false, storesTemperature: Bool = false,
        thresholdHigh: UInt8 = 0
      ) {
        bits = thresholdHigh & 0x07
        if storesTimestamp { bits |= 0x80 }
        if storesAtSteps { bits |= 0x40 }
        if storesTemperature { bits |= 0x08 }
      }

      /// Whether timestamp and steps are the fourth data set.
      @usableFromInline package var storesTimestamp: Bool { bits & 0x80 != 0 }
      /// What triggers the FIFO.
      @usableFromInline package var storesAtSteps: Bool { bits & 0x40 != 0 }
      /// Whether the temperature is the fourth data set, without TIMER_PEDO_FIFO_EN.
      @usableFromInline package var storesTemperature: Bool { bits & 0x08 != 0 }
      /// Bits 10 to 8 of the threshold.
      @usableFromInline package var thresholdHigh: UInt8 { bits & 0x07 }
    }

    /// FIFO: decimation of the first two data sets.
    @usableFromInline
    package struct FIFO_CTRL3: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x08 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x3F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(gyroscope: Gyroscope = .off, accelerometer: Accelerometer = .off) {
        bits = gyroscope.rawValue << 3
        bits |= accelerometer.rawValue
      }

      /// The codes of DEC_FIFO_GYRO.
      @usableFromInline
      package enum Gyroscope: UInt8, Sendable {
        /// Not stored.
        case off = 0
        /// Each trigger.
        case one = 1
        /// Every 2nd trigger.
        case two = 2
        /// Every 3rd trigger.
        case three = 3
        /// Every 4th trigger.
        case four = 4
        /// Every 8th trigger.
        case eight = 5
        /// Every 16th trigger.
        case sixteen = 6
        /// Every 32nd trigger.
        case thirtyTwo = 7
      }
      /// How often the gyroscope is stored.
      @usableFromInline
      package var gyroscope: Gyroscope { Gyroscope(rawValue: (bits >> 3) & 0x07) ?? .thirtyTwo }
      /// The codes of DEC_FIFO_XL.
      @usableFromInline
      package enum Accelerometer: UInt8, Sendable {
        /// Not stored.
        case off = 0
        /// Each trigger.
        case one = 1
        /// Every 2nd trigger.
        case two = 2
        /// Every 3rd trigger.
        case three = 3
        /// Every 4th trigger.
        case four = 4
        /// Every 8th trigger.
        case eight = 5
        /// Every 16th trigger.
        case sixteen = 6
        /// Every 32nd trigger.
        case thirtyTwo = 7
      }
      /// How often the accelerometer is stored.
      @usableFromInline
      package var accelerometer: Accelerometer {
        Accelerometer(rawValue: bits & 0x07) ?? .thirtyTwo
      }
    }

    /// FIFO: depth, decimation of the last two data sets.
    @usableFromInline
    package struct FIFO_CTRL4: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x09 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        stopsAtThreshold: Bool = false, storesHighBytes: Bool = false, fourth: Fourth = .off,
        third: Third = .off
      ) {
        bits = fourth.rawValue << 3
        if stopsAtThreshold { bits |= 0x80 }
        if storesHighBytes { bits |= 0x40 }
        bits |= third.rawValue
      }

      /// Whether the threshold limits the depth.
      @usableFromInline package var stopsAtThreshold: Bool { bits & 0x80 != 0 }
      /// Whether only the high bytes of both sensors are stored, in the first data set.
      @usableFromInline package var storesHighBytes: Bool { bits & 0x40 != 0 }
      /// The codes of DEC_DS4_FIFO.
      @usableFromInline
      package enum Fourth: UInt8, Sendable {
        /// Not stored.
        case off = 0
        /// Each trigger.
        case one = 1
        /// Every 2nd trigger.
        case two = 2
        /// Every 3rd trigger.
        case three = 3
        /// Every 4th trigger.
        case four = 4
        /// Every 8th trigger.
        case eight = 5
        /// Every 16th trigger.
        case sixteen = 6
        /// Every 32nd trigger.
        case thirtyTwo = 7
      }
      /// How often the fourth data set is stored.
      @usableFromInline
      package var fourth: Fourth { Fourth(rawValue: (bits >> 3) & 0x07) ?? .thirtyTwo }
      /// The codes of DEC_DS3_FIFO.
      @usableFromInline
      package enum Third: UInt8, Sendable {
        /// Not stored.
        case off = 0
        /// Each trigger.
        case one = 1
        /// Every 2nd trigger.
        case two = 2
        /// Every 3rd trigger.
        case three = 3
        /// Every 4th trigger.
        case four = 4
        /// Every 8th trigger.
        case eight = 5
        /// Every 16th trigger.
        case sixteen = 6
        /// Every 32nd trigger.
        case thirtyTwo = 7
      }
      /// How often the third data set, sensor hub 1 to 6 is stored.
      @usableFromInline package var third: Third { Third(rawValue: bits & 0x07) ?? .thirtyTwo }
    }

    /// FIFO: rate, mode.
    @usableFromInline
    package struct FIFO_CTRL5: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(dataRate: DataRate = .off, mode: Mode = .bypass) {
        bits = dataRate.rawValue << 3
        bits |= mode.rawValue
      }

      /// The codes of ODR_FIFO.
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
        /// Nothing is stored.
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
        /// 416 Hz.
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
      /// Rate of the triggers, at most that of the faster sensor. nil for the undefined codes 11,
      /// 12, 13, 14, 15.
      @usableFromInline package var dataRate: DataRate? { DataRate(rawValue: (bits >> 3) & 0x0F) }
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
        /// Continuous: the oldest data are lost when it is full.
        case continuous = 6
      }
      /// Mode. nil for the undefined codes 2, 5, 7.
      @usableFromInline package var mode: Mode? { Mode(rawValue: bits & 0x07) }
    }

    /// Form of data-ready; wrist tilt.
    @usableFromInline
    package struct DRDY_PULSE_CFG_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0B }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x81 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(pulses: Bool = false, wristTilt: Bool = false) {
        bits = 0
        if pulses { bits |= 0x80 }
        if wristTilt { bits |= 0x01 }
      }

      /// Data-ready on the pins.
      @usableFromInline package var pulses: Bool { bits & 0x80 != 0 }
      /// Wrist tilt on INT2.
      @usableFromInline package var wristTilt: Bool { bits & 0x01 != 0 }
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
        step: Bool = false, significantMotion: Bool = false, fifoFull: Bool = false,
        overrun: Bool = false, watermark: Bool = false, boot: Bool = false,
        gyroscopeReady: Bool = false, accelerometerReady: Bool = false
      ) {
        bits = 0
        if step { bits |= 0x80 }
        if significantMotion { bits |= 0x40 }
        if fifoFull { bits |= 0x20 }
        if overrun { bits |= 0x10 }
        if watermark { bits |= 0x08 }
        if boot { bits |= 0x04 }
        if gyroscopeReady { bits |= 0x02 }
        if accelerometerReady { bits |= 0x01 }
      }

      /// A step.
      @usableFromInline package var step: Bool { bits & 0x80 != 0 }
      /// Significant motion.
      @usableFromInline package var significantMotion: Bool { bits & 0x40 != 0 }
      /// The FIFO is full.
      @usableFromInline package var fifoFull: Bool { bits & 0x20 != 0 }
      /// The FIFO's overrun.
      @usableFromInline package var overrun: Bool { bits & 0x10 != 0 }
      /// The FIFO's threshold.
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
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        stepDelta: Bool = false, stepOverflow: Bool = false, fifoFull: Bool = false,
        overrun: Bool = false, watermark: Bool = false, temperatureReady: Bool = false,
        gyroscopeReady: Bool = false, accelerometerReady: Bool = false
      ) {
        bits = 0
        if stepDelta { bits |= 0x80 }
        if stepOverflow { bits |= 0x40 }
        if fifoFull { bits |= 0x20 }
        if overrun { bits |= 0x10 }
        if watermark { bits |= 0x08 }
        if temperatureReady { bits |= 0x04 }
        if gyroscopeReady { bits |= 0x02 }
        if accelerometerReady { bits |= 0x01 }
      }

      /// Steps in an interval.
      @usableFromInline package var stepDelta: Bool { bits & 0x80 != 0 }
      /// Overflow of the step counter.
      @usableFromInline package var stepOverflow: Bool { bits & 0x40 != 0 }
      /// The FIFO is full.
      @usableFromInline package var fifoFull: Bool { bits & 0x20 != 0 }
      /// The FIFO's overrun.
      @usableFromInline package var overrun: Bool { bits & 0x10 != 0 }
      /// The FIFO's threshold.
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
      @usableFromInline package static var reset: UInt8 { 0x6A }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x6A) {
        bits = identity
      }

      /// 0x6A, also in the LSM6DS3TR-C and LSM6DSM.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Accelerometer: rate, range, bandwidth.
    @usableFromInline
    package struct CTRL1_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x10 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        dataRate: DataRate = .powerDown, fullScale: FullScale = .g2, narrow: Bool = false,
        analogNarrow: Bool = false
      ) {
        bits = dataRate.rawValue << 4
        bits |= fullScale.rawValue << 2
        if narrow { bits |= 0x02 }
        if analogNarrow { bits |= 0x01 }
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
        /// 416 Hz.
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
      /// Cut-off of the first low-pass, in high-performance mode.
      @usableFromInline package var narrow: Bool { bits & 0x02 != 0 }
      /// Analog bandwidth from 1.66 kHz on.
      @usableFromInline package var analogNarrow: Bool { bits & 0x01 != 0 }
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
        /// 416 Hz.
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
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        boot: Bool = false, blockDataUpdate: Bool = false, activeLow: Bool = false,
        openDrain: Bool = false, threeWireSPI: Bool = false, increments: Bool = true,
        bigEndian: Bool = false, softReset: Bool = false
      ) {
        bits = 0
        if boot { bits |= 0x80 }
        if blockDataUpdate { bits |= 0x40 }
        if activeLow { bits |= 0x20 }
        if openDrain { bits |= 0x10 }
        if threeWireSPI { bits |= 0x08 }
        if increments { bits |= 0x04 }
        if bigEndian { bits |= 0x02 }
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
      /// Order of the bytes of a pair.
      @usableFromInline package var bigEndian: Bool { bits & 0x02 != 0 }
      /// Resets the registers; cleared when that has ended.
      @usableFromInline package var softReset: Bool { bits & 0x01 != 0 }
    }

    /// Gyroscope's sleep and low-pass; pins.
    @usableFromInline
    package struct CTRL4_C: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x13 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xFE }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        denExtends: Bool = false, gyroscopeSleeps: Bool = false, joinsPins: Bool = false,
        denReady: Bool = false, masksSettling: Bool = false, i2cDisabled: Bool = false,
        lowPass1: Bool = false
      ) {
        bits = 0
        if denExtends { bits |= 0x80 }
        if gyroscopeSleeps { bits |= 0x40 }
        if joinsPins { bits |= 0x20 }
        if denReady { bits |= 0x10 }
        if masksSettling { bits |= 0x08 }
        if i2cDisabled { bits |= 0x04 }
        if lowPass1 { bits |= 0x02 }
      }

      /// Whether DEN acts on the accelerometer too.
      @usableFromInline package var denExtends: Bool { bits & 0x80 != 0 }
      /// Gyroscope's sleep: the drive continues, nothing is measured.
      @usableFromInline package var gyroscopeSleeps: Bool { bits & 0x40 != 0 }
      /// Whether INT1 has the signals of INT2 too.
      @usableFromInline package var joinsPins: Bool { bits & 0x20 != 0 }
      /// DEN_DRDY on INT1.
      @usableFromInline package var denReady: Bool { bits & 0x10 != 0 }
      /// Whether samples are withheld until the filters have settled.
      @usableFromInline package var masksSettling: Bool { bits & 0x08 != 0 }
      /// Whether I2C is disabled.
      @usableFromInline package var i2cDisabled: Bool { bits & 0x04 != 0 }
      /// Whether the gyroscope's first low-pass is in the path; high-performance mode only.
      @usableFromInline package var lowPass1: Bool { bits & 0x02 != 0 }
    }

    /// Rounding, self-tests.
    @usableFromInline
    package struct CTRL5_C: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x14 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        rounding: Rounding = .none, denActiveHigh: Bool = false,
        gyroscopeSelfTest: GyroscopeSelfTest = .off,
        accelerometerSelfTest: AccelerometerSelfTest = .off
      ) {
        bits = rounding.rawValue << 5
        if denActiveHigh { bits |= 0x10 }
        bits |= gyroscopeSelfTest.rawValue << 2
        bits |= accelerometerSelfTest.rawValue
      }

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
        /// Sensor hub 1 to 6.
        case hub = 4
        /// Accelerometer, sensor hub 1 to 6.
        case accelerometerAndHub = 5
        /// Gyroscope, accelerometer, sensor hub 1 to 12.
        case allTwelve = 6
        /// Gyroscope, accelerometer, sensor hub 1 to 6.
        case allSix = 7
      }
      /// Outputs that a burst repeats.
      @usableFromInline package var rounding: Rounding { Rounding(rawValue: bits >> 5) ?? .allSix }
      /// Level of DEN.
      @usableFromInline package var denActiveHigh: Bool { bits & 0x10 != 0 }
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
      @usableFromInline package static var settable: UInt8 { 0xFB }
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
      }
      /// Cut-off of the gyroscope's first low-pass, with the rate.
      @usableFromInline
      package var lowPass1Bandwidth: LowPass1Bandwidth {
        LowPass1Bandwidth(rawValue: bits & 0x03) ?? .step3
      }
    }

    /// Gyroscope: power mode, high-pass; rounding of sources.
    @usableFromInline
    package struct CTRL7_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x16 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xF4 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        gyroscopeLowPower: Bool = false, highPassEnabled: Bool = false,
        highPassCutoff: HighPassCutoff = .step0, roundsSources: Bool = false
      ) {
        bits = highPassCutoff.rawValue << 4
        if gyroscopeLowPower { bits |= 0x80 }
        if highPassEnabled { bits |= 0x40 }
        if roundsSources { bits |= 0x04 }
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
        case step0 = 0
        /// 65 mHz.
        case step1 = 1
        /// 260 mHz.
        case step2 = 2
        /// 1.04 Hz.
        case step3 = 3
      }
      /// Cut-off of the high-pass.
      @usableFromInline
      package var highPassCutoff: HighPassCutoff {
        HighPassCutoff(rawValue: (bits >> 4) & 0x03) ?? .step3
      }
      /// Whether a burst repeats the source registers.
      @usableFromInline package var roundsSources: Bool { bits & 0x04 != 0 }
    }

    /// Accelerometer's filters.
    @usableFromInline
    package struct CTRL8_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x17 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xFD }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        lowPass2: Bool = false, cutoff: Cutoff = .step0, reference: Bool = false,
        lowNoise: Bool = false, highPass: Bool = false, lowPassesDirections: Bool = false
      ) {
        bits = cutoff.rawValue << 5
        if lowPass2 { bits |= 0x80 }
        if reference { bits |= 0x10 }
        if lowNoise { bits |= 0x08 }
        if highPass { bits |= 0x04 }
        if lowPassesDirections { bits |= 0x01 }
      }

      /// Whether outputs have the second low-pass.
      @usableFromInline package var lowPass2: Bool { bits & 0x80 != 0 }
      /// The codes of HPCF_XL.
      @usableFromInline
      package enum Cutoff: UInt8, Sendable {
        /// Low-pass rate / 50; as high-pass the slope.
        case step0 = 0
        /// Rate / 100.
        case step1 = 1
        /// Rate / 9.
        case step2 = 2
        /// Rate / 400.
        case step3 = 3
      }
      /// Cut-off of the second low-pass, or of the high-pass.
      @usableFromInline
      package var cutoff: Cutoff { Cutoff(rawValue: (bits >> 5) & 0x03) ?? .step3 }
      /// Whether the high-pass subtracts a stored sample.
      @usableFromInline package var reference: Bool { bits & 0x10 != 0 }
      /// Input of the second low-pass.
      @usableFromInline package var lowNoise: Bool { bits & 0x08 != 0 }
      /// Whether outputs have the high-pass or slope.
      @usableFromInline package var highPass: Bool { bits & 0x04 != 0 }
      /// Data for six directions.
      @usableFromInline package var lowPassesDirections: Bool { bits & 0x01 != 0 }
    }

    /// DEN stamps; soft-iron correction.
    @usableFromInline
    package struct CTRL9_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x18 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xF4 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        denX: Bool = false, denY: Bool = false, denZ: Bool = false, denAccelerometer: Bool = false,
        softIron: Bool = false
      ) {
        bits = 0
        if denX { bits |= 0x80 }
        if denY { bits |= 0x40 }
        if denZ { bits |= 0x20 }
        if denAccelerometer { bits |= 0x10 }
        if softIron { bits |= 0x04 }
      }

      /// Stamp in the lowest bit of X.
      @usableFromInline package var denX: Bool { bits & 0x80 != 0 }
      /// Stamp in the lowest bit of Y.
      @usableFromInline package var denY: Bool { bits & 0x40 != 0 }
      /// Stamp in the lowest bit of Z.
      @usableFromInline package var denZ: Bool { bits & 0x20 != 0 }
      /// Sensor that is stamped.
      @usableFromInline package var denAccelerometer: Bool { bits & 0x10 != 0 }
      /// Soft-iron correction of the external magnetometer.
      @usableFromInline package var softIron: Bool { bits & 0x04 != 0 }
    }

    /// Embedded functions, timestamp.
    @usableFromInline
    package struct CTRL10_C: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x19 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xBF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        wristTilt: Bool = false, timestamp: Bool = false, pedometer: Bool = false,
        tilt: Bool = false, functions: Bool = false, resetsSteps: Bool = false,
        significantMotion: Bool = false
      ) {
        bits = 0
        if wristTilt { bits |= 0x80 }
        if timestamp { bits |= 0x20 }
        if pedometer { bits |= 0x10 }
        if tilt { bits |= 0x08 }
        if functions { bits |= 0x04 }
        if resetsSteps { bits |= 0x02 }
        if significantMotion { bits |= 0x01 }
      }

      /// Wrist tilt.
      @usableFromInline package var wristTilt: Bool { bits & 0x80 != 0 }
      /// Counter of timestamps.
      @usableFromInline package var timestamp: Bool { bits & 0x20 != 0 }
      /// Pedometer.
      @usableFromInline package var pedometer: Bool { bits & 0x10 != 0 }
      /// Tilt.
      @usableFromInline package var tilt: Bool { bits & 0x08 != 0 }
      /// Embedded functions.
      @usableFromInline package var functions: Bool { bits & 0x04 != 0 }
      /// Resets the step counter; the bit does not clear itself.
      @usableFromInline package var resetsSteps: Bool { bits & 0x02 != 0 }
      /// Significant motion.
      @usableFromInline package var significantMotion: Bool { bits & 0x01 != 0 }
    }

    /// Sensor hub.
    @usableFromInline
    package struct MASTER_CONFIG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xDF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        readyOnPin: Bool = false, triggersFIFO: Bool = false, triggerPin: Bool = false,
        pullUp: Bool = false, passesThrough: Bool = false, hardIron: Bool = false,
        master: Bool = false
      ) {
        bits = 0
        if readyOnPin { bits |= 0x80 }
        if triggersFIFO { bits |= 0x40 }
        if triggerPin { bits |= 0x10 }
        if pullUp { bits |= 0x08 }
        if passesThrough { bits |= 0x04 }
        if hardIron { bits |= 0x02 }
        if master { bits |= 0x01 }
      }

      /// End of the sensor hub on INT1.
      @usableFromInline package var readyOnPin: Bool { bits & 0x80 != 0 }
      /// What triggers the FIFO.
      @usableFromInline package var triggersFIFO: Bool { bits & 0x40 != 0 }
      /// What triggers the sensor hub.
      @usableFromInline package var triggerPin: Bool { bits & 0x10 != 0 }
      /// Pull-ups of the auxiliary interface.
      @usableFromInline package var pullUp: Bool { bits & 0x08 != 0 }
      /// Whether the auxiliary interface joins I2C.
      @usableFromInline package var passesThrough: Bool { bits & 0x04 != 0 }
      /// Hard-iron correction of the external magnetometer.
      @usableFromInline package var hardIron: Bool { bits & 0x02 != 0 }
      /// Sensor hub.
      @usableFromInline package var master: Bool { bits & 0x01 != 0 }
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
        freeFall: Bool = false, sleeps: Bool = false, wakeUp: Bool = false, x: Bool = false,
        y: Bool = false, z: Bool = false
      ) {
        bits = 0
        if freeFall { bits |= 0x20 }
        if sleeps { bits |= 0x10 }
        if wakeUp { bits |= 0x08 }
        if x { bits |= 0x04 }
        if y { bits |= 0x02 }
        if z { bits |= 0x01 }
      }

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
    package struct OUTX_L_XL: Register {
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
    package struct OUTX_H_XL: Register {
      @usableFromInline package static var address: UInt8 { 0x29 }
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

    /// Accelerometer: Y, low byte.
    ///
    /// Reading it: With BDU holds the pair.
    @usableFromInline
    package struct OUTY_L_XL: Register {
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
    package struct OUTY_H_XL: Register {
      @usableFromInline package static var address: UInt8 { 0x2B }
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

    /// Accelerometer: Z, low byte.
    ///
    /// Reading it: With BDU holds the pair.
    @usableFromInline
    package struct OUTZ_L_XL: Register {
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
    package struct OUTZ_H_XL: Register {
      @usableFromInline package static var address: UInt8 { 0x2D }
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

    /// Byte 1 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB1_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x2E }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 2 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB2_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x2F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 3 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB3_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x30 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 4 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB4_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x31 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 5 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB5_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x32 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 6 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB6_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x33 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 7 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB7_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x34 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 8 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB8_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x35 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 9 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB9_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x36 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 10 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB10_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x37 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 11 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB11_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x38 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 12 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB12_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x39 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
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

      /// Low 8 of 11 bits; words of 16 bits; 0 with an overrun.
      @usableFromInline package var unread: UInt8 { bits }
    }

    /// FIFO: state, unread words.
    @usableFromInline
    package struct FIFO_STATUS2: Register {
      @usableFromInline package static var address: UInt8 { 0x3B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        watermark: Bool = false, overrun: Bool = false, full: Bool = false, empty: Bool = false,
        unreadHigh: UInt8 = 0
      ) {
        bits = unreadHigh & 0x07
        if watermark { bits |= 0x80 }
        if overrun { bits |= 0x40 }
        if full { bits |= 0x20 }
        if empty { bits |= 0x10 }
      }

      /// Unread words reach the threshold.
      @usableFromInline package var watermark: Bool { bits & 0x80 != 0 }
      /// Completely filled.
      @usableFromInline package var overrun: Bool { bits & 0x40 != 0 }
      /// Full with the next data.
      @usableFromInline package var full: Bool { bits & 0x20 != 0 }
      /// Empty.
      @usableFromInline package var empty: Bool { bits & 0x10 != 0 }
      /// Bits 10 to 8.
      @usableFromInline package var unreadHigh: UInt8 { bits & 0x07 }
    }

    /// FIFO: place in the pattern, low bits.
    @usableFromInline
    package struct FIFO_STATUS3: Register {
      @usableFromInline package static var address: UInt8 { 0x3C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(pattern: UInt8 = 0x00) {
        bits = pattern
      }

      /// Low 8 of 10 bits; number of the word that is read next in the pattern.
      @usableFromInline package var pattern: UInt8 { bits }
    }

    /// FIFO: place in the pattern, high bits.
    @usableFromInline
    package struct FIFO_STATUS4: Register {
      @usableFromInline package static var address: UInt8 { 0x3D }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(patternHigh: UInt8 = 0) {
        bits = patternHigh & 0x03
      }

      /// Bits 9 and 8.
      @usableFromInline package var patternHigh: UInt8 { bits & 0x03 }
    }

    /// FIFO: oldest word, low byte.
    ///
    /// Reading it: The read of 3F removes a word from the FIFO.
    @usableFromInline
    package struct FIFO_DATA_OUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x3E }
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

    /// FIFO: oldest word, high byte.
    ///
    /// Reading it: The read of 3F removes a word from the FIFO.
    @usableFromInline
    package struct FIFO_DATA_OUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x3F }
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

    /// Timestamp, bits 7 to 0.
    @usableFromInline
    package struct TIMESTAMP0_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x40 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Bits 7 to 0; 6.4 ms or 25 µs a step.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Timestamp, bits 15 to 8.
    @usableFromInline
    package struct TIMESTAMP1_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x41 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Bits 15 to 8; 6.4 ms or 25 µs a step.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Timestamp, bits 23 to 16; 0xAA resets the counter.
    @usableFromInline
    package struct TIMESTAMP2_REG: WritableRegister {
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

      /// Bits 23 to 16; 6.4 ms or 25 µs a step.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Timestamp of the last step, bits 15 to 8.
    @usableFromInline
    package struct STEP_TIMESTAMP_L: Register {
      @usableFromInline package static var address: UInt8 { 0x49 }
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

    /// Timestamp of the last step, bits 23 to 16.
    @usableFromInline
    package struct STEP_TIMESTAMP_H: Register {
      @usableFromInline package static var address: UInt8 { 0x4A }
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

    /// Step counter, low byte.
    @usableFromInline
    package struct STEP_COUNTER_L: Register {
      @usableFromInline package static var address: UInt8 { 0x4B }
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

    /// Step counter, high byte.
    @usableFromInline
    package struct STEP_COUNTER_H: Register {
      @usableFromInline package static var address: UInt8 { 0x4C }
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

    /// Byte 13 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB13_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x4D }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 14 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB14_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x4E }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 15 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB15_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x4F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 16 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB16_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x50 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 17 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB17_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x51 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Byte 18 of the sensor hub.
    @usableFromInline
    package struct SENSORHUB18_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x52 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Byte of an external sensor.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Events of the embedded functions.
    ///
    /// Reading it: Clears latched events.
    @usableFromInline
    package struct FUNC_SRC1: Register {
      @usableFromInline package static var address: UInt8 { 0x53 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        stepDelta: Bool = false, significantMotion: Bool = false, tilt: Bool = false,
        step: Bool = false, stepOverflow: Bool = false, ironFailed: Bool = false,
        ironEnded: Bool = false, hubEnded: Bool = false
      ) {
        bits = 0
        if stepDelta { bits |= 0x80 }
        if significantMotion { bits |= 0x40 }
        if tilt { bits |= 0x20 }
        if step { bits |= 0x10 }
        if stepOverflow { bits |= 0x08 }
        if ironFailed { bits |= 0x04 }
        if ironEnded { bits |= 0x02 }
        if hubEnded { bits |= 0x01 }
      }

      /// Steps in an interval.
      @usableFromInline package var stepDelta: Bool { bits & 0x80 != 0 }
      /// Significant motion.
      @usableFromInline package var significantMotion: Bool { bits & 0x40 != 0 }
      /// Tilt.
      @usableFromInline package var tilt: Bool { bits & 0x20 != 0 }
      /// Step.
      @usableFromInline package var step: Bool { bits & 0x10 != 0 }
      /// Overflow of the step counter.
      @usableFromInline package var stepOverflow: Bool { bits & 0x08 != 0 }
      /// Failure of the hard-iron correction.
      @usableFromInline package var ironFailed: Bool { bits & 0x04 != 0 }
      /// End of the iron correction.
      @usableFromInline package var ironEnded: Bool { bits & 0x02 != 0 }
      /// All slaves of the sensor hub were served.
      @usableFromInline package var hubEnded: Bool { bits & 0x01 != 0 }
    }

    /// Events of the embedded functions: sensor hub, wrist tilt.
    @usableFromInline
    package struct FUNC_SRC2: Register {
      @usableFromInline package static var address: UInt8 { 0x54 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        slave3Failed: Bool = false, slave2Failed: Bool = false, slave1Failed: Bool = false,
        slave0Failed: Bool = false, wristTilt: Bool = false
      ) {
        bits = 0
        if slave3Failed { bits |= 0x40 }
        if slave2Failed { bits |= 0x20 }
        if slave1Failed { bits |= 0x10 }
        if slave0Failed { bits |= 0x08 }
        if wristTilt { bits |= 0x01 }
      }

      /// No acknowledgement of slave 3.
      @usableFromInline package var slave3Failed: Bool { bits & 0x40 != 0 }
      /// No acknowledgement of slave 2.
      @usableFromInline package var slave2Failed: Bool { bits & 0x20 != 0 }
      /// No acknowledgement of slave 1.
      @usableFromInline package var slave1Failed: Bool { bits & 0x10 != 0 }
      /// No acknowledgement of slave 0.
      @usableFromInline package var slave0Failed: Bool { bits & 0x08 != 0 }
      /// Wrist tilt.
      @usableFromInline package var wristTilt: Bool { bits & 0x01 != 0 }
    }

    /// Events: wrist tilt.
    ///
    /// Reading it: Clears latched events.
    @usableFromInline
    package struct WRIST_TILT_IA: Register {
      @usableFromInline package static var address: UInt8 { 0x55 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        xHigh: Bool = false, xLow: Bool = false, yHigh: Bool = false, yLow: Bool = false,
        zHigh: Bool = false, zLow: Bool = false
      ) {
        bits = 0
        if xHigh { bits |= 0x80 }
        if xLow { bits |= 0x40 }
        if yHigh { bits |= 0x20 }
        if yLow { bits |= 0x10 }
        if zHigh { bits |= 0x08 }
        if zLow { bits |= 0x04 }
      }

      /// X up.
      @usableFromInline package var xHigh: Bool { bits & 0x80 != 0 }
      /// X down.
      @usableFromInline package var xLow: Bool { bits & 0x40 != 0 }
      /// Y up.
      @usableFromInline package var yHigh: Bool { bits & 0x20 != 0 }
      /// Y down.
      @usableFromInline package var yLow: Bool { bits & 0x10 != 0 }
      /// Z up.
      @usableFromInline package var zHigh: Bool { bits & 0x08 != 0 }
      /// Z down.
      @usableFromInline package var zLow: Bool { bits & 0x04 != 0 }
    }

    /// Events: enable, activity, inputs, latch.
    @usableFromInline
    package struct TAP_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x58 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        enabled: Bool = false, inactivity: Inactivity = .none, highPassesEvents: Bool = false,
        tapX: Bool = false, tapY: Bool = false, tapZ: Bool = false, latches: Bool = false
      ) {
        bits = inactivity.rawValue << 5
        if enabled { bits |= 0x80 }
        if highPassesEvents { bits |= 0x10 }
        if tapX { bits |= 0x08 }
        if tapY { bits |= 0x04 }
        if tapZ { bits |= 0x02 }
        if latches { bits |= 0x01 }
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

    /// Six directions; threshold of taps.
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
        tapThreshold: UInt8 = 0
      ) {
        bits = directionThreshold.rawValue << 5
        if fourDirections { bits |= 0x80 }
        bits |= tapThreshold & 0x1F
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
      @usableFromInline package var tapThreshold: UInt8 { bits & 0x1F }
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
      @usableFromInline package static var settable: UInt8 { 0xBF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(doubleTaps: Bool = false, threshold: UInt8 = 0) {
        bits = threshold & 0x3F
        if doubleTaps { bits |= 0x80 }
      }

      /// Whether double taps are recognised.
      @usableFromInline package var doubleTaps: Bool { bits & 0x80 != 0 }
      /// Full scale / 64 a step.
      @usableFromInline package var threshold: UInt8 { bits & 0x3F }
    }

    /// Durations of free fall, wake-up, inactivity; step of the timestamp.
    @usableFromInline
    package struct WAKE_UP_DUR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x5C }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        freeFallHigh: UInt8 = 0, wakeUp: UInt8 = 0, fineTimestamp: Bool = false,
        inactivity: UInt8 = 0
      ) {
        bits = (freeFallHigh & 0x01) << 7
        bits |= (wakeUp & 0x03) << 5
        if fineTimestamp { bits |= 0x10 }
        bits |= inactivity & 0x0F
      }

      /// Bit 5 of free fall's duration.
      @usableFromInline package var freeFallHigh: UInt8 { bits >> 7 }
      /// Wake-up; samples.
      @usableFromInline package var wakeUp: UInt8 { (bits >> 5) & 0x03 }
      /// Step of the timestamp.
      @usableFromInline package var fineTimestamp: Bool { bits & 0x10 != 0 }
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
        tilt: Bool = false, timestampEnds: Bool = false
      ) {
        bits = 0
        if sleepChanges { bits |= 0x80 }
        if singleTap { bits |= 0x40 }
        if wakeUp { bits |= 0x20 }
        if freeFall { bits |= 0x10 }
        if doubleTap { bits |= 0x08 }
        if direction { bits |= 0x04 }
        if tilt { bits |= 0x02 }
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
      /// Tilt.
      @usableFromInline package var tilt: Bool { bits & 0x02 != 0 }
      /// End of the timestamp.
      @usableFromInline package var timestampEnds: Bool { bits & 0x01 != 0 }
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
        tilt: Bool = false, ironEnded: Bool = false
      ) {
        bits = 0
        if sleepChanges { bits |= 0x80 }
        if singleTap { bits |= 0x40 }
        if wakeUp { bits |= 0x20 }
        if freeFall { bits |= 0x10 }
        if doubleTap { bits |= 0x08 }
        if direction { bits |= 0x04 }
        if tilt { bits |= 0x02 }
        if ironEnded { bits |= 0x01 }
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
      /// Tilt.
      @usableFromInline package var tilt: Bool { bits & 0x02 != 0 }
      /// End of the iron correction.
      @usableFromInline package var ironEnded: Bool { bits & 0x01 != 0 }
    }

    /// Synchronisation of sensors: command.
    @usableFromInline
    package struct MASTER_CMD_CODE: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x60 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(command: UInt8 = 0x00) {
        bits = command
      }

      /// Code.
      @usableFromInline package var command: UInt8 { bits }
    }

    /// Synchronisation of sensors: error.
    @usableFromInline
    package struct SENS_SYNC_SPI_ERROR_CODE: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x61 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(error: UInt8 = 0x00) {
        bits = error
      }

      /// Code.
      @usableFromInline package var error: UInt8 { bits }
    }

    /// External magnetometer without correction: X, low byte.
    @usableFromInline
    package struct OUT_MAG_RAW_X_L: Register {
      @usableFromInline package static var address: UInt8 { 0x66 }
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

    /// External magnetometer without correction: X, high byte.
    @usableFromInline
    package struct OUT_MAG_RAW_X_H: Register {
      @usableFromInline package static var address: UInt8 { 0x67 }
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

    /// External magnetometer without correction: Y, low byte.
    @usableFromInline
    package struct OUT_MAG_RAW_Y_L: Register {
      @usableFromInline package static var address: UInt8 { 0x68 }
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

    /// External magnetometer without correction: Y, high byte.
    @usableFromInline
    package struct OUT_MAG_RAW_Y_H: Register {
      @usableFromInline package static var address: UInt8 { 0x69 }
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

    /// External magnetometer without correction: Z, low byte.
    @usableFromInline
    package struct OUT_MAG_RAW_Z_L: Register {
      @usableFromInline package static var address: UInt8 { 0x6A }
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

    /// External magnetometer without correction: Z, high byte.
    @usableFromInline
    package struct OUT_MAG_RAW_Z_H: Register {
      @usableFromInline package static var address: UInt8 { 0x6B }
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

      /// -127 to 127; added, always.
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

      /// -127 to 127; added, always.
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

      /// -127 to 127; subtracted, always.
      @usableFromInline package var value: Int8 { Int8(bitPattern: bits) }
    }

    /// The registers of a bank.
    @usableFromInline
    package enum BankA {
      /// Slave 0 of the sensor hub: address.
      @usableFromInline
      package struct SLV0_ADD: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x02 }
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
        @usableFromInline package static var address: UInt8 { 0x03 }
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

      /// Slave 0: bytes, decimation; number of slaves.
      @usableFromInline
      package struct SLAVE0_CONFIG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x04 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          decimation: Decimation = .one, otherSlaves: UInt8 = 0, conditional: Bool = false,
          count: UInt8 = 0
        ) {
          bits = decimation.rawValue << 6
          bits |= (otherSlaves & 0x03) << 4
          if conditional { bits |= 0x08 }
          bits |= count & 0x07
        }

        /// The codes of Slave0_rate.
        @usableFromInline
        package enum Decimation: UInt8, Sendable {
          /// Each cycle.
          case one = 0
          /// Every 2nd cycle.
          case two = 1
          /// Every 4th cycle.
          case four = 2
          /// Every 8th cycle.
          case eight = 3
        }
        /// How often it is read.
        @usableFromInline
        package var decimation: Decimation { Decimation(rawValue: bits >> 6) ?? .eight }
        /// Number of slaves, less one.
        @usableFromInline package var otherSlaves: UInt8 { (bits >> 4) & 0x03 }
        /// Whether the reads depend on a register of the slave; how, is not modelled.
        @usableFromInline package var conditional: Bool { bits & 0x08 != 0 }
        /// Number of bytes that are read.
        @usableFromInline package var count: UInt8 { bits & 0x07 }
      }

      /// Slave 1 of the sensor hub: address.
      @usableFromInline
      package struct SLV1_ADD: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x05 }
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
        @usableFromInline package static var address: UInt8 { 0x06 }
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

      /// Slave 1: bytes, decimation; single write of slave 0.
      @usableFromInline
      package struct SLAVE1_CONFIG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x07 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0xE7 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(decimation: Decimation = .one, writesOnce: Bool = false, count: UInt8 = 0) {
          bits = decimation.rawValue << 6
          if writesOnce { bits |= 0x20 }
          bits |= count & 0x07
        }

        /// The codes of Slave1_rate.
        @usableFromInline
        package enum Decimation: UInt8, Sendable {
          /// Each cycle.
          case one = 0
          /// Every 2nd cycle.
          case two = 1
          /// Every 4th cycle.
          case four = 2
          /// Every 8th cycle.
          case eight = 3
        }
        /// How often it is read.
        @usableFromInline
        package var decimation: Decimation { Decimation(rawValue: bits >> 6) ?? .eight }
        /// Whether slave 0 is written in the first cycle only; needs Aux_sens_on other than 0.
        @usableFromInline package var writesOnce: Bool { bits & 0x20 != 0 }
        /// Number of bytes that are read.
        @usableFromInline package var count: UInt8 { bits & 0x07 }
      }

      /// Slave 2 of the sensor hub: address.
      @usableFromInline
      package struct SLV2_ADD: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x08 }
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
        @usableFromInline package static var address: UInt8 { 0x09 }
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

      /// Slave 2: bytes, decimation.
      @usableFromInline
      package struct SLAVE2_CONFIG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0A }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0xC7 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(decimation: Decimation = .one, count: UInt8 = 0) {
          bits = decimation.rawValue << 6
          bits |= count & 0x07
        }

        /// The codes of Slave2_rate.
        @usableFromInline
        package enum Decimation: UInt8, Sendable {
          /// Each cycle.
          case one = 0
          /// Every 2nd cycle.
          case two = 1
          /// Every 4th cycle.
          case four = 2
          /// Every 8th cycle.
          case eight = 3
        }
        /// How often it is read.
        @usableFromInline
        package var decimation: Decimation { Decimation(rawValue: bits >> 6) ?? .eight }
        /// Number of bytes that are read.
        @usableFromInline package var count: UInt8 { bits & 0x07 }
      }

      /// Slave 3 of the sensor hub: address.
      @usableFromInline
      package struct SLV3_ADD: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0B }
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
        @usableFromInline package static var address: UInt8 { 0x0C }
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

      /// Slave 3: bytes, decimation.
      @usableFromInline
      package struct SLAVE3_CONFIG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0D }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package static var settable: UInt8 { 0xC7 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(decimation: Decimation = .one, count: UInt8 = 0) {
          bits = decimation.rawValue << 6
          bits |= count & 0x07
        }

        /// The codes of Slave3_rate.
        @usableFromInline
        package enum Decimation: UInt8, Sendable {
          /// Each cycle.
          case one = 0
          /// Every 2nd cycle.
          case two = 1
          /// Every 4th cycle.
          case four = 2
          /// Every 8th cycle.
          case eight = 3
        }
        /// How often it is read.
        @usableFromInline
        package var decimation: Decimation { Decimation(rawValue: bits >> 6) ?? .eight }
        /// Number of bytes that are read.
        @usableFromInline package var count: UInt8 { bits & 0x07 }
      }

      /// Byte that is written to slave 0, or the register on which its reads depend.
      @usableFromInline
      package struct DATAWRITE_SRC_MODE_SUB_SLV0: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0E }
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

      /// Pedometer: range and least threshold.
      @usableFromInline
      package struct CONFIG_PEDO_THS_MIN: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x0F }
        @usableFromInline package static var reset: UInt8 { 0x10 }
        @usableFromInline package static var settable: UInt8 { 0x9F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(wideRange: Bool = false, threshold: UInt8 = 16) {
          bits = threshold & 0x1F
          if wideRange { bits |= 0x80 }
        }

        /// Range of the pedometer.
        @usableFromInline package var wideRange: Bool { bits & 0x80 != 0 }
        /// Least threshold, in steps of the range.
        @usableFromInline package var threshold: UInt8 { bits & 0x1F }
      }

      /// Steps of a significant motion.
      @usableFromInline
      package struct SM_THS: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x13 }
        @usableFromInline package static var reset: UInt8 { 0x06 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(steps: UInt8 = 0x06) {
          bits = steps
        }

        /// Steps.
        @usableFromInline package var steps: UInt8 { bits }
      }

      /// Pedometer: debouncing.
      @usableFromInline
      package struct PEDO_DEB_REG: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x14 }
        @usableFromInline package static var reset: UInt8 { 0x6E }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(time: UInt8 = 13, steps: UInt8 = 6) {
          bits = (time & 0x1F) << 3
          bits |= steps & 0x07
        }

        /// 80 ms a step.
        @usableFromInline package var time: UInt8 { bits >> 3 }
        /// Steps before the first is counted.
        @usableFromInline package var steps: UInt8 { bits & 0x07 }
      }

      /// Interval of the step count.
      @usableFromInline
      package struct STEP_COUNT_DELTA: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x15 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(interval: UInt8 = 0x00) {
          bits = interval
        }

        /// 1.6384 s a step.
        @usableFromInline package var interval: UInt8 { bits }
      }

      /// Soft-iron matrix: XX.
      @usableFromInline
      package struct MAG_SI_XX: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x24 }
        @usableFromInline package static var reset: UInt8 { 0x08 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x08) {
          bits = value
        }

        /// 1/8 a step; sign and magnitude.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Soft-iron matrix: XY.
      @usableFromInline
      package struct MAG_SI_XY: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x25 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// 1/8 a step; sign and magnitude.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Soft-iron matrix: XZ.
      @usableFromInline
      package struct MAG_SI_XZ: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x26 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// 1/8 a step; sign and magnitude.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Soft-iron matrix: YX.
      @usableFromInline
      package struct MAG_SI_YX: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x27 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// 1/8 a step; sign and magnitude.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Soft-iron matrix: YY.
      @usableFromInline
      package struct MAG_SI_YY: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x28 }
        @usableFromInline package static var reset: UInt8 { 0x08 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x08) {
          bits = value
        }

        /// 1/8 a step; sign and magnitude.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Soft-iron matrix: YZ.
      @usableFromInline
      package struct MAG_SI_YZ: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x29 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// 1/8 a step; sign and magnitude.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Soft-iron matrix: ZX.
      @usableFromInline
      package struct MAG_SI_ZX: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x2A }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// 1/8 a step; sign and magnitude.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Soft-iron matrix: ZY.
      @usableFromInline
      package struct MAG_SI_ZY: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x2B }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// 1/8 a step; sign and magnitude.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Soft-iron matrix: ZZ.
      @usableFromInline
      package struct MAG_SI_ZZ: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x2C }
        @usableFromInline package static var reset: UInt8 { 0x08 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x08) {
          bits = value
        }

        /// 1/8 a step; sign and magnitude.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Hard-iron offset: X, low byte.
      @usableFromInline
      package struct MAG_OFFX_L: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x2D }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Low byte; two's complement.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Hard-iron offset: X, high byte.
      @usableFromInline
      package struct MAG_OFFX_H: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x2E }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// High byte; two's complement.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Hard-iron offset: Y, low byte.
      @usableFromInline
      package struct MAG_OFFY_L: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x2F }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Low byte; two's complement.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Hard-iron offset: Y, high byte.
      @usableFromInline
      package struct MAG_OFFY_H: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x30 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// High byte; two's complement.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Hard-iron offset: Z, low byte.
      @usableFromInline
      package struct MAG_OFFZ_L: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x31 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// Low byte; two's complement.
        @usableFromInline package var value: UInt8 { bits }
      }

      /// Hard-iron offset: Z, high byte.
      @usableFromInline
      package struct MAG_OFFZ_H: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x32 }
        @usableFromInline package static var reset: UInt8 { 0x00 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(value: UInt8 = 0x00) {
          bits = value
        }

        /// High byte; two's complement.
        @usableFromInline package var value: UInt8 { bits }
      }
    }

    /// The registers of a bank.
    @usableFromInline
    package enum BankB {
      /// Wrist tilt: latency.
      @usableFromInline
      package struct A_WRIST_TILT_LAT: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x50 }
        @usableFromInline package static var reset: UInt8 { 0x0F }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(latency: UInt8 = 0x0F) {
          bits = latency
        }

        /// 40 ms a step.
        @usableFromInline package var latency: UInt8 { bits }
      }

      /// Wrist tilt: threshold.
      @usableFromInline
      package struct A_WRIST_TILT_THS: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x54 }
        @usableFromInline package static var reset: UInt8 { 0x20 }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(threshold: UInt8 = 0x20) {
          bits = threshold
        }

        /// 15.625 mg a step.
        @usableFromInline package var threshold: UInt8 { bits }
      }

      /// Wrist tilt: directions.
      @usableFromInline
      package struct A_WRIST_TILT_MASK: WritableRegister {
        @usableFromInline package static var address: UInt8 { 0x59 }
        @usableFromInline package static var reset: UInt8 { 0xC0 }
        @usableFromInline package static var settable: UInt8 { 0xFC }
        @usableFromInline package var bits: UInt8

        @usableFromInline package init(bits: UInt8) { self.bits = bits }

        /// Creates the value from its fields, by default those of the reset value.
        @usableFromInline
        package init(
          xHigh: Bool = true, xLow: Bool = true, yHigh: Bool = false, yLow: Bool = false,
          zHigh: Bool = false, zLow: Bool = false
        ) {
          bits = 0
          if xHigh { bits |= 0x80 }
          if xLow { bits |= 0x40 }
          if yHigh { bits |= 0x20 }
          if yLow { bits |= 0x10 }
          if zHigh { bits |= 0x08 }
          if zLow { bits |= 0x04 }
        }

        /// Tilt towards +X.
        @usableFromInline package var xHigh: Bool { bits & 0x80 != 0 }
        /// Tilt towards −X.
        @usableFromInline package var xLow: Bool { bits & 0x40 != 0 }
        /// Tilt towards +Y.
        @usableFromInline package var yHigh: Bool { bits & 0x20 != 0 }
        /// Tilt towards −Y.
        @usableFromInline package var yLow: Bool { bits & 0x10 != 0 }
        /// Tilt towards +Z.
        @usableFromInline package var zHigh: Bool { bits & 0x08 != 0 }
        /// Tilt towards −Z.
        @usableFromInline package var zLow: Bool { bits & 0x04 != 0 }
      }
    }
  }
}

extension Datasheet.LSM6DSL.FIFO_CTRL3.Accelerometer {
  /// Triggers to a data set; the other sets have the same codes (triggers).
  @usableFromInline
  package var fifoDecimation: Int32? {
    switch self {
    case .off: nil
    case .one: 1
    case .two: 2
    case .three: 3
    case .four: 4
    case .eight: 8
    case .sixteen: 16
    case .thirtyTwo: 32
    }
  }
}

extension Datasheet.LSM6DSL.FIFO_CTRL5.DataRate {
  /// Rate of the FIFO's triggers, as millihertz (mHz).
  @usableFromInline
  package var fifoMillihertz: Int32? {
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
    }
  }
}

extension Datasheet.LSM6DSL.CTRL1_XL.FullScale {
  /// Sensitivity of the accelerometer (µg a digit).
  @usableFromInline
  package var microgPerDigit: Int32 {
    switch self {
    case .g2: 61
    case .g16: 488
    case .g4: 122
    case .g8: 244
    }
  }
  /// Full scale of the accelerometer (g).
  @usableFromInline
  package var ratedG: Int32 {
    switch self {
    case .g2: 2
    case .g16: 16
    case .g4: 4
    case .g8: 8
    }
  }
}

extension Datasheet.LSM6DSL.CTRL2_G.FullScale {
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
}

extension Datasheet.LSM6DSL.CTRL8_XL.Cutoff {
  /// Rate divided by the cut-off of the accelerometer's second low-pass (1).
  @usableFromInline
  package var filterDivisor: Int32 {
    switch self {
    case .step0: 50
    case .step1: 100
    case .step2: 9
    case .step3: 400
    }
  }
  /// Rate divided by the cut-off of the accelerometer's high-pass; the first is that of the slope
  /// (1).
  @usableFromInline
  package var highPassDivisor: Int32 {
    switch self {
    case .step0: 4
    case .step1: 100
    case .step2: 9
    case .step3: 400
    }
  }
}

extension Datasheet.LSM6DSL.TAP_THS_6D.DirectionThreshold {
  /// Angle of six directions (°).
  @usableFromInline
  package var directionDegrees: Int32 {
    switch self {
    case .step0: 80
    case .step1: 70
    case .step2: 60
    case .step3: 50
    }
  }
}

extension Datasheet.LSM6DSL.FREE_FALL.Threshold {
  /// Threshold of free fall (mg).
  @usableFromInline
  package var freeFallMilliG: Int32 {
    switch self {
    case .step0: 156
    case .step1: 219
    case .step2: 250
    case .step3: 312
    case .step4: 344
    case .step5: 406
    case .step6: 469
    case .step7: 500
    }
  }
}
