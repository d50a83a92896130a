// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis302dl.json by `swift run registers`; do not edit.

extension Datasheet {
  /// Three-axis accelerometer of STMicroelectronics, ±2 and ±8 g, 8 bits, with click detection, in
  /// the older package.
  ///
  /// Its registers are those of ``LIS331DL``, but for what is here.
  public enum LIS302DL {
    /// The value of the identity register.
    public static var identity: UInt8 { 0x3B }
    /// The address of the identity register.
    public static var identityRegister: UInt8 { 0x0F }
    /// The 7-bit I2C address with all address pins low.
    public static var i2cAddress: UInt8 { 0x1C }
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
      /// From power-on to the end of the trim download; the LIS331DLH's, for want of a number.
      public static var boot: Int64 { 5_000_000 }
      /// One step of CLICK_TIMELIMIT.
      public static var clickTimeLimitStep: Int64 { 500_000 }
      /// One step of CLICK_LATENCY.
      public static var clickLatencyStep: Int64 { 1_000_000 }
      /// One step of CLICK_WINDOW.
      public static var clickWindowStep: Int64 { 1_000_000 }
    }

    /// Single numbers of the part.
    public enum Constant {
      /// The lowest output code, 8 bits (digits).
      public static var lowestCode: Int { -128 }
      /// The highest output code, 8 bits (digits).
      public static var highestCode: Int { 127 }
      /// One step of FF_WU_THS_1 and FF_WU_THS_2; not printed, and aligned with the output
      /// (digits).
      public static var digitsPerThresholdStep: Int { 1 }
      /// One step of the click thresholds, at either full scale (µg a step).
      public static var clickMicrogravitiesPerStep: Int { 500_000 }
      /// From power-down to the first valid sample (samples).
      public static var turnOnSamples: Int { 3 }
      /// From a change of the self-test to 99 % of the output change (samples).
      public static var selfTestSamples: Int { 3 }
      /// Lowest change of X under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      public static var selfTestLowestX: Int { -32 }
      /// Middle change of X under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      public static var selfTestTypicalX: Int { -17 }
      /// Highest change of X under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      public static var selfTestHighestX: Int { -3 }
      /// Lowest change of Y under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      public static var selfTestLowestY: Int { 3 }
      /// Middle change of Y under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      public static var selfTestTypicalY: Int { 17 }
      /// Highest change of Y under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      public static var selfTestHighestY: Int { 32 }
      /// Lowest change of Z under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      public static var selfTestLowestZ: Int { 3 }
      /// Middle change of Z under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      public static var selfTestTypicalZ: Int { 17 }
      /// Highest change of Z under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
      public static var selfTestHighestZ: Int { 32 }
    }
  }
}

extension Datasheet.LIS302DL {
  /// Output data rate (mHz).
  public static func millihertz(_ dataRate: Datasheet.LIS331DL.CTRL_REG1.DataRate) -> Int32 {
    switch dataRate {
    case .hertz100: 100_000
    case .hertz400: 400_000
    }
  }

  /// Cut-off of the low-pass filter: half the rate (mHz).
  public static func lowPassCutoffMillihertz(
    _ dataRate: Datasheet.LIS331DL.CTRL_REG1.DataRate
  ) -> Int32 {
    switch dataRate {
    case .hertz100: 50_000
    case .hertz400: 200_000
    }
  }

  /// Cut-off of the high-pass filter (mHz).
  public static func highPassCutoffMillihertz(
    dataRate: Datasheet.LIS331DL.CTRL_REG1.DataRate,
    highPassCoefficient: Datasheet.LIS331DL.CTRL_REG2.HighPassCoefficient
  ) -> Int32 {
    switch (dataRate, highPassCoefficient) {
    case (.hertz100, .step0): 2000
    case (.hertz100, .step1): 1000
    case (.hertz100, .step2): 500
    case (.hertz100, .step3): 250
    case (.hertz400, .step0): 8000
    case (.hertz400, .step1): 4000
    case (.hertz400, .step2): 2000
    case (.hertz400, .step3): 1000
    }
  }

  /// Typical sensitivity of the 8-bit code (µg a digit).
  public static func microgravitiesPerDigit(
    _ fullScale: Datasheet.LIS331DL.CTRL_REG1.FullScale
  ) -> Int32 {
    switch fullScale {
    case .g2: 18_000
    case .g8: 72_000
    }
  }

  /// Full scale in either direction, at least (g).
  public static func ratedG(_ fullScale: Datasheet.LIS331DL.CTRL_REG1.FullScale) -> Int32 {
    switch fullScale {
    case .g2: 2
    case .g8: 8
    }
  }

  /// Full scale in either direction, typically (mg).
  public static func typicalMilligravities(
    _ fullScale: Datasheet.LIS331DL.CTRL_REG1.FullScale
  ) -> Int32 {
    switch fullScale {
    case .g2: 2300
    case .g8: 9200
    }
  }
}

#if !hasFeature(Embedded)
  extension Datasheet.LIS302DL {
    /// Everything that is known of the part, as data.
    public static let facts: ChipFacts = .init(
      "LIS302DL", like: Datasheet.LIS331DL.facts, .manufacturer,
      identity: IdentityFacts(
        register: 0x0F, value: 0x3B, candidates: ["LIS302DL", "LIS331DL"],
        cite: "DS302, description of WHO_AM_I"),
      documents: [:])
  }
#endif
