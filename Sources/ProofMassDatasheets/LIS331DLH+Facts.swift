// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331dlh.json by `swift run registers`; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.LIS331DLH {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "LIS331DLH", .accelerometer,
      identity: IdentityFacts(
        register: 0x0F, value: 0x32,
        candidates: [
          "LIS331DLH", "LIS331HH", "H3LIS331DL", "LIS302DLH", "IIS328DQ", "AIS328DQ", "LSM303DL",
          "LSM303DLH", "LSM303DLM",
        ],
        cite:
          "DS, description of WHO_AM_I; LINUX, sensor tables; PID; ADAFRUIT; VDORR, for the "
          + "LIS302DLH",
        confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x18, 0x19], incrementBit: 0x80, maximumHertz: 400_000,
        cite: "DS, I2C interface"),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x40, addressMask: 0x3F, mode: 3, maximumHertz: 10_000_000,
        oneRegisterAWrite: false, cite: "DS, SPI interface"),
      reserved: [
        ReservedFacts(0x00...0x0E, .doNotWrite, cite: "DS, register map"),
        ReservedFacts(0x10...0x1F, .doNotWrite, cite: "DS, register map"),
        ReservedFacts(0x2E...0x2F, .doNotWrite, cite: "DS, register map"),
        ReservedFacts(0x38...0x3F, .doNotWrite, cite: "DS, register map"),
        ReservedFacts(
          0x40...0x7F, .undocumented, cite: "GBATEK, addresses read as 0", confidence: .single),
      ],
      registers: [
        WHO_AM_I.facts, CTRL_REG1.facts, CTRL_REG2.facts, CTRL_REG3.facts, CTRL_REG4.facts,
        CTRL_REG5.facts, HP_FILTER_RESET.facts, REFERENCE.facts, STATUS_REG.facts, OUT_X_L.facts,
        OUT_X_H.facts, OUT_Y_L.facts, OUT_Y_H.facts, OUT_Z_L.facts, OUT_Z_H.facts, INT1_CFG.facts,
        INT1_SRC.facts, INT1_THS.facts, INT1_DURATION.facts, INT2_CFG.facts, INT2_SRC.facts,
        INT2_THS.facts, INT2_DURATION.facts,
      ],
      tables: [
        TableFacts(
          "millihertz", by: ["CTRL_REG1.DR"], "mHz", "Output data rate in normal mode.",
          values: [50_000, 100_000, 400_000, 1_000_000],
          cite: "DS, description of CTRL_REG1"),
        TableFacts(
          "lowPassCutoffMillihertz", by: ["CTRL_REG1.DR"], "mHz", "Cut-off of the low-pass filter.",
          values: [37_000, 74_000, 292_000, 780_000],
          cite: "DS, description of CTRL_REG1"),
        TableFacts(
          "lowPowerMillihertz", by: ["CTRL_REG1.PM"], "mHz",
          "Output data rate of a low-power mode; nil for the other modes.",
          values: [nil, nil, 500, 1000, 2000, 5000, 10_000],
          cite: "DS, description of CTRL_REG1"),
        TableFacts(
          "divisor", by: ["CTRL_REG2.HPCF"], "1", "The high-pass coefficient HPc.",
          values: [8, 16, 32, 64],
          cite: "DS, description of CTRL_REG2"),
        TableFacts(
          "highPassCutoffMillihertz", by: ["CTRL_REG1.DR", "CTRL_REG2.HPCF"], "mHz",
          "Cut-off of the high-pass filter in normal mode, as printed (rounded).",
          values: [
            1000, 500, 250, 125,
            2000, 1000, 500, 250,
            8000, 4000, 2000, 1000,
            20_000, 10_000, 5000, 2500,
          ], codes: [4, 4],
          cite: "DS, description of CTRL_REG2, cut-off table"),
        TableFacts(
          "microgravitiesPerDigit", by: ["CTRL_REG4.FS"], "µg a digit",
          "Typical sensitivity of the 12-bit code.",
          values: [1000, 2000, nil, 3900],
          cite: "DS, mechanical characteristics; LINUX, st_accel_core.c"),
        TableFacts(
          "ratedG", by: ["CTRL_REG4.FS"], "g", "Rated full scale in either direction.",
          values: [2, 4, nil, 8],
          cite: "DS, mechanical characteristics"),
      ],
      timings: [
        TimingFacts(
          "boot", 5_000_000,
          "From power-on to the end of the trim download; that it takes as long after BOOT is "
            + "inferred.",
          cite: "AN, opening pages; PID, examples"),
        TimingFacts(
          "turnOnOffset", 1_000_000,
          "With one sample period added: from power-down to the first valid sample; specified "
            + "at 100 Hz, and by one driver at every rate.",
          cite: "DS, turn-on time; ESPIDF, for the other rates"),
        TimingFacts(
          "selfTestOffset", 1_000_000,
          "With one sample period added: from a change of the self-test to 99 % of the output "
            + "change.",
          cite: "DS, self-test"),
      ],
      constants: [
        ConstantFacts(
          "lowestCode", -2048, "digits", "The lowest output code, 12 bits.",
          cite: "DS, mechanical characteristics"),
        ConstantFacts(
          "highestCode", 2047, "digits", "The highest output code, 12 bits.",
          cite: "DS, mechanical characteristics"),
        ConstantFacts(
          "unusedLowBits", 4, "bits", "Zero bits below the code in a 16-bit word.",
          cite: "DS, mechanical characteristics; LINUX, sensor tables"),
        ConstantFacts(
          "digitsPerThresholdStep", 16, "digits",
          "One step of INT1_THS and INT2_THS: full scale / 128.", cite: "INV; PID, examples",
          confidence: .independent),
        ConstantFacts(
          "digitsPerReferenceStep", 16, "digits", "One step of REFERENCE: full scale / 128.",
          cite: "ADAFRUIT, quoting AN2847; COMMUNITY", confidence: .independent),
        ConstantFacts(
          "selfTestMinimumX", 120, "digits at ±2 g",
          "Smallest change of X under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          "selfTestTypicalX", 300, "digits at ±2 g",
          "Typical change of X under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          "selfTestMaximumX", 550, "digits at ±2 g",
          "Largest change of X under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          "selfTestMinimumY", 120, "digits at ±2 g",
          "Smallest change of Y under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          "selfTestTypicalY", 300, "digits at ±2 g",
          "Typical change of Y under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          "selfTestMaximumY", 550, "digits at ±2 g",
          "Largest change of Y under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          "selfTestMinimumZ", 140, "digits at ±2 g",
          "Smallest change of Z under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          "selfTestTypicalZ", 350, "digits at ±2 g",
          "Typical change of Z under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          "selfTestMaximumZ", 750, "digits at ±2 g",
          "Largest change of Z under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
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
        "INV": "InvenSense drivers/misc/inv_mpu/accel/lis331.c",
        "LINUX": "Linux drivers/iio/accel/st_accel_core.c and drivers/iio/common/st_sensors",
        "PID":
          "STMicroelectronics lis331dlh-pid, commit 4ee589f, and the examples of "
          + "STMems_Standard_C_drivers",
        "VDORR": "vdorr's driver of the LIS302DLH",
      ])
  }

  extension Datasheet.LIS331DLH.WHO_AM_I {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0F, "WHO_AM_I", .read, reset: 0x32, "The identity byte.",
      cite: "DS, register map; DS, description of WHO_AM_I",
      fields: [
        FieldFacts("ID", 0...7, "0x32, also in several relatives.")
      ])
  }

  extension Datasheet.LIS331DLH.CTRL_REG1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x20, "CTRL_REG1", .readWrite, reset: 0x07, "Power, rate and axes.",
      cite: "DS, description of CTRL_REG1",
      fields: [
        FieldFacts(
          "PM", 5...7, "Power mode; below normal the mode also sets the rate.",
          cases: [
            "powerDown": "nothing is measured", "normal": "measures at the rate of DR",
            "lowPowerHalfHertz": "low power, 0.5 Hz", "lowPower1Hertz": "low power, 1 Hz",
            "lowPower2Hertz": "low power, 2 Hz", "lowPower5Hertz": "low power, 5 Hz",
            "lowPower10Hertz": "low power, 10 Hz", "-": "not defined",
          ]),
        FieldFacts(
          "DR", 3...4, "Output data rate in normal mode; the low-pass in every mode.",
          cases: [
            "hertz50": "50 Hz", "hertz100": "100 Hz", "hertz400": "400 Hz", "hertz1000": "1000 Hz",
          ]),
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

  extension Datasheet.LIS331DLH.CTRL_REG2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x21, "CTRL_REG2", .readWrite, reset: 0x00, "Boot and high-pass filter.",
      cite: "DS, description of CTRL_REG2",
      fields: [
        FieldFacts(
          "BOOT", 7...7, "Loads the factory trim again.",
          cases: ["normal": "running", "boot": "loading"], clearsItself: true),
        FieldFacts(
          "HPM", 5...6, "How the high-pass filter works.",
          cases: [
            "normal": "tracks the input; a read of HP_FILTER_RESET restarts it",
            "reference": "subtracts REFERENCE", "normalAlternate": "as normal", "-": "not defined",
          ]),
        FieldFacts(
          "FDS", 4...4, "Whether the outputs carry high-passed data.",
          cases: ["direct": "unfiltered", "filtered": "high-passed"]),
        FieldFacts(
          "HPen2", 3...3, "Whether interrupt generator 2 sees high-passed data.",
          cases: ["direct": "unfiltered", "filtered": "high-passed"]),
        FieldFacts(
          "HPen1", 2...2, "Whether interrupt generator 1 sees high-passed data.",
          cases: ["direct": "unfiltered", "filtered": "high-passed"]),
        FieldFacts(
          "HPCF", 0...1, "The high-pass coefficient HPc.",
          cases: [
            "eight": "coefficient 8", "sixteen": "coefficient 16", "thirtyTwo": "coefficient 32",
            "sixtyFour": "coefficient 64",
          ]),
      ])
  }

  extension Datasheet.LIS331DLH.CTRL_REG3 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x22, "CTRL_REG3", .readWrite, reset: 0x00, "Interrupt pins.",
      cite: "DS, description of CTRL_REG3",
      fields: [
        FieldFacts(
          "IHL", 7...7, "Polarity of both pins.",
          cases: ["high": "active high", "low": "active low"]),
        FieldFacts(
          "PP_OD", 6...6, "Drive of both pins.",
          cases: ["pushPull": "push-pull", "openDrain": "open drain"]),
        FieldFacts(
          "LIR2", 5...5, "Whether interrupt 2 holds until INT2_SRC is read.",
          cases: ["no": "not latched", "yes": "latched"]),
        FieldFacts(
          "I2_CFG", 3...4, "What drives pin INT2.",
          cases: [
            "ownInterrupt": "interrupt generator 2", "eitherInterrupt": "either generator",
            "dataReady": "data ready", "booting": "boot in progress",
          ]),
        FieldFacts(
          "LIR1", 2...2, "Whether interrupt 1 holds until INT1_SRC is read.",
          cases: ["no": "not latched", "yes": "latched"]),
        FieldFacts(
          "I1_CFG", 0...1, "What drives pin INT1.",
          cases: [
            "ownInterrupt": "interrupt generator 1", "eitherInterrupt": "either generator",
            "dataReady": "data ready", "booting": "boot in progress",
          ]),
      ])
  }

  extension Datasheet.LIS331DLH.CTRL_REG4 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x23, "CTRL_REG4", .readWrite, reset: 0x00, "Data format, full scale and self-test.",
      cite: "DS, description of CTRL_REG4",
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
          cases: ["g2": "±2 g", "g4": "±4 g", "-": "not defined", "g8": "±8 g"]),
        FieldFacts(
          "STsign", 3...3, "Direction of the self-test force on all three axes.",
          cases: ["plus": "outputs rise", "minus": "outputs fall"]),
        FieldFacts("reserved", 2...2, rule: .zero),
        FieldFacts(
          "ST", 1...1, "Whether the self-test force acts.", cases: ["off": "Off", "on": "On"]),
        FieldFacts(
          "SIM", 0...0, "SPI wiring.", cases: ["four": "four wires", "three": "three wires"]),
      ])
  }

  extension Datasheet.LIS331DLH.CTRL_REG5 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x24, "CTRL_REG5", .readWrite, reset: 0x00, "Sleep to wake.",
      cite: "DS, description of CTRL_REG5",
      fields: [
        FieldFacts("reserved", 2...7, rule: .zero),
        FieldFacts(
          "TurnOn", 0...1, "Whether an interrupt turns a low-power mode into normal mode.",
          cases: [
            "off": "stays in its mode", "-": "not defined", "-": "not defined",
            "on": "wakes on an interrupt",
          ]),
      ])
  }

  extension Datasheet.LIS331DLH.HP_FILTER_RESET {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x25, "HP_FILTER_RESET", .read, dump: .onRequest,
      "Restarts the high-pass filter when read; the value means nothing.",
      readEffect: "sets the high-pass filter to the present input.",
      cite: "DS, description of HP_FILTER_RESET",
      fields: [
        FieldFacts("reserved", 0...7, "The value read means nothing.", rule: .reserved)
      ])
  }

  extension Datasheet.LIS331DLH.REFERENCE {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x26, "REFERENCE", .readWrite, reset: 0x00, "What reference mode subtracts.",
      cite: "DS, description of REFERENCE",
      fields: [
        FieldFacts(
          "Ref", 0...7, "In steps of full scale / 128.",
          cite: "ADAFRUIT, quoting AN2847; COMMUNITY", confidence: .independent, isSigned: true)
      ])
  }

  extension Datasheet.LIS331DLH.STATUS_REG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x27, "STATUS_REG", .read, reset: 0x00, "New data and overrun.",
      cite: "DS, description of STATUS_REG",
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

  extension Datasheet.LIS331DLH.OUT_X_L {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x28, "OUT_X_L", .read, dump: .onRequest, "X acceleration, byte at the lower address.",
      readEffect: "may clear the data-ready and overrun bits; with BDU the other half is held.",
      cite: "DS, description of OUT_X_L, OUT_X_H",
      fields: [
        FieldFacts("XD", 0...7, "Low byte unless BLE swaps the pair.")
      ])
  }

  extension Datasheet.LIS331DLH.OUT_X_H {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x29, "OUT_X_H", .read, dump: .onRequest, "X acceleration, byte at the upper address.",
      readEffect: "may clear the data-ready and overrun bits; with BDU the other half is held.",
      cite: "DS, description of OUT_X_L, OUT_X_H",
      fields: [
        FieldFacts("XD", 0...7, "High byte unless BLE swaps the pair.")
      ])
  }

  extension Datasheet.LIS331DLH.OUT_Y_L {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2A, "OUT_Y_L", .read, dump: .onRequest, "Y acceleration, byte at the lower address.",
      readEffect: "may clear the data-ready and overrun bits; with BDU the other half is held.",
      cite: "DS, description of OUT_Y_L, OUT_Y_H",
      fields: [
        FieldFacts("YD", 0...7, "Low byte unless BLE swaps the pair.")
      ])
  }

  extension Datasheet.LIS331DLH.OUT_Y_H {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2B, "OUT_Y_H", .read, dump: .onRequest, "Y acceleration, byte at the upper address.",
      readEffect: "may clear the data-ready and overrun bits; with BDU the other half is held.",
      cite: "DS, description of OUT_Y_L, OUT_Y_H",
      fields: [
        FieldFacts("YD", 0...7, "High byte unless BLE swaps the pair.")
      ])
  }

  extension Datasheet.LIS331DLH.OUT_Z_L {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2C, "OUT_Z_L", .read, dump: .onRequest, "Z acceleration, byte at the lower address.",
      readEffect: "may clear the data-ready and overrun bits; with BDU the other half is held.",
      cite: "DS, description of OUT_Z_L, OUT_Z_H",
      fields: [
        FieldFacts("ZD", 0...7, "Low byte unless BLE swaps the pair.")
      ])
  }

  extension Datasheet.LIS331DLH.OUT_Z_H {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2D, "OUT_Z_H", .read, dump: .onRequest, "Z acceleration, byte at the upper address.",
      readEffect: "may clear the data-ready and overrun bits; with BDU the other half is held.",
      cite: "DS, description of OUT_Z_L, OUT_Z_H",
      fields: [
        FieldFacts("ZD", 0...7, "High byte unless BLE swaps the pair.")
      ])
  }

  extension Datasheet.LIS331DLH.INT1_CFG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x30, "INT1_CFG", .readWrite, reset: 0x00, "Events of interrupt generator 1.",
      cite: "DS, description of INT1_CFG",
      fields: [
        FieldFacts(
          "AOI", 7...7, "How events combine; with 6D, movement or position.",
          cases: ["or": "any event; with 6D, movement", "and": "all events; with 6D, position"]),
        FieldFacts(
          "6D", 6...6,
          "Whether the six directions are told apart; that the thresholds else are of "
            + "magnitude is inferred.",
          cases: ["off": "thresholds of magnitude", "on": "six directions"],
          cite: "DS, description of INT1_CFG; PID, free-fall example; INV, no-motion configuration",
          confidence: .inferred),
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

  extension Datasheet.LIS331DLH.INT1_SRC {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x31, "INT1_SRC", .read, reset: 0x00, dump: .onRequest, "State of interrupt generator 1.",
      readEffect: "clears the interrupt and its pin, and a latched state is taken anew.",
      cite: "DS, description of INT1_SRC (INT1_SOURCE)",
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

  extension Datasheet.LIS331DLH.INT1_THS {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x32, "INT1_THS", .readWrite, reset: 0x00, "Threshold of interrupt generator 1.",
      cite: "DS, description of INT1_THS",
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts(
          "THS", 0...6, "In steps of full scale / 128.", cite: "INV; PID, examples",
          confidence: .independent),
      ])
  }

  extension Datasheet.LIS331DLH.INT1_DURATION {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x33, "INT1_DURATION", .readWrite, reset: 0x00,
      "How long the condition of interrupt 1 has to last.",
      cite: "DS, description of INT1_DURATION",
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts("D", 0...6, "In samples at the rate in force."),
      ])
  }

  extension Datasheet.LIS331DLH.INT2_CFG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x34, "INT2_CFG", .readWrite, reset: 0x00, "Events of interrupt generator 2.",
      cite: "DS, description of INT2_CFG",
      fields: [
        FieldFacts(
          "AOI", 7...7, "How events combine; with 6D, movement or position.",
          cases: ["or": "any event; with 6D, movement", "and": "all events; with 6D, position"]),
        FieldFacts(
          "6D", 6...6,
          "Whether the six directions are told apart; that the thresholds else are of "
            + "magnitude is inferred.",
          cases: ["off": "thresholds of magnitude", "on": "six directions"],
          cite: "DS, description of INT2_CFG; PID, free-fall example; INV, no-motion configuration",
          confidence: .inferred),
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

  extension Datasheet.LIS331DLH.INT2_SRC {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x35, "INT2_SRC", .read, reset: 0x00, dump: .onRequest, "State of interrupt generator 2.",
      readEffect: "clears the interrupt and its pin, and a latched state is taken anew.",
      cite: "DS, description of INT2_SRC (INT2_SOURCE)",
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

  extension Datasheet.LIS331DLH.INT2_THS {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x36, "INT2_THS", .readWrite, reset: 0x00, "Threshold of interrupt generator 2.",
      cite: "DS, description of INT2_THS",
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts(
          "THS", 0...6, "In steps of full scale / 128.", cite: "INV; PID, examples",
          confidence: .independent),
      ])
  }

  extension Datasheet.LIS331DLH.INT2_DURATION {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x37, "INT2_DURATION", .readWrite, reset: 0x00,
      "How long the condition of interrupt 2 has to last.",
      cite: "DS, description of INT2_DURATION",
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts("D", 0...6, "In samples at the rate in force."),
      ])
  }
#endif
