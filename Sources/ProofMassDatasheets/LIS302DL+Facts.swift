// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis302dl.json by scripts/registers.swift; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.LIS302DL {
    /// Everything that is known of the part, as data.
    public static let facts = ChipFacts(
      name: "LIS302DL",
      kind: .accelerometer,
      identity: IdentityFacts(
        register: 0x0F, value: 0x3B,
        candidates: ["LIS302DL", "LIS331DL"],
        cite: "DS302, description of WHO_AM_I"),
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
        Datasheet.LIS331DL.WHO_AM_I.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.CTRL_REG1.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.CTRL_REG2.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.CTRL_REG3.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.HP_FILTER_RESET.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.STATUS_REG.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.UNUSED_28.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.OUT_X.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.UNUSED_2A.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.OUT_Y.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.UNUSED_2C.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.OUT_Z.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.FF_WU_CFG_1.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.FF_WU_SRC_1.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.FF_WU_THS_1.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.FF_WU_DURATION_1.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.FF_WU_CFG_2.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.FF_WU_SRC_2.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.FF_WU_THS_2.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.FF_WU_DURATION_2.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.CLICK_CFG.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.CLICK_SRC.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.CLICK_THSY_X.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.CLICK_THSZ.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.CLICK_TIMELIMIT.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.CLICK_LATENCY.facts.inherited(.manufacturer),
        Datasheet.LIS331DL.CLICK_WINDOW.facts.inherited(.manufacturer),
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
          confidence: .inferred),
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
          confidence: .inferred),
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
          confidence: .inferred),
        ConstantFacts(
          name: "highestCode", value: 127, unit: "digits",
          summary: "The highest output code, 8 bits.",
          cite: "DS302, mechanical characteristics; LINUX",
          confidence: .inferred),
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
#endif
