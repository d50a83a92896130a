// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm303dlhcm.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer in STMicroelectronics' LSM303DLHC, ±1.3 to ±8.1 G, 12 bits, 0.75 to
  /// 220 Hz.
  ///
  /// Its registers are those of `HMC5883L`, but for what is here; its numbers are in
  /// `HMC5883L.Variant`.
  @usableFromInline
  package enum LSM303DLHCM {
    /// Rate.
    @usableFromInline
    package struct CRA: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x00 }
      @usableFromInline package static var reset: UInt8 { 0x10 }
      @usableFromInline package static var settable: UInt8 { 0x9C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(thermometer: Bool = false, dataRate: DataRate = .hertz15) {
        bits = dataRate.rawValue << 2
        if thermometer { bits |= 0x80 }
      }

      /// Whether the temperature is measured with the field.
      @usableFromInline package var thermometer: Bool { bits & 0x80 != 0 }
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
        /// 220 Hz.
        case hertz220 = 7
      }
      /// Output data rate in continuous mode.
      @usableFromInline
      package var dataRate: DataRate { DataRate(rawValue: (bits >> 2) & 0x07) ?? .hertz220 }
    }

    /// Identity; the datasheet has the address as reserved.
    @usableFromInline
    package struct WHO_AM_I_M: Register {
      @usableFromInline package static var address: UInt8 { 0x0F }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x3C }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(identity: UInt8 = 0x3C) {
        bits = identity
      }

      /// 0x3C.
      @usableFromInline package var identity: UInt8 { bits }
    }

    /// Temperature, high byte.
    @usableFromInline
    package struct TEMP_OUT_H: Register {
      @usableFromInline package static var address: UInt8 { 0x31 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0x00) {
        bits = value
      }

      /// Upper 8 of 12 bits, two's complement; the zero is not specified.
      @usableFromInline package var value: UInt8 { bits }
    }

    /// Temperature, low byte.
    @usableFromInline
    package struct TEMP_OUT_L: Register {
      @usableFromInline package static var address: UInt8 { 0x32 }
      /// The value after power-on.
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(value: UInt8 = 0) {
        bits = (value & 0x0F) << 4
      }

      /// Lower 4 of 12 bits.
      @usableFromInline package var value: UInt8 { bits >> 4 }
    }
  }
}

#if !NO_HEAP
  extension Datasheet.LSM303DLHCM {
    /// The manufacturer's name.
    package static var name: String { "LSM303DLHCM" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.HMC5883L.facts,
      #"""
        part like HMC5883L independent
        identity 0A 48 LSM303DLHCM HMC5883L LSM303DLHM LSM303DLMM | DLHC, identification registers | independent
        reserved 0D 0E doNotWrite | DLHC, registers of the magnetic sensor
        reserved 10 30 doNotWrite | DLHC, registers of the magnetic sensor
        reserved 33 FF doNotWrite | DLHC, registers of the magnetic sensor
        register 00 CRA rw 10 | Rate. | DLHC, registers of the magnetic sensor
          field TEMP_EN 7 | Whether the temperature is measured with the field.
            code 0 off no temperatures
            code 1 on measured
          field reserved 6:5 zero | Must be zero: no averages.
          field DO 4:2 | Output data rate in continuous mode.
            code 0 hertz0Point75 0.75 Hz
            code 1 hertz1Point5 1.5 Hz
            code 2 hertz3 3 Hz
            code 3 hertz7Point5 7.5 Hz
            code 4 hertz15 15 Hz
            code 5 hertz30 30 Hz
            code 6 hertz75 75 Hz
            code 7 hertz220 220 Hz
          field reserved 1:0 zero | Must be zero: no self-test is documented.
        register 01 CRB rw 20 | Gain. | DLHC, registers of the magnetic sensor
          field GN 7:5 | Gain; that of Z is lower.
            code 0 - not listed
            code 1 gauss1Point3 ±1.3 G, 1100 digits a gauss, Z 980
            code 2 gauss1Point9 ±1.9 G, 855 digits a gauss, Z 760
            code 3 gauss2Point5 ±2.5 G, 670 digits a gauss, Z 600
            code 4 gauss4 ±4 G, 450 digits a gauss, Z 400
            code 5 gauss4Point7 ±4.7 G, 400 digits a gauss, Z 355
            code 6 gauss5Point6 ±5.6 G, 330 digits a gauss, Z 295
            code 7 gauss8Point1 ±8.1 G, 230 digits a gauss, Z 205
          field reserved 4:0 zero | Must be zero. | HMC, configuration register B | independent
        register 02 MR rw 03 - onRequest | Operating mode. | DLHC, registers of the magnetic sensor
          reading locks the data registers until all six have been read.
          field reserved 7:2 zero | Written as zero. One table names bit 7 for 3.4 MHz I2C, which another section excludes; a library for an earlier revision of the document clears it after each single measurement. | HMC, mode register, and status register, LOCK | independent
          field MD 1:0 | Operating mode. | HMC, mode register, and status register, LOCK | independent
            code 0 continuous measures at the rate of DO
            code 1 single measures once, then idle
            code 2 idle idle
            code 3 idleAlternate idle
        register 0F WHO_AM_I_M r 3C | Identity; the datasheet has the address as reserved. | LINUXST | single
          field ID 7:0 | 0x3C.
        register 31 TEMP_OUT_H r 00 | Temperature, high byte. | DLHC, registers of the magnetic sensor
          field TEMP 7:0 | Upper 8 of 12 bits, two's complement; the zero is not specified.
        register 32 TEMP_OUT_L r 00 | Temperature, low byte. | DLHC, registers of the magnetic sensor
          field TEMP 7:4 | Lower 4 of 12 bits.
          field unused 3:0 reserved | No meaning is documented.
        table digitsPerGauss CRB.GN | digits a gauss | Sensitivity of X and Y. | DLHC, CRB_REG_M; LINUX | independent
          row | - 1100 855 670 450 400 330 230
        table digitsPerGaussZ CRB.GN | digits a gauss | Sensitivity of Z. | DLHC, CRB_REG_M; LINUX | independent
          row | - 980 760 600 400 355 295 205
        table milligauss CRB.GN | mG | Recommended range, of either sign; the output reaches further. | DLHC, CRB_REG_M; LINUX | independent
          row | - 1300 1900 2500 4000 4700 5600 8100
        constant fastestMillihertz 220000 | mHz | Output data rate of code 7 of DO. | DLHC, registers of the magnetic sensor
        constant temperatureDigits 8 | digits/°C | Sensitivity of the thermometer. | DLHC, registers of the magnetic sensor
        constant temperatureZero 20 | °C | Temperature at which the thermometer reads 0: the document states none, and users add 20, 21 or 25. | DLHC, registers of the magnetic sensor | unknown
        without selfTestFieldXY selfTestFieldZ selfTestLowest selfTestHighest averageCount noiseMicrogauss firstData millihertz
        document DLHC LSM303DLHC datasheet, Doc ID 018771 Rev 1, STMicroelectronics, April 2011
        document LINUXST Linux drivers/iio/magnetometer/st_magn_core.c, its row for LSM303DLHC and LSM303DLM
      """#)
  }
#endif
