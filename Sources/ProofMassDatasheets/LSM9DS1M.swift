// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm9ds1m.json by `scripts/registers`; do not edit.

extension Datasheet {
  /// Three-axis magnetometer in STMicroelectronics' LSM9DS1, ±4 to ±16 G, 16 bits, 0.625 to 80 Hz.
  ///
  /// Its registers are those of `LIS3MDL`, but for what is here; its numbers are in
  /// `LIS3MDL.Variant`.
  @usableFromInline
  package enum LSM9DS1M {
    /// Compensation, performance and rate.
    @usableFromInline
    package struct CTRL_REG1: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x20 }
      @usableFromInline package static var reset: UInt8 { 0x10 }
      @usableFromInline package static var settable: UInt8 { 0xFD }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        compensated: Bool = false, performance: Performance = .lowPower,
        dataRate: DataRate = .hertz10, selfTest: Bool = false
      ) {
        bits = performance.rawValue << 5
        if compensated { bits |= 0x80 }
        bits |= dataRate.rawValue << 2
        if selfTest { bits |= 0x01 }
      }

      /// Whether the outputs are compensated for the temperature.
      @usableFromInline package var compensated: Bool { bits & 0x80 != 0 }
      /// The codes of OM.
      @usableFromInline
      package enum Performance: UInt8, Sendable {
        /// Low-power: the fewest averages.
        case lowPower = 0
        /// Medium performance.
        case medium = 1
        /// High performance.
        case high = 2
        /// Ultra-high performance: the most averages.
        case ultraHigh = 3
      }
      /// Averages of X and Y.
      @usableFromInline
      package var performance: Performance {
        Performance(rawValue: (bits >> 5) & 0x03) ?? .ultraHigh
      }
      /// The codes of DO.
      @usableFromInline
      package enum DataRate: UInt8, Sendable {
        /// 0.625 Hz.
        case hertz0Point625 = 0
        /// 1.25 Hz.
        case hertz1Point25 = 1
        /// 2.5 Hz.
        case hertz2Point5 = 2
        /// 5 Hz.
        case hertz5 = 3
        /// 10 Hz.
        case hertz10 = 4
        /// 20 Hz.
        case hertz20 = 5
        /// 40 Hz.
        case hertz40 = 6
        /// 80 Hz.
        case hertz80 = 7
      }
      /// Output data rate while FAST_ODR is clear.
      @usableFromInline
      package var dataRate: DataRate { DataRate(rawValue: (bits >> 2) & 0x07) ?? .hertz80 }
      /// Self-test.
      @usableFromInline package var selfTest: Bool { bits & 0x01 != 0 }
    }

    /// Operating mode and wiring.
    @usableFromInline
    package struct CTRL_REG3: WritableRegister {
      @usableFromInline package static var address: UInt8 { 0x22 }
      @usableFromInline package static var reset: UInt8 { 0x03 }
      @usableFromInline package static var settable: UInt8 { 0xA7 }
      @usableFromInline package var bits: UInt8

      @usableFromInline package init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      @usableFromInline
      package init(
        i2cDisabled: Bool = false, lowestRate: Bool = false, threeWireSPI: Bool = false,
        mode: Mode = .powerDownAlternate
      ) {
        bits = mode.rawValue
        if i2cDisabled { bits |= 0x80 }
        if lowestRate { bits |= 0x20 }
        if threeWireSPI { bits |= 0x04 }
      }

      /// Whether the part answers on SPI alone.
      @usableFromInline package var i2cDisabled: Bool { bits & 0x80 != 0 }
      /// Whether the rate is 0.625 Hz with the fewest averages, whatever DO and OM select.
      @usableFromInline package var lowestRate: Bool { bits & 0x20 != 0 }
      /// SPI wiring. The table of the datasheet has 0 for writing only and 1 for reading, too; its
      /// section 5.3.3 and the clients have the wiring.
      @usableFromInline package var threeWireSPI: Bool { bits & 0x04 != 0 }
      /// The codes of MD.
      @usableFromInline
      package enum Mode: UInt8, Sendable {
        /// Measures at the rate.
        case continuous = 0
        /// Measures once, then powers down.
        case single = 1
        /// Nothing is measured.
        case powerDown = 2
        /// Nothing is measured, the other code.
        case powerDownAlternate = 3
      }
      /// Operating mode.
      @usableFromInline
      package var mode: Mode { Mode(rawValue: bits & 0x03) ?? .powerDownAlternate }
    }
  }
}

