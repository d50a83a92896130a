// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/icm20948.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.ICM20948 {
    /// The manufacturer's name.
    package static var name: String { "ICM20948" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part accelerometer gyroscope
        identity 00 EA ICM20948 | DS, WHO_AM_I; PX4
        i2c 400000 00 68 69 | DS, I2C interface
        spi 80 00 7F 3 7000000 | DS, SPI interface
        wrap 72 72 | PX4, reads of FIFO_R_W; ARDU | independent
        inside AK09916 +x-y-z | DS, orientation of axes
        reserved 01 01 undocumented | DS, addresses that it does not list; EMD, its names | inferred
        reserved 02 02 doNotWrite | DS, addresses that it does not list | inferred
        reserved 04 04 doNotWrite | DS, addresses that it does not list | inferred
        reserved 08 0E doNotWrite | DS, addresses that it does not list | inferred
        reserved 14 16 doNotWrite | DS, addresses that it does not list | inferred
        reserved 18 18 undocumented | DS, addresses that it does not list; EMD, its names | inferred
        reserved 1D 25 doNotWrite | DS, addresses that it does not list | inferred
        reserved 26 26 undocumented | DS, addresses that it does not list; EMD, its names | inferred
        reserved 27 27 doNotWrite | DS, addresses that it does not list | inferred
        reserved 2A 2C doNotWrite | DS, addresses that it does not list | inferred
        reserved 53 65 doNotWrite | DS, addresses that it does not list | inferred
        reserved 6A 6F doNotWrite | DS, addresses that it does not list | inferred
        reserved 73 73 doNotWrite | DS, addresses that it does not list | inferred
        reserved 75 75 undocumented | DS, addresses that it does not list; EMD, its names | inferred
        reserved 77 7B doNotWrite | DS, addresses that it does not list | inferred
        reserved 7C 7E undocumented | DS, addresses that it does not list; EMD, its names | inferred
        register 00 WHO_AM_I r EA | The identity byte. | DS, WHO_AM_I; PX4
          field WHO_AM_I 7:0 | 0xEA.
        register 03 USER_CTRL rw 00 | FIFO and controller of the auxiliary bus. | DS, USER_CTRL
          field DMP_EN 7 | Motion processor.
            code 0 off off
            code 1 on on
          field FIFO_EN 6 | FIFO.
            code 0 off off
            code 1 on on
          field I2C_MST_EN 5 | Whether the part controls the auxiliary bus.
            code 0 off no
            code 1 on yes
          field I2C_IF_DIS 4 | Interfaces.
            code 0 off I2C and SPI
            code 1 on SPI alone
          field DMP_RST 3 clearsItself | Motion processor.
            code 0 off nothing
            code 1 on reset
          field SRAM_RST 2 clearsItself | Memory.
            code 0 off nothing
            code 1 on reset
          field I2C_MST_RST 1 clearsItself | Controller of the auxiliary bus.
            code 0 off nothing
            code 1 on reset
          field zero 0 zero | Must be zero.
        register 05 LP_CONFIG rw 40 | Duty cycles. | DS, LP_CONFIG
          field zero 7 zero | Must be zero.
          field I2C_MST_CYCLE 6 | Controller of the auxiliary bus.
            code 0 off at every sample
            code 1 on at its own rate
          field ACCEL_CYCLE 5 | Accelerometer.
            code 0 off continuous
            code 1 on duty-cycled
          field GYRO_CYCLE 4 | Gyroscope.
            code 0 off continuous
            code 1 on duty-cycled
          field zero 3:0 zero | Must be zero.
        register 06 PWR_MGMT_1 rw 41 | Reset, sleep, clock. | DS, PWR_MGMT_1
          field DEVICE_RESET 7 clearsItself | Sets every register to its reset value.
            code 0 off nothing
            code 1 on reset
          field SLEEP 6 | Sleep.
            code 0 off awake
            code 1 on asleep
          field LP_EN 5 | Low power of the digital part: most writes may be ignored.
            code 0 off off
            code 1 on on
          field zero 4 zero | Must be zero.
          field TEMP_DIS 3 | Thermometer.
            code 0 off on
            code 1 on off
          field CLKSEL 2:0 | Clock.
            code 0 ownClock internal, 20 MHz
            code 1 best PLL where ready, else internal
            code 2 best2 PLL where ready, else internal
            code 3 best3 PLL where ready, else internal
            code 4 best4 PLL where ready, else internal
            code 5 best5 PLL where ready, else internal
            code 6 ownClock6 internal, 20 MHz
            code 7 stopped stopped
        register 07 PWR_MGMT_2 rw 00 | Sensors that are off. | DS, PWR_MGMT_2
          field reserved 7:6 reserved | No meaning is documented.
          field DISABLE_ACCEL 5:3 | Accelerometer.
            code 0 on on
            code 1-6 - not allowed
            code 7 off off
          field DISABLE_GYRO 2:0 | Gyroscope.
            code 0 on on
            code 1-6 - not allowed
            code 7 off off
        register 0F INT_PIN_CFG rw 00 | Interrupt pin, FSYNC, bypass. | DS, INT_PIN_CFG
          field INT1_ACTL 7 | Active level of INT.
            code 0 off high
            code 1 on low
          field INT1_OPEN 6 | Output of INT.
            code 0 off push-pull
            code 1 on open drain
          field INT1_LATCH_EN 5 | How long INT is active.
            code 0 off 50 µs
            code 1 on until the status is cleared
          field INT_ANYRD_2CLEAR 4 | What clears INT_STATUS.
            code 0 off reading it
            code 1 on any read
          field ACTL_FSYNC 3 | Active level of FSYNC as interrupt.
            code 0 off high
            code 1 on low
          field FSYNC_INT_MODE_EN 2 | FSYNC as interrupt.
            code 0 off off
            code 1 on on
          field BYPASS_EN 1 | Whether the auxiliary bus is connected to the main one, while the controller is off.
            code 0 off apart
            code 1 on connected
          field zero 0 zero | Must be zero.
        register 10 INT_ENABLE rw 00 | Interrupts. | DS, INT_ENABLE
          field REG_WOF_EN 7 | Wake on FSYNC.
            code 0 off off
            code 1 on on
          field zero 6:4 zero | Must be zero.
          field WOM_INT_EN 3 | Wake on motion.
            code 0 off off
            code 1 on on
          field PLL_RDY_EN 2 | PLL ready.
            code 0 off off
            code 1 on on
          field DMP_INT1_EN 1 | Motion processor.
            code 0 off off
            code 1 on on
          field I2C_MST_INT_EN 0 | Controller of the auxiliary bus.
            code 0 off off
            code 1 on on
        register 11 INT_ENABLE_1 rw 00 | Interrupt: data ready. | DS, INT_ENABLE_1
          field zero 7:1 zero | Must be zero.
          field RAW_DATA_0_RDY_EN 0 | Data ready.
            code 0 off off
            code 1 on on
        register 12 INT_ENABLE_2 rw 00 | Interrupt: overflow of the FIFO. | DS, INT_ENABLE_2
          field zero 7:5 zero | Must be zero.
          field FIFO_OVERFLOW_EN 4:0 | A bit for each FIFO; bit 0 where there is one.
        register 13 INT_ENABLE_3 rw 00 | Interrupt: watermark of the FIFO. | DS, INT_ENABLE_3
          field zero 7:5 zero | Must be zero.
          field FIFO_WM_EN 4:0 | A bit for each FIFO; bit 0 where there is one.
        register 17 I2C_MST_STATUS r 00 - onRequest | Controller of the auxiliary bus: status. | DS, I2C_MST_STATUS
          reading Clears the register.
          field PASS_THROUGH 7 | Interrupt by FSYNC.
            code 0 off no
            code 1 on yes
          field I2C_SLV4_DONE 6 | End of the transfer of slave 4.
            code 0 off no
            code 1 on yes
          field I2C_LOST_ARB 5 | Arbitration lost.
            code 0 off no
            code 1 on yes
          field I2C_SLV4_NACK 4 | Slave 4 did not acknowledge.
            code 0 off no
            code 1 on yes
          field I2C_SLV3_NACK 3 | Slave 3 did not acknowledge.
            code 0 off no
            code 1 on yes
          field I2C_SLV2_NACK 2 | Slave 2 did not acknowledge.
            code 0 off no
            code 1 on yes
          field I2C_SLV1_NACK 1 | Slave 1 did not acknowledge.
            code 0 off no
            code 1 on yes
          field I2C_SLV0_NACK 0 | Slave 0 did not acknowledge.
            code 0 off no
            code 1 on yes
        register 19 INT_STATUS r 00 - onRequest | Status of interrupts. | DS, INT_STATUS
          reading Clears the register.
          field zero 7:4 zero | Must be zero.
          field WOM_INT 3 | Wake on motion.
            code 0 off no
            code 1 on yes
          field PLL_RDY_INT 2 | PLL ready.
            code 0 off no
            code 1 on yes
          field DMP_INT1 1 | Motion processor.
            code 0 off no
            code 1 on yes
          field I2C_MST_INT 0 | Controller of the auxiliary bus.
            code 0 off no
            code 1 on yes
        register 1A INT_STATUS_1 r 00 - onRequest | Status: data ready. | DS, INT_STATUS_1
          reading Clears the register.
          field zero 7:1 zero | Must be zero.
          field RAW_DATA_0_RDY_INT 0 | Data ready.
            code 0 off no
            code 1 on yes
        register 1B INT_STATUS_2 r 00 - onRequest | Status: overflow of the FIFO. | DS, INT_STATUS_2
          reading Clears the register.
          field zero 7:5 zero | Must be zero.
          field FIFO_OVERFLOW_INT 4:0 | A bit for each FIFO; bit 0 where there is one.
        register 1C INT_STATUS_3 r 00 - onRequest | Status: watermark of the FIFO. | DS, INT_STATUS_3
          reading Clears the register.
          field zero 7:5 zero | Must be zero.
          field FIFO_WM_INT 4:0 | A bit for each FIFO; bit 0 where there is one.
        register 28 DELAY_TIMEH r 00 - onRequest | Time from FSYNC to the next sample of the gyroscope, high byte. | DS, DELAY_TIMEH
          reading Holds both bytes.
          field DELAY_TIME 7:0 | Bits 15 to 8; 0.9645 µs a step.
        register 29 DELAY_TIMEL r 00 - onRequest | Time from FSYNC to the next sample of the gyroscope, low byte. | DS, DELAY_TIMEL
          reading Releases both bytes.
          field DELAY_TIME 7:0 | Bits 7 to 0.
        register 2D ACCEL_XOUT_H r 00 | Acceleration along X, high byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field ACCEL_XOUT 7:0 | Bits 15 to 8, signed.
        register 2E ACCEL_XOUT_L r 00 | Acceleration along X, low byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field ACCEL_XOUT 7:0 | Bits 7 to 0.
        register 2F ACCEL_YOUT_H r 00 | Acceleration along Y, high byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field ACCEL_YOUT 7:0 | Bits 15 to 8, signed.
        register 30 ACCEL_YOUT_L r 00 | Acceleration along Y, low byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field ACCEL_YOUT 7:0 | Bits 7 to 0.
        register 31 ACCEL_ZOUT_H r 00 | Acceleration along Z, high byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field ACCEL_ZOUT 7:0 | Bits 15 to 8, signed.
        register 32 ACCEL_ZOUT_L r 00 | Acceleration along Z, low byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field ACCEL_ZOUT 7:0 | Bits 7 to 0.
        register 33 GYRO_XOUT_H r 00 | Angular rate about X, high byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field GYRO_XOUT 7:0 | Bits 15 to 8, signed.
        register 34 GYRO_XOUT_L r 00 | Angular rate about X, low byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field GYRO_XOUT 7:0 | Bits 7 to 0.
        register 35 GYRO_YOUT_H r 00 | Angular rate about Y, high byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field GYRO_YOUT 7:0 | Bits 15 to 8, signed.
        register 36 GYRO_YOUT_L r 00 | Angular rate about Y, low byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field GYRO_YOUT 7:0 | Bits 7 to 0.
        register 37 GYRO_ZOUT_H r 00 | Angular rate about Z, high byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field GYRO_ZOUT 7:0 | Bits 15 to 8, signed.
        register 38 GYRO_ZOUT_L r 00 | Angular rate about Z, low byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field GYRO_ZOUT 7:0 | Bits 7 to 0.
        register 39 TEMP_OUT_H r 00 | Temperature, high byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field TEMP_OUT 7:0 | Bits 15 to 8, signed.
        register 3A TEMP_OUT_L r 00 | Temperature, low byte. | DS, ACCEL_XOUT_H to TEMP_OUT_L
          field TEMP_OUT 7:0 | Bits 7 to 0.
        register 3B EXT_SLV_SENS_DATA_00 r 00 | Data of the slaves, byte 0. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 3C EXT_SLV_SENS_DATA_01 r 00 | Data of the slaves, byte 1. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 3D EXT_SLV_SENS_DATA_02 r 00 | Data of the slaves, byte 2. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 3E EXT_SLV_SENS_DATA_03 r 00 | Data of the slaves, byte 3. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 3F EXT_SLV_SENS_DATA_04 r 00 | Data of the slaves, byte 4. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 40 EXT_SLV_SENS_DATA_05 r 00 | Data of the slaves, byte 5. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 41 EXT_SLV_SENS_DATA_06 r 00 | Data of the slaves, byte 6. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 42 EXT_SLV_SENS_DATA_07 r 00 | Data of the slaves, byte 7. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 43 EXT_SLV_SENS_DATA_08 r 00 | Data of the slaves, byte 8. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 44 EXT_SLV_SENS_DATA_09 r 00 | Data of the slaves, byte 9. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 45 EXT_SLV_SENS_DATA_10 r 00 | Data of the slaves, byte 10. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 46 EXT_SLV_SENS_DATA_11 r 00 | Data of the slaves, byte 11. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 47 EXT_SLV_SENS_DATA_12 r 00 | Data of the slaves, byte 12. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 48 EXT_SLV_SENS_DATA_13 r 00 | Data of the slaves, byte 13. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 49 EXT_SLV_SENS_DATA_14 r 00 | Data of the slaves, byte 14. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 4A EXT_SLV_SENS_DATA_15 r 00 | Data of the slaves, byte 15. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 4B EXT_SLV_SENS_DATA_16 r 00 | Data of the slaves, byte 16. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 4C EXT_SLV_SENS_DATA_17 r 00 | Data of the slaves, byte 17. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 4D EXT_SLV_SENS_DATA_18 r 00 | Data of the slaves, byte 18. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 4E EXT_SLV_SENS_DATA_19 r 00 | Data of the slaves, byte 19. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 4F EXT_SLV_SENS_DATA_20 r 00 | Data of the slaves, byte 20. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 50 EXT_SLV_SENS_DATA_21 r 00 | Data of the slaves, byte 21. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 51 EXT_SLV_SENS_DATA_22 r 00 | Data of the slaves, byte 22. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 52 EXT_SLV_SENS_DATA_23 r 00 | Data of the slaves, byte 23. | DS, EXT_SLV_SENS_DATA_00 to 23
          field EXT_SLV_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 66 FIFO_EN_1 rw 00 | Data of slaves that the FIFO stores. | DS, FIFO_EN_1
          field zero 7:4 zero | Must be zero.
          field SLV_3_FIFO_EN 3 | Data of slave 3.
            code 0 off no
            code 1 on yes
          field SLV_2_FIFO_EN 2 | Data of slave 2.
            code 0 off no
            code 1 on yes
          field SLV_1_FIFO_EN 1 | Data of slave 1.
            code 0 off no
            code 1 on yes
          field SLV_0_FIFO_EN 0 | Data of slave 0.
            code 0 off no
            code 1 on yes
        register 67 FIFO_EN_2 rw 00 | What the FIFO stores. | DS, FIFO_EN_2
          field zero 7:5 zero | Must be zero.
          field ACCEL_FIFO_EN 4 | Acceleration.
            code 0 off no
            code 1 on yes
          field GYRO_Z_FIFO_EN 3 | Angular rate about Z.
            code 0 off no
            code 1 on yes
          field GYRO_Y_FIFO_EN 2 | Angular rate about Y.
            code 0 off no
            code 1 on yes
          field GYRO_X_FIFO_EN 1 | Angular rate about X.
            code 0 off no
            code 1 on yes
          field TEMP_FIFO_EN 0 | Temperature.
            code 0 off no
            code 1 on yes
        register 68 FIFO_RST rw 00 | Reset of the FIFO. | DS, FIFO_RST
          field zero 7:5 zero | Must be zero.
          field FIFO_RESET 4:0 | All ones, then zero: the FIFO is empty; while set it has no size.
        register 69 FIFO_MODE rw 00 | What a full FIFO does with new bytes. | DS, FIFO_MODE
          field zero 7:5 zero | Must be zero.
          field FIFO_MODE 4:0 | A bit for each FIFO: 1 drops the new ones, 0 the oldest.
        register 70 FIFO_COUNTH r 00 - onRequest | Bytes in the FIFO, high byte. | DS, FIFO_COUNTH
          reading Holds both bytes of the count.
          field zero 7:5 zero | Must be zero.
          field FIFO_CNT 4:0 | Bits 12 to 8.
        register 71 FIFO_COUNTL r 00 | Bytes in the FIFO, low byte. | DS, FIFO_COUNTL
          field FIFO_CNT 7:0 | Bits 7 to 0, of the count when the high byte was read.
        register 72 FIFO_R_W rw 00 - onRequest | FIFO. | DS, FIFO_R_W
          reading Takes a byte out of the FIFO.
          field FIFO_R_W 7:0 | Oldest byte; a write adds one.
        register 74 DATA_RDY_STATUS r 00 - onRequest | Status: data ready of each FIFO. | DS, DATA_RDY_STATUS
          reading Clears the register.
          field WOF_STATUS 7 | Wake on FSYNC.
            code 0 off no
            code 1 on yes
          field zero 6:4 zero | Must be zero.
          field RAW_DATA_RDY 3:0 | A bit for each FIFO; bit 0 where there is one.
        register 76 FIFO_CFG rw 00 | Interrupt status of each FIFO. | DS, FIFO_CFG
          field zero 7:1 zero | Must be zero.
          field FIFO_CFG 0 | Interrupt status.
            code 0 off of all
            code 1 on of each FIFO
        register 7F REG_BANK_SEL rw 00 | Bank of registers; at this address in all banks. | DS, REG_BANK_SEL
          field zero 7:6 zero | Must be zero.
          field USER_BANK 5:4 | Bank of registers.
          field zero 3:0 zero | Must be zero.
        bank BankOne
        register 02 SELF_TEST_X_GYRO rw - | Gyroscope: factory code of the self-test of X. | DS, SELF_TEST_X_GYRO
          field XG_ST_DATA 7:0 | Factory trim, in steps of 1 %; 0 where none is stored.
        register 03 SELF_TEST_Y_GYRO rw - | Gyroscope: factory code of the self-test of Y. | DS, SELF_TEST_X_GYRO
          field YG_ST_DATA 7:0 | Factory trim, in steps of 1 %; 0 where none is stored.
        register 04 SELF_TEST_Z_GYRO rw - | Gyroscope: factory code of the self-test of Z. | DS, SELF_TEST_X_GYRO
          field ZG_ST_DATA 7:0 | Factory trim, in steps of 1 %; 0 where none is stored.
        register 0E SELF_TEST_X_ACCEL rw - | Accelerometer: factory code of the self-test of X. | DS, SELF_TEST_X_ACCEL
          field XA_ST_DATA 7:0 | Factory trim, in steps of 1 %; 0 where none is stored.
        register 0F SELF_TEST_Y_ACCEL rw - | Accelerometer: factory code of the self-test of Y. | DS, SELF_TEST_X_ACCEL
          field YA_ST_DATA 7:0 | Factory trim, in steps of 1 %; 0 where none is stored.
        register 10 SELF_TEST_Z_ACCEL rw - | Accelerometer: factory code of the self-test of Z. | DS, SELF_TEST_X_ACCEL
          field ZA_ST_DATA 7:0 | Factory trim, in steps of 1 %; 0 where none is stored.
        register 14 XA_OFFS_H rw - | Accelerometer: offset of X, high byte. | DS, XA_OFFS_H
          field XA_OFFS 7:0 | Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
        register 15 XA_OFFS_L rw - | Accelerometer: offset of X, low byte. | DS, XA_OFFS_L
          field XA_OFFS 7:1 | Bits 6 to 0 of the offset.
          field reserved0 0 | To be written as it was read.
            code 0 off off
            code 1 on on
        register 17 YA_OFFS_H rw - | Accelerometer: offset of Y, high byte. | DS, XA_OFFS_H
          field YA_OFFS 7:0 | Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
        register 18 YA_OFFS_L rw - | Accelerometer: offset of Y, low byte. | DS, XA_OFFS_L
          field YA_OFFS 7:1 | Bits 6 to 0 of the offset.
          field reserved0 0 | To be written as it was read.
            code 0 off off
            code 1 on on
        register 1A ZA_OFFS_H rw - | Accelerometer: offset of Z, high byte. | DS, XA_OFFS_H
          field ZA_OFFS 7:0 | Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
        register 1B ZA_OFFS_L rw - | Accelerometer: offset of Z, low byte. | DS, XA_OFFS_L
          field ZA_OFFS 7:1 | Bits 6 to 0 of the offset.
          field reserved0 0 | To be written as it was read.
            code 0 off off
            code 1 on on
        register 28 TIMEBASE_CORRECTION_PLL rw - | Correction of the clock. | DS, TIMEBASE_CORRECTION_PLL
          field TBC_PLL 7:0 signed | 0.079 % a step.
        bank BankThree
        register 00 I2C_MST_ODR_CONFIG rw 00 | Controller of the auxiliary bus: its own rate. | DS, I2C_MST_ODR_CONFIG
          field zero 7:4 zero | Must be zero.
          field I2C_MST_ODR_CONFIG 3:0 | 1.1 kHz divided by 2 to this power, while both sensors are off.
        register 01 I2C_MST_CTRL rw 00 | Controller of the auxiliary bus. | DS, I2C_MST_CTRL
          field MULT_MST_EN 7 | Whether the auxiliary bus has other controllers.
            code 0 off no
            code 1 on yes
          field zero 6:5 zero | Must be zero.
          field I2C_MST_P_NSR 4 | What is between two reads.
            code 0 off repeated START
            code 1 on STOP and START
          field I2C_MST_CLK 3:0 | Clock of the auxiliary bus.
            code 0 code0 370.29 kHz
            code 1 - undefined
            code 2 code2 370.29 kHz
            code 3 code3 432 kHz
            code 4 code4 370.29 kHz
            code 5 code5 370.29 kHz
            code 6 code6 345.6 kHz
            code 7 code7 345.6 kHz
            code 8 code8 304.94 kHz
            code 9 code9 432 kHz
            code 10 code10 432 kHz
            code 11 code11 432 kHz
            code 12 code12 471.27 kHz
            code 13 code13 432 kHz
            code 14 code14 345.6 kHz
            code 15 code15 345.6 kHz
        register 02 I2C_MST_DELAY_CTRL rw 00 | Delay of slaves. | DS, I2C_MST_DELAY_CTRL
          field DELAY_ES_SHADOW 7 | Whether data of slaves appear when all are there.
            code 0 off as they come
            code 1 on together
          field zero 6:5 zero | Must be zero.
          field I2C_SLV4_DELAY_EN 4 | Whether slave 4 is delayed.
            code 0 off no
            code 1 on yes
          field I2C_SLV3_DELAY_EN 3 | Whether slave 3 is delayed.
            code 0 off no
            code 1 on yes
          field I2C_SLV2_DELAY_EN 2 | Whether slave 2 is delayed.
            code 0 off no
            code 1 on yes
          field I2C_SLV1_DELAY_EN 1 | Whether slave 1 is delayed.
            code 0 off no
            code 1 on yes
          field I2C_SLV0_DELAY_EN 0 | Whether slave 0 is delayed.
            code 0 off no
            code 1 on yes
        register 03 I2C_SLV0_ADDR rw 00 | Slave 0: address and direction. | DS, I2C_SLV0_ADDR
          field I2C_SLV0_RNW 7 | Direction.
            code 0 off write
            code 1 on read
          field I2C_ID_0 6:0 | 7-bit address of the chip.
        register 04 I2C_SLV0_REG rw 00 | Slave 0: first register. | DS, I2C_SLV0_REG
          field I2C_SLV0_REG 7:0 | First register in the chip.
        register 05 I2C_SLV0_CTRL rw 00 | Slave 0: transfer. | DS, I2C_SLV0_CTRL
          field I2C_SLV0_EN 7 | Whether the slave has a turn in each sample.
            code 0 off off
            code 1 on on
          field I2C_SLV0_BYTE_SW 6 | Whether the bytes of a word change places.
            code 0 off no
            code 1 on yes
          field I2C_SLV0_REG_DIS 5 | Whether the register is not sent.
            code 0 off sent
            code 1 on not sent
          field I2C_SLV0_GRP 4 | Which registers are a word.
            code 0 off even and the next odd
            code 1 on odd and the next even
          field I2C_SLV0_LENG 3:0 | Bytes; 0 turns the slave off.
        register 06 I2C_SLV0_DO rw 00 | Slave 0: byte to write. | DS, I2C_SLV0_DO
          field I2C_SLV0_DO 7:0 | Byte to write.
        register 07 I2C_SLV1_ADDR rw 00 | Slave 1: address and direction. | DS, I2C_SLV1_ADDR
          field I2C_SLV1_RNW 7 | Direction.
            code 0 off write
            code 1 on read
          field I2C_ID_1 6:0 | 7-bit address of the chip.
        register 08 I2C_SLV1_REG rw 00 | Slave 1: first register. | DS, I2C_SLV1_REG
          field I2C_SLV1_REG 7:0 | First register in the chip.
        register 09 I2C_SLV1_CTRL rw 00 | Slave 1: transfer. | DS, I2C_SLV1_CTRL
          field I2C_SLV1_EN 7 | Whether the slave has a turn in each sample.
            code 0 off off
            code 1 on on
          field I2C_SLV1_BYTE_SW 6 | Whether the bytes of a word change places.
            code 0 off no
            code 1 on yes
          field I2C_SLV1_REG_DIS 5 | Whether the register is not sent.
            code 0 off sent
            code 1 on not sent
          field I2C_SLV1_GRP 4 | Which registers are a word.
            code 0 off even and the next odd
            code 1 on odd and the next even
          field I2C_SLV1_LENG 3:0 | Bytes; 0 turns the slave off.
        register 0A I2C_SLV1_DO rw 00 | Slave 1: byte to write. | DS, I2C_SLV1_DO
          field I2C_SLV1_DO 7:0 | Byte to write.
        register 0B I2C_SLV2_ADDR rw 00 | Slave 2: address and direction. | DS, I2C_SLV2_ADDR
          field I2C_SLV2_RNW 7 | Direction.
            code 0 off write
            code 1 on read
          field I2C_ID_2 6:0 | 7-bit address of the chip.
        register 0C I2C_SLV2_REG rw 00 | Slave 2: first register. | DS, I2C_SLV2_REG
          field I2C_SLV2_REG 7:0 | First register in the chip.
        register 0D I2C_SLV2_CTRL rw 00 | Slave 2: transfer. | DS, I2C_SLV2_CTRL
          field I2C_SLV2_EN 7 | Whether the slave has a turn in each sample.
            code 0 off off
            code 1 on on
          field I2C_SLV2_BYTE_SW 6 | Whether the bytes of a word change places.
            code 0 off no
            code 1 on yes
          field I2C_SLV2_REG_DIS 5 | Whether the register is not sent.
            code 0 off sent
            code 1 on not sent
          field I2C_SLV2_GRP 4 | Which registers are a word.
            code 0 off even and the next odd
            code 1 on odd and the next even
          field I2C_SLV2_LENG 3:0 | Bytes; 0 turns the slave off.
        register 0E I2C_SLV2_DO rw 00 | Slave 2: byte to write. | DS, I2C_SLV2_DO
          field I2C_SLV2_DO 7:0 | Byte to write.
        register 0F I2C_SLV3_ADDR rw 00 | Slave 3: address and direction. | DS, I2C_SLV3_ADDR
          field I2C_SLV3_RNW 7 | Direction.
            code 0 off write
            code 1 on read
          field I2C_ID_3 6:0 | 7-bit address of the chip.
        register 10 I2C_SLV3_REG rw 00 | Slave 3: first register. | DS, I2C_SLV3_REG
          field I2C_SLV3_REG 7:0 | First register in the chip.
        register 11 I2C_SLV3_CTRL rw 00 | Slave 3: transfer. | DS, I2C_SLV3_CTRL
          field I2C_SLV3_EN 7 | Whether the slave has a turn in each sample.
            code 0 off off
            code 1 on on
          field I2C_SLV3_BYTE_SW 6 | Whether the bytes of a word change places.
            code 0 off no
            code 1 on yes
          field I2C_SLV3_REG_DIS 5 | Whether the register is not sent.
            code 0 off sent
            code 1 on not sent
          field I2C_SLV3_GRP 4 | Which registers are a word.
            code 0 off even and the next odd
            code 1 on odd and the next even
          field I2C_SLV3_LENG 3:0 | Bytes; 0 turns the slave off.
        register 12 I2C_SLV3_DO rw 00 | Slave 3: byte to write. | DS, I2C_SLV3_DO
          field I2C_SLV3_DO 7:0 | Byte to write.
        register 13 I2C_SLV4_ADDR rw 00 | Slave 4: address and direction. | DS, I2C_SLV4_ADDR
          field I2C_SLV4_RNW 7 | Direction.
            code 0 off write
            code 1 on read
          field I2C_ID_4 6:0 | 7-bit address of the chip.
        register 14 I2C_SLV4_REG rw 00 | Slave 4: register. | DS, I2C_SLV4_REG
          field I2C_SLV4_REG 7:0 | Register in the chip.
        register 15 I2C_SLV4_CTRL rw 00 | Slave 4: its one transfer; delay of slaves. | DS, I2C_SLV4_CTRL
          field I2C_SLV4_EN 7 clearsItself | One transfer.
            code 0 off none
            code 1 on to be done
          field I2C_SLV4_INT_EN 6 | Whether its end interrupts; the summary of registers has BYTE_SW here.
            code 0 off no
            code 1 on yes
          field I2C_SLV4_REG_DIS 5 | Whether the register is not sent.
            code 0 off sent
            code 1 on not sent
          field I2C_SLV4_DLY 4:0 | Delayed slaves have a turn in one of this and 1 samples.
        register 16 I2C_SLV4_DO rw 00 | Slave 4: byte to write. | DS, I2C_SLV4_DO
          field I2C_SLV4_DO 7:0 | Byte to write.
        register 17 I2C_SLV4_DI r 00 | Slave 4: byte read. | DS, I2C_SLV4_DI
          field I2C_SLV4_DI 7:0 | Byte read.
        bank BankTwo
        register 00 GYRO_SMPLRT_DIV rw 00 | Divider of the gyroscope's rate. | DS, GYRO_SMPLRT_DIV
          field GYRO_SMPLRT_DIV 7:0 | The rate is 1125 Hz divided by this and 1.
        register 01 GYRO_CONFIG_1 rw 01 | Gyroscope: range, low-pass. | DS, GYRO_CONFIG_1
          field zero 7:6 zero | Must be zero.
          field GYRO_DLPFCFG 5:3 | Low-pass.
            code 0 hertz197 196.6 Hz
            code 1 hertz152 151.8 Hz
            code 2 hertz120 119.5 Hz
            code 3 hertz51 51.2 Hz
            code 4 hertz24 23.9 Hz
            code 5 hertz12 11.6 Hz
            code 6 hertz6 5.7 Hz
            code 7 hertz361 361.4 Hz
          field GYRO_FS_SEL 2:1 | Range.
            code 0 dps250 ±250 °/s
            code 1 dps500 ±500 °/s
            code 2 dps1000 ±1000 °/s
            code 3 dps2000 ±2000 °/s
          field GYRO_FCHOICE 0 | Whether the low-pass is used.
            code 0 off bypassed, 9 kHz
            code 1 on by GYRO_DLPFCFG
        register 02 GYRO_CONFIG_2 rw 00 | Gyroscope: self-test, averages. | DS, GYRO_CONFIG_2
          field zero 7:6 zero | Must be zero.
          field XGYRO_CTEN 5 | Self-test of X.
            code 0 off off
            code 1 on on
          field YGYRO_CTEN 4 | Self-test of Y.
            code 0 off off
            code 1 on on
          field ZGYRO_CTEN 3 | Self-test of Z.
            code 0 off off
            code 1 on on
          field GYRO_AVGCFG 2:0 | Samples averaged in a duty cycle.
            code 0 samples1 1
            code 1 samples2 2
            code 2 samples4 4
            code 3 samples8 8
            code 4 samples16 16
            code 5 samples32 32
            code 6 samples64 64
            code 7 samples128 128
        register 03 XG_OFFS_USRH rw 00 | Gyroscope: offset of X, high byte. | DS, XG_OFFS_USRH
          field X_OFFS_USER 7:0 | Bits 15 to 8; signed, 32.8 steps to 1 °/s in every range.
        register 04 XG_OFFS_USRL rw 00 | Gyroscope: offset of X, low byte. | DS, XG_OFFS_USRL
          field X_OFFS_USER 7:0 | Bits 7 to 0.
        register 05 YG_OFFS_USRH rw 00 | Gyroscope: offset of Y, high byte. | DS, XG_OFFS_USRH
          field Y_OFFS_USER 7:0 | Bits 15 to 8; signed, 32.8 steps to 1 °/s in every range.
        register 06 YG_OFFS_USRL rw 00 | Gyroscope: offset of Y, low byte. | DS, XG_OFFS_USRL
          field Y_OFFS_USER 7:0 | Bits 7 to 0.
        register 07 ZG_OFFS_USRH rw 00 | Gyroscope: offset of Z, high byte. | DS, XG_OFFS_USRH
          field Z_OFFS_USER 7:0 | Bits 15 to 8; signed, 32.8 steps to 1 °/s in every range.
        register 08 ZG_OFFS_USRL rw 00 | Gyroscope: offset of Z, low byte. | DS, XG_OFFS_USRL
          field Z_OFFS_USER 7:0 | Bits 7 to 0.
        register 09 ODR_ALIGN_EN rw 00 | Whether writing a divider aligns the rates. | DS, ODR_ALIGN_EN
          field zero 7:1 zero | Must be zero.
          field ODR_ALIGN_EN 0 | Phases of the rates.
            code 0 off run on
            code 1 on restart together
        register 10 ACCEL_SMPLRT_DIV_1 rw 00 | Divider of the accelerometer's rate, high byte. | DS, ACCEL_SMPLRT_DIV_1
          field zero 7:4 zero | Must be zero.
          field ACCEL_SMPLRT_DIV 3:0 | Bits 11 to 8.
        register 11 ACCEL_SMPLRT_DIV_2 rw 00 | Divider of the accelerometer's rate, low byte. | DS, ACCEL_SMPLRT_DIV_2
          field ACCEL_SMPLRT_DIV 7:0 | Bits 7 to 0; the rate is 1125 Hz divided by all 12 and 1.
        register 12 ACCEL_INTEL_CTRL rw 00 | Wake on motion. | DS, ACCEL_INTEL_CTRL
          field zero 7:2 zero | Must be zero.
          field ACCEL_INTEL_EN 1 | Detection.
            code 0 off off
            code 1 on on
          field ACCEL_INTEL_MODE_INT 0 | What a sample is compared with.
            code 0 off the first sample
            code 1 on the previous sample
        register 13 ACCEL_WOM_THR rw 00 | Wake on motion: threshold. | DS, ACCEL_WOM_THR
          field WOM_THRESHOLD 7:0 | 4 mg a step.
        register 14 ACCEL_CONFIG rw 01 | Accelerometer: range, low-pass. | DS, ACCEL_CONFIG
          field zero 7:6 zero | Must be zero.
          field ACCEL_DLPFCFG 5:3 | Low-pass.
            code 0 hertz246 246 Hz
            code 1 hertz246Too 246 Hz
            code 2 hertz111 111.4 Hz
            code 3 hertz50 50.4 Hz
            code 4 hertz24 23.9 Hz
            code 5 hertz12 11.5 Hz
            code 6 hertz6 5.7 Hz
            code 7 hertz473 473 Hz
          field ACCEL_FS_SEL 2:1 | Range.
            code 0 g2 ±2 g
            code 1 g4 ±4 g
            code 2 g8 ±8 g
            code 3 g16 ±16 g
          field ACCEL_FCHOICE 0 | Whether the low-pass is used.
            code 0 off bypassed, 4.5 kHz
            code 1 on by ACCEL_DLPFCFG
        register 15 ACCEL_CONFIG_2 rw 00 | Accelerometer: self-test, averages. | DS, ACCEL_CONFIG_2
          field zero 7:5 zero | Must be zero.
          field AX_ST_EN_REG 4 | Self-test of X.
            code 0 off off
            code 1 on on
          field AY_ST_EN_REG 3 | Self-test of Y.
            code 0 off off
            code 1 on on
          field AZ_ST_EN_REG 2 | Self-test of Z.
            code 0 off off
            code 1 on on
          field DEC3_CFG 1:0 | Samples averaged in a duty cycle.
            code 0 samples4 1 or 4
            code 1 samples8 8
            code 2 samples16 16
            code 3 samples32 32
        register 52 FSYNC_CONFIG rw 00 | FSYNC. | DS, FSYNC_CONFIG
          field DELAY_TIME_EN 7 | Time from FSYNC to the next sample.
            code 0 off not measured
            code 1 on measured
          field zero 6 zero | Must be zero.
          field WOF_DEGLITCH_EN 5 | Filter of FSYNC.
            code 0 off off
            code 1 on on
          field WOF_EDGE_INT 4 | Wake on FSYNC.
            code 0 off by level
            code 1 on by edge
          field EXT_SYNC_SET 3:0 | Least significant bit that FSYNC replaces.
            code 0 off none
            code 1 temperature temperature
            code 2 gyroscopeX gyroscope X
            code 3 gyroscopeY gyroscope Y
            code 4 gyroscopeZ gyroscope Z
            code 5 accelerometerX accelerometer X
            code 6 accelerometerY accelerometer Y
            code 7 accelerometerZ accelerometer Z
            code 8-15 - reserved
        register 53 TEMP_CONFIG rw 00 | Low-pass of the thermometer. | DS, TEMP_CONFIG
          field zero 7:3 zero | Must be zero.
          field TEMP_DLPFCFG 2:0 | Low-pass.
            code 0 hertz7932 7932 Hz
            code 1 hertz218 217.9 Hz
            code 2 hertz124 123.5 Hz
            code 3 hertz66 65.9 Hz
            code 4 hertz34 34.1 Hz
            code 5 hertz17 17.3 Hz
            code 6 hertz9 8.8 Hz
            code 7 hertz7932Too 7932 Hz
        register 54 MOD_CTRL_USR rw 03 | Motion processor in low power. | DS, MOD_CTRL_USR
          field reserved 7:1 reserved | No meaning is documented.
          field REG_LP_DMP_EN 0 | Motion processor in low power.
            code 0 off off
            code 1 on on
        table gyroscopeBandwidthMillihertz GYRO_CONFIG_1.GYRO_DLPFCFG | mHz | Bandwidth of the gyroscope, −3 dB. | DS, GYRO_CONFIG_1
          row | 196600 151800 119500 51200 23900 11600 5700 361400
        table gyroscopeNoiseBandwidthMillihertz GYRO_CONFIG_1.GYRO_DLPFCFG | mHz | Noise bandwidth of the gyroscope. | DS, GYRO_CONFIG_1
          row | 229800 187600 154300 73300 35900 17800 8900 376500
        table accelerometerBandwidthMillihertz ACCEL_CONFIG.ACCEL_DLPFCFG | mHz | Bandwidth of the accelerometer, −3 dB. | DS, ACCEL_CONFIG
          row | 246000 246000 111400 50400 23900 11500 5700 473000
        table accelerometerNoiseBandwidthMillihertz ACCEL_CONFIG.ACCEL_DLPFCFG | mHz | Noise bandwidth of the accelerometer. | DS, ACCEL_CONFIG
          row | 265000 265000 136000 68800 34400 17000 8300 499000
        table temperatureNoiseBandwidthMillihertz TEMP_CONFIG.TEMP_DLPFCFG | mHz | Noise bandwidth of the thermometer. | DS, TEMP_CONFIG
          row | 7932000 217900 123500 65900 34100 17300 8800 7932000
        table gyroscopeOnMicroseconds GYRO_CONFIG_2.GYRO_AVGCFG | µs | Time that the gyroscope is on in a duty cycle. | DS, low-power mode
          row | 1150 1590 2480 4260 7820 14930 29150 57590
        table digitsPerG ACCEL_CONFIG.ACCEL_FS_SEL | digits a g | Sensitivity of the accelerometer. | DS, accelerometer specifications
          row | 16384 8192 4096 2048
        table ratedG ACCEL_CONFIG.ACCEL_FS_SEL | g | Full scale of the accelerometer. | DS, accelerometer specifications
          row | 2 4 8 16
        table decidigitsPerDegreePerSecond GYRO_CONFIG_1.GYRO_FS_SEL | digits a 10 °/s | Sensitivity of the gyroscope: 131, 65.5, 32.8 and 16.4 digits to 1 °/s. | DS, gyroscope specifications
          row | 1310 655 328 164
        table ratedDegreesPerSecond GYRO_CONFIG_1.GYRO_FS_SEL | °/s | Full scale of the gyroscope. | DS, gyroscope specifications
          row | 250 500 1000 2000
        table masterHertz I2C_MST_CTRL.I2C_MST_CLK | Hz | Clock of the auxiliary bus. | DS, I2C_MST_CTRL
          row | 370290 - 370290 432000 370290 370290 345600 345600 304940 432000 432000 432000 471270 432000 345600 345600
        timing startUp 100000000 | Longest time from power-on, and from a reset, until registers may be written. | DS, start-up time for register access
        timing startUpTypical 11000000 | Typical time from power-on until registers may be written. | DS, start-up time for register access
        timing gyroscopeTurnOn 35000000 | From sleep to angular rates. | DS, gyroscope start-up time
        timing accelerometerTurnOn 20000000 | From sleep to accelerations. | DS, accelerometer start-up time
        timing accelerometerColdTurnOn 30000000 | From power-on to accelerations. | DS, accelerometer start-up time
        timing clockSettle 4000000 | Time of the PLL to lock. | DS, clock
        timing interruptPulse 50000 | Pulse of INT without latch. | DS, INT_PIN_CFG
        timing gyroscopeOffOnSPI 22000 | From switching the gyroscope off over SPI until most registers may be written and the FIFO and memory read. | DS, SPI
        timing masterStart 10000000 | From enabling the controller of the auxiliary bus to its first data; programs wait 10 to 60 ms. | ARDU; EMD | independent
        timing selfTestSettle 20000000 | From a change of the self-test bits to settled data. | ANST, procedure
        constant rateMillihertz 1125000 | mHz | Rate of both sensors before their dividers. | DS, GYRO_SMPLRT_DIV
        constant gyroscopeBypassMillihertz 9000000 | mHz | Rate of the gyroscope with its low-pass bypassed, seen in the FIFO alone. | DS, GYRO_CONFIG_1
        constant gyroscopeBypassBandwidthMillihertz 12106000 | mHz | Bandwidth of the gyroscope with its low-pass bypassed, −3 dB. | DS, GYRO_CONFIG_1
        constant accelerometerBypassMillihertz 4500000 | mHz | Rate of the accelerometer with its low-pass bypassed. | DS, ACCEL_CONFIG
        constant accelerometerBypassBandwidthMillihertz 1209000 | mHz | Bandwidth of the accelerometer with its low-pass bypassed, −3 dB. | DS, ACCEL_CONFIG
        constant wakeOnMotionStep 4 | mg | One step of ACCEL_WOM_THR. | DS, ACCEL_WOM_THR
        constant temperatureCentidigits 33387 | digits a 100 °C | Sensitivity of the thermometer. | DS, temperature sensor
        constant temperatureZeroCentidegrees 2100 | 0.01 °C | Temperature at which the thermometer reads 0. | DS, temperature sensor
        constant fifoDepth 512 | bytes | Capacity of the FIFO. | DS, features
        constant slaveBytes 24 | bytes | Bytes for the data of the slaves. | DS, EXT_SLV_SENS_DATA_00 to 23
        constant gyroscopeOffsetDecidigits 328 | digits a 10 °/s | Steps of the gyroscope offsets, in every range. | DS, XG_OFFS_USRH
        constant accelerometerOffsetStepsPerG 1024 | steps a g | Steps of the accelerometer offsets without their bit 0, in every range. | DS, XA_OFFS_H
        constant internalClockTolerance 5 | % | Deviation of the internal clock with the accelerometer alone, either sign. | DS, clock
        constant pllTolerance 1 | % | Deviation of the PLL after correction, either sign. | DS, clock
        constant pllToleranceUncorrected 9 | % | Deviation of the PLL without correction, either sign. | DS, clock
        constant clockCorrectionStep 790 | ppm | One step of TIMEBASE_CORRECTION_PLL. | DS, TIMEBASE_CORRECTION_PLL
        constant accelerometerZeroLevel 25 | mg | Typical zero-g level of the accelerometer, either sign; 50 mg on a board. | DS, accelerometer specifications
        constant accelerometerZeroLevelDrift 800 | µg/°C | Typical change of the zero-g level with temperature, either sign. | DS, accelerometer specifications
        constant gyroscopeZeroLevel 5 | °/s | Typical zero-rate level of the gyroscope, either sign. | DS, gyroscope specifications
        constant gyroscopeZeroLevelDrift 50 | m°/s/°C | Typical change of the zero-rate level with temperature, either sign. | DS, gyroscope specifications
        constant gyroscopeNoiseDensity 15 | mdps/√Hz | Typical noise density of the gyroscope; a note has 11. | DS, gyroscope specifications
        constant noiseDensity 230 | µg/√Hz | Typical noise density of the accelerometer; a note has 190. | DS, accelerometer specifications
        constant mechanicalHertz 27000 | Hz | Typical resonance of the gyroscope. | DS, gyroscope specifications
        constant selfTestBase 2620 | digits | Self-test output of code 1, at ±250 °/s and at ±2 g. | ANST, factory trim
        constant selfTestStep 1 | % | Growth of the self-test output with each code. | ANST, factory trim
        constant selfTestSamples 200 | samples | Averaged in a self-test, before and with the stimulus. | ANST, procedure
        constant gyroscopeSelfTestMinimumPercent 50 | % | Smallest share of the factory trim in the gyroscope's self-test. | ANST, criteria
        constant accelerometerSelfTestMinimumPercent 50 | % | Smallest share of the factory trim in the accelerometer's self-test. | ANST, criteria
        constant accelerometerSelfTestMaximumPercent 150 | % | Largest share of the factory trim in the accelerometer's self-test. | ANST, criteria
        constant gyroscopeSelfTestMinimum 60 | °/s | Smallest change in the gyroscope's self-test where no trim is stored. | ANST, criteria
        constant accelerometerSelfTestMinimum 225 | mg | Smallest change in the accelerometer's self-test where no trim is stored. | ANST, criteria
        constant accelerometerSelfTestMaximum 675 | mg | Largest change in the accelerometer's self-test where no trim is stored. | ANST, criteria
        constant gyroscopeSelfTestZeroLevel 20 | °/s | Largest zero-rate level in the gyroscope's self-test. | ANST, criteria
        constant motionProcessorFirst 124 | address | First register of the motion processor in bank 0: the address in its memory. | EMD, its names | single
        constant motionProcessorData 125 | address | Register of the bytes of the motion processor's memory in bank 0, at which a burst stays. | EMD, its names | single
        constant motionProcessorLast 126 | address | Last register of the motion processor in bank 0: the bank of its memory. | EMD, its names | single
        constant motionProcessorBankTwoFirst 80 | address | First register of the motion processor in bank 2: the high byte of the start of its program. | EMD, its names | single
        constant motionProcessorBankTwoLast 81 | address | Last register of the motion processor in bank 2: the low byte of the start of its program. | EMD, its names | single
        document ANST MPU-6500 and MPU-9250 self-test, AN-MPU-9250A-03 Rev. 1.0, InvenSense, whose procedure the ICM-20948 shares
        document ARDU ArduPilot, AP_InertialSensor_Invensensev2
        document DS ICM-20948 datasheet, DS-000189 Rev. 1.3, InvenSense
        document EMD InvenSense's eMD driver of the ICM-20948
        document PX4 PX4, drivers/imu/invensense/icm20948
      """#)
  }
#endif
