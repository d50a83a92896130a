// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/l3g4200d.json and its relatives by `scripts/registers`; do not edit.

extension Datasheet.L3G4200D {
  /// The parts with this register map, and what differs between them.
  @usableFromInline
  package enum Variant: UInt8, Sendable {
    /// Three-axis gyroscope of STMicroelectronics, ±250, ±500 and ±2000 °/s, 16 bits, FIFO.
    case l3g4200d
    /// Three-axis gyroscope of STMicroelectronics for cars, ±245 °/s, 16 bits, FIFO.
    case a3g4250d
    /// Three-axis gyroscope of STMicroelectronics, ±250, ±500 and ±2000 °/s, 16 bits, FIFO.
    case l3gd20
    /// Three-axis gyroscope of STMicroelectronics, ±245, ±500 and ±2000 °/s, 16 bits, FIFO, low
    /// rates.
    case l3gd20h

    /// The value of the identity register.
    @usableFromInline
    package var identity: UInt8 {
      switch self {
      case .l3g4200d, .a3g4250d: 0xD3
      case .l3gd20: 0xD4
      case .l3gd20h: 0xD7
      }
    }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline
    package var i2cAddress: UInt8 {
      switch self {
      case .l3g4200d, .a3g4250d: 0x68
      case .l3gd20, .l3gd20h: 0x6A
      }
    }
    /// Whether a pair of output bytes can be held between the reads of its halves.
    @usableFromInline package var hasBlockDataUpdate: Bool { self != .a3g4250d }
    /// Whether an interrupt can switch the FIFO: stream to FIFO, bypass to stream.
    @usableFromInline package var hasTriggeredFIFO: Bool { self != .a3g4250d }
    /// Whether the FIFO has dynamic stream and bypass to FIFO.
    @usableFromInline package var hasExtendedFIFO: Bool { self == .l3gd20h }
    /// Whether the watermark can limit the depth of the FIFO.
    @usableFromInline package var hasWatermarkLimit: Bool { self == .l3gd20h }
    /// Whether the host chooses what the duration counter does when the condition ends.
    @usableFromInline package var hasDurationMode: Bool { self == .l3gd20h }
    /// Whether there is LOW_ODR: low rates, software reset, I2C disable, polarity of DRDY.
    @usableFromInline package var hasLowRates: Bool { self == .l3gd20h }
    /// Whether the first set after a drained stream repeats the last one.
    @usableFromInline package var hasDrainRepeat: Bool { self == .l3gd20h }
    /// Whether a BOOT in power-down waits until the part wakes up.
    @usableFromInline package var hasDeferredBoot: Bool { self == .l3gd20h }
    /// From power-on to the end of the trim download; that it takes as long after BOOT is inferred
    /// (ns).
    @usableFromInline package var boot: Int64 { 10_000_000 }
    /// From power-down to settled data (ns).
    @usableFromInline
    package var turnOn: Int64 {
      switch self {
      case .l3g4200d, .a3g4250d, .l3gd20: 250_000_000
      case .l3gd20h: 50_000_000
      }
    }
    /// Between two values of OUT_TEMP (ns).
    @usableFromInline package var temperaturePeriod: Int64 { 1_000_000_000 }
    /// The lowest output code; that it clips there is inferred (digits).
    @usableFromInline package var lowestCode: Int { -32_768 }
    /// The highest output code; that it clips there is inferred (digits).
    @usableFromInline package var highestCode: Int { 32_767 }
    /// One step of the thresholds (digits).
    @usableFromInline package var digitsPerThresholdStep: Int { 1 }
    /// One step of REFERENCE; the printed unit cannot be right (digits).
    @usableFromInline package var digitsPerReferenceStep: Int { 256 }
    /// Change of temperature with one digit of OUT_TEMP (°C a digit).
    @usableFromInline package var temperatureDegreesPerDigit: Int { -1 }
    /// Slots of the FIFO (sets).
    @usableFromInline package var fifoDepth: Int { 32 }
    /// Where a burst continues after fifoLastAddress while the FIFO is in use (address).
    @usableFromInline package var fifoFirstAddress: Int { 40 }
    /// The last address of a set in the FIFO (address).
    @usableFromInline package var fifoLastAddress: Int { 45 }
    /// From sleep, or after a change of settings, without the second low-pass (samples).
    @usableFromInline package var settlingSamples: Int { 1 }
    /// From sleep, or after a change of settings, with the second low-pass (samples).
    @usableFromInline package var settlingSamplesLowPass2: Int { 6 }
    /// The least change under self-test at ±2000 °/s that an example for a relative accepts (°/s).
    @usableFromInline package var selfTestLowest: Int { 200 }
    /// The greatest change under self-test at ±2000 °/s that an example for a relative accepts
    /// (°/s).
    @usableFromInline package var selfTestHighest: Int { 800 }
    /// Typical noise density, in a bandwidth of 50 Hz (mdps/√Hz).
    @usableFromInline
    package var noiseDensity: Int {
      switch self {
      case .l3g4200d, .a3g4250d, .l3gd20: 30
      case .l3gd20h: 11
      }
    }

    /// Output data rate (mHz).
    @usableFromInline
    package func millihertz(_ dataRate: CTRL_REG1.DataRate) -> Int32 {
      let row: InlineArray<4, Int32> =
        switch self {
        case .l3g4200d, .a3g4250d, .l3gd20h: [100_000, 200_000, 400_000, 800_000]
        case .l3gd20: [95_000, 190_000, 380_000, 760_000]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Cut-off of the first low-pass, always in the path (mHz).
    @usableFromInline
    package func lowPass1CutoffMillihertz(_ dataRate: CTRL_REG1.DataRate) -> Int32 {
      let row: InlineArray<4, Int32> =
        switch self {
        case .l3g4200d, .a3g4250d, .l3gd20: [32_000, 54_000, 78_000, 93_000]
        case .l3gd20h: [32_000, 63_300, 128_000, 211_000]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Cut-off of the second low-pass (mHz).
    @usableFromInline
    package func lowPass2CutoffMillihertz(
      dataRate: CTRL_REG1.DataRate, bandwidth: CTRL_REG1.Bandwidth
    ) -> Int32 {
      let row: InlineArray<16, Int32> =
        switch self {
        case .l3g4200d, .a3g4250d:
          [
            12_500, 25_000, 25_000, 25_000,
            12_500, 25_000, 50_000, 70_000,
            20_000, 25_000, 50_000, 110_000,
            30_000, 35_000, 50_000, 110_000,
          ]
        case .l3gd20:
          [
            12_500, 25_000, 25_000, 25_000,
            12_500, 25_000, 50_000, 70_000,
            20_000, 25_000, 50_000, 100_000,
            30_000, 35_000, 50_000, 100_000,
          ]
        case .l3gd20h:
          [
            12_500, 25_000, 25_000, 25_000,
            12_500, 25_000, 50_000, 70_000,
            20_000, 25_000, 50_000, 110_000,
            30_000, 35_000, 50_000, 100_000,
          ]
        }
      return row[Int(dataRate.rawValue) * 4 + Int(bandwidth.rawValue)]
    }

    /// Cut-off of the high-pass, as printed (rounded) (mHz).
    @usableFromInline
    package func highPassCutoffMillihertz(
      dataRate: CTRL_REG1.DataRate, highPassCutoff: CTRL_REG2.HighPassCutoff
    ) -> Int32 {
      let row: InlineArray<40, Int32> =
        switch self {
        case .l3g4200d, .a3g4250d, .l3gd20h:
          [
            8000, 4000, 2000, 1000, 500, 200, 100, 50, 20, 10,
            15_000, 8000, 4000, 2000, 1000, 500, 200, 100, 50, 20,
            30_000, 15_000, 8000, 4000, 2000, 1000, 500, 200, 100, 50,
            56_000, 30_000, 15_000, 8000, 4000, 2000, 1000, 500, 200, 100,
          ]
        case .l3gd20:
          [
            7200, 3500, 1800, 900, 450, 180, 90, 45, 18, 9,
            13_500, 7200, 3500, 1800, 900, 450, 180, 90, 45, 18,
            27_000, 13_500, 7200, 3500, 1800, 900, 450, 180, 90, 45,
            51_400, 27_000, 13_500, 7200, 3500, 1800, 900, 450, 180, 90,
          ]
        }
      return row[Int(dataRate.rawValue) * 10 + Int(highPassCutoff.rawValue)]
    }

    /// Typical sensitivity (µ°/s a digit). nil where the part or the code has none.
    @usableFromInline
    package func microdegreesPerSecondPerDigit(_ fullScale: CTRL_REG4.FullScale) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .l3g4200d, .l3gd20, .l3gd20h: [8750, 17_500, 70_000, 70_000]
        case .a3g4250d: [8750, nil, nil, nil]
        }
      return row[Int(fullScale.rawValue)]
    }

    /// Rated full scale in either direction; the code reaches 14.7 % further (°/s). nil where the
    /// part or the code has none.
    @usableFromInline
    package func ratedDegreesPerSecond(_ fullScale: CTRL_REG4.FullScale) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .l3g4200d, .l3gd20: [250, 500, 2000, 2000]
        case .a3g4250d: [245, nil, nil, nil]
        case .l3gd20h: [245, 500, 2000, 2000]
        }
      return row[Int(fullScale.rawValue)]
    }

    /// Typical output change under self-test, either sign (°/s). nil where the part or the code has
    /// none.
    @usableFromInline
    package func selfTestDegreesPerSecond(_ fullScale: CTRL_REG4.FullScale) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .l3g4200d, .l3gd20, .l3gd20h: [130, 200, 530, 530]
        case .a3g4250d: [130, nil, nil, nil]
        }
      return row[Int(fullScale.rawValue)]
    }

    /// Typical zero-rate level, either sign (°/s). nil where the part or the code has none.
    @usableFromInline
    package func zeroLevel(_ fullScale: CTRL_REG4.FullScale) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .l3g4200d, .l3gd20: [10, 15, 75, 75]
        case .a3g4250d: [25, nil, nil, nil]
        case .l3gd20h: [nil, nil, 25, 25]
        }
      return row[Int(fullScale.rawValue)]
    }

    /// Typical change of the zero-rate level with temperature, either sign (m°/s/°C). nil where the
    /// part or the code has none.
    @usableFromInline
    package func zeroLevelDrift(_ fullScale: CTRL_REG4.FullScale) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .l3g4200d: [30, nil, 40, 40]
        case .a3g4250d, .l3gd20, .l3gd20h: [nil, nil, nil, nil]
        }
      return row[Int(fullScale.rawValue)]
    }

    /// Output data rate of a typical part: somewhat below its name (mHz). nil where the part or the
    /// code has none.
    @usableFromInline
    package func typicalMillihertz(_ dataRate: CTRL_REG1.DataRate) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .l3g4200d, .a3g4250d, .l3gd20: [nil, nil, nil, nil]
        case .l3gd20h: [94_700, 189_400, 378_800, 757_600]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Output data rate while LOW_ODR.Low_ODR is set, as named (mHz). nil where the part or the
    /// code has none.
    @usableFromInline
    package func lowRateMillihertz(_ dataRate: CTRL_REG1.DataRate) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .l3g4200d, .a3g4250d, .l3gd20: [nil, nil, nil, nil]
        case .l3gd20h: [12_500, 25_000, 50_000, 50_000]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Least output data rate of any part (mHz). nil where the part or the code has none.
    @usableFromInline
    package func lowestMillihertz(_ dataRate: CTRL_REG1.DataRate) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .l3g4200d, .a3g4250d, .l3gd20: [nil, nil, nil, nil]
        case .l3gd20h: [nil, 162_000, nil, nil]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Greatest output data rate of any part (mHz). nil where the part or the code has none.
    @usableFromInline
    package func highestMillihertz(_ dataRate: CTRL_REG1.DataRate) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .l3g4200d, .a3g4250d, .l3gd20: [nil, nil, nil, nil]
        case .l3gd20h: [nil, 219_000, nil, nil]
        }
      return row[Int(dataRate.rawValue)]
    }
  }
}

#if !NO_HEAP
  extension Datasheet.L3G4200D.Variant: CaseIterable {
    /// The manufacturer's name.
    package var name: String {
      switch self {
      case .l3g4200d: Datasheet.L3G4200D.name
      case .a3g4250d: Datasheet.A3G4250D.name
      case .l3gd20: Datasheet.L3GD20.name
      case .l3gd20h: Datasheet.L3GD20H.name
      }
    }
    /// Everything that is known of the part, as data.
    package var facts: ChipFacts {
      switch self {
      case .l3g4200d: Datasheet.L3G4200D.facts
      case .a3g4250d: Datasheet.A3G4250D.facts
      case .l3gd20: Datasheet.L3GD20.facts
      case .l3gd20h: Datasheet.L3GD20H.facts
      }
    }
  }
#endif
