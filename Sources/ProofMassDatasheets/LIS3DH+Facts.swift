// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis3dh.json by `swift run registers`; do not edit.

#if !hasFeature(Embedded)
  extension Datasheet.LIS3DH {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "LIS3DH", .accelerometer,
      identity: IdentityFacts(
        register: 0x0F, value: 0x33,
        candidates: [
          "LIS3DH", "LIS2DH12", "LIS3DE", "LIS2DE12", "LSM303AGR", "LSM303DLHC", "LSM330D",
          "LSM330DL", "LSM330DLC",
        ],
        cite: "DS 8.5; LINUX, for the LSM parts but one; PID, and the headers of the others",
        confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x18, 0x19], incrementBit: 0x80, maximumHertz: 400_000,
        cite: "DS 6.1.1; DS Table 8"),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x40, addressMask: 0x3F, mode: 3, maximumHertz: 10_000_000,
        oneRegisterAWrite: false, cite: "DS 6.2; DS Table 7"),
      reserved: [
        ReservedFacts(0x00...0x06, .doNotWrite, cite: "DS Table 21"),
        ReservedFacts(0x0E...0x0E, .doNotWrite, cite: "DS Table 21"),
        ReservedFacts(0x10...0x1D, .doNotWrite, cite: "DS Table 21"),
        ReservedFacts(
          0x40...0x7F, .doNotWrite, cite: "DS Table 21, addresses that it does not list"),
      ],
      registers: [
        STATUS_REG_AUX.facts, OUT_ADC1_L.facts, OUT_ADC1_H.facts, OUT_ADC2_L.facts,
        OUT_ADC2_H.facts, OUT_ADC3_L.facts, OUT_ADC3_H.facts, WHO_AM_I.facts, CTRL_REG0.facts,
        TEMP_CFG_REG.facts, CTRL_REG1.facts, CTRL_REG2.facts, CTRL_REG3.facts, CTRL_REG4.facts,
        CTRL_REG5.facts, CTRL_REG6.facts, REFERENCE.facts, STATUS_REG.facts, OUT_X_L.facts,
        OUT_X_H.facts, OUT_Y_L.facts, OUT_Y_H.facts, OUT_Z_L.facts, OUT_Z_H.facts,
        FIFO_CTRL_REG.facts, FIFO_SRC_REG.facts, INT1_CFG.facts, INT1_SRC.facts, INT1_THS.facts,
        INT1_DURATION.facts, INT2_CFG.facts, INT2_SRC.facts, INT2_THS.facts, INT2_DURATION.facts,
        CLICK_CFG.facts, CLICK_SRC.facts, CLICK_THS.facts, TIME_LIMIT.facts, TIME_LATENCY.facts,
        TIME_WINDOW.facts, ACT_THS.facts, ACT_DUR.facts,
      ],
      tables: [
        TableFacts(
          "millihertz", by: ["CTRL_REG1.ODR", "CTRL_REG1.LPen"], "mHz",
          "Output data rate; 1.6 kHz is 1.62 kHz in Table 12.",
          values: [
            nil, nil,
            1000, 1000,
            10_000, 10_000,
            25_000, 25_000,
            50_000, 50_000,
            100_000, 100_000,
            200_000, 200_000,
            400_000, 400_000,
            nil, 1_600_000,
            1_344_000, 5_376_000,
          ], codes: [10, 2],
          cite: "DS Table 31; DS Table 12"),
        TableFacts(
          "codeBits", by: ["CTRL_REG1.LPen", "CTRL_REG4.HR"], "bits",
          "Width of an output code; nil where the combination is not allowed.",
          values: [10, 12, 8, nil], codes: [2, 2],
          cite: "DS Table 10"),
        TableFacts(
          "bandwidthDivisor", by: ["CTRL_REG1.LPen", "CTRL_REG4.HR"], "1",
          "Output data rate divided by the bandwidth.",
          values: [2, 9, 2, nil], codes: [2, 2],
          cite: "DS Table 10"),
        TableFacts(
          "highPassCutoffMillihertz", by: ["CTRL_REG1.ODR", "CTRL_REG2.HPCF"], "mHz",
          "Cut-off of the high-pass filter, as printed (rounded); of code 9 that at 5.376 kHz.",
          values: [
            nil, nil, nil, nil,
            20, 8, 4, 2,
            200, 80, 40, 20,
            500, 200, 100, 50,
            1000, 500, 200, 100,
            2000, 1000, 500, 200,
            4000, 2000, 1000, 500,
            8000, 4000, 2000, 1000,
            32_000, 16_000, 8000, 4000,
            100_000, 50_000, 25_000, 12_000,
          ], codes: [10, 4],
          cite: "PID, lis3dh_high_pass_bandwidth_set", confidence: .single),
        TableFacts(
          "microgravitiesPerDigit", by: ["CTRL_REG4.FS", "CTRL_REG1.LPen", "CTRL_REG4.HR"],
          "µg a digit",
          "Typical sensitivity of the code; nil where the combination is not allowed.",
          values: [
            4000, 1000,
            16_000, nil,
            8000, 2000,
            32_000, nil,
            16_000, 4000,
            64_000, nil,
            48_000, 12_000,
            192_000, nil,
          ], codes: [4, 2, 2],
          cite: "DS Table 4; PID, lis3dh_from_fs2_hr_to_mg and its like; LINUX"),
        TableFacts(
          "ratedG", by: ["CTRL_REG4.FS"], "g", "Rated full scale in either direction.",
          values: [2, 4, 8, 16],
          cite: "DS Table 4"),
        TableFacts(
          "thresholdMicrogravities", by: ["CTRL_REG4.FS"], "µg a step",
          "One step of INT1_THS, INT2_THS and ACT_THS, as printed (rounded).",
          values: [16_000, 32_000, 62_000, 186_000],
          cite: "DS 8.23; DS 8.27; DS 8.35"),
      ],
      timings: [
        TimingFacts(
          "boot", 5_000_000,
          "From power-on to the end of the trim download; that it takes as long after BOOT is "
            + "inferred.",
          cite: "DS 7; EXAMPLE"),
        TimingFacts(
          "turnOnLowPower", 1_000_000,
          "From power-down to the first valid sample of low-power mode.", cite: "DS Table 10"),
        TimingFacts(
          "turnOnNormal", 1_600_000, "From power-down to the first valid sample of normal mode.",
          cite: "DS Table 10"),
      ],
      constants: [
        ConstantFacts(
          "turnOnSamplesHighResolution", 7, "samples",
          "From power-down or another mode to the first valid sample of high-resolution mode.",
          cite: "DS Table 10; DS Table 11"),
        ConstantFacts(
          "modeChangeSamples", 1, "samples",
          "From another mode to the first valid sample of normal or low-power mode.",
          cite: "DS Table 11"),
        ConstantFacts(
          "digitsPerThresholdStep", 16, "digits of 12 bits",
          "One step of the thresholds: full scale / 128.",
          cite: "DS 8.23; PID, lis3dh_int1_gen_threshold_set", confidence: .inferred),
        ConstantFacts(
          "digitsPerReferenceStep", 16, "digits of 12 bits",
          "One step of REFERENCE: full scale / 128.", cite: "COMMUNITY", confidence: .single),
        ConstantFacts(
          "selfTestMinimum", 17, "digits of 4 mg",
          "Smallest change of an axis under the self-test force, either sign.",
          cite: "DS Table 4; EXAMPLE"),
        ConstantFacts(
          "selfTestMaximum", 360, "digits of 4 mg",
          "Largest change of an axis under the self-test force, either sign.",
          cite: "DS Table 4; EXAMPLE"),
        ConstantFacts(
          "selfTestSamples", 2, "samples",
          "From a change of the self-test to correct data in normal and low-power mode.",
          cite: "DS Table 4, note 7"),
        ConstantFacts(
          "selfTestSamplesHighResolution", 8, "samples",
          "From a change of the self-test to correct data in high-resolution mode.",
          cite: "DS Table 4, note 7"),
        ConstantFacts("fifoDepth", 32, "sets", "Slots of the FIFO.", cite: "DS 5.1"),
        ConstantFacts("fifoBits", 10, "bits", "Width of a code in the FIFO.", cite: "DS 3.6"),
        ConstantFacts(
          "fifoFirstAddress", 40, "address",
          "Where a burst continues after fifoLastAddress while the FIFO is in use.",
          cite: "DS 5.1.5"),
        ConstantFacts(
          "fifoLastAddress", 45, "address", "The last address of a set in the FIFO.",
          cite: "DS 5.1.5"),
        ConstantFacts(
          "activityMillihertz", 10_000, "mHz",
          "Output data rate while activity detection holds the part in low-power mode.",
          cite: "DS 3.2.4"),
        ConstantFacts(
          "activitySamplesPerStep", 8, "samples", "One step of ACT_DUR.", cite: "DS 8.36"),
        ConstantFacts(
          "activityExtraSamples", 1, "samples", "Added to the steps of ACT_DUR.", cite: "DS 8.36"),
        ConstantFacts(
          "adcBits", 10, "bits", "Width of a conversion of the auxiliary ADC; in low-power mode 8.",
          cite: "DS 3.7"),
        ConstantFacts(
          "adcCentreMillivolts", 1200, "mV", "Voltage at which the auxiliary ADC reads 0.",
          cite: "DS 3.7; PID, lis3dh_adc_raw_get"),
        ConstantFacts(
          "adcSpanMillivolts", -400, "mV",
          "Change of the voltage from code 0 to full scale; ST's source alone says that a "
            + "lower voltage has the higher code.",
          cite: "DS 3.7; PID, lis3dh_adc_raw_get", confidence: .single),
        ConstantFacts(
          "temperatureDegreesPerDigit", 1, "°C a digit of 8 bits",
          "Change of temperature with one digit of the thermometer.", cite: "DS Table 5"),
        ConstantFacts(
          "temperatureZero", 25, "°C",
          "Temperature at which the thermometer reads 0; the datasheet prints none.",
          cite: "PID, lis3dh_from_lsb_lp_to_celsius", confidence: .single),
      ],
      documents: [
        "COMMUNITY":
          "Statements of ST's staff in the ST community, on REFERENCE of the LIS2DH12, which "
          + "has the same structure",
        "DS": "LIS3DH datasheet, DocID17530 Rev 2, STMicroelectronics, December 2016",
        "EXAMPLE": "STMicroelectronics example lis3dh_self_test.c of STMems_Standard_C_drivers",
        "HEX": "Driver lis3dh for Elixir, J. Harton, with sections of the datasheet",
        "LINUX": "Linux drivers/iio/accel/st_accel_core.c, settings of sensor 1",
        "PID": "STMicroelectronics lis3dh-pid, lis3dh_reg.h and lis3dh_reg.c",
      ])
  }

  extension Datasheet.LIS3DH.STATUS_REG_AUX {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x07, "STATUS_REG_AUX", .read, reset: 0x00, "New data and overrun of the auxiliary ADC.",
      cite: "DS Table 21; DS 8.1",
      fields: [
        FieldFacts(
          "321OR", 7...7, "A new conversion of all three channels replaced one that was not read.",
          cases: ["no": "nothing lost", "yes": "overrun"]),
        FieldFacts(
          "3OR", 6...6, "A new conversion of channel 3 replaced one that was not read.",
          cases: ["no": "nothing lost", "yes": "overrun"]),
        FieldFacts(
          "2OR", 5...5, "A new conversion of channel 2 replaced one that was not read.",
          cases: ["no": "nothing lost", "yes": "overrun"]),
        FieldFacts(
          "1OR", 4...4, "A new conversion of channel 1 replaced one that was not read.",
          cases: ["no": "nothing lost", "yes": "overrun"]),
        FieldFacts(
          "321DA", 3...3, "A new conversion of all three channels waits to be read.",
          cases: ["no": "nothing new", "yes": "new"]),
        FieldFacts(
          "3DA", 2...2, "A new conversion of channel 3 waits to be read.",
          cases: ["no": "nothing new", "yes": "new"]),
        FieldFacts(
          "2DA", 1...1, "A new conversion of channel 2 waits to be read.",
          cases: ["no": "nothing new", "yes": "new"]),
        FieldFacts(
          "1DA", 0...0, "A new conversion of channel 1 waits to be read.",
          cases: ["no": "nothing new", "yes": "new"]),
      ])
  }

  extension Datasheet.LIS3DH.OUT_ADC1_L {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x08, "OUT_ADC1_L", .read, dump: .onRequest,
      "Conversion of auxiliary ADC channel 1, byte at the lower address.",
      readEffect:
        "may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.",
      cite: "DS Table 21; DS 8.2; DS 3.7",
      fields: [
        FieldFacts(
          "ADC1", 0...7,
          "Low byte; left-justified two's complement, 10 bits, in low-power mode 8.")
      ])
  }

  extension Datasheet.LIS3DH.OUT_ADC1_H {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x09, "OUT_ADC1_H", .read, dump: .onRequest,
      "Conversion of auxiliary ADC channel 1, byte at the upper address.",
      readEffect:
        "may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.",
      cite: "DS Table 21; DS 8.2; DS 3.7",
      fields: [
        FieldFacts(
          "ADC1", 0...7,
          "High byte; left-justified two's complement, 10 bits, in low-power mode 8.")
      ])
  }

  extension Datasheet.LIS3DH.OUT_ADC2_L {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0A, "OUT_ADC2_L", .read, dump: .onRequest,
      "Conversion of auxiliary ADC channel 2, byte at the lower address.",
      readEffect:
        "may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.",
      cite: "DS Table 21; DS 8.3; DS 3.7",
      fields: [
        FieldFacts(
          "ADC2", 0...7,
          "Low byte; left-justified two's complement, 10 bits, in low-power mode 8.")
      ])
  }

  extension Datasheet.LIS3DH.OUT_ADC2_H {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0B, "OUT_ADC2_H", .read, dump: .onRequest,
      "Conversion of auxiliary ADC channel 2, byte at the upper address.",
      readEffect:
        "may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.",
      cite: "DS Table 21; DS 8.3; DS 3.7",
      fields: [
        FieldFacts(
          "ADC2", 0...7,
          "High byte; left-justified two's complement, 10 bits, in low-power mode 8.")
      ])
  }

  extension Datasheet.LIS3DH.OUT_ADC3_L {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0C, "OUT_ADC3_L", .read, dump: .onRequest,
      "Conversion of auxiliary ADC channel 3 or of the thermometer, byte at the lower address.",
      readEffect:
        "may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.",
      cite: "DS Table 21; DS 8.4; DS 3.7",
      fields: [
        FieldFacts(
          "ADC3", 0...7,
          "Low byte; left-justified two's complement, 10 bits, in low-power mode 8.")
      ])
  }

  extension Datasheet.LIS3DH.OUT_ADC3_H {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0D, "OUT_ADC3_H", .read, dump: .onRequest,
      "Conversion of auxiliary ADC channel 3 or of the thermometer, byte at the upper address.",
      readEffect:
        "may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.",
      cite: "DS Table 21; DS 8.4; DS 3.7",
      fields: [
        FieldFacts(
          "ADC3", 0...7,
          "High byte; left-justified two's complement, 10 bits, in low-power mode 8.")
      ])
  }

  extension Datasheet.LIS3DH.WHO_AM_I {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x0F, "WHO_AM_I", .read, reset: 0x33, "The identity byte.", cite: "DS Table 21; DS 8.5",
      fields: [
        FieldFacts("ID", 0...7, "0x33, also in several relatives.")
      ])
  }

  extension Datasheet.LIS3DH.CTRL_REG0 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x1E, "CTRL_REG0", .readWrite, reset: 0x10, "Pull-up of pin SDO/SA0.",
      cite: "DS Table 21; DS 8.6",
      fields: [
        FieldFacts(
          "SDO_PU_DISC", 7...7, "Whether the pull-up of pin SDO/SA0 is disconnected.",
          cases: ["connected": "pull-up connected", "disconnected": "pull-up disconnected"]),
        FieldFacts("0010000", 0...6, "Must be written as 16 for correct operation."),
      ])
  }

  extension Datasheet.LIS3DH.TEMP_CFG_REG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x1F, "TEMP_CFG_REG", .readWrite, reset: 0x00, "Auxiliary ADC and thermometer.",
      cite: "DS Table 21; DS 8.7; DS 3.7",
      fields: [
        FieldFacts(
          "ADC_EN", 7...7,
          "Whether the auxiliary ADC converts; it needs BDU, too. ST's header swaps the two bits.",
          cases: ["disabled": "no conversions", "enabled": "converts at the output data rate"],
          cite: "DS 8.7; DS 3.7; PID, lis3dh_temp_cfg_reg_t"),
        FieldFacts(
          "TEMP_EN", 6...6, "Whether channel 3 measures the thermometer.",
          cases: ["disabled": "pin ADC3", "enabled": "thermometer"]),
        FieldFacts("reserved", 0...5, rule: .zero),
      ])
  }

  extension Datasheet.LIS3DH.CTRL_REG1 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x20, "CTRL_REG1", .readWrite, reset: 0x07, "Data rate, low-power mode and axes.",
      cite: "DS Table 21; DS 8.8",
      fields: [
        FieldFacts(
          "ODR", 4...7, "Output data rate, or power-down.",
          cases: [
            "powerDown": "nothing is measured", "hertz1": "1 Hz", "hertz10": "10 Hz",
            "hertz25": "25 Hz", "hertz50": "50 Hz", "hertz100": "100 Hz", "hertz200": "200 Hz",
            "hertz400": "400 Hz", "hertz1600": "1.6 kHz, in low-power mode only",
            "fastest": "1.344 kHz, in low-power mode 5.376 kHz", "-": "not defined",
            "-": "not defined", "-": "not defined", "-": "not defined", "-": "not defined",
            "-": "not defined",
          ],
          cite: "DS Table 31; LINUX; PID, lis3dh_odr_t"),
        FieldFacts(
          "LPen", 3...3, "Low-power mode with codes of 8 bits; not allowed together with HR.",
          cases: ["off": "normal or high-resolution mode", "on": "low-power mode"],
          cite: "DS 8.8; DS Table 10"),
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

  extension Datasheet.LIS3DH.CTRL_REG2 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x21, "CTRL_REG2", .readWrite, reset: 0x00, "High-pass filter.", cite: "DS Table 21; DS 8.9",
      fields: [
        FieldFacts(
          "HPM", 6...7, "How the high-pass filter works.",
          cases: [
            "normal": "tracks the input; a read of REFERENCE restarts it",
            "reference": "subtracts REFERENCE",
            "normalAlternate": "as normal; a read restarts nothing",
            "autoReset": "restarts when an interrupt occurs",
          ],
          cite: "DS Table 34"),
        FieldFacts(
          "HPCF", 4...5, "Cut-off of the high-pass, by rate.",
          cases: [
            "step0": "the highest cut-off", "step1": "step 1 below the highest",
            "step2": "step 2 below the highest", "step3": "the lowest cut-off",
          ],
          cite: "DS 8.9; PID, lis3dh_high_pass_bandwidth_set"),
        FieldFacts(
          "FDS", 3...3, "Whether the outputs and the FIFO carry high-passed data.",
          cases: ["direct": "unfiltered", "filtered": "high-passed"]),
        FieldFacts(
          "HPCLICK", 2...2, "Whether click detection sees high-passed data.",
          cases: ["direct": "unfiltered", "filtered": "high-passed"]),
        FieldFacts(
          "HP_IA2", 1...1, "Whether interrupt generator 2 sees high-passed data.",
          cases: ["direct": "unfiltered", "filtered": "high-passed"]),
        FieldFacts(
          "HP_IA1", 0...0, "Whether interrupt generator 1 sees high-passed data.",
          cases: ["direct": "unfiltered", "filtered": "high-passed"]),
      ])
  }

  extension Datasheet.LIS3DH.CTRL_REG3 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x22, "CTRL_REG3", .readWrite, reset: 0x00, "Pin INT1.", cite: "DS Table 21; DS 8.10",
      fields: [
        FieldFacts(
          "I1_CLICK", 7...7, "Whether click detection drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "I1_IA1", 6...6, "Whether interrupt generator 1 drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "I1_IA2", 5...5, "Whether interrupt generator 2 drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "I1_ZYXDA", 4...4, "Whether data ready drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"], cite: "DS 8.10; LINUX"),
        FieldFacts(
          "I1_321DA", 3...3, "Whether data ready of the auxiliary ADC drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "I1_WTM", 2...2, "Whether the FIFO watermark drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "I1_OVERRUN", 1...1, "Whether the FIFO overrun drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts("reserved", 0...0, rule: .reserved),
      ])
  }

  extension Datasheet.LIS3DH.CTRL_REG4 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x23, "CTRL_REG4", .readWrite, reset: 0x00,
      "Data format, full scale, resolution and self-test.", cite: "DS Table 21; DS 8.11",
      fields: [
        FieldFacts(
          "BDU", 7...7, "Whether a pair holds still between the reads of its halves.",
          cases: ["continuous": "updates at any time", "held": "held until both halves are read"]),
        FieldFacts(
          "BLE", 6...6, "Order of the bytes of a pair; acts in high-resolution mode only.",
          cases: [
            "little": "low byte at the lower address", "big": "high byte at the lower address",
          ]),
        FieldFacts(
          "FS", 4...5, "Full scale.",
          cases: ["g2": "±2 g", "g4": "±4 g", "g8": "±8 g", "g16": "±16 g"],
          cite: "DS Table 38; LINUX"),
        FieldFacts(
          "HR", 3...3,
          "High-resolution mode with codes of 12 bits; not allowed together with LPen.",
          cases: ["off": "normal or low-power mode", "on": "high-resolution mode"],
          cite: "DS 8.11; DS Table 10"),
        FieldFacts(
          "ST", 1...2, "Self-test; the directions are those of ST's header.",
          cases: [
            "off": "off", "plus": "self-test 0: outputs rise", "minus": "self-test 1: outputs fall",
            "-": "not defined",
          ],
          cite: "DS Table 39; PID, lis3dh_st_t"),
        FieldFacts(
          "SIM", 0...0, "SPI wiring.", cases: ["four": "four wires", "three": "three wires"]),
      ])
  }

  extension Datasheet.LIS3DH.CTRL_REG5 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x24, "CTRL_REG5", .readWrite, reset: 0x00, "Boot, FIFO, latches and 4D.",
      cite: "DS Table 21; DS 8.12",
      fields: [
        FieldFacts(
          "BOOT", 7...7, "Loads the factory trim again; that it clears itself is inferred.",
          cases: ["normal": "running", "boot": "loading"], cite: "DS Table 21; DS 8.12",
          confidence: .inferred, clearsItself: true),
        FieldFacts(
          "FIFO_EN", 6...6, "Whether the outputs come from the FIFO.",
          cases: ["disabled": "live samples", "enabled": "oldest unread set"],
          cite: "DS 8.12; DS 5.1"),
        FieldFacts("reserved", 4...5, rule: .reserved),
        FieldFacts(
          "LIR_INT1", 3...3, "Whether interrupt 1 holds until INT1_SRC is read.",
          cases: ["no": "not latched", "yes": "latched"]),
        FieldFacts(
          "D4D_INT1", 2...2, "Whether interrupt generator 1 leaves out Z where 6D is on.",
          cases: ["off": "six directions", "on": "four directions"], cite: "DS 8.12; DS 3.2.3"),
        FieldFacts(
          "LIR_INT2", 1...1, "Whether interrupt 2 holds until INT2_SRC is read.",
          cases: ["no": "not latched", "yes": "latched"]),
        FieldFacts(
          "D4D_INT2", 0...0, "Whether interrupt generator 2 leaves out Z where 6D is on.",
          cases: ["off": "six directions", "on": "four directions"], cite: "DS 8.12; DS 3.2.3"),
      ])
  }

  extension Datasheet.LIS3DH.CTRL_REG6 {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x25, "CTRL_REG6", .readWrite, reset: 0x00, "Pin INT2 and the polarity of both pins.",
      cite: "DS Table 21; DS 8.13",
      fields: [
        FieldFacts(
          "I2_CLICK", 7...7, "Whether click detection drives pin INT2.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "I2_IA1", 6...6, "Whether interrupt generator 1 drives pin INT2.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "I2_IA2", 5...5, "Whether interrupt generator 2 drives pin INT2.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "I2_BOOT", 4...4, "Whether a boot in progress drives pin INT2.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts(
          "I2_ACT", 3...3, "Whether activity detection drives pin INT2.",
          cases: ["disabled": "not routed", "enabled": "routed"]),
        FieldFacts("reserved", 2...2, rule: .reserved),
        FieldFacts(
          "INT_POLARITY", 1...1, "Polarity of both pins.",
          cases: ["high": "active high", "low": "active low"]),
        FieldFacts("reserved", 0...0, rule: .reserved),
      ])
  }

  extension Datasheet.LIS3DH.REFERENCE {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x26, "REFERENCE", .readWrite, reset: 0x00, dump: .onRequest,
      "Value that reference mode subtracts.",
      readEffect: "in normal mode, restarts the high-pass filter at the present input.",
      cite: "DS Table 21; DS 8.14; DS Table 34",
      fields: [
        FieldFacts(
          "Ref", 0...7, "Two's complement, in steps of full scale / 128.",
          cite: "DS 8.14; COMMUNITY", confidence: .single, isSigned: true)
      ])
  }

  extension Datasheet.LIS3DH.STATUS_REG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x27, "STATUS_REG", .read, reset: 0x00, "New data and overrun.", cite: "DS Table 21; DS 8.15",
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

  extension Datasheet.LIS3DH.OUT_X_L {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x28, "OUT_X_L", .read, dump: .onRequest, "X acceleration, byte at the lower address.",
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      cite: "DS Table 21; DS 8.16",
      fields: [
        FieldFacts("XD", 0...7, "Low byte unless BLE swaps the pair; left-justified.")
      ])
  }

  extension Datasheet.LIS3DH.OUT_X_H {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x29, "OUT_X_H", .read, dump: .onRequest, "X acceleration, byte at the upper address.",
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      cite: "DS Table 21; DS 8.16",
      fields: [
        FieldFacts("XD", 0...7, "High byte unless BLE swaps the pair; left-justified.")
      ])
  }

  extension Datasheet.LIS3DH.OUT_Y_L {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2A, "OUT_Y_L", .read, dump: .onRequest, "Y acceleration, byte at the lower address.",
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      cite: "DS Table 21; DS 8.17",
      fields: [
        FieldFacts("YD", 0...7, "Low byte unless BLE swaps the pair; left-justified.")
      ])
  }

  extension Datasheet.LIS3DH.OUT_Y_H {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2B, "OUT_Y_H", .read, dump: .onRequest, "Y acceleration, byte at the upper address.",
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      cite: "DS Table 21; DS 8.17",
      fields: [
        FieldFacts("YD", 0...7, "High byte unless BLE swaps the pair; left-justified.")
      ])
  }

  extension Datasheet.LIS3DH.OUT_Z_L {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2C, "OUT_Z_L", .read, dump: .onRequest, "Z acceleration, byte at the lower address.",
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      cite: "DS Table 21; DS 8.18",
      fields: [
        FieldFacts("ZD", 0...7, "Low byte unless BLE swaps the pair; left-justified.")
      ])
  }

  extension Datasheet.LIS3DH.OUT_Z_H {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2D, "OUT_Z_H", .read, dump: .onRequest, "Z acceleration, byte at the upper address.",
      readEffect:
        "may clear the data-ready and overrun bits and take a set from the FIFO; with BDU the "
        + "other half is held.",
      cite: "DS Table 21; DS 8.18",
      fields: [
        FieldFacts("ZD", 0...7, "High byte unless BLE swaps the pair; left-justified.")
      ])
  }

  extension Datasheet.LIS3DH.FIFO_CTRL_REG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2E, "FIFO_CTRL_REG", .readWrite, reset: 0x00, "FIFO mode, trigger and watermark.",
      cite: "DS Table 21; DS 8.19",
      fields: [
        FieldFacts(
          "FM", 6...7, "FIFO mode.",
          cases: [
            "bypass": "empty and idle", "fifo": "fills once and stops",
            "stream": "drops the oldest set when full",
            "streamToFIFO": "FIFO while the pin of the trigger is active, else stream",
          ],
          cite: "DS Table 50; DS 5.1"),
        FieldFacts(
          "TR", 5...5, "Pin whose signal switches stream to FIFO.",
          cases: ["int1": "pin INT1", "int2": "pin INT2"], cite: "DS Table 49; DS 5.1.4"),
        FieldFacts(
          "FTH", 0...4,
          "Sets that the FIFO must hold more of (sections 5.1.3 and 8.20), or as many "
            + "(section 5.1), to report the watermark.",
          cite: "DS 5.1; DS 5.1.3; DS 8.20"),
      ])
  }

  extension Datasheet.LIS3DH.FIFO_SRC_REG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x2F, "FIFO_SRC_REG", .read, "State of the FIFO.", cite: "DS Table 21; DS 8.20",
      fields: [
        FieldFacts(
          "WTM", 7...7,
          "Whether the FIFO holds more than the watermark (section 8.20), or as many or more "
            + "(section 5.1).",
          cases: ["below": "watermark not passed", "above": "watermark passed"],
          cite: "DS 8.20; DS 5.1"),
        FieldFacts(
          "OVRN_FIFO", 6...6,
          "Whether all 32 slots are taken (section 8.20), or one was overwritten (section 5.1).",
          cases: ["no": "not full", "full": "full"], cite: "DS 8.20; DS 5.1"),
        FieldFacts(
          "EMPTY", 5...5, "Whether no set is unread.",
          cases: ["no": "not empty", "empty": "empty"]),
        FieldFacts(
          "FSS", 0...4, "Unread sets; that 31 also stands for 32 is inferred from its five bits."),
      ])
  }

  extension Datasheet.LIS3DH.INT1_CFG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x30, "INT1_CFG", .readWrite, reset: 0x00, "Events of interrupt generator 1.",
      cite: "DS Table 21; DS 8.21",
      fields: [
        FieldFacts(
          "AOI", 7...7, "How events combine; with 6D, movement or position.",
          cases: ["or": "any event; with 6D, movement", "and": "all events; with 6D, position"]),
        FieldFacts(
          "6D", 6...6,
          "Whether the six directions are told apart; that the thresholds else are of "
            + "magnitude is inferred.",
          cases: ["off": "thresholds of magnitude", "on": "six directions"]),
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

  extension Datasheet.LIS3DH.INT1_SRC {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x31, "INT1_SRC", .read, reset: 0x00, dump: .onRequest, "State of interrupt generator 1.",
      readEffect: "clears the interrupt and its pin, and a latched state is taken anew.",
      cite: "DS Table 21; DS 8.22",
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

  extension Datasheet.LIS3DH.INT1_THS {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x32, "INT1_THS", .readWrite, reset: 0x00, "Threshold of interrupt generator 1.",
      cite: "DS Table 21; DS 8.23",
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts("THS", 0...6, "In steps of 16, 32, 62 or 186 mg, by full scale."),
      ])
  }

  extension Datasheet.LIS3DH.INT1_DURATION {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x33, "INT1_DURATION", .readWrite, reset: 0x00,
      "How long the condition of interrupt 1 has to last.", cite: "DS Table 21; DS 8.24",
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts("D", 0...6, "In samples."),
      ])
  }

  extension Datasheet.LIS3DH.INT2_CFG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x34, "INT2_CFG", .readWrite, reset: 0x00, "Events of interrupt generator 2.",
      cite: "DS Table 21; DS 8.25",
      fields: [
        FieldFacts(
          "AOI", 7...7, "How events combine; with 6D, movement or position.",
          cases: ["or": "any event; with 6D, movement", "and": "all events; with 6D, position"]),
        FieldFacts(
          "6D", 6...6,
          "Whether the six directions are told apart; that the thresholds else are of "
            + "magnitude is inferred.",
          cases: ["off": "thresholds of magnitude", "on": "six directions"]),
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

  extension Datasheet.LIS3DH.INT2_SRC {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x35, "INT2_SRC", .read, reset: 0x00, dump: .onRequest, "State of interrupt generator 2.",
      readEffect: "clears the interrupt and its pin, and a latched state is taken anew.",
      cite: "DS Table 21; DS 8.26",
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

  extension Datasheet.LIS3DH.INT2_THS {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x36, "INT2_THS", .readWrite, reset: 0x00, "Threshold of interrupt generator 2.",
      cite: "DS Table 21; DS 8.27",
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts("THS", 0...6, "In steps of 16, 32, 62 or 186 mg, by full scale."),
      ])
  }

  extension Datasheet.LIS3DH.INT2_DURATION {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x37, "INT2_DURATION", .readWrite, reset: 0x00,
      "How long the condition of interrupt 2 has to last.", cite: "DS Table 21; DS 8.28",
      fields: [
        FieldFacts("reserved", 7...7, rule: .zero),
        FieldFacts("D", 0...6, "In samples."),
      ])
  }

  extension Datasheet.LIS3DH.CLICK_CFG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x38, "CLICK_CFG", .readWrite, reset: 0x00, "Clicks that are looked for.",
      cite: "DS Table 21; DS 8.29",
      fields: [
        FieldFacts("unused", 6...7, rule: .reserved),
        FieldFacts(
          "ZD", 5...5, "Whether a double click on Z takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "ZS", 4...4, "Whether a single click on Z takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "YD", 3...3, "Whether a double click on Y takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "YS", 2...2, "Whether a single click on Y takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "XD", 1...1, "Whether a double click on X takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
        FieldFacts(
          "XS", 0...0, "Whether a single click on X takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"]),
      ])
  }

  extension Datasheet.LIS3DH.CLICK_SRC {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x39, "CLICK_SRC", .read, reset: 0x00, dump: .onRequest, "Clicks that were found.",
      readEffect: "clears a latched interrupt and its pin.", cite: "DS Table 21; DS 8.30",
      fields: [
        FieldFacts("unused", 7...7, rule: .reserved),
        FieldFacts(
          "IA", 6...6, "Whether a click interrupt is active.",
          cases: ["no": "inactive", "yes": "active"]),
        FieldFacts(
          "DCLICK", 5...5, "A double click; section 8.30 calls it an enable.",
          cases: ["no": "no event", "yes": "event"]),
        FieldFacts(
          "SCLICK", 4...4, "A single click; section 8.30 calls it an enable.",
          cases: ["no": "no event", "yes": "event"]),
        FieldFacts(
          "Sign", 3...3, "Direction of the click.",
          cases: ["positive": "positive", "negative": "negative"]),
        FieldFacts("Z", 2...2, "A click on Z.", cases: ["no": "no event", "yes": "event"]),
        FieldFacts("Y", 1...1, "A click on Y.", cases: ["no": "no event", "yes": "event"]),
        FieldFacts("X", 0...0, "A click on X.", cases: ["no": "no event", "yes": "event"]),
      ])
  }

  extension Datasheet.LIS3DH.CLICK_THS {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x3A, "CLICK_THS", .readWrite, reset: 0x00, "Click threshold and latch.",
      cite: "DS Table 21; DS 8.31",
      fields: [
        FieldFacts(
          "LIR_Click", 7...7, "Whether the click interrupt holds until CLICK_SRC is read.",
          cases: ["no": "holds for the latency window", "yes": "latched"]),
        FieldFacts(
          "Ths", 0...6, "In steps of full scale / 128.",
          cite: "DS 8.31; PID, lis3dh_tap_threshold_set", confidence: .single),
      ])
  }

  extension Datasheet.LIS3DH.TIME_LIMIT {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x3B, "TIME_LIMIT", .readWrite, reset: 0x00, "How long a click may last at most.",
      cite: "DS Table 21; DS 8.32",
      fields: [
        FieldFacts("unused", 7...7, rule: .reserved),
        FieldFacts(
          "TLI", 0...6, "In samples.", cite: "DS 8.32; HEX, LIS3DH.Click", confidence: .single),
      ])
  }

  extension Datasheet.LIS3DH.TIME_LATENCY {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x3C, "TIME_LATENCY", .readWrite, reset: 0x00,
      "How long after a click the search for a second one rests.", cite: "DS Table 21; DS 8.33",
      fields: [
        FieldFacts(
          "TLA", 0...7, "In samples.", cite: "DS 8.33; HEX, LIS3DH.Click", confidence: .single)
      ])
  }

  extension Datasheet.LIS3DH.TIME_WINDOW {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x3D, "TIME_WINDOW", .readWrite, reset: 0x00,
      "How long after the latency a second click may begin.", cite: "DS Table 21; DS 8.34",
      fields: [
        FieldFacts(
          "TW", 0...7, "In samples.", cite: "DS 8.34; HEX, LIS3DH.Click", confidence: .single)
      ])
  }

  extension Datasheet.LIS3DH.ACT_THS {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x3E, "ACT_THS", .readWrite, reset: 0x00, "Threshold of activity detection.",
      cite: "DS Table 21; DS 8.35; DS 3.2.4",
      fields: [
        FieldFacts("unused", 7...7, rule: .reserved),
        FieldFacts("Acth", 0...6, "In steps of 16, 32, 62 or 186 mg, by full scale."),
      ])
  }

  extension Datasheet.LIS3DH.ACT_DUR {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x3F, "ACT_DUR", .readWrite, reset: 0x00, "How long activity detection waits.",
      cite: "DS Table 21; DS 8.36; DS 3.2.4",
      fields: [
        FieldFacts("ActD", 0...7, "In steps of 8 samples, and 1 sample more.")
      ])
  }
#endif
