// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8963.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer of Asahi Kasei, 14 or 16 bits, ±4912 µT, continuous modes.
  public enum AK8963 {
    /// The value of the identity register.
    public static var identity: UInt8 { 0x48 }
    /// The address of the identity register.
    public static var identityRegister: UInt8 { 0x00 }
    /// The 7-bit I2C address with all address pins low.
    public static var i2cAddress: UInt8 { 0x0C }
    /// The bit that a run of registers adds to its first address on I2C.
    public static var i2cIncrementBit: UInt8 { 0x00 }
    /// The bit of an SPI command that reads.
    public static var spiReadBit: UInt8 { 0x80 }
    /// The bit that a run of registers adds to its SPI command.
    public static var spiIncrementBit: UInt8 { 0x00 }
    /// The bits of an SPI command that hold the address.
    public static var spiAddressMask: UInt8 { 0x7F }
    /// Whether an SPI frame writes one register only.
    public static var spiOneRegisterAWrite: Bool { true }

    /// Times in nanoseconds.
    public enum Timing {
      /// From the supply to the first mode that may be set; the AK8975's.
      public static var powerOn: Int64 { 100_000 }
      /// In power-down before another mode may be set.
      public static var modeWait: Int64 { 100_000 }
      /// From fuse ROM mode to a right sensitivity adjustment.
      public static var fuseAccess: Int64 { 100_000 }
      /// From SRST to the first mode that may be set; as after power-on.
      public static var softReset: Int64 { 100_000 }
      /// One measurement, typically.
      public static var measurementTypical: Int64 { 7_200_000 }
      /// One measurement, at most.
      public static var measurementMaximum: Int64 { 9_000_000 }
    }

    /// Single numbers of the part.
    public enum Constant {
      /// What INFO of known parts holds (byte).
      public static var seenInformation: Int { 154 }
      /// Added to ASA before the division: raw × (ASA + 128) / 256 is adjusted (1).
      public static var adjustmentOffset: Int { 128 }
      /// Divides ASA + 128 (1).
      public static var adjustmentDivisor: Int { 256 }
      /// ASA below it is a fault (1).
      public static var lowestAdjustment: Int { 1 }
      /// ASA above it is a fault (1).
      public static var highestAdjustment: Int { 254 }
      /// |X| + |Y| + |Z| from which HOFL is set (µT).
      public static var overflowMicrotesla: Int { 4912 }
      /// What turns I2C off when written to I2CDIS (byte).
      public static var i2cDisableKey: Int { 27 }
    }

    /// The identity byte.
    public struct WIA: Register {
      public static var address: UInt8 { 0x00 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x48 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(identity: UInt8 = 0x48) {
        bits = identity
      }

      /// 0x48, also in every other compass of the maker.
      public var identity: UInt8 { bits }
    }

    /// A byte about the part.
    public struct INFO: Register {
      public static var address: UInt8 { 0x01 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      public init(information: UInt8 = 0x00) {
        bits = information
      }

      /// 0x9A has been seen.
      public var information: UInt8 { bits }
    }

    /// Whether a measurement is ready or was lost.
    public struct ST1: Register {
      public static var address: UInt8 { 0x02 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(dataOverrun: Bool = false, dataReady: Bool = false) {
        bits = 0
        if dataOverrun { bits |= 0x02 }
        if dataReady { bits |= 0x01 }
      }

      /// Whether a measurement of a continuous mode was not read; a read of the data or of ST2
      /// clears it.
      public var dataOverrun: Bool { bits & 0x02 != 0 }
      /// Whether a measurement waits; a read of the data or of ST2 clears it.
      public var dataReady: Bool { bits & 0x01 != 0 }
    }

    /// X magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY; in a continuous mode it holds the set until ST2 is read.
    public struct HXL: Register {
      public static var address: UInt8 { 0x03 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte of 14 or 16 bits, sign-extended to 16.
      public var value: UInt8 { bits }
    }

    /// X magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY; in a continuous mode it holds the set until ST2 is read.
    public struct HXH: Register {
      public static var address: UInt8 { 0x04 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte of 14 or 16 bits, sign-extended to 16.
      public var value: UInt8 { bits }
    }

    /// Y magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY; in a continuous mode it holds the set until ST2 is read.
    public struct HYL: Register {
      public static var address: UInt8 { 0x05 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte of 14 or 16 bits, sign-extended to 16.
      public var value: UInt8 { bits }
    }

    /// Y magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY; in a continuous mode it holds the set until ST2 is read.
    public struct HYH: Register {
      public static var address: UInt8 { 0x06 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte of 14 or 16 bits, sign-extended to 16.
      public var value: UInt8 { bits }
    }

    /// Z magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY; in a continuous mode it holds the set until ST2 is read.
    public struct HZL: Register {
      public static var address: UInt8 { 0x07 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte of 14 or 16 bits, sign-extended to 16.
      public var value: UInt8 { bits }
    }

    /// Z magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY; in a continuous mode it holds the set until ST2 is read.
    public struct HZH: Register {
      public static var address: UInt8 { 0x08 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte of 14 or 16 bits, sign-extended to 16.
      public var value: UInt8 { bits }
    }

    /// End of a reading: overflow, and the output's width.
    ///
    /// Reading it: clears DRDY and DOR, and lets a continuous mode replace the set.
    public struct ST2: Register {
      public static var address: UInt8 { 0x09 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(output: Output = .bits14, overflow: Bool = false) {
        bits = output.rawValue << 4
        if overflow { bits |= 0x08 }
      }

      /// The codes of BITM.
      public enum Output: UInt8, Sendable {
        /// 14 bits.
        case bits14 = 0
        /// 16 bits.
        case bits16 = 1
      }
      /// Width of the output, as CNTL1.BIT was.
      public var output: Output { Output(rawValue: (bits >> 4) & 0x01) ?? .bits16 }
      /// Whether the field was too strong; the next measurement clears it.
      public var overflow: Bool { bits & 0x08 != 0 }
    }

    /// Operation mode and width of the output.
    public struct CNTL1: WritableRegister {
      public static var address: UInt8 { 0x0A }
      public static var reset: UInt8 { 0x00 }
      public static var settable: UInt8 { 0x1F }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(output: Output = .bits14, mode: Mode = .powerDown) {
        bits = output.rawValue << 4
        bits |= mode.rawValue
      }

      /// The codes of BIT.
      public enum Output: UInt8, Sendable {
        /// 14 bits.
        case bits14 = 0
        /// 16 bits.
        case bits16 = 1
      }
      /// Width of the output.
      public var output: Output { Output(rawValue: (bits >> 4) & 0x01) ?? .bits16 }
      /// The codes of MODE.
      public enum Mode: UInt8, Sendable {
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
      public var mode: Mode? { Mode(rawValue: bits & 0x0F) }
    }

    /// Soft reset.
    public struct CNTL2: WritableRegister {
      public static var address: UInt8 { 0x0B }
      public static var reset: UInt8 { 0x00 }
      public static var settable: UInt8 { 0x01 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(softReset: Bool = false) {
        bits = softReset ? 0x01 : 0
      }

      /// Returns all registers to their reset values.
      public var softReset: Bool { bits & 0x01 != 0 }
    }

    /// Self-test.
    public struct ASTC: WritableRegister {
      public static var address: UInt8 { 0x0C }
      public static var reset: UInt8 { 0x00 }
      public static var settable: UInt8 { 0x40 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(selfTest: Bool = false) {
        bits = selfTest ? 0x40 : 0
      }

      /// Whether the part makes a magnetic field for the self-test.
      public var selfTest: Bool { bits & 0x40 != 0 }
    }

    /// Shipment test; do not access.
    public struct TS1: Register {
      public static var address: UInt8 { 0x0D }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }
    }

    /// Shipment test; do not access.
    public struct TS2: Register {
      public static var address: UInt8 { 0x0E }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }
    }

    /// Turns I2C off, in an AK8975 until the supply is removed; only the key is taken. What a soft
    /// reset does to it is not known.
    public struct I2CDIS: WritableRegister {
      public static var address: UInt8 { 0x0F }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(disabled: Bool = false) {
        bits = disabled ? 0x01 : 0
      }

      /// Whether I2C is off.
      public var disabled: Bool { bits & 0x01 != 0 }
    }

    /// Sensitivity adjustment of X; right only in fuse ROM mode.
    public struct ASAX: Register {
      public static var address: UInt8 { 0x10 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      public init(adjustment: UInt8 = 0x00) {
        bits = adjustment
      }

      /// 128 is a factor of one.
      public var adjustment: UInt8 { bits }
    }

    /// Sensitivity adjustment of Y; right only in fuse ROM mode.
    public struct ASAY: Register {
      public static var address: UInt8 { 0x11 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      public init(adjustment: UInt8 = 0x00) {
        bits = adjustment
      }

      /// 128 is a factor of one.
      public var adjustment: UInt8 { bits }
    }

    /// Sensitivity adjustment of Z; right only in fuse ROM mode.
    public struct ASAZ: Register {
      public static var address: UInt8 { 0x12 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      public init(adjustment: UInt8 = 0x00) {
        bits = adjustment
      }

      /// 128 is a factor of one.
      public var adjustment: UInt8 { bits }
    }
  }
}

extension Datasheet.AK8963.CNTL1.Output {
  /// Typical sensitivity after adjustment (nT a digit).
  public var nanoteslaPerDigit: Int32 {
    switch self {
    case .bits14: 600
    case .bits16: 150
    }
  }
  /// The lowest output code (digits).
  public var lowestCode: Int32 {
    switch self {
    case .bits14: -8190
    case .bits16: -32_760
    }
  }
  /// The highest output code (digits).
  public var highestCode: Int32 {
    switch self {
    case .bits14: 8190
    case .bits16: 32_760
    }
  }
  /// Lowest passing X of a self-test (digits after adjustment).
  public var selfTestLowestX: Int32 {
    switch self {
    case .bits14: -50
    case .bits16: -200
    }
  }
  /// Highest passing X of a self-test (digits after adjustment).
  public var selfTestHighestX: Int32 {
    switch self {
    case .bits14: 50
    case .bits16: 200
    }
  }
  /// Lowest passing Y of a self-test (digits after adjustment).
  public var selfTestLowestY: Int32 {
    switch self {
    case .bits14: -50
    case .bits16: -200
    }
  }
  /// Highest passing Y of a self-test (digits after adjustment).
  public var selfTestHighestY: Int32 {
    switch self {
    case .bits14: 50
    case .bits16: 200
    }
  }
  /// Lowest passing Z of a self-test (digits after adjustment).
  public var selfTestLowestZ: Int32 {
    switch self {
    case .bits14: -800
    case .bits16: -3200
    }
  }
  /// Highest passing Z of a self-test (digits after adjustment).
  public var selfTestHighestZ: Int32 {
    switch self {
    case .bits14: -200
    case .bits16: -800
    }
  }
}

extension Datasheet.AK8963.CNTL1.Mode {
  /// Rate of a continuous mode; nil for the other modes (mHz).
  public var continuousMillihertz: Int32? {
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
