// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm9ds1ag.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Accelerometer and gyroscope of the LSM9DS1 of STMicroelectronics, ±2 to ±16 g and ±245 to
  /// ±2000 °/s, 16 bits, up to 952 Hz, with one FIFO.
  @usableFromInline
  package enum LSM9DS1AG {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0x68 }
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
      @usableFromInline package static var boot: Int64 { 20_000_000 }
      /// From SW_RESET until it reads 0; a choice, drivers wait 10 to 100 ms.
      @usableFromInline package static var softReset: Int64 { 1_000_000 }
      /// From power-down of the gyroscope to data; a choice, the document has no time and ST's
      /// self-test waits 800 ms.
      @usableFromInline package static var gyroscopeTurnOn: Int64 { 400_000_000 }
      /// From the start, and from a change of ST_XL, to right data.
      @usableFromInline package static var accelerometerSelfTestSettle: Int64 { 200_000_000 }
      /// From the start, and from a change of ST_G, to right data.
      @usableFromInline package static var gyroscopeSelfTestSettle: Int64 { 800_000_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// Sensitivity of the thermometer (digits/°C).
      @usableFromInline package static var temperatureDigits: Int { 16 }
      /// Temperature at which the thermometer reads 0 (°C).
      @usableFromInline package static var temperatureZero: Int { 25 }
      /// Rate of the thermometer while the gyroscope runs (mHz).
      @usableFromInline package static var temperatureMillihertz: Int { 59_500 }
      /// Rate of the thermometer with the accelerometer alone, but at most the accelerometer's
      /// (mHz).
      @usableFromInline package static var temperatureMillihertzAlone: Int { 50_000 }
      /// Capacity of the FIFO (sets).
      @usableFromInline package static var fifoDepth: Int { 32 }
      /// Steps of the accelerometer's interrupt thresholds in full scale, as two programs have it;
      /// the document gives no unit (steps).
      @usableFromInline package static var accelerometerThresholdSteps: Int { 256 }
      /// Steps of the activity threshold in full scale; the document gives no unit (steps).
      @usableFromInline package static var activityThresholdSteps: Int { 128 }
      /// Typical zero-g level of the accelerometer, either sign (mg).
      @usableFromInline package static var accelerometerZeroLevel: Int { 90 }
      /// Typical zero-rate level of the gyroscope, either sign (°/s).
      @usableFromInline package static var gyroscopeZeroLevel: Int { 30 }
      /// Averaged in a self-test, after one that is discarded (samples).
      @usableFromInline package static var selfTestSamples: Int { 5 }
      /// Change of each axis in the accelerometer's self-test; a choice within the limits (mg).
      @usableFromInline package static var accelerometerSelfTest: Int { 300 }
      /// Change of each axis in the gyroscope's self-test; a choice within the limits (°/s).
      @usableFromInline package static var gyroscopeSelfTest: Int { 400 }
      /// Smallest change in the accelerometer's self-test (mg).
      @usableFromInline package static var accelerometerSelfTestMinimum: Int { 70 }
      /// Largest change in the accelerometer's self-test (mg).
      @usableFromInline package static var accelerometerSelfTestMaximum: Int { 1500 }
      /// Smallest change in the gyroscope's self-test (°/s).
      @usableFromInline package static var gyroscopeSelfTestMinimum: Int { 200 }
      /// Largest change in the gyroscope's self-test (°/s).
      @usableFromInline package static var gyroscopeSelfTestMaximum: Int { 800 }
    }

    /// Activity: threshold.
    @usableFromInline
    package struct ACT_THS: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x04 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(sleepsGyroscope: Bool = false, threshold: UInt8 = 0) {
        bits = threshold & 0x7F
        if sleepsGyroscope { bits |= 0x80 }
      }

      /// Effect of inactivity on the gyroscope.
      @usableFromInline package var sleepsGyroscope: Bool { bits & 0x80 != 0 }
      /// Threshold; the document gives no unit, full scale / 128 a step is assumed.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// Activity: duration.
    @usableFromInline
    package struct ACT_DUR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x05 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(duration: UInt8 = 0x00) {
        bits = duration
      }

      /// Duration; the document gives no unit, samples are assumed.
      @usableFromInline package var duration: UInt8 { bits }
    }

    /// Accelerometer's interrupt: events.
    @usableFromInline
    package struct INT_GEN_CFG_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x06 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        needsAll: Bool = false, sixDirections: Bool = false, zHighEnabled: Bool = false,
        zLowEnabled: Bool = false, yHighEnabled: Bool = false, yLowEnabled: Bool = false,
        xHighEnabled: Bool = false, xLowEnabled: Bool = false
      ) {
        bits = 0
        if needsAll { bits |= 0x80 }
        if sixDirections { bits |= 0x40 }
        if zHighEnabled { bits |= 0x20 }
        if zLowEnabled { bits |= 0x10 }
        if yHighEnabled { bits |= 0x08 }
        if yLowEnabled { bits |= 0x04 }
        if xHighEnabled { bits |= 0x02 }
        if xLowEnabled { bits |= 0x01 }
      }

      /// Combination of the events.
      @usableFromInline package var needsAll: Bool { bits & 0x80 != 0 }
      /// Directions instead of events.
      @usableFromInline package var sixDirections: Bool { bits & 0x40 != 0 }
      /// Interrupt where Z is above the threshold.
      @usableFromInline package var zHighEnabled: Bool { bits & 0x20 != 0 }
      /// Interrupt where Z is below the threshold.
      @usableFromInline package var zLowEnabled: Bool { bits & 0x10 != 0 }
      /// Interrupt where Y is above the threshold.
      @usableFromInline package var yHighEnabled: Bool { bits & 0x08 != 0 }
      /// Interrupt where Y is below the threshold.
      @usableFromInline package var yLowEnabled: Bool { bits & 0x04 != 0 }
      /// Interrupt where X is above the threshold.
      @usableFromInline package var xHighEnabled: Bool { bits & 0x02 != 0 }
      /// Interrupt where X is below the threshold.
      @usableFromInline package var xLowEnabled: Bool { bits & 0x01 != 0 }
    }

    /// Accelerometer's interrupt: threshold of X.
    @usableFromInline
    package struct INT_GEN_THS_X_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x07 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Threshold; the document gives no unit, full scale / 256 a step in two programs, else /
      /// 128.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Accelerometer's interrupt: threshold of Y.
    @usableFromInline
    package struct INT_GEN_THS_Y_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x08 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Threshold; the document gives no unit, full scale / 256 a step in two programs, else /
      /// 128.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Accelerometer's interrupt: threshold of Z.
    @usableFromInline
    package struct INT_GEN_THS_Z_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x09 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Threshold; the document gives no unit, full scale / 256 a step in two programs, else /
      /// 128.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Accelerometer's interrupt: duration.
    @usableFromInline
    package struct INT_GEN_DUR_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(waits: Bool = false, duration: UInt8 = 0) {
        bits = duration & 0x7F
        if waits { bits |= 0x80 }
      }

      /// Whether the interrupt ends only after the duration.
      @usableFromInline package var waits: Bool { bits & 0x80 != 0 }
      /// Duration in samples.
      @usableFromInline package var duration: UInt8 { bits & 0x7F }
    }

    /// Reference of the gyroscope's high-pass.
    @usableFromInline
    package struct REFERENCE_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0B }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(reference: UInt8 = 0x00) {
        bits = reference
      }

      /// Reference value; the document gives no meaning.
      @usableFromInline package var reference: UInt8 { bits }
    }

    /// Signals on INT1_A/G.
    @usableFromInline
    package struct INT1_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0C }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        gyroscopeInterrupt: Bool = false, accelerometerInterrupt: Bool = false,
        fifoFull: Bool = false, overrun: Bool = false, watermark: Bool = false, boot: Bool = false,
        gyroscopeReady: Bool = false, accelerometerReady: Bool = false
      ) {
        bits = 0
        if gyroscopeInterrupt { bits |= 0x80 }
        if accelerometerInterrupt { bits |= 0x40 }
        if fifoFull { bits |= 0x20 }
        if overrun { bits |= 0x10 }
        if watermark { bits |= 0x08 }
        if boot { bits |= 0x04 }
        if gyroscopeReady { bits |= 0x02 }
        if accelerometerReady { bits |= 0x01 }
      }

      /// The gyroscope's interrupt.
      @usableFromInline package var gyroscopeInterrupt: Bool { bits & 0x80 != 0 }
      /// The accelerometer's interrupt.
      @usableFromInline package var accelerometerInterrupt: Bool { bits & 0x40 != 0 }
      /// FSS5: the FIFO is full.
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

    /// Signals on INT2_A/G.
    @usableFromInline
    package struct INT2_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0D }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xBF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        inactive: Bool = false, fifoFull: Bool = false, overrun: Bool = false,
        watermark: Bool = false, temperatureReady: Bool = false, gyroscopeReady: Bool = false,
        accelerometerReady: Bool = false
      ) {
        bits = 0
        if inactive { bits |= 0x80 }
        if fifoFull { bits |= 0x20 }
        if overrun { bits |= 0x10 }
        if watermark { bits |= 0x08 }
        if temperatureReady { bits |= 0x04 }
        if gyroscopeReady { bits |= 0x02 }
        if accelerometerReady { bits |= 0x01 }
      }

      /// Inactivity.
      @usableFromInline package var inactive: Bool { bits & 0x80 != 0 }
      /// FSS5: the FIFO is full.
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
      @usableFromInline package static var reset: UInt8 { 0x68 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x68) {
        bits = identity
      }

      /// 0x68, also in the LSM6DS0.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Gyroscope: rate, range, bandwidth.
    @usableFromInline
    package struct CTRL_REG1_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x10 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xFB }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        dataRate: DataRate = .powerDown, fullScale: FullScale = .dps245,
        bandwidth: Bandwidth = .narrow
      ) {
        bits = dataRate.rawValue << 5
        bits |= fullScale.rawValue << 3
        bits |= bandwidth.rawValue
      }

      /// The codes of ODR_G.
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
        /// Power-down.
        case powerDown = 0
        /// 14.9 Hz.
        case hertz14Point9 = 1
        /// 59.5 Hz.
        case hertz59Point5 = 2
        /// 119 Hz.
        case hertz119 = 3
        /// 238 Hz.
        case hertz238 = 4
        /// 476 Hz.
        case hertz476 = 5
        /// 952 Hz.
        case hertz952 = 6
      }
      /// Output data rate; also the accelerometer's while it is not power-down. nil for the
      /// undefined code 7.
      @usableFromInline package var dataRate: DataRate? { DataRate(rawValue: bits >> 5) }
      /// The codes of FS_G.
      @usableFromInline
      package enum FullScale: UInt8, Sendable {
        /// ±245 °/s.
        case dps245 = 0
        /// ±500 °/s.
        case dps500 = 1
        /// ±2000 °/s.
        case dps2000 = 3
      }
      /// Full scale. nil for the undefined code 2.
      @usableFromInline
      package var fullScale: FullScale? { FullScale(rawValue: (bits >> 3) & 0x03) }
      /// The codes of BW_G.
      @usableFromInline
      package enum Bandwidth: UInt8, Sendable {
        /// The lowest.
        case narrow = 0
        /// Low.
        case low = 1
        /// High.
        case high = 2
        /// The highest.
        case wide = 3
      }
      /// Cut-off of the second low-pass, with the rate.
      @usableFromInline
      package var bandwidth: Bandwidth { Bandwidth(rawValue: bits & 0x03) ?? .wide }
    }

    /// Gyroscope: paths of the data.
    @usableFromInline
    package struct CTRL_REG2_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x11 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x0F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        interruptSelection: InterruptSelection = .lowPass1,
        outputSelection: OutputSelection = .lowPass1
      ) {
        bits = interruptSelection.rawValue << 2
        bits |= outputSelection.rawValue
      }

      /// The codes of INT_SEL.
      @usableFromInline
      package enum InterruptSelection: UInt8, Sendable {
        /// After the first low-pass.
        case lowPass1 = 0
        /// After the high-pass.
        case highPass = 1
        /// After the second low-pass.
        case lowPass2 = 2
        /// After the second low-pass.
        case lowPass2Alternate = 3
      }
      /// Data for the gyroscope's interrupt.
      @usableFromInline
      package var interruptSelection: InterruptSelection {
        InterruptSelection(rawValue: (bits >> 2) & 0x03) ?? .lowPass2Alternate
      }
      /// The codes of OUT_SEL.
      @usableFromInline
      package enum OutputSelection: UInt8, Sendable {
        /// After the first low-pass.
        case lowPass1 = 0
        /// After the high-pass.
        case highPass = 1
        /// After the second low-pass.
        case lowPass2 = 2
        /// After the second low-pass.
        case lowPass2Alternate = 3
      }
      /// Data for the output registers and the FIFO.
      @usableFromInline
      package var outputSelection: OutputSelection {
        OutputSelection(rawValue: bits & 0x03) ?? .lowPass2Alternate
      }
    }

    /// Gyroscope: low power, high-pass.
    @usableFromInline
    package struct CTRL_REG3_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x12 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xCF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        lowPower: Bool = false, highPassEnabled: Bool = false,
        highPassCutoff: HighPassCutoff = .step0
      ) {
        bits = highPassCutoff.rawValue
        if lowPower { bits |= 0x80 }
        if highPassEnabled { bits |= 0x40 }
      }

      /// Low-power mode, up to 119 Hz.
      @usableFromInline package var lowPower: Bool { bits & 0x80 != 0 }
      /// Whether the high-pass feeds the second low-pass.
      @usableFromInline package var highPassEnabled: Bool { bits & 0x40 != 0 }
      /// The codes of HPCF_G.
      @usableFromInline
      package enum HighPassCutoff: UInt8, Sendable {
        /// Step 0, 0 the highest cut-off.
        case step0 = 0
        /// Step 1, 0 the highest cut-off.
        case step1 = 1
        /// Step 2, 0 the highest cut-off.
        case step2 = 2
        /// Step 3, 0 the highest cut-off.
        case step3 = 3
        /// Step 4, 0 the highest cut-off.
        case step4 = 4
        /// Step 5, 0 the highest cut-off.
        case step5 = 5
        /// Step 6, 0 the highest cut-off.
        case step6 = 6
        /// Step 7, 0 the highest cut-off.
        case step7 = 7
        /// Step 8, 0 the highest cut-off.
        case step8 = 8
        /// Step 9, 0 the highest cut-off.
        case step9 = 9
      }
      /// Cut-off of the high-pass, with the rate. nil for the undefined codes 10, 11, 12, 13, 14,
      /// 15.
      @usableFromInline
      package var highPassCutoff: HighPassCutoff? { HighPassCutoff(rawValue: bits & 0x0F) }
    }

    /// Gyroscope: signs and order of the axes.
    @usableFromInline
    package struct ORIENT_CFG_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x13 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x3F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        negatesX: Bool = false, negatesY: Bool = false, negatesZ: Bool = false, order: UInt8 = 0
      ) {
        bits = order & 0x07
        if negatesX { bits |= 0x20 }
        if negatesY { bits |= 0x10 }
        if negatesZ { bits |= 0x08 }
      }

      /// Sign of X.
      @usableFromInline package var negatesX: Bool { bits & 0x20 != 0 }
      /// Sign of Y.
      @usableFromInline package var negatesY: Bool { bits & 0x10 != 0 }
      /// Sign of Z.
      @usableFromInline package var negatesZ: Bool { bits & 0x08 != 0 }
      /// Order of the axes; the document gives no codes.
      @usableFromInline package var order: UInt8 { bits & 0x07 }
    }

    /// Gyroscope's interrupt: source.
    ///
    /// Reading it: Ends a latched interrupt of the gyroscope.
    @usableFromInline
    package struct INT_GEN_SRC_G: Register {
      @usableFromInline package static var address: UInt8 { 0x14 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        active: Bool = false, zHigh: Bool = false, zLow: Bool = false, yHigh: Bool = false,
        yLow: Bool = false, xHigh: Bool = false, xLow: Bool = false
      ) {
        bits = 0
        if active { bits |= 0x40 }
        if zHigh { bits |= 0x20 }
        if zLow { bits |= 0x10 }
        if yHigh { bits |= 0x08 }
        if yLow { bits |= 0x04 }
        if xHigh { bits |= 0x02 }
        if xLow { bits |= 0x01 }
      }

      /// Interrupt.
      @usableFromInline package var active: Bool { bits & 0x40 != 0 }
      /// Z above the threshold.
      @usableFromInline package var zHigh: Bool { bits & 0x20 != 0 }
      /// Z below the threshold.
      @usableFromInline package var zLow: Bool { bits & 0x10 != 0 }
      /// Y above the threshold.
      @usableFromInline package var yHigh: Bool { bits & 0x08 != 0 }
      /// Y below the threshold.
      @usableFromInline package var yLow: Bool { bits & 0x04 != 0 }
      /// X above the threshold.
      @usableFromInline package var xHigh: Bool { bits & 0x02 != 0 }
      /// X below the threshold.
      @usableFromInline package var xLow: Bool { bits & 0x01 != 0 }
    }

    /// Temperature, low byte.
    @usableFromInline
    package struct OUT_TEMP_L: Register {
      @usableFromInline package static var address: UInt8 { 0x15 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; 12 bits, two's complement, sign-extended to 16.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Temperature, high byte.
    ///
    /// Reading it: Clears TDA.
    @usableFromInline
    package struct OUT_TEMP_H: Register {
      @usableFromInline package static var address: UInt8 { 0x16 }
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

    /// New data and interrupts.
    @usableFromInline
    package struct STATUS_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x17 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        accelerometerInterrupt: Bool = false, gyroscopeInterrupt: Bool = false,
        inactive: Bool = false, booting: Bool = false, temperatureReady: Bool = false,
        gyroscopeReady: Bool = false, accelerometerReady: Bool = false
      ) {
        bits = 0
        if accelerometerInterrupt { bits |= 0x40 }
        if gyroscopeInterrupt { bits |= 0x20 }
        if inactive { bits |= 0x10 }
        if booting { bits |= 0x08 }
        if temperatureReady { bits |= 0x04 }
        if gyroscopeReady { bits |= 0x02 }
        if accelerometerReady { bits |= 0x01 }
      }

      /// The accelerometer's interrupt.
      @usableFromInline package var accelerometerInterrupt: Bool { bits & 0x40 != 0 }
      /// The gyroscope's interrupt.
      @usableFromInline package var gyroscopeInterrupt: Bool { bits & 0x20 != 0 }
      /// Inactivity.
      @usableFromInline package var inactive: Bool { bits & 0x10 != 0 }
      /// Boot.
      @usableFromInline package var booting: Bool { bits & 0x08 != 0 }
      /// Temperature.
      @usableFromInline package var temperatureReady: Bool { bits & 0x04 != 0 }
      /// Gyroscope.
      @usableFromInline package var gyroscopeReady: Bool { bits & 0x02 != 0 }
      /// Accelerometer.
      @usableFromInline package var accelerometerReady: Bool { bits & 0x01 != 0 }
    }

    /// Gyroscope: X, low byte.
    ///
    /// Reading it: Takes a sample: clears GDA, or removes a set from the FIFO.
    @usableFromInline
    package struct OUT_X_L_G: Register {
      @usableFromInline package static var address: UInt8 { 0x18 }
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
    /// Reading it: Takes a sample: clears GDA, or removes a set from the FIFO.
    @usableFromInline
    package struct OUT_X_H_G: Register {
      @usableFromInline package static var address: UInt8 { 0x19 }
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
    /// Reading it: Takes a sample: clears GDA, or removes a set from the FIFO.
    @usableFromInline
    package struct OUT_Y_L_G: Register {
      @usableFromInline package static var address: UInt8 { 0x1A }
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
    /// Reading it: Takes a sample: clears GDA, or removes a set from the FIFO.
    @usableFromInline
    package struct OUT_Y_H_G: Register {
      @usableFromInline package static var address: UInt8 { 0x1B }
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
    /// Reading it: Takes a sample: clears GDA, or removes a set from the FIFO.
    @usableFromInline
    package struct OUT_Z_L_G: Register {
      @usableFromInline package static var address: UInt8 { 0x1C }
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
    /// Reading it: Takes a sample: clears GDA, or removes a set from the FIFO.
    @usableFromInline
    package struct OUT_Z_H_G: Register {
      @usableFromInline package static var address: UInt8 { 0x1D }
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

    /// Gyroscope: axes; accelerometer's interrupt.
    @usableFromInline
    package struct CTRL_REG4: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1E }
      @usableFromInline package static var reset: UInt8 { 0x38 }
      @usableFromInline package static var settable: UInt8 { 0x3B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        zEnabled: Bool = true, yEnabled: Bool = true, xEnabled: Bool = true,
        latchesAccelerometer: Bool = false, fourDirections: Bool = false
      ) {
        bits = 0
        if zEnabled { bits |= 0x20 }
        if yEnabled { bits |= 0x10 }
        if xEnabled { bits |= 0x08 }
        if latchesAccelerometer { bits |= 0x02 }
        if fourDirections { bits |= 0x01 }
      }

      /// Gyroscope's Z.
      @usableFromInline package var zEnabled: Bool { bits & 0x20 != 0 }
      /// Gyroscope's Y.
      @usableFromInline package var yEnabled: Bool { bits & 0x10 != 0 }
      /// Gyroscope's X.
      @usableFromInline package var xEnabled: Bool { bits & 0x08 != 0 }
      /// Whether the accelerometer's interrupt is latched.
      @usableFromInline package var latchesAccelerometer: Bool { bits & 0x02 != 0 }
      /// Whether six directions are only four.
      @usableFromInline package var fourDirections: Bool { bits & 0x01 != 0 }
    }

    /// Accelerometer: decimation, axes.
    @usableFromInline
    package struct CTRL_REG5_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1F }
      @usableFromInline package static var reset: UInt8 { 0x38 }
      @usableFromInline package static var settable: UInt8 { 0xF8 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        decimation: Decimation = .none, zEnabled: Bool = true, yEnabled: Bool = true,
        xEnabled: Bool = true
      ) {
        bits = decimation.rawValue << 6
        if zEnabled { bits |= 0x20 }
        if yEnabled { bits |= 0x10 }
        if xEnabled { bits |= 0x08 }
      }

      /// The codes of DEC.
      @usableFromInline
      package enum Decimation: UInt8, Sendable {
        /// All.
        case none = 0
        /// Every 2nd.
        case two = 1
        /// Every 4th.
        case four = 2
        /// Every 8th.
        case eight = 3
      }
      /// Which accelerometer's samples reach output registers and FIFO.
      @usableFromInline
      package var decimation: Decimation { Decimation(rawValue: bits >> 6) ?? .eight }
      /// Accelerometer's Z.
      @usableFromInline package var zEnabled: Bool { bits & 0x20 != 0 }
      /// Accelerometer's Y.
      @usableFromInline package var yEnabled: Bool { bits & 0x10 != 0 }
      /// Accelerometer's X.
      @usableFromInline package var xEnabled: Bool { bits & 0x08 != 0 }
    }

    /// Accelerometer: rate, range, bandwidth.
    @usableFromInline
    package struct CTRL_REG6_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x20 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        dataRate: DataRate = .powerDown, fullScale: FullScale = .g2,
        bandwidthSelected: Bool = false, bandwidth: Bandwidth = .hertz408
      ) {
        bits = dataRate.rawValue << 5
        bits |= fullScale.rawValue << 3
        if bandwidthSelected { bits |= 0x04 }
        bits |= bandwidth.rawValue
      }

      /// The codes of ODR_XL.
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
        /// Power-down.
        case powerDown = 0
        /// 10 Hz.
        case hertz10 = 1
        /// 50 Hz.
        case hertz50 = 2
        /// 119 Hz.
        case hertz119 = 3
        /// 238 Hz.
        case hertz238 = 4
        /// 476 Hz.
        case hertz476 = 5
        /// 952 Hz.
        case hertz952 = 6
      }
      /// Output data rate while the gyroscope is in power-down. nil for the undefined code 7.
      @usableFromInline package var dataRate: DataRate? { DataRate(rawValue: bits >> 5) }
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
      package var fullScale: FullScale { FullScale(rawValue: (bits >> 3) & 0x03) ?? .g8 }
      /// Selection of the anti-aliasing bandwidth.
      @usableFromInline package var bandwidthSelected: Bool { bits & 0x04 != 0 }
      /// The codes of BW_XL.
      @usableFromInline
      package enum Bandwidth: UInt8, Sendable {
        /// 408 Hz.
        case hertz408 = 0
        /// 211 Hz.
        case hertz211 = 1
        /// 105 Hz.
        case hertz105 = 2
        /// 50 Hz.
        case hertz50 = 3
      }
      /// Anti-aliasing bandwidth while BW_SCAL_ODR is set.
      @usableFromInline
      package var bandwidth: Bandwidth { Bandwidth(rawValue: bits & 0x03) ?? .hertz50 }
    }

    /// Accelerometer: digital filters.
    @usableFromInline
    package struct CTRL_REG7_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x21 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xE5 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        lowPassEnabled: Bool = false, cutoff: Cutoff = .fiftieth, highPassesOutput: Bool = false,
        highPassesInterrupt: Bool = false
      ) {
        bits = cutoff.rawValue << 5
        if lowPassEnabled { bits |= 0x80 }
        if highPassesOutput { bits |= 0x04 }
        if highPassesInterrupt { bits |= 0x01 }
      }

      /// Whether the digital low-pass is in the path.
      @usableFromInline package var lowPassEnabled: Bool { bits & 0x80 != 0 }
      /// The codes of DCF.
      @usableFromInline
      package enum Cutoff: UInt8, Sendable {
        /// Rate / 50.
        case fiftieth = 0
        /// Rate / 100.
        case hundredth = 1
        /// Rate / 9.
        case ninth = 2
        /// Rate / 400.
        case fourHundredth = 3
      }
      /// Cut-off of the digital filters.
      @usableFromInline
      package var cutoff: Cutoff { Cutoff(rawValue: (bits >> 5) & 0x03) ?? .fourHundredth }
      /// Whether output registers and FIFO have high-passed data.
      @usableFromInline package var highPassesOutput: Bool { bits & 0x04 != 0 }
      /// Whether the interrupt has high-passed data.
      @usableFromInline package var highPassesInterrupt: Bool { bits & 0x01 != 0 }
    }

    /// Boot, reset, interfaces.
    @usableFromInline
    package struct CTRL_REG8: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x22 }
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
      /// Polarity of INT1_A/G and INT2_A/G.
      @usableFromInline package var activeLow: Bool { bits & 0x20 != 0 }
      /// Type of INT1_A/G and INT2_A/G.
      @usableFromInline package var openDrain: Bool { bits & 0x10 != 0 }
      /// SPI wires.
      @usableFromInline package var threeWireSPI: Bool { bits & 0x08 != 0 }
      /// Whether the address increments in a burst.
      @usableFromInline package var increments: Bool { bits & 0x04 != 0 }
      /// Byte order of the outputs.
      @usableFromInline package var bigEndian: Bool { bits & 0x02 != 0 }
      /// Resets the registers; cleared when that has ended.
      @usableFromInline package var softReset: Bool { bits & 0x01 != 0 }
    }

    /// Sleep, FIFO, I2C.
    @usableFromInline
    package struct CTRL_REG9: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x23 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x5F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        gyroscopeSleeps: Bool = false, fifoTemperature: Bool = false, masksSettling: Bool = false,
        i2cDisabled: Bool = false, fifoEnabled: Bool = false, stopsAtWatermark: Bool = false
      ) {
        bits = 0
        if gyroscopeSleeps { bits |= 0x40 }
        if fifoTemperature { bits |= 0x10 }
        if masksSettling { bits |= 0x08 }
        if i2cDisabled { bits |= 0x04 }
        if fifoEnabled { bits |= 0x02 }
        if stopsAtWatermark { bits |= 0x01 }
      }

      /// Gyroscope's sleep: the drive continues, nothing is measured.
      @usableFromInline package var gyroscopeSleeps: Bool { bits & 0x40 != 0 }
      /// Whether the FIFO stores temperatures.
      @usableFromInline package var fifoTemperature: Bool { bits & 0x10 != 0 }
      /// Whether samples are withheld until the filters have settled.
      @usableFromInline package var masksSettling: Bool { bits & 0x08 != 0 }
      /// Whether I2C is disabled.
      @usableFromInline package var i2cDisabled: Bool { bits & 0x04 != 0 }
      /// Whether the FIFO is enabled.
      @usableFromInline package var fifoEnabled: Bool { bits & 0x02 != 0 }
      /// Whether the threshold limits the FIFO's depth.
      @usableFromInline package var stopsAtWatermark: Bool { bits & 0x01 != 0 }
    }

    /// Self-tests.
    @usableFromInline
    package struct CTRL_REG10: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x24 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x05 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(gyroscopeSelfTest: Bool = false, accelerometerSelfTest: Bool = false) {
        bits = 0
        if gyroscopeSelfTest { bits |= 0x04 }
        if accelerometerSelfTest { bits |= 0x01 }
      }

      /// Gyroscope's self-test.
      @usableFromInline package var gyroscopeSelfTest: Bool { bits & 0x04 != 0 }
      /// Accelerometer's self-test.
      @usableFromInline package var accelerometerSelfTest: Bool { bits & 0x01 != 0 }
    }

    /// Accelerometer's interrupt: source.
    ///
    /// Reading it: Ends a latched interrupt of the accelerometer.
    @usableFromInline
    package struct INT_GEN_SRC_XL: Register {
      @usableFromInline package static var address: UInt8 { 0x26 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        active: Bool = false, zHigh: Bool = false, zLow: Bool = false, yHigh: Bool = false,
        yLow: Bool = false, xHigh: Bool = false, xLow: Bool = false
      ) {
        bits = 0
        if active { bits |= 0x40 }
        if zHigh { bits |= 0x20 }
        if zLow { bits |= 0x10 }
        if yHigh { bits |= 0x08 }
        if yLow { bits |= 0x04 }
        if xHigh { bits |= 0x02 }
        if xLow { bits |= 0x01 }
      }

      /// Interrupt.
      @usableFromInline package var active: Bool { bits & 0x40 != 0 }
      /// Z above the threshold.
      @usableFromInline package var zHigh: Bool { bits & 0x20 != 0 }
      /// Z below the threshold.
      @usableFromInline package var zLow: Bool { bits & 0x10 != 0 }
      /// Y above the threshold.
      @usableFromInline package var yHigh: Bool { bits & 0x08 != 0 }
      /// Y below the threshold.
      @usableFromInline package var yLow: Bool { bits & 0x04 != 0 }
      /// X above the threshold.
      @usableFromInline package var xHigh: Bool { bits & 0x02 != 0 }
      /// X below the threshold.
      @usableFromInline package var xLow: Bool { bits & 0x01 != 0 }
    }

    /// STATUS_REG, at a second address.
    @usableFromInline
    package struct STATUS_REG_XL: Register {
      @usableFromInline package static var address: UInt8 { 0x27 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        accelerometerInterrupt: Bool = false, gyroscopeInterrupt: Bool = false,
        inactive: Bool = false, booting: Bool = false, temperatureReady: Bool = false,
        gyroscopeReady: Bool = false, accelerometerReady: Bool = false
      ) {
        bits = 0
        if accelerometerInterrupt { bits |= 0x40 }
        if gyroscopeInterrupt { bits |= 0x20 }
        if inactive { bits |= 0x10 }
        if booting { bits |= 0x08 }
        if temperatureReady { bits |= 0x04 }
        if gyroscopeReady { bits |= 0x02 }
        if accelerometerReady { bits |= 0x01 }
      }

      /// The accelerometer's interrupt.
      @usableFromInline package var accelerometerInterrupt: Bool { bits & 0x40 != 0 }
      /// The gyroscope's interrupt.
      @usableFromInline package var gyroscopeInterrupt: Bool { bits & 0x20 != 0 }
      /// Inactivity.
      @usableFromInline package var inactive: Bool { bits & 0x10 != 0 }
      /// Boot.
      @usableFromInline package var booting: Bool { bits & 0x08 != 0 }
      /// Temperature.
      @usableFromInline package var temperatureReady: Bool { bits & 0x04 != 0 }
      /// Gyroscope.
      @usableFromInline package var gyroscopeReady: Bool { bits & 0x02 != 0 }
      /// Accelerometer.
      @usableFromInline package var accelerometerReady: Bool { bits & 0x01 != 0 }
    }

    /// Accelerometer: X, low byte.
    ///
    /// Reading it: Takes a sample: clears XLDA, or removes a set from the FIFO.
    @usableFromInline
    package struct OUT_X_L_XL: Register {
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
    /// Reading it: Takes a sample: clears XLDA, or removes a set from the FIFO.
    @usableFromInline
    package struct OUT_X_H_XL: Register {
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
    /// Reading it: Takes a sample: clears XLDA, or removes a set from the FIFO.
    @usableFromInline
    package struct OUT_Y_L_XL: Register {
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
    /// Reading it: Takes a sample: clears XLDA, or removes a set from the FIFO.
    @usableFromInline
    package struct OUT_Y_H_XL: Register {
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
    /// Reading it: Takes a sample: clears XLDA, or removes a set from the FIFO.
    @usableFromInline
    package struct OUT_Z_L_XL: Register {
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
    /// Reading it: Takes a sample: clears XLDA, or removes a set from the FIFO.
    @usableFromInline
    package struct OUT_Z_H_XL: Register {
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

    /// FIFO: mode, threshold.
    @usableFromInline
    package struct FIFO_CTRL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2E }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(mode: Mode = .bypass, watermark: UInt8 = 0) {
        bits = mode.rawValue << 5
        bits |= watermark & 0x1F
      }

      /// The codes of FMODE.
      @usableFromInline
      package enum Mode: UInt8, Sendable {
        /// Bypass: stores nothing.
        case bypass = 0
        /// FIFO: stops when it is full.
        case fifo = 1
        /// Continuous, FIFO from the accelerometer's interrupt on.
        case continuousToFIFO = 3
        /// Bypass, continuous from the accelerometer's interrupt on.
        case bypassToContinuous = 4
        /// Continuous: the oldest set is lost when it is full.
        case continuous = 6
      }
      /// Mode. nil for the undefined codes 2, 5, 7.
      @usableFromInline package var mode: Mode? { Mode(rawValue: bits >> 5) }
      /// Threshold in sets.
      @usableFromInline package var watermark: UInt8 { bits & 0x1F }
    }

    /// FIFO: state.
    @usableFromInline
    package struct FIFO_SRC: Register {
      @usableFromInline package static var address: UInt8 { 0x2F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(watermark: Bool = false, overrun: Bool = false, unread: UInt8 = 0) {
        bits = unread & 0x3F
        if watermark { bits |= 0x80 }
        if overrun { bits |= 0x40 }
      }

      /// Unread sets reach the threshold.
      @usableFromInline package var watermark: Bool { bits & 0x80 != 0 }
      /// A set was lost.
      @usableFromInline package var overrun: Bool { bits & 0x40 != 0 }
      /// Unread sets, 0 to 32.
      @usableFromInline package var unread: UInt8 { bits & 0x3F }
    }

    /// Gyroscope's interrupt: events.
    @usableFromInline
    package struct INT_GEN_CFG_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x30 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        needsAll: Bool = false, latches: Bool = false, zHighEnabled: Bool = false,
        zLowEnabled: Bool = false, yHighEnabled: Bool = false, yLowEnabled: Bool = false,
        xHighEnabled: Bool = false, xLowEnabled: Bool = false
      ) {
        bits = 0
        if needsAll { bits |= 0x80 }
        if latches { bits |= 0x40 }
        if zHighEnabled { bits |= 0x20 }
        if zLowEnabled { bits |= 0x10 }
        if yHighEnabled { bits |= 0x08 }
        if yLowEnabled { bits |= 0x04 }
        if xHighEnabled { bits |= 0x02 }
        if xLowEnabled { bits |= 0x01 }
      }

      /// Combination of the events.
      @usableFromInline package var needsAll: Bool { bits & 0x80 != 0 }
      /// Whether the interrupt is latched.
      @usableFromInline package var latches: Bool { bits & 0x40 != 0 }
      /// Interrupt where Z is above the threshold.
      @usableFromInline package var zHighEnabled: Bool { bits & 0x20 != 0 }
      /// Interrupt where Z is below the threshold.
      @usableFromInline package var zLowEnabled: Bool { bits & 0x10 != 0 }
      /// Interrupt where Y is above the threshold.
      @usableFromInline package var yHighEnabled: Bool { bits & 0x08 != 0 }
      /// Interrupt where Y is below the threshold.
      @usableFromInline package var yLowEnabled: Bool { bits & 0x04 != 0 }
      /// Interrupt where X is above the threshold.
      @usableFromInline package var xHighEnabled: Bool { bits & 0x02 != 0 }
      /// Interrupt where X is below the threshold.
      @usableFromInline package var xLowEnabled: Bool { bits & 0x01 != 0 }
    }

    /// Gyroscope's interrupt: threshold of X, high byte.
    @usableFromInline
    package struct INT_GEN_THS_XH_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x31 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(durationDecrements: Bool = false, threshold: UInt8 = 0) {
        bits = threshold & 0x7F
        if durationDecrements { bits |= 0x80 }
      }

      /// Effect of a false condition on the duration's counter.
      @usableFromInline package var durationDecrements: Bool { bits & 0x80 != 0 }
      /// High part; one step is one digit of 15 bits, which is assumed.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// Gyroscope's interrupt: threshold of X, low byte.
    @usableFromInline
    package struct INT_GEN_THS_XL_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x32 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Low byte.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Gyroscope's interrupt: threshold of Y, high byte.
    @usableFromInline
    package struct INT_GEN_THS_YH_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x33 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0) {
        bits = threshold & 0x7F
      }

      /// High part; one step is one digit of 15 bits, which is assumed.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// Gyroscope's interrupt: threshold of Y, low byte.
    @usableFromInline
    package struct INT_GEN_THS_YL_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x34 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Low byte.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Gyroscope's interrupt: threshold of Z, high byte.
    @usableFromInline
    package struct INT_GEN_THS_ZH_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x35 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0) {
        bits = threshold & 0x7F
      }

      /// High part; one step is one digit of 15 bits, which is assumed.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// Gyroscope's interrupt: threshold of Z, low byte.
    @usableFromInline
    package struct INT_GEN_THS_ZL_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x36 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Low byte.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Gyroscope's interrupt: duration.
    @usableFromInline
    package struct INT_GEN_DUR_G: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x37 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(waits: Bool = false, duration: UInt8 = 0) {
        bits = duration & 0x7F
        if waits { bits |= 0x80 }
      }

      /// Whether the interrupt ends only after the duration.
      @usableFromInline package var waits: Bool { bits & 0x80 != 0 }
      /// Duration in samples.
      @usableFromInline package var duration: UInt8 { bits & 0x7F }
    }
  }
}

