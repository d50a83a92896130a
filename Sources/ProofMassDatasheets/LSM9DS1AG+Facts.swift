// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm9ds1ag.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.LSM9DS1AG {
    /// The manufacturer's name.
    package static var name: String { "LSM9DS1AG" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part accelerometer gyroscope
        identity 0F 68 LSM9DS1AG LSM6DS0 | DS, WHO_AM_I; LINUX
        i2c 400000 00 6A 6B | DS, I2C operation, where bit 7 of the address of a register has no function
        spi 80 00 7F 3 10000000 | DS, SPI bus interface
        wrap 16 18 | DS, figures 6 and 7, to 28 with the accelerometer alone
        wrap 1D 28 | DS, figures 6 and 7, while both sensors run
        wrap 2D 18 | DS, figures 6 and 7, while both sensors run, to 28 with the accelerometer alone
        reserved 00 03 doNotWrite | DS, register address map
        reserved 0E 0E doNotWrite | DS, register address map
        reserved 25 25 doNotWrite | DS, register address map
        reserved 38 7F doNotWrite | DS, register address map
        register 04 ACT_THS rw 00 | Activity: threshold. | DS, ACT_THS
          field SLEEP_ON_INACT_EN 7 | Effect of inactivity on the gyroscope.
            code 0 powerDown power-down
            code 1 sleep sleep
          field ACT_THS 6:0 | Threshold; the document gives no unit, full scale / 128 a step is assumed.
        register 05 ACT_DUR rw 00 | Activity: duration. | DS, ACT_DUR
          field ACT_DUR 7:0 | Duration; the document gives no unit, samples are assumed.
        register 06 INT_GEN_CFG_XL rw 00 | Accelerometer's interrupt: events. | DS, INT_GEN_CFG_XL
          field AOI_XL 7 | Combination of the events.
            code 0 or OR
            code 1 and AND
          field 6D 6 | Directions instead of events.
            code 0 off events
            code 1 on six directions
          field ZHIE 5 | Interrupt where Z is above the threshold.
            code 0 disabled not enabled
            code 1 enabled enabled
          field ZLIE 4 | Interrupt where Z is below the threshold.
            code 0 disabled not enabled
            code 1 enabled enabled
          field YHIE 3 | Interrupt where Y is above the threshold.
            code 0 disabled not enabled
            code 1 enabled enabled
          field YLIE 2 | Interrupt where Y is below the threshold.
            code 0 disabled not enabled
            code 1 enabled enabled
          field XHIE 1 | Interrupt where X is above the threshold.
            code 0 disabled not enabled
            code 1 enabled enabled
          field XLIE 0 | Interrupt where X is below the threshold.
            code 0 disabled not enabled
            code 1 enabled enabled
        register 07 INT_GEN_THS_X_XL rw 00 | Accelerometer's interrupt: threshold of X. | DS, INT_GEN_THS_X_XL
          field THS_XL_X 7:0 | Threshold; the document gives no unit, full scale / 256 a step in two programs, else / 128.
        register 08 INT_GEN_THS_Y_XL rw 00 | Accelerometer's interrupt: threshold of Y. | DS, INT_GEN_THS_Y_XL
          field THS_XL_Y 7:0 | Threshold; the document gives no unit, full scale / 256 a step in two programs, else / 128.
        register 09 INT_GEN_THS_Z_XL rw 00 | Accelerometer's interrupt: threshold of Z. | DS, INT_GEN_THS_Z_XL
          field THS_XL_Z 7:0 | Threshold; the document gives no unit, full scale / 256 a step in two programs, else / 128.
        register 0A INT_GEN_DUR_XL rw 00 | Accelerometer's interrupt: duration. | DS, INT_GEN_DUR_XL
          field WAIT_XL 7 | Whether the interrupt ends only after the duration.
            code 0 off ends at once
            code 1 on ends after the duration
          field DUR_XL 6:0 | Duration in samples.
        register 0B REFERENCE_G rw 00 | Reference of the gyroscope's high-pass. | DS, REFERENCE_G
          field REF_G 7:0 | Reference value; the document gives no meaning.
        register 0C INT1_CTRL rw 00 | Signals on INT1_A/G. | DS, INT1_CTRL
          field INT1_IG_G 7 | The gyroscope's interrupt.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_IG_XL 6 | The accelerometer's interrupt.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_FSS5 5 | FSS5: the FIFO is full.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_OVR 4 | The FIFO's overrun.
            code 0 off not on the pin
            code 1 on on the pin
          field INT1_FTH 3 | The FIFO's threshold.
            code 0 off not on the pin
            code 1 on on the pin
          field INT_Boot 2 | The boot.
            code 0 off not on the pin
            code 1 on on the pin
          field INT_DRDY_G 1 | New data of the gyroscope.
            code 0 off not on the pin
            code 1 on on the pin
          field INT_DRDY_XL 0 | New data of the accelerometer.
            code 0 off not on the pin
            code 1 on on the pin
        register 0D INT2_CTRL rw 00 | Signals on INT2_A/G. | DS, INT2_CTRL
          field INT2_INACT 7 | Inactivity.
            code 0 off not on the pin
            code 1 on on the pin
          field zero 6 zero | Must be zero.
          field INT2_FSS5 5 | FSS5: the FIFO is full.
            code 0 off not on the pin
            code 1 on on the pin
          field INT2_OVR 4 | The FIFO's overrun.
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
        register 0F WHO_AM_I r 68 | The identity byte. | DS, WHO_AM_I; PID; LINUX
          field ID 7:0 | 0x68, also in the LSM6DS0.
        register 10 CTRL_REG1_G rw 00 | Gyroscope: rate, range, bandwidth. | DS, CTRL_REG1_G
          field ODR_G 7:5 | Output data rate; also the accelerometer's while it is not power-down.
            code 0 powerDown power-down
            code 1 hertz14Point9 14.9 Hz
            code 2 hertz59Point5 59.5 Hz
            code 3 hertz119 119 Hz
            code 4 hertz238 238 Hz
            code 5 hertz476 476 Hz
            code 6 hertz952 952 Hz
            code 7 - not available
          field FS_G 4:3 | Full scale.
            code 0 dps245 ±245 °/s
            code 1 dps500 ±500 °/s
            code 2 - not available
            code 3 dps2000 ±2000 °/s
          field zero 2 zero | Must be zero.
          field BW_G 1:0 | Cut-off of the second low-pass, with the rate.
            code 0 narrow the lowest
            code 1 low low
            code 2 high high
            code 3 wide the highest
        register 11 CTRL_REG2_G rw 00 | Gyroscope: paths of the data. | DS, CTRL_REG2_G
          field zero 7:4 zero | Must be zero.
          field INT_SEL 3:2 | Data for the gyroscope's interrupt.
            code 0 lowPass1 after the first low-pass
            code 1 highPass after the high-pass
            code 2 lowPass2 after the second low-pass
            code 3 lowPass2Alternate after the second low-pass
          field OUT_SEL 1:0 | Data for the output registers and the FIFO.
            code 0 lowPass1 after the first low-pass
            code 1 highPass after the high-pass
            code 2 lowPass2 after the second low-pass
            code 3 lowPass2Alternate after the second low-pass
        register 12 CTRL_REG3_G rw 00 | Gyroscope: low power, high-pass. | DS, CTRL_REG3_G
          field LP_mode 7 | Low-power mode, up to 119 Hz.
            code 0 off normal
            code 1 on low-power
          field HP_EN 6 | Whether the high-pass feeds the second low-pass.
            code 0 off the first low-pass
            code 1 on the high-pass
          field zero 5:4 zero | Must be zero.
          field HPCF_G 3:0 | Cut-off of the high-pass, with the rate.
            code 0 step0 step 0, 0 the highest cut-off
            code 1 step1 step 1, 0 the highest cut-off
            code 2 step2 step 2, 0 the highest cut-off
            code 3 step3 step 3, 0 the highest cut-off
            code 4 step4 step 4, 0 the highest cut-off
            code 5 step5 step 5, 0 the highest cut-off
            code 6 step6 step 6, 0 the highest cut-off
            code 7 step7 step 7, 0 the highest cut-off
            code 8 step8 step 8, 0 the highest cut-off
            code 9 step9 step 9, 0 the highest cut-off
            code 10-15 - not defined
        register 13 ORIENT_CFG_G rw 00 | Gyroscope: signs and order of the axes. | DS, ORIENT_CFG_G
          field zero 7:6 zero | Must be zero.
          field SignX_G 5 | Sign of X.
            code 0 positive as measured
            code 1 negative negated
          field SignY_G 4 | Sign of Y.
            code 0 positive as measured
            code 1 negative negated
          field SignZ_G 3 | Sign of Z.
            code 0 positive as measured
            code 1 negative negated
          field Orient 2:0 | Order of the axes; the document gives no codes.
        register 14 INT_GEN_SRC_G r - - onRequest | Gyroscope's interrupt: source. | DS, INT_GEN_SRC_G
          reading Ends a latched interrupt of the gyroscope.
          field zero 7 zero | Must be zero.
          field IA_G 6 | Interrupt.
            code 0 no none
            code 1 yes active
          field ZH_G 5 | Z above the threshold.
            code 0 no no
            code 1 yes yes
          field ZL_G 4 | Z below the threshold.
            code 0 no no
            code 1 yes yes
          field YH_G 3 | Y above the threshold.
            code 0 no no
            code 1 yes yes
          field YL_G 2 | Y below the threshold.
            code 0 no no
            code 1 yes yes
          field XH_G 1 | X above the threshold.
            code 0 no no
            code 1 yes yes
          field XL_G 0 | X below the threshold.
            code 0 no no
            code 1 yes yes
        register 15 OUT_TEMP_L r - | Temperature, low byte. | DS, OUT_TEMP_L, OUT_TEMP_H
          field Temp 7:0 | Low byte; 12 bits, two's complement, sign-extended to 16.
        register 16 OUT_TEMP_H r - - onRequest | Temperature, high byte. | DS, OUT_TEMP_L, OUT_TEMP_H
          reading Clears TDA.
          field Temp 7:0 | High byte.
        register 17 STATUS_REG r - | New data and interrupts. | DS, STATUS_REG
          field zero 7 zero | Must be zero.
          field IG_XL 6 | The accelerometer's interrupt.
            code 0 no none
            code 1 yes active
          field IG_G 5 | The gyroscope's interrupt.
            code 0 no none
            code 1 yes active
          field INACT 4 | Inactivity.
            code 0 no none
            code 1 yes inactive
          field BOOT_STATUS 3 | Boot.
            code 0 no none
            code 1 yes running
          field TDA 2 | Temperature.
            code 0 no nothing new
            code 1 yes new data
          field GDA 1 | Gyroscope.
            code 0 no nothing new
            code 1 yes new data
          field XLDA 0 | Accelerometer.
            code 0 no nothing new
            code 1 yes new data
        register 18 OUT_X_L_G r - - onRequest | Gyroscope: X, low byte. | DS, OUT_X_G
          reading Takes a sample: clears GDA, or removes a set from the FIFO.
          field OUT_X_G 7:0 | Low byte; two's complement.
        register 19 OUT_X_H_G r - - onRequest | Gyroscope: X, high byte. | DS, OUT_X_G
          reading Takes a sample: clears GDA, or removes a set from the FIFO.
          field OUT_X_G 7:0 | High byte; two's complement.
        register 1A OUT_Y_L_G r - - onRequest | Gyroscope: Y, low byte. | DS, OUT_Y_G
          reading Takes a sample: clears GDA, or removes a set from the FIFO.
          field OUT_Y_G 7:0 | Low byte; two's complement.
        register 1B OUT_Y_H_G r - - onRequest | Gyroscope: Y, high byte. | DS, OUT_Y_G
          reading Takes a sample: clears GDA, or removes a set from the FIFO.
          field OUT_Y_G 7:0 | High byte; two's complement.
        register 1C OUT_Z_L_G r - - onRequest | Gyroscope: Z, low byte. | DS, OUT_Z_G
          reading Takes a sample: clears GDA, or removes a set from the FIFO.
          field OUT_Z_G 7:0 | Low byte; two's complement.
        register 1D OUT_Z_H_G r - - onRequest | Gyroscope: Z, high byte. | DS, OUT_Z_G
          reading Takes a sample: clears GDA, or removes a set from the FIFO.
          field OUT_Z_G 7:0 | High byte; two's complement.
        register 1E CTRL_REG4 rw 38 | Gyroscope: axes; accelerometer's interrupt. | DS, CTRL_REG4
          field zero 7:6 zero | Must be zero.
          field Zen_G 5 | Gyroscope's Z.
            code 0 off not output
            code 1 on output
          field Yen_G 4 | Gyroscope's Y.
            code 0 off not output
            code 1 on output
          field Xen_G 3 | Gyroscope's X.
            code 0 off not output
            code 1 on output
          field zero 2 zero | Must be zero.
          field LIR_XL1 1 | Whether the accelerometer's interrupt is latched.
            code 0 off not latched
            code 1 on latched until INT_GEN_SRC_XL is read
          field 4D_XL1 0 | Whether six directions are only four.
            code 0 off six
            code 1 on four, without Z
        register 1F CTRL_REG5_XL rw 38 | Accelerometer: decimation, axes. | DS, CTRL_REG5_XL
          field DEC 7:6 | Which accelerometer's samples reach output registers and FIFO.
            code 0 none all
            code 1 two every 2nd
            code 2 four every 4th
            code 3 eight every 8th
          field Zen_XL 5 | Accelerometer's Z.
            code 0 off not output
            code 1 on output
          field Yen_XL 4 | Accelerometer's Y.
            code 0 off not output
            code 1 on output
          field Xen_XL 3 | Accelerometer's X.
            code 0 off not output
            code 1 on output
          field zero 2:0 zero | Must be zero.
        register 20 CTRL_REG6_XL rw 00 | Accelerometer: rate, range, bandwidth. | DS, CTRL_REG6_XL
          field ODR_XL 7:5 | Output data rate while the gyroscope is in power-down.
            code 0 powerDown power-down
            code 1 hertz10 10 Hz
            code 2 hertz50 50 Hz
            code 3 hertz119 119 Hz
            code 4 hertz238 238 Hz
            code 5 hertz476 476 Hz
            code 6 hertz952 952 Hz
            code 7 - not available
          field FS_XL 4:3 | Full scale.
            code 0 g2 ±2 g
            code 1 g16 ±16 g
            code 2 g4 ±4 g
            code 3 g8 ±8 g
          field BW_SCAL_ODR 2 | Selection of the anti-aliasing bandwidth.
            code 0 byRate the rate
            code 1 byBandwidth BW_XL
          field BW_XL 1:0 | Anti-aliasing bandwidth while BW_SCAL_ODR is set.
            code 0 hertz408 408 Hz
            code 1 hertz211 211 Hz
            code 2 hertz105 105 Hz
            code 3 hertz50 50 Hz
        register 21 CTRL_REG7_XL rw 00 | Accelerometer: digital filters. | DS, CTRL_REG7_XL
          field HR 7 | Whether the digital low-pass is in the path.
            code 0 off no
            code 1 on yes
          field DCF 6:5 | Cut-off of the digital filters.
            code 0 fiftieth rate / 50
            code 1 hundredth rate / 100
            code 2 ninth rate / 9
            code 3 fourHundredth rate / 400
          field zero 4:3 zero | Must be zero.
          field FDS 2 | Whether output registers and FIFO have high-passed data.
            code 0 off no
            code 1 on yes
          field zero 1 zero | Must be zero.
          field HPIS1 0 | Whether the interrupt has high-passed data.
            code 0 off no
            code 1 on yes
        register 22 CTRL_REG8 rw 04 | Boot, reset, interfaces. | DS, CTRL_REG8
          field BOOT 7 clearsItself | Loads the trim again; cleared when that has ended.
            code 0 no nothing
            code 1 yes begins a boot
          field BDU 6 | Block data update.
            code 0 continuous output pairs change at any time
            code 1 held a pair is held until both bytes were read
          field H_LACTIVE 5 | Polarity of INT1_A/G and INT2_A/G.
            code 0 high active high
            code 1 low active low
          field PP_OD 4 | Type of INT1_A/G and INT2_A/G.
            code 0 pushPull push-pull
            code 1 openDrain open drain
          field SIM 3 | SPI wires.
            code 0 four four
            code 1 three three
          field IF_ADD_INC 2 | Whether the address increments in a burst.
            code 0 off no
            code 1 on yes
          field BLE 1 | Byte order of the outputs.
            code 0 little low byte at the lower address
            code 1 big high byte at the lower address
          field SW_RESET 0 clearsItself | Resets the registers; cleared when that has ended.
            code 0 no nothing
            code 1 yes begins a reset
        register 23 CTRL_REG9 rw 00 | Sleep, FIFO, I2C. | DS, CTRL_REG9
          field zero 7 zero | Must be zero.
          field SLEEP_G 6 | Gyroscope's sleep: the drive continues, nothing is measured.
            code 0 off no
            code 1 on yes
          field zero 5 zero | Must be zero.
          field FIFO_TEMP_EN 4 | Whether the FIFO stores temperatures.
            code 0 off no
            code 1 on yes
          field DRDY_mask_bit 3 | Whether samples are withheld until the filters have settled.
            code 0 off no
            code 1 on yes
          field I2C_DISABLE 2 | Whether I2C is disabled.
            code 0 off I2C and SPI
            code 1 on SPI only
          field FIFO_EN 1 | Whether the FIFO is enabled.
            code 0 off no
            code 1 on yes
          field STOP_ON_FTH 0 | Whether the threshold limits the FIFO's depth.
            code 0 off 32 sets
            code 1 on FTH + 1 sets
        register 24 CTRL_REG10 rw 00 | Self-tests. | DS, CTRL_REG10
          field zero 7:3 zero | Must be zero.
          field ST_G 2 | Gyroscope's self-test.
            code 0 off off
            code 1 on on
          field zero 1 zero | Must be zero.
          field ST_XL 0 | Accelerometer's self-test.
            code 0 off off
            code 1 on on
        register 26 INT_GEN_SRC_XL r - - onRequest | Accelerometer's interrupt: source. | DS, INT_GEN_SRC_XL
          reading Ends a latched interrupt of the accelerometer.
          field zero 7 zero | Must be zero.
          field IA_XL 6 | Interrupt.
            code 0 no none
            code 1 yes active
          field ZH_XL 5 | Z above the threshold.
            code 0 no no
            code 1 yes yes
          field ZL_XL 4 | Z below the threshold.
            code 0 no no
            code 1 yes yes
          field YH_XL 3 | Y above the threshold.
            code 0 no no
            code 1 yes yes
          field YL_XL 2 | Y below the threshold.
            code 0 no no
            code 1 yes yes
          field XH_XL 1 | X above the threshold.
            code 0 no no
            code 1 yes yes
          field XL_XL 0 | X below the threshold.
            code 0 no no
            code 1 yes yes
        register 27 STATUS_REG_XL r - | STATUS_REG, at a second address. | DS, STATUS_REG
          field zero 7 zero | Must be zero.
          field IG_XL 6 | The accelerometer's interrupt.
            code 0 no none
            code 1 yes active
          field IG_G 5 | The gyroscope's interrupt.
            code 0 no none
            code 1 yes active
          field INACT 4 | Inactivity.
            code 0 no none
            code 1 yes inactive
          field BOOT_STATUS 3 | Boot.
            code 0 no none
            code 1 yes running
          field TDA 2 | Temperature.
            code 0 no nothing new
            code 1 yes new data
          field GDA 1 | Gyroscope.
            code 0 no nothing new
            code 1 yes new data
          field XLDA 0 | Accelerometer.
            code 0 no nothing new
            code 1 yes new data
        register 28 OUT_X_L_XL r - - onRequest | Accelerometer: X, low byte. | DS, OUT_X_XL
          reading Takes a sample: clears XLDA, or removes a set from the FIFO.
          field OUT_X_XL 7:0 | Low byte; two's complement.
        register 29 OUT_X_H_XL r - - onRequest | Accelerometer: X, high byte. | DS, OUT_X_XL
          reading Takes a sample: clears XLDA, or removes a set from the FIFO.
          field OUT_X_XL 7:0 | High byte; two's complement.
        register 2A OUT_Y_L_XL r - - onRequest | Accelerometer: Y, low byte. | DS, OUT_Y_XL
          reading Takes a sample: clears XLDA, or removes a set from the FIFO.
          field OUT_Y_XL 7:0 | Low byte; two's complement.
        register 2B OUT_Y_H_XL r - - onRequest | Accelerometer: Y, high byte. | DS, OUT_Y_XL
          reading Takes a sample: clears XLDA, or removes a set from the FIFO.
          field OUT_Y_XL 7:0 | High byte; two's complement.
        register 2C OUT_Z_L_XL r - - onRequest | Accelerometer: Z, low byte. | DS, OUT_Z_XL
          reading Takes a sample: clears XLDA, or removes a set from the FIFO.
          field OUT_Z_XL 7:0 | Low byte; two's complement.
        register 2D OUT_Z_H_XL r - - onRequest | Accelerometer: Z, high byte. | DS, OUT_Z_XL
          reading Takes a sample: clears XLDA, or removes a set from the FIFO.
          field OUT_Z_XL 7:0 | High byte; two's complement.
        register 2E FIFO_CTRL rw 00 | FIFO: mode, threshold. | DS, FIFO_CTRL
          field FMODE 7:5 | Mode.
            code 0 bypass bypass: stores nothing
            code 1 fifo FIFO: stops when it is full
            code 2 - reserved
            code 3 continuousToFIFO continuous, FIFO from the accelerometer's interrupt on
            code 4 bypassToContinuous bypass, continuous from the accelerometer's interrupt on
            code 5 - reserved
            code 6 continuous continuous: the oldest set is lost when it is full
            code 7 - reserved
          field FTH 4:0 | Threshold in sets.
        register 2F FIFO_SRC r - | FIFO: state. | DS, FIFO_SRC
          field FTH 7 | Unread sets reach the threshold.
            code 0 no no
            code 1 yes yes
          field OVRN 6 | A set was lost.
            code 0 no none
            code 1 yes lost
          field FSS 5:0 | Unread sets, 0 to 32.
        register 30 INT_GEN_CFG_G rw 00 | Gyroscope's interrupt: events. | DS, INT_GEN_CFG_G
          field AOI_G 7 | Combination of the events.
            code 0 or OR
            code 1 and AND
          field LIR_G 6 | Whether the interrupt is latched.
            code 0 off not latched
            code 1 on latched until INT_GEN_SRC_G is read
          field ZHIE 5 | Interrupt where Z is above the threshold.
            code 0 disabled not enabled
            code 1 enabled enabled
          field ZLIE 4 | Interrupt where Z is below the threshold.
            code 0 disabled not enabled
            code 1 enabled enabled
          field YHIE 3 | Interrupt where Y is above the threshold.
            code 0 disabled not enabled
            code 1 enabled enabled
          field YLIE 2 | Interrupt where Y is below the threshold.
            code 0 disabled not enabled
            code 1 enabled enabled
          field XHIE 1 | Interrupt where X is above the threshold.
            code 0 disabled not enabled
            code 1 enabled enabled
          field XLIE 0 | Interrupt where X is below the threshold.
            code 0 disabled not enabled
            code 1 enabled enabled
        register 31 INT_GEN_THS_XH_G rw 00 | Gyroscope's interrupt: threshold of X, high byte. | DS, INT_GEN_THS_X_G
          field DCRM_G 7 | Effect of a false condition on the duration's counter.
            code 0 reset resets
            code 1 decrement decrements
          field THS_G_X 6:0 | High part; one step is one digit of 15 bits, which is assumed.
        register 32 INT_GEN_THS_XL_G rw 00 | Gyroscope's interrupt: threshold of X, low byte. | DS, INT_GEN_THS_X_G
          field THS_G_X 7:0 | Low byte.
        register 33 INT_GEN_THS_YH_G rw 00 | Gyroscope's interrupt: threshold of Y, high byte. | DS, INT_GEN_THS_Y_G
          field zero 7 zero | Must be zero.
          field THS_G_Y 6:0 | High part; one step is one digit of 15 bits, which is assumed.
        register 34 INT_GEN_THS_YL_G rw 00 | Gyroscope's interrupt: threshold of Y, low byte. | DS, INT_GEN_THS_Y_G
          field THS_G_Y 7:0 | Low byte.
        register 35 INT_GEN_THS_ZH_G rw 00 | Gyroscope's interrupt: threshold of Z, high byte. | DS, INT_GEN_THS_Z_G
          field zero 7 zero | Must be zero.
          field THS_G_Z 6:0 | High part; one step is one digit of 15 bits, which is assumed.
        register 36 INT_GEN_THS_ZL_G rw 00 | Gyroscope's interrupt: threshold of Z, low byte. | DS, INT_GEN_THS_Z_G
          field THS_G_Z 7:0 | Low byte.
        register 37 INT_GEN_DUR_G rw 00 | Gyroscope's interrupt: duration. | DS, INT_GEN_DUR_G
          field WAIT_G 7 | Whether the interrupt ends only after the duration.
            code 0 off ends at once
            code 1 on ends after the duration
          field DUR_G 6:0 | Duration in samples.
        table millihertz CTRL_REG1_G.ODR_G | mHz | Output data rate of both sensors while the gyroscope runs. | DS, CTRL_REG1_G
          row | - 14900 59500 119000 238000 476000 952000
        table accelerometerMillihertz CTRL_REG6_XL.ODR_XL | mHz | Output data rate of the accelerometer alone. | DS, CTRL_REG6_XL
          row | - 10000 50000 119000 238000 476000 952000
        table lowPass1CutoffMillihertz CTRL_REG1_G.ODR_G | mHz | Cut-off of the gyroscope's first low-pass. | DS, CTRL_REG1_G
          row | - 5000 19000 38000 76000 100000 100000
        table lowPass2CutoffMillihertz CTRL_REG1_G.ODR_G CTRL_REG1_G.BW_G | mHz | Cut-off of the gyroscope's second low-pass. | DS, CTRL_REG1_G
          row 0 | - - - -
          row 1 | - - - -
          row 2 | 16000 16000 16000 16000
          row 3 | 14000 31000 31000 31000
          row 4 | 14000 29000 63000 78000
          row 5 | 21000 28000 57000 100000
          row 6 | 33000 40000 58000 100000
        table highPassCutoffMillihertz CTRL_REG1_G.ODR_G CTRL_REG3_G.HPCF_G | mHz | Cut-off of the gyroscope's high-pass, as printed. | DS, CTRL_REG3_G
          row 0 | - - - - - - - - - -
          row 1 | 1000 500 200 100 50 20 10 5 2 1
          row 2 | 4000 2000 1000 500 200 100 50 20 10 5
          row 3 | 8000 4000 2000 1000 500 200 100 50 20 10
          row 4 | 15000 8000 4000 2000 1000 500 200 100 50 20
          row 5 | 30000 15000 8000 4000 2000 1000 500 200 100 50
          row 6 | 57000 30000 15000 8000 4000 2000 1000 500 200 100
        table settlingSamples CTRL_REG1_G.ODR_G | samples | Gyroscope's samples to discard with the first low-pass; the document's heading for it is from low-power to normal. | DS, gyroscope turn-on
          row | - 2 3 3 4 5 8
        table settlingSamplesLowPass2 CTRL_REG1_G.ODR_G | samples | Gyroscope's samples to discard with both low-passes. | DS, gyroscope turn-on
          row | - - 13 13 14 15 18
        table accelerometerSettlingSamples CTRL_REG6_XL.ODR_XL CTRL_REG6_XL.BW_XL | samples | Accelerometer's samples to discard after power-down. | DS, accelerometer turn-on
          row 0 | - - - -
          row 1 | 0 0 0 0
          row 2 | 0 0 0 0
          row 3 | 1 1 1 2
          row 4 | 1 1 2 4
          row 5 | 1 2 4 7
          row 6 | 2 4 7 14
        table bandwidthMillihertz CTRL_REG6_XL.BW_XL | mHz | Anti-aliasing bandwidth of the accelerometer while BW_SCAL_ODR is set. | DS, CTRL_REG6_XL
          row | 408000 211000 105000 50000
        table rateBandwidthMillihertz CTRL_REG6_XL.ODR_XL | mHz | Anti-aliasing bandwidth of the accelerometer while BW_SCAL_ODR is clear. | DS, CTRL_REG6_XL
          row | - 408000 408000 50000 105000 211000 408000
        table filterDivisor CTRL_REG7_XL.DCF | 1 | Rate divided by the cut-off of the accelerometer's digital filters; for the high-pass only ST's driver has it. | DS, CTRL_REG7_XL; PID
          row | 50 100 9 400
        table microgPerDigit CTRL_REG6_XL.FS_XL | µg a digit | Sensitivity of the accelerometer. | DS, mechanical characteristics
          row | 61 732 122 244
        table ratedG CTRL_REG6_XL.FS_XL | g | Full scale of the accelerometer. | DS, CTRL_REG6_XL
          row | 2 16 4 8
        table microdegreesPerSecondPerDigit CTRL_REG1_G.FS_G | µ°/s a digit | Sensitivity of the gyroscope. | DS, mechanical characteristics
          row | 8750 17500 - 70000
        table ratedDegreesPerSecond CTRL_REG1_G.FS_G | °/s | Full scale of the gyroscope. | DS, CTRL_REG1_G
          row | 245 500 - 2000
        timing boot 20000000 | From power-on or BOOT to the end of the trim download; ST's examples wait as long. | EXAMPLE, BOOT_TIME | inferred
        timing softReset 1000000 | From SW_RESET until it reads 0; a choice, drivers wait 10 to 100 ms. | EXAMPLE; LINUX | unknown
        timing gyroscopeTurnOn 400000000 | From power-down of the gyroscope to data; a choice, the document has no time and ST's self-test waits 800 ms. | EXAMPLE | unknown
        timing accelerometerSelfTestSettle 200000000 | From the start, and from a change of ST_XL, to right data. | EXAMPLE, lsm9ds1_self_test.c | single
        timing gyroscopeSelfTestSettle 800000000 | From the start, and from a change of ST_G, to right data. | EXAMPLE, lsm9ds1_self_test.c | single
        constant temperatureDigits 16 | digits/°C | Sensitivity of the thermometer. | DS, temperature sensor characteristics
        constant temperatureZero 25 | °C | Temperature at which the thermometer reads 0. | DS, temperature sensor characteristics
        constant temperatureMillihertz 59500 | mHz | Rate of the thermometer while the gyroscope runs. | DS, temperature sensor characteristics
        constant temperatureMillihertzAlone 50000 | mHz | Rate of the thermometer with the accelerometer alone, but at most the accelerometer's. | DS, temperature sensor characteristics
        constant fifoDepth 32 | sets | Capacity of the FIFO. | DS, FIFO
        constant accelerometerThresholdSteps 256 | steps | Steps of the accelerometer's interrupt thresholds in full scale, as two programs have it; the document gives no unit. | DS, INT_GEN_THS_X_XL | inferred
        constant activityThresholdSteps 128 | steps | Steps of the activity threshold in full scale; the document gives no unit. | DS, ACT_THS | inferred
        constant accelerometerZeroLevel 90 | mg | Typical zero-g level of the accelerometer, either sign. | DS, mechanical characteristics
        constant gyroscopeZeroLevel 30 | °/s | Typical zero-rate level of the gyroscope, either sign. | DS, mechanical characteristics
        constant selfTestSamples 5 | samples | Averaged in a self-test, after one that is discarded. | EXAMPLE, lsm9ds1_self_test.c | single
        constant accelerometerSelfTest 300 | mg | Change of each axis in the accelerometer's self-test; a choice within the limits. | EXAMPLE, lsm9ds1_self_test.c | unknown
        constant gyroscopeSelfTest 400 | °/s | Change of each axis in the gyroscope's self-test; a choice within the limits. | EXAMPLE, lsm9ds1_self_test.c | unknown
        constant accelerometerSelfTestMinimum 70 | mg | Smallest change in the accelerometer's self-test. | EXAMPLE, lsm9ds1_self_test.c | single
        constant accelerometerSelfTestMaximum 1500 | mg | Largest change in the accelerometer's self-test. | EXAMPLE, lsm9ds1_self_test.c | single
        constant gyroscopeSelfTestMinimum 200 | °/s | Smallest change in the gyroscope's self-test. | EXAMPLE, lsm9ds1_self_test.c | single
        constant gyroscopeSelfTestMaximum 800 | °/s | Largest change in the gyroscope's self-test. | EXAMPLE, lsm9ds1_self_test.c | single
        document DS LSM9DS1 datasheet, DocID025715 Rev 2, STMicroelectronics, November 2014
        document EXAMPLE STMicroelectronics examples of the LSM9DS1 in STMems_Standard_C_drivers
        document LINUX Linux drivers/iio/imu/st_lsm6dsx/st_lsm6dsx_core.c, settings of LSM9DS1
        document PID STMicroelectronics lsm9ds1-pid, lsm9ds1_reg.h and lsm9ds1_reg.c
      """#)
  }
#endif
