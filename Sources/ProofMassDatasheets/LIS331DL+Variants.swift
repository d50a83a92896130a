// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331dl.json and its relatives by `scripts/registers`; do not edit.

extension Datasheet.LIS331DL {
  /// The parts with this register map, and what differs between them.
  public enum Variant: UInt8, Sendable {
    /// Three-axis accelerometer of STMicroelectronics, ±2 and ±8 g, 8 bits, with click detection.
    case lis331dl
    /// Three-axis accelerometer of STMicroelectronics, ±2 and ±8 g, 8 bits, with click detection,
    /// in the older package.
    case lis302dl

    /// The value of the identity register.
    public var identity: UInt8 { 0x3B }
    /// The 7-bit I2C address with all address pins low.
    public var i2cAddress: UInt8 { 0x1C }
    /// From power-on to the end of the trim download; the LIS331DLH's, for want of a number (ns).
    public var boot: Int64 { 5_000_000 }
    /// One step of CLICK_TIMELIMIT (ns).
    public var clickTimeLimitStep: Int64 { 500_000 }
    /// One step of CLICK_LATENCY (ns).
    public var clickLatencyStep: Int64 { 1_000_000 }
    /// One step of CLICK_WINDOW (ns).
    public var clickWindowStep: Int64 { 1_000_000 }
    /// The lowest output code, 8 bits (digits).
    public var lowestCode: Int { -128 }
    /// The highest output code, 8 bits (digits).
    public var highestCode: Int { 127 }
    /// One step of FF_WU_THS_1 and FF_WU_THS_2; not printed, and aligned with the output (digits).
    public var digitsPerThresholdStep: Int { 1 }
    /// One step of the click thresholds, at either full scale (µg a step).
    public var clickMicrogravitiesPerStep: Int { 500_000 }
    /// From power-down to the first valid sample (samples).
    public var turnOnSamples: Int { 3 }
    /// From a change of the self-test to 99 % of the output change (samples).
    public var selfTestSamples: Int { 3 }
    /// Lowest change of X under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    public var selfTestLowestX: Int { -32 }
    /// Middle change of X under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    public var selfTestTypicalX: Int { -17 }
    /// Highest change of X under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    public var selfTestHighestX: Int { -3 }
    /// Lowest change of Y under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    public var selfTestLowestY: Int { 3 }
    /// Middle change of Y under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    public var selfTestTypicalY: Int { 17 }
    /// Highest change of Y under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    public var selfTestHighestY: Int { 32 }
    /// Lowest change of Z under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    public var selfTestLowestZ: Int { 3 }
    /// Middle change of Z under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    public var selfTestTypicalZ: Int { 17 }
    /// Highest change of Z under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    public var selfTestHighestZ: Int { 32 }
    /// Typical change of the zero-g level with temperature, either sign (µg/°C).
    public var zeroLevelDrift: Int { 500 }

    /// Output data rate (mHz).
    public func millihertz(_ dataRate: CTRL_REG1.DataRate) -> Int32 {
      let row: InlineArray<2, Int32> = [100_000, 400_000]
      return row[Int(dataRate.rawValue)]
    }

    /// Cut-off of the low-pass filter: half the rate (mHz).
    public func lowPassCutoffMillihertz(_ dataRate: CTRL_REG1.DataRate) -> Int32 {
      let row: InlineArray<2, Int32> = [50_000, 200_000]
      return row[Int(dataRate.rawValue)]
    }

    /// Cut-off of the high-pass filter (mHz).
    public func highPassCutoffMillihertz(
      dataRate: CTRL_REG1.DataRate, highPassCoefficient: CTRL_REG2.HighPassCoefficient
    ) -> Int32 {
      let row: InlineArray<8, Int32> = [2000, 1000, 500, 250, 8000, 4000, 2000, 1000]
      return row[Int(dataRate.rawValue) * 4 + Int(highPassCoefficient.rawValue)]
    }

    /// Typical sensitivity of the 8-bit code (µg a digit).
    public func microgravitiesPerDigit(_ fullScale: CTRL_REG1.FullScale) -> Int32 {
      let row: InlineArray<2, Int32> = [18_000, 72_000]
      return row[Int(fullScale.rawValue)]
    }

    /// Full scale in either direction, at least (g).
    public func ratedG(_ fullScale: CTRL_REG1.FullScale) -> Int32 {
      let row: InlineArray<2, Int32> = [2, 8]
      return row[Int(fullScale.rawValue)]
    }

    /// Full scale in either direction, typically (mg).
    public func typicalMilligravities(_ fullScale: CTRL_REG1.FullScale) -> Int32 {
      let row: InlineArray<2, Int32> = [2300, 9200]
      return row[Int(fullScale.rawValue)]
    }

    /// Typical zero-g level, either sign (mg).
    public func zeroLevel(_ fullScale: CTRL_REG1.FullScale) -> Int32 {
      let row: InlineArray<2, Int32> = [40, 60]
      return row[Int(fullScale.rawValue)]
    }
  }
}

#if !NO_HEAP
  extension Datasheet.LIS331DL.Variant: CaseIterable {
    /// The manufacturer's name.
    public var name: String {
      switch self {
      case .lis331dl: Datasheet.LIS331DL.name
      case .lis302dl: Datasheet.LIS302DL.name
      }
    }
    /// Everything that is known of the part, as data.
    public var facts: ChipFacts {
      switch self {
      case .lis331dl: Datasheet.LIS331DL.facts
      case .lis302dl: Datasheet.LIS302DL.facts
      }
    }
  }
#endif