extension Datasheet.LSM9DS1AG.CTRL_REG1_G.DataRate {
  /// Output data rate of both sensors while the gyroscope runs (mHz).
  @usableFromInline
  package var millihertz: Int32? {
    switch self {
    case .powerDown: nil
    case .hertz14Point9: 14_900
    case .hertz59Point5: 59_500
    case .hertz119: 119_000
    case .hertz238: 238_000
    case .hertz476: 476_000
    case .hertz952: 952_000
    }
  }
  /// Cut-off of the gyroscope's first low-pass (mHz).
  @usableFromInline
  package var lowPass1CutoffMillihertz: Int32? {
    switch self {
    case .powerDown: nil
    case .hertz14Point9: 5000
    case .hertz59Point5: 19_000
    case .hertz119: 38_000
    case .hertz238: 76_000
    case .hertz476: 100_000
    case .hertz952: 100_000
    }
  }
  /// Gyroscope's samples to discard with the first low-pass; the document's heading for it is from
  /// low-power to normal (samples).
  @usableFromInline
  package var settlingSamples: Int32? {
    switch self {
    case .powerDown: nil
    case .hertz14Point9: 2
    case .hertz59Point5: 3
    case .hertz119: 3
    case .hertz238: 4
    case .hertz476: 5
    case .hertz952: 8
    }
  }
  /// Gyroscope's samples to discard with both low-passes (samples).
  @usableFromInline
  package var settlingSamplesLowPass2: Int32? {
    switch self {
    case .powerDown: nil
    case .hertz14Point9: nil
    case .hertz59Point5: 13
    case .hertz119: 13
    case .hertz238: 14
    case .hertz476: 15
    case .hertz952: 18
    }
  }
}

