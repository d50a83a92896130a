// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/a3g4250d.json by `swift run registers`; do not edit.

extension Datasheet {
  /// Three-axis gyroscope of STMicroelectronics for cars, ±245 °/s, 16 bits, FIFO.
  ///
  /// Its registers are those of ``L3G4200D``, but for what is here.
  public enum A3G4250D {
    /// The value of the identity register.
    public static var identity: UInt8 { 0xD3 }
    /// The address of the identity register.
    public static var identityRegister: UInt8 { 0x0F }
    /// The 7-bit I2C address with all address pins low.
    public static var i2cAddress: UInt8 { 0x68 }
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

extension Datasheet.A3G4250D {
  /// Output data rate (mHz).
  public static func millihertz(_ dataRate: Datasheet.L3G4200D.CTRL_REG1.DataRate) -> Int32 {
    switch dataRate {
    case .hertz100: 100_000
    case .hertz200: 200_000
    case .hertz400: 400_000
    case .hertz800: 800_000
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
    case (.hertz400, .highest): 110_000
    case (.hertz800, .lowest): 30_000
    case (.hertz800, .low): 35_000
    case (.hertz800, .high): 50_000
    case (.hertz800, .highest): 110_000
    }
  }

  /// Cut-off of the high-pass, as printed (rounded) (mHz).
  public static func highPassCutoffMillihertz(
    dataRate: Datasheet.L3G4200D.CTRL_REG1.DataRate,
    highPassCutoff: Datasheet.L3G4200D.CTRL_REG2.HighPassCutoff
  ) -> Int32 {
    switch (dataRate, highPassCutoff) {
    case (.hertz100, .step0): 8000
    case (.hertz100, .step1): 4000
    case (.hertz100, .step2): 2000
    case (.hertz100, .step3): 1000
    case (.hertz100, .step4): 500
    case (.hertz100, .step5): 200
    case (.hertz100, .step6): 100
    case (.hertz100, .step7): 50
    case (.hertz100, .step8): 20
    case (.hertz100, .step9): 10
    case (.hertz200, .step0): 15_000
    case (.hertz200, .step1): 8000
    case (.hertz200, .step2): 4000
    case (.hertz200, .step3): 2000
    case (.hertz200, .step4): 1000
    case (.hertz200, .step5): 500
    case (.hertz200, .step6): 200
    case (.hertz200, .step7): 100
    case (.hertz200, .step8): 50
    case (.hertz200, .step9): 20
    case (.hertz400, .step0): 30_000
    case (.hertz400, .step1): 15_000
    case (.hertz400, .step2): 8000
    case (.hertz400, .step3): 4000
    case (.hertz400, .step4): 2000
    case (.hertz400, .step5): 1000
    case (.hertz400, .step6): 500
    case (.hertz400, .step7): 200
    case (.hertz400, .step8): 100
    case (.hertz400, .step9): 50
    case (.hertz800, .step0): 56_000
    case (.hertz800, .step1): 30_000
    case (.hertz800, .step2): 15_000
    case (.hertz800, .step3): 8000
    case (.hertz800, .step4): 4000
    case (.hertz800, .step5): 2000
    case (.hertz800, .step6): 1000
    case (.hertz800, .step7): 500
    case (.hertz800, .step8): 200
    case (.hertz800, .step9): 100
    }
  }

  /// Typical sensitivity (µ°/s a digit).
  public static func microdegreesPerSecondPerDigit(
    _ fullScale: Datasheet.L3G4200D.CTRL_REG4.FullScale
  ) -> Int32? {
    switch fullScale {
    case .dps250: 8750
    case .dps500: nil
    case .dps2000: nil
    case .dps2000Alternate: nil
    }
  }

  /// Rated full scale in either direction; the code reaches 14.7 % further (°/s).
  public static func ratedDegreesPerSecond(
    _ fullScale: Datasheet.L3G4200D.CTRL_REG4.FullScale
  ) -> Int32? {
    switch fullScale {
    case .dps250: 245
    case .dps500: nil
    case .dps2000: nil
    case .dps2000Alternate: nil
    }
  }

