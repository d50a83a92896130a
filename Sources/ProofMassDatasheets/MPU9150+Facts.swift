// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/mpu9150.json by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.MPU9150 {
    /// Everything that is known of the part, as data.
    public static let facts = ChipFacts(
      name: "MPU9150",
      kind: .inertialUnit,
      identity: IdentityFacts(
        register: 0x75, value: 0x68,
        candidates: ["MPU9150", "MPU6050"],
        cite: "FAMILY; WINER",
        confidence: .single),
      i2c: I2CFacts(
        addresses: [0x68, 0x69], incrementBit: 0x00,
        maximumHertz: 400_000,
        cite: "FAMILY; RTIMU",
        confidence: .single),
      spi: nil,
      counterWraps: [],
      reserved: [
        ReservedFacts(
          addresses: 0x00...0x36, rule: .undocumented,
          cite: "FAMILY, registers of the other functions, which are not described here",
          confidence: .single),
        ReservedFacts(
          addresses: 0x38...0x69, rule: .undocumented,
          cite: "FAMILY, registers of the other functions, which are not described here",
          confidence: .single),
        ReservedFacts(
          addresses: 0x6C...0x74, rule: .undocumented,
          cite: "FAMILY, registers of the other functions, which are not described here",
          confidence: .single),
        ReservedFacts(
          addresses: 0x76...0xFF, rule: .undocumented,
          cite: "FAMILY, registers of the other functions, which are not described here",
          confidence: .single),
      ],
      registers: [INT_PIN_CFG.facts, USER_CTRL.facts, PWR_MGMT_1.facts, WHO_AM_I.facts],
      tables: [],
      timings: [],
      constants: [],
      documents: [
        "FAMILY": "MPU-6050 register map, InvenSense, from memory",
        "RTIMU": "RTIMULib2, RTIMUMPU9150",
        "WINER": "Kris Winer's MPU-9150 programs",
      ])
  }

  extension Datasheet.MPU9150.INT_PIN_CFG {
    public static let facts = RegisterFacts(
      address: 0x37, name: "INT_PIN_CFG", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Where the auxiliary bus leads.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 2...7, rule: .reserved,
          summary: "Left alone here; the part has other functions there.",
          cases: [],
          cite: "RTIMU; WINER",
          confidence: .independent),
        FieldFacts(
          name: "I2C_BYPASS_EN", bits: 1...1, rule: .value,
          summary: "Whether the auxiliary bus is joined to the host's while the master rests.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "apart"),
            CaseFacts(code: 1, name: "enabled", meaning: "joined"),
          ],
          cite: "RTIMU; WINER",
          confidence: .independent),
        FieldFacts(
          name: "reserved", bits: 0...0, rule: .reserved,
          summary: "Left alone here; the part has other functions there.",
          cases: [],
          cite: "RTIMU; WINER",
          confidence: .independent),
      ],
      cite: "RTIMU; WINER",
      confidence: .independent)
  }

  extension Datasheet.MPU9150.USER_CTRL {
    public static let facts = RegisterFacts(
      address: 0x6A, name: "USER_CTRL", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "The master of the auxiliary bus.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 6...7, rule: .reserved,
          summary: "Left alone here; the part has other functions there.",
          cases: [],
          cite: "RTIMU; WINER",
          confidence: .independent),
        FieldFacts(
          name: "I2C_MST_EN", bits: 5...5, rule: .value,
          summary: "Whether the part masters the auxiliary bus.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "rests"),
            CaseFacts(code: 1, name: "enabled", meaning: "masters"),
          ],
          cite: "RTIMU; WINER",
          confidence: .independent),
        FieldFacts(
          name: "reserved", bits: 0...4, rule: .reserved,
          summary: "Left alone here; the part has other functions there.",
          cases: [],
          cite: "RTIMU; WINER",
          confidence: .independent),
      ],
      cite: "RTIMU; WINER",
      confidence: .independent)
  }

  extension Datasheet.MPU9150.PWR_MGMT_1 {
    public static let facts = RegisterFacts(
      address: 0x6B, name: "PWR_MGMT_1", access: .readWrite, reset: 0x40,
      dump: .always,
      readEffect: nil,
      summary: "Reset and sleep.",
      fields: [
        FieldFacts(
          name: "DEVICE_RESET", bits: 7...7, rule: .value,
          summary: "Sets every register to its reset value.",
          cases: [
            CaseFacts(code: 0, name: "normal", meaning: "nothing"),
            CaseFacts(code: 1, name: "reset", meaning: "reset"),
          ],
          cite: "FAMILY",
          confidence: .single, clearsItself: true),
        FieldFacts(
          name: "SLEEP", bits: 6...6, rule: .value,
          summary: "Whether the part sleeps.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "awake"),
            CaseFacts(code: 1, name: "yes", meaning: "asleep"),
          ],
          cite: "FAMILY; WINER",
          confidence: .single),
        FieldFacts(
          name: "reserved", bits: 0...5, rule: .reserved,
          summary: "Left alone here; the part has other functions there.",
          cases: [],
          cite: "FAMILY; WINER",
          confidence: .single),
      ],
      cite: "FAMILY; WINER",
      confidence: .single)
  }

  extension Datasheet.MPU9150.WHO_AM_I {
    public static let facts = RegisterFacts(
      address: 0x75, name: "WHO_AM_I", access: .read, reset: 0x68,
      dump: .always,
      readEffect: nil,
      summary: "The identity byte.",
      fields: [
        FieldFacts(
          name: "ID", bits: 0...7, rule: .value,
          summary: "0x68, also in the MPU-6050.",
          cases: [],
          cite: "FAMILY; WINER",
          confidence: .single)
      ],
      cite: "FAMILY; WINER",
      confidence: .single)
  }
#endif
