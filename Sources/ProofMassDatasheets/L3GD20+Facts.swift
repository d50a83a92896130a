// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3gd20.json by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.L3GD20 {
    /// Everything that is known of the part, as data.
    public static let facts = ChipFacts(
      name: "L3GD20",
      kind: .gyroscope,
      identity: IdentityFacts(
        register: 0x0F, value: 0xD4,
        candidates: ["L3GD20", "LSM330D", "LSM330DLC", "LSM330", "L3G4IS", "LSM9DS0"],
        cite: "LINUX, st_gyro_core.c; RIOT",
        confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x6A, 0x6B], incrementBit: 0x80,
        maximumHertz: 400_000,
        cite: "RIOT; PID",
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
        factsAt0F,
        factsAt20,
        Datasheet.L3G4200D.CTRL_REG2.facts.inherited(.independent),
        Datasheet.L3G4200D.CTRL_REG3.facts.inherited(.independent),
        Datasheet.L3G4200D.CTRL_REG4.facts.inherited(.independent),
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
        Datasheet.L3G4200D.FIFO_CTRL_REG.facts.inherited(.independent),
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
            TableFacts.Row(codes: [0], value: 95_000),
            TableFacts.Row(codes: [1], value: 190_000),
            TableFacts.Row(codes: [2], value: 380_000),
            TableFacts.Row(codes: [3], value: 760_000),
          ],
          cite: "LINUX, st_gyro_core.c; RIOT",
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
            TableFacts.Row(codes: [2, 3], value: 100_000),
            TableFacts.Row(codes: [3, 0], value: 30_000),
            TableFacts.Row(codes: [3, 1], value: 35_000),
            TableFacts.Row(codes: [3, 2], value: 50_000),
            TableFacts.Row(codes: [3, 3], value: 100_000),
          ],
          cite: "RECALLED, for the highest; DS Table 22, for the others",
          confidence: .single),
        TableFacts(
          name: "highPassCutoffMillihertz",
          fields: ["CTRL_REG1.DR", "CTRL_REG2.HPCF"], unit: "mHz",
          summary:
            "Cut-off of the high-pass, as printed (rounded): about nine tenths of the "
            + "L3G4200D's.",
          rows: [
            TableFacts.Row(codes: [0, 0], value: 7200),
            TableFacts.Row(codes: [0, 1], value: 3500),
            TableFacts.Row(codes: [0, 2], value: 1800),
            TableFacts.Row(codes: [0, 3], value: 900),
            TableFacts.Row(codes: [0, 4], value: 450),
            TableFacts.Row(codes: [0, 5], value: 180),
            TableFacts.Row(codes: [0, 6], value: 90),
            TableFacts.Row(codes: [0, 7], value: 45),
            TableFacts.Row(codes: [0, 8], value: 18),
            TableFacts.Row(codes: [0, 9], value: 9),
            TableFacts.Row(codes: [1, 0], value: 13_500),
            TableFacts.Row(codes: [1, 1], value: 7200),
            TableFacts.Row(codes: [1, 2], value: 3500),
            TableFacts.Row(codes: [1, 3], value: 1800),
            TableFacts.Row(codes: [1, 4], value: 900),
            TableFacts.Row(codes: [1, 5], value: 450),
            TableFacts.Row(codes: [1, 6], value: 180),
            TableFacts.Row(codes: [1, 7], value: 90),
            TableFacts.Row(codes: [1, 8], value: 45),
            TableFacts.Row(codes: [1, 9], value: 18),
            TableFacts.Row(codes: [2, 0], value: 27_000),
            TableFacts.Row(codes: [2, 1], value: 13_500),
            TableFacts.Row(codes: [2, 2], value: 7200),
            TableFacts.Row(codes: [2, 3], value: 3500),
            TableFacts.Row(codes: [2, 4], value: 1800),
            TableFacts.Row(codes: [2, 5], value: 900),
            TableFacts.Row(codes: [2, 6], value: 450),
            TableFacts.Row(codes: [2, 7], value: 180),
            TableFacts.Row(codes: [2, 8], value: 90),
            TableFacts.Row(codes: [2, 9], value: 45),
            TableFacts.Row(codes: [3, 0], value: 51_400),
            TableFacts.Row(codes: [3, 1], value: 27_000),
            TableFacts.Row(codes: [3, 2], value: 13_500),
            TableFacts.Row(codes: [3, 3], value: 7200),
            TableFacts.Row(codes: [3, 4], value: 3500),
            TableFacts.Row(codes: [3, 5], value: 1800),
            TableFacts.Row(codes: [3, 6], value: 900),
            TableFacts.Row(codes: [3, 7], value: 450),
            TableFacts.Row(codes: [3, 8], value: 180),
            TableFacts.Row(codes: [3, 9], value: 90),
          ],
          cite: "RECALLED",
          confidence: .single),
        TableFacts(
          name: "microdegreesPerSecondPerDigit",
          fields: ["CTRL_REG4.FS"], unit: "µ°/s a digit",
          summary: "Typical sensitivity.",
          rows: [
            TableFacts.Row(codes: [0], value: 8750),
            TableFacts.Row(codes: [1], value: 17_500),
            TableFacts.Row(codes: [2], value: 70_000),
            TableFacts.Row(codes: [3], value: 70_000),
          ],
          cite: "LINUX, st_gyro_core.c; RIOT",
          confidence: .independent),
        TableFacts(
          name: "ratedDegreesPerSecond",
          fields: ["CTRL_REG4.FS"], unit: "°/s",
          summary: "Rated full scale in either direction; the code reaches 14.7 % further.",
          rows: [
            TableFacts.Row(codes: [0], value: 250),
            TableFacts.Row(codes: [1], value: 500),
            TableFacts.Row(codes: [2], value: 2000),
            TableFacts.Row(codes: [3], value: 2000),
          ],
          cite: "LINUX, st_gyro_core.c; RIOT",
          confidence: .independent),
        TableFacts(
          name: "selfTestDegreesPerSecond",
          fields: ["CTRL_REG4.FS"], unit: "°/s",
          summary: "Typical output change under self-test, either sign.",
          rows: [
            TableFacts.Row(codes: [0], value: 130),
            TableFacts.Row(codes: [1], value: 200),
            TableFacts.Row(codes: [2], value: 530),
            TableFacts.Row(codes: [3], value: 530),
          ],
          cite: "DS Table 4",
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
        "RECALLED": "L3GD20 datasheet, STMicroelectronics, from memory",
        "RIOT": "RIOT drivers/l3gxxxx, which drives the family with one register map",
      ])
  }

  extension Datasheet.L3GD20 {
    private static let factsAt0F = RegisterFacts(
      address: 0x0F, name: "WHO_AM_I", access: .read, reset: 0xD4,
      dump: .always,
      readEffect: nil,
      summary: "The identity byte.",
      fields: [
        FieldFacts(
          name: "ID", bits: 0...7, rule: .value,
          summary: "0xD4, also in several modules.",
          cases: [],
          cite: "LINUX, st_gyro_core.c; RIOT",
          confidence: .independent)
      ],
      cite: "LINUX, st_gyro_core.c; RIOT",
      confidence: .independent)

    private static let factsAt20 = RegisterFacts(
      address: 0x20, name: "CTRL_REG1", access: .readWrite, reset: 0x07,
      dump: .always,
      readEffect: nil,
      summary: "Data rate, bandwidth, power and axes.",
      fields: [
        FieldFacts(
          name: "DR", bits: 6...7, rule: .value,
          summary: "Output data rate.",
          cases: [
            CaseFacts(code: 0, name: "hertz95", meaning: "95 Hz"),
            CaseFacts(code: 1, name: "hertz190", meaning: "190 Hz"),
            CaseFacts(code: 2, name: "hertz380", meaning: "380 Hz"),
            CaseFacts(code: 3, name: "hertz760", meaning: "760 Hz"),
          ],
          cite: "RIOT; LINUX, st_gyro_core.c",
          confidence: .independent),
        FieldFacts(
          name: "BW", bits: 4...5, rule: .value,
          summary:
            "Cut-off of the second low-pass, by rate; it acts only where a selection passes "
            + "through it.",
          cases: [
            CaseFacts(code: 0, name: "lowest", meaning: "lowest cut-off"),
            CaseFacts(code: 1, name: "low", meaning: "second lowest cut-off"),
            CaseFacts(code: 2, name: "high", meaning: "second highest cut-off"),
            CaseFacts(code: 3, name: "highest", meaning: "highest cut-off"),
          ],
          cite: "DS Table 22; AN Table 3",
          confidence: .independent),
        FieldFacts(
          name: "PD", bits: 3...3, rule: .value,
          summary: "Whether the drive runs; with no axis enabled the part sleeps.",
          cases: [
            CaseFacts(code: 0, name: "powerDown", meaning: "power-down"),
            CaseFacts(code: 1, name: "running", meaning: "normal, or sleep with no axis enabled"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG1",
          confidence: .independent),
        FieldFacts(
          name: "Zen", bits: 2...2, rule: .value,
          summary: "Whether the Z axis is measured.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not measured"),
            CaseFacts(code: 1, name: "enabled", meaning: "measured"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG1",
          confidence: .independent),
        FieldFacts(
          name: "Yen", bits: 1...1, rule: .value,
          summary: "Whether the Y axis is measured.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not measured"),
            CaseFacts(code: 1, name: "enabled", meaning: "measured"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG1",
          confidence: .independent),
        FieldFacts(
          name: "Xen", bits: 0...0, rule: .value,
          summary: "Whether the X axis is measured.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not measured"),
            CaseFacts(code: 1, name: "enabled", meaning: "measured"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG1",
          confidence: .independent),
      ],
      cite: "RIOT; LINUX, st_gyro_core.c",
      confidence: .independent)
  }
#endif
