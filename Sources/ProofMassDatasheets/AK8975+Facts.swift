// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8975.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.AK8975 {
    /// The manufacturer's name.
    package static var name: String { "AK8975" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part magnetometer
        identity 00 48 AK8975 AK8963 AK09911 AK09912 AK09916 AK09918 | LINUX; I2CDEV, register WIA; ZEPHYR | independent
        i2c 400000 00 0C 0D 0E 0F | DS, I2C interface
        spi 80 00 7F 3 5000000 oneRegisterAWrite | DS p.16; RECALLED, SK high and low time, for the clock
        wrap 0C 00 | DS, address counter
        wrap 12 10 | DS, address counter
        reserved 13 FF undocumented | DS, register map
        register 00 WIA r 48 | The identity byte. | DS; LINUX; I2CDEV, register WIA
          field WIA 7:0 | 0x48, also in every later compass of the maker.
        register 01 INFO r - | A byte about the part; no value is published. | AKMF, limits of the shipment test | single
          field INFO 7:0 | Any value.
        register 02 ST1 r 00 - onRequest | Whether a measurement is ready. | I2CDEV, register ST1; LINUX; AKMF | independent
          field reserved 7:1 zero | Reads as zero.
          field DRDY 0 | Whether a measurement waits; a read of the data or of ST2 clears it.
            code 0 no not ready
            code 1 ready ready
        register 03 HXL r 00 - onRequest | X magnetic flux density, low byte. | DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY
          reading clears DRDY; during a measurement it sets DERR.
          field HX 7:0 | Low byte of 13 bits, sign-extended to 16.
        register 04 HXH r 00 - onRequest | X magnetic flux density, high byte. | DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY
          reading clears DRDY; during a measurement it sets DERR.
          field HX 7:0 | High byte of 13 bits, sign-extended to 16.
        register 05 HYL r 00 - onRequest | Y magnetic flux density, low byte. | DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY
          reading clears DRDY; during a measurement it sets DERR.
          field HY 7:0 | Low byte of 13 bits, sign-extended to 16.
        register 06 HYH r 00 - onRequest | Y magnetic flux density, high byte. | DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY
          reading clears DRDY; during a measurement it sets DERR.
          field HY 7:0 | High byte of 13 bits, sign-extended to 16.
        register 07 HZL r 00 - onRequest | Z magnetic flux density, low byte. | DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY
          reading clears DRDY; during a measurement it sets DERR.
          field HZ 7:0 | Low byte of 13 bits, sign-extended to 16.
        register 08 HZH r 00 - onRequest | Z magnetic flux density, high byte. | DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY
          reading clears DRDY; during a measurement it sets DERR.
          field HZ 7:0 | High byte of 13 bits, sign-extended to 16.
        register 09 ST2 r 00 - onRequest | Errors of the measurement. | DS p.14; I2CDEV, register ST2; LINUX | independent
          reading clears DRDY and DERR.
          field reserved 7:4 zero | Reads as zero.
          field HOFL 3 | Whether the field was too strong; the next measurement clears it.
            code 0 no in range
            code 1 overflow overflow
          field DERR 2 | Whether data were read outside the readable period; a read of ST2 clears it.
            code 0 no no error
            code 1 error data error
          field reserved 1:0 zero | Reads as zero.
        register 0A CNTL rw 00 | Operation mode; a write ends a measurement and clears 0x02 to 0x09, where the text of the AK8963 lets DRDY stay. | ZEPHYR, citing DS 8.3.6; QC | single
          field reserved 7:4 zero | Reads as zero; write zero. | I2CDEV, register CNTL; AKMF | independent
          field MODE 3:0 clearsItself | Operation mode; both measurements end in power-down by themselves. | DS, operation modes, for their names; LINUX, for their codes; AKMF; I2CDEV, register CNTL | independent
            code 0 powerDown power-down
            code 1 singleMeasurement one measurement
            code 2-7 - not defined
            code 8 selfTest one measurement of the self-test field
            code 9-14 - not defined
            code 15 fuseROM access to the sensitivity adjustment
        register 0B RSV rw 00 - never | Reserved; do not access. | DS, register map | inferred
          field reserved 7:0 reserved | No meaning is documented.
        register 0C ASTC rw 00 | Self-test. | I2CDEV, register ASTC; AKMF; SAMSUNG | independent
          field reserved 7 zero | Must be zero.
          field SELF 6 | Whether the part makes a magnetic field for the self-test.
            code 0 off Off
            code 1 on On
          field reserved 5:0 zero | Must be zero.
        register 0D TS1 rw 00 - never | Shipment test; do not access. | DS, register map | inferred
          field reserved 7:0 reserved | No meaning is documented.
        register 0E TS2 rw 00 - never | Shipment test; do not access. | DS, register map | inferred
          field reserved 7:0 reserved | No meaning is documented.
        register 0F I2CDIS rw 00 1B | Turns I2C off until the supply is removed; only the key is taken. | MICROHAL, quoting DS; AKMF | single
          field reserved 7:1 zero | Reads as zero; the key sets some on the wire.
          field I2CDIS 0 | Whether I2C is off.
            code 0 enabled I2C works
            code 1 disabled I2C is off until power is removed
        register 10 ASAX r - | Sensitivity adjustment of X; right only in fuse ROM mode. | DS, sensitivity adjustment
          field ASAX 7:0 | 128 is a factor of one. | LINUX; AKMF; SAMSUNG | independent
        register 11 ASAY r - | Sensitivity adjustment of Y; right only in fuse ROM mode. | DS, sensitivity adjustment
          field ASAY 7:0 | 128 is a factor of one. | LINUX; AKMF; SAMSUNG | independent
        register 12 ASAZ r - | Sensitivity adjustment of Z; right only in fuse ROM mode. | DS, sensitivity adjustment
          field ASAZ 7:0 | 128 is a factor of one. | LINUX; AKMF; SAMSUNG | independent
        timing powerOn 100000 | From the supply to the first mode that may be set. | LINUX | single
        timing modeWait 100000 | In power-down before another mode may be set; Samsung's driver takes three times as long. | ZEPHYR, citing DS 6.3; LINUX; AKM; SAMSUNG | independent
        timing fuseAccess 100000 | From fuse ROM mode to a right sensitivity adjustment. | LINUX; AKM | independent
        timing measurementTypical 7300000 | One measurement, typically; the average current in the datasheet implies it. | DS, average current | inferred
        timing measurementMaximum 9000000 | One measurement, at most. | QC, citing DS 5.3.3; ZEPHYR | independent
        constant lowestCode -4096 | digits | The lowest output code. | DS, magnetic data
        constant highestCode 4095 | digits | The highest output code. | DS, magnetic data
        constant nanoteslaPerDigit 300 | nT a digit | Typical sensitivity after adjustment. | DS, magnetic data
        constant adjustmentOffset 128 | 1 | Added to ASA before the division: raw × (ASA + 128) / 256 is adjusted, as drivers compute. | LINUX; AKMF; SAMSUNG | independent
        constant adjustmentDivisor 256 | 1 | Divides ASA + 128: raw × (ASA + 128) / 256 is adjusted, as drivers compute. | LINUX; AKMF; SAMSUNG | independent
        constant lowestAdjustment 1 | 1 | ASA below it is a fault. | AKMF; SAMSUNG | independent
        constant highestAdjustment 254 | 1 | ASA above it is a fault. | AKMF; SAMSUNG | independent
        constant overflowMicrotesla 2400 | µT | |X| + |Y| + |Z| from which HOFL is set. | DS p.14
        constant selfTestLowestX -100 | digits after adjustment | Lowest passing X of a self-test. | AKMF; SAMSUNG; QC | independent
        constant selfTestHighestX 100 | digits after adjustment | Highest passing X of a self-test. | AKMF; SAMSUNG; QC | independent
        constant selfTestLowestY -100 | digits after adjustment | Lowest passing Y of a self-test. | AKMF; SAMSUNG; QC | independent
        constant selfTestHighestY 100 | digits after adjustment | Highest passing Y of a self-test. | AKMF; SAMSUNG; QC | independent
        constant selfTestLowestZ -1000 | digits after adjustment | Lowest passing Z of a self-test. | AKMF; SAMSUNG; QC | independent
        constant selfTestHighestZ -300 | digits after adjustment | Highest passing Z of a self-test. | AKMF; SAMSUNG; QC | independent
        document AKM Asahi Kasei's Android driver akm8975.c
        document AKMF Shipment test of Asahi Kasei, as distributed in phone kernels
        document DS AK8975/AK8975C datasheet, MS1187-E-02, Asahi Kasei Microdevices, May 2010 (pages 1-2, 7, 10, 14, 16, 18-22, 25)
        document I2CDEV i2cdevlib, register page and Arduino/AK8975
        document LINUX Linux drivers/iio/magnetometer/ak8975.c
        document MICROHAL microHAL AK8975 driver, quoting the datasheet
        document QC Qualcomm sns_dd_mag_akm8975, citing sections of MS1187-E-02
        document RECALLED AK8975 datasheet, from memory
        document SAMSUNG Samsung akm8975.c
        document ZEPHYR Zephyr drivers/sensor/asahi_kasei/ak8975 and an emulator of it, citing sections of MS1187-E-02
      """#)
  }
#endif