#if !NO_HEAP
  extension Datasheet.LSM9DS1M {
    /// The manufacturer's name.
    package static var name: String { "LSM9DS1M" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      like: Datasheet.LIS3MDL.facts,
      #"""
        part like LIS3MDL independent
        identity 0F 3D LSM9DS1M LIS3MDL | LSM9DS1, WHO_AM_I_M; PID9, LSM9DS1_MAG_ID; LINUX
        i2c 400000 80 1C 1E | LSM9DS1, I2C operation, magnetic sensor
        reserved 00 04 doNotWrite | LSM9DS1, magnetic sensor register address map
        reserved 0B 0E doNotWrite | LSM9DS1, magnetic sensor register address map
        reserved 10 1F doNotWrite | LSM9DS1, magnetic sensor register address map
        reserved 25 26 doNotWrite | LSM9DS1, magnetic sensor register address map
        reserved 2E 2F doNotWrite | LSM9DS1, magnetic sensor register address map
        reserved 34 7F doNotWrite | LSM9DS1, magnetic sensor register address map, addresses that it does not list
        register 20 CTRL_REG1 rw 10 | Compensation, performance and rate. | LSM9DS1, CTRL_REG1_M; PID9, lsm9ds1_ctrl_reg1_m_t | independent
          field TEMP_COMP 7 | Whether the outputs are compensated for the temperature.
            code 0 off not compensated
            code 1 on compensated
          field OM 6:5 | Averages of X and Y. | LSM9DS1, CTRL_REG1_M; PID, lis3mdl_ctrl_reg1_t | independent
            code 0 lowPower low-power: the fewest averages
            code 1 medium medium performance
            code 2 high high performance
            code 3 ultraHigh ultra-high performance: the most averages
          field DO 4:2 | Output data rate while FAST_ODR is clear. | LSM9DS1, CTRL_REG1_M; PID, lis3mdl_ctrl_reg1_t | independent
            code 0 hertz0Point625 0.625 Hz
            code 1 hertz1Point25 1.25 Hz
            code 2 hertz2Point5 2.5 Hz
            code 3 hertz5 5 Hz
            code 4 hertz10 10 Hz
            code 5 hertz20 20 Hz
            code 6 hertz40 40 Hz
            code 7 hertz80 80 Hz
          field reserved 1 zero | Must be zero. PID9 has FAST_ODR there, as in the LIS3MDL.
          field ST 0 | Self-test. | LSM9DS1, CTRL_REG1_M; PID, lis3mdl_ctrl_reg1_t | independent
            code 0 off off
            code 1 on adds a field of known limits
        register 22 CTRL_REG3 rw 03 | Operating mode and wiring. | LSM9DS1, CTRL_REG3_M; PID9, lsm9ds1_ctrl_reg3_m_t | independent
          field I2C_DISABLE 7 | Whether the part answers on SPI alone.
            code 0 no I2C and SPI
            code 1 yes SPI alone
          field reserved 6 zero | Must be zero.
          field LP 5 | Whether the rate is 0.625 Hz with the fewest averages, whatever DO and OM select. | LSM9DS1, CTRL_REG3_M; PID, lis3mdl_ctrl_reg3_t | independent
            code 0 off as selected
            code 1 on 0.625 Hz
          field reserved 4:3 zero | Must be zero. | LSM9DS1, CTRL_REG3_M; PID, lis3mdl_ctrl_reg3_t | independent
          field SIM 2 | SPI wiring. The table of the datasheet has 0 for writing only and 1 for reading, too; its section 5.3.3 and the clients have the wiring. | LSM9DS1 5.3.3; SPARKFUN | inferred
            code 0 four four wires
            code 1 three three wires
          field MD 1:0 | Operating mode. | LSM9DS1, CTRL_REG3_M; PID, lis3mdl_ctrl_reg3_t | independent
            code 0 continuous measures at the rate
            code 1 single measures once, then powers down
            code 2 powerDown nothing is measured
            code 3 powerDownAlternate nothing is measured, the other code
        register 24 CTRL_REG5 rw 00 | How data are read. | LSM9DS1, CTRL_REG5_M
          field reserved 7 zero | Must be zero. PID9 has FAST_READ there, as in the LIS3MDL.
          field BDU 6 | Whether a pair holds still between the reads of its halves. | LSM9DS1, CTRL_REG5_M; PID, lis3mdl_ctrl_reg5_t | independent
            code 0 continuous updates at any time
            code 1 held held until both halves are read
          field reserved 5:0 zero | Must be zero. | LSM9DS1, CTRL_REG5_M; PID, lis3mdl_ctrl_reg5_t | independent
        register 30 INT_CFG rw 08 | Interrupt. | LSM9DS1, INT_CFG_M, which prints 0 for bits 4:3 and the value 0x08; COMMUNITY, a part that has 0xE8 | single
          field XIEN 7 | Whether X causes the interrupt. | ADAFRUIT; PID, lis3mdl_int_cfg_t; LSM9DS1, INT_CFG_M | single
            code 0 off not compared
            code 1 on compared
          field YIEN 6 | Whether Y causes the interrupt. | ADAFRUIT; PID, lis3mdl_int_cfg_t; LSM9DS1, INT_CFG_M | single
            code 0 off not compared
            code 1 on compared
          field ZIEN 5 | Whether Z causes the interrupt. | ADAFRUIT; PID, lis3mdl_int_cfg_t; LSM9DS1, INT_CFG_M | single
            code 0 off not compared
            code 1 on compared
          field 01 4:3 only 1 | Must be written as 1; the LSM9DS1's datasheet prints 0. | ADAFRUIT; PID, lis3mdl_int_cfg_t; LSM9DS1, INT_CFG_M | single
          field IEA 2 | Level of the active pin INT. ST's header for the LIS3MDL has it the other way round. | LSM9DS1, INT_CFG_M; PID, lis3mdl_iea_t | independent
            code 0 low active low
            code 1 high active high
          field LIR 1 | Whether the interrupt is latched. ST's header for the LIS3MDL has it the other way round. | LSM9DS1, INT_CFG_M; PID, lis3mdl_lir_t | independent
            code 0 latched latched until INT_SRC is read
            code 1 unlatched follows the samples
          field IEN 0 | Whether the interrupt is shown on pin INT. | ADAFRUIT; PID, lis3mdl_int_cfg_t; LSM9DS1, INT_CFG_M | single
            code 0 off the pin is inactive
            code 1 on the pin shows it
        table millihertz CTRL_REG1.DO | mHz | Output data rate while FAST_ODR is clear. | LSM9DS1, CTRL_REG1_M
          row | 625 1250 2500 5000 10000 20000 40000 80000
        table fastMillihertz CTRL_REG1.OM | mHz | The inverse of the duration of a measurement. | PID9, lsm9ds1_mag_data_rate_t; AN4602 Table 5, of the LIS3MDL | inferred
          row | 1000000 560000 300000 155000
        table startUpMicroseconds CTRL_REG1.OM | µs | From power-down to the first measurement's end. | AN4602 Table 5, of the LIS3MDL | inferred
          row | 1200 1910 3480 6650
        table noiseMicrogauss CTRL_REG1.OM | µG | Noise of a measurement, RMS. | AN4602 Table 8, of the LIS3MDL | inferred
          row | 5300 4600 4000 3500
        table digitsPerGauss CTRL_REG2.FS | digits a gauss | Sensitivity. The datasheet's 0.14, 0.29, 0.43 and 0.58 mG a digit are the LIS3MDL's 0.146, 0.292, 0.438 and 0.584 cut to two decimals. | LINUX; LSM9DS1, sensor characteristics | inferred
          row | 6842 3421 2281 1711
        table gauss CTRL_REG2.FS | G | Full scale. | LSM9DS1, CTRL_REG2_M
          row | 4 8 12 16
        table printedMicrogauss CTRL_REG2.FS | µG a digit | Sensitivity as the datasheet prints it, typical. | LSM9DS1, sensor characteristics; PID9, lsm9ds1_from_fs4gauss_to_mG and the others
          row | 140 290 430 580
        timing boot 20000000 | From power-on or REBOOT to the end of the trim download; ST's examples wait as long. | EXAMPLE9, BOOT_TIME | inferred
        timing softReset 1000000 | From SOFT_RST until it reads 0; a choice, the drivers wait for it or for 10 ms. | LSM9DS1, CTRL_REG2_M, which prints no time | unknown
        timing selfTestSettle 60000000 | From a change of ST to right data. | EXAMPLE9 | single
        timing selfTestWait 60000000 | After a change of range, and again after the start of measuring, before a self-test. | EXAMPLE9, which waits as long in both phases | single
        constant selfTestSamples 5 | samples | Averaged in a self-test, after one that is discarded. | EXAMPLE9 | single
        constant selfTestMinimumXY 1000 | mG | Smallest change of X and Y in a self-test. | EXAMPLE9 | single
        constant selfTestMaximumXY 3000 | mG | Largest change of X and Y in a self-test. | EXAMPLE9 | single
        constant selfTestMinimumZ 100 | mG | Smallest change of Z in a self-test. | EXAMPLE9 | single
        constant selfTestMaximumZ 1000 | mG | Largest change of Z in a self-test; a transcription of AN4602 has 3000. | EXAMPLE9 | single
        without TEMP_OUT_L TEMP_OUT_H temperatureDigits temperatureZero
        document COMMUNITY ST community, registers that a user read: 0xE8 from INT_CFG_M, 0x18 from CTRL_REG1_M
        document EXAMPLE9 STMicroelectronics example lsm9ds1_self_test.c of STMems_Standard_C_drivers
        document PID9 STMicroelectronics lsm9ds1-pid, lsm9ds1_reg.h and lsm9ds1_reg.c, its magnetometer
        document SPARKFUN SparkFun's library for the LSM9DS1, which reads over SPI on four wires without SIM
      """#)
  }
#endif
