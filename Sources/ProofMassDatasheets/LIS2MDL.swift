// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis2mdl.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer of STMicroelectronics, ±49 G, 16 bits, 10 to 100 Hz.
  @usableFromInline
  package enum LIS2MDL {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0x40 }
    /// The address of the identity register.
    @usableFromInline package static var identityRegister: UInt8 { 0x4F }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package static var i2cAddress: UInt8 { 0x1E }
    /// The bit that a run of registers adds to its first address on I2C.
    @usableFromInline package static var i2cIncrementBit: UInt8 { 0x80 }
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
      /// From power-on or REBOOT to the end of the trim download; ST's examples wait as long.
      @usableFromInline package static var boot: Int64 { 20_000_000 }
      /// From SOFT_RST until it reads 0; Zephyr waits as long.
      @usableFromInline package static var softReset: Int64 { 100_000 }
      /// From a change of Self_test to right data.
      @usableFromInline package static var selfTestSettle: Int64 { 60_000_000 }
      /// After the start of measuring, before a self-test.
      @usableFromInline package static var selfTestWait: Int64 { 20_000_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// Sensitivity (µG/digit).
      @usableFromInline package static var microgaussPerDigit: Int { 1500 }
      /// From a set pulse to the next while OFF_CANC and Set_FREQ are clear; a quotation of the DS
      /// has 64 (measurements).
      @usableFromInline package static var setPulsePeriod: Int { 63 }
      /// Averaged in a self-test, after one that is discarded (samples).
      @usableFromInline package static var selfTestSamples: Int { 50 }
      /// Smallest change of an axis in a self-test (mG).
      @usableFromInline package static var selfTestMinimum: Int { 15 }
      /// Largest change of an axis in a self-test (mG).
      @usableFromInline package static var selfTestMaximum: Int { 500 }
      /// Change of an axis in a self-test; a choice within the limits (mG).
      @usableFromInline package static var selfTestChange: Int { 100 }
    }

    /// Hard-iron offset of X, low byte.
    @usableFromInline
    package struct OFFSET_X_REG_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x45 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement in digits of the output, subtracted from it.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Hard-iron offset of X, high byte.
    @usableFromInline
    package struct OFFSET_X_REG_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x46 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement in digits of the output, subtracted from it.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Hard-iron offset of Y, low byte.
    @usableFromInline
    package struct OFFSET_Y_REG_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x47 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement in digits of the output, subtracted from it.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Hard-iron offset of Y, high byte.
    @usableFromInline
    package struct OFFSET_Y_REG_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x48 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement in digits of the output, subtracted from it.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Hard-iron offset of Z, low byte.
    @usableFromInline
    package struct OFFSET_Z_REG_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x49 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement in digits of the output, subtracted from it.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Hard-iron offset of Z, high byte.
    @usableFromInline
    package struct OFFSET_Z_REG_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x4A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement in digits of the output, subtracted from it.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// The identity byte.
    @usableFromInline
    package struct WHO_AM_I: Register {
      @usableFromInline package static var address: UInt8 { 0x4F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x40 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x40) {
        bits = identity
      }

      /// 0x40, also in an IIS2MDC and the magnetometer of an LSM303AGR.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Compensation, reset, performance, rate and operating mode.
    @usableFromInline
    package struct CFG_REG_A: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x60 }
      @usableFromInline package static var reset: UInt8 { 0x03 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        compensated: Bool = false, boot: Bool = false, softReset: Bool = false,
        performance: Performance = .highResolution, dataRate: DataRate = .hertz10,
        mode: Mode = .idleAlternate
      ) {
        bits = performance.rawValue << 4
        if compensated { bits |= 0x80 }
        if boot { bits |= 0x40 }
        if softReset { bits |= 0x20 }
        bits |= dataRate.rawValue << 2
        bits |= mode.rawValue
      }

      /// Whether the outputs are compensated for the temperature; has to be 1 for proper operation.
      @usableFromInline package var compensated: Bool { bits & 0x80 != 0 }
      /// Loads the trim again; cleared when that has ended.
      @usableFromInline package var boot: Bool { bits & 0x40 != 0 }
      /// Resets the registers; cleared when that has ended.
      @usableFromInline package var softReset: Bool { bits & 0x20 != 0 }
      /// The codes of LP.
      @usableFromInline
      package enum Performance: UInt8, Sendable {
        /// High resolution: the most averages.
        case highResolution = 0
        /// Low power.
        case lowPower = 1
      }
      /// Averages of a measurement.
      @usableFromInline
      package var performance: Performance {
        Performance(rawValue: (bits >> 4) & 0x01) ?? .lowPower
      }
      /// The codes of ODR.
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
        /// 10 Hz.
        case hertz10 = 0
        /// 20 Hz.
        case hertz20 = 1
        /// 50 Hz.
        case hertz50 = 2
        /// 100 Hz.
        case hertz100 = 3
      }
      /// Output data rate.
      @usableFromInline
      package var dataRate: DataRate { DataRate(rawValue: (bits >> 2) & 0x03) ?? .hertz100 }
      /// The codes of MD.
      @usableFromInline
      package enum Mode: UInt8, Sendable {
        /// Measures at the rate.
        case continuous = 0
        /// Measures once, then is idle.
        case single = 1
        /// Nothing is measured.
        case idle = 2
        /// Nothing is measured, the other code.
        case idleAlternate = 3
      }
      /// Operating mode.
      @usableFromInline package var mode: Mode { Mode(rawValue: bits & 0x03) ?? .idleAlternate }
    }

    /// Set and reset pulses of the bridges, low-pass, and the source of the interrupt.
    @usableFromInline
    package struct CFG_REG_B: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x61 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x1F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        cancelsSingle: Bool = false, interruptAfterOffset: Bool = false, setOnce: Bool = false,
        cancelsOffset: Bool = false, lowPass: Bool = false
      ) {
        bits = 0
        if cancelsSingle { bits |= 0x10 }
        if interruptAfterOffset { bits |= 0x08 }
        if setOnce { bits |= 0x04 }
        if cancelsOffset { bits |= 0x02 }
        if lowPass { bits |= 0x01 }
      }

      /// Whether single measurements alternate in polarity, too; two of them are averaged by the
      /// host.
      @usableFromInline package var cancelsSingle: Bool { bits & 0x10 != 0 }
      /// Whether the interrupt compares the outputs after the hard-iron offset is subtracted.
      @usableFromInline package var interruptAfterOffset: Bool { bits & 0x08 != 0 }
      /// How often a pulse magnetizes the bridges anew while OFF_CANC is clear.
      @usableFromInline package var setOnce: Bool { bits & 0x04 != 0 }
      /// Whether the polarity of the bridges alternates, and two measurements are averaged, which
      /// cancels the offset.
      @usableFromInline package var cancelsOffset: Bool { bits & 0x02 != 0 }
      /// Bandwidth.
      @usableFromInline package var lowPass: Bool { bits & 0x01 != 0 }
    }

    /// Pin, wiring, how data are read, and self-test.
    @usableFromInline
    package struct CFG_REG_C: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x62 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        interruptOnPin: Bool = false, i2cDisabled: Bool = false, blockDataUpdate: Bool = false,
        bigEndian: Bool = false, fourWireSPI: Bool = false, selfTest: Bool = false,
        dataReadyOnPin: Bool = false
      ) {
        bits = 0
        if interruptOnPin { bits |= 0x40 }
        if i2cDisabled { bits |= 0x20 }
        if blockDataUpdate { bits |= 0x10 }
        if bigEndian { bits |= 0x08 }
        if fourWireSPI { bits |= 0x04 }
        if selfTest { bits |= 0x02 }
        if dataReadyOnPin { bits |= 0x01 }
      }

      /// Whether pin INT/DRDY shows the interrupt.
      @usableFromInline package var interruptOnPin: Bool { bits & 0x40 != 0 }
      /// Whether the part answers on SPI alone.
      @usableFromInline package var i2cDisabled: Bool { bits & 0x20 != 0 }
      /// Whether a pair holds still between the reads of its halves.
      @usableFromInline package var blockDataUpdate: Bool { bits & 0x10 != 0 }
      /// Order of the bytes of a pair.
      @usableFromInline package var bigEndian: Bool { bits & 0x08 != 0 }
      /// SPI wiring.
      @usableFromInline package var fourWireSPI: Bool { bits & 0x04 != 0 }
      /// Self-test.
      @usableFromInline package var selfTest: Bool { bits & 0x02 != 0 }
      /// Whether pin INT/DRDY shows that data are ready.
      @usableFromInline package var dataReadyOnPin: Bool { bits & 0x01 != 0 }
    }

    /// Interrupt.
    @usableFromInline
    package struct INT_CTRL_REG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x63 }
      @usableFromInline package static var reset: UInt8 { 0xE0 }
      @usableFromInline package static var settable: UInt8 { 0xE7 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        xEnabled: Bool = true, yEnabled: Bool = true, zEnabled: Bool = true,
        activeHigh: Bool = false, unlatched: Bool = false, enabled: Bool = false
      ) {
        bits = 0
        if xEnabled { bits |= 0x80 }
        if yEnabled { bits |= 0x40 }
        if zEnabled { bits |= 0x20 }
        if activeHigh { bits |= 0x04 }
        if unlatched { bits |= 0x02 }
        if enabled { bits |= 0x01 }
      }

      /// Whether X causes the interrupt.
      @usableFromInline package var xEnabled: Bool { bits & 0x80 != 0 }
      /// Whether Y causes the interrupt.
      @usableFromInline package var yEnabled: Bool { bits & 0x40 != 0 }
      /// Whether Z causes the interrupt.
      @usableFromInline package var zEnabled: Bool { bits & 0x20 != 0 }
      /// Level of the active interrupt, by the LSM9DS1's datasheet; that of the LIS2MDL was not at
      /// hand.
      @usableFromInline package var activeHigh: Bool { bits & 0x04 != 0 }
      /// Whether the interrupt is latched, by the LSM9DS1's datasheet; that of the LIS2MDL was not
      /// at hand.
      @usableFromInline package var unlatched: Bool { bits & 0x02 != 0 }
      /// Whether the interrupt is on.
      @usableFromInline package var enabled: Bool { bits & 0x01 != 0 }
    }

    /// State of the interrupt.
    ///
    /// Reading it: ends a latched interrupt.
    @usableFromInline
    package struct INT_SOURCE_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x64 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        xAbove: Bool = false, yAbove: Bool = false, zAbove: Bool = false, xBelow: Bool = false,
        yBelow: Bool = false, zBelow: Bool = false, overflow: Bool = false, active: Bool = false
      ) {
        bits = 0
        if xAbove { bits |= 0x80 }
        if yAbove { bits |= 0x40 }
        if zAbove { bits |= 0x20 }
        if xBelow { bits |= 0x10 }
        if yBelow { bits |= 0x08 }
        if zBelow { bits |= 0x04 }
        if overflow { bits |= 0x02 }
        if active { bits |= 0x01 }
      }

      /// X above the threshold.
      @usableFromInline package var xAbove: Bool { bits & 0x80 != 0 }
      /// Y above the threshold.
      @usableFromInline package var yAbove: Bool { bits & 0x40 != 0 }
      /// Z above the threshold.
      @usableFromInline package var zAbove: Bool { bits & 0x20 != 0 }
      /// X below the negative threshold.
      @usableFromInline package var xBelow: Bool { bits & 0x10 != 0 }
      /// Y below the negative threshold.
      @usableFromInline package var yBelow: Bool { bits & 0x08 != 0 }
      /// Z below the negative threshold.
      @usableFromInline package var zBelow: Bool { bits & 0x04 != 0 }
      /// Whether a measurement exceeds the internal range; with IEN only.
      @usableFromInline package var overflow: Bool { bits & 0x02 != 0 }
      /// Whether the interrupt is active.
      @usableFromInline package var active: Bool { bits & 0x01 != 0 }
    }

    /// Threshold, low byte.
    @usableFromInline
    package struct INT_THS_L_REG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x65 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Low byte; unsigned, in digits of the output, for both signs.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Threshold, high byte.
    @usableFromInline
    package struct INT_THS_H_REG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x66 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// High byte; unsigned, in digits of the output, for both signs.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// New data and overrun.
    @usableFromInline
    package struct STATUS_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x67 }
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

    /// Flux density of X, byte at the lower address.
    ///
    /// Reading it: may clear the data-ready and overrun bits; with BDU the other half is held.
    @usableFromInline
    package struct OUTX_L: Register {
      @usableFromInline package static var address: UInt8 { 0x68 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte unless BLE swaps the pair; two's complement, 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of X, byte at the upper address.
    ///
    /// Reading it: may clear the data-ready and overrun bits; with BDU the other half is held.
    @usableFromInline
    package struct OUTX_H: Register {
      @usableFromInline package static var address: UInt8 { 0x69 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte unless BLE swaps the pair; two's complement, 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of Y, byte at the lower address.
    ///
    /// Reading it: may clear the data-ready and overrun bits; with BDU the other half is held.
    @usableFromInline
    package struct OUTY_L: Register {
      @usableFromInline package static var address: UInt8 { 0x6A }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte unless BLE swaps the pair; two's complement, 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of Y, byte at the upper address.
    ///
    /// Reading it: may clear the data-ready and overrun bits; with BDU the other half is held.
    @usableFromInline
    package struct OUTY_H: Register {
      @usableFromInline package static var address: UInt8 { 0x6B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte unless BLE swaps the pair; two's complement, 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of Z, byte at the lower address.
    ///
    /// Reading it: may clear the data-ready and overrun bits; with BDU the other half is held.
    @usableFromInline
    package struct OUTZ_L: Register {
      @usableFromInline package static var address: UInt8 { 0x6C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte unless BLE swaps the pair; two's complement, 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of Z, byte at the upper address.
    ///
    /// Reading it: may clear the data-ready and overrun bits; with BDU the other half is held.
    @usableFromInline
    package struct OUTZ_H: Register {
      @usableFromInline package static var address: UInt8 { 0x6D }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte unless BLE swaps the pair; two's complement, 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Temperature, low byte.
    @usableFromInline
    package struct TEMP_OUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x6E }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement, 16 bits, 8 digits/°C, 0 at 25 °C.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Temperature, high byte.
    @usableFromInline
    package struct TEMP_OUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x6F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement, 16 bits, 8 digits/°C, 0 at 25 °C.
      @usableFromInline package var value: UInt8 { bits }
    }
  }
}

extension Datasheet.LIS2MDL.CFG_REG_A.Performance {
  /// From idle to the first measurement's end; with OFF_CANC a period more (µs).
  @usableFromInline
  package var turnOnMicroseconds: Int32 {
    switch self {
    case .highResolution: 9400
    case .lowPower: 6400
    }
  }
  /// Duration of a measurement: low power takes a quarter of the current, so of the time, and what
  /// remains of both turn-on times is the same (µs).
  @usableFromInline
  package var measurementMicroseconds: Int32 {
    switch self {
    case .highResolution: 4000
    case .lowPower: 1000
    }
  }
  /// Noise of a measurement, RMS, without OFF_CANC and LPF; in low power twice as much, for a
  /// quarter of the time (µG).
  @usableFromInline
  package var noiseMicrogauss: Int32 {
    switch self {
    case .highResolution: 4500
    case .lowPower: 9000
    }
  }
}

extension Datasheet.LIS2MDL.CFG_REG_A.DataRate {
  /// Output data rate (mHz).
  @usableFromInline
  package var millihertz: Int32 {
    switch self {
    case .hertz10: 10_000
    case .hertz20: 20_000
    case .hertz50: 50_000
    case .hertz100: 100_000
    }
  }
}
