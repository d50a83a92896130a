// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm6dsl.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.LSM6DSL {
    /// The manufacturer's name.
    package static var name: String { "LSM6DSL" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part accelerometer gyroscope
        identity 0F 6A LSM6DSL LSM6DS3TRC LSM6DSM ISM330DLC | DS, WHO_AM_I; LINUX
        i2c 400000 00 6A 6B | DS, I2C operation
        spi 80 00 7F 3 10000000 | DS, SPI bus interface
        wrap 3F 3E | DS, FIFO_DATA_OUT_L
        wrap 2D 22 | DS, CTRL5_C, with ROUNDING of both, from 2D to 28 and 27 to 22 with that of one
        wrap 27 22 | DS, CTRL5_C, with ROUNDING of the gyroscope
        reserved 00 00 doNotWrite | DS, register address map
        reserved 02 03 doNotWrite | DS, register address map
        reserved 0C 0C doNotWrite | DS, register address map
        reserved 1F 1F doNotWrite | DS, register address map
        reserved 43 48 doNotWrite | DS, register address map
        reserved 56 57 doNotWrite | DS, register address map
        reserved 62 65 doNotWrite | DS, register address map
        reserved 6C 72 doNotWrite | DS, register address map
        reserved 76 7F doNotWrite | DS, register address map
        register 01 FUNC_CFG_ACCESS rw 00 | Bank of registers; at this address in all banks. | DS, FUNC_CFG_ACCESS
          field FUNC_CFG_EN 7 | Bank A of the embedded functions.
            code 0 off closed
            code 1 on open
          field zero 6 zero | Must be zero.
          field FUNC_CFG_EN_B 5 | With FUNC_CFG_EN bank B in place of bank A; not allowed alone.
            code 0 off bank A
            code 1 on bank B
          field zero 4:0 zero | Must be zero.
        register 04 SENSOR_SYNC_TIME_FRAME rw 00 | Synchronisation of sensors: time frame. | DS, SENSOR_SYNC_TIME_FRAME
          field zero 7:4 zero | Must be zero.
          field TPH 3:0 | 500 ms a step, 0 to 10.
        register 05 SENSOR_SYNC_RES_RATIO rw 00 | Synchronisation of sensors: resolution. | DS, SENSOR_SYNC_RES_RATIO
          field zero 7:2 zero | Must be zero.
          field RR 1:0 | Resolution.
            code 0 eleven 1/2048
            code 1 twelve 1/4096
            code 2 thirteen 1/8192
            code 3 fourteen 1/16384
        register 06 FIFO_CTRL1 rw 00 | FIFO: threshold, low bits. | DS, FIFO_CTRL1
          field FTH 7:0 | Low 8 of 11 bits; words of 16 bits.
        register 07 FIFO_CTRL2 rw 00 | FIFO: fourth data set, threshold. | DS, FIFO_CTRL2
          field TIMER_PEDO_FIFO_EN 7 | Whether timestamp and steps are the fourth data set.
            code 0 off no
            code 1 on yes
          field TIMER_PEDO_FIFO_DRDY 6 | What triggers the FIFO.
            code 0 off the sensors
            code 1 on each step
          field zero 5:4 zero | Must be zero.
          field FIFO_TEMP_EN 3 | Whether the temperature is the fourth data set, without TIMER_PEDO_FIFO_EN.
            code 0 off no
            code 1 on yes
          field FTH 2:0 | Bits 10 to 8 of the threshold.
        register 08 FIFO_CTRL3 rw 00 | FIFO: decimation of the first two data sets. | DS, FIFO_CTRL3
          field zero 7:6 zero | Must be zero.
          field DEC_FIFO_GYRO 5:3 | How often the gyroscope is stored.
            code 0 off not stored
            code 1 one each trigger
            code 2 two every 2nd trigger
            code 3 three every 3rd trigger
            code 4 four every 4th trigger
            code 5 eight every 8th trigger
            code 6 sixteen every 16th trigger
            code 7 thirtyTwo every 32nd trigger
          field DEC_FIFO_XL 2:0 | How often the accelerometer is stored.
            code 0 off not stored
            code 1 one each trigger
            code 2 two every 2nd trigger
            code 3 three every 3rd trigger
            code 4 four every 4th trigger
            code 5 eight every 8th trigger
            code 6 sixteen every 16th trigger
            code 7 thirtyTwo every 32nd trigger
        register 09 FIFO_CTRL4 rw 00 | FIFO: depth, decimation of the last two data sets. | DS, FIFO_CTRL4
          field STOP_ON_FTH 7 | Whether the threshold limits the depth.
            code 0 off the whole depth
            code 1 on as many words as the threshold
          field ONLY_HIGH_DATA 6 | Whether only the high bytes of both sensors are stored, in the first data set.
            code 0 off no
            code 1 on yes
          field DEC_DS4_FIFO 5:3 | How often the fourth data set is stored.
            code 0 off not stored
            code 1 one each trigger
            code 2 two every 2nd trigger
            code 3 three every 3rd trigger
            code 4 four every 4th trigger
            code 5 eight every 8th trigger
            code 6 sixteen every 16th trigger
            code 7 thirtyTwo every 32nd trigger
          field DEC_DS3_FIFO 2:0 | How often the third data set, sensor hub 1 to 6 is stored.
            code 0 off not stored
            code 1 one each trigger
            code 2 two every 2nd trigger
            code 3 three every 3rd trigger
            code 4 four every 4th trigger
            code 5 eight every 8th trigger
            code 6 sixteen every 16th trigger
            code 7 thirtyTwo every 32nd trigger
        register 0A FIFO_CTRL5 rw 00 | FIFO: rate, mode. | DS, FIFO_CTRL5
          field zero 7 zero | Must be zero.
          field ODR_FIFO 6:3 | Rate of the triggers, at most that of the faster sensor.
            code 0 off nothing is stored
            code 1 hertz12Point5 12.5 Hz
            code 2 hertz26 26 Hz
            code 3 hertz52 52 Hz
            code 4 hertz104 104 Hz
            code 5 hertz208 208 Hz
            code 6 hertz416 416 Hz
            code 7 hertz833 833 Hz
            code 8 hertz1666 1.66 kHz
            code 9 hertz3333 3.33 kHz
            code 10 hertz6667 6.66 kHz
            code 11-15 - not allowed
          field FIFO_MODE 2:0 | Mode.
            code 0 bypass bypass: stores nothing, and empties the FIFO
            code 1 fifo FIFO: stops when it is full
            code 2 - not allowed
            code 3 continuousToFIFO continuous, FIFO from an event on
            code 4 bypassToContinuous bypass, continuous from an event on
            code 5 - not allowed
            code 6 continuous continuous: the oldest data are lost when it is full
            code 7 - not allowed
        register 0B DRDY_PULSE_CFG_G rw 00 | Form of data-ready; wrist tilt. | DS, DRDY_PULSE_CFG_G
          field DRDY_PULSED 7 | Data-ready on the pins.
            code 0 off latched
            code 1 on pulses of 75 µs
          field zero 6:1 zero | Must be zero.
          field INT2_WRIST_TILT 0 | Wrist tilt on INT2.
            code 0 off not on the pin
            code 1 on on the pin
        register 0D INT1_CTRL rw 00 | Signals on INT1. | DS, INT1_CTRL
          field INT1_STEP_DETECTOR 7 | A step.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_SIGN_MOT 6 | Significant motion.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_FULL_FLAG 5 | The FIFO is full.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_FIFO_OVR 4 | The FIFO's overrun.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_FTH 3 | The FIFO's threshold.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_BOOT 2 | The boot.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_DRDY_G 1 | New data of the gyroscope.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_DRDY_XL 0 | New data of the accelerometer.
            code 0 off not on the pin
            code 1 on on the pin
        register 0E INT2_CTRL rw 00 | Signals on INT2. | DS, INT2_CTRL
          field INT2_STEP_DELTA 7 | Steps in an interval.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_STEP_COUNT_OV 6 | Overflow of the step counter.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_FULL_FLAG 5 | The FIFO is full.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_FIFO_OVR 4 | The FIFO's overrun.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_FTH 3 | The FIFO's threshold.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_DRDY_TEMP 2 | A new temperature.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_DRDY_G 1 | New data of the gyroscope.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_DRDY_XL 0 | New data of the accelerometer.
            code 0 off not on the pin
            code 1 on on the pin
        register 0F WHO_AM_I r 6A | The identity byte. | DS, WHO_AM_I; LINUX
          field ID 7:0 | 0x6A, also in the LSM6DS3TR-C and LSM6DSM.
        register 10 CTRL1_XL rw 00 | Accelerometer: rate, range, bandwidth. | DS, CTRL1_XL
          field ODR_XL 7:4 | Output data rate.
            code 0 powerDown power-down
            code 1 hertz12Point5 12.5 Hz
            code 2 hertz26 26 Hz
            code 3 hertz52 52 Hz
            code 4 hertz104 104 Hz
            code 5 hertz208 208 Hz
            code 6 hertz416 416 Hz
            code 7 hertz833 833 Hz
            code 8 hertz1666 1.66 kHz
            code 9 hertz3333 3.33 kHz
            code 10 hertz6667 6.66 kHz
            code 11 hertz1Point6 1.6 Hz in low-power mode, 12.5 Hz in high-performance mode
            code 12-15 - not allowed
          field FS_XL 3:2 | Full scale.
            code 0 g2 ±2 g
            code 1 g16 ±16 g
            code 2 g4 ±4 g
            code 3 g8 ±8 g
          field LPF1_BW_SEL 1 | Cut-off of the first low-pass, in high-performance mode.
            code 0 off rate / 2
            code 1 on rate / 4
          field BW0_XL 0 | Analog bandwidth from 1.66 kHz on.
            code 0 off 1.5 kHz
            code 1 on 400 Hz
        register 11 CTRL2_G rw 00 | Gyroscope: rate, range. | DS, CTRL2_G
          field ODR_G 7:4 | Output data rate.
            code 0 powerDown power-down
            code 1 hertz12Point5 12.5 Hz
            code 2 hertz26 26 Hz
            code 3 hertz52 52 Hz
            code 4 hertz104 104 Hz
            code 5 hertz208 208 Hz
            code 6 hertz416 416 Hz
            code 7 hertz833 833 Hz
            code 8 hertz1666 1.66 kHz
            code 9 hertz3333 3.33 kHz
            code 10 hertz6667 6.66 kHz
            code 11-15 - not allowed
          field FS_G 3:1 | Full scale; bit 1 is FS_125, which has precedence over FS_G, as is assumed.
            code 0 dps250 ±250 °/s
            code 1 dps125 ±125 °/s
            code 2 dps500 ±500 °/s
            code 3 - not allowed
            code 4 dps1000 ±1000 °/s
            code 5 - not allowed
            code 6 dps2000 ±2000 °/s
            code 7 - not allowed
          field zero 0 zero | Must be zero.
        register 12 CTRL3_C rw 04 | Boot, reset, interfaces. | DS, CTRL3_C
          field BOOT 7 clearsItself | Loads the trim again; cleared when that has ended.
            code 0 no nothing
            code 1 yes begins a boot
          field BDU 6 | Block data update.
            code 0 continuous output pairs change at any time
            code 1 held a pair is held until both bytes were read
          field H_LACTIVE 5 | Polarity of INT1 and INT2.
            code 0 high active high
            code 1 low active low
          field PP_OD 4 | Type of INT1 and INT2.
            code 0 pushPull push-pull
            code 1 openDrain open drain
          field SIM 3 | SPI wires.
            code 0 four four
            code 1 three three
          field IF_INC 2 | Whether the address increments in a burst.
            code 0 off no
            code 1 on yes
          field BLE 1 | Order of the bytes of a pair.
            code 0 off low byte first
            code 1 on high byte first
          field SW_RESET 0 clearsItself | Resets the registers; cleared when that has ended.
            code 0 no nothing
            code 1 yes begins a reset
        register 13 CTRL4_C rw 00 | Gyroscope's sleep and low-pass; pins. | DS, CTRL4_C
          field DEN_XL_EN 7 | Whether DEN acts on the accelerometer too.
            code 0 off no
            code 1 on yes
          field SLEEP 6 | Gyroscope's sleep: the drive continues, nothing is measured.
            code 0 off no
            code 1 on yes
          field INT2_on_INT1 5 | Whether INT1 has the signals of INT2 too.
            code 0 off no
            code 1 on yes
          field DEN_DRDY_INT1 4 | DEN_DRDY on INT1.
            code 0 off not on the pin
            code 1 on on the pin
          field DRDY_MASK 3 | Whether samples are withheld until the filters have settled.
            code 0 off no
            code 1 on yes
          field I2C_disable 2 | Whether I2C is disabled.
            code 0 off I2C and SPI
            code 1 on SPI only
          field LPF1_SEL_G 1 | Whether the gyroscope's first low-pass is in the path; high-performance mode only.
            code 0 off no
            code 1 on yes
          field zero 0 zero | Must be zero.
        register 14 CTRL5_C rw 00 | Rounding, self-tests. | DS, CTRL5_C
          field ROUNDING 7:5 | Outputs that a burst repeats.
            code 0 none none
            code 1 accelerometer accelerometer
            code 2 gyroscope gyroscope
            code 3 both gyroscope and accelerometer
            code 4 hub sensor hub 1 to 6
            code 5 accelerometerAndHub accelerometer, sensor hub 1 to 6
            code 6 allTwelve gyroscope, accelerometer, sensor hub 1 to 12
            code 7 allSix gyroscope, accelerometer, sensor hub 1 to 6
          field DEN_LH 4 | Level of DEN.
            code 0 no active low
            code 1 yes active high
          field ST_G 3:2 | Gyroscope's self-test.
            code 0 off off
            code 1 positive positive
            code 2 - not allowed
            code 3 negative negative
          field ST_XL 1:0 | Accelerometer's self-test.
            code 0 off off
            code 1 positive positive
            code 2 negative negative
            code 3 - not allowed
        register 15 CTRL6_C rw 00 | DEN, power mode of the accelerometer, offset weight, first low-pass of the gyroscope. | DS, CTRL6_C
          field TRIG_EN 7 | Whether an edge of DEN triggers.
            code 0 off no
            code 1 on yes
          field LVL_EN 6 | Whether the level of DEN triggers.
            code 0 off no
            code 1 on yes
          field LVL2_EN 5 | Whether the level trigger is latched.
            code 0 off no
            code 1 on yes
          field XL_HM_MODE 4 | Whether the accelerometer leaves high performance: low power up to 52 Hz and at 1.6 Hz, normal at 104 and 208 Hz.
            code 0 off no
            code 1 on yes
          field USR_OFF_W 3 | Step of the user offset.
            code 0 fine 1/1024 g
            code 1 coarse 1/64 g
          field zero 2 zero | Must be zero.
          field FTYPE 1:0 | Cut-off of the gyroscope's first low-pass, with the rate.
            code 0 step0 step 0
            code 1 step1 step 1
            code 2 step2 step 2
            code 3 step3 step 3
        register 16 CTRL7_G rw 00 | Gyroscope: power mode, high-pass; rounding of sources. | DS, CTRL7_G
          field G_HM_MODE 7 | Whether the gyroscope leaves high performance: low power up to 52 Hz, normal at 104 and 208 Hz.
            code 0 off no
            code 1 on yes
          field HP_EN_G 6 | High-pass, in high-performance mode only.
            code 0 off no
            code 1 on yes
          field HPM_G 5:4 | Cut-off of the high-pass.
            code 0 step0 16 mHz
            code 1 step1 65 mHz
            code 2 step2 260 mHz
            code 3 step3 1.04 Hz
          field zero 3 zero | Must be zero.
          field ROUNDING_STATUS 2 | Whether a burst repeats the source registers.
            code 0 off no
            code 1 on yes
          field zero 1:0 zero | Must be zero.
        register 17 CTRL8_XL rw 00 | Accelerometer's filters. | DS, CTRL8_XL
          field LPF2_XL_EN 7 | Whether outputs have the second low-pass.
            code 0 off no
            code 1 on yes
          field HPCF_XL 6:5 | Cut-off of the second low-pass, or of the high-pass.
            code 0 step0 low-pass rate / 50; as high-pass the slope
            code 1 step1 rate / 100
            code 2 step2 rate / 9
            code 3 step3 rate / 400
          field HP_REF_MODE 4 | Whether the high-pass subtracts a stored sample.
            code 0 off no
            code 1 on yes
          field INPUT_COMPOSITE 3 | Input of the second low-pass.
            code 0 off rate / 2, low latency
            code 1 on rate / 4, low noise
          field HP_SLOPE_XL_EN 2 | Whether outputs have the high-pass or slope.
            code 0 off no
            code 1 on yes
          field zero 1 zero | Must be zero.
          field LOW_PASS_ON_6D 0 | Data for six directions.
            code 0 off first low-pass
            code 1 on second low-pass
        register 18 CTRL9_XL rw 00 | DEN stamps; soft-iron correction. | DS, CTRL9_XL, and the register map, which has the reset 00 where the text of the fields has E0
          field DEN_X 7 | Stamp in the lowest bit of X.
            code 0 off no
            code 1 on yes
          field DEN_Y 6 | Stamp in the lowest bit of Y.
            code 0 off no
            code 1 on yes
          field DEN_Z 5 | Stamp in the lowest bit of Z.
            code 0 off no
            code 1 on yes
          field DEN_XL_G 4 | Sensor that is stamped.
            code 0 no gyroscope
            code 1 yes accelerometer
          field zero 3 zero | Must be zero.
          field SOFT_EN 2 | Soft-iron correction of the external magnetometer.
            code 0 off no
            code 1 on yes
          field zero 1:0 zero | Must be zero.
        register 19 CTRL10_C rw 00 | Embedded functions, timestamp. | DS, CTRL10_C
          field WRIST_TILT_EN 7 | Wrist tilt.
            code 0 off no
            code 1 on yes
          field zero 6 zero | Must be zero.
          field TIMER_EN 5 | Counter of timestamps.
            code 0 off no
            code 1 on yes
          field PEDO_EN 4 | Pedometer.
            code 0 off no
            code 1 on yes
          field TILT_EN 3 | Tilt.
            code 0 off no
            code 1 on yes
          field FUNC_EN 2 | Embedded functions.
            code 0 off no
            code 1 on yes
          field PEDO_RST_STEP 1 | Resets the step counter; the bit does not clear itself.
            code 0 off no
            code 1 on yes
          field SIGN_MOTION_EN 0 | Significant motion.
            code 0 off no
            code 1 on yes
        register 1A MASTER_CONFIG rw 00 | Sensor hub. | DS, MASTER_CONFIG
          field DRDY_ON_INT1 7 | End of the sensor hub on INT1.
            code 0 off not on the pin
            code 1 on on the pin
          field DATA_VALID_SEL_FIFO 6 | What triggers the FIFO.
            code 0 off the sensors
            code 1 on the sensor hub
          field zero 5 zero | Must be zero.
          field START_CONFIG 4 | What triggers the sensor hub.
            code 0 off the accelerometer
            code 1 on INT2
          field PULL_UP_EN 3 | Pull-ups of the auxiliary interface.
            code 0 off no
            code 1 on yes
          field PASS_THROUGH_MODE 2 | Whether the auxiliary interface joins I2C.
            code 0 off no
            code 1 on yes
          field IRON_EN 1 | Hard-iron correction of the external magnetometer.
            code 0 off no
            code 1 on yes
          field MASTER_ON 0 | Sensor hub.
            code 0 off no
            code 1 on yes
        register 1B WAKE_UP_SRC r - - onRequest | Events: wake-up, free fall, activity. | DS, WAKE_UP_SRC
          reading Clears latched events.
          field zero 7:6 zero | Must be zero.
          field FF_IA 5 | Free fall.
            code 0 no no
            code 1 yes yes
          field SLEEP_STATE_IA 4 | Inactivity.
            code 0 no no
            code 1 yes yes
          field WU_IA 3 | Wake-up.
            code 0 no no
            code 1 yes yes
          field X_WU 2 | Wake-up on X.
            code 0 no no
            code 1 yes yes
          field Y_WU 1 | Wake-up on Y.
            code 0 no no
            code 1 yes yes
          field Z_WU 0 | Wake-up on Z.
            code 0 no no
            code 1 yes yes
        register 1C TAP_SRC r - - onRequest | Events: taps. | DS, TAP_SRC
          reading Clears latched events.
          field zero 7 zero | Must be zero.
          field TAP_IA 6 | Tap.
            code 0 no no
            code 1 yes yes
          field SINGLE_TAP 5 | Single tap.
            code 0 no no
            code 1 yes yes
          field DOUBLE_TAP 4 | Double tap.
            code 0 no no
            code 1 yes yes
          field TAP_SIGN 3 | Sign of the tap.
            code 0 no positive
            code 1 yes negative
          field X_TAP 2 | On X.
            code 0 no no
            code 1 yes yes
          field Y_TAP 1 | On Y.
            code 0 no no
            code 1 yes yes
          field Z_TAP 0 | On Z.
            code 0 no no
            code 1 yes yes
        register 1D D6D_SRC r - - onRequest | Events: six directions. | DS, D6D_SRC
          reading Clears latched events.
          field DEN_DRDY 7 | DEN data-ready.
            code 0 no no
            code 1 yes yes
          field D6D_IA 6 | Change of direction.
            code 0 no no
            code 1 yes yes
          field ZH 5 | Z up.
            code 0 no no
            code 1 yes yes
          field ZL 4 | Z down.
            code 0 no no
            code 1 yes yes
          field YH 3 | Y up.
            code 0 no no
            code 1 yes yes
          field YL 2 | Y down.
            code 0 no no
            code 1 yes yes
          field XH 1 | X up.
            code 0 no no
            code 1 yes yes
          field XL 0 | X down.
            code 0 no no
            code 1 yes yes
        register 1E STATUS_REG r - | New data. | DS, STATUS_REG
          field zero 7:3 zero | Must be zero.
          field TDA 2 | Temperature.
            code 0 no nothing new
            code 1 yes new data
          field GDA 1 | Gyroscope.
            code 0 no nothing new
            code 1 yes new data
          field XLDA 0 | Accelerometer.
            code 0 no nothing new
            code 1 yes new data
        register 20 OUT_TEMP_L r - - onRequest | Temperature, low byte. | DS, OUT_TEMP_L
          reading With BDU holds the pair.
          field Temp 7:0 | Low byte; two's complement.
        register 21 OUT_TEMP_H r - - onRequest | Temperature, high byte. | DS, OUT_TEMP_H
          reading Clears TDA.
          field Temp 7:0 | High byte; two's complement.
        register 22 OUTX_L_G r - - onRequest | Gyroscope: X, low byte. | DS, OUTX_L_G
          reading With BDU holds the pair.
          field D 7:0 | Low byte; two's complement.
        register 23 OUTX_H_G r - - onRequest | Gyroscope: X, high byte. | DS, OUTX_H_G
          reading Clears GDA.
          field D 7:0 | High byte; two's complement.
        register 24 OUTY_L_G r - - onRequest | Gyroscope: Y, low byte. | DS, OUTY_L_G
          reading With BDU holds the pair.
          field D 7:0 | Low byte; two's complement.
        register 25 OUTY_H_G r - - onRequest | Gyroscope: Y, high byte. | DS, OUTY_H_G
          reading Clears GDA.
          field D 7:0 | High byte; two's complement.
        register 26 OUTZ_L_G r - - onRequest | Gyroscope: Z, low byte. | DS, OUTZ_L_G
          reading With BDU holds the pair.
          field D 7:0 | Low byte; two's complement.
        register 27 OUTZ_H_G r - - onRequest | Gyroscope: Z, high byte. | DS, OUTZ_H_G
          reading Clears GDA.
          field D 7:0 | High byte; two's complement.
        register 28 OUTX_L_XL r - - onRequest | Accelerometer: X, low byte. | DS, OUTX_L_XL
          reading With BDU holds the pair.
          field D 7:0 | Low byte; two's complement.
        register 29 OUTX_H_XL r - - onRequest | Accelerometer: X, high byte. | DS, OUTX_H_XL
          reading Clears XLDA.
          field D 7:0 | Low byte; two's complement.
        register 2A OUTY_L_XL r - - onRequest | Accelerometer: Y, low byte. | DS, OUTY_L_XL
          reading With BDU holds the pair.
          field D 7:0 | Low byte; two's complement.
        register 2B OUTY_H_XL r - - onRequest | Accelerometer: Y, high byte. | DS, OUTY_H_XL
          reading Clears XLDA.
          field D 7:0 | Low byte; two's complement.
        register 2C OUTZ_L_XL r - - onRequest | Accelerometer: Z, low byte. | DS, OUTZ_L_XL
          reading With BDU holds the pair.
          field D 7:0 | Low byte; two's complement.
        register 2D OUTZ_H_XL r - - onRequest | Accelerometer: Z, high byte. | DS, OUTZ_H_XL
          reading Clears XLDA.
          field D 7:0 | Low byte; two's complement.
        register 2E SENSORHUB1_REG r - | Byte 1 of the sensor hub. | DS, SENSORHUB1_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 2F SENSORHUB2_REG r - | Byte 2 of the sensor hub. | DS, SENSORHUB2_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 30 SENSORHUB3_REG r - | Byte 3 of the sensor hub. | DS, SENSORHUB3_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 31 SENSORHUB4_REG r - | Byte 4 of the sensor hub. | DS, SENSORHUB4_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 32 SENSORHUB5_REG r - | Byte 5 of the sensor hub. | DS, SENSORHUB5_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 33 SENSORHUB6_REG r - | Byte 6 of the sensor hub. | DS, SENSORHUB6_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 34 SENSORHUB7_REG r - | Byte 7 of the sensor hub. | DS, SENSORHUB7_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 35 SENSORHUB8_REG r - | Byte 8 of the sensor hub. | DS, SENSORHUB8_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 36 SENSORHUB9_REG r - | Byte 9 of the sensor hub. | DS, SENSORHUB9_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 37 SENSORHUB10_REG r - | Byte 10 of the sensor hub. | DS, SENSORHUB10_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 38 SENSORHUB11_REG r - | Byte 11 of the sensor hub. | DS, SENSORHUB11_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 39 SENSORHUB12_REG r - | Byte 12 of the sensor hub. | DS, SENSORHUB12_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 3A FIFO_STATUS1 r - | FIFO: unread words, low bits. | DS, FIFO_STATUS1
          field DIFF_FIFO 7:0 | Low 8 of 11 bits; words of 16 bits; 0 with an overrun.
        register 3B FIFO_STATUS2 r - | FIFO: state, unread words. | DS, FIFO_STATUS2
          field WaterM 7 | Unread words reach the threshold.
            code 0 no no
            code 1 yes yes
          field OVER_RUN 6 | Completely filled.
            code 0 no no
            code 1 yes yes
          field FIFO_FULL_SMART 5 | Full with the next data.
            code 0 no no
            code 1 yes yes
          field FIFO_EMPTY 4 | Empty.
            code 0 no no
            code 1 yes yes
          field zero 3 zero | Must be zero.
          field DIFF_FIFO 2:0 | Bits 10 to 8.
        register 3C FIFO_STATUS3 r - | FIFO: place in the pattern, low bits. | DS, FIFO_STATUS3
          field FIFO_PATTERN 7:0 | Low 8 of 10 bits; number of the word that is read next in the pattern.
        register 3D FIFO_STATUS4 r - | FIFO: place in the pattern, high bits. | DS, FIFO_STATUS4
          field zero 7:2 zero | Must be zero.
          field FIFO_PATTERN 1:0 | Bits 9 and 8.
        register 3E FIFO_DATA_OUT_L r - - onRequest | FIFO: oldest word, low byte. | DS, FIFO_DATA_OUT_L
          reading The read of 3F removes a word from the FIFO.
          field D 7:0 | Low byte.
        register 3F FIFO_DATA_OUT_H r - - onRequest | FIFO: oldest word, high byte. | DS, FIFO_DATA_OUT_H
          reading The read of 3F removes a word from the FIFO.
          field D 7:0 | High byte.
        register 40 TIMESTAMP0_REG r - | Timestamp, bits 7 to 0. | DS, TIMESTAMP0_REG
          field TIMESTAMP 7:0 | Bits 7 to 0; 6.4 ms or 25 µs a step.
        register 41 TIMESTAMP1_REG r - | Timestamp, bits 15 to 8. | DS, TIMESTAMP1_REG
          field TIMESTAMP 7:0 | Bits 15 to 8; 6.4 ms or 25 µs a step.
        register 42 TIMESTAMP2_REG rw 00 AA | Timestamp, bits 23 to 16; 0xAA resets the counter. | DS, TIMESTAMP2_REG; LINUX
          field TIMESTAMP 7:0 | Bits 23 to 16; 6.4 ms or 25 µs a step.
        register 49 STEP_TIMESTAMP_L r - | Timestamp of the last step, bits 15 to 8. | DS, STEP_TIMESTAMP_L
          field STEP_TIMESTAMP 7:0 | Low byte.
        register 4A STEP_TIMESTAMP_H r - | Timestamp of the last step, bits 23 to 16. | DS, STEP_TIMESTAMP_H
          field STEP_TIMESTAMP 7:0 | High byte.
        register 4B STEP_COUNTER_L r - | Step counter, low byte. | DS, STEP_COUNTER_L
          field STEP_COUNTER 7:0 | Low byte.
        register 4C STEP_COUNTER_H r - | Step counter, high byte. | DS, STEP_COUNTER_H
          field STEP_COUNTER 7:0 | High byte.
        register 4D SENSORHUB13_REG r - | Byte 13 of the sensor hub. | DS, SENSORHUB13_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 4E SENSORHUB14_REG r - | Byte 14 of the sensor hub. | DS, SENSORHUB14_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 4F SENSORHUB15_REG r - | Byte 15 of the sensor hub. | DS, SENSORHUB15_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 50 SENSORHUB16_REG r - | Byte 16 of the sensor hub. | DS, SENSORHUB16_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 51 SENSORHUB17_REG r - | Byte 17 of the sensor hub. | DS, SENSORHUB17_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 52 SENSORHUB18_REG r - | Byte 18 of the sensor hub. | DS, SENSORHUB18_REG
          field SHUB 7:0 | Byte of an external sensor.
        register 53 FUNC_SRC1 r - - onRequest | Events of the embedded functions. | DS, FUNC_SRC1
          reading Clears latched events.
          field STEP_COUNT_DELTA_IA 7 | Steps in an interval.
            code 0 no no
            code 1 yes yes
          field SIGN_MOTION_IA 6 | Significant motion.
            code 0 no no
            code 1 yes yes
          field TILT_IA 5 | Tilt.
            code 0 no no
            code 1 yes yes
          field STEP_DETECTED 4 | Step.
            code 0 no no
            code 1 yes yes
          field STEP_OVERFLOW 3 | Overflow of the step counter.
            code 0 no no
            code 1 yes yes
          field HI_FAIL 2 | Failure of the hard-iron correction.
            code 0 no no
            code 1 yes yes
          field SI_END_OP 1 | End of the iron correction.
            code 0 no no
            code 1 yes yes
          field SENSORHUB_END_OP 0 | All slaves of the sensor hub were served.
            code 0 no no
            code 1 yes yes
        register 54 FUNC_SRC2 r - | Events of the embedded functions: sensor hub, wrist tilt. | DS, FUNC_SRC2
          field zero 7 zero | Must be zero.
          field SLAVE3_NACK 6 | No acknowledgement of slave 3.
            code 0 no no
            code 1 yes yes
          field SLAVE2_NACK 5 | No acknowledgement of slave 2.
            code 0 no no
            code 1 yes yes
          field SLAVE1_NACK 4 | No acknowledgement of slave 1.
            code 0 no no
            code 1 yes yes
          field SLAVE0_NACK 3 | No acknowledgement of slave 0.
            code 0 no no
            code 1 yes yes
          field zero 2:1 zero | Must be zero.
          field WRIST_TILT_IA 0 | Wrist tilt.
            code 0 no no
            code 1 yes yes
        register 55 WRIST_TILT_IA r - - onRequest | Events: wrist tilt. | DS, WRIST_TILT_IA
          reading Clears latched events.
          field WRIST_TILT_IA_Xpos 7 | X up.
            code 0 no no
            code 1 yes yes
          field WRIST_TILT_IA_Xneg 6 | X down.
            code 0 no no
            code 1 yes yes
          field WRIST_TILT_IA_Ypos 5 | Y up.
            code 0 no no
            code 1 yes yes
          field WRIST_TILT_IA_Yneg 4 | Y down.
            code 0 no no
            code 1 yes yes
          field WRIST_TILT_IA_Zpos 3 | Z up.
            code 0 no no
            code 1 yes yes
          field WRIST_TILT_IA_Zneg 2 | Z down.
            code 0 no no
            code 1 yes yes
          field zero 1:0 zero | Must be zero.
        register 58 TAP_CFG rw 00 | Events: enable, activity, inputs, latch. | DS, TAP_CFG
          field INTERRUPTS_ENABLE 7 | Events.
            code 0 off no
            code 1 on yes
          field INACT_EN 6:5 | Effect of inactivity.
            code 0 none only signals
            code 1 accelerometer accelerometer 12.5 Hz
            code 2 gyroscopeSleeps accelerometer 12.5 Hz, gyroscope sleeps
            code 3 gyroscopeOff accelerometer 12.5 Hz, gyroscope in power-down
          field SLOPE_FDS 4 | Input of wake-up and activity.
            code 0 off slope
            code 1 on high-pass
          field TAP_X_EN 3 | Taps on X.
            code 0 off no
            code 1 on yes
          field TAP_Y_EN 2 | Taps on Y.
            code 0 off no
            code 1 on yes
          field TAP_Z_EN 1 | Taps on Z.
            code 0 off no
            code 1 on yes
          field LIR 0 | Whether events that are on a pin are latched.
            code 0 off no
            code 1 on yes
        register 59 TAP_THS_6D rw 00 | Six directions; threshold of taps. | DS, TAP_THS_6D
          field D4D_EN 7 | Whether six directions are only four, without Z.
            code 0 off no
            code 1 on yes
          field SIXD_THS 6:5 | Angle of six directions.
            code 0 step0 80°
            code 1 step1 70°
            code 2 step2 60°
            code 3 step3 50°
          field TAP_THS 4:0 | Full scale / 32 a step.
        register 5A INT_DUR2 rw 00 | Taps: durations. | DS, INT_DUR2
          field DUR 7:4 | Longest time between two taps: 32 samples a step, 16 for 0.
          field QUIET 3:2 | Time without a tap after one: 4 samples a step, 2 for 0.
          field SHOCK 1:0 | Longest tap: 8 samples a step, 4 for 0.
        register 5B WAKE_UP_THS rw 00 | Wake-up: threshold; double taps. | DS, WAKE_UP_THS
          field SINGLE_DOUBLE_TAP 7 | Whether double taps are recognised.
            code 0 off no
            code 1 on yes
          field zero 6 zero | Must be zero.
          field WK_THS 5:0 | Full scale / 64 a step.
        register 5C WAKE_UP_DUR rw 00 | Durations of free fall, wake-up, inactivity; step of the timestamp. | DS, WAKE_UP_DUR
          field FF_DUR5 7 | Bit 5 of free fall's duration.
          field WAKE_DUR 6:5 | Wake-up; samples.
          field TIMER_HR 4 | Step of the timestamp.
            code 0 off 6.4 ms
            code 1 on 25 µs
          field SLEEP_DUR 3:0 | Inactivity: 512 samples a step, 16 for 0.
        register 5D FREE_FALL rw 00 | Free fall. | DS, FREE_FALL
          field FF_DUR 7:3 | Low 5 of 6 bits; samples.
          field FF_THS 2:0 | Threshold.
            code 0 step0 156 mg
            code 1 step1 219 mg
            code 2 step2 250 mg
            code 3 step3 312 mg
            code 4 step4 344 mg
            code 5 step5 406 mg
            code 6 step6 469 mg
            code 7 step7 500 mg
        register 5E MD1_CFG rw 00 | Events on INT1. | DS, MD1_CFG
          field INT1_INACT_STATE 7 | Activity.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_SINGLE_TAP 6 | Single tap.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_WU 5 | Wake-up.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_FF 4 | Free fall.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_DOUBLE_TAP 3 | Double tap.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_6D 2 | Six directions.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_TILT 1 | Tilt.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_TIMER 0 | End of the timestamp.
            code 0 off not on the pin
            code 1 on on the pin
        register 5F MD2_CFG rw 00 | Events on INT2. | DS, MD2_CFG
          field INT2_INACT_STATE 7 | Activity.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_SINGLE_TAP 6 | Single tap.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_WU 5 | Wake-up.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_FF 4 | Free fall.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_DOUBLE_TAP 3 | Double tap.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_6D 2 | Six directions.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_TILT 1 | Tilt.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_IRON 0 | End of the iron correction.
            code 0 off not on the pin
            code 1 on on the pin
        register 60 MASTER_CMD_CODE rw 00 | Synchronisation of sensors: command. | DS, MASTER_CMD_CODE
          field MASTER_CMD_CODE 7:0 | Code.
        register 61 SENS_SYNC_SPI_ERROR_CODE rw 00 | Synchronisation of sensors: error. | DS, SENS_SYNC_SPI_ERROR_CODE
          field ERROR_CODE 7:0 | Code.
        register 66 OUT_MAG_RAW_X_L r - | External magnetometer without correction: X, low byte. | DS, OUT_MAG_RAW_X_L
          field D 7:0 | Low byte; two's complement.
        register 67 OUT_MAG_RAW_X_H r - | External magnetometer without correction: X, high byte. | DS, OUT_MAG_RAW_X_H
          field D 7:0 | High byte; two's complement.
        register 68 OUT_MAG_RAW_Y_L r - | External magnetometer without correction: Y, low byte. | DS, OUT_MAG_RAW_Y_L
          field D 7:0 | Low byte; two's complement.
        register 69 OUT_MAG_RAW_Y_H r - | External magnetometer without correction: Y, high byte. | DS, OUT_MAG_RAW_Y_H
          field D 7:0 | High byte; two's complement.
        register 6A OUT_MAG_RAW_Z_L r - | External magnetometer without correction: Z, low byte. | DS, OUT_MAG_RAW_Z_L
          field D 7:0 | Low byte; two's complement.
        register 6B OUT_MAG_RAW_Z_H r - | External magnetometer without correction: Z, high byte. | DS, OUT_MAG_RAW_Z_H
          field D 7:0 | High byte; two's complement.
        register 73 X_OFS_USR rw 00 | User offset of X. | DS, X_OFS_USR
          field OFS 7:0 signed | -127 to 127; added, always.
        register 74 Y_OFS_USR rw 00 | User offset of Y. | DS, Y_OFS_USR
          field OFS 7:0 signed | -127 to 127; added, always.
        register 75 Z_OFS_USR rw 00 | User offset of Z. | DS, Z_OFS_USR
          field OFS 7:0 signed | -127 to 127; subtracted, always.
        bank BankA
        register 02 SLV0_ADD rw 00 | Slave 0 of the sensor hub: address. | DS, SLV0_ADD
          field Slave0_add 7:1 | 7-bit address.
          field rw_0 0 | Direction.
            code 0 no write
            code 1 yes read
        register 03 SLV0_SUBADD rw 00 | Slave 0: register. | DS, SLV0_SUBADD
          field Slave0_reg 7:0 | Byte that follows the address.
        register 04 SLAVE0_CONFIG rw 00 | Slave 0: bytes, decimation; number of slaves. | DS, SLAVE0_CONFIG
          field Slave0_rate 7:6 | How often it is read.
            code 0 one each cycle
            code 1 two every 2nd cycle
            code 2 four every 4th cycle
            code 3 eight every 8th cycle
          field Aux_sens_on 5:4 | Number of slaves, less one.
          field Src_mode 3 | Whether the reads depend on a register of the slave; how, is not modelled.
            code 0 off no
            code 1 on yes
          field Slave0_numop 2:0 | Number of bytes that are read.
        register 05 SLV1_ADD rw 00 | Slave 1 of the sensor hub: address. | DS, SLV1_ADD
          field Slave1_add 7:1 | 7-bit address.
          field r_1 0 | Whether it is read.
            code 0 no no
            code 1 yes yes
        register 06 SLV1_SUBADD rw 00 | Slave 1: register. | DS, SLV1_SUBADD
          field Slave1_reg 7:0 | Byte that follows the address.
        register 07 SLAVE1_CONFIG rw 00 | Slave 1: bytes, decimation; single write of slave 0. | DS, SLAVE1_CONFIG
          field Slave1_rate 7:6 | How often it is read.
            code 0 one each cycle
            code 1 two every 2nd cycle
            code 2 four every 4th cycle
            code 3 eight every 8th cycle
          field write_once 5 | Whether slave 0 is written in the first cycle only; needs Aux_sens_on other than 0.
            code 0 off off
            code 1 on on
          field zero 4:3 zero | Must be zero.
          field Slave1_numop 2:0 | Number of bytes that are read.
        register 08 SLV2_ADD rw 00 | Slave 2 of the sensor hub: address. | DS, SLV2_ADD
          field Slave2_add 7:1 | 7-bit address.
          field r_2 0 | Whether it is read.
            code 0 no no
            code 1 yes yes
        register 09 SLV2_SUBADD rw 00 | Slave 2: register. | DS, SLV2_SUBADD
          field Slave2_reg 7:0 | Byte that follows the address.
        register 0A SLAVE2_CONFIG rw 00 | Slave 2: bytes, decimation. | DS, SLAVE2_CONFIG
          field Slave2_rate 7:6 | How often it is read.
            code 0 one each cycle
            code 1 two every 2nd cycle
            code 2 four every 4th cycle
            code 3 eight every 8th cycle
          field zero 5:3 zero | Must be zero.
          field Slave2_numop 2:0 | Number of bytes that are read.
        register 0B SLV3_ADD rw 00 | Slave 3 of the sensor hub: address. | DS, SLV3_ADD
          field Slave3_add 7:1 | 7-bit address.
          field r_3 0 | Whether it is read.
            code 0 no no
            code 1 yes yes
        register 0C SLV3_SUBADD rw 00 | Slave 3: register. | DS, SLV3_SUBADD
          field Slave3_reg 7:0 | Byte that follows the address.
        register 0D SLAVE3_CONFIG rw 00 | Slave 3: bytes, decimation. | DS, SLAVE3_CONFIG
          field Slave3_rate 7:6 | How often it is read.
            code 0 one each cycle
            code 1 two every 2nd cycle
            code 2 four every 4th cycle
            code 3 eight every 8th cycle
          field zero 5:3 zero | Must be zero.
          field Slave3_numop 2:0 | Number of bytes that are read.
        register 0E DATAWRITE_SRC_MODE_SUB_SLV0 rw 00 | Byte that is written to slave 0, or the register on which its reads depend. | DS, DATAWRITE_SRC_MODE_SUB_SLV0
          field Slave_dataw 7:0 | Byte.
        register 0F CONFIG_PEDO_THS_MIN rw 10 | Pedometer: range and least threshold. | DS, CONFIG_PEDO_THS_MIN
          field PEDO_FS 7 | Range of the pedometer.
            code 0 off ±2 g, 32 mg a step
            code 1 on ±4 g, 62.5 mg a step
          field zero 6:5 zero | Must be zero.
          field ths_min 4:0 | Least threshold, in steps of the range.
        register 13 SM_THS rw 06 | Steps of a significant motion. | DS, SM_THS
          field SM_THS 7:0 | Steps.
        register 14 PEDO_DEB_REG rw 6E | Pedometer: debouncing. | DS, PEDO_DEB_REG
          field DEB_TIME 7:3 | 80 ms a step.
          field DEB_STEP 2:0 | Steps before the first is counted.
        register 15 STEP_COUNT_DELTA rw 00 | Interval of the step count. | DS, STEP_COUNT_DELTA
          field SC_DELTA 7:0 | 1.6384 s a step.
        register 24 MAG_SI_XX rw 08 | Soft-iron matrix: XX. | DS, MAG_SI_XX
          field MAG_SI_XX 7:0 | 1/8 a step; sign and magnitude.
        register 25 MAG_SI_XY rw 00 | Soft-iron matrix: XY. | DS, MAG_SI_XY
          field MAG_SI_XY 7:0 | 1/8 a step; sign and magnitude.
        register 26 MAG_SI_XZ rw 00 | Soft-iron matrix: XZ. | DS, MAG_SI_XZ
          field MAG_SI_XZ 7:0 | 1/8 a step; sign and magnitude.
        register 27 MAG_SI_YX rw 00 | Soft-iron matrix: YX. | DS, MAG_SI_YX
          field MAG_SI_YX 7:0 | 1/8 a step; sign and magnitude.
        register 28 MAG_SI_YY rw 08 | Soft-iron matrix: YY. | DS, MAG_SI_YY
          field MAG_SI_YY 7:0 | 1/8 a step; sign and magnitude.
        register 29 MAG_SI_YZ rw 00 | Soft-iron matrix: YZ. | DS, MAG_SI_YZ
          field MAG_SI_YZ 7:0 | 1/8 a step; sign and magnitude.
        register 2A MAG_SI_ZX rw 00 | Soft-iron matrix: ZX. | DS, MAG_SI_ZX
          field MAG_SI_ZX 7:0 | 1/8 a step; sign and magnitude.
        register 2B MAG_SI_ZY rw 00 | Soft-iron matrix: ZY. | DS, MAG_SI_ZY
          field MAG_SI_ZY 7:0 | 1/8 a step; sign and magnitude.
        register 2C MAG_SI_ZZ rw 08 | Soft-iron matrix: ZZ. | DS, MAG_SI_ZZ
          field MAG_SI_ZZ 7:0 | 1/8 a step; sign and magnitude.
        register 2D MAG_OFFX_L rw 00 | Hard-iron offset: X, low byte. | DS, MAG_OFFX_L
          field MAG_OFFX_L 7:0 | Low byte; two's complement.
        register 2E MAG_OFFX_H rw 00 | Hard-iron offset: X, high byte. | DS, MAG_OFFX_H
          field MAG_OFFX_H 7:0 | High byte; two's complement.
        register 2F MAG_OFFY_L rw 00 | Hard-iron offset: Y, low byte. | DS, MAG_OFFY_L
          field MAG_OFFY_L 7:0 | Low byte; two's complement.
        register 30 MAG_OFFY_H rw 00 | Hard-iron offset: Y, high byte. | DS, MAG_OFFY_H
          field MAG_OFFY_H 7:0 | High byte; two's complement.
        register 31 MAG_OFFZ_L rw 00 | Hard-iron offset: Z, low byte. | DS, MAG_OFFZ_L
          field MAG_OFFZ_L 7:0 | Low byte; two's complement.
        register 32 MAG_OFFZ_H rw 00 | Hard-iron offset: Z, high byte. | DS, MAG_OFFZ_H
          field MAG_OFFZ_H 7:0 | High byte; two's complement.
        bank BankB
        register 50 A_WRIST_TILT_LAT rw 0F | Wrist tilt: latency. | DS, A_WRIST_TILT_LAT
          field WRIST_TILT_TIMER 7:0 | 40 ms a step.
        register 54 A_WRIST_TILT_THS rw 20 | Wrist tilt: threshold. | DS, A_WRIST_TILT_THS
          field WRIST_TILT_THS 7:0 | 15.625 mg a step.
        register 59 A_WRIST_TILT_MASK rw C0 | Wrist tilt: directions. | DS, A_WRIST_TILT_MASK, and the register map, which have the reset C0 where AN has 80
          field WRIST_TILT_MASK_Xpos 7 | Tilt towards +X.
            code 0 off no
            code 1 on yes
          field WRIST_TILT_MASK_Xneg 6 | Tilt towards −X.
            code 0 off no
            code 1 on yes
          field WRIST_TILT_MASK_Ypos 5 | Tilt towards +Y.
            code 0 off no
            code 1 on yes
          field WRIST_TILT_MASK_Yneg 4 | Tilt towards −Y.
            code 0 off no
            code 1 on yes
          field WRIST_TILT_MASK_Zpos 3 | Tilt towards +Z.
            code 0 off no
            code 1 on yes
          field WRIST_TILT_MASK_Zneg 2 | Tilt towards −Z.
            code 0 off no
            code 1 on yes
          field zero 1:0 zero | Must be zero.
        table millihertz CTRL1_XL.ODR_XL | mHz | Output data rate of the accelerometer, 6667 Hz divided by powers of two; documents print 12.5, 26, 52 Hz and so on. The lowest is that of low-power mode. | I2CDEV, INTERNAL_FREQ_FINE, 6667 Hz divided by powers of two, of the following generation; DS, rounded | inferred
          row | - 13021 26043 52086 104172 208344 416688 833375 1666750 3333500 6667000 1628
        table gyroscopeMillihertz CTRL2_G.ODR_G | mHz | Output data rate of the gyroscope, as millihertz. | I2CDEV, INTERNAL_FREQ_FINE, 6667 Hz divided by powers of two, of the following generation; DS, rounded | inferred
          row | - 13021 26043 52086 104172 208344 416688 833375 1666750 3333500 6667000
        table fifoMillihertz FIFO_CTRL5.ODR_FIFO | mHz | Rate of the FIFO's triggers, as millihertz. | I2CDEV, INTERNAL_FREQ_FINE, 6667 Hz divided by powers of two, of the following generation; DS, rounded | inferred
          row | - 13021 26043 52086 104172 208344 416688 833375 1666750 3333500 6667000
        table fifoDecimation FIFO_CTRL3.DEC_FIFO_XL | triggers | Triggers to a data set; the other sets have the same codes. | DS, FIFO_CTRL3
          row | - 1 2 3 4 8 16 32
        table filterDivisor CTRL8_XL.HPCF_XL | 1 | Rate divided by the cut-off of the accelerometer's second low-pass. | DS, CTRL8_XL
          row | 50 100 9 400
        table highPassDivisor CTRL8_XL.HPCF_XL | 1 | Rate divided by the cut-off of the accelerometer's high-pass; the first is that of the slope. | DS, CTRL8_XL; AN
          row | 4 100 9 400
        table lowPass1CutoffMillihertz CTRL2_G.ODR_G CTRL6_C.FTYPE | mHz | Cut-off of the gyroscope's low-passes together, with the first. | AN, gyroscope bandwidth
          row 0 | - - - -
          row 1 | 4000 4000 4000 4000
          row 2 | 8000 8000 8000 8000
          row 3 | 17000 17000 17000 17000
          row 4 | 33000 33000 33000 33000
          row 5 | 67000 67000 67000 67000
          row 6 | 138000 131000 121000 138000
          row 7 | 245000 195000 155000 293000
          row 8 | 315000 224000 168000 505000
          row 9 | 343000 234000 172000 925000
          row 10 | 351000 237000 173000 937000
        table lowPass2CutoffMillihertz CTRL2_G.ODR_G | mHz | Cut-off of the gyroscope's second low-pass alone. | AN, gyroscope bandwidth
          row | - 4000 8000 17000 33000 67000 137000 312000 988000 1161000 1250000
        table highPassCutoffMicrohertz CTRL7_G.HPM_G | µHz | Cut-off of the gyroscope's high-pass. | DS, CTRL7_G
          row | 16000 65000 260000 1040000
        table accelerometerSettlingSamples CTRL1_XL.ODR_XL | samples | Accelerometer's samples to discard in high-performance mode with the first low-pass at rate / 2; none in the other modes. | AN, accelerometer samples to be discarded
          row | - 0 0 1 1 1 1 1 2 3 13 0
        table accelerometerSettlingSamplesNarrow CTRL1_XL.ODR_XL | samples | Accelerometer's samples to discard in high-performance mode with the first low-pass at rate / 4, or with the slope; one in the other modes. | AN, accelerometer samples to be discarded
          row | - 1 1 1 2 2 2 2 2 4 13 1
        table filterSettlingSamples CTRL8_XL.HPCF_XL | samples | Accelerometer's samples until the second low-pass has settled to 1 %. | AN, accelerometer bandwidth
          row | 40 80 15 320
        table highPassSettlingSamples CTRL8_XL.HPCF_XL | samples | Accelerometer's samples until the high-pass, or the slope, has settled to 1 %. | AN, accelerometer bandwidth
          row | 14 80 15 320
        table settlingSamples CTRL2_G.ODR_G | samples | Gyroscope's samples to discard without the first low-pass. | AN, gyroscope samples to be discarded
          row | - 2 3 3 3 3 3 3 135 270 540
        table settlingSamplesLowPass1 CTRL2_G.ODR_G CTRL6_C.FTYPE | samples | Gyroscope's samples to discard with the first low-pass. | AN, gyroscope samples to be discarded
          row 0 | - - - -
          row 1 | 2 2 2 2
          row 2 | 3 3 3 3
          row 3 | 3 3 3 3
          row 4 | 4 4 4 4
          row 5 | 4 4 5 4
          row 6 | 5 6 6 5
          row 7 | 7 8 9 6
          row 8 | 135 135 135 135
          row 9 | 270 270 270 270
          row 10 | 540 540 540 540
        table microgPerDigit CTRL1_XL.FS_XL | µg a digit | Sensitivity of the accelerometer. | DS, mechanical characteristics; LINUX
          row | 61 488 122 244
        table ratedG CTRL1_XL.FS_XL | g | Full scale of the accelerometer. | DS, CTRL1_XL
          row | 2 16 4 8
        table microdegreesPerSecondPerDigit CTRL2_G.FS_G | µ°/s a digit | Sensitivity of the gyroscope. | DS, mechanical characteristics; LINUX
          row | 8750 4375 17500 - 35000 - 70000
        table ratedDegreesPerSecond CTRL2_G.FS_G | °/s | Full scale of the gyroscope. | DS, CTRL2_G
          row | 250 125 500 - 1000 - 2000
        table freeFallMilliG FREE_FALL.FF_THS | mg | Threshold of free fall. | DS, FREE_FALL
          row | 156 219 250 312 344 406 469 500
        table directionDegrees TAP_THS_6D.SIXD_THS | ° | Angle of six directions. | DS, TAP_THS_6D
          row | 80 70 60 50
        table noiseDensity CTRL1_XL.FS_XL | µg/√Hz | Typical noise of the accelerometer in high-performance mode. | DS, mechanical characteristics
          row | 80 130 80 90
        timing boot 15000000 | From power-on or BOOT to the end of the trim download; registers do not answer meanwhile. | AN, power-on and reboot
        timing softReset 50000 | From SW_RESET until it reads 0, typical. | AN, software reset
        timing gyroscopeTurnOn 70000000 | From power-down of the gyroscope to data, without the samples to discard. | AN, gyroscope turn-on
        timing turnOn 35000000 | Turn-on time, which the document gives for the part without a condition. | DS, mechanical characteristics
        timing sensorHubPulse 150000 | Pulse of the sensor hub's end on INT1. | AN, sensor hub
        timing sensorHubStop 5000000 | From START_CONFIG set, which ends the cycles, until MASTER_ON may be cleared. | AN, pass-through
        timing dataReadyPulse 75000 | Pulse of data-ready on the pins. | DS, DRDY_PULSE_CFG_G
        timing timestampStep 25000 | Step of the timestamp with TIMER_HR, at the nominal time base. | DS, WAKE_UP_DUR; LINUX
        timing timestampLongStep 6400000 | Step of the timestamp without TIMER_HR, at the nominal time base. | DS, WAKE_UP_DUR
        timing accelerometerSelfTestSettle 100000000 | From the start, and from a change of ST_XL, to right data. | AN, accelerometer self-test
        timing gyroscopeSelfTestTurnOn 150000000 | From the start of the gyroscope's self-test to right data. | AN, gyroscope self-test
        timing gyroscopeSelfTestSettle 50000000 | From a change of ST_G to right data. | AN, gyroscope self-test
        constant timeBaseMillihertz 6667000 | mHz | Highest rate; the others are it divided by powers of two. | I2CDEV, INTERNAL_FREQ_FINE, 6667 Hz divided by powers of two, of the following generation; DS, rounded | inferred
        constant temperatureDigits 256 | digits/°C | Sensitivity of the thermometer. | DS, temperature sensor characteristics
        constant temperatureZero 25 | °C | Temperature at which the thermometer reads 0. | DS, temperature sensor characteristics
        constant temperatureMillihertz 52086 | mHz | Rate of the thermometer; with the accelerometer alone in low power at most the accelerometer's. | DS, temperature sensor characteristics
        constant temperatureBits 16 | bits | Width of the thermometer's word, which is extended to 16 bits by its sign. | DS, temperature sensor characteristics
        constant lowPowerBandwidthMillihertz 740000 | mHz | Cut-off of the accelerometer's first low-pass in low-power and normal mode. | AN, accelerometer bandwidth
        constant analogBandwidth 1500 | Hz | Bandwidth of the accelerometer before the converter, from 1.66 kHz on without BW0_XL. | DS, CTRL1_XL
        constant analogBandwidthNarrow 400 | Hz | Bandwidth of the accelerometer before the converter otherwise. | DS, CTRL1_XL
        constant fifoDepth 2048 | words | Capacity of the FIFO, in words of 16 bits. | AN, FIFO; DS, FIFO, which says 4096 in one place
        constant fifoPatternWords 3 | words | Words of a data set. | AN, FIFO
        constant sensorHubMillihertz 104000 | mHz | Highest rate of the sensor hub's cycles, which otherwise is the accelerometer's. | AN, sensor hub
        constant sensorHubBytes 18 | bytes | Bytes that the sensor hub keeps of the slaves. | DS, SENSORHUB1_REG to SENSORHUB18_REG
        constant timestampEndcount 256 | steps | From the signal that the timestamp ends to the overflow, without TIMER_HR: 1.638 s. | AN, timestamp
        constant timestampEndcountFine 65536 | steps | From the signal that the timestamp ends to the overflow, with TIMER_HR: 1.638 s. | AN, timestamp
        constant wakeUpSteps 64 | steps | Steps of the wake-up threshold in full scale. | DS, WAKE_UP_THS
        constant tapSteps 32 | steps | Steps of the tap threshold in full scale. | DS, TAP_THS_6D
        constant userOffsetFineSteps 1024 | steps/g | Steps of the user offset, USR_OFF_W clear. | DS, CTRL6_C
        constant userOffsetCoarseSteps 64 | steps/g | Steps of the user offset, USR_OFF_W set. | DS, CTRL6_C
        constant inactivitySamples 512 | samples | Samples in a step of SLEEP_DUR; 16 for 0. | DS, WAKE_UP_DUR
        constant accelerometerZeroLevel 40 | mg | Typical zero-g level of the accelerometer, either sign. | DS, mechanical characteristics
        constant accelerometerZeroLevelDrift 100 | µg/°C | Typical change of the zero-g level with temperature, either sign. | DS, mechanical characteristics
        constant gyroscopeZeroLevel 3 | °/s | Typical zero-rate level of the gyroscope, either sign. | DS, mechanical characteristics
        constant gyroscopeZeroLevelDrift 15 | m°/s/°C | Typical change of the zero-rate level with temperature, either sign. | DS, mechanical characteristics
        constant gyroscopeNoiseDensity 4 | mdps/√Hz | Typical noise of the gyroscope in high-performance mode. | DS, mechanical characteristics
        constant selfTestSamples 5 | samples | Averaged in a self-test, after one that is discarded. | AN, self-test
        constant accelerometerSelfTest 400 | mg | Change of each axis in the accelerometer's self-test; a choice within the limits. | DS, mechanical characteristics, which has limits only | unknown
        constant gyroscopeSelfTest 350 | °/s | Change of each axis in the gyroscope's self-test at ±2000 °/s; a choice within the limits, in proportion to the range. | DS, mechanical characteristics, which has limits only | unknown
        constant accelerometerSelfTestMinimum 90 | mg | Smallest change in the accelerometer's self-test. | DS, mechanical characteristics
        constant accelerometerSelfTestMaximum 1700 | mg | Largest change in the accelerometer's self-test. | DS, mechanical characteristics
        constant gyroscopeSelfTestMinimum 150 | °/s | Smallest change in the gyroscope's self-test, at ±2000 °/s. | DS, mechanical characteristics
        constant gyroscopeSelfTestMaximum 700 | °/s | Largest change in the gyroscope's self-test, at ±2000 °/s. | DS, mechanical characteristics
        constant gyroscopeSelfTestMinimum250 20 | °/s | Smallest change in the gyroscope's self-test, at ±250 °/s. | DS, mechanical characteristics
        constant gyroscopeSelfTestMaximum250 80 | °/s | Largest change in the gyroscope's self-test, at ±250 °/s. | DS, mechanical characteristics
        document AN AN5040 Rev 3, STMicroelectronics, of the LSM6DSL
        document DS LSM6DSL datasheet, DocID028475 Rev 7, STMicroelectronics, September 2017
        document I2CDEV i2cdevlib, header of the ISM330DHCX, which quotes its datasheet
        document LINUX Linux drivers/iio/imu/st_lsm6dsx, st_lsm6dsx_core.c and st_lsm6dsx_buffer.c
      """#)
  }
#endif
