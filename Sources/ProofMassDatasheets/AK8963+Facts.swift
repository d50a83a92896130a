// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8963.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.AK8963 {
    /// The manufacturer's name.
    package static var name: String { "AK8963" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part magnetometer
        identity 00 48 AK8963 AK8975 AK09911 AK09912 AK09916 AK09918 | DS; LINUX
        i2c 400000 00 0C 0D 0E 0F | DS, I2C interface
        spi 80 00 7F 3 5000000 oneRegisterAWrite | AK8975 p.16; RECALLED, SK high and low time, for the clock | inferred
        wrap 0C 00 | DS, address counter
        wrap 12 10 | DS, address counter
        reserved 13 FF undocumented | DS, register map
        register 00 WIA r 48 | The identity byte. | DS; LINUX
          field WIA 7:0 | 0x48, also in every other compass of the maker.
        register 01 INFO r - | A byte about the part. | RECALLED, which has 0x9A | single
          field INFO 7:0 | 0x9A has been seen.
        register 02 ST1 r 00 - onRequest | Whether a measurement is ready or was lost. | DS; LINUX
          field reserved 7:2 zero | Reads as zero.
          field DOR 1 | Whether a measurement of a continuous mode was not read; a read of the data or of ST2 clears it.
            code 0 no nothing lost
            code 1 overrun overrun
          field DRDY 0 | Whether a measurement waits; a read of the data or of ST2 clears it.
            code 0 no not ready
            code 1 ready ready
        register 03 HXL r 00 - onRequest | X magnetic flux density, low byte. | DS; LINUX
          reading clears DRDY; in a continuous mode it holds the set until ST2 is read.
          field HX 7:0 | Low byte of 14 or 16 bits, sign-extended to 16.
        register 04 HXH r 00 - onRequest | X magnetic flux density, high byte. | DS; LINUX
          reading clears DRDY; in a continuous mode it holds the set until ST2 is read.
          field HX 7:0 | High byte of 14 or 16 bits, sign-extended to 16.
        register 05 HYL r 00 - onRequest | Y magnetic flux density, low byte. | DS; LINUX
          reading clears DRDY; in a continuous mode it holds the set until ST2 is read.
          field HY 7:0 | Low byte of 14 or 16 bits, sign-extended to 16.
        register 06 HYH r 00 - onRequest | Y magnetic flux density, high byte. | DS; LINUX
          reading clears DRDY; in a continuous mode it holds the set until ST2 is read.
          field HY 7:0 | High byte of 14 or 16 bits, sign-extended to 16.
        register 07 HZL r 00 - onRequest | Z magnetic flux density, low byte. | DS; LINUX
          reading clears DRDY; in a continuous mode it holds the set until ST2 is read.
          field HZ 7:0 | Low byte of 14 or 16 bits, sign-extended to 16.
        register 08 HZH r 00 - onRequest | Z magnetic flux density, high byte. | DS; LINUX
          reading clears DRDY; in a continuous mode it holds the set until ST2 is read.
          field HZ 7:0 | High byte of 14 or 16 bits, sign-extended to 16.
        register 09 ST2 r 00 - onRequest | End of a reading: overflow, and the output's width. | DS; LINUX
          reading clears DRDY and DOR, and lets a continuous mode replace the set.
          field reserved 7:5 zero | Reads as zero.
          field BITM 4 | Width of the output, as CNTL1.BIT was.
            code 0 bits14 14 bits
            code 1 bits16 16 bits
          field HOFL 3 | Whether the field was too strong; the next measurement clears it.
            code 0 no in range
            code 1 overflow overflow
          field reserved 2:0 zero | Reads as zero.
        register 0A CNTL1 rw 00 | Operation mode and width of the output. | DS; LINUX
          field reserved 7:5 zero | Must be zero.
          field BIT 4 | Width of the output.
            code 0 bits14 14 bits
            code 1 bits16 16 bits
          field MODE 3:0 clearsItself | Operation mode; one measurement and the self-test end in power-down by themselves.
            code 0 powerDown power-down
            code 1 singleMeasurement one measurement
            code 2 continuous8Hertz continuous, 8 Hz
            code 3 - not defined
            code 4 externalTrigger one measurement at each trigger on pin TRG
            code 5 - not defined
            code 6 continuous100Hertz continuous, 100 Hz
            code 7 - not defined
            code 8 selfTest one measurement of the self-test field
            code 9-14 - not defined
            code 15 fuseROM access to the sensitivity adjustment
        register 0B CNTL2 rw 00 | Soft reset. | DS; LINUX
          field reserved 7:1 zero | Must be zero.
          field SRST 0 clearsItself | Returns all registers to their reset values.
            code 0 normal running
            code 1 reset resets
        register 0C ASTC rw 00 | Self-test. | DS; AKMF
          field reserved 7 zero | Must be zero.
          field SELF 6 | Whether the part makes a magnetic field for the self-test.
            code 0 off Off
            code 1 on On
          field reserved 5:0 zero | Must be zero.
        register 0D TS1 rw 00 - never | Shipment test; do not access. | DS, register map | inferred
          field reserved 7:0 reserved | No meaning is documented.
        register 0E TS2 rw 00 - never | Shipment test; do not access. | DS, register map | inferred
          field reserved 7:0 reserved | No meaning is documented.
        register 0F I2CDIS rw 00 1B | Turns I2C off, in an AK8975 until the supply is removed; only the key is taken. What a soft reset does to it is not known. | DS, as in the AK8975 | inferred
          field reserved 7:1 zero | Reads as zero; the key sets some on the wire.
          field I2CDIS 0 | Whether I2C is off.
            code 0 enabled I2C works
            code 1 disabled I2C is off
        register 10 ASAX r - | Sensitivity adjustment of X; right only in fuse ROM mode. | DS; LINUX
          field ASAX 7:0 | 128 is a factor of one.
        register 11 ASAY r - | Sensitivity adjustment of Y; right only in fuse ROM mode. | DS; LINUX
          field ASAY 7:0 | 128 is a factor of one.
        register 12 ASAZ r - | Sensitivity adjustment of Z; right only in fuse ROM mode. | DS; LINUX
          field ASAZ 7:0 | 128 is a factor of one.
        table nanoteslaPerDigit CNTL1.BIT | nT a digit | Typical sensitivity after adjustment. | DS; LINUX
          row | 600 150
        table lowestCode CNTL1.BIT | digits | The lowest output code. | DS, magnetic data
          row | -8190 -32760
        table highestCode CNTL1.BIT | digits | The highest output code. | DS, magnetic data
          row | 8190 32760
        table continuousMillihertz CNTL1.MODE | mHz | Rate of a continuous mode; nil for the other modes. | DS, operation modes
          row | - - 8000 - - - 100000 - - - - - - - - -
        table selfTestLowestX CNTL1.BIT | digits after adjustment | Lowest passing X of a self-test. | AKMF, at 16 bits; DS, at 14 bits | single
          row | -50 -200
        table selfTestHighestX CNTL1.BIT | digits after adjustment | Highest passing X of a self-test. | AKMF, at 16 bits; DS, at 14 bits | single
          row | 50 200
        table selfTestLowestY CNTL1.BIT | digits after adjustment | Lowest passing Y of a self-test. | AKMF, at 16 bits; DS, at 14 bits | single
          row | -50 -200
        table selfTestHighestY CNTL1.BIT | digits after adjustment | Highest passing Y of a self-test. | AKMF, at 16 bits; DS, at 14 bits | single
          row | 50 200
        table selfTestLowestZ CNTL1.BIT | digits after adjustment | Lowest passing Z of a self-test. | AKMF, at 16 bits; DS, at 14 bits | single
          row | -800 -3200
        table selfTestHighestZ CNTL1.BIT | digits after adjustment | Highest passing Z of a self-test. | AKMF, at 16 bits; DS, at 14 bits | single
          row | -200 -800
        timing powerOn 100000 | From the supply to the first mode that may be set; the AK8975's. | LINUX | single
        timing modeWait 100000 | In power-down before another mode may be set. | DOTNET; LINUX | independent
        timing fuseAccess 100000 | From fuse ROM mode to a right sensitivity adjustment. | LINUX | single
        timing softReset 100000 | From SRST to the first mode that may be set; as after power-on. | DS, soft reset | inferred
        timing measurementTypical 7200000 | One measurement, typically. | RECALLED | single
        timing measurementMaximum 9000000 | One measurement, at most. | RECALLED; LINUX | single
        constant seenInformation 154 | byte | What INFO of known parts holds. | RECALLED, which has 0x9A | single
        constant adjustmentOffset 128 | 1 | Added to ASA before the division: raw × (ASA + 128) / 256 is adjusted. | DS, sensitivity adjustment; LINUX
        constant adjustmentDivisor 256 | 1 | Divides ASA + 128. | DS, sensitivity adjustment; LINUX
        constant lowestAdjustment 1 | 1 | ASA below it is a fault. | AKMF | single
        constant highestAdjustment 254 | 1 | ASA above it is a fault. | AKMF | single
        constant overflowMicrotesla 4912 | µT | |X| + |Y| + |Z| from which HOFL is set. | DS, magnetic sensor overflow
        document AK8975 AK8975/AK8975C datasheet, MS1187-E-02, Asahi Kasei Microdevices, May 2010
        document AKMF Shipment test of Asahi Kasei, as distributed in phone kernels
        document DOTNET dotnet/iot Ak8963 driver, quoting the datasheet
        document DS AK8963 datasheet, MS1356-E-02, Asahi Kasei Microdevices
        document LINUX Linux drivers/iio/magnetometer/ak8975.c
        document RECALLED AK8963 datasheet, from memory
      """#)
  }
#endif
