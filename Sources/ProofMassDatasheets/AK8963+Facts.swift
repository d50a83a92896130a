// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8963.json by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.AK8963 {
    /// Everything that is known of the part, as data.
    public static let facts = ChipFacts(
      name: "AK8963",
      kind: .compass,
      identity: IdentityFacts(
        register: 0x00, value: 0x48,
        candidates: ["AK8963", "AK8975", "AK09911", "AK09912", "AK09916", "AK09918"],
        cite: "DS; LINUX"),
      i2c: I2CFacts(
        addresses: [0x0C, 0x0D, 0x0E, 0x0F], incrementBit: 0x00,
        maximumHertz: 400_000,
        cite: "DS, I2C interface"),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x00, addressMask: 0x7F, mode: 3,
        maximumHertz: nil, oneRegisterAWrite: true,
        cite: "AK8975 p.16",
        confidence: .inferred),
      counterWraps: [
        CounterWrapFacts(
          from: 0x0C, to: 0x00,
          cite: "DS, address counter"),
        CounterWrapFacts(
          from: 0x12, to: 0x10,
          cite: "DS, address counter"),
      ],
      reserved: [
        ReservedFacts(
          addresses: 0x13...0xFF, rule: .undocumented,
          cite: "DS, register map")
      ],
      registers: [
        WIA.facts,
        INFO.facts,
        ST1.facts,
        HXL.facts,
        HXH.facts,
        HYL.facts,
        HYH.facts,
        HZL.facts,
        HZH.facts,
        ST2.facts,
        CNTL1.facts,
        CNTL2.facts,
        ASTC.facts,
        TS1.facts,
        TS2.facts,
        I2CDIS.facts,
        ASAX.facts,
        ASAY.facts,
        ASAZ.facts,
      ],
      tables: [
        TableFacts(
          name: "nanoteslaPerDigit",
          fields: ["CNTL1.BIT"], unit: "nT a digit",
          summary: "Typical sensitivity after adjustment.",
          rows: [
            TableFacts.Row(codes: [0], value: 600),
            TableFacts.Row(codes: [1], value: 150),
          ],
          cite: "DS; LINUX"),
        TableFacts(
          name: "lowestCode",
          fields: ["CNTL1.BIT"], unit: "digits",
          summary: "The lowest output code.",
          rows: [
            TableFacts.Row(codes: [0], value: -8190),
            TableFacts.Row(codes: [1], value: -32_760),
          ],
          cite: "DS, magnetic data"),
        TableFacts(
          name: "highestCode",
          fields: ["CNTL1.BIT"], unit: "digits",
          summary: "The highest output code.",
          rows: [
            TableFacts.Row(codes: [0], value: 8190),
            TableFacts.Row(codes: [1], value: 32_760),
          ],
          cite: "DS, magnetic data"),
        TableFacts(
          name: "continuousMillihertz",
          fields: ["CNTL1.MODE"], unit: "mHz",
          summary: "Rate of a continuous mode; nil for the other modes.",
          rows: [
            TableFacts.Row(codes: [2], value: 8000),
            TableFacts.Row(codes: [6], value: 100_000),
          ],
          cite: "DS, operation modes"),
        TableFacts(
          name: "selfTestLowestX",
          fields: ["CNTL1.BIT"], unit: "digits after adjustment",
          summary: "Lowest passing X of a self-test.",
          rows: [
            TableFacts.Row(codes: [0], value: -50),
            TableFacts.Row(codes: [1], value: -200),
          ],
          cite: "AKMF, at 16 bits; DS, at 14 bits",
          confidence: .single),
        TableFacts(
          name: "selfTestHighestX",
          fields: ["CNTL1.BIT"], unit: "digits after adjustment",
          summary: "Highest passing X of a self-test.",
          rows: [
            TableFacts.Row(codes: [0], value: 50),
            TableFacts.Row(codes: [1], value: 200),
          ],
          cite: "AKMF, at 16 bits; DS, at 14 bits",
          confidence: .single),
        TableFacts(
          name: "selfTestLowestY",
          fields: ["CNTL1.BIT"], unit: "digits after adjustment",
          summary: "Lowest passing Y of a self-test.",
          rows: [
            TableFacts.Row(codes: [0], value: -50),
            TableFacts.Row(codes: [1], value: -200),
          ],
          cite: "AKMF, at 16 bits; DS, at 14 bits",
          confidence: .single),
        TableFacts(
          name: "selfTestHighestY",
          fields: ["CNTL1.BIT"], unit: "digits after adjustment",
          summary: "Highest passing Y of a self-test.",
          rows: [
            TableFacts.Row(codes: [0], value: 50),
            TableFacts.Row(codes: [1], value: 200),
          ],
          cite: "AKMF, at 16 bits; DS, at 14 bits",
          confidence: .single),
        TableFacts(
          name: "selfTestLowestZ",
          fields: ["CNTL1.BIT"], unit: "digits after adjustment",
          summary: "Lowest passing Z of a self-test.",
          rows: [
            TableFacts.Row(codes: [0], value: -800),
            TableFacts.Row(codes: [1], value: -3200),
          ],
          cite: "AKMF, at 16 bits; DS, at 14 bits",
          confidence: .single),
        TableFacts(
          name: "selfTestHighestZ",
          fields: ["CNTL1.BIT"], unit: "digits after adjustment",
          summary: "Highest passing Z of a self-test.",
          rows: [
            TableFacts.Row(codes: [0], value: -200),
            TableFacts.Row(codes: [1], value: -800),
          ],
          cite: "AKMF, at 16 bits; DS, at 14 bits",
          confidence: .single),
      ],
      timings: [
        TimingFacts(
          name: "powerOn", nanoseconds: 100_000,
          summary: "From the supply to the first mode that may be set; the AK8975's.",
          cite: "LINUX",
          confidence: .single),
        TimingFacts(
          name: "modeWait", nanoseconds: 100_000,
          summary: "In power-down before another mode may be set.",
          cite: "DOTNET; LINUX",
          confidence: .independent),
        TimingFacts(
          name: "fuseAccess", nanoseconds: 100_000,
          summary: "From fuse ROM mode to a right sensitivity adjustment.",
          cite: "LINUX",
          confidence: .single),
        TimingFacts(
          name: "softReset", nanoseconds: 100_000,
          summary: "From SRST to the first mode that may be set; as after power-on.",
          cite: "DS, soft reset",
          confidence: .inferred),
        TimingFacts(
          name: "measurementTypical", nanoseconds: 7_200_000,
          summary: "One measurement, typically.",
          cite: "RECALLED",
          confidence: .single),
        TimingFacts(
          name: "measurementMaximum", nanoseconds: 9_000_000,
          summary: "One measurement, at most.",
          cite: "RECALLED; LINUX",
          confidence: .single),
      ],
      constants: [
        ConstantFacts(
          name: "adjustmentOffset", value: 128, unit: "1",
          summary: "Added to ASA before the division: raw × (ASA + 128) / 256 is adjusted.",
          cite: "DS, sensitivity adjustment; LINUX"),
        ConstantFacts(
          name: "adjustmentDivisor", value: 256, unit: "1",
          summary: "Divides ASA + 128.",
          cite: "DS, sensitivity adjustment; LINUX"),
        ConstantFacts(
          name: "lowestAdjustment", value: 1, unit: "1",
          summary: "ASA below it is a fault.",
          cite: "AKMF",
          confidence: .single),
        ConstantFacts(
          name: "highestAdjustment", value: 254, unit: "1",
          summary: "ASA above it is a fault.",
          cite: "AKMF",
          confidence: .single),
        ConstantFacts(
          name: "overflowMicrotesla", value: 4912, unit: "µT",
          summary: "|X| + |Y| + |Z| from which HOFL is set.",
          cite: "DS, magnetic sensor overflow"),
        ConstantFacts(
          name: "i2cDisableKey", value: 27, unit: "byte",
          summary: "What turns I2C off when written to I2CDIS.",
          cite: "DS, as in the AK8975",
          confidence: .inferred),
      ],
      documents: [
        "AK8975": "AK8975/AK8975C datasheet, MS1187-E-02, Asahi Kasei Microdevices, May 2010",
        "AKMF": "Shipment test of Asahi Kasei, as distributed in phone kernels",
        "DOTNET": "dotnet/iot Ak8963 driver, quoting the datasheet",
        "DS": "AK8963 datasheet, MS1356-E-02, Asahi Kasei Microdevices",
        "LINUX": "Linux drivers/iio/magnetometer/ak8975.c",
        "RECALLED": "AK8963 datasheet, from memory",
      ])
  }

  extension Datasheet.AK8963.WIA {
    public static let facts = RegisterFacts(
      address: 0x00, name: "WIA", access: .read, reset: 0x48,
      dump: .always,
      readEffect: nil,
      summary: "The identity byte.",
      fields: [
        FieldFacts(
          name: "WIA", bits: 0...7, rule: .value,
          summary: "0x48, also in every other compass of the maker.",
          cases: [],
          cite: "DS; LINUX")
      ],
      cite: "DS; LINUX")
  }

  extension Datasheet.AK8963.INFO {
    public static let facts = RegisterFacts(
      address: 0x01, name: "INFO", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "A byte about the part.",
      fields: [
        FieldFacts(
          name: "INFO", bits: 0...7, rule: .value,
          summary: "0x9A has been seen.",
          cases: [],
          cite: "RECALLED, which has 0x9A",
          confidence: .single)
      ],
      cite: "RECALLED, which has 0x9A",
      confidence: .single)
  }

  extension Datasheet.AK8963.ST1 {
    public static let facts = RegisterFacts(
      address: 0x02, name: "ST1", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: nil,
      summary: "Whether a measurement is ready or was lost.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 2...7, rule: .zero,
          summary: "Reads as zero.",
          cases: [],
          cite: "DS; LINUX"),
        FieldFacts(
          name: "DOR", bits: 1...1, rule: .value,
          summary:
            "Whether a measurement of a continuous mode was not read; a read of the data or of "
            + "ST2 clears it.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing lost"),
            CaseFacts(code: 1, name: "overrun", meaning: "overrun"),
          ],
          cite: "DS; LINUX"),
        FieldFacts(
          name: "DRDY", bits: 0...0, rule: .value,
          summary: "Whether a measurement waits; a read of the data or of ST2 clears it.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "not ready"),
            CaseFacts(code: 1, name: "ready", meaning: "ready"),
          ],
          cite: "DS; LINUX"),
      ],
      cite: "DS; LINUX")
  }

  extension Datasheet.AK8963.HXL {
    public static let facts = RegisterFacts(
      address: 0x03, name: "HXL", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY; in a continuous mode it holds the set until ST2 is read.",
      summary: "X magnetic flux density, low byte.",
      fields: [
        FieldFacts(
          name: "HX", bits: 0...7, rule: .value,
          summary: "Low byte of 14 or 16 bits, sign-extended to 16.",
          cases: [],
          cite: "DS; LINUX")
      ],
      cite: "DS; LINUX")
  }

  extension Datasheet.AK8963.HXH {
    public static let facts = RegisterFacts(
      address: 0x04, name: "HXH", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY; in a continuous mode it holds the set until ST2 is read.",
      summary: "X magnetic flux density, high byte.",
      fields: [
        FieldFacts(
          name: "HX", bits: 0...7, rule: .value,
          summary: "High byte of 14 or 16 bits, sign-extended to 16.",
          cases: [],
          cite: "DS; LINUX")
      ],
      cite: "DS; LINUX")
  }

  extension Datasheet.AK8963.HYL {
    public static let facts = RegisterFacts(
      address: 0x05, name: "HYL", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY; in a continuous mode it holds the set until ST2 is read.",
      summary: "Y magnetic flux density, low byte.",
      fields: [
        FieldFacts(
          name: "HY", bits: 0...7, rule: .value,
          summary: "Low byte of 14 or 16 bits, sign-extended to 16.",
          cases: [],
          cite: "DS; LINUX")
      ],
      cite: "DS; LINUX")
  }

  extension Datasheet.AK8963.HYH {
    public static let facts = RegisterFacts(
      address: 0x06, name: "HYH", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY; in a continuous mode it holds the set until ST2 is read.",
      summary: "Y magnetic flux density, high byte.",
      fields: [
        FieldFacts(
          name: "HY", bits: 0...7, rule: .value,
          summary: "High byte of 14 or 16 bits, sign-extended to 16.",
          cases: [],
          cite: "DS; LINUX")
      ],
      cite: "DS; LINUX")
  }

  extension Datasheet.AK8963.HZL {
    public static let facts = RegisterFacts(
      address: 0x07, name: "HZL", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY; in a continuous mode it holds the set until ST2 is read.",
      summary: "Z magnetic flux density, low byte.",
      fields: [
        FieldFacts(
          name: "HZ", bits: 0...7, rule: .value,
          summary: "Low byte of 14 or 16 bits, sign-extended to 16.",
          cases: [],
          cite: "DS; LINUX")
      ],
      cite: "DS; LINUX")
  }

  extension Datasheet.AK8963.HZH {
    public static let facts = RegisterFacts(
      address: 0x08, name: "HZH", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY; in a continuous mode it holds the set until ST2 is read.",
      summary: "Z magnetic flux density, high byte.",
      fields: [
        FieldFacts(
          name: "HZ", bits: 0...7, rule: .value,
          summary: "High byte of 14 or 16 bits, sign-extended to 16.",
          cases: [],
          cite: "DS; LINUX")
      ],
      cite: "DS; LINUX")
  }

  extension Datasheet.AK8963.ST2 {
    public static let facts = RegisterFacts(
      address: 0x09, name: "ST2", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY and DOR, and lets a continuous mode replace the set.",
      summary: "End of a reading: overflow, and the output's width.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 5...7, rule: .zero,
          summary: "Reads as zero.",
          cases: [],
          cite: "DS; LINUX"),
        FieldFacts(
          name: "BITM", bits: 4...4, rule: .value,
          summary: "Width of the output, as CNTL1.BIT was.",
          cases: [
            CaseFacts(code: 0, name: "bits14", meaning: "14 bits"),
            CaseFacts(code: 1, name: "bits16", meaning: "16 bits"),
          ],
          cite: "DS; LINUX"),
        FieldFacts(
          name: "HOFL", bits: 3...3, rule: .value,
          summary: "Whether the field was too strong; the next measurement clears it.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "in range"),
            CaseFacts(code: 1, name: "overflow", meaning: "overflow"),
          ],
          cite: "DS; LINUX"),
        FieldFacts(
          name: "reserved", bits: 0...2, rule: .zero,
          summary: "Reads as zero.",
          cases: [],
          cite: "DS; LINUX"),
      ],
      cite: "DS; LINUX")
  }

  extension Datasheet.AK8963.CNTL1 {
    public static let facts = RegisterFacts(
      address: 0x0A, name: "CNTL1", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Operation mode and width of the output.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 5...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS; LINUX"),
        FieldFacts(
          name: "BIT", bits: 4...4, rule: .value,
          summary: "Width of the output.",
          cases: [
            CaseFacts(code: 0, name: "bits14", meaning: "14 bits"),
            CaseFacts(code: 1, name: "bits16", meaning: "16 bits"),
          ],
          cite: "DS; LINUX"),
        FieldFacts(
          name: "MODE", bits: 0...3, rule: .value,
          summary:
            "Operation mode; one measurement and the self-test end in power-down by "
            + "themselves.",
          cases: [
            CaseFacts(code: 0, name: "powerDown", meaning: "power-down"),
            CaseFacts(code: 1, name: "singleMeasurement", meaning: "one measurement"),
            CaseFacts(code: 2, name: "continuous8Hertz", meaning: "continuous, 8 Hz"),
            CaseFacts(code: 3, name: "undefined3", meaning: "not defined", isDefined: false),
            CaseFacts(
              code: 4, name: "externalTrigger",
              meaning: "one measurement at each trigger on pin TRG"),
            CaseFacts(code: 5, name: "undefined5", meaning: "not defined", isDefined: false),
            CaseFacts(code: 6, name: "continuous100Hertz", meaning: "continuous, 100 Hz"),
            CaseFacts(code: 7, name: "undefined7", meaning: "not defined", isDefined: false),
            CaseFacts(code: 8, name: "selfTest", meaning: "one measurement of the self-test field"),
            CaseFacts(code: 9, name: "undefined9", meaning: "not defined", isDefined: false),
            CaseFacts(code: 10, name: "undefined10", meaning: "not defined", isDefined: false),
            CaseFacts(code: 11, name: "undefined11", meaning: "not defined", isDefined: false),
            CaseFacts(code: 12, name: "undefined12", meaning: "not defined", isDefined: false),
            CaseFacts(code: 13, name: "undefined13", meaning: "not defined", isDefined: false),
            CaseFacts(code: 14, name: "undefined14", meaning: "not defined", isDefined: false),
            CaseFacts(code: 15, name: "fuseROM", meaning: "access to the sensitivity adjustment"),
          ],
          cite: "DS; LINUX",
          clearsItself: true),
      ],
      cite: "DS; LINUX")
  }

  extension Datasheet.AK8963.CNTL2 {
    public static let facts = RegisterFacts(
      address: 0x0B, name: "CNTL2", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Soft reset.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 1...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS; LINUX"),
        FieldFacts(
          name: "SRST", bits: 0...0, rule: .value,
          summary: "Returns all registers to their reset values.",
          cases: [
            CaseFacts(code: 0, name: "normal", meaning: "running"),
            CaseFacts(code: 1, name: "reset", meaning: "resets"),
          ],
          cite: "DS; LINUX",
          clearsItself: true),
      ],
      cite: "DS; LINUX")
  }

  extension Datasheet.AK8963.ASTC {
    public static let facts = RegisterFacts(
      address: 0x0C, name: "ASTC", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Self-test.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 7...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS; AKMF"),
        FieldFacts(
          name: "SELF", bits: 6...6, rule: .value,
          summary: "Whether the part makes a magnetic field for the self-test.",
          cases: [
            CaseFacts(code: 0, name: "off", meaning: "Off"),
            CaseFacts(code: 1, name: "on", meaning: "On"),
          ],
          cite: "DS; AKMF"),
        FieldFacts(
          name: "reserved", bits: 0...5, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS; AKMF"),
      ],
      cite: "DS; AKMF")
  }

  extension Datasheet.AK8963.TS1 {
    public static let facts = RegisterFacts(
      address: 0x0D, name: "TS1", access: .readWrite, reset: 0x00,
      dump: .never,
      readEffect: nil,
      summary: "Shipment test; do not access.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 0...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "DS, register map",
          confidence: .inferred)
      ],
      cite: "DS, register map",
      confidence: .inferred)
  }

  extension Datasheet.AK8963.TS2 {
    public static let facts = RegisterFacts(
      address: 0x0E, name: "TS2", access: .readWrite, reset: 0x00,
      dump: .never,
      readEffect: nil,
      summary: "Shipment test; do not access.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 0...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "DS, register map",
          confidence: .inferred)
      ],
      cite: "DS, register map",
      confidence: .inferred)
  }

  extension Datasheet.AK8963.I2CDIS {
    public static let facts = RegisterFacts(
      address: 0x0F, name: "I2CDIS", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary:
        "Turns I2C off, in an AK8975 until the supply is removed; only the key is taken. What "
        + "a soft reset does to it is not known.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 1...7, rule: .zero,
          summary: "Reads as zero; the key sets some on the wire.",
          cases: [],
          cite: "DS, as in the AK8975",
          confidence: .inferred),
        FieldFacts(
          name: "I2CDIS", bits: 0...0, rule: .value,
          summary: "Whether I2C is off.",
          cases: [
            CaseFacts(code: 0, name: "enabled", meaning: "I2C works"),
            CaseFacts(code: 1, name: "disabled", meaning: "I2C is off"),
          ],
          cite: "DS, as in the AK8975",
          confidence: .inferred),
      ],
      cite: "DS, as in the AK8975",
      confidence: .inferred, writeKey: 0x1B)
  }

  extension Datasheet.AK8963.ASAX {
    public static let facts = RegisterFacts(
      address: 0x10, name: "ASAX", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Sensitivity adjustment of X; right only in fuse ROM mode.",
      fields: [
        FieldFacts(
          name: "ASAX", bits: 0...7, rule: .value,
          summary: "128 is a factor of one.",
          cases: [],
          cite: "DS; LINUX")
      ],
      cite: "DS; LINUX")
  }

  extension Datasheet.AK8963.ASAY {
    public static let facts = RegisterFacts(
      address: 0x11, name: "ASAY", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Sensitivity adjustment of Y; right only in fuse ROM mode.",
      fields: [
        FieldFacts(
          name: "ASAY", bits: 0...7, rule: .value,
          summary: "128 is a factor of one.",
          cases: [],
          cite: "DS; LINUX")
      ],
      cite: "DS; LINUX")
  }

  extension Datasheet.AK8963.ASAZ {
    public static let facts = RegisterFacts(
      address: 0x12, name: "ASAZ", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Sensitivity adjustment of Z; right only in fuse ROM mode.",
      fields: [
        FieldFacts(
          name: "ASAZ", bits: 0...7, rule: .value,
          summary: "128 is a factor of one.",
          cases: [],
          cite: "DS; LINUX")
      ],
      cite: "DS; LINUX")
  }
#endif
