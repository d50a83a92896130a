// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331dlh.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.LIS331DLH {
    /// The manufacturer's name.
    package static var name: String { "LIS331DLH" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part accelerometer
        identity 0F 32 LIS331DLH LIS331HH H3LIS331DL LIS302DLH IIS328DQ AIS328DQ LSM303DL LSM303DLH LSM303DLM | DS, description of WHO_AM_I; LINUX, sensor tables; PID; ADAFRUIT; VDORR, for the LIS302DLH | independent
        i2c 400000 80 18 19 | DS, I2C interface
        spi 80 40 3F 3 10000000 | DS, SPI interface
        reserved 00 0E doNotWrite | DS, register map
        reserved 10 1F doNotWrite | DS, register map
        reserved 2E 2F doNotWrite | DS, register map
        reserved 38 3F doNotWrite | DS, register map
        reserved 40 7F undocumented | GBATEK, addresses read as 0 | single
        register 0F WHO_AM_I r 32 | The identity byte. | DS, register map; DS, description of WHO_AM_I
          field ID 7:0 | 0x32, also in several relatives.
        register 20 CTRL_REG1 rw 07 | Power, rate and axes. | DS, description of CTRL_REG1
          field PM 7:5 | Power mode; below normal the mode also sets the rate.
            code 0 powerDown nothing is measured
            code 1 normal measures at the rate of DR
            code 2 lowPowerHalfHertz low power, 0.5 Hz
            code 3 lowPower1Hertz low power, 1 Hz
            code 4 lowPower2Hertz low power, 2 Hz
            code 5 lowPower5Hertz low power, 5 Hz
            code 6 lowPower10Hertz low power, 10 Hz
            code 7 - not defined
          field DR 4:3 | Output data rate in normal mode; the low-pass in every mode.
            code 0 hertz50 50 Hz
            code 1 hertz100 100 Hz
            code 2 hertz400 400 Hz
            code 3 hertz1000 1000 Hz
          field Zen 2 | Whether the Z axis is measured.
            code 0 disabled not measured
            code 1 enabled measured
          field Yen 1 | Whether the Y axis is measured.
            code 0 disabled not measured
            code 1 enabled measured
          field Xen 0 | Whether the X axis is measured.
            code 0 disabled not measured
            code 1 enabled measured
        register 21 CTRL_REG2 rw 00 | Boot and high-pass filter. | DS, description of CTRL_REG2
          field BOOT 7 clearsItself | Loads the factory trim again.
            code 0 normal running
            code 1 boot loading
          field HPM 6:5 | How the high-pass filter works.
            code 0 normal tracks the input; a read of HP_FILTER_RESET restarts it
            code 1 reference subtracts REFERENCE
            code 2 normalAlternate as normal
            code 3 - not defined
          field FDS 4 | Whether the outputs carry high-passed data.
            code 0 direct unfiltered
            code 1 filtered high-passed
          field HPen2 3 | Whether interrupt generator 2 sees high-passed data.
            code 0 direct unfiltered
            code 1 filtered high-passed
          field HPen1 2 | Whether interrupt generator 1 sees high-passed data.
            code 0 direct unfiltered
            code 1 filtered high-passed
          field HPCF 1:0 | The high-pass coefficient HPc.
            code 0 eight coefficient 8
            code 1 sixteen coefficient 16
            code 2 thirtyTwo coefficient 32
            code 3 sixtyFour coefficient 64
        register 22 CTRL_REG3 rw 00 | Interrupt pins. | DS, description of CTRL_REG3
          field IHL 7 | Polarity of both pins.
            code 0 high active high
            code 1 low active low
          field PP_OD 6 | Drive of both pins.
            code 0 pushPull push-pull
            code 1 openDrain open drain
          field LIR2 5 | Whether interrupt 2 holds until INT2_SRC is read.
            code 0 no not latched
            code 1 yes latched
          field I2_CFG 4:3 | What drives pin INT2.
            code 0 ownInterrupt interrupt generator 2
            code 1 eitherInterrupt either generator
            code 2 dataReady data ready
            code 3 booting boot in progress
          field LIR1 2 | Whether interrupt 1 holds until INT1_SRC is read.
            code 0 no not latched
            code 1 yes latched
          field I1_CFG 1:0 | What drives pin INT1.
            code 0 ownInterrupt interrupt generator 1
            code 1 eitherInterrupt either generator
            code 2 dataReady data ready
            code 3 booting boot in progress
        register 23 CTRL_REG4 rw 00 | Data format, full scale and self-test. | DS, description of CTRL_REG4
          field BDU 7 | Whether a pair holds still between the reads of its halves.
            code 0 continuous updates at any time
            code 1 held held until both halves are read
          field BLE 6 | Order of the bytes of a pair.
            code 0 little low byte at the lower address
            code 1 big high byte at the lower address
          field FS 5:4 | Full scale.
            code 0 g2 ±2 g
            code 1 g4 ±4 g
            code 2 - not defined
            code 3 g8 ±8 g
          field STsign 3 | Direction of the self-test force on all three axes.
            code 0 plus outputs rise
            code 1 minus outputs fall
          field reserved 2 zero | Must be zero.
          field ST 1 | Whether the self-test force acts.
            code 0 off Off
            code 1 on On
          field SIM 0 | SPI wiring.
            code 0 four four wires
            code 1 three three wires
        register 24 CTRL_REG5 rw 00 | Sleep to wake. | DS, description of CTRL_REG5
          field reserved 7:2 zero | Must be zero.
          field TurnOn 1:0 | Whether an interrupt turns a low-power mode into normal mode.
            code 0 off stays in its mode
            code 1-2 - not defined
            code 3 on wakes on an interrupt
        register 25 HP_FILTER_RESET r - - onRequest | Restarts the high-pass filter when read; the value means nothing. | DS, description of HP_FILTER_RESET
          reading sets the high-pass filter to the present input.
          field reserved 7:0 reserved | The value read means nothing.
        register 26 REFERENCE rw 00 | What reference mode subtracts. | DS, description of REFERENCE
          field Ref 7:0 signed | In steps of full scale / 128. | ADAFRUIT, quoting AN2847; COMMUNITY | independent
        register 27 STATUS_REG r 00 | New data and overrun. | DS, description of STATUS_REG
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
        register 28 OUT_X_L r - - onRequest | X acceleration, byte at the lower address. | DS, description of OUT_X_L, OUT_X_H
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field XD 7:0 | Low byte unless BLE swaps the pair.
        register 29 OUT_X_H r - - onRequest | X acceleration, byte at the upper address. | DS, description of OUT_X_L, OUT_X_H
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field XD 7:0 | High byte unless BLE swaps the pair.
        register 2A OUT_Y_L r - - onRequest | Y acceleration, byte at the lower address. | DS, description of OUT_Y_L, OUT_Y_H
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field YD 7:0 | Low byte unless BLE swaps the pair.
        register 2B OUT_Y_H r - - onRequest | Y acceleration, byte at the upper address. | DS, description of OUT_Y_L, OUT_Y_H
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field YD 7:0 | High byte unless BLE swaps the pair.
        register 2C OUT_Z_L r - - onRequest | Z acceleration, byte at the lower address. | DS, description of OUT_Z_L, OUT_Z_H
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field ZD 7:0 | Low byte unless BLE swaps the pair.
        register 2D OUT_Z_H r - - onRequest | Z acceleration, byte at the upper address. | DS, description of OUT_Z_L, OUT_Z_H
          reading may clear the data-ready and overrun bits; with BDU the other half is held.
          field ZD 7:0 | High byte unless BLE swaps the pair.
        register 30 INT1_CFG rw 00 | Events of interrupt generator 1. | DS, description of INT1_CFG
          field AOI 7 | How events combine; with 6D, movement or position.
            code 0 or any event; with 6D, movement
            code 1 and all events; with 6D, position
          field 6D 6 | Whether the six directions are told apart; that the thresholds else are of magnitude is inferred. | DS, description of INT1_CFG; PID, free-fall example; INV, no-motion configuration | inferred
            code 0 off thresholds of magnitude
            code 1 on six directions
          field ZHIE 5 | Whether Z above the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field ZLIE 4 | Whether Z below the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field YHIE 3 | Whether Y above the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field YLIE 2 | Whether Y below the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field XHIE 1 | Whether X above the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field XLIE 0 | Whether X below the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
        register 31 INT1_SRC r 00 - onRequest | State of interrupt generator 1. | DS, description of INT1_SRC (INT1_SOURCE)
          reading clears the interrupt and its pin, and a latched state is taken anew.
          field reserved 7 zero | Must be zero.
          field IA 6 | Whether the interrupt is active.
            code 0 no inactive
            code 1 yes active
          field ZH 5 | Z above the threshold.
            code 0 no no event
            code 1 yes event
          field ZL 4 | Z below the threshold.
            code 0 no no event
            code 1 yes event
          field YH 3 | Y above the threshold.
            code 0 no no event
            code 1 yes event
          field YL 2 | Y below the threshold.
            code 0 no no event
            code 1 yes event
          field XH 1 | X above the threshold.
            code 0 no no event
            code 1 yes event
          field XL 0 | X below the threshold.
            code 0 no no event
            code 1 yes event
        register 32 INT1_THS rw 00 | Threshold of interrupt generator 1. | DS, description of INT1_THS
          field reserved 7 zero | Must be zero.
          field THS 6:0 | In steps of full scale / 128. | INV; PID, examples | independent
        register 33 INT1_DURATION rw 00 | How long the condition of interrupt 1 has to last. | DS, description of INT1_DURATION
          field reserved 7 zero | Must be zero.
          field D 6:0 | In samples at the rate in force.
        register 34 INT2_CFG rw 00 | Events of interrupt generator 2. | DS, description of INT2_CFG
          field AOI 7 | How events combine; with 6D, movement or position.
            code 0 or any event; with 6D, movement
            code 1 and all events; with 6D, position
          field 6D 6 | Whether the six directions are told apart; that the thresholds else are of magnitude is inferred. | DS, description of INT2_CFG; PID, free-fall example; INV, no-motion configuration | inferred
            code 0 off thresholds of magnitude
            code 1 on six directions
          field ZHIE 5 | Whether Z above the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field ZLIE 4 | Whether Z below the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field YHIE 3 | Whether Y above the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field YLIE 2 | Whether Y below the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field XHIE 1 | Whether X above the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field XLIE 0 | Whether X below the threshold takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
        register 35 INT2_SRC r 00 - onRequest | State of interrupt generator 2. | DS, description of INT2_SRC (INT2_SOURCE)
          reading clears the interrupt and its pin, and a latched state is taken anew.
          field reserved 7 zero | Must be zero.
          field IA 6 | Whether the interrupt is active.
            code 0 no inactive
            code 1 yes active
          field ZH 5 | Z above the threshold.
            code 0 no no event
            code 1 yes event
          field ZL 4 | Z below the threshold.
            code 0 no no event
            code 1 yes event
          field YH 3 | Y above the threshold.
            code 0 no no event
            code 1 yes event
          field YL 2 | Y below the threshold.
            code 0 no no event
            code 1 yes event
          field XH 1 | X above the threshold.
            code 0 no no event
            code 1 yes event
          field XL 0 | X below the threshold.
            code 0 no no event
            code 1 yes event
        register 36 INT2_THS rw 00 | Threshold of interrupt generator 2. | DS, description of INT2_THS
          field reserved 7 zero | Must be zero.
          field THS 6:0 | In steps of full scale / 128. | INV; PID, examples | independent
        register 37 INT2_DURATION rw 00 | How long the condition of interrupt 2 has to last. | DS, description of INT2_DURATION
          field reserved 7 zero | Must be zero.
          field D 6:0 | In samples at the rate in force.
        table millihertz CTRL_REG1.DR | mHz | Output data rate in normal mode. | DS, description of CTRL_REG1
          row | 50000 100000 400000 1000000
        table lowPassCutoffMillihertz CTRL_REG1.DR | mHz | Cut-off of the low-pass filter. | DS, description of CTRL_REG1
          row | 37000 74000 292000 780000
        table lowPowerMillihertz CTRL_REG1.PM | mHz | Output data rate of a low-power mode; nil for the other modes. | DS, description of CTRL_REG1
          row | - - 500 1000 2000 5000 10000
        table divisor CTRL_REG2.HPCF | 1 | The high-pass coefficient HPc. | DS, description of CTRL_REG2
          row | 8 16 32 64
        table highPassCutoffMillihertz CTRL_REG1.DR CTRL_REG2.HPCF | mHz | Cut-off of the high-pass filter in normal mode, as printed (rounded). | DS, description of CTRL_REG2, cut-off table
          row 0 | 1000 500 250 125
          row 1 | 2000 1000 500 250
          row 2 | 8000 4000 2000 1000
          row 3 | 20000 10000 5000 2500
        table microgravitiesPerDigit CTRL_REG4.FS | µg a digit | Typical sensitivity of the 12-bit code. | DS, mechanical characteristics; LINUX, st_accel_core.c
          row | 1000 2000 - 3900
        table ratedG CTRL_REG4.FS | g | Rated full scale in either direction. | DS, mechanical characteristics
          row | 2 4 - 8
        table noiseDensity CTRL_REG4.FS | µg/√Hz | Typical noise density. | DS, mechanical characteristics
          row | 218 - - -
        table zeroLevel CTRL_REG4.FS | mg | Typical zero-g level: the standard deviation over many parts. | DS, mechanical characteristics
          row | 20 - - -
        timing boot 5000000 | From power-on to the end of the trim download; that it takes as long after BOOT is inferred. | AN, opening pages; PID, examples
        timing turnOnOffset 1000000 | With one sample period added: from power-down to the first valid sample; specified at 100 Hz, and by one driver at every rate. | DS, turn-on time; ESPIDF, for the other rates
        timing selfTestOffset 1000000 | With one sample period added: from a change of the self-test to 99 % of the output change. | DS, self-test
        constant lowestCode -2048 | digits | The lowest output code, 12 bits. | DS, mechanical characteristics
        constant highestCode 2047 | digits | The highest output code, 12 bits. | DS, mechanical characteristics
        constant unusedLowBits 4 | bits | Zero bits below the code in a 16-bit word. | DS, mechanical characteristics; LINUX, sensor tables
        constant digitsPerThresholdStep 16 | digits | One step of INT1_THS and INT2_THS: full scale / 128. | INV; PID, examples | independent
        constant digitsPerReferenceStep 16 | digits | One step of REFERENCE: full scale / 128. | ADAFRUIT, quoting AN2847; COMMUNITY | independent
        constant selfTestMinimumX 120 | digits at ±2 g | Smallest change of X under the self-test force, either sign. | DS, mechanical characteristics, self-test output change
        constant selfTestTypicalX 300 | digits at ±2 g | Typical change of X under the self-test force, either sign. | DS, mechanical characteristics, self-test output change
        constant selfTestMaximumX 550 | digits at ±2 g | Largest change of X under the self-test force, either sign. | DS, mechanical characteristics, self-test output change
        constant selfTestMinimumY 120 | digits at ±2 g | Smallest change of Y under the self-test force, either sign. | DS, mechanical characteristics, self-test output change
        constant selfTestTypicalY 300 | digits at ±2 g | Typical change of Y under the self-test force, either sign. | DS, mechanical characteristics, self-test output change
        constant selfTestMaximumY 550 | digits at ±2 g | Largest change of Y under the self-test force, either sign. | DS, mechanical characteristics, self-test output change
        constant selfTestMinimumZ 140 | digits at ±2 g | Smallest change of Z under the self-test force, either sign. | DS, mechanical characteristics, self-test output change
        constant selfTestTypicalZ 350 | digits at ±2 g | Typical change of Z under the self-test force, either sign. | DS, mechanical characteristics, self-test output change
        constant selfTestMaximumZ 750 | digits at ±2 g | Largest change of Z under the self-test force, either sign. | DS, mechanical characteristics, self-test output change
        constant zeroLevelDrift 100 | µg/°C | Typical change of the zero-g level with temperature, either sign; the greatest from 25 °C. | DS, mechanical characteristics
        document ADAFRUIT Adafruit LIS331 driver
        document AN AN2847 application note for the LIS331DLH, Doc ID 15136 Rev 2, STMicroelectronics, September 2010 (opening pages)
        document COMMUNITY Statements of ST's staff in the ST community, on REFERENCE of the LIS2DH12, which has the same structure
        document DS LIS331DLH datasheet, Doc ID 15094 Rev 3, STMicroelectronics, July 2009
        document ESPIDF A driver of the LIS331DLH for ESP-IDF
        document GBATEK GBATEK, hardware notes on the accelerometer of the Nintendo 3DS
        document INV InvenSense drivers/misc/inv_mpu/accel/lis331.c
        document LINUX Linux drivers/iio/accel/st_accel_core.c and drivers/iio/common/st_sensors
        document PID STMicroelectronics lis331dlh-pid, commit 4ee589f, and the examples of STMems_Standard_C_drivers
        document VDORR vdorr's driver of the LIS302DLH
      """#)
  }
#endif
