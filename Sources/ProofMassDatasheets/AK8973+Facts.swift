// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8973.json by `scripts/registers`; do not edit.

#if !NO_HEAP
  extension Datasheet.AK8973 {
    /// The manufacturer's name.
    package static var name: String { "AK8973" }
    /// Everything that is known of the part, as data.
    package static let facts: ChipFacts = .init(
      name,
      #"""
        part magnetometer
        i2c 400000 00 1C 1D 1E 1F | DS, I2C interface, for the pins; SAMSUNG, for the first | inferred
        spi none
        wrap C4 C0 | DS, address counter
        wrap E6 E0 | DS, address counter
        wrap 68 62 | DS, address counter
        reserved 00 5C undocumented | DS, addresses that no page seen lists
        reserved 5E 5F undocumented | DS, addresses that no page seen lists
        reserved 61 61 undocumented | DS, addresses that no page seen lists
        reserved 69 BF undocumented | DS, addresses that no page seen lists
        reserved C5 DF undocumented | DS, addresses that no page seen lists
        reserved E7 FF undocumented | DS, addresses that no page seen lists
        register 5D TS1 rw - - never | Test; do not access. | SAMSUNG | single
          field reserved 7:0 reserved | No meaning is documented.
        register 60 WRAL1 w - - never | Writes the whole EEPROM, and with it loses the trim; do not access. | SAMSUNG | single
          field reserved 7:0 reserved | No meaning is documented.
        register 62 ETS r - | Trim of the thermometer; readable in EEPROM mode alone. | KOCIALKOWSKI; AKMD; HTC | independent
          field ETS 7:0 | Any value.
        register 63 EVIR r - | Trim of reference voltage and current; readable in EEPROM mode alone. | KOCIALKOWSKI; AKMD; HTC | independent
          field EVIR 7:0 | Any value; what its halves mean is remembered, not read.
        register 64 EIHE r - | Trim of Hall drive and oscillator; readable in EEPROM mode alone. | KOCIALKOWSKI; AKMD; HTC | independent
          field EIHE 7:0 | Any value; what its halves mean is remembered, not read.
        register 65 ETST r - | Test byte; readable in EEPROM mode alone. | KOCIALKOWSKI; AKMD; HTC | independent
          field ETST 7:0 | Any value.
        register 66 EHXGA r - | Trim of the gain of X; readable in EEPROM mode alone. | KOCIALKOWSKI | single
          field INDEX 7:4 | Which correction a program multiplies by.
            code 0 index0 k = 16.33
            code 1 index1 k = 16.28
            code 2 index2 k = 16.24
            code 3 index3 k = 16.18
            code 4 index4 k = 16.14
            code 5 index5 k = 16.10
            code 6 index6 k = 16.04
            code 7 index7 k = 16.00
            code 8 index8 k = 15.96
            code 9 index9 k = 15.90
            code 10 index10 k = 15.86
            code 11 index11 k = 15.82
            code 12 index12 k = 15.76
            code 13 index13 k = 15.72
            code 14 index14 k = 15.69
            code 15 index15 k = 15.65
          field GAIN 3:0 | What to copy into HXGA.
        register 67 EHYGA r - | Trim of the gain of Y; readable in EEPROM mode alone. | KOCIALKOWSKI | single
          field INDEX 7:4 | Which correction a program multiplies by.
            code 0 index0 k = 16.33
            code 1 index1 k = 16.28
            code 2 index2 k = 16.24
            code 3 index3 k = 16.18
            code 4 index4 k = 16.14
            code 5 index5 k = 16.10
            code 6 index6 k = 16.04
            code 7 index7 k = 16.00
            code 8 index8 k = 15.96
            code 9 index9 k = 15.90
            code 10 index10 k = 15.86
            code 11 index11 k = 15.82
            code 12 index12 k = 15.76
            code 13 index13 k = 15.72
            code 14 index14 k = 15.69
            code 15 index15 k = 15.65
          field GAIN 3:0 | What to copy into HYGA.
        register 68 EHZGA r - | Trim of the gain of Z; readable in EEPROM mode alone. | KOCIALKOWSKI | single
          field INDEX 7:4 | Which correction a program multiplies by.
            code 0 index0 k = 16.33
            code 1 index1 k = 16.28
            code 2 index2 k = 16.24
            code 3 index3 k = 16.18
            code 4 index4 k = 16.14
            code 5 index5 k = 16.10
            code 6 index6 k = 16.04
            code 7 index7 k = 16.00
            code 8 index8 k = 15.96
            code 9 index9 k = 15.90
            code 10 index10 k = 15.86
            code 11 index11 k = 15.82
            code 12 index12 k = 15.76
            code 13 index13 k = 15.72
            code 14 index14 k = 15.69
            code 15 index15 k = 15.65
          field GAIN 3:0 | What to copy into HZGA.
        register C0 ST r 00 | State; the reset is inferred. | SAMSUNG; KOCIALKOWSKI; AKMD; HTC | independent
          field unused 7:2 reserved | No meaning is documented.
          field WEN 1 | Whether the EEPROM can be written. | SAMSUNG; KOCIALKOWSKI; AKMD; HTC | single
            code 0 no protected
            code 1 yes writable
          field INT 0 | Whether a measurement waits; a read of the data clears it, and none starts before.
            code 0 no not ready
            code 1 ready ready
        register C1 TMPS r - - onRequest | Temperature, falling 0.625 °C a digit. | SAMSUNG; AKMD | independent
          reading clears INT and its pin.
          field TMPS 7:0 | 120 at 35 °C.
        register C2 H1X r - - onRequest | X magnetic flux density. | DS; SAMSUNG; KOCIALKOWSKI; AKMD; HTC | independent
          reading clears INT and its pin.
          field H1X 7:0 | Unsigned, 128 at mid-scale.
        register C3 H1Y r - - onRequest | Y magnetic flux density. | DS; SAMSUNG; KOCIALKOWSKI; AKMD; HTC | independent
          reading clears INT and its pin.
          field H1Y 7:0 | Unsigned, 128 at mid-scale.
        register C4 H1Z r - - onRequest | Z magnetic flux density. | DS; SAMSUNG; KOCIALKOWSKI; AKMD; HTC | independent
          reading clears INT and its pin.
          field H1Z 7:0 | Unsigned, 128 at mid-scale.
        register E0 MS1 rw 03 | Mode and the EEPROM's key; the reset is inferred. | DS p.25; SAMSUNG; KOCIALKOWSKI; AKMD; HTC | independent
          field WEN 7:3 only 0 | 21 lets the EEPROM be written; never do.
          field reserved 2 zero | Must be zero.
          field MODE 1:0 clearsItself | Mode; a measurement ends in power-down by itself.
            code 0 measurement one measurement
            code 1 - not defined
            code 2 eeprom access to the trim
            code 3 powerDown power-down
        register E1 HXDA rw 00 | Offset DAC of X; the reset is inferred. | KOCIALKOWSKI; AKMD; HTC | independent
          field SIGN 7 | Which way the steps push the output.
            code 0 down down
            code 1 up up
          field MAG 6:0 | Steps of about 16 digits each.
        register E2 HYDA rw 00 | Offset DAC of Y; the reset is inferred. | KOCIALKOWSKI; AKMD; HTC | independent
          field SIGN 7 | Which way the steps push the output.
            code 0 down down
            code 1 up up
          field MAG 6:0 | Steps of about 16 digits each.
        register E3 HZDA rw 00 | Offset DAC of Z; the reset is inferred. | KOCIALKOWSKI; AKMD; HTC | independent
          field SIGN 7 | Which way the steps push the output.
            code 0 down down
            code 1 up up
          field MAG 6:0 | Steps of about 16 digits each.
        register E4 HXGA rw 00 | Gain of X; the reset is inferred. | KOCIALKOWSKI; AKMD; HTC | independent
          field unused 7:4 reserved | No meaning is documented.
          field GAIN 3:0 | In steps of 0.4 dB.
        register E5 HYGA rw 00 | Gain of Y; the reset is inferred. | KOCIALKOWSKI; AKMD; HTC | independent
          field unused 7:4 reserved | No meaning is documented.
          field GAIN 3:0 | In steps of 0.4 dB.
        register E6 HZGA rw 00 | Gain of Z; the reset is inferred. | KOCIALKOWSKI; AKMD; HTC | independent
          field unused 7:4 reserved | No meaning is documented.
          field GAIN 3:0 | In steps of 0.4 dB.
        table correctionHundredths EHXGA.INDEX | 1/100 | k in hundredths: a digit is k / 16 µT; the same for Y and Z. | KOCIALKOWSKI | single
          row | 1633 1628 1624 1618 1614 1610 1604 1600 1596 1590 1586 1582 1576 1572 1569 1565
        timing measurementTypical 12600000 | One measurement, typically. | DS p.10
        timing measurementTimeout 60000000 | After which a driver gives a measurement up. | SAMSUNG | single
        timing modeWait 300000 | Between two modes; Samsung's driver takes a third of it. | HTC; SAMSUNG | single
        constant lowestCode 0 | digits | The lowest output code. | DS, magnetic data
        constant highestCode 255 | digits | The highest output code. | DS, magnetic data
        constant midscaleCode 128 | digits | The output without a field. | KOCIALKOWSKI; AKMD; HTC | independent
        constant nanoteslaPerDigit 1000 | nT a digit | Sensitivity with the trimmed gain, before the correction. | KOCIALKOWSKI | single
        constant digitsPerOffsetStep 16 | digits | One step of an offset DAC, nominally. | KOCIALKOWSKI | single
        constant gainMillibelsPerStep 40 | mB, hundredths of a decibel | One step of a gain. | AKMD | single
        constant temperatureMillidegreesAtZero 110000 | m°C | Temperature at code 0: 35 °C at code 120. | SAMSUNG; AKMD; AK09912 | independent
        constant temperatureMillidegreesPerDigit -625 | m°C a digit | Change of temperature with one digit of TMPS. | SAMSUNG; AKMD; AK09912 | independent
        constant eepromWriteKey 21 | code | MS1.WEN that lets the EEPROM be written. | DS p.25; HTC | independent
        document AK09912 Limits of Asahi Kasei's shipment test for the AK09912's thermometer
        document AKMD Open-source akmd, class AK8973B
        document DS AK8973 datasheet, MS0561-E-01 (preliminary), Asahi Kasei Microdevices, 2007 (pages 1-2, 10, 14, 16, 17, 25)
        document HTC HTC's akm8973.c kernel drivers
        document KOCIALKOWSKI Paul Kocialkowski's AKM8973 library
        document SAMSUNG Kyungmin Park's ak8973.c for Linux hwmon, Samsung, 2008
      """#)
  }
#endif
