// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis3dh.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of STMicroelectronics, ±2 to ±16 g, 8, 10 or 12 bits, FIFO, clicks,
  /// ADC.
  @usableFromInline
  package enum LIS3DH {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0x33 }
    /// The address of the identity register.
    @usableFromInline package static var identityRegister: UInt8 { 0x0F }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package static var i2cAddress: UInt8 { 0x18 }
    /// The bit that a run of registers adds to its first address on I2C.
    @usableFromInline package static var i2cIncrementBit: UInt8 { 0x80 }
    /// The bit of an SPI command that reads.
    @usableFromInline package static var spiReadBit: UInt8 { 0x80 }
    /// The bit that a run of registers adds to its SPI command.
    @usableFromInline package static var spiIncrementBit: UInt8 { 0x40 }
    /// The bits of an SPI command that hold the address.
    @usableFromInline package static var spiAddressMask: UInt8 { 0x3F }
    /// Whether an SPI frame writes one register only.
    @usableFromInline package static var spiOneRegisterAWrite: Bool { false }

    /// Times in nanoseconds.
    @usableFromInline
    package enum Timing {
      /// From power-on to the end of the trim download; that it takes as long after BOOT is
      /// inferred.
      @usableFromInline package static var boot: Int64 { 5_000_000 }
      /// From power-down to the first valid sample of low-power mode.
      @usableFromInline package static var turnOnLowPower: Int64 { 1_000_000 }
      /// From power-down to the first valid sample of normal mode.
      @usableFromInline package static var turnOnNormal: Int64 { 1_600_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// From power-down or another mode to the first valid sample of high-resolution mode
      /// (samples).
      @usableFromInline package static var turnOnSamplesHighResolution: Int { 7 }
      /// From another mode to the first valid sample of normal or low-power mode (samples).
      @usableFromInline package static var modeChangeSamples: Int { 1 }
      /// One step of the thresholds: full scale / 128 (digits of 12 bits).
      @usableFromInline package static var digitsPerThresholdStep: Int { 16 }
      /// One step of REFERENCE: full scale / 128 (digits of 12 bits).
      @usableFromInline package static var digitsPerReferenceStep: Int { 16 }
      /// Slots of the FIFO (sets).
      @usableFromInline package static var fifoDepth: Int { 32 }
      /// Width of a code in the FIFO (bits).
      @usableFromInline package static var fifoBits: Int { 10 }
      /// Where a burst continues after fifoLastAddress while the FIFO is in use (address).
      @usableFromInline package static var fifoFirstAddress: Int { 40 }
      /// The last address of a set in the FIFO (address).
      @usableFromInline package static var fifoLastAddress: Int { 45 }
    }

    /// New data and overrun of the auxiliary ADC.
    @usableFromInline
    package struct STATUS_REG_AUX: Register {
      @usableFromInline package static var address: UInt8 { 0x07 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        allOverrun: Bool = false, channel3Overrun: Bool = false, channel2Overrun: Bool = false,
        channel1Overrun: Bool = false, allNew: Bool = false, channel3New: Bool = false,
        channel2New: Bool = false, channel1New: Bool = false
      ) {
        bits = 0
        if allOverrun { bits |= 0x80 }
        if channel3Overrun { bits |= 0x40 }
        if channel2Overrun { bits |= 0x20 }
        if channel1Overrun { bits |= 0x10 }
        if allNew { bits |= 0x08 }
        if channel3New { bits |= 0x04 }
        if channel2New { bits |= 0x02 }
        if channel1New { bits |= 0x01 }
      }

      /// A new conversion of all three channels replaced one that was not read.
      @usableFromInline package var allOverrun: Bool { bits & 0x80 != 0 }
      /// A new conversion of channel 3 replaced one that was not read.
      @usableFromInline package var channel3Overrun: Bool { bits & 0x40 != 0 }
      /// A new conversion of channel 2 replaced one that was not read.
      @usableFromInline package var channel2Overrun: Bool { bits & 0x20 != 0 }
      /// A new conversion of channel 1 replaced one that was not read.
      @usableFromInline package var channel1Overrun: Bool { bits & 0x10 != 0 }
      /// A new conversion of all three channels waits to be read.
      @usableFromInline package var allNew: Bool { bits & 0x08 != 0 }
      /// A new conversion of channel 3 waits to be read.
      @usableFromInline package var channel3New: Bool { bits & 0x04 != 0 }
      /// A new conversion of channel 2 waits to be read.
      @usableFromInline package var channel2New: Bool { bits & 0x02 != 0 }
      /// A new conversion of channel 1 waits to be read.
      @usableFromInline package var channel1New: Bool { bits & 0x01 != 0 }
    }

    /// Conversion of auxiliary ADC channel 1, byte at the lower address.
    ///
    /// Reading it: may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is
    /// held.
    @usableFromInline
    package struct OUT_ADC1_L: Register {
      @usableFromInline package static var address: UInt8 { 0x08 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; left-justified two's complement, 10 bits, in low-power mode 8.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Conversion of auxiliary ADC channel 1, byte at the upper address.
    ///
    /// Reading it: may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is
    /// held.
    @usableFromInline
    package struct OUT_ADC1_H: Register {
      @usableFromInline package static var address: UInt8 { 0x09 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; left-justified two's complement, 10 bits, in low-power mode 8.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Conversion of auxiliary ADC channel 2, byte at the lower address.
    ///
    /// Reading it: may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is
    /// held.
    @usableFromInline
    package struct OUT_ADC2_L: Register {
      @usableFromInline package static var address: UInt8 { 0x0A }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; left-justified two's complement, 10 bits, in low-power mode 8.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Conversion of auxiliary ADC channel 2, byte at the upper address.
    ///
    /// Reading it: may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is
    /// held.
    @usableFromInline
    package struct OUT_ADC2_H: Register {
      @usableFromInline package static var address: UInt8 { 0x0B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; left-justified two's complement, 10 bits, in low-power mode 8.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Conversion of auxiliary ADC channel 3 or of the thermometer, byte at the lower address.
    ///
    /// Reading it: may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is
    /// held.
    @usableFromInline
    package struct OUT_ADC3_L: Register {
      @usableFromInline package static var address: UInt8 { 0x0C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; left-justified two's complement, 10 bits, in low-power mode 8.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Conversion of auxiliary ADC channel 3 or of the thermometer, byte at the upper address.
    ///
    /// Reading it: may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is
    /// held.
    @usableFromInline
    package struct OUT_ADC3_H: Register {
      @usableFromInline package static var address: UInt8 { 0x0D }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; left-justified two's complement, 10 bits, in low-power mode 8.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// The identity byte.
    @usableFromInline
    package struct WHO_AM_I: Register {
      @usableFromInline package static var address: UInt8 { 0x0F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x33 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x33) {
        bits = identity
      }

      /// 0x33, also in several relatives.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Pull-up of pin SDO/SA0.
    @usableFromInline
    package struct CTRL_REG0: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1E }
      @usableFromInline package static var reset: UInt8 { 0x10 }
      @usableFromInline package static var settable: UInt8 { 0x80 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(pullUpDisconnected: Bool = false) {
        bits = 0x10
        if pullUpDisconnected { bits |= 0x80 }
      }

      /// Whether the pull-up of pin SDO/SA0 is disconnected.
      @usableFromInline package var pullUpDisconnected: Bool { bits & 0x80 != 0 }
      /// Must be written as 16 for correct operation.
      @usableFromInline package var fixed: UInt8 { bits & 0x7F }
    }

    /// Auxiliary ADC and thermometer.
    @usableFromInline
    package struct TEMP_CFG_REG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1F }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xC0 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(adcEnabled: Bool = false, thermometerEnabled: Bool = false) {
        bits = 0
        if adcEnabled { bits |= 0x80 }
        if thermometerEnabled { bits |= 0x40 }
      }

      /// Whether the auxiliary ADC converts; it needs BDU, too. ST's header swaps the two bits.
      @usableFromInline package var adcEnabled: Bool { bits & 0x80 != 0 }
      /// Whether channel 3 measures the thermometer.
      @usableFromInline package var thermometerEnabled: Bool { bits & 0x40 != 0 }
    }

    /// Data rate, low-power mode and axes.
    @usableFromInline
    package struct CTRL_REG1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x20 }
      @usableFromInline package static var reset: UInt8 { 0x07 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        dataRate: DataRate = .powerDown, lowPower: LowPower = .off, zEnabled: Bool = true,
        yEnabled: Bool = true, xEnabled: Bool = true
      ) {
        bits = dataRate.rawValue << 4
        bits |= lowPower.rawValue << 3
        if zEnabled { bits |= 0x04 }
        if yEnabled { bits |= 0x02 }
        if xEnabled { bits |= 0x01 }
      }

      /// The codes of ODR.
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
        /// Nothing is measured.
        case powerDown = 0
        /// 1 Hz.
        case hertz1 = 1
        /// 10 Hz.
        case hertz10 = 2
        /// 25 Hz.
        case hertz25 = 3
        /// 50 Hz.
        case hertz50 = 4
        /// 100 Hz.
        case hertz100 = 5
        /// 200 Hz.
        case hertz200 = 6
        /// 400 Hz.
        case hertz400 = 7
        /// 1.6 kHz, in low-power mode only.
        case hertz1600 = 8
        /// 1.344 kHz, in low-power mode 5.376 kHz.
        case fastest = 9
      }
      /// Output data rate, or power-down. nil for the undefined codes 10, 11, 12, 13, 14, 15.
      @usableFromInline package var dataRate: DataRate? { DataRate(rawValue: bits >> 4) }
      /// The codes of LPen.
      @usableFromInline
      package enum LowPower: UInt8, Sendable {
        /// Normal or high-resolution mode.
        case off = 0
        /// Low-power mode.
        case on = 1
      }
      /// Low-power mode with codes of 8 bits; not allowed together with HR.
      @usableFromInline
      package var lowPower: LowPower { LowPower(rawValue: (bits >> 3) & 0x01) ?? .on }
      /// Whether the Z axis is measured.
      @usableFromInline package var zEnabled: Bool { bits & 0x04 != 0 }
      /// Whether the Y axis is measured.
      @usableFromInline package var yEnabled: Bool { bits & 0x02 != 0 }
      /// Whether the X axis is measured.
      @usableFromInline package var xEnabled: Bool { bits & 0x01 != 0 }
    }

    /// High-pass filter.
    @usableFromInline
    package struct CTRL_REG2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x21 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        highPassMode: HighPassMode = .normal, highPassCutoff: HighPassCutoff = .step0,
        filteredOutput: Bool = false, filteredClick: Bool = false, filteredInterrupt2: Bool = false,
        filteredInterrupt1: Bool = false
      ) {
        bits = highPassMode.rawValue << 6
        bits |= highPassCutoff.rawValue << 4
        if filteredOutput { bits |= 0x08 }
        if filteredClick { bits |= 0x04 }
        if filteredInterrupt2 { bits |= 0x02 }
        if filteredInterrupt1 { bits |= 0x01 }
      }

      /// The codes of HPM.
      @usableFromInline
      package enum HighPassMode: UInt8, Sendable {
        /// Tracks the input; a read of REFERENCE restarts it.
        case normal = 0
        /// Subtracts REFERENCE.
        case reference = 1
        /// As normal; a read restarts nothing.
        case normalAlternate = 2
        /// Restarts when an interrupt occurs.
        case autoReset = 3
      }
      /// How the high-pass filter works.
      @usableFromInline
      package var highPassMode: HighPassMode { HighPassMode(rawValue: bits >> 6) ?? .autoReset }
      /// The codes of HPCF.
      @usableFromInline
      package enum HighPassCutoff: UInt8, Sendable {
        /// The highest cut-off.
        case step0 = 0
        /// Step 1 below the highest.
        case step1 = 1
        /// Step 2 below the highest.
        case step2 = 2
        /// The lowest cut-off.
        case step3 = 3
      }
      /// Cut-off of the high-pass, by rate.
      @usableFromInline
      package var highPassCutoff: HighPassCutoff {
        HighPassCutoff(rawValue: (bits >> 4) & 0x03) ?? .step3
      }
      /// Whether the outputs and the FIFO carry high-passed data.
      @usableFromInline package var filteredOutput: Bool { bits & 0x08 != 0 }
      /// Whether click detection sees high-passed data.
      @usableFromInline package var filteredClick: Bool { bits & 0x04 != 0 }
      /// Whether interrupt generator 2 sees high-passed data.
      @usableFromInline package var filteredInterrupt2: Bool { bits & 0x02 != 0 }
      /// Whether interrupt generator 1 sees high-passed data.
      @usableFromInline package var filteredInterrupt1: Bool { bits & 0x01 != 0 }
    }

    /// Pin INT1.
    @usableFromInline
    package struct CTRL_REG3: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x22 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xFE }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        clickOnINT1: Bool = false, interrupt1OnINT1: Bool = false, interrupt2OnINT1: Bool = false,
        dataReadyOnINT1: Bool = false, adcReadyOnINT1: Bool = false, watermarkOnINT1: Bool = false,
        overrunOnINT1: Bool = false
      ) {
        bits = 0
        if clickOnINT1 { bits |= 0x80 }
        if interrupt1OnINT1 { bits |= 0x40 }
        if interrupt2OnINT1 { bits |= 0x20 }
        if dataReadyOnINT1 { bits |= 0x10 }
        if adcReadyOnINT1 { bits |= 0x08 }
        if watermarkOnINT1 { bits |= 0x04 }
        if overrunOnINT1 { bits |= 0x02 }
      }

      /// Whether click detection drives pin INT1.
      @usableFromInline package var clickOnINT1: Bool { bits & 0x80 != 0 }
      /// Whether interrupt generator 1 drives pin INT1.
      @usableFromInline package var interrupt1OnINT1: Bool { bits & 0x40 != 0 }
      /// Whether interrupt generator 2 drives pin INT1.
      @usableFromInline package var interrupt2OnINT1: Bool { bits & 0x20 != 0 }
      /// Whether data ready drives pin INT1.
      @usableFromInline package var dataReadyOnINT1: Bool { bits & 0x10 != 0 }
      /// Whether data ready of the auxiliary ADC drives pin INT1.
      @usableFromInline package var adcReadyOnINT1: Bool { bits & 0x08 != 0 }
      /// Whether the FIFO watermark drives pin INT1.
      @usableFromInline package var watermarkOnINT1: Bool { bits & 0x04 != 0 }
      /// Whether the FIFO overrun drives pin INT1.
      @usableFromInline package var overrunOnINT1: Bool { bits & 0x02 != 0 }
    }

    /// Data format, full scale, resolution and self-test.
    @usableFromInline
    package struct CTRL_REG4: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x23 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        blockDataUpdate: Bool = false, bigEndian: Bool = false, fullScale: FullScale = .g2,
        highResolution: HighResolution = .off, selfTest: SelfTest = .off, threeWireSPI: Bool = false
      ) {
        bits = fullScale.rawValue << 4
        if blockDataUpdate { bits |= 0x80 }
        if bigEndian { bits |= 0x40 }
        bits |= highResolution.rawValue << 3
        bits |= selfTest.rawValue << 1
        if threeWireSPI { bits |= 0x01 }
      }

      /// Whether a pair holds still between the reads of its halves.
      @usableFromInline package var blockDataUpdate: Bool { bits & 0x80 != 0 }
      /// Order of the bytes of a pair; acts in high-resolution mode only.
      @usableFromInline package var bigEndian: Bool { bits & 0x40 != 0 }
      /// The codes of FS.
      @usableFromInline
      package enum FullScale: UInt8, Sendable {
        /// ±2 g.
        case g2 = 0
        /// ±4 g.
        case g4 = 1
        /// ±8 g.
        case g8 = 2
        /// ±16 g.
        case g16 = 3
      }
      /// Full scale.
      @usableFromInline
      package var fullScale: FullScale { FullScale(rawValue: (bits >> 4) & 0x03) ?? .g16 }
      /// The codes of HR.
      @usableFromInline
      package enum HighResolution: UInt8, Sendable {
        /// Normal or low-power mode.
        case off = 0
        /// High-resolution mode.
        case on = 1
      }
      /// High-resolution mode with codes of 12 bits; not allowed together with LPen.
      @usableFromInline
      package var highResolution: HighResolution {
        HighResolution(rawValue: (bits >> 3) & 0x01) ?? .on
      }
      /// The codes of ST.
      @usableFromInline
      package enum SelfTest: UInt8, Sendable {
        /// Off.
        case off = 0
        /// Self-test 0: outputs rise.
        case plus = 1
        /// Self-test 1: outputs fall.
        case minus = 2
      }
      /// Self-test; the directions are those of ST's header. nil for the undefined code 3.
      @usableFromInline package var selfTest: SelfTest? { SelfTest(rawValue: (bits >> 1) & 0x03) }
      /// SPI wiring.
      @usableFromInline package var threeWireSPI: Bool { bits & 0x01 != 0 }
    }

    /// Boot, FIFO, latches and 4D.
    @usableFromInline
    package struct CTRL_REG5: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x24 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xCF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        boot: Bool = false, fifoEnabled: Bool = false, latchInterrupt1: Bool = false,
        fourDirections1: Bool = false, latchInterrupt2: Bool = false, fourDirections2: Bool = false
      ) {
        bits = 0
        if boot { bits |= 0x80 }
        if fifoEnabled { bits |= 0x40 }
        if latchInterrupt1 { bits |= 0x08 }
        if fourDirections1 { bits |= 0x04 }
        if latchInterrupt2 { bits |= 0x02 }
        if fourDirections2 { bits |= 0x01 }
      }

      /// Loads the factory trim again; that it clears itself is inferred.
      @usableFromInline package var boot: Bool { bits & 0x80 != 0 }
      /// Whether the outputs come from the FIFO.
      @usableFromInline package var fifoEnabled: Bool { bits & 0x40 != 0 }
      /// Whether interrupt 1 holds until INT1_SRC is read.
      @usableFromInline package var latchInterrupt1: Bool { bits & 0x08 != 0 }
      /// Whether interrupt generator 1 leaves out Z where 6D is on.
      @usableFromInline package var fourDirections1: Bool { bits & 0x04 != 0 }
      /// Whether interrupt 2 holds until INT2_SRC is read.
      @usableFromInline package var latchInterrupt2: Bool { bits & 0x02 != 0 }
      /// Whether interrupt generator 2 leaves out Z where 6D is on.
      @usableFromInline package var fourDirections2: Bool { bits & 0x01 != 0 }
    }

    /// Pin INT2 and the polarity of both pins.
    @usableFromInline
    package struct CTRL_REG6: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x25 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xFA }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        clickOnINT2: Bool = false, interrupt1OnINT2: Bool = false, interrupt2OnINT2: Bool = false,
        bootOnINT2: Bool = false, activityOnINT2: Bool = false, activeLow: Bool = false
      ) {
        bits = 0
        if clickOnINT2 { bits |= 0x80 }
        if interrupt1OnINT2 { bits |= 0x40 }
        if interrupt2OnINT2 { bits |= 0x20 }
        if bootOnINT2 { bits |= 0x10 }
        if activityOnINT2 { bits |= 0x08 }
        if activeLow { bits |= 0x02 }
      }

      /// Whether click detection drives pin INT2.
      @usableFromInline package var clickOnINT2: Bool { bits & 0x80 != 0 }
      /// Whether interrupt generator 1 drives pin INT2.
      @usableFromInline package var interrupt1OnINT2: Bool { bits & 0x40 != 0 }
      /// Whether interrupt generator 2 drives pin INT2.
      @usableFromInline package var interrupt2OnINT2: Bool { bits & 0x20 != 0 }
      /// Whether a boot in progress drives pin INT2.
      @usableFromInline package var bootOnINT2: Bool { bits & 0x10 != 0 }
      /// Whether activity detection drives pin INT2.
      @usableFromInline package var activityOnINT2: Bool { bits & 0x08 != 0 }
      /// Polarity of both pins.
      @usableFromInline package var activeLow: Bool { bits & 0x02 != 0 }
    }

    /// Value that reference mode subtracts.
    ///
    /// Reading it: in normal mode, restarts the high-pass filter at the present input.
    @usableFromInline
    package struct REFERENCE: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x26 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(reference: Int8 = 0) {
        bits = UInt8(bitPattern: reference)
      }

      /// Two's complement, in steps of full scale / 128.
      @usableFromInline package var reference: Int8 { Int8(bitPattern: bits) }
    }

    /// New data and overrun.
    @usableFromInline
    package struct STATUS_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x27 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        zyxOverrun: Bool = false, zOverrun: Bool = false, yOverrun: Bool = false,
        xOverrun: Bool = false, zyxNew: Bool = false, zNew: Bool = false, yNew: Bool = false,
        xNew: Bool = false
      ) {
        bits = 0
        if zyxOverrun { bits |= 0x80 }
        if zOverrun { bits |= 0x40 }
        if yOverrun { bits |= 0x20 }
        if xOverrun { bits |= 0x10 }
        if zyxNew { bits |= 0x08 }
        if zNew { bits |= 0x04 }
        if yNew { bits |= 0x02 }
        if xNew { bits |= 0x01 }
      }

      /// A new value of the set replaced one that was not read.
      @usableFromInline package var zyxOverrun: Bool { bits & 0x80 != 0 }
      /// A new value of Z replaced one that was not read.
      @usableFromInline package var zOverrun: Bool { bits & 0x40 != 0 }
      /// A new value of Y replaced one that was not read.
      @usableFromInline package var yOverrun: Bool { bits & 0x20 != 0 }
      /// A new value of X replaced one that was not read.
      @usableFromInline package var xOverrun: Bool { bits & 0x10 != 0 }
      /// A new value of the set waits to be read.
      @usableFromInline package var zyxNew: Bool { bits & 0x08 != 0 }
      /// A new value of Z waits to be read.
      @usableFromInline package var zNew: Bool { bits & 0x04 != 0 }
      /// A new value of Y waits to be read.
      @usableFromInline package var yNew: Bool { bits & 0x02 != 0 }
      /// A new value of X waits to be read.
      @usableFromInline package var xNew: Bool { bits & 0x01 != 0 }
    }

    /// X acceleration, byte at the lower address.
    ///
    /// Reading it: may clear the data-ready and overrun bits and take a set from the FIFO; with BDU
    /// the other half is held.
    @usableFromInline
    package struct OUT_X_L: Register {
      @usableFromInline package static var address: UInt8 { 0x28 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte unless BLE swaps the pair; left-justified.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// X acceleration, byte at the upper address.
    ///
    /// Reading it: may clear the data-ready and overrun bits and take a set from the FIFO; with BDU
    /// the other half is held.
    @usableFromInline
    package struct OUT_X_H: Register {
      @usableFromInline package static var address: UInt8 { 0x29 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte unless BLE swaps the pair; left-justified.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Y acceleration, byte at the lower address.
    ///
    /// Reading it: may clear the data-ready and overrun bits and take a set from the FIFO; with BDU
    /// the other half is held.
    @usableFromInline
    package struct OUT_Y_L: Register {
      @usableFromInline package static var address: UInt8 { 0x2A }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte unless BLE swaps the pair; left-justified.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Y acceleration, byte at the upper address.
    ///
    /// Reading it: may clear the data-ready and overrun bits and take a set from the FIFO; with BDU
    /// the other half is held.
    @usableFromInline
    package struct OUT_Y_H: Register {
      @usableFromInline package static var address: UInt8 { 0x2B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte unless BLE swaps the pair; left-justified.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Z acceleration, byte at the lower address.
    ///
    /// Reading it: may clear the data-ready and overrun bits and take a set from the FIFO; with BDU
    /// the other half is held.
    @usableFromInline
    package struct OUT_Z_L: Register {
      @usableFromInline package static var address: UInt8 { 0x2C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte unless BLE swaps the pair; left-justified.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Z acceleration, byte at the upper address.
    ///
    /// Reading it: may clear the data-ready and overrun bits and take a set from the FIFO; with BDU
    /// the other half is held.
    @usableFromInline
    package struct OUT_Z_H: Register {
      @usableFromInline package static var address: UInt8 { 0x2D }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte unless BLE swaps the pair; left-justified.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// FIFO mode, trigger and watermark.
    @usableFromInline
    package struct FIFO_CTRL_REG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2E }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(mode: Mode = .bypass, trigger: Trigger = .int1, watermark: UInt8 = 0) {
        bits = mode.rawValue << 6
        bits |= trigger.rawValue << 5
        bits |= watermark & 0x1F
      }

      /// The codes of FM.
      @usableFromInline
      package enum Mode: UInt8, Sendable {
        /// Empty and idle.
        case bypass = 0
        /// Fills once and stops.
        case fifo = 1
        /// Drops the oldest set when full.
        case stream = 2
        /// FIFO while the pin of the trigger is active, else stream.
        case streamToFIFO = 3
      }
      /// FIFO mode.
      @usableFromInline package var mode: Mode { Mode(rawValue: bits >> 6) ?? .streamToFIFO }
      /// The codes of TR.
      @usableFromInline
      package enum Trigger: UInt8, Sendable {
        /// Pin INT1.
        case int1 = 0
        /// Pin INT2.
        case int2 = 1
      }
      /// Pin whose signal switches stream to FIFO.
      @usableFromInline
      package var trigger: Trigger { Trigger(rawValue: (bits >> 5) & 0x01) ?? .int2 }
      /// Sets that the FIFO must hold more of (sections 5.1.3 and 8.20), or as many (section 5.1),
      /// to report the watermark.
      @usableFromInline package var watermark: UInt8 { bits & 0x1F }
    }

    /// State of the FIFO.
    @usableFromInline
    package struct FIFO_SRC_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x2F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(
        watermark: Bool = false, overrun: Bool = false, empty: Bool = false, unread: UInt8 = 0
      ) {
        bits = unread & 0x1F
        if watermark { bits |= 0x80 }
        if overrun { bits |= 0x40 }
        if empty { bits |= 0x20 }
      }

      /// Whether the FIFO holds more than the watermark (section 8.20), or as many or more (section
      /// 5.1).
      @usableFromInline package var watermark: Bool { bits & 0x80 != 0 }
      /// Whether all 32 slots are taken (section 8.20), or one was overwritten (section 5.1).
      @usableFromInline package var overrun: Bool { bits & 0x40 != 0 }
      /// Whether no set is unread.
      @usableFromInline package var empty: Bool { bits & 0x20 != 0 }
      /// Unread sets; that 31 also stands for 32 is inferred from its five bits.
      @usableFromInline package var unread: UInt8 { bits & 0x1F }
    }

    /// Events of interrupt generator 1.
    @usableFromInline
    package struct INT1_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x30 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        combination: Combination = .or, sixDirections: Bool = false, zHighEnabled: Bool = false,
        zLowEnabled: Bool = false, yHighEnabled: Bool = false, yLowEnabled: Bool = false,
        xHighEnabled: Bool = false, xLowEnabled: Bool = false
      ) {
        bits = combination.rawValue << 7
        if sixDirections { bits |= 0x40 }
        if zHighEnabled { bits |= 0x20 }
        if zLowEnabled { bits |= 0x10 }
        if yHighEnabled { bits |= 0x08 }
        if yLowEnabled { bits |= 0x04 }
        if xHighEnabled { bits |= 0x02 }
        if xLowEnabled { bits |= 0x01 }
      }

      /// The codes of AOI.
      @usableFromInline
      package enum Combination: UInt8, Sendable {
        /// Any event; with 6D, movement.
        case or = 0
        /// All events; with 6D, position.
        case and = 1
      }
      /// How events combine; with 6D, movement or position.
      @usableFromInline
      package var combination: Combination { Combination(rawValue: bits >> 7) ?? .and }
      /// Whether the six directions are told apart; that the thresholds else are of magnitude is
      /// inferred.
      @usableFromInline package var sixDirections: Bool { bits & 0x40 != 0 }
      /// Whether Z above the threshold takes part.
      @usableFromInline package var zHighEnabled: Bool { bits & 0x20 != 0 }
      /// Whether Z below the threshold takes part.
      @usableFromInline package var zLowEnabled: Bool { bits & 0x10 != 0 }
      /// Whether Y above the threshold takes part.
      @usableFromInline package var yHighEnabled: Bool { bits & 0x08 != 0 }
      /// Whether Y below the threshold takes part.
      @usableFromInline package var yLowEnabled: Bool { bits & 0x04 != 0 }
      /// Whether X above the threshold takes part.
      @usableFromInline package var xHighEnabled: Bool { bits & 0x02 != 0 }
      /// Whether X below the threshold takes part.
      @usableFromInline package var xLowEnabled: Bool { bits & 0x01 != 0 }
    }

    /// State of interrupt generator 1.
    ///
    /// Reading it: clears the interrupt and its pin, and a latched state is taken anew.
    @usableFromInline
    package struct INT1_SRC: Register {
      @usableFromInline package static var address: UInt8 { 0x31 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
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

      /// Whether the interrupt is active.
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

    /// Threshold of interrupt generator 1.
    @usableFromInline
    package struct INT1_THS: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x32 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0) {
        bits = threshold & 0x7F
      }

      /// In steps of 16, 32, 62 or 186 mg, by full scale.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// How long the condition of interrupt 1 has to last.
    @usableFromInline
    package struct INT1_DURATION: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x33 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(duration: UInt8 = 0) {
        bits = duration & 0x7F
      }

      /// In samples.
      @usableFromInline package var duration: UInt8 { bits & 0x7F }
    }

    /// Events of interrupt generator 2.
    @usableFromInline
    package struct INT2_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x34 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        combination: Combination = .or, sixDirections: Bool = false, zHighEnabled: Bool = false,
        zLowEnabled: Bool = false, yHighEnabled: Bool = false, yLowEnabled: Bool = false,
        xHighEnabled: Bool = false, xLowEnabled: Bool = false
      ) {
        bits = combination.rawValue << 7
        if sixDirections { bits |= 0x40 }
        if zHighEnabled { bits |= 0x20 }
        if zLowEnabled { bits |= 0x10 }
        if yHighEnabled { bits |= 0x08 }
        if yLowEnabled { bits |= 0x04 }
        if xHighEnabled { bits |= 0x02 }
        if xLowEnabled { bits |= 0x01 }
      }

      /// The codes of AOI.
      @usableFromInline
      package enum Combination: UInt8, Sendable {
        /// Any event; with 6D, movement.
        case or = 0
        /// All events; with 6D, position.
        case and = 1
      }
      /// How events combine; with 6D, movement or position.
      @usableFromInline
      package var combination: Combination { Combination(rawValue: bits >> 7) ?? .and }
      /// Whether the six directions are told apart; that the thresholds else are of magnitude is
      /// inferred.
      @usableFromInline package var sixDirections: Bool { bits & 0x40 != 0 }
      /// Whether Z above the threshold takes part.
      @usableFromInline package var zHighEnabled: Bool { bits & 0x20 != 0 }
      /// Whether Z below the threshold takes part.
      @usableFromInline package var zLowEnabled: Bool { bits & 0x10 != 0 }
      /// Whether Y above the threshold takes part.
      @usableFromInline package var yHighEnabled: Bool { bits & 0x08 != 0 }
      /// Whether Y below the threshold takes part.
      @usableFromInline package var yLowEnabled: Bool { bits & 0x04 != 0 }
      /// Whether X above the threshold takes part.
      @usableFromInline package var xHighEnabled: Bool { bits & 0x02 != 0 }
      /// Whether X below the threshold takes part.
      @usableFromInline package var xLowEnabled: Bool { bits & 0x01 != 0 }
    }

    /// State of interrupt generator 2.
    ///
    /// Reading it: clears the interrupt and its pin, and a latched state is taken anew.
    @usableFromInline
    package struct INT2_SRC: Register {
      @usableFromInline package static var address: UInt8 { 0x35 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
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

      /// Whether the interrupt is active.
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

    /// Threshold of interrupt generator 2.
    @usableFromInline
    package struct INT2_THS: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x36 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0) {
        bits = threshold & 0x7F
      }

      /// In steps of 16, 32, 62 or 186 mg, by full scale.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// How long the condition of interrupt 2 has to last.
    @usableFromInline
    package struct INT2_DURATION: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x37 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(duration: UInt8 = 0) {
        bits = duration & 0x7F
      }

      /// In samples.
      @usableFromInline package var duration: UInt8 { bits & 0x7F }
    }

    /// Clicks that are looked for.
    @usableFromInline
    package struct CLICK_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x38 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x3F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        doubleZEnabled: Bool = false, singleZEnabled: Bool = false, doubleYEnabled: Bool = false,
        singleYEnabled: Bool = false, doubleXEnabled: Bool = false, singleXEnabled: Bool = false
      ) {
        bits = 0
        if doubleZEnabled { bits |= 0x20 }
        if singleZEnabled { bits |= 0x10 }
        if doubleYEnabled { bits |= 0x08 }
        if singleYEnabled { bits |= 0x04 }
        if doubleXEnabled { bits |= 0x02 }
        if singleXEnabled { bits |= 0x01 }
      }

      /// Whether a double click on Z takes part.
      @usableFromInline package var doubleZEnabled: Bool { bits & 0x20 != 0 }
      /// Whether a single click on Z takes part.
      @usableFromInline package var singleZEnabled: Bool { bits & 0x10 != 0 }
      /// Whether a double click on Y takes part.
      @usableFromInline package var doubleYEnabled: Bool { bits & 0x08 != 0 }
      /// Whether a single click on Y takes part.
      @usableFromInline package var singleYEnabled: Bool { bits & 0x04 != 0 }
      /// Whether a double click on X takes part.
      @usableFromInline package var doubleXEnabled: Bool { bits & 0x02 != 0 }
      /// Whether a single click on X takes part.
      @usableFromInline package var singleXEnabled: Bool { bits & 0x01 != 0 }
    }

    /// Clicks that were found.
    ///
    /// Reading it: clears a latched interrupt and its pin.
    @usableFromInline
    package struct CLICK_SRC: Register {
      @usableFromInline package static var address: UInt8 { 0x39 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        active: Bool = false, doubleClick: Bool = false, singleClick: Bool = false,
        negative: Bool = false, z: Bool = false, y: Bool = false, x: Bool = false
      ) {
        bits = 0
        if active { bits |= 0x40 }
        if doubleClick { bits |= 0x20 }
        if singleClick { bits |= 0x10 }
        if negative { bits |= 0x08 }
        if z { bits |= 0x04 }
        if y { bits |= 0x02 }
        if x { bits |= 0x01 }
      }

      /// Whether a click interrupt is active.
      @usableFromInline package var active: Bool { bits & 0x40 != 0 }
      /// A double click; section 8.30 calls it an enable.
      @usableFromInline package var doubleClick: Bool { bits & 0x20 != 0 }
      /// A single click; section 8.30 calls it an enable.
      @usableFromInline package var singleClick: Bool { bits & 0x10 != 0 }
      /// Direction of the click.
      @usableFromInline package var negative: Bool { bits & 0x08 != 0 }
      /// A click on Z.
      @usableFromInline package var z: Bool { bits & 0x04 != 0 }
      /// A click on Y.
      @usableFromInline package var y: Bool { bits & 0x02 != 0 }
      /// A click on X.
      @usableFromInline package var x: Bool { bits & 0x01 != 0 }
    }

    /// Click threshold and latch.
    @usableFromInline
    package struct CLICK_THS: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x3A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(latchInterrupt: Bool = false, threshold: UInt8 = 0) {
        bits = threshold & 0x7F
        if latchInterrupt { bits |= 0x80 }
      }

      /// Whether the click interrupt holds until CLICK_SRC is read.
      @usableFromInline package var latchInterrupt: Bool { bits & 0x80 != 0 }
      /// In steps of full scale / 128.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// How long a click may last at most.
    @usableFromInline
    package struct TIME_LIMIT: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x3B }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(timeLimit: UInt8 = 0) {
        bits = timeLimit & 0x7F
      }

      /// In samples.
      @usableFromInline package var timeLimit: UInt8 { bits & 0x7F }
    }

    /// How long after a click the search for a second one rests.
    @usableFromInline
    package struct TIME_LATENCY: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x3C }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(latency: UInt8 = 0x00) {
        bits = latency
      }

      /// In samples.
      @usableFromInline package var latency: UInt8 { bits }
    }

    /// How long after the latency a second click may begin.
    @usableFromInline
    package struct TIME_WINDOW: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x3D }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(window: UInt8 = 0x00) {
        bits = window
      }

      /// In samples.
      @usableFromInline package var window: UInt8 { bits }
    }

    /// Threshold of activity detection.
    @usableFromInline
    package struct ACT_THS: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x3E }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0) {
        bits = threshold & 0x7F
      }

      /// In steps of 16, 32, 62 or 186 mg, by full scale.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// How long activity detection waits.
    @usableFromInline
    package struct ACT_DUR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x3F }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(duration: UInt8 = 0x00) {
        bits = duration
      }

      /// In steps of 8 samples, and 1 sample more.
      @usableFromInline package var duration: UInt8 { bits }
    }
  }
}

