// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak09916.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.AK09916 {
    /// The manufacturer's name.
    package static var name: String { "AK09916" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part magnetometer
        identity 00 48 AK09916 AK8975 AK8963 AK09911 AK09912 AK09918 | LINUX; AKMF
        i2c 400000 00 0C | DS p.1; AKML
        spi none
        wrap 03 10 | ICM p.77; AK09918 p.19
        wrap 18 00 | ICM p.77; AK09918 p.19
        wrap 32 30 | ICM p.77; AK09918 p.19
        reserved 04 0F undocumented | ICM p.77
        reserved 19 2F undocumented | ICM p.77
        reserved 35 FF undocumented | ICM p.77
        register 00 WIA1 r 48 | The maker's identity. | LINUX; AKMF | independent
          field WIA1 7:0 | 0x48, also in every other compass of the maker.
        register 01 WIA2 r 09 | The part's identity. | ICM p.78, 13.1; AKMF
          field WIA2 7:0 | 0x09; AK09911 0x05, AK09912 0x04, AK09918 0x0C.
        register 02 RSV1 r - | Reserved; inside the first block of the address counter. | ICM p.77; AKML | independent
          field reserved 7:0 reserved | No meaning is documented.
        register 03 RSV2 r - | Reserved; inside the first block of the address counter. | ICM p.77; AKML | independent
          field reserved 7:0 reserved | No meaning is documented.
        register 10 ST1 r 00 - onRequest | Whether a measurement is ready or was lost. | ICM p.78, 13.2
          field reserved 7:2 zero | Reads as zero.
          field DOR 1 | Whether a measurement of a continuous mode was skipped; a read of HXL to TMPS or of ST2 clears it.
            code 0 no nothing lost
            code 1 overrun overrun
          field DRDY 0 | Whether a measurement is ready; a read of HXL to TMPS or of ST2 clears it.
            code 0 no not ready
            code 1 ready ready
        register 11 HXL r 00 - onRequest | X magnetic flux density, low byte. | ICM p.78, 13.3
          reading clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
          field HX 7:0 | Low byte of 16 bits.
        register 12 HXH r 00 - onRequest | X magnetic flux density, high byte. | ICM p.78, 13.3
          reading clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
          field HX 7:0 | High byte of 16 bits.
        register 13 HYL r 00 - onRequest | Y magnetic flux density, low byte. | ICM p.78, 13.3
          reading clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
          field HY 7:0 | Low byte of 16 bits.
        register 14 HYH r 00 - onRequest | Y magnetic flux density, high byte. | ICM p.78, 13.3
          reading clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
          field HY 7:0 | High byte of 16 bits.
        register 15 HZL r 00 - onRequest | Z magnetic flux density, low byte. | ICM p.78, 13.3
          reading clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
          field HZ 7:0 | Low byte of 16 bits.
        register 16 HZH r 00 - onRequest | Z magnetic flux density, high byte. | ICM p.78, 13.3
          reading clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
          field HZ 7:0 | High byte of 16 bits.
        register 17 TMPS r 00 - onRequest | Dummy; some relatives have the temperature here. | AK09918 p.23; ICM p.78, 13.2 | inferred
          reading clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.
          field reserved 7:0 zero | Reads as zero.
        register 18 ST2 r 00 - onRequest | End of a reading, and overflow. | ICM p.79, 13.4
          reading clears DRDY and DOR, and lets a continuous mode replace the set.
          field reserved 7 zero | Reads as zero.
          field reserved 6:4 reserved | No meaning is documented.
          field HOFL 3 | Whether the field was too strong; the next measurement updates it.
            code 0 no in range
            code 1 overflow overflow
          field reserved 2:0 zero | Reads as zero.
        register 30 CNTL1 rw 00 | Dummy; some relatives have filter and FIFO settings here. | AKML; ICM p.77, address counter | inferred
          field reserved 7:0 zero | Must be zero.
        register 31 CNTL2 rw 00 | Operation mode. | ICM p.79, 13.5
          field reserved 7:5 zero | Must be zero.
          field MODE 4:0 clearsItself | Operation mode; one measurement and the self-test end in power-down by themselves. | ICM p.79, 13.5, which was seen up to mode 1; AKML; SPARKFUN | independent
            code 0 powerDown power-down
            code 1 singleMeasurement one measurement
            code 2 continuous10Hertz continuous, 10 Hz
            code 3 - not defined
            code 4 continuous20Hertz continuous, 20 Hz
            code 5 - not defined
            code 6 continuous50Hertz continuous, 50 Hz
            code 7 - not defined
            code 8 continuous100Hertz continuous, 100 Hz
            code 9-15 - not defined
            code 16 selfTest one measurement of the self-test field
            code 17-31 - not defined
        register 32 CNTL3 rw 00 | Soft reset. | ICM p.77; SPARKFUN
          field reserved 7:1 zero | Must be zero.
          field SRST 0 clearsItself | Returns all registers to their reset values.
            code 0 normal running
            code 1 reset resets
        register 33 TS1 rw 00 - never | Shipment test; do not access. | ICM p.77 | inferred
          field reserved 7:0 reserved | No meaning is documented.
        register 34 TS2 rw 00 - never | Shipment test; do not access. | ICM p.77 | inferred
          field reserved 7:0 reserved | No meaning is documented.
        table continuousMillihertz CNTL2.MODE | mHz | Rate of a continuous mode; nil for the other modes. | AKML; SPARKFUN | independent
          row | - - 10000 - 20000 - 50000 - 100000 - - - - - - - -
        timing powerOn 100000 | From the supply to the first mode that may be set; the AK8975's. | LINUX | single
        timing modeWait 100000 | In power-down before another mode may be set; the AK8963's. | RECALLED; LINUX | single
        timing softReset 100000 | From SRST to the first mode that may be set; as after power-on. | LINUX | inferred
        timing measurementTypical 7200000 | One measurement, typically. | RECALLED | single
        timing measurementMaximum 9000000 | One measurement, at most; 8.2 ms is remembered, and the AK8963's 9 ms is taken. | RECALLED; AK8963 | inferred
        constant partIdentity 9 | byte | What WIA2 holds. | ICM p.78, 13.1; AKMF
        constant partIdentityAK09911 5 | byte | What register 01 of an AK09911 holds. | LINUX; AKMF | independent
        constant partIdentityAK09912 4 | byte | What register 01 of an AK09912 holds. | LINUX; AKMF | independent
        constant partIdentityAK09918 12 | byte | What register 01 of an AK09918 holds. | RECALLED | single
        constant nanoteslaPerDigit 150 | nT a digit | Typical sensitivity; the part adjusts it by itself. | DS p.1; ICM p.79, table 22
        constant lowestCode -32752 | digits | The lowest output code. | ICM p.79, table 22
        constant highestCode 32752 | digits | The highest output code. | ICM p.79, table 22
        constant overflowMicrotesla 4912 | µT | |X| + |Y| + |Z| from which HOFL is set, as in the AK8963, which has the same range. | AK8963, magnetic sensor overflow | inferred
        constant selfTestLowestX -200 | digits | Lowest passing X of a self-test. | AKMF | single
        constant selfTestHighestX 200 | digits | Highest passing X of a self-test. | AKMF | single
        constant selfTestLowestY -200 | digits | Lowest passing Y of a self-test. | AKMF | single
        constant selfTestHighestY 200 | digits | Highest passing Y of a self-test. | AKMF | single
        constant selfTestLowestZ -1000 | digits | Lowest passing Z of a self-test. | AKMF | single
        constant selfTestHighestZ -200 | digits | Highest passing Z of a self-test. | AKMF | single
        document AK09918 AK09918 datasheet, 016014242-E-00, Asahi Kasei Microdevices, November 2016
        document AK8963 AK8963 datasheet, MS1356-E-02, Asahi Kasei Microdevices
        document AKMF Shipment test of Asahi Kasei, as distributed in phone kernels
        document AKML Linux driver of Asahi Kasei for the AK0991x, as distributed in phone kernels
        document DS AK09916C datasheet, 015007392-E-02, Asahi Kasei Microdevices, December 2015
        document ICM ICM-20948 datasheet, DS-000189 revision 1.3, TDK InvenSense, chapters 12 and 13
        document LINUX Linux drivers/iio/magnetometer/ak8975.c
        document RECALLED AK09916 datasheet, from memory
        document SPARKFUN SparkFun ICM-20948 Arduino library, AK09916 registers and modes
      """#)
  }
#endif
