// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/mpu9150.json by `swift run registers`; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.MPU9150 {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "MPU9150", .inertialUnit,
      identity: IdentityFacts(
        register: 0x75, value: 0x68, candidates: ["MPU9150", "MPU6050"], cite: "FAMILY; WINER",
        confidence: .single),
      i2c: I2CFacts(
        addresses: [0x68, 0x69], incrementBit: 0x00, maximumHertz: 400_000, cite: "FAMILY; RTIMU",
        confidence: .single),
      reserved: [
        ReservedFacts(
          0x00...0x36, .undocumented,
          cite: "FAMILY, registers of the other functions, which are not described here",
          confidence: .single),
        ReservedFacts(
          0x38...0x69, .undocumented,
          cite: "FAMILY, registers of the other functions, which are not described here",
          confidence: .single),
        ReservedFacts(
          0x6C...0x74, .undocumented,
          cite: "FAMILY, registers of the other functions, which are not described here",
          confidence: .single),
        ReservedFacts(
          0x76...0xFF, .undocumented,
          cite: "FAMILY, registers of the other functions, which are not described here",
          confidence: .single),
      ],
      registers: [INT_PIN_CFG.facts, USER_CTRL.facts, PWR_MGMT_1.facts, WHO_AM_I.facts],
      documents: [
        "FAMILY": "MPU-6050 register map, InvenSense, from memory",
        "RTIMU": "RTIMULib2, RTIMUMPU9150",
        "WINER": "Kris Winer's MPU-9150 programs",
      ])
  }

  extension Datasheet.MPU9150.INT_PIN_CFG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x37, "INT_PIN_CFG", .readWrite, reset: 0x00, "Where the auxiliary bus leads.",
      cite: "RTIMU; WINER", confidence: .independent,
      fields: [
        FieldFacts(
          "reserved", 2...7, "Left alone here; the part has other functions there.",
          rule: .reserved),
        FieldFacts(
          "I2C_BYPASS_EN", 1...1,
          "Whether the auxiliary bus is joined to the host's while the master rests.",
          cases: ["disabled": "apart", "enabled": "joined"]),
        FieldFacts(
          "reserved", 0...0, "Left alone here; the part has other functions there.",
          rule: .reserved),
      ])
  }

  extension Datasheet.MPU9150.USER_CTRL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x6A, "USER_CTRL", .readWrite, reset: 0x00, "The master of the auxiliary bus.",
      cite: "RTIMU; WINER", confidence: .independent,
      fields: [
        FieldFacts(
          "reserved", 6...7, "Left alone here; the part has other functions there.",
          rule: .reserved),
        FieldFacts(
          "I2C_MST_EN", 5...5, "Whether the part masters the auxiliary bus.",
          cases: ["disabled": "rests", "enabled": "masters"]),
        FieldFacts(
          "reserved", 0...4, "Left alone here; the part has other functions there.",
          rule: .reserved),
      ])
  }

  extension Datasheet.MPU9150.PWR_MGMT_1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x6B, "PWR_MGMT_1", .readWrite, reset: 0x40, "Reset and sleep.", cite: "FAMILY; WINER",
      confidence: .single,
      fields: [
        FieldFacts(
          "DEVICE_RESET", 7...7, "Sets every register to its reset value.",
          cases: ["normal": "nothing", "reset": "reset"], cite: "FAMILY", confidence: .single,
          clearsItself: true),
        FieldFacts(
          "SLEEP", 6...6, "Whether the part sleeps.", cases: ["no": "awake", "yes": "asleep"]),
        FieldFacts(
          "reserved", 0...5, "Left alone here; the part has other functions there.",
          rule: .reserved),
      ])
  }

  extension Datasheet.MPU9150.WHO_AM_I {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x75, "WHO_AM_I", .read, reset: 0x68, "The identity byte.", cite: "FAMILY; WINER",
      confidence: .single,
      fields: [
        FieldFacts("ID", 0...7, "0x68, also in the MPU-6050.")
      ])
  }
#endif
