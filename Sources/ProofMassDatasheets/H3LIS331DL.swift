// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/h3lis331dl.json by `swift run registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of STMicroelectronics, ±100, ±200 and ±400 g, 12 bits, no self-test.
  ///
  /// Its registers are those of ``LIS331DLH``, but for what is here.
  public enum H3LIS331DL {
    /// The value of the identity register.
    public static var identity: UInt8 { 0x32 }
    /// The address of the identity register.
    public static var identityRegister: UInt8 { 0x0F }
    /// The 7-bit I2C address with all address pins low.
    public static var i2cAddress: UInt8 { 0x18 }
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
      public static var boot: Int64 { 5_000_000 }
      /// With one sample period added: from power-down to the first valid sample; specified at 100
      /// Hz.
      public static var turnOnOffset: Int64 { 1_000_000 }
    }

    /// Single numbers of the part.
    public enum Constant {
      /// The lowest output code, 12 bits (digits).
      public static var lowestCode: Int { -2048 }
      /// The highest output code, 12 bits (digits).
      public static var highestCode: Int { 2047 }
      /// Zero bits below the code in a 16-bit word (bits).
      public static var unusedLowBits: Int { 4 }
      /// One step of INT1_THS and INT2_THS: full scale / 128 (digits).
      public static var digitsPerThresholdStep: Int { 16 }
      /// One step of REFERENCE: full scale / 128 (digits).
      public static var digitsPerReferenceStep: Int { 16 }
    }
  }
}

extension Datasheet.H3LIS331DL {
  /// Output data rate in normal mode (mHz).
  public static func millihertz(_ dataRate: Datasheet.LIS331DLH.CTRL_REG1.DataRate) -> Int32 {
    switch dataRate {
    case .hertz50: 50_000
    case .hertz100: 100_000
    case .hertz400: 400_000
    case .hertz1000: 1_000_000
    }
  }

  /// Cut-off of the low-pass filter (mHz).
  public static func lowPassCutoffMillihertz(
    _ dataRate: Datasheet.LIS331DLH.CTRL_REG1.DataRate
  ) -> Int32 {
    switch dataRate {
    case .hertz50: 37_000
    case .hertz100: 74_000
    case .hertz400: 292_000
    case .hertz1000: 780_000
    }
  }

  /// Output data rate of a low-power mode; nil for the other modes (mHz).
  public static func lowPowerMillihertz(
    _ powerMode: Datasheet.LIS331DLH.CTRL_REG1.PowerMode
  ) -> Int32? {
    switch powerMode {
    case .powerDown: nil
    case .normal: nil
    case .lowPowerHalfHertz: 500
    case .lowPower1Hertz: 1000
    case .lowPower2Hertz: 2000
    case .lowPower5Hertz: 5000
    case .lowPower10Hertz: 10_000
    }
  }

  /// The high-pass coefficient HPc (1).
  public static func divisor(
    _ highPassCoefficient: Datasheet.LIS331DLH.CTRL_REG2.HighPassCoefficient
  ) -> Int32 {
    switch highPassCoefficient {
    case .eight: 8
    case .sixteen: 16
    case .thirtyTwo: 32
    case .sixtyFour: 64
    }
  }

  /// Cut-off of the high-pass filter in normal mode, as printed (rounded) (mHz).
  public static func highPassCutoffMillihertz(
    dataRate: Datasheet.LIS331DLH.CTRL_REG1.DataRate,
    highPassCoefficient: Datasheet.LIS331DLH.CTRL_REG2.HighPassCoefficient
  ) -> Int32 {
    switch (dataRate, highPassCoefficient) {
    case (.hertz50, .eight): 1000
    case (.hertz50, .sixteen): 500
    case (.hertz50, .thirtyTwo): 250
    case (.hertz50, .sixtyFour): 125
    case (.hertz100, .eight): 2000
    case (.hertz100, .sixteen): 1000
    case (.hertz100, .thirtyTwo): 500
    case (.hertz100, .sixtyFour): 250
    case (.hertz400, .eight): 8000
    case (.hertz400, .sixteen): 4000
    case (.hertz400, .thirtyTwo): 2000
    case (.hertz400, .sixtyFour): 1000
    case (.hertz1000, .eight): 20_000
    case (.hertz1000, .sixteen): 10_000
    case (.hertz1000, .thirtyTwo): 5000
    case (.hertz1000, .sixtyFour): 2500
    }
  }

  /// Typical sensitivity of the 12-bit code (µg a digit).
  public static func microgravitiesPerDigit(
    _ fullScale: Datasheet.LIS331DLH.CTRL_REG4.FullScale
  ) -> Int32 {
    switch fullScale {
    case .g2: 49_000
    case .g4: 98_000
    case .g8: 195_000
    }
  }

  /// Rated full scale in either direction (g).
  public static func ratedG(_ fullScale: Datasheet.LIS331DLH.CTRL_REG4.FullScale) -> Int32 {
    switch fullScale {
    case .g2: 100
    case .g4: 200
    case .g8: 400
    }
  }
}

