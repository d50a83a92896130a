// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3gd20.json by `swift run registers`; do not edit.

extension Datasheet {
  /// Three-axis gyroscope of STMicroelectronics, ±250, ±500 and ±2000 °/s, 16 bits, FIFO.
  ///
  /// Its registers are those of ``L3G4200D``, but for what is here.
  public enum L3GD20 {
    /// The value of the identity register.
    public static var identity: UInt8 { 0xD4 }
    /// The address of the identity register.
    public static var identityRegister: UInt8 { 0x0F }
    /// The 7-bit I2C address with all address pins low.
    public static var i2cAddress: UInt8 { 0x6A }
    /// The bit that a run of registers adds to its first address on I2C.
    public static var i2cIncrementBit: UInt8 { 0x80 }
    /// The bit of an SPI command that reads.
    public static var spiReadBit: UInt8 { 0x80 }
    /// The bit that a run of registers adds to its SPI command.
    public static var spiIncrementBit: UInt8 { 0x40 }
    /// The bits of an SPI command that hold the address.
    public static var spiAddressMask: UInt8 { 0x3F }
    /// Whether an SPI frame writes one register only.
    public static var spiOneRegisterAWrite: Bool { false }

    /// Times in nanoseconds.
    public enum Timing {
      /// From power-on to the end of the trim download; that it takes as long after BOOT is
      /// inferred.
      public static var boot: Int64 { 10_000_000 }
      /// From power-down to settled data.
      public static var turnOn: Int64 { 250_000_000 }
      /// Between two values of OUT_TEMP.
      public static var temperaturePeriod: Int64 { 1_000_000_000 }
    }

    /// Single numbers of the part.
    public enum Constant {
      /// The lowest output code; that it clips there is inferred (digits).
      public static var lowestCode: Int { -32_768 }
      /// The highest output code; that it clips there is inferred (digits).
      public static var highestCode: Int { 32_767 }
      /// One step of the thresholds (digits).
      public static var digitsPerThresholdStep: Int { 1 }
      /// One step of REFERENCE; the printed unit cannot be right (digits).
      public static var digitsPerReferenceStep: Int { 256 }
      /// Change of temperature with one digit of OUT_TEMP (°C a digit).
      public static var temperatureDegreesPerDigit: Int { -1 }
      /// Slots of the FIFO (sets).
      public static var fifoDepth: Int { 32 }
      /// Where a burst continues after fifoLastAddress while the FIFO is in use (address).
      public static var fifoFirstAddress: Int { 40 }
      /// The last address of a set in the FIFO (address).
      public static var fifoLastAddress: Int { 45 }
      /// From sleep, or after a change of settings, without the second low-pass (samples).
      public static var settlingSamples: Int { 1 }
      /// From sleep, or after a change of settings, with the second low-pass (samples).
      public static var settlingSamplesLowPass2: Int { 6 }
      /// The least change under self-test at ±2000 °/s that an example for a relative accepts
      /// (°/s).
      public static var selfTestLowest: Int { 200 }
      /// The greatest change under self-test at ±2000 °/s that an example for a relative accepts
      /// (°/s).
      public static var selfTestHighest: Int { 800 }
    }
  }
}

extension Datasheet.L3GD20 {
  /// Output data rate (mHz).
  public static func millihertz(_ dataRate: Datasheet.L3G4200D.CTRL_REG1.DataRate) -> Int32 {
    switch dataRate {
    case .hertz100: 95_000
    case .hertz200: 190_000
    case .hertz400: 380_000
    case .hertz800: 760_000
    }
  }

  /// Cut-off of the first low-pass, always in the path; the L3G4200D's, for want of others (mHz).
  public static func lowPass1CutoffMillihertz(
    _ dataRate: Datasheet.L3G4200D.CTRL_REG1.DataRate
  ) -> Int32 {
    switch dataRate {
    case .hertz100: 32_000
    case .hertz200: 54_000
    case .hertz400: 78_000
    case .hertz800: 93_000
    }
  }

  /// Cut-off of the second low-pass (mHz).
  public static func lowPass2CutoffMillihertz(
    dataRate: Datasheet.L3G4200D.CTRL_REG1.DataRate,
    bandwidth: Datasheet.L3G4200D.CTRL_REG1.Bandwidth
  ) -> Int32 {
    switch (dataRate, bandwidth) {
    case (.hertz100, .lowest): 12_500
    case (.hertz100, .low): 25_000
    case (.hertz100, .high): 25_000
    case (.hertz100, .highest): 25_000
    case (.hertz200, .lowest): 12_500
    case (.hertz200, .low): 25_000
    case (.hertz200, .high): 50_000
    case (.hertz200, .highest): 70_000
    case (.hertz400, .lowest): 20_000
    case (.hertz400, .low): 25_000
    case (.hertz400, .high): 50_000
    case (.hertz400, .highest): 100_000
    case (.hertz800, .lowest): 30_000
    case (.hertz800, .low): 35_000
    case (.hertz800, .high): 50_000
    case (.hertz800, .highest): 100_000
    }
  }

