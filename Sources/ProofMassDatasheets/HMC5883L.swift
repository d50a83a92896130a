// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/hmc5883l.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer of Honeywell, ±0.88 to ±8.1 G, 12 bits, 0.75 to 75 Hz.
  @usableFromInline
  package enum HMC5883L {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0x48 }
    /// The address of the identity register.
    @usableFromInline package static var identityRegister: UInt8 { 0x0A }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package static var i2cAddress: UInt8 { 0x1E }
    /// The bit that a run of registers adds to its first address on I2C.
    @usableFromInline package static var i2cIncrementBit: UInt8 { 0x00 }

    /// Times in nanoseconds.
    @usableFromInline
    package enum Timing {
      /// From the command to data in the output registers.
      @usableFromInline package static var measurement: Int64 { 6_000_000 }
      /// For which RDY and pin DRDY are low while data are written.
      @usableFromInline package static var readyLow: Int64 { 250_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// Output of an axis whose converter overflowed (digits).
      @usableFromInline package static var overflowCode: Int { -4096 }
      /// Lowest output (digits).
      @usableFromInline package static var lowestCode: Int { -2048 }
      /// Highest output (digits).
      @usableFromInline package static var highestCode: Int { 2047 }
      /// Value of IRB (byte).
      @usableFromInline package static var secondIdentity: Int { 52 }
      /// Value of IRC (byte).
      @usableFromInline package static var thirdIdentity: Int { 51 }
    }

    /// Averages, rate and measurement mode.
    @usableFromInline
    package struct CRA: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x00 }
      @usableFromInline package static var reset: UInt8 { 0x10 }
      @usableFromInline package static var settable: UInt8 { 0x7F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(averages: Averages = .one, dataRate: DataRate = .hertz15, bias: Bias = .none) {
        bits = averages.rawValue << 5
        bits |= dataRate.rawValue << 2
        bits |= bias.rawValue
      }

      /// The codes of MA.
      @usableFromInline
      package enum Averages: UInt8, Sendable {
        /// 1.
        case one = 0
        /// 2.
        case two = 1
        /// 4.
        case four = 2
        /// 8.
        case eight = 3
      }
      /// Measurements that are averaged for an output.
      @usableFromInline
      package var averages: Averages { Averages(rawValue: (bits >> 5) & 0x03) ?? .eight }
      /// The codes of DO.
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
        /// 0.75 Hz.
        case hertz0Point75 = 0
        /// 1.5 Hz.
        case hertz1Point5 = 1
        /// 3 Hz.
        case hertz3 = 2
        /// 7.5 Hz.
        case hertz7Point5 = 3
        /// 15 Hz.
        case hertz15 = 4
        /// 30 Hz.
        case hertz30 = 5
        /// 75 Hz.
        case hertz75 = 6
      }
      /// Output data rate in continuous mode. nil for the undefined code 7.
      @usableFromInline package var dataRate: DataRate? { DataRate(rawValue: (bits >> 2) & 0x07) }
      /// The codes of MS.
      @usableFromInline
      package enum Bias: UInt8, Sendable {
        /// None: the ambient field.
        case none = 0
        /// Positive: the self-test's field is measured.
        case positive = 1
        /// Negative: the self-test's field is measured.
        case negative = 2
      }
      /// Current through the offset strap during a measurement. nil for the undefined code 3.
      @usableFromInline package var bias: Bias? { Bias(rawValue: bits & 0x03) }
    }

    /// Gain.
    @usableFromInline
    package struct CRB: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x01 }
      @usableFromInline package static var reset: UInt8 { 0x20 }
      @usableFromInline package static var settable: UInt8 { 0xE0 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(gain: Gain = .gauss1Point3) {
        bits = gain.rawValue << 5
      }

      /// The codes of GN.
      @usableFromInline
      package enum Gain: UInt8, Sendable {
        /// ±0.88 G, 1370 digits a gauss.
        case gauss0Point88 = 0
        /// ±1.3 G, 1090 digits a gauss.
        case gauss1Point3 = 1
        /// ±1.9 G, 820 digits a gauss.
        case gauss1Point9 = 2
        /// ±2.5 G, 660 digits a gauss.
        case gauss2Point5 = 3
        /// ±4 G, 440 digits a gauss.
        case gauss4 = 4
        /// ±4.7 G, 390 digits a gauss.
        case gauss4Point7 = 5
        /// ±5.6 G, 330 digits a gauss.
        case gauss5Point6 = 6
        /// ±8.1 G, 230 digits a gauss.
        case gauss8Point1 = 7
      }
      /// Gain of all axes.
      @usableFromInline package var gain: Gain { Gain(rawValue: bits >> 5) ?? .gauss8Point1 }
    }

    /// Operating mode.
    ///
    /// Reading it: locks the data registers until all six have been read.
    @usableFromInline
    package struct MR: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x02 }
      @usableFromInline package static var reset: UInt8 { 0x01 }
      @usableFromInline package static var settable: UInt8 { 0x03 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(mode: Mode = .single) {
        bits = mode.rawValue
      }

      /// The codes of MD.
      @usableFromInline
      package enum Mode: UInt8, Sendable {
        /// Measures at the rate of DO.
        case continuous = 0
        /// Measures once, then idle.
        case single = 1
        /// Idle.
        case idle = 2
        /// Idle.
        case idleAlternate = 3
      }
      /// Operating mode.
      @usableFromInline package var mode: Mode { Mode(rawValue: bits & 0x03) ?? .idleAlternate }
    }

    /// Flux density of X, high byte.
    ///
    /// Reading it: locks the data registers until all six have been read.
    @usableFromInline
    package struct DXRA: Register {
      @usableFromInline package static var address: UInt8 { 0x03 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement, −2048 to 2047, or −4096 where the converter overflowed.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of X, low byte.
    ///
    /// Reading it: locks the data registers until all six have been read.
    @usableFromInline
    package struct DXRB: Register {
      @usableFromInline package static var address: UInt8 { 0x04 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement, −2048 to 2047, or −4096 where the converter overflowed.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of Z, high byte.
    ///
    /// Reading it: locks the data registers until all six have been read.
    @usableFromInline
    package struct DZRA: Register {
      @usableFromInline package static var address: UInt8 { 0x05 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement, −2048 to 2047, or −4096 where the converter overflowed.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of Z, low byte.
    ///
    /// Reading it: locks the data registers until all six have been read.
    @usableFromInline
    package struct DZRB: Register {
      @usableFromInline package static var address: UInt8 { 0x06 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement, −2048 to 2047, or −4096 where the converter overflowed.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of Y, high byte.
    ///
    /// Reading it: locks the data registers until all six have been read.
    @usableFromInline
    package struct DYRA: Register {
      @usableFromInline package static var address: UInt8 { 0x07 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte; two's complement, −2048 to 2047, or −4096 where the converter overflowed.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Flux density of Y, low byte.
    ///
    /// Reading it: locks the data registers until all six have been read.
    @usableFromInline
    package struct DYRB: Register {
      @usableFromInline package static var address: UInt8 { 0x08 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte; two's complement, −2048 to 2047, or −4096 where the converter overflowed.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Status.
    @usableFromInline
    package struct SR: Register {
      @usableFromInline package static var address: UInt8 { 0x09 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(locked: Bool = false, ready: Bool = false) {
        bits = 0
        if locked { bits |= 0x02 }
        if ready { bits |= 0x01 }
      }

      /// Whether data are held until all six registers have been read.
      @usableFromInline package var locked: Bool { bits & 0x02 != 0 }
      /// Whether all data registers have been written since the last update began.
      @usableFromInline package var ready: Bool { bits & 0x01 != 0 }
    }

    /// Identification, first of 3.
    @usableFromInline
    package struct IRA: Register {
      @usableFromInline package static var address: UInt8 { 0x0A }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x48 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x48) {
        bits = identity
      }

      /// 0x48, ASCII H.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Identification, second of 3.
    @usableFromInline
    package struct IRB: Register {
      @usableFromInline package static var address: UInt8 { 0x0B }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x34 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x34) {
        bits = identity
      }

      /// 0x34, ASCII 4.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Identification, third of 3.
    @usableFromInline
    package struct IRC: Register {
      @usableFromInline package static var address: UInt8 { 0x0C }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x33 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x33) {
        bits = identity
      }

      /// 0x33, ASCII 3.
      @usableFromInline package var identity: UInt8 { bits }
    }
  }
}
