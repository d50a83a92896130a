// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/a3g4250d.json by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.A3G4250D {
    /// Everything that is known of the part, as data.
    public static let facts = ChipFacts(
      name: "A3G4250D",
      kind: .gyroscope,
      identity: IdentityFacts(
        register: 0x0F, value: 0xD3,
        candidates: ["A3G4250D", "L3G4200D", "I3G4250D", "LSM330DL"],
        cite: "PID; LINUX, st_gyro_core.c",
        confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x68, 0x69], incrementBit: 0x80,
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
          cite: "DS Table 18",
          confidence: .independent),
        ReservedFacts(
          addresses: 0x10...0x1F, rule: .doNotWrite,
          cite: "DS Table 18",
          confidence: .independent),
        ReservedFacts(
          addresses: 0x39...0x7F, rule: .doNotWrite,
          cite: "DS Table 18, addresses that it does not list",
          confidence: .independent),
      ],
      registers: [
        Datasheet.L3G4200D.WHO_AM_I.facts.inherited(.independent),
        Datasheet.L3G4200D.CTRL_REG1.facts.inherited(.independent),
        Datasheet.L3G4200D.CTRL_REG2.facts.inherited(.independent),
        Datasheet.L3G4200D.CTRL_REG3.facts.inherited(.independent),
        factsAt23,
        Datasheet.L3G4200D.CTRL_REG5.facts.inherited(.independent),
        Datasheet.L3G4200D.REFERENCE.facts.inherited(.independent),
        Datasheet.L3G4200D.OUT_TEMP.facts.inherited(.independent),
        Datasheet.L3G4200D.STATUS_REG.facts.inherited(.independent),
        Datasheet.L3G4200D.OUT_X_L.facts.inherited(.independent),
        Datasheet.L3G4200D.OUT_X_H.facts.inherited(.independent),
        Datasheet.L3G4200D.OUT_Y_L.facts.inherited(.independent),
        Datasheet.L3G4200D.OUT_Y_H.facts.inherited(.independent),
        Datasheet.L3G4200D.OUT_Z_L.facts.inherited(.independent),
        Datasheet.L3G4200D.OUT_Z_H.facts.inherited(.independent),
        factsAt2E,
        Datasheet.L3G4200D.FIFO_SRC_REG.facts.inherited(.independent),
        Datasheet.L3G4200D.INT1_CFG.facts.inherited(.independent),
        Datasheet.L3G4200D.INT1_SRC.facts.inherited(.independent),
        Datasheet.L3G4200D.INT1_TSH_XH.facts.inherited(.independent),
        Datasheet.L3G4200D.INT1_TSH_XL.facts.inherited(.independent),
        Datasheet.L3G4200D.INT1_TSH_YH.facts.inherited(.independent),
        Datasheet.L3G4200D.INT1_TSH_YL.facts.inherited(.independent),
        Datasheet.L3G4200D.INT1_TSH_ZH.facts.inherited(.independent),
        Datasheet.L3G4200D.INT1_TSH_ZL.facts.inherited(.independent),
        Datasheet.L3G4200D.INT1_DURATION.facts.inherited(.independent),
      ],
      tables: [
        TableFacts(
          name: "millihertz",
          fields: ["CTRL_REG1.DR"], unit: "mHz",
          summary: "Output data rate.",
          rows: [
            TableFacts.Row(codes: [0], value: 100_000),
            TableFacts.Row(codes: [1], value: 200_000),
            TableFacts.Row(codes: [2], value: 400_000),
            TableFacts.Row(codes: [3], value: 800_000),
          ],
          cite: "PID; RIOT",
          confidence: .independent),
        TableFacts(
          name: "lowPass1CutoffMillihertz",
          fields: ["CTRL_REG1.DR"], unit: "mHz",
          summary:
            "Cut-off of the first low-pass, always in the path; the L3G4200D's, for want of "
            + "others.",
          rows: [
            TableFacts.Row(codes: [0], value: 32_000),
            TableFacts.Row(codes: [1], value: 54_000),
            TableFacts.Row(codes: [2], value: 78_000),
            TableFacts.Row(codes: [3], value: 93_000),
          ],
          cite: "AN Tables 3 and 10, for the L3G4200D",
          confidence: .unknown),
        TableFacts(
          name: "lowPass2CutoffMillihertz",
          fields: ["CTRL_REG1.DR", "CTRL_REG1.BW"], unit: "mHz",
          summary: "Cut-off of the second low-pass.",
          rows: [
            TableFacts.Row(codes: [0, 0], value: 12_500),
            TableFacts.Row(codes: [0, 1], value: 25_000),
            TableFacts.Row(codes: [0, 2], value: 25_000),
            TableFacts.Row(codes: [0, 3], value: 25_000),
            TableFacts.Row(codes: [1, 0], value: 12_500),
            TableFacts.Row(codes: [1, 1], value: 25_000),
            TableFacts.Row(codes: [1, 2], value: 50_000),
            TableFacts.Row(codes: [1, 3], value: 70_000),
            TableFacts.Row(codes: [2, 0], value: 20_000),
            TableFacts.Row(codes: [2, 1], value: 25_000),
            TableFacts.Row(codes: [2, 2], value: 50_000),
            TableFacts.Row(codes: [2, 3], value: 110_000),
            TableFacts.Row(codes: [3, 0], value: 30_000),
            TableFacts.Row(codes: [3, 1], value: 35_000),
            TableFacts.Row(codes: [3, 2], value: 50_000),
            TableFacts.Row(codes: [3, 3], value: 110_000),
          ],
          cite: "DS Table 22; AN Table 3",
          confidence: .inferred),
        TableFacts(
          name: "highPassCutoffMillihertz",
          fields: ["CTRL_REG1.DR", "CTRL_REG2.HPCF"], unit: "mHz",
          summary: "Cut-off of the high-pass, as printed (rounded).",
          rows: [
            TableFacts.Row(codes: [0, 0], value: 8000),
            TableFacts.Row(codes: [0, 1], value: 4000),
            TableFacts.Row(codes: [0, 2], value: 2000),
            TableFacts.Row(codes: [0, 3], value: 1000),
            TableFacts.Row(codes: [0, 4], value: 500),
            TableFacts.Row(codes: [0, 5], value: 200),
            TableFacts.Row(codes: [0, 6], value: 100),
            TableFacts.Row(codes: [0, 7], value: 50),
            TableFacts.Row(codes: [0, 8], value: 20),
            TableFacts.Row(codes: [0, 9], value: 10),
            TableFacts.Row(codes: [1, 0], value: 15_000),
            TableFacts.Row(codes: [1, 1], value: 8000),
            TableFacts.Row(codes: [1, 2], value: 4000),
            TableFacts.Row(codes: [1, 3], value: 2000),
            TableFacts.Row(codes: [1, 4], value: 1000),
            TableFacts.Row(codes: [1, 5], value: 500),
            TableFacts.Row(codes: [1, 6], value: 200),
            TableFacts.Row(codes: [1, 7], value: 100),
            TableFacts.Row(codes: [1, 8], value: 50),
            TableFacts.Row(codes: [1, 9], value: 20),
            TableFacts.Row(codes: [2, 0], value: 30_000),
            TableFacts.Row(codes: [2, 1], value: 15_000),
            TableFacts.Row(codes: [2, 2], value: 8000),
            TableFacts.Row(codes: [2, 3], value: 4000),
            TableFacts.Row(codes: [2, 4], value: 2000),
            TableFacts.Row(codes: [2, 5], value: 1000),
            TableFacts.Row(codes: [2, 6], value: 500),
            TableFacts.Row(codes: [2, 7], value: 200),
            TableFacts.Row(codes: [2, 8], value: 100),
            TableFacts.Row(codes: [2, 9], value: 50),
            TableFacts.Row(codes: [3, 0], value: 56_000),
            TableFacts.Row(codes: [3, 1], value: 30_000),
            TableFacts.Row(codes: [3, 2], value: 15_000),
            TableFacts.Row(codes: [3, 3], value: 8000),
            TableFacts.Row(codes: [3, 4], value: 4000),
            TableFacts.Row(codes: [3, 5], value: 2000),
            TableFacts.Row(codes: [3, 6], value: 1000),
            TableFacts.Row(codes: [3, 7], value: 500),
            TableFacts.Row(codes: [3, 8], value: 200),
            TableFacts.Row(codes: [3, 9], value: 100),
          ],
          cite: "DS Table 27; AN Table 12",
          confidence: .inferred),
        TableFacts(
          name: "microdegreesPerSecondPerDigit",
          fields: ["CTRL_REG4.FS"], unit: "µ°/s a digit",
          summary: "Typical sensitivity.",
          rows: [
            TableFacts.Row(codes: [0], value: 8750)
          ],
          cite: "LINUX, st_gyro_core.c; PID",
          confidence: .independent),
        TableFacts(
          name: "ratedDegreesPerSecond",
          fields: ["CTRL_REG4.FS"], unit: "°/s",
          summary: "Rated full scale in either direction; the code reaches 14.7 % further.",
          rows: [
            TableFacts.Row(codes: [0], value: 245)
          ],
          cite: "PID",
          confidence: .single),
        TableFacts(
          name: "selfTestDegreesPerSecond",
          fields: ["CTRL_REG4.FS"], unit: "°/s",
          summary: "Typical output change under self-test, either sign.",
          rows: [
            TableFacts.Row(codes: [0], value: 130)
          ],
          cite: "DS Table 4, for the L3G4200D at ±250 °/s",
          confidence: .inferred),
      ],
      timings: [
        TimingFacts(
          name: "boot", nanoseconds: 10_000_000,
          summary:
            "From power-on to the end of the trim download; that it takes as long after BOOT "
            + "is inferred.",
          cite: "AN, section 2; AN, section 3, which has about half of it",
          confidence: .inferred),
        TimingFacts(
          name: "turnOn", nanoseconds: 250_000_000,
          summary: "From power-down to settled data.",
          cite: "RECALLED",
          confidence: .single),
        TimingFacts(
          name: "temperaturePeriod", nanoseconds: 1_000_000_000,
          summary: "Between two values of OUT_TEMP.",
          cite: "DS, temperature sensor characteristics",
          confidence: .inferred),
      ],
      constants: [
        ConstantFacts(
          name: "lowestCode", value: -32_768, unit: "digits",
          summary: "The lowest output code; that it clips there is inferred.",
          cite: "DS, output registers",
          confidence: .inferred),
        ConstantFacts(
          name: "highestCode", value: 32_767, unit: "digits",
          summary: "The highest output code; that it clips there is inferred.",
          cite: "DS, output registers",
          confidence: .inferred),
        ConstantFacts(
          name: "digitsPerThresholdStep", value: 1, unit: "digits",
          summary: "One step of the thresholds.",
          cite: "AN, threshold example",
          confidence: .inferred),
        ConstantFacts(
          name: "digitsPerReferenceStep", value: 256, unit: "digits",
          summary: "One step of REFERENCE; the printed unit cannot be right.",
          cite: "AN Table 14",
          confidence: .inferred),
        ConstantFacts(
          name: "temperatureDegreesPerDigit", value: -1, unit: "°C a digit",
          summary: "Change of temperature with one digit of OUT_TEMP.",
          cite: "DS, temperature sensor characteristics",
          confidence: .inferred),
        ConstantFacts(
          name: "fifoDepth", value: 32, unit: "sets",
          summary: "Slots of the FIFO.",
          cite: "DS, FIFO",
          confidence: .inferred),
        ConstantFacts(
          name: "fifoFirstAddress", value: 40, unit: "address",
          summary: "Where a burst continues after fifoLastAddress while the FIFO is in use.",
          cite: "DS 3.2.6; AN 6.5",
          confidence: .inferred),
        ConstantFacts(
          name: "fifoLastAddress", value: 45, unit: "address",
          summary: "The last address of a set in the FIFO.",
          cite: "DS 3.2.6; AN 6.5",
          confidence: .inferred),
        ConstantFacts(
          name: "settlingSamples", value: 1, unit: "samples",
          summary: "From sleep, or after a change of settings, without the second low-pass.",
          cite: "AN Table 5",
          confidence: .inferred),
        ConstantFacts(
          name: "settlingSamplesLowPass2", value: 6, unit: "samples",
          summary: "From sleep, or after a change of settings, with the second low-pass.",
          cite: "AN Table 5",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestLowest", value: 200, unit: "°/s",
          summary:
            "The least change under self-test at ±2000 °/s that an example for a relative "
            + "accepts.",
          cite: "EXAMPLE",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestHighest", value: 800, unit: "°/s",
          summary:
            "The greatest change under self-test at ±2000 °/s that an example for a relative "
            + "accepts.",
          cite: "EXAMPLE",
          confidence: .inferred),
      ],
      documents: [
        "AN":
          "AN3393 application note for the L3G4200D, Doc ID 018750 Rev 1, STMicroelectronics, "
          + "April 2011",
        "DS": "L3G4200D datasheet, Doc ID 17116 Rev 3, STMicroelectronics, December 2010",
        "EXAMPLE": "STMicroelectronics example of a self-test for the L3GD20H",
        "LINUX": "Linux drivers/iio/gyro/st_gyro_core.c and drivers/iio/common/st_sensors",
        "PID": "STMicroelectronics register headers of the A3G4250D and I3G4250D",
        "RECALLED": "A3G4250D datasheet, STMicroelectronics, from memory",
        "RIOT": "RIOT drivers/l3gxxxx, which drives the family with one register map",
      ])
  }

  extension Datasheet.A3G4250D {
    private static let factsAt23 = RegisterFacts(
      address: 0x23, name: "CTRL_REG4", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Data format and self-test.",
      fields: [
        FieldFacts(
          name: "BDU", bits: 7...7, rule: .zero,
          summary: "The part has no BDU.",
          cases: [],
          cite: "PID, which has neither BDU nor FS for the part",
          confidence: .single),
        FieldFacts(
          name: "BLE", bits: 6...6, rule: .value,
          summary: "Order of the bytes of a pair.",
          cases: [
            CaseFacts(code: 0, name: "little", meaning: "low byte at the lower address"),
            CaseFacts(code: 1, name: "big", meaning: "high byte at the lower address"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG4",
          confidence: .independent),
        FieldFacts(
          name: "FS", bits: 4...5, rule: .value,
          summary: "Full scale; the part has one.",
          cases: [
            CaseFacts(code: 0, name: "dps245", meaning: "±245 °/s"),
            CaseFacts(code: 1, name: "undefined1", meaning: "not used", isDefined: false),
            CaseFacts(code: 2, name: "undefined2", meaning: "not used", isDefined: false),
            CaseFacts(code: 3, name: "undefined3", meaning: "not used", isDefined: false),
          ],
          cite: "PID, which has neither BDU nor FS for the part",
          confidence: .single),
        FieldFacts(
          name: "reserved", bits: 3...3, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS Table 18; DS, description of CTRL_REG4",
          confidence: .independent),
        FieldFacts(
          name: "ST", bits: 1...2, rule: .value,
          summary: "Self-test.",
          cases: [
            CaseFacts(code: 0, name: "off", meaning: "off"),
            CaseFacts(code: 1, name: "plus", meaning: "outputs rise"),
            CaseFacts(code: 2, name: "undefined2", meaning: "not used", isDefined: false),
            CaseFacts(code: 3, name: "minus", meaning: "outputs fall"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG4",
          confidence: .independent),
        FieldFacts(
          name: "SIM", bits: 0...0, rule: .value,
          summary: "SPI wiring.",
          cases: [
            CaseFacts(code: 0, name: "four", meaning: "four wires"),
            CaseFacts(code: 1, name: "three", meaning: "three wires"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG4",
          confidence: .independent),
      ],
      cite: "PID, which has neither BDU nor FS for the part",
      confidence: .single)

    private static let factsAt2E = RegisterFacts(
      address: 0x2E, name: "FIFO_CTRL_REG", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "FIFO mode and watermark.",
      fields: [
        FieldFacts(
          name: "FM", bits: 5...7, rule: .value,
          summary: "FIFO mode.",
          cases: [
            CaseFacts(code: 0, name: "bypass", meaning: "empty and idle"),
            CaseFacts(code: 1, name: "fifo", meaning: "fills once and stops"),
            CaseFacts(code: 2, name: "stream", meaning: "drops the oldest set when full"),
            CaseFacts(code: 3, name: "undefined3", meaning: "not defined", isDefined: false),
            CaseFacts(code: 4, name: "undefined4", meaning: "not defined", isDefined: false),
            CaseFacts(code: 5, name: "undefined5", meaning: "not defined", isDefined: false),
            CaseFacts(code: 6, name: "undefined6", meaning: "not defined", isDefined: false),
            CaseFacts(code: 7, name: "undefined7", meaning: "not defined", isDefined: false),
          ],
          cite: "PID, which has three modes for the part",
          confidence: .single),
        FieldFacts(
          name: "WTM", bits: 0...4, rule: .value,
          summary:
            "Sets that the FIFO must hold more of (application note), or as many (datasheet), "
            + "to report the watermark.",
          cases: [],
          cite: "DS, description of FIFO_CTRL_REG; AN, FIFO chapter",
          confidence: .independent),
      ],
      cite: "PID, which has three modes for the part",
      confidence: .single)
  }
#endif