  /// Cut-off of the high-pass, as printed (rounded): about nine tenths of the L3G4200D's (mHz).
  public static func highPassCutoffMillihertz(
    dataRate: Datasheet.L3G4200D.CTRL_REG1.DataRate,
    highPassCutoff: Datasheet.L3G4200D.CTRL_REG2.HighPassCutoff
  ) -> Int32 {
    switch (dataRate, highPassCutoff) {
    case (.hertz100, .step0): 7200
    case (.hertz100, .step1): 3500
    case (.hertz100, .step2): 1800
    case (.hertz100, .step3): 900
    case (.hertz100, .step4): 450
    case (.hertz100, .step5): 180
    case (.hertz100, .step6): 90
    case (.hertz100, .step7): 45
    case (.hertz100, .step8): 18
    case (.hertz100, .step9): 9
    case (.hertz200, .step0): 13_500
    case (.hertz200, .step1): 7200
    case (.hertz200, .step2): 3500
    case (.hertz200, .step3): 1800
    case (.hertz200, .step4): 900
    case (.hertz200, .step5): 450
    case (.hertz200, .step6): 180
    case (.hertz200, .step7): 90
    case (.hertz200, .step8): 45
    case (.hertz200, .step9): 18
    case (.hertz400, .step0): 27_000
    case (.hertz400, .step1): 13_500
    case (.hertz400, .step2): 7200
    case (.hertz400, .step3): 3500
    case (.hertz400, .step4): 1800
    case (.hertz400, .step5): 900
    case (.hertz400, .step6): 450
    case (.hertz400, .step7): 180
    case (.hertz400, .step8): 90
    case (.hertz400, .step9): 45
    case (.hertz800, .step0): 51_400
    case (.hertz800, .step1): 27_000
    case (.hertz800, .step2): 13_500
    case (.hertz800, .step3): 7200
    case (.hertz800, .step4): 3500
    case (.hertz800, .step5): 1800
    case (.hertz800, .step6): 900
    case (.hertz800, .step7): 450
    case (.hertz800, .step8): 180
    case (.hertz800, .step9): 90
    }
  }

  /// Typical sensitivity (µ°/s a digit).
  public static func microdegreesPerSecondPerDigit(
    _ fullScale: Datasheet.L3G4200D.CTRL_REG4.FullScale
  ) -> Int32 {
    switch fullScale {
    case .dps250: 8750
    case .dps500: 17_500
    case .dps2000: 70_000
    case .dps2000Alternate: 70_000
    }
  }

  /// Rated full scale in either direction; the code reaches 14.7 % further (°/s).
  public static func ratedDegreesPerSecond(
    _ fullScale: Datasheet.L3G4200D.CTRL_REG4.FullScale
  ) -> Int32 {
    switch fullScale {
    case .dps250: 250
    case .dps500: 500
    case .dps2000: 2000
    case .dps2000Alternate: 2000
    }
  }

  /// Typical output change under self-test, either sign (°/s).
  public static func selfTestDegreesPerSecond(
    _ fullScale: Datasheet.L3G4200D.CTRL_REG4.FullScale
  ) -> Int32 {
    switch fullScale {
    case .dps250: 130
    case .dps500: 200
    case .dps2000: 530
    case .dps2000Alternate: 530
    }
  }
}

