// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis3mdl.json and its relatives by `scripts/registers`; do not edit.

extension Datasheet.LIS3MDL {
  /// The parts with this register map, and what differs between them.
  @usableFromInline
  package enum Variant: UInt8, Sendable {
    /// Three-axis magnetometer of STMicroelectronics, ±4 to ±16 G, 16 bits, 0.625 to 1000 Hz.
    case lis3mdl
    /// Three-axis magnetometer in STMicroelectronics' LSM9DS1, ±4 to ±16 G, 16 bits, 0.625 to 80
    /// Hz.
    case lsm9ds1m

    /// The value of the identity register.
    @usableFromInline package var identity: UInt8 { 0x3D }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package var i2cAddress: UInt8 { 0x1C }
    /// Whether the part has a thermometer that can be read.
    @usableFromInline package var hasThermometer: Bool { self == .lis3mdl }
    /// Whether FAST_ODR selects rates above 80 Hz.
    @usableFromInline package var hasFastRates: Bool { self == .lis3mdl }
    /// Whether FAST_READ makes a burst skip the low bytes.
    @usableFromInline package var hasFastRead: Bool { self == .lis3mdl }
    /// Whether I2C can be disabled.
    @usableFromInline package var hasI2cDisable: Bool { self == .lsm9ds1m }
    /// From power-on or REBOOT to the end of the trim download; ST's examples wait as long (ns).
    @usableFromInline package var boot: Int64 { 20_000_000 }
    /// From SOFT_RST until it reads 0; a choice, the drivers wait for it or for 10 ms (ns).
    @usableFromInline package var softReset: Int64 { 1_000_000 }
    /// From a change of ST to right data (ns).
    @usableFromInline package var selfTestSettle: Int64 { 60_000_000 }
    /// After a change of range, and again after the start of measuring, before a self-test (ns).
    @usableFromInline
    package var selfTestWait: Int64 {
      switch self {
      case .lis3mdl: 20_000_000
      case .lsm9ds1m: 60_000_000
      }
    }
    /// Sensitivity of the thermometer (digits/°C). nil where the part has none.
    @usableFromInline
    package var temperatureDigits: Int? {
      switch self {
      case .lis3mdl: 8
      case .lsm9ds1m: nil
      }
    }
    /// Temperature at which the thermometer reads 0 (°C). nil where the part has none.
    @usableFromInline
    package var temperatureZero: Int? {
      switch self {
      case .lis3mdl: 25
      case .lsm9ds1m: nil
      }
    }
    /// Averaged in a self-test, after one that is discarded (samples).
    @usableFromInline package var selfTestSamples: Int { 5 }
    /// Smallest change of X and Y in a self-test (mG).
    @usableFromInline package var selfTestMinimumXY: Int { 1000 }
    /// Largest change of X and Y in a self-test (mG).
    @usableFromInline package var selfTestMaximumXY: Int { 3000 }
    /// Smallest change of Z in a self-test (mG).
    @usableFromInline package var selfTestMinimumZ: Int { 100 }
    /// Largest change of Z in a self-test; a transcription of AN4602 has 3000 (mG).
    @usableFromInline package var selfTestMaximumZ: Int { 1000 }

    /// Output data rate while FAST_ODR is clear (mHz).
    @usableFromInline
    package func millihertz(_ dataRate: CTRL_REG1.DataRate) -> Int32 {
      let row: InlineArray<8, Int32> = [625, 1250, 2500, 5000, 10_000, 20_000, 40_000, 80_000]
      return row[Int(dataRate.rawValue)]
    }

    /// Output data rate while FAST_ODR is set; its inverse is the duration of a measurement (mHz).
    @usableFromInline
    package func fastMillihertz(_ performance: CTRL_REG1.Performance) -> Int32 {
      let row: InlineArray<4, Int32> = [1_000_000, 560_000, 300_000, 155_000]
      return row[Int(performance.rawValue)]
    }

    /// From power-down to the first measurement's end (µs).
    @usableFromInline
    package func startUpMicroseconds(_ performance: CTRL_REG1.Performance) -> Int32 {
      let row: InlineArray<4, Int32> = [1200, 1910, 3480, 6650]
      return row[Int(performance.rawValue)]
    }

    /// Noise of a measurement, RMS (µG).
    @usableFromInline
    package func noiseMicrogauss(_ performance: CTRL_REG1.Performance) -> Int32 {
      let row: InlineArray<4, Int32> = [5300, 4600, 4000, 3500]
      return row[Int(performance.rawValue)]
    }

    /// Sensitivity (digits a gauss).
    @usableFromInline
    package func digitsPerGauss(_ fullScale: CTRL_REG2.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> = [6842, 3421, 2281, 1711]
      return row[Int(fullScale.rawValue)]
    }

    /// Full scale (G).
    @usableFromInline
    package func gauss(_ fullScale: CTRL_REG2.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> = [4, 8, 12, 16]
      return row[Int(fullScale.rawValue)]
    }

    /// Sensitivity as the datasheet prints it, typical (µG a digit). nil where the part or the code
    /// has none.
    @usableFromInline
    package func printedMicrogauss(_ fullScale: CTRL_REG2.FullScale) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .lis3mdl: [nil, nil, nil, nil]
        case .lsm9ds1m: [140, 290, 430, 580]
        }
      return row[Int(fullScale.rawValue)]
    }
  }
}

#if !NO_HEAP
  extension Datasheet.LIS3MDL.Variant: CaseIterable {
    /// The manufacturer's name.
    package var name: String {
      switch self {
      case .lis3mdl: Datasheet.LIS3MDL.name
      case .lsm9ds1m: Datasheet.LSM9DS1M.name
      }
    }
    /// Everything that is known of the part, as data.
    package var facts: ChipFacts {
      switch self {
      case .lis3mdl: Datasheet.LIS3MDL.facts
      case .lsm9ds1m: Datasheet.LSM9DS1M.facts
      }
    }
  }
#endif
