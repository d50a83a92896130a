// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8975.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer of Asahi Kasei, 13 bits, ±1229 µT; AK8975, AK8975B and AK8975C are one
  /// to software.
  public enum AK8975 {
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
      /// From the supply to the first mode that may be set.
      public static var powerOn: Int64 { 100_000 }
      /// In power-down before another mode may be set; Samsung's driver takes three times as long.
      public static var modeWait: Int64 { 100_000 }
      /// From fuse ROM mode to a right sensitivity adjustment.
      public static var fuseAccess: Int64 { 100_000 }
      /// One measurement, typically; the average current in the datasheet implies it.
      public static var measurementTypical: Int64 { 7_300_000 }
      /// One measurement, at most.
      public static var measurementMaximum: Int64 { 9_000_000 }
    }

    /// Single numbers of the part.
    public enum Constant {
      /// The lowest output code (digits).
      public static var lowestCode: Int { -4096 }
      /// The highest output code (digits).
      public static var highestCode: Int { 4095 }
      /// Typical sensitivity after adjustment (nT a digit).
      public static var nanoteslaPerDigit: Int { 300 }
      /// Added to ASA before the division: raw × (ASA + 128) / 256 is adjusted, as drivers compute
      /// (1).
      public static var adjustmentOffset: Int { 128 }
      /// Divides ASA + 128: raw × (ASA + 128) / 256 is adjusted, as drivers compute (1).
      public static var adjustmentDivisor: Int { 256 }
      /// ASA below it is a fault (1).
      public static var lowestAdjustment: Int { 1 }
      /// ASA above it is a fault (1).
      public static var highestAdjustment: Int { 254 }
      /// |X| + |Y| + |Z| from which HOFL is set (µT).
      public static var overflowMicrotesla: Int { 2400 }
      /// What turns I2C off when written to I2CDIS; that nothing else does, one source says (byte).
      public static var i2cDisableKey: Int { 27 }
      /// Lowest passing X of a self-test (digits after adjustment).
      public static var selfTestLowestX: Int { -100 }
      /// Highest passing X of a self-test (digits after adjustment).
      public static var selfTestHighestX: Int { 100 }
      /// Lowest passing Y of a self-test (digits after adjustment).
      public static var selfTestLowestY: Int { -100 }
      /// Highest passing Y of a self-test (digits after adjustment).
      public static var selfTestHighestY: Int { 100 }
      /// Lowest passing Z of a self-test (digits after adjustment).
      public static var selfTestLowestZ: Int { -1000 }
      /// Highest passing Z of a self-test (digits after adjustment).
      public static var selfTestHighestZ: Int { -300 }
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

      /// 0x48, also in every later compass of the maker.
      public var identity: UInt8 { bits }
    }

    /// A byte about the part; no value is published.
    public struct INFO: Register {
      public static var address: UInt8 { 0x01 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      public init(information: UInt8 = 0x00) {
        bits = information
      }

      /// Any value.
      public var information: UInt8 { bits }
    }

    /// Whether a measurement is ready.
    public struct ST1: Register {
      public static var address: UInt8 { 0x02 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(dataReady: Bool = false) {
        bits = dataReady ? 0x01 : 0
      }

      /// Whether a measurement waits; a read of the data or of ST2 clears it.
      public var dataReady: Bool { bits & 0x01 != 0 }
    }

    /// X magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY; during a measurement it sets DERR.
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

      /// Low byte of 13 bits, sign-extended to 16.
      public var value: UInt8 { bits }
    }

    /// X magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY; during a measurement it sets DERR.
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

      /// High byte of 13 bits, sign-extended to 16.
      public var value: UInt8 { bits }
    }

    /// Y magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY; during a measurement it sets DERR.
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

      /// Low byte of 13 bits, sign-extended to 16.
      public var value: UInt8 { bits }
    }

    /// Y magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY; during a measurement it sets DERR.
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

      /// High byte of 13 bits, sign-extended to 16.
      public var value: UInt8 { bits }
    }

    /// Z magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY; during a measurement it sets DERR.
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

      /// Low byte of 13 bits, sign-extended to 16.
      public var value: UInt8 { bits }
    }

    /// Z magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY; during a measurement it sets DERR.
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

      /// High byte of 13 bits, sign-extended to 16.
      public var value: UInt8 { bits }
    }

    /// Errors of the measurement.
    ///
    /// Reading it: clears DRDY and DERR.
    public struct ST2: Register {
      public static var address: UInt8 { 0x09 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(overflow: Bool = false, dataError: Bool = false) {
        bits = 0
        if overflow { bits |= 0x08 }
        if dataError { bits |= 0x04 }
      }

      /// Whether the field was too strong; the next measurement clears it.
      public var overflow: Bool { bits & 0x08 != 0 }
      /// Whether data were read outside the readable period; a read of ST2 clears it.
      public var dataError: Bool { bits & 0x04 != 0 }
    }

    /// Operation mode; a write ends a measurement and clears 0x02 to 0x09, where the text of the
    /// AK8963 lets DRDY stay.
    public struct CNTL: WritableRegister {
      public static var address: UInt8 { 0x0A }
      public static var reset: UInt8 { 0x00 }
      public static var settable: UInt8 { 0x0F }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(mode: Mode = .powerDown) {
        bits = mode.rawValue
      }

      /// The codes of MODE.
      public enum Mode: UInt8, Sendable {
        /// Power-down.
        case powerDown = 0
        /// One measurement.
        case singleMeasurement = 1
        /// One measurement of the self-test field.
        case selfTest = 8
        /// Access to the sensitivity adjustment.
        case fuseROM = 15
      }
      /// Operation mode; both measurements end in power-down by themselves. nil for the undefined
      /// codes 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14.
      public var mode: Mode? { Mode(rawValue: bits & 0x0F) }
    }

    /// Reserved; do not access.
    public struct RSV: Register {
      public static var address: UInt8 { 0x0B }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }
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

    /// Turns I2C off until the supply is removed; only the key is taken.
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
