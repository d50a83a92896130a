// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis3mdl.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer of STMicroelectronics, ±4 to ±16 G, 16 bits, 0.625 to 1000 Hz.
  @usableFromInline
  package enum LIS3MDL {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0x3D }
    /// The address of the identity register.
    @usableFromInline package static var identityRegister: UInt8 { 0x0F }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package static var i2cAddress: UInt8 { 0x1C }
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
      /// From power-on or REBOOT to the end of the trim download; ST's examples wait as long.
      @usableFromInline package static var boot: Int64 { 20_000_000 }
      /// From SOFT_RST until it reads 0; a choice, the drivers wait for it or for 10 ms.
      @usableFromInline package static var softReset: Int64 { 1_000_000 }
      /// From a change of ST to right data.
      @usableFromInline package static var selfTestSettle: Int64 { 60_000_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// Averaged in a self-test, after one that is discarded (samples).
      @usableFromInline package static var selfTestSamples: Int { 5 }
      /// Smallest change of X and Y in a self-test (mG).
      @usableFromInline package static var selfTestMinimumXY: Int { 1000 }
      /// Largest change of X and Y in a self-test (mG).
      @usableFromInline package static var selfTestMaximumXY: Int { 3000 }
      /// Smallest change of Z in a self-test (mG).
      @usableFromInline package static var selfTestMinimumZ: Int { 100 }
      /// Largest change of Z in a self-test; a transcription of AN4602 has 3000 (mG).
      @usableFromInline package static var selfTestMaximumZ: Int { 1000 }
    }

    /// Offset of X, low byte.
    @usableFromInline
    package struct OFFSET_X_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x05 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement, subtracted from the output. The LIS3MDL's datasheet lists the
      /// address as reserved.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Offset of X, high byte.
    @usableFromInline
    package struct OFFSET_X_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x06 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement, subtracted from the output. The LIS3MDL's datasheet lists the
      /// address as reserved.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Offset of Y, low byte.
    @usableFromInline
    package struct OFFSET_Y_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x07 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement, subtracted from the output. The LIS3MDL's datasheet lists the
      /// address as reserved.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Offset of Y, high byte.
    @usableFromInline
    package struct OFFSET_Y_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x08 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement, subtracted from the output. The LIS3MDL's datasheet lists the
      /// address as reserved.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Offset of Z, low byte.
    @usableFromInline
    package struct OFFSET_Z_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x09 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement, subtracted from the output. The LIS3MDL's datasheet lists the
      /// address as reserved.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Offset of Z, high byte.
    @usableFromInline
    package struct OFFSET_Z_H: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement, subtracted from the output. The LIS3MDL's datasheet lists the
      /// address as reserved.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// The identity byte.
    @usableFromInline
    package struct WHO_AM_I: Register {
      @usableFromInline package static var address: UInt8 { 0x0F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x3D }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x3D) {
        bits = identity
      }

      /// 0x3D, also in the magnetometer of the LSM9DS1.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Thermometer, performance and rate.
    @usableFromInline
    package struct CTRL_REG1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x20 }
      @usableFromInline package static var reset: UInt8 { 0x10 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        thermometerEnabled: Bool = false, performance: Performance = .lowPower,
        dataRate: DataRate = .hertz10, fastRate: Bool = false, selfTest: Bool = false
      ) {
        bits = performance.rawValue << 5
        if thermometerEnabled { bits |= 0x80 }
        bits |= dataRate.rawValue << 2
        if fastRate { bits |= 0x02 }
        if selfTest { bits |= 0x01 }
      }

      /// Whether the thermometer measures.
      @usableFromInline package var thermometerEnabled: Bool { bits & 0x80 != 0 }
      /// The codes of OM.
      @usableFromInline
      package enum Performance: UInt8, Sendable {
        /// Low-power: the fewest averages.
        case lowPower = 0
        /// Medium performance.
        case medium = 1
        /// High performance.
        case high = 2
        /// Ultra-high performance: the most averages.
        case ultraHigh = 3
      }
      /// Averages of X and Y.
      @usableFromInline
      package var performance: Performance {
        Performance(rawValue: (bits >> 5) & 0x03) ?? .ultraHigh
      }
      /// The codes of DO.
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
        /// 0.625 Hz.
        case hertz0Point625 = 0
        /// 1.25 Hz.
        case hertz1Point25 = 1
        /// 2.5 Hz.
        case hertz2Point5 = 2
        /// 5 Hz.
        case hertz5 = 3
        /// 10 Hz.
        case hertz10 = 4
        /// 20 Hz.
        case hertz20 = 5
        /// 40 Hz.
        case hertz40 = 6
        /// 80 Hz.
        case hertz80 = 7
      }
      /// Output data rate while FAST_ODR is clear.
      @usableFromInline
      package var dataRate: DataRate { DataRate(rawValue: (bits >> 2) & 0x07) ?? .hertz80 }
      /// Whether OM selects the rate, as fast as it allows.
      @usableFromInline package var fastRate: Bool { bits & 0x02 != 0 }
      /// Self-test.
      @usableFromInline package var selfTest: Bool { bits & 0x01 != 0 }
    }

    /// Full scale, boot and reset.
    @usableFromInline
    package struct CTRL_REG2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x21 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x6C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(fullScale: FullScale = .gauss4, boot: Bool = false, softReset: Bool = false) {
        bits = fullScale.rawValue << 5
        if boot { bits |= 0x08 }
        if softReset { bits |= 0x04 }
      }

      /// The codes of FS.
      @usableFromInline
      package enum FullScale: UInt8, Sendable {
        /// ±4 G.
        case gauss4 = 0
        /// ±8 G.
        case gauss8 = 1
        /// ±12 G.
        case gauss12 = 2
        /// ±16 G.
        case gauss16 = 3
      }
      /// Full scale.
      @usableFromInline
      package var fullScale: FullScale { FullScale(rawValue: (bits >> 5) & 0x03) ?? .gauss16 }
      /// Loads the trim again; cleared when that has ended.
      @usableFromInline package var boot: Bool { bits & 0x08 != 0 }
      /// Resets the registers; cleared when that has ended.
      @usableFromInline package var softReset: Bool { bits & 0x04 != 0 }
    }

    /// Operating mode and wiring.
    @usableFromInline
    package struct CTRL_REG3: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x22 }
      @usableFromInline package static var reset: UInt8 { 0x03 }
      @usableFromInline package static var settable: UInt8 { 0x27 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        lowestRate: Bool = false, threeWireSPI: Bool = false, mode: Mode = .powerDownAlternate
      ) {
        bits = mode.rawValue
        if lowestRate { bits |= 0x20 }
        if threeWireSPI { bits |= 0x04 }
      }

      /// Whether the rate is 0.625 Hz with the fewest averages, whatever DO and OM select.
      @usableFromInline package var lowestRate: Bool { bits & 0x20 != 0 }
      /// SPI wiring.
      @usableFromInline package var threeWireSPI: Bool { bits & 0x04 != 0 }
      /// The codes of MD.
      @usableFromInline
      package enum Mode: UInt8, Sendable {
        /// Measures at the rate.
        case continuous = 0
        /// Measures once, then powers down.
        case single = 1
        /// Nothing is measured.
        case powerDown = 2
        /// Nothing is measured, the other code.
        case powerDownAlternate = 3
      }
      /// Operating mode.
      @usableFromInline
      package var mode: Mode { Mode(rawValue: bits & 0x03) ?? .powerDownAlternate }
    }

    /// Performance of Z, and byte order.
    @usableFromInline
    package struct CTRL_REG4: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x23 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x0E }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(zPerformance: ZPerformance = .lowPower, bigEndian: Bool = false) {
        bits = zPerformance.rawValue << 2
        if bigEndian { bits |= 0x02 }
      }

      /// The codes of OMZ.
      @usableFromInline
      package enum ZPerformance: UInt8, Sendable {
        /// Low-power: the fewest averages.
        case lowPower = 0
        /// Medium performance.
        case medium = 1
        /// High performance.
        case high = 2
        /// Ultra-high performance: the most averages.
        case ultraHigh = 3
      }
      /// Averages of Z.
      @usableFromInline
      package var zPerformance: ZPerformance {
        ZPerformance(rawValue: (bits >> 2) & 0x03) ?? .ultraHigh
      }
      /// Order of the bytes of a pair.
      @usableFromInline package var bigEndian: Bool { bits & 0x02 != 0 }
    }

    /// How data are read.
    @usableFromInline
    package struct CTRL_REG5: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x24 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xC0 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(fastRead: Bool = false, blockDataUpdate: Bool = false) {
        bits = 0
        if fastRead { bits |= 0x80 }
        if blockDataUpdate { bits |= 0x40 }
      }

      /// Whether a burst skips the low bytes of the outputs.
      @usableFromInline package var fastRead: Bool { bits & 0x80 != 0 }
      /// Whether a pair holds still between the reads of its halves.
      @usableFromInline package var blockDataUpdate: Bool { bits & 0x40 != 0 }
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

    /// Flux density of X, byte at the lower address.
    ///
    /// Reading it: may clear the data-ready and overrun bits; with BDU the other half is held.
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

      /// Low byte unless BLE swaps the pair; two's complement, 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of X, byte at the upper address.
    ///
    /// Reading it: may clear the data-ready and overrun bits; with BDU the other half is held.
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

      /// High byte unless BLE swaps the pair; two's complement, 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of Y, byte at the lower address.
    ///
    /// Reading it: may clear the data-ready and overrun bits; with BDU the other half is held.
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

      /// Low byte unless BLE swaps the pair; two's complement, 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of Y, byte at the upper address.
    ///
    /// Reading it: may clear the data-ready and overrun bits; with BDU the other half is held.
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

      /// High byte unless BLE swaps the pair; two's complement, 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of Z, byte at the lower address.
    ///
    /// Reading it: may clear the data-ready and overrun bits; with BDU the other half is held.
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

      /// Low byte unless BLE swaps the pair; two's complement, 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of Z, byte at the upper address.
    ///
    /// Reading it: may clear the data-ready and overrun bits; with BDU the other half is held.
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

      /// High byte unless BLE swaps the pair; two's complement, 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Temperature, low byte.
    @usableFromInline
    package struct TEMP_OUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x2E }
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
      @usableFromInline package static var address: UInt8 { 0x2F }
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

    /// Interrupt.
    @usableFromInline
    package struct INT_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x30 }
      @usableFromInline package static var reset: UInt8 { 0xE8 }
      @usableFromInline package static var settable: UInt8 { 0xE7 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        xEnabled: Bool = true, yEnabled: Bool = true, zEnabled: Bool = true,
        activeHigh: Bool = false, unlatched: Bool = false, enabled: Bool = false
      ) {
        bits = 0x08
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
      /// Must be written as 1; the LSM9DS1's datasheet prints 0.
      @usableFromInline package var fixed: UInt8 { (bits >> 3) & 0x03 }
      /// Level of the active pin INT. ST's header for the LIS3MDL has it the other way round.
      @usableFromInline package var activeHigh: Bool { bits & 0x04 != 0 }
      /// Whether the interrupt is latched. ST's header for the LIS3MDL has it the other way round.
      @usableFromInline package var unlatched: Bool { bits & 0x02 != 0 }
      /// Whether the interrupt is shown on pin INT.
      @usableFromInline package var enabled: Bool { bits & 0x01 != 0 }
    }

    /// State of the interrupt.
    ///
    /// Reading it: ends a latched interrupt.
    @usableFromInline
    package struct INT_SRC: Register {
      @usableFromInline package static var address: UInt8 { 0x31 }
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
    package struct INT_THS_L: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x32 }
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
    package struct INT_THS_H: WritableRegister {
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

      /// High byte; unsigned, in digits of the output, for both signs.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }
  }
}

