// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331dl.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.LIS331DL {
    /// The manufacturer's name.
    package static var name: String { "LIS331DL" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part accelerometer
        identity 0F 3B LIS331DL LIS302DL | DS302; LINUX; NUTTX | independent
        i2c 400000 80 1C 1D | DS302, I2C interface; NUTTX | independent
        spi 80 40 3F 3 10000000 | DS302, SPI interface | inferred
        reserved 00 0E doNotWrite | DS302, register map | inferred
        reserved 10 1F doNotWrite | DS302, register map | inferred
        reserved 24 26 doNotWrite | DS302, register map | inferred
        reserved 2E 2F doNotWrite | DS302, register map | inferred
        reserved 3A 3A undocumented | DS302, register map | inferred
        reserved 40 7F undocumented | DS302, addresses that its register map does not list | inferred
        register 0F WHO_AM_I r 3B | The identity byte. | DS302; LINUX; NUTTX | independent
          field ID 7:0 | 0x3B, also in the LIS302DL.
        register 20 CTRL_REG1 rw 07 | Rate, power, full scale, self-test and axes. | DS302; LINUX; NUTTX | independent
          field DR 7 | Output data rate.
            code 0 hertz100 100 Hz
            code 1 hertz400 400 Hz
          field PD 6 | Whether the part measures.
            code 0 powerDown nothing is measured
            code 1 running measures
          field FS 5 | Full scale.
            code 0 g2 ±2 g, typically ±2.3 g
            code 1 g8 ±8 g, typically ±9.2 g
          field STP 4 | Whether the self-test force acts: X falls, Y and Z rise.
            code 0 off Off
            code 1 on On
          field STM 3 | Whether the opposite self-test force acts: X rises, Y and Z fall.
            code 0 off Off
            code 1 on On
          field Zen 2 | Whether the Z axis takes part in data ready.
            code 0 disabled takes no part
            code 1 enabled takes part
          field Yen 1 | Whether the Y axis takes part in data ready.
            code 0 disabled takes no part
            code 1 enabled takes part
          field Xen 0 | Whether the X axis takes part in data ready.
            code 0 disabled takes no part
            code 1 enabled takes part
        register 21 CTRL_REG2 rw 00 | SPI wiring, boot and high-pass filter. | DS302; LINUX; NUTTX | independent
          field SIM 7 | SPI wiring.
            code 0 four four wires
            code 1 three three wires
          field BOOT 6 clearsItself | Loads the factory trim again.
            code 0 normal running
            code 1 boot loading
          field unused 5 reserved | No meaning is documented.
          field FDS 4 | Whether the outputs carry high-passed data.
            code 0 direct unfiltered
            code 1 filtered high-passed
          field HP_FF_WU2 3 | Whether interrupt generator 2 sees high-passed data.
            code 0 direct unfiltered
            code 1 filtered high-passed
          field HP_FF_WU1 2 | Whether interrupt generator 1 sees high-passed data.
            code 0 direct unfiltered
            code 1 filtered high-passed
          field HP_coeff 1:0 | Cut-off of the high-pass, by rate.
            code 0 step0 the highest cut-off
            code 1 step1 half of it
            code 2 step2 a quarter of it
            code 3 step3 an eighth of it
        register 22 CTRL_REG3 rw 00 | Interrupt pins. | DS302; LINUX; NUTTX | independent
          field IHL 7 | Polarity of both pins.
            code 0 high active high
            code 1 low active low
          field PP_OD 6 | Drive of both pins.
            code 0 pushPull push-pull
            code 1 openDrain open drain
          field I2CFG 5:3 | What drives pin INT2.
            code 0 none nothing
            code 1 interrupt1 interrupt generator 1
            code 2 interrupt2 interrupt generator 2
            code 3 eitherInterrupt either generator
            code 4 dataReady data ready
            code 5-6 - not defined
            code 7 click click detection
          field I1CFG 2:0 | What drives pin INT1.
            code 0 none nothing
            code 1 interrupt1 interrupt generator 1
            code 2 interrupt2 interrupt generator 2
            code 3 eitherInterrupt either generator
            code 4 dataReady data ready
            code 5-6 - not defined
            code 7 click click detection
        register 23 HP_FILTER_RESET r - - onRequest | Restarts the high-pass filter when read; the value means nothing. | DS302; LINUX; NUTTX | independent
          reading sets the high-pass filter to the present input.
          field reserved 7:0 reserved | The value read means nothing.
        register 27 STATUS_REG r 00 | New data and overrun. | DS302; LINUX; NUTTX | independent
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
        register 28 UNUSED_28 r - | Nothing, in the place that a run of registers passes before X. | DS302; NUTTX | independent
          field unused 7:0 reserved | No meaning is documented.
        register 29 OUT_X r - - onRequest | X acceleration. | DS302; LINUX; NUTTX | independent
          reading may clear the data-ready and overrun bits.
          field XD 7:0 signed | Two's complement.
        register 2A UNUSED_2A r - | Nothing, in the place that a run of registers passes before Y. | DS302; NUTTX | independent
          field unused 7:0 reserved | No meaning is documented.
        register 2B OUT_Y r - - onRequest | Y acceleration. | DS302; LINUX; NUTTX | independent
          reading may clear the data-ready and overrun bits.
          field YD 7:0 signed | Two's complement.
        register 2C UNUSED_2C r - | Nothing, in the place that a run of registers passes before Z. | DS302; NUTTX | independent
          field unused 7:0 reserved | No meaning is documented.
        register 2D OUT_Z r - - onRequest | Z acceleration. | DS302; LINUX; NUTTX | independent
          reading may clear the data-ready and overrun bits.
          field ZD 7:0 signed | Two's complement.
        register 30 FF_WU_CFG_1 rw 00 | Events of interrupt generator 1. | DS302; LINUX; NUTTX | independent
          field AOI 7 | How events combine.
            code 0 or any event
            code 1 and all events
          field LIR 6 | Whether the interrupt holds until FF_WU_SRC_1 is read.
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
        register 31 FF_WU_SRC_1 r 00 - onRequest | State of interrupt generator 1. | DS302; LINUX; NUTTX | independent
          reading clears the interrupt and its pin, and a latched state is taken anew.
          field unused 7 reserved | No meaning is documented.
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
        register 32 FF_WU_THS_1 rw 00 | Threshold of interrupt generator 1; the map leaves the reset of bit 0 open. | DS302; LINUX; NUTTX | independent
          field DCRM 7 | What the duration counter does when the condition ends.
            code 0 reset starts again
            code 1 decrement counts down
          field THS 6:0 | A magnitude in output digits. | DS302; LINUX; NUTTX | inferred
        register 33 FF_WU_DURATION_1 rw 00 | How long the condition of interrupt 1 has to last. | DS302; LINUX; NUTTX | independent
          field D 7:0 | In samples: 10 ms at 100 Hz, 2.5 ms at 400 Hz.
        register 34 FF_WU_CFG_2 rw 00 | Events of interrupt generator 2. | DS302; LINUX; NUTTX | independent
          field AOI 7 | How events combine.
            code 0 or any event
            code 1 and all events
          field LIR 6 | Whether the interrupt holds until FF_WU_SRC_2 is read.
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
        register 35 FF_WU_SRC_2 r 00 - onRequest | State of interrupt generator 2. | DS302; LINUX; NUTTX | independent
          reading clears the interrupt and its pin, and a latched state is taken anew.
          field unused 7 reserved | No meaning is documented.
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
        register 36 FF_WU_THS_2 rw 00 | Threshold of interrupt generator 2. | DS302; LINUX; NUTTX | independent
          field DCRM 7 | What the duration counter does when the condition ends.
            code 0 reset starts again
            code 1 decrement counts down
          field THS 6:0 | A magnitude in output digits. | DS302; LINUX; NUTTX | inferred
        register 37 FF_WU_DURATION_2 rw 00 | How long the condition of interrupt 2 has to last. | DS302; LINUX; NUTTX | independent
          field D 7:0 | In samples: 10 ms at 100 Hz, 2.5 ms at 400 Hz.
        register 38 CLICK_CFG rw 00 | Clicks that are looked for. | DS302; LINUX; NUTTX | independent
          field unused 7 reserved | No meaning is documented.
          field LIR 6 | Whether the click interrupt holds until CLICK_SRC is read.
            code 0 no not latched
            code 1 yes latched
          field Double_Z 5 | Whether a double click on Z takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field Single_Z 4 | Whether a single click on Z takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field Double_Y 3 | Whether a double click on Y takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field Single_Y 2 | Whether a single click on Y takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field Double_X 1 | Whether a double click on X takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
          field Single_X 0 | Whether a single click on X takes part.
            code 0 disabled takes no part
            code 1 enabled takes part
        register 39 CLICK_SRC r 00 - onRequest | Clicks that were found. | DS302; LINUX; NUTTX | independent
          reading clears the interrupt and its pin, and a latched state is taken anew.
          field unused 7 reserved | No meaning is documented.
          field IA 6 | Whether a click interrupt is active.
            code 0 no inactive
            code 1 yes active
          field Double_Z 5 | A double click on Z.
            code 0 no no event
            code 1 yes event
          field Single_Z 4 | A single click on Z.
            code 0 no no event
            code 1 yes event
          field Double_Y 3 | A double click on Y.
            code 0 no no event
            code 1 yes event
          field Single_Y 2 | A single click on Y.
            code 0 no no event
            code 1 yes event
          field Double_X 1 | A double click on X.
            code 0 no no event
            code 1 yes event
          field Single_X 0 | A single click on X.
            code 0 no no event
            code 1 yes event
        register 3B CLICK_THSY_X rw 00 | Click thresholds of Y and X. | DS302; LINUX; NUTTX | independent
          field THSy 7:4 | In steps of 0.5 g.
          field THSx 3:0 | In steps of 0.5 g.
        register 3C CLICK_THSZ rw 00 | Click threshold of Z. | DS302; LINUX; NUTTX | independent
          field unused 7:4 reserved | No meaning is documented.
          field THSz 3:0 | In steps of 0.5 g.
        register 3D CLICK_TIMELIMIT rw 00 | How long a click may last at most. | DS302; LINUX; NUTTX | independent
          field Dur 7:0 | In steps of 0.5 ms.
        register 3E CLICK_LATENCY rw 00 | How long after a click the search for a second one rests. | DS302; LINUX; NUTTX | independent
          field Lat 7:0 | In steps of 1 ms.
        register 3F CLICK_WINDOW rw 00 | How long after the latency a second click may begin. | DS302; LINUX; NUTTX | independent
          field Win 7:0 | In steps of 1 ms.
        table millihertz CTRL_REG1.DR | mHz | Output data rate. | DS302; LINUX; NUTTX | independent
          row | 100000 400000
        table lowPassCutoffMillihertz CTRL_REG1.DR | mHz | Cut-off of the low-pass filter: half the rate. | DS302, mechanical characteristics | inferred
          row | 50000 200000
        table highPassCutoffMillihertz CTRL_REG1.DR CTRL_REG2.HP_coeff | mHz | Cut-off of the high-pass filter. | DS302, description of CTRL_REG2 | inferred
          row 0 | 2000 1000 500 250
          row 1 | 8000 4000 2000 1000
        table microgravitiesPerDigit CTRL_REG1.FS | µg a digit | Typical sensitivity of the 8-bit code. | DS302, mechanical characteristics; LINUX | independent
          row | 18000 72000
        table ratedG CTRL_REG1.FS | g | Full scale in either direction, at least. | DS302, mechanical characteristics | inferred
          row | 2 8
        table typicalMilligravities CTRL_REG1.FS | mg | Full scale in either direction, typically. | DS302, mechanical characteristics | inferred
          row | 2300 9200
        table zeroLevel CTRL_REG1.FS | mg | Typical zero-g level, either sign. | DS302, mechanical characteristics | inferred
          row | 40 60
        timing boot 5000000 | From power-on to the end of the trim download; the LIS331DLH's, for want of a number. | AN, opening pages; PID, examples | unknown
        timing clickTimeLimitStep 500000 | One step of CLICK_TIMELIMIT. | DS302, description of CLICK_TimeLimit | inferred
        timing clickLatencyStep 1000000 | One step of CLICK_LATENCY. | DS302, description of CLICK_Latency | inferred
        timing clickWindowStep 1000000 | One step of CLICK_WINDOW. | DS302, description of CLICK_Window | inferred
        constant lowestCode -128 | digits | The lowest output code, 8 bits. | DS302, mechanical characteristics; LINUX | independent
        constant highestCode 127 | digits | The highest output code, 8 bits. | DS302, mechanical characteristics; LINUX | independent
        constant digitsPerThresholdStep 1 | digits | One step of FF_WU_THS_1 and FF_WU_THS_2; not printed, and aligned with the output. | DS302, description of FF_WU_THS_1 | inferred
        constant clickMicrogravitiesPerStep 500000 | µg a step | One step of the click thresholds, at either full scale. | DS302, description of CLICK_THSY_X | inferred
        constant turnOnSamples 3 | samples | From power-down to the first valid sample. | DS302, turn-on time | inferred
        constant selfTestSamples 3 | samples | From a change of the self-test to 99 % of the output change. | DS302, self-test | inferred
        constant selfTestLowestX -32 | digits at ±2 g and 2.5 V | Lowest change of X under STP; STM reverses the sign. | DS302, self-test output change | inferred
        constant selfTestTypicalX -17 | digits at ±2 g and 2.5 V | Middle change of X under STP; STM reverses the sign. | DS302, self-test output change | inferred
        constant selfTestHighestX -3 | digits at ±2 g and 2.5 V | Highest change of X under STP; STM reverses the sign. | DS302, self-test output change | inferred
        constant selfTestLowestY 3 | digits at ±2 g and 2.5 V | Lowest change of Y under STP; STM reverses the sign. | DS302, self-test output change | inferred
        constant selfTestTypicalY 17 | digits at ±2 g and 2.5 V | Middle change of Y under STP; STM reverses the sign. | DS302, self-test output change | inferred
        constant selfTestHighestY 32 | digits at ±2 g and 2.5 V | Highest change of Y under STP; STM reverses the sign. | DS302, self-test output change | inferred
        constant selfTestLowestZ 3 | digits at ±2 g and 2.5 V | Lowest change of Z under STP; STM reverses the sign. | DS302, self-test output change | inferred
        constant selfTestTypicalZ 17 | digits at ±2 g and 2.5 V | Middle change of Z under STP; STM reverses the sign. | DS302, self-test output change | inferred
        constant selfTestHighestZ 32 | digits at ±2 g and 2.5 V | Highest change of Z under STP; STM reverses the sign. | DS302, self-test output change | inferred
        constant zeroLevelDrift 500 | µg/°C | Typical change of the zero-g level with temperature, either sign. | DS302, mechanical characteristics | inferred
        document AN AN2847 application note for the LIS331DLH, Doc ID 15136 Rev 2, STMicroelectronics, September 2010 (opening pages)
        document DS302 LIS302DL datasheet, STMicroelectronics, October 2008: the same die to software in another package; the LIS331DL's own datasheet was not seen
        document LINUX Linux drivers/misc/lis3lv02d and drivers/iio/accel/st_accel_core.c, which drive both parts from one table
        document NUTTX NuttX drivers/sensors/lis331dl.c
        document PID STMicroelectronics lis331dlh-pid, commit 4ee589f, and the examples of STMems_Standard_C_drivers
      """#)
  }
#endif
