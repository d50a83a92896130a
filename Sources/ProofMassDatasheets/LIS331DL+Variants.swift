// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331dl.json and its relatives by `scripts/registers`; do not edit.

extension Datasheet.LIS331DL {
  /// The parts with this register map, and what differs between them.
  @usableFromInline
  package enum Variant: UInt8, Sendable {
    /// Three-axis accelerometer of STMicroelectronics, ±2 and ±8 g, 8 bits, with click detection.
    case lis331dl
    /// Three-axis accelerometer of STMicroelectronics, ±2 and ±8 g, 8 bits, with click detection,
    /// in the older package.
    case lis302dl

    /// The value of the identity register.
    @usableFromInline package var identity: UInt8 { 0x3B }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package var i2cAddress: UInt8 { 0x1C }
    /// From power-on to the end of the trim download; the LIS331DLH's, for want of a number (ns).
    @usableFromInline package var boot: Int64 { 5_000_000 }
    /// One step of CLICK_TIMELIMIT (ns).
    @usableFromInline package var clickTimeLimitStep: Int64 { 500_000 }
    /// One step of CLICK_LATENCY (ns).
    @usableFromInline package var clickLatencyStep: Int64 { 1_000_000 }
    /// One step of CLICK_WINDOW (ns).
    @usableFromInline package var clickWindowStep: Int64 { 1_000_000 }
    /// The lowest output code, 8 bits (digits).
    @usableFromInline package var lowestCode: Int { -128 }
    /// The highest output code, 8 bits (digits).
    @usableFromInline package var highestCode: Int { 127 }
    /// One step of FF_WU_THS_1 and FF_WU_THS_2; not printed, and aligned with the output (digits).
    @usableFromInline package var digitsPerThresholdStep: Int { 1 }
    /// One step of the click thresholds, at either full scale (µg a step).
    @usableFromInline package var clickMicrogravitiesPerStep: Int { 500_000 }
    /// From power-down to the first valid sample (samples).
    @usableFromInline package var turnOnSamples: Int { 3 }
    /// From a change of the self-test to 99 % of the output change (samples).
    @usableFromInline package var selfTestSamples: Int { 3 }
    /// Lowest change of X under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    @usableFromInline package var selfTestLowestX: Int { -32 }
    /// Middle change of X under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    @usableFromInline package var selfTestTypicalX: Int { -17 }
    /// Highest change of X under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    @usableFromInline package var selfTestHighestX: Int { -3 }
    /// Lowest change of Y under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    @usableFromInline package var selfTestLowestY: Int { 3 }
    /// Middle change of Y under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    @usableFromInline package var selfTestTypicalY: Int { 17 }
    /// Highest change of Y under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    @usableFromInline package var selfTestHighestY: Int { 32 }
    /// Lowest change of Z under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    @usableFromInline package var selfTestLowestZ: Int { 3 }
    /// Middle change of Z under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    @usableFromInline package var selfTestTypicalZ: Int { 17 }
    /// Highest change of Z under STP; STM reverses the sign (digits at ±2 g and 2.5 V).
    @usableFromInline package var selfTestHighestZ: Int { 32 }
    /// Typical change of the zero-g level with temperature, either sign (µg/°C).
    @usableFromInline package var zeroLevelDrift: Int { 500 }

    /// Output data rate (mHz).
    @usableFromInline
    package func millihertz(_ dataRate: CTRL_REG1.DataRate) -> Int32 {
      let row: InlineArray<2, Int32> = [100_000, 400_000]
      return row[Int(dataRate.rawValue)]
    }

    /// Cut-off of the low-pass filter: half the rate (mHz).
    @usableFromInline
    package func lowPassCutoffMillihertz(_ dataRate: CTRL_REG1.DataRate) -> Int32 {
      let row: InlineArray<2, Int32> = [50_000, 200_000]
      return row[Int(dataRate.rawValue)]
    }

    /// Cut-off of the high-pass filter (mHz).
    @usableFromInline
    package func highPassCutoffMillihertz(
      dataRate: CTRL_REG1.DataRate, highPassCoefficient: CTRL_REG2.HighPassCoefficient
    ) -> Int32 {
      let row: InlineArray<8, Int32> = [2000, 1000, 500, 250, 8000, 4000, 2000, 1000]
      return row[Int(dataRate.rawValue) * 4 + Int(highPassCoefficient.rawValue)]
    }

    /// Typical sensitivity of the 8-bit code (µg a digit).
    @usableFromInline
    package func microgravitiesPerDigit(_ fullScale: CTRL_REG1.FullScale) -> Int32 {
      let row: InlineArray<2, Int32> = [18_000, 72_000]
      return row[Int(fullScale.rawValue)]
    }

    /// Full scale in either direction, at least (g).
    @usableFromInline
    package func ratedG(_ fullScale: CTRL_REG1.FullScale) -> Int32 {
      let row: InlineArray<2, Int32> = [2, 8]
      return row[Int(fullScale.rawValue)]
    }

    /// Full scale in either direction, typically (mg).
    @usableFromInline
    package func typicalMilligravities(_ fullScale: CTRL_REG1.FullScale) -> Int32 {
      let row: InlineArray<2, Int32> = [2300, 9200]
      return row[Int(fullScale.rawValue)]
    }

    /// Typical zero-g level, either sign (mg).
    @usableFromInline
    package func zeroLevel(_ fullScale: CTRL_REG1.FullScale) -> Int32 {
      let row: InlineArray<2, Int32> = [40, 60]
      return row[Int(fullScale.rawValue)]
    }
  }
}

#if !NO_HEAP
  extension Datasheet.LIS331DL.Variant: CaseIterable {
    /// The manufacturer's name.
    package var name: String {
      switch self {
      case .lis331dl: Datasheet.LIS331DL.name
      case .lis302dl: Datasheet.LIS302DL.name
      }
    }
    /// Everything that is known of the part, as data.
    package var facts: ChipFacts {
      switch self {
      case .lis331dl: Datasheet.LIS331DL.facts
      case .lis302dl: Datasheet.LIS302DL.facts
      }
    }
  }
#endif
