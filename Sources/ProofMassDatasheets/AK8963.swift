// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8963.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer of Asahi Kasei, 14 or 16 bits, ±4912 µT, continuous modes.
  @usableFromInline
  package enum AK8963 {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0x48 }
    /// The address of the identity register.
    @usableFromInline package static var identityRegister: UInt8 { 0x00 }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package static var i2cAddress: UInt8 { 0x0C }
    /// The bit that a run of registers adds to its first address on I2C.
    @usableFromInline package static var i2cIncrementBit: UInt8 { 0x00 }
    /// The bit of an SPI command that reads.
    @usableFromInline package static var spiReadBit: UInt8 { 0x80 }
    /// The bit that a run of registers adds to its SPI command.
    @usableFromInline package static var spiIncrementBit: UInt8 { 0x00 }
    /// The bits of an SPI command that hold the address.
    @usableFromInline package static var spiAddressMask: UInt8 { 0x7F }
    /// Whether an SPI frame writes one register only.
    @usableFromInline package static var spiOneRegisterAWrite: Bool { true }

    /// Times in nanoseconds.
    @usableFromInline
    package enum Timing {
      /// From the supply to the first mode that may be set; the AK8975's.
      @usableFromInline package static var powerOn: Int64 { 100_000 }
      /// In power-down before another mode may be set.
      @usableFromInline package static var modeWait: Int64 { 100_000 }
      /// From fuse ROM mode to a right sensitivity adjustment.
      @usableFromInline package static var fuseAccess: Int64 { 100_000 }
      /// From SRST to the first mode that may be set; as after power-on.
      @usableFromInline package static var softReset: Int64 { 100_000 }
      /// One measurement, typically.
      @usableFromInline package static var measurementTypical: Int64 { 7_200_000 }
      /// One measurement, at most.
      @usableFromInline package static var measurementMaximum: Int64 { 9_000_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// What INFO of known parts holds (byte).
      @usableFromInline package static var seenInformation: Int { 154 }
      /// Added to ASA before the division: raw × (ASA + 128) / 256 is adjusted (1).
      @usableFromInline package static var adjustmentOffset: Int { 128 }
      /// Divides ASA + 128 (1).
      @usableFromInline package static var adjustmentDivisor: Int { 256 }
      /// ASA below it is a fault (1).
      @usableFromInline package static var lowestAdjustment: Int { 1 }
      /// ASA above it is a fault (1).
      @usableFromInline package static var highestAdjustment: Int { 254 }
      /// |X| + |Y| + |Z| from which HOFL is set (µT).
      @usableFromInline package static var overflowMicrotesla: Int { 4912 }
    }

    /// The identity byte.
    @usableFromInline
    package struct WIA: Register {
      @usableFromInline package static var address: UInt8 { 0x00 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x48 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x48) {
        bits = identity
      }

      /// 0x48, also in every other compass of the maker.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// A byte about the part.
    @usableFromInline
    package struct INFO: Register {
      @usableFromInline package static var address: UInt8 { 0x01 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(information: UInt8 = 0x00) {
        bits = information
      }

      /// 0x9A has been seen.
      @usableFromInline package var information: UInt8 { bits }
    }

    /// Whether a measurement is ready or was lost.
    @usableFromInline
    package struct ST1: Register {
      @usableFromInline package static var address: UInt8 { 0x02 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(dataOverrun: Bool = false, dataReady: Bool = false) {
        bits = 0
        if dataOverrun { bits |= 0x02 }
        if dataReady { bits |= 0x01 }
      }

      /// Whether a measurement of a continuous mode was not read; a read of the data or of ST2
      /// clears it.
      @usableFromInline package var dataOverrun: Bool { bits & 0x02 != 0 }
      /// Whether a measurement waits; a read of the data or of ST2 clears it.
      @usableFromInline package var dataReady: Bool { bits & 0x01 != 0 }
    }

    /// X magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY; in a continuous mode it holds the set until ST2 is read.
    @usableFromInline
    package struct HXL: Register {
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

      /// Low byte of 14 or 16 bits, sign-extended to 16.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// X magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY; in a continuous mode it holds the set until ST2 is read.
    @usableFromInline
    package struct HXH: Register {
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

      /// High byte of 14 or 16 bits, sign-extended to 16.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Y magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY; in a continuous mode it holds the set until ST2 is read.
    @usableFromInline
    package struct HYL: Register {
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

      /// Low byte of 14 or 16 bits, sign-extended to 16.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Y magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY; in a continuous mode it holds the set until ST2 is read.
    @usableFromInline
    package struct HYH: Register {
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

      /// High byte of 14 or 16 bits, sign-extended to 16.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Z magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY; in a continuous mode it holds the set until ST2 is read.
    @usableFromInline
    package struct HZL: Register {
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

      /// Low byte of 14 or 16 bits, sign-extended to 16.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Z magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY; in a continuous mode it holds the set until ST2 is read.
    @usableFromInline
    package struct HZH: Register {
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

      /// High byte of 14 or 16 bits, sign-extended to 16.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// End of a reading: overflow, and the output's width.
    ///
    /// Reading it: clears DRDY and DOR, and lets a continuous mode replace the set.
    @usableFromInline
    package struct ST2: Register {
      @usableFromInline package static var address: UInt8 { 0x09 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(output: Output = .bits14, overflow: Bool = false) {
        bits = output.rawValue << 4
        if overflow { bits |= 0x08 }
      }

      /// The codes of BITM.
      @usableFromInline
      package enum Output: UInt8, Sendable {
        /// 14 bits.
        case bits14 = 0
        /// 16 bits.
        case bits16 = 1
      }
      /// Width of the output, as CNTL1.BIT was.
      @usableFromInline
      package var output: Output { Output(rawValue: (bits >> 4) & 0x01) ?? .bits16 }
      /// Whether the field was too strong; the next measurement clears it.
      @usableFromInline package var overflow: Bool { bits & 0x08 != 0 }
    }

    /// Operation mode and width of the output.
    @usableFromInline
    package struct CNTL1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x1F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(output: Output = .bits14, mode: Mode = .powerDown) {
        bits = output.rawValue << 4
        bits |= mode.rawValue
      }

      /// The codes of BIT.
      @usableFromInline
      package enum Output: UInt8, Sendable {
        /// 14 bits.
        case bits14 = 0
        /// 16 bits.
        case bits16 = 1
      }
      /// Width of the output.
      @usableFromInline
      package var output: Output { Output(rawValue: (bits >> 4) & 0x01) ?? .bits16 }
      /// The codes of MODE.
      @usableFromInline
      package enum Mode: UInt8, Sendable {
        /// Power-down.
        case powerDown = 0
        /// One measurement.
        case singleMeasurement = 1
        /// Continuous, 8 Hz.
        case continuous8Hertz = 2
        /// One measurement at each trigger on pin TRG.
        case externalTrigger = 4
        /// Continuous, 100 Hz.
        case continuous100Hertz = 6
        /// One measurement of the self-test field.
        case selfTest = 8
        /// Access to the sensitivity adjustment.
        case fuseROM = 15
      }
      /// Operation mode; one measurement and the self-test end in power-down by themselves. nil for
      /// the undefined codes 3, 5, 7, 9, 10, 11, 12, 13, 14.
      @usableFromInline package var mode: Mode? { Mode(rawValue: bits & 0x0F) }
    }

    /// Soft reset.
    @usableFromInline
    package struct CNTL2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0B }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x01 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(softReset: Bool = false) {
        bits = softReset ? 0x01 : 0
      }

      /// Returns all registers to their reset values.
      @usableFromInline package var softReset: Bool { bits & 0x01 != 0 }
    }

    /// Self-test.
    @usableFromInline
    package struct ASTC: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0C }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x40 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(selfTest: Bool = false) {
        bits = selfTest ? 0x40 : 0
      }

      /// Whether the part makes a magnetic field for the self-test.
      @usableFromInline package var selfTest: Bool { bits & 0x40 != 0 }
    }

    /// Shipment test; do not access.
    @usableFromInline
    package struct TS1: Register {
      @usableFromInline package static var address: UInt8 { 0x0D }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// Shipment test; do not access.
    @usableFromInline
    package struct TS2: Register {
      @usableFromInline package static var address: UInt8 { 0x0E }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// Turns I2C off, in an AK8975 until the supply is removed; only the key is taken. What a soft
    /// reset does to it is not known.
    @usableFromInline
    package struct I2CDIS: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0F }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      /// The only value that takes effect when written.
      @usableFromInline package static var writeKey: UInt8 { 0x1B }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(disabled: Bool = false) {
        bits = disabled ? 0x01 : 0
      }

      /// Whether I2C is off.
      @usableFromInline package var disabled: Bool { bits & 0x01 != 0 }
    }

    /// Sensitivity adjustment of X; right only in fuse ROM mode.
    @usableFromInline
    package struct ASAX: Register {
      @usableFromInline package static var address: UInt8 { 0x10 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(adjustment: UInt8 = 0x00) {
        bits = adjustment
      }

      /// 128 is a factor of one.
      @usableFromInline package var adjustment: UInt8 { bits }
    }

    /// Sensitivity adjustment of Y; right only in fuse ROM mode.
    @usableFromInline
    package struct ASAY: Register {
      @usableFromInline package static var address: UInt8 { 0x11 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(adjustment: UInt8 = 0x00) {
        bits = adjustment
      }

      /// 128 is a factor of one.
      @usableFromInline package var adjustment: UInt8 { bits }
    }

    /// Sensitivity adjustment of Z; right only in fuse ROM mode.
    @usableFromInline
    package struct ASAZ: Register {
      @usableFromInline package static var address: UInt8 { 0x12 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(adjustment: UInt8 = 0x00) {
        bits = adjustment
      }

      /// 128 is a factor of one.
      @usableFromInline package var adjustment: UInt8 { bits }
    }
  }
}

extension Datasheet.AK8963.CNTL1.Output {
  /// Typical sensitivity after adjustment (nT a digit).
  @usableFromInline
  package var nanoteslaPerDigit: Int32 {
    switch self {
    case .bits14: 600
    case .bits16: 150
    }
  }
  /// The lowest output code (digits).
  @usableFromInline
  package var lowestCode: Int32 {
    switch self {
    case .bits14: -8190
    case .bits16: -32_760
    }
  }
  /// The highest output code (digits).
  @usableFromInline
  package var highestCode: Int32 {
    switch self {
    case .bits14: 8190
    case .bits16: 32_760
    }
  }
  /// Lowest passing X of a self-test (digits after adjustment).
  @usableFromInline
  package var selfTestLowestX: Int32 {
    switch self {
    case .bits14: -50
    case .bits16: -200
    }
  }
  /// Highest passing X of a self-test (digits after adjustment).
  @usableFromInline
  package var selfTestHighestX: Int32 {
    switch self {
    case .bits14: 50
    case .bits16: 200
    }
  }
  /// Lowest passing Y of a self-test (digits after adjustment).
  @usableFromInline
  package var selfTestLowestY: Int32 {
    switch self {
    case .bits14: -50
    case .bits16: -200
    }
  }
  /// Highest passing Y of a self-test (digits after adjustment).
  @usableFromInline
  package var selfTestHighestY: Int32 {
    switch self {
    case .bits14: 50
    case .bits16: 200
    }
  }
  /// Lowest passing Z of a self-test (digits after adjustment).
  @usableFromInline
  package var selfTestLowestZ: Int32 {
    switch self {
    case .bits14: -800
    case .bits16: -3200
    }
  }
  /// Highest passing Z of a self-test (digits after adjustment).
  @usableFromInline
  package var selfTestHighestZ: Int32 {
    switch self {
    case .bits14: -200
    case .bits16: -800
    }
  }
}

extension Datasheet.AK8963.CNTL1.Mode {
  /// Rate of a continuous mode; nil for the other modes (mHz).
  @usableFromInline
  package var continuousMillihertz: Int32? {
    switch self {
    case .powerDown: nil
    case .singleMeasurement: nil
    case .continuous8Hertz: 8000
    case .externalTrigger: nil
    case .continuous100Hertz: 100_000
    case .selfTest: nil
    case .fuseROM: nil
    }
  }
}
