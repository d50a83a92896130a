// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331dl.json by `swift run registers`; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.LIS331DL {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "LIS331DL", .accelerometer,
      identity: IdentityFacts(
        register: 0x0F, value: 0x3B, candidates: ["LIS331DL", "LIS302DL"],
        cite: "DS302; LINUX; NUTTX", confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x1C, 0x1D], incrementBit: 0x80, maximumHertz: 400_000,
        cite: "DS302, I2C interface; NUTTX", confidence: .independent),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x40, addressMask: 0x3F, mode: 3, maximumHertz: 10_000_000,
        oneRegisterAWrite: false, cite: "DS302, SPI interface", confidence: .inferred),
      reserved: [
        ReservedFacts(0x00...0x0E, .doNotWrite, cite: "DS302, register map", confidence: .inferred),
        ReservedFacts(0x10...0x1F, .doNotWrite, cite: "DS302, register map", confidence: .inferred),
        ReservedFacts(0x24...0x26, .doNotWrite, cite: "DS302, register map", confidence: .inferred),
        ReservedFacts(0x2E...0x2F, .doNotWrite, cite: "DS302, register map", confidence: .inferred),
        ReservedFacts(
          0x3A...0x3A, .undocumented, cite: "DS302, register map", confidence: .inferred),
        ReservedFacts(
          0x40...0x7F, .undocumented, cite: "DS302, addresses that its register map does not list",
          confidence: .inferred),
      ],
      registers: [
        WHO_AM_I.facts, CTRL_REG1.facts, CTRL_REG2.facts, CTRL_REG3.facts, HP_FILTER_RESET.facts,
        STATUS_REG.facts, UNUSED_28.facts, OUT_X.facts, UNUSED_2A.facts, OUT_Y.facts,
        UNUSED_2C.facts, OUT_Z.facts, FF_WU_CFG_1.facts, FF_WU_SRC_1.facts, FF_WU_THS_1.facts,
        FF_WU_DURATION_1.facts, FF_WU_CFG_2.facts, FF_WU_SRC_2.facts, FF_WU_THS_2.facts,
        FF_WU_DURATION_2.facts, CLICK_CFG.facts, CLICK_SRC.facts, CLICK_THSY_X.facts,
        CLICK_THSZ.facts, CLICK_TIMELIMIT.facts, CLICK_LATENCY.facts, CLICK_WINDOW.facts,
      ],
      tables: [
        TableFacts(
          "millihertz", by: ["CTRL_REG1.DR"], "mHz", "Output data rate.",
          values: [100_000, 400_000],
          cite: "DS302; LINUX; NUTTX", confidence: .independent),
        TableFacts(
          "lowPassCutoffMillihertz", by: ["CTRL_REG1.DR"], "mHz",
          "Cut-off of the low-pass filter: half the rate.",
          values: [50_000, 200_000],
          cite: "DS302, mechanical characteristics", confidence: .inferred),
        TableFacts(
          "highPassCutoffMillihertz", by: ["CTRL_REG1.DR", "CTRL_REG2.HP_coeff"], "mHz",
          "Cut-off of the high-pass filter.",
          values: [2000, 1000, 500, 250, 8000, 4000, 2000, 1000], codes: [2, 4],
          cite: "DS302, description of CTRL_REG2", confidence: .inferred),
        TableFacts(
          "microgravitiesPerDigit", by: ["CTRL_REG1.FS"], "µg a digit",
          "Typical sensitivity of the 8-bit code.",
          values: [18_000, 72_000],
          cite: "DS302, mechanical characteristics; LINUX", confidence: .independent),
        TableFacts(
          "ratedG", by: ["CTRL_REG1.FS"], "g", "Full scale in either direction, at least.",
          values: [2, 8],
          cite: "DS302, mechanical characteristics", confidence: .inferred),
        TableFacts(
          "typicalMilligravities", by: ["CTRL_REG1.FS"], "mg",
          "Full scale in either direction, typically.",
          values: [2300, 9200],
          cite: "DS302, mechanical characteristics", confidence: .inferred),
      ],
      timings: [
        TimingFacts(
          "boot", 5_000_000,
          "From power-on to the end of the trim download; the LIS331DLH's, for want of a number.",
          cite: "AN, opening pages; PID, examples", confidence: .unknown),
        TimingFacts(
          "clickTimeLimitStep", 500_000, "One step of CLICK_TIMELIMIT.",
          cite: "DS302, description of CLICK_TimeLimit", confidence: .inferred),
        TimingFacts(
          "clickLatencyStep", 1_000_000, "One step of CLICK_LATENCY.",
          cite: "DS302, description of CLICK_Latency", confidence: .inferred),
        TimingFacts(
          "clickWindowStep", 1_000_000, "One step of CLICK_WINDOW.",
          cite: "DS302, description of CLICK_Window", confidence: .inferred),
      ],
      constants: [
        ConstantFacts(
          "lowestCode", -128, "digits", "The lowest output code, 8 bits.",
          cite: "DS302, mechanical characteristics; LINUX", confidence: .independent),
        ConstantFacts(
          "highestCode", 127, "digits", "The highest output code, 8 bits.",
          cite: "DS302, mechanical characteristics; LINUX", confidence: .independent),
        ConstantFacts(
          "digitsPerThresholdStep", 1, "digits",
          "One step of FF_WU_THS_1 and FF_WU_THS_2; not printed, and aligned with the output.",
          cite: "DS302, description of FF_WU_THS_1", confidence: .inferred),
        ConstantFacts(
          "clickMicrogravitiesPerStep", 500_000, "µg a step",
          "One step of the click thresholds, at either full scale.",
          cite: "DS302, description of CLICK_THSY_X", confidence: .inferred),
        ConstantFacts(
          "turnOnSamples", 3, "samples", "From power-down to the first valid sample.",
          cite: "DS302, turn-on time", confidence: .inferred),
        ConstantFacts(
          "selfTestSamples", 3, "samples",
          "From a change of the self-test to 99 % of the output change.", cite: "DS302, self-test",
          confidence: .inferred),
        ConstantFacts(
          "selfTestLowestX", -32, "digits at ±2 g and 2.5 V",
          "Lowest change of X under STP; STM reverses the sign.",
          cite: "DS302, self-test output change", confidence: .inferred),
        ConstantFacts(
          "selfTestTypicalX", -17, "digits at ±2 g and 2.5 V",
          "Middle change of X under STP; STM reverses the sign.",
          cite: "DS302, self-test output change", confidence: .inferred),
        ConstantFacts(
          "selfTestHighestX", -3, "digits at ±2 g and 2.5 V",
          "Highest change of X under STP; STM reverses the sign.",
          cite: "DS302, self-test output change", confidence: .inferred),
        ConstantFacts(
          "selfTestLowestY", 3, "digits at ±2 g and 2.5 V",
          "Lowest change of Y under STP; STM reverses the sign.",
          cite: "DS302, self-test output change", confidence: .inferred),
        ConstantFacts(
          "selfTestTypicalY", 17, "digits at ±2 g and 2.5 V",
          "Middle change of Y under STP; STM reverses the sign.",
          cite: "DS302, self-test output change", confidence: .inferred),
        ConstantFacts(
          "selfTestHighestY", 32, "digits at ±2 g and 2.5 V",
          "Highest change of Y under STP; STM reverses the sign.",
          cite: "DS302, self-test output change", confidence: .inferred),
        ConstantFacts(
          "selfTestLowestZ", 3, "digits at ±2 g and 2.5 V",
          "Lowest change of Z under STP; STM reverses the sign.",
          cite: "DS302, self-test output change", confidence: .inferred),
        ConstantFacts(
          "selfTestTypicalZ", 17, "digits at ±2 g and 2.5 V",
          "Middle change of Z under STP; STM reverses the sign.",
          cite: "DS302, self-test output change", confidence: .inferred),
        ConstantFacts(
          "selfTestHighestZ", 32, "digits at ±2 g and 2.5 V",
          "Highest change of Z under STP; STM reverses the sign.",
          cite: "DS302, self-test output change", confidence: .inferred),
      ],
      documents: [
        "AN":
          "AN2847 application note for the LIS331DLH, Doc ID 15136 Rev 2, STMicroelectronics, "
          + "September 2010 (opening pages)",
        "DS302":
          "LIS302DL datasheet, STMicroelectronics, October 2008: the same die to software in "
          + "another package; the LIS331DL's own datasheet was not seen",
        "LINUX":
          "Linux drivers/misc/lis3lv02d and drivers/iio/accel/st_accel_core.c, which drive both "
          + "parts from one table",
        "NUTTX": "NuttX drivers/sensors/lis331dl.c",
        "PID":
          "STMicroelectronics lis331dlh-pid, commit 4ee589f, and the examples of "
          + "STMems_Standard_C_drivers",
      ])
  }

  extension Datasheet.LIS331DL.WHO_AM_I {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0F, "WHO_AM_I", .read, reset: 0x3B, "The identity byte.", cite: "DS302; LINUX; NUTTX",
      confidence: .independent,
      fields: [
        FieldFacts("ID", 0...7, "0x3B, also in the LIS302DL.")
      ])
  }

  extension Datasheet.LIS331DL.CTRL_REG1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x20, "CTRL_REG1", .readWrite, reset: 0x07, "Rate, power, full scale, self-test and axes.",
      cite: "DS302; LINUX; NUTTX", confidence: .independent,
      fields: [
        FieldFacts(
          "DR", 7...7, "Output data rate.", cases: ["hertz100": "100 Hz", "hertz400": "400 Hz"]),
        FieldFacts(
          "PD", 6...6, "Whether the part measures.",
          cases: ["powerDown": "nothing is measured", "running": "measures"]),
        FieldFacts(
          "FS", 5...5, "Full scale.",
          cases: ["g2": "±2 g, typically ±2.3 g", "g8": "±8 g, typically ±9.2 g"]),
        FieldFacts(
          "STP", 4...4, "Whether the self-test force acts: X falls, Y and Z rise.",
          cases: ["off": "Off", "on": "On"]),
        FieldFacts(
          "STM", 3...3, "Whether the opposite self-test force acts: X rises, Y and Z fall.",
          cases: ["off": "Off", "on": "On"]),
        FieldFacts(
          "Zen", 2...2, "Whether the Z axis takes part in data ready.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "Yen", 1...1, "Whether the Y axis takes part in data ready.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "Xen", 0...0, "Whether the X axis takes part in data ready.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
      ])
  }

  extension Datasheet.LIS331DL.CTRL_REG2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x21, "CTRL_REG2", .readWrite, reset: 0x00, "SPI wiring, boot and high-pass filter.",
      cite: "DS302; LINUX; NUTTX", confidence: .independent,
      fields: [
        FieldFacts(
          "SIM", 7...7, "SPI wiring.", cases: ["four": "four wires", "three": "three wires"]),
        FieldFacts(
          "BOOT", 6...6, "Loads the factory trim again.",
          cases: ["normal": "running", "boot": "loading"], clearsItself: true),
        FieldFacts("unused", 5...5, rule: .reserved),
        FieldFacts(
          "FDS", 4...4, "Whether the outputs carry high-passed data.",
          cases: ["direct": "unfiltered", "filtered": "high-passed"]),
        FieldFacts(
          "HP_FF_WU2", 3...3, "Whether interrupt generator 2 sees high-passed data.",
          cases: ["direct": "unfiltered", "filtered": "high-passed"]),
        FieldFacts(
          "HP_FF_WU1", 2...2, "Whether interrupt generator 1 sees high-passed data.",
          cases: ["direct": "unfiltered", "filtered": "high-passed"]),
        FieldFacts(
          "HP_coeff", 0...1, "Cut-off of the high-pass, by rate.",
          cases: [
            "step0": "the highest cut-off", "step1": "half of it", "step2": "a quarter of it",
            "step3": "an eighth of it",
          ]),
      ])
  }

  extension Datasheet.LIS331DL.CTRL_REG3 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x22, "CTRL_REG3", .readWrite, reset: 0x00, "Interrupt pins.", cite: "DS302; LINUX; NUTTX",
      confidence: .independent,
      fields: [
        FieldFacts(
          "IHL", 7...7, "Polarity of both pins.",
          cases: ["high": "active high", "low": "active low"]),
        FieldFacts(
          "PP_OD", 6...6, "Drive of both pins.",
          cases: ["pushPull": "push-pull", "openDrain": "open drain"]),
        FieldFacts(
          "I2CFG", 3...5, "What drives pin INT2.",
          cases: [
            "none": "nothing", "interrupt1": "interrupt generator 1",
            "interrupt2": "interrupt generator 2", "eitherInterrupt": "either generator",
            "dataReady": "data ready", "-": "not defined", "-": "not defined",
            "click": "click detection",
          ]),
        FieldFacts(
          "I1CFG", 0...2, "What drives pin INT1.",
          cases: [
            "none": "nothing", "interrupt1": "interrupt generator 1",
            "interrupt2": "interrupt generator 2", "eitherInterrupt": "either generator",
            "dataReady": "data ready", "-": "not defined", "-": "not defined",
            "click": "click detection",
          ]),
      ])
  }

  extension Datasheet.LIS331DL.HP_FILTER_RESET {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x23, "HP_FILTER_RESET", .read, dump: .onRequest,
      "Restarts the high-pass filter when read; the value means nothing.",
      readEffect: "sets the high-pass filter to the present input.", cite: "DS302; LINUX; NUTTX",
      confidence: .independent,
      fields: [
        FieldFacts("reserved", 0...7, "The value read means nothing.", rule: .reserved)
      ])
  }

  extension Datasheet.LIS331DL.STATUS_REG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x27, "STATUS_REG", .read, reset: 0x00, "New data and overrun.", cite: "DS302; LINUX; NUTTX",
      confidence: .independent,
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

  extension Datasheet.LIS331DL.UNUSED_28 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x28, "UNUSED_28", .read, "Nothing, in the place that a run of registers passes before X.",
      cite: "DS302; NUTTX", confidence: .independent,
      fields: [
        FieldFacts("unused", 0...7, rule: .reserved)
      ])
  }

  extension Datasheet.LIS331DL.OUT_X {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x29, "OUT_X", .read, dump: .onRequest, "X acceleration.",
      readEffect: "may clear the data-ready and overrun bits.", cite: "DS302; LINUX; NUTTX",
      confidence: .independent,
      fields: [
        FieldFacts("XD", 0...7, "Two's complement.", isSigned: true)
      ])
  }

  extension Datasheet.LIS331DL.UNUSED_2A {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2A, "UNUSED_2A", .read, "Nothing, in the place that a run of registers passes before Y.",
      cite: "DS302; NUTTX", confidence: .independent,
      fields: [
        FieldFacts("unused", 0...7, rule: .reserved)
      ])
  }

  extension Datasheet.LIS331DL.OUT_Y {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2B, "OUT_Y", .read, dump: .onRequest, "Y acceleration.",
      readEffect: "may clear the data-ready and overrun bits.", cite: "DS302; LINUX; NUTTX",
      confidence: .independent,
      fields: [
        FieldFacts("YD", 0...7, "Two's complement.", isSigned: true)
      ])
  }

  extension Datasheet.LIS331DL.UNUSED_2C {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2C, "UNUSED_2C", .read, "Nothing, in the place that a run of registers passes before Z.",
      cite: "DS302; NUTTX", confidence: .independent,
      fields: [
        FieldFacts("unused", 0...7, rule: .reserved)
      ])
  }

  extension Datasheet.LIS331DL.OUT_Z {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2D, "OUT_Z", .read, dump: .onRequest, "Z acceleration.",
      readEffect: "may clear the data-ready and overrun bits.", cite: "DS302; LINUX; NUTTX",
      confidence: .independent,
      fields: [
        FieldFacts("ZD", 0...7, "Two's complement.", isSigned: true)
      ])
  }

  extension Datasheet.LIS331DL.FF_WU_CFG_1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x30, "FF_WU_CFG_1", .readWrite, reset: 0x00, "Events of interrupt generator 1.",
      cite: "DS302; LINUX; NUTTX", confidence: .independent,
      fields: [
        FieldFacts(
          "AOI", 7...7, "How events combine.", cases: ["or": "any event", "and": "all events"]),
        FieldFacts(
          "LIR", 6...6, "Whether the interrupt holds until FF_WU_SRC_1 is read.",
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

  extension Datasheet.LIS331DL.FF_WU_SRC_1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x31, "FF_WU_SRC_1", .read, reset: 0x00, dump: .onRequest, "State of interrupt generator 1.",
      readEffect: "clears the interrupt and its pin, and a latched state is taken anew.",
      cite: "DS302; LINUX; NUTTX", confidence: .independent,
      fields: [
        FieldFacts("unused", 7...7, rule: .reserved),
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

  extension Datasheet.LIS331DL.FF_WU_THS_1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x32, "FF_WU_THS_1", .readWrite, reset: 0x00,
      "Threshold of interrupt generator 1; the map leaves the reset of bit 0 open.",
      cite: "DS302; LINUX; NUTTX", confidence: .independent,
      fields: [
        FieldFacts(
          "DCRM", 7...7, "What the duration counter does when the condition ends.",
          cases: ["reset": "starts again", "decrement": "counts down"]),
        FieldFacts(
          "THS", 0...6, "A magnitude in output digits.", cite: "DS302; LINUX; NUTTX",
          confidence: .inferred),
      ])
  }

  extension Datasheet.LIS331DL.FF_WU_DURATION_1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x33, "FF_WU_DURATION_1", .readWrite, reset: 0x00,
      "How long the condition of interrupt 1 has to last.", cite: "DS302; LINUX; NUTTX",
      confidence: .independent,
      fields: [
        FieldFacts("D", 0...7, "In samples: 10 ms at 100 Hz, 2.5 ms at 400 Hz.")
      ])
  }

  extension Datasheet.LIS331DL.FF_WU_CFG_2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x34, "FF_WU_CFG_2", .readWrite, reset: 0x00, "Events of interrupt generator 2.",
      cite: "DS302; LINUX; NUTTX", confidence: .independent,
      fields: [
        FieldFacts(
          "AOI", 7...7, "How events combine.", cases: ["or": "any event", "and": "all events"]),
        FieldFacts(
          "LIR", 6...6, "Whether the interrupt holds until FF_WU_SRC_2 is read.",
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

  extension Datasheet.LIS331DL.FF_WU_SRC_2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x35, "FF_WU_SRC_2", .read, reset: 0x00, dump: .onRequest, "State of interrupt generator 2.",
      readEffect: "clears the interrupt and its pin, and a latched state is taken anew.",
      cite: "DS302; LINUX; NUTTX", confidence: .independent,
      fields: [
        FieldFacts("unused", 7...7, rule: .reserved),
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

  extension Datasheet.LIS331DL.FF_WU_THS_2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x36, "FF_WU_THS_2", .readWrite, reset: 0x00, "Threshold of interrupt generator 2.",
      cite: "DS302; LINUX; NUTTX", confidence: .independent,
      fields: [
        FieldFacts(
          "DCRM", 7...7, "What the duration counter does when the condition ends.",
          cases: ["reset": "starts again", "decrement": "counts down"]),
        FieldFacts(
          "THS", 0...6, "A magnitude in output digits.", cite: "DS302; LINUX; NUTTX",
          confidence: .inferred),
      ])
  }

  extension Datasheet.LIS331DL.FF_WU_DURATION_2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x37, "FF_WU_DURATION_2", .readWrite, reset: 0x00,
      "How long the condition of interrupt 2 has to last.", cite: "DS302; LINUX; NUTTX",
      confidence: .independent,
      fields: [
        FieldFacts("D", 0...7, "In samples: 10 ms at 100 Hz, 2.5 ms at 400 Hz.")
      ])
  }

  extension Datasheet.LIS331DL.CLICK_CFG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x38, "CLICK_CFG", .readWrite, reset: 0x00, "Clicks that are looked for.",
      cite: "DS302; LINUX; NUTTX", confidence: .independent,
      fields: [
        FieldFacts("unused", 7...7, rule: .reserved),
        FieldFacts(
          "LIR", 6...6, "Whether the click interrupt holds until CLICK_SRC is read.",
          cases: ["no": "not latched", "yes": "latched"]),
        FieldFacts(
          "Double_Z", 5...5, "Whether a double click on Z takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "Single_Z", 4...4, "Whether a single click on Z takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "Double_Y", 3...3, "Whether a double click on Y takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "Single_Y", 2...2, "Whether a single click on Y takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "Double_X", 1...1, "Whether a double click on X takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "Single_X", 0...0, "Whether a single click on X takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
      ])
  }

  extension Datasheet.LIS331DL.CLICK_SRC {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x39, "CLICK_SRC", .read, reset: 0x00, dump: .onRequest, "Clicks that were found.",
      readEffect: "clears the interrupt and its pin, and a latched state is taken anew.",
      cite: "DS302; LINUX; NUTTX", confidence: .independent,
      fields: [
        FieldFacts("unused", 7...7, rule: .reserved),
        FieldFacts(
          "IA", 6...6, "Whether a click interrupt is active.",
          cases: ["no": "inactive", "yes": "active"]),
        FieldFacts(
          "Double_Z", 5...5, "A double click on Z.", cases: ["no": "no event", "yes": "event"]),
        FieldFacts(
          "Single_Z", 4...4, "A single click on Z.", cases: ["no": "no event", "yes": "event"]),
        FieldFacts(
          "Double_Y", 3...3, "A double click on Y.", cases: ["no": "no event", "yes": "event"]),
        FieldFacts(
          "Single_Y", 2...2, "A single click on Y.", cases: ["no": "no event", "yes": "event"]),
        FieldFacts(
          "Double_X", 1...1, "A double click on X.", cases: ["no": "no event", "yes": "event"]),
        FieldFacts(
          "Single_X", 0...0, "A single click on X.", cases: ["no": "no event", "yes": "event"]),
      ])
  }

  extension Datasheet.LIS331DL.CLICK_THSY_X {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x3B, "CLICK_THSY_X", .readWrite, reset: 0x00, "Click thresholds of Y and X.",
      cite: "DS302; LINUX; NUTTX", confidence: .independent,
      fields: [
        FieldFacts("THSy", 4...7, "In steps of 0.5 g."),
        FieldFacts("THSx", 0...3, "In steps of 0.5 g."),
      ])
  }

  extension Datasheet.LIS331DL.CLICK_THSZ {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x3C, "CLICK_THSZ", .readWrite, reset: 0x00, "Click threshold of Z.",
      cite: "DS302; LINUX; NUTTX", confidence: .independent,
      fields: [
        FieldFacts("unused", 4...7, rule: .reserved),
        FieldFacts("THSz", 0...3, "In steps of 0.5 g."),
      ])
  }

  extension Datasheet.LIS331DL.CLICK_TIMELIMIT {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x3D, "CLICK_TIMELIMIT", .readWrite, reset: 0x00, "How long a click may last at most.",
      cite: "DS302; LINUX; NUTTX", confidence: .independent,
      fields: [
        FieldFacts("Dur", 0...7, "In steps of 0.5 ms.")
      ])
  }

  extension Datasheet.LIS331DL.CLICK_LATENCY {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x3E, "CLICK_LATENCY", .readWrite, reset: 0x00,
      "How long after a click the search for a second one rests.", cite: "DS302; LINUX; NUTTX",
      confidence: .independent,
      fields: [
        FieldFacts("Lat", 0...7, "In steps of 1 ms.")
      ])
  }

  extension Datasheet.LIS331DL.CLICK_WINDOW {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x3F, "CLICK_WINDOW", .readWrite, reset: 0x00,
      "How long after the latency a second click may begin.", cite: "DS302; LINUX; NUTTX",
      confidence: .independent,
      fields: [
        FieldFacts("Win", 0...7, "In steps of 1 ms.")
      ])
  }
#endif
