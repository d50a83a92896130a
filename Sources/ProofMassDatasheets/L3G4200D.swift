// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3g4200d.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis gyroscope of STMicroelectronics, ±250, ±500 and ±2000 °/s, 16 bits, FIFO.
  @usableFromInline
  package enum L3G4200D {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0xD3 }
    /// The address of the identity register.
    @usableFromInline package static var identityRegister: UInt8 { 0x0F }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package static var i2cAddress: UInt8 { 0x68 }
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
      @usableFromInline package static var boot: Int64 { 10_000_000 }
      /// Between two values of OUT_TEMP.
      @usableFromInline package static var temperaturePeriod: Int64 { 1_000_000_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// The lowest output code; that it clips there is inferred (digits).
      @usableFromInline package static var lowestCode: Int { -32_768 }
      /// The highest output code; that it clips there is inferred (digits).
      @usableFromInline package static var highestCode: Int { 32_767 }
      /// One step of the thresholds (digits).
      @usableFromInline package static var digitsPerThresholdStep: Int { 1 }
      /// One step of REFERENCE; the printed unit cannot be right (digits).
      @usableFromInline package static var digitsPerReferenceStep: Int { 256 }
      /// Change of temperature with one digit of OUT_TEMP (°C a digit).
      @usableFromInline package static var temperatureDegreesPerDigit: Int { -1 }
      /// Slots of the FIFO (sets).
      @usableFromInline package static var fifoDepth: Int { 32 }
      /// Where a burst continues after fifoLastAddress while the FIFO is in use (address).
      @usableFromInline package static var fifoFirstAddress: Int { 40 }
      /// The last address of a set in the FIFO (address).
      @usableFromInline package static var fifoLastAddress: Int { 45 }
      /// From sleep, or after a change of settings, without the second low-pass (samples).
      @usableFromInline package static var settlingSamples: Int { 1 }
      /// From sleep, or after a change of settings, with the second low-pass (samples).
      @usableFromInline package static var settlingSamplesLowPass2: Int { 6 }
      /// The least change under self-test at ±2000 °/s that an example for a relative accepts
      /// (°/s).
      @usableFromInline package static var selfTestLowest: Int { 200 }
      /// The greatest change under self-test at ±2000 °/s that an example for a relative accepts
      /// (°/s).
      @usableFromInline package static var selfTestHighest: Int { 800 }
    }

    /// The identity byte.
    @usableFromInline
    package struct WHO_AM_I: Register {
      @usableFromInline package static var address: UInt8 { 0x0F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0xD3 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0xD3) {
        bits = identity
      }

      /// 0xD3, also in several relatives.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Data rate, bandwidth, power and axes.
    @usableFromInline
    package struct CTRL_REG1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x20 }
      @usableFromInline package static var reset: UInt8 { 0x07 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
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
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
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
      @usableFromInline
      package var dataRate: DataRate { DataRate(rawValue: bits >> 6) ?? .hertz800 }
      /// The codes of BW.
      @usableFromInline
      package enum Bandwidth: UInt8, Sendable {
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
      @usableFromInline
      package var bandwidth: Bandwidth { Bandwidth(rawValue: (bits >> 4) & 0x03) ?? .highest }
      /// Whether the drive runs; with no axis enabled the part sleeps.
      @usableFromInline package var powered: Bool { bits & 0x08 != 0 }
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
      @usableFromInline package static var settable: UInt8 { 0x3F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(highPassMode: HighPassMode = .normal, highPassCutoff: HighPassCutoff = .step0) {
        bits = highPassMode.rawValue << 4
        bits |= highPassCutoff.rawValue
      }

      /// The codes of HPM.
      @usableFromInline
      package enum HighPassMode: UInt8, Sendable {
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
      @usableFromInline
      package var highPassMode: HighPassMode {
        HighPassMode(rawValue: (bits >> 4) & 0x03) ?? .autoReset
      }
      /// The codes of HPCF.
      @usableFromInline
      package enum HighPassCutoff: UInt8, Sendable {
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
      @usableFromInline
      package var highPassCutoff: HighPassCutoff? { HighPassCutoff(rawValue: bits & 0x0F) }
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
      @usableFromInline package var interruptOnINT1: Bool { bits & 0x80 != 0 }
      /// Whether a boot in progress drives pin INT1.
      @usableFromInline package var bootOnINT1: Bool { bits & 0x40 != 0 }
      /// Polarity of pin INT1 alone; a sentence of the application note, against its figure, has
      /// DRDY follow.
      @usableFromInline package var activeLow: Bool { bits & 0x20 != 0 }
      /// Drive of pin INT1.
      @usableFromInline package var openDrain: Bool { bits & 0x10 != 0 }
      /// Whether data ready drives pin DRDY/INT2.
      @usableFromInline package var dataReadyOnINT2: Bool { bits & 0x08 != 0 }
      /// Whether the FIFO watermark drives pin DRDY/INT2.
      @usableFromInline package var watermarkOnINT2: Bool { bits & 0x04 != 0 }
      /// Whether the FIFO overrun drives pin DRDY/INT2.
      @usableFromInline package var overrunOnINT2: Bool { bits & 0x02 != 0 }
      /// Whether the empty FIFO drives pin DRDY/INT2.
      @usableFromInline package var emptyOnINT2: Bool { bits & 0x01 != 0 }
    }

    /// Data format, full scale and self-test.
    @usableFromInline
    package struct CTRL_REG4: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x23 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xF7 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
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
      @usableFromInline package var blockDataUpdate: Bool { bits & 0x80 != 0 }
      /// Order of the bytes of a pair.
      @usableFromInline package var bigEndian: Bool { bits & 0x40 != 0 }
      /// The codes of FS.
      @usableFromInline
      package enum FullScale: UInt8, Sendable {
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
      @usableFromInline
      package var fullScale: FullScale {
        FullScale(rawValue: (bits >> 4) & 0x03) ?? .dps2000Alternate
      }
      /// The codes of ST.
      @usableFromInline
      package enum SelfTest: UInt8, Sendable {
        /// Off.
        case off = 0
        /// Outputs rise.
        case plus = 1
        /// Outputs fall.
        case minus = 3
      }
      /// Self-test. nil for the undefined code 2.
      @usableFromInline package var selfTest: SelfTest? { SelfTest(rawValue: (bits >> 1) & 0x03) }
      /// SPI wiring.
      @usableFromInline package var threeWireSPI: Bool { bits & 0x01 != 0 }
    }

    /// Boot, FIFO and the paths through the filters.
    @usableFromInline
    package struct CTRL_REG5: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x24 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xDF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
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
      @usableFromInline package var boot: Bool { bits & 0x80 != 0 }
      /// Whether the outputs come from the FIFO.
      @usableFromInline package var fifoEnabled: Bool { bits & 0x40 != 0 }
      /// Whether the high-pass feeds the second low-pass.
      @usableFromInline package var highPassEnabled: Bool { bits & 0x10 != 0 }
      /// The codes of INT1_Sel.
      @usableFromInline
      package enum InterruptSelection: UInt8, Sendable {
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
      @usableFromInline
      package var interruptSelection: InterruptSelection {
        InterruptSelection(rawValue: (bits >> 2) & 0x03) ?? .lowPass2Alternate
      }
      /// The codes of Out_Sel.
      @usableFromInline
      package enum OutputSelection: UInt8, Sendable {
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
      @usableFromInline
      package var outputSelection: OutputSelection {
        OutputSelection(rawValue: bits & 0x03) ?? .lowPass2Alternate
      }
    }

    /// What reference mode subtracts.
    ///
    /// Reading it: in normal mode, restarts the high-pass filter at the present input.
    @usableFromInline
    package struct REFERENCE: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x25 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(reference: Int8 = 0) {
        bits = UInt8(bitPattern: reference)
      }

      /// Two's complement, in steps of 256 digits.
      @usableFromInline package var reference: Int8 { Int8(bitPattern: bits) }
    }

    /// Temperature, falling one digit a degree; no offset is specified.
    @usableFromInline
    package struct OUT_TEMP: Register {
      @usableFromInline package static var address: UInt8 { 0x26 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(temperature: Int8 = 0) {
        bits = UInt8(bitPattern: temperature)
      }

      /// Two's complement; relative only.
      @usableFromInline package var temperature: Int8 { Int8(bitPattern: bits) }
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

    /// X angular rate, byte at the lower address.
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

      /// Low byte unless BLE swaps the pair.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// X angular rate, byte at the upper address.
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

      /// High byte unless BLE swaps the pair.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Y angular rate, byte at the lower address.
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

      /// Low byte unless BLE swaps the pair.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Y angular rate, byte at the upper address.
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

      /// High byte unless BLE swaps the pair.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Z angular rate, byte at the lower address.
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

      /// Low byte unless BLE swaps the pair.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Z angular rate, byte at the upper address.
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

      /// High byte unless BLE swaps the pair.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// FIFO mode and watermark.
    @usableFromInline
    package struct FIFO_CTRL_REG: WritableRegister {
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

      /// The codes of FM.
      @usableFromInline
      package enum Mode: UInt8, Sendable {
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
      @usableFromInline package var mode: Mode? { Mode(rawValue: bits >> 5) }
      /// Sets that the FIFO must hold more of (application note), or as many (datasheet), to report
      /// the watermark.
      @usableFromInline package var watermark: UInt8 { bits & 0x1F }
    }

    /// State of the FIFO.
    @usableFromInline
    package struct FIFO_SRC_REG: Register {
      @usableFromInline package static var address: UInt8 { 0x2F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x20 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        watermark: Bool = false, overrun: Bool = false, empty: Bool = true, unread: UInt8 = 0
      ) {
        bits = unread & 0x1F
        if watermark { bits |= 0x80 }
        if overrun { bits |= 0x40 }
        if empty { bits |= 0x20 }
      }

      /// Whether the FIFO holds more than the watermark (application note), or as many or more
      /// (datasheet).
      @usableFromInline package var watermark: Bool { bits & 0x80 != 0 }
      /// Whether all 32 slots are taken.
      @usableFromInline package var overrun: Bool { bits & 0x40 != 0 }
      /// Whether no set is unread.
      @usableFromInline package var empty: Bool { bits & 0x20 != 0 }
      /// Unread sets; 31 also stands for 32.
      @usableFromInline package var unread: UInt8 { bits & 0x1F }
    }

    /// Events of the interrupt generator.
    @usableFromInline
    package struct INT1_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x30 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
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
      @usableFromInline
      package enum Combination: UInt8, Sendable {
        /// Any event.
        case or = 0
        /// All events.
        case and = 1
      }
      /// How events combine.
      @usableFromInline
      package var combination: Combination { Combination(rawValue: bits >> 7) ?? .and }
      /// Whether the interrupt holds until INT1_SRC is read.
      @usableFromInline package var latchInterrupt: Bool { bits & 0x40 != 0 }
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

    /// State of the interrupt generator.
    ///
    /// Reading it: clears the interrupt, and a latched state is taken anew.
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

    /// Threshold of X, high byte.
    @usableFromInline
    package struct INT1_TSH_XH: WritableRegister {
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

      /// Bits 14 to 8 of a magnitude in output digits.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// Threshold of X, low byte.
    @usableFromInline
    package struct INT1_TSH_XL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x33 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Bits 7 to 0 of a magnitude in output digits.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Threshold of Y, high byte.
    @usableFromInline
    package struct INT1_TSH_YH: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x34 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0) {
        bits = threshold & 0x7F
      }

      /// Bits 14 to 8 of a magnitude in output digits.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// Threshold of Y, low byte.
    @usableFromInline
    package struct INT1_TSH_YL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x35 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Bits 7 to 0 of a magnitude in output digits.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Threshold of Z, high byte.
    @usableFromInline
    package struct INT1_TSH_ZH: WritableRegister {
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

      /// Bits 14 to 8 of a magnitude in output digits.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// Threshold of Z, low byte.
    @usableFromInline
    package struct INT1_TSH_ZL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x37 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Bits 7 to 0 of a magnitude in output digits.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// How long the condition of the interrupt has to last.
    @usableFromInline
    package struct INT1_DURATION: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x38 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(wait: Bool = false, duration: UInt8 = 0) {
        bits = duration & 0x7F
        if wait { bits |= 0x80 }
      }

      /// Whether the interrupt also ends only after the duration.
      @usableFromInline package var wait: Bool { bits & 0x80 != 0 }
      /// In samples.
      @usableFromInline package var duration: UInt8 { bits & 0x7F }
    }
  }
}
