// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331dl.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of STMicroelectronics, ±2 and ±8 g, 8 bits, with click detection.
  @usableFromInline
  package enum LIS331DL {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0x3B }
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
      /// From power-on to the end of the trim download; the LIS331DLH's, for want of a number.
      @usableFromInline package static var boot: Int64 { 5_000_000 }
      /// One step of CLICK_TIMELIMIT.
      @usableFromInline package static var clickTimeLimitStep: Int64 { 500_000 }
      /// One step of CLICK_LATENCY.
      @usableFromInline package static var clickLatencyStep: Int64 { 1_000_000 }
      /// One step of CLICK_WINDOW.
      @usableFromInline package static var clickWindowStep: Int64 { 1_000_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// The lowest output code, 8 bits (digits).
      @usableFromInline package static var lowestCode: Int { -128 }
      /// The highest output code, 8 bits (digits).
      @usableFromInline package static var highestCode: Int { 127 }
      /// One step of FF_WU_THS_1 and FF_WU_THS_2; not printed, and aligned with the output
      /// (digits).
      @usableFromInline package static var digitsPerThresholdStep: Int { 1 }
      /// One step of the click thresholds, at either full scale (µg a step).
      @usableFromInline package static var clickMicrogravitiesPerStep: Int { 500_000 }
      /// From power-down to the first valid sample (samples).
      @usableFromInline package static var turnOnSamples: Int { 3 }
      /// From a change of the self-test to 99 % of the output change (samples).
      @usableFromInline package static var selfTestSamples: Int { 3 }
      /// Lowest change of X under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      @usableFromInline package static var selfTestLowestX: Int { -32 }
      /// Middle change of X under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      @usableFromInline package static var selfTestTypicalX: Int { -17 }
      /// Highest change of X under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      @usableFromInline package static var selfTestHighestX: Int { -3 }
      /// Lowest change of Y under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      @usableFromInline package static var selfTestLowestY: Int { 3 }
      /// Middle change of Y under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      @usableFromInline package static var selfTestTypicalY: Int { 17 }
      /// Highest change of Y under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      @usableFromInline package static var selfTestHighestY: Int { 32 }
      /// Lowest change of Z under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      @usableFromInline package static var selfTestLowestZ: Int { 3 }
      /// Middle change of Z under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      @usableFromInline package static var selfTestTypicalZ: Int { 17 }
      /// Highest change of Z under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      @usableFromInline package static var selfTestHighestZ: Int { 32 }
      /// Typical change of the zero-g level with temperature, either sign (µg/°C).
      @usableFromInline package static var zeroLevelDrift: Int { 500 }
    }

    /// The identity byte.
    @usableFromInline
    package struct WHO_AM_I: Register {
      @usableFromInline package static var address: UInt8 { 0x0F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x3B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x3B) {
        bits = identity
      }

      /// 0x3B, also in the LIS302DL.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Rate, power, full scale, self-test and axes.
    @usableFromInline
    package struct CTRL_REG1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x20 }
      @usableFromInline package static var reset: UInt8 { 0x07 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        dataRate: DataRate = .hertz100, powered: Bool = false, fullScale: FullScale = .g2,
        selfTestPlus: Bool = false, selfTestMinus: Bool = false, zEnabled: Bool = true,
        yEnabled: Bool = true, xEnabled: Bool = true
      ) {
        bits = dataRate.rawValue << 7
        if powered { bits |= 0x40 }
        bits |= fullScale.rawValue << 5
        if selfTestPlus { bits |= 0x10 }
        if selfTestMinus { bits |= 0x08 }
        if zEnabled { bits |= 0x04 }
        if yEnabled { bits |= 0x02 }
        if xEnabled { bits |= 0x01 }
      }

      /// The codes of DR.
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
        /// 100 Hz.
        case hertz100 = 0
        /// 400 Hz.
        case hertz400 = 1
      }
      /// Output data rate.
      @usableFromInline
      package var dataRate: DataRate { DataRate(rawValue: bits >> 7) ?? .hertz400 }
      /// Whether the part measures.
      @usableFromInline package var powered: Bool { bits & 0x40 != 0 }
      /// The codes of FS.
      @usableFromInline
      package enum FullScale: UInt8, Sendable {
        /// ±2 g, typically ±2.3 g.
        case g2 = 0
        /// ±8 g, typically ±9.2 g.
        case g8 = 1
      }
      /// Full scale.
      @usableFromInline
      package var fullScale: FullScale { FullScale(rawValue: (bits >> 5) & 0x01) ?? .g8 }
      /// Whether the self-test force acts: X falls, Y and Z rise.
      @usableFromInline package var selfTestPlus: Bool { bits & 0x10 != 0 }
      /// Whether the opposite self-test force acts: X rises, Y and Z fall.
      @usableFromInline package var selfTestMinus: Bool { bits & 0x08 != 0 }
      /// Whether the Z axis takes part in data ready.
      @usableFromInline package var zEnabled: Bool { bits & 0x04 != 0 }
      /// Whether the Y axis takes part in data ready.
      @usableFromInline package var yEnabled: Bool { bits & 0x02 != 0 }
      /// Whether the X axis takes part in data ready.
      @usableFromInline package var xEnabled: Bool { bits & 0x01 != 0 }
    }

    /// SPI wiring, boot and high-pass filter.
    @usableFromInline
    package struct CTRL_REG2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x21 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xDF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        threeWireSPI: Bool = false, boot: Bool = false, filteredOutput: Bool = false,
        filteredInterrupt2: Bool = false, filteredInterrupt1: Bool = false,
        highPassCoefficient: HighPassCoefficient = .step0
      ) {
        bits = highPassCoefficient.rawValue
        if threeWireSPI { bits |= 0x80 }
        if boot { bits |= 0x40 }
        if filteredOutput { bits |= 0x10 }
        if filteredInterrupt2 { bits |= 0x08 }
        if filteredInterrupt1 { bits |= 0x04 }
      }

      /// SPI wiring.
      @usableFromInline package var threeWireSPI: Bool { bits & 0x80 != 0 }
      /// Loads the factory trim again.
      @usableFromInline package var boot: Bool { bits & 0x40 != 0 }
      /// Whether the outputs carry high-passed data.
      @usableFromInline package var filteredOutput: Bool { bits & 0x10 != 0 }
      /// Whether interrupt generator 2 sees high-passed data.
      @usableFromInline package var filteredInterrupt2: Bool { bits & 0x08 != 0 }
      /// Whether interrupt generator 1 sees high-passed data.
      @usableFromInline package var filteredInterrupt1: Bool { bits & 0x04 != 0 }
      /// The codes of HP_coeff.
      @usableFromInline
      package enum HighPassCoefficient: UInt8, Sendable {
        /// The highest cut-off.
        case step0 = 0
        /// Half of it.
        case step1 = 1
        /// A quarter of it.
        case step2 = 2
        /// An eighth of it.
        case step3 = 3
      }
      /// Cut-off of the high-pass, by rate.
      @usableFromInline
      package var highPassCoefficient: HighPassCoefficient {
        HighPassCoefficient(rawValue: bits & 0x03) ?? .step3
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
        activeLow: Bool = false, openDrain: Bool = false,
        interrupt2Signal: Interrupt2Signal = .none, interrupt1Signal: Interrupt1Signal = .none
      ) {
        bits = interrupt2Signal.rawValue << 3
        if activeLow { bits |= 0x80 }
        if openDrain { bits |= 0x40 }
        bits |= interrupt1Signal.rawValue
      }

      /// Polarity of both pins.
      @usableFromInline package var activeLow: Bool { bits & 0x80 != 0 }
      /// Drive of both pins.
      @usableFromInline package var openDrain: Bool { bits & 0x40 != 0 }
      /// The codes of I2CFG.
      @usableFromInline
      package enum Interrupt2Signal: UInt8, Sendable {
        /// Nothing.
        case none = 0
        /// Interrupt generator 1.
        case interrupt1 = 1
        /// Interrupt generator 2.
        case interrupt2 = 2
        /// Either generator.
        case eitherInterrupt = 3
        /// Data ready.
        case dataReady = 4
        /// Click detection.
        case click = 7
      }
      /// What drives pin INT2. nil for the undefined codes 5, 6.
      @usableFromInline
      package var interrupt2Signal: Interrupt2Signal? {
        Interrupt2Signal(rawValue: (bits >> 3) & 0x07)
      }
      /// The codes of I1CFG.
      @usableFromInline
      package enum Interrupt1Signal: UInt8, Sendable {
        /// Nothing.
        case none = 0
        /// Interrupt generator 1.
        case interrupt1 = 1
        /// Interrupt generator 2.
        case interrupt2 = 2
        /// Either generator.
        case eitherInterrupt = 3
        /// Data ready.
        case dataReady = 4
        /// Click detection.
        case click = 7
      }
      /// What drives pin INT1. nil for the undefined codes 5, 6.
      @usableFromInline
      package var interrupt1Signal: Interrupt1Signal? { Interrupt1Signal(rawValue: bits & 0x07) }
    }

    /// Restarts the high-pass filter when read; the value means nothing.
    ///
    /// Reading it: sets the high-pass filter to the present input.
    @usableFromInline
    package struct HP_FILTER_RESET: Register {
      @usableFromInline package static var address: UInt8 { 0x23 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
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

    /// Nothing, in the place that a run of registers passes before X.
    @usableFromInline
    package struct UNUSED_28: Register {
      @usableFromInline package static var address: UInt8 { 0x28 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// X acceleration.
    ///
    /// Reading it: may clear the data-ready and overrun bits.
    @usableFromInline
    package struct OUT_X: Register {
      @usableFromInline package static var address: UInt8 { 0x29 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: Int8 = 0) {
        bits = UInt8(bitPattern: value)
      }

      /// Two's complement.
      @usableFromInline package var value: Int8 { Int8(bitPattern: bits) }
    }

    /// Nothing, in the place that a run of registers passes before Y.
    @usableFromInline
    package struct UNUSED_2A: Register {
      @usableFromInline package static var address: UInt8 { 0x2A }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// Y acceleration.
    ///
    /// Reading it: may clear the data-ready and overrun bits.
    @usableFromInline
    package struct OUT_Y: Register {
      @usableFromInline package static var address: UInt8 { 0x2B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: Int8 = 0) {
        bits = UInt8(bitPattern: value)
      }

      /// Two's complement.
      @usableFromInline package var value: Int8 { Int8(bitPattern: bits) }
    }

    /// Nothing, in the place that a run of registers passes before Z.
    @usableFromInline
    package struct UNUSED_2C: Register {
      @usableFromInline package static var address: UInt8 { 0x2C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// Z acceleration.
    ///
    /// Reading it: may clear the data-ready and overrun bits.
    @usableFromInline
    package struct OUT_Z: Register {
      @usableFromInline package static var address: UInt8 { 0x2D }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: Int8 = 0) {
        bits = UInt8(bitPattern: value)
      }

      /// Two's complement.
      @usableFromInline package var value: Int8 { Int8(bitPattern: bits) }
    }

    /// Events of interrupt generator 1.
    @usableFromInline
    package struct FF_WU_CFG_1: WritableRegister {
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

      /// The codes of AOI.
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
      /// Whether the interrupt holds until FF_WU_SRC_1 is read.
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

    /// State of interrupt generator 1.
    ///
    /// Reading it: clears the interrupt and its pin, and a latched state is taken anew.
    @usableFromInline
    package struct FF_WU_SRC_1: Register {
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

    /// Threshold of interrupt generator 1; the map leaves the reset of bit 0 open.
    @usableFromInline
    package struct FF_WU_THS_1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x32 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(durationMode: DurationMode = .reset, threshold: UInt8 = 0) {
        bits = durationMode.rawValue << 7
        bits |= threshold & 0x7F
      }

      /// The codes of DCRM.
      @usableFromInline
      package enum DurationMode: UInt8, Sendable {
        /// Starts again.
        case reset = 0
        /// Counts down.
        case decrement = 1
      }
      /// What the duration counter does when the condition ends.
      @usableFromInline
      package var durationMode: DurationMode { DurationMode(rawValue: bits >> 7) ?? .decrement }
      /// A magnitude in output digits.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// How long the condition of interrupt 1 has to last.
    @usableFromInline
    package struct FF_WU_DURATION_1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x33 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(duration: UInt8 = 0x00) {
        bits = duration
      }

      /// In samples: 10 ms at 100 Hz, 2.5 ms at 400 Hz.
      @usableFromInline package var duration: UInt8 { bits }
    }

    /// Events of interrupt generator 2.
    @usableFromInline
    package struct FF_WU_CFG_2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x34 }
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

      /// The codes of AOI.
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
      /// Whether the interrupt holds until FF_WU_SRC_2 is read.
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

    /// State of interrupt generator 2.
    ///
    /// Reading it: clears the interrupt and its pin, and a latched state is taken anew.
    @usableFromInline
    package struct FF_WU_SRC_2: Register {
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
    package struct FF_WU_THS_2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x36 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(durationMode: DurationMode = .reset, threshold: UInt8 = 0) {
        bits = durationMode.rawValue << 7
        bits |= threshold & 0x7F
      }

      /// The codes of DCRM.
      @usableFromInline
      package enum DurationMode: UInt8, Sendable {
        /// Starts again.
        case reset = 0
        /// Counts down.
        case decrement = 1
      }
      /// What the duration counter does when the condition ends.
      @usableFromInline
      package var durationMode: DurationMode { DurationMode(rawValue: bits >> 7) ?? .decrement }
      /// A magnitude in output digits.
      @usableFromInline package var threshold: UInt8 { bits & 0x7F }
    }

    /// How long the condition of interrupt 2 has to last.
    @usableFromInline
    package struct FF_WU_DURATION_2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x37 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(duration: UInt8 = 0x00) {
        bits = duration
      }

      /// In samples: 10 ms at 100 Hz, 2.5 ms at 400 Hz.
      @usableFromInline package var duration: UInt8 { bits }
    }

    /// Clicks that are looked for.
    @usableFromInline
    package struct CLICK_CFG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x38 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        latchInterrupt: Bool = false, doubleZEnabled: Bool = false, singleZEnabled: Bool = false,
        doubleYEnabled: Bool = false, singleYEnabled: Bool = false, doubleXEnabled: Bool = false,
        singleXEnabled: Bool = false
      ) {
        bits = 0
        if latchInterrupt { bits |= 0x40 }
        if doubleZEnabled { bits |= 0x20 }
        if singleZEnabled { bits |= 0x10 }
        if doubleYEnabled { bits |= 0x08 }
        if singleYEnabled { bits |= 0x04 }
        if doubleXEnabled { bits |= 0x02 }
        if singleXEnabled { bits |= 0x01 }
      }

      /// Whether the click interrupt holds until CLICK_SRC is read.
      @usableFromInline package var latchInterrupt: Bool { bits & 0x40 != 0 }
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
    /// Reading it: clears the interrupt and its pin, and a latched state is taken anew.
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
        active: Bool = false, doubleZ: Bool = false, singleZ: Bool = false, doubleY: Bool = false,
        singleY: Bool = false, doubleX: Bool = false, singleX: Bool = false
      ) {
        bits = 0
        if active { bits |= 0x40 }
        if doubleZ { bits |= 0x20 }
        if singleZ { bits |= 0x10 }
        if doubleY { bits |= 0x08 }
        if singleY { bits |= 0x04 }
        if doubleX { bits |= 0x02 }
        if singleX { bits |= 0x01 }
      }

      /// Whether a click interrupt is active.
      @usableFromInline package var active: Bool { bits & 0x40 != 0 }
      /// A double click on Z.
      @usableFromInline package var doubleZ: Bool { bits & 0x20 != 0 }
      /// A single click on Z.
      @usableFromInline package var singleZ: Bool { bits & 0x10 != 0 }
      /// A double click on Y.
      @usableFromInline package var doubleY: Bool { bits & 0x08 != 0 }
      /// A single click on Y.
      @usableFromInline package var singleY: Bool { bits & 0x04 != 0 }
      /// A double click on X.
      @usableFromInline package var doubleX: Bool { bits & 0x02 != 0 }
      /// A single click on X.
      @usableFromInline package var singleX: Bool { bits & 0x01 != 0 }
    }

    /// Click thresholds of Y and X.
    @usableFromInline
    package struct CLICK_THSY_X: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x3B }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(thresholdY: UInt8 = 0, thresholdX: UInt8 = 0) {
        bits = (thresholdY & 0x0F) << 4
        bits |= thresholdX & 0x0F
      }

      /// In steps of 0.5 g.
      @usableFromInline package var thresholdY: UInt8 { bits >> 4 }
      /// In steps of 0.5 g.
      @usableFromInline package var thresholdX: UInt8 { bits & 0x0F }
    }

    /// Click threshold of Z.
    @usableFromInline
    package struct CLICK_THSZ: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x3C }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x0F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(thresholdZ: UInt8 = 0) {
        bits = thresholdZ & 0x0F
      }

      /// In steps of 0.5 g.
      @usableFromInline package var thresholdZ: UInt8 { bits & 0x0F }
    }

    /// How long a click may last at most.
    @usableFromInline
    package struct CLICK_TIMELIMIT: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x3D }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(timeLimit: UInt8 = 0x00) {
        bits = timeLimit
      }

      /// In steps of 0.5 ms.
      @usableFromInline package var timeLimit: UInt8 { bits }
    }

    /// How long after a click the search for a second one rests.
    @usableFromInline
    package struct CLICK_LATENCY: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x3E }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(latency: UInt8 = 0x00) {
        bits = latency
      }

      /// In steps of 1 ms.
      @usableFromInline package var latency: UInt8 { bits }
    }

    /// How long after the latency a second click may begin.
    @usableFromInline
    package struct CLICK_WINDOW: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x3F }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(window: UInt8 = 0x00) {
        bits = window
      }

      /// In steps of 1 ms.
      @usableFromInline package var window: UInt8 { bits }
    }
  }
}

