// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm6dso.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.LSM6DSO {
    /// The manufacturer's name.
    package static var name: String { "LSM6DSO" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part accelerometer gyroscope
        identity 0F 6C LSM6DSO LSM6DSOX LSM6DSO32 LSM6DSOP | PID, LSM6DSO_ID; LINUX | independent
        i2c 400000 00 6A 6B | PID, LSM6DSO_I2C_ADD_L; DS32, I2C operation | independent
        spi 80 00 7F 3 10000000 | DS32, SPI bus interface | inferred
        wrap 7E 78 | DS32, FIFO_DATA_OUT_TAG; LINUX, reads of several words | independent
        wrap 2D 22 | DS32, CTRL5_C, with ROUNDING of both, from 2D to 28 and 27 to 22 with that of one | inferred
        wrap 27 22 | DS32, CTRL5_C, with ROUNDING of the gyroscope | inferred
        reserved 00 00 doNotWrite | PID, addresses that it does not list | inferred
        reserved 03 06 doNotWrite | PID, addresses that it does not list | inferred
        reserved 1F 1F doNotWrite | PID, addresses that it does not list | inferred
        reserved 2E 34 doNotWrite | PID, addresses that it does not list | inferred
        reserved 38 38 doNotWrite | PID, addresses that it does not list | inferred
        reserved 3C 3F doNotWrite | PID, addresses that it does not list | inferred
        reserved 44 55 doNotWrite | PID, addresses that it does not list | inferred
        reserved 60 61 doNotWrite | PID, addresses that it does not list | inferred
        reserved 64 6E doNotWrite | PID, addresses that it does not list | inferred
        reserved 76 77 doNotWrite | PID, addresses that it does not list | inferred
        reserved 7F 7F doNotWrite | PID, addresses that it does not list | inferred
        register 01 FUNC_CFG_ACCESS rw 00 | Bank of registers; at this address in all banks. | PID, FUNC_CFG_ACCESS; DS32, FUNC_CFG_ACCESS | independent
          field FUNC_CFG_ACCESS 7 | Bank of the embedded functions.
            code 0 off closed
            code 1 on open
          field SHUB_REG_ACCESS 6 | Bank of the sensor hub; with both bits the bank is not defined.
            code 0 off closed
            code 1 on open
          field zero 5:0 zero | Must be zero.
        register 02 PIN_CTRL rw 3F | Pull-ups. | PID, PIN_CTRL; DS32, PIN_CTRL | independent
          field OIS_PU_DIS 7 | Pull-ups of the auxiliary interface.
            code 0 no connected
            code 1 yes disconnected
          field SDO_PU_EN 6 | Pull-up of SDO.
            code 0 off disconnected
            code 1 on connected
          field KEEP1 5:0 only 63 | Have to stay 1.
        register 07 FIFO_CTRL1 rw 00 | FIFO: watermark, low bits. | PID, FIFO_CTRL1; DS32, FIFO_CTRL1 | independent
          field WTM 7:0 | Low 8 of 9 bits; words of 7 bytes.
        register 08 FIFO_CTRL2 rw 00 | FIFO: depth, compression, watermark. | PID, FIFO_CTRL2; DS32, FIFO_CTRL2 | independent
          field STOP_ON_WTM 7 | Whether the watermark limits the depth.
            code 0 off 512 words
            code 1 on as many as the watermark
          field FIFO_COMPR_RT_EN 6 | Compression, with FIFO_COMPR_EN of the bank of the embedded functions.
            code 0 off off
            code 1 on on
          field zero 5 zero | Must be zero.
          field ODRCHG_EN 4 | Whether a change of a rate is stored.
            code 0 off no
            code 1 on yes
          field zero 3 zero | Must be zero.
          field UNCOPTR_RATE 2:1 | With compression, how often a word is not compressed.
            code 0 never not forced
            code 1 eighth every 8th batch
            code 2 sixteenth every 16th batch
            code 3 thirtySecond every 32nd batch
          field WTM 0 | Bit 8 of the watermark.
        register 09 FIFO_CTRL3 rw 00 | FIFO: batch rates. | PID, FIFO_CTRL3; DS32, FIFO_CTRL3 | independent
          field BDR_GY 7:4 | Rate at which the gyroscope is stored, at most its own.
            code 0 off not stored
            code 1 hertz12Point5 12.5 Hz
            code 2 hertz26 26 Hz
            code 3 hertz52 52 Hz
            code 4 hertz104 104 Hz
            code 5 hertz208 208 Hz
            code 6 hertz416 416 Hz, 417 Hz elsewhere
            code 7 hertz833 833 Hz
            code 8 hertz1666 1.66 kHz
            code 9 hertz3333 3.33 kHz
            code 10 hertz6667 6.66 kHz
            code 11 hertz6Point5 6.5 Hz
            code 12-15 - not allowed
          field BDR_XL 3:0 | Rate at which the accelerometer is stored, at most its own.
            code 0 off not stored
            code 1 hertz12Point5 12.5 Hz
            code 2 hertz26 26 Hz
            code 3 hertz52 52 Hz
            code 4 hertz104 104 Hz
            code 5 hertz208 208 Hz
            code 6 hertz416 416 Hz, 417 Hz elsewhere
            code 7 hertz833 833 Hz
            code 8 hertz1666 1.66 kHz
            code 9 hertz3333 3.33 kHz
            code 10 hertz6667 6.66 kHz
            code 11 hertz1Point6 1.6 Hz
            code 12-15 - not allowed
        register 0A FIFO_CTRL4 rw 00 | FIFO: timestamps, temperatures, mode. | PID, FIFO_CTRL4; DS32, FIFO_CTRL4 | independent
          field DEC_TS_BATCH 7:6 | How often a timestamp is stored.
            code 0 off not stored
            code 1 one with every batch
            code 2 eight with every 8th batch
            code 3 thirtyTwo with every 32nd batch
          field ODR_T_BATCH 5:4 | Rate at which temperatures are stored.
            code 0 off not stored
            code 1 hertz1Point6 1.6 Hz
            code 2 hertz12Point5 12.5 Hz
            code 3 hertz52 52 Hz
          field zero 3 zero | Must be zero.
          field FIFO_MODE 2:0 | Mode.
            code 0 bypass bypass: stores nothing, and empties the FIFO
            code 1 fifo FIFO: stops when it is full
            code 2 - not allowed
            code 3 continuousToFIFO continuous, FIFO from an event on
            code 4 bypassToContinuous bypass, continuous from an event on
            code 5 - not allowed
            code 6 continuous continuous: the oldest word is lost when it is full
            code 7 bypassToFIFO bypass, FIFO from an event on
        register 0B COUNTER_BDR_REG1 rw 00 | Form of data-ready; counter of batches. | PID, COUNTER_BDR_REG1; DS32, COUNTER_BDR_REG1 | independent
          field dataready_pulsed 7 | Data-ready on the pins.
            code 0 off latched
            code 1 on pulses of 75 µs
          field RST_COUNTER_BDR 6 clearsItself | Resets the counter of batches.
            code 0 no nothing
            code 1 yes resets
          field TRIG_COUNTER_BDR 5 | Sensor whose batches are counted.
            code 0 no accelerometer
            code 1 yes gyroscope
          field zero 4:3 zero | Must be zero.
          field CNT_BDR_TH 2:0 | Bits 10 to 8 of the threshold.
        register 0C COUNTER_BDR_REG2 rw 00 | Counter of batches: threshold. | PID, COUNTER_BDR_REG2; DS32, COUNTER_BDR_REG2 | independent
          field CNT_BDR_TH 7:0 | Low 8 of 11 bits; batches.
        register 0D INT1_CTRL rw 00 | Signals on INT1. | PID, INT1_CTRL; DS32, INT1_CTRL | independent
          field DEN_DRDY_flag 7 | DEN_DRDY.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_CNT_BDR 6 | The counter of batches.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_FIFO_FULL 5 | The FIFO is full.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_FIFO_OVR 4 | The FIFO's overrun.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_FIFO_TH 3 | The FIFO's watermark.
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
        register 0E INT2_CTRL rw 00 | Signals on INT2. | PID, INT2_CTRL; DS32, INT2_CTRL | independent
          field zero 7 zero | Must be zero.
          field INT2_CNT_BDR 6 | The counter of batches.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_FIFO_FULL 5 | The FIFO is full.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_FIFO_OVR 4 | The FIFO's overrun.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_FIFO_TH 3 | The FIFO's watermark.
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
        register 0F WHO_AM_I r 6C | The identity byte. | PID, LSM6DSO_ID; LINUX | independent
          field ID 7:0 | 0x6C, also in the LSM6DSOX and LSM6DSO32.
        register 10 CTRL1_XL rw 00 | Accelerometer: rate, range, second low-pass. | PID, CTRL1_XL; DS32, CTRL1_XL | independent
          field ODR_XL 7:4 | Output data rate.
            code 0 powerDown power-down
            code 1 hertz12Point5 12.5 Hz
            code 2 hertz26 26 Hz
            code 3 hertz52 52 Hz
            code 4 hertz104 104 Hz
            code 5 hertz208 208 Hz
            code 6 hertz416 416 Hz, 417 Hz elsewhere
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
          field LPF2_XL_EN 1 | Whether the second low-pass is in the path.
            code 0 off no
            code 1 on yes
          field zero 0 zero | Must be zero.
        register 11 CTRL2_G rw 00 | Gyroscope: rate, range. | PID, CTRL2_G; DS32, CTRL2_G | independent
          field ODR_G 7:4 | Output data rate.
            code 0 powerDown power-down
            code 1 hertz12Point5 12.5 Hz
            code 2 hertz26 26 Hz
            code 3 hertz52 52 Hz
            code 4 hertz104 104 Hz
            code 5 hertz208 208 Hz
            code 6 hertz416 416 Hz, 417 Hz elsewhere
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
        register 12 CTRL3_C rw 04 | Boot, reset, interfaces. | PID, CTRL3_C; DS32, CTRL3_C | independent
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
          field zero 1 zero | Must be zero.
          field SW_RESET 0 clearsItself | Resets the registers; cleared when that has ended.
            code 0 no nothing
            code 1 yes begins a reset
        register 13 CTRL4_C rw 00 | Gyroscope's sleep and low-pass; pins. | PID, CTRL4_C; DS32, CTRL4_C | independent
          field zero 7 zero | Must be zero.
          field SLEEP_G 6 | Gyroscope's sleep: the drive continues, nothing is measured.
            code 0 off no
            code 1 on yes
          field INT2_on_INT1 5 | Whether INT1 has the signals of INT2 too.
            code 0 off no
            code 1 on yes
          field zero 4 zero | Must be zero.
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
        register 14 CTRL5_C rw 00 | Ultra-low power, rounding, self-tests. | PID, CTRL5_C; DS32, CTRL5_C | independent
          field XL_ULP_EN 7 | Accelerometer's ultra-low-power mode; changed in power-down, up to 208 Hz, gyroscope in power-down.
            code 0 off no
            code 1 on yes
          field ROUNDING 6:5 | Outputs that a burst repeats.
            code 0 none none
            code 1 accelerometer accelerometer
            code 2 gyroscope gyroscope
            code 3 both gyroscope and accelerometer
          field zero 4 zero | Must be zero.
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
        register 15 CTRL6_C rw 00 | DEN, power mode of the accelerometer, offset weight, first low-pass of the gyroscope. | PID, CTRL6_C; DS32, CTRL6_C | independent
          field TRIG_EN 7 | Whether an edge of DEN triggers.
            code 0 off no
            code 1 on yes
          field LVL1_EN 6 | Whether the level of DEN triggers.
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
          field FTYPE 2:0 | Cut-off of the gyroscope's first low-pass, with the rate.
            code 0 step0 step 0
            code 1 step1 step 1
            code 2 step2 step 2
            code 3 step3 step 3
            code 4 step4 step 4
            code 5 step5 step 5
            code 6 step6 step 6
            code 7 step7 step 7
        register 16 CTRL7_G rw 00 | Gyroscope: power mode, high-pass; user offset. | PID, CTRL7_G; DS32, CTRL7_G | independent
          field G_HM_MODE 7 | Whether the gyroscope leaves high performance: low power up to 52 Hz, normal at 104 and 208 Hz.
            code 0 off no
            code 1 on yes
          field HP_EN_G 6 | High-pass, in high-performance mode only.
            code 0 off no
            code 1 on yes
          field HPM_G 5:4 | Cut-off of the high-pass.
            code 0 millihertz16 16 mHz
            code 1 millihertz65 65 mHz
            code 2 millihertz260 260 mHz
            code 3 millihertz1040 1.04 Hz
          field zero 3 zero | Must be zero.
          field OIS_ON_EN 2 | Who switches the OIS chain on.
            code 0 no the auxiliary interface
            code 1 yes OIS_ON
          field USR_OFF_ON_OUT 1 | Whether the user offset is subtracted from outputs and FIFO.
            code 0 off no
            code 1 on yes
          field OIS_ON 0 | OIS chain.
            code 0 off no
            code 1 on yes
        register 17 CTRL8_XL rw 00 | Accelerometer's filters. | PID, CTRL8_XL; DS32, CTRL8_XL | independent
          field HPCF_XL 7:5 | Cut-off of the second low-pass or the high-pass.
            code 0 quarter rate / 4; as high-pass the slope
            code 1 tenth rate / 10
            code 2 twentieth rate / 20
            code 3 fortyFifth rate / 45
            code 4 hundredth rate / 100
            code 5 twoHundredth rate / 200
            code 6 fourHundredth rate / 400
            code 7 eightHundredth rate / 800
          field HP_REF_MODE_XL 4 | Whether the high-pass subtracts a stored sample.
            code 0 off no
            code 1 on yes
          field FASTSETTL_MODE_XL 3 | Whether the filter presets itself after power-down.
            code 0 off no
            code 1 on yes
          field HP_SLOPE_XL_EN 2 | Whether outputs have the high-pass or slope.
            code 0 off no
            code 1 on yes
          field XL_FS_MODE 1 | Meaning of code 1 of FS_XL. | PID, xl_fs_mode; QUOTE | single
            code 0 off ±16 g
            code 1 on ±2 g
          field LOW_PASS_ON_6D 0 | Data for six directions.
            code 0 off first low-pass
            code 1 on second low-pass
        register 18 CTRL9_XL rw E0 | DEN stamps; I3C. | PID, CTRL9_XL; DS32, CTRL9_XL | independent
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
          field DEN_XL_EN 3 | Whether DEN acts on the accelerometer too.
            code 0 off no
            code 1 on yes
          field DEN_LH 2 | Level of DEN.
            code 0 no active low
            code 1 yes active high
          field I3C_disable 1 | Whether I3C is disabled; reports say that it survives SW_RESET.
            code 0 off no
            code 1 on yes
          field zero 0 zero | Must be zero.
        register 19 CTRL10_C rw 00 | Timestamp. | PID, CTRL10_C; DS32, CTRL10_C | independent
          field zero 7:6 zero | Must be zero.
          field TIMESTAMP_EN 5 | Counter of timestamps.
            code 0 off no
            code 1 on yes
          field zero 4:0 zero | Must be zero.
        register 1A ALL_INT_SRC r - - onRequest | Events: all. | PID, ALL_INT_SRC; DS32, ALL_INT_SRC | independent
          reading Clears latched events.
          field TIMESTAMP_ENDCOUNT 7 | The timestamp overflows within 6.4 ms.
            code 0 no no
            code 1 yes yes
          field zero 6 zero | Must be zero.
          field SLEEP_CHANGE_IA 5 | Activity or inactivity began.
            code 0 no no
            code 1 yes yes
          field D6D_IA 4 | Six directions.
            code 0 no no
            code 1 yes yes
          field DOUBLE_TAP 3 | Double tap.
            code 0 no no
            code 1 yes yes
          field SINGLE_TAP 2 | Single tap.
            code 0 no no
            code 1 yes yes
          field WU_IA 1 | Wake-up.
            code 0 no no
            code 1 yes yes
          field FF_IA 0 | Free fall.
            code 0 no no
            code 1 yes yes
        register 1B WAKE_UP_SRC r - - onRequest | Events: wake-up, free fall, activity. | PID, WAKE_UP_SRC; DS32, WAKE_UP_SRC | independent
          reading Clears latched events.
          field zero 7 zero | Must be zero.
          field SLEEP_CHANGE_IA 6 | Activity or inactivity began.
            code 0 no no
            code 1 yes yes
          field FF_IA 5 | Free fall.
            code 0 no no
            code 1 yes yes
          field SLEEP_STATE 4 | Inactivity.
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
        register 1C TAP_SRC r - - onRequest | Events: taps. | PID, TAP_SRC; DS32, TAP_SRC | independent
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
        register 1D D6D_SRC r - - onRequest | Events: six directions. | PID, D6D_SRC; DS32, D6D_SRC | independent
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
        register 1E STATUS_REG r - | New data. | PID, STATUS_REG; DS32, STATUS_REG | independent
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
        register 20 OUT_TEMP_L r - - onRequest | Temperature, low byte. | PID, OUT_TEMP_L; DS32, OUT_TEMP_L | independent
          reading With BDU holds the pair.
          field Temp 7:0 | Low byte; two's complement.
        register 21 OUT_TEMP_H r - - onRequest | Temperature, high byte. | PID, OUT_TEMP_H; DS32, OUT_TEMP_H | independent
          reading Clears TDA.
          field Temp 7:0 | High byte; two's complement.
        register 22 OUTX_L_G r - - onRequest | Gyroscope: X, low byte. | PID, OUTX_L_G; DS32, OUTX_L_G | independent
          reading With BDU holds the pair.
          field D 7:0 | Low byte; two's complement.
        register 23 OUTX_H_G r - - onRequest | Gyroscope: X, high byte. | PID, OUTX_H_G; DS32, OUTX_H_G | independent
          reading Clears GDA.
          field D 7:0 | High byte; two's complement.
        register 24 OUTY_L_G r - - onRequest | Gyroscope: Y, low byte. | PID, OUTY_L_G; DS32, OUTY_L_G | independent
          reading With BDU holds the pair.
          field D 7:0 | Low byte; two's complement.
        register 25 OUTY_H_G r - - onRequest | Gyroscope: Y, high byte. | PID, OUTY_H_G; DS32, OUTY_H_G | independent
          reading Clears GDA.
          field D 7:0 | High byte; two's complement.
        register 26 OUTZ_L_G r - - onRequest | Gyroscope: Z, low byte. | PID, OUTZ_L_G; DS32, OUTZ_L_G | independent
          reading With BDU holds the pair.
          field D 7:0 | Low byte; two's complement.
        register 27 OUTZ_H_G r - - onRequest | Gyroscope: Z, high byte. | PID, OUTZ_H_G; DS32, OUTZ_H_G | independent
          reading Clears GDA.
          field D 7:0 | High byte; two's complement.
        register 28 OUTX_L_A r - - onRequest | Accelerometer: X, low byte. | PID, OUTX_L_A; DS32, OUTX_L_A | independent
          reading With BDU holds the pair.
          field D 7:0 | Low byte; two's complement.
        register 29 OUTX_H_A r - - onRequest | Accelerometer: X, high byte. | PID, OUTX_H_A; DS32, OUTX_H_A | independent
          reading Clears XLDA.
          field D 7:0 | High byte; two's complement.
        register 2A OUTY_L_A r - - onRequest | Accelerometer: Y, low byte. | PID, OUTY_L_A; DS32, OUTY_L_A | independent
          reading With BDU holds the pair.
          field D 7:0 | Low byte; two's complement.
        register 2B OUTY_H_A r - - onRequest | Accelerometer: Y, high byte. | PID, OUTY_H_A; DS32, OUTY_H_A | independent
          reading Clears XLDA.
          field D 7:0 | High byte; two's complement.
        register 2C OUTZ_L_A r - - onRequest | Accelerometer: Z, low byte. | PID, OUTZ_L_A; DS32, OUTZ_L_A | independent
          reading With BDU holds the pair.
          field D 7:0 | Low byte; two's complement.
        register 2D OUTZ_H_A r - - onRequest | Accelerometer: Z, high byte. | PID, OUTZ_H_A; DS32, OUTZ_H_A | independent
          reading Clears XLDA.
          field D 7:0 | High byte; two's complement.
        register 35 EMB_FUNC_STATUS_MAINPAGE r - | Events of the embedded functions. | PID, EMB_FUNC_STATUS_MAINPAGE; DS32, EMB_FUNC_STATUS_MAINPAGE | independent
          field IS_FSM_LC 7 | Long counter of the state machines.
            code 0 no no
            code 1 yes yes
          field zero 6 zero | Must be zero.
          field IS_SIGMOT 5 | Significant motion.
            code 0 no no
            code 1 yes yes
          field IS_TILT 4 | Tilt.
            code 0 no no
            code 1 yes yes
          field IS_STEP_DET 3 | Step.
            code 0 no no
            code 1 yes yes
          field zero 2:0 zero | Must be zero.
        register 36 FSM_STATUS_A_MAINPAGE r - | Events of state machines 1 to 8. | PID, FSM_STATUS_A_MAINPAGE; DS32, FSM_STATUS_A_MAINPAGE | independent
          field IS_FSM 7:0 | A bit for each.
        register 37 FSM_STATUS_B_MAINPAGE r - | Events of state machines 9 to 16. | PID, FSM_STATUS_B_MAINPAGE; DS32, FSM_STATUS_B_MAINPAGE | independent
          field IS_FSM 7:0 | A bit for each.
        register 39 STATUS_MASTER_MAINPAGE r - - onRequest | State of the sensor hub. | PID, STATUS_MASTER_MAINPAGE; DS32, STATUS_MASTER_MAINPAGE | independent
          reading Ends SENS_HUB_ENDOP.
          field WR_ONCE_DONE 7 | The single write is done.
            code 0 no no
            code 1 yes yes
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
          field SENS_HUB_ENDOP 0 | All slaves were served.
            code 0 no no
            code 1 yes yes
        register 3A FIFO_STATUS1 r - | FIFO: unread words, low bits. | PID, FIFO_STATUS1; DS32, FIFO_STATUS1 | independent
          field DIFF_FIFO 7:0 | Low 8 of 10 bits; words, 0 to 512.
        register 3B FIFO_STATUS2 r - - onRequest | FIFO: state, unread words. | PID, FIFO_STATUS2; DS32, FIFO_STATUS2 | independent
          reading Clears FIFO_OVR_LATCHED and COUNTER_BDR_IA.
          field FIFO_WTM_IA 7 | Unread words reach the watermark.
            code 0 no no
            code 1 yes yes
          field FIFO_OVR_IA 6 | Completely filled, or a word was lost: the document says both.
            code 0 no no
            code 1 yes yes
          field FIFO_FULL_IA 5 | Full with the next batch.
            code 0 no no
            code 1 yes yes
          field COUNTER_BDR_IA 4 | The counter of batches has reached its threshold.
            code 0 no no
            code 1 yes yes
          field FIFO_OVR_LATCHED 3 | Overrun since the last read.
            code 0 no no
            code 1 yes yes
          field zero 2 zero | Must be zero.
          field DIFF_FIFO 1:0 | Bits 9 and 8.
        register 40 TIMESTAMP0 r - | Timestamp, bits 7 to 0. | PID, TIMESTAMP0; DS32, TIMESTAMP0 | independent
          field TIMESTAMP 7:0 | Bits 7 to 0; 25 µs a step.
        register 41 TIMESTAMP1 r - | Timestamp, bits 15 to 8. | PID, TIMESTAMP1; DS32, TIMESTAMP1 | independent
          field TIMESTAMP 7:0 | Bits 15 to 8; 25 µs a step.
        register 42 TIMESTAMP2 rw 00 AA | Timestamp, bits 23 to 16; 0xAA resets the counter. | PID, lsm6dso_timestamp_rst; LINUX; DS32, TIMESTAMP2 | independent
          field TIMESTAMP 7:0 | Bits 23 to 16; 25 µs a step.
        register 43 TIMESTAMP3 r - | Timestamp, bits 31 to 24. | PID, TIMESTAMP3; DS32, TIMESTAMP3 | independent
          field TIMESTAMP 7:0 | Bits 31 to 24; 25 µs a step.
        register 56 TAP_CFG0 rw 00 | Events: latch, inputs. | PID, TAP_CFG0; DS32, TAP_CFG0 | independent
          field zero 7 zero | Must be zero.
          field INT_CLR_ON_READ 6 | When reading a source ends a latched event.
            code 0 off at the end of the sample
            code 1 on at once
          field SLEEP_STATUS_ON_INT 5 | Signal of activity on the pins.
            code 0 off changes
            code 1 on state
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
        register 57 TAP_CFG1 rw 00 | Taps: priority, threshold of X. | PID, TAP_CFG1; DS32, TAP_CFG1 | independent
          field TAP_PRIORITY 7:5 | Order of the axes.
            code 0 xyz X, Y, Z
            code 1 yxz Y, X, Z
            code 2 xzy X, Z, Y
            code 3 zyx Z, Y, X
            code 4 xyzAlternate X, Y, Z
            code 5 yzx Y, Z, X
            code 6 zxy Z, X, Y
            code 7 zyxAlternate Z, Y, X
          field TAP_THS_X 4:0 | Full scale / 32 a step.
        register 58 TAP_CFG2 rw 00 | Events: enable, activity; taps: threshold of Y. | PID, TAP_CFG2; DS32, TAP_CFG2 | independent
          field INTERRUPTS_ENABLE 7 | Events.
            code 0 off no
            code 1 on yes
          field INACT_EN 6:5 | Effect of inactivity.
            code 0 none only signals
            code 1 accelerometer accelerometer 12.5 Hz
            code 2 gyroscopeSleeps accelerometer 12.5 Hz, gyroscope sleeps
            code 3 gyroscopeOff accelerometer 12.5 Hz, gyroscope in power-down
          field TAP_THS_Y 4:0 | Full scale / 32 a step.
        register 59 TAP_THS_6D rw 00 | Six directions; taps: threshold of Z. | PID, TAP_THS_6D; DS32, TAP_THS_6D | independent
          field D4D_EN 7 | Whether six directions are only four, without Z.
            code 0 off no
            code 1 on yes
          field SIXD_THS 6:5 | Angle of six directions. | PID, sixd_ths; DSL, TAP_THS_6D | inferred
            code 0 step0 80°
            code 1 step1 70°
            code 2 step2 60°
            code 3 step3 50°
          field TAP_THS_Z 4:0 | Full scale / 32 a step.
        register 5A INT_DUR2 rw 00 | Taps: durations. | PID, INT_DUR2; DS32, INT_DUR2 | independent
          field DUR 7:4 | Longest time between two taps: 32 samples a step, 16 for 0.
          field QUIET 3:2 | Time without a tap after one: 4 samples a step, 2 for 0.
          field SHOCK 1:0 | Longest tap: 8 samples a step, 4 for 0.
        register 5B WAKE_UP_THS rw 00 | Wake-up: threshold; double taps. | PID, WAKE_UP_THS; DS32, WAKE_UP_THS | independent
          field SINGLE_DOUBLE_TAP 7 | Whether double taps are recognised.
            code 0 off no
            code 1 on yes
          field USR_OFF_ON_WU 6 | Whether wake-up has the low-passed sample less the user offset.
            code 0 off no
            code 1 on yes
          field WK_THS 5:0 | Full scale / 64 a step, / 256 with WAKE_THS_W.
        register 5C WAKE_UP_DUR rw 00 | Durations of free fall, wake-up, inactivity. | PID, WAKE_UP_DUR; DS32, WAKE_UP_DUR | independent
          field FF_DUR5 7 | Bit 5 of free fall's duration.
          field WAKE_DUR 6:5 | Wake-up; samples.
          field WAKE_THS_W 4 | Step of the wake-up threshold.
            code 0 off full scale / 64
            code 1 on full scale / 256
          field SLEEP_DUR 3:0 | Inactivity: 512 samples a step, 16 for 0.
        register 5D FREE_FALL rw 00 | Free fall. | PID, FREE_FALL; DS32, FREE_FALL | independent
          field FF_DUR 7:3 | Low 5 of 6 bits; samples.
          field FF_THS 2:0 | Threshold. | PID, ff_ths; DSL, FREE_FALL | inferred
            code 0 step0 156 mg
            code 1 step1 219 mg
            code 2 step2 250 mg
            code 3 step3 312 mg
            code 4 step4 344 mg
            code 5 step5 406 mg
            code 6 step6 469 mg
            code 7 step7 500 mg
        register 5E MD1_CFG rw 00 | Events on INT1. | PID, MD1_CFG; DS32, MD1_CFG | independent
          field INT1_SLEEP_CHANGE 7 | Activity.
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
          field INT1_EMB_FUNC 1 | Embedded functions.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_SHUB 0 | Sensor hub.
            code 0 off not on the pin
            code 1 on on the pin
        register 5F MD2_CFG rw 00 | Events on INT2. | PID, MD2_CFG; DS32, MD2_CFG | independent
          field INT2_SLEEP_CHANGE 7 | Activity.
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
          field INT2_EMB_FUNC 1 | Embedded functions.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_TIMESTAMP 0 | End of the timestamp.
            code 0 off not on the pin
            code 1 on on the pin
        register 62 I3C_BUS_AVB rw 00 | I3C: bus-available time. | PID, I3C_BUS_AVB; DS32, I3C_BUS_AVB | independent
          field zero 7:5 zero | Must be zero.
          field I3C_BUS_AVB_SEL 4:3 | Bus-available time.
            code 0 us50 50 µs
            code 1 us2 2 µs
            code 2 ms1 1 ms
            code 3 ms25 25 ms
          field zero 2:1 zero | Must be zero.
          field PD_DIS_INT1 0 | Pull-down of INT1.
            code 0 no connected
            code 1 yes disconnected
        register 63 INTERNAL_FREQ_FINE r - | Deviation of the time base of this part. | PID, INTERNAL_FREQ_FINE; LINUX; DS32, INTERNAL_FREQ_FINE | independent
          field FREQ_FINE 7:0 signed | 0.15 % a step.
        register 6F INT_OIS r 00 | OIS chain, which the auxiliary interface sets. | PID, INT_OIS | single
          field OIS 7:0 reserved | No meaning is documented.
        register 70 CTRL1_OIS r 00 | OIS chain, which the auxiliary interface sets. | PID, CTRL1_OIS | single
          field OIS 7:0 reserved | No meaning is documented.
        register 71 CTRL2_OIS r 00 | OIS chain, which the auxiliary interface sets. | PID, CTRL2_OIS | single
          field OIS 7:0 reserved | No meaning is documented.
        register 72 CTRL3_OIS r 00 | OIS chain, which the auxiliary interface sets. | PID, CTRL3_OIS | single
          field OIS 7:0 reserved | No meaning is documented.
        register 73 X_OFS_USR rw 00 | User offset of X. | PID, X_OFS_USR; DS32, X_OFS_USR | independent
          field OFS 7:0 signed | -127 to 127; subtracted where CTRL7_G or WAKE_UP_THS says so.
        register 74 Y_OFS_USR rw 00 | User offset of Y. | PID, Y_OFS_USR; DS32, Y_OFS_USR | independent
          field OFS 7:0 signed | -127 to 127; subtracted where CTRL7_G or WAKE_UP_THS says so.
        register 75 Z_OFS_USR rw 00 | User offset of Z. | PID, Z_OFS_USR; DS32, Z_OFS_USR | independent
          field OFS 7:0 signed | -127 to 127; subtracted where CTRL7_G or WAKE_UP_THS says so.
        register 78 FIFO_DATA_OUT_TAG r - - onRequest | FIFO: tag of the oldest word. | PID, FIFO_DATA_OUT_TAG; DS32, FIFO_DATA_OUT_TAG; LINUX | independent
          reading The read of 7E removes a word from the FIFO.
          field TAG_SENSOR 7:3 | What the word holds.
          field TAG_CNT 2:1 | Counts the batches.
          field TAG_PARITY 0 | Makes the number of ones even, as ST's FIFO utility has it.
        register 79 FIFO_DATA_OUT_X_L r - - onRequest | FIFO: X of the oldest word, low byte. | PID, FIFO_DATA_OUT_X_L; DS32, FIFO_DATA_OUT_X_L | independent
          reading The read of 7E removes a word from the FIFO.
          field D 7:0 | Low byte.
        register 7A FIFO_DATA_OUT_X_H r - - onRequest | FIFO: X of the oldest word, high byte. | PID, FIFO_DATA_OUT_X_H; DS32, FIFO_DATA_OUT_X_H | independent
          reading The read of 7E removes a word from the FIFO.
          field D 7:0 | High byte.
        register 7B FIFO_DATA_OUT_Y_L r - - onRequest | FIFO: Y of the oldest word, low byte. | PID, FIFO_DATA_OUT_Y_L; DS32, FIFO_DATA_OUT_Y_L | independent
          reading The read of 7E removes a word from the FIFO.
          field D 7:0 | Low byte.
        register 7C FIFO_DATA_OUT_Y_H r - - onRequest | FIFO: Y of the oldest word, high byte. | PID, FIFO_DATA_OUT_Y_H; DS32, FIFO_DATA_OUT_Y_H | independent
          reading The read of 7E removes a word from the FIFO.
          field D 7:0 | High byte.
        register 7D FIFO_DATA_OUT_Z_L r - - onRequest | FIFO: Z of the oldest word, low byte. | PID, FIFO_DATA_OUT_Z_L; DS32, FIFO_DATA_OUT_Z_L | independent
          reading The read of 7E removes a word from the FIFO.
          field D 7:0 | Low byte.
        register 7E FIFO_DATA_OUT_Z_H r - - onRequest | FIFO: Z of the oldest word, high byte. | PID, FIFO_DATA_OUT_Z_H; DS32, FIFO_DATA_OUT_Z_H | independent
          reading The read of 7E removes a word from the FIFO.
          field D 7:0 | High byte.
        bank EmbeddedFunctions
        register 02 PAGE_SEL rw 01 | Page of the advanced features. | PID, PAGE_SEL; DS32, PAGE_SEL | independent
          field PAGE_SEL 7:4 | Page.
          field zero 3:1 zero | Must be zero.
          field KEEP1 0 only 1 | Has to stay 1.
        register 04 EMB_FUNC_EN_A rw 00 | Embedded functions, first register. | PID, EMB_FUNC_EN_A; DS32, EMB_FUNC_EN_A | independent
          field zero 7:6 zero | Must be zero.
          field SIGN_MOTION_EN 5 | Significant motion.
            code 0 off off
            code 1 on on
          field TILT_EN 4 | Tilt.
            code 0 off off
            code 1 on on
          field PEDO_EN 3 | Step counter.
            code 0 off off
            code 1 on on
          field zero 2:0 zero | Must be zero.
        register 05 EMB_FUNC_EN_B rw 00 | Embedded functions, second register. | PID, EMB_FUNC_EN_B; DS32, EMB_FUNC_EN_B | independent
          field zero 7:5 zero | Must be zero.
          field PEDO_ADV_EN 4 | Advanced step counter.
            code 0 off off
            code 1 on on
          field FIFO_COMPR_EN 3 | Compression of the FIFO.
            code 0 off off
            code 1 on on
          field zero 2:1 zero | Must be zero.
          field FSM_EN 0 | State machines.
            code 0 off off
            code 1 on on
        register 08 PAGE_ADDRESS rw 00 | Address in the page. | PID, PAGE_ADDRESS; DS32, PAGE_ADDRESS | independent
          field PAGE_ADDR 7:0 | Address; counts on with each access of PAGE_VALUE.
        register 09 PAGE_VALUE rw 00 | Byte of the page. | PID, PAGE_VALUE; DS32, PAGE_VALUE | independent
          field PAGE_VALUE 7:0 | Byte.
        register 0A EMB_FUNC_INT1 rw 00 | Embedded functions on INT1. | PID, EMB_FUNC_INT1; DS32, EMB_FUNC_INT1 | independent
          field INT1_FSM_LC 7 | Timeout of the long counter.
            code 0 off off
            code 1 on on
          field zero 6 zero | Must be zero.
          field INT1_SIG_MOT 5 | Significant motion.
            code 0 off off
            code 1 on on
          field INT1_TILT 4 | Tilt.
            code 0 off off
            code 1 on on
          field INT1_STEP_DETECTOR 3 | Step.
            code 0 off off
            code 1 on on
          field zero 2:0 zero | Must be zero.
        register 0B FSM_INT1_A rw 00 | State machines 1 to 8 on INT1. | PID, FSM_INT1_A; DS32, FSM_INT1_A | independent
          field INT1_FSM 7:0 | A bit for each.
        register 0C FSM_INT1_B rw 00 | State machines 9 to 16 on INT1. | PID, FSM_INT1_B; DS32, FSM_INT1_B | independent
          field INT1_FSM 7:0 | A bit for each.
        register 0E EMB_FUNC_INT2 rw 00 | Embedded functions on INT2. | PID, EMB_FUNC_INT2; DS32, EMB_FUNC_INT2 | independent
          field INT2_FSM_LC 7 | Timeout of the long counter.
            code 0 off off
            code 1 on on
          field zero 6 zero | Must be zero.
          field INT2_SIG_MOT 5 | Significant motion.
            code 0 off off
            code 1 on on
          field INT2_TILT 4 | Tilt.
            code 0 off off
            code 1 on on
          field INT2_STEP_DETECTOR 3 | Step.
            code 0 off off
            code 1 on on
          field zero 2:0 zero | Must be zero.
        register 0F FSM_INT2_A rw 00 | State machines 1 to 8 on INT2. | PID, FSM_INT2_A; DS32, FSM_INT2_A | independent
          field INT2_FSM 7:0 | A bit for each.
        register 10 FSM_INT2_B rw 00 | State machines 9 to 16 on INT2. | PID, FSM_INT2_B; DS32, FSM_INT2_B | independent
          field INT2_FSM 7:0 | A bit for each.
        register 12 EMB_FUNC_STATUS r - | Events of the embedded functions. | PID, EMB_FUNC_STATUS; DS32, EMB_FUNC_STATUS | independent
          field IS_FSM_LC 7 | Timeout of the long counter.
            code 0 no no
            code 1 yes yes
          field zero 6 zero | Must be zero.
          field IS_SIGMOT 5 | Significant motion.
            code 0 no no
            code 1 yes yes
          field IS_TILT 4 | Tilt.
            code 0 no no
            code 1 yes yes
          field IS_STEP_DET 3 | Step.
            code 0 no no
            code 1 yes yes
          field zero 2:0 zero | Must be zero.
        register 13 FSM_STATUS_A r - | Events of the state machines 1 to 8. | PID, FSM_STATUS_A; DS32, FSM_STATUS_A | independent
          field IS_FSM 7:0 | A bit for each.
        register 14 FSM_STATUS_B r - | Events of the state machines 9 to 16. | PID, FSM_STATUS_B; DS32, FSM_STATUS_B | independent
          field IS_FSM 7:0 | A bit for each.
        register 17 PAGE_RW rw 00 | Access to the pages. | PID, PAGE_RW; DS32, PAGE_RW | independent
          field EMB_FUNC_LIR 7 | Latched events.
            code 0 off off
            code 1 on on
          field PAGE_WRITE 6 | Writing of pages.
            code 0 off off
            code 1 on on
          field PAGE_READ 5 | Reading of pages.
            code 0 off off
            code 1 on on
          field zero 4:0 zero | Must be zero.
        register 44 EMB_FUNC_FIFO_CFG rw 00 | Steps in the FIFO. | PID, EMB_FUNC_FIFO_CFG; DS32, EMB_FUNC_FIFO_CFG | independent
          field zero 7 zero | Must be zero.
          field PEDO_FIFO_EN 6 | Whether steps are stored.
            code 0 off off
            code 1 on on
          field zero 5:0 zero | Must be zero.
        register 46 FSM_ENABLE_A rw 00 | State machines 1 to 8. | PID, FSM_ENABLE_A; DS32, FSM_ENABLE_A | independent
          field FSM_EN 7:0 | A bit for each.
        register 47 FSM_ENABLE_B rw 00 | State machines 9 to 16. | PID, FSM_ENABLE_B; DS32, FSM_ENABLE_B | independent
          field FSM_EN 7:0 | A bit for each.
        register 48 FSM_LONG_COUNTER_L rw 00 | Long counter, low byte. | PID, FSM_LONG_COUNTER_L; DS32, FSM_LONG_COUNTER_L | independent
          field FSM_LC 7:0 | Low byte.
        register 49 FSM_LONG_COUNTER_H rw 00 | Long counter, high byte. | PID, FSM_LONG_COUNTER_H; DS32, FSM_LONG_COUNTER_H | independent
          field FSM_LC 7:0 | High byte.
        register 4A FSM_LONG_COUNTER_CLEAR rw 00 | Clears the long counter. | PID, FSM_LONG_COUNTER_CLEAR; DS32, FSM_LONG_COUNTER_CLEAR | independent
          field zero 7:2 zero | Must be zero.
          field FSM_LC_CLR 1:0 | Request and its end.
        register 4C FSM_OUTS1 r - | Output of state machine 1. | PID, FSM_OUTS1; DS32, FSM_OUTS1 | independent
          field FSM_OUT 7:0 | Byte.
        register 4D FSM_OUTS2 r - | Output of state machine 2. | PID, FSM_OUTS2; DS32, FSM_OUTS2 | independent
          field FSM_OUT 7:0 | Byte.
        register 4E FSM_OUTS3 r - | Output of state machine 3. | PID, FSM_OUTS3; DS32, FSM_OUTS3 | independent
          field FSM_OUT 7:0 | Byte.
        register 4F FSM_OUTS4 r - | Output of state machine 4. | PID, FSM_OUTS4; DS32, FSM_OUTS4 | independent
          field FSM_OUT 7:0 | Byte.
        register 50 FSM_OUTS5 r - | Output of state machine 5. | PID, FSM_OUTS5; DS32, FSM_OUTS5 | independent
          field FSM_OUT 7:0 | Byte.
        register 51 FSM_OUTS6 r - | Output of state machine 6. | PID, FSM_OUTS6; DS32, FSM_OUTS6 | independent
          field FSM_OUT 7:0 | Byte.
        register 52 FSM_OUTS7 r - | Output of state machine 7. | PID, FSM_OUTS7; DS32, FSM_OUTS7 | independent
          field FSM_OUT 7:0 | Byte.
        register 53 FSM_OUTS8 r - | Output of state machine 8. | PID, FSM_OUTS8; DS32, FSM_OUTS8 | independent
          field FSM_OUT 7:0 | Byte.
        register 54 FSM_OUTS9 r - | Output of state machine 9. | PID, FSM_OUTS9; DS32, FSM_OUTS9 | independent
          field FSM_OUT 7:0 | Byte.
        register 55 FSM_OUTS10 r - | Output of state machine 10. | PID, FSM_OUTS10; DS32, FSM_OUTS10 | independent
          field FSM_OUT 7:0 | Byte.
        register 56 FSM_OUTS11 r - | Output of state machine 11. | PID, FSM_OUTS11; DS32, FSM_OUTS11 | independent
          field FSM_OUT 7:0 | Byte.
        register 57 FSM_OUTS12 r - | Output of state machine 12. | PID, FSM_OUTS12; DS32, FSM_OUTS12 | independent
          field FSM_OUT 7:0 | Byte.
        register 58 FSM_OUTS13 r - | Output of state machine 13. | PID, FSM_OUTS13; DS32, FSM_OUTS13 | independent
          field FSM_OUT 7:0 | Byte.
        register 59 FSM_OUTS14 r - | Output of state machine 14. | PID, FSM_OUTS14; DS32, FSM_OUTS14 | independent
          field FSM_OUT 7:0 | Byte.
        register 5A FSM_OUTS15 r - | Output of state machine 15. | PID, FSM_OUTS15; DS32, FSM_OUTS15 | independent
          field FSM_OUT 7:0 | Byte.
        register 5B FSM_OUTS16 r - | Output of state machine 16. | PID, FSM_OUTS16; DS32, FSM_OUTS16 | independent
          field FSM_OUT 7:0 | Byte.
        register 5F EMB_FUNC_ODR_CFG_B rw 4B | Rate of the state machines. | PID, EMB_FUNC_ODR_CFG_B; DS32, EMB_FUNC_ODR_CFG_B | independent
          field zero 7 zero | Must be zero.
          field KEEP6 6 only 1 | Has to stay 1.
          field zero 5 zero | Must be zero.
          field FSM_ODR 4:3 | Rate.
            code 0 hertz12Point5 12.5 Hz
            code 1 hertz26 26 Hz
            code 2 hertz52 52 Hz
            code 3 hertz104 104 Hz
          field zero 2 zero | Must be zero.
          field KEEP1 1:0 only 3 | Have to stay 1.
        register 62 STEP_COUNTER_L r - | Steps, low byte. | PID, STEP_COUNTER_L; DS32, STEP_COUNTER_L | independent
          field STEP 7:0 | Low byte.
        register 63 STEP_COUNTER_H r - | Steps, high byte. | PID, STEP_COUNTER_H; DS32, STEP_COUNTER_H | independent
          field STEP 7:0 | High byte.
        register 64 EMB_FUNC_SRC rw 00 | Events of the step counter; only its reset can be written. | PID, EMB_FUNC_SRC; DS32, EMB_FUNC_SRC | independent
          field PEDO_RST_STEP 7 | Resets the step counter.
            code 0 off off
            code 1 on on
          field zero 6 zero | Must be zero.
          field STEP_DETECTED 5 | Step.
            code 0 no no
            code 1 yes yes
          field STEP_COUNT_DELTA_IA 4 | Step in a time.
            code 0 no no
            code 1 yes yes
          field STEP_OVERFLOW 3 | Overflow.
            code 0 no no
            code 1 yes yes
          field STEPCOUNTER_BIT_SET 2 | The counter has changed.
            code 0 no no
            code 1 yes yes
          field zero 1:0 zero | Must be zero.
        register 66 EMB_FUNC_INIT_A rw 00 | Restarts embedded functions, first register. | PID, EMB_FUNC_INIT_A; DS32, EMB_FUNC_INIT_A | independent
          field zero 7:6 zero | Must be zero.
          field SIG_MOT_INIT 5 | Significant motion.
            code 0 off off
            code 1 on on
          field TILT_INIT 4 | Tilt.
            code 0 off off
            code 1 on on
          field STEP_DET_INIT 3 | Step counter.
            code 0 off off
            code 1 on on
          field zero 2:0 zero | Must be zero.
        register 67 EMB_FUNC_INIT_B rw 00 | Restarts embedded functions, second register. | PID, EMB_FUNC_INIT_B; DS32, EMB_FUNC_INIT_B | independent
          field zero 7:4 zero | Must be zero.
          field FIFO_COMPR_INIT 3 | Compression of the FIFO.
            code 0 off off
            code 1 on on
          field zero 2:1 zero | Must be zero.
          field FSM_INIT 0 | State machines.
            code 0 off off
            code 1 on on
        bank SensorHub
        register 02 SENSOR_HUB_1 r 00 | Byte 1 of those read from the slaves, in their order. | PID, SENSOR_HUB_1; DS32, SENSOR_HUB_1 | independent
          field SensorHub 7:0 | Byte.
        register 03 SENSOR_HUB_2 r 00 | Byte 2 of those read from the slaves, in their order. | PID, SENSOR_HUB_2; DS32, SENSOR_HUB_2 | independent
          field SensorHub 7:0 | Byte.
        register 04 SENSOR_HUB_3 r 00 | Byte 3 of those read from the slaves, in their order. | PID, SENSOR_HUB_3; DS32, SENSOR_HUB_3 | independent
          field SensorHub 7:0 | Byte.
        register 05 SENSOR_HUB_4 r 00 | Byte 4 of those read from the slaves, in their order. | PID, SENSOR_HUB_4; DS32, SENSOR_HUB_4 | independent
          field SensorHub 7:0 | Byte.
        register 06 SENSOR_HUB_5 r 00 | Byte 5 of those read from the slaves, in their order. | PID, SENSOR_HUB_5; DS32, SENSOR_HUB_5 | independent
          field SensorHub 7:0 | Byte.
        register 07 SENSOR_HUB_6 r 00 | Byte 6 of those read from the slaves, in their order. | PID, SENSOR_HUB_6; DS32, SENSOR_HUB_6 | independent
          field SensorHub 7:0 | Byte.
        register 08 SENSOR_HUB_7 r 00 | Byte 7 of those read from the slaves, in their order. | PID, SENSOR_HUB_7; DS32, SENSOR_HUB_7 | independent
          field SensorHub 7:0 | Byte.
        register 09 SENSOR_HUB_8 r 00 | Byte 8 of those read from the slaves, in their order. | PID, SENSOR_HUB_8; DS32, SENSOR_HUB_8 | independent
          field SensorHub 7:0 | Byte.
        register 0A SENSOR_HUB_9 r 00 | Byte 9 of those read from the slaves, in their order. | PID, SENSOR_HUB_9; DS32, SENSOR_HUB_9 | independent
          field SensorHub 7:0 | Byte.
        register 0B SENSOR_HUB_10 r 00 | Byte 10 of those read from the slaves, in their order. | PID, SENSOR_HUB_10; DS32, SENSOR_HUB_10 | independent
          field SensorHub 7:0 | Byte.
        register 0C SENSOR_HUB_11 r 00 | Byte 11 of those read from the slaves, in their order. | PID, SENSOR_HUB_11; DS32, SENSOR_HUB_11 | independent
          field SensorHub 7:0 | Byte.
        register 0D SENSOR_HUB_12 r 00 | Byte 12 of those read from the slaves, in their order. | PID, SENSOR_HUB_12; DS32, SENSOR_HUB_12 | independent
          field SensorHub 7:0 | Byte.
        register 0E SENSOR_HUB_13 r 00 | Byte 13 of those read from the slaves, in their order. | PID, SENSOR_HUB_13; DS32, SENSOR_HUB_13 | independent
          field SensorHub 7:0 | Byte.
        register 0F SENSOR_HUB_14 r 00 | Byte 14 of those read from the slaves, in their order. | PID, SENSOR_HUB_14; DS32, SENSOR_HUB_14 | independent
          field SensorHub 7:0 | Byte.
        register 10 SENSOR_HUB_15 r 00 | Byte 15 of those read from the slaves, in their order. | PID, SENSOR_HUB_15; DS32, SENSOR_HUB_15 | independent
          field SensorHub 7:0 | Byte.
        register 11 SENSOR_HUB_16 r 00 | Byte 16 of those read from the slaves, in their order. | PID, SENSOR_HUB_16; DS32, SENSOR_HUB_16 | independent
          field SensorHub 7:0 | Byte.
        register 12 SENSOR_HUB_17 r 00 | Byte 17 of those read from the slaves, in their order. | PID, SENSOR_HUB_17; DS32, SENSOR_HUB_17 | independent
          field SensorHub 7:0 | Byte.
        register 13 SENSOR_HUB_18 r 00 | Byte 18 of those read from the slaves, in their order. | PID, SENSOR_HUB_18; DS32, SENSOR_HUB_18 | independent
          field SensorHub 7:0 | Byte.
        register 14 MASTER_CONFIG rw 00 | The hub as the controller of its bus. | PID, MASTER_CONFIG; DS32, MASTER_CONFIG | independent
          field RST_MASTER_REGS 7 | Resets the controller; set and cleared by software.
            code 0 off off
            code 1 on on
          field WRITE_ONCE 6 | Whether slave 0 is written in the first cycle only.
            code 0 off off
            code 1 on on
          field START_CONFIG 5 | What starts a cycle.
            code 0 no data-ready of a sensor
            code 1 yes INT2
          field PASS_THROUGH_MODE 4 | Joins the bus to that of the host.
            code 0 off off
            code 1 on on
          field SHUB_PU_EN 3 | Pull-ups of the bus.
            code 0 off off
            code 1 on on
          field MASTER_ON 2 | Controller.
            code 0 off off
            code 1 on on
          field AUX_SENS_ON 1:0 | Number of slaves, less one.
        register 15 SLV0_ADD rw 00 | Slave 0: address. | PID, SLV0_ADD; DS32, SLV0_ADD | independent
          field slave0_add 7:1 | 7-bit address.
          field rw_0 0 | Direction.
            code 0 no write
            code 1 yes read
        register 16 SLV0_SUBADD rw 00 | Slave 0: register. | PID, SLV0_SUBADD; DS32, SLV0_SUBADD | independent
          field slave0_reg 7:0 | Byte that follows the address.
        register 17 SLV0_CONFIG rw 00 | Slave 0: bytes; rate of all. | PID, SLV0_CONFIG; DS32, SLV0_CONFIG | independent
          field SHUB_ODR 7:6 | Rate of the cycles, at most that of the faster sensor.
            code 0 hertz104 104 Hz
            code 1 hertz52 52 Hz
            code 2 hertz26 26 Hz
            code 3 hertz12Point5 12.5 Hz
          field zero 5:4 zero | Must be zero.
          field BATCH_EXT_SENS_0_EN 3 | Whether its bytes are stored in the FIFO.
            code 0 off off
            code 1 on on
          field SLAVE0_NUMOP 2:0 | Number of bytes that are read.
        register 18 SLV1_ADD rw 00 | Slave 1: address. | PID, SLV1_ADD; DS32, SLV1_ADD | independent
          field slave1_add 7:1 | 7-bit address.
          field r_1 0 | Whether it is read.
            code 0 no no
            code 1 yes yes
        register 19 SLV1_SUBADD rw 00 | Slave 1: register. | PID, SLV1_SUBADD; DS32, SLV1_SUBADD | independent
          field slave1_reg 7:0 | Byte that follows the address.
        register 1A SLV1_CONFIG rw 00 | Slave 1: bytes. | PID, SLV1_CONFIG; DS32, SLV1_CONFIG | independent
          field zero 7:4 zero | Must be zero.
          field BATCH_EXT_SENS_1_EN 3 | Whether its bytes are stored in the FIFO.
            code 0 off off
            code 1 on on
          field SLAVE1_NUMOP 2:0 | Number of bytes that are read.
        register 1B SLV2_ADD rw 00 | Slave 2: address. | PID, SLV2_ADD; DS32, SLV2_ADD | independent
          field slave2_add 7:1 | 7-bit address.
          field r_2 0 | Whether it is read.
            code 0 no no
            code 1 yes yes
        register 1C SLV2_SUBADD rw 00 | Slave 2: register. | PID, SLV2_SUBADD; DS32, SLV2_SUBADD | independent
          field slave2_reg 7:0 | Byte that follows the address.
        register 1D SLV2_CONFIG rw 00 | Slave 2: bytes. | PID, SLV2_CONFIG; DS32, SLV2_CONFIG | independent
          field zero 7:4 zero | Must be zero.
          field BATCH_EXT_SENS_2_EN 3 | Whether its bytes are stored in the FIFO.
            code 0 off off
            code 1 on on
          field SLAVE2_NUMOP 2:0 | Number of bytes that are read.
        register 1E SLV3_ADD rw 00 | Slave 3: address. | PID, SLV3_ADD; DS32, SLV3_ADD | independent
          field slave3_add 7:1 | 7-bit address.
          field r_3 0 | Whether it is read.
            code 0 no no
            code 1 yes yes
        register 1F SLV3_SUBADD rw 00 | Slave 3: register. | PID, SLV3_SUBADD; DS32, SLV3_SUBADD | independent
          field slave3_reg 7:0 | Byte that follows the address.
        register 20 SLV3_CONFIG rw 00 | Slave 3: bytes. | PID, SLV3_CONFIG; DS32, SLV3_CONFIG | independent
          field zero 7:4 zero | Must be zero.
          field BATCH_EXT_SENS_3_EN 3 | Whether its bytes are stored in the FIFO.
            code 0 off off
            code 1 on on
          field SLAVE3_NUMOP 2:0 | Number of bytes that are read.
        register 21 DATAWRITE_SLV0 rw 00 | Byte that is written to slave 0. | PID, DATAWRITE_SLV0; DS32, DATAWRITE_SLV0 | independent
          field slave0_dataw 7:0 | Byte.
        register 22 STATUS_MASTER r - - onRequest | State of the sensor hub. | PID, STATUS_MASTER; DS32, STATUS_MASTER | independent
          reading Ends SENS_HUB_ENDOP.
          field WR_ONCE_DONE 7 | The single write is done.
            code 0 no no
            code 1 yes yes
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
          field SENS_HUB_ENDOP 0 | All slaves were served.
            code 0 no no
            code 1 yes yes
        table millihertz CTRL1_XL.ODR_XL | mHz | Output data rate of the accelerometer, 6667 Hz divided by powers of two; documents print 12.5, 26, 52 Hz and so on. The lowest is that of low-power mode. | I2CDEV, INTERNAL_FREQ_FINE, 6667 Hz divided by powers of two; LINUX, the same step | independent
          row | - 13021 26043 52086 104172 208344 416688 833375 1666750 3333500 6667000 1628
        table gyroscopeMillihertz CTRL2_G.ODR_G | mHz | Output data rate of the gyroscope, as millihertz. | I2CDEV, INTERNAL_FREQ_FINE, 6667 Hz divided by powers of two; LINUX, the same step | independent
          row | - 13021 26043 52086 104172 208344 416688 833375 1666750 3333500 6667000
        table accelerometerBatchMillihertz FIFO_CTRL3.BDR_XL | mHz | Rate at which the FIFO stores the accelerometer, as millihertz. | I2CDEV, INTERNAL_FREQ_FINE, 6667 Hz divided by powers of two; LINUX, the same step | independent
          row | - 13021 26043 52086 104172 208344 416688 833375 1666750 3333500 6667000 1628
        table gyroscopeBatchMillihertz FIFO_CTRL3.BDR_GY | mHz | Rate at which the FIFO stores the gyroscope, as millihertz. | I2CDEV, INTERNAL_FREQ_FINE, 6667 Hz divided by powers of two; LINUX, the same step | independent
          row | - 13021 26043 52086 104172 208344 416688 833375 1666750 3333500 6667000 6511
        table temperatureBatchMillihertz FIFO_CTRL4.ODR_T_BATCH | mHz | Rate at which the FIFO stores temperatures, as millihertz. | I2CDEV, INTERNAL_FREQ_FINE, 6667 Hz divided by powers of two; LINUX, the same step | inferred
          row | - 1628 13021 52086
        table timestampBatches FIFO_CTRL4.DEC_TS_BATCH | batches | Batches of the faster sensor to a timestamp. | DS32, FIFO_CTRL4 | inferred
          row | - 1 8 32
        table filterDivisor CTRL8_XL.HPCF_XL | 1 | Rate divided by the cut-off of the accelerometer's filters. | DS32, CTRL8_XL; PID, hpcf_xl | independent
          row | 4 10 20 45 100 200 400 800
        table lowPass1CutoffMillihertz CTRL2_G.ODR_G CTRL6_C.FTYPE | mHz | Cut-off of the gyroscope's first low-pass. | DS32, CTRL6_C | inferred
          row 0 | - - - - - - - -
          row 1 | 4200 4200 4200 4200 4200 4200 4100 3900
          row 2 | 8300 8300 8300 8300 8300 8300 7800 6700
          row 3 | 16600 16600 16600 16600 16700 16800 13400 9700
          row 4 | 33000 33000 33000 33000 33000 31000 19000 11500
          row 5 | 67000 67000 67000 67000 62400 43200 23100 12200
          row 6 | 136600 130500 120300 137100 86700 48000 24600 12400
          row 7 | 239200 192400 154200 281800 96600 49400 25000 12500
          row 8 | 304200 220700 166600 453200 99600 49800 25100 12500
          row 9 | 328500 229600 170100 559200 100400 49900 25100 12500
          row 10 | 335500 232000 171100 609000 100600 49900 25100 12500
        table lowPass2CutoffMillihertz CTRL2_G.ODR_G | mHz | Cut-off of the gyroscope's second low-pass. | DS32, gyroscope filtering chain | inferred
          row | - 4200 8300 16600 33000 66800 135900 295500 1108100 1320700 1441800
        table highPassCutoffMillihertz CTRL7_G.HPM_G | mHz | Cut-off of the gyroscope's high-pass. | DS32, CTRL7_G | inferred
          row | 16 65 260 1040
        table accelerometerSettlingSamples CTRL1_XL.ODR_XL | samples | Accelerometer's samples to discard after power-down, in high-performance mode; none in the others. | DSL, turn-on, of the preceding generation | inferred
          row | - 0 0 1 1 1 1 1 2 3 13 0
        table settlingSamples CTRL2_G.ODR_G | samples | Gyroscope's samples to discard without the first low-pass. | DSL, turn-on, of the preceding generation | inferred
          row | - 2 3 3 3 3 3 3 135 270 540
        table settlingSamplesLowPass1 CTRL2_G.ODR_G CTRL6_C.FTYPE | samples | Gyroscope's samples to discard with the first low-pass; for steps 4 to 7 no document has numbers. | DSL, turn-on, of the preceding generation | inferred
          row 0 | - - - - - - - -
          row 1 | 2 2 2 2 - - - -
          row 2 | 3 3 3 3 - - - -
          row 3 | 3 3 3 3 - - - -
          row 4 | 4 4 4 4 - - - -
          row 5 | 4 4 5 4 - - - -
          row 6 | 5 6 6 5 - - - -
          row 7 | 7 8 9 6 - - - -
          row 8 | 135 135 135 135 - - - -
          row 9 | 270 270 270 270 - - - -
          row 10 | 540 540 540 540 - - - -
        table microgPerDigit CTRL1_XL.FS_XL | µg a digit | Sensitivity of the accelerometer. | PID, lsm6dso_from_fs2_to_mg; LINUX | independent
          row | 61 488 122 244
        table ratedG CTRL1_XL.FS_XL | g | Full scale of the accelerometer. | PID, CTRL1_XL; LINUX | independent
          row | 2 16 4 8
        table microdegreesPerSecondPerDigit CTRL2_G.FS_G | µ°/s a digit | Sensitivity of the gyroscope. | PID, lsm6dso_from_fs250_to_mdps; LINUX | independent
          row | 8750 4375 17500 - 35000 - 70000
        table ratedDegreesPerSecond CTRL2_G.FS_G | °/s | Full scale of the gyroscope. | PID, CTRL2_G; LINUX | independent
          row | 250 125 500 - 1000 - 2000
        table freeFallMilliG FREE_FALL.FF_THS | mg | Threshold of free fall. | PID, ff_ths; DSL, FREE_FALL | inferred
          row | 156 219 250 312 344 406 469 500
        table directionDegrees TAP_THS_6D.SIXD_THS | ° | Angle of six directions. | PID, sixd_ths; DSL, TAP_THS_6D | inferred
          row | 80 70 60 50
        table noiseDensity CTRL1_XL.FS_XL | µg/√Hz | Typical noise of the accelerometer in high-performance mode. | QUOTE, for ±4 g, the others being of the same class | unknown
          row | 70 110 75 80
        table sensorHubMillihertz SLV0_CONFIG.SHUB_ODR | mHz | Rate of the sensor hub's cycles, as documents print it. | PID, SLV0_CONFIG; DS32, SLV0_CONFIG | independent
          row | 104000 52000 26000 12500
        timing boot 10000000 | From power-on or BOOT to the end of the trim download; ST's examples wait as long. | EXAMPLE, BOOT_TIME | inferred
        timing softReset 50000 | From SW_RESET until it reads 0. | DSL, SW_RESET | inferred
        timing gyroscopeTurnOn 70000000 | From power-down of the gyroscope to data, without the samples to discard. | DSL, turn-on, of the preceding generation | inferred
        timing turnOn 35000000 | Turn-on time, which the document gives for the part without a condition. | DS32, mechanical characteristics | inferred
        timing dataReadyPulse 75000 | Pulse of data-ready on the pins. | DS32, COUNTER_BDR_REG1 | inferred
        timing timestampStep 25000 | Step of the timestamp, at the nominal time base. | DS32, TIMESTAMP0; LINUX | independent
        timing sensorHubStop 300000 | From MASTER_ON off until the sensor hub may be set or reset. | ZEPHYR | single
        timing accelerometerSelfTestSettle 100000000 | From the start, and from a change of ST_XL, to right data. | EXAMPLE, lsm6dso_self_test.c | single
        timing gyroscopeSelfTestSettle 100000000 | From the start, and from a change of ST_G, to right data. | EXAMPLE, lsm6dso_self_test.c | single
        constant timeBaseMillihertz 6667000 | mHz | Highest rate; the others are it divided by powers of two. | I2CDEV, INTERNAL_FREQ_FINE, 6667 Hz divided by powers of two; LINUX, the same step | independent
        constant timeBaseStep 1500 | ppm | Change of all rates and of the timestamp with a step of INTERNAL_FREQ_FINE. | I2CDEV; LINUX; DS32, INTERNAL_FREQ_FINE | independent
        constant temperatureDigits 256 | digits/°C | Sensitivity of the thermometer. | DS32, temperature sensor characteristics; LINUX | independent
        constant temperatureZero 25 | °C | Temperature at which the thermometer reads 0. | DS32, temperature sensor characteristics; LINUX | independent
        constant temperatureMillihertz 52086 | mHz | Rate of the thermometer; with the accelerometer alone in low power at most the accelerometer's. | DS32, temperature sensor characteristics | inferred
        constant fifoDepth 512 | words | Capacity of the FIFO. | LINUX; DS32, 3 kB | independent
        constant fifoWord 7 | bytes | Length of a word, with its tag. | PID; LINUX | independent
        constant fifoTagGyroscope 1 | tag | Word of the gyroscope. | PID, lsm6dso_fifo_tag_t; LINUX | independent
        constant fifoTagAccelerometer 2 | tag | Word of the accelerometer. | PID, lsm6dso_fifo_tag_t; LINUX | independent
        constant fifoTagTemperature 3 | tag | Word of the temperature. | PID, lsm6dso_fifo_tag_t | single
        constant fifoTagTimestamp 4 | tag | Word of the timestamp. | PID, lsm6dso_fifo_tag_t; LINUX | independent
        constant fifoTagChange 5 | tag | Word of a change of rates. | PID, lsm6dso_fifo_tag_t | single
        constant fifoTagSlave0 14 | tag | Word of the sensor hub's slave 0; those of slaves 1 to 3 follow. | PID, lsm6dso_fifo_tag_t; LINUX | independent
        constant fifoTagNoAcknowledge 25 | tag | Word of a slave of the sensor hub that did not acknowledge. | PID, lsm6dso_fifo_tag_t | single
        constant sensorHubBytes 18 | bytes | Bytes that the sensor hub keeps of the slaves. | PID, SENSOR_HUB_1 to SENSOR_HUB_18; DS32, SENSOR_HUB_18 | independent
        constant timestampEndcount 256 | steps | From TIMESTAMP_ENDCOUNT to the overflow, 6.4 ms. | DS32, ALL_INT_SRC | inferred
        constant wakeUpSteps 64 | steps | Steps of the wake-up threshold in full scale. | DS32, WAKE_UP_THS | inferred
        constant wakeUpFineSteps 256 | steps | Steps of the wake-up threshold in full scale with WAKE_THS_W. | DS32, WAKE_UP_DUR | inferred
        constant tapSteps 32 | steps | Steps of the tap thresholds in full scale. | DS32, TAP_CFG1 | inferred
        constant userOffsetFineSteps 1024 | steps/g | Steps of the user offset, USR_OFF_W clear. | DS32, CTRL6_C | inferred
        constant userOffsetCoarseSteps 64 | steps/g | Steps of the user offset, USR_OFF_W set. | DS32, CTRL6_C | inferred
        constant inactivitySamples 512 | samples | Samples in a step of SLEEP_DUR; 16 for 0. | DS32, WAKE_UP_DUR | inferred
        constant accelerometerZeroLevel 20 | mg | Typical zero-g level of the accelerometer, either sign. | QUOTE | single
        constant gyroscopeZeroLevel 1 | °/s | Typical zero-rate level of the gyroscope, either sign. | QUOTE | single
        constant selfTestSamples 5 | samples | Averaged in a self-test, after one that is discarded. | EXAMPLE, lsm6dso_self_test.c | single
        constant accelerometerSelfTest 400 | mg | Change of each axis in the accelerometer's self-test; a choice within the limits. | EXAMPLE, lsm6dso_self_test.c | unknown
        constant gyroscopeSelfTest 350 | °/s | Change of each axis in the gyroscope's self-test at ±2000 °/s; a choice within the limits, in proportion to the range. | EXAMPLE, lsm6dso_self_test.c | unknown
        constant accelerometerSelfTestMinimum 50 | mg | Smallest change in the accelerometer's self-test. | EXAMPLE, lsm6dso_self_test.c; DS32, mechanical characteristics | independent
        constant accelerometerSelfTestMaximum 1700 | mg | Largest change in the accelerometer's self-test. | EXAMPLE, lsm6dso_self_test.c; DS32, mechanical characteristics | independent
        constant gyroscopeSelfTestMinimum 150 | °/s | Smallest change in the gyroscope's self-test, at ±2000 °/s. | EXAMPLE, lsm6dso_self_test.c; DS32, mechanical characteristics | independent
        constant gyroscopeSelfTestMinimum250 20 | °/s | Smallest change in the gyroscope's self-test, at ±250 °/s. | DS32, mechanical characteristics | inferred
        constant gyroscopeSelfTestMaximum250 80 | °/s | Largest change in the gyroscope's self-test, at ±250 °/s. | DS32, mechanical characteristics | inferred
        constant gyroscopeSelfTestMaximum 700 | °/s | Largest change in the gyroscope's self-test, at ±2000 °/s. | EXAMPLE, lsm6dso_self_test.c; DS32, mechanical characteristics | independent
        document DS32 LSM6DSO32 datasheet, DocID032891 Rev 1, STMicroelectronics, March 2020; of a relative, whose registers are those of PID
        document DSL LSM6DSL datasheet, DocID028475 Rev 7, and AN5040 Rev 3, STMicroelectronics; of the preceding generation
        document EXAMPLE STMicroelectronics examples of the LSM6DSO in STMems_Standard_C_drivers
        document I2CDEV i2cdevlib, header of the ISM330DHCX, which quotes its datasheet
        document LINUX Linux drivers/iio/imu/st_lsm6dsx, st_lsm6dsx_core.c and st_lsm6dsx_buffer.c
        document PID STMicroelectronics lsm6dso-pid, lsm6dso_reg.h and lsm6dso_reg.c
        document QUOTE LSM6DSO and LSM6DSOX datasheets DS12140 Rev 2 and DS12814 Rev 4, as other publications quote them
        document ZEPHYR Zephyr drivers/sensor/st/lsm6dso, its sensor hub, which cites AN5192 of STMicroelectronics, section 7.2.1
      """#)
  }
#endif