#if !hasFeature(Embedded)
  extension Datasheet.L3GD20 {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "L3GD20", like: Datasheet.L3G4200D.facts, .independent,
      identity: IdentityFacts(
        register: 0x0F, value: 0xD4,
        candidates: ["L3GD20", "LSM330D", "LSM330DLC", "LSM330", "L3G4IS", "LSM9DS0"],
        cite: "LINUX, st_gyro_core.c; RIOT", confidence: .independent),
      i2c: I2CFacts(
        addresses: [0x6A, 0x6B], incrementBit: 0x80, maximumHertz: 400_000, cite: "RIOT; PID",
        confidence: .independent),
      registers: [factsAt0F, factsAt20],
      tables: [
        TableFacts(
          "millihertz", by: ["CTRL_REG1.DR"], "mHz", "Output data rate.",
          values: [95_000, 190_000, 380_000, 760_000],
          cite: "LINUX, st_gyro_core.c; RIOT", confidence: .independent),
        TableFacts(
          "lowPass1CutoffMillihertz", by: ["CTRL_REG1.DR"], "mHz",
          "Cut-off of the first low-pass, always in the path; the L3G4200D's, for want of others.",
          values: [32_000, 54_000, 78_000, 93_000],
          cite: "AN Tables 3 and 10, for the L3G4200D", confidence: .unknown),
        TableFacts(
          "lowPass2CutoffMillihertz", by: ["CTRL_REG1.DR", "CTRL_REG1.BW"], "mHz",
          "Cut-off of the second low-pass.",
          values: [
            12_500, 25_000, 25_000, 25_000,
            12_500, 25_000, 50_000, 70_000,
            20_000, 25_000, 50_000, 100_000,
            30_000, 35_000, 50_000, 100_000,
          ], codes: [4, 4],
          cite: "RECALLED, for the highest; DS Table 22, for the others", confidence: .single),
        TableFacts(
          "highPassCutoffMillihertz", by: ["CTRL_REG1.DR", "CTRL_REG2.HPCF"], "mHz",
          "Cut-off of the high-pass, as printed (rounded): about nine tenths of the L3G4200D's.",
          values: [
            7200, 3500, 1800, 900, 450, 180, 90, 45, 18, 9,
            13_500, 7200, 3500, 1800, 900, 450, 180, 90, 45, 18,
            27_000, 13_500, 7200, 3500, 1800, 900, 450, 180, 90, 45,
            51_400, 27_000, 13_500, 7200, 3500, 1800, 900, 450, 180, 90,
          ], codes: [4, 10],
          cite: "RECALLED", confidence: .single),
        TableFacts(
          "microdegreesPerSecondPerDigit", by: ["CTRL_REG4.FS"], "µ°/s a digit",
          "Typical sensitivity.",
          values: [8750, 17_500, 70_000, 70_000],
          cite: "LINUX, st_gyro_core.c; RIOT", confidence: .independent),
        TableFacts(
          "ratedDegreesPerSecond", by: ["CTRL_REG4.FS"], "°/s",
          "Rated full scale in either direction; the code reaches 14.7 % further.",
          values: [250, 500, 2000, 2000],
          cite: "LINUX, st_gyro_core.c; RIOT", confidence: .independent),
      ],
      timings: [
        TimingFacts(
          "turnOn", 250_000_000, "From power-down to settled data.", cite: "RECALLED",
          confidence: .single)
      ],
      documents: [
        "RECALLED": "L3GD20 datasheet, STMicroelectronics, from memory",
        "RIOT": "RIOT drivers/l3gxxxx, which drives the family with one register map",
      ])

    private static let factsAt0F: RegisterFacts = .init(
      0x0F, "WHO_AM_I", .read, reset: 0xD4, "The identity byte.",
      cite: "LINUX, st_gyro_core.c; RIOT", confidence: .independent,
      fields: [
        FieldFacts("ID", 0...7, "0xD4, also in several modules.")
      ])

    private static let factsAt20: RegisterFacts = .init(
      0x20, "CTRL_REG1", .readWrite, reset: 0x07, "Data rate, bandwidth, power and axes.",
      cite: "RIOT; LINUX, st_gyro_core.c", confidence: .independent,
      fields: [
        FieldFacts(
          "DR", 6...7, "Output data rate.",
          cases: [
            "hertz95": "95 Hz", "hertz190": "190 Hz", "hertz380": "380 Hz", "hertz760": "760 Hz",
          ]),
        FieldFacts(
          "BW", 4...5,
          "Cut-off of the second low-pass, by rate; it acts only where a selection passes "
            + "through it.",
          cases: [
            "lowest": "lowest cut-off", "low": "second lowest cut-off",
            "high": "second highest cut-off", "highest": "highest cut-off",
          ],
          cite: "DS Table 22; AN Table 3", confidence: .independent),
        FieldFacts(
          "PD", 3...3, "Whether the drive runs; with no axis enabled the part sleeps.",
          cases: ["powerDown": "power-down", "running": "normal, or sleep with no axis enabled"],
          cite: "DS Table 18; DS, description of CTRL_REG1", confidence: .independent),
        FieldFacts(
          "Zen", 2...2, "Whether the Z axis is measured.",
          cases: ["disabled": "not measured", "enabled": "measured"],
          cite: "DS Table 18; DS, description of CTRL_REG1", confidence: .independent),
        FieldFacts(
          "Yen", 1...1, "Whether the Y axis is measured.",
          cases: ["disabled": "not measured", "enabled": "measured"],
          cite: "DS Table 18; DS, description of CTRL_REG1", confidence: .independent),
        FieldFacts(
          "Xen", 0...0, "Whether the X axis is measured.",
          cases: ["disabled": "not measured", "enabled": "measured"],
          cite: "DS Table 18; DS, description of CTRL_REG1", confidence: .independent),
      ])
  }
#endif
