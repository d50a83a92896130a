// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3g4200d.json by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.L3G4200D {
    /// Everything that is known of the part, as data.
    public static let facts = ChipFacts(
      name: "L3G4200D",
      kind: .gyroscope,
      identity: IdentityFacts(
        register: 0x0F, value: 0xD3,
        candidates: ["L3G4200D", "A3G4250D", "I3G4250D", "LSM330DL"],
        cite: "DS Table 18; PID; LINUX, st_gyro_core.c",
        confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x68, 0x69], incrementBit: 0x80,
        maximumHertz: 400_000,
        cite: "DS, I2C interface"),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x40, addressMask: 0x3F, mode: 3,
        maximumHertz: 10_000_000, oneRegisterAWrite: false,
        cite: "DS, SPI interface"),
      counterWraps: [],
      reserved: [
        ReservedFacts(
          addresses: 0x00...0x0E, rule: .doNotWrite,
          cite: "DS Table 18"),
        ReservedFacts(
          addresses: 0x10...0x1F, rule: .doNotWrite,
          cite: "DS Table 18"),
        ReservedFacts(
          addresses: 0x39...0x7F, rule: .doNotWrite,
          cite: "DS Table 18, addresses that it does not list"),
      ],
      registers: [
        WHO_AM_I.facts,
        CTRL_REG1.facts,
        CTRL_REG2.facts,
        CTRL_REG3.facts,
        CTRL_REG4.facts,
        CTRL_REG5.facts,
        REFERENCE.facts,
        OUT_TEMP.facts,
        STATUS_REG.facts,
        OUT_X_L.facts,
        OUT_X_H.facts,
        OUT_Y_L.facts,
        OUT_Y_H.facts,
        OUT_Z_L.facts,
        OUT_Z_H.facts,
        FIFO_CTRL_REG.facts,
        FIFO_SRC_REG.facts,
        INT1_CFG.facts,
        INT1_SRC.facts,
        INT1_TSH_XH.facts,
        INT1_TSH_XL.facts,
        INT1_TSH_YH.facts,
        INT1_TSH_YL.facts,
        INT1_TSH_ZH.facts,
        INT1_TSH_ZL.facts,
        INT1_DURATION.facts,
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
          cite: "DS Table 22; AN Table 3"),
        TableFacts(
          name: "lowPass1CutoffMillihertz",
          fields: ["CTRL_REG1.DR"], unit: "mHz",
          summary: "Cut-off of the first low-pass, always in the path.",
          rows: [
            TableFacts.Row(codes: [0], value: 32_000),
            TableFacts.Row(codes: [1], value: 54_000),
            TableFacts.Row(codes: [2], value: 78_000),
            TableFacts.Row(codes: [3], value: 93_000),
          ],
          cite: "AN Tables 3 and 10"),
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
          cite: "DS Table 22; AN Table 3"),
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
          cite: "DS Table 27; AN Table 12"),
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
          cite: "DS, mechanical characteristics; LINUX, st_gyro_core.c"),
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
          cite: "DS, mechanical characteristics"),
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
          cite: "DS Table 4"),
      ],
      timings: [
        TimingFacts(
          name: "boot", nanoseconds: 10_000_000,
          summary:
            "From power-on to the end of the trim download; that it takes as long after BOOT "
            + "is inferred.",
          cite: "AN, section 2; AN, section 3, which has about half of it"),
        TimingFacts(
          name: "turnOn", nanoseconds: 250_000_000,
          summary: "From power-down to settled data.",
          cite: "AN Table 5"),
        TimingFacts(
          name: "temperaturePeriod", nanoseconds: 1_000_000_000,
          summary: "Between two values of OUT_TEMP.",
          cite: "DS, temperature sensor characteristics"),
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
          cite: "AN, threshold example"),
        ConstantFacts(
          name: "digitsPerReferenceStep", value: 256, unit: "digits",
          summary: "One step of REFERENCE; the printed unit cannot be right.",
          cite: "AN Table 14",
          confidence: .inferred),
        ConstantFacts(
          name: "temperatureDegreesPerDigit", value: -1, unit: "°C a digit",
          summary: "Change of temperature with one digit of OUT_TEMP.",
          cite: "DS, temperature sensor characteristics"),
        ConstantFacts(
          name: "fifoDepth", value: 32, unit: "sets",
          summary: "Slots of the FIFO.",
          cite: "DS, FIFO"),
        ConstantFacts(
          name: "fifoFirstAddress", value: 40, unit: "address",
          summary: "Where a burst continues after fifoLastAddress while the FIFO is in use.",
          cite: "DS 3.2.6; AN 6.5"),
        ConstantFacts(
          name: "fifoLastAddress", value: 45, unit: "address",
          summary: "The last address of a set in the FIFO.",
          cite: "DS 3.2.6; AN 6.5"),
        ConstantFacts(
          name: "settlingSamples", value: 1, unit: "samples",
          summary: "From sleep, or after a change of settings, without the second low-pass.",
          cite: "AN Table 5"),
        ConstantFacts(
          name: "settlingSamplesLowPass2", value: 6, unit: "samples",
          summary: "From sleep, or after a change of settings, with the second low-pass.",
          cite: "AN Table 5"),
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
      ])
  }

  extension Datasheet.L3G4200D.WHO_AM_I {
    public static let facts = RegisterFacts(
      address: 0x0F, name: "WHO_AM_I", access: .read, reset: 0xD3,
      dump: .always,
      readEffect: nil,
      summary: "The identity byte.",
      fields: [
        FieldFacts(
          name: "ID", bits: 0...7, rule: .value,
          summary: "0xD3, also in several relatives.",
          cases: [],
          cite: "DS Table 18")
      ],
      cite: "DS Table 18")
  }

  extension Datasheet.L3G4200D.CTRL_REG1 {
    public static let facts = RegisterFacts(
      address: 0x20, name: "CTRL_REG1", access: .readWrite, reset: 0x07,
      dump: .always,
      readEffect: nil,
      summary: "Data rate, bandwidth, power and axes.",
      fields: [
        FieldFacts(
          name: "DR", bits: 6...7, rule: .value,
          summary: "Output data rate.",
          cases: [
            CaseFacts(code: 0, name: "hertz100", meaning: "100 Hz"),
            CaseFacts(code: 1, name: "hertz200", meaning: "200 Hz"),
            CaseFacts(code: 2, name: "hertz400", meaning: "400 Hz"),
            CaseFacts(code: 3, name: "hertz800", meaning: "800 Hz"),
          ],
          cite: "DS Table 22; AN Table 3"),
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
          cite: "DS Table 22; AN Table 3"),
        FieldFacts(
          name: "PD", bits: 3...3, rule: .value,
          summary: "Whether the drive runs; with no axis enabled the part sleeps.",
          cases: [
            CaseFacts(code: 0, name: "powerDown", meaning: "power-down"),
            CaseFacts(code: 1, name: "running", meaning: "normal, or sleep with no axis enabled"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG1"),
        FieldFacts(
          name: "Zen", bits: 2...2, rule: .value,
          summary: "Whether the Z axis is measured.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not measured"),
            CaseFacts(code: 1, name: "enabled", meaning: "measured"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG1"),
        FieldFacts(
          name: "Yen", bits: 1...1, rule: .value,
          summary: "Whether the Y axis is measured.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not measured"),
            CaseFacts(code: 1, name: "enabled", meaning: "measured"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG1"),
        FieldFacts(
          name: "Xen", bits: 0...0, rule: .value,
          summary: "Whether the X axis is measured.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not measured"),
            CaseFacts(code: 1, name: "enabled", meaning: "measured"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG1"),
      ],
      cite: "DS Table 18; DS, description of CTRL_REG1")
  }

  extension Datasheet.L3G4200D.CTRL_REG2 {
    public static let facts = RegisterFacts(
      address: 0x21, name: "CTRL_REG2", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "High-pass filter.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 6...7, rule: .zero,
          summary: "Loaded at boot; must stay zero.",
          cases: [],
          cite: "DS Table 18; DS, description of CTRL_REG2"),
        FieldFacts(
          name: "HPM", bits: 4...5, rule: .value,
          summary: "How the high-pass filter works.",
          cases: [
            CaseFacts(
              code: 0, name: "normal",
              meaning: "tracks the input; a read of REFERENCE restarts it"),
            CaseFacts(code: 1, name: "reference", meaning: "subtracts REFERENCE"),
            CaseFacts(
              code: 2, name: "normalAlternate",
              meaning: "as normal; only the application note lets a read restart it"),
            CaseFacts(code: 3, name: "autoReset", meaning: "restarts when the interrupt occurs"),
          ],
          cite: "DS, description of CTRL_REG2; AN, high-pass filter, for the read with code 2",
          confidence: .single),
        FieldFacts(
          name: "HPCF", bits: 0...3, rule: .value,
          summary: "Cut-off of the high-pass, by rate.",
          cases: [
            CaseFacts(code: 0, name: "step0", meaning: "the highest cut-off"),
            CaseFacts(code: 1, name: "step1", meaning: "step 1 below the highest"),
            CaseFacts(code: 2, name: "step2", meaning: "step 2 below the highest"),
            CaseFacts(code: 3, name: "step3", meaning: "step 3 below the highest"),
            CaseFacts(code: 4, name: "step4", meaning: "step 4 below the highest"),
            CaseFacts(code: 5, name: "step5", meaning: "step 5 below the highest"),
            CaseFacts(code: 6, name: "step6", meaning: "step 6 below the highest"),
            CaseFacts(code: 7, name: "step7", meaning: "step 7 below the highest"),
            CaseFacts(code: 8, name: "step8", meaning: "step 8 below the highest"),
            CaseFacts(code: 9, name: "step9", meaning: "step 9 below the highest"),
            CaseFacts(code: 10, name: "undefined10", meaning: "not defined", isDefined: false),
            CaseFacts(code: 11, name: "undefined11", meaning: "not defined", isDefined: false),
            CaseFacts(code: 12, name: "undefined12", meaning: "not defined", isDefined: false),
            CaseFacts(code: 13, name: "undefined13", meaning: "not defined", isDefined: false),
            CaseFacts(code: 14, name: "undefined14", meaning: "not defined", isDefined: false),
            CaseFacts(code: 15, name: "undefined15", meaning: "not defined", isDefined: false),
          ],
          cite: "DS Table 27; AN Table 12"),
      ],
      cite: "DS Table 18; DS, description of CTRL_REG2")
  }

  extension Datasheet.L3G4200D.CTRL_REG3 {
    public static let facts = RegisterFacts(
      address: 0x22, name: "CTRL_REG3", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Interrupt pins.",
      fields: [
        FieldFacts(
          name: "I1_Int1", bits: 7...7, rule: .value,
          summary: "Whether the interrupt generator drives pin INT1.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not routed"),
            CaseFacts(code: 1, name: "enabled", meaning: "routed"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG3"),
        FieldFacts(
          name: "I1_Boot", bits: 6...6, rule: .value,
          summary: "Whether a boot in progress drives pin INT1.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not routed"),
            CaseFacts(code: 1, name: "enabled", meaning: "routed"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG3"),
        FieldFacts(
          name: "H_Lactive", bits: 5...5, rule: .value,
          summary:
            "Polarity of pin INT1 alone; a sentence of the application note, against its "
            + "figure, has DRDY follow.",
          cases: [
            CaseFacts(code: 0, name: "high", meaning: "active high"),
            CaseFacts(code: 1, name: "low", meaning: "active low"),
          ],
          cite: "DS, description of CTRL_REG3; AN Figure 6; LINUX, st_gyro_core.c"),
        FieldFacts(
          name: "PP_OD", bits: 4...4, rule: .value,
          summary: "Drive of pin INT1.",
          cases: [
            CaseFacts(code: 0, name: "pushPull", meaning: "push-pull"),
            CaseFacts(code: 1, name: "openDrain", meaning: "open drain"),
          ],
          cite: "DS, description of CTRL_REG3; AN Figure 6; LINUX, st_gyro_core.c"),
        FieldFacts(
          name: "I2_DRDY", bits: 3...3, rule: .value,
          summary: "Whether data ready drives pin DRDY/INT2.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not routed"),
            CaseFacts(code: 1, name: "enabled", meaning: "routed"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG3"),
        FieldFacts(
          name: "I2_WTM", bits: 2...2, rule: .value,
          summary: "Whether the FIFO watermark drives pin DRDY/INT2.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not routed"),
            CaseFacts(code: 1, name: "enabled", meaning: "routed"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG3"),
        FieldFacts(
          name: "I2_ORun", bits: 1...1, rule: .value,
          summary: "Whether the FIFO overrun drives pin DRDY/INT2.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not routed"),
            CaseFacts(code: 1, name: "enabled", meaning: "routed"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG3"),
        FieldFacts(
          name: "I2_Empty", bits: 0...0, rule: .value,
          summary: "Whether the empty FIFO drives pin DRDY/INT2.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not routed"),
            CaseFacts(code: 1, name: "enabled", meaning: "routed"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG3"),
      ],
      cite: "DS Table 18; DS, description of CTRL_REG3")
  }

  extension Datasheet.L3G4200D.CTRL_REG4 {
    public static let facts = RegisterFacts(
      address: 0x23, name: "CTRL_REG4", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Data format, full scale and self-test.",
      fields: [
        FieldFacts(
          name: "BDU", bits: 7...7, rule: .value,
          summary: "Whether a pair holds still between the reads of its halves.",
          cases: [
            CaseFacts(code: 0, name: "continuous", meaning: "updates at any time"),
            CaseFacts(code: 1, name: "held", meaning: "held until both halves are read"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG4"),
        FieldFacts(
          name: "BLE", bits: 6...6, rule: .value,
          summary: "Order of the bytes of a pair.",
          cases: [
            CaseFacts(code: 0, name: "little", meaning: "low byte at the lower address"),
            CaseFacts(code: 1, name: "big", meaning: "high byte at the lower address"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG4"),
        FieldFacts(
          name: "FS", bits: 4...5, rule: .value,
          summary: "Full scale.",
          cases: [
            CaseFacts(code: 0, name: "dps250", meaning: "±250 °/s"),
            CaseFacts(code: 1, name: "dps500", meaning: "±500 °/s"),
            CaseFacts(code: 2, name: "dps2000", meaning: "±2000 °/s"),
            CaseFacts(code: 3, name: "dps2000Alternate", meaning: "±2000 °/s, the other code"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG4"),
        FieldFacts(
          name: "reserved", bits: 3...3, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS Table 18; DS, description of CTRL_REG4"),
        FieldFacts(
          name: "ST", bits: 1...2, rule: .value,
          summary: "Self-test.",
          cases: [
            CaseFacts(code: 0, name: "off", meaning: "off"),
            CaseFacts(code: 1, name: "plus", meaning: "outputs rise"),
            CaseFacts(code: 2, name: "undefined2", meaning: "not used", isDefined: false),
            CaseFacts(code: 3, name: "minus", meaning: "outputs fall"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG4"),
        FieldFacts(
          name: "SIM", bits: 0...0, rule: .value,
          summary: "SPI wiring.",
          cases: [
            CaseFacts(code: 0, name: "four", meaning: "four wires"),
            CaseFacts(code: 1, name: "three", meaning: "three wires"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG4"),
      ],
      cite: "DS Table 18; DS, description of CTRL_REG4")
  }

  extension Datasheet.L3G4200D.CTRL_REG5 {
    public static let facts = RegisterFacts(
      address: 0x24, name: "CTRL_REG5", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Boot, FIFO and the paths through the filters.",
      fields: [
        FieldFacts(
          name: "BOOT", bits: 7...7, rule: .value,
          summary: "Loads the factory trim again; that it clears itself is inferred.",
          cases: [
            CaseFacts(code: 0, name: "normal", meaning: "running"),
            CaseFacts(code: 1, name: "boot", meaning: "loading"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG5",
          confidence: .inferred, clearsItself: true),
        FieldFacts(
          name: "FIFO_EN", bits: 6...6, rule: .value,
          summary: "Whether the outputs come from the FIFO.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "live samples"),
            CaseFacts(code: 1, name: "enabled", meaning: "oldest unread set"),
          ],
          cite: "DS Table 18; DS, description of CTRL_REG5"),
        FieldFacts(
          name: "reserved", bits: 5...5, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS Table 18; DS, description of CTRL_REG5"),
        FieldFacts(
          name: "HPen", bits: 4...4, rule: .value,
          summary: "Whether the high-pass feeds the second low-pass.",
          cases: [
            CaseFacts(code: 0, name: "direct", meaning: "unfiltered"),
            CaseFacts(code: 1, name: "filtered", meaning: "high-passed"),
          ],
          cite: "DS Figure 19"),
        FieldFacts(
          name: "INT1_Sel", bits: 2...3, rule: .value,
          summary: "What the interrupt generator sees.",
          cases: [
            CaseFacts(code: 0, name: "lowPass1", meaning: "first low-pass"),
            CaseFacts(code: 1, name: "highPass", meaning: "high-pass"),
            CaseFacts(code: 2, name: "lowPass2", meaning: "second low-pass"),
            CaseFacts(
              code: 3, name: "lowPass2Alternate", meaning: "second low-pass, the other code"),
          ],
          cite: "DS Figure 19"),
        FieldFacts(
          name: "Out_Sel", bits: 0...1, rule: .value,
          summary: "What the outputs and the FIFO carry.",
          cases: [
            CaseFacts(code: 0, name: "lowPass1", meaning: "first low-pass"),
            CaseFacts(code: 1, name: "highPass", meaning: "high-pass"),
            CaseFacts(code: 2, name: "lowPass2", meaning: "second low-pass"),
            CaseFacts(
              code: 3, name: "lowPass2Alternate", meaning: "second low-pass, the other code"),
          ],
          cite: "DS Figure 19"),
      ],
      cite: "DS Table 18; DS, description of CTRL_REG5")
  }

  extension Datasheet.L3G4200D.REFERENCE {
    public static let facts = RegisterFacts(
      address: 0x25, name: "REFERENCE", access: .readWrite, reset: 0x00,
      dump: .onRequest,
      readEffect: "in normal mode, restarts the high-pass filter at the present input.",
      summary: "What reference mode subtracts.",
      fields: [
        FieldFacts(
          name: "Ref", bits: 0...7, rule: .value,
          summary: "Two's complement, in steps of 256 digits.",
          cases: [],
          cite: "AN Table 14",
          confidence: .inferred, isSigned: true)
      ],
      cite: "DS Table 18; DS, description of REFERENCE")
  }

  extension Datasheet.L3G4200D.OUT_TEMP {
    public static let facts = RegisterFacts(
      address: 0x26, name: "OUT_TEMP", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Temperature, falling one digit a degree; no offset is specified.",
      fields: [
        FieldFacts(
          name: "Temp", bits: 0...7, rule: .value,
          summary: "Two's complement; relative only.",
          cases: [],
          cite: "DS Table 18; DS, description of OUT_TEMP",
          isSigned: true)
      ],
      cite: "DS Table 18; DS, description of OUT_TEMP")
  }

  extension Datasheet.L3G4200D.STATUS_REG {
    public static let facts = RegisterFacts(
      address: 0x27, name: "STATUS_REG", access: .read, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "New data and overrun.",
      fields: [
        FieldFacts(
          name: "ZYXOR", bits: 7...7, rule: .value,
          summary: "A new value of the set replaced one that was not read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing lost"),
            CaseFacts(code: 1, name: "yes", meaning: "overrun"),
          ],
          cite: "DS Table 18; DS, description of STATUS_REG"),
        FieldFacts(
          name: "ZOR", bits: 6...6, rule: .value,
          summary: "A new value of Z replaced one that was not read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing lost"),
            CaseFacts(code: 1, name: "yes", meaning: "overrun"),
          ],
          cite: "DS Table 18; DS, description of STATUS_REG"),
        FieldFacts(
          name: "YOR", bits: 5...5, rule: .value,
          summary: "A new value of Y replaced one that was not read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing lost"),
            CaseFacts(code: 1, name: "yes", meaning: "overrun"),
          ],
          cite: "DS Table 18; DS, description of STATUS_REG"),
        FieldFacts(
          name: "XOR", bits: 4...4, rule: .value,
          summary: "A new value of X replaced one that was not read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing lost"),
            CaseFacts(code: 1, name: "yes", meaning: "overrun"),
          ],
          cite: "DS Table 18; DS, description of STATUS_REG"),
        FieldFacts(
          name: "ZYXDA", bits: 3...3, rule: .value,
          summary: "A new value of the set waits to be read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing new"),
            CaseFacts(code: 1, name: "yes", meaning: "new"),
          ],
          cite: "DS Table 18; DS, description of STATUS_REG"),
        FieldFacts(
          name: "ZDA", bits: 2...2, rule: .value,
          summary: "A new value of Z waits to be read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing new"),
            CaseFacts(code: 1, name: "yes", meaning: "new"),
          ],
          cite: "DS Table 18; DS, description of STATUS_REG"),
        FieldFacts(
          name: "YDA", bits: 1...1, rule: .value,
          summary: "A new value of Y waits to be read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing new"),
            CaseFacts(code: 1, name: "yes", meaning: "new"),
          ],
          cite: "DS Table 18; DS, description of STATUS_REG"),
        FieldFacts(
          name: "XDA", bits: 0...0, rule: .value,
          summary: "A new value of X waits to be read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing new"),
            CaseFacts(code: 1, name: "yes", meaning: "new"),
          ],
          cite: "DS Table 18; DS, description of STATUS_REG"),
      ],
      cite: "DS Table 18; DS, description of STATUS_REG")
  }

  extension Datasheet.L3G4200D.OUT_X_L {
    public static let facts = RegisterFacts(
      address: 0x28, name: "OUT_X_L", access: .read, reset: nil,
      dump: .onRequest,
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      summary: "X angular rate, byte at the lower address.",
      fields: [
        FieldFacts(
          name: "XD", bits: 0...7, rule: .value,
          summary: "Low byte unless BLE swaps the pair.",
          cases: [],
          cite: "DS Table 18")
      ],
      cite: "DS Table 18")
  }

  extension Datasheet.L3G4200D.OUT_X_H {
    public static let facts = RegisterFacts(
      address: 0x29, name: "OUT_X_H", access: .read, reset: nil,
      dump: .onRequest,
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      summary: "X angular rate, byte at the upper address.",
      fields: [
        FieldFacts(
          name: "XD", bits: 0...7, rule: .value,
          summary: "High byte unless BLE swaps the pair.",
          cases: [],
          cite: "DS Table 18")
      ],
      cite: "DS Table 18")
  }

  extension Datasheet.L3G4200D.OUT_Y_L {
    public static let facts = RegisterFacts(
      address: 0x2A, name: "OUT_Y_L", access: .read, reset: nil,
      dump: .onRequest,
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      summary: "Y angular rate, byte at the lower address.",
      fields: [
        FieldFacts(
          name: "YD", bits: 0...7, rule: .value,
          summary: "Low byte unless BLE swaps the pair.",
          cases: [],
          cite: "DS Table 18")
      ],
      cite: "DS Table 18")
  }

  extension Datasheet.L3G4200D.OUT_Y_H {
    public static let facts = RegisterFacts(
      address: 0x2B, name: "OUT_Y_H", access: .read, reset: nil,
      dump: .onRequest,
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      summary: "Y angular rate, byte at the upper address.",
      fields: [
        FieldFacts(
          name: "YD", bits: 0...7, rule: .value,
          summary: "High byte unless BLE swaps the pair.",
          cases: [],
          cite: "DS Table 18")
      ],
      cite: "DS Table 18")
  }

  extension Datasheet.L3G4200D.OUT_Z_L {
    public static let facts = RegisterFacts(
      address: 0x2C, name: "OUT_Z_L", access: .read, reset: nil,
      dump: .onRequest,
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      summary: "Z angular rate, byte at the lower address.",
      fields: [
        FieldFacts(
          name: "ZD", bits: 0...7, rule: .value,
          summary: "Low byte unless BLE swaps the pair.",
          cases: [],
          cite: "DS Table 18")
      ],
      cite: "DS Table 18")
  }

  extension Datasheet.L3G4200D.OUT_Z_H {
    public static let facts = RegisterFacts(
      address: 0x2D, name: "OUT_Z_H", access: .read, reset: nil,
      dump: .onRequest,
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      summary: "Z angular rate, byte at the upper address.",
      fields: [
        FieldFacts(
          name: "ZD", bits: 0...7, rule: .value,
          summary: "High byte unless BLE swaps the pair.",
          cases: [],
          cite: "DS Table 18")
      ],
      cite: "DS Table 18")
  }

  extension Datasheet.L3G4200D.FIFO_CTRL_REG {
    public static let facts = RegisterFacts(
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
            CaseFacts(
              code: 3, name: "streamToFIFO", meaning: "stream until an interrupt, then FIFO"),
            CaseFacts(
              code: 4, name: "bypassToStream", meaning: "bypass until an interrupt, then stream"),
            CaseFacts(code: 5, name: "undefined5", meaning: "not defined", isDefined: false),
            CaseFacts(code: 6, name: "undefined6", meaning: "not defined", isDefined: false),
            CaseFacts(code: 7, name: "undefined7", meaning: "not defined", isDefined: false),
          ],
          cite: "DS Table 45"),
        FieldFacts(
          name: "WTM", bits: 0...4, rule: .value,
          summary:
            "Sets that the FIFO must hold more of (application note), or as many (datasheet), "
            + "to report the watermark.",
          cases: [],
          cite: "DS, description of FIFO_CTRL_REG; AN, FIFO chapter"),
      ],
      cite: "DS Table 18; DS, description of FIFO_CTRL_REG")
  }

  extension Datasheet.L3G4200D.FIFO_SRC_REG {
    public static let facts = RegisterFacts(
      address: 0x2F, name: "FIFO_SRC_REG", access: .read, reset: 0x20,
      dump: .always,
      readEffect: nil,
      summary: "State of the FIFO.",
      fields: [
        FieldFacts(
          name: "WTM", bits: 7...7, rule: .value,
          summary:
            "Whether the FIFO holds more than the watermark (application note), or as many or "
            + "more (datasheet).",
          cases: [
            CaseFacts(code: 0, name: "below", meaning: "watermark not passed"),
            CaseFacts(code: 1, name: "above", meaning: "watermark passed"),
          ],
          cite: "DS Table 18; AN, FIFO chapter"),
        FieldFacts(
          name: "OVRN", bits: 6...6, rule: .value,
          summary: "Whether all 32 slots are taken.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "not full"),
            CaseFacts(code: 1, name: "full", meaning: "full"),
          ],
          cite: "DS Table 18; AN, FIFO chapter"),
        FieldFacts(
          name: "EMPTY", bits: 5...5, rule: .value,
          summary: "Whether no set is unread.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "not empty"),
            CaseFacts(code: 1, name: "empty", meaning: "empty"),
          ],
          cite: "DS Table 18; AN, FIFO chapter"),
        FieldFacts(
          name: "FSS", bits: 0...4, rule: .value,
          summary: "Unread sets; 31 also stands for 32.",
          cases: [],
          cite: "DS Table 18; AN, FIFO chapter"),
      ],
      cite: "DS Table 18; AN, FIFO chapter")
  }

  extension Datasheet.L3G4200D.INT1_CFG {
    public static let facts = RegisterFacts(
      address: 0x30, name: "INT1_CFG", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Events of the interrupt generator.",
      fields: [
        FieldFacts(
          name: "AND/OR", bits: 7...7, rule: .value,
          summary: "How events combine.",
          cases: [
            CaseFacts(code: 0, name: "or", meaning: "any event"),
            CaseFacts(code: 1, name: "and", meaning: "all events"),
          ],
          cite: "DS Table 18; DS, description of INT1_CFG"),
        FieldFacts(
          name: "LIR", bits: 6...6, rule: .value,
          summary: "Whether the interrupt holds until INT1_SRC is read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "not latched"),
            CaseFacts(code: 1, name: "yes", meaning: "latched"),
          ],
          cite: "DS Table 18; DS, description of INT1_CFG"),
        FieldFacts(
          name: "ZHIE", bits: 5...5, rule: .value,
          summary: "Whether Z above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS Table 18; DS, description of INT1_CFG"),
        FieldFacts(
          name: "ZLIE", bits: 4...4, rule: .value,
          summary: "Whether Z below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS Table 18; DS, description of INT1_CFG"),
        FieldFacts(
          name: "YHIE", bits: 3...3, rule: .value,
          summary: "Whether Y above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS Table 18; DS, description of INT1_CFG"),
        FieldFacts(
          name: "YLIE", bits: 2...2, rule: .value,
          summary: "Whether Y below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS Table 18; DS, description of INT1_CFG"),
        FieldFacts(
          name: "XHIE", bits: 1...1, rule: .value,
          summary: "Whether X above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS Table 18; DS, description of INT1_CFG"),
        FieldFacts(
          name: "XLIE", bits: 0...0, rule: .value,
          summary: "Whether X below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS Table 18; DS, description of INT1_CFG"),
      ],
      cite: "DS Table 18; DS, description of INT1_CFG")
  }

  extension Datasheet.L3G4200D.INT1_SRC {
    public static let facts = RegisterFacts(
      address: 0x31, name: "INT1_SRC", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears the interrupt, and a latched state is taken anew.",
      summary: "State of the interrupt generator.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 7...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS Table 18; DS, description of INT1_SRC"),
        FieldFacts(
          name: "IA", bits: 6...6, rule: .value,
          summary: "Whether the interrupt is active.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "inactive"),
            CaseFacts(code: 1, name: "yes", meaning: "active"),
          ],
          cite: "DS Table 18; DS, description of INT1_SRC"),
        FieldFacts(
          name: "ZH", bits: 5...5, rule: .value,
          summary: "Z above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS Table 18; DS, description of INT1_SRC"),
        FieldFacts(
          name: "ZL", bits: 4...4, rule: .value,
          summary: "Z below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS Table 18; DS, description of INT1_SRC"),
        FieldFacts(
          name: "YH", bits: 3...3, rule: .value,
          summary: "Y above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS Table 18; DS, description of INT1_SRC"),
        FieldFacts(
          name: "YL", bits: 2...2, rule: .value,
          summary: "Y below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS Table 18; DS, description of INT1_SRC"),
        FieldFacts(
          name: "XH", bits: 1...1, rule: .value,
          summary: "X above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS Table 18; DS, description of INT1_SRC"),
        FieldFacts(
          name: "XL", bits: 0...0, rule: .value,
          summary: "X below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS Table 18; DS, description of INT1_SRC"),
      ],
      cite: "DS Table 18; DS, description of INT1_SRC")
  }

  extension Datasheet.L3G4200D.INT1_TSH_XH {
    public static let facts = RegisterFacts(
      address: 0x32, name: "INT1_TSH_XH", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Threshold of X, high byte.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 7...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS Table 18"),
        FieldFacts(
          name: "THSX", bits: 0...6, rule: .value,
          summary: "Bits 14 to 8 of a magnitude in output digits.",
          cases: [],
          cite: "DS Table 18"),
      ],
      cite: "DS Table 18")
  }

  extension Datasheet.L3G4200D.INT1_TSH_XL {
    public static let facts = RegisterFacts(
      address: 0x33, name: "INT1_TSH_XL", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Threshold of X, low byte.",
      fields: [
        FieldFacts(
          name: "THSX", bits: 0...7, rule: .value,
          summary: "Bits 7 to 0 of a magnitude in output digits.",
          cases: [],
          cite: "DS Table 18")
      ],
      cite: "DS Table 18")
  }

  extension Datasheet.L3G4200D.INT1_TSH_YH {
    public static let facts = RegisterFacts(
      address: 0x34, name: "INT1_TSH_YH", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Threshold of Y, high byte.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 7...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS Table 18"),
        FieldFacts(
          name: "THSY", bits: 0...6, rule: .value,
          summary: "Bits 14 to 8 of a magnitude in output digits.",
          cases: [],
          cite: "DS Table 18"),
      ],
      cite: "DS Table 18")
  }

  extension Datasheet.L3G4200D.INT1_TSH_YL {
    public static let facts = RegisterFacts(
      address: 0x35, name: "INT1_TSH_YL", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Threshold of Y, low byte.",
      fields: [
        FieldFacts(
          name: "THSY", bits: 0...7, rule: .value,
          summary: "Bits 7 to 0 of a magnitude in output digits.",
          cases: [],
          cite: "DS Table 18")
      ],
      cite: "DS Table 18")
  }

  extension Datasheet.L3G4200D.INT1_TSH_ZH {
    public static let facts = RegisterFacts(
      address: 0x36, name: "INT1_TSH_ZH", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Threshold of Z, high byte.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 7...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS Table 18"),
        FieldFacts(
          name: "THSZ", bits: 0...6, rule: .value,
          summary: "Bits 14 to 8 of a magnitude in output digits.",
          cases: [],
          cite: "DS Table 18"),
      ],
      cite: "DS Table 18")
  }

  extension Datasheet.L3G4200D.INT1_TSH_ZL {
    public static let facts = RegisterFacts(
      address: 0x37, name: "INT1_TSH_ZL", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Threshold of Z, low byte.",
      fields: [
        FieldFacts(
          name: "THSZ", bits: 0...7, rule: .value,
          summary: "Bits 7 to 0 of a magnitude in output digits.",
          cases: [],
          cite: "DS Table 18")
      ],
      cite: "DS Table 18")
  }

  extension Datasheet.L3G4200D.INT1_DURATION {
    public static let facts = RegisterFacts(
      address: 0x38, name: "INT1_DURATION", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "How long the condition of the interrupt has to last.",
      fields: [
        FieldFacts(
          name: "WAIT", bits: 7...7, rule: .value,
          summary: "Whether the interrupt also ends only after the duration.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "ends at once"),
            CaseFacts(code: 1, name: "yes", meaning: "ends after the duration"),
          ],
          cite: "DS Table 18; DS, description of INT1_DURATION"),
        FieldFacts(
          name: "D", bits: 0...6, rule: .value,
          summary: "In samples.",
          cases: [],
          cite: "DS Table 18; DS, description of INT1_DURATION"),
      ],
      cite: "DS Table 18; DS, description of INT1_DURATION")
  }
#endif
