// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/adxl345.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of Analog Devices, ±2 to ±16 g, 10 to 13 bits, 0.1 to 3200 Hz, FIFO,
  /// taps, activity, free fall.
  @usableFromInline
  package enum ADXL345 {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0xE5 }
    /// The address of the identity register.
    @usableFromInline package static var identityRegister: UInt8 { 0x00 }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package static var i2cAddress: UInt8 { 0x53 }
    /// The bit that a run of registers adds to its first address on I2C.
    @usableFromInline package static var i2cIncrementBit: UInt8 { 0x00 }
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
      /// Period of code 15 of Rate; each lower code doubles it.
      @usableFromInline package static var shortestPeriod: Int64 { 312_500 }
      /// With one sample period added: from standby to the first sample.
      @usableFromInline package static var turnOnOffset: Int64 { 1_100_000 }
      /// From the end of a read of the data registers until they and FIFO_STATUS may be read again.
      @usableFromInline package static var fifoPop: Int64 { 5000 }
      /// For which CS has to be high between two frames.
      @usableFromInline package static var chipSelectHigh: Int64 { 150 }
      /// One step of DUR.
      @usableFromInline package static var durationStep: Int64 { 625_000 }
      /// One step of LATENT.
      @usableFromInline package static var latencyStep: Int64 { 1_250_000 }
      /// One step of WINDOW.
      @usableFromInline package static var windowStep: Int64 { 1_250_000 }
      /// One step of TIME_INACT.
      @usableFromInline package static var inactivityStep: Int64 { 1_000_000_000 }
      /// One step of TIME_FF.
      @usableFromInline package static var freeFallStep: Int64 { 5_000_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// One step of all thresholds (µg).
      @usableFromInline package static var microgravitiesPerThresholdStep: Int { 62_500 }
      /// One step of an offset register, printed as 15.6 mg (digits of full resolution).
      @usableFromInline package static var digitsPerOffsetStep: Int { 4 }
      /// Typical sensitivity of X and Y in full resolution at 3.3 V; Z keeps 256 (digits a g).
      @usableFromInline package static var digitsPerGAt3V3XY: Int { 265 }
      /// Typical change of the offset of X and Y at 3.3 V from 2.5 V (mg).
      @usableFromInline package static var offsetAt3V3XY: Int { 25 }
      /// Typical change of the offset of Z at 3.3 V from 2.5 V (mg).
      @usableFromInline package static var offsetAt3V3Z: Int { -20 }
      /// Sets of the FIFO; one more may be at the output (sets).
      @usableFromInline package static var fifoDepth: Int { 32 }
      /// Highest output data rate that I2C at 400 kHz can transfer; at 100 kHz 200 Hz (mHz).
      @usableFromInline package static var fastestI2CMillihertz: Int { 800_000 }
      /// Lowest SPI clock for 1600 and 3200 Hz (Hz).
      @usableFromInline package static var fastRateSPIHertz: Int { 2_000_000 }
      /// Highest SPI clock at which the address byte alone takes the time of fifoPop (Hz).
      @usableFromInline package static var plainPopSPIHertz: Int { 1_600_000 }
      /// Lowest recommended THRESH_FF (steps).
      @usableFromInline package static var lowestFreeFallThreshold: Int { 5 }
      /// Highest recommended THRESH_FF (steps).
      @usableFromInline package static var highestFreeFallThreshold: Int { 9 }
      /// Lowest recommended TIME_FF (steps).
      @usableFromInline package static var lowestFreeFallTime: Int { 20 }
      /// Highest recommended TIME_FF (steps).
      @usableFromInline package static var highestFreeFallTime: Int { 70 }
      /// Fewest sets to average in a self-test, before and with the force (sets).
      @usableFromInline package static var selfTestSets: Int { 10 }
      /// Periods from a change of SELF_TEST until the output has settled (sets).
      @usableFromInline package static var selfTestSettlingSets: Int { 4 }
      /// Typical change of X under the self-test force at 2.5 V (mg).
      @usableFromInline package static var selfTestTypicalX: Int { 750 }
      /// Typical change of Y under the self-test force at 2.5 V (mg).
      @usableFromInline package static var selfTestTypicalY: Int { -1650 }
      /// Typical change of Z under the self-test force at 2.5 V (mg).
      @usableFromInline package static var selfTestTypicalZ: Int { 1650 }
      /// Change of X and Y under the self-test force at 3.3 V, of that at 2.5 V (%).
      @usableFromInline package static var selfTestPercentAt3V3XY: Int { 177 }
      /// Change of Z under the self-test force at 3.3 V, of that at 2.5 V (%).
      @usableFromInline package static var selfTestPercentAt3V3Z: Int { 147 }
      /// Typical noise density of X and Y (µg/√Hz).
      @usableFromInline package static var noiseDensity: Int { 290 }
      /// Typical noise density of Z (µg/√Hz).
      @usableFromInline package static var noiseDensityZ: Int { 430 }
      /// Zero-g level of X and Y, one standard deviation (mg).
      @usableFromInline package static var zeroLevel: Int { 35 }
      /// Zero-g level of Z, one standard deviation (mg).
      @usableFromInline package static var zeroLevelZ: Int { 40 }
      /// Change of the zero-g level of X and Y with temperature, either sign (µg/°C).
      @usableFromInline package static var zeroLevelDrift: Int { 400 }
      /// Change of the zero-g level of Z with temperature, either sign (µg/°C).
      @usableFromInline package static var zeroLevelDriftZ: Int { 1200 }
    }

    /// Identity.
    @usableFromInline
    package struct DEVID: Register {
      @usableFromInline package static var address: UInt8 { 0x00 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0xE5 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0xE5) {
        bits = identity
      }

      /// 0xE5, in octal 345.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Threshold of taps.
    @usableFromInline
    package struct THRESH_TAP: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1D }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Steps of 62.5 mg; 0 may behave undesirably while taps are enabled.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Offset that is added to X.
    @usableFromInline
    package struct OFSX: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1E }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(offset: Int8 = 0) {
        bits = UInt8(bitPattern: offset)
      }

      /// Steps of 15.6 mg, 4 digits of full resolution, in every range.
      @usableFromInline package var offset: Int8 { Int8(bitPattern: bits) }
    }

    /// Offset that is added to Y.
    @usableFromInline
    package struct OFSY: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1F }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(offset: Int8 = 0) {
        bits = UInt8(bitPattern: offset)
      }

      /// Steps of 15.6 mg, 4 digits of full resolution, in every range.
      @usableFromInline package var offset: Int8 { Int8(bitPattern: bits) }
    }

    /// Offset that is added to Z.
    @usableFromInline
    package struct OFSZ: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x20 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(offset: Int8 = 0) {
        bits = UInt8(bitPattern: offset)
      }

      /// Steps of 15.6 mg, 4 digits of full resolution, in every range.
      @usableFromInline package var offset: Int8 { Int8(bitPattern: bits) }
    }

    /// Longest duration of a tap.
    @usableFromInline
    package struct DUR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x21 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(duration: UInt8 = 0x00) {
        bits = duration
      }

      /// Steps of 625 µs; 0 disables single and double taps.
      @usableFromInline package var duration: UInt8 { bits }
    }

    /// Time from the end of a tap until the window for the second opens.
    @usableFromInline
    package struct LATENT: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x22 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(latency: UInt8 = 0x00) {
        bits = latency
      }

      /// Steps of 1.25 ms; 0 disables double taps.
      @usableFromInline package var latency: UInt8 { bits }
    }

    /// Time from the opening of the window in which a second tap may begin.
    @usableFromInline
    package struct WINDOW: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x23 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(window: UInt8 = 0x00) {
        bits = window
      }

      /// Steps of 1.25 ms; 0 disables double taps.
      @usableFromInline package var window: UInt8 { bits }
    }

    /// Threshold of activity.
    @usableFromInline
    package struct THRESH_ACT: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x24 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Steps of 62.5 mg; 0 may behave undesirably while activity is enabled.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Threshold of inactivity.
    @usableFromInline
    package struct THRESH_INACT: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x25 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Steps of 62.5 mg; 0 may behave undesirably while inactivity is enabled.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Time below the threshold that is inactivity.
    @usableFromInline
    package struct TIME_INACT: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x26 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(time: UInt8 = 0x00) {
        bits = time
      }

      /// Steps of 1 s; with 0 one sample below the threshold is enough.
      @usableFromInline package var time: UInt8 { bits }
    }

    /// Axes of activity and inactivity, and what is compared.
    @usableFromInline
    package struct ACT_INACT_CTL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x27 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        activityIsRelative: Bool = false, activityX: Bool = false, activityY: Bool = false,
        activityZ: Bool = false, inactivityIsRelative: Bool = false, inactivityX: Bool = false,
        inactivityY: Bool = false, inactivityZ: Bool = false
      ) {
        bits = 0
        if activityIsRelative { bits |= 0x80 }
        if activityX { bits |= 0x40 }
        if activityY { bits |= 0x20 }
        if activityZ { bits |= 0x10 }
        if inactivityIsRelative { bits |= 0x08 }
        if inactivityX { bits |= 0x04 }
        if inactivityY { bits |= 0x02 }
        if inactivityZ { bits |= 0x01 }
      }

      /// What activity compares: accelerations, or changes from a reference.
      @usableFromInline package var activityIsRelative: Bool { bits & 0x80 != 0 }
      /// Whether activity includes X.
      @usableFromInline package var activityX: Bool { bits & 0x40 != 0 }
      /// Whether activity includes Y.
      @usableFromInline package var activityY: Bool { bits & 0x20 != 0 }
      /// Whether activity includes Z.
      @usableFromInline package var activityZ: Bool { bits & 0x10 != 0 }
      /// What inactivity compares: accelerations, or changes from a reference.
      @usableFromInline package var inactivityIsRelative: Bool { bits & 0x08 != 0 }
      /// Whether inactivity includes X.
      @usableFromInline package var inactivityX: Bool { bits & 0x04 != 0 }
      /// Whether inactivity includes Y.
      @usableFromInline package var inactivityY: Bool { bits & 0x02 != 0 }
      /// Whether inactivity includes Z.
      @usableFromInline package var inactivityZ: Bool { bits & 0x01 != 0 }
    }

    /// Threshold of free fall.
    @usableFromInline
    package struct THRESH_FF: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x28 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(threshold: UInt8 = 0x00) {
        bits = threshold
      }

      /// Steps of 62.5 mg; 5 to 9 recommended; 0 may behave undesirably.
      @usableFromInline package var threshold: UInt8 { bits }
    }

    /// Time of all axes below the threshold that is free fall.
    @usableFromInline
    package struct TIME_FF: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x29 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(time: UInt8 = 0x00) {
        bits = time
      }

      /// Steps of 5 ms; 20 to 70 recommended; 0 may behave undesirably.
      @usableFromInline package var time: UInt8 { bits }
    }

    /// Axes of taps.
    @usableFromInline
    package struct TAP_AXES: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x0F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        suppresses: Bool = false, tapX: Bool = false, tapY: Bool = false, tapZ: Bool = false
      ) {
        bits = 0
        if suppresses { bits |= 0x08 }
        if tapX { bits |= 0x04 }
        if tapY { bits |= 0x02 }
        if tapZ { bits |= 0x01 }
      }

      /// Whether a spike between two taps refutes a double tap.
      @usableFromInline package var suppresses: Bool { bits & 0x08 != 0 }
      /// Whether taps include X.
      @usableFromInline package var tapX: Bool { bits & 0x04 != 0 }
      /// Whether taps include Y.
      @usableFromInline package var tapY: Bool { bits & 0x02 != 0 }
      /// Whether taps include Z.
      @usableFromInline package var tapZ: Bool { bits & 0x01 != 0 }
    }

    /// Axes of the last activity and tap. To be read before INT_SOURCE.
    @usableFromInline
    package struct ACT_TAP_STATUS: Register {
      @usableFromInline package static var address: UInt8 { 0x2B }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        activityX: Bool = false, activityY: Bool = false, activityZ: Bool = false,
        asleep: Bool = false, tapX: Bool = false, tapY: Bool = false, tapZ: Bool = false
      ) {
        bits = 0
        if activityX { bits |= 0x40 }
        if activityY { bits |= 0x20 }
        if activityZ { bits |= 0x10 }
        if asleep { bits |= 0x08 }
        if tapX { bits |= 0x04 }
        if tapY { bits |= 0x02 }
        if tapZ { bits |= 0x01 }
      }

      /// Whether X exceeded the threshold first in the last activity.
      @usableFromInline package var activityX: Bool { bits & 0x40 != 0 }
      /// Whether Y exceeded the threshold first in the last activity.
      @usableFromInline package var activityY: Bool { bits & 0x20 != 0 }
      /// Whether Z exceeded the threshold first in the last activity.
      @usableFromInline package var activityZ: Bool { bits & 0x10 != 0 }
      /// Whether the part is in automatic sleep.
      @usableFromInline package var asleep: Bool { bits & 0x08 != 0 }
      /// Whether X exceeded the threshold first in the last tap.
      @usableFromInline package var tapX: Bool { bits & 0x04 != 0 }
      /// Whether Y exceeded the threshold first in the last tap.
      @usableFromInline package var tapY: Bool { bits & 0x02 != 0 }
      /// Whether Z exceeded the threshold first in the last tap.
      @usableFromInline package var tapZ: Bool { bits & 0x01 != 0 }
    }

    /// Output data rate, of which the bandwidth is half.
    @usableFromInline
    package struct BW_RATE: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2C }
      @usableFromInline package static var reset: UInt8 { 0x0A }
      @usableFromInline package static var settable: UInt8 { 0x1F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(lowPower: Bool = false, rate: Rate = .hertz100) {
        bits = rate.rawValue
        if lowPower { bits |= 0x10 }
      }

      /// Whether less current is used, with more noise: at 12.5 to 400 Hz only.
      @usableFromInline package var lowPower: Bool { bits & 0x10 != 0 }
      /// The codes of Rate.
      @usableFromInline
      package enum Rate: UInt8, Sendable {
        /// 0.10 Hz.
        case hertz0Point1 = 0
        /// 0.20 Hz.
        case hertz0Point2 = 1
        /// 0.39 Hz.
        case hertz0Point39 = 2
        /// 0.78 Hz.
        case hertz0Point78 = 3
        /// 1.56 Hz.
        case hertz1Point56 = 4
        /// 3.13 Hz.
        case hertz3Point13 = 5
        /// 6.25 Hz.
        case hertz6Point25 = 6
        /// 12.5 Hz.
        case hertz12Point5 = 7
        /// 25 Hz.
        case hertz25 = 8
        /// 50 Hz.
        case hertz50 = 9
        /// 100 Hz.
        case hertz100 = 10
        /// 200 Hz.
        case hertz200 = 11
        /// 400 Hz.
        case hertz400 = 12
        /// 800 Hz.
        case hertz800 = 13
        /// 1600 Hz.
        case hertz1600 = 14
        /// 3200 Hz.
        case hertz3200 = 15
      }
      /// Output data rate.
      @usableFromInline package var rate: Rate { Rate(rawValue: bits & 0x0F) ?? .hertz3200 }
    }

    /// Measurement, sleep, link of activity and inactivity.
    @usableFromInline
    package struct POWER_CTL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2D }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x3F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        links: Bool = false, autoSleep: Bool = false, measures: Bool = false, sleeps: Bool = false,
        wakeUp: WakeUp = .hertz8
      ) {
        bits = wakeUp.rawValue
        if links { bits |= 0x20 }
        if autoSleep { bits |= 0x10 }
        if measures { bits |= 0x08 }
        if sleeps { bits |= 0x04 }
      }

      /// Whether activity is looked for only after inactivity, and the reverse.
      @usableFromInline package var links: Bool { bits & 0x20 != 0 }
      /// Whether the part sleeps from inactivity until activity; needs Link.
      @usableFromInline package var autoSleep: Bool { bits & 0x10 != 0 }
      /// Whether the part measures.
      @usableFromInline package var measures: Bool { bits & 0x08 != 0 }
      /// Whether the part samples at the wake-up rate: without DATA_READY, FIFO, and events but
      /// activity.
      @usableFromInline package var sleeps: Bool { bits & 0x04 != 0 }
      /// The codes of Wakeup.
      @usableFromInline
      package enum WakeUp: UInt8, Sendable {
        /// 8 Hz.
        case hertz8 = 0
        /// 4 Hz.
        case hertz4 = 1
        /// 2 Hz.
        case hertz2 = 2
        /// 1 Hz.
        case hertz1 = 3
      }
      /// Rate of samples in sleep.
      @usableFromInline package var wakeUp: WakeUp { WakeUp(rawValue: bits & 0x03) ?? .hertz1 }
    }

    /// Interrupts that reach the pins; of the events also whether they are looked for.
    @usableFromInline
    package struct INT_ENABLE: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2E }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        dataReady: Bool = false, singleTap: Bool = false, doubleTap: Bool = false,
        activity: Bool = false, inactivity: Bool = false, freeFall: Bool = false,
        watermark: Bool = false, overrun: Bool = false
      ) {
        bits = 0
        if dataReady { bits |= 0x80 }
        if singleTap { bits |= 0x40 }
        if doubleTap { bits |= 0x20 }
        if activity { bits |= 0x10 }
        if inactivity { bits |= 0x08 }
        if freeFall { bits |= 0x04 }
        if watermark { bits |= 0x02 }
        if overrun { bits |= 0x01 }
      }

      /// Whether interrupts include a new set.
      @usableFromInline package var dataReady: Bool { bits & 0x80 != 0 }
      /// Whether interrupts include a tap.
      @usableFromInline package var singleTap: Bool { bits & 0x40 != 0 }
      /// Whether interrupts include two taps.
      @usableFromInline package var doubleTap: Bool { bits & 0x20 != 0 }
      /// Whether interrupts include activity.
      @usableFromInline package var activity: Bool { bits & 0x10 != 0 }
      /// Whether interrupts include inactivity.
      @usableFromInline package var inactivity: Bool { bits & 0x08 != 0 }
      /// Whether interrupts include free fall.
      @usableFromInline package var freeFall: Bool { bits & 0x04 != 0 }
      /// Whether interrupts include the FIFO's watermark.
      @usableFromInline package var watermark: Bool { bits & 0x02 != 0 }
      /// Whether interrupts include the overrun.
      @usableFromInline package var overrun: Bool { bits & 0x01 != 0 }
    }

    /// Pin of each interrupt.
    @usableFromInline
    package struct INT_MAP: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x2F }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        dataReady: Bool = false, singleTap: Bool = false, doubleTap: Bool = false,
        activity: Bool = false, inactivity: Bool = false, freeFall: Bool = false,
        watermark: Bool = false, overrun: Bool = false
      ) {
        bits = 0
        if dataReady { bits |= 0x80 }
        if singleTap { bits |= 0x40 }
        if doubleTap { bits |= 0x20 }
        if activity { bits |= 0x10 }
        if inactivity { bits |= 0x08 }
        if freeFall { bits |= 0x04 }
        if watermark { bits |= 0x02 }
        if overrun { bits |= 0x01 }
      }

      /// Pin that shows a new set.
      @usableFromInline package var dataReady: Bool { bits & 0x80 != 0 }
      /// Pin that shows a tap.
      @usableFromInline package var singleTap: Bool { bits & 0x40 != 0 }
      /// Pin that shows two taps.
      @usableFromInline package var doubleTap: Bool { bits & 0x20 != 0 }
      /// Pin that shows activity.
      @usableFromInline package var activity: Bool { bits & 0x10 != 0 }
      /// Pin that shows inactivity.
      @usableFromInline package var inactivity: Bool { bits & 0x08 != 0 }
      /// Pin that shows free fall.
      @usableFromInline package var freeFall: Bool { bits & 0x04 != 0 }
      /// Pin that shows the FIFO's watermark.
      @usableFromInline package var watermark: Bool { bits & 0x02 != 0 }
      /// Pin that shows the overrun.
      @usableFromInline package var overrun: Bool { bits & 0x01 != 0 }
    }

    /// Interrupts that are active.
    ///
    /// Reading it: clears SINGLE_TAP, DOUBLE_TAP, Activity, Inactivity and FREE_FALL.
    @usableFromInline
    package struct INT_SOURCE: Register {
      @usableFromInline package static var address: UInt8 { 0x30 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x02 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        dataReady: Bool = false, singleTap: Bool = false, doubleTap: Bool = false,
        activity: Bool = false, inactivity: Bool = false, freeFall: Bool = false,
        watermark: Bool = true, overrun: Bool = false
      ) {
        bits = 0
        if dataReady { bits |= 0x80 }
        if singleTap { bits |= 0x40 }
        if doubleTap { bits |= 0x20 }
        if activity { bits |= 0x10 }
        if inactivity { bits |= 0x08 }
        if freeFall { bits |= 0x04 }
        if watermark { bits |= 0x02 }
        if overrun { bits |= 0x01 }
      }

      /// Whether a set was not read.
      @usableFromInline package var dataReady: Bool { bits & 0x80 != 0 }
      /// Whether there was a tap.
      @usableFromInline package var singleTap: Bool { bits & 0x40 != 0 }
      /// Whether there were two taps.
      @usableFromInline package var doubleTap: Bool { bits & 0x20 != 0 }
      /// Whether there was activity.
      @usableFromInline package var activity: Bool { bits & 0x10 != 0 }
      /// Whether there was inactivity.
      @usableFromInline package var inactivity: Bool { bits & 0x08 != 0 }
      /// Whether there was free fall.
      @usableFromInline package var freeFall: Bool { bits & 0x04 != 0 }
      /// Whether the FIFO has as many sets as Samples, which after power-on is 0.
      @usableFromInline package var watermark: Bool { bits & 0x02 != 0 }
      /// Whether a set was lost in bypass mode, or the FIFO is full.
      @usableFromInline package var overrun: Bool { bits & 0x01 != 0 }
    }

    /// Range and format of the data, self-test, pins.
    @usableFromInline
    package struct DATA_FORMAT: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x31 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xEF }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        selfTest: Bool = false, threeWireSPI: Bool = false, activeLow: Bool = false,
        resolution: Resolution = .tenBits, leftJustified: Bool = false, range: Range = .g2
      ) {
        bits = resolution.rawValue << 3
        if selfTest { bits |= 0x80 }
        if threeWireSPI { bits |= 0x40 }
        if activeLow { bits |= 0x20 }
        if leftJustified { bits |= 0x04 }
        bits |= range.rawValue
      }

      /// Whether an electrostatic force deflects the mass; for LOW_POWER 0 and 100 to 800 Hz or
      /// 3200 Hz.
      @usableFromInline package var selfTest: Bool { bits & 0x80 != 0 }
      /// Wires of SPI.
      @usableFromInline package var threeWireSPI: Bool { bits & 0x40 != 0 }
      /// Level of active interrupts.
      @usableFromInline package var activeLow: Bool { bits & 0x20 != 0 }
      /// The codes of FULL_RES.
      @usableFromInline
      package enum Resolution: UInt8, Sendable {
        /// 10 bits in every range.
        case tenBits = 0
        /// 10 to 13 bits, with the same digit in every range.
        case full = 1
      }
      /// Width of the data.
      @usableFromInline
      package var resolution: Resolution { Resolution(rawValue: (bits >> 3) & 0x01) ?? .full }
      /// Place of the data in 16 bits.
      @usableFromInline package var leftJustified: Bool { bits & 0x04 != 0 }
      /// The codes of Range.
      @usableFromInline
      package enum Range: UInt8, Sendable {
        /// ±2 g.
        case g2 = 0
        /// ±4 g.
        case g4 = 1
        /// ±8 g.
        case g8 = 2
        /// ±16 g.
        case g16 = 3
      }
      /// Range.
      @usableFromInline package var range: Range { Range(rawValue: bits & 0x03) ?? .g16 }
    }

    /// Acceleration of X, low byte.
    ///
    /// Reading it: takes the set out of the FIFO, and clears DATA_READY and Overrun.
    @usableFromInline
    package struct DATAX0: Register {
      @usableFromInline package static var address: UInt8 { 0x32 }
      /// The value after power-on.
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

    /// Acceleration of X, high byte.
    ///
    /// Reading it: takes the set out of the FIFO, and clears DATA_READY and Overrun.
    @usableFromInline
    package struct DATAX1: Register {
      @usableFromInline package static var address: UInt8 { 0x33 }
      /// The value after power-on.
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

    /// Acceleration of Y, low byte.
    ///
    /// Reading it: takes the set out of the FIFO, and clears DATA_READY and Overrun.
    @usableFromInline
    package struct DATAY0: Register {
      @usableFromInline package static var address: UInt8 { 0x34 }
      /// The value after power-on.
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

    /// Acceleration of Y, high byte.
    ///
    /// Reading it: takes the set out of the FIFO, and clears DATA_READY and Overrun.
    @usableFromInline
    package struct DATAY1: Register {
      @usableFromInline package static var address: UInt8 { 0x35 }
      /// The value after power-on.
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

    /// Acceleration of Z, low byte.
    ///
    /// Reading it: takes the set out of the FIFO, and clears DATA_READY and Overrun.
    @usableFromInline
    package struct DATAZ0: Register {
      @usableFromInline package static var address: UInt8 { 0x36 }
      /// The value after power-on.
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

    /// Acceleration of Z, high byte.
    ///
    /// Reading it: takes the set out of the FIFO, and clears DATA_READY and Overrun.
    @usableFromInline
    package struct DATAZ1: Register {
      @usableFromInline package static var address: UInt8 { 0x37 }
      /// The value after power-on.
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

    /// Mode of the FIFO.
    @usableFromInline
    package struct FIFO_CTL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x38 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(mode: Mode = .bypass, triggerPin: Bool = false, samples: UInt8 = 0) {
        bits = mode.rawValue << 6
        if triggerPin { bits |= 0x20 }
        bits |= samples & 0x1F
      }

      /// The codes of FIFO_MODE.
      @usableFromInline
      package enum Mode: UInt8, Sendable {
        /// Nothing; it is emptied.
        case bypass = 0
        /// 32 sets, then no more until some are read.
        case fifo = 1
        /// The newest 32 sets.
        case stream = 2
        /// As stream, and after the trigger as FIFO; once.
        case trigger = 3
      }
      /// What the FIFO collects.
      @usableFromInline package var mode: Mode { Mode(rawValue: bits >> 6) ?? .trigger }
      /// Pin whose interrupt is the trigger.
      @usableFromInline package var triggerPin: Bool { bits & 0x20 != 0 }
      /// Sets for the watermark; in trigger mode those that are kept from before the trigger, then
      /// not 0.
      @usableFromInline package var samples: UInt8 { bits & 0x1F }
    }

    /// State of the FIFO.
    @usableFromInline
    package struct FIFO_STATUS: Register {
      @usableFromInline package static var address: UInt8 { 0x39 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(triggered: Bool = false, entries: UInt8 = 0) {
        bits = entries & 0x3F
        if triggered { bits |= 0x80 }
      }

      /// Whether the trigger occurred.
      @usableFromInline package var triggered: Bool { bits & 0x80 != 0 }
      /// Sets in the FIFO, 0 to 32. Whether the set at the output counts is read in two ways.
      @usableFromInline package var entries: UInt8 { bits & 0x3F }
    }
  }
}

extension Datasheet.ADXL345.BW_RATE.Rate {
  /// Output data rate, halved from one code to the next; below 12.5 Hz printed with three digits
  /// (mHz).
  @usableFromInline
  package var millihertz: Int32 {
    switch self {
    case .hertz0Point1: 98
    case .hertz0Point2: 195
    case .hertz0Point39: 391
    case .hertz0Point78: 781
    case .hertz1Point56: 1562
    case .hertz3Point13: 3125
    case .hertz6Point25: 6250
    case .hertz12Point5: 12_500
    case .hertz25: 25_000
    case .hertz50: 50_000
    case .hertz100: 100_000
    case .hertz200: 200_000
    case .hertz400: 400_000
    case .hertz800: 800_000
    case .hertz1600: 1_600_000
    case .hertz3200: 3_200_000
    }
  }
  /// Bandwidth, −3 dB: half the rate (mHz).
  @usableFromInline
  package var bandwidthMillihertz: Int32 {
    switch self {
    case .hertz0Point1: 49
    case .hertz0Point2: 98
    case .hertz0Point39: 195
    case .hertz0Point78: 391
    case .hertz1Point56: 781
    case .hertz3Point13: 1563
    case .hertz6Point25: 3125
    case .hertz12Point5: 6250
    case .hertz25: 12_500
    case .hertz50: 25_000
    case .hertz100: 50_000
    case .hertz200: 100_000
    case .hertz400: 200_000
    case .hertz800: 400_000
    case .hertz1600: 800_000
    case .hertz3200: 1_600_000
    }
  }
  /// Typical supply current at 2.5 V (µA).
  @usableFromInline
  package var microamperes: Int32 {
    switch self {
    case .hertz0Point1: 23
    case .hertz0Point2: 23
    case .hertz0Point39: 23
    case .hertz0Point78: 23
    case .hertz1Point56: 34
    case .hertz3Point13: 40
    case .hertz6Point25: 45
    case .hertz12Point5: 50
    case .hertz25: 60
    case .hertz50: 90
    case .hertz100: 140
    case .hertz200: 140
    case .hertz400: 140
    case .hertz800: 140
    case .hertz1600: 90
    case .hertz3200: 140
    }
  }
  /// Typical supply current at 2.5 V with LOW_POWER; nil where that saves none (µA).
  @usableFromInline
  package var lowPowerMicroamperes: Int32? {
    switch self {
    case .hertz0Point1: nil
    case .hertz0Point2: nil
    case .hertz0Point39: nil
    case .hertz0Point78: nil
    case .hertz1Point56: nil
    case .hertz3Point13: nil
    case .hertz6Point25: nil
    case .hertz12Point5: 34
    case .hertz25: 40
    case .hertz50: 45
    case .hertz100: 50
    case .hertz200: 60
    case .hertz400: 90
    case .hertz800: nil
    case .hertz1600: nil
    case .hertz3200: nil
    }
  }
}

extension Datasheet.ADXL345.POWER_CTL.WakeUp {
  /// Rate of samples in sleep (mHz).
  @usableFromInline
  package var wakeUpMillihertz: Int32 {
    switch self {
    case .hertz8: 8000
    case .hertz4: 4000
    case .hertz2: 2000
    case .hertz1: 1000
    }
  }
}

extension Datasheet.ADXL345.DATA_FORMAT.Range {
  /// Full scale in either direction (g).
  @usableFromInline
  package var ratedG: Int32 {
    switch self {
    case .g2: 2
    case .g4: 4
    case .g8: 8
    case .g16: 16
    }
  }
}

extension Datasheet.ADXL345 {
  /// Width of an output code (bits).
  @usableFromInline
  package static func codeBits(
    resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
  ) -> Int32 {
    let row: InlineArray<8, Int32> = [10, 10, 10, 10, 10, 11, 12, 13]
    return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
  }

  /// Typical sensitivity at 2.5 V (digits a g).
  @usableFromInline
  package static func digitsPerG(
    resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
  ) -> Int32 {
    let row: InlineArray<8, Int32> = [256, 128, 64, 32, 256, 256, 256, 256]
    return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
  }

  /// Typical scale at 2.5 V as printed, rounded (µg a digit).
  @usableFromInline
  package static func microgravitiesPerDigit(
    resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
  ) -> Int32 {
    let row: InlineArray<8, Int32> = [3900, 7800, 15_600, 31_200, 3900, 3900, 3900, 3900]
    return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
  }

  /// Lowest sensitivity at 2.5 V; of coarser digits from the greatest scale (digits a g).
  @usableFromInline
  package static func lowestDigitsPerG(
    resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
  ) -> Int32 {
    let row: InlineArray<8, Int32> = [230, 115, 57, 29, 230, 230, 230, 230]
    return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
  }

  /// Highest sensitivity at 2.5 V; of coarser digits from the least scale (digits a g).
  @usableFromInline
  package static func highestDigitsPerG(
    resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
  ) -> Int32 {
    let row: InlineArray<8, Int32> = [282, 141, 71, 35, 282, 282, 282, 282]
    return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
  }

  /// Lowest change of X under the self-test force at 2.5 V (digits).
  @usableFromInline
  package static func selfTestMinimumX(
    resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
  ) -> Int32 {
    let row: InlineArray<8, Int32> = [50, 25, 12, 6, 50, 50, 50, 50]
    return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
  }

  /// Highest change of X under the self-test force at 2.5 V (digits).
  @usableFromInline
  package static func selfTestMaximumX(
    resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
  ) -> Int32 {
    let row: InlineArray<8, Int32> = [540, 270, 135, 67, 540, 540, 540, 540]
    return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
  }

  /// Lowest change of Y under the self-test force at 2.5 V (digits).
  @usableFromInline
  package static func selfTestMinimumY(
    resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
  ) -> Int32 {
    let row: InlineArray<8, Int32> = [-540, -270, -135, -67, -540, -540, -540, -540]
    return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
  }

  /// Highest change of Y under the self-test force at 2.5 V (digits).
  @usableFromInline
  package static func selfTestMaximumY(
    resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
  ) -> Int32 {
    let row: InlineArray<8, Int32> = [-50, -25, -12, -6, -50, -50, -50, -50]
    return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
  }

  /// Lowest change of Z under the self-test force at 2.5 V (digits).
  @usableFromInline
  package static func selfTestMinimumZ(
    resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
  ) -> Int32 {
    let row: InlineArray<8, Int32> = [75, 38, 19, 10, 75, 75, 75, 75]
    return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
  }

  /// Highest change of Z under the self-test force at 2.5 V (digits).
  @usableFromInline
  package static func selfTestMaximumZ(
    resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
  ) -> Int32 {
    let row: InlineArray<8, Int32> = [875, 438, 219, 110, 875, 875, 875, 875]
    return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
  }
}
