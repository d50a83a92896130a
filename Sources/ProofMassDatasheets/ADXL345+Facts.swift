// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/adxl345.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.ADXL345 {
    /// The manufacturer's name.
    package static var name: String { "ADXL345" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part accelerometer
        identity 00 E5 ADXL345 ADXL343 ADXL375 | ADXL, DEVID; LINUX, adxl345_core.c, for the ADXL375
        i2c 400000 00 53 1D | ADXL, I2C
        spi 80 40 3F 3 5000000 | ADXL, SPI
        wrap 3F 00 | ADXL, SPI, whose address has six bits, and the counter is not described | unknown
        reserved 01 1C doNotWrite | ADXL, register map
        reserved 3A FF undocumented | ADXL, register map
        register 00 DEVID r E5 | Identity. | ADXL, DEVID
          field ID 7:0 | 0xE5, in octal 345.
        register 1D THRESH_TAP rw 00 | Threshold of taps. | ADXL, THRESH_TAP
          field THRESH 7:0 | Steps of 62.5 mg; 0 may behave undesirably while taps are enabled.
        register 1E OFSX rw 00 | Offset that is added to X. | ADXL, OFSX, OFSY, OFSZ
          field OFS 7:0 signed | Steps of 15.6 mg, 4 digits of full resolution, in every range.
        register 1F OFSY rw 00 | Offset that is added to Y. | ADXL, OFSX, OFSY, OFSZ
          field OFS 7:0 signed | Steps of 15.6 mg, 4 digits of full resolution, in every range.
        register 20 OFSZ rw 00 | Offset that is added to Z. | ADXL, OFSX, OFSY, OFSZ
          field OFS 7:0 signed | Steps of 15.6 mg, 4 digits of full resolution, in every range.
        register 21 DUR rw 00 | Longest duration of a tap. | ADXL, DUR
          field DUR 7:0 | Steps of 625 µs; 0 disables single and double taps.
        register 22 LATENT rw 00 | Time from the end of a tap until the window for the second opens. | ADXL, Latent
          field LATENT 7:0 | Steps of 1.25 ms; 0 disables double taps.
        register 23 WINDOW rw 00 | Time from the opening of the window in which a second tap may begin. | ADXL, Window
          field WINDOW 7:0 | Steps of 1.25 ms; 0 disables double taps.
        register 24 THRESH_ACT rw 00 | Threshold of activity. | ADXL, THRESH_ACT
          field THRESH 7:0 | Steps of 62.5 mg; 0 may behave undesirably while activity is enabled.
        register 25 THRESH_INACT rw 00 | Threshold of inactivity. | ADXL, THRESH_INACT
          field THRESH 7:0 | Steps of 62.5 mg; 0 may behave undesirably while inactivity is enabled.
        register 26 TIME_INACT rw 00 | Time below the threshold that is inactivity. | ADXL, TIME_INACT
          field TIME 7:0 | Steps of 1 s; with 0 one sample below the threshold is enough.
        register 27 ACT_INACT_CTL rw 00 | Axes of activity and inactivity, and what is compared. | ADXL, ACT_INACT_CTL
          field ACT_AC 7 | What activity compares: accelerations, or changes from a reference.
            code 0 dc accelerations
            code 1 ac changes from a reference
          field ACT_X 6 | Whether activity includes X.
            code 0 no no
            code 1 yes yes
          field ACT_Y 5 | Whether activity includes Y.
            code 0 no no
            code 1 yes yes
          field ACT_Z 4 | Whether activity includes Z.
            code 0 no no
            code 1 yes yes
          field INACT_AC 3 | What inactivity compares: accelerations, or changes from a reference.
            code 0 dc accelerations
            code 1 ac changes from a reference
          field INACT_X 2 | Whether inactivity includes X.
            code 0 no no
            code 1 yes yes
          field INACT_Y 1 | Whether inactivity includes Y.
            code 0 no no
            code 1 yes yes
          field INACT_Z 0 | Whether inactivity includes Z.
            code 0 no no
            code 1 yes yes
        register 28 THRESH_FF rw 00 | Threshold of free fall. | ADXL, THRESH_FF
          field THRESH 7:0 | Steps of 62.5 mg; 5 to 9 recommended; 0 may behave undesirably.
        register 29 TIME_FF rw 00 | Time of all axes below the threshold that is free fall. | ADXL, TIME_FF
          field TIME 7:0 | Steps of 5 ms; 20 to 70 recommended; 0 may behave undesirably.
        register 2A TAP_AXES rw 00 | Axes of taps. | ADXL, TAP_AXES
          field zero 7:4 zero | Must be zero.
          field Suppress 3 | Whether a spike between two taps refutes a double tap.
            code 0 no no
            code 1 yes yes
          field TAP_X 2 | Whether taps include X.
            code 0 no no
            code 1 yes yes
          field TAP_Y 1 | Whether taps include Y.
            code 0 no no
            code 1 yes yes
          field TAP_Z 0 | Whether taps include Z.
            code 0 no no
            code 1 yes yes
        register 2B ACT_TAP_STATUS r 00 | Axes of the last activity and tap. To be read before INT_SOURCE. | ADXL, ACT_TAP_STATUS
          field unused 7 reserved | No meaning is documented.
          field ACT_X 6 | Whether X exceeded the threshold first in the last activity.
            code 0 no no
            code 1 yes yes
          field ACT_Y 5 | Whether Y exceeded the threshold first in the last activity.
            code 0 no no
            code 1 yes yes
          field ACT_Z 4 | Whether Z exceeded the threshold first in the last activity.
            code 0 no no
            code 1 yes yes
          field Asleep 3 | Whether the part is in automatic sleep.
            code 0 no no
            code 1 yes yes
          field TAP_X 2 | Whether X exceeded the threshold first in the last tap.
            code 0 no no
            code 1 yes yes
          field TAP_Y 1 | Whether Y exceeded the threshold first in the last tap.
            code 0 no no
            code 1 yes yes
          field TAP_Z 0 | Whether Z exceeded the threshold first in the last tap.
            code 0 no no
            code 1 yes yes
        register 2C BW_RATE rw 0A | Output data rate, of which the bandwidth is half. | ADXL, BW_RATE
          field zero 7:5 zero | Must be zero.
          field LOW_POWER 4 | Whether less current is used, with more noise: at 12.5 to 400 Hz only.
            code 0 no no
            code 1 yes yes
          field Rate 3:0 | Output data rate.
            code 0 hertz0Point1 0.10 Hz
            code 1 hertz0Point2 0.20 Hz
            code 2 hertz0Point39 0.39 Hz
            code 3 hertz0Point78 0.78 Hz
            code 4 hertz1Point56 1.56 Hz
            code 5 hertz3Point13 3.13 Hz
            code 6 hertz6Point25 6.25 Hz
            code 7 hertz12Point5 12.5 Hz
            code 8 hertz25 25 Hz
            code 9 hertz50 50 Hz
            code 10 hertz100 100 Hz
            code 11 hertz200 200 Hz
            code 12 hertz400 400 Hz
            code 13 hertz800 800 Hz
            code 14 hertz1600 1600 Hz
            code 15 hertz3200 3200 Hz
        register 2D POWER_CTL rw 00 | Measurement, sleep, link of activity and inactivity. | ADXL, POWER_CTL
          field zero 7:6 zero | Must be zero.
          field Link 5 | Whether activity is looked for only after inactivity, and the reverse.
            code 0 no no
            code 1 yes yes
          field AUTO_SLEEP 4 | Whether the part sleeps from inactivity until activity; needs Link.
            code 0 no no
            code 1 yes yes
          field Measure 3 | Whether the part measures.
            code 0 standby standby
            code 1 measurement measurement
          field Sleep 2 | Whether the part samples at the wake-up rate: without DATA_READY, FIFO, and events but activity.
            code 0 no no
            code 1 yes yes
          field Wakeup 1:0 | Rate of samples in sleep.
            code 0 hertz8 8 Hz
            code 1 hertz4 4 Hz
            code 2 hertz2 2 Hz
            code 3 hertz1 1 Hz
        register 2E INT_ENABLE rw 00 | Interrupts that reach the pins; of the events also whether they are looked for. | ADXL, INT_ENABLE
          field DATA_READY 7 | Whether interrupts include a new set.
            code 0 no no
            code 1 yes yes
          field SINGLE_TAP 6 | Whether interrupts include a tap.
            code 0 no no
            code 1 yes yes
          field DOUBLE_TAP 5 | Whether interrupts include two taps.
            code 0 no no
            code 1 yes yes
          field Activity 4 | Whether interrupts include activity.
            code 0 no no
            code 1 yes yes
          field Inactivity 3 | Whether interrupts include inactivity.
            code 0 no no
            code 1 yes yes
          field FREE_FALL 2 | Whether interrupts include free fall.
            code 0 no no
            code 1 yes yes
          field Watermark 1 | Whether interrupts include the FIFO's watermark.
            code 0 no no
            code 1 yes yes
          field Overrun 0 | Whether interrupts include the overrun.
            code 0 no no
            code 1 yes yes
        register 2F INT_MAP rw 00 | Pin of each interrupt. | ADXL, INT_MAP
          field DATA_READY 7 | Pin that shows a new set.
            code 0 int1 INT1
            code 1 int2 INT2
          field SINGLE_TAP 6 | Pin that shows a tap.
            code 0 int1 INT1
            code 1 int2 INT2
          field DOUBLE_TAP 5 | Pin that shows two taps.
            code 0 int1 INT1
            code 1 int2 INT2
          field Activity 4 | Pin that shows activity.
            code 0 int1 INT1
            code 1 int2 INT2
          field Inactivity 3 | Pin that shows inactivity.
            code 0 int1 INT1
            code 1 int2 INT2
          field FREE_FALL 2 | Pin that shows free fall.
            code 0 int1 INT1
            code 1 int2 INT2
          field Watermark 1 | Pin that shows the FIFO's watermark.
            code 0 int1 INT1
            code 1 int2 INT2
          field Overrun 0 | Pin that shows the overrun.
            code 0 int1 INT1
            code 1 int2 INT2
        register 30 INT_SOURCE r 02 - onRequest | Interrupts that are active. | ADXL, INT_SOURCE
          reading clears SINGLE_TAP, DOUBLE_TAP, Activity, Inactivity and FREE_FALL.
          field DATA_READY 7 | Whether a set was not read.
            code 0 no no
            code 1 yes yes
          field SINGLE_TAP 6 | Whether there was a tap.
            code 0 no no
            code 1 yes yes
          field DOUBLE_TAP 5 | Whether there were two taps.
            code 0 no no
            code 1 yes yes
          field Activity 4 | Whether there was activity.
            code 0 no no
            code 1 yes yes
          field Inactivity 3 | Whether there was inactivity.
            code 0 no no
            code 1 yes yes
          field FREE_FALL 2 | Whether there was free fall.
            code 0 no no
            code 1 yes yes
          field Watermark 1 | Whether the FIFO has as many sets as Samples, which after power-on is 0.
            code 0 no no
            code 1 yes yes
          field Overrun 0 | Whether a set was lost in bypass mode, or the FIFO is full.
            code 0 no no
            code 1 yes yes
        register 31 DATA_FORMAT rw 00 | Range and format of the data, self-test, pins. | ADXL, DATA_FORMAT
          field SELF_TEST 7 | Whether an electrostatic force deflects the mass; for LOW_POWER 0 and 100 to 800 Hz or 3200 Hz.
            code 0 off off
            code 1 on on
          field SPI 6 | Wires of SPI.
            code 0 four 4 wires
            code 1 three 3 wires: SDI is bidirectional
          field INT_INVERT 5 | Level of active interrupts.
            code 0 high high
            code 1 low low
          field zero 4 zero | Must be zero.
          field FULL_RES 3 | Width of the data.
            code 0 tenBits 10 bits in every range
            code 1 full 10 to 13 bits, with the same digit in every range
          field Justify 2 | Place of the data in 16 bits.
            code 0 right in the low bits, with the sign above
            code 1 left in the high bits, with zeros below
          field Range 1:0 | Range.
            code 0 g2 ±2 g
            code 1 g4 ±4 g
            code 2 g8 ±8 g
            code 3 g16 ±16 g
        register 32 DATAX0 r 00 - onRequest | Acceleration of X, low byte. | ADXL, DATAX0 to DATAZ1
          reading takes the set out of the FIFO, and clears DATA_READY and Overrun.
          field D 7:0 | Low byte; two's complement.
        register 33 DATAX1 r 00 - onRequest | Acceleration of X, high byte. | ADXL, DATAX0 to DATAZ1
          reading takes the set out of the FIFO, and clears DATA_READY and Overrun.
          field D 7:0 | High byte; two's complement.
        register 34 DATAY0 r 00 - onRequest | Acceleration of Y, low byte. | ADXL, DATAX0 to DATAZ1
          reading takes the set out of the FIFO, and clears DATA_READY and Overrun.
          field D 7:0 | Low byte; two's complement.
        register 35 DATAY1 r 00 - onRequest | Acceleration of Y, high byte. | ADXL, DATAX0 to DATAZ1
          reading takes the set out of the FIFO, and clears DATA_READY and Overrun.
          field D 7:0 | High byte; two's complement.
        register 36 DATAZ0 r 00 - onRequest | Acceleration of Z, low byte. | ADXL, DATAX0 to DATAZ1
          reading takes the set out of the FIFO, and clears DATA_READY and Overrun.
          field D 7:0 | Low byte; two's complement.
        register 37 DATAZ1 r 00 - onRequest | Acceleration of Z, high byte. | ADXL, DATAX0 to DATAZ1
          reading takes the set out of the FIFO, and clears DATA_READY and Overrun.
          field D 7:0 | High byte; two's complement.
        register 38 FIFO_CTL rw 00 | Mode of the FIFO. | ADXL, FIFO_CTL
          field FIFO_MODE 7:6 | What the FIFO collects.
            code 0 bypass nothing; it is emptied
            code 1 fifo 32 sets, then no more until some are read
            code 2 stream the newest 32 sets
            code 3 trigger as stream, and after the trigger as FIFO; once
          field Trigger 5 | Pin whose interrupt is the trigger.
            code 0 int1 INT1
            code 1 int2 INT2
          field Samples 4:0 | Sets for the watermark; in trigger mode those that are kept from before the trigger, then not 0.
        register 39 FIFO_STATUS r 00 | State of the FIFO. | ADXL, FIFO_STATUS
          field FIFO_TRIG 7 | Whether the trigger occurred.
            code 0 no no
            code 1 yes yes
          field zero 6 reserved | No meaning is documented.
          field Entries 5:0 | Sets in the FIFO, 0 to 32. Whether the set at the output counts is read in two ways.
        table millihertz BW_RATE.Rate | mHz | Output data rate, halved from one code to the next; below 12.5 Hz printed with three digits. | ADXL, BW_RATE; LINUX, adxl345_core.c
          row | 98 195 391 781 1562 3125 6250 12500 25000 50000 100000 200000 400000 800000 1600000 3200000
        table bandwidthMillihertz BW_RATE.Rate | mHz | Bandwidth, −3 dB: half the rate. | ADXL, BW_RATE
          row | 49 98 195 391 781 1563 3125 6250 12500 25000 50000 100000 200000 400000 800000 1600000
        table microamperes BW_RATE.Rate | µA | Typical supply current at 2.5 V. | ADXL, BW_RATE
          row | 23 23 23 23 34 40 45 50 60 90 140 140 140 140 90 140
        table lowPowerMicroamperes BW_RATE.Rate | µA | Typical supply current at 2.5 V with LOW_POWER; nil where that saves none. | ADXL, BW_RATE
          row | - - - - - - - 34 40 45 50 60 90 - - -
        table wakeUpMillihertz POWER_CTL.Wakeup | mHz | Rate of samples in sleep. | ADXL, POWER_CTL
          row | 8000 4000 2000 1000
        table ratedG DATA_FORMAT.Range | g | Full scale in either direction. | ADXL, DATA_FORMAT
          row | 2 4 8 16
        table codeBits DATA_FORMAT.FULL_RES DATA_FORMAT.Range | bits | Width of an output code. | ADXL, specifications, output resolution
          row 0 | 10 10 10 10
          row 1 | 10 11 12 13
        table digitsPerG DATA_FORMAT.FULL_RES DATA_FORMAT.Range | digits a g | Typical sensitivity at 2.5 V. | ADXL, specifications, sensitivity
          row 0 | 256 128 64 32
          row 1 | 256 256 256 256
        table microgravitiesPerDigit DATA_FORMAT.FULL_RES DATA_FORMAT.Range | µg a digit | Typical scale at 2.5 V as printed, rounded. | ADXL, specifications, scale factor
          row 0 | 3900 7800 15600 31200
          row 1 | 3900 3900 3900 3900
        table lowestDigitsPerG DATA_FORMAT.FULL_RES DATA_FORMAT.Range | digits a g | Lowest sensitivity at 2.5 V; of coarser digits from the greatest scale. | ADXL, specifications, sensitivity and scale factor
          row 0 | 230 115 57 29
          row 1 | 230 230 230 230
        table highestDigitsPerG DATA_FORMAT.FULL_RES DATA_FORMAT.Range | digits a g | Highest sensitivity at 2.5 V; of coarser digits from the least scale. | ADXL, specifications, sensitivity and scale factor
          row 0 | 282 141 71 35
          row 1 | 282 282 282 282
        table selfTestMinimumX DATA_FORMAT.FULL_RES DATA_FORMAT.Range | digits | Lowest change of X under the self-test force at 2.5 V. | ADXL, specifications, self-test
          row 0 | 50 25 12 6
          row 1 | 50 50 50 50
        table selfTestMaximumX DATA_FORMAT.FULL_RES DATA_FORMAT.Range | digits | Highest change of X under the self-test force at 2.5 V. | ADXL, specifications, self-test
          row 0 | 540 270 135 67
          row 1 | 540 540 540 540
        table selfTestMinimumY DATA_FORMAT.FULL_RES DATA_FORMAT.Range | digits | Lowest change of Y under the self-test force at 2.5 V. | ADXL, specifications, self-test
          row 0 | -540 -270 -135 -67
          row 1 | -540 -540 -540 -540
        table selfTestMaximumY DATA_FORMAT.FULL_RES DATA_FORMAT.Range | digits | Highest change of Y under the self-test force at 2.5 V. | ADXL, specifications, self-test
          row 0 | -50 -25 -12 -6
          row 1 | -50 -50 -50 -50
        table selfTestMinimumZ DATA_FORMAT.FULL_RES DATA_FORMAT.Range | digits | Lowest change of Z under the self-test force at 2.5 V. | ADXL, specifications, self-test
          row 0 | 75 38 19 10
          row 1 | 75 75 75 75
        table selfTestMaximumZ DATA_FORMAT.FULL_RES DATA_FORMAT.Range | digits | Highest change of Z under the self-test force at 2.5 V. | ADXL, specifications, self-test
          row 0 | 875 438 219 110
          row 1 | 875 875 875 875
        timing shortestPeriod 312500 | Period of code 15 of Rate; each lower code doubles it. | ADXL, BW_RATE | inferred
        timing turnOnOffset 1100000 | With one sample period added: from standby to the first sample. | ADXL, specifications, turn-on and wake-up time
        timing fifoPop 5000 | From the end of a read of the data registers until they and FIFO_STATUS may be read again. | ADXL, FIFO
        timing chipSelectHigh 150 | For which CS has to be high between two frames. | ADXL, SPI timing
        timing durationStep 625000 | One step of DUR. | ADXL, DUR
        timing latencyStep 1250000 | One step of LATENT. | ADXL, Latent
        timing windowStep 1250000 | One step of WINDOW. | ADXL, Window
        timing inactivityStep 1000000000 | One step of TIME_INACT. | ADXL, TIME_INACT
        timing freeFallStep 5000000 | One step of TIME_FF. | ADXL, TIME_FF
        constant microgravitiesPerThresholdStep 62500 | µg | One step of all thresholds. | ADXL, THRESH_TAP, THRESH_ACT, THRESH_INACT, THRESH_FF
        constant digitsPerOffsetStep 4 | digits of full resolution | One step of an offset register, printed as 15.6 mg. | ADXL, OFSX, OFSY, OFSZ; ADXL, offset calibration
        constant digitsPerGAt3V3XY 265 | digits a g | Typical sensitivity of X and Y in full resolution at 3.3 V; Z keeps 256. | ADXL, operation at voltages other than 2.5 V; KLIPPER
        constant offsetAt3V3XY 25 | mg | Typical change of the offset of X and Y at 3.3 V from 2.5 V. | ADXL, operation at voltages other than 2.5 V
        constant offsetAt3V3Z -20 | mg | Typical change of the offset of Z at 3.3 V from 2.5 V. | ADXL, operation at voltages other than 2.5 V
        constant fifoDepth 32 | sets | Sets of the FIFO; one more may be at the output. | ADXL, FIFO
        constant fastestI2CMillihertz 800000 | mHz | Highest output data rate that I2C at 400 kHz can transfer; at 100 kHz 200 Hz. | ADXL, I2C
        constant fastRateSPIHertz 2000000 | Hz | Lowest SPI clock for 1600 and 3200 Hz. | ADXL, SPI
        constant plainPopSPIHertz 1600000 | Hz | Highest SPI clock at which the address byte alone takes the time of fifoPop. | ADXL, FIFO
        constant lowestFreeFallThreshold 5 | steps | Lowest recommended THRESH_FF. | ADXL, THRESH_FF
        constant highestFreeFallThreshold 9 | steps | Highest recommended THRESH_FF. | ADXL, THRESH_FF
        constant lowestFreeFallTime 20 | steps | Lowest recommended TIME_FF. | ADXL, TIME_FF
        constant highestFreeFallTime 70 | steps | Highest recommended TIME_FF. | ADXL, TIME_FF
        constant selfTestSets 10 | sets | Fewest sets to average in a self-test, before and with the force. | ADXL, self-test
        constant selfTestSettlingSets 4 | sets | Periods from a change of SELF_TEST until the output has settled. | ADXL, self-test
        constant selfTestTypicalX 750 | mg | Typical change of X under the self-test force at 2.5 V. | ADXL, histograms of the self-test, read off | single
        constant selfTestTypicalY -1650 | mg | Typical change of Y under the self-test force at 2.5 V. | ADXL, histograms of the self-test, read off | single
        constant selfTestTypicalZ 1650 | mg | Typical change of Z under the self-test force at 2.5 V. | ADXL, histograms of the self-test, read off | single
        constant selfTestPercentAt3V3XY 177 | % | Change of X and Y under the self-test force at 3.3 V, of that at 2.5 V. | ADXL, self-test
        constant selfTestPercentAt3V3Z 147 | % | Change of Z under the self-test force at 3.3 V, of that at 2.5 V. | ADXL, self-test
        constant noiseDensity 290 | µg/√Hz | Typical noise density of X and Y. | ADXL, noise
        constant noiseDensityZ 430 | µg/√Hz | Typical noise density of Z. | ADXL, noise
        constant zeroLevel 35 | mg | Zero-g level of X and Y, one standard deviation. | ADXL, specifications, 0 g offset
        constant zeroLevelZ 40 | mg | Zero-g level of Z, one standard deviation. | ADXL, specifications, 0 g offset
        constant zeroLevelDrift 400 | µg/°C | Change of the zero-g level of X and Y with temperature, either sign. | ADXL, specifications, 0 g offset
        constant zeroLevelDriftZ 1200 | µg/°C | Change of the zero-g level of Z with temperature, either sign. | ADXL, specifications, 0 g offset
        document ADXL ADXL345 data sheet, Rev. E, Analog Devices, June 2015
        document KLIPPER Klipper, src/sensor_adxl345.c and klippy/extras/adxl345.py, commit 84104bbb
        document LINUX Linux drivers/iio/accel/adxl345_core.c and drivers/input/misc/adxl34x.c
      """#)
  }
#endif
