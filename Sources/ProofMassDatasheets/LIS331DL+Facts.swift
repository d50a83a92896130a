// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331dl.json by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.LIS331DL {
    /// Everything that is known of the part, as data.
    public static let facts = ChipFacts(
      name: "LIS331DL",
      kind: .accelerometer,
      identity: IdentityFacts(
        register: 0x0F, value: 0x3B,
        candidates: ["LIS331DL", "LIS302DL"],
        cite: "DS302; LINUX; NUTTX",
        confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x1C, 0x1D], incrementBit: 0x80,
        maximumHertz: 400_000,
        cite: "DS302, I2C interface; NUTTX",
        confidence: .independent),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x40, addressMask: 0x3F, mode: 3,
        maximumHertz: 10_000_000, oneRegisterAWrite: false,
        cite: "DS302, SPI interface",
        confidence: .inferred),
      counterWraps: [],
      reserved: [
        ReservedFacts(
          addresses: 0x00...0x0E, rule: .doNotWrite,
          cite: "DS302, register map",
          confidence: .inferred),
        ReservedFacts(
          addresses: 0x10...0x1F, rule: .doNotWrite,
          cite: "DS302, register map",
          confidence: .inferred),
        ReservedFacts(
          addresses: 0x24...0x26, rule: .doNotWrite,
          cite: "DS302, register map",
          confidence: .inferred),
        ReservedFacts(
          addresses: 0x2E...0x2F, rule: .doNotWrite,
          cite: "DS302, register map",
          confidence: .inferred),
        ReservedFacts(
          addresses: 0x3A...0x3A, rule: .undocumented,
          cite: "DS302, register map",
          confidence: .inferred),
        ReservedFacts(
          addresses: 0x40...0x7F, rule: .undocumented,
          cite: "DS302, addresses that its register map does not list",
          confidence: .inferred),
      ],
      registers: [
        WHO_AM_I.facts,
        CTRL_REG1.facts,
        CTRL_REG2.facts,
        CTRL_REG3.facts,
        HP_FILTER_RESET.facts,
        STATUS_REG.facts,
        UNUSED_28.facts,
        OUT_X.facts,
        UNUSED_2A.facts,
        OUT_Y.facts,
        UNUSED_2C.facts,
        OUT_Z.facts,
        FF_WU_CFG_1.facts,
        FF_WU_SRC_1.facts,
        FF_WU_THS_1.facts,
        FF_WU_DURATION_1.facts,
        FF_WU_CFG_2.facts,
        FF_WU_SRC_2.facts,
        FF_WU_THS_2.facts,
        FF_WU_DURATION_2.facts,
        CLICK_CFG.facts,
        CLICK_SRC.facts,
        CLICK_THSY_X.facts,
        CLICK_THSZ.facts,
        CLICK_TIMELIMIT.facts,
        CLICK_LATENCY.facts,
        CLICK_WINDOW.facts,
      ],
      tables: [
        TableFacts(
          name: "millihertz",
          fields: ["CTRL_REG1.DR"], unit: "mHz",
          summary: "Output data rate.",
          rows: [
            TableFacts.Row(codes: [0], value: 100_000),
            TableFacts.Row(codes: [1], value: 400_000),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        TableFacts(
          name: "lowPassCutoffMillihertz",
          fields: ["CTRL_REG1.DR"], unit: "mHz",
          summary: "Cut-off of the low-pass filter: half the rate.",
          rows: [
            TableFacts.Row(codes: [0], value: 50_000),
            TableFacts.Row(codes: [1], value: 200_000),
          ],
          cite: "DS302, mechanical characteristics",
          confidence: .inferred),
        TableFacts(
          name: "highPassCutoffMillihertz",
          fields: ["CTRL_REG1.DR", "CTRL_REG2.HP_coeff"], unit: "mHz",
          summary: "Cut-off of the high-pass filter.",
          rows: [
            TableFacts.Row(codes: [0, 0], value: 2000),
            TableFacts.Row(codes: [0, 1], value: 1000),
            TableFacts.Row(codes: [0, 2], value: 500),
            TableFacts.Row(codes: [0, 3], value: 250),
            TableFacts.Row(codes: [1, 0], value: 8000),
            TableFacts.Row(codes: [1, 1], value: 4000),
            TableFacts.Row(codes: [1, 2], value: 2000),
            TableFacts.Row(codes: [1, 3], value: 1000),
          ],
          cite: "DS302, description of CTRL_REG2",
          confidence: .inferred),
        TableFacts(
          name: "microgravitiesPerDigit",
          fields: ["CTRL_REG1.FS"], unit: "µg a digit",
          summary: "Typical sensitivity of the 8-bit code.",
          rows: [
            TableFacts.Row(codes: [0], value: 18_000),
            TableFacts.Row(codes: [1], value: 72_000),
          ],
          cite: "DS302, mechanical characteristics; LINUX",
          confidence: .independent),
        TableFacts(
          name: "ratedG",
          fields: ["CTRL_REG1.FS"], unit: "g",
          summary: "Full scale in either direction, at least.",
          rows: [
            TableFacts.Row(codes: [0], value: 2),
            TableFacts.Row(codes: [1], value: 8),
          ],
          cite: "DS302, mechanical characteristics",
          confidence: .inferred),
        TableFacts(
          name: "typicalMilligravities",
          fields: ["CTRL_REG1.FS"], unit: "mg",
          summary: "Full scale in either direction, typically.",
          rows: [
            TableFacts.Row(codes: [0], value: 2300),
            TableFacts.Row(codes: [1], value: 9200),
          ],
          cite: "DS302, mechanical characteristics",
          confidence: .inferred),
      ],
      timings: [
        TimingFacts(
          name: "boot", nanoseconds: 5_000_000,
          summary:
            "From power-on to the end of the trim download; the LIS331DLH's, for want of a "
            + "number.",
          cite: "AN, opening pages; PID, examples",
          confidence: .unknown),
        TimingFacts(
          name: "clickTimeLimitStep", nanoseconds: 500_000,
          summary: "One step of CLICK_TIMELIMIT.",
          cite: "DS302, description of CLICK_TimeLimit",
          confidence: .inferred),
        TimingFacts(
          name: "clickLatencyStep", nanoseconds: 1_000_000,
          summary: "One step of CLICK_LATENCY.",
          cite: "DS302, description of CLICK_Latency",
          confidence: .inferred),
        TimingFacts(
          name: "clickWindowStep", nanoseconds: 1_000_000,
          summary: "One step of CLICK_WINDOW.",
          cite: "DS302, description of CLICK_Window",
          confidence: .inferred),
      ],
      constants: [
        ConstantFacts(
          name: "lowestCode", value: -128, unit: "digits",
          summary: "The lowest output code, 8 bits.",
          cite: "DS302, mechanical characteristics; LINUX",
          confidence: .independent),
        ConstantFacts(
          name: "highestCode", value: 127, unit: "digits",
          summary: "The highest output code, 8 bits.",
          cite: "DS302, mechanical characteristics; LINUX",
          confidence: .independent),
        ConstantFacts(
          name: "digitsPerThresholdStep", value: 1, unit: "digits",
          summary:
            "One step of FF_WU_THS_1 and FF_WU_THS_2; not printed, and aligned with the "
            + "output.",
          cite: "DS302, description of FF_WU_THS_1",
          confidence: .inferred),
        ConstantFacts(
          name: "clickMicrogravitiesPerStep", value: 500_000, unit: "µg a step",
          summary: "One step of the click thresholds, at either full scale.",
          cite: "DS302, description of CLICK_THSY_X",
          confidence: .inferred),
        ConstantFacts(
          name: "turnOnSamples", value: 3, unit: "samples",
          summary: "From power-down to the first valid sample.",
          cite: "DS302, turn-on time",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestSamples", value: 3, unit: "samples",
          summary: "From a change of the self-test to 99 % of the output change.",
          cite: "DS302, self-test",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestLowestX", value: -32, unit: "digits at ±2 g and 2.5 V",
          summary: "Lowest change of X under STP; STM reverses the sign.",
          cite: "DS302, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestTypicalX", value: -17, unit: "digits at ±2 g and 2.5 V",
          summary: "Middle change of X under STP; STM reverses the sign.",
          cite: "DS302, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestHighestX", value: -3, unit: "digits at ±2 g and 2.5 V",
          summary: "Highest change of X under STP; STM reverses the sign.",
          cite: "DS302, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestLowestY", value: 3, unit: "digits at ±2 g and 2.5 V",
          summary: "Lowest change of Y under STP; STM reverses the sign.",
          cite: "DS302, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestTypicalY", value: 17, unit: "digits at ±2 g and 2.5 V",
          summary: "Middle change of Y under STP; STM reverses the sign.",
          cite: "DS302, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestHighestY", value: 32, unit: "digits at ±2 g and 2.5 V",
          summary: "Highest change of Y under STP; STM reverses the sign.",
          cite: "DS302, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestLowestZ", value: 3, unit: "digits at ±2 g and 2.5 V",
          summary: "Lowest change of Z under STP; STM reverses the sign.",
          cite: "DS302, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestTypicalZ", value: 17, unit: "digits at ±2 g and 2.5 V",
          summary: "Middle change of Z under STP; STM reverses the sign.",
          cite: "DS302, self-test output change",
          confidence: .inferred),
        ConstantFacts(
          name: "selfTestHighestZ", value: 32, unit: "digits at ±2 g and 2.5 V",
          summary: "Highest change of Z under STP; STM reverses the sign.",
          cite: "DS302, self-test output change",
          confidence: .inferred),
      ],
      documents: [
        "AN":
          "AN2847 application note for the LIS331DLH, Doc ID 15136 Rev 2, STMicroelectronics, "
          + "September 2010 (opening pages)",
        "DS302":
          "LIS302DL datasheet, STMicroelectronics, October 2008: the same die to software in "
          + "another package; the LIS331DL's own datasheet was not seen",
        "LINUX":
          "Linux drivers/misc/lis3lv02d and drivers/iio/accel/st_accel_core.c, which drive "
          + "both parts from one table",
        "NUTTX": "NuttX drivers/sensors/lis331dl.c",
        "PID":
          "STMicroelectronics lis331dlh-pid, commit 4ee589f, and the examples of "
          + "STMems_Standard_C_drivers",
      ])
  }

  extension Datasheet.LIS331DL.WHO_AM_I {
    public static let facts = RegisterFacts(
      address: 0x0F, name: "WHO_AM_I", access: .read, reset: 0x3B,
      dump: .always,
      readEffect: nil,
      summary: "The identity byte.",
      fields: [
        FieldFacts(
          name: "ID", bits: 0...7, rule: .value,
          summary: "0x3B, also in the LIS302DL.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent)
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.CTRL_REG1 {
    public static let facts = RegisterFacts(
      address: 0x20, name: "CTRL_REG1", access: .readWrite, reset: 0x07,
      dump: .always,
      readEffect: nil,
      summary: "Rate, power, full scale, self-test and axes.",
      fields: [
        FieldFacts(
          name: "DR", bits: 7...7, rule: .value,
          summary: "Output data rate.",
          cases: [
            CaseFacts(code: 0, name: "hertz100", meaning: "100 Hz"),
            CaseFacts(code: 1, name: "hertz400", meaning: "400 Hz"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "PD", bits: 6...6, rule: .value,
          summary: "Whether the part measures.",
          cases: [
            CaseFacts(code: 0, name: "powerDown", meaning: "nothing is measured"),
            CaseFacts(code: 1, name: "running", meaning: "measures"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "FS", bits: 5...5, rule: .value,
          summary: "Full scale.",
          cases: [
            CaseFacts(code: 0, name: "g2", meaning: "±2 g, typically ±2.3 g"),
            CaseFacts(code: 1, name: "g8", meaning: "±8 g, typically ±9.2 g"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "STP", bits: 4...4, rule: .value,
          summary: "Whether the self-test force acts: X falls, Y and Z rise.",
          cases: [
            CaseFacts(code: 0, name: "off", meaning: "Off"),
            CaseFacts(code: 1, name: "on", meaning: "On"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "STM", bits: 3...3, rule: .value,
          summary: "Whether the opposite self-test force acts: X rises, Y and Z fall.",
          cases: [
            CaseFacts(code: 0, name: "off", meaning: "Off"),
            CaseFacts(code: 1, name: "on", meaning: "On"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Zen", bits: 2...2, rule: .value,
          summary: "Whether the Z axis takes part in data ready.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Yen", bits: 1...1, rule: .value,
          summary: "Whether the Y axis takes part in data ready.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Xen", bits: 0...0, rule: .value,
          summary: "Whether the X axis takes part in data ready.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.CTRL_REG2 {
    public static let facts = RegisterFacts(
      address: 0x21, name: "CTRL_REG2", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "SPI wiring, boot and high-pass filter.",
      fields: [
        FieldFacts(
          name: "SIM", bits: 7...7, rule: .value,
          summary: "SPI wiring.",
          cases: [
            CaseFacts(code: 0, name: "four", meaning: "four wires"),
            CaseFacts(code: 1, name: "three", meaning: "three wires"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "BOOT", bits: 6...6, rule: .value,
          summary: "Loads the factory trim again.",
          cases: [
            CaseFacts(code: 0, name: "normal", meaning: "running"),
            CaseFacts(code: 1, name: "boot", meaning: "loading"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent, clearsItself: true),
        FieldFacts(
          name: "unused", bits: 5...5, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "FDS", bits: 4...4, rule: .value,
          summary: "Whether the outputs carry high-passed data.",
          cases: [
            CaseFacts(code: 0, name: "direct", meaning: "unfiltered"),
            CaseFacts(code: 1, name: "filtered", meaning: "high-passed"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "HP_FF_WU2", bits: 3...3, rule: .value,
          summary: "Whether interrupt generator 2 sees high-passed data.",
          cases: [
            CaseFacts(code: 0, name: "direct", meaning: "unfiltered"),
            CaseFacts(code: 1, name: "filtered", meaning: "high-passed"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "HP_FF_WU1", bits: 2...2, rule: .value,
          summary: "Whether interrupt generator 1 sees high-passed data.",
          cases: [
            CaseFacts(code: 0, name: "direct", meaning: "unfiltered"),
            CaseFacts(code: 1, name: "filtered", meaning: "high-passed"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "HP_coeff", bits: 0...1, rule: .value,
          summary: "Cut-off of the high-pass, by rate.",
          cases: [
            CaseFacts(code: 0, name: "step0", meaning: "the highest cut-off"),
            CaseFacts(code: 1, name: "step1", meaning: "half of it"),
            CaseFacts(code: 2, name: "step2", meaning: "a quarter of it"),
            CaseFacts(code: 3, name: "step3", meaning: "an eighth of it"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.CTRL_REG3 {
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
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "PP_OD", bits: 6...6, rule: .value,
          summary: "Drive of both pins.",
          cases: [
            CaseFacts(code: 0, name: "pushPull", meaning: "push-pull"),
            CaseFacts(code: 1, name: "openDrain", meaning: "open drain"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "I2CFG", bits: 3...5, rule: .value,
          summary: "What drives pin INT2.",
          cases: [
            CaseFacts(code: 0, name: "none", meaning: "nothing"),
            CaseFacts(code: 1, name: "interrupt1", meaning: "interrupt generator 1"),
            CaseFacts(code: 2, name: "interrupt2", meaning: "interrupt generator 2"),
            CaseFacts(code: 3, name: "eitherInterrupt", meaning: "either generator"),
            CaseFacts(code: 4, name: "dataReady", meaning: "data ready"),
            CaseFacts(code: 5, name: "undefined5", meaning: "not defined", isDefined: false),
            CaseFacts(code: 6, name: "undefined6", meaning: "not defined", isDefined: false),
            CaseFacts(code: 7, name: "click", meaning: "click detection"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "I1CFG", bits: 0...2, rule: .value,
          summary: "What drives pin INT1.",
          cases: [
            CaseFacts(code: 0, name: "none", meaning: "nothing"),
            CaseFacts(code: 1, name: "interrupt1", meaning: "interrupt generator 1"),
            CaseFacts(code: 2, name: "interrupt2", meaning: "interrupt generator 2"),
            CaseFacts(code: 3, name: "eitherInterrupt", meaning: "either generator"),
            CaseFacts(code: 4, name: "dataReady", meaning: "data ready"),
            CaseFacts(code: 5, name: "undefined5", meaning: "not defined", isDefined: false),
            CaseFacts(code: 6, name: "undefined6", meaning: "not defined", isDefined: false),
            CaseFacts(code: 7, name: "click", meaning: "click detection"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.HP_FILTER_RESET {
    public static let facts = RegisterFacts(
      address: 0x23, name: "HP_FILTER_RESET", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "sets the high-pass filter to the present input.",
      summary: "Restarts the high-pass filter when read; the value means nothing.",
      fields: [
        FieldFacts(
          name: "reserved", bits: 0...7, rule: .reserved,
          summary: "The value read means nothing.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent)
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.STATUS_REG {
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
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "ZOR", bits: 6...6, rule: .value,
          summary: "A new value of Z replaced one that was not read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing lost"),
            CaseFacts(code: 1, name: "yes", meaning: "overrun"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "YOR", bits: 5...5, rule: .value,
          summary: "A new value of Y replaced one that was not read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing lost"),
            CaseFacts(code: 1, name: "yes", meaning: "overrun"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "XOR", bits: 4...4, rule: .value,
          summary: "A new value of X replaced one that was not read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing lost"),
            CaseFacts(code: 1, name: "yes", meaning: "overrun"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "ZYXDA", bits: 3...3, rule: .value,
          summary: "A new value of the set waits to be read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing new"),
            CaseFacts(code: 1, name: "yes", meaning: "new"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "ZDA", bits: 2...2, rule: .value,
          summary: "A new value of Z waits to be read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing new"),
            CaseFacts(code: 1, name: "yes", meaning: "new"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "YDA", bits: 1...1, rule: .value,
          summary: "A new value of Y waits to be read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing new"),
            CaseFacts(code: 1, name: "yes", meaning: "new"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "XDA", bits: 0...0, rule: .value,
          summary: "A new value of X waits to be read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "nothing new"),
            CaseFacts(code: 1, name: "yes", meaning: "new"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.UNUSED_28 {
    public static let facts = RegisterFacts(
      address: 0x28, name: "UNUSED_28", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Nothing, in the place that a run of registers passes before X.",
      fields: [
        FieldFacts(
          name: "unused", bits: 0...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "DS302; NUTTX",
          confidence: .independent)
      ],
      cite: "DS302; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.OUT_X {
    public static let facts = RegisterFacts(
      address: 0x29, name: "OUT_X", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "may clear the data-ready and overrun bits.",
      summary: "X acceleration.",
      fields: [
        FieldFacts(
          name: "XD", bits: 0...7, rule: .value,
          summary: "Two's complement.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent, isSigned: true)
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.UNUSED_2A {
    public static let facts = RegisterFacts(
      address: 0x2A, name: "UNUSED_2A", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Nothing, in the place that a run of registers passes before Y.",
      fields: [
        FieldFacts(
          name: "unused", bits: 0...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "DS302; NUTTX",
          confidence: .independent)
      ],
      cite: "DS302; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.OUT_Y {
    public static let facts = RegisterFacts(
      address: 0x2B, name: "OUT_Y", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "may clear the data-ready and overrun bits.",
      summary: "Y acceleration.",
      fields: [
        FieldFacts(
          name: "YD", bits: 0...7, rule: .value,
          summary: "Two's complement.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent, isSigned: true)
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.UNUSED_2C {
    public static let facts = RegisterFacts(
      address: 0x2C, name: "UNUSED_2C", access: .read, reset: nil,
      dump: .always,
      readEffect: nil,
      summary: "Nothing, in the place that a run of registers passes before Z.",
      fields: [
        FieldFacts(
          name: "unused", bits: 0...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "DS302; NUTTX",
          confidence: .independent)
      ],
      cite: "DS302; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.OUT_Z {
    public static let facts = RegisterFacts(
      address: 0x2D, name: "OUT_Z", access: .read, reset: nil,
      dump: .onRequest,
      readEffect: "may clear the data-ready and overrun bits.",
      summary: "Z acceleration.",
      fields: [
        FieldFacts(
          name: "ZD", bits: 0...7, rule: .value,
          summary: "Two's complement.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent, isSigned: true)
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.FF_WU_CFG_1 {
    public static let facts = RegisterFacts(
      address: 0x30, name: "FF_WU_CFG_1", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Events of interrupt generator 1.",
      fields: [
        FieldFacts(
          name: "AOI", bits: 7...7, rule: .value,
          summary: "How events combine.",
          cases: [
            CaseFacts(code: 0, name: "or", meaning: "any event"),
            CaseFacts(code: 1, name: "and", meaning: "all events"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "LIR", bits: 6...6, rule: .value,
          summary: "Whether the interrupt holds until FF_WU_SRC_1 is read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "not latched"),
            CaseFacts(code: 1, name: "yes", meaning: "latched"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "ZHIE", bits: 5...5, rule: .value,
          summary: "Whether Z above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "ZLIE", bits: 4...4, rule: .value,
          summary: "Whether Z below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "YHIE", bits: 3...3, rule: .value,
          summary: "Whether Y above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "YLIE", bits: 2...2, rule: .value,
          summary: "Whether Y below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "XHIE", bits: 1...1, rule: .value,
          summary: "Whether X above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "XLIE", bits: 0...0, rule: .value,
          summary: "Whether X below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.FF_WU_SRC_1 {
    public static let facts = RegisterFacts(
      address: 0x31, name: "FF_WU_SRC_1", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears the interrupt and its pin, and a latched state is taken anew.",
      summary: "State of interrupt generator 1.",
      fields: [
        FieldFacts(
          name: "unused", bits: 7...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "IA", bits: 6...6, rule: .value,
          summary: "Whether the interrupt is active.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "inactive"),
            CaseFacts(code: 1, name: "yes", meaning: "active"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "ZH", bits: 5...5, rule: .value,
          summary: "Z above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "ZL", bits: 4...4, rule: .value,
          summary: "Z below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "YH", bits: 3...3, rule: .value,
          summary: "Y above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "YL", bits: 2...2, rule: .value,
          summary: "Y below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "XH", bits: 1...1, rule: .value,
          summary: "X above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "XL", bits: 0...0, rule: .value,
          summary: "X below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.FF_WU_THS_1 {
    public static let facts = RegisterFacts(
      address: 0x32, name: "FF_WU_THS_1", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Threshold of interrupt generator 1; the map leaves the reset of bit 0 open.",
      fields: [
        FieldFacts(
          name: "DCRM", bits: 7...7, rule: .value,
          summary: "What the duration counter does when the condition ends.",
          cases: [
            CaseFacts(code: 0, name: "reset", meaning: "starts again"),
            CaseFacts(code: 1, name: "decrement", meaning: "counts down"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "THS", bits: 0...6, rule: .value,
          summary: "A magnitude in output digits.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .inferred),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.FF_WU_DURATION_1 {
    public static let facts = RegisterFacts(
      address: 0x33, name: "FF_WU_DURATION_1", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "How long the condition of interrupt 1 has to last.",
      fields: [
        FieldFacts(
          name: "D", bits: 0...7, rule: .value,
          summary: "In samples: 10 ms at 100 Hz, 2.5 ms at 400 Hz.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent)
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.FF_WU_CFG_2 {
    public static let facts = RegisterFacts(
      address: 0x34, name: "FF_WU_CFG_2", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Events of interrupt generator 2.",
      fields: [
        FieldFacts(
          name: "AOI", bits: 7...7, rule: .value,
          summary: "How events combine.",
          cases: [
            CaseFacts(code: 0, name: "or", meaning: "any event"),
            CaseFacts(code: 1, name: "and", meaning: "all events"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "LIR", bits: 6...6, rule: .value,
          summary: "Whether the interrupt holds until FF_WU_SRC_2 is read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "not latched"),
            CaseFacts(code: 1, name: "yes", meaning: "latched"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "ZHIE", bits: 5...5, rule: .value,
          summary: "Whether Z above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "ZLIE", bits: 4...4, rule: .value,
          summary: "Whether Z below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "YHIE", bits: 3...3, rule: .value,
          summary: "Whether Y above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "YLIE", bits: 2...2, rule: .value,
          summary: "Whether Y below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "XHIE", bits: 1...1, rule: .value,
          summary: "Whether X above the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "XLIE", bits: 0...0, rule: .value,
          summary: "Whether X below the threshold takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.FF_WU_SRC_2 {
    public static let facts = RegisterFacts(
      address: 0x35, name: "FF_WU_SRC_2", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears the interrupt and its pin, and a latched state is taken anew.",
      summary: "State of interrupt generator 2.",
      fields: [
        FieldFacts(
          name: "unused", bits: 7...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "IA", bits: 6...6, rule: .value,
          summary: "Whether the interrupt is active.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "inactive"),
            CaseFacts(code: 1, name: "yes", meaning: "active"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "ZH", bits: 5...5, rule: .value,
          summary: "Z above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "ZL", bits: 4...4, rule: .value,
          summary: "Z below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "YH", bits: 3...3, rule: .value,
          summary: "Y above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "YL", bits: 2...2, rule: .value,
          summary: "Y below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "XH", bits: 1...1, rule: .value,
          summary: "X above the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "XL", bits: 0...0, rule: .value,
          summary: "X below the threshold.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.FF_WU_THS_2 {
    public static let facts = RegisterFacts(
      address: 0x36, name: "FF_WU_THS_2", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Threshold of interrupt generator 2.",
      fields: [
        FieldFacts(
          name: "DCRM", bits: 7...7, rule: .value,
          summary: "What the duration counter does when the condition ends.",
          cases: [
            CaseFacts(code: 0, name: "reset", meaning: "starts again"),
            CaseFacts(code: 1, name: "decrement", meaning: "counts down"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "THS", bits: 0...6, rule: .value,
          summary: "A magnitude in output digits.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .inferred),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.FF_WU_DURATION_2 {
    public static let facts = RegisterFacts(
      address: 0x37, name: "FF_WU_DURATION_2", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "How long the condition of interrupt 2 has to last.",
      fields: [
        FieldFacts(
          name: "D", bits: 0...7, rule: .value,
          summary: "In samples: 10 ms at 100 Hz, 2.5 ms at 400 Hz.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent)
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.CLICK_CFG {
    public static let facts = RegisterFacts(
      address: 0x38, name: "CLICK_CFG", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Clicks that are looked for.",
      fields: [
        FieldFacts(
          name: "unused", bits: 7...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "LIR", bits: 6...6, rule: .value,
          summary: "Whether the click interrupt holds until CLICK_SRC is read.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "not latched"),
            CaseFacts(code: 1, name: "yes", meaning: "latched"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Double_Z", bits: 5...5, rule: .value,
          summary: "Whether a double click on Z takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Single_Z", bits: 4...4, rule: .value,
          summary: "Whether a single click on Z takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Double_Y", bits: 3...3, rule: .value,
          summary: "Whether a double click on Y takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Single_Y", bits: 2...2, rule: .value,
          summary: "Whether a single click on Y takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Double_X", bits: 1...1, rule: .value,
          summary: "Whether a double click on X takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Single_X", bits: 0...0, rule: .value,
          summary: "Whether a single click on X takes part.",
          cases: [
            CaseFacts(code: 0, name: "disabled", meaning: "takes no part"),
            CaseFacts(code: 1, name: "enabled", meaning: "takes part"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.CLICK_SRC {
    public static let facts = RegisterFacts(
      address: 0x39, name: "CLICK_SRC", access: .read, reset: 0x00,
      dump: .onRequest,
      readEffect: "clears the interrupt and its pin, and a latched state is taken anew.",
      summary: "Clicks that were found.",
      fields: [
        FieldFacts(
          name: "unused", bits: 7...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "IA", bits: 6...6, rule: .value,
          summary: "Whether a click interrupt is active.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "inactive"),
            CaseFacts(code: 1, name: "yes", meaning: "active"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Double_Z", bits: 5...5, rule: .value,
          summary: "A double click on Z.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Single_Z", bits: 4...4, rule: .value,
          summary: "A single click on Z.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Double_Y", bits: 3...3, rule: .value,
          summary: "A double click on Y.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Single_Y", bits: 2...2, rule: .value,
          summary: "A single click on Y.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Double_X", bits: 1...1, rule: .value,
          summary: "A double click on X.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "Single_X", bits: 0...0, rule: .value,
          summary: "A single click on X.",
          cases: [
            CaseFacts(code: 0, name: "no", meaning: "no event"),
            CaseFacts(code: 1, name: "yes", meaning: "event"),
          ],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.CLICK_THSY_X {
    public static let facts = RegisterFacts(
      address: 0x3B, name: "CLICK_THSY_X", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Click thresholds of Y and X.",
      fields: [
        FieldFacts(
          name: "THSy", bits: 4...7, rule: .value,
          summary: "In steps of 0.5 g.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "THSx", bits: 0...3, rule: .value,
          summary: "In steps of 0.5 g.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.CLICK_THSZ {
    public static let facts = RegisterFacts(
      address: 0x3C, name: "CLICK_THSZ", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "Click threshold of Z.",
      fields: [
        FieldFacts(
          name: "unused", bits: 4...7, rule: .reserved,
          summary: "No meaning is documented.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
        FieldFacts(
          name: "THSz", bits: 0...3, rule: .value,
          summary: "In steps of 0.5 g.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent),
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.CLICK_TIMELIMIT {
    public static let facts = RegisterFacts(
      address: 0x3D, name: "CLICK_TIMELIMIT", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "How long a click may last at most.",
      fields: [
        FieldFacts(
          name: "Dur", bits: 0...7, rule: .value,
          summary: "In steps of 0.5 ms.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent)
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.CLICK_LATENCY {
    public static let facts = RegisterFacts(
      address: 0x3E, name: "CLICK_LATENCY", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "How long after a click the search for a second one rests.",
      fields: [
        FieldFacts(
          name: "Lat", bits: 0...7, rule: .value,
          summary: "In steps of 1 ms.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent)
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }

  extension Datasheet.LIS331DL.CLICK_WINDOW {
    public static let facts = RegisterFacts(
      address: 0x3F, name: "CLICK_WINDOW", access: .readWrite, reset: 0x00,
      dump: .always,
      readEffect: nil,
      summary: "How long after the latency a second click may begin.",
      fields: [
        FieldFacts(
          name: "Win", bits: 0...7, rule: .value,
          summary: "In steps of 1 ms.",
          cases: [],
          cite: "DS302; LINUX; NUTTX",
          confidence: .independent)
      ],
      cite: "DS302; LINUX; NUTTX",
      confidence: .independent)
  }
#endif