extension Datasheet.LIS3DH.CTRL_REG4.FullScale {
  /// Rated full scale in either direction (g).
  @usableFromInline
  package var ratedG: Int32 {
    switch self {
    case .g2: 2
    case .g4: 4
    case .g8: 8
    case .g16: 16
    }
  }
  /// One step of INT1_THS, INT2_THS and ACT_THS, as printed (rounded) (µg a step).
  @usableFromInline
  package var thresholdMicrogravities: Int32 {
    switch self {
    case .g2: 16_000
    case .g4: 32_000
    case .g8: 62_000
    case .g16: 186_000
    }
  }
}

extension Datasheet.LIS3DH {
  /// Width of an output code; nil where the combination is not allowed (bits). nil where the part
  /// or the code has none.
  @usableFromInline
  package static func codeBits(
    lowPower: CTRL_REG1.LowPower, highResolution: CTRL_REG4.HighResolution
  ) -> Int32? {
    let row: InlineArray<4, Int32?> = [10, 12, 8, nil]
    return row[Int(lowPower.rawValue) * 2 + Int(highResolution.rawValue)]
  }

  /// Output data rate divided by the bandwidth (1). nil where the part or the code has none.
  @usableFromInline
  package static func bandwidthDivisor(
    lowPower: CTRL_REG1.LowPower, highResolution: CTRL_REG4.HighResolution
  ) -> Int32? {
    let row: InlineArray<4, Int32?> = [2, 9, 2, nil]
    return row[Int(lowPower.rawValue) * 2 + Int(highResolution.rawValue)]
  }

  /// Cut-off of the high-pass filter, as printed (rounded); of code 9 that at 5.376 kHz (mHz). nil
  /// where the part or the code has none.
  @usableFromInline
  package static func highPassCutoffMillihertz(
    dataRate: CTRL_REG1.DataRate, highPassCutoff: CTRL_REG2.HighPassCutoff
  ) -> Int32? {
    let row: InlineArray<40, Int32?> = [
      nil, nil, nil, nil,
      20, 8, 4, 2,
      200, 80, 40, 20,
      500, 200, 100, 50,
      1000, 500, 200, 100,
      2000, 1000, 500, 200,
      4000, 2000, 1000, 500,
      8000, 4000, 2000, 1000,
      32_000, 16_000, 8000, 4000,
      100_000, 50_000, 25_000, 12_000,
    ]
    return row[Int(dataRate.rawValue) * 4 + Int(highPassCutoff.rawValue)]
  }
}
