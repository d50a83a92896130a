// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm303agra.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer in STMicroelectronics' LSM303AGR, ±2 to ±16 g, 8, 10 or 12 bits,
  /// FIFO, clicks.
  ///
  /// Its registers are those of `LIS3DH`, but for what is here; its numbers are in
  /// `LIS3DH.Variant`.
  @usableFromInline
  package enum LSM303AGRA {
    /// Thermometer.
    @usableFromInline
    package struct TEMP_CFG_REG: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x1F }
      @usableFromInline package static var reset: UInt8 { 0x00 }
      @usableFromInline package static var settable: UInt8 { 0xC0 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(thermometer: Thermometer = .disabled) {
        bits = thermometer.rawValue << 6
      }

      /// The codes of TEMP_EN.
      @usableFromInline
      package enum Thermometer: UInt8, Sendable {
        /// No temperatures.
        case disabled = 0
        /// Measured at the output data rate.
        case enabled = 3
      }
      /// Whether the temperature is measured; it needs BDU, too, in the LIS3DH. nil for the
      /// undefined codes 1, 2.
      @usableFromInline package var thermometer: Thermometer? { Thermometer(rawValue: bits >> 6) }
    }
  }
}

#if !NO_HEAP
  extension Datasheet.LSM303AGRA {
    /// The manufacturer's name.
    package static var name: String { "LSM303AGRA" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LIS3DH.facts,
      #"""
        part like LIS3DH independent
        identity 0F 33 LSM303AGRA LIS3DH LIS2DH12 LIS3DE LIS2DE12 LSM303DLHCA LSM330D LSM330DL LSM330DLC | AGR, LSM303AGR_ID_XL; LINUX | independent
        i2c 400000 80 19 | AGR, LSM303AGR_I2C_ADD_XL, and its example, platform_write | single
        spi 80 40 3F 3 10000000 | DS 6.2, of the LIS3DH. The part is sold with three wires only, which a bit at the place of SIM enables; AGR still names both wirings | unknown
        reserved 00 06 doNotWrite | AGR, addresses that it does not list | inferred
        reserved 08 0B doNotWrite | AGR, addresses that it does not list | inferred
        reserved 0E 0E doNotWrite | AGR, INT_COUNTER_REG_A, of which it has the name alone | single
        reserved 10 1E doNotWrite | AGR, addresses that it does not list | inferred
        reserved 40 7F doNotWrite | AGR, addresses that it does not list | inferred
        register 07 STATUS_REG_AUX r 00 | New data and overrun of the thermometer. | AGR, lsm303agr_status_reg_aux_a_t | single
          field unused 7 reserved | No meaning is documented.
          field TOR 6 | A new temperature replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field unused 5:3 reserved | No meaning is documented.
          field TDA 2 | A new temperature waits to be read.
            code 0 no nothing new
            code 1 yes new
          field unused 1:0 reserved | No meaning is documented.
        register 0C OUT_TEMP_L r - - onRequest | Temperature, byte at the lower address. | AGR, lsm303agr_temperature_raw_get | single
          reading may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.
          field TEMP 7:0 | Low byte; left-justified two's complement, 10 bits, in low-power mode 8. | AGR, lsm303agr_from_lsb_nm_to_celsius and its like | single
        register 0D OUT_TEMP_H r - - onRequest | Temperature, byte at the upper address. | AGR, lsm303agr_temperature_raw_get | single
          reading may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.
          field TEMP 7:0 | High byte; left-justified two's complement, 10 bits, in low-power mode 8. | AGR, lsm303agr_from_lsb_nm_to_celsius and its like | single
        register 1F TEMP_CFG_REG rw 00 | Thermometer. | AGR, lsm303agr_temp_cfg_reg_a_t | single
          field TEMP_EN 7:6 | Whether the temperature is measured; it needs BDU, too, in the LIS3DH.
            code 0 disabled no temperatures
            code 1-2 - not defined
            code 3 enabled measured at the output data rate
          field reserved 5:0 zero | Must be zero. | DS Table 21; DS 8.7; DS 3.7 | independent
        register 22 CTRL_REG3 rw 00 | Pin INT1. | AGR, lsm303agr_ctrl_reg3_a_t | single
          field I1_CLICK 7 | Whether click detection drives pin INT1. | DS Table 21; DS 8.10 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field I1_IA1 6 | Whether interrupt generator 1 drives pin INT1. | DS Table 21; DS 8.10 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field I1_IA2 5 | Whether interrupt generator 2 drives pin INT1. | DS Table 21; DS 8.10 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field I1_ZYXDA 4 | Whether data ready drives pin INT1. | DS 8.10; LINUX | independent
            code 0 disabled not routed
            code 1 enabled routed
          field unused 3 zero | There is no auxiliary ADC whose data ready could drive pin INT1.
          field I1_WTM 2 | Whether the FIFO watermark drives pin INT1. | DS Table 21; DS 8.10 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field I1_OVERRUN 1 | Whether the FIFO overrun drives pin INT1. | DS Table 21; DS 8.10 | independent
            code 0 disabled not routed
            code 1 enabled routed
          field reserved 0 reserved | No meaning is documented. | DS Table 21; DS 8.10 | independent
        table millihertz CTRL_REG1.ODR CTRL_REG1.LPen | mHz | Output data rate; 1.6 kHz is 1.62 kHz in AGR. | AGR, lsm303agr_odr_t | single
          row 0 | - -
          row 1 | 1000 1000
          row 2 | 10000 10000
          row 3 | 25000 25000
          row 4 | 50000 50000
          row 5 | 100000 100000
          row 6 | 200000 200000
          row 7 | 400000 400000
          row 8 | - 1600000
          row 9 | 1344000 5376000
        table codeBits CTRL_REG1.LPen CTRL_REG4.HR | bits | Width of an output code; nil where the combination is not allowed. | AGR, lsm303agr_op_md_t | single
          row 0 | 10 12
          row 1 | 8 -
        table highPassCutoffMillihertz CTRL_REG1.ODR CTRL_REG2.HPCF | mHz | Cut-off of the high-pass filter, as printed (rounded); of code 9 that at 5.376 kHz. | AGR, lsm303agr_high_pass_bandwidth_set | single
          row 0 | - - - -
          row 1 | 20 8 4 2
          row 2 | 200 80 40 20
          row 3 | 500 200 100 50
          row 4 | 1000 500 200 100
          row 5 | 2000 1000 500 200
          row 6 | 4000 2000 1000 500
          row 7 | 8000 4000 2000 1000
          row 8 | 32000 16000 8000 4000
          row 9 | 100000 50000 25000 12000
        table microgravitiesPerDigit CTRL_REG4.FS CTRL_REG1.LPen CTRL_REG4.HR | µg a digit | Typical sensitivity of the code; nil where the combination is not allowed. | AGR, lsm303agr_from_fs_2g_hr_to_mg and its like; AGRDS | independent
          row 0 0 | 3900 980
          row 0 1 | 15630 -
          row 1 0 | 7820 1950
          row 1 1 | 31260 -
          row 2 0 | 15630 3900
          row 2 1 | 62520 -
          row 3 0 | 46900 11720
          row 3 1 | 187580 -
        table ratedG CTRL_REG4.FS | g | Rated full scale in either direction. | AGR, lsm303agr_fs_t | single
          row | 2 4 8 16
        table thresholdMicrogravities CTRL_REG4.FS | µg a step | One step of INT1_THS, INT2_THS and ACT_THS, as printed (rounded). | DS 8.23, of the LIS3DH | inferred
          row | 16000 32000 62000 186000
        timing boot 5000000 | From power-on to the end of the trim download; that it takes as long after BOOT is inferred. | AGR, example, BOOT_TIME | single
        constant selfTestMinimum 18 | digits of 4 mg | Smallest change of an axis under the self-test force, either sign: 68 mg, at 3.9 mg a digit. | AGR, example of the self-test | single
        constant selfTestMaximum 369 | digits of 4 mg | Largest change of an axis under the self-test force, either sign: 1440 mg, at 3.9 mg a digit. | AGR, example of the self-test | single
        constant temperatureDegreesPerDigit 1 | °C a digit of 8 bits | Change of temperature with one digit of the thermometer. | AGR, lsm303agr_from_lsb_lp_to_celsius | single
        constant temperatureZero 25 | °C | Temperature at which the thermometer reads 0; the datasheet prints none. | AGR, lsm303agr_from_lsb_lp_to_celsius | single
        without OUT_ADC1_L OUT_ADC1_H OUT_ADC2_L OUT_ADC2_H adcCentreMillivolts adcSpanMillivolts CTRL_REG0
        document AGR STMicroelectronics lsm303agr-pid, and its example of the self-test in STMems_Standard_C_drivers
        document AGRDS LSM303AGR datasheet, DocID027765, STMicroelectronics, Table 3, as other documents quote it
      """#)
  }
#endif
