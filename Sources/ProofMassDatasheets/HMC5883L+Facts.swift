// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/hmc5883l.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.HMC5883L {
    /// The manufacturer's name.
    package static var name: String { "HMC5883L" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part magnetometer
        identity 0A 48 HMC5883L LSM303DLHCM LSM303DLHM LSM303DLMM | HMC, identification registers
        i2c 400000 00 1E | HMC, I2C communication protocol
        spi none
        wrap 08 03 | HMC, examples of continuous measurement; ST | independent
        wrap 0C 00 | ST; QEMU | independent
        reserved 0D FF undocumented | HMC, register list
        register 00 CRA rw 10 | Averages, rate and measurement mode. | HMC, configuration register A
          field reserved 7 zero | Must be zero.
          field MA 6:5 | Measurements that are averaged for an output.
            code 0 one 1
            code 1 two 2
            code 2 four 4
            code 3 eight 8
          field DO 4:2 | Output data rate in continuous mode.
            code 0 hertz0Point75 0.75 Hz
            code 1 hertz1Point5 1.5 Hz
            code 2 hertz3 3 Hz
            code 3 hertz7Point5 7.5 Hz
            code 4 hertz15 15 Hz
            code 5 hertz30 30 Hz
            code 6 hertz75 75 Hz
            code 7 - reserved
          field MS 1:0 | Current through the offset strap during a measurement.
            code 0 none none: the ambient field
            code 1 positive positive: the self-test's field is measured
            code 2 negative negative: the self-test's field is measured
            code 3 - reserved
        register 01 CRB rw 20 | Gain. | HMC, configuration register B
          field GN 7:5 | Gain of all axes.
            code 0 gauss0Point88 ±0.88 G, 1370 digits a gauss
            code 1 gauss1Point3 ±1.3 G, 1090 digits a gauss
            code 2 gauss1Point9 ±1.9 G, 820 digits a gauss
            code 3 gauss2Point5 ±2.5 G, 660 digits a gauss
            code 4 gauss4 ±4 G, 440 digits a gauss
            code 5 gauss4Point7 ±4.7 G, 390 digits a gauss
            code 6 gauss5Point6 ±5.6 G, 330 digits a gauss
            code 7 gauss8Point1 ±8.1 G, 230 digits a gauss
          field reserved 4:0 zero | Must be zero.
        register 02 MR rw 01 - onRequest | Operating mode. | HMC, mode register, and status register, LOCK
          reading locks the data registers until all six have been read.
          field reserved 7:2 zero | Written as zero. One table names bit 7 for 3.4 MHz I2C, which another section excludes; a library for an earlier revision of the document clears it after each single measurement.
          field MD 1:0 | Operating mode.
            code 0 continuous measures at the rate of DO
            code 1 single measures once, then idle
            code 2 idle idle
            code 3 idleAlternate idle
        register 03 DXRA r 00 - onRequest | Flux density of X, high byte. | HMC, data output registers
          reading locks the data registers until all six have been read.
          field XD 7:0 | High byte; two's complement, −2048 to 2047, or −4096 where the converter overflowed.
        register 04 DXRB r 00 - onRequest | Flux density of X, low byte. | HMC, data output registers
          reading locks the data registers until all six have been read.
          field XD 7:0 | Low byte; two's complement, −2048 to 2047, or −4096 where the converter overflowed.
        register 05 DZRA r 00 - onRequest | Flux density of Z, high byte. | HMC, data output registers
          reading locks the data registers until all six have been read.
          field ZD 7:0 | High byte; two's complement, −2048 to 2047, or −4096 where the converter overflowed.
        register 06 DZRB r 00 - onRequest | Flux density of Z, low byte. | HMC, data output registers
          reading locks the data registers until all six have been read.
          field ZD 7:0 | Low byte; two's complement, −2048 to 2047, or −4096 where the converter overflowed.
        register 07 DYRA r 00 - onRequest | Flux density of Y, high byte. | HMC, data output registers
          reading locks the data registers until all six have been read.
          field YD 7:0 | High byte; two's complement, −2048 to 2047, or −4096 where the converter overflowed.
        register 08 DYRB r 00 - onRequest | Flux density of Y, low byte. | HMC, data output registers
          reading locks the data registers until all six have been read.
          field YD 7:0 | Low byte; two's complement, −2048 to 2047, or −4096 where the converter overflowed.
        register 09 SR r 00 | Status. | HMC, status register
          field reserved 7:2 reserved | No meaning is documented.
          field LOCK 1 | Whether data are held until all six registers have been read.
            code 0 no data are replaced
            code 1 yes data are held
          field RDY 0 | Whether all data registers have been written since the last update began.
            code 0 no an update is in progress, or nothing was measured
            code 1 yes data are complete
        register 0A IRA r 48 | Identification, first of 3. | HMC, identification registers
          field ID 7:0 | 0x48, ASCII H.
        register 0B IRB r 34 | Identification, second of 3. | HMC, identification registers
          field ID 7:0 | 0x34, ASCII 4.
        register 0C IRC r 33 | Identification, third of 3. | HMC, identification registers
          field ID 7:0 | 0x33, ASCII 3.
        table averageCount CRA.MA | measurements | Measurements that are averaged. | HMC, configuration register A
          row | 1 2 4 8
        table millihertz CRA.DO | mHz | Output data rate in continuous mode. | HMC, configuration register A
          row | 750 1500 3000 7500 15000 30000 75000
        table digitsPerGauss CRB.GN | digits a gauss | Sensitivity of X and Y. | HMC, configuration register B; LINUX
          row | 1370 1090 820 660 440 390 330 230
        table digitsPerGaussZ CRB.GN | digits a gauss | Sensitivity of Z. | HMC, configuration register B; LINUX
          row | 1370 1090 820 660 440 390 330 230
        table milligauss CRB.GN | mG | Recommended range, of either sign; the output reaches further. | HMC, configuration register B
          row | 880 1300 1900 2500 4000 4700 5600 8100
        table noiseMicrogauss CRA.MA | µG | Noise of an output at ±0.88 G, RMS; at one average also in the table of characteristics. | HMC, figure of noise floor, read off | single
          row | 2100 1700 1350 1050
        timing measurement 6000000 | From the command to data in the output registers. | HMC, specifications, measurement period, and examples
        timing firstData 56000000 | From power-on to the data of the measurement that the part makes by itself. | HMC, specifications, turn-on time
        timing readyLow 250000 | For which RDY and pin DRDY are low while data are written. | HMC, status register, RDY, and pin DRDY
        constant overflowCode -4096 | digits | Output of an axis whose converter overflowed. | HMC, data output registers
        constant lowestCode -2048 | digits | Lowest output. | HMC, data output registers
        constant highestCode 2047 | digits | Highest output. | HMC, data output registers
        constant selfTestFieldXY 1160 | mG | Nominal field of the offset strap on X and Y. | HMC, self test operation
        constant selfTestFieldZ 1080 | mG | Nominal field of the offset strap on Z. | HMC, self test operation
        constant selfTestLowest 243 | digits | Smallest response at ±4.7 G that passes, of the bias's sign. | HMC, self test operation
        constant selfTestHighest 575 | digits | Largest response at ±4.7 G that passes, of the bias's sign. | HMC, self test operation
        constant secondIdentity 52 | byte | Value of IRB. | HMC, identification registers
        constant thirdIdentity 51 | byte | Value of IRC. | HMC, identification registers
        document HMC HMC5883L data sheet, Form 900405 Rev. E, Honeywell, February 2013
        document LINUX Linux drivers/iio/magnetometer/hmc5843_core.c
        document QEMU QEMU hw/sensor/lsm303dlhc_mag.c, a model of a relative
        document ST LSM303DLHC datasheet, Doc ID 018771 Rev 1, STMicroelectronics, April 2011, whose magnetometer has these registers
      """#)
  }
#endif
