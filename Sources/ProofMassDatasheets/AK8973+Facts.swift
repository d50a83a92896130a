// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8973.json by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.AK8973 {
    /// Everything that is known of the part, as data.
    public static let facts = ChipFacts(
      name: "AK8973",
      kind: .compass,
      identity: nil,
      i2c: I2CFacts(
        addresses: [0x1C, 0x1D, 0x1E, 0x1F], incrementBit: 0x00,
        maximumHertz: 400_000,
        cite: "DS, I2C interface, for the pins; SAMSUNG, for the first",
        confidence: .inferred),
      spi: nil,
      counterWraps: [
        CounterWrapFacts(
          from: 0xC4, to: 0xC0,
          cite: "DS, address counter"),
        CounterWrapFacts(
          from: 0xE6, to: 0xE0,
          cite: "DS, address counter"),
        CounterWrapFacts(
          from: 0x68, to: 0x62,
          cite: "DS, address counter"),
      ],
      reserved: [
        ReservedFacts(
          addresses: 0x00...0x5C, rule: .undocumented,
          cite: "DS, addresses that no page seen lists"),
        ReservedFacts(
          addresses: 0x5E...0x5F, rule: .undocumented,
          cite: "DS, addresses that no page seen lists"),
        ReservedFacts(
          addresses: 0x61...0x61, rule: .undocumented,
          cite: "DS, addresses that no page seen lists"),
        ReservedFacts(
          addresses: 0x69...0xBF, rule: .undocumented,
          cite: "DS, addresses that no page seen lists"),
        ReservedFacts(
          addresses: 0xC5...0xDF, rule: .undocumented,
          cite: "DS, addresses that no page seen lists"),
        ReservedFacts(
          addresses: 0xE7...0xFF, rule: .undocumented,
          cite: "DS, addresses that no page seen lists"),
      ],
      registers: [
        TS1.facts,
        WRAL1.facts,
        ETS.facts,
        EVIR.facts,
        EIHE.facts,
        ETST.facts,
        EHXGA.facts,
        EHYGA.facts,
        EHZGA.facts,
        ST.facts,
        TMPS.facts,
        H1X.facts,
        H1Y.facts,
        H1Z.facts,
        MS1.facts,
        HXDA.facts,
        HYDA.facts,
        HZDA.facts,
        HXGA.facts,
        HYGA.facts,
        HZGA.facts,
      ],
      tables: [
        TableFacts(
          name: "correctionHundredths",
          fields: ["EHXGA.INDEX"], unit: "1/100",
          summary: "k in hundredths: a digit is k / 16 µT; the same for Y and Z.",
          rows: [
            TableFacts.Row(codes: [0], value: 1633),
            TableFacts.Row(codes: [1], value: 1628),
            TableFacts.Row(codes: [2], value: 1624),
            TableFacts.Row(codes: [3], value: 1618),
            TableFacts.Row(codes: [4], value: 1614),
            TableFacts.Row(codes: [5], value: 1610),
            TableFacts.Row(codes: [6], value: 1604),
            TableFacts.Row(codes: [7], value: 1600),
            TableFacts.Row(codes: [8], value: 1596),
            TableFacts.Row(codes: [9], value: 1590),
            TableFacts.Row(codes: [10], value: 1586),
            TableFacts.Row(codes: [11], value: 1582),
            TableFacts.Row(codes: [12], value: 1576),
            TableFacts.Row(codes: [13], value: 1572),
            TableFacts.Row(codes: [14], value: 1569),
            TableFacts.Row(codes: [15], value: 1565),
          ],
          cite: "KOCIALKOWSKI",
          confidence: .single)
      ],
      timings: [
        TimingFacts(
          name: "measurementTypical", nanoseconds: 12_600_000,
          summary: "One measurement, typically.",
          cite: "DS p.10"),
        TimingFacts(
          name: "measurementTimeout", nanoseconds: 60_000_000,
          summary: "After which a driver gives a measurement up.",
          cite: "SAMSUNG",
          confidence: .single),
        TimingFacts(
          name: "modeWait", nanoseconds: 300_000,
          summary: "Between two modes; Samsung's driver takes a third of it.",
          cite: "HTC; SAMSUNG",
          confidence: .single),
      ],
      constants: [
        ConstantFacts(
          name: "lowestCode", value: 0, unit: "digits",
          summary: "The lowest output code.",
          cite: "DS, magnetic data"),
        ConstantFacts(
          name: "highestCode", value: 255, unit: "digits",
          summary: "The highest output code.",
          cite: "DS, magnetic data"),
        ConstantFacts(
          name: "midscaleCode", value: 128, unit: "digits",
          summary: "The output without a field.",
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
        ConstantFacts(
          name: "nanoteslaPerDigit", value: 1000, unit: "nT a digit",
          summary: "Sensitivity with the trimmed gain, before the correction.",
          cite: "KOCIALKOWSKI",
          confidence: .single),
        ConstantFacts(
          name: "digitsPerOffsetStep", value: 16, unit: "digits",
          summary: "One step of an offset DAC, nominally.",
          cite: "KOCIALKOWSKI",
          confidence: .single),
        ConstantFacts(
          name: "gainMillibelsPerStep", value: 40, unit: "mB, hundredths of a decibel",
          summary: "One step of a gain.",
          cite: "AKMD",
          confidence: .single),
        ConstantFacts(
          name: "temperatureMillidegreesAtZero", value: 110_000, unit: "m°C",
          summary: "Temperature at code 0: 35 °C at code 120.",
          cite: "SAMSUNG; AKMD; AK09912",
          confidence: .independent),
        ConstantFacts(
          name: "temperatureMillidegreesPerDigit", value: -625, unit: "m°C a digit",
          summary: "Change of temperature with one digit of TMPS.",
          cite: "SAMSUNG; AKMD; AK09912",
          confidence: .independent),
        ConstantFacts(
          name: "eepromWriteKey", value: 21, unit: "code",
          summary: "MS1.WEN that lets the EEPROM be written.",
          cite: "DS p.25; HTC",
          confidence: .independent),
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
    public static let facts = RegisterFacts(
      address: 0x5D, name: "TS1", access: .readWrite, reset: nil,
      dump: .never,
      readEffect: nil,
      summary: "Test; do not access.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 0...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "SAMSUNG",
          confidence: .single)
      ],
      cite: "SAMSUNG",
      confidence: .single)
  }

  extension Datasheet.AK8973.WRAL1 {
    public static let facts = RegisterFacts(
      address: 0x60, name: "WRAL1", access: .write, reset: nil,
      dump: .never,
      readEffect: nil,
      summary: "Writes the whole EEPROM, and with it loses the trim; do not access.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 0...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "SAMSUNG",
          confidence: .single)
      ],
      cite: "SAMSUNG",
      confidence: .single)
  }

  extension Datasheet.AK8973.ETS {
    public static let facts = RegisterFacts(
      address: 0x62, name: "ETS", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Trim of the thermometer; readable in EEPROM mode alone.",
      fields: [
        FieldFacts(
          name: "ETS", bits: 0...7, rule: .value,
          summary: "Any value.",
          cases: [],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent)
      ],
      cite: "KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.EVIR {
    public static let facts = RegisterFacts(
      address: 0x63, name: "EVIR", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Trim of reference voltage and current; readable in EEPROM mode alone.",
      fields: [
        FieldFacts(
          name: "EVIR", bits: 0...7, rule: .value,
          summary: "Any value; what its halves mean is remembered, not read.",
          cases: [],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent)
      ],
      cite: "KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.EIHE {
    public static let facts = RegisterFacts(
      address: 0x64, name: "EIHE", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Trim of Hall drive and oscillator; readable in EEPROM mode alone.",
      fields: [
        FieldFacts(
          name: "EIHE", bits: 0...7, rule: .value,
          summary: "Any value; what its halves mean is remembered, not read.",
          cases: [],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent)
      ],
      cite: "KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.ETST {
    public static let facts = RegisterFacts(
      address: 0x65, name: "ETST", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Test byte; readable in EEPROM mode alone.",
      fields: [
        FieldFacts(
          name: "ETST", bits: 0...7, rule: .value,
          summary: "Any value.",
          cases: [],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent)
      ],
      cite: "KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.EHXGA {
    public static let facts = RegisterFacts(
      address: 0x66, name: "EHXGA", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Trim of the gain of X; readable in EEPROM mode alone.",
      fields: [
        FieldFacts(
          name: "INDEX", bits: 4...7, rule: .value,
          summary: "Which correction a program multiplies by.",
          cases: [
            CaseFacts(code: 0, name: "index0", meaning: "k = 16.33"),
            CaseFacts(code: 1, name: "index1", meaning: "k = 16.28"),
            CaseFacts(code: 2, name: "index2", meaning: "k = 16.24"),
            CaseFacts(code: 3, name: "index3", meaning: "k = 16.18"),
            CaseFacts(code: 4, name: "index4", meaning: "k = 16.14"),
            CaseFacts(code: 5, name: "index5", meaning: "k = 16.10"),
            CaseFacts(code: 6, name: "index6", meaning: "k = 16.04"),
            CaseFacts(code: 7, name: "index7", meaning: "k = 16.00"),
            CaseFacts(code: 8, name: "index8", meaning: "k = 15.96"),
            CaseFacts(code: 9, name: "index9", meaning: "k = 15.90"),
            CaseFacts(code: 10, name: "index10", meaning: "k = 15.86"),
            CaseFacts(code: 11, name: "index11", meaning: "k = 15.82"),
            CaseFacts(code: 12, name: "index12", meaning: "k = 15.76"),
            CaseFacts(code: 13, name: "index13", meaning: "k = 15.72"),
            CaseFacts(code: 14, name: "index14", meaning: "k = 15.69"),
            CaseFacts(code: 15, name: "index15", meaning: "k = 15.65"),
          ],
          cite: "KOCIALKOWSKI",
          confidence: .single),
        FieldFacts(
          name: "GAIN", bits: 0...3, rule: .value,
          summary: "What to copy into HXGA.",
          cases: [],
          cite: "KOCIALKOWSKI",
          confidence: .single),
      ],
      cite: "KOCIALKOWSKI",
      confidence: .single)
  }

  extension Datasheet.AK8973.EHYGA {
    public static let facts = RegisterFacts(
      address: 0x67, name: "EHYGA", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Trim of the gain of Y; readable in EEPROM mode alone.",
      fields: [
        FieldFacts(
          name: "INDEX", bits: 4...7, rule: .value,
          summary: "Which correction a program multiplies by.",
          cases: [
            CaseFacts(code: 0, name: "index0", meaning: "k = 16.33"),
            CaseFacts(code: 1, name: "index1", meaning: "k = 16.28"),
            CaseFacts(code: 2, name: "index2", meaning: "k = 16.24"),
            CaseFacts(code: 3, name: "index3", meaning: "k = 16.18"),
            CaseFacts(code: 4, name: "index4", meaning: "k = 16.14"),
            CaseFacts(code: 5, name: "index5", meaning: "k = 16.10"),
            CaseFacts(code: 6, name: "index6", meaning: "k = 16.04"),
            CaseFacts(code: 7, name: "index7", meaning: "k = 16.00"),
            CaseFacts(code: 8, name: "index8", meaning: "k = 15.96"),
            CaseFacts(code: 9, name: "index9", meaning: "k = 15.90"),
            CaseFacts(code: 10, name: "index10", meaning: "k = 15.86"),
            CaseFacts(code: 11, name: "index11", meaning: "k = 15.82"),
            CaseFacts(code: 12, name: "index12", meaning: "k = 15.76"),
            CaseFacts(code: 13, name: "index13", meaning: "k = 15.72"),
            CaseFacts(code: 14, name: "index14", meaning: "k = 15.69"),
            CaseFacts(code: 15, name: "index15", meaning: "k = 15.65"),
          ],
          cite: "KOCIALKOWSKI",
          confidence: .single),
        FieldFacts(
          name: "GAIN", bits: 0...3, rule: .value,
          summary: "What to copy into HYGA.",
          cases: [],
          cite: "KOCIALKOWSKI",
          confidence: .single),
      ],
      cite: "KOCIALKOWSKI",
      confidence: .single)
  }

  extension Datasheet.AK8973.EHZGA {
    public static let facts = RegisterFacts(
      address: 0x68, name: "EHZGA", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Trim of the gain of Z; readable in EEPROM mode alone.",
      fields: [
        FieldFacts(
          name: "INDEX", bits: 4...7, rule: .value,
          summary: "Which correction a program multiplies by.",
          cases: [
            CaseFacts(code: 0, name: "index0", meaning: "k = 16.33"),
            CaseFacts(code: 1, name: "index1", meaning: "k = 16.28"),
            CaseFacts(code: 2, name: "index2", meaning: "k = 16.24"),
            CaseFacts(code: 3, name: "index3", meaning: "k = 16.18"),
            CaseFacts(code: 4, name: "index4", meaning: "k = 16.14"),
            CaseFacts(code: 5, name: "index5", meaning: "k = 16.10"),
            CaseFacts(code: 6, name: "index6", meaning: "k = 16.04"),
            CaseFacts(code: 7, name: "index7", meaning: "k = 16.00"),
            CaseFacts(code: 8, name: "index8", meaning: "k = 15.96"),
            CaseFacts(code: 9, name: "index9", meaning: "k = 15.90"),
            CaseFacts(code: 10, name: "index10", meaning: "k = 15.86"),
            CaseFacts(code: 11, name: "index11", meaning: "k = 15.82"),
            CaseFacts(code: 12, name: "index12", meaning: "k = 15.76"),
            CaseFacts(code: 13, name: "index13", meaning: "k = 15.72"),
            CaseFacts(code: 14, name: "index14", meaning: "k = 15.69"),
            CaseFacts(code: 15, name: "index15", meaning: "k = 15.65"),
          ],
          cite: "KOCIALKOWSKI",
          confidence: .single),
        FieldFacts(
          name: "GAIN", bits: 0...3, rule: .value,
          summary: "What to copy into HZGA.",
          cases: [],
          cite: "KOCIALKOWSKI",
          confidence: .single),
      ],
      cite: "KOCIALKOWSKI",
      confidence: .single)
  }

  extension Datasheet.AK8973.ST {
    public static let facts = RegisterFacts(
      address: 0xC0, name: "ST", access: .read, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "State; the reset is inferred.",
      fields: [
        FieldFacts(
          name: "unused", bits: 2...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
        FieldFacts(
          name: "WEN", bits: 1...1, rule: .value,
          summary: "Whether the EEPROM can be written.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "protected"),
            CaseFacts(code: 1, name: "yes", meaning: "writable"),
          ],
          cite: "SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
          confidence: .single),
        FieldFacts(
          name: "INT", bits: 0...0, rule: .value,
          summary:
            "Whether a measurement waits; a read of the data clears it, and none starts "
            + "before.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "not ready"),
            CaseFacts(code: 1, name: "ready", meaning: "ready"),
          ],
          cite: "SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
      ],
      cite: "SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.TMPS {
    public static let facts = RegisterFacts(
      address: 0xC1, name: "TMPS", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "clears INT and its pin.",
      summary: "Temperature, falling 0.625 °C a digit.",
      fields: [
        FieldFacts(
          name: "TMPS", bits: 0...7, rule: .value,
          summary: "120 at 35 °C.",
          cases: [],
          cite: "SAMSUNG; AKMD",
          confidence: .independent)
      ],
      cite: "SAMSUNG; AKMD",
      confidence: .independent)
  }

  extension Datasheet.AK8973.H1X {
    public static let facts = RegisterFacts(
      address: 0xC2, name: "H1X", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "clears INT and its pin.",
      summary: "X magnetic flux density.",
      fields: [
        FieldFacts(
          name: "H1X", bits: 0...7, rule: .value,
          summary: "Unsigned, 128 at mid-scale.",
          cases: [],
          cite: "DS; SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent)
      ],
      cite: "DS; SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.H1Y {
    public static let facts = RegisterFacts(
      address: 0xC3, name: "H1Y", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "clears INT and its pin.",
      summary: "Y magnetic flux density.",
      fields: [
        FieldFacts(
          name: "H1Y", bits: 0...7, rule: .value,
          summary: "Unsigned, 128 at mid-scale.",
          cases: [],
          cite: "DS; SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent)
      ],
      cite: "DS; SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.H1Z {
    public static let facts = RegisterFacts(
      address: 0xC4, name: "H1Z", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "clears INT and its pin.",
      summary: "Z magnetic flux density.",
      fields: [
        FieldFacts(
          name: "H1Z", bits: 0...7, rule: .value,
          summary: "Unsigned, 128 at mid-scale.",
          cases: [],
          cite: "DS; SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent)
      ],
      cite: "DS; SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.MS1 {
    public static let facts = RegisterFacts(
      address: 0xE0, name: "MS1", access: .readWrite, reset: 0x03,
      dump: .always,
      readEffect: nil,
      summary: "Mode and the EEPROM's key; the reset is inferred.",
      fields: [
        FieldFacts(
          name: "WEN", bits: 3...7, rule: .value,
          summary: "21 lets the EEPROM be written; never do.",
          cases: [],
          cite: "DS p.25; SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
        FieldFacts(
          name: "reserved", bits: 2...2, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS p.25; SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
        FieldFacts(
          name: "MODE", bits: 0...1, rule: .value,
          summary: "Mode; a measurement ends in power-down by itself.",
          cases: [
            CaseFacts(code: 0, name: "measurement", meaning: "one measurement"),
            CaseFacts(code: 1, name: "undefined1", meaning: "not defined", isDefined: false),
            CaseFacts(code: 2, name: "eeprom", meaning: "access to the trim"),
            CaseFacts(code: 3, name: "powerDown", meaning: "power-down"),
          ],
          cite: "DS p.25; SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent, clearsItself: true),
      ],
      cite: "DS p.25; SAMSUNG; KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.HXDA {
    public static let facts = RegisterFacts(
      address: 0xE1, name: "HXDA", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Offset DAC of X; the reset is inferred.",
      fields: [
        FieldFacts(
          name: "SIGN", bits: 7...7, rule: .value,
          summary: "Which way the steps push the output.",
          cases: [
            CaseFacts(code: 0, name: "down", meaning: "down"),
            CaseFacts(code: 1, name: "up", meaning: "up"),
          ],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
        FieldFacts(
          name: "MAG", bits: 0...6, rule: .value,
          summary: "Steps of about 16 digits each.",
          cases: [],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
      ],
      cite: "KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.HYDA {
    public static let facts = RegisterFacts(
      address: 0xE2, name: "HYDA", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Offset DAC of Y; the reset is inferred.",
      fields: [
        FieldFacts(
          name: "SIGN", bits: 7...7, rule: .value,
          summary: "Which way the steps push the output.",
          cases: [
            CaseFacts(code: 0, name: "down", meaning: "down"),
            CaseFacts(code: 1, name: "up", meaning: "up"),
          ],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
        FieldFacts(
          name: "MAG", bits: 0...6, rule: .value,
          summary: "Steps of about 16 digits each.",
          cases: [],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
      ],
      cite: "KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.HZDA {
    public static let facts = RegisterFacts(
      address: 0xE3, name: "HZDA", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Offset DAC of Z; the reset is inferred.",
      fields: [
        FieldFacts(
          name: "SIGN", bits: 7...7, rule: .value,
          summary: "Which way the steps push the output.",
          cases: [
            CaseFacts(code: 0, name: "down", meaning: "down"),
            CaseFacts(code: 1, name: "up", meaning: "up"),
          ],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
        FieldFacts(
          name: "MAG", bits: 0...6, rule: .value,
          summary: "Steps of about 16 digits each.",
          cases: [],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
      ],
      cite: "KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.HXGA {
    public static let facts = RegisterFacts(
      address: 0xE4, name: "HXGA", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Gain of X; the reset is inferred.",
      fields: [
        FieldFacts(
          name: "unused", bits: 4...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
        FieldFacts(
          name: "GAIN", bits: 0...3, rule: .value,
          summary: "In steps of 0.4 dB.",
          cases: [],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
      ],
      cite: "KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.HYGA {
    public static let facts = RegisterFacts(
      address: 0xE5, name: "HYGA", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Gain of Y; the reset is inferred.",
      fields: [
        FieldFacts(
          name: "unused", bits: 4...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
        FieldFacts(
          name: "GAIN", bits: 0...3, rule: .value,
          summary: "In steps of 0.4 dB.",
          cases: [],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
      ],
      cite: "KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }

  extension Datasheet.AK8973.HZGA {
    public static let facts = RegisterFacts(
      address: 0xE6, name: "HZGA", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Gain of Z; the reset is inferred.",
      fields: [
        FieldFacts(
          name: "unused", bits: 4...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
        FieldFacts(
          name: "GAIN", bits: 0...3, rule: .value,
          summary: "In steps of 0.4 dB.",
          cases: [],
          cite: "KOCIALKOWSKI; AKMD; HTC",
          confidence: .independent),
      ],
      cite: "KOCIALKOWSKI; AKMD; HTC",
      confidence: .independent)
  }
#endif
