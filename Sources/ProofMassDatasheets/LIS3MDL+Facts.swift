// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis3mdl.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.LIS3MDL {
    /// The manufacturer's name.
    package static var name: String { "LIS3MDL" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part magnetometer
        identity 0F 3D LIS3MDL LSM9DS1M | PID, LIS3MDL_ID; LINUX | independent
        i2c 400000 80 1C 1E | PID, LIS3MDL_I2C_ADD_L and _H; LSM9DS1, I2C operation | independent
        spi 80 40 3F 3 10000000 | LSM9DS1, SPI bus interface | inferred
        wrap 2D 28 | PX4; ZEPHYR, which reads the temperature by a burst of its own | independent
        reserved 00 04 doNotWrite | LSM9DS1, magnetic sensor register address map | inferred
        reserved 0B 0E doNotWrite | LSM9DS1, magnetic sensor register address map | inferred
        reserved 10 1F doNotWrite | LSM9DS1, magnetic sensor register address map | inferred
        reserved 25 26 doNotWrite | LSM9DS1, magnetic sensor register address map | inferred
        reserved 34 7F doNotWrite | LSM9DS1, magnetic sensor register address map, addresses that it does not list | inferred
        register 05 OFFSET_X_L rw 00 | Offset of X, low byte. | LSM9DS1, OFFSET registers; AN4602 | single
          field OFFSET 7:0 | Low byte; two's complement, subtracted from the output. The LIS3MDL's datasheet lists the address as reserved.
        register 06 OFFSET_X_H rw 00 | Offset of X, high byte. | LSM9DS1, OFFSET registers; AN4602 | single
          field OFFSET 7:0 | High byte; two's complement, subtracted from the output. The LIS3MDL's datasheet lists the address as reserved.
        register 07 OFFSET_Y_L rw 00 | Offset of Y, low byte. | LSM9DS1, OFFSET registers; AN4602 | single
          field OFFSET 7:0 | Low byte; two's complement, subtracted from the output. The LIS3MDL's datasheet lists the address as reserved.
        register 08 OFFSET_Y_H rw 00 | Offset of Y, high byte. | LSM9DS1, OFFSET registers; AN4602 | single
          field OFFSET 7:0 | High byte; two's complement, subtracted from the output. The LIS3MDL's datasheet lists the address as reserved.
        register 09 OFFSET_Z_L rw 00 | Offset of Z, low byte. | LSM9DS1, OFFSET registers; AN4602 | single
          field OFFSET 7:0 | Low byte; two's complement, subtracted from the output. The LIS3MDL's datasheet lists the address as reserved.
        register 0A OFFSET_Z_H rw 00 | Offset of Z, high byte. | LSM9DS1, OFFSET registers; AN4602 | single
          field OFFSET 7:0 | High byte; two's complement, subtracted from the output. The LIS3MDL's datasheet lists the address as reserved.
        register 0F WHO_AM_I r 3D | The identity byte. | PID, LIS3MDL_ID; LINUX | independent
          field ID 7:0 | 0x3D, also in the magnetometer of the LSM9DS1.
        register 20 CTRL_REG1 rw 10 | Thermometer, performance and rate. | LSM9DS1, CTRL_REG1_M; PID, lis3mdl_ctrl_reg1_t | independent
          field TEMP_EN 7 | Whether the thermometer measures. | PID, lis3mdl_ctrl_reg1_t; AN4602
            code 0 disabled no temperature
            code 1 enabled a temperature with each measurement
          field OM 6:5 | Averages of X and Y.
            code 0 lowPower low-power: the fewest averages
            code 1 medium medium performance
            code 2 high high performance
            code 3 ultraHigh ultra-high performance: the most averages
          field DO 4:2 | Output data rate while FAST_ODR is clear.
            code 0 hertz0Point625 0.625 Hz
            code 1 hertz1Point25 1.25 Hz
            code 2 hertz2Point5 2.5 Hz
            code 3 hertz5 5 Hz
            code 4 hertz10 10 Hz
            code 5 hertz20 20 Hz
            code 6 hertz40 40 Hz
            code 7 hertz80 80 Hz
          field FAST_ODR 1 | Whether OM selects the rate, as fast as it allows. | PID, lis3mdl_om_t; AN4602
            code 0 off the rate of DO
            code 1 on 1000, 560, 300 or 155 Hz by OM
          field ST 0 | Self-test.
            code 0 off off
            code 1 on adds a field of known limits
        register 21 CTRL_REG2 rw 00 | Full scale, boot and reset. | LSM9DS1, CTRL_REG2_M; PID, lis3mdl_ctrl_reg2_t | independent
          field reserved 7 zero | Must be zero.
          field FS 6:5 | Full scale.
            code 0 gauss4 ±4 G
            code 1 gauss8 ±8 G
            code 2 gauss12 ±12 G
            code 3 gauss16 ±16 G
          field reserved 4 zero | Must be zero.
          field REBOOT 3 | Loads the trim again; cleared when that has ended.
            code 0 no nothing
            code 1 yes begins a boot
          field SOFT_RST 2 | Resets the registers; cleared when that has ended.
            code 0 no nothing
            code 1 yes begins a reset
          field reserved 1:0 zero | Must be zero.
        register 22 CTRL_REG3 rw 03 | Operating mode and wiring. | LSM9DS1, CTRL_REG3_M; PID, lis3mdl_ctrl_reg3_t | independent
          field reserved 7:6 zero | Must be zero.
          field LP 5 | Whether the rate is 0.625 Hz with the fewest averages, whatever DO and OM select.
            code 0 off as selected
            code 1 on 0.625 Hz
          field reserved 4:3 zero | Must be zero.
          field SIM 2 | SPI wiring. | PID, lis3mdl_sim_t; LINUX
            code 0 four four wires
            code 1 three three wires
          field MD 1:0 | Operating mode.
            code 0 continuous measures at the rate
            code 1 single measures once, then powers down
            code 2 powerDown nothing is measured
            code 3 powerDownAlternate nothing is measured, the other code
        register 23 CTRL_REG4 rw 00 | Performance of Z, and byte order. | LSM9DS1, CTRL_REG4_M; PID, lis3mdl_ctrl_reg4_t | independent
          field reserved 7:4 zero | Must be zero.
          field OMZ 3:2 | Averages of Z.
            code 0 lowPower low-power: the fewest averages
            code 1 medium medium performance
            code 2 high high performance
            code 3 ultraHigh ultra-high performance: the most averages
          field BLE 1 | Order of the bytes of a pair.
            code 0 little low byte at the lower address
            code 1 big high byte at the lower address
          field reserved 0 zero | Must be zero.
        register 24 CTRL_REG5 rw 00 | How data are read. | LSM9DS1, CTRL_REG5_M; PID, lis3mdl_ctrl_reg5_t | independent
          field FAST_READ 7 | Whether a burst skips the low bytes of the outputs. | PID, lis3mdl_ctrl_reg5_t; AN4602 | single
            code 0 off all bytes
            code 1 on high bytes only
          field BDU 6 | Whether a pair holds still between the reads of its halves.
            code 0 continuous updates at any time
            code 1 held held until both halves are read
          field reserved 5:0 zero | Must be zero.
        register 27 STATUS_REG r 00 | New data and overrun. | LSM9DS1, STATUS_REG_M; PID, lis3mdl_status_reg_t | independent
          field ZYXOR 7 | A new value of the set replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field ZOR 6 | A new value of Z replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field YOR 5 | A new value of Y replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field XOR 4 | A new value of X replaced one that was not read.
            code 0 no nothing lost
            code 1 yes overrun
          field ZYXDA 3 | A new value of the set waits to be read.
            code 0 no nothing new
            code 1 yes new
          field ZDA 2 | A new value of Z waits to be read.
            code 0 no nothing new
            code 1 yes new
          field YDA 1 | A new value of Y waits to be read.
            code 0 no nothing new
            code 1 yes new
          field XDA 0 | A new value of X waits to be read.
            code 0 no nothing new
            code 1 yes new
        register 28 OUT_X_L r - - onRequest | Flux density of X, byte at the lower address. | LSM9DS1, OUT registers; PID, lis3mdl_magnetic_raw_get | independent
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field XD 7:0 | Low byte unless BLE swaps the pair; two's complement, 16 bits.
        register 29 OUT_X_H r - - onRequest | Flux density of X, byte at the upper address. | LSM9DS1, OUT registers; PID, lis3mdl_magnetic_raw_get | independent
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field XD 7:0 | High byte unless BLE swaps the pair; two's complement, 16 bits.
        register 2A OUT_Y_L r - - onRequest | Flux density of Y, byte at the lower address. | LSM9DS1, OUT registers; PID, lis3mdl_magnetic_raw_get | independent
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field YD 7:0 | Low byte unless BLE swaps the pair; two's complement, 16 bits.
        register 2B OUT_Y_H r - - onRequest | Flux density of Y, byte at the upper address. | LSM9DS1, OUT registers; PID, lis3mdl_magnetic_raw_get | independent
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field YD 7:0 | High byte unless BLE swaps the pair; two's complement, 16 bits.
        register 2C OUT_Z_L r - - onRequest | Flux density of Z, byte at the lower address. | LSM9DS1, OUT registers; PID, lis3mdl_magnetic_raw_get | independent
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field ZD 7:0 | Low byte unless BLE swaps the pair; two's complement, 16 bits.
        register 2D OUT_Z_H r - - onRequest | Flux density of Z, byte at the upper address. | LSM9DS1, OUT registers; PID, lis3mdl_magnetic_raw_get | independent
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field ZD 7:0 | High byte unless BLE swaps the pair; two's complement, 16 bits.
        register 2E TEMP_OUT_L r - | Temperature, low byte. | PID, lis3mdl_temperature_raw_get; AN4602 6 | single
          field TEMP 7:0 | Low byte; two's complement, 16 bits, 8 digits/°C, 0 at 25 °C.
        register 2F TEMP_OUT_H r - | Temperature, high byte. | PID, lis3mdl_temperature_raw_get; AN4602 6 | single
          field TEMP 7:0 | High byte; two's complement, 16 bits, 8 digits/°C, 0 at 25 °C.
        register 30 INT_CFG rw E8 | Interrupt. | ADAFRUIT; PID, lis3mdl_int_cfg_t; LSM9DS1, INT_CFG_M | single
          field XIEN 7 | Whether X causes the interrupt.
            code 0 off not compared
            code 1 on compared
          field YIEN 6 | Whether Y causes the interrupt.
            code 0 off not compared
            code 1 on compared
          field ZIEN 5 | Whether Z causes the interrupt.
            code 0 off not compared
            code 1 on compared
          field 01 4:3 only 1 | Must be written as 1; the LSM9DS1's datasheet prints 0.
          field IEA 2 | Level of the active pin INT. ST's header for the LIS3MDL has it the other way round. | LSM9DS1, INT_CFG_M; PID, lis3mdl_iea_t
            code 0 low active low
            code 1 high active high
          field LIR 1 | Whether the interrupt is latched. ST's header for the LIS3MDL has it the other way round. | LSM9DS1, INT_CFG_M; PID, lis3mdl_lir_t
            code 0 latched latched until INT_SRC is read
            code 1 unlatched follows the samples
          field IEN 0 | Whether the interrupt is shown on pin INT.
            code 0 off the pin is inactive
            code 1 on the pin shows it
        register 31 INT_SRC r 00 - onRequest | State of the interrupt. | LSM9DS1, INT_SRC_M; PID, lis3mdl_int_src_t | independent
          reading ends a latched interrupt.
          field PTH_X 7 | X above the threshold.
            code 0 no no event
            code 1 yes event
          field PTH_Y 6 | Y above the threshold.
            code 0 no no event
            code 1 yes event
          field PTH_Z 5 | Z above the threshold.
            code 0 no no event
            code 1 yes event
          field NTH_X 4 | X below the negative threshold.
            code 0 no no event
            code 1 yes event
          field NTH_Y 3 | Y below the negative threshold.
            code 0 no no event
            code 1 yes event
          field NTH_Z 2 | Z below the negative threshold.
            code 0 no no event
            code 1 yes event
          field MROI 1 | Whether a measurement exceeds the internal range; with IEN only.
            code 0 no within it
            code 1 yes beyond it
          field INT 0 | Whether the interrupt is active.
            code 0 no inactive
            code 1 yes active
        register 32 INT_THS_L rw 00 | Threshold, low byte. | LSM9DS1, INT_THS_L_M; PID, lis3mdl_int_threshold_set | independent
          field THS 7:0 | Low byte; unsigned, in digits of the output, for both signs.
        register 33 INT_THS_H rw 00 | Threshold, high byte. | LSM9DS1, INT_THS_H_M; PID, lis3mdl_int_threshold_set | independent
          field reserved 7 zero | Must be zero.
          field THS 6:0 | High byte; unsigned, in digits of the output, for both signs.
        table millihertz CTRL_REG1.DO | mHz | Output data rate while FAST_ODR is clear. | LSM9DS1, CTRL_REG1_M; PID, lis3mdl_om_t; LINUX, which rounds | independent
          row | 625 1250 2500 5000 10000 20000 40000 80000
        table fastMillihertz CTRL_REG1.OM | mHz | Output data rate while FAST_ODR is set; its inverse is the duration of a measurement. | PID, lis3mdl_om_t; AN4602 Table 5 | independent
          row | 1000000 560000 300000 155000
        table startUpMicroseconds CTRL_REG1.OM | µs | From power-down to the first measurement's end. | AN4602 Table 5 | single
          row | 1200 1910 3480 6650
        table noiseMicrogauss CTRL_REG1.OM | µG | Noise of a measurement, RMS. | AN4602 Table 8 | single
          row | 5300 4600 4000 3500
        table digitsPerGauss CTRL_REG2.FS | digits a gauss | Sensitivity. | PID, lis3mdl_from_fs4_to_gauss and the others | independent
          row | 6842 3421 2281 1711
        table gauss CTRL_REG2.FS | G | Full scale. | LSM9DS1, CTRL_REG2_M; PID, lis3mdl_fs_t | independent
          row | 4 8 12 16
        timing boot 20000000 | From power-on or REBOOT to the end of the trim download; ST's examples wait as long. | EXAMPLE, BOOT_TIME | inferred
        timing softReset 1000000 | From SOFT_RST until it reads 0; a choice, the drivers wait for it or for 10 ms. | EXAMPLE; ADAFRUIT | unknown
        timing selfTestSettle 60000000 | From a change of ST to right data. | EXAMPLE, lis3mdl_self_test.c | independent
        timing selfTestWait 20000000 | After a change of range, and again after the start of measuring, before a self-test. | EXAMPLE, lis3mdl_self_test.c | single
        constant temperatureDigits 8 | digits/°C | Sensitivity of the thermometer. | PID, lis3mdl_from_lsb_to_celsius; AN4602 6 | independent
        constant temperatureZero 25 | °C | Temperature at which the thermometer reads 0. | PID, lis3mdl_from_lsb_to_celsius; AN4602 6 | independent
        constant selfTestSamples 5 | samples | Averaged in a self-test, after one that is discarded. | EXAMPLE, lis3mdl_self_test.c | single
        constant selfTestMinimumXY 1000 | mG | Smallest change of X and Y in a self-test. | EXAMPLE, lis3mdl_self_test.c; AN4602 | independent
        constant selfTestMaximumXY 3000 | mG | Largest change of X and Y in a self-test. | EXAMPLE, lis3mdl_self_test.c; AN4602 | independent
        constant selfTestMinimumZ 100 | mG | Smallest change of Z in a self-test. | EXAMPLE, lis3mdl_self_test.c; AN4602 | independent
        constant selfTestMaximumZ 1000 | mG | Largest change of Z in a self-test; a transcription of AN4602 has 3000. | EXAMPLE, lis3mdl_self_test.c | single
        document ADAFRUIT Adafruit_LIS3MDL, which quotes the datasheet, DocID024204 Rev 4, Table 36
        document AN4602 AN4602 Rev 1, STMicroelectronics, LIS3MDL three-axis digital output magnetometer, as quoted by drivers
        document EXAMPLE STMicroelectronics examples of the LIS3MDL in STMems_Standard_C_drivers
        document LINUX Linux drivers/iio/magnetometer/st_magn_core.c, settings of LIS3MDL and LSM9DS1
        document LSM9DS1 LSM9DS1 datasheet, DocID025715 Rev 2, STMicroelectronics, November 2014, magnetic sensor; the same map but for TEMP_EN, FAST_ODR, FAST_READ, the thermometer and INT_CFG
        document PID STMicroelectronics lis3mdl-pid, lis3mdl_reg.h and lis3mdl_reg.c
        document PX4 PX4 Autopilot issue 12514, with a logic analyser's trace of a LIS3MDL
        document ZEPHYR Zephyr drivers/sensor/st/lis3mdl
      """#)
  }
#endif
