// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/ak8975.json by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.AK8975 {
    /// Everything that is known of the part, as data.
    public static let facts = ChipFacts(
      name: "AK8975",
      kind: .compass,
      identity: IdentityFacts(
        register: 0x00, value: 0x48,
        candidates: ["AK8975", "AK8963", "AK09911", "AK09912", "AK09916", "AK09918"],
        cite: "LINUX; I2CDEV, register WIA; ZEPHYR",
        confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x0C, 0x0D, 0x0E, 0x0F], incrementBit: 0x00,
        maximumHertz: 400_000,
        cite: "DS, I2C interface"),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x00, addressMask: 0x7F, mode: 3,
        maximumHertz: nil, oneRegisterAWrite: true,
        cite: "DS p.16"),
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
        CNTL.facts,
        RSV.facts,
        ASTC.facts,
        TS1.facts,
        TS2.facts,
        I2CDIS.facts,
        ASAX.facts,
        ASAY.facts,
        ASAZ.facts,
      ],
      tables: [],
      timings: [
        TimingFacts(
          name: "powerOn", nanoseconds: 100_000,
          summary: "From the supply to the first mode that may be set.",
          cite: "LINUX",
          confidence: .single),
        TimingFacts(
          name: "modeWait", nanoseconds: 100_000,
          summary:
            "In power-down before another mode may be set; Samsung's driver takes three times "
            + "as long.",
          cite: "ZEPHYR, citing DS 6.3; LINUX; AKM; SAMSUNG",
          confidence: .independent),
        TimingFacts(
          name: "fuseAccess", nanoseconds: 100_000,
          summary: "From fuse ROM mode to a right sensitivity adjustment.",
          cite: "LINUX; AKM",
          confidence: .independent),
        TimingFacts(
          name: "measurementTypical", nanoseconds: 7_300_000,
          summary: "One measurement, typically; the average current in the datasheet implies it.",
          cite: "DS, average current",
          confidence: .inferred),
        TimingFacts(
          name: "measurementMaximum", nanoseconds: 9_000_000,
          summary: "One measurement, at most.",
          cite: "QC, citing DS 5.3.3; ZEPHYR",
          confidence: .independent),
      ],
      constants: [
        ConstantFacts(
          name: "lowestCode", value: -4096, unit: "digits",
          summary: "The lowest output code.",
          cite: "DS, magnetic data"),
        ConstantFacts(
          name: "highestCode", value: 4095, unit: "digits",
          summary: "The highest output code.",
          cite: "DS, magnetic data"),
        ConstantFacts(
          name: "nanoteslaPerDigit", value: 300, unit: "nT a digit",
          summary: "Typical sensitivity after adjustment.",
          cite: "DS, magnetic data"),
        ConstantFacts(
          name: "adjustmentOffset", value: 128, unit: "1",
          summary:
            "Added to ASA before the division: raw × (ASA + 128) / 256 is adjusted, as drivers "
            + "compute.",
          cite: "LINUX; AKMF; SAMSUNG",
          confidence: .independent),
        ConstantFacts(
          name: "adjustmentDivisor", value: 256, unit: "1",
          summary: "Divides ASA + 128: raw × (ASA + 128) / 256 is adjusted, as drivers compute.",
          cite: "LINUX; AKMF; SAMSUNG",
          confidence: .independent),
        ConstantFacts(
          name: "lowestAdjustment", value: 1, unit: "1",
          summary: "ASA below it is a fault.",
          cite: "AKMF; SAMSUNG",
          confidence: .independent),
        ConstantFacts(
          name: "highestAdjustment", value: 254, unit: "1",
          summary: "ASA above it is a fault.",
          cite: "AKMF; SAMSUNG",
          confidence: .independent),
        ConstantFacts(
          name: "overflowMicrotesla", value: 2400, unit: "µT",
          summary: "|X| + |Y| + |Z| from which HOFL is set.",
          cite: "DS p.14"),
        ConstantFacts(
          name: "i2cDisableKey", value: 27, unit: "byte",
          summary:
            "What turns I2C off when written to I2CDIS; that nothing else does, one source "
            + "says.",
          cite: "MICROHAL, quoting DS; AKMF",
          confidence: .single),
        ConstantFacts(
          name: "selfTestLowestX", value: -100, unit: "digits after adjustment",
          summary: "Lowest passing X of a self-test.",
          cite: "AKMF; SAMSUNG; QC",
          confidence: .independent),
        ConstantFacts(
          name: "selfTestHighestX", value: 100, unit: "digits after adjustment",
          summary: "Highest passing X of a self-test.",
          cite: "AKMF; SAMSUNG; QC",
          confidence: .independent),
        ConstantFacts(
          name: "selfTestLowestY", value: -100, unit: "digits after adjustment",
          summary: "Lowest passing Y of a self-test.",
          cite: "AKMF; SAMSUNG; QC",
          confidence: .independent),
        ConstantFacts(
          name: "selfTestHighestY", value: 100, unit: "digits after adjustment",
          summary: "Highest passing Y of a self-test.",
          cite: "AKMF; SAMSUNG; QC",
          confidence: .independent),
        ConstantFacts(
          name: "selfTestLowestZ", value: -1000, unit: "digits after adjustment",
          summary: "Lowest passing Z of a self-test.",
          cite: "AKMF; SAMSUNG; QC",
          confidence: .independent),
        ConstantFacts(
          name: "selfTestHighestZ", value: -300, unit: "digits after adjustment",
          summary: "Highest passing Z of a self-test.",
          cite: "AKMF; SAMSUNG; QC",
          confidence: .independent),
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
    public static let facts = RegisterFacts(
      address: 0x00, name: "WIA", access: .read, reset: 0x48,
      dump: .always,
      readEffect: nil,
      summary: "The identity byte.",
      fields: [
        FieldFacts(
          name: "WIA", bits: 0...7, rule: .value,
          summary: "0x48, also in every later compass of the maker.",
          cases: [],
          cite: "DS; LINUX; I2CDEV, register WIA")
      ],
      cite: "DS; LINUX; I2CDEV, register WIA")
  }

  extension Datasheet.AK8975.INFO {
    public static let facts = RegisterFacts(
      address: 0x01, name: "INFO", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "A byte about the part; no value is published.",
      fields: [
        FieldFacts(
          name: "INFO", bits: 0...7, rule: .value,
          summary: "Any value.",
          cases: [],
          cite: "AKMF, limits of the shipment test",
          confidence: .single)
      ],
      cite: "AKMF, limits of the shipment test",
      confidence: .single)
  }

  extension Datasheet.AK8975.ST1 {
    public static let facts = RegisterFacts(
      address: 0x02, name: "ST1", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: nil,
      summary: "Whether a measurement is ready.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 1...7, rule: .zero,
          summary: "Reads as zero.",
          cases: [],
          cite: "I2CDEV, register ST1; LINUX; AKMF",
          confidence: .independent),
        FieldFacts(
          name: "DRDY", bits: 0...0, rule: .value,
          summary: "Whether a measurement waits; a read of the data or of ST2 clears it.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "not ready"),
            CaseFacts(code: 1, name: "ready", meaning: "ready"),
          ],
          cite: "I2CDEV, register ST1; LINUX; AKMF",
          confidence: .independent),
      ],
      cite: "I2CDEV, register ST1; LINUX; AKMF",
      confidence: .independent)
  }

  extension Datasheet.AK8975.HXL {
    public static let facts = RegisterFacts(
      address: 0x03, name: "HXL", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY; during a measurement it sets DERR.",
      summary: "X magnetic flux density, low byte.",
      fields: [
        FieldFacts(
          name: "HX", bits: 0...7, rule: .value,
          summary: "Low byte of 13 bits, sign-extended to 16.",
          cases: [],
          cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY")
      ],
      cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY")
  }

  extension Datasheet.AK8975.HXH {
    public static let facts = RegisterFacts(
      address: 0x04, name: "HXH", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY; during a measurement it sets DERR.",
      summary: "X magnetic flux density, high byte.",
      fields: [
        FieldFacts(
          name: "HX", bits: 0...7, rule: .value,
          summary: "High byte of 13 bits, sign-extended to 16.",
          cases: [],
          cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY")
      ],
      cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY")
  }

  extension Datasheet.AK8975.HYL {
    public static let facts = RegisterFacts(
      address: 0x05, name: "HYL", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY; during a measurement it sets DERR.",
      summary: "Y magnetic flux density, low byte.",
      fields: [
        FieldFacts(
          name: "HY", bits: 0...7, rule: .value,
          summary: "Low byte of 13 bits, sign-extended to 16.",
          cases: [],
          cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY")
      ],
      cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY")
  }

  extension Datasheet.AK8975.HYH {
    public static let facts = RegisterFacts(
      address: 0x06, name: "HYH", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY; during a measurement it sets DERR.",
      summary: "Y magnetic flux density, high byte.",
      fields: [
        FieldFacts(
          name: "HY", bits: 0...7, rule: .value,
          summary: "High byte of 13 bits, sign-extended to 16.",
          cases: [],
          cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY")
      ],
      cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY")
  }

  extension Datasheet.AK8975.HZL {
    public static let facts = RegisterFacts(
      address: 0x07, name: "HZL", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY; during a measurement it sets DERR.",
      summary: "Z magnetic flux density, low byte.",
      fields: [
        FieldFacts(
          name: "HZ", bits: 0...7, rule: .value,
          summary: "Low byte of 13 bits, sign-extended to 16.",
          cases: [],
          cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY")
      ],
      cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY")
  }

  extension Datasheet.AK8975.HZH {
    public static let facts = RegisterFacts(
      address: 0x08, name: "HZH", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY; during a measurement it sets DERR.",
      summary: "Z magnetic flux density, high byte.",
      fields: [
        FieldFacts(
          name: "HZ", bits: 0...7, rule: .value,
          summary: "High byte of 13 bits, sign-extended to 16.",
          cases: [],
          cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY")
      ],
      cite: "DS p.25; DS p.14, on DERR; I2CDEV, register ST1, on DRDY")
  }

  extension Datasheet.AK8975.ST2 {
    public static let facts = RegisterFacts(
      address: 0x09, name: "ST2", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears DRDY and DERR.",
      summary: "Errors of the measurement.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 4...7, rule: .zero,
          summary: "Reads as zero.",
          cases: [],
          cite: "DS p.14; I2CDEV, register ST2; LINUX",
          confidence: .independent),
        FieldFacts(
          name: "HOFL", bits: 3...3, rule: .value,
          summary: "Whether the field was too strong; the next measurement clears it.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "in range"),
            CaseFacts(code: 1, name: "overflow", meaning: "overflow"),
          ],
          cite: "DS p.14; I2CDEV, register ST2; LINUX",
          confidence: .independent),
        FieldFacts(
          name: "DERR", bits: 2...2, rule: .value,
          summary: "Whether data were read outside the readable period; a read of ST2 clears it.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no error"),
            CaseFacts(code: 1, name: "error", meaning: "data error"),
          ],
          cite: "DS p.14; I2CDEV, register ST2; LINUX",
          confidence: .independent),
        FieldFacts(
          name: "reserved", bits: 0...1, rule: .zero,
          summary: "Reads as zero.",
          cases: [],
          cite: "DS p.14; I2CDEV, register ST2; LINUX",
          confidence: .independent),
      ],
      cite: "DS p.14; I2CDEV, register ST2; LINUX",
      confidence: .independent)
  }

  extension Datasheet.AK8975.CNTL {
    public static let facts = RegisterFacts(
      address: 0x0A, name: "CNTL", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary:
        "Operation mode; a write ends a measurement and clears 0x02 to 0x09, where the text of "
        + "the AK8963 lets DRDY stay.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 4...7, rule: .zero,
          summary: "Reads as zero; write zero.",
          cases: [],
          cite: "I2CDEV, register CNTL; AKMF",
          confidence: .independent),
        FieldFacts(
          name: "MODE", bits: 0...3, rule: .value,
          summary: "Operation mode; both measurements end in power-down by themselves.",
          cases: [
            CaseFacts(code: 0, name: "powerDown", meaning: "power-down"),
            CaseFacts(code: 1, name: "singleMeasurement", meaning: "one measurement"),
            CaseFacts(code: 2, name: "undefined2", meaning: "not defined", isDefined: false),
            CaseFacts(code: 3, name: "undefined3", meaning: "not defined", isDefined: false),
            CaseFacts(code: 4, name: "undefined4", meaning: "not defined", isDefined: false),
            CaseFacts(code: 5, name: "undefined5", meaning: "not defined", isDefined: false),
            CaseFacts(code: 6, name: "undefined6", meaning: "not defined", isDefined: false),
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
          cite:
            "DS, operation modes, for their names; LINUX, for their codes; AKMF; I2CDEV, "
            + "register CNTL",
          confidence: .independent, clearsItself: true),
      ],
      cite: "ZEPHYR, citing DS 8.3.6; QC",
      confidence: .single)
  }

  extension Datasheet.AK8975.RSV {
    public static let facts = RegisterFacts(
      address: 0x0B, name: "RSV", access: .readWrite, reset: 0x00,
      dump: .never,
      readEffect: nil,
      summary: "Reserved; do not access.",
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

  extension Datasheet.AK8975.ASTC {
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
          cite: "I2CDEV, register ASTC; AKMF; SAMSUNG",
          confidence: .independent),
        FieldFacts(
          name: "SELF", bits: 6...6, rule: .value,
          summary: "Whether the part makes a magnetic field for the self-test.",
          cases: [
            CaseFacts(code: 0, name: "off", meaning: "Off"),
            CaseFacts(code: 1, name: "on", meaning: "On"),
          ],
          cite: "I2CDEV, register ASTC; AKMF; SAMSUNG",
          confidence: .independent),
        FieldFacts(
          name: "reserved", bits: 0...5, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "I2CDEV, register ASTC; AKMF; SAMSUNG",
          confidence: .independent),
      ],
      cite: "I2CDEV, register ASTC; AKMF; SAMSUNG",
      confidence: .independent)
  }

  extension Datasheet.AK8975.TS1 {
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

  extension Datasheet.AK8975.TS2 {
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

  extension Datasheet.AK8975.I2CDIS {
    public static let facts = RegisterFacts(
      address: 0x0F, name: "I2CDIS", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Turns I2C off until the supply is removed; only the key is taken.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 1...7, rule: .zero,
          summary: "Reads as zero; the key sets some on the wire.",
          cases: [],
          cite: "MICROHAL, quoting DS; AKMF",
          confidence: .single),
        FieldFacts(
          name: "I2CDIS", bits: 0...0, rule: .value,
          summary: "Whether I2C is off.",
          cases: [
            CaseFacts(code: 0, name: "enabled", meaning: "I2C works"),
            CaseFacts(code: 1, name: "disabled", meaning: "I2C is off until power is removed"),
          ],
          cite: "MICROHAL, quoting DS; AKMF",
          confidence: .single),
      ],
      cite: "MICROHAL, quoting DS; AKMF",
      confidence: .single, writeKey: 0x1B)
  }

  extension Datasheet.AK8975.ASAX {
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
          cite: "LINUX; AKMF; SAMSUNG",
          confidence: .independent)
      ],
      cite: "DS, sensitivity adjustment")
  }

  extension Datasheet.AK8975.ASAY {
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
          cite: "LINUX; AKMF; SAMSUNG",
          confidence: .independent)
      ],
      cite: "DS, sensitivity adjustment")
  }

  extension Datasheet.AK8975.ASAZ {
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
          cite: "LINUX; AKMF; SAMSUNG",
          confidence: .independent)
      ],
      cite: "DS, sensitivity adjustment")
  }
#endif
