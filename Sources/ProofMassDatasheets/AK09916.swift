// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak09916.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer of Asahi Kasei, 16 bits, ±4912 µT, continuous modes, also in the
  /// ICM-20948.
  public enum AK09916 {
    /// The value of the identity register.
    public static var identity: UInt8 { 0x48 }
    /// The address of the identity register.
    public static var identityRegister: UInt8 { 0x00 }
    /// The 7-bit I2C address with all address pins low.
    public static var i2cAddress: UInt8 { 0x0C }
    /// The bit that a run of registers adds to its first address on I2C.
    public static var i2cIncrementBit: UInt8 { 0x00 }

    /// Times in nanoseconds.
    public enum Timing {
      /// From the supply to the first mode that may be set; the AK8975's.
      public static var powerOn: Int64 { 100_000 }
      /// In power-down before another mode may be set; the AK8963's.
      public static var modeWait: Int64 { 100_000 }
      /// From SRST to the first mode that may be set; as after power-on.
      public static var softReset: Int64 { 100_000 }
      /// One measurement, typically.
      public static var measurementTypical: Int64 { 7_200_000 }
      /// One measurement, at most; 8.2 ms is remembered, and the AK8963's 9 ms is taken.
      public static var measurementMaximum: Int64 { 9_000_000 }
    }

    /// Single numbers of the part.
    public enum Constant {
      /// What WIA2 holds (byte).
      public static var partIdentity: Int { 9 }
      /// What register 01 of an AK09911 holds (byte).
      public static var partIdentityAK09911: Int { 5 }
      /// What register 01 of an AK09912 holds (byte).
      public static var partIdentityAK09912: Int { 4 }
      /// What register 01 of an AK09918 holds (byte).
      public static var partIdentityAK09918: Int { 12 }
      /// Typical sensitivity; the part adjusts it by itself (nT a digit).
      public static var nanoteslaPerDigit: Int { 150 }
      /// The lowest output code (digits).
      public static var lowestCode: Int { -32_752 }
      /// The highest output code (digits).
      public static var highestCode: Int { 32_752 }
      /// |X| + |Y| + |Z| from which HOFL is set, as in the AK8963, which has the same range (µT).
      public static var overflowMicrotesla: Int { 4912 }
      /// Lowest passing X of a self-test (digits).
      public static var selfTestLowestX: Int { -200 }
      /// Highest passing X of a self-test (digits).
      public static var selfTestHighestX: Int { 200 }
      /// Lowest passing Y of a self-test (digits).
      public static var selfTestLowestY: Int { -200 }
      /// Highest passing Y of a self-test (digits).
      public static var selfTestHighestY: Int { 200 }
      /// Lowest passing Z of a self-test (digits).
      public static var selfTestLowestZ: Int { -1000 }
      /// Highest passing Z of a self-test (digits).
      public static var selfTestHighestZ: Int { -200 }
    }

    /// The maker's identity.
    public struct WIA1: Register {
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

    /// The part's identity.
    public struct WIA2: Register {
      public static var address: UInt8 { 0x01 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x09 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(part: UInt8 = 0x09) {
        bits = part
      }

      /// 0x09; AK09911 0x05, AK09912 0x04, AK09918 0x0C.
      public var part: UInt8 { bits }
    }

    /// Reserved; inside the first block of the address counter.
    public struct RSV1: Register {
      public static var address: UInt8 { 0x02 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }
    }

    /// Reserved; inside the first block of the address counter.
    public struct RSV2: Register {
      public static var address: UInt8 { 0x03 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }
    }

    /// Whether a measurement is ready or was lost.
    public struct ST1: Register {
      public static var address: UInt8 { 0x10 }
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

      /// Whether a measurement of a continuous mode was skipped; a read of HXL to TMPS or of ST2
      /// clears it.
      public var dataOverrun: Bool { bits & 0x02 != 0 }
      /// Whether a measurement is ready; a read of HXL to TMPS or of ST2 clears it.
      public var dataReady: Bool { bits & 0x01 != 0 }
    }

    /// X magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    public struct HXL: Register {
      public static var address: UInt8 { 0x11 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte of 16 bits.
      public var value: UInt8 { bits }
    }

    /// X magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    public struct HXH: Register {
      public static var address: UInt8 { 0x12 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte of 16 bits.
      public var value: UInt8 { bits }
    }

    /// Y magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    public struct HYL: Register {
      public static var address: UInt8 { 0x13 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte of 16 bits.
      public var value: UInt8 { bits }
    }

    /// Y magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    public struct HYH: Register {
      public static var address: UInt8 { 0x14 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte of 16 bits.
      public var value: UInt8 { bits }
    }

    /// Z magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    public struct HZL: Register {
      public static var address: UInt8 { 0x15 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte of 16 bits.
      public var value: UInt8 { bits }
    }

    /// Z magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    public struct HZH: Register {
      public static var address: UInt8 { 0x16 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte of 16 bits.
      public var value: UInt8 { bits }
    }

    /// Dummy; some relatives have the temperature here.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    public struct TMPS: Register {
      public static var address: UInt8 { 0x17 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }
    }

    /// End of a reading, and overflow.
    ///
    /// Reading it: clears DRDY and DOR, and lets a continuous mode replace the set.
    public struct ST2: Register {
      public static var address: UInt8 { 0x18 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(overflow: Bool = false) {
        bits = overflow ? 0x08 : 0
      }

      /// Whether the field was too strong; the next measurement updates it.
      public var overflow: Bool { bits & 0x08 != 0 }
    }

    /// Dummy; some relatives have filter and FIFO settings here.
    public struct CNTL1: Register {
      public static var address: UInt8 { 0x30 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }
    }

    /// Operation mode.
    public struct CNTL2: WritableRegister {
      public static var address: UInt8 { 0x31 }
      public static var reset: UInt8 { 0x00 }
      public static var settable: UInt8 { 0x1F }
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
        /// Continuous, 10 Hz.
        case continuous10Hertz = 2
        /// Continuous, 20 Hz.
        case continuous20Hertz = 4
        /// Continuous, 50 Hz.
        case continuous50Hertz = 6
        /// Continuous, 100 Hz.
        case continuous100Hertz = 8
        /// One measurement of the self-test field.
        case selfTest = 16
      }
      /// Operation mode; one measurement and the self-test end in power-down by themselves. nil for
      /// the undefined codes 3, 5, 7, 9, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 22, 23, 24,
      /// 25, 26, 27, 28, 29, 30, 31.
      public var mode: Mode? { Mode(rawValue: bits & 0x1F) }
    }

    /// Soft reset.
    public struct CNTL3: WritableRegister {
      public static var address: UInt8 { 0x32 }
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

    /// Shipment test; do not access.
    public struct TS1: Register {
      public static var address: UInt8 { 0x33 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }
    }

    /// Shipment test; do not access.
    public struct TS2: Register {
      public static var address: UInt8 { 0x34 }
      /// The value after power-on.
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }
    }
  }
}

extension Datasheet.AK09916.CNTL2.Mode {
  /// Rate of a continuous mode; nil for the other modes (mHz).
  public var continuousMillihertz: Int32? {
    switch self {
    case .powerDown: nil
    case .singleMeasurement: nil
    case .continuous10Hertz: 10_000
    case .continuous20Hertz: 20_000
    case .continuous50Hertz: 50_000
    case .continuous100Hertz: 100_000
    case .selfTest: nil
    }
  }
}
