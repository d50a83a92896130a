// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3g4200d.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.L3G4200D {
    /// The manufacturer's name.
    package static var name: String { "L3G4200D" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part gyroscope
        identity 0F D3 L3G4200D A3G4250D I3G4250D LSM330DL | DS Table 18; PID; LINUX, st_gyro_core.c | independent
        i2c 400000 80 68 69 | DS, I2C interface
        spi 80 40 3F 3 10000000 | DS, SPI interface
        reserved 00 0E doNotWrite | DS Table 18
        reserved 10 1F doNotWrite | DS Table 18
        reserved 39 7F doNotWrite | DS Table 18, addresses that it does not list
        register 0F WHO_AM_I r D3 | The identity byte. | DS Table 18
          field ID 7:0 | 0xD3, also in several relatives.
        register 20 CTRL_REG1 rw 07 | Data rate, bandwidth, power and axes. | DS Table 18; DS, description of CTRL_REG1
          field DR 7:6 | Output data rate. | DS Table 22; AN Table 3
            code 0 hertz100 100 Hz
            code 1 hertz200 200 Hz
            code 2 hertz400 400 Hz
            code 3 hertz800 800 Hz
          field BW 5:4 | Cut-off of the second low-pass, by rate; it acts only where a selection passes through it. | DS Table 22; AN Table 3
            code 0 lowest lowest cut-off
            code 1 low second lowest cut-off
            code 2 high second highest cut-off
            code 3 highest highest cut-off
          field PD 3 | Whether the drive runs; with no axis enabled the part sleeps.
            code 0 powerDown power-down
            code 1 running normal, or sleep with no axis enabled
          field Zen 2 | Whether the Z axis is measured.
            code 0 disabled not measured
            code 1 enabled measured
          field Yen 1 | Whether the Y axis is measured.
            code 0 disabled not measured
            code 1 enabled measured
          field Xen 0 | Whether the X axis is measured.
            code 0 disabled not measured
            code 1 enabled measured
        register 21 CTRL_REG2 rw 00 | High-pass filter. | DS Table 18; DS, description of CTRL_REG2
          field reserved 7:6 zero | Loaded at boot; must stay zero.
          field HPM 5:4 | How the high-pass filter works. | DS, description of CTRL_REG2; AN, high-pass filter, for the read with code 2 | single
            code 0 normal tracks the input; a read of REFERENCE restarts it
            code 1 reference subtracts REFERENCE
            code 2 normalAlternate as normal; only the application note lets a read restart it
            code 3 autoReset restarts when the interrupt occurs
          field HPCF 3:0 | Cut-off of the high-pass, by rate. | DS Table 27; AN Table 12
            code 0 step0 the highest cut-off
            code 1 step1 step 1 below the highest
            code 2 step2 step 2 below the highest
            code 3 step3 step 3 below the highest
            code 4 step4 step 4 below the highest
            code 5 step5 step 5 below the highest
            code 6 step6 step 6 below the highest
            code 7 step7 step 7 below the highest
            code 8 step8 step 8 below the highest
            code 9 step9 step 9 below the highest
            code 10-15 - not defined
        register 22 CTRL_REG3 rw 00 | Interrupt pins. | DS Table 18; DS, description of CTRL_REG3
          field I1_Int1 7 | Whether the interrupt generator drives pin INT1.
            code 0 disabled not routed
            code 1 enabled routed
          field I1_Boot 6 | Whether a boot in progress drives pin INT1.
            code 0 disabled not routed
            code 1 enabled routed
          field H_Lactive 5 | Polarity of pin INT1 alone; a sentence of the application note, against its figure, has DRDY follow. | DS, description of CTRL_REG3; AN Figure 6; LINUX, st_gyro_core.c
            code 0 high active high
            code 1 low active low
          field PP_OD 4 | Drive of pin INT1. | DS, description of CTRL_REG3; AN Figure 6; LINUX, st_gyro_core.c
            code 0 pushPull push-pull
            code 1 openDrain open drain
          field I2_DRDY 3 | Whether data ready drives pin DRDY/INT2.
            code 0 disabled not routed
            code 1 enabled routed
          field I2_WTM 2 | Whether the FIFO watermark drives pin DRDY/INT2.
            code 0 disabled not routed
            code 1 enabled routed
          field I2_ORun 1 | Whether the FIFO overrun drives pin DRDY/INT2.
            code 0 disabled not routed
            code 1 enabled routed
          field I2_Empty 0 | Whether the empty FIFO drives pin DRDY/INT2.
            code 0 disabled not routed
            code 1 enabled routed
        register 23 CTRL_REG4 rw 00 | Data format, full scale and self-test. | DS Table 18; DS, description of CTRL_REG4
          field BDU 7 | Whether a pair holds still between the reads of its halves.
            code 0 continuous updates at any time
            code 1 held held until both halves are read
          field BLE 6 | Order of the bytes of a pair.
            code 0 little low byte at the lower address
            code 1 big high byte at the lower address
          field FS 5:4 | Full scale.
            code 0 dps250 ±250 °/s
            code 1 dps500 ±500 °/s
            code 2 dps2000 ±2000 °/s
            code 3 dps2000Alternate ±2000 °/s, the other code
          field reserved 3 zero | Must be zero.
          field ST 2:1 | Self-test.
            code 0 off off
            code 1 plus outputs rise
            code 2 - not used
            code 3 minus outputs fall
          field SIM 0 | SPI wiring.
            code 0 four four wires
            code 1 three three wires
        register 24 CTRL_REG5 rw 00 | Boot, FIFO and the paths through the filters. | DS Table 18; DS, description of CTRL_REG5
          field BOOT 7 clearsItself | Loads the factory trim again; that it clears itself is inferred. | DS Table 18; DS, description of CTRL_REG5 | inferred
            code 0 normal running
            code 1 boot loading
          field FIFO_EN 6 | Whether the outputs come from the FIFO.
            code 0 disabled live samples
            code 1 enabled oldest unread set
          field reserved 5 zero | Must be zero.
          field HPen 4 | Whether the high-pass feeds the second low-pass. | DS Figure 19
            code 0 direct unfiltered
            code 1 filtered high-passed
          field INT1_Sel 3:2 | What the interrupt generator sees. | DS Figure 19
            code 0 lowPass1 first low-pass
            code 1 highPass high-pass
            code 2 lowPass2 second low-pass
            code 3 lowPass2Alternate second low-pass, the other code
          field Out_Sel 1:0 | What the outputs and the FIFO carry. | DS Figure 19
            code 0 lowPass1 first low-pass
            code 1 highPass high-pass
            code 2 lowPass2 second low-pass
            code 3 lowPass2Alternate second low-pass, the other code
        register 25 REFERENCE rw 00 - onRequest | What reference mode subtracts. | DS Table 18; DS, description of REFERENCE
          reading in normal mode, restarts the high-pass filter at the present input.
          field Ref 7:0 signed | Two's complement, in steps of 256 digits. | AN Table 14 | inferred
        register 26 OUT_TEMP r - | Temperature, falling one digit a degree; no offset is specified. | DS Table 18; DS, description of OUT_TEMP
          field Temp 7:0 signed | Two's complement; relative only.
        register 27 STATUS_REG r 00 | New data and overrun. | DS Table 18; DS, description of STATUS_REG
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
        register 28 OUT_X_L r - - onRequest | X angular rate, byte at the lower address. | DS Table 18
          reading may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the other half is held.
          field XD 7:0 | Low byte unless BLE swaps the pair.
        register 29 OUT_X_H r - - onRequest | X angular rate, byte at the upper address. | DS Table 18
          reading may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the other half is held.
          field XD 7:0 | High byte unless BLE swaps the pair.
        register 2A OUT_Y_L r - - onRequest | Y angular rate, byte at the lower address. | DS Table 18
          reading may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the other half is held.
          field YD 7:0 | Low byte unless BLE swaps the pair.
        register 2B OUT_Y_H r - - onRequest | Y angular rate, byte at the upper address. | DS Table 18
          reading may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the other half is held.
          field YD 7:0 | High byte unless BLE swaps the pair.
        register 2C OUT_Z_L r - - onRequest | Z angular rate, byte at the lower address. | DS Table 18
          reading may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the other half is held.
          field ZD 7:0 | Low byte unless BLE swaps the pair.
        register 2D OUT_Z_H r - - onRequest | Z angular rate, byte at the upper address. | DS Table 18
          reading may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the other half is held.
          field ZD 7:0 | High byte unless BLE swaps the pair.
        register 2E FIFO_CTRL_REG rw 00 | FIFO mode and watermark. | DS Table 18; DS, description of FIFO_CTRL_REG
          field FM 7:5 | FIFO mode. | DS Table 45
            code 0 bypass empty and idle
            code 1 fifo fills once and stops
            code 2 stream drops the oldest set when full
            code 3 streamToFIFO stream until an interrupt, then FIFO
            code 4 bypassToStream bypass until an interrupt, then stream
            code 5-7 - not defined
          field WTM 4:0 | Sets that the FIFO must hold more of (application note), or as many (datasheet), to report the watermark. | DS, description of FIFO_CTRL_REG; AN, FIFO chapter
        register 2F FIFO_SRC_REG r 20 | State of the FIFO. | DS Table 18; AN, FIFO chapter
          field WTM 7 | Whether the FIFO holds more than the watermark (application note), or as many or more (datasheet).
            code 0 below watermark not passed
            code 1 above watermark passed
          field OVRN 6 | Whether all 32 slots are taken.
            code 0 no not full
            code 1 full full
          field EMPTY 5 | Whether no set is unread.
            code 0 no not empty
            code 1 empty empty
          field FSS 4:0 | Unread sets; 31 also stands for 32.
        register 30 INT1_CFG rw 00 | Events of the interrupt generator. | DS Table 18; DS, description of INT1_CFG
          field AND/OR 7 | How events combine.
            code 0 or any event
            code 1 and all events
          field LIR 6 | Whether the interrupt holds until INT1_SRC is read.
            code 0 no not latched
            code 1 yes latched
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
        register 31 INT1_SRC r 00 - onRequest | State of the interrupt generator. | DS Table 18; DS, description of INT1_SRC
          reading clears the interrupt, and a latched state is taken anew.
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
        register 32 INT1_TSH_XH rw 00 | Threshold of X, high byte. | DS Table 18
          field reserved 7 zero | Must be zero.
          field THSX 6:0 | Bits 14 to 8 of a magnitude in output digits.
        register 33 INT1_TSH_XL rw 00 | Threshold of X, low byte. | DS Table 18
          field THSX 7:0 | Bits 7 to 0 of a magnitude in output digits.
        register 34 INT1_TSH_YH rw 00 | Threshold of Y, high byte. | DS Table 18
          field reserved 7 zero | Must be zero.
          field THSY 6:0 | Bits 14 to 8 of a magnitude in output digits.
        register 35 INT1_TSH_YL rw 00 | Threshold of Y, low byte. | DS Table 18
          field THSY 7:0 | Bits 7 to 0 of a magnitude in output digits.
        register 36 INT1_TSH_ZH rw 00 | Threshold of Z, high byte. | DS Table 18
          field reserved 7 zero | Must be zero.
          field THSZ 6:0 | Bits 14 to 8 of a magnitude in output digits.
        register 37 INT1_TSH_ZL rw 00 | Threshold of Z, low byte. | DS Table 18
          field THSZ 7:0 | Bits 7 to 0 of a magnitude in output digits.
        register 38 INT1_DURATION rw 00 | How long the condition of the interrupt has to last. | DS Table 18; DS, description of INT1_DURATION
          field WAIT 7 | Whether the interrupt also ends only after the duration.
            code 0 no ends at once
            code 1 yes ends after the duration
          field D 6:0 | In samples.
        table millihertz CTRL_REG1.DR | mHz | Output data rate. | DS Table 22; AN Table 3
          row | 100000 200000 400000 800000
        table lowPass1CutoffMillihertz CTRL_REG1.DR | mHz | Cut-off of the first low-pass, always in the path. | AN Tables 3 and 10
          row | 32000 54000 78000 93000
        table lowPass2CutoffMillihertz CTRL_REG1.DR CTRL_REG1.BW | mHz | Cut-off of the second low-pass. | DS Table 22; AN Table 3
          row 0 | 12500 25000 25000 25000
          row 1 | 12500 25000 50000 70000
          row 2 | 20000 25000 50000 110000
          row 3 | 30000 35000 50000 110000
        table highPassCutoffMillihertz CTRL_REG1.DR CTRL_REG2.HPCF | mHz | Cut-off of the high-pass, as printed (rounded). | DS Table 27; AN Table 12
          row 0 | 8000 4000 2000 1000 500 200 100 50 20 10
          row 1 | 15000 8000 4000 2000 1000 500 200 100 50 20
          row 2 | 30000 15000 8000 4000 2000 1000 500 200 100 50
          row 3 | 56000 30000 15000 8000 4000 2000 1000 500 200 100
        table microdegreesPerSecondPerDigit CTRL_REG4.FS | µ°/s a digit | Typical sensitivity. | DS, mechanical characteristics; LINUX, st_gyro_core.c
          row | 8750 17500 70000 70000
        table ratedDegreesPerSecond CTRL_REG4.FS | °/s | Rated full scale in either direction; the code reaches 14.7 % further. | DS, mechanical characteristics
          row | 250 500 2000 2000
        table selfTestDegreesPerSecond CTRL_REG4.FS | °/s | Typical output change under self-test, either sign. | DS Table 4
          row | 130 200 530 530
        table zeroLevel CTRL_REG4.FS | °/s | Typical zero-rate level, either sign. | DS, mechanical characteristics
          row | 10 15 75 75
        table zeroLevelDrift CTRL_REG4.FS | m°/s/°C | Typical change of the zero-rate level with temperature, either sign. | DS, mechanical characteristics
          row | 30 - 40 40
        timing boot 10000000 | From power-on to the end of the trim download; that it takes as long after BOOT is inferred. | AN, section 2; AN, section 3, which has about half of it
        timing turnOn 250000000 | From power-down to settled data. | AN Table 5
        timing temperaturePeriod 1000000000 | Between two values of OUT_TEMP. | DS, temperature sensor characteristics
        constant lowestCode -32768 | digits | The lowest output code; that it clips there is inferred. | DS, output registers | inferred
        constant highestCode 32767 | digits | The highest output code; that it clips there is inferred. | DS, output registers | inferred
        constant digitsPerThresholdStep 1 | digits | One step of the thresholds. | AN, threshold example
        constant digitsPerReferenceStep 256 | digits | One step of REFERENCE; the printed unit cannot be right. | AN Table 14 | inferred
        constant temperatureDegreesPerDigit -1 | °C a digit | Change of temperature with one digit of OUT_TEMP. | DS, temperature sensor characteristics
        constant fifoDepth 32 | sets | Slots of the FIFO. | DS, FIFO
        constant fifoFirstAddress 40 | address | Where a burst continues after fifoLastAddress while the FIFO is in use. | DS 3.2.6; AN 6.5
        constant fifoLastAddress 45 | address | The last address of a set in the FIFO. | DS 3.2.6; AN 6.5
        constant settlingSamples 1 | samples | From sleep, or after a change of settings, without the second low-pass. | AN Table 5
        constant settlingSamplesLowPass2 6 | samples | From sleep, or after a change of settings, with the second low-pass. | AN Table 5
        constant selfTestLowest 200 | °/s | The least change under self-test at ±2000 °/s that an example for a relative accepts. | EXAMPLE | inferred
        constant selfTestHighest 800 | °/s | The greatest change under self-test at ±2000 °/s that an example for a relative accepts. | EXAMPLE | inferred
        constant noiseDensity 30 | mdps/√Hz | Typical noise density, in a bandwidth of 50 Hz. | DS, mechanical characteristics
        document AN AN3393 application note for the L3G4200D, Doc ID 018750 Rev 1, STMicroelectronics, April 2011
        document DS L3G4200D datasheet, Doc ID 17116 Rev 3, STMicroelectronics, December 2010
        document EXAMPLE STMicroelectronics example of a self-test for the L3GD20H
        document LINUX Linux drivers/iio/gyro/st_gyro_core.c and drivers/iio/common/st_sensors
        document PID STMicroelectronics register headers of the A3G4250D and I3G4250D
      """#)
  }
#endif
