// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/mpu6500.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.MPU6500 {
    /// The manufacturer's name.
    package static var name: String { "MPU6500" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part accelerometer gyroscope
        identity 75 70 MPU6500 | RM65, WHO_AM_I; LINUX
        i2c 400000 00 68 69 | PS65, I2C interface
        spi 80 00 7F 3 20000000 | PS65, SPI interface, the clock of outputs and INT_STATUS
        wrap 74 74 | LINUX, reads of FIFO_R_W; WINER | independent
        reserved 03 0C doNotWrite | RM65, addresses that it does not list | inferred
        reserved 10 12 doNotWrite | RM65, addresses that it does not list | inferred
        reserved 20 22 doNotWrite | RM65, addresses that it does not list | inferred
        reserved 39 39 doNotWrite | RM65, addresses that it does not list | inferred
        reserved 61 62 doNotWrite | RM65, addresses that it does not list | inferred
        reserved 6D 71 undocumented | RM65, addresses that it does not list; MD, memory of the motion processor | inferred
        reserved 76 76 doNotWrite | RM65, addresses that it does not list | inferred
        reserved 79 79 doNotWrite | RM65, addresses that it does not list | inferred
        reserved 7C 7C doNotWrite | RM65, addresses that it does not list | inferred
        reserved 7F 7F doNotWrite | RM65, addresses that it does not list | inferred
        register 00 SELF_TEST_X_GYRO rw - | Gyroscope: factory code of the self-test of X. | RM65, SELF_TEST_X_GYRO
          field xg_st_data 7:0 | Factory trim, in steps of 1 %; 0 where none is stored.
        register 01 SELF_TEST_Y_GYRO rw - | Gyroscope: factory code of the self-test of Y. | RM65, SELF_TEST_X_GYRO
          field yg_st_data 7:0 | Factory trim, in steps of 1 %; 0 where none is stored.
        register 02 SELF_TEST_Z_GYRO rw - | Gyroscope: factory code of the self-test of Z. | RM65, SELF_TEST_X_GYRO
          field zg_st_data 7:0 | Factory trim, in steps of 1 %; 0 where none is stored.
        register 0D SELF_TEST_X_ACCEL rw - | Accelerometer: factory code of the self-test of X. | RM65, SELF_TEST_X_ACCEL
          field XA_ST_DATA 7:0 | Factory trim, in steps of 1 %; 0 where none is stored.
        register 0E SELF_TEST_Y_ACCEL rw - | Accelerometer: factory code of the self-test of Y. | RM65, SELF_TEST_X_ACCEL
          field YA_ST_DATA 7:0 | Factory trim, in steps of 1 %; 0 where none is stored.
        register 0F SELF_TEST_Z_ACCEL rw - | Accelerometer: factory code of the self-test of Z. | RM65, SELF_TEST_X_ACCEL
          field ZA_ST_DATA 7:0 | Factory trim, in steps of 1 %; 0 where none is stored.
        register 13 XG_OFFSET_H rw 00 | Gyroscope: offset of X, high byte. | RM65, XG_OFFSET_H to ZG_OFFSET_L; ANOFF
          field X_OFFS_USR 7:0 | Bits 15 to 8; signed, 32.8 steps to 1 °/s in every range.
        register 14 XG_OFFSET_L rw 00 | Gyroscope: offset of X, low byte. | RM65, XG_OFFSET_H to ZG_OFFSET_L; ANOFF
          field X_OFFS_USR 7:0 | Bits 7 to 0.
        register 15 YG_OFFSET_H rw 00 | Gyroscope: offset of Y, high byte. | RM65, XG_OFFSET_H to ZG_OFFSET_L; ANOFF
          field Y_OFFS_USR 7:0 | Bits 15 to 8; signed, 32.8 steps to 1 °/s in every range.
        register 16 YG_OFFSET_L rw 00 | Gyroscope: offset of Y, low byte. | RM65, XG_OFFSET_H to ZG_OFFSET_L; ANOFF
          field Y_OFFS_USR 7:0 | Bits 7 to 0.
        register 17 ZG_OFFSET_H rw 00 | Gyroscope: offset of Z, high byte. | RM65, XG_OFFSET_H to ZG_OFFSET_L; ANOFF
          field Z_OFFS_USR 7:0 | Bits 15 to 8; signed, 32.8 steps to 1 °/s in every range.
        register 18 ZG_OFFSET_L rw 00 | Gyroscope: offset of Z, low byte. | RM65, XG_OFFSET_H to ZG_OFFSET_L; ANOFF
          field Z_OFFS_USR 7:0 | Bits 7 to 0.
        register 19 SMPLRT_DIV rw 00 | Divider of the sample rate. | RM65, SMPLRT_DIV
          field SMPLRT_DIV 7:0 | The rate is that of the gyroscope divided by this and 1.
        register 1A CONFIG rw 00 | FIFO, frame synchronisation, low-pass of gyroscope and thermometer. | RM65, CONFIG
          field zero 7 zero | Must be zero.
          field FIFO_MODE 6 | What a full FIFO does with new bytes.
            code 0 off drops its oldest
            code 1 on drops the new ones
          field EXT_SYNC_SET 5:3 | Least significant bit that FSYNC replaces.
            code 0 off none
            code 1 temperature temperature
            code 2 gyroscopeX gyroscope X
            code 3 gyroscopeY gyroscope Y
            code 4 gyroscopeZ gyroscope Z
            code 5 accelerometerX accelerometer X
            code 6 accelerometerY accelerometer Y
            code 7 accelerometerZ accelerometer Z
          field DLPF_CFG 2:0 | Low-pass of the gyroscope, and its rate before the divider.
            code 0 hertz250 250 Hz, 8 kHz
            code 1 hertz184 184 Hz
            code 2 hertz92 92 Hz
            code 3 hertz41 41 Hz
            code 4 hertz20 20 Hz
            code 5 hertz10 10 Hz
            code 6 hertz5 5 Hz
            code 7 hertz3600 3600 Hz, 8 kHz
        register 1B GYRO_CONFIG rw 00 | Gyroscope: self-test, range, filter. | RM65, GYRO_CONFIG
          field X_GYRO_CTEN 7 | Self-test of X.
            code 0 off off
            code 1 on on
          field Y_GYRO_CTEN 6 | Self-test of Y.
            code 0 off off
            code 1 on on
          field Z_GYRO_CTEN 5 | Self-test of Z.
            code 0 off off
            code 1 on on
          field GYRO_FS_SEL 4:3 | Range of the gyroscope.
            code 0 dps250 ±250 °/s
            code 1 dps500 ±500 °/s
            code 2 dps1000 ±1000 °/s
            code 3 dps2000 ±2000 °/s
          field zero 2 zero | Must be zero.
          field FCHOICE_B 1:0 | Whether the low-pass is bypassed; the inverse of FCHOICE in the tables.
            code 0 filtered by DLPF_CFG
            code 1 hertz8800 8800 Hz, 32 kHz
            code 2 hertz3600 3600 Hz, 32 kHz
            code 3 hertz8800Too 8800 Hz, 32 kHz
        register 1C ACCEL_CONFIG rw 00 | Accelerometer: self-test, range. | RM65, ACCEL_CONFIG
          field ax_st_en 7 | Self-test of X.
            code 0 off off
            code 1 on on
          field ay_st_en 6 | Self-test of Y.
            code 0 off off
            code 1 on on
          field az_st_en 5 | Self-test of Z.
            code 0 off off
            code 1 on on
          field ACCEL_FS_SEL 4:3 | Range of the accelerometer.
            code 0 g2 ±2 g
            code 1 g4 ±4 g
            code 2 g8 ±8 g
            code 3 g16 ±16 g
          field reserved 2:0 reserved | No meaning is documented.
        register 1D ACCEL_CONFIG_2 rw 00 | Accelerometer: low-pass; size of the FIFO. | RM65, ACCEL_CONFIG_2
          field FIFO_SIZE 7:6 | Size of the FIFO, which the register map reserves. | MD, inv_mpu.c; LINUX, icm20690 | independent
            code 0 bytes512 512 bytes
            code 1 bytes1024 1024 bytes
            code 2 bytes2048 2048 bytes
            code 3 bytes4096 4096 bytes
          field zero 5:4 zero | Must be zero.
          field ACCEL_FCHOICE_B 3 | Whether the low-pass is bypassed; the inverse of FCHOICE in the tables.
            code 0 off by A_DLPF_CFG
            code 1 on bypassed, 4 kHz
          field A_DLPF_CFG 2:0 | Low-pass of the accelerometer.
            code 0 hertz460 460 Hz
            code 1 hertz184 184 Hz
            code 2 hertz92 92 Hz
            code 3 hertz41 41 Hz
            code 4 hertz20 20 Hz
            code 5 hertz10 10 Hz
            code 6 hertz5 5 Hz
            code 7 hertz460Too 460 Hz
        register 1E LP_ACCEL_ODR rw 00 | Accelerometer: rate in cycle mode. | RM65, LP_ACCEL_ODR
          field zero 7:4 zero | Must be zero.
          field lposc_clksel 3:0 | Rate at which the part wakes up.
            code 0 mHz240 0.24 Hz
            code 1 mHz490 0.49 Hz
            code 2 mHz980 0.98 Hz
            code 3 mHz1950 1.95 Hz
            code 4 mHz3910 3.91 Hz
            code 5 mHz7810 7.81 Hz
            code 6 hertz15 15.63 Hz
            code 7 hertz31 31.25 Hz
            code 8 hertz62 62.5 Hz
            code 9 hertz125 125 Hz
            code 10 hertz250 250 Hz
            code 11 hertz500 500 Hz
            code 12-15 - reserved
        register 1F WOM_THR rw 00 | Wake on motion: threshold. | RM65, WOM_THR
          field WOM_Threshold 7:0 | 4 mg a step.
        register 23 FIFO_EN rw 00 | What the FIFO stores. | RM65, FIFO_EN
          field TEMP_OUT 7 | Temperature.
            code 0 off no
            code 1 on yes
          field GYRO_XOUT 6 | Angular rate about X.
            code 0 off no
            code 1 on yes
          field GYRO_YOUT 5 | Angular rate about Y.
            code 0 off no
            code 1 on yes
          field GYRO_ZOUT 4 | Angular rate about Z.
            code 0 off no
            code 1 on yes
          field ACCEL 3 | Acceleration.
            code 0 off no
            code 1 on yes
          field SLV_2 2 | Data of slave 2.
            code 0 off no
            code 1 on yes
          field SLV_1 1 | Data of slave 1.
            code 0 off no
            code 1 on yes
          field SLV_0 0 | Data of slave 0.
            code 0 off no
            code 1 on yes
        register 24 I2C_MST_CTRL rw 00 | Controller of the auxiliary bus. | RM65, I2C_MST_CTRL
          field MULT_MST_EN 7 | Whether the auxiliary bus has other controllers.
            code 0 off no
            code 1 on yes
          field WAIT_FOR_ES 6 | Whether data-ready awaits the data of the slaves.
            code 0 off no
            code 1 on yes
          field SLV_3_FIFO_EN 5 | Whether the FIFO stores data of slave 3.
            code 0 off no
            code 1 on yes
          field I2C_MST_P_NSR 4 | What is between two reads.
            code 0 off repeated START
            code 1 on STOP and START
          field I2C_MST_CLK 3:0 | Clock of the auxiliary bus.
            code 0 kilohertz348 348 kHz
            code 1 kilohertz333 333 kHz
            code 2 kilohertz320 320 kHz
            code 3 kilohertz308 308 kHz
            code 4 kilohertz296 296 kHz
            code 5 kilohertz286 286 kHz
            code 6 kilohertz276 276 kHz
            code 7 kilohertz267 267 kHz
            code 8 kilohertz258 258 kHz
            code 9 kilohertz500 500 kHz
            code 10 kilohertz471 471 kHz
            code 11 kilohertz444 444 kHz
            code 12 kilohertz421 421 kHz
            code 13 kilohertz400 400 kHz
            code 14 kilohertz381 381 kHz
            code 15 kilohertz364 364 kHz
        register 25 I2C_SLV0_ADDR rw 00 | Slave 0: address and direction. | RM65, I2C_SLV0_ADDR
          field I2C_SLV0_RNW 7 | Direction.
            code 0 off write
            code 1 on read
          field I2C_ID_0 6:0 | 7-bit address of the chip.
        register 26 I2C_SLV0_REG rw 00 | Slave 0: first register. | RM65, I2C_SLV0_REG
          field I2C_SLV0_REG 7:0 | First register in the chip.
        register 27 I2C_SLV0_CTRL rw 00 | Slave 0: transfer. | RM65, I2C_SLV0_CTRL
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
        register 28 I2C_SLV1_ADDR rw 00 | Slave 1: address and direction. | RM65, I2C_SLV1_ADDR
          field I2C_SLV1_RNW 7 | Direction.
            code 0 off write
            code 1 on read
          field I2C_ID_1 6:0 | 7-bit address of the chip.
        register 29 I2C_SLV1_REG rw 00 | Slave 1: first register. | RM65, I2C_SLV1_REG
          field I2C_SLV1_REG 7:0 | First register in the chip.
        register 2A I2C_SLV1_CTRL rw 00 | Slave 1: transfer. | RM65, I2C_SLV1_CTRL
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
        register 2B I2C_SLV2_ADDR rw 00 | Slave 2: address and direction. | RM65, I2C_SLV2_ADDR
          field I2C_SLV2_RNW 7 | Direction.
            code 0 off write
            code 1 on read
          field I2C_ID_2 6:0 | 7-bit address of the chip.
        register 2C I2C_SLV2_REG rw 00 | Slave 2: first register. | RM65, I2C_SLV2_REG
          field I2C_SLV2_REG 7:0 | First register in the chip.
        register 2D I2C_SLV2_CTRL rw 00 | Slave 2: transfer. | RM65, I2C_SLV2_CTRL
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
        register 2E I2C_SLV3_ADDR rw 00 | Slave 3: address and direction. | RM65, I2C_SLV3_ADDR
          field I2C_SLV3_RNW 7 | Direction.
            code 0 off write
            code 1 on read
          field I2C_ID_3 6:0 | 7-bit address of the chip.
        register 2F I2C_SLV3_REG rw 00 | Slave 3: first register. | RM65, I2C_SLV3_REG
          field I2C_SLV3_REG 7:0 | First register in the chip.
        register 30 I2C_SLV3_CTRL rw 00 | Slave 3: transfer. | RM65, I2C_SLV3_CTRL
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
        register 31 I2C_SLV4_ADDR rw 00 | Slave 4: address and direction. | RM65, I2C_SLV4_ADDR
          field I2C_SLV4_RNW 7 | Direction.
            code 0 off write
            code 1 on read
          field I2C_ID_4 6:0 | 7-bit address of the chip.
        register 32 I2C_SLV4_REG rw 00 | Slave 4: register. | RM65, I2C_SLV4_REG
          field I2C_SLV4_REG 7:0 | Register in the chip.
        register 33 I2C_SLV4_DO rw 00 | Slave 4: byte to write. | RM65, I2C_SLV4_DO
          field I2C_SLV4_DO 7:0 | Byte to write.
        register 34 I2C_SLV4_CTRL rw 00 | Slave 4: its one transfer; delay of slaves. | RM65, I2C_SLV4_CTRL
          field I2C_SLV4_EN 7 clearsItself | One transfer.
            code 0 off none
            code 1 on to be done
          field SLV4_DONE_INT_EN 6 | Whether its end interrupts.
            code 0 off no
            code 1 on yes
          field I2C_SLV4_REG_DIS 5 | Whether the register is not sent.
            code 0 off sent
            code 1 on not sent
          field I2C_MST_DLY 4:0 | Delayed slaves have a turn in one of this and 1 samples.
        register 35 I2C_SLV4_DI r 00 | Slave 4: byte read. | RM65, I2C_SLV4_DI
          field I2C_SLV4_DI 7:0 | Byte read.
        register 36 I2C_MST_STATUS r 00 - onRequest | Controller of the auxiliary bus: status. | RM65, I2C_MST_STATUS
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
        register 37 INT_PIN_CFG rw 00 | Interrupt pin, FSYNC, bypass. | RM65, INT_PIN_CFG
          field ACTL 7 | Active level of INT.
            code 0 off high
            code 1 on low
          field OPEN 6 | Output of INT.
            code 0 off push-pull
            code 1 on open drain
          field LATCH_INT_EN 5 | How long INT is active.
            code 0 off 50 µs
            code 1 on until the status is cleared
          field INT_ANYRD_2CLEAR 4 | What clears the status.
            code 0 off reading INT_STATUS
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
        register 38 INT_ENABLE rw 00 | Interrupts. | RM65, INT_ENABLE
          field zero 7 zero | Must be zero.
          field WOM_EN 6 | Wake on motion.
            code 0 off off
            code 1 on on
          field zero 5 zero | Must be zero.
          field FIFO_OVERFLOW_EN 4 | Overflow of the FIFO.
            code 0 off off
            code 1 on on
          field FSYNC_INT_EN 3 | FSYNC.
            code 0 off off
            code 1 on on
          field zero 2 zero | Must be zero.
          field DMP_INT_EN 1 | Motion processor.
            code 0 off off
            code 1 on on
          field RAW_RDY_EN 0 | Data ready.
            code 0 off off
            code 1 on on
        register 3A INT_STATUS r 00 - onRequest | Status of interrupts. | RM65, INT_STATUS
          reading Clears the register.
          field zero 7 zero | Must be zero.
          field WOM_INT 6 | Wake on motion.
            code 0 off no
            code 1 on yes
          field zero 5 zero | Must be zero.
          field FIFO_OVERFLOW_INT 4 | Overflow of the FIFO.
            code 0 off no
            code 1 on yes
          field FSYNC_INT 3 | FSYNC.
            code 0 off no
            code 1 on yes
          field zero 2 zero | Must be zero.
          field DMP_INT 1 | Motion processor.
            code 0 off no
            code 1 on yes
          field RAW_DATA_RDY_INT 0 | Data ready.
            code 0 off no
            code 1 on yes
        register 3B ACCEL_XOUT_H r 00 | Acceleration along X, high byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field ACCEL_XOUT 7:0 | Bits 15 to 8, signed.
        register 3C ACCEL_XOUT_L r 00 | Acceleration along X, low byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field ACCEL_XOUT 7:0 | Bits 7 to 0.
        register 3D ACCEL_YOUT_H r 00 | Acceleration along Y, high byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field ACCEL_YOUT 7:0 | Bits 15 to 8, signed.
        register 3E ACCEL_YOUT_L r 00 | Acceleration along Y, low byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field ACCEL_YOUT 7:0 | Bits 7 to 0.
        register 3F ACCEL_ZOUT_H r 00 | Acceleration along Z, high byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field ACCEL_ZOUT 7:0 | Bits 15 to 8, signed.
        register 40 ACCEL_ZOUT_L r 00 | Acceleration along Z, low byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field ACCEL_ZOUT 7:0 | Bits 7 to 0.
        register 41 TEMP_OUT_H r 00 | Temperature, high byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field TEMP_OUT 7:0 | Bits 15 to 8, signed.
        register 42 TEMP_OUT_L r 00 | Temperature, low byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field TEMP_OUT 7:0 | Bits 7 to 0.
        register 43 GYRO_XOUT_H r 00 | Angular rate about X, high byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field GYRO_XOUT 7:0 | Bits 15 to 8, signed.
        register 44 GYRO_XOUT_L r 00 | Angular rate about X, low byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field GYRO_XOUT 7:0 | Bits 7 to 0.
        register 45 GYRO_YOUT_H r 00 | Angular rate about Y, high byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field GYRO_YOUT 7:0 | Bits 15 to 8, signed.
        register 46 GYRO_YOUT_L r 00 | Angular rate about Y, low byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field GYRO_YOUT 7:0 | Bits 7 to 0.
        register 47 GYRO_ZOUT_H r 00 | Angular rate about Z, high byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field GYRO_ZOUT 7:0 | Bits 15 to 8, signed.
        register 48 GYRO_ZOUT_L r 00 | Angular rate about Z, low byte. | RM65, ACCEL_XOUT_H to GYRO_ZOUT_L
          field GYRO_ZOUT 7:0 | Bits 7 to 0.
        register 49 EXT_SENS_DATA_00 r 00 | Data of the slaves, byte 0. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 4A EXT_SENS_DATA_01 r 00 | Data of the slaves, byte 1. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 4B EXT_SENS_DATA_02 r 00 | Data of the slaves, byte 2. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 4C EXT_SENS_DATA_03 r 00 | Data of the slaves, byte 3. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 4D EXT_SENS_DATA_04 r 00 | Data of the slaves, byte 4. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 4E EXT_SENS_DATA_05 r 00 | Data of the slaves, byte 5. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 4F EXT_SENS_DATA_06 r 00 | Data of the slaves, byte 6. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 50 EXT_SENS_DATA_07 r 00 | Data of the slaves, byte 7. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 51 EXT_SENS_DATA_08 r 00 | Data of the slaves, byte 8. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 52 EXT_SENS_DATA_09 r 00 | Data of the slaves, byte 9. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 53 EXT_SENS_DATA_10 r 00 | Data of the slaves, byte 10. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 54 EXT_SENS_DATA_11 r 00 | Data of the slaves, byte 11. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 55 EXT_SENS_DATA_12 r 00 | Data of the slaves, byte 12. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 56 EXT_SENS_DATA_13 r 00 | Data of the slaves, byte 13. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 57 EXT_SENS_DATA_14 r 00 | Data of the slaves, byte 14. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 58 EXT_SENS_DATA_15 r 00 | Data of the slaves, byte 15. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 59 EXT_SENS_DATA_16 r 00 | Data of the slaves, byte 16. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 5A EXT_SENS_DATA_17 r 00 | Data of the slaves, byte 17. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 5B EXT_SENS_DATA_18 r 00 | Data of the slaves, byte 18. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 5C EXT_SENS_DATA_19 r 00 | Data of the slaves, byte 19. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 5D EXT_SENS_DATA_20 r 00 | Data of the slaves, byte 20. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 5E EXT_SENS_DATA_21 r 00 | Data of the slaves, byte 21. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 5F EXT_SENS_DATA_22 r 00 | Data of the slaves, byte 22. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 60 EXT_SENS_DATA_23 r 00 | Data of the slaves, byte 23. | RM65, EXT_SENS_DATA_00 to 23
          field EXT_SENS_DATA 7:0 | As the slaves filled them in their order.
        register 63 I2C_SLV0_DO rw 00 | Slave 0: byte to write. | RM65, I2C_SLV0_DO
          field I2C_SLV0_DO 7:0 | Byte to write.
        register 64 I2C_SLV1_DO rw 00 | Slave 1: byte to write. | RM65, I2C_SLV1_DO
          field I2C_SLV1_DO 7:0 | Byte to write.
        register 65 I2C_SLV2_DO rw 00 | Slave 2: byte to write. | RM65, I2C_SLV2_DO
          field I2C_SLV2_DO 7:0 | Byte to write.
        register 66 I2C_SLV3_DO rw 00 | Slave 3: byte to write. | RM65, I2C_SLV3_DO
          field I2C_SLV3_DO 7:0 | Byte to write.
        register 67 I2C_MST_DELAY_CTRL rw 00 | Delay of slaves. | RM65, I2C_MST_DELAY_CTRL
          field DELAY_ES_SHADOW 7 | Whether data of slaves appear when all are there.
            code 0 off as they come
            code 1 on together
          field zero 6:5 zero | Must be zero.
          field I2C_SLV4_DLY_EN 4 | Whether slave 4 is delayed.
            code 0 off no
            code 1 on yes
          field I2C_SLV3_DLY_EN 3 | Whether slave 3 is delayed.
            code 0 off no
            code 1 on yes
          field I2C_SLV2_DLY_EN 2 | Whether slave 2 is delayed.
            code 0 off no
            code 1 on yes
          field I2C_SLV1_DLY_EN 1 | Whether slave 1 is delayed.
            code 0 off no
            code 1 on yes
          field I2C_SLV0_DLY_EN 0 | Whether slave 0 is delayed.
            code 0 off no
            code 1 on yes
        register 68 SIGNAL_PATH_RESET rw 00 | Reset of signal paths. | RM65, SIGNAL_PATH_RESET
          field zero 7:3 zero | Must be zero.
          field GYRO_RST 2 clearsItself | Gyroscope.
            code 0 off nothing
            code 1 on reset
          field ACCEL_RST 1 clearsItself | Accelerometer.
            code 0 off nothing
            code 1 on reset
          field TEMP_RST 0 clearsItself | Thermometer.
            code 0 off nothing
            code 1 on reset
        register 69 ACCEL_INTEL_CTRL rw 00 | Wake on motion. | RM65, ACCEL_INTEL_CTRL
          field ACCEL_INTEL_EN 7 | Detection.
            code 0 off off
            code 1 on on
          field ACCEL_INTEL_MODE 6 | What a sample is compared with.
            code 0 off nothing
            code 1 on the previous sample
          field zero 5:0 zero | Must be zero.
        register 6A USER_CTRL rw 00 | FIFO and controller of the auxiliary bus. | RM65, USER_CTRL
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
          field FIFO_RST 2 clearsItself | FIFO.
            code 0 off nothing
            code 1 on emptied
          field I2C_MST_RST 1 clearsItself | Controller of the auxiliary bus.
            code 0 off nothing
            code 1 on reset
          field SIG_COND_RST 0 clearsItself | Signal paths and registers of the sensors.
            code 0 off nothing
            code 1 on reset
        register 6B PWR_MGMT_1 rw 01 | Reset, sleep, clock. | RM65, PWR_MGMT_1
          field H_RESET 7 clearsItself | Sets every register to its reset value.
            code 0 off nothing
            code 1 on reset
          field SLEEP 6 | Sleep.
            code 0 off awake
            code 1 on asleep
          field CYCLE 5 | Cycle mode: single samples of the accelerometer between sleeps.
            code 0 off off
            code 1 on on
          field GYRO_STANDBY 4 | Gyroscope: drive and PLL on, no samples.
            code 0 off off
            code 1 on on
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
        register 6C PWR_MGMT_2 rw 00 | Axes that are off. | RM65, PWR_MGMT_2
          field LP_WAKE_CTRL 7:6 | Rate in cycle mode; of the MPU-6500 only where it is fused to be as an MPU-6050.
            code 0 mHz1250 1.25 Hz
            code 1 hertz5 5 Hz
            code 2 hertz20 20 Hz
            code 3 hertz40 40 Hz
          field DISABLE_XA 5 | Accelerometer X.
            code 0 off on
            code 1 on off
          field DISABLE_YA 4 | Accelerometer Y.
            code 0 off on
            code 1 on off
          field DISABLE_ZA 3 | Accelerometer Z.
            code 0 off on
            code 1 on off
          field DISABLE_XG 2 | Gyroscope X.
            code 0 off on
            code 1 on off
          field DISABLE_YG 1 | Gyroscope Y.
            code 0 off on
            code 1 on off
          field DISABLE_ZG 0 | Gyroscope Z.
            code 0 off on
            code 1 on off
        register 72 FIFO_COUNTH r 00 - onRequest | Bytes in the FIFO, high byte. | RM65, FIFO_COUNT_H
          reading Holds both bytes of the count.
          field zero 7:5 zero | Must be zero.
          field FIFO_CNT 4:0 | Bits 12 to 8.
        register 73 FIFO_COUNTL r 00 | Bytes in the FIFO, low byte. | RM65, FIFO_COUNT_L
          field FIFO_CNT 7:0 | Bits 7 to 0, of the count when the high byte was read.
        register 74 FIFO_R_W rw 00 - onRequest | FIFO. | RM65, FIFO_R_W
          reading Takes a byte out of the FIFO.
          field D 7:0 | Oldest byte; a write adds one.
        register 75 WHO_AM_I r 70 | The identity byte. | RM65, WHO_AM_I
          field WHOAMI 7:0 | 0x70.
        register 77 XA_OFFSET_H rw - | Accelerometer: offset of X, high byte. | RM65, XA_OFFSET_H to ZA_OFFSET_L; ANOFF
          field XA_OFFS 7:0 | Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
        register 78 XA_OFFSET_L rw - | Accelerometer: offset of X, low byte. | RM65, XA_OFFSET_H to ZA_OFFSET_L; ANOFF
          field XA_OFFS 7:1 | Bits 6 to 0 of the offset.
          field reserved0 0 | To be written as it was read.
            code 0 off off
            code 1 on on
        register 7A YA_OFFSET_H rw - | Accelerometer: offset of Y, high byte. | RM65, XA_OFFSET_H to ZA_OFFSET_L; ANOFF
          field YA_OFFS 7:0 | Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
        register 7B YA_OFFSET_L rw - | Accelerometer: offset of Y, low byte. | RM65, XA_OFFSET_H to ZA_OFFSET_L; ANOFF
          field YA_OFFS 7:1 | Bits 6 to 0 of the offset.
          field reserved0 0 | To be written as it was read.
            code 0 off off
            code 1 on on
        register 7D ZA_OFFSET_H rw - | Accelerometer: offset of Z, high byte. | RM65, XA_OFFSET_H to ZA_OFFSET_L; ANOFF
          field ZA_OFFS 7:0 | Bits 14 to 7 of the offset, signed, 0.98 mg a step; trimmed in the factory.
        register 7E ZA_OFFSET_L rw - | Accelerometer: offset of Z, low byte. | RM65, XA_OFFSET_H to ZA_OFFSET_L; ANOFF
          field ZA_OFFS 7:1 | Bits 6 to 0 of the offset.
          field reserved0 0 | To be written as it was read.
            code 0 off off
            code 1 on on
        table baseMillihertz CONFIG.DLPF_CFG | mHz | Rate of the gyroscope before the divider. | RM65, CONFIG, table of DLPF_CFG
          row | 8000000 1000000 1000000 1000000 1000000 1000000 1000000 8000000
        table gyroscopeBandwidthMillihertz CONFIG.DLPF_CFG | mHz | Bandwidth of the gyroscope, −3 dB. | RM65, CONFIG, table of DLPF_CFG
          row | 250000 184000 92000 41000 20000 10000 5000 3600000
        table gyroscopeDelayMicroseconds CONFIG.DLPF_CFG | µs | Delay of the gyroscope. | RM65, CONFIG, table of DLPF_CFG
          row | 970 2900 3900 5900 9900 17850 33480 170
        table bypassBandwidthMillihertz GYRO_CONFIG.FCHOICE_B | mHz | Bandwidth of the gyroscope with the low-pass bypassed, −3 dB. | RM65, CONFIG, table of DLPF_CFG
          row | - 8800000 3600000 8800000
        table bypassDelayMicroseconds GYRO_CONFIG.FCHOICE_B | µs | Delay of the gyroscope with the low-pass bypassed. | RM65, CONFIG, table of DLPF_CFG
          row | - 64 110 64
        table temperatureBandwidthMillihertz CONFIG.DLPF_CFG | mHz | Bandwidth of the thermometer, −3 dB. | RM65, CONFIG, table of DLPF_CFG
          row | 4000000 188000 98000 42000 20000 10000 5000 4000000
        table accelerometerBandwidthMillihertz ACCEL_CONFIG_2.A_DLPF_CFG | mHz | Bandwidth of the accelerometer, −3 dB. | RM65, ACCEL_CONFIG_2, table of A_DLPF_CFG
          row | 460000 184000 92000 41000 20000 10000 5000 460000
        table accelerometerDelayMicroseconds ACCEL_CONFIG_2.A_DLPF_CFG | µs | Delay of the accelerometer. | RM65, ACCEL_CONFIG_2, table of A_DLPF_CFG
          row | 1940 5800 7800 11800 19800 35700 66960 1940
        table wakeMillihertz LP_ACCEL_ODR.lposc_clksel | mHz | Rate in cycle mode; documents print 0.24, 0.49, 0.98 Hz and so on. | RM65, LP_ACCEL_ODR
          row | 244 488 977 1953 3906 7813 15625 31250 62500 125000 250000 500000
        table wakeControlMillihertz PWR_MGMT_2.LP_WAKE_CTRL | mHz | Rate in cycle mode of a part that is as an MPU-6050. | RM65, MPU-6050 compatible mode; RM60, PWR_MGMT_2
          row | 1250 5000 20000 40000
        table digitsPerG ACCEL_CONFIG.ACCEL_FS_SEL | digits a g | Sensitivity of the accelerometer. | PS65, accelerometer specifications
          row | 16384 8192 4096 2048
        table ratedG ACCEL_CONFIG.ACCEL_FS_SEL | g | Full scale of the accelerometer. | PS65, accelerometer specifications
          row | 2 4 8 16
        table decidigitsPerDegreePerSecond GYRO_CONFIG.GYRO_FS_SEL | digits a 10 °/s | Sensitivity of the gyroscope: 131, 65.5, 32.8 and 16.4 digits to 1 °/s. | PS65, gyroscope specifications
          row | 1310 655 328 164
        table ratedDegreesPerSecond GYRO_CONFIG.GYRO_FS_SEL | °/s | Full scale of the gyroscope. | PS65, gyroscope specifications
          row | 250 500 1000 2000
        table fifoBytes ACCEL_CONFIG_2.FIFO_SIZE | bytes | Capacity of the FIFO as Motion Driver sets it; the data sheets have 512 bytes. | PS65, features; MD, inv_mpu.c | independent
          row | 512 1024 2048 4096
        table masterHertz I2C_MST_CTRL.I2C_MST_CLK | Hz | Clock of the auxiliary bus. | RM65, I2C_MST_CTRL
          row | 348000 333000 320000 308000 296000 286000 276000 267000 258000 500000 471000 444000 421000 400000 381000 364000
        timing startUp 100000000 | Longest time from power-on, and from a reset, until registers may be written. | PS65, start-up time for register access
        timing startUpTypical 11000000 | Typical time from power-on until registers may be written. | PS65, start-up time for register access
        timing gyroscopeTurnOn 35000000 | From sleep to angular rates. | PS65, gyroscope start-up time
        timing accelerometerTurnOn 20000000 | From sleep to accelerations. | PS65, accelerometer start-up time
        timing accelerometerColdTurnOn 30000000 | From power-on to accelerations. | PS65, accelerometer start-up time
        timing interruptPulse 50000 | Pulse of INT without latch. | RM65, INT_PIN_CFG
        timing bypassSettle 1000000 | From a change of the bypass until the auxiliary bus may be used; drivers wait 1 to 3 ms. | WINER, programs for the MPU-9250; ISSUE275 | independent
        timing selfTestSettle 20000000 | From a change of the self-test bits to settled data. | ANST, procedure
        constant wakeOnMotionStep 4 | mg | One step of WOM_THR. | RM65, WOM_THR
        constant bypassMillihertz 32000000 | mHz | Rate of the gyroscope with its low-pass bypassed. | RM65, CONFIG, table of DLPF_CFG
        constant accelerometerMillihertz 1000000 | mHz | Rate of the accelerometer before the divider. | RM65, ACCEL_CONFIG_2, table of A_DLPF_CFG
        constant accelerometerBypassMillihertz 4000000 | mHz | Rate of the accelerometer with its low-pass bypassed. | RM65, ACCEL_CONFIG_2, table of A_DLPF_CFG
        constant accelerometerBypassBandwidthMillihertz 1130000 | mHz | Bandwidth of the accelerometer with its low-pass bypassed, −3 dB. | RM65, ACCEL_CONFIG_2, table of A_DLPF_CFG
        constant accelerometerBypassDelayMicroseconds 750 | µs | Delay of the accelerometer with its low-pass bypassed. | RM65, ACCEL_CONFIG_2, table of A_DLPF_CFG
        constant cycleBandwidthMillihertz 1100000 | mHz | Bandwidth of the accelerometer in cycle mode, −3 dB. | RM65, ACCEL_CONFIG_2
        constant temperatureCentidigits 33387 | digits a 100 °C | Sensitivity of the thermometer. | PS65, temperature sensor
        constant temperatureZeroCentidegrees 2100 | 0.01 °C | Temperature at which the thermometer reads 0. | PS65, temperature sensor
        constant slowRegisterSPIHertz 1000000 | Hz | Highest SPI clock of registers that are not outputs and not INT_STATUS. | PS65, SPI
        constant sampleSize 2 | bytes | Bytes of an axis or of the temperature in the FIFO. | RM65, FIFO_R_W
        constant slaveBytes 24 | bytes | Bytes for the data of the slaves. | RM65, EXT_SENS_DATA_00 to 23
        constant gyroscopeOffsetDecidigits 328 | digits a 10 °/s | Steps of the gyroscope offsets, in every range. | ANOFF, gyroscope
        constant accelerometerOffsetStepsPerG 1024 | steps a g | Steps of the accelerometer offsets without their bit 0, in every range. | ANOFF, accelerometer
        constant internalClockTolerance 2 | % | Deviation of the internal clock at 25 °C, either sign. | PS65, clock
        constant pllTolerance 1 | % | Deviation of the PLL, either sign. | PS65, clock
        constant accelerometerZeroLevel 60 | mg | Typical zero-g level of the accelerometer, either sign. | PS65, accelerometer specifications
        constant accelerometerZeroLevelDrift 640 | µg/°C | Typical change of the zero-g level of X and Y with temperature, either sign. | PS65, accelerometer specifications
        constant accelerometerZeroLevelDriftZ 1000 | µg/°C | Typical change of the zero-g level of Z with temperature, either sign. | PS65, accelerometer specifications
        constant accelerometerZeroLevelZ 60 | mg | Typical zero-g level of the accelerometer along Z, either sign. | PS65, accelerometer specifications
        constant gyroscopeZeroLevel 5 | °/s | Typical zero-rate level of the gyroscope, either sign. | PS65, gyroscope specifications
        constant gyroscopeZeroLevelDrift 240 | m°/s/°C | Typical change of the zero-rate level with temperature, either sign. | PS65, gyroscope specifications
        constant gyroscopeNoiseDensity 10 | mdps/√Hz | Typical noise density of the gyroscope. | PS65, gyroscope specifications
        constant noiseDensity 300 | µg/√Hz | Typical noise density of the accelerometer. | PS65, accelerometer specifications
        constant mechanicalHertzX 27000 | Hz | Typical resonance of the gyroscope about X. | PS65, gyroscope specifications
        constant mechanicalHertzY 27000 | Hz | Typical resonance of the gyroscope about Y. | PS65, gyroscope specifications
        constant mechanicalHertzZ 27000 | Hz | Typical resonance of the gyroscope about Z. | PS65, gyroscope specifications
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
        constant motionProcessorFirst 109 | address | First register of the motion processor: the bank of its memory; its address follows. | MD, memory of the motion processor | single
        constant motionProcessorData 111 | address | Register of the bytes of the motion processor's memory, at which a burst stays. | MD, memory of the motion processor | single
        constant motionProcessorLast 113 | address | Last register of the motion processor: the low byte of the start of its program. | MD, memory of the motion processor | single
        document ANOFF MPU hardware offset registers, application note Rev. 1.2, InvenSense
        document ANST MPU-6500 and MPU-9250 self-test, AN-MPU-9250A-03 Rev. 1.0, InvenSense
        document ISSUE275 kriswiner/MPU9250, issue 275
        document LINUX Linux drivers/iio/imu/inv_mpu6050
        document MD Motion Driver of InvenSense, inv_mpu.c
        document PS65 MPU-6500 Product Specification, PS-MPU-6500A-01 Rev. 1.3, InvenSense
        document RM60 MPU-6000 and MPU-6050 Register Map and Descriptions, RM-MPU-6000A-00 Rev. 4.2, InvenSense; of a relative
        document RM65 MPU-6500 Register Map and Descriptions, RM-MPU-6500A-00 Rev. 2.1, InvenSense
        document WINER Kris Winer's programs for the MPU-6050 and MPU-9250
      """#)
  }
#endif
