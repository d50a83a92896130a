// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis2mdl.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.LIS2MDL {
    /// The manufacturer's name.
    package static var name: String { "LIS2MDL" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part magnetometer
        identity 4F 40 LIS2MDL IIS2MDC LSM303AGRM | PID, LIS2MDL_ID; LINUX | independent
        i2c 400000 80 1E | PID, LIS2MDL_I2C_ADD; LINUX; DS, I2C operation, for the increment bit, without which parts increment, too | inferred
        spi 80 00 7F 3 10000000 | PID, whose examples set no bit but the reading one; LSM9DS1, SPI bus interface | inferred
        wrap 6D 68 | BENCH | single
        reserved 00 44 doNotWrite | PID, addresses that it does not list | inferred
        reserved 4B 4E doNotWrite | PID, addresses that it does not list | inferred
        reserved 50 5F doNotWrite | PID, addresses that it does not list | inferred
        reserved 70 7F doNotWrite | PID, addresses that it does not list | inferred
        register 45 OFFSET_X_REG_L rw 00 | Hard-iron offset of X, low byte. | PID, lis2mdl_mag_user_offset_set; EMULATOR | independent
          field OFFSET 7:0 | Low byte; two's complement in digits of the output, subtracted from it.
        register 46 OFFSET_X_REG_H rw 00 | Hard-iron offset of X, high byte. | PID, lis2mdl_mag_user_offset_set; EMULATOR | independent
          field OFFSET 7:0 | High byte; two's complement in digits of the output, subtracted from it.
        register 47 OFFSET_Y_REG_L rw 00 | Hard-iron offset of Y, low byte. | PID, lis2mdl_mag_user_offset_set; EMULATOR | independent
          field OFFSET 7:0 | Low byte; two's complement in digits of the output, subtracted from it.
        register 48 OFFSET_Y_REG_H rw 00 | Hard-iron offset of Y, high byte. | PID, lis2mdl_mag_user_offset_set; EMULATOR | independent
          field OFFSET 7:0 | High byte; two's complement in digits of the output, subtracted from it.
        register 49 OFFSET_Z_REG_L rw 00 | Hard-iron offset of Z, low byte. | PID, lis2mdl_mag_user_offset_set; EMULATOR | independent
          field OFFSET 7:0 | Low byte; two's complement in digits of the output, subtracted from it.
        register 4A OFFSET_Z_REG_H rw 00 | Hard-iron offset of Z, high byte. | PID, lis2mdl_mag_user_offset_set; EMULATOR | independent
          field OFFSET 7:0 | High byte; two's complement in digits of the output, subtracted from it.
        register 4F WHO_AM_I r 40 | The identity byte. | PID, LIS2MDL_ID; LINUX | independent
          field ID 7:0 | 0x40, also in an IIS2MDC and the magnetometer of an LSM303AGR.
        register 60 CFG_REG_A rw 03 | Compensation, reset, performance, rate and operating mode. | PID, lis2mdl_cfg_reg_a_t; LINUX; EMULATOR | independent
          field COMP_TEMP_EN 7 | Whether the outputs are compensated for the temperature; has to be 1 for proper operation. | PID, lis2mdl_cfg_reg_a_t; DS, a footnote | independent
            code 0 off not compensated
            code 1 on compensated
          field REBOOT 6 | Loads the trim again; cleared when that has ended.
            code 0 no nothing
            code 1 yes begins a boot
          field SOFT_RST 5 | Resets the registers; cleared when that has ended.
            code 0 no nothing
            code 1 yes begins a reset
          field LP 4 | Averages of a measurement. | PID, lis2mdl_lp_t | single
            code 0 highResolution high resolution: the most averages
            code 1 lowPower low power
          field ODR 3:2 | Output data rate.
            code 0 hertz10 10 Hz
            code 1 hertz20 20 Hz
            code 2 hertz50 50 Hz
            code 3 hertz100 100 Hz
          field MD 1:0 | Operating mode.
            code 0 continuous measures at the rate
            code 1 single measures once, then is idle
            code 2 idle nothing is measured
            code 3 idleAlternate nothing is measured, the other code
        register 61 CFG_REG_B rw 00 | Set and reset pulses of the bridges, low-pass, and the source of the interrupt. | PID, lis2mdl_cfg_reg_b_t | single
          field reserved 7:5 zero | Must be zero.
          field OFF_CANC_ONE_SHOT 4 | Whether single measurements alternate in polarity, too; two of them are averaged by the host. | PID, lis2mdl_cfg_reg_b_t; ZEPHYR, which averages two; COMMUNITY, where they do not end | independent
            code 0 off they do not
            code 1 on they do, while OFF_CANC is set
          field INT_on_DataOFF 3 | Whether the interrupt compares the outputs after the hard-iron offset is subtracted.
            code 0 before before it is subtracted
            code 1 after after that
          field Set_FREQ 2 | How often a pulse magnetizes the bridges anew while OFF_CANC is clear.
            code 0 often every 63 measurements
            code 1 once only at the first measurement after idle
          field OFF_CANC 1 | Whether the polarity of the bridges alternates, and two measurements are averaged, which cancels the offset. | PID, lis2mdl_set_rst_t; DS Table 2 | independent
            code 0 off no
            code 1 on yes
          field LPF 0 | Bandwidth. | PID, lis2mdl_lpf_t; AN Table 9 | independent
            code 0 half half the rate
            code 1 quarter a quarter of the rate
        register 62 CFG_REG_C rw 00 | Pin, wiring, how data are read, and self-test. | PID, lis2mdl_cfg_reg_c_t; LINUX | independent
          field reserved 7 zero | Must be zero.
          field INT_on_PIN 6 | Whether pin INT/DRDY shows the interrupt.
            code 0 off no
            code 1 on yes
          field I2C_DIS 5 | Whether the part answers on SPI alone.
            code 0 no I2C and SPI
            code 1 yes SPI alone
          field BDU 4 | Whether a pair holds still between the reads of its halves.
            code 0 continuous updates at any time
            code 1 held held until both halves are read
          field BLE 3 | Order of the bytes of a pair.
            code 0 little low byte at the lower address
            code 1 big high byte at the lower address
          field 4WSPI 2 | SPI wiring. | PID, lis2mdl_sim_t; PX4 | independent
            code 0 three three wires
            code 1 four four wires
          field Self_test 1 | Self-test.
            code 0 off off
            code 1 on adds a field of known limits
          field DRDY_on_PIN 0 | Whether pin INT/DRDY shows that data are ready.
            code 0 off no
            code 1 on yes
        register 63 INT_CTRL_REG rw E0 | Interrupt. | PID, lis2mdl_int_crtl_reg_t; EMULATOR | independent
          field XIEN 7 | Whether X causes the interrupt.
            code 0 off not compared
            code 1 on compared
          field YIEN 6 | Whether Y causes the interrupt.
            code 0 off not compared
            code 1 on compared
          field ZIEN 5 | Whether Z causes the interrupt.
            code 0 off not compared
            code 1 on compared
          field reserved 4:3 zero | Must be zero.
          field IEA 2 | Level of the active interrupt, by the LSM9DS1's datasheet; that of the LIS2MDL was not at hand. | PID, lis2mdl_int_crtl_reg_t; LSM9DS1, INT_CFG_M | inferred
            code 0 low active low
            code 1 high active high
          field IEL 1 | Whether the interrupt is latched, by the LSM9DS1's datasheet; that of the LIS2MDL was not at hand. | PID, lis2mdl_int_crtl_reg_t; LSM9DS1, INT_CFG_M | inferred
            code 0 latched latched until INT_SOURCE_REG is read
            code 1 unlatched follows the samples
          field IEN 0 | Whether the interrupt is on.
            code 0 off off
            code 1 on on
        register 64 INT_SOURCE_REG r 00 - onRequest | State of the interrupt. | PID, lis2mdl_int_source_reg_t | single
          reading ends a latched interrupt.
          field P_TH_S_X 7 | X above the threshold.
            code 0 no no event
            code 1 yes event
          field P_TH_S_Y 6 | Y above the threshold.
            code 0 no no event
            code 1 yes event
          field P_TH_S_Z 5 | Z above the threshold.
            code 0 no no event
            code 1 yes event
          field N_TH_S_X 4 | X below the negative threshold.
            code 0 no no event
            code 1 yes event
          field N_TH_S_Y 3 | Y below the negative threshold.
            code 0 no no event
            code 1 yes event
          field N_TH_S_Z 2 | Z below the negative threshold.
            code 0 no no event
            code 1 yes event
          field MROI 1 | Whether a measurement exceeds the internal range; with IEN only.
            code 0 no within it
            code 1 yes beyond it
          field INT 0 | Whether the interrupt is active.
            code 0 no inactive
            code 1 yes active
        register 65 INT_THS_L_REG rw 00 | Threshold, low byte. | PID, lis2mdl_int_gen_treshold_set | single
          field TH 7:0 | Low byte; unsigned, in digits of the output, for both signs.
        register 66 INT_THS_H_REG rw 00 | Threshold, high byte. | PID, lis2mdl_int_gen_treshold_set | single
          field TH 7:0 | High byte; unsigned, in digits of the output, for both signs.
        register 67 STATUS_REG r 00 | New data and overrun. | PID, lis2mdl_status_reg_t; LINUX | independent
          field Zyxor 7 | A new value of the set replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field zor 6 | A new value of Z replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field yor 5 | A new value of Y replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field xor 4 | A new value of X replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field Zyxda 3 | A new value of the set waits to be read.
            code 0 no nothing new
            code 1 yes new
          field zda 2 | A new value of Z waits to be read.
            code 0 no nothing new
            code 1 yes new
          field yda 1 | A new value of Y waits to be read.
            code 0 no nothing new
            code 1 yes new
          field xda 0 | A new value of X waits to be read.
            code 0 no nothing new
            code 1 yes new
        register 68 OUTX_L r - - onRequest | Flux density of X, byte at the lower address. | PID, lis2mdl_magnetic_raw_get; LINUX | independent
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field D 7:0 | Low byte unless BLE swaps the pair; two's complement, 16 bits.
        register 69 OUTX_H r - - onRequest | Flux density of X, byte at the upper address. | PID, lis2mdl_magnetic_raw_get; LINUX | independent
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field D 7:0 | High byte unless BLE swaps the pair; two's complement, 16 bits.
        register 6A OUTY_L r - - onRequest | Flux density of Y, byte at the lower address. | PID, lis2mdl_magnetic_raw_get; LINUX | independent
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field D 7:0 | Low byte unless BLE swaps the pair; two's complement, 16 bits.
        register 6B OUTY_H r - - onRequest | Flux density of Y, byte at the upper address. | PID, lis2mdl_magnetic_raw_get; LINUX | independent
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field D 7:0 | High byte unless BLE swaps the pair; two's complement, 16 bits.
        register 6C OUTZ_L r - - onRequest | Flux density of Z, byte at the lower address. | PID, lis2mdl_magnetic_raw_get; LINUX | independent
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field D 7:0 | Low byte unless BLE swaps the pair; two's complement, 16 bits.
        register 6D OUTZ_H r - - onRequest | Flux density of Z, byte at the upper address. | PID, lis2mdl_magnetic_raw_get; LINUX | independent
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field D 7:0 | High byte unless BLE swaps the pair; two's complement, 16 bits.
        register 6E TEMP_OUT_L r - | Temperature, low byte. | PID, lis2mdl_temperature_raw_get; DS | independent
          field TEMP 7:0 | Low byte; two's complement, 16 bits, 8 digits/°C, 0 at 25 °C.
        register 6F TEMP_OUT_H r - | Temperature, high byte. | PID, lis2mdl_temperature_raw_get; DS | independent
          field TEMP 7:0 | High byte; two's complement, 16 bits, 8 digits/°C, 0 at 25 °C.
        table millihertz CFG_REG_A.ODR | mHz | Output data rate. | PID, lis2mdl_odr_t; LINUX | independent
          row | 10000 20000 50000 100000
        table turnOnMicroseconds CFG_REG_A.LP | µs | From idle to the first measurement's end; with OFF_CANC a period more. | DS Table 11, of which high resolution is quoted, and low power remembered | inferred
          row | 9400 6400
        table measurementMicroseconds CFG_REG_A.LP | µs | Duration of a measurement: low power takes a quarter of the current, so of the time, and what remains of both turn-on times is the same. | DS Tables 10 and 11 | inferred
          row | 4000 1000
        table noiseMicrogauss CFG_REG_A.LP | µG | Noise of a measurement, RMS, without OFF_CANC and LPF; in low power twice as much, for a quarter of the time. | DS Table 2, quoted for high resolution | inferred
          row | 4500 9000
        timing boot 20000000 | From power-on or REBOOT to the end of the trim download; ST's examples wait as long. | EXAMPLE, BOOT_TIME | inferred
        timing softReset 100000 | From SOFT_RST until it reads 0; Zephyr waits as long. | ZEPHYR | single
        timing selfTestSettle 60000000 | From a change of Self_test to right data. | EXAMPLE, lis2mdl_self_test.c | single
        timing selfTestWait 20000000 | After the start of measuring, before a self-test. | EXAMPLE, lis2mdl_self_test.c | single
        constant microgaussPerDigit 1500 | µG/digit | Sensitivity. | PID, lis2mdl_from_lsb_to_mgauss; LINUX | independent
        constant setPulsePeriod 63 | measurements | From a set pulse to the next while OFF_CANC and Set_FREQ are clear; a quotation of the DS has 64. | PID, lis2mdl_set_rst_t | single
        constant temperatureDigits 8 | digits/°C | Sensitivity of the thermometer. | PID, lis2mdl_from_lsb_to_celsius; DS | independent
        constant temperatureZero 25 | °C | Temperature at which the thermometer reads 0. | PID, lis2mdl_from_lsb_to_celsius | single
        constant selfTestSamples 50 | samples | Averaged in a self-test, after one that is discarded. | EXAMPLE, lis2mdl_self_test.c | single
        constant selfTestMinimum 15 | mG | Smallest change of an axis in a self-test. | EXAMPLE, lis2mdl_self_test.c | single
        constant selfTestMaximum 500 | mG | Largest change of an axis in a self-test. | EXAMPLE, lis2mdl_self_test.c | single
        constant selfTestChange 100 | mG | Change of an axis in a self-test; a choice within the limits. | EXAMPLE, lis2mdl_self_test.c | unknown
        document AN AN5069, STMicroelectronics, LIS2MDL three-axis digital output magnetometer, as quoted by drivers
        document BENCH A bench note on a LIS2MDL, whose bursts were checked with a debugger
        document COMMUNITY ST community 851730: single measurements with OFF_CANC and OFF_CANC_ONE_SHOT do not end
        document DS LIS2MDL datasheet, DS12144 Rev 6, STMicroelectronics, as quoted by drivers and notes
        document EMULATOR A software LSM303AGR made by its datasheet, DocID027765 Rev 11
        document EXAMPLE STMicroelectronics examples of the LIS2MDL in STMems_Standard_C_drivers
        document LINUX Linux drivers/iio/magnetometer/st_magn_core.c, settings of LIS2MDL and LSM303AGR
        document LSM9DS1 LSM9DS1 datasheet, DocID025715 Rev 2, STMicroelectronics, November 2014, magnetic sensor, whose interrupt has the same bits
        document PID STMicroelectronics lis2mdl-pid, lis2mdl_reg.h and lis2mdl_reg.c
        document PX4 PX4 Autopilot issue 14844: a LIS2MDL on SPI answers after 4WSPI is set
        document ZEPHYR Zephyr drivers/sensor/st/lis2mdl
      """#)
  }
#endif
