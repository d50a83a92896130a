// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis2dh12.json by `swift run registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of STMicroelectronics, ±2 to ±16 g, 8, 10 or 12 bits, FIFO, clicks.
  ///
  /// Its registers are those of ``LIS3DH``, but for what is here; its numbers are in
  /// `LIS3DH.Variant`.
  public enum LIS2DH12 {
    /// Thermometer.
    public struct TEMP_CFG_REG: WritableRegister {
      public static var address: UInt8 { 0x1F }
      public static var reset: UInt8 { 0x00 }
      public var bits: UInt8

      public init(bits: UInt8) { self.bits = bits }

      /// Creates the value from its fields, by default those of the reset value.
      public init(thermometer: Thermometer = .disabled) {
        bits = thermometer.rawValue << 6
      }

      /// The codes of TEMP_EN.
      public enum Thermometer: UInt8, Sendable {
        /// No temperatures.
        case disabled = 0
        /// Measured at the output data rate.
        case enabled = 3
      }
      /// Whether the temperature is measured; it needs BDU, too, in the LIS3DH. nil for the
      /// undefined codes 1, 2.
      public var thermometer: Thermometer? { Thermometer(rawValue: bits >> 6) }
    }
  }
}

#if !hasFeature(Embedded)
  extension Datasheet.LIS2DH12 {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "LIS2DH12", like: Datasheet.LIS3DH.facts, .independent,
      identity: IdentityFacts(
        register: 0x0F, value: 0x33,
        candidates: [
          "LIS2DH12", "LIS3DH", "LIS3DE", "LIS2DE12", "LSM303AGR", "LSM303DLHC", "LSM330D",
          "LSM330DL", "LSM330DLC",
        ],
        cite: "PID12, LIS2DH12_ID; RIOT12, WHO_AM_I_VAL; LINUX", confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x18, 0x19], incrementBit: 0x80, maximumHertz: 400_000,
        cite:
          "PID12, LIS2DH12_I2C_ADD_L and LIS2DH12_I2C_ADD_H; EXAMPLE12, platform_write; DS "
          + "Table 8, of the LIS3DH",
        confidence: .inferred),
      reserved: [
        ReservedFacts(
          0x00...0x06, .doNotWrite,
          cite: "PID12, addresses that it does not list; RIOT12, the same", confidence: .inferred),
        ReservedFacts(
          0x08...0x0B, .doNotWrite,
          cite: "PID12, addresses that it does not list; RIOT12, the same", confidence: .inferred),
        ReservedFacts(
          0x0E...0x0E, .doNotWrite,
          cite: "PID12, addresses that it does not list; RIOT12, the same", confidence: .inferred),
        ReservedFacts(
          0x10...0x1D, .doNotWrite,
          cite: "PID12, addresses that it does not list; RIOT12, the same", confidence: .inferred),
        ReservedFacts(
          0x40...0x7F, .doNotWrite,
          cite: "PID12, addresses that it does not list; RIOT12, the same", confidence: .inferred),
      ],
      registers: [factsAt07, factsAt0C, factsAt0D, TEMP_CFG_REG.facts, factsAt22],
      tables: [
        TableFacts(
          "millihertz", by: ["CTRL_REG1.ODR", "CTRL_REG1.LPen"], "mHz",
          "Output data rate; 1.6 kHz is 1.62 kHz in PID12, lis2dh12_odr_t.",
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
          cite: "PID12, lis2dh12_odr_t; LINUX", confidence: .independent),
        TableFacts(
          "codeBits", by: ["CTRL_REG1.LPen", "CTRL_REG4.HR"], "bits",
          "Width of an output code; nil where the combination is not allowed.",
          values: [10, 12, 8, nil], codes: [2, 2],
          cite: "PID12, lis2dh12_op_md_t", confidence: .single),
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
          cite: "PID12, lis2dh12_high_pass_bandwidth_set", confidence: .single),
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
          cite: "PID12, lis2dh12_from_fs2_hr_to_mg and its like; LINUX", confidence: .independent),
        TableFacts(
          "ratedG", by: ["CTRL_REG4.FS"], "g", "Rated full scale in either direction.",
          values: [2, 4, 8, 16],
          cite: "PID12, lis2dh12_fs_t; LINUX", confidence: .independent),
        TableFacts(
          "thresholdMicrogravities", by: ["CTRL_REG4.FS"], "µg a step",
          "One step of INT1_THS, INT2_THS and ACT_THS, as printed (rounded).",
          values: [16_000, 32_000, 62_000, 186_000],
          cite: "RIOT12, LIS2DH12_INT1_THS_t", confidence: .single),
      ],
      timings: [
        TimingFacts(
          "boot", 5_000_000,
          "From power-on to the end of the trim download; that it takes as long after BOOT is "
            + "inferred.",
          cite: "EXAMPLE12, BOOT_TIME", confidence: .single)
      ],
      constants: [
        ConstantFacts(
          "selfTestMinimum", 17, "digits of 4 mg",
          "Smallest change of an axis under the self-test force, either sign.",
          cite: "EXAMPLE12, MIN_ST_LIMIT_LSb", confidence: .single),
        ConstantFacts(
          "selfTestMaximum", 360, "digits of 4 mg",
          "Largest change of an axis under the self-test force, either sign.",
          cite: "EXAMPLE12, MAX_ST_LIMIT_LSb", confidence: .single),
        ConstantFacts(
          "temperatureDegreesPerDigit", 1, "°C a digit of 8 bits",
          "Change of temperature with one digit of the thermometer.",
          cite: "PID12, lis2dh12_from_lsb_lp_to_celsius", confidence: .single),
        ConstantFacts(
          "temperatureZero", 25, "°C",
          "Temperature at which the thermometer reads 0; the datasheet prints none.",
          cite: "PID12, lis2dh12_from_lsb_lp_to_celsius", confidence: .single),
      ],
      without: [
        "OUT_ADC1_L", "OUT_ADC1_H", "OUT_ADC2_L", "OUT_ADC2_H", "adcCentreMillivolts",
        "adcSpanMillivolts",
      ],
      documents: [
        "EXAMPLE12": "STMicroelectronics example lis2dh12_self_test.c of STMems_Standard_C_drivers",
        "PID12": "STMicroelectronics lis2dh12-pid, lis2dh12_reg.h and lis2dh12_reg.c",
        "RIOT12": "RIOT drivers/lis2dh12, lis2dh12_internal.h and lis2dh12_registers.h",
      ])

    private static let factsAt07: RegisterFacts = .init(
      0x07, "STATUS_REG_AUX", .read, reset: 0x00, "New data and overrun of the thermometer.",
      cite: "PID12, lis2dh12_status_reg_aux_t; RIOT12, LIS2DH12_STATUS_REG_AUX_TDA and its like",
      confidence: .independent,
      fields: [
        FieldFacts("unused", 7...7, rule: .reserved),
        FieldFacts(
          "TOR", 6...6, "A new temperature replaced one that was not read.",
          cases: ["no": "nothing lost", "yes": "overrun"]),
        FieldFacts("unused", 3...5, rule: .reserved),
        FieldFacts(
          "TDA", 2...2, "A new temperature waits to be read.",
          cases: ["no": "nothing new", "yes": "new"]),
        FieldFacts("unused", 0...1, rule: .reserved),
      ])

    private static let factsAt0C: RegisterFacts = .init(
      0x0C, "OUT_TEMP_L", .read, dump: .onRequest, "Temperature, byte at the lower address.",
      readEffect:
        "may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.",
      cite: "PID12, lis2dh12_temperature_raw_get; RIOT12, REG_OUT_TEMP_L", confidence: .independent,
      fields: [
        FieldFacts(
          "TEMP", 0...7, "Low byte; left-justified two's complement, 10 bits, in low-power mode 8.",
          cite: "PID12, lis2dh12_from_lsb_nm_to_celsius and its like", confidence: .single)
      ])

    private static let factsAt0D: RegisterFacts = .init(
      0x0D, "OUT_TEMP_H", .read, dump: .onRequest, "Temperature, byte at the upper address.",
      readEffect:
        "may clear the bits of the channel in STATUS_REG_AUX; with BDU the other half is held.",
      cite: "PID12, lis2dh12_temperature_raw_get; RIOT12, REG_OUT_TEMP_H", confidence: .independent,
      fields: [
        FieldFacts(
          "TEMP", 0...7,
          "High byte; left-justified two's complement, 10 bits, in low-power mode 8.",
          cite: "PID12, lis2dh12_from_lsb_nm_to_celsius and its like", confidence: .single)
      ])

    private static let factsAt22: RegisterFacts = .init(
      0x22, "CTRL_REG3", .readWrite, reset: 0x00, "Pin INT1.",
      cite: "RIOT12, LIS2DH12_CTRL_REG3_t; PID12, lis2dh12_ctrl_reg3_t", confidence: .independent,
      fields: [
        FieldFacts(
          "I1_CLICK", 7...7, "Whether click detection drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"], cite: "DS Table 21; DS 8.10",
          confidence: .independent),
        FieldFacts(
          "I1_IA1", 6...6, "Whether interrupt generator 1 drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"], cite: "DS Table 21; DS 8.10",
          confidence: .independent),
        FieldFacts(
          "I1_IA2", 5...5, "Whether interrupt generator 2 drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"], cite: "DS Table 21; DS 8.10",
          confidence: .independent),
        FieldFacts(
          "I1_ZYXDA", 4...4, "Whether data ready drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"], cite: "DS 8.10; LINUX",
          confidence: .independent),
        FieldFacts(
          "unused", 3...3, "There is no auxiliary ADC whose data ready could drive pin INT1.",
          rule: .zero),
        FieldFacts(
          "I1_WTM", 2...2, "Whether the FIFO watermark drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"], cite: "DS Table 21; DS 8.10",
          confidence: .independent),
        FieldFacts(
          "I1_OVERRUN", 1...1, "Whether the FIFO overrun drives pin INT1.",
          cases: ["disabled": "not routed", "enabled": "routed"], cite: "DS Table 21; DS 8.10",
          confidence: .independent),
        FieldFacts(
          "reserved", 0...0, rule: .reserved, cite: "DS Table 21; DS 8.10",
          confidence: .independent),
      ])
  }

  extension Datasheet.LIS2DH12.TEMP_CFG_REG {
    /// What is known of the register, as data.
    public static let facts: RegisterFacts = .init(
      0x1F, "TEMP_CFG_REG", .readWrite, reset: 0x00, "Thermometer.",
      cite: "PID12, lis2dh12_temp_en_t; RIOT12, LIS2DH12_TEMP_CFG_REG_t", confidence: .independent,
      fields: [
        FieldFacts(
          "TEMP_EN", 6...7,
          "Whether the temperature is measured; it needs BDU, too, in the LIS3DH.",
          cases: [
            "disabled": "no temperatures", "-": "not defined", "-": "not defined",
            "enabled": "measured at the output data rate",
          ]),
        FieldFacts(
          "reserved", 0...5, rule: .zero, cite: "DS Table 21; DS 8.7; DS 3.7",
          confidence: .independent),
      ])
  }
#endif