  /// Typical output change under self-test, either sign (°/s).
  public static func selfTestDegreesPerSecond(
    _ fullScale: Datasheet.L3G4200D.CTRL_REG4.FullScale
  ) -> Int32? {
    switch fullScale {
    case .dps250: 130
    case .dps500: nil
    case .dps2000: nil
    case .dps2000Alternate: nil
    }
  }
}

#if !hasFeature(Embedded)
  extension Datasheet.A3G4250D {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "A3G4250D", like: Datasheet.L3G4200D.facts, .independent,
      identity: IdentityFacts(
        register: 0x0F, value: 0xD3, candidates: ["A3G4250D", "L3G4200D", "I3G4250D", "LSM330DL"],
        cite: "PID; LINUX, st_gyro_core.c", confidence: .independent),
      registers: [factsAt23, factsAt2E],
      tables: [
        TableFacts(
          "millihertz", by: ["CTRL_REG1.DR"], "mHz", "Output data rate.",
          values: [100_000, 200_000, 400_000, 800_000],
          cite: "PID; RIOT", confidence: .independent),
        TableFacts(
          "lowPass1CutoffMillihertz", by: ["CTRL_REG1.DR"], "mHz",
          "Cut-off of the first low-pass, always in the path; the L3G4200D's, for want of others.",
          values: [32_000, 54_000, 78_000, 93_000],
          cite: "AN Tables 3 and 10, for the L3G4200D", confidence: .unknown),
        TableFacts(
          "microdegreesPerSecondPerDigit", by: ["CTRL_REG4.FS"], "µ°/s a digit",
          "Typical sensitivity.",
          values: [8750],
          cite: "LINUX, st_gyro_core.c; PID", confidence: .independent),
        TableFacts(
          "ratedDegreesPerSecond", by: ["CTRL_REG4.FS"], "°/s",
          "Rated full scale in either direction; the code reaches 14.7 % further.",
          values: [245],
          cite: "PID", confidence: .single),
        TableFacts(
          "selfTestDegreesPerSecond", by: ["CTRL_REG4.FS"], "°/s",
          "Typical output change under self-test, either sign.",
          values: [130],
          cite: "DS Table 4, for the L3G4200D at ±250 °/s", confidence: .inferred),
      ],
      timings: [
        TimingFacts(
          "turnOn", 250_000_000, "From power-down to settled data.", cite: "RECALLED",
          confidence: .single)
      ],
      documents: [
        "RECALLED": "A3G4250D datasheet, STMicroelectronics, from memory",
        "RIOT": "RIOT drivers/l3gxxxx, which drives the family with one register map",
      ])

    private static let factsAt23: RegisterFacts = .init(
      0x23, "CTRL_REG4", .readWrite, reset: 0x00, "Data format and self-test.",
      cite: "PID, which has neither BDU nor FS for the part", confidence: .single,
      fields: [
        FieldFacts("BDU", 7...7, "The part has no BDU.", rule: .zero),
        FieldFacts(
          "BLE", 6...6, "Order of the bytes of a pair.",
          cases: [
            "little": "low byte at the lower address", "big": "high byte at the lower address",
          ],
          cite: "DS Table 18; DS, description of CTRL_REG4", confidence: .independent),
        FieldFacts(
          "FS", 4...5, "Full scale; the part has one.",
          cases: ["dps245": "±245 °/s", "-": "not used", "-": "not used", "-": "not used"]),
        FieldFacts(
          "reserved", 3...3, rule: .zero, cite: "DS Table 18; DS, description of CTRL_REG4",
          confidence: .independent),
        FieldFacts(
          "ST", 1...2, "Self-test.",
          cases: ["off": "off", "plus": "outputs rise", "-": "not used", "minus": "outputs fall"],
          cite: "DS Table 18; DS, description of CTRL_REG4", confidence: .independent),
        FieldFacts(
          "SIM", 0...0, "SPI wiring.", cases: ["four": "four wires", "three": "three wires"],
          cite: "DS Table 18; DS, description of CTRL_REG4", confidence: .independent),
      ])

    private static let factsAt2E: RegisterFacts = .init(
      0x2E, "FIFO_CTRL_REG", .readWrite, reset: 0x00, "FIFO mode and watermark.",
      cite: "PID, which has three modes for the part", confidence: .single,
      fields: [
        FieldFacts(
          "FM", 5...7, "FIFO mode.",
          cases: [
            "bypass": "empty and idle", "fifo": "fills once and stops",
            "stream": "drops the oldest set when full", "-": "not defined", "-": "not defined",
            "-": "not defined", "-": "not defined", "-": "not defined",
          ]),
        FieldFacts(
          "WTM", 0...4,
          "Sets that the FIFO must hold more of (application note), or as many (datasheet), "
            + "to report the watermark.",
          cite: "DS, description of FIFO_CTRL_REG; AN, FIFO chapter", confidence: .independent),
      ])
  }
#endif
