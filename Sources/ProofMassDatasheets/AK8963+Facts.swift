// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8963.json by `swift run registers`; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.AK8963 {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "AK8963", .compass,
      identity: IdentityFacts(
        register: 0x00, value: 0x48,
        candidates: ["AK8963", "AK8975", "AK09911", "AK09912", "AK09916", "AK09918"],
        cite: "DS; LINUX"),
      i2c: I2CFacts(
        addresses: [0x0C, 0x0D, 0x0E, 0x0F], incrementBit: 0x00, maximumHertz: 400_000,
        cite: "DS, I2C interface"),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x00, addressMask: 0x7F, mode: 3, maximumHertz: nil,
        oneRegisterAWrite: true, cite: "AK8975 p.16", confidence: .inferred),
      counterWraps: [
        CounterWrapFacts(from: 0x0C, to: 0x00, cite: "DS, address counter"),
        CounterWrapFacts(from: 0x12, to: 0x10, cite: "DS, address counter"),
      ],
      reserved: [
        ReservedFacts(0x13...0xFF, .undocumented, cite: "DS, register map")
      ],
      registers: [
        WIA.facts, INFO.facts, ST1.facts, HXL.facts, HXH.facts, HYL.facts, HYH.facts, HZL.facts,
        HZH.facts, ST2.facts, CNTL1.facts, CNTL2.facts, ASTC.facts, TS1.facts, TS2.facts,
        I2CDIS.facts, ASAX.facts, ASAY.facts, ASAZ.facts,
      ],
      tables: [
        TableFacts(
          "nanoteslaPerDigit", by: ["CNTL1.BIT"], "nT a digit",
          "Typical sensitivity after adjustment.",
          values: [600, 150],
          cite: "DS; LINUX"),
        TableFacts(
          "lowestCode", by: ["CNTL1.BIT"], "digits", "The lowest output code.",
          values: [-8190, -32_760],
          cite: "DS, magnetic data"),
        TableFacts(
          "highestCode", by: ["CNTL1.BIT"], "digits", "The highest output code.",
          values: [8190, 32_760],
          cite: "DS, magnetic data"),
        TableFacts(
          "continuousMillihertz", by: ["CNTL1.MODE"], "mHz",
          "Rate of a continuous mode; nil for the other modes.",
          values: [
            nil, nil, 8000, nil, nil, nil, 100_000, nil, nil, nil, nil, nil, nil, nil, nil, nil,
          ],
          cite: "DS, operation modes"),
        TableFacts(
          "selfTestLowestX", by: ["CNTL1.BIT"], "digits after adjustment",
          "Lowest passing X of a self-test.",
          values: [-50, -200],
          cite: "AKMF, at 16 bits; DS, at 14 bits", confidence: .single),
        TableFacts(
          "selfTestHighestX", by: ["CNTL1.BIT"], "digits after adjustment",
          "Highest passing X of a self-test.",
          values: [50, 200],
          cite: "AKMF, at 16 bits; DS, at 14 bits", confidence: .single),
        TableFacts(
          "selfTestLowestY", by: ["CNTL1.BIT"], "digits after adjustment",
          "Lowest passing Y of a self-test.",
          values: [-50, -200],
          cite: "AKMF, at 16 bits; DS, at 14 bits", confidence: .single),
        TableFacts(
          "selfTestHighestY", by: ["CNTL1.BIT"], "digits after adjustment",
          "Highest passing Y of a self-test.",
          values: [50, 200],
          cite: "AKMF, at 16 bits; DS, at 14 bits", confidence: .single),
        TableFacts(
          "selfTestLowestZ", by: ["CNTL1.BIT"], "digits after adjustment",
          "Lowest passing Z of a self-test.",
          values: [-800, -3200],
          cite: "AKMF, at 16 bits; DS, at 14 bits", confidence: .single),
        TableFacts(
          "selfTestHighestZ", by: ["CNTL1.BIT"], "digits after adjustment",
          "Highest passing Z of a self-test.",
          values: [-200, -800],
          cite: "AKMF, at 16 bits; DS, at 14 bits", confidence: .single),
      ],
      timings: [
        TimingFacts(
          "powerOn", 100_000, "From the supply to the first mode that may be set; the AK8975's.",
          cite: "LINUX", confidence: .single),
        TimingFacts(
          "modeWait", 100_000, "In power-down before another mode may be set.",
          cite: "DOTNET; LINUX", confidence: .independent),
        TimingFacts(
          "fuseAccess", 100_000, "From fuse ROM mode to a right sensitivity adjustment.",
          cite: "LINUX", confidence: .single),
        TimingFacts(
          "softReset", 100_000, "From SRST to the first mode that may be set; as after power-on.",
          cite: "DS, soft reset", confidence: .inferred),
        TimingFacts(
          "measurementTypical", 7_200_000, "One measurement, typically.", cite: "RECALLED",
          confidence: .single),
        TimingFacts(
          "measurementMaximum", 9_000_000, "One measurement, at most.", cite: "RECALLED; LINUX",
          confidence: .single),
      ],
      constants: [
        ConstantFacts(
          "adjustmentOffset", 128, "1",
          "Added to ASA before the division: raw × (ASA + 128) / 256 is adjusted.",
          cite: "DS, sensitivity adjustment; LINUX"),
        ConstantFacts(
          "adjustmentDivisor", 256, "1", "Divides ASA + 128.",
          cite: "DS, sensitivity adjustment; LINUX"),
        ConstantFacts(
          "lowestAdjustment", 1, "1", "ASA below it is a fault.", cite: "AKMF",
          confidence: .single),
        ConstantFacts(
          "highestAdjustment", 254, "1", "ASA above it is a fault.", cite: "AKMF",
          confidence: .single),
        ConstantFacts(
          "overflowMicrotesla", 4912, "µT", "|X| + |Y| + |Z| from which HOFL is set.",
          cite: "DS, magnetic sensor overflow"),
        ConstantFacts(
          "i2cDisableKey", 27, "byte", "What turns I2C off when written to I2CDIS.",
          cite: "DS, as in the AK8975", confidence: .inferred),
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
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x00, "WIA", .read, reset: 0x48, "The identity byte.", cite: "DS; LINUX",
      fields: [
        FieldFacts("WIA", 0...7, "0x48, also in every other compass of the maker.")
      ])
  }

  extension Datasheet.AK8963.INFO {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x01, "INFO", .read, "A byte about the part.", cite: "RECALLED, which has 0x9A",
      confidence: .single,
      fields: [
        FieldFacts("INFO", 0...7, "0x9A has been seen.")
      ])
  }

  extension Datasheet.AK8963.ST1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x02, "ST1", .read, reset: 0x00, dump: .onRequest,
      "Whether a measurement is ready or was lost.", cite: "DS; LINUX",
      fields: [
        FieldFacts("reserved", 2...7, "Reads as zero.", rule: .zero),
        FieldFacts(
          "DOR", 1...1,
          "Whether a measurement of a continuous mode was not read; a read of the data or of "
            + "ST2 clears it.",
          cases: ["no": "nothing lost", "overrun": "overrun"]),
        FieldFacts(
          "DRDY", 0...0, "Whether a measurement waits; a read of the data or of ST2 clears it.",
          cases: ["no": "not ready", "ready": "ready"]),
      ])
  }

  extension Datasheet.AK8963.HXL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x03, "HXL", .read, reset: 0x00, dump: .onRequest, "X magnetic flux density, low byte.",
      readEffect: "clears DRDY; in a continuous mode it holds the set until ST2 is read.",
      cite: "DS; LINUX",
      fields: [
        FieldFacts("HX", 0...7, "Low byte of 14 or 16 bits, sign-extended to 16.")
      ])
  }

  extension Datasheet.AK8963.HXH {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x04, "HXH", .read, reset: 0x00, dump: .onRequest, "X magnetic flux density, high byte.",
      readEffect: "clears DRDY; in a continuous mode it holds the set until ST2 is read.",
      cite: "DS; LINUX",
      fields: [
        FieldFacts("HX", 0...7, "High byte of 14 or 16 bits, sign-extended to 16.")
      ])
  }

  extension Datasheet.AK8963.HYL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x05, "HYL", .read, reset: 0x00, dump: .onRequest, "Y magnetic flux density, low byte.",
      readEffect: "clears DRDY; in a continuous mode it holds the set until ST2 is read.",
      cite: "DS; LINUX",
      fields: [
        FieldFacts("HY", 0...7, "Low byte of 14 or 16 bits, sign-extended to 16.")
      ])
  }

  extension Datasheet.AK8963.HYH {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x06, "HYH", .read, reset: 0x00, dump: .onRequest, "Y magnetic flux density, high byte.",
      readEffect: "clears DRDY; in a continuous mode it holds the set until ST2 is read.",
      cite: "DS; LINUX",
      fields: [
        FieldFacts("HY", 0...7, "High byte of 14 or 16 bits, sign-extended to 16.")
      ])
  }

  extension Datasheet.AK8963.HZL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x07, "HZL", .read, reset: 0x00, dump: .onRequest, "Z magnetic flux density, low byte.",
      readEffect: "clears DRDY; in a continuous mode it holds the set until ST2 is read.",
      cite: "DS; LINUX",
      fields: [
        FieldFacts("HZ", 0...7, "Low byte of 14 or 16 bits, sign-extended to 16.")
      ])
  }

  extension Datasheet.AK8963.HZH {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x08, "HZH", .read, reset: 0x00, dump: .onRequest, "Z magnetic flux density, high byte.",
      readEffect: "clears DRDY; in a continuous mode it holds the set until ST2 is read.",
      cite: "DS; LINUX",
      fields: [
        FieldFacts("HZ", 0...7, "High byte of 14 or 16 bits, sign-extended to 16.")
      ])
  }

  extension Datasheet.AK8963.ST2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x09, "ST2", .read, reset: 0x00, dump: .onRequest,
      "End of a reading: overflow, and the output's width.",
      readEffect: "clears DRDY and DOR, and lets a continuous mode replace the set.",
      cite: "DS; LINUX",
      fields: [
        FieldFacts("reserved", 5...7, "Reads as zero.", rule: .zero),
        FieldFacts(
          "BITM", 4...4, "Width of the output, as CNTL1.BIT was.",
          cases: ["bits14": "14 bits", "bits16": "16 bits"]),
        FieldFacts(
          "HOFL", 3...3, "Whether the field was too strong; the next measurement clears it.",
          cases: ["no": "in range", "overflow": "overflow"]),
        FieldFacts("reserved", 0...2, "Reads as zero.", rule: .zero),
      ])
  }

  extension Datasheet.AK8963.CNTL1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0A, "CNTL1", .readWrite, reset: 0x00, "Operation mode and width of the output.",
      cite: "DS; LINUX",
      fields: [
        FieldFacts("reserved", 5...7, rule: .zero),
        FieldFacts(
          "BIT", 4...4, "Width of the output.", cases: ["bits14": "14 bits", "bits16": "16 bits"]),
        FieldFacts(
          "MODE", 0...3,
          "Operation mode; one measurement and the self-test end in power-down by themselves.",
          cases: [
            "powerDown": "power-down", "singleMeasurement": "one measurement",
            "continuous8Hertz": "continuous, 8 Hz", "-": "not defined",
            "externalTrigger": "one measurement at each trigger on pin TRG", "-": "not defined",
            "continuous100Hertz": "continuous, 100 Hz", "-": "not defined",
            "selfTest": "one measurement of the self-test field", "-": "not defined",
            "-": "not defined", "-": "not defined", "-": "not defined", "-": "not defined",
            "-": "not defined", "fuseROM": "access to the sensitivity adjustment",
          ],
          clearsItself: true),
      ])
  }

  extension Datasheet.AK8963.CNTL2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0B, "CNTL2", .readWrite, reset: 0x00, "Soft reset.", cite: "DS; LINUX",
      fields: [
        FieldFacts("reserved", 1...7, rule: .zero),
        FieldFacts(
          "SRST", 0...0, "Returns all registers to their reset values.",
          cases: ["normal": "running", "reset": "resets"], clearsItself: true),
      ])
  }

  extension Datasheet.AK8963.ASTC {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0C, "ASTC", .readWrite, reset: 0x00, "Self-test.", cite: "DS; AKMF",
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts(
          "SELF", 6...6, "Whether the part makes a magnetic field for the self-test.",
          cases: ["off": "Off", "on": "On"]),
        FieldFacts("reserved", 0...5, rule: .zero),
      ])
  }

  extension Datasheet.AK8963.TS1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0D, "TS1", .readWrite, reset: 0x00, dump: .never, "Shipment test; do not access.",
      cite: "DS, register map", confidence: .inferred,
      fields: [
        FieldFacts("reserved", 0...7, rule: .reserved)
      ])
  }

  extension Datasheet.AK8963.TS2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0E, "TS2", .readWrite, reset: 0x00, dump: .never, "Shipment test; do not access.",
      cite: "DS, register map", confidence: .inferred,
      fields: [
        FieldFacts("reserved", 0...7, rule: .reserved)
      ])
  }

  extension Datasheet.AK8963.I2CDIS {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0F, "I2CDIS", .readWrite, reset: 0x00, writeKey: 0x1B,
      "Turns I2C off, in an AK8975 until the supply is removed; only the key is taken. What a "
        + "soft reset does to it is not known.",
      cite: "DS, as in the AK8975", confidence: .inferred,
      fields: [
        FieldFacts("reserved", 1...7, "Reads as zero; the key sets some on the wire.", rule: .zero),
        FieldFacts(
          "I2CDIS", 0...0, "Whether I2C is off.",
          cases: ["enabled": "I2C works", "disabled": "I2C is off"]),
      ])
  }

  extension Datasheet.AK8963.ASAX {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x10, "ASAX", .read, "Sensitivity adjustment of X; right only in fuse ROM mode.",
      cite: "DS; LINUX",
      fields: [
        FieldFacts("ASAX", 0...7, "128 is a factor of one.")
      ])
  }

  extension Datasheet.AK8963.ASAY {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x11, "ASAY", .read, "Sensitivity adjustment of Y; right only in fuse ROM mode.",
      cite: "DS; LINUX",
      fields: [
        FieldFacts("ASAY", 0...7, "128 is a factor of one.")
      ])
  }

  extension Datasheet.AK8963.ASAZ {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x12, "ASAZ", .read, "Sensitivity adjustment of Z; right only in fuse ROM mode.",
      cite: "DS; LINUX",
      fields: [
        FieldFacts("ASAZ", 0...7, "128 is a factor of one.")
      ])
  }
#endif
