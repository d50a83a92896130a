// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/lis3dh.json and its relatives by `scripts/registers`; do not edit.

extension Datasheet.LIS3DH {
  /// The parts with this register map, and what differs between them.
  @usableFromInline
  package enum Variant: UInt8, Sendable {
    /// Three-axis accelerometer of STMicroelectronics, ±2 to ±16 g, 8, 10 or 12 bits, FIFO, clicks,
    /// ADC.
    case lis3dh
    /// Three-axis accelerometer of STMicroelectronics, ±2 to ±16 g, 8, 10 or 12 bits, FIFO, clicks.
    case lis2dh12
    /// Three-axis accelerometer in STMicroelectronics' LSM303AGR, ±2 to ±16 g, 8, 10 or 12 bits,
    /// FIFO, clicks.
    case lsm303agra
    /// Three-axis accelerometer in STMicroelectronics' LSM303DLHC, ±2 to ±16 g, 8, 10 or 12 bits,
    /// FIFO, clicks.
    case lsm303dlhca

    /// The value of the identity register.
    @usableFromInline package var identity: UInt8 { 0x33 }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline
    package var i2cAddress: UInt8 {
      switch self {
      case .lis3dh, .lis2dh12: 0x18
      case .lsm303agra, .lsm303dlhca: 0x19
      }
    }
    /// Whether the part has an auxiliary ADC with pins.
    @usableFromInline package var hasAuxiliaryADC: Bool { self == .lis3dh }
    /// Whether the part has a thermometer that can be read.
    @usableFromInline package var hasThermometer: Bool { self != .lsm303dlhca }
    /// Whether the part can fall asleep while it does not move.
    @usableFromInline package var hasActivityDetection: Bool { self != .lsm303dlhca }
    /// Whether a click can be shown until it is read.
    @usableFromInline package var hasLatchedClicks: Bool { self != .lsm303dlhca }
    /// Whether the part can push its own mass.
    @usableFromInline package var hasSelfTest: Bool { self != .lsm303dlhca }
    /// From power-on to the end of the trim download; that it takes as long after BOOT is inferred
    /// (ns).
    @usableFromInline package var boot: Int64 { 5_000_000 }
    /// From power-down to the first valid sample of low-power mode (ns).
    @usableFromInline package var turnOnLowPower: Int64 { 1_000_000 }
    /// From power-down to the first valid sample of normal mode (ns).
    @usableFromInline package var turnOnNormal: Int64 { 1_600_000 }
    /// From power-down or another mode to the first valid sample of high-resolution mode (samples).
    @usableFromInline package var turnOnSamplesHighResolution: Int { 7 }
    /// From another mode to the first valid sample of normal or low-power mode (samples).
    @usableFromInline package var modeChangeSamples: Int { 1 }
    /// One step of the thresholds: full scale / 128 (digits of 12 bits).
    @usableFromInline package var digitsPerThresholdStep: Int { 16 }
    /// One step of REFERENCE: full scale / 128 (digits of 12 bits).
    @usableFromInline package var digitsPerReferenceStep: Int { 16 }
    /// Smallest change of an axis under the self-test force, either sign (digits of 4 mg). nil
    /// where the part has none.
    @usableFromInline
    package var selfTestMinimum: Int? {
      switch self {
      case .lis3dh, .lis2dh12: 17
      case .lsm303agra: 18
      case .lsm303dlhca: nil
      }
    }
    /// Largest change of an axis under the self-test force, either sign (digits of 4 mg). nil where
    /// the part has none.
    @usableFromInline
    package var selfTestMaximum: Int? {
      switch self {
      case .lis3dh, .lis2dh12: 360
      case .lsm303agra: 369
      case .lsm303dlhca: nil
      }
    }
    /// From a change of the self-test to correct data in normal and low-power mode (samples). nil
    /// where the part has none.
    @usableFromInline
    package var selfTestSamples: Int? {
      switch self {
      case .lis3dh, .lis2dh12, .lsm303agra: 2
      case .lsm303dlhca: nil
      }
    }
    /// From a change of the self-test to correct data in high-resolution mode (samples). nil where
    /// the part has none.
    @usableFromInline
    package var selfTestSamplesHighResolution: Int? {
      switch self {
      case .lis3dh, .lis2dh12, .lsm303agra: 8
      case .lsm303dlhca: nil
      }
    }
    /// Slots of the FIFO (sets).
    @usableFromInline package var fifoDepth: Int { 32 }
    /// Width of a code in the FIFO (bits).
    @usableFromInline package var fifoBits: Int { 10 }
    /// Where a burst continues after fifoLastAddress while the FIFO is in use (address).
    @usableFromInline package var fifoFirstAddress: Int { 40 }
    /// The last address of a set in the FIFO (address).
    @usableFromInline package var fifoLastAddress: Int { 45 }
    /// Output data rate while activity detection holds the part in low-power mode (mHz). nil where
    /// the part has none.
    @usableFromInline
    package var activityMillihertz: Int? {
      switch self {
      case .lis3dh, .lis2dh12, .lsm303agra: 10_000
      case .lsm303dlhca: nil
      }
    }
    /// One step of ACT_DUR (samples). nil where the part has none.
    @usableFromInline
    package var activitySamplesPerStep: Int? {
      switch self {
      case .lis3dh, .lis2dh12, .lsm303agra: 8
      case .lsm303dlhca: nil
      }
    }
    /// Added to the steps of ACT_DUR (samples). nil where the part has none.
    @usableFromInline
    package var activityExtraSamples: Int? {
      switch self {
      case .lis3dh, .lis2dh12, .lsm303agra: 1
      case .lsm303dlhca: nil
      }
    }
    /// Width of a conversion of the auxiliary ADC; in low-power mode 8 (bits). nil where the part
    /// has none.
    @usableFromInline
    package var adcBits: Int? {
      switch self {
      case .lis3dh, .lis2dh12, .lsm303agra: 10
      case .lsm303dlhca: nil
      }
    }
    /// Voltage at which the auxiliary ADC reads 0 (mV). nil where the part has none.
    @usableFromInline
    package var adcCentreMillivolts: Int? {
      switch self {
      case .lis3dh: 1200
      case .lis2dh12, .lsm303agra, .lsm303dlhca: nil
      }
    }
    /// Change of the voltage from code 0 to full scale; ST's source alone says that a lower voltage
    /// has the higher code (mV). nil where the part has none.
    @usableFromInline
    package var adcSpanMillivolts: Int? {
      switch self {
      case .lis3dh: -400
      case .lis2dh12, .lsm303agra, .lsm303dlhca: nil
      }
    }
    /// Change of temperature with one digit of the thermometer (°C a digit of 8 bits). nil where
    /// the part has none.
    @usableFromInline
    package var temperatureDegreesPerDigit: Int? {
      switch self {
      case .lis3dh, .lis2dh12, .lsm303agra: 1
      case .lsm303dlhca: nil
      }
    }
    /// Temperature at which the thermometer reads 0; the datasheet prints none (°C). nil where the
    /// part has none.
    @usableFromInline
    package var temperatureZero: Int? {
      switch self {
      case .lis3dh, .lis2dh12, .lsm303agra: 25
      case .lsm303dlhca: nil
      }
    }

    /// Output data rate; 1.6 kHz is 1.62 kHz in Table 12 (mHz). nil where the part or the code has
    /// none.
    @usableFromInline
    package func millihertz(dataRate: CTRL_REG1.DataRate, lowPower: CTRL_REG1.LowPower) -> Int32? {
      let row: InlineArray<20, Int32?> =
        switch self {
        case .lis3dh, .lis2dh12, .lsm303agra:
          [
            nil, nil,
            1000, 1000,
            10_000, 10_000,
            25_000, 25_000,
            50_000, 50_000,
            100_000, 100_000,
            200_000, 200_000,
            400_000, 400_000,
            nil, 1_600_000,
            1_344_000, 5_376_000,
          ]
        case .lsm303dlhca:
          [
            nil, nil,
            1000, 1000,
            10_000, 10_000,
            25_000, 25_000,
            50_000, 50_000,
            100_000, 100_000,
            200_000, 200_000,
            400_000, 400_000,
            nil, 1_620_000,
            1_344_000, 5_376_000,
          ]
        }
      return row[Int(dataRate.rawValue) * 2 + Int(lowPower.rawValue)]
    }

    /// Width of an output code; nil where the combination is not allowed (bits). nil where the part
    /// or the code has none.
    @usableFromInline
    package func codeBits(
      lowPower: CTRL_REG1.LowPower, highResolution: CTRL_REG4.HighResolution
    ) -> Int32? {
      let row: InlineArray<4, Int32?> = [10, 12, 8, nil]
      return row[Int(lowPower.rawValue) * 2 + Int(highResolution.rawValue)]
    }

    /// Output data rate divided by the bandwidth (1). nil where the part or the code has none.
    @usableFromInline
    package func bandwidthDivisor(
      lowPower: CTRL_REG1.LowPower, highResolution: CTRL_REG4.HighResolution
    ) -> Int32? {
      let row: InlineArray<4, Int32?> = [2, 9, 2, nil]
      return row[Int(lowPower.rawValue) * 2 + Int(highResolution.rawValue)]
    }

    /// Cut-off of the high-pass filter, as printed (rounded); of code 9 that at 5.376 kHz (mHz).
    /// nil where the part or the code has none.
    @usableFromInline
    package func highPassCutoffMillihertz(
      dataRate: CTRL_REG1.DataRate, highPassCutoff: CTRL_REG2.HighPassCutoff
    ) -> Int32? {
      let row: InlineArray<40, Int32?> = [
        nil, nil, nil, nil,
        20, 8, 4, 2,
        200, 80, 40, 20,
        500, 200, 100, 50,
        1000, 500, 200, 100,
        2000, 1000, 500, 200,
        4000, 2000, 1000, 500,
        8000, 4000, 2000, 1000,
        32_000, 16_000, 8000, 4000,
        100_000, 50_000, 25_000, 12_000,
      ]
      return row[Int(dataRate.rawValue) * 4 + Int(highPassCutoff.rawValue)]
    }

    /// Typical sensitivity of the code; nil where the combination is not allowed (µg a digit). nil
    /// where the part or the code has none.
    @usableFromInline
    package func microgravitiesPerDigit(
      fullScale: CTRL_REG4.FullScale, lowPower: CTRL_REG1.LowPower,
      highResolution: CTRL_REG4.HighResolution
    ) -> Int32? {
      let row: InlineArray<16, Int32?> =
        switch self {
        case .lis3dh, .lis2dh12, .lsm303dlhca:
          [
            4000, 1000,
            16_000, nil,
            8000, 2000,
            32_000, nil,
            16_000, 4000,
            64_000, nil,
            48_000, 12_000,
            192_000, nil,
          ]
        case .lsm303agra:
          [
            3900, 980,
            15_630, nil,
            7820, 1950,
            31_260, nil,
            15_630, 3900,
            62_520, nil,
            46_900, 11_720,
            187_580, nil,
          ]
        }
      let place = Int(fullScale.rawValue) * 2 + Int(lowPower.rawValue)
      return row[place * 2 + Int(highResolution.rawValue)]
    }

    /// Rated full scale in either direction (g).
    @usableFromInline
    package func ratedG(_ fullScale: CTRL_REG4.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> = [2, 4, 8, 16]
      return row[Int(fullScale.rawValue)]
    }

    /// One step of INT1_THS, INT2_THS and ACT_THS, as printed (rounded) (µg a step).
    @usableFromInline
    package func thresholdMicrogravities(_ fullScale: CTRL_REG4.FullScale) -> Int32 {
      let row: InlineArray<4, Int32> = [16_000, 32_000, 62_000, 186_000]
      return row[Int(fullScale.rawValue)]
    }
  }
}

#if !NO_HEAP
  extension Datasheet.LIS3DH.Variant: CaseIterable {
    /// The manufacturer's name.
    package var name: String {
      switch self {
      case .lis3dh: Datasheet.LIS3DH.name
      case .lis2dh12: Datasheet.LIS2DH12.name
      case .lsm303agra: Datasheet.LSM303AGRA.name
      case .lsm303dlhca: Datasheet.LSM303DLHCA.name
      }
    }
    /// Everything that is known of the part, as data.
    package var facts: ChipFacts {
      switch self {
      case .lis3dh: Datasheet.LIS3DH.facts
      case .lis2dh12: Datasheet.LIS2DH12.facts
      case .lsm303agra: Datasheet.LSM303AGRA.facts
      case .lsm303dlhca: Datasheet.LSM303DLHCA.facts
      }
    }
  }
#endif
