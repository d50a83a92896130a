// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331dlh.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of STMicroelectronics, ±2, ±4 and ±8 g, 12 bits.
  @usableFromInline
  package enum LIS331DLH {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0x32 }
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
      /// With one sample period added: from power-down to the first valid sample; specified at 100
      /// Hz, and by one driver at every rate.
      @usableFromInline package static var turnOnOffset: Int64 { 1_000_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// The lowest output code, 12 bits (digits).
      @usableFromInline package static var lowestCode: Int { -2048 }
      /// The highest output code, 12 bits (digits).
      @usableFromInline package static var highestCode: Int { 2047 }
      /// Zero bits below the code in a 16-bit word (bits).
      @usableFromInline package static var unusedLowBits: Int { 4 }
      /// One step of INT1_THS and INT2_THS: full scale / 128 (digits).
      @usableFromInline package static var digitsPerThresholdStep: Int { 16 }
      /// One step of REFERENCE: full scale / 128 (digits).
      @usableFromInline package static var digitsPerReferenceStep: Int { 16 }
    }

    /// The identity byte.
    @usableFromInline
    package struct WHO_AM_I: Register {
      @usableFromInline package static var address: UInt8 { 0x0F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x32 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x32) {
        bits = identity
      }

      /// 0x32, also in several relatives.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Power, rate and axes.
    @usableFromInline
    package struct CTRL_REG1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x20 }
      @usableFromInline package static var reset: UInt8 { 0x07 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        powerMode: PowerMode = .powerDown, dataRate: DataRate = .hertz50, zEnabled: Bool = true,
        yEnabled: Bool = true, xEnabled: Bool = true
      ) {
        bits = powerMode.rawValue << 5
        bits |= dataRate.rawValue << 3
        if zEnabled { bits |= 0x04 }
        if yEnabled { bits |= 0x02 }
        if xEnabled { bits |= 0x01 }
      }

      /// The codes of PM.
      @usableFromInline
      package enum PowerMode: UInt8, Sendable {
        /// Nothing is measured.
        case powerDown = 0
        /// Measures at the rate of DR.
        case normal = 1
        /// Low power, 0.5 Hz.
        case lowPowerHalfHertz = 2
        /// Low power, 1 Hz.
        case lowPower1Hertz = 3
        /// Low power, 2 Hz.
        case lowPower2Hertz = 4
        /// Low power, 5 Hz.
        case lowPower5Hertz = 5
        /// Low power, 10 Hz.
        case lowPower10Hertz = 6
      }
      /// Power mode; below normal the mode also sets the rate. nil for the undefined code 7.
      @usableFromInline package var powerMode: PowerMode? { PowerMode(rawValue: bits >> 5) }
      /// The codes of DR.
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
        /// 50 Hz.
        case hertz50 = 0
        /// 100 Hz.
        case hertz100 = 1
        /// 400 Hz.
        case hertz400 = 2
        /// 1000 Hz.
        case hertz1000 = 3
      }
      /// Output data rate in normal mode; the low-pass in every mode.
      @usableFromInline
      package var dataRate: DataRate { DataRate(rawValue: (bits >> 3) & 0x03) ?? .hertz1000 }
      /// Whether the Z axis is measured.
      @usableFromInline package var zEnabled: Bool { bits & 0x04 != 0 }
      /// Whether the Y axis is measured.
      @usableFromInline package var yEnabled: Bool { bits & 0x02 != 0 }
      /// Whether the X axis is measured.
      @usableFromInline package var xEnabled: Bool { bits & 0x01 != 0 }
    }

    /// Boot and high-pass filter.
    @usableFromInline
    package struct CTRL_REG2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x21 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        boot: Bool = false, highPassMode: HighPassMode = .normal, filteredOutput: Bool = false,
        filteredInterrupt2: Bool = false, filteredInterrupt1: Bool = false,
        highPassCoefficient: HighPassCoefficient = .eight
      ) {
        bits = highPassMode.rawValue << 5
        if boot { bits |= 0x80 }
        if filteredOutput { bits |= 0x10 }
        if filteredInterrupt2 { bits |= 0x08 }
        if filteredInterrupt1 { bits |= 0x04 }
        bits |= highPassCoefficient.rawValue
      }

      /// Loads the factory trim again.
      @usableFromInline package var boot: Bool { bits & 0x80 != 0 }
      /// The codes of HPM.
      @usableFromInline
      package enum HighPassMode: UInt8, Sendable {
        /// Tracks the input; a read of HP_FILTER_RESET restarts it.
        case normal = 0
        /// Subtracts REFERENCE.
        case reference = 1
        /// As normal.
        case normalAlternate = 2
      }
      /// How the high-pass filter works. nil for the undefined code 3.
      @usableFromInline
      package var highPassMode: HighPassMode? { HighPassMode(rawValue: (bits >> 5) & 0x03) }
      /// Whether the outputs carry high-passed data.
      @usableFromInline package var filteredOutput: Bool { bits & 0x10 != 0 }
      /// Whether interrupt generator 2 sees high-passed data.
      @usableFromInline package var filteredInterrupt2: Bool { bits & 0x08 != 0 }
      /// Whether interrupt generator 1 sees high-passed data.
      @usableFromInline package var filteredInterrupt1: Bool { bits & 0x04 != 0 }
      /// The codes of HPCF.
      @usableFromInline
      package enum HighPassCoefficient: UInt8, Sendable {
        /// Coefficient 8.
        case eight = 0
        /// Coefficient 16.
        case sixteen = 1
        /// Coefficient 32.
        case thirtyTwo = 2
        /// Coefficient 64.
        case sixtyFour = 3
      }
      /// The high-pass coefficient HPc.
      @usableFromInline
      package var highPassCoefficient: HighPassCoefficient {
        HighPassCoefficient(rawValue: bits & 0x03) ?? .sixtyFour
      }
    }

    /// Interrupt pins.
    @usableFromInline
    package struct CTRL_REG3: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x22 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        activeLow: Bool = false, openDrain: Bool = false, latchInterrupt2: Bool = false,
        interrupt2Signal: Interrupt2Signal = .ownInterrupt, latchInterrupt1: Bool = false,
        interrupt1Signal: Interrupt1Signal = .ownInterrupt
      ) {
        bits = interrupt2Signal.rawValue << 3
        if activeLow { bits |= 0x80 }
        if openDrain { bits |= 0x40 }
        if latchInterrupt2 { bits |= 0x20 }
        if latchInterrupt1 { bits |= 0x04 }
        bits |= interrupt1Signal.rawValue
      }

      /// Polarity of both pins.
      @usableFromInline package var activeLow: Bool { bits & 0x80 != 0 }
      /// Drive of both pins.
      @usableFromInline package var openDrain: Bool { bits & 0x40 != 0 }
      /// Whether interrupt 2 holds until INT2_SRC is read.
      @usableFromInline package var latchInterrupt2: Bool { bits & 0x20 != 0 }
      /// The codes of I2_CFG.
      @usableFromInline
      package enum Interrupt2Signal: UInt8, Sendable {
        /// Interrupt generator 2.
        case ownInterrupt = 0
        /// Either generator.
        case eitherInterrupt = 1
        /// Data ready.
        case dataReady = 2
        /// Boot in progress.
        case booting = 3
      }
      /// What drives pin INT2.
      @usableFromInline
      package var interrupt2Signal: Interrupt2Signal {
        Interrupt2Signal(rawValue: (bits >> 3) & 0x03) ?? .booting
      }
      /// Whether interrupt 1 holds until INT1_SRC is read.
      @usableFromInline package var latchInterrupt1: Bool { bits & 0x04 != 0 }
      /// The codes of I1_CFG.
      @usableFromInline
      package enum Interrupt1Signal: UInt8, Sendable {
        /// Interrupt generator 1.
        case ownInterrupt = 0
        /// Either generator.
        case eitherInterrupt = 1
        /// Data ready.
        case dataReady = 2
        /// Boot in progress.
        case booting = 3
      }
      /// What drives pin INT1.
      @usableFromInline
      package var interrupt1Signal: Interrupt1Signal {
        Interrupt1Signal(rawValue: bits & 0x03) ?? .booting
      }
    }

    /// Data format, full scale and self-test.
    @usableFromInline
    package struct CTRL_REG4: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x23 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xFB }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        blockDataUpdate: Bool = false, bigEndian: Bool = false, fullScale: FullScale = .g2,
        selfTestSign: SelfTestSign = .plus, selfTest: Bool = false, threeWireSPI: Bool = false
      ) {
        bits = fullScale.rawValue << 4
        if blockDataUpdate { bits |= 0x80 }
        if bigEndian { bits |= 0x40 }
        bits |= selfTestSign.rawValue << 3
        if selfTest { bits |= 0x02 }
        if threeWireSPI { bits |= 0x01 }
      }

      /// Whether a pair holds still between the reads of its halves.
      @usableFromInline package var blockDataUpdate: Bool { bits & 0x80 != 0 }
      /// Order of the bytes of a pair.
      @usableFromInline package var bigEndian: Bool { bits & 0x40 != 0 }
      /// The codes of FS.
      @usableFromInline
      package enum FullScale: UInt8, Sendable {
        /// ±2 g.
        case g2 = 0
        /// ±4 g.
        case g4 = 1
        /// ±8 g.
        case g8 = 3
      }
      /// Full scale. nil for the undefined code 2.
      @usableFromInline
      package var fullScale: FullScale? { FullScale(rawValue: (bits >> 4) & 0x03) }
      /// The codes of STsign.
      @usableFromInline
      package enum SelfTestSign: UInt8, Sendable {
        /// Outputs rise.
        case plus = 0
        /// Outputs fall.
        case minus = 1
      }
      /// Direction of the self-test force on all three axes.
      @usableFromInline
      package var selfTestSign: SelfTestSign {
        SelfTestSign(rawValue: (bits >> 3) & 0x01) ?? .minus
      }
      /// Whether the self-test force acts.
      @usableFromInline package var selfTest: Bool { bits & 0x02 != 0 }
      /// SPI wiring.
      @usableFromInline package var threeWireSPI: Bool { bits & 0x01 != 0 }
    }

    /// Sleep to wake.
    @usableFromInline
    package struct CTRL_REG5: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x24 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x03 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(turnOn: TurnOn = .off) {
        bits = turnOn.rawValue
      }

      /// The codes of TurnOn.
      @usableFromInline
      package enum TurnOn: UInt8, Sendable {
        /// Stays in its mode.
        case off = 0
        /// Wakes on an interrupt.
        case on = 3
      }
      /// Whether an interrupt turns a low-power mode into normal mode. nil for the undefined codes
      /// 1, 2.
      @usableFromInline package var turnOn: TurnOn? { TurnOn(rawValue: bits & 0x03) }
    }

    /// Restarts the high-pass filter when read; the value means nothing.
    ///
    /// Reading it: sets the high-pass filter to the present input.
    @usableFromInline
    package struct HP_FILTER_RESET: Register {
      @usableFromInline package static var address: UInt8 { 0x25 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// What reference mode subtracts.
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

      /// In steps of full scale / 128.
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

      /// Low byte unless BLE swaps the pair.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// X acceleration, byte at the upper address.
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

      /// High byte unless BLE swaps the pair.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Y acceleration, byte at the lower address.
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

      /// Low byte unless BLE swaps the pair.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Y acceleration, byte at the upper address.
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

      /// High byte unless BLE swaps the pair.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Z acceleration, byte at the lower address.
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

      /// Low byte unless BLE swaps the pair.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Z acceleration, byte at the upper address.
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

      /// High byte unless BLE swaps the pair.
      @usableFromInline package var value: UInt8 { bits }
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

      /// In steps of full scale / 128.
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

      /// In samples at the rate in force.
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

      /// In steps of full scale / 128.
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

      /// In samples at the rate in force.
      @usableFromInline package var duration: UInt8 { bits & 0x7F }
    }
  }
}

