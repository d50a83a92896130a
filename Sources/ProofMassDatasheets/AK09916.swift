// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak09916.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer of Asahi Kasei, 16 bits, ±4912 µT, continuous modes, also in the
  /// ICM-20948.
  @usableFromInline
  package enum AK09916 {
    /// The value of the identity register.
    @usableFromInline package static var identity: UInt8 { 0x48 }
    /// The address of the identity register.
    @usableFromInline package static var identityRegister: UInt8 { 0x00 }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package static var i2cAddress: UInt8 { 0x0C }
    /// The bit that a run of registers adds to its first address on I2C.
    @usableFromInline package static var i2cIncrementBit: UInt8 { 0x00 }

    /// Times in nanoseconds.
    @usableFromInline
    package enum Timing {
      /// From the supply to the first mode that may be set; the AK8975's.
      @usableFromInline package static var powerOn: Int64 { 100_000 }
      /// In power-down before another mode may be set; the AK8963's.
      @usableFromInline package static var modeWait: Int64 { 100_000 }
      /// From SRST to the first mode that may be set; as after power-on.
      @usableFromInline package static var softReset: Int64 { 100_000 }
      /// One measurement, typically.
      @usableFromInline package static var measurementTypical: Int64 { 7_200_000 }
      /// One measurement, at most; 8.2 ms is remembered, and the AK8963's 9 ms is taken.
      @usableFromInline package static var measurementMaximum: Int64 { 9_000_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// What WIA2 holds (byte).
      @usableFromInline package static var partIdentity: Int { 9 }
      /// What register 01 of an AK09911 holds (byte).
      @usableFromInline package static var partIdentityAK09911: Int { 5 }
      /// What register 01 of an AK09912 holds (byte).
      @usableFromInline package static var partIdentityAK09912: Int { 4 }
      /// What register 01 of an AK09918 holds (byte).
      @usableFromInline package static var partIdentityAK09918: Int { 12 }
      /// Typical sensitivity; the part adjusts it by itself (nT a digit).
      @usableFromInline package static var nanoteslaPerDigit: Int { 150 }
      /// The lowest output code (digits).
      @usableFromInline package static var lowestCode: Int { -32_752 }
      /// The highest output code (digits).
      @usableFromInline package static var highestCode: Int { 32_752 }
      /// |X| + |Y| + |Z| from which HOFL is set, as in the AK8963, which has the same range (µT).
      @usableFromInline package static var overflowMicrotesla: Int { 4912 }
      /// Lowest passing X of a self-test (digits).
      @usableFromInline package static var selfTestLowestX: Int { -200 }
      /// Highest passing X of a self-test (digits).
      @usableFromInline package static var selfTestHighestX: Int { 200 }
      /// Lowest passing Y of a self-test (digits).
      @usableFromInline package static var selfTestLowestY: Int { -200 }
      /// Highest passing Y of a self-test (digits).
      @usableFromInline package static var selfTestHighestY: Int { 200 }
      /// Lowest passing Z of a self-test (digits).
      @usableFromInline package static var selfTestLowestZ: Int { -1000 }
      /// Highest passing Z of a self-test (digits).
      @usableFromInline package static var selfTestHighestZ: Int { -200 }
    }

    /// The maker's identity.
    @usableFromInline
    package struct WIA1: Register {
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

    /// The part's identity.
    @usableFromInline
    package struct WIA2: Register {
      @usableFromInline package static var address: UInt8 { 0x01 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x09 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(part: UInt8 = 0x09) {
        bits = part
      }

      /// 0x09; AK09911 0x05, AK09912 0x04, AK09918 0x0C.
      @usableFromInline package var part: UInt8 { bits }
    }

    /// Reserved; inside the first block of the address counter.
    @usableFromInline
    package struct RSV1: Register {
      @usableFromInline package static var address: UInt8 { 0x02 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// Reserved; inside the first block of the address counter.
    @usableFromInline
    package struct RSV2: Register {
      @usableFromInline package static var address: UInt8 { 0x03 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// Whether a measurement is ready or was lost.
    @usableFromInline
    package struct ST1: Register {
      @usableFromInline package static var address: UInt8 { 0x10 }
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

      /// Whether a measurement of a continuous mode was skipped; a read of HXL to TMPS or of ST2
      /// clears it.
      @usableFromInline package var dataOverrun: Bool { bits & 0x02 != 0 }
      /// Whether a measurement is ready; a read of HXL to TMPS or of ST2 clears it.
      @usableFromInline package var dataReady: Bool { bits & 0x01 != 0 }
    }

    /// X magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    @usableFromInline
    package struct HXL: Register {
      @usableFromInline package static var address: UInt8 { 0x11 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte of 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// X magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    @usableFromInline
    package struct HXH: Register {
      @usableFromInline package static var address: UInt8 { 0x12 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte of 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Y magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    @usableFromInline
    package struct HYL: Register {
      @usableFromInline package static var address: UInt8 { 0x13 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte of 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Y magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    @usableFromInline
    package struct HYH: Register {
      @usableFromInline package static var address: UInt8 { 0x14 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte of 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Z magnetic flux density, low byte.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    @usableFromInline
    package struct HZL: Register {
      @usableFromInline package static var address: UInt8 { 0x15 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Low byte of 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Z magnetic flux density, high byte.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    @usableFromInline
    package struct HZH: Register {
      @usableFromInline package static var address: UInt8 { 0x16 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// High byte of 16 bits.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Dummy; some relatives have the temperature here.
    ///
    /// Reading it: clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
    @usableFromInline
    package struct TMPS: Register {
      @usableFromInline package static var address: UInt8 { 0x17 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// End of a reading, and overflow.
    ///
    /// Reading it: clears DRDY and DOR, and lets a continuous mode replace the set.
    @usableFromInline
    package struct ST2: Register {
      @usableFromInline package static var address: UInt8 { 0x18 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(overflow: Bool = false) {
        bits = overflow ? 0x08 : 0
      }

      /// Whether the field was too strong; the next measurement updates it.
      @usableFromInline package var overflow: Bool { bits & 0x08 != 0 }
    }

    /// Dummy; some relatives have filter and FIFO settings here.
    @usableFromInline
    package struct CNTL1: Register {
      @usableFromInline package static var address: UInt8 { 0x30 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// Operation mode.
    @usableFromInline
    package struct CNTL2: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x31 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x1F }
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
      @usableFromInline package var mode: Mode? { Mode(rawValue: bits & 0x1F) }
    }

    /// Soft reset.
    @usableFromInline
    package struct CNTL3: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x32 }
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

    /// Shipment test; do not access.
    @usableFromInline
    package struct TS1: Register {
      @usableFromInline package static var address: UInt8 { 0x33 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// Shipment test; do not access.
    @usableFromInline
    package struct TS2: Register {
      @usableFromInline package static var address: UInt8 { 0x34 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }
  }
}

extension Datasheet.AK09916.CNTL2.Mode {
  /// Rate of a continuous mode; nil for the other modes (mHz).
  @usableFromInline
  package var continuousMillihertz: Int32? {
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
