// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lsm303dlh.json by `swift run registers`; do not edit.

extension Datasheet {
  /// Accelerometer half of the LSM303DLH of STMicroelectronics, ±2, ±4 and ±8 g, 12 bits.
  ///
  /// Its registers are those of ``LIS331DLH``, but for what is here.
  public enum LSM303DLH {
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
      /// Smallest change of X under the self-test force, either sign (digits at ±2 g).
      public static var selfTestMinimumX: Int { 120 }
      /// Typical change of X under the self-test force, either sign (digits at ±2 g).
      public static var selfTestTypicalX: Int { 300 }
      /// Largest change of X under the self-test force, either sign (digits at ±2 g).
      public static var selfTestMaximumX: Int { 550 }
      /// Smallest change of Y under the self-test force, either sign (digits at ±2 g).
      public static var selfTestMinimumY: Int { 120 }
      /// Typical change of Y under the self-test force, either sign (digits at ±2 g).
      public static var selfTestTypicalY: Int { 300 }
      /// Largest change of Y under the self-test force, either sign (digits at ±2 g).
      public static var selfTestMaximumY: Int { 550 }
      /// Smallest change of Z under the self-test force, either sign (digits at ±2 g).
      public static var selfTestMinimumZ: Int { 140 }
      /// Typical change of Z under the self-test force, either sign (digits at ±2 g).
      public static var selfTestTypicalZ: Int { 350 }
      /// Largest change of Z under the self-test force, either sign (digits at ±2 g).
      public static var selfTestMaximumZ: Int { 750 }
    }
  }
}

extension Datasheet.LSM303DLH {
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
    case .g2: 1000
    case .g4: 2000
    case .g8: 3900
    }
  }

  /// Rated full scale in either direction (g).
  public static func ratedG(_ fullScale: Datasheet.LIS331DLH.CTRL_REG4.FullScale) -> Int32 {
    switch fullScale {
    case .g2: 2
    case .g4: 4
    case .g8: 8
    }
  }
}

#if !hasFeature(Embedded)
  extension Datasheet.LSM303DLH {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "LSM303DLH", like: Datasheet.LIS331DLH.facts, .single,
      identity: IdentityFacts(
        register: 0x0F, value: 0x32,
        candidates: [
          "LSM303DLH", "LIS331DLH", "LIS331HH", "H3LIS331DL", "LIS302DLH", "IIS328DQ", "AIS328DQ",
          "LSM303DL", "LSM303DLM",
        ],
        cite: "LINUX, sensor tables", confidence: .single),
      spi: SPIFacts(
        readBit: 0x80, incrementBit: 0x40, addressMask: 0x3F, mode: 3, maximumHertz: 10_000_000,
        oneRegisterAWrite: false,
        cite:
          "DS, SPI interface, of the LIS331DLH, for want of one that says whether the module "
          + "has it",
        confidence: .unknown),
      tables: [
        TableFacts(
          "microgravitiesPerDigit", by: ["CTRL_REG4.FS"], "µg a digit",
          "Typical sensitivity of the 12-bit code.",
          values: [1000, 2000, nil, 3900],
          cite: "LINUX, sensor tables", confidence: .single),
        TableFacts(
          "ratedG", by: ["CTRL_REG4.FS"], "g", "Rated full scale in either direction.",
          values: [2, 4, nil, 8],
          cite: "LINUX, sensor tables", confidence: .single),
      ],
      documents: [:])
  }
#endif
