// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8973.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer of Asahi Kasei, 8 bits, with offset DACs, gains and a thermometer.
  @usableFromInline
  package enum AK8973 {
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package static var i2cAddress: UInt8 { 0x1C }
    /// The bit that a run of registers adds to its first address on I2C.
    @usableFromInline package static var i2cIncrementBit: UInt8 { 0x00 }

    /// Times in nanoseconds.
    @usableFromInline
    package enum Timing {
      /// One measurement, typically.
      @usableFromInline package static var measurementTypical: Int64 { 12_600_000 }
      /// After which a driver gives a measurement up.
      @usableFromInline package static var measurementTimeout: Int64 { 60_000_000 }
      /// Between two modes; Samsung's driver takes a third of it.
      @usableFromInline package static var modeWait: Int64 { 300_000 }
    }

    /// Single numbers of the part.
    @usableFromInline
    package enum Constant {
      /// The lowest output code (digits).
      @usableFromInline package static var lowestCode: Int { 0 }
      /// The highest output code (digits).
      @usableFromInline package static var highestCode: Int { 255 }
      /// The output without a field (digits).
      @usableFromInline package static var midscaleCode: Int { 128 }
      /// Sensitivity with the trimmed gain, before the correction (nT a digit).
      @usableFromInline package static var nanoteslaPerDigit: Int { 1000 }
      /// One step of an offset DAC, nominally (digits).
      @usableFromInline package static var digitsPerOffsetStep: Int { 16 }
      /// One step of a gain (mB, hundredths of a decibel).
      @usableFromInline package static var gainMillibelsPerStep: Int { 40 }
      /// Temperature at code 0: 35 °C at code 120 (m°C).
      @usableFromInline package static var temperatureMillidegreesAtZero: Int { 110_000 }
      /// Change of temperature with one digit of TMPS (m°C a digit).
      @usableFromInline package static var temperatureMillidegreesPerDigit: Int { -625 }
      /// MS1.WEN that lets the EEPROM be written (code).
      @usableFromInline package static var eepromWriteKey: Int { 21 }
    }

    /// Test; do not access.
    @usableFromInline
    package struct TS1: Register {
      @usableFromInline package static var address: UInt8 { 0x5D }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// Writes the whole EEPROM, and with it loses the trim; do not access.
    @usableFromInline
    package struct WRAL1: Register {
      @usableFromInline package static var address: UInt8 { 0x60 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }
    }

    /// Trim of the thermometer; readable in EEPROM mode alone.
    @usableFromInline
    package struct ETS: Register {
      @usableFromInline package static var address: UInt8 { 0x62 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(trim: UInt8 = 0x00) {
        bits = trim
      }

      /// Any value.
      @usableFromInline package var trim: UInt8 { bits }
    }

    /// Trim of reference voltage and current; readable in EEPROM mode alone.
    @usableFromInline
    package struct EVIR: Register {
      @usableFromInline package static var address: UInt8 { 0x63 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(trim: UInt8 = 0x00) {
        bits = trim
      }

      /// Any value; what its halves mean is remembered, not read.
      @usableFromInline package var trim: UInt8 { bits }
    }

    /// Trim of Hall drive and oscillator; readable in EEPROM mode alone.
    @usableFromInline
    package struct EIHE: Register {
      @usableFromInline package static var address: UInt8 { 0x64 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(trim: UInt8 = 0x00) {
        bits = trim
      }

      /// Any value; what its halves mean is remembered, not read.
      @usableFromInline package var trim: UInt8 { bits }
    }

    /// Test byte; readable in EEPROM mode alone.
    @usableFromInline
    package struct ETST: Register {
      @usableFromInline package static var address: UInt8 { 0x65 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(trim: UInt8 = 0x00) {
        bits = trim
      }

      /// Any value.
      @usableFromInline package var trim: UInt8 { bits }
    }

    /// Trim of the gain of X; readable in EEPROM mode alone.
    @usableFromInline
    package struct EHXGA: Register {
      @usableFromInline package static var address: UInt8 { 0x66 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(correction: Correction = .index0, gain: UInt8 = 0) {
        bits = correction.rawValue << 4
        bits |= gain & 0x0F
      }

      /// The codes of INDEX.
      @usableFromInline
      package enum Correction: UInt8, Sendable {
        /// K = 16.33.
        case index0 = 0
        /// K = 16.28.
        case index1 = 1
        /// K = 16.24.
        case index2 = 2
        /// K = 16.18.
        case index3 = 3
        /// K = 16.14.
        case index4 = 4
        /// K = 16.10.
        case index5 = 5
        /// K = 16.04.
        case index6 = 6
        /// K = 16.00.
        case index7 = 7
        /// K = 15.96.
        case index8 = 8
        /// K = 15.90.
        case index9 = 9
        /// K = 15.86.
        case index10 = 10
        /// K = 15.82.
        case index11 = 11
        /// K = 15.76.
        case index12 = 12
        /// K = 15.72.
        case index13 = 13
        /// K = 15.69.
        case index14 = 14
        /// K = 15.65.
        case index15 = 15
      }
      /// Which correction a program multiplies by.
      @usableFromInline
      package var correction: Correction { Correction(rawValue: bits >> 4) ?? .index15 }
      /// What to copy into HXGA.
      @usableFromInline package var gain: UInt8 { bits & 0x0F }
    }

    /// Trim of the gain of Y; readable in EEPROM mode alone.
    @usableFromInline
    package struct EHYGA: Register {
      @usableFromInline package static var address: UInt8 { 0x67 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(correction: Correction = .index0, gain: UInt8 = 0) {
        bits = correction.rawValue << 4
        bits |= gain & 0x0F
      }

      /// The codes of INDEX.
      @usableFromInline
      package enum Correction: UInt8, Sendable {
        /// K = 16.33.
        case index0 = 0
        /// K = 16.28.
        case index1 = 1
        /// K = 16.24.
        case index2 = 2
        /// K = 16.18.
        case index3 = 3
        /// K = 16.14.
        case index4 = 4
        /// K = 16.10.
        case index5 = 5
        /// K = 16.04.
        case index6 = 6
        /// K = 16.00.
        case index7 = 7
        /// K = 15.96.
        case index8 = 8
        /// K = 15.90.
        case index9 = 9
        /// K = 15.86.
        case index10 = 10
        /// K = 15.82.
        case index11 = 11
        /// K = 15.76.
        case index12 = 12
        /// K = 15.72.
        case index13 = 13
        /// K = 15.69.
        case index14 = 14
        /// K = 15.65.
        case index15 = 15
      }
      /// Which correction a program multiplies by.
      @usableFromInline
      package var correction: Correction { Correction(rawValue: bits >> 4) ?? .index15 }
      /// What to copy into HYGA.
      @usableFromInline package var gain: UInt8 { bits & 0x0F }
    }

    /// Trim of the gain of Z; readable in EEPROM mode alone.
    @usableFromInline
    package struct EHZGA: Register {
      @usableFromInline package static var address: UInt8 { 0x68 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(correction: Correction = .index0, gain: UInt8 = 0) {
        bits = correction.rawValue << 4
        bits |= gain & 0x0F
      }

      /// The codes of INDEX.
      @usableFromInline
      package enum Correction: UInt8, Sendable {
        /// K = 16.33.
        case index0 = 0
        /// K = 16.28.
        case index1 = 1
        /// K = 16.24.
        case index2 = 2
        /// K = 16.18.
        case index3 = 3
        /// K = 16.14.
        case index4 = 4
        /// K = 16.10.
        case index5 = 5
        /// K = 16.04.
        case index6 = 6
        /// K = 16.00.
        case index7 = 7
        /// K = 15.96.
        case index8 = 8
        /// K = 15.90.
        case index9 = 9
        /// K = 15.86.
        case index10 = 10
        /// K = 15.82.
        case index11 = 11
        /// K = 15.76.
        case index12 = 12
        /// K = 15.72.
        case index13 = 13
        /// K = 15.69.
        case index14 = 14
        /// K = 15.65.
        case index15 = 15
      }
      /// Which correction a program multiplies by.
      @usableFromInline
      package var correction: Correction { Correction(rawValue: bits >> 4) ?? .index15 }
      /// What to copy into HZGA.
      @usableFromInline package var gain: UInt8 { bits & 0x0F }
    }

    /// State; the reset is inferred.
    @usableFromInline
    package struct ST: Register {
      @usableFromInline package static var address: UInt8 { 0xC0 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(eepromWritable: Bool = false, dataReady: Bool = false) {
        bits = 0
        if eepromWritable { bits |= 0x02 }
        if dataReady { bits |= 0x01 }
      }

      /// Whether the EEPROM can be written.
      @usableFromInline package var eepromWritable: Bool { bits & 0x02 != 0 }
      /// Whether a measurement waits; a read of the data clears it, and none starts before.
      @usableFromInline package var dataReady: Bool { bits & 0x01 != 0 }
    }

    /// Temperature, falling 0.625 °C a digit.
    ///
    /// Reading it: clears INT and its pin.
    @usableFromInline
    package struct TMPS: Register {
      @usableFromInline package static var address: UInt8 { 0xC1 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(temperature: UInt8 = 0x00) {
        bits = temperature
      }

      /// 120 at 35 °C.
      @usableFromInline package var temperature: UInt8 { bits }
    }

    /// X magnetic flux density.
    ///
    /// Reading it: clears INT and its pin.
    @usableFromInline
    package struct H1X: Register {
      @usableFromInline package static var address: UInt8 { 0xC2 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Unsigned, 128 at mid-scale.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Y magnetic flux density.
    ///
    /// Reading it: clears INT and its pin.
    @usableFromInline
    package struct H1Y: Register {
      @usableFromInline package static var address: UInt8 { 0xC3 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Unsigned, 128 at mid-scale.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Z magnetic flux density.
    ///
    /// Reading it: clears INT and its pin.
    @usableFromInline
    package struct H1Z: Register {
      @usableFromInline package static var address: UInt8 { 0xC4 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Unsigned, 128 at mid-scale.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Mode and the EEPROM's key; the reset is inferred.
    @usableFromInline
    package struct MS1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0xE0 }
      @usableFromInline package static var reset: UInt8 { 0x03 }
      @usableFromInline package static var settable: UInt8 { 0x03 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(mode: Mode = .powerDown) {
        bits = mode.rawValue
      }

      /// 21 lets the EEPROM be written; never do.
      @usableFromInline package var eepromKey: UInt8 { bits >> 3 }
      /// The codes of MODE.
      @usableFromInline
      package enum Mode: UInt8, Sendable {
        /// One measurement.
        case measurement = 0
        /// Access to the trim.
        case eeprom = 2
        /// Power-down.
        case powerDown = 3
      }
      /// Mode; a measurement ends in power-down by itself. nil for the undefined code 1.
      @usableFromInline package var mode: Mode? { Mode(rawValue: bits & 0x03) }
    }

    /// Offset DAC of X; the reset is inferred.
    @usableFromInline
    package struct HXDA: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0xE1 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(direction: Direction = .down, steps: UInt8 = 0) {
        bits = direction.rawValue << 7
        bits |= steps & 0x7F
      }

      /// The codes of SIGN.
      @usableFromInline
      package enum Direction: UInt8, Sendable {
        /// Down.
        case down = 0
        /// Up.
        case up = 1
      }
      /// Which way the steps push the output.
      @usableFromInline package var direction: Direction { Direction(rawValue: bits >> 7) ?? .up }
      /// Steps of about 16 digits each.
      @usableFromInline package var steps: UInt8 { bits & 0x7F }
    }

    /// Offset DAC of Y; the reset is inferred.
    @usableFromInline
    package struct HYDA: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0xE2 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(direction: Direction = .down, steps: UInt8 = 0) {
        bits = direction.rawValue << 7
        bits |= steps & 0x7F
      }

      /// The codes of SIGN.
      @usableFromInline
      package enum Direction: UInt8, Sendable {
        /// Down.
        case down = 0
        /// Up.
        case up = 1
      }
      /// Which way the steps push the output.
      @usableFromInline package var direction: Direction { Direction(rawValue: bits >> 7) ?? .up }
      /// Steps of about 16 digits each.
      @usableFromInline package var steps: UInt8 { bits & 0x7F }
    }

    /// Offset DAC of Z; the reset is inferred.
    @usableFromInline
    package struct HZDA: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0xE3 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(direction: Direction = .down, steps: UInt8 = 0) {
        bits = direction.rawValue << 7
        bits |= steps & 0x7F
      }

      /// The codes of SIGN.
      @usableFromInline
      package enum Direction: UInt8, Sendable {
        /// Down.
        case down = 0
        /// Up.
        case up = 1
      }
      /// Which way the steps push the output.
      @usableFromInline package var direction: Direction { Direction(rawValue: bits >> 7) ?? .up }
      /// Steps of about 16 digits each.
      @usableFromInline package var steps: UInt8 { bits & 0x7F }
    }

    /// Gain of X; the reset is inferred.
    @usableFromInline
    package struct HXGA: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0xE4 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x0F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(gain: UInt8 = 0) {
        bits = gain & 0x0F
      }

      /// In steps of 0.4 dB.
      @usableFromInline package var gain: UInt8 { bits & 0x0F }
    }

    /// Gain of Y; the reset is inferred.
    @usableFromInline
    package struct HYGA: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0xE5 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x0F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(gain: UInt8 = 0) {
        bits = gain & 0x0F
      }

      /// In steps of 0.4 dB.
      @usableFromInline package var gain: UInt8 { bits & 0x0F }
    }

    /// Gain of Z; the reset is inferred.
    @usableFromInline
    package struct HZGA: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0xE6 }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0x0F }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(gain: UInt8 = 0) {
        bits = gain & 0x0F
      }

      /// In steps of 0.4 dB.
      @usableFromInline package var gain: UInt8 { bits & 0x0F }
    }
  }
}

extension Datasheet.AK8973.EHXGA.Correction {
  /// k in hundredths: a digit is k / 16 µT; the same for Y and Z (1/100).
  @usableFromInline
  package var correctionHundredths: Int32 {
    switch self {
    case .index0: 1633
    case .index1: 1628
    case .index2: 1624
    case .index3: 1618
    case .index4: 1614
    case .index5: 1610
    case .index6: 1604
    case .index7: 1600
    case .index8: 1596
    case .index9: 1590
    case .index10: 1586
    case .index11: 1582
    case .index12: 1576
    case .index13: 1572
    case .index14: 1569
    case .index15: 1565
    }
  }
}
