// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331dlh.json by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.LIS331DLH {
    /// Everything that is known of the part, as data.
    public static let facts = ChipFacts(
      name: "LIS331DLH",
      kind: .accelerometer,
      identity: IdentityFacts(
        register: 0x0F, value: 0x32,
        candidates: [
          "LIS331DLH",
          "LIS331HH",
          "H3LIS331DL",
          "LIS302DLH",
          "IIS328DQ",
          "AIS328DQ",
          "LSM303DL",
          "LSM303DLH",
          "LSM303DLM",
        ],
        cite:
          "DS, description of WHO_AM_I; LINUX, sensor tables; PID; ADAFRUIT; VDORR, for the "
          + "LIS302DLH",
        confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x18, 0x19], incrementBit: 0x80,
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
          cite: "DS, register map"),
        ReservedFacts(
          addresses: 0x10...0x1F, rule: .doNotWrite,
          cite: "DS, register map"),
        ReservedFacts(
          addresses: 0x2E...0x2F, rule: .doNotWrite,
          cite: "DS, register map"),
        ReservedFacts(
          addresses: 0x38...0x3F, rule: .doNotWrite,
          cite: "DS, register map"),
        ReservedFacts(
          addresses: 0x40...0x7F, rule: .undocumented,
          cite: "GBATEK, addresses read as 0",
          confidence: .single),
      ],
      registers: [
        WHO_AM_I.facts,
        CTRL_REG1.facts,
        CTRL_REG2.facts,
        CTRL_REG3.facts,
        CTRL_REG4.facts,
        CTRL_REG5.facts,
        HP_FILTER_RESET.facts,
        REFERENCE.facts,
        STATUS_REG.facts,
        OUT_X_L.facts,
        OUT_X_H.facts,
        OUT_Y_L.facts,
        OUT_Y_H.facts,
        OUT_Z_L.facts,
        OUT_Z_H.facts,
        INT1_CFG.facts,
        INT1_SRC.facts,
        INT1_THS.facts,
        INT1_DURATION.facts,
        INT2_CFG.facts,
        INT2_SRC.facts,
        INT2_THS.facts,
        INT2_DURATION.facts,
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
          cite: "DS, description of CTRL_REG1"),
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
          cite: "DS, description of CTRL_REG1"),
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
          cite: "DS, description of CTRL_REG1"),
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
          cite: "DS, description of CTRL_REG2"),
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
          cite: "DS, description of CTRL_REG2, cut-off table"),
        TableFacts(
          name: "microgravitiesPerDigit",
          fields: ["CTRL_REG4.FS"], unit: "µg a digit",
          summary: "Typical sensitivity of the 12-bit code.",
          rows: [
            TableFacts.Row(codes: [0], value: 1000),
            TableFacts.Row(codes: [1], value: 2000),
            TableFacts.Row(codes: [3], value: 3900),
          ],
          cite: "DS, mechanical characteristics; LINUX, st_accel_core.c"),
        TableFacts(
          name: "ratedG",
          fields: ["CTRL_REG4.FS"], unit: "g",
          summary: "Rated full scale in either direction.",
          rows: [
            TableFacts.Row(codes: [0], value: 2),
            TableFacts.Row(codes: [1], value: 4),
            TableFacts.Row(codes: [3], value: 8),
          ],
          cite: "DS, mechanical characteristics"),
      ],
      timings: [
        TimingFacts(
          name: "boot", nanoseconds: 5_000_000,
          summary:
            "From power-on to the end of the trim download; that it takes as long after BOOT "
            + "is inferred.",
          cite: "AN, opening pages; PID, examples"),
        TimingFacts(
          name: "turnOnOffset", nanoseconds: 1_000_000,
          summary:
            "With one sample period added: from power-down to the first valid sample; "
            + "specified at 100 Hz, and by one driver at every rate.",
          cite: "DS, turn-on time; ESPIDF, for the other rates"),
        TimingFacts(
          name: "selfTestOffset", nanoseconds: 1_000_000,
          summary:
            "With one sample period added: from a change of the self-test to 99 % of the "
            + "output change.",
          cite: "DS, self-test"),
      ],
      constants: [
        ConstantFacts(
          name: "lowestCode", value: -2048, unit: "digits",
          summary: "The lowest output code, 12 bits.",
          cite: "DS, mechanical characteristics"),
        ConstantFacts(
          name: "highestCode", value: 2047, unit: "digits",
          summary: "The highest output code, 12 bits.",
          cite: "DS, mechanical characteristics"),
        ConstantFacts(
          name: "unusedLowBits", value: 4, unit: "bits",
          summary: "Zero bits below the code in a 16-bit word.",
          cite: "DS, mechanical characteristics; LINUX, sensor tables"),
        ConstantFacts(
          name: "digitsPerThresholdStep", value: 16, unit: "digits",
          summary: "One step of INT1_THS and INT2_THS: full scale / 128.",
          cite: "INV; PID, examples",
          confidence: .independent),
        ConstantFacts(
          name: "digitsPerReferenceStep", value: 16, unit: "digits",
          summary: "One step of REFERENCE: full scale / 128.",
          cite: "ADAFRUIT, quoting AN2847; COMMUNITY",
          confidence: .independent),
        ConstantFacts(
          name: "selfTestMinimumX", value: 120, unit: "digits at ±2 g",
          summary: "Smallest change of X under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          name: "selfTestTypicalX", value: 300, unit: "digits at ±2 g",
          summary: "Typical change of X under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          name: "selfTestMaximumX", value: 550, unit: "digits at ±2 g",
          summary: "Largest change of X under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          name: "selfTestMinimumY", value: 120, unit: "digits at ±2 g",
          summary: "Smallest change of Y under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          name: "selfTestTypicalY", value: 300, unit: "digits at ±2 g",
          summary: "Typical change of Y under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          name: "selfTestMaximumY", value: 550, unit: "digits at ±2 g",
          summary: "Largest change of Y under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          name: "selfTestMinimumZ", value: 140, unit: "digits at ±2 g",
          summary: "Smallest change of Z under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          name: "selfTestTypicalZ", value: 350, unit: "digits at ±2 g",
          summary: "Typical change of Z under the self-test force, either sign.",
          cite: "DS, mechanical characteristics, self-test output change"),
        ConstantFacts(
          name: "selfTestMaximumZ", value: 750, unit: "digits at ±2 g",
          summary: "Largest change of Z under the self-test force, either sign.",
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
    public static let facts = RegisterFacts(
      address: 0x0F, name: "WHO_AM_I", access: .read, reset: 0x32,
      dump: .always,
      readEffect: nil,
      summary: "The identity byte.",
      fields: [
        FieldFacts(
          name: "ID", bits: 0...7, rule: .value,
          summary: "0x32, also in several relatives.",
          cases: [],
          cite: "DS, register map; DS, description of WHO_AM_I")
      ],
      cite: "DS, register map; DS, description of WHO_AM_I")
  }

  extension Datasheet.LIS331DLH.CTRL_REG1 {
    public static let facts = RegisterFacts(
      address: 0x20, name: "CTRL_REG1", access: .readWrite, reset: 0x07,
      dump: .always,
      readEffect: nil,
      summary: "Power, rate and axes.",
      fields: [
        FieldFacts(
          name: "PM", bits: 5...7, rule: .value,
          summary: "Power mode; below normal the mode also sets the rate.",
          cases: [
            CaseFacts(code: 0, name: "powerDown", meaning: "nothing is measured"),
            CaseFacts(code: 1, name: "normal", meaning: "measures at the rate of DR"),
            CaseFacts(code: 2, name: "lowPowerHalfHertz", meaning: "low power, 0.5 Hz"),
            CaseFacts(code: 3, name: "lowPower1Hertz", meaning: "low power, 1 Hz"),
            CaseFacts(code: 4, name: "lowPower2Hertz", meaning: "low power, 2 Hz"),
            CaseFacts(code: 5, name: "lowPower5Hertz", meaning: "low power, 5 Hz"),
            CaseFacts(code: 6, name: "lowPower10Hertz", meaning: "low power, 10 Hz"),
            CaseFacts(code: 7, name: "undefined7", meaning: "not defined", isDefined: false),
          ],
          cite: "DS, description of CTRL_REG1"),
        FieldFacts(
          name: "DR", bits: 3...4, rule: .value,
          summary: "Output data rate in normal mode; the low-pass in every mode.",
          cases: [
            CaseFacts(code: 0, name: "hertz50", meaning: "50 Hz"),
            CaseFacts(code: 1, name: "hertz100", meaning: "100 Hz"),
            CaseFacts(code: 2, name: "hertz400", meaning: "400 Hz"),
            CaseFacts(code: 3, name: "hertz1000", meaning: "1000 Hz"),
          ],
          cite: "DS, description of CTRL_REG1"),
        FieldFacts(
          name: "Zen", bits: 2...2, rule: .value,
          summary: "Whether the Z axis is measured.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not measured"),
            CaseFacts(code: 1, name: "enabled", meaning: "measured"),
          ],
          cite: "DS, description of CTRL_REG1"),
        FieldFacts(
          name: "Yen", bits: 1...1, rule: .value,
          summary: "Whether the Y axis is measured.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not measured"),
            CaseFacts(code: 1, name: "enabled", meaning: "measured"),
          ],
          cite: "DS, description of CTRL_REG1"),
        FieldFacts(
          name: "Xen", bits: 0...0, rule: .value,
          summary: "Whether the X axis is measured.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "not measured"),
            CaseFacts(code: 1, name: "enabled", meaning: "measured"),
          ],
          cite: "DS, description of CTRL_REG1"),
      ],
      cite: "DS, description of CTRL_REG1")
  }

  extension Datasheet.LIS331DLH.CTRL_REG2 {
    public static let facts = RegisterFacts(
      address: 0x21, name: "CTRL_REG2", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Boot and high-pass filter.",
      fields: [
        FieldFacts(
          name: "BOOT", bits: 7...7, rule: .value,
          summary: "Loads the factory trim again.",
          cases: [
            CaseFacts(code: 0, name: "normal", meaning: "running"),
            CaseFacts(code: 1, name: "boot", meaning: "loading"),
          ],
          cite: "DS, description of CTRL_REG2",
          clearsItself: true),
        FieldFacts(
          name: "HPM", bits: 5...6, rule: .value,
          summary: "How the high-pass filter works.",
          cases: [
            CaseFacts(
              code: 0, name: "normal",
              meaning: "tracks the input; a read of HP_FILTER_RESET restarts it"),
            CaseFacts(code: 1, name: "reference", meaning: "subtracts REFERENCE"),
            CaseFacts(code: 2, name: "normalAlternate", meaning: "as normal"),
            CaseFacts(code: 3, name: "undefined3", meaning: "not defined", isDefined: false),
          ],
          cite: "DS, description of CTRL_REG2"),
        FieldFacts(
          name: "FDS", bits: 4...4, rule: .value,
          summary: "Whether the outputs carry high-passed data.",
          cases: [
            CaseFacts(code: 0, name: "direct", meaning: "unfiltered"),
            CaseFacts(code: 1, name: "filtered", meaning: "high-passed"),
          ],
          cite: "DS, description of CTRL_REG2"),
        FieldFacts(
          name: "HPen2", bits: 3...3, rule: .value,
          summary: "Whether interrupt generator 2 sees high-passed data.",
          cases: [
            CaseFacts(code: 0, name: "direct", meaning: "unfiltered"),
            CaseFacts(code: 1, name: "filtered", meaning: "high-passed"),
          ],
          cite: "DS, description of CTRL_REG2"),
        FieldFacts(
          name: "HPen1", bits: 2...2, rule: .value,
          summary: "Whether interrupt generator 1 sees high-passed data.",
          cases: [
            CaseFacts(code: 0, name: "direct", meaning: "unfiltered"),
            CaseFacts(code: 1, name: "filtered", meaning: "high-passed"),
          ],
          cite: "DS, description of CTRL_REG2"),
        FieldFacts(
          name: "HPCF", bits: 0...1, rule: .value,
          summary: "The high-pass coefficient HPc.",
          cases: [
            CaseFacts(code: 0, name: "eight", meaning: "coefficient 8"),
            CaseFacts(code: 1, name: "sixteen", meaning: "coefficient 16"),
            CaseFacts(code: 2, name: "thirtyTwo", meaning: "coefficient 32"),
            CaseFacts(code: 3, name: "sixtyFour", meaning: "coefficient 64"),
          ],
          cite: "DS, description of CTRL_REG2"),
      ],
      cite: "DS, description of CTRL_REG2")
  }

  extension Datasheet.LIS331DLH.CTRL_REG3 {
    public static let facts = RegisterFacts(
      address: 0x22, name: "CTRL_REG3", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Interrupt pins.",
      fields: [
        FieldFacts(
          name: "IHL", bits: 7...7, rule: .value,
          summary: "Polarity of both pins.",
          cases: [
            CaseFacts(code: 0, name: "high", meaning: "active high"),
            CaseFacts(code: 1, name: "low", meaning: "active low"),
          ],
          cite: "DS, description of CTRL_REG3"),
        FieldFacts(
          name: "PP_OD", bits: 6...6, rule: .value,
          summary: "Drive of both pins.",
          cases: [
            CaseFacts(code: 0, name: "pushPull", meaning: "push-pull"),
            CaseFacts(code: 1, name: "openDrain", meaning: "open drain"),
          ],
          cite: "DS, description of CTRL_REG3"),
        FieldFacts(
          name: "LIR2", bits: 5...5, rule: .value,
          summary: "Whether interrupt 2 holds until INT2_SRC is read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "not latched"),
            CaseFacts(code: 1, name: "yes", meaning: "latched"),
          ],
          cite: "DS, description of CTRL_REG3"),
        FieldFacts(
          name: "I2_CFG", bits: 3...4, rule: .value,
          summary: "What drives pin INT2.",
          cases: [
            CaseFacts(code: 0, name: "ownInterrupt", meaning: "interrupt generator 2"),
            CaseFacts(code: 1, name: "eitherInterrupt", meaning: "either generator"),
            CaseFacts(code: 2, name: "dataReady", meaning: "data ready"),
            CaseFacts(code: 3, name: "booting", meaning: "boot in progress"),
          ],
          cite: "DS, description of CTRL_REG3"),
        FieldFacts(
          name: "LIR1", bits: 2...2, rule: .value,
          summary: "Whether interrupt 1 holds until INT1_SRC is read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "not latched"),
            CaseFacts(code: 1, name: "yes", meaning: "latched"),
          ],
          cite: "DS, description of CTRL_REG3"),
        FieldFacts(
          name: "I1_CFG", bits: 0...1, rule: .value,
          summary: "What drives pin INT1.",
          cases: [
            CaseFacts(code: 0, name: "ownInterrupt", meaning: "interrupt generator 1"),
            CaseFacts(code: 1, name: "eitherInterrupt", meaning: "either generator"),
            CaseFacts(code: 2, name: "dataReady", meaning: "data ready"),
            CaseFacts(code: 3, name: "booting", meaning: "boot in progress"),
          ],
          cite: "DS, description of CTRL_REG3"),
      ],
      cite: "DS, description of CTRL_REG3")
  }

  extension Datasheet.LIS331DLH.CTRL_REG4 {
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
          cite: "DS, description of CTRL_REG4"),
        FieldFacts(
          name: "BLE", bits: 6...6, rule: .value,
          summary: "Order of the bytes of a pair.",
          cases: [
            CaseFacts(code: 0, name: "little", meaning: "low byte at the lower address"),
            CaseFacts(code: 1, name: "big", meaning: "high byte at the lower address"),
          ],
          cite: "DS, description of CTRL_REG4"),
        FieldFacts(
          name: "FS", bits: 4...5, rule: .value,
          summary: "Full scale.",
          cases: [
            CaseFacts(code: 0, name: "g2", meaning: "±2 g"),
            CaseFacts(code: 1, name: "g4", meaning: "±4 g"),
            CaseFacts(code: 2, name: "undefined2", meaning: "not defined", isDefined: false),
            CaseFacts(code: 3, name: "g8", meaning: "±8 g"),
          ],
          cite: "DS, description of CTRL_REG4"),
        FieldFacts(
          name: "STsign", bits: 3...3, rule: .value,
          summary: "Direction of the self-test force on all three axes.",
          cases: [
            CaseFacts(code: 0, name: "plus", meaning: "outputs rise"),
            CaseFacts(code: 1, name: "minus", meaning: "outputs fall"),
          ],
          cite: "DS, description of CTRL_REG4"),
        FieldFacts(
          name: "reserved", bits: 2...2, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS, description of CTRL_REG4"),
        FieldFacts(
          name: "ST", bits: 1...1, rule: .value,
          summary: "Whether the self-test force acts.",
          cases: [
            CaseFacts(code: 0, name: "off", meaning: "Off"),
            CaseFacts(code: 1, name: "on", meaning: "On"),
          ],
          cite: "DS, description of CTRL_REG4"),
        FieldFacts(
          name: "SIM", bits: 0...0, rule: .value,
          summary: "SPI wiring.",
          cases: [
            CaseFacts(code: 0, name: "four", meaning: "four wires"),
            CaseFacts(code: 1, name: "three", meaning: "three wires"),
          ],
          cite: "DS, description of CTRL_REG4"),
      ],
      cite: "DS, description of CTRL_REG4")
  }

  extension Datasheet.LIS331DLH.CTRL_REG5 {
    public static let facts = RegisterFacts(
      address: 0x24, name: "CTRL_REG5", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Sleep to wake.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 2...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS, description of CTRL_REG5"),
        FieldFacts(
          name: "TurnOn", bits: 0...1, rule: .value,
          summary: "Whether an interrupt turns a low-power mode into normal mode.",
          cases: [
            CaseFacts(code: 0, name: "off", meaning: "stays in its mode"),
            CaseFacts(code: 1, name: "undefined1", meaning: "not defined", isDefined: false),
            CaseFacts(code: 2, name: "undefined2", meaning: "not defined", isDefined: false),
            CaseFacts(code: 3, name: "on", meaning: "wakes on an interrupt"),
          ],
          cite: "DS, description of CTRL_REG5"),
      ],
      cite: "DS, description of CTRL_REG5")
  }

  extension Datasheet.LIS331DLH.HP_FILTER_RESET {
    public static let facts = RegisterFacts(
      address: 0x25, name: "HP_FILTER_RESET", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "sets the high-pass filter to the present input.",
      summary: "Restarts the high-pass filter when read; the value means nothing.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 0...7, rule: .reserved,
          summary: "The value read means nothing.",
          cases: [],
          cite: "DS, description of HP_FILTER_RESET")
      ],
      cite: "DS, description of HP_FILTER_RESET")
  }

  extension Datasheet.LIS331DLH.REFERENCE {
    public static let facts = RegisterFacts(
      address: 0x26, name: "REFERENCE", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "What reference mode subtracts.",
      fields: [
        FieldFacts(
          name: "Ref", bits: 0...7, rule: .value,
          summary: "In steps of full scale / 128.",
          cases: [],
          cite: "ADAFRUIT, quoting AN2847; COMMUNITY",
          confidence: .independent, isSigned: true)
      ],
      cite: "DS, description of REFERENCE")
  }

  extension Datasheet.LIS331DLH.STATUS_REG {
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
          cite: "DS, description of STATUS_REG"),
        FieldFacts(
          name: "ZOR", bits: 6...6, rule: .value,
          summary: "A new value of Z replaced one that was not read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing lost"),
            CaseFacts(code: 1, name: "yes", meaning: "overrun"),
          ],
          cite: "DS, description of STATUS_REG"),
        FieldFacts(
          name: "YOR", bits: 5...5, rule: .value,
          summary: "A new value of Y replaced one that was not read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing lost"),
            CaseFacts(code: 1, name: "yes", meaning: "overrun"),
          ],
          cite: "DS, description of STATUS_REG"),
        FieldFacts(
          name: "XOR", bits: 4...4, rule: .value,
          summary: "A new value of X replaced one that was not read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing lost"),
            CaseFacts(code: 1, name: "yes", meaning: "overrun"),
          ],
          cite: "DS, description of STATUS_REG"),
        FieldFacts(
          name: "ZYXDA", bits: 3...3, rule: .value,
          summary: "A new value of the set waits to be read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing new"),
            CaseFacts(code: 1, name: "yes", meaning: "new"),
          ],
          cite: "DS, description of STATUS_REG"),
        FieldFacts(
          name: "ZDA", bits: 2...2, rule: .value,
          summary: "A new value of Z waits to be read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing new"),
            CaseFacts(code: 1, name: "yes", meaning: "new"),
          ],
          cite: "DS, description of STATUS_REG"),
        FieldFacts(
          name: "YDA", bits: 1...1, rule: .value,
          summary: "A new value of Y waits to be read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing new"),
            CaseFacts(code: 1, name: "yes", meaning: "new"),
          ],
          cite: "DS, description of STATUS_REG"),
        FieldFacts(
          name: "XDA", bits: 0...0, rule: .value,
          summary: "A new value of X waits to be read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing new"),
            CaseFacts(code: 1, name: "yes", meaning: "new"),
          ],
          cite: "DS, description of STATUS_REG"),
      ],
      cite: "DS, description of STATUS_REG")
  }

  extension Datasheet.LIS331DLH.OUT_X_L {
    public static let facts = RegisterFacts(
      address: 0x28, name: "OUT_X_L", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "may clear the data-ready and overrun bits; with BDU the other half is held.",
      summary: "X acceleration, byte at the lower address.",
      fields: [
        FieldFacts(
          name: "XD", bits: 0...7, rule: .value,
          summary: "Low byte unless BLE swaps the pair.",
          cases: [],
          cite: "DS, description of OUT_X_L, OUT_X_H")
      ],
      cite: "DS, description of OUT_X_L, OUT_X_H")
  }

  extension Datasheet.LIS331DLH.OUT_X_H {
    public static let facts = RegisterFacts(
      address: 0x29, name: "OUT_X_H", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "may clear the data-ready and overrun bits; with BDU the other half is held.",
      summary: "X acceleration, byte at the upper address.",
      fields: [
        FieldFacts(
          name: "XD", bits: 0...7, rule: .value,
          summary: "High byte unless BLE swaps the pair.",
          cases: [],
          cite: "DS, description of OUT_X_L, OUT_X_H")
      ],
      cite: "DS, description of OUT_X_L, OUT_X_H")
  }

  extension Datasheet.LIS331DLH.OUT_Y_L {
    public static let facts = RegisterFacts(
      address: 0x2A, name: "OUT_Y_L", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "may clear the data-ready and overrun bits; with BDU the other half is held.",
      summary: "Y acceleration, byte at the lower address.",
      fields: [
        FieldFacts(
          name: "YD", bits: 0...7, rule: .value,
          summary: "Low byte unless BLE swaps the pair.",
          cases: [],
          cite: "DS, description of OUT_Y_L, OUT_Y_H")
      ],
      cite: "DS, description of OUT_Y_L, OUT_Y_H")
  }

  extension Datasheet.LIS331DLH.OUT_Y_H {
    public static let facts = RegisterFacts(
      address: 0x2B, name: "OUT_Y_H", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "may clear the data-ready and overrun bits; with BDU the other half is held.",
      summary: "Y acceleration, byte at the upper address.",
      fields: [
        FieldFacts(
          name: "YD", bits: 0...7, rule: .value,
          summary: "High byte unless BLE swaps the pair.",
          cases: [],
          cite: "DS, description of OUT_Y_L, OUT_Y_H")
      ],
      cite: "DS, description of OUT_Y_L, OUT_Y_H")
  }

  extension Datasheet.LIS331DLH.OUT_Z_L {
    public static let facts = RegisterFacts(
      address: 0x2C, name: "OUT_Z_L", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "may clear the data-ready and overrun bits; with BDU the other half is held.",
      summary: "Z acceleration, byte at the lower address.",
      fields: [
        FieldFacts(
          name: "ZD", bits: 0...7, rule: .value,
          summary: "Low byte unless BLE swaps the pair.",
          cases: [],
          cite: "DS, description of OUT_Z_L, OUT_Z_H")
      ],
      cite: "DS, description of OUT_Z_L, OUT_Z_H")
  }

  extension Datasheet.LIS331DLH.OUT_Z_H {
    public static let facts = RegisterFacts(
      address: 0x2D, name: "OUT_Z_H", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "may clear the data-ready and overrun bits; with BDU the other half is held.",
      summary: "Z acceleration, byte at the upper address.",
      fields: [
        FieldFacts(
          name: "ZD", bits: 0...7, rule: .value,
          summary: "High byte unless BLE swaps the pair.",
          cases: [],
          cite: "DS, description of OUT_Z_L, OUT_Z_H")
      ],
      cite: "DS, description of OUT_Z_L, OUT_Z_H")
  }

  extension Datasheet.LIS331DLH.INT1_CFG {
    public static let facts = RegisterFacts(
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
          cite: "DS, description of INT1_CFG"),
        FieldFacts(
          name: "6D", bits: 6...6, rule: .value,
          summary:
            "Whether the six directions are told apart; that the thresholds else are of "
            + "magnitude is inferred.",
          cases: [
            CaseFacts(code: 0, name: "off", meaning: "thresholds of magnitude"),
            CaseFacts(code: 1, name: "on", meaning: "six directions"),
          ],
          cite: "DS, description of INT1_CFG; PID, free-fall example; INV, no-motion configuration",
          confidence: .inferred),
        FieldFacts(
          name: "ZHIE", bits: 5...5, rule: .value,
          summary: "Whether Z above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT1_CFG"),
        FieldFacts(
          name: "ZLIE", bits: 4...4, rule: .value,
          summary: "Whether Z below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT1_CFG"),
        FieldFacts(
          name: "YHIE", bits: 3...3, rule: .value,
          summary: "Whether Y above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT1_CFG"),
        FieldFacts(
          name: "YLIE", bits: 2...2, rule: .value,
          summary: "Whether Y below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT1_CFG"),
        FieldFacts(
          name: "XHIE", bits: 1...1, rule: .value,
          summary: "Whether X above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT1_CFG"),
        FieldFacts(
          name: "XLIE", bits: 0...0, rule: .value,
          summary: "Whether X below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT1_CFG"),
      ],
      cite: "DS, description of INT1_CFG")
  }

  extension Datasheet.LIS331DLH.INT1_SRC {
    public static let facts = RegisterFacts(
      address: 0x31, name: "INT1_SRC", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears the interrupt and its pin, and a latched state is taken anew.",
      summary: "State of interrupt generator 1.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 7...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS, description of INT1_SRC (INT1_SOURCE)"),
        FieldFacts(
          name: "IA", bits: 6...6, rule: .value,
          summary: "Whether the interrupt is active.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "inactive"),
            CaseFacts(code: 1, name: "yes", meaning: "active"),
          ],
          cite: "DS, description of INT1_SRC (INT1_SOURCE)"),
        FieldFacts(
          name: "ZH", bits: 5...5, rule: .value,
          summary: "Z above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS, description of INT1_SRC (INT1_SOURCE)"),
        FieldFacts(
          name: "ZL", bits: 4...4, rule: .value,
          summary: "Z below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS, description of INT1_SRC (INT1_SOURCE)"),
        FieldFacts(
          name: "YH", bits: 3...3, rule: .value,
          summary: "Y above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS, description of INT1_SRC (INT1_SOURCE)"),
        FieldFacts(
          name: "YL", bits: 2...2, rule: .value,
          summary: "Y below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS, description of INT1_SRC (INT1_SOURCE)"),
        FieldFacts(
          name: "XH", bits: 1...1, rule: .value,
          summary: "X above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS, description of INT1_SRC (INT1_SOURCE)"),
        FieldFacts(
          name: "XL", bits: 0...0, rule: .value,
          summary: "X below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS, description of INT1_SRC (INT1_SOURCE)"),
      ],
      cite: "DS, description of INT1_SRC (INT1_SOURCE)")
  }

  extension Datasheet.LIS331DLH.INT1_THS {
    public static let facts = RegisterFacts(
      address: 0x32, name: "INT1_THS", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Threshold of interrupt generator 1.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 7...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS, description of INT1_THS"),
        FieldFacts(
          name: "THS", bits: 0...6, rule: .value,
          summary: "In steps of full scale / 128.",
          cases: [],
          cite: "INV; PID, examples",
          confidence: .independent),
      ],
      cite: "DS, description of INT1_THS")
  }

  extension Datasheet.LIS331DLH.INT1_DURATION {
    public static let facts = RegisterFacts(
      address: 0x33, name: "INT1_DURATION", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "How long the condition of interrupt 1 has to last.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 7...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS, description of INT1_DURATION"),
        FieldFacts(
          name: "D", bits: 0...6, rule: .value,
          summary: "In samples at the rate in force.",
          cases: [],
          cite: "DS, description of INT1_DURATION"),
      ],
      cite: "DS, description of INT1_DURATION")
  }

  extension Datasheet.LIS331DLH.INT2_CFG {
    public static let facts = RegisterFacts(
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
          cite: "DS, description of INT2_CFG"),
        FieldFacts(
          name: "6D", bits: 6...6, rule: .value,
          summary:
            "Whether the six directions are told apart; that the thresholds else are of "
            + "magnitude is inferred.",
          cases: [
            CaseFacts(code: 0, name: "off", meaning: "thresholds of magnitude"),
            CaseFacts(code: 1, name: "on", meaning: "six directions"),
          ],
          cite: "DS, description of INT2_CFG; PID, free-fall example; INV, no-motion configuration",
          confidence: .inferred),
        FieldFacts(
          name: "ZHIE", bits: 5...5, rule: .value,
          summary: "Whether Z above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT2_CFG"),
        FieldFacts(
          name: "ZLIE", bits: 4...4, rule: .value,
          summary: "Whether Z below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT2_CFG"),
        FieldFacts(
          name: "YHIE", bits: 3...3, rule: .value,
          summary: "Whether Y above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT2_CFG"),
        FieldFacts(
          name: "YLIE", bits: 2...2, rule: .value,
          summary: "Whether Y below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT2_CFG"),
        FieldFacts(
          name: "XHIE", bits: 1...1, rule: .value,
          summary: "Whether X above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT2_CFG"),
        FieldFacts(
          name: "XLIE", bits: 0...0, rule: .value,
          summary: "Whether X below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS, description of INT2_CFG"),
      ],
      cite: "DS, description of INT2_CFG")
  }

  extension Datasheet.LIS331DLH.INT2_SRC {
    public static let facts = RegisterFacts(
      address: 0x35, name: "INT2_SRC", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears the interrupt and its pin, and a latched state is taken anew.",
      summary: "State of interrupt generator 2.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 7...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS, description of INT2_SRC (INT2_SOURCE)"),
        FieldFacts(
          name: "IA", bits: 6...6, rule: .value,
          summary: "Whether the interrupt is active.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "inactive"),
            CaseFacts(code: 1, name: "yes", meaning: "active"),
          ],
          cite: "DS, description of INT2_SRC (INT2_SOURCE)"),
        FieldFacts(
          name: "ZH", bits: 5...5, rule: .value,
          summary: "Z above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS, description of INT2_SRC (INT2_SOURCE)"),
        FieldFacts(
          name: "ZL", bits: 4...4, rule: .value,
          summary: "Z below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS, description of INT2_SRC (INT2_SOURCE)"),
        FieldFacts(
          name: "YH", bits: 3...3, rule: .value,
          summary: "Y above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS, description of INT2_SRC (INT2_SOURCE)"),
        FieldFacts(
          name: "YL", bits: 2...2, rule: .value,
          summary: "Y below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS, description of INT2_SRC (INT2_SOURCE)"),
        FieldFacts(
          name: "XH", bits: 1...1, rule: .value,
          summary: "X above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS, description of INT2_SRC (INT2_SOURCE)"),
        FieldFacts(
          name: "XL", bits: 0...0, rule: .value,
          summary: "X below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS, description of INT2_SRC (INT2_SOURCE)"),
      ],
      cite: "DS, description of INT2_SRC (INT2_SOURCE)")
  }

  extension Datasheet.LIS331DLH.INT2_THS {
    public static let facts = RegisterFacts(
      address: 0x36, name: "INT2_THS", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Threshold of interrupt generator 2.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 7...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS, description of INT2_THS"),
        FieldFacts(
          name: "THS", bits: 0...6, rule: .value,
          summary: "In steps of full scale / 128.",
          cases: [],
          cite: "INV; PID, examples",
          confidence: .independent),
      ],
      cite: "DS, description of INT2_THS")
  }

  extension Datasheet.LIS331DLH.INT2_DURATION {
    public static let facts = RegisterFacts(
      address: 0x37, name: "INT2_DURATION", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "How long the condition of interrupt 2 has to last.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 7...7, rule: .zero,
          summary: "Must be zero.",
          cases: [],
          cite: "DS, description of INT2_DURATION"),
        FieldFacts(
          name: "D", bits: 0...6, rule: .value,
          summary: "In samples at the rate in force.",
          cases: [],
          cite: "DS, description of INT2_DURATION"),
      ],
      cite: "DS, description of INT2_DURATION")
  }
#endif
