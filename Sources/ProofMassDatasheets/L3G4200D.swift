// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3g4200d.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis gyroscope of STMicroelectronics, ±250, ±500 and ±2000 °/s, 16 bits, FIFO.
  public enum L3G4200D {
    /// The value of the identity register.
    public static var identity: UInt8 { 0xD3 }
    /// The address of the identity register.
    public static var identityRegister: UInt8 { 0x0F }
    /// The 7-bit I2C address with all address pins low.
    public static var i2cAddress: UInt8 { 0x68 }
    /// The bit that a run of registers adds to its first address on I2C.
    public static var i2cIncrementBit: UInt8 { 0x80 }
    /// The bit of an SPI command that reads.
    public static var spiReadBit: UInt8 { 0x80 }
    /// The bit that a run of registers adds to its SPI command.
    public static var spiIncrementBit: UInt8 { 0x40 }
    /// The bits of an SPI command that hold the address.
    public static var spiAddressMask: UInt8 { 0x3F }
    /// Whether an SPI frame writes one register only.
    public static var spiOneRegisterAWrite: Bool { false }

    /// Times in nanoseconds.
    public enum Timing {
      /// From power-on to the end of the trim download; that it takes as long after BOOT is
      /// inferred.
      public static var boot: Int64 { 10_000_000 }
      /// Between two values of OUT_TEMP.
      public static var temperaturePeriod: Int64 { 1_000_000_000 }
    }

    /// Single numbers of the part.
    public enum Constant {
      /// The lowest output code; that it clips there is inferred (digits).
      public static var lowestCode: Int { -32_768 }
      /// The highest output code; that it clips there is inferred (digits).
      public static var highestCode: Int { 32_767 }
      /// One step of the thresholds (digits).
      public static var digitsPerThresholdStep: Int { 1 }
      /// One step of REFERENCE; the printed unit cannot be right (digits).
      public static var digitsPerReferenceStep: Int { 256 }
      /// Change of temperature with one digit of OUT_TEMP (°C a digit).
      public static var temperatureDegreesPerDigit: Int { -1 }
      /// Slots of the FIFO (sets).
      public static var fifoDepth: Int { 32 }
      /// Where a burst continues after fifoLastAddress while the FIFO is in use (address).
      public static var fifoFirstAddress: Int { 40 }
      /// The last address of a set in the FIFO (address).
      public static var fifoLastAddress: Int { 45 }
      /// From sleep, or after a change of settings, without the second low-pass (samples).
      public static var settlingSamples: Int { 1 }
      /// From sleep, or after a change of settings, with the second low-pass (samples).
      public static var settlingSamplesLowPass2: Int { 6 }
      /// The least change under self-test at ±2000 °/s that an example for a relative accepts
      /// (°/s).
      public static var selfTestLowest: Int { 200 }
      /// The greatest change under self-test at ±2000 °/s that an example for a relative accepts
      /// (°/s).
      public static var selfTestHighest: Int { 800 }
    }

    /// The identity byte.
    public struct WHO_AM_I: Register {
      public static var address: UInt8 { 0x0F }
      /// The value after power-on.
      public static var reset: UInt8 { 0xD3 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(identity: UInt8 = 0xD3) {
        bits = identity
      }

      /// 0xD3, also in several relatives.
      public var identity: UInt8 { bits }
    }

    /// Data rate, bandwidth, power and axes.
    public struct CTRL_REG1: WritableRegister {
      public static var address: UInt8 { 0x20 }
      public static var reset: UInt8 { 0x07 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(
        dataRate: DataRate = .hertz100, bandwidth: Bandwidth = .lowest, powered: Bool = false,
        zEnabled: Bool = true, yEnabled: Bool = true, xEnabled: Bool = true
      ) {
        bits = dataRate.rawValue << 6
        bits |= bandwidth.rawValue << 4
        if powered { bits |= 0x08 }
        if zEnabled { bits |= 0x04 }
        if yEnabled { bits |= 0x02 }
        if xEnabled { bits |= 0x01 }
      }

      /// The codes of DR.
      public enum DataRate: UInt8, Sendable {
        /// 100 Hz.
        case hertz100 = 0
        /// 200 Hz.
        case hertz200 = 1
        /// 400 Hz.
        case hertz400 = 2
        /// 800 Hz.
        case hertz800 = 3
      }
      /// Output data rate.
      public var dataRate: DataRate { DataRate(rawValue: bits >> 6) ?? .hertz800 }
      /// The codes of BW.
      public enum Bandwidth: UInt8, Sendable {
        /// Lowest cut-off.
        case lowest = 0
        /// Second lowest cut-off.
        case low = 1
        /// Second highest cut-off.
        case high = 2
        /// Highest cut-off.
        case highest = 3
      }
      /// Cut-off of the second low-pass, by rate; it acts only where a selection passes through it.
      public var bandwidth: Bandwidth { Bandwidth(rawValue: (bits >> 4) & 0x03) ?? .highest }
      /// Whether the drive runs; with no axis enabled the part sleeps.
      public var powered: Bool { bits & 0x08 != 0 }
      /// Whether the Z axis is measured.
      public var zEnabled: Bool { bits & 0x04 != 0 }
      /// Whether the Y axis is measured.
      public var yEnabled: Bool { bits & 0x02 != 0 }
      /// Whether the X axis is measured.
      public var xEnabled: Bool { bits & 0x01 != 0 }
    }

    /// High-pass filter.
    public struct CTRL_REG2: WritableRegister {
      public static var address: UInt8 { 0x21 }
      public static var reset: UInt8 { 0x00 }
      public static var settable: UInt8 { 0x3F }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(highPassMode: HighPassMode = .normal, highPassCutoff: HighPassCutoff = .step0) {
        bits = highPassMode.rawValue << 4
        bits |= highPassCutoff.rawValue
      }

      /// The codes of HPM.
      public enum HighPassMode: UInt8, Sendable {
        /// Tracks the input; a read of REFERENCE restarts it.
        case normal = 0
        /// Subtracts REFERENCE.
        case reference = 1
        /// As normal; only the application note lets a read restart it.
        case normalAlternate = 2
        /// Restarts when the interrupt occurs.
        case autoReset = 3
      }
      /// How the high-pass filter works.
      public var highPassMode: HighPassMode {
        HighPassMode(rawValue: (bits >> 4) & 0x03) ?? .autoReset
      }
      /// The codes of HPCF.
      public enum HighPassCutoff: UInt8, Sendable {
        /// The highest cut-off.
        case step0 = 0
        /// Step 1 below the highest.
        case step1 = 1
        /// Step 2 below the highest.
        case step2 = 2
        /// Step 3 below the highest.
        case step3 = 3
        /// Step 4 below the highest.
        case step4 = 4
        /// Step 5 below the highest.
        case step5 = 5
        /// Step 6 below the highest.
        case step6 = 6
        /// Step 7 below the highest.
        case step7 = 7
        /// Step 8 below the highest.
        case step8 = 8
        /// Step 9 below the highest.
        case step9 = 9
      }
      /// Cut-off of the high-pass, by rate. nil for the undefined codes 10, 11, 12, 13, 14, 15.
      public var highPassCutoff: HighPassCutoff? { HighPassCutoff(rawValue: bits & 0x0F) }
    }

    /// Interrupt pins.
    public struct CTRL_REG3: WritableRegister {
      public static var address: UInt8 { 0x22 }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(
        interruptOnINT1: Bool = false, bootOnINT1: Bool = false, activeLow: Bool = false,
        openDrain: Bool = false, dataReadyOnINT2: Bool = false, watermarkOnINT2: Bool = false,
        overrunOnINT2: Bool = false, emptyOnINT2: Bool = false
      ) {
        bits = 0
        if interruptOnINT1 { bits |= 0x80 }
        if bootOnINT1 { bits |= 0x40 }
        if activeLow { bits |= 0x20 }
        if openDrain { bits |= 0x10 }
        if dataReadyOnINT2 { bits |= 0x08 }
        if watermarkOnINT2 { bits |= 0x04 }
        if overrunOnINT2 { bits |= 0x02 }
        if emptyOnINT2 { bits |= 0x01 }
      }

      /// Whether the interrupt generator drives pin INT1.
      public var interruptOnINT1: Bool { bits & 0x80 != 0 }
      /// Whether a boot in progress drives pin INT1.
      public var bootOnINT1: Bool { bits & 0x40 != 0 }
      /// Polarity of pin INT1 alone; a sentence of the application note, against its figure, has
      /// DRDY follow.
      public var activeLow: Bool { bits & 0x20 != 0 }
      /// Drive of pin INT1.
      public var openDrain: Bool { bits & 0x10 != 0 }
      /// Whether data ready drives pin DRDY/INT2.
      public var dataReadyOnINT2: Bool { bits & 0x08 != 0 }
      /// Whether the FIFO watermark drives pin DRDY/INT2.
      public var watermarkOnINT2: Bool { bits & 0x04 != 0 }
      /// Whether the FIFO overrun drives pin DRDY/INT2.
      public var overrunOnINT2: Bool { bits & 0x02 != 0 }
      /// Whether the empty FIFO drives pin DRDY/INT2.
      public var emptyOnINT2: Bool { bits & 0x01 != 0 }
    }

    /// Data format, full scale and self-test.
    public struct CTRL_REG4: WritableRegister {
      public static var address: UInt8 { 0x23 }
      public static var reset: UInt8 { 0x00 }
      public static var settable: UInt8 { 0xF7 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(
        blockDataUpdate: Bool = false, bigEndian: Bool = false, fullScale: FullScale = .dps250,
        selfTest: SelfTest = .off, threeWireSPI: Bool = false
      ) {
        bits = fullScale.rawValue << 4
        if blockDataUpdate { bits |= 0x80 }
        if bigEndian { bits |= 0x40 }
        bits |= selfTest.rawValue << 1
        if threeWireSPI { bits |= 0x01 }
      }

      /// Whether a pair holds still between the reads of its halves.
      public var blockDataUpdate: Bool { bits & 0x80 != 0 }
      /// Order of the bytes of a pair.
      public var bigEndian: Bool { bits & 0x40 != 0 }
      /// The codes of FS.
      public enum FullScale: UInt8, Sendable {
        /// ±250 °/s.
        case dps250 = 0
        /// ±500 °/s.
        case dps500 = 1
        /// ±2000 °/s.
        case dps2000 = 2
        /// ±2000 °/s, the other code.
        case dps2000Alternate = 3
      }
      /// Full scale.
      public var fullScale: FullScale {
        FullScale(rawValue: (bits >> 4) & 0x03) ?? .dps2000Alternate
      }
      /// The codes of ST.
      public enum SelfTest: UInt8, Sendable {
        /// Off.
        case off = 0
        /// Outputs rise.
        case plus = 1
        /// Outputs fall.
        case minus = 3
      }
      /// Self-test. nil for the undefined code 2.
      public var selfTest: SelfTest? { SelfTest(rawValue: (bits >> 1) & 0x03) }
      /// SPI wiring.
      public var threeWireSPI: Bool { bits & 0x01 != 0 }
    }

    /// Boot, FIFO and the paths through the filters.
    public struct CTRL_REG5: WritableRegister {
      public static var address: UInt8 { 0x24 }
      public static var reset: UInt8 { 0x00 }
      public static var settable: UInt8 { 0xDF }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(
        boot: Bool = false, fifoEnabled: Bool = false, highPassEnabled: Bool = false,
        interruptSelection: InterruptSelection = .lowPass1,
        outputSelection: OutputSelection = .lowPass1
      ) {
        bits = interruptSelection.rawValue << 2
        if boot { bits |= 0x80 }
        if fifoEnabled { bits |= 0x40 }
        if highPassEnabled { bits |= 0x10 }
        bits |= outputSelection.rawValue
      }

      /// Loads the factory trim again; that it clears itself is inferred.
      public var boot: Bool { bits & 0x80 != 0 }
      /// Whether the outputs come from the FIFO.
      public var fifoEnabled: Bool { bits & 0x40 != 0 }
      /// Whether the high-pass feeds the second low-pass.
      public var highPassEnabled: Bool { bits & 0x10 != 0 }
      /// The codes of INT1_Sel.
      public enum InterruptSelection: UInt8, Sendable {
        /// First low-pass.
        case lowPass1 = 0
        /// High-pass.
        case highPass = 1
        /// Second low-pass.
        case lowPass2 = 2
        /// Second low-pass, the other code.
        case lowPass2Alternate = 3
      }
      /// What the interrupt generator sees.
      public var interruptSelection: InterruptSelection {
        InterruptSelection(rawValue: (bits >> 2) & 0x03) ?? .lowPass2Alternate
      }
      /// The codes of Out_Sel.
      public enum OutputSelection: UInt8, Sendable {
        /// First low-pass.
        case lowPass1 = 0
        /// High-pass.
        case highPass = 1
        /// Second low-pass.
        case lowPass2 = 2
        /// Second low-pass, the other code.
        case lowPass2Alternate = 3
      }
      /// What the outputs and the FIFO carry.
      public var outputSelection: OutputSelection {
        OutputSelection(rawValue: bits & 0x03) ?? .lowPass2Alternate
      }
    }

    /// What reference mode subtracts.
    ///
    /// Reading it: in normal mode, restarts the high-pass filter at the present input.
    public struct REFERENCE: WritableRegister {
      public static var address: UInt8 { 0x25 }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(reference: Int8 = 0) {
        bits = UInt8(bitPattern: reference)
      }

      /// Two's complement, in steps of 256 digits.
      public var reference: Int8 { Int8(bitPattern: bits) }
    }

    /// Temperature, falling one digit a degree; no offset is specified.
    public struct OUT_TEMP: Register {
      public static var address: UInt8 { 0x26 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      public init(temperature: Int8 = 0) {
        bits = UInt8(bitPattern: temperature)
      }

      /// Two's complement; relative only.
      public var temperature: Int8 { Int8(bitPattern: bits) }
    }

    /// New data and overrun.
    public struct STATUS_REG: Register {
      public static var address: UInt8 { 0x27 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(
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
      public var zyxOverrun: Bool { bits & 0x80 != 0 }
      /// A new value of Z replaced one that was not read.
      public var zOverrun: Bool { bits & 0x40 != 0 }
      /// A new value of Y replaced one that was not read.
      public var yOverrun: Bool { bits & 0x20 != 0 }
      /// A new value of X replaced one that was not read.
      public var xOverrun: Bool { bits & 0x10 != 0 }
      /// A new value of the set waits to be read.
      public var zyxNew: Bool { bits & 0x08 != 0 }
      /// A new value of Z waits to be read.
      public var zNew: Bool { bits & 0x04 != 0 }
      /// A new value of Y waits to be read.
      public var yNew: Bool { bits & 0x02 != 0 }
      /// A new value of X waits to be read.
      public var xNew: Bool { bits & 0x01 != 0 }
    }

    /// X angular rate, byte at the lower address.
    ///
    /// Reading it: may clear the data-ready and overrun bits and take a set from the FIFO; with BDU
    /// the other half is held.
    public struct OUT_X_L: Register {
      public static var address: UInt8 { 0x28 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte unless BLE swaps the pair.
      public var value: UInt8 { bits }
    }

    /// X angular rate, byte at the upper address.
    ///
    /// Reading it: may clear the data-ready and overrun bits and take a set from the FIFO; with BDU
    /// the other half is held.
    public struct OUT_X_H: Register {
      public static var address: UInt8 { 0x29 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte unless BLE swaps the pair.
      public var value: UInt8 { bits }
    }

    /// Y angular rate, byte at the lower address.
    ///
    /// Reading it: may clear the data-ready and overrun bits and take a set from the FIFO; with BDU
    /// the other half is held.
    public struct OUT_Y_L: Register {
      public static var address: UInt8 { 0x2A }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte unless BLE swaps the pair.
      public var value: UInt8 { bits }
    }

    /// Y angular rate, byte at the upper address.
    ///
    /// Reading it: may clear the data-ready and overrun bits and take a set from the FIFO; with BDU
    /// the other half is held.
    public struct OUT_Y_H: Register {
      public static var address: UInt8 { 0x2B }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte unless BLE swaps the pair.
      public var value: UInt8 { bits }
    }

    /// Z angular rate, byte at the lower address.
    ///
    /// Reading it: may clear the data-ready and overrun bits and take a set from the FIFO; with BDU
    /// the other half is held.
    public struct OUT_Z_L: Register {
      public static var address: UInt8 { 0x2C }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte unless BLE swaps the pair.
      public var value: UInt8 { bits }
    }

    /// Z angular rate, byte at the upper address.
    ///
    /// Reading it: may clear the data-ready and overrun bits and take a set from the FIFO; with BDU
    /// the other half is held.
    public struct OUT_Z_H: Register {
      public static var address: UInt8 { 0x2D }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte unless BLE swaps the pair.
      public var value: UInt8 { bits }
    }

    /// FIFO mode and watermark.
    public struct FIFO_CTRL_REG: WritableRegister {
      public static var address: UInt8 { 0x2E }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(mode: Mode = .bypass, watermark: UInt8 = 0) {
        bits = mode.rawValue << 5
        bits |= watermark & 0x1F
      }

      /// The codes of FM.
      public enum Mode: UInt8, Sendable {
        /// Empty and idle.
        case bypass = 0
        /// Fills once and stops.
        case fifo = 1
        /// Drops the oldest set when full.
        case stream = 2
        /// Stream until an interrupt, then FIFO.
        case streamToFIFO = 3
        /// Bypass until an interrupt, then stream.
        case bypassToStream = 4
      }
      /// FIFO mode. nil for the undefined codes 5, 6, 7.
      public var mode: Mode? { Mode(rawValue: bits >> 5) }
      /// Sets that the FIFO must hold more of (application note), or as many (datasheet), to report
      /// the watermark.
      public var watermark: UInt8 { bits & 0x1F }
    }

    /// State of the FIFO.
    public struct FIFO_SRC_REG: Register {
      public static var address: UInt8 { 0x2F }
      /// The value after power-on.
      public static var reset: UInt8 { 0x20 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(
        watermark: Bool = false, overrun: Bool = false, empty: Bool = true, unread: UInt8 = 0
      ) {
        bits = unread & 0x1F
        if watermark { bits |= 0x80 }
        if overrun { bits |= 0x40 }
        if empty { bits |= 0x20 }
      }

      /// Whether the FIFO holds more than the watermark (application note), or as many or more
      /// (datasheet).
      public var watermark: Bool { bits & 0x80 != 0 }
      /// Whether all 32 slots are taken.
      public var overrun: Bool { bits & 0x40 != 0 }
      /// Whether no set is unread.
      public var empty: Bool { bits & 0x20 != 0 }
      /// Unread sets; 31 also stands for 32.
      public var unread: UInt8 { bits & 0x1F }
    }

    /// Events of the interrupt generator.
    public struct INT1_CFG: WritableRegister {
      public static var address: UInt8 { 0x30 }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(
        combination: Combination = .or, latchInterrupt: Bool = false, zHighEnabled: Bool = false,
        zLowEnabled: Bool = false, yHighEnabled: Bool = false, yLowEnabled: Bool = false,
        xHighEnabled: Bool = false, xLowEnabled: Bool = false
      ) {
        bits = combination.rawValue << 7
        if latchInterrupt { bits |= 0x40 }
        if zHighEnabled { bits |= 0x20 }
        if zLowEnabled { bits |= 0x10 }
        if yHighEnabled { bits |= 0x08 }
        if yLowEnabled { bits |= 0x04 }
        if xHighEnabled { bits |= 0x02 }
        if xLowEnabled { bits |= 0x01 }
      }

      /// The codes of AND/OR.
      public enum Combination: UInt8, Sendable {
        /// Any event.
        case or = 0
        /// All events.
        case and = 1
      }
      /// How events combine.
      public var combination: Combination { Combination(rawValue: bits >> 7) ?? .and }
      /// Whether the interrupt holds until INT1_SRC is read.
      public var latchInterrupt: Bool { bits & 0x40 != 0 }
      /// Whether Z above the threshold takes part.
      public var zHighEnabled: Bool { bits & 0x20 != 0 }
      /// Whether Z below the threshold takes part.
      public var zLowEnabled: Bool { bits & 0x10 != 0 }
      /// Whether Y above the threshold takes part.
      public var yHighEnabled: Bool { bits & 0x08 != 0 }
      /// Whether Y below the threshold takes part.
      public var yLowEnabled: Bool { bits & 0x04 != 0 }
      /// Whether X above the threshold takes part.
      public var xHighEnabled: Bool { bits & 0x02 != 0 }
      /// Whether X below the threshold takes part.
      public var xLowEnabled: Bool { bits & 0x01 != 0 }
    }

    /// State of the interrupt generator.
    ///
    /// Reading it: clears the interrupt, and a latched state is taken anew.
    public struct INT1_SRC: Register {
      public static var address: UInt8 { 0x31 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(
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
      public var active: Bool { bits & 0x40 != 0 }
      /// Z above the threshold.
      public var zHigh: Bool { bits & 0x20 != 0 }
      /// Z below the threshold.
      public var zLow: Bool { bits & 0x10 != 0 }
      /// Y above the threshold.
      public var yHigh: Bool { bits & 0x08 != 0 }
      /// Y below the threshold.
      public var yLow: Bool { bits & 0x04 != 0 }
      /// X above the threshold.
      public var xHigh: Bool { bits & 0x02 != 0 }
      /// X below the threshold.
      public var xLow: Bool { bits & 0x01 != 0 }
    }

    /// Threshold of X, high byte.
    public struct INT1_TSH_XH: WritableRegister {
      public static var address: UInt8 { 0x32 }
      public static var reset: UInt8 { 0x00 }
      public static var settable: UInt8 { 0x7F }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(threshold: UInt8 = 0) {
        bits = threshold & 0x7F
      }

      /// Bits 14 to 8 of a magnitude in output digits.
      public var threshold: UInt8 { bits & 0x7F }
    }

    /// Threshold of X, low byte.
    public struct INT1_TSH_XL: WritableRegister {
      public static var address: UInt8 { 0x33 }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Bits 7 to 0 of a magnitude in output digits.
      public var threshold: UInt8 { bits }
    }

    /// Threshold of Y, high byte.
    public struct INT1_TSH_YH: WritableRegister {
      public static var address: UInt8 { 0x34 }
      public static var reset: UInt8 { 0x00 }
      public static var settable: UInt8 { 0x7F }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(threshold: UInt8 = 0) {
        bits = threshold & 0x7F
      }

      /// Bits 14 to 8 of a magnitude in output digits.
      public var threshold: UInt8 { bits & 0x7F }
    }

    /// Threshold of Y, low byte.
    public struct INT1_TSH_YL: WritableRegister {
      public static var address: UInt8 { 0x35 }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Bits 7 to 0 of a magnitude in output digits.
      public var threshold: UInt8 { bits }
    }

    /// Threshold of Z, high byte.
    public struct INT1_TSH_ZH: WritableRegister {
      public static var address: UInt8 { 0x36 }
      public static var reset: UInt8 { 0x00 }
      public static var settable: UInt8 { 0x7F }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(threshold: UInt8 = 0) {
        bits = threshold & 0x7F
      }

      /// Bits 14 to 8 of a magnitude in output digits.
      public var threshold: UInt8 { bits & 0x7F }
    }

    /// Threshold of Z, low byte.
    public struct INT1_TSH_ZL: WritableRegister {
      public static var address: UInt8 { 0x37 }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Bits 7 to 0 of a magnitude in output digits.
      public var threshold: UInt8 { bits }
    }

    /// How long the condition of the interrupt has to last.
    public struct INT1_DURATION: WritableRegister {
      public static var address: UInt8 { 0x38 }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(wait: Bool = false, duration: UInt8 = 0) {
        bits = duration & 0x7F
        if wait { bits |= 0x80 }
      }

      /// Whether the interrupt also ends only after the duration.
      public var wait: Bool { bits & 0x80 != 0 }
      /// In samples.
      public var duration: UInt8 { bits & 0x7F }
    }
  }
}