extension Datasheet.LSM9DS1AG.CTRL_REG1_G.FullScale {
  /// Sensitivity of the gyroscope (µ°/s a digit).
  @usableFromInline
  package var microdegreesPerSecondPerDigit: Int32 {
    switch self {
    case .dps245: 8750
    case .dps500: 17_500
    case .dps2000: 70_000
    }
  }
  /// Full scale of the gyroscope (°/s).
  @usableFromInline
  package var ratedDegreesPerSecond: Int32 {
    switch self {
    case .dps245: 245
    case .dps500: 500
    case .dps2000: 2000
    }
  }
}

extension Datasheet.LSM9DS1AG.CTRL_REG6_XL.DataRate {
  /// Output data rate of the accelerometer alone (mHz).
  @usableFromInline
  package var accelerometerMillihertz: Int32? {
    switch self {
    case .powerDown: nil
    case .hertz10: 10_000
    case .hertz50: 50_000
    case .hertz119: 119_000
    case .hertz238: 238_000
    case .hertz476: 476_000
    case .hertz952: 952_000
    }
  }
  /// Anti-aliasing bandwidth of the accelerometer while BW_SCAL_ODR is clear (mHz).
  @usableFromInline
  package var rateBandwidthMillihertz: Int32? {
    switch self {
    case .powerDown: nil
    case .hertz10: 408_000
    case .hertz50: 408_000
    case .hertz119: 50_000
    case .hertz238: 105_000
    case .hertz476: 211_000
    case .hertz952: 408_000
    }
  }
}

