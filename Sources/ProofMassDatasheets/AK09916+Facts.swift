// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak09916.json by `swift run registers`; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.AK09916 {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "AK09916", .compass,
      identity: IdentityFacts(
        register: 0x00, value: 0x48,
        candidates: ["AK09916", "AK8975", "AK8963", "AK09911", "AK09912", "AK09918"],
        cite: "LINUX; AKMF"),
      i2c: I2CFacts(
        addresses: [0x0C], incrementBit: 0x00, maximumHertz: 400_000, cite: "DS p.1; AKML"),
      counterWraps: [
        CounterWrapFacts(from: 0x03, to: 0x10, cite: "ICM p.77; AK09918 p.19"),
        CounterWrapFacts(from: 0x18, to: 0x00, cite: "ICM p.77; AK09918 p.19"),
        CounterWrapFacts(from: 0x32, to: 0x30, cite: "ICM p.77; AK09918 p.19"),
      ],
      reserved: [
        ReservedFacts(0x04...0x0F, .undocumented, cite: "ICM p.77"),
        ReservedFacts(0x19...0x2F, .undocumented, cite: "ICM p.77"),
        ReservedFacts(0x35...0xFF, .undocumented, cite: "ICM p.77"),
      ],
      registers: [
        WIA1.facts, WIA2.facts, RSV1.facts, RSV2.facts, ST1.facts, HXL.facts, HXH.facts, HYL.facts,
        HYH.facts, HZL.facts, HZH.facts, TMPS.facts, ST2.facts, CNTL1.facts, CNTL2.facts,
        CNTL3.facts, TS1.facts, TS2.facts,
      ],
      tables: [
        TableFacts(
          "continuousMillihertz", by: ["CNTL2.MODE"], "mHz",
          "Rate of a continuous mode; nil for the other modes.",
          values: [
            nil, nil, 10_000, nil, 20_000, nil, 50_000, nil, 100_000, nil, nil, nil, nil, nil, nil,
            nil, nil,
          ],
          cite: "AKML; SPARKFUN", confidence: .independent)
      ],
      timings: [
        TimingFacts(
          "powerOn", 100_000, "From the supply to the first mode that may be set; the AK8975's.",
          cite: "LINUX", confidence: .single),
        TimingFacts(
          "modeWait", 100_000, "In power-down before another mode may be set; the AK8963's.",
          cite: "RECALLED; LINUX", confidence: .single),
        TimingFacts(
          "softReset", 100_000, "From SRST to the first mode that may be set; as after power-on.",
          cite: "LINUX", confidence: .inferred),
        TimingFacts(
          "measurementTypical", 7_200_000, "One measurement, typically.", cite: "RECALLED",
          confidence: .single),
        TimingFacts(
          "measurementMaximum", 9_000_000,
          "One measurement, at most; 8.2 ms is remembered, and the AK8963's 9 ms is taken.",
          cite: "RECALLED; AK8963", confidence: .inferred),
      ],
      constants: [
        ConstantFacts("partIdentity", 9, "byte", "What WIA2 holds.", cite: "ICM p.78, 13.1; AKMF"),
        ConstantFacts(
          "nanoteslaPerDigit", 150, "nT a digit",
          "Typical sensitivity; the part adjusts it by itself.",
          cite: "DS p.1; ICM p.79, table 22"),
        ConstantFacts(
          "lowestCode", -32_752, "digits", "The lowest output code.", cite: "ICM p.79, table 22"),
        ConstantFacts(
          "highestCode", 32_752, "digits", "The highest output code.", cite: "ICM p.79, table 22"),
        ConstantFacts(
          "overflowMicrotesla", 4912, "µT",
          "|X| + |Y| + |Z| from which HOFL is set, as in the AK8963, which has the same range.",
          cite: "AK8963, magnetic sensor overflow", confidence: .inferred),
        ConstantFacts(
          "selfTestLowestX", -200, "digits", "Lowest passing X of a self-test.", cite: "AKMF",
          confidence: .single),
        ConstantFacts(
          "selfTestHighestX", 200, "digits", "Highest passing X of a self-test.", cite: "AKMF",
          confidence: .single),
        ConstantFacts(
          "selfTestLowestY", -200, "digits", "Lowest passing Y of a self-test.", cite: "AKMF",
          confidence: .single),
        ConstantFacts(
          "selfTestHighestY", 200, "digits", "Highest passing Y of a self-test.", cite: "AKMF",
          confidence: .single),
        ConstantFacts(
          "selfTestLowestZ", -1000, "digits", "Lowest passing Z of a self-test.", cite: "AKMF",
          confidence: .single),
        ConstantFacts(
          "selfTestHighestZ", -200, "digits", "Highest passing Z of a self-test.", cite: "AKMF",
          confidence: .single),
      ],
      documents: [
        "AK09918": "AK09918 datasheet, 016014242-E-00, Asahi Kasei Microdevices, November 2016",
        "AK8963": "AK8963 datasheet, MS1356-E-02, Asahi Kasei Microdevices",
        "AKMF": "Shipment test of Asahi Kasei, as distributed in phone kernels",
        "AKML": "Linux driver of Asahi Kasei for the AK0991x, as distributed in phone kernels",
        "DS": "AK09916C datasheet, 015007392-E-02, Asahi Kasei Microdevices, December 2015",
        "ICM": "ICM-20948 datasheet, DS-000189 revision 1.3, TDK InvenSense, chapters 12 and 13",
        "LINUX": "Linux drivers/iio/magnetometer/ak8975.c",
        "RECALLED": "AK09916 datasheet, from memory",
        "SPARKFUN": "SparkFun ICM-20948 Arduino library, AK09916 registers and modes",
      ])
  }

  extension Datasheet.AK09916.WIA1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x00, "WIA1", .read, reset: 0x48, "The maker's identity.", cite: "LINUX; AKMF",
      confidence: .independent,
      fields: [
        FieldFacts("WIA1", 0...7, "0x48, also in every other compass of the maker.")
      ])
  }

  extension Datasheet.AK09916.WIA2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x01, "WIA2", .read, reset: 0x09, "The part's identity.", cite: "ICM p.78, 13.1; AKMF",
      fields: [
        FieldFacts("WIA2", 0...7, "0x09; AK09911 0x05, AK09912 0x04, AK09918 0x0C.")
      ])
  }

  extension Datasheet.AK09916.RSV1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x02, "RSV1", .read, "Reserved; inside the first block of the address counter.",
      cite: "ICM p.77; AKML", confidence: .independent,
      fields: [
        FieldFacts("reserved", 0...7, rule: .reserved)
      ])
  }

  extension Datasheet.AK09916.RSV2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x03, "RSV2", .read, "Reserved; inside the first block of the address counter.",
      cite: "ICM p.77; AKML", confidence: .independent,
      fields: [
        FieldFacts("reserved", 0...7, rule: .reserved)
      ])
  }

  extension Datasheet.AK09916.ST1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x10, "ST1", .read, reset: 0x00, dump: .onRequest,
      "Whether a measurement is ready or was lost.", cite: "ICM p.78, 13.2",
      fields: [
        FieldFacts("reserved", 2...7, "Reads as zero.", rule: .zero),
        FieldFacts(
          "DOR", 1...1,
          "Whether a measurement of a continuous mode was skipped; a read of HXL to TMPS or "
            + "of ST2 clears it.",
          cases: ["no": "nothing lost", "overrun": "overrun"]),
        FieldFacts(
          "DRDY", 0...0,
          "Whether a measurement is ready; a read of HXL to TMPS or of ST2 clears it.",
          cases: ["no": "not ready", "ready": "ready"]),
      ])
  }

  extension Datasheet.AK09916.HXL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x11, "HXL", .read, reset: 0x00, dump: .onRequest, "X magnetic flux density, low byte.",
      readEffect: "clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.",
      cite: "ICM p.78, 13.3",
      fields: [
        FieldFacts("HX", 0...7, "Low byte of 16 bits.")
      ])
  }

  extension Datasheet.AK09916.HXH {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x12, "HXH", .read, reset: 0x00, dump: .onRequest, "X magnetic flux density, high byte.",
      readEffect: "clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.",
      cite: "ICM p.78, 13.3",
      fields: [
        FieldFacts("HX", 0...7, "High byte of 16 bits.")
      ])
  }

  extension Datasheet.AK09916.HYL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x13, "HYL", .read, reset: 0x00, dump: .onRequest, "Y magnetic flux density, low byte.",
      readEffect: "clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.",
      cite: "ICM p.78, 13.3",
      fields: [
        FieldFacts("HY", 0...7, "Low byte of 16 bits.")
      ])
  }

  extension Datasheet.AK09916.HYH {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x14, "HYH", .read, reset: 0x00, dump: .onRequest, "Y magnetic flux density, high byte.",
      readEffect: "clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.",
      cite: "ICM p.78, 13.3",
      fields: [
        FieldFacts("HY", 0...7, "High byte of 16 bits.")
      ])
  }

  extension Datasheet.AK09916.HZL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x15, "HZL", .read, reset: 0x00, dump: .onRequest, "Z magnetic flux density, low byte.",
      readEffect: "clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.",
      cite: "ICM p.78, 13.3",
      fields: [
        FieldFacts("HZ", 0...7, "Low byte of 16 bits.")
      ])
  }

  extension Datasheet.AK09916.HZH {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x16, "HZH", .read, reset: 0x00, dump: .onRequest, "Z magnetic flux density, high byte.",
      readEffect: "clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.",
      cite: "ICM p.78, 13.3",
      fields: [
        FieldFacts("HZ", 0...7, "High byte of 16 bits.")
      ])
  }

  extension Datasheet.AK09916.TMPS {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x17, "TMPS", .read, reset: 0x00, dump: .onRequest,
      "Dummy; some relatives have the temperature here.",
      readEffect: "clears DRDY and DOR; in a continuous mode it holds the set until ST2 is read.",
      cite: "AK09918 p.23; ICM p.78, 13.2", confidence: .inferred,
      fields: [
        FieldFacts("reserved", 0...7, "Reads as zero.", rule: .zero)
      ])
  }

  extension Datasheet.AK09916.ST2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x18, "ST2", .read, reset: 0x00, dump: .onRequest, "End of a reading, and overflow.",
      readEffect: "clears DRDY and DOR, and lets a continuous mode replace the set.",
      cite: "ICM p.79, 13.4",
      fields: [
        FieldFacts("reserved", 7...7, "Reads as zero.", rule: .zero),
        FieldFacts("reserved", 4...6, rule: .reserved),
        FieldFacts(
          "HOFL", 3...3, "Whether the field was too strong; the next measurement updates it.",
          cases: ["no": "in range", "overflow": "overflow"]),
        FieldFacts("reserved", 0...2, "Reads as zero.", rule: .zero),
      ])
  }

  extension Datasheet.AK09916.CNTL1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x30, "CNTL1", .readWrite, reset: 0x00,
      "Dummy; some relatives have filter and FIFO settings here.",
      cite: "AKML; ICM p.77, address counter", confidence: .inferred,
      fields: [
        FieldFacts("reserved", 0...7, rule: .zero)
      ])
  }

  extension Datasheet.AK09916.CNTL2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x31, "CNTL2", .readWrite, reset: 0x00, "Operation mode.", cite: "ICM p.79, 13.5",
      fields: [
        FieldFacts("reserved", 5...7, rule: .zero),
        FieldFacts(
          "MODE", 0...4,
          "Operation mode; one measurement and the self-test end in power-down by themselves.",
          cases: [
            "powerDown": "power-down", "singleMeasurement": "one measurement",
            "continuous10Hertz": "continuous, 10 Hz", "-": "not defined",
            "continuous20Hertz": "continuous, 20 Hz", "-": "not defined",
            "continuous50Hertz": "continuous, 50 Hz", "-": "not defined",
            "continuous100Hertz": "continuous, 100 Hz", "-": "not defined", "-": "not defined",
            "-": "not defined", "-": "not defined", "-": "not defined", "-": "not defined",
            "-": "not defined", "selfTest": "one measurement of the self-test field",
            "-": "not defined", "-": "not defined", "-": "not defined", "-": "not defined",
            "-": "not defined", "-": "not defined", "-": "not defined", "-": "not defined",
            "-": "not defined", "-": "not defined", "-": "not defined", "-": "not defined",
            "-": "not defined", "-": "not defined", "-": "not defined",
          ],
          cite: "ICM p.79, 13.5, which was seen up to mode 1; AKML; SPARKFUN",
          confidence: .independent, clearsItself: true),
      ])
  }

  extension Datasheet.AK09916.CNTL3 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x32, "CNTL3", .readWrite, reset: 0x00, "Soft reset.", cite: "ICM p.77; SPARKFUN",
      fields: [
        FieldFacts("reserved", 1...7, rule: .zero),
        FieldFacts(
          "SRST", 0...0, "Returns all registers to their reset values.",
          cases: ["normal": "running", "reset": "resets"], clearsItself: true),
      ])
  }

  extension Datasheet.AK09916.TS1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x33, "TS1", .readWrite, reset: 0x00, dump: .never, "Shipment test; do not access.",
      cite: "ICM p.77", confidence: .inferred,
      fields: [
        FieldFacts("reserved", 0...7, rule: .reserved)
      ])
  }

  extension Datasheet.AK09916.TS2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x34, "TS2", .readWrite, reset: 0x00, dump: .never, "Shipment test; do not access.",
      cite: "ICM p.77", confidence: .inferred,
      fields: [
        FieldFacts("reserved", 0...7, rule: .reserved)
      ])
  }
#endif