extension Datasheet.LIS3MDL.CTRL_REG1.Performance {
  /// Output data rate while FAST_ODR is set; its inverse is the duration of a measurement (mHz).
  @usableFromInline
  package var fastMillihertz: Int32 {
    switch self {
    case .lowPower: 1_000_000
    case .medium: 560_000
    case .high: 300_000
    case .ultraHigh: 155_000
    }
  }
  /// From power-down to the first measurement's end (µs).
  @usableFromInline
  package var startUpMicroseconds: Int32 {
    switch self {
    case .lowPower: 1200
    case .medium: 1910
    case .high: 3480
    case .ultraHigh: 6650
    }
  }
  /// Noise of a measurement, RMS (µG).
  @usableFromInline
  package var noiseMicrogauss: Int32 {
    switch self {
    case .lowPower: 5300
    case .medium: 4600
    case .high: 4000
    case .ultraHigh: 3500
    }
  }
}

extension Datasheet.LIS3MDL.CTRL_REG1.DataRate {
  /// Output data rate while FAST_ODR is clear (mHz).
  @usableFromInline
  package var millihertz: Int32 {
    switch self {
    case .hertz0Point625: 625
    case .hertz1Point25: 1250
    case .hertz2Point5: 2500
    case .hertz5: 5000
    case .hertz10: 10_000
    case .hertz20: 20_000
    case .hertz40: 40_000
    case .hertz80: 80_000
    }
  }
}

extension Datasheet.LIS3MDL.CTRL_REG2.FullScale {
  /// Sensitivity (digits a gauss).
  @usableFromInline
  package var digitsPerGauss: Int32 {
    switch self {
    case .gauss4: 6842
    case .gauss8: 3421
    case .gauss12: 2281
    case .gauss16: 1711
    }
  }
  /// Full scale (G).
  @usableFromInline
  package var gauss: Int32 {
    switch self {
    case .gauss4: 4
    case .gauss8: 8
    case .gauss12: 12
    case .gauss16: 16
    }
  }
}