extension Datasheet.LSM9DS1AG.CTRL_REG6_XL.FullScale {
  /// Sensitivity of the accelerometer (µg a digit).
  @usableFromInline
  package var microgPerDigit: Int32 {
    switch self {
    case .g2: 61
    case .g16: 732
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

extension Datasheet.LSM9DS1AG.CTRL_REG6_XL.Bandwidth {
  /// Anti-aliasing bandwidth of the accelerometer while BW_SCAL_ODR is set (mHz).
  @usableFromInline
  package var bandwidthMillihertz: Int32 {
    switch self {
    case .hertz408: 408_000
    case .hertz211: 211_000
    case .hertz105: 105_000
    case .hertz50: 50_000
    }
  }
}

extension Datasheet.LSM9DS1AG.CTRL_REG7_XL.Cutoff {
  /// Rate divided by the cut-off of the accelerometer's digital filters; for the high-pass only
  /// ST's driver has it (1).
  @usableFromInline
  package var filterDivisor: Int32 {
    switch self {
    case .fiftieth: 50
    case .hundredth: 100
    case .ninth: 9
    case .fourHundredth: 400
    }
  }
}

extension Datasheet.LSM9DS1AG {
  /// Cut-off of the gyroscope's second low-pass (mHz). nil where the part or the code has none.
  @usableFromInline
  package static func lowPass2CutoffMillihertz(
    dataRate: CTRL_REG1_G.DataRate, bandwidth: CTRL_REG1_G.Bandwidth
  ) -> Int32? {
    let row: InlineArray<28, Int32?> = [
      nil, nil, nil, nil,
      nil, nil, nil, nil,
      16_000, 16_000, 16_000, 16_000,
      14_000, 31_000, 31_000, 31_000,
      14_000, 29_000, 63_000, 78_000,
      21_000, 28_000, 57_000, 100_000,
      33_000, 40_000, 58_000, 100_000,
    ]
    return row[Int(dataRate.rawValue) * 4 + Int(bandwidth.rawValue)]
  }

  /// Cut-off of the gyroscope's high-pass, as printed (mHz). nil where the part or the code has
  /// none.
  @usableFromInline
  package static func highPassCutoffMillihertz(
    dataRate: CTRL_REG1_G.DataRate, highPassCutoff: CTRL_REG3_G.HighPassCutoff
  ) -> Int32? {
    let row: InlineArray<70, Int32?> = [
      nil, nil, nil, nil, nil, nil, nil, nil, nil, nil,
      1000, 500, 200, 100, 50, 20, 10, 5, 2, 1,
      4000, 2000, 1000, 500, 200, 100, 50, 20, 10, 5,
      8000, 4000, 2000, 1000, 500, 200, 100, 50, 20, 10,
      15_000, 8000, 4000, 2000, 1000, 500, 200, 100, 50, 20,
      30_000, 15_000, 8000, 4000, 2000, 1000, 500, 200, 100, 50,
      57_000, 30_000, 15_000, 8000, 4000, 2000, 1000, 500, 200, 100,
    ]
    return row[Int(dataRate.rawValue) * 10 + Int(highPassCutoff.rawValue)]
  }

  /// Accelerometer's samples to discard after power-down (samples). nil where the part or the code
  /// has none.
  @usableFromInline
  package static func accelerometerSettlingSamples(
    dataRate: CTRL_REG6_XL.DataRate, bandwidth: CTRL_REG6_XL.Bandwidth
  ) -> Int32? {
    let row: InlineArray<28, Int32?> = [
      nil, nil, nil, nil,
      0, 0, 0, 0,
      0, 0, 0, 0,
      1, 1, 1, 2,
      1, 1, 2, 4,
      1, 2, 4, 7,
      2, 4, 7, 14,
    ]
    return row[Int(dataRate.rawValue) * 4 + Int(bandwidth.rawValue)]
  }
}
