// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331hh.json by `swift run registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of STMicroelectronics, ±6, ±12 and ±24 g, 12 bits.
  ///
  /// Its registers are those of ``LIS331DLH``, but for what is here.
  public enum LIS331HH {
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
      /// Hz, and by one driver at every rate.
      public static var turnOnOffset: Int64 { 1_000_000 }
      /// With one sample period added: from a change of the self-test to 99 % of the output change.
      public static var selfTestOffset: Int64 { 1_000_000 }
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
      /// Smallest change of X under the self-test force; none is stated (digits at ±6 g).
      public static var selfTestMinimumX: Int { 0 }
      /// A change of X within the limits, the LIS331DLH's at this scale (digits at ±6 g).
      public static var selfTestTypicalX: Int { 100 }
      /// Largest change of X under the self-test force, either sign (digits at ±6 g).
      public static var selfTestMaximumX: Int { 180 }
      /// Smallest change of Y under the self-test force; none is stated (digits at ±6 g).
      public static var selfTestMinimumY: Int { 0 }
      /// A change of Y within the limits, the LIS331DLH's at this scale (digits at ±6 g).
      public static var selfTestTypicalY: Int { 100 }
      /// Largest change of Y under the self-test force, either sign (digits at ±6 g).
      public static var selfTestMaximumY: Int { 180 }
      /// Smallest change of Z under the self-test force, either sign (digits at ±6 g).
      public static var selfTestMinimumZ: Int { 220 }
      /// The middle of the limits for Z (digits at ±6 g).
      public static var selfTestTypicalZ: Int { 295 }
      /// Largest change of Z under the self-test force, either sign (digits at ±6 g).
      public static var selfTestMaximumZ: Int { 370 }
    }
  }
}

extension Datasheet.LIS331HH {
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
    case .g2: 3000
    case .g4: 6000
    case .g8: 12_000
    }
  }

  /// Rated full scale in either direction (g).
  public static func ratedG(_ fullScale: Datasheet.LIS331DLH.CTRL_REG4.FullScale) -> Int32 {
    switch fullScale {
    case .g2: 6
    case .g4: 12
    case .g8: 24
    }
  }
}

#if !hasFeature(Embedded)
  extension Datasheet.LIS331HH {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "LIS331HH", like: Datasheet.LIS331DLH.facts, .independent,
      identity: IdentityFacts(
        register: 0x0F, value: 0x32,
        candidates: [
          "LIS331HH", "LIS331DLH", "H3LIS331DL", "LIS302DLH", "IIS328DQ", "AIS328DQ", "LSM303DL",
          "LSM303DLH", "LSM303DLM",
        ],
        cite: "ADAFRUIT; DFROBOT", confidence: .independent),
      registers: [factsAt23],
      tables: [
        TableFacts(
          "microgravitiesPerDigit", by: ["CTRL_REG4.FS"], "µg a digit",
          "Typical sensitivity of the 12-bit code.",
          values: [3000, 6000, nil, 12_000],
          cite: "ADAFRUIT; DFROBOT", confidence: .independent),
        TableFacts(
          "ratedG", by: ["CTRL_REG4.FS"], "g", "Rated full scale in either direction.",
          values: [6, 12, nil, 24],
          cite: "ADAFRUIT; DFROBOT", confidence: .independent),
      ],
      constants: [
        ConstantFacts(
          "selfTestMinimumX", 0, "digits at ±6 g",
          "Smallest change of X under the self-test force; none is stated.", cite: "STAFF",
          confidence: .unknown),
        ConstantFacts(
          "selfTestTypicalX", 100, "digits at ±6 g",
          "A change of X within the limits, the LIS331DLH's at this scale.",
          cite: "DS, mechanical characteristics, self-test output change", confidence: .inferred),
        ConstantFacts(
          "selfTestMaximumX", 180, "digits at ±6 g",
          "Largest change of X under the self-test force, either sign.", cite: "STAFF",
          confidence: .single),
        ConstantFacts(
          "selfTestMinimumY", 0, "digits at ±6 g",
          "Smallest change of Y under the self-test force; none is stated.", cite: "STAFF",
          confidence: .unknown),
        ConstantFacts(
          "selfTestTypicalY", 100, "digits at ±6 g",
          "A change of Y within the limits, the LIS331DLH's at this scale.",
          cite: "DS, mechanical characteristics, self-test output change", confidence: .inferred),
        ConstantFacts(
          "selfTestMaximumY", 180, "digits at ±6 g",
          "Largest change of Y under the self-test force, either sign.", cite: "STAFF",
          confidence: .single),
        ConstantFacts(
          "selfTestMinimumZ", 220, "digits at ±6 g",
          "Smallest change of Z under the self-test force, either sign.", cite: "STAFF",
          confidence: .single),
        ConstantFacts(
          "selfTestTypicalZ", 295, "digits at ±6 g", "The middle of the limits for Z.",
          cite: "STAFF", confidence: .inferred),
        ConstantFacts(
          "selfTestMaximumZ", 370, "digits at ±6 g",
          "Largest change of Z under the self-test force, either sign.", cite: "STAFF",
          confidence: .single),
      ],
      documents: [
        "DFROBOT": "DFRobot LIS331HH driver",
        "SPARKFUN": "SparkFun LIS331 driver",
        "STAFF": "Statements of ST's staff in the ST community, on the self-test of the LIS331HH",
      ])

    private static let factsAt23: RegisterFacts = .init(
      0x23, "CTRL_REG4", .readWrite, reset: 0x00, "Data format, full scale and self-test.",
      cite: "ADAFRUIT; DFROBOT", confidence: .independent,
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
          cases: ["g6": "±6 g", "g12": "±12 g", "-": "not defined", "g24": "±24 g"]),
        FieldFacts(
          "STsign", 3...3, "Direction of the self-test force on all three axes.",
          cases: ["plus": "outputs rise", "minus": "outputs fall"],
          cite: "DS, description of CTRL_REG4", confidence: .independent),
        FieldFacts(
          "reserved", 2...2, rule: .zero, cite: "DS, description of CTRL_REG4",
          confidence: .independent),
        FieldFacts(
          "ST", 1...1, "Whether the self-test force acts.", cases: ["off": "Off", "on": "On"],
          cite: "DS, description of CTRL_REG4", confidence: .independent),
        FieldFacts(
          "SIM", 0...0, "SPI wiring.", cases: ["four": "four wires", "three": "three wires"],
          cite: "DS, description of CTRL_REG4", confidence: .independent),
      ])
  }
#endif
