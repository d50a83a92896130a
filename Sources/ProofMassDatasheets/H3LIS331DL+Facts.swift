// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/h3lis331dl.json by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.H3LIS331DL {
    /// Everything that is known of the part, as data.
    public static let facts = ChipFacts(
      name: "H3LIS331DL",
      kind: .accelerometer,
      identity: IdentityFacts(
        register: 0x0F, value: 0x32,
        candidates: [
          "H3LIS331DL",
          "LIS331DLH",
          "LIS331HH",
          "LIS302DLH",
          "IIS328DQ",
          "AIS328DQ",
          "LSM303DL",
          "LSM303DLH",
          "LSM303DLM",
        ],
        cite: "LINUX, sensor tables; H3PID; ADAFRUIT",
        confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x18, 0x19], incrementBit: 0x80,
        maximumHertz: 400_000,
        cite: "DS, I2C interface",
        confidence: .independent),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x40, addressMask: 0x3F, mode: 3,
        maximumHertz: 10_000_000, oneRegisterAWrite: false,
        cite: "DS, SPI interface",
        confidence: .independent),
      counterWraps: [],
      reserved: [
        ReservedFacts(
          addresses: 0x00...0x0E, rule: .doNotWrite,
          cite: "DS, register map",
          confidence: .independent),
        ReservedFacts(
          addresses: 0x10...0x1F, rule: .doNotWrite,
          cite: "DS, register map",
          confidence: .independent),
        ReservedFacts(
          addresses: 0x2E...0x2F, rule: .doNotWrite,
          cite: "DS, register map",
          confidence: .independent),
        ReservedFacts(
          addresses: 0x38...0x3F, rule: .doNotWrite,
          cite: "DS, register map",
          confidence: .independent),
        ReservedFacts(
          addresses: 0x40...0x7F, rule: .undocumented,
          cite: "GBATEK, addresses read as 0",
          confidence: .single),
      ],
      registers: [
        Datasheet.LIS331DLH.WHO_AM_I.facts.inherited(.independent),
        Datasheet.LIS331DLH.CTRL_REG1.facts.inherited(.independent),
        Datasheet.LIS331DLH.CTRL_REG2.facts.inherited(.independent),
        Datasheet.LIS331DLH.CTRL_REG3.facts.inherited(.independent),
        factsAt23,
        Datasheet.LIS331DLH.CTRL_REG5.facts.inherited(.independent),
        Datasheet.LIS331DLH.HP_FILTER_RESET.facts.inherited(.independent),
        Datasheet.LIS331DLH.REFERENCE.facts.inherited(.independent),
        Datasheet.LIS331DLH.STATUS_REG.facts.inherited(.independent),
        Datasheet.LIS331DLH.OUT_X_L.facts.inherited(.independent),
        Datasheet.LIS331DLH.OUT_X_H.facts.inherited(.independent),
        Datasheet.LIS331DLH.OUT_Y_L.facts.inherited(.independent),
        Datasheet.LIS331DLH.OUT_Y_H.facts.inherited(.independent),
        Datasheet.LIS331DLH.OUT_Z_L.facts.inherited(.independent),
        Datasheet.LIS331DLH.OUT_Z_H.facts.inherited(.independent),
        factsAt30,
        Datasheet.LIS331DLH.INT1_SRC.facts.inherited(.independent),
        Datasheet.LIS331DLH.INT1_THS.facts.inherited(.independent),
        Datasheet.LIS331DLH.INT1_DURATION.facts.inherited(.independent),
        factsAt34,
        Datasheet.LIS331DLH.INT2_SRC.facts.inherited(.independent),
        Datasheet.LIS331DLH.INT2_THS.facts.inherited(.independent),
        Datasheet.LIS331DLH.INT2_DURATION.facts.inherited(.independent),
      ],
      tables: [
        TableFacts(
          name: "millihertz",
          fields: ["CTRL_REG1.DR"], unit: "mHz",
          summary: "Output data rate in normal mode.",
          rows: [
            TableFacts.Row(codes: [0], value: 50_000),
            TableFacts.Row(codes: [1], value: 100_000),
            TableFacts.Row(codes: [2], value: 400_000),
            TableFacts.Row(codes: [3], value: 1_000_000),
          ],
          cite: "DS, description of CTRL_REG1",
          confidence: .inferred),
        TableFacts(
          name: "lowPassCutoffMillihertz",
          fields: ["CTRL_REG1.DR"], unit: "mHz",
          summary: "Cut-off of the low-pass filter.",
          rows: [
            TableFacts.Row(codes: [0], value: 37_000),
            TableFacts.Row(codes: [1], value: 74_000),
            TableFacts.Row(codes: [2], value: 292_000),
            TableFacts.Row(codes: [3], value: 780_000),
          ],
          cite: "DS, description of CTRL_REG1",
          confidence: .inferred),
        TableFacts(
          name: "lowPowerMillihertz",
          fields: ["CTRL_REG1.PM"], unit: "mHz",
          summary: "Output data rate of a low-power mode; nil for the other modes.",
          rows: [
            TableFacts.Row(codes: [2], value: 500),
            TableFacts.Row(codes: [3], value: 1000),
            TableFacts.Row(codes: [4], value: 2000),
            TableFacts.Row(codes: [5], value: 5000),
            TableFacts.Row(codes: [6], value: 10_000),
          ],
          cite: "DS, description of CTRL_REG1",
          confidence: .inferred),
        TableFacts(
          name: "divisor",
          fields: ["CTRL_REG2.HPCF"], unit: "1",
          summary: "The high-pass coefficient HPc.",
          rows: [
            TableFacts.Row(codes: [0], value: 8),
            TableFacts.Row(codes: [1], value: 16),
            TableFacts.Row(codes: [2], value: 32),
            TableFacts.Row(codes: [3], value: 64),
          ],
          cite: "DS, description of CTRL_REG2",
          confidence: .inferred),
        TableFacts(
          name: "highPassCutoffMillihertz",
          fields: ["CTRL_REG1.DR", "CTRL_REG2.HPCF"], unit: "mHz",
          summary: "Cut-off of the high-pass filter in normal mode, as printed (rounded).",
          rows: [
            TableFacts.Row(codes: [0, 0], value: 1000),
            TableFacts.Row(codes: [0, 1], value: 500),
            TableFacts.Row(codes: [0, 2], value: 250),
            TableFacts.Row(codes: [0, 3], value: 125),
            TableFacts.Row(codes: [1, 0], value: 2000),
            TableFacts.Row(codes: [1, 1], value: 1000),
            TableFacts.Row(codes: [1, 2], value: 500),
            TableFacts.Row(codes: [1, 3], value: 250),
            TableFacts.Row(codes: [2, 0], value: 8000),
            TableFacts.Row(codes: [2, 1], value: 4000),
            TableFacts.Row(codes: [2, 2], value: 2000),
            TableFacts.Row(codes: [2, 3], value: 1000),
            TableFacts.Row(codes: [3, 0], value: 20_000),
            TableFacts.Row(codes: [3, 1], value: 10_000),
            TableFacts.Row(codes: [3, 2], value: 5000),
            TableFacts.Row(codes: [3, 3], value: 2500),
          ],
          cite: "DS, description of CTRL_REG2, cut-off table",
          confidence: .inferred),
        TableFacts(
          name: "microgravitiesPerDigit",
          fields: ["CTRL_REG4.FS"], unit: "µg a digit",
          summary: "Typical sensitivity of the 12-bit code.",
          rows: [
            TableFacts.Row(codes: [0], value: 49_000),
            TableFacts.Row(codes: [1], value: 98_000),
            TableFacts.Row(codes: [3], value: 195_000),
          ],
          cite: "LINUX, sensor tables; H3PID",
          confidence: .independent),
        TableFacts(
          name: "ratedG",
          fields: ["CTRL_REG4.FS"], unit: "g",
          summary: "Rated full scale in either direction.",
          rows: [
            TableFacts.Row(codes: [0], value: 100),
            TableFacts.Row(codes: [1], value: 200),
            TableFacts.Row(codes: [3], value: 400),
          ],
          cite: "LINUX, sensor tables; H3PID",
          confidence: .independent),
      ],
      timings: [
        TimingFacts(
          name: "boot", nanoseconds: 5_000_000,
          summary:
            "From power-on to the end of the trim download; that it takes as long after BOOT "
            + "is inferred.",
          cite: "AN, opening pages; PID, examples",
          confidence: .inferred),
        TimingFacts(
          name: "turnOnOffset", nanoseconds: 1_000_000,
          summary:
            "With one sample period added: from power-down to the first valid sample; "
            + "specified at 100 Hz.",
          cite: "H3 p.10"),
      ],
      constants: [
        ConstantFacts(
          name: "lowestCode", value: -2048, unit: "digits",
          summary: "The lowest output code, 12 bits.",
          cite: "DS, mechanical characteristics",
          confidence: .inferred),
        ConstantFacts(
          name: "highestCode", value: 2047, unit: "digits",
          summary: "The highest output code, 12 bits.",
          cite: "DS, mechanical characteristics",
          confidence: .inferred),
        ConstantFacts(
          name: "unusedLowBits", value: 4, unit: "bits",
          summary: "Zero bits below the code in a 16-bit word.",
          cite: "DS, mechanical characteristics; LINUX, sensor tables",
          confidence: .inferred),
        ConstantFacts(
          name: "digitsPerThresholdStep", value: 16, unit: "digits",
          summary: "One step of INT1_THS and INT2_THS: full scale / 128.",
          cite: "INV; PID, examples",
          confidence: .inferred),
        ConstantFacts(
          name: "digitsPerReferenceStep", value: 16, unit: "digits",
          summary: "One step of REFERENCE: full scale / 128.",
          cite: "ADAFRUIT, quoting AN2847; COMMUNITY",
          confidence: .inferred),
      ],
      documents: [
        "ADAFRUIT": "Adafruit LIS331 driver",
        "AN":
          "AN2847 application note for the LIS331DLH, Doc ID 15136 Rev 2, STMicroelectronics, "
          + "September 2010 (opening pages)",
        "COMMUNITY":
          "Statements of ST's staff in the ST community, on REFERENCE of the LIS2DH12, which "
          + "has the same structure",
        "DS": "LIS331DLH datasheet, Doc ID 15094 Rev 3, STMicroelectronics, July 2009",
        "ESPIDF": "A driver of the LIS331DLH for ESP-IDF",
        "GBATEK": "GBATEK, hardware notes on the accelerometer of the Nintendo 3DS",
        "H3": "H3LIS331DL datasheet, DocID023111 Rev 3, STMicroelectronics (pages 10 and 13)",
        "H3PID": "STMicroelectronics h3lis331dl-pid, commit 5d336a2",
        "INV": "InvenSense drivers/misc/inv_mpu/accel/lis331.c",
        "LINUX": "Linux drivers/iio/accel/st_accel_core.c and drivers/iio/common/st_sensors",
        "PID":
          "STMicroelectronics lis331dlh-pid, commit 4ee589f, and the examples of "
          + "STMems_Standard_C_drivers",
        "VDORR": "vdorr's driver of the LIS302DLH",
      ])
  }

  extension Datasheet.H3LIS331DL {
    private static let factsAt23 = RegisterFacts(
      address: 0x23, name: "CTRL_REG4", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Data format and full scale.",
      fields: [
        FieldFacts(
          name: "BDU", bits: 7...7, rule: .value,
          summary: "Whether a pair holds still between the reads of its halves.",
          cases: [
            CaseFacts(code: 0, name: "continuous", meaning: "updates at any time"),
            CaseFacts(code: 1, name: "held", meaning: "held until both halves are read"),
          ],
          cite: "DS, description of CTRL_REG4",
          confidence: .independent),
        FieldFacts(
          name: "BLE", bits: 6...6, rule: .value,
          summary: "Order of the bytes of a pair.",
          cases: [
            CaseFacts(code: 0, name: "little", meaning: "low byte at the lower address"),
            CaseFacts(code: 1, name: "big", meaning: "high byte at the lower address"),
          ],
          cite: "DS, description of CTRL_REG4",
          confidence: .independent),
        FieldFacts(
          name: "FS", bits: 4...5, rule: .value,
          summary: "Full scale.",
          cases: [
            CaseFacts(code: 0, name: "g100", meaning: "±100 g"),
            CaseFacts(code: 1, name: "g200", meaning: "±200 g"),
            CaseFacts(code: 2, name: "undefined2", meaning: "not defined", isDefined: false),
            CaseFacts(code: 3, name: "g400", meaning: "±400 g"),
          ],
          cite: "H3PID; LINUX, sensor tables",
          confidence: .independent),
        FieldFacts(
          name: "unused", bits: 1...3, rule: .zero,
          summary: "The part has no self-test.",
          cases: [],
          cite: "H3PID",
          confidence: .single),
        FieldFacts(
          name: "SIM", bits: 0...0, rule: .value,
          summary: "SPI wiring.",
          cases: [
            CaseFacts(code: 0, name: "four", meaning: "four wires"),
            CaseFacts(code: 1, name: "three", meaning: "three wires"),
          ],
          cite: "DS, description of CTRL_REG4",
          confidence: .independent),
      ],
      cite: "H3PID; LINUX, sensor tables",
      confidence: .independent)

    private static let factsAt30 = RegisterFacts(
      address: 0x30, name: "INT1_CFG", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Events of interrupt generator 1.",
      fields: [
        FieldFacts(
          name: "AOI", bits: 7...7, rule: .value,
          summary: "How events combine; with 6D, movement or position.",
          cases: [
            CaseFacts(code: 0, name: "or", meaning: "any event; with 6D, movement"),
            CaseFacts(code: 1, name: "and", meaning: "all events; with 6D, position"),
          ],
          cite: "DS, description of INT1_CFG",
          confidence: .independent),
        FieldFacts(
          name: "unused", bits: 6...6, rule: .zero,
          summary: "The part has no 6D.",
          cases: [],
          cite: "H3PID",
          confidence: .single),
        FieldFacts(
          name: "ZHIE", bits: 5...5, rule: .value,
          summary: "Whether Z above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT1_CFG",
          confidence: .independent),
        FieldFacts(
          name: "ZLIE", bits: 4...4, rule: .value,
          summary: "Whether Z below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT1_CFG",
          confidence: .independent),
        FieldFacts(
          name: "YHIE", bits: 3...3, rule: .value,
          summary: "Whether Y above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT1_CFG",
          confidence: .independent),
        FieldFacts(
          name: "YLIE", bits: 2...2, rule: .value,
          summary: "Whether Y below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT1_CFG",
          confidence: .independent),
        FieldFacts(
          name: "XHIE", bits: 1...1, rule: .value,
          summary: "Whether X above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT1_CFG",
          confidence: .independent),
        FieldFacts(
          name: "XLIE", bits: 0...0, rule: .value,
          summary: "Whether X below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT1_CFG",
          confidence: .independent),
      ],
      cite: "H3PID",
      confidence: .single)

    private static let factsAt34 = RegisterFacts(
      address: 0x34, name: "INT2_CFG", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Events of interrupt generator 2.",
      fields: [
        FieldFacts(
          name: "AOI", bits: 7...7, rule: .value,
          summary: "How events combine; with 6D, movement or position.",
          cases: [
            CaseFacts(code: 0, name: "or", meaning: "any event; with 6D, movement"),
            CaseFacts(code: 1, name: "and", meaning: "all events; with 6D, position"),
          ],
          cite: "DS, description of INT2_CFG",
          confidence: .independent),
        FieldFacts(
          name: "unused", bits: 6...6, rule: .zero,
          summary: "The part has no 6D.",
          cases: [],
          cite: "H3PID",
          confidence: .single),
        FieldFacts(
          name: "ZHIE", bits: 5...5, rule: .value,
          summary: "Whether Z above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT2_CFG",
          confidence: .independent),
        FieldFacts(
          name: "ZLIE", bits: 4...4, rule: .value,
          summary: "Whether Z below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT2_CFG",
          confidence: .independent),
        FieldFacts(
          name: "YHIE", bits: 3...3, rule: .value,
          summary: "Whether Y above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT2_CFG",
          confidence: .independent),
        FieldFacts(
          name: "YLIE", bits: 2...2, rule: .value,
          summary: "Whether Y below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT2_CFG",
          confidence: .independent),
        FieldFacts(
          name: "XHIE", bits: 1...1, rule: .value,
          summary: "Whether X above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT2_CFG",
          confidence: .independent),
        FieldFacts(
          name: "XLIE", bits: 0...0, rule: .value,
          summary: "Whether X below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT2_CFG",
          confidence: .independent),
      ],
      cite: "H3PID",
      confidence: .single)
  }
#endif
