// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8975.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer of Asahi Kasei, 13 bits, ±1229 µT; AK8975, AK8975B and AK8975C are one
  /// to software.
  @usableFromInline
  package enum AK8975 {
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
      /// From the supply to the first mode that may be set.
      @usableFromInline package static var powerOn: Int64 { 100_000 }
      /// In power-down before another mode may be set; Samsung's driver takes three times as long.
      @usableFromInline package static var modeWait: Int64 { 100_000 }
      /// From fuse ROM mode to a right sensitivity adjustment.
      @usableFromInline package static var fuseAccess: Int64 { 100_000 }
      /// One measurement, typically; the average current in the datasheet implies it.
      @usableFromInline package static var measurementTypical: Int64 { 7_300_000 }
      /// One measurement, at most.
      @usableFromInline package static var measurementMaximum: Int64 { 9_000_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// The lowest output code (digits).
      @usableFromInline package static var lowestCode: Int { -4096 }
      /// The highest output code (digits).
      @usableFromInline package static var highestCode: Int { 4095 }
      /// Typical sensitivity after adjustment (nT a digit).
      @usableFromInline package static var nanoteslaPerDigit: Int { 300 }
      /// Added to ASA before the division: raw × (ASA + 128) / 256 is adjusted, as drivers compute
      /// (1).
      @usableFromInline package static var adjustmentOffset: Int { 128 }
      /// Divides ASA + 128: raw × (ASA + 128) / 256 is adjusted, as drivers compute (1).
      @usableFromInline package static var adjustmentDivisor: Int { 256 }
      /// ASA below it is a fault (1).
      @usableFromInline package static var lowestAdjustment: Int { 1 }
      /// ASA above it is a fault (1).
      @usableFromInline package static var highestAdjustment: Int { 254 }
      /// |X| + |Y| + |Z| from which HOFL is set (µT).
      @usableFromInline package static var overflowMicrotesla: Int { 2400 }
      /// Lowest passing X of a self-test (digits after adjustment).
      @usableFromInline package static var selfTestLowestX: Int { -100 }
      /// Highest passing X of a self-test (digits after adjustment).
      @usableFromInline package static var selfTestHighestX: Int { 100 }
      /// Lowest passing Y of a self-test (digits after adjustment).
      @usableFromInline package static var selfTestLowestY: Int { -100 }
      /// Highest passing Y of a self-test (digits after adjustment).
      @usableFromInline package static var selfTestHighestY: Int { 100 }
      /// Lowest passing Z of a self-test (digits after adjustment).
      @usableFromInline package static var selfTestLowestZ: Int { -1000 }
      /// Highest passing Z of a self-test (digits after adjustment).
      @usableFromInline package static var selfTestHighestZ: Int { -300 }
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

      /// 0x48, also in every later compass of the maker.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// A byte about the part; no value is published.
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

      /// Any value.
      @usableFromInline package var information: UInt8 { bits }
    }

    /// Whether a measurement is ready.
    @usableFromInline
    package struct ST1: Register {
      @usableFromInline package static var address: UInt8 { 0x02 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(dataReady: Bool = false) {
        bits = dataReady ? 0x01 : 0
      }

      /// Whether a measurement waits; a read of the data or of ST2 clears it.
      @usableFromInline package var dataReady: Bool { bits & 0x01 != 0 }
    }

    /// X magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY; during a measurement it sets DERR.
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

      /// Low byte of 13 bits, sign-extended to 16.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// X magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY; during a measurement it sets DERR.
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

      /// High byte of 13 bits, sign-extended to 16.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Y magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY; during a measurement it sets DERR.
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

      /// Low byte of 13 bits, sign-extended to 16.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Y magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY; during a measurement it sets DERR.
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

      /// High byte of 13 bits, sign-extended to 16.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Z magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY; during a measurement it sets DERR.
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

      /// Low byte of 13 bits, sign-extended to 16.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Z magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY; during a measurement it sets DERR.
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

      /// High byte of 13 bits, sign-extended to 16.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Errors of the measurement.
    ///
    /// Reading it: clears DRDY and DERR.
    @usableFromInline
    package struct ST2: Register {
      @usableFromInline package static var address: UInt8 { 0x09 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(overflow: Bool = false, dataError: Bool = false) {
        bits = 0
        if overflow { bits |= 0x08 }
        if dataError { bits |= 0x04 }
      }

      /// Whether the field was too strong; the next measurement clears it.
      @usableFromInline package var overflow: Bool { bits & 0x08 != 0 }
      /// Whether data were read outside the readable period; a read of ST2 clears it.
      @usableFromInline package var dataError: Bool { bits & 0x04 != 0 }
    }

    /// Operation mode; a write ends a measurement and clears 0x02 to 0x09, where the text of the
    /// AK8963 lets DRDY stay.
    @usableFromInline
    package struct CNTL: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x0A }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x0F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(mode: Mode = .powerDown) {
        bits = mode.rawValue
      }

      /// The codes of MODE.
      @usableFromInline
      package enum Mode: UInt8, Sendable {
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
      @usableFromInline package var mode: Mode? { Mode(rawValue: bits & 0x0F) }
    }

    /// Reserved; do not access.
    @usableFromInline
    package struct RSV: Register {
      @usableFromInline package static var address: UInt8 { 0x0B }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
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

    /// Turns I2C off until the supply is removed; only the key is taken.
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