extension Datasheet.LIS331DLH.CTRL_REG1.PowerMode {
  /// Output data rate of a low-power mode; nil for the other modes (mHz).
  @usableFromInline
  package var lowPowerMillihertz: Int32? {
    switch self {
    case .powerDown: nil
    case .normal: nil
    case .lowPowerHalfHertz: 500
    case .lowPower1Hertz: 1000
    case .lowPower2Hertz: 2000
    case .lowPower5Hertz: 5000
    case .lowPower10Hertz: 10_000
    }
  }
}

extension Datasheet.LIS331DLH.CTRL_REG1.DataRate {
  /// Output data rate in normal mode (mHz).
  @usableFromInline
  package var millihertz: Int32 {
    switch self {
    case .hertz50: 50_000
    case .hertz100: 100_000
    case .hertz400: 400_000
    case .hertz1000: 1_000_000
    }
  }
  /// Cut-off of the low-pass filter (mHz).
  @usableFromInline
  package var lowPassCutoffMillihertz: Int32 {
    switch self {
    case .hertz50: 37_000
    case .hertz100: 74_000
    case .hertz400: 292_000
    case .hertz1000: 780_000
    }
  }
}

extension Datasheet.LIS331DLH.CTRL_REG2.HighPassCoefficient {
  /// The high-pass coefficient HPc (1).
  @usableFromInline
  package var divisor: Int32 {
    switch self {
    case .eight: 8
    case .sixteen: 16
    case .thirtyTwo: 32
    case .sixtyFour: 64
    }
  }
}

extension Datasheet.LIS331DLH {
  /// Cut-off of the high-pass filter in normal mode, as printed (rounded) (mHz).
  @usableFromInline
  package static func highPassCutoffMillihertz(
    dataRate: CTRL_REG1.DataRate, highPassCoefficient: CTRL_REG2.HighPassCoefficient
  ) -> Int32 {
    let row: InlineArray<16, Int32> = [
      1000, 500, 250, 125,
      2000, 1000, 500, 250,
      8000, 4000, 2000, 1000,
      20_000, 10_000, 5000, 2500,
    ]
    return row[Int(dataRate.rawValue) * 4 + Int(highPassCoefficient.rawValue)]
  }
}
