// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3gd20h.json by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.L3GD20H {
    /// Everything that is known of the part, as data.
    public static let facts = ChipFacts(
      name: "L3GD20H",
      kind: .gyroscope,
      identity: IdentityFacts(
        register: 0x0F, value: 0xD7,
        candidates: ["L3GD20H"],
        cite: "DSH; LINUX, st_gyro_core.c"),
      i2c: I2CFacts(
        addresses: [0x6A, 0x6B], incrementBit: 0x80,
        maximumHertz: 400_000,
        cite: "DSH, I2C interface"),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x40, addressMask: 0x3F, mode: 3,
        maximumHertz: 10_000_000, oneRegisterAWrite: false,
        cite: "DS, SPI interface"),
      counterWraps: [],
      reserved: [
        ReservedFacts(
          addresses: 0x00...0x0E, rule: .doNotWrite,
          cite: "DSH, register map"),
        ReservedFacts(
          addresses: 0x10...0x1F, rule: .doNotWrite,
          cite: "DSH, register map"),
        ReservedFacts(
          addresses: 0x3A...0x7F, rule: .doNotWrite,
          cite: "DSH, register map, addresses that it does not list"),
      ],
      registers: [
        factsAt0F,
        Datasheet.L3G4200D.CTRL_REG1.facts.inherited(.manufacturer),
        CTRL_REG2.facts,
        Datasheet.L3G4200D.CTRL_REG3.facts.inherited(.manufacturer),
        CTRL_REG4.facts,
        CTRL_REG5.facts,
        Datasheet.L3G4200D.REFERENCE.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.OUT_TEMP.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.STATUS_REG.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.OUT_X_L.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.OUT_X_H.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.OUT_Y_L.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.OUT_Y_H.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.OUT_Z_L.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.OUT_Z_H.facts.inherited(.manufacturer),
        FIFO_CTRL_REG.facts,
        Datasheet.L3G4200D.FIFO_SRC_REG.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.INT1_CFG.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.INT1_SRC.facts.inherited(.manufacturer),
        INT1_TSH_XH.facts,
        Datasheet.L3G4200D.INT1_TSH_XL.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.INT1_TSH_YH.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.INT1_TSH_YL.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.INT1_TSH_ZH.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.INT1_TSH_ZL.facts.inherited(.manufacturer),
        Datasheet.L3G4200D.INT1_DURATION.facts.inherited(.manufacturer),
        LOW_ODR.facts,
      ],
      tables: [
        TableFacts(
          name: "millihertz",
          fields: ["CTRL_REG1.DR"], unit: "mHz",
          summary: "Output data rate, as named.",
          rows: [
            TableFacts.Row(codes: [0], value: 100_000),
            TableFacts.Row(codes: [1], value: 200_000),
            TableFacts.Row(codes: [2], value: 400_000),
            TableFacts.Row(codes: [3], value: 800_000),
          ],
          cite: "DSH, description of CTRL1; LINUX, st_gyro_core.c"),
        TableFacts(
          name: "lowPass1CutoffMillihertz",
          fields: ["CTRL_REG1.DR"], unit: "mHz",
          summary: "Cut-off of the first low-pass, always in the path.",
          rows: [
            TableFacts.Row(codes: [0], value: 32_000),
            TableFacts.Row(codes: [1], value: 63_300),
            TableFacts.Row(codes: [2], value: 128_000),
            TableFacts.Row(codes: [3], value: 211_000),
          ],
          cite: "RIOT, citing AN4506",
          confidence: .single),
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
            TableFacts.Row(codes: [3, 3], value: 100_000),
          ],
          cite: "DSH, description of CTRL1"),
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
          cite: "DSH, description of CTRL2"),
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
          cite: "DSH, mechanical characteristics; LINUX, st_gyro_core.c"),
        TableFacts(
          name: "ratedDegreesPerSecond",
          fields: ["CTRL_REG4.FS"], unit: "°/s",
          summary: "Rated full scale in either direction; the code reaches 14.7 % further.",
          rows: [
            TableFacts.Row(codes: [0], value: 245),
            TableFacts.Row(codes: [1], value: 500),
            TableFacts.Row(codes: [2], value: 2000),
            TableFacts.Row(codes: [3], value: 2000),
          ],
          cite: "DSH, mechanical characteristics"),
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
        TableFacts(
          name: "typicalMillihertz",
          fields: ["CTRL_REG1.DR"], unit: "mHz",
          summary: "Output data rate of a typical part: somewhat below its name.",
          rows: [
            TableFacts.Row(codes: [0], value: 94_700),
            TableFacts.Row(codes: [1], value: 189_400),
            TableFacts.Row(codes: [2], value: 378_800),
            TableFacts.Row(codes: [3], value: 757_600),
          ],
          cite: "DSH, mechanical characteristics"),
        TableFacts(
          name: "lowRateMillihertz",
          fields: ["CTRL_REG1.DR"], unit: "mHz",
          summary: "Output data rate while LOW_ODR.Low_ODR is set, as named.",
          rows: [
            TableFacts.Row(codes: [0], value: 12_500),
            TableFacts.Row(codes: [1], value: 25_000),
            TableFacts.Row(codes: [2], value: 50_000),
            TableFacts.Row(codes: [3], value: 50_000),
          ],
          cite: "DSH, description of CTRL1"),
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
          name: "turnOn", nanoseconds: 50_000_000,
          summary:
            "From power-down to settled data; specified at 190 Hz without the second low-pass.",
          cite: "DSH, turn-on time"),
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
        "DSH":
          "L3GD20H datasheet, DocID023469 Rev 2, STMicroelectronics, March 2013; its names "
          + "drop _REG and begin with IG_ instead of INT1_",
        "EXAMPLE": "STMicroelectronics example of a self-test for the L3GD20H",
        "LINUX": "Linux drivers/iio/gyro/st_gyro_core.c and drivers/iio/common/st_sensors",
        "PID": "STMicroelectronics register headers of the A3G4250D and I3G4250D",
        "RIOT": "RIOT drivers/l3gxxxx, which drives the family with one register map",
      ])
  }

  extension Datasheet.L3GD20H.CTRL_REG2 {
    public static let facts = RegisterFacts(
      address: 0x21, name: "CTRL_REG2", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "High-pass filter and triggers of pin DEN.",
      fields: [
        FieldFacts(
          name: "EXTRen", bits: 7...7, rule: .value,
          summary: "Whether an edge of pin DEN triggers.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "no edge trigger"),
            CaseFacts(code: 1, name: "enabled", meaning: "edge trigger"),
          ],
          cite: "DSH, description of CTRL2"),
        FieldFacts(
          name: "LVLen", bits: 6...6, rule: .value,
          summary: "Whether the level of pin DEN triggers.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "no level trigger"),
            CaseFacts(code: 1, name: "enabled", meaning: "level trigger"),
          ],
          cite: "DSH, description of CTRL2"),
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
      cite: "DSH, description of CTRL2")
  }

  extension Datasheet.L3GD20H.CTRL_REG4 {
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
            CaseFacts(code: 0, name: "dps245", meaning: "±245 °/s"),
            CaseFacts(code: 1, name: "dps500", meaning: "±500 °/s"),
            CaseFacts(code: 2, name: "dps2000", meaning: "±2000 °/s"),
            CaseFacts(code: 3, name: "dps2000Alternate", meaning: "±2000 °/s, the other code"),
          ],
          cite: "DSH, description of CTRL4"),
        FieldFacts(
          name: "IMPen", bits: 3...3, rule: .value,
          summary: "Whether the level trigger of pin DEN is latched.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not latched"),
            CaseFacts(code: 1, name: "enabled", meaning: "latched"),
          ],
          cite: "DSH, description of CTRL4"),
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
      cite: "DSH, description of CTRL4")
  }

  extension Datasheet.L3GD20H.CTRL_REG5 {
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
          name: "StopOnFTH", bits: 5...5, rule: .value,
          summary: "Whether the watermark limits the depth of the FIFO.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "all 32 slots"),
            CaseFacts(code: 1, name: "yes", meaning: "as many as the watermark"),
          ],
          cite: "DSH, description of CTRL5"),
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
      cite: "DSH, description of CTRL5")
  }

  extension Datasheet.L3GD20H.FIFO_CTRL_REG {
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
            CaseFacts(code: 6, name: "dynamicStream", meaning: "stream, counting what is new"),
            CaseFacts(
              code: 7, name: "bypassToFIFO", meaning: "bypass until an interrupt, then FIFO"),
          ],
          cite: "DSH, description of FIFO_CTRL"),
        FieldFacts(
          name: "WTM", bits: 0...4, rule: .value,
          summary:
            "Sets that the FIFO must hold more of (application note), or as many (datasheet), "
            + "to report the watermark.",
          cases: [],
          cite: "DS, description of FIFO_CTRL_REG; AN, FIFO chapter"),
      ],
      cite: "DSH, description of FIFO_CTRL")
  }

  extension Datasheet.L3GD20H.INT1_TSH_XH {
    public static let facts = RegisterFacts(
      address: 0x32, name: "INT1_TSH_XH", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Threshold of X, high byte, and what the duration counter does.",
      fields: [
        FieldFacts(
          name: "DCRM", bits: 7...7, rule: .value,
          summary: "What the duration counter does when the condition ends.",
          cases: [
            CaseFacts(code: 0, name: "reset", meaning: "starts again"),
            CaseFacts(code: 1, name: "decrement", meaning: "counts down"),
          ],
          cite: "DSH, description of IG_THS_XH"),
        FieldFacts(
          name: "THSX", bits: 0...6, rule: .value,
          summary: "Bits 14 to 8 of a magnitude in output digits.",
          cases: [],
          cite: "DS Table 18"),
      ],
      cite: "DSH, description of IG_THS_XH")
  }

  extension Datasheet.L3GD20H.LOW_ODR {
    public static let facts = RegisterFacts(
      address: 0x39, name: "LOW_ODR", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Low data rates, software reset, interface and polarity of pin DRDY.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 6...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DSH, description of LOW_ODR"),
        FieldFacts(
          name: "DRDY_HL", bits: 5...5, rule: .value,
          summary: "Polarity of pin DRDY/INT2.",
          cases: [
            CaseFacts(code: 0, name: "high", meaning: "active high"),
            CaseFacts(code: 1, name: "low", meaning: "active low"),
          ],
          cite: "DSH, description of LOW_ODR"),
        FieldFacts(
          name: "reserved", bits: 4...4, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DSH, description of LOW_ODR"),
        FieldFacts(
          name: "I2C_dis", bits: 3...3, rule: .value,
          summary: "Whether the part answers on SPI alone.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "I2C and SPI"),
            CaseFacts(code: 1, name: "yes", meaning: "SPI alone"),
          ],
          cite: "DSH, description of LOW_ODR"),
        FieldFacts(
          name: "SW_RES", bits: 2...2, rule: .value,
          summary: "Resets the part; that the bit clears itself is inferred.",
          cases: [
            CaseFacts(code: 0, name: "normal", meaning: "running"),
            CaseFacts(code: 1, name: "reset", meaning: "resets"),
          ],
          cite: "DSH, description of LOW_ODR",
          confidence: .inferred, clearsItself: true),
        FieldFacts(
          name: "reserved", bits: 1...1, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DSH, description of LOW_ODR"),
        FieldFacts(
          name: "Low_ODR", bits: 0...0, rule: .value,
          summary: "Whether DR selects one of the low rates.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "100 to 800 Hz"),
            CaseFacts(code: 1, name: "yes", meaning: "12.5 to 50 Hz"),
          ],
          cite: "DSH, description of LOW_ODR"),
      ],
      cite: "DSH, description of LOW_ODR")
  }

  extension Datasheet.L3GD20H {
    private static let factsAt0F = RegisterFacts(
      address: 0x0F, name: "WHO_AM_I", access: .read, reset: 0xD7,
      dump: .always,
      readEffect: nil,
      summary: "The identity byte.",
      fields: [
        FieldFacts(
          name: "ID", bits: 0...7, rule: .value,
          summary: "0xD7, in this part alone.",
          cases: [],
          cite: "DSH, description of WHO_AM_I")
      ],
      cite: "DSH, description of WHO_AM_I")
  }
#endif
