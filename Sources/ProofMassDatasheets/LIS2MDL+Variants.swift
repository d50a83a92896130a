// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis2mdl.json and its relatives by `scripts/registers`; do not edit.

extension Datasheet.LIS2MDL {
  /// The parts with this register map, and what differs between them.
  @usableFromInline
  package enum Variant: UInt8, Sendable {
    /// Three-axis magnetometer of STMicroelectronics, ±49 G, 16 bits, 10 to 100 Hz.
    case lis2mdl
    /// Three-axis magnetometer of STMicroelectronics for industry, ±49 G, 16 bits, 10 to 100 Hz: a
    /// LIS2MDL.
    case iis2mdc
    /// Three-axis magnetometer in STMicroelectronics' LSM303AGR, ±49 G, 16 bits, 10 to 100 Hz.
    case lsm303agrm

    /// The value of the identity register.
    @usableFromInline package var identity: UInt8 { 0x40 }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package var i2cAddress: UInt8 { 0x1E }
    /// Whether the part has a thermometer that can be read.
    @usableFromInline package var hasThermometer: Bool { self != .lsm303agrm }
    /// Whether four wires can be selected on SPI.
    @usableFromInline package var hasFourWireSPI: Bool { self != .lsm303agrm }
    /// Whether the example of the self-test sets OFF_CANC.
    @usableFromInline package var hasSelfTestCancellation: Bool { self != .lis2mdl }
    /// From power-on or REBOOT to the end of the trim download; ST's examples wait as long (ns).
    @usableFromInline package var boot: Int64 { 20_000_000 }
    /// From SOFT_RST until it reads 0; Zephyr waits as long (ns).
    @usableFromInline package var softReset: Int64 { 100_000 }
    /// From a change of Self_test to right data (ns).
    @usableFromInline package var selfTestSettle: Int64 { 60_000_000 }
    /// After the start of measuring, before a self-test (ns).
    @usableFromInline package var selfTestWait: Int64 { 20_000_000 }
    /// Sensitivity (µG/digit).
    @usableFromInline package var microgaussPerDigit: Int { 1500 }
    /// From a set pulse to the next while OFF_CANC and Set_FREQ are clear; a quotation of the DS
    /// has 64 (measurements).
    @usableFromInline package var setPulsePeriod: Int { 63 }
    /// Sensitivity of the thermometer (digits/°C). nil where the part has none.
    @usableFromInline
    package var temperatureDigits: Int? {
      switch self {
      case .lis2mdl, .iis2mdc: 8
      case .lsm303agrm: nil
      }
    }
    /// Temperature at which the thermometer reads 0 (°C). nil where the part has none.
    @usableFromInline
    package var temperatureZero: Int? {
      switch self {
      case .lis2mdl, .iis2mdc: 25
      case .lsm303agrm: nil
      }
    }
    /// Averaged in a self-test, after one that is discarded (samples).
    @usableFromInline package var selfTestSamples: Int { 50 }
    /// Smallest change of an axis in a self-test (mG).
    @usableFromInline package var selfTestMinimum: Int { 15 }
    /// Largest change of an axis in a self-test (mG).
    @usableFromInline package var selfTestMaximum: Int { 500 }
    /// Change of an axis in a self-test; a choice within the limits (mG).
    @usableFromInline package var selfTestChange: Int { 100 }

    /// Output data rate (mHz).
    @usableFromInline
    package func millihertz(_ dataRate: CFG_REG_A.DataRate) -> Int32 {
      let row: InlineArray<4, Int32> = [10_000, 20_000, 50_000, 100_000]
      return row[Int(dataRate.rawValue)]
    }

    /// From idle to the first measurement's end; with OFF_CANC a period more (µs).
    @usableFromInline
    package func turnOnMicroseconds(_ performance: CFG_REG_A.Performance) -> Int32 {
      let row: InlineArray<2, Int32> = [9400, 6400]
      return row[Int(performance.rawValue)]
    }

    /// Duration of a measurement: low power takes a quarter of the current, so of the time, and
    /// what remains of both turn-on times is the same (µs).
    @usableFromInline
    package func measurementMicroseconds(_ performance: CFG_REG_A.Performance) -> Int32 {
      let row: InlineArray<2, Int32> = [4000, 1000]
      return row[Int(performance.rawValue)]
    }

    /// Noise of a measurement, RMS, without OFF_CANC and LPF; in low power twice as much, for a
    /// quarter of the time (µG).
    @usableFromInline
    package func noiseMicrogauss(_ performance: CFG_REG_A.Performance) -> Int32 {
      let row: InlineArray<2, Int32> = [4500, 9000]
      return row[Int(performance.rawValue)]
    }
  }
}

#if !NO_HEAP
  extension Datasheet.LIS2MDL.Variant: CaseIterable {
    /// The manufacturer's name.
    package var name: String {
      switch self {
      case .lis2mdl: Datasheet.LIS2MDL.name
      case .iis2mdc: Datasheet.IIS2MDC.name
      case .lsm303agrm: Datasheet.LSM303AGRM.name
      }
    }
    /// Everything that is known of the part, as data.
    package var facts: ChipFacts {
      switch self {
      case .lis2mdl: Datasheet.LIS2MDL.facts
      case .iis2mdc: Datasheet.IIS2MDC.facts
      case .lsm303agrm: Datasheet.LSM303AGRM.facts
      }
    }
  }
#endif