#if !hasFeature(Embedded)
  extension Datasheet.H3LIS331DL {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "H3LIS331DL", like: Datasheet.LIS331DLH.facts, .independent,
      identity: IdentityFacts(
        register: 0x0F, value: 0x32,
        candidates: [
          "H3LIS331DL", "LIS331DLH", "LIS331HH", "LIS302DLH", "IIS328DQ", "AIS328DQ", "LSM303DL",
          "LSM303DLH", "LSM303DLM",
        ],
        cite: "LINUX, sensor tables; H3PID; ADAFRUIT", confidence: .independent),
      registers: [factsAt23, factsAt30, factsAt34],
      tables: [
        TableFacts(
          "microgravitiesPerDigit", by: ["CTRL_REG4.FS"], "µg a digit",
          "Typical sensitivity of the 12-bit code.",
          values: [49_000, 98_000, nil, 195_000],
          cite: "LINUX, sensor tables; H3PID", confidence: .independent),
        TableFacts(
          "ratedG", by: ["CTRL_REG4.FS"], "g", "Rated full scale in either direction.",
          values: [100, 200, nil, 400],
          cite: "LINUX, sensor tables; H3PID", confidence: .independent),
      ],
      timings: [
        TimingFacts(
          "turnOnOffset", 1_000_000,
          "With one sample period added: from power-down to the first valid sample; specified "
            + "at 100 Hz.",
          cite: "H3 p.10")
      ],
      without: [
        "selfTestOffset", "selfTestMinimumX", "selfTestTypicalX", "selfTestMaximumX",
        "selfTestMinimumY", "selfTestTypicalY", "selfTestMaximumY", "selfTestMinimumZ",
        "selfTestTypicalZ", "selfTestMaximumZ",
      ],
      documents: [
        "H3": "H3LIS331DL datasheet, DocID023111 Rev 3, STMicroelectronics (pages 10 and 13)",
        "H3PID": "STMicroelectronics h3lis331dl-pid, commit 5d336a2",
      ])

    private static let factsAt23: RegisterFacts = .init(
      0x23, "CTRL_REG4", .readWrite, reset: 0x00, "Data format and full scale.",
      cite: "H3PID; LINUX, sensor tables", confidence: .independent,
      fields: [
        FieldFacts(
          "BDU", 7...7, "Whether a pair holds still between the reads of its halves.",
          cases: ["continuous": "updates at any time", "held": "held until both halves are read"],
          cite: "DS, description of CTRL_REG4", confidence: .independent),
        FieldFacts(
          "BLE", 6...6, "Order of the bytes of a pair.",
          cases: [
            "little": "low byte at the lower address", "big": "high byte at the lower address",
          ],
          cite: "DS, description of CTRL_REG4", confidence: .independent),
        FieldFacts(
          "FS", 4...5, "Full scale.",
          cases: ["g100": "±100 g", "g200": "±200 g", "-": "not defined", "g400": "±400 g"]),
        FieldFacts(
          "unused", 1...3, "The part has no self-test.", rule: .zero, cite: "H3PID",
          confidence: .single),
        FieldFacts(
          "SIM", 0...0, "SPI wiring.", cases: ["four": "four wires", "three": "three wires"],
          cite: "DS, description of CTRL_REG4", confidence: .independent),
      ])

    private static let factsAt30: RegisterFacts = .init(
      0x30, "INT1_CFG", .readWrite, reset: 0x00, "Events of interrupt generator 1.", cite: "H3PID",
      confidence: .single,
      fields: [
        FieldFacts(
          "AOI", 7...7, "How events combine; with 6D, movement or position.",
          cases: ["or": "any event; with 6D, movement", "and": "all events; with 6D, position"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
        FieldFacts("unused", 6...6, "The part has no 6D.", rule: .zero),
        FieldFacts(
          "ZHIE", 5...5, "Whether Z above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
        FieldFacts(
          "ZLIE", 4...4, "Whether Z below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
        FieldFacts(
          "YHIE", 3...3, "Whether Y above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
        FieldFacts(
          "YLIE", 2...2, "Whether Y below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
        FieldFacts(
          "XHIE", 1...1, "Whether X above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
        FieldFacts(
          "XLIE", 0...0, "Whether X below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT1_CFG", confidence: .independent),
      ])

    private static let factsAt34: RegisterFacts = .init(
      0x34, "INT2_CFG", .readWrite, reset: 0x00, "Events of interrupt generator 2.", cite: "H3PID",
      confidence: .single,
      fields: [
        FieldFacts(
          "AOI", 7...7, "How events combine; with 6D, movement or position.",
          cases: ["or": "any event; with 6D, movement", "and": "all events; with 6D, position"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
        FieldFacts("unused", 6...6, "The part has no 6D.", rule: .zero),
        FieldFacts(
          "ZHIE", 5...5, "Whether Z above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
        FieldFacts(
          "ZLIE", 4...4, "Whether Z below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
        FieldFacts(
          "YHIE", 3...3, "Whether Y above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
        FieldFacts(
          "YLIE", 2...2, "Whether Y below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
        FieldFacts(
          "XHIE", 1...1, "Whether X above the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
        FieldFacts(
          "XLIE", 0...0, "Whether X below the threshold takes part.",
          cases: ["disabled": "takes no part", "enabled": "takes part"],
          cite: "DS, description of INT2_CFG", confidence: .independent),
      ])
  }
#endif
