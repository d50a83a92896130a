// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8975.json by `swift run registers`; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.AK8975 {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "AK8975", .compass,
      identity: IdentityFacts(
        register: 0x00, value: 0x48,
        candidates: ["AK8975", "AK8963", "AK09911", "AK09912", "AK09916", "AK09918"],
        cite: "LINUX; I2CDEV, register WIA; ZEPHYR", confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x0C, 0x0D, 0x0E, 0x0F], incrementBit: 0x00, maximumHertz: 400_000,
        cite: "DS, I2C interface"),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x00, addressMask: 0x7F, mode: 3, maximumHertz: nil,
        oneRegisterAWrite: true, cite: "DS p.16"),
      counterWraps: [
        CounterWrapFacts(from: 0x0C, to: 0x00, cite: "DS, address counter"),
        CounterWrapFacts(from: 0x12, to: 0x10, cite: "DS, address counter"),
      ],
      reserved: [
        ReservedFacts(0x13...0xFF, .undocumented, cite: "DS, register map")
      ],
      registers: [
        WIA.facts, INFO.facts, ST1.facts, HXL.facts, HXH.facts, HYL.facts, HYH.facts, HZL.facts,
        HZH.facts, ST2.facts, CNTL.facts, RSV.facts, ASTC.facts, TS1.facts, TS2.facts, I2CDIS.facts,
        ASAX.facts, ASAY.facts, ASAZ.facts,
      ],
      timings: [
        TimingFacts(
          "powerOn", 100_000, "From the supply to the first mode that may be set.", cite: "LINUX",
          confidence: .single),
        TimingFacts(
          "modeWait", 100_000,
          "In power-down before another mode may be set; Samsung's driver takes three times "
            + "as long.",
          cite: "ZEPHYR, citing DS 6.3; LINUX; AKM; SAMSUNG", confidence: .independent),
        TimingFacts(
          "fuseAccess", 100_000, "From fuse ROM mode to a right sensitivity adjustment.",
          cite: "LINUX; AKM", confidence: .independent),
        TimingFacts(
          "measurementTypical", 7_300_000,
          "One measurement, typically; the average current in the datasheet implies it.",
          cite: "DS, average current", confidence: .inferred),
        TimingFacts(
          "measurementMaximum", 9_000_000, "One measurement, at most.",
          cite: "QC, citing DS 5.3.3; ZEPHYR", confidence: .independent),
      ],
      constants: [
        ConstantFacts(
          "lowestCode", -4096, "digits", "The lowest output code.", cite: "DS, magnetic data"),
        ConstantFacts(
          "highestCode", 4095, "digits", "The highest output code.", cite: "DS, magnetic data"),
        ConstantFacts(
          "nanoteslaPerDigit", 300, "nT a digit", "Typical sensitivity after adjustment.",
          cite: "DS, magnetic data"),
        ConstantFacts(
          "adjustmentOffset", 128, "1",
          "Added to ASA before the division: raw × (ASA + 128) / 256 is adjusted, as drivers "
            + "compute.",
          cite: "LINUX; AKMF; SAMSUNG", confidence: .independent),
        ConstantFacts(
          "adjustmentDivisor", 256, "1",
          "Divides ASA + 128: raw × (ASA + 128) / 256 is adjusted, as drivers compute.",
          cite: "LINUX; AKMF; SAMSUNG", confidence: .independent),
        ConstantFacts(
          "lowestAdjustment", 1, "1", "ASA below it is a fault.", cite: "AKMF; SAMSUNG",
          confidence: .independent),
        ConstantFacts(
          "highestAdjustment", 254, "1", "ASA above it is a fault.", cite: "AKMF; SAMSUNG",
          confidence: .independent),
        ConstantFacts(
          "overflowMicrotesla", 2400, "µT", "|X| + |Y| + |Z| from which HOFL is set.",
          cite: "DS p.14"),
        ConstantFacts(
          "i2cDisableKey", 27, "byte",
          "What turns I2C off when written to I2CDIS; that nothing else does, one source says.",
          cite: "MICROHAL, quoting DS; AKMF", confidence: .single),
        ConstantFacts(
          "selfTestLowestX", -100, "digits after adjustment", "Lowest passing X of a self-test.",
          cite: "AKMF; SAMSUNG; QC", confidence: .independent),
        ConstantFacts(
          "selfTestHighestX", 100, "digits after adjustment", "Highest passing X of a self-test.",
          cite: "AKMF; SAMSUNG; QC", confidence: .independent),
        ConstantFacts(
          "selfTestLowestY", -100, "digits after adjustment", "Lowest passing Y of a self-test.",
          cite: "AKMF; SAMSUNG; QC", confidence: .independent),
        ConstantFacts(
          "selfTestHighestY", 100, "digits after adjustment", "Highest passing Y of a self-test.",
          cite: "AKMF; SAMSUNG; QC", confidence: .independent),
        ConstantFacts(
          "selfTestLowestZ", -1000, "digits after adjustment", "Lowest passing Z of a self-test.",
          cite: "AKMF; SAMSUNG; QC", confidence: .independent),
        ConstantFacts(
          "selfTestHighestZ", -300, "digits after adjustment", "Highest passing Z of a self-test.",
          cite: "AKMF; SAMSUNG; QC", confidence: .independent),
      ],
      documents: [
        "AKM": "Asahi Kasei's Android driver akm8975.c",
        "AKMF": "Shipment test of Asahi Kasei, as distributed in phone kernels",
        "DS":
          "AK8975/AK8975C datasheet, MS1187-E-02, Asahi Kasei Microdevices, May 2010 (pages "
          + "1-2, 7, 10, 14, 16, 18-22, 25)",
        "I2CDEV": "i2cdevlib, register page and Arduino/AK8975",
        "LINUX": "Linux drivers/iio/magnetometer/ak8975.c",
        "MICROHAL": "microHAL AK8975 driver, quoting the datasheet",
        "QC": "Qualcomm sns_dd_mag_akm8975, citing sections of MS1187-E-02",
        "SAMSUNG": "Samsung akm8975.c",
        "ZEPHYR":
          "Zephyr drivers/sensor/asahi_kasei/ak8975 and an emulator of it, citing sections of "
          + "MS1187-E-02",
      ])
  }

  extension Datasheet.AK8975.WIA {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x00, "WIA", .read, reset: 0x48, "The identity byte.",
      cite: "DS; LINUX; I2CDEV, register WIA",
      fields: [
        FieldFacts("WIA", 0...7, "0x48, also in every later compass of the maker.")
      ])
  }

  extension Datasheet.AK8975.INFO {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x01, "INFO", .read, "A byte about the part; no value is published.",
      cite: "AKMF, limits of the shipment test", confidence: .single,
      fields: [
        FieldFacts("INFO", 0...7, "Any value.")
      ])
  }

  extension Datasheet.AK8975.ST1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x02, "ST1", .read, reset: 0x00, dump: .onRequest, "Whether a measurement is ready.",
      cite: "I2CDEV, register ST1; LINUX; AKMF", confidence: .independent,
      fields: [
        FieldFacts("reserved", 1...7, "Reads as zero.", rule: .zero),
        FieldFacts(
          "DRDY", 0...0, "Whether a measurement waits; a read of the data or of ST2 clears it.",
          cases: ["no": "not ready", "ready": "ready"]),
      ])
  }

  extension Datasheet.AK8975.HXL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x03, "HXL", .read, reset: 0x00, dump: .onRequest, "X magnetic flux density, low byte.",
      readEffect: "clears DRDY; during a measurement it sets DERR.",
      cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY",
      fields: [
        FieldFacts("HX", 0...7, "Low byte of 13 bits, sign-extended to 16.")
      ])
  }

  extension Datasheet.AK8975.HXH {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x04, "HXH", .read, reset: 0x00, dump: .onRequest, "X magnetic flux density, high byte.",
      readEffect: "clears DRDY; during a measurement it sets DERR.",
      cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY",
      fields: [
        FieldFacts("HX", 0...7, "High byte of 13 bits, sign-extended to 16.")
      ])
  }

  extension Datasheet.AK8975.HYL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x05, "HYL", .read, reset: 0x00, dump: .onRequest, "Y magnetic flux density, low byte.",
      readEffect: "clears DRDY; during a measurement it sets DERR.",
      cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY",
      fields: [
        FieldFacts("HY", 0...7, "Low byte of 13 bits, sign-extended to 16.")
      ])
  }

  extension Datasheet.AK8975.HYH {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x06, "HYH", .read, reset: 0x00, dump: .onRequest, "Y magnetic flux density, high byte.",
      readEffect: "clears DRDY; during a measurement it sets DERR.",
      cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY",
      fields: [
        FieldFacts("HY", 0...7, "High byte of 13 bits, sign-extended to 16.")
      ])
  }

  extension Datasheet.AK8975.HZL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x07, "HZL", .read, reset: 0x00, dump: .onRequest, "Z magnetic flux density, low byte.",
      readEffect: "clears DRDY; during a measurement it sets DERR.",
      cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY",
      fields: [
        FieldFacts("HZ", 0...7, "Low byte of 13 bits, sign-extended to 16.")
      ])
  }

  extension Datasheet.AK8975.HZH {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x08, "HZH", .read, reset: 0x00, dump: .onRequest, "Z magnetic flux density, high byte.",
      readEffect: "clears DRDY; during a measurement it sets DERR.",
      cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY",
      fields: [
        FieldFacts("HZ", 0...7, "High byte of 13 bits, sign-extended to 16.")
      ])
  }

  extension Datasheet.AK8975.ST2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x09, "ST2", .read, reset: 0x00, dump: .onRequest, "Errors of the measurement.",
      readEffect: "clears DRDY and DERR.", cite: "DS p.14; I2CDEV, register ST2; LINUX",
      confidence: .independent,
      fields: [
        FieldFacts("reserved", 4...7, "Reads as zero.", rule: .zero),
        FieldFacts(
          "HOFL", 3...3, "Whether the field was too strong; the next measurement clears it.",
          cases: ["no": "in range", "overflow": "overflow"]),
        FieldFacts(
          "DERR", 2...2,
          "Whether data were read outside the readable period; a read of ST2 clears it.",
          cases: ["no": "no error", "error": "data error"]),
        FieldFacts("reserved", 0...1, "Reads as zero.", rule: .zero),
      ])
  }

  extension Datasheet.AK8975.CNTL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0A, "CNTL", .readWrite, reset: 0x00,
      "Operation mode; a write ends a measurement and clears 0x02 to 0x09, where the text of "
        + "the AK8963 lets DRDY stay.",
      cite: "ZEPHYR, citing DS 8.3.6; QC", confidence: .single,
      fields: [
        FieldFacts(
          "reserved", 4...7, "Reads as zero; write zero.", rule: .zero,
          cite: "I2CDEV, register CNTL; AKMF", confidence: .independent),
        FieldFacts(
          "MODE", 0...3, "Operation mode; both measurements end in power-down by themselves.",
          cases: [
            "powerDown": "power-down", "singleMeasurement": "one measurement", "-": "not defined",
            "-": "not defined", "-": "not defined", "-": "not defined", "-": "not defined",
            "-": "not defined", "selfTest": "one measurement of the self-test field",
            "-": "not defined", "-": "not defined", "-": "not defined", "-": "not defined",
            "-": "not defined", "-": "not defined",
            "fuseROM": "access to the sensitivity adjustment",
          ],
          cite:
            "DS, operation modes, for their names; LINUX, for their codes; AKMF; I2CDEV, "
            + "register CNTL",
          confidence: .independent, clearsItself: true),
      ])
  }

  extension Datasheet.AK8975.RSV {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0B, "RSV", .readWrite, reset: 0x00, dump: .never, "Reserved; do not access.",
      cite: "DS, register map", confidence: .inferred,
      fields: [
        FieldFacts("reserved", 0...7, rule: .reserved)
      ])
  }

  extension Datasheet.AK8975.ASTC {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0C, "ASTC", .readWrite, reset: 0x00, "Self-test.",
      cite: "I2CDEV, register ASTC; AKMF; SAMSUNG", confidence: .independent,
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts(
          "SELF", 6...6, "Whether the part makes a magnetic field for the self-test.",
          cases: ["off": "Off", "on": "On"]),
        FieldFacts("reserved", 0...5, rule: .zero),
      ])
  }

  extension Datasheet.AK8975.TS1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0D, "TS1", .readWrite, reset: 0x00, dump: .never, "Shipment test; do not access.",
      cite: "DS, register map", confidence: .inferred,
      fields: [
        FieldFacts("reserved", 0...7, rule: .reserved)
      ])
  }

  extension Datasheet.AK8975.TS2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0E, "TS2", .readWrite, reset: 0x00, dump: .never, "Shipment test; do not access.",
      cite: "DS, register map", confidence: .inferred,
      fields: [
        FieldFacts("reserved", 0...7, rule: .reserved)
      ])
  }

  extension Datasheet.AK8975.I2CDIS {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0F, "I2CDIS", .readWrite, reset: 0x00, writeKey: 0x1B,
      "Turns I2C off until the supply is removed; only the key is taken.",
      cite: "MICROHAL, quoting DS; AKMF", confidence: .single,
      fields: [
        FieldFacts("reserved", 1...7, "Reads as zero; the key sets some on the wire.", rule: .zero),
        FieldFacts(
          "I2CDIS", 0...0, "Whether I2C is off.",
          cases: ["enabled": "I2C works", "disabled": "I2C is off until power is removed"]),
      ])
  }

  extension Datasheet.AK8975.ASAX {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x10, "ASAX", .read, "Sensitivity adjustment of X; right only in fuse ROM mode.",
      cite: "DS, sensitivity adjustment",
      fields: [
        FieldFacts(
          "ASAX", 0...7, "128 is a factor of one.", cite: "LINUX; AKMF; SAMSUNG",
          confidence: .independent)
      ])
  }

  extension Datasheet.AK8975.ASAY {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x11, "ASAY", .read, "Sensitivity adjustment of Y; right only in fuse ROM mode.",
      cite: "DS, sensitivity adjustment",
      fields: [
        FieldFacts(
          "ASAY", 0...7, "128 is a factor of one.", cite: "LINUX; AKMF; SAMSUNG",
          confidence: .independent)
      ])
  }

  extension Datasheet.AK8975.ASAZ {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x12, "ASAZ", .read, "Sensitivity adjustment of Z; right only in fuse ROM mode.",
      cite: "DS, sensitivity adjustment",
      fields: [
        FieldFacts(
          "ASAZ", 0...7, "128 is a factor of one.", cite: "LINUX; AKMF; SAMSUNG",
          confidence: .independent)
      ])
  }
#endif
