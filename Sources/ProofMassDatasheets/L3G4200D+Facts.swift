// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3g4200d.json by `swift run registers`; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.L3G4200D {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "L3G4200D", .gyroscope,
      identity: IdentityFacts(
        register: 0x0F, value: 0xD3, candidates: ["L3G4200D", "A3G4250D", "I3G4250D", "LSM330DL"],
        cite: "DS Table 18; PID; LINUX, st_gyro_core.c", confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x68, 0x69], incrementBit: 0x80, maximumHertz: 400_000,
        cite: "DS, I2C interface"),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x40, addressMask: 0x3F, mode: 3, maximumHertz: 10_000_000,
        oneRegisterAWrite: false, cite: "DS, SPI interface"),
      reserved: [
        ReservedFacts(0x00...0x0E, .doNotWrite, cite: "DS Table 18"),
        ReservedFacts(0x10...0x1F, .doNotWrite, cite: "DS Table 18"),
        ReservedFacts(
          0x39...0x7F, .doNotWrite, cite: "DS Table 18, addresses that it does not list"),
      ],
      registers: [
        WHO_AM_I.facts, CTRL_REG1.facts, CTRL_REG2.facts, CTRL_REG3.facts, CTRL_REG4.facts,
        CTRL_REG5.facts, REFERENCE.facts, OUT_TEMP.facts, STATUS_REG.facts, OUT_X_L.facts,
        OUT_X_H.facts, OUT_Y_L.facts, OUT_Y_H.facts, OUT_Z_L.facts, OUT_Z_H.facts,
        FIFO_CTRL_REG.facts, FIFO_SRC_REG.facts, INT1_CFG.facts, INT1_SRC.facts, INT1_TSH_XH.facts,
        INT1_TSH_XL.facts, INT1_TSH_YH.facts, INT1_TSH_YL.facts, INT1_TSH_ZH.facts,
        INT1_TSH_ZL.facts, INT1_DURATION.facts,
      ],
      tables: [
        TableFacts(
          "millihertz", by: ["CTRL_REG1.DR"], "mHz", "Output data rate.",
          values: [100_000, 200_000, 400_000, 800_000],
          cite: "DS Table 22; AN Table 3"),
        TableFacts(
          "lowPass1CutoffMillihertz", by: ["CTRL_REG1.DR"], "mHz",
          "Cut-off of the first low-pass, always in the path.",
          values: [32_000, 54_000, 78_000, 93_000],
          cite: "AN Tables 3 and 10"),
        TableFacts(
          "lowPass2CutoffMillihertz", by: ["CTRL_REG1.DR", "CTRL_REG1.BW"], "mHz",
          "Cut-off of the second low-pass.",
          values: [
            12_500, 25_000, 25_000, 25_000,
            12_500, 25_000, 50_000, 70_000,
            20_000, 25_000, 50_000, 110_000,
            30_000, 35_000, 50_000, 110_000,
          ], codes: [4, 4],
          cite: "DS Table 22; AN Table 3"),
        TableFacts(
          "highPassCutoffMillihertz", by: ["CTRL_REG1.DR", "CTRL_REG2.HPCF"], "mHz",
          "Cut-off of the high-pass, as printed (rounded).",
          values: [
            8000, 4000, 2000, 1000, 500, 200, 100, 50, 20, 10,
            15_000, 8000, 4000, 2000, 1000, 500, 200, 100, 50, 20,
            30_000, 15_000, 8000, 4000, 2000, 1000, 500, 200, 100, 50,
            56_000, 30_000, 15_000, 8000, 4000, 2000, 1000, 500, 200, 100,
          ], codes: [4, 10],
          cite: "DS Table 27; AN Table 12"),
        TableFacts(
          "microdegreesPerSecondPerDigit", by: ["CTRL_REG4.FS"], "µ°/s a digit",
          "Typical sensitivity.",
          values: [8750, 17_500, 70_000, 70_000],
          cite: "DS, mechanical characteristics; LINUX, st_gyro_core.c"),
        TableFacts(
          "ratedDegreesPerSecond", by: ["CTRL_REG4.FS"], "°/s",
          "Rated full scale in either direction; the code reaches 14.7 % further.",
          values: [250, 500, 2000, 2000],
          cite: "DS, mechanical characteristics"),
        TableFacts(
          "selfTestDegreesPerSecond", by: ["CTRL_REG4.FS"], "°/s",
          "Typical output change under self-test, either sign.",
          values: [130, 200, 530, 530],
          cite: "DS Table 4"),
      ],
      timings: [
        TimingFacts(
          "boot", 10_000_000,
          "From power-on to the end of the trim download; that it takes as long after BOOT is "
            + "inferred.",
          cite: "AN, section 2; AN, section 3, which has about half of it"),
        TimingFacts("turnOn", 250_000_000, "From power-down to settled data.", cite: "AN Table 5"),
        TimingFacts(
          "temperaturePeriod", 1_000_000_000, "Between two values of OUT_TEMP.",
          cite: "DS, temperature sensor characteristics"),
      ],
      constants: [
        ConstantFacts(
          "lowestCode", -32_768, "digits",
          "The lowest output code; that it clips there is inferred.", cite: "DS, output registers",
          confidence: .inferred),
        ConstantFacts(
          "highestCode", 32_767, "digits",
          "The highest output code; that it clips there is inferred.", cite: "DS, output registers",
          confidence: .inferred),
        ConstantFacts(
          "digitsPerThresholdStep", 1, "digits", "One step of the thresholds.",
          cite: "AN, threshold example"),
        ConstantFacts(
          "digitsPerReferenceStep", 256, "digits",
          "One step of REFERENCE; the printed unit cannot be right.", cite: "AN Table 14",
          confidence: .inferred),
        ConstantFacts(
          "temperatureDegreesPerDigit", -1, "°C a digit",
          "Change of temperature with one digit of OUT_TEMP.",
          cite: "DS, temperature sensor characteristics"),
        ConstantFacts("fifoDepth", 32, "sets", "Slots of the FIFO.", cite: "DS, FIFO"),
        ConstantFacts(
          "fifoFirstAddress", 40, "address",
          "Where a burst continues after fifoLastAddress while the FIFO is in use.",
          cite: "DS 3.2.6; AN 6.5"),
        ConstantFacts(
          "fifoLastAddress", 45, "address", "The last address of a set in the FIFO.",
          cite: "DS 3.2.6; AN 6.5"),
        ConstantFacts(
          "settlingSamples", 1, "samples",
          "From sleep, or after a change of settings, without the second low-pass.",
          cite: "AN Table 5"),
        ConstantFacts(
          "settlingSamplesLowPass2", 6, "samples",
          "From sleep, or after a change of settings, with the second low-pass.",
          cite: "AN Table 5"),
        ConstantFacts(
          "selfTestLowest", 200, "°/s",
          "The least change under self-test at ±2000 °/s that an example for a relative accepts.",
          cite: "EXAMPLE", confidence: .inferred),
        ConstantFacts(
          "selfTestHighest", 800, "°/s",
          "The greatest change under self-test at ±2000 °/s that an example for a relative "
            + "accepts.",
          cite: "EXAMPLE", confidence: .inferred),
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
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0F, "WHO_AM_I", .read, reset: 0xD3, "The identity byte.", cite: "DS Table 18",
      fields: [
        FieldFacts("ID", 0...7, "0xD3, also in several relatives.")
      ])
  }

  extension Datasheet.L3G4200D.CTRL_REG1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x20, "CTRL_REG1", .readWrite, reset: 0x07, "Data rate, bandwidth, power and axes.",
      cite: "DS Table 18; DS, description of CTRL_REG1",
      fields: [
        FieldFacts(
          "DR", 6...7, "Output data rate.",
          cases: [
            "hertz100": "100 Hz", "hertz200": "200 Hz", "hertz400": "400 Hz", "hertz800": "800 Hz",
          ],
          cite: "DS Table 22; AN Table 3"),
        FieldFacts(
          "BW", 4...5,
          "Cut-off of the second low-pass, by rate; it acts only where a selection passes "
            + "through it.",
          cases: [
            "lowest": "lowest cut-off", "low": "second lowest cut-off",
            "high": "second highest cut-off", "highest": "highest cut-off",
          ],
          cite: "DS Table 22; AN Table 3"),
        FieldFacts(
          "PD", 3...3, "Whether the drive runs; with no axis enabled the part sleeps.",
          cases: ["powerDown": "power-down", "running": "normal, or sleep with no axis enabled"]),
        FieldFacts(
          "Zen", 2...2, "Whether the Z axis is measured.",
          cases: ["disabled": "not measured", "enabled": "measured"]),
        FieldFacts(
          "Yen", 1...1, "Whether the Y axis is measured.",
          cases: ["disabled": "not measured", "enabled": "measured"]),
        FieldFacts(
          "Xen", 0...0, "Whether the X axis is measured.",
          cases: ["disabled": "not measured", "enabled": "measured"]),
      ])
  }

  extension Datasheet.L3G4200D.CTRL_REG2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x21, "CTRL_REG2", .readWrite, reset: 0x00, "High-pass filter.",
      cite: "DS Table 18; DS, description of CTRL_REG2",
      fields: [
        FieldFacts("reserved", 6...7, "Loaded at boot; must stay zero.", rule: .zero),
        FieldFacts(
          "HPM", 4...5, "How the high-pass filter works.",
          cases: [
            "normal": "tracks the input; a read of REFERENCE restarts it",
            "reference": "subtracts REFERENCE",
            "normalAlternate": "as normal; only the application note lets a read restart it",
            "autoReset": "restarts when the interrupt occurs",
          ],
          cite: "DS, description of CTRL_REG2; AN, high-pass filter, for the read with code 2",
          confidence: .single),
        FieldFacts(
          "HPCF", 0...3, "Cut-off of the high-pass, by rate.",
          cases: [
            "step0": "the highest cut-off", "step1": "step 1 below the highest",
            "step2": "step 2 below the highest", "step3": "step 3 below the highest",
            "step4": "step 4 below the highest", "step5": "step 5 below the highest",
            "step6": "step 6 below the highest", "step7": "step 7 below the highest",
            "step8": "step 8 below the highest", "step9": "step 9 below the highest",
            "-": "not defined", "-": "not defined", "-": "not defined", "-": "not defined",
            "-": "not defined", "-": "not defined",
          ],
          cite: "DS Table 27; AN Table 12"),
      ])
  }

  extension Datasheet.L3G4200D.CTRL_REG3 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x22, "CTRL_REG3", .readWrite, reset: 0x00, "Interrupt pins.",
      cite: "DS Table 18; DS, description of CTRL_REG3",
      fields: [
        FieldFacts(
          "I1_Int1", 7...7, "Whether the interrupt generator drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "I1_Boot", 6...6, "Whether a boot in progress drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "H_Lactive", 5...5,
          "Polarity of pin INT1 alone; a sentence of the application note, against its "
            + "figure, has DRDY follow.",
          cases: ["high": "active high", "low": "active low"],
          cite: "DS, description of CTRL_REG3; AN Figure 6; LINUX, st_gyro_core.c"),
        FieldFacts(
          "PP_OD", 4...4, "Drive of pin INT1.",
          cases: ["pushPull": "push-pull", "openDrain": "open drain"],
          cite: "DS, description of CTRL_REG3; AN Figure 6; LINUX, st_gyro_core.c"),
        FieldFacts(
          "I2_DRDY", 3...3, "Whether data ready drives pin DRDY/INT2.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "I2_WTM", 2...2, "Whether the FIFO watermark drives pin DRDY/INT2.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "I2_ORun", 1...1, "Whether the FIFO overrun drives pin DRDY/INT2.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "I2_Empty", 0...0, "Whether the empty FIFO drives pin DRDY/INT2.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
      ])
  }

  extension Datasheet.L3G4200D.CTRL_REG4 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x23, "CTRL_REG4", .readWrite, reset: 0x00, "Data format, full scale and self-test.",
      cite: "DS Table 18; DS, description of CTRL_REG4",
      fields: [
        FieldFacts(
          "BDU", 7...7, "Whether a pair holds still between the reads of its halves.",
          cases: ["continuous": "updates at any time", "held": "held until both halves are read"]),
        FieldFacts(
          "BLE", 6...6, "Order of the bytes of a pair.",
          cases: [
            "little": "low byte at the lower address", "big": "high byte at the lower address",
          ]),
        FieldFacts(
          "FS", 4...5, "Full scale.",
          cases: [
            "dps250": "±250 °/s", "dps500": "±500 °/s", "dps2000": "±2000 °/s",
            "dps2000Alternate": "±2000 °/s, the other code",
          ]),
        FieldFacts("reserved", 3...3, rule: .zero),
        FieldFacts(
          "ST", 1...2, "Self-test.",
          cases: ["off": "off", "plus": "outputs rise", "-": "not used", "minus": "outputs fall"]),
        FieldFacts(
          "SIM", 0...0, "SPI wiring.", cases: ["four": "four wires", "three": "three wires"]),
      ])
  }

  extension Datasheet.L3G4200D.CTRL_REG5 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x24, "CTRL_REG5", .readWrite, reset: 0x00, "Boot, FIFO and the paths through the filters.",
      cite: "DS Table 18; DS, description of CTRL_REG5",
      fields: [
        FieldFacts(
          "BOOT", 7...7, "Loads the factory trim again; that it clears itself is inferred.",
          cases: ["normal": "running", "boot": "loading"],
          cite: "DS Table 18; DS, description of CTRL_REG5", confidence: .inferred,
          clearsItself: true),
        FieldFacts(
          "FIFO_EN", 6...6, "Whether the outputs come from the FIFO.",
          cases: ["disabled": "live samples", "enabled": "oldest unread set"]),
        FieldFacts("reserved", 5...5, rule: .zero),
        FieldFacts(
          "HPen", 4...4, "Whether the high-pass feeds the second low-pass.",
          cases: ["direct": "unfiltered", "filtered": "high-passed"], cite: "DS Figure 19"),
        FieldFacts(
          "INT1_Sel", 2...3, "What the interrupt generator sees.",
          cases: [
            "lowPass1": "first low-pass", "highPass": "high-pass", "lowPass2": "second low-pass",
            "lowPass2Alternate": "second low-pass, the other code",
          ],
          cite: "DS Figure 19"),
        FieldFacts(
          "Out_Sel", 0...1, "What the outputs and the FIFO carry.",
          cases: [
            "lowPass1": "first low-pass", "highPass": "high-pass", "lowPass2": "second low-pass",
            "lowPass2Alternate": "second low-pass, the other code",
          ],
          cite: "DS Figure 19"),
      ])
  }

  extension Datasheet.L3G4200D.REFERENCE {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x25, "REFERENCE", .readWrite, reset: 0x00, dump: .onRequest,
      "What reference mode subtracts.",
      readEffect: "in normal mode, restarts the high-pass filter at the present input.",
      cite: "DS Table 18; DS, description of REFERENCE",
      fields: [
        FieldFacts(
          "Ref", 0...7, "Two's complement, in steps of 256 digits.", cite: "AN Table 14",
          confidence: .inferred, isSigned: true)
      ])
  }

  extension Datasheet.L3G4200D.OUT_TEMP {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x26, "OUT_TEMP", .read, "Temperature, falling one digit a degree; no offset is specified.",
      cite: "DS Table 18; DS, description of OUT_TEMP",
      fields: [
        FieldFacts("Temp", 0...7, "Two's complement; relative only.", isSigned: true)
      ])
  }

  extension Datasheet.L3G4200D.STATUS_REG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x27, "STATUS_REG", .read, reset: 0x00, "New data and overrun.",
      cite: "DS Table 18; DS, description of STATUS_REG",
      fields: [
        FieldFacts(
          "ZYXOR", 7...7, "A new value of the set replaced one that was not read.",
          cases: ["no": "nothing lost", "yes": "overrun"]),
        FieldFacts(
          "ZOR", 6...6, "A new value of Z replaced one that was not read.",
          cases: ["no": "nothing lost", "yes": "overrun"]),
        FieldFacts(
          "YOR", 5...5, "A new value of Y replaced one that was not read.",
          cases: ["no": "nothing lost", "yes": "overrun"]),
        FieldFacts(
          "XOR", 4...4, "A new value of X replaced one that was not read.",
          cases: ["no": "nothing lost", "yes": "overrun"]),
        FieldFacts(
          "ZYXDA", 3...3, "A new value of the set waits to be read.",
          cases: ["no": "nothing new", "yes": "new"]),
        FieldFacts(
          "ZDA", 2...2, "A new value of Z waits to be read.",
          cases: ["no": "nothing new", "yes": "new"]),
        FieldFacts(
          "YDA", 1...1, "A new value of Y waits to be read.",
          cases: ["no": "nothing new", "yes": "new"]),
        FieldFacts(
          "XDA", 0...0, "A new value of X waits to be read.",
          cases: ["no": "nothing new", "yes": "new"]),
      ])
  }

  extension Datasheet.L3G4200D.OUT_X_L {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x28, "OUT_X_L", .read, dump: .onRequest, "X angular rate, byte at the lower address.",
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      cite: "DS Table 18",
      fields: [
        FieldFacts("XD", 0...7, "Low byte unless BLE swaps the pair.")
      ])
  }

  extension Datasheet.L3G4200D.OUT_X_H {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x29, "OUT_X_H", .read, dump: .onRequest, "X angular rate, byte at the upper address.",
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      cite: "DS Table 18",
      fields: [
        FieldFacts("XD", 0...7, "High byte unless BLE swaps the pair.")
      ])
  }

  extension Datasheet.L3G4200D.OUT_Y_L {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2A, "OUT_Y_L", .read, dump: .onRequest, "Y angular rate, byte at the lower address.",
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      cite: "DS Table 18",
      fields: [
        FieldFacts("YD", 0...7, "Low byte unless BLE swaps the pair.")
      ])
  }

  extension Datasheet.L3G4200D.OUT_Y_H {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2B, "OUT_Y_H", .read, dump: .onRequest, "Y angular rate, byte at the upper address.",
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      cite: "DS Table 18",
      fields: [
        FieldFacts("YD", 0...7, "High byte unless BLE swaps the pair.")
      ])
  }

  extension Datasheet.L3G4200D.OUT_Z_L {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2C, "OUT_Z_L", .read, dump: .onRequest, "Z angular rate, byte at the lower address.",
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      cite: "DS Table 18",
      fields: [
        FieldFacts("ZD", 0...7, "Low byte unless BLE swaps the pair.")
      ])
  }

  extension Datasheet.L3G4200D.OUT_Z_H {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2D, "OUT_Z_H", .read, dump: .onRequest, "Z angular rate, byte at the upper address.",
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      cite: "DS Table 18",
      fields: [
        FieldFacts("ZD", 0...7, "High byte unless BLE swaps the pair.")
      ])
  }

  extension Datasheet.L3G4200D.FIFO_CTRL_REG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2E, "FIFO_CTRL_REG", .readWrite, reset: 0x00, "FIFO mode and watermark.",
      cite: "DS Table 18; DS, description of FIFO_CTRL_REG",
      fields: [
        FieldFacts(
          "FM", 5...7, "FIFO mode.",
          cases: [
            "bypass": "empty and idle", "fifo": "fills once and stops",
            "stream": "drops the oldest set when full",
            "streamToFIFO": "stream until an interrupt, then FIFO",
            "bypassToStream": "bypass until an interrupt, then stream", "-": "not defined",
            "-": "not defined", "-": "not defined",
          ],
          cite: "DS Table 45"),
        FieldFacts(
          "WTM", 0...4,
          "Sets that the FIFO must hold more of (application note), or as many (datasheet), "
            + "to report the watermark.",
          cite: "DS, description of FIFO_CTRL_REG; AN, FIFO chapter"),
      ])
  }

  extension Datasheet.L3G4200D.FIFO_SRC_REG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2F, "FIFO_SRC_REG", .read, reset: 0x20, "State of the FIFO.",
      cite: "DS Table 18; AN, FIFO chapter",
      fields: [
        FieldFacts(
          "WTM", 7...7,
          "Whether the FIFO holds more than the watermark (application note), or as many or "
            + "more (datasheet).",
          cases: ["below": "watermark not passed", "above": "watermark passed"]),
        FieldFacts(
          "OVRN", 6...6, "Whether all 32 slots are taken.",
          cases: ["no": "not full", "full": "full"]),
        FieldFacts(
          "EMPTY", 5...5, "Whether no set is unread.",
          cases: ["no": "not empty", "empty": "empty"]),
        FieldFacts("FSS", 0...4, "Unread sets; 31 also stands for 32."),
      ])
  }

  extension Datasheet.L3G4200D.INT1_CFG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x30, "INT1_CFG", .readWrite, reset: 0x00, "Events of the interrupt generator.",
      cite: "DS Table 18; DS, description of INT1_CFG",
      fields: [
        FieldFacts(
          "AND/OR", 7...7, "How events combine.", cases: ["or": "any event", "and": "all events"]),
        FieldFacts(
          "LIR", 6...6, "Whether the interrupt holds until INT1_SRC is read.",
          cases: ["no": "not latched", "yes": "latched"]),
        FieldFacts(
          "ZHIE", 5...5, "Whether Z above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "ZLIE", 4...4, "Whether Z below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "YHIE", 3...3, "Whether Y above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "YLIE", 2...2, "Whether Y below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "XHIE", 1...1, "Whether X above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "XLIE", 0...0, "Whether X below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
      ])
  }

  extension Datasheet.L3G4200D.INT1_SRC {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x31, "INT1_SRC", .read, reset: 0x00, dump: .onRequest, "State of the interrupt generator.",
      readEffect: "clears the interrupt, and a latched state is taken anew.",
      cite: "DS Table 18; DS, description of INT1_SRC",
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts(
          "IA", 6...6, "Whether the interrupt is active.",
          cases: ["no": "inactive", "yes": "active"]),
        FieldFacts(
          "ZH", 5...5, "Z above the threshold.", cases: ["no": "no event", "yes": "event"]),
        FieldFacts(
          "ZL", 4...4, "Z below the threshold.", cases: ["no": "no event", "yes": "event"]),
        FieldFacts(
          "YH", 3...3, "Y above the threshold.", cases: ["no": "no event", "yes": "event"]),
        FieldFacts(
          "YL", 2...2, "Y below the threshold.", cases: ["no": "no event", "yes": "event"]),
        FieldFacts(
          "XH", 1...1, "X above the threshold.", cases: ["no": "no event", "yes": "event"]),
        FieldFacts(
          "XL", 0...0, "X below the threshold.", cases: ["no": "no event", "yes": "event"]),
      ])
  }

  extension Datasheet.L3G4200D.INT1_TSH_XH {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x32, "INT1_TSH_XH", .readWrite, reset: 0x00, "Threshold of X, high byte.",
      cite: "DS Table 18",
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts("THSX", 0...6, "Bits 14 to 8 of a magnitude in output digits."),
      ])
  }

  extension Datasheet.L3G4200D.INT1_TSH_XL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x33, "INT1_TSH_XL", .readWrite, reset: 0x00, "Threshold of X, low byte.",
      cite: "DS Table 18",
      fields: [
        FieldFacts("THSX", 0...7, "Bits 7 to 0 of a magnitude in output digits.")
      ])
  }

  extension Datasheet.L3G4200D.INT1_TSH_YH {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x34, "INT1_TSH_YH", .readWrite, reset: 0x00, "Threshold of Y, high byte.",
      cite: "DS Table 18",
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts("THSY", 0...6, "Bits 14 to 8 of a magnitude in output digits."),
      ])
  }

  extension Datasheet.L3G4200D.INT1_TSH_YL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x35, "INT1_TSH_YL", .readWrite, reset: 0x00, "Threshold of Y, low byte.",
      cite: "DS Table 18",
      fields: [
        FieldFacts("THSY", 0...7, "Bits 7 to 0 of a magnitude in output digits.")
      ])
  }

  extension Datasheet.L3G4200D.INT1_TSH_ZH {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x36, "INT1_TSH_ZH", .readWrite, reset: 0x00, "Threshold of Z, high byte.",
      cite: "DS Table 18",
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts("THSZ", 0...6, "Bits 14 to 8 of a magnitude in output digits."),
      ])
  }

  extension Datasheet.L3G4200D.INT1_TSH_ZL {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x37, "INT1_TSH_ZL", .readWrite, reset: 0x00, "Threshold of Z, low byte.",
      cite: "DS Table 18",
      fields: [
        FieldFacts("THSZ", 0...7, "Bits 7 to 0 of a magnitude in output digits.")
      ])
  }

  extension Datasheet.L3G4200D.INT1_DURATION {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x38, "INT1_DURATION", .readWrite, reset: 0x00,
      "How long the condition of the interrupt has to last.",
      cite: "DS Table 18; DS, description of INT1_DURATION",
      fields: [
        FieldFacts(
          "WAIT", 7...7, "Whether the interrupt also ends only after the duration.",
          cases: ["no": "ends at once", "yes": "ends after the duration"]),
        FieldFacts("D", 0...6, "In samples."),
      ])
  }
#endif
