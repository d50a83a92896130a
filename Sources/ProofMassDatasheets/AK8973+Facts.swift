// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8973.json by `swift run registers`; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.AK8973 {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "AK8973", .compass,
      i2c: I2CFacts(
        addresses: [0x1C, 0x1D, 0x1E, 0x1F], incrementBit: 0x00, maximumHertz: 400_000,
        cite: "DS, I2C interface, for the pins; SAMSUNG, for the first", confidence: .inferred),
      counterWraps: [
        CounterWrapFacts(from: 0xC4, to: 0xC0, cite: "DS, address counter"),
        CounterWrapFacts(from: 0xE6, to: 0xE0, cite: "DS, address counter"),
        CounterWrapFacts(from: 0x68, to: 0x62, cite: "DS, address counter"),
      ],
      reserved: [
        ReservedFacts(0x00...0x5C, .undocumented, cite: "DS, addresses that no page seen lists"),
        ReservedFacts(0x5E...0x5F, .undocumented, cite: "DS, addresses that no page seen lists"),
        ReservedFacts(0x61...0x61, .undocumented, cite: "DS, addresses that no page seen lists"),
        ReservedFacts(0x69...0xBF, .undocumented, cite: "DS, addresses that no page seen lists"),
        ReservedFacts(0xC5...0xDF, .undocumented, cite: "DS, addresses that no page seen lists"),
        ReservedFacts(0xE7...0xFF, .undocumented, cite: "DS, addresses that no page seen lists"),
      ],
      registers: [
        TS1.facts, WRAL1.facts, ETS.facts, EVIR.facts, EIHE.facts, ETST.facts, EHXGA.facts,
        EHYGA.facts, EHZGA.facts, ST.facts, TMPS.facts, H1X.facts, H1Y.facts, H1Z.facts, MS1.facts,
        HXDA.facts, HYDA.facts, HZDA.facts, HXGA.facts, HYGA.facts, HZGA.facts,
      ],
      tables: [
        TableFacts(
          "correctionHundredths", by: ["EHXGA.INDEX"], "1/100",
          "k in hundredths: a digit is k / 16 µT; the same for Y and Z.",
          values: [
            1633, 1628, 1624, 1618, 1614, 1610, 1604, 1600, 1596, 1590, 1586, 1582, 1576, 1572,
            1569, 1565,
          ],
          cite: "KOCIALKOWSKI", confidence: .single)
      ],
      timings: [
        TimingFacts(
          "measurementTypical", 12_600_000, "One measurement, typically.", cite: "DS p.10"),
        TimingFacts(
          "measurementTimeout", 60_000_000, "After which a driver gives a measurement up.",
          cite: "SAMSUNG", confidence: .single),
        TimingFacts(
          "modeWait", 300_000, "Between two modes; Samsung's driver takes a third of it.",
          cite: "HTC; SAMSUNG", confidence: .single),
      ],
      constants: [
        ConstantFacts(
          "lowestCode", 0, "digits", "The lowest output code.", cite: "DS, magnetic data"),
        ConstantFacts(
          "highestCode", 255, "digits", "The highest output code.", cite: "DS, magnetic data"),
        ConstantFacts(
          "midscaleCode", 128, "digits", "The output without a field.",
          cite: "KOCIALKOWSKI; AKMD; HTC", confidence: .independent),
        ConstantFacts(
          "nanoteslaPerDigit", 1000, "nT a digit",
          "Sensitivity with the trimmed gain, before the correction.", cite: "KOCIALKOWSKI",
          confidence: .single),
        ConstantFacts(
          "digitsPerOffsetStep", 16, "digits", "One step of an offset DAC, nominally.",
          cite: "KOCIALKOWSKI", confidence: .single),
        ConstantFacts(
          "gainMillibelsPerStep", 40, "mB, hundredths of a decibel", "One step of a gain.",
          cite: "AKMD", confidence: .single),
        ConstantFacts(
          "temperatureMillidegreesAtZero", 110_000, "m°C",
          "Temperature at code 0: 35 °C at code 120.", cite: "SAMSUNG; AKMD; AK09912",
          confidence: .independent),
        ConstantFacts(
          "temperatureMillidegreesPerDigit", -625, "m°C a digit",
          "Change of temperature with one digit of TMPS.", cite: "SAMSUNG; AKMD; AK09912",
          confidence: .independent),
        ConstantFacts(
          "eepromWriteKey", 21, "code", "MS1.WEN that lets the EEPROM be written.",
          cite: "DS p.25; HTC", confidence: .independent),
      ],
      documents: [
        "AK09912": "Limits of Asahi Kasei's shipment test for the AK09912's thermometer",
        "AKMD": "Open-source akmd, class AK8973B",
        "DS":
          "AK8973 datasheet, MS0561-E-01 (preliminary), Asahi Kasei Microdevices, 2007 (pages "
          + "1-2, 10, 14, 16, 17, 25)",
        "HTC": "HTC's akm8973.c kernel drivers",
        "KOCIALKOWSKI": "Paul Kocialkowski's AKM8973 library",
        "SAMSUNG": "Kyungmin Park's ak8973.c for Linux hwmon, Samsung, 2008",
      ])
  }

  extension Datasheet.AK8973.TS1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x5D, "TS1", .readWrite, dump: .never, "Test; do not access.", cite: "SAMSUNG",
      confidence: .single,
      fields: [
        FieldFacts("reserved", 0...7, rule: .reserved)
      ])
  }

  extension Datasheet.AK8973.WRAL1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x60, "WRAL1", .write, dump: .never,
      "Writes the whole EEPROM, and with it loses the trim; do not access.", cite: "SAMSUNG",
      confidence: .single,
      fields: [
        FieldFacts("reserved", 0...7, rule: .reserved)
      ])
  }

  extension Datasheet.AK8973.ETS {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x62, "ETS", .read, "Trim of the thermometer; readable in EEPROM mode alone.",
      cite: "KOCIALKOWSKI; AKMD; HTC", confidence: .independent,
      fields: [
        FieldFacts("ETS", 0...7, "Any value.")
      ])
  }

  extension Datasheet.AK8973.EVIR {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x63, "EVIR", .read, "Trim of reference voltage and current; readable in EEPROM mode alone.",
      cite: "KOCIALKOWSKI; AKMD; HTC", confidence: .independent,
      fields: [
        FieldFacts("EVIR", 0...7, "Any value; what its halves mean is remembered, not read.")
      ])
  }

  extension Datasheet.AK8973.EIHE {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x64, "EIHE", .read, "Trim of Hall drive and oscillator; readable in EEPROM mode alone.",
      cite: "KOCIALKOWSKI; AKMD; HTC", confidence: .independent,
      fields: [
        FieldFacts("EIHE", 0...7, "Any value; what its halves mean is remembered, not read.")
      ])
  }

  extension Datasheet.AK8973.ETST {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x65, "ETST", .read, "Test byte; readable in EEPROM mode alone.",
      cite: "KOCIALKOWSKI; AKMD; HTC", confidence: .independent,
      fields: [
        FieldFacts("ETST", 0...7, "Any value.")
      ])
  }

  extension Datasheet.AK8973.EHXGA {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x66, "EHXGA", .read, "Trim of the gain of X; readable in EEPROM mode alone.",
      cite: "KOCIALKOWSKI", confidence: .single,
      fields: [
        FieldFacts(
          "INDEX", 4...7, "Which correction a program multiplies by.",
          cases: [
            "index0": "k = 16.33", "index1": "k = 16.28", "index2": "k = 16.24",
            "index3": "k = 16.18", "index4": "k = 16.14", "index5": "k = 16.10",
            "index6": "k = 16.04", "index7": "k = 16.00", "index8": "k = 15.96",
            "index9": "k = 15.90", "index10": "k = 15.86", "index11": "k = 15.82",
            "index12": "k = 15.76", "index13": "k = 15.72", "index14": "k = 15.69",
            "index15": "k = 15.65",
          ]),
        FieldFacts("GAIN", 0...3, "What to copy into HXGA."),
      ])
  }

  extension Datasheet.AK8973.EHYGA {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x67, "EHYGA", .read, "Trim of the gain of Y; readable in EEPROM mode alone.",
      cite: "KOCIALKOWSKI", confidence: .single,
      fields: [
        FieldFacts(
          "INDEX", 4...7, "Which correction a program multiplies by.",
          cases: [
            "index0": "k = 16.33", "index1": "k = 16.28", "index2": "k = 16.24",
            "index3": "k = 16.18", "index4": "k = 16.14", "index5": "k = 16.10",
            "index6": "k = 16.04", "index7": "k = 16.00", "index8": "k = 15.96",
            "index9": "k = 15.90", "index10": "k = 15.86", "index11": "k = 15.82",
            "index12": "k = 15.76", "index13": "k = 15.72", "index14": "k = 15.69",
            "index15": "k = 15.65",
          ]),
        FieldFacts("GAIN", 0...3, "What to copy into HYGA."),
      ])
  }

  extension Datasheet.AK8973.EHZGA {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x68, "EHZGA", .read, "Trim of the gain of Z; readable in EEPROM mode alone.",
      cite: "KOCIALKOWSKI", confidence: .single,
      fields: [
        FieldFacts(
          "INDEX", 4...7, "Which correction a program multiplies by.",
          cases: [
            "index0": "k = 16.33", "index1": "k = 16.28", "index2": "k = 16.24",
            "index3": "k = 16.18", "index4": "k = 16.14", "index5": "k = 16.10",
            "index6": "k = 16.04", "index7": "k = 16.00", "index8": "k = 15.96",
            "index9": "k = 15.90", "index10": "k = 15.86", "index11": "k = 15.82",
            "index12": "k = 15.76", "index13": "k = 15.72", "index14": "k = 15.69",
            "index15": "k = 15.65",
          ]),
        FieldFacts("GAIN", 0...3, "What to copy into HZGA."),
      ])
  }

  extension Datasheet.AK8973.ST {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0xC0, "ST", .read, reset: 0x00, "State; the reset is inferred.",
      cite: "SAMSUNG; KOCIALKOWSKI; AKMD; HTC", confidence: .independent,
      fields: [
        FieldFacts("unused", 2...7, rule: .reserved),
        FieldFacts(
          "WEN", 1...1, "Whether the EEPROM can be written.",
          cases: ["no": "protected", "yes": "writable"], cite: "SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
          confidence: .single),
        FieldFacts(
          "INT", 0...0,
          "Whether a measurement waits; a read of the data clears it, and none starts before.",
          cases: ["no": "not ready", "ready": "ready"]),
      ])
  }

  extension Datasheet.AK8973.TMPS {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0xC1, "TMPS", .read, dump: .onRequest, "Temperature, falling 0.625 °C a digit.",
      readEffect: "clears INT and its pin.", cite: "SAMSUNG; AKMD", confidence: .independent,
      fields: [
        FieldFacts("TMPS", 0...7, "120 at 35 °C.")
      ])
  }

  extension Datasheet.AK8973.H1X {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0xC2, "H1X", .read, dump: .onRequest, "X magnetic flux density.",
      readEffect: "clears INT and its pin.", cite: "DS; SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent,
      fields: [
        FieldFacts("H1X", 0...7, "Unsigned, 128 at mid-scale.")
      ])
  }

  extension Datasheet.AK8973.H1Y {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0xC3, "H1Y", .read, dump: .onRequest, "Y magnetic flux density.",
      readEffect: "clears INT and its pin.", cite: "DS; SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent,
      fields: [
        FieldFacts("H1Y", 0...7, "Unsigned, 128 at mid-scale.")
      ])
  }

  extension Datasheet.AK8973.H1Z {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0xC4, "H1Z", .read, dump: .onRequest, "Z magnetic flux density.",
      readEffect: "clears INT and its pin.", cite: "DS; SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent,
      fields: [
        FieldFacts("H1Z", 0...7, "Unsigned, 128 at mid-scale.")
      ])
  }

  extension Datasheet.AK8973.MS1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0xE0, "MS1", .readWrite, reset: 0x03, "Mode and the EEPROM's key; the reset is inferred.",
      cite: "DS p.25; SAMSUNG; KOCIALKOWSKI; AKMD; HTC", confidence: .independent,
      fields: [
        FieldFacts("WEN", 3...7, "21 lets the EEPROM be written; never do."),
        FieldFacts("reserved", 2...2, rule: .zero),
        FieldFacts(
          "MODE", 0...1, "Mode; a measurement ends in power-down by itself.",
          cases: [
            "measurement": "one measurement", "-": "not defined", "eeprom": "access to the trim",
            "powerDown": "power-down",
          ],
          clearsItself: true),
      ])
  }

  extension Datasheet.AK8973.HXDA {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0xE1, "HXDA", .readWrite, reset: 0x00, "Offset DAC of X; the reset is inferred.",
      cite: "KOCIALKOWSKI; AKMD; HTC", confidence: .independent,
      fields: [
        FieldFacts(
          "SIGN", 7...7, "Which way the steps push the output.",
          cases: ["down": "down", "up": "up"]),
        FieldFacts("MAG", 0...6, "Steps of about 16 digits each."),
      ])
  }

  extension Datasheet.AK8973.HYDA {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0xE2, "HYDA", .readWrite, reset: 0x00, "Offset DAC of Y; the reset is inferred.",
      cite: "KOCIALKOWSKI; AKMD; HTC", confidence: .independent,
      fields: [
        FieldFacts(
          "SIGN", 7...7, "Which way the steps push the output.",
          cases: ["down": "down", "up": "up"]),
        FieldFacts("MAG", 0...6, "Steps of about 16 digits each."),
      ])
  }

  extension Datasheet.AK8973.HZDA {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0xE3, "HZDA", .readWrite, reset: 0x00, "Offset DAC of Z; the reset is inferred.",
      cite: "KOCIALKOWSKI; AKMD; HTC", confidence: .independent,
      fields: [
        FieldFacts(
          "SIGN", 7...7, "Which way the steps push the output.",
          cases: ["down": "down", "up": "up"]),
        FieldFacts("MAG", 0...6, "Steps of about 16 digits each."),
      ])
  }

  extension Datasheet.AK8973.HXGA {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0xE4, "HXGA", .readWrite, reset: 0x00, "Gain of X; the reset is inferred.",
      cite: "KOCIALKOWSKI; AKMD; HTC", confidence: .independent,
      fields: [
        FieldFacts("unused", 4...7, rule: .reserved),
        FieldFacts("GAIN", 0...3, "In steps of 0.4 dB."),
      ])
  }

  extension Datasheet.AK8973.HYGA {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0xE5, "HYGA", .readWrite, reset: 0x00, "Gain of Y; the reset is inferred.",
      cite: "KOCIALKOWSKI; AKMD; HTC", confidence: .independent,
      fields: [
        FieldFacts("unused", 4...7, rule: .reserved),
        FieldFacts("GAIN", 0...3, "In steps of 0.4 dB."),
      ])
  }

  extension Datasheet.AK8973.HZGA {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0xE6, "HZGA", .readWrite, reset: 0x00, "Gain of Z; the reset is inferred.",
      cite: "KOCIALKOWSKI; AKMD; HTC", confidence: .independent,
      fields: [
        FieldFacts("unused", 4...7, rule: .reserved),
        FieldFacts("GAIN", 0...3, "In steps of 0.4 dB."),
      ])
  }
#endif