extension Datasheet.LIS331DL.CTRL_REG1.DataRate {
  /// Output data rate (mHz).
  @usableFromInline
  package var millihertz: Int32 {
    switch self {
    case .hertz100: 100_000
    case .hertz400: 400_000
    }
  }
  /// Cut-off of the low-pass filter: half the rate (mHz).
  @usableFromInline
  package var lowPassCutoffMillihertz: Int32 {
    switch self {
    case .hertz100: 50_000
    case .hertz400: 200_000
    }
  }
}

extension Datasheet.LIS331DL.CTRL_REG1.FullScale {
  /// Typical sensitivity of the 8-bit code (µg a digit).
  @usableFromInline
  package var microgravitiesPerDigit: Int32 {
    switch self {
    case .g2: 18_000
    case .g8: 72_000
    }
  }
  /// Full scale in either direction, at least (g).
  @usableFromInline
  package var ratedG: Int32 {
    switch self {
    case .g2: 2
    case .g8: 8
    }
  }
  /// Full scale in either direction, typically (mg).
  @usableFromInline
  package var typicalMilligravities: Int32 {
    switch self {
    case .g2: 2300
    case .g8: 9200
    }
  }
  /// Typical zero-g level, either sign (mg).
  @usableFromInline
  package var zeroLevel: Int32 {
    switch self {
    case .g2: 40
    case .g8: 60
    }
  }
}

extension Datasheet.LIS331DL {
  /// Cut-off of the high-pass filter (mHz).
  @usableFromInline
  package static func highPassCutoffMillihertz(
    dataRate: CTRL_REG1.DataRate, highPassCoefficient: CTRL_REG2.HighPassCoefficient
  ) -> Int32 {
    let row: InlineArray<8, Int32> = [2000, 1000, 500, 250, 8000, 4000, 2000, 1000]
    return row[Int(dataRate.rawValue) * 4 + Int(highPassCoefficient.rawValue)]
  }
}
