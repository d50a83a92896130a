// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis331dlh.json and its relatives by `scripts/registers`; do not edit.

extension Datasheet.LIS331DLH {
  /// The parts with this register map, and what differs between them.
  @usableFromInline
  package enum Variant: UInt8, Sendable {
    /// Three-axis accelerometer of STMicroelectronics, ±2, ±4 and ±8 g, 12 bits.
    case lis331dlh
    /// Three-axis accelerometer of STMicroelectronics, ±6, ±12 and ±24 g, 12 bits.
    case lis331hh
    /// Three-axis accelerometer of STMicroelectronics, ±100, ±200 and ±400 g, 12 bits, no
    /// self-test.
    case h3lis331dl
    /// Accelerometer half of the LSM303DLH of STMicroelectronics, ±2, ±4 and ±8 g, 12 bits.
    case lsm303dlh
    /// Accelerometer half of the LSM303DLM of STMicroelectronics, ±2, ±4 and ±8 g, 12 bits.
    case lsm303dlm

    /// The value of the identity register.
    @usableFromInline package var identity: UInt8 { 0x32 }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package var i2cAddress: UInt8 { 0x18 }
    /// Whether the part can push its own mass.
    @usableFromInline package var hasSelfTest: Bool { self != .h3lis331dl }
    /// Whether the interrupt generators can tell six directions.
    @usableFromInline package var hasSixDirections: Bool { self != .h3lis331dl }
    /// From power-on to the end of the trim download; that it takes as long after BOOT is inferred
    /// (ns).
    @usableFromInline package var boot: Int64 { 5_000_000 }
    /// With one sample period added: from power-down to the first valid sample; specified at 100
    /// Hz, and by one driver at every rate (ns).
    @usableFromInline package var turnOnOffset: Int64 { 1_000_000 }
    /// With one sample period added: from a change of the self-test to 99 % of the output change
    /// (ns). nil where the part has none.
    @usableFromInline
    package var selfTestOffset: Int64? {
      switch self {
      case .lis331dlh, .lis331hh, .lsm303dlh, .lsm303dlm: 1_000_000
      case .h3lis331dl: nil
      }
    }
    /// The lowest output code, 12 bits (digits).
    @usableFromInline package var lowestCode: Int { -2048 }
    /// The highest output code, 12 bits (digits).
    @usableFromInline package var highestCode: Int { 2047 }
    /// Zero bits below the code in a 16-bit word (bits).
    @usableFromInline package var unusedLowBits: Int { 4 }
    /// One step of INT1_THS and INT2_THS: full scale / 128 (digits).
    @usableFromInline package var digitsPerThresholdStep: Int { 16 }
    /// One step of REFERENCE: full scale / 128 (digits).
    @usableFromInline package var digitsPerReferenceStep: Int { 16 }
    /// Smallest change of X under the self-test force, either sign (digits at ±2 g). nil where the
    /// part has none.
    @usableFromInline
    package var selfTestMinimumX: Int? {
      switch self {
      case .lis331dlh, .lsm303dlh, .lsm303dlm: 120
      case .lis331hh: 0
      case .h3lis331dl: nil
      }
    }
    /// Typical change of X under the self-test force, either sign (digits at ±2 g). nil where the
    /// part has none.
    @usableFromInline
    package var selfTestTypicalX: Int? {
      switch self {
      case .lis331dlh, .lsm303dlh, .lsm303dlm: 300
      case .lis331hh: 100
      case .h3lis331dl: nil
      }
    }
    /// Largest change of X under the self-test force, either sign (digits at ±2 g). nil where the
    /// part has none.
    @usableFromInline
    package var selfTestMaximumX: Int? {
      switch self {
      case .lis331dlh, .lsm303dlh, .lsm303dlm: 550
      case .lis331hh: 180
      case .h3lis331dl: nil
      }
    }
    /// Smallest change of Y under the self-test force, either sign (digits at ±2 g). nil where the
    /// part has none.
    @usableFromInline
    package var selfTestMinimumY: Int? {
      switch self {
      case .lis331dlh, .lsm303dlh, .lsm303dlm: 120
      case .lis331hh: 0
      case .h3lis331dl: nil
      }
    }
    /// Typical change of Y under the self-test force, either sign (digits at ±2 g). nil where the
    /// part has none.
    @usableFromInline
    package var selfTestTypicalY: Int? {
      switch self {
      case .lis331dlh, .lsm303dlh, .lsm303dlm: 300
      case .lis331hh: 100
      case .h3lis331dl: nil
      }
    }
    /// Largest change of Y under the self-test force, either sign (digits at ±2 g). nil where the
    /// part has none.
    @usableFromInline
    package var selfTestMaximumY: Int? {
      switch self {
      case .lis331dlh, .lsm303dlh, .lsm303dlm: 550
      case .lis331hh: 180
      case .h3lis331dl: nil
      }
    }
    /// Smallest change of Z under the self-test force, either sign (digits at ±2 g). nil where the
    /// part has none.
    @usableFromInline
    package var selfTestMinimumZ: Int? {
      switch self {
      case .lis331dlh, .lsm303dlh, .lsm303dlm: 140
      case .lis331hh: 220
      case .h3lis331dl: nil
      }
    }
    /// Typical change of Z under the self-test force, either sign (digits at ±2 g). nil where the
    /// part has none.
    @usableFromInline
    package var selfTestTypicalZ: Int? {
      switch self {
      case .lis331dlh, .lsm303dlh, .lsm303dlm: 350
      case .lis331hh: 295
      case .h3lis331dl: nil
      }
    }
    /// Largest change of Z under the self-test force, either sign (digits at ±2 g). nil where the
    /// part has none.
    @usableFromInline
    package var selfTestMaximumZ: Int? {
      switch self {
      case .lis331dlh, .lsm303dlh, .lsm303dlm: 750
      case .lis331hh: 370
      case .h3lis331dl: nil
      }
    }
    /// Typical change of the zero-g level with temperature, either sign; the greatest from 25 °C
    /// (µg/°C). nil where the part has none.
    @usableFromInline
    package var zeroLevelDrift: Int? {
      switch self {
      case .lis331dlh: 100
      case .lis331hh, .h3lis331dl, .lsm303dlh, .lsm303dlm: nil
      }
    }

    /// Output data rate in normal mode (mHz).
    @usableFromInline
    package func millihertz(_ dataRate: CTRL_REG1.DataRate) -> Int32 {
      let row: InlineArray<4, Int32> = [50_000, 100_000, 400_000, 1_000_000]
      return row[Int(dataRate.rawValue)]
    }

    /// Cut-off of the low-pass filter (mHz).
    @usableFromInline
    package func lowPassCutoffMillihertz(_ dataRate: CTRL_REG1.DataRate) -> Int32 {
      let row: InlineArray<4, Int32> = [37_000, 74_000, 292_000, 780_000]
      return row[Int(dataRate.rawValue)]
    }

    /// Output data rate of a low-power mode; nil for the other modes (mHz). nil where the part or
    /// the code has none.
    @usableFromInline
    package func lowPowerMillihertz(_ powerMode: CTRL_REG1.PowerMode) -> Int32? {
      let row: InlineArray<7, Int32?> = [nil, nil, 500, 1000, 2000, 5000, 10_000]
      return row[Int(powerMode.rawValue)]
    }

    /// The high-pass coefficient HPc (1).
    @usableFromInline
    package func divisor(_ highPassCoefficient: CTRL_REG2.HighPassCoefficient) -> Int32 {
      let row: InlineArray<4, Int32> = [8, 16, 32, 64]
      return row[Int(highPassCoefficient.rawValue)]
    }

    /// Cut-off of the high-pass filter in normal mode, as printed (rounded) (mHz).
    @usableFromInline
    package func highPassCutoffMillihertz(
      dataRate: CTRL_REG1.DataRate, highPassCoefficient: CTRL_REG2.HighPassCoefficient
    ) -> Int32 {
      let row: InlineArray<16, Int32> = [
        1000, 500, 250, 125,
        2000, 1000, 500, 250,
        8000, 4000, 2000, 1000,
        20_000, 10_000, 5000, 2500,
      ]
      return row[Int(dataRate.rawValue) * 4 + Int(highPassCoefficient.rawValue)]
    }

    /// Typical sensitivity of the 12-bit code (µg a digit).
    @usableFromInline
    package func microgravitiesPerDigit(_ fullScale: CTRL_REG4.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> =
        switch self {
        case .lis331dlh, .lsm303dlh, .lsm303dlm: [1000, 2000, 0, 3900]
        case .lis331hh: [3000, 6000, 0, 12_000]
        case .h3lis331dl: [49_000, 98_000, 0, 195_000]
        }
      return row[Int(fullScale.rawValue)]
    }

    /// Rated full scale in either direction (g).
    @usableFromInline
    package func ratedG(_ fullScale: CTRL_REG4.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> =
        switch self {
        case .lis331dlh, .lsm303dlh, .lsm303dlm: [2, 4, 0, 8]
        case .lis331hh: [6, 12, 0, 24]
        case .h3lis331dl: [100, 200, 0, 400]
        }
      return row[Int(fullScale.rawValue)]
    }

    /// Typical noise density (µg/√Hz). nil where the part or the code has none.
    @usableFromInline
    package func noiseDensity(_ fullScale: CTRL_REG4.FullScale) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .lis331dlh: [218, nil, nil, nil]
        case .lis331hh, .h3lis331dl, .lsm303dlh, .lsm303dlm: [nil, nil, nil, nil]
        }
      return row[Int(fullScale.rawValue)]
    }

    /// Typical zero-g level: the standard deviation over many parts (mg). nil where the part or the
    /// code has none.
    @usableFromInline
    package func zeroLevel(_ fullScale: CTRL_REG4.FullScale) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .lis331dlh: [20, nil, nil, nil]
        case .lis331hh, .h3lis331dl, .lsm303dlh, .lsm303dlm: [nil, nil, nil, nil]
        }
      return row[Int(fullScale.rawValue)]
    }
  }
}

#if !NO_HEAP
  extension Datasheet.LIS331DLH.Variant: CaseIterable {
    /// The manufacturer's name.
    package var name: String {
      switch self {
      case .lis331dlh: Datasheet.LIS331DLH.name
      case .lis331hh: Datasheet.LIS331HH.name
      case .h3lis331dl: Datasheet.H3LIS331DL.name
      case .lsm303dlh: Datasheet.LSM303DLH.name
      case .lsm303dlm: Datasheet.LSM303DLM.name
      }
    }
    /// Everything that is known of the part, as data.
    package var facts: ChipFacts {
      switch self {
      case .lis331dlh: Datasheet.LIS331DLH.facts
      case .lis331hh: Datasheet.LIS331HH.facts
      case .h3lis331dl: Datasheet.H3LIS331DL.facts
      case .lsm303dlh: Datasheet.LSM303DLH.facts
      case .lsm303dlm: Datasheet.LSM303DLM.facts
      }
    }
  }
#endif
