// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/adxl345.json and its relatives by `scripts/registers`; do not edit.

extension Datasheet.ADXL345 {
  /// The parts with this register map, and what differs between them.
  @usableFromInline
  package enum Variant: UInt8, Sendable {
    /// Three-axis accelerometer of Analog Devices, ±2 to ±16 g, 10 to 13 bits, 0.1 to 3200 Hz,
    /// FIFO, taps, activity, free fall.
    case adxl345
    /// Three-axis accelerometer of Analog Devices, ±2 to ±16 g, 10 to 13 bits, for consumer
    /// products; by its drivers an ADXL345.
    case adxl343

    /// The value of the identity register.
    @usableFromInline package var identity: UInt8 { 0xE5 }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package var i2cAddress: UInt8 { 0x53 }
    /// Period of code 15 of Rate; each lower code doubles it (ns).
    @usableFromInline package var shortestPeriod: Int64 { 312_500 }
    /// With one sample period added: from standby to the first sample (ns).
    @usableFromInline package var turnOnOffset: Int64 { 1_100_000 }
    /// From the end of a read of the data registers until they and FIFO_STATUS may be read again
    /// (ns).
    @usableFromInline package var fifoPop: Int64 { 5000 }
    /// For which CS has to be high between two frames (ns).
    @usableFromInline package var chipSelectHigh: Int64 { 150 }
    /// One step of DUR (ns).
    @usableFromInline package var durationStep: Int64 { 625_000 }
    /// One step of LATENT (ns).
    @usableFromInline package var latencyStep: Int64 { 1_250_000 }
    /// One step of WINDOW (ns).
    @usableFromInline package var windowStep: Int64 { 1_250_000 }
    /// One step of TIME_INACT (ns).
    @usableFromInline package var inactivityStep: Int64 { 1_000_000_000 }
    /// One step of TIME_FF (ns).
    @usableFromInline package var freeFallStep: Int64 { 5_000_000 }
    /// One step of all thresholds (µg).
    @usableFromInline package var microgravitiesPerThresholdStep: Int { 62_500 }
    /// One step of an offset register, printed as 15.6 mg (digits of full resolution).
    @usableFromInline package var digitsPerOffsetStep: Int { 4 }
    /// Typical sensitivity of X and Y in full resolution at 3.3 V; Z keeps 256 (digits a g).
    @usableFromInline package var digitsPerGAt3V3XY: Int { 265 }
    /// Typical change of the offset of X and Y at 3.3 V from 2.5 V (mg).
    @usableFromInline package var offsetAt3V3XY: Int { 25 }
    /// Typical change of the offset of Z at 3.3 V from 2.5 V (mg).
    @usableFromInline package var offsetAt3V3Z: Int { -20 }
    /// Sets of the FIFO; one more may be at the output (sets).
    @usableFromInline package var fifoDepth: Int { 32 }
    /// Highest output data rate that I2C at 400 kHz can transfer; at 100 kHz 200 Hz (mHz).
    @usableFromInline package var fastestI2CMillihertz: Int { 800_000 }
    /// Lowest SPI clock for 1600 and 3200 Hz (Hz).
    @usableFromInline package var fastRateSPIHertz: Int { 2_000_000 }
    /// Highest SPI clock at which the address byte alone takes the time of fifoPop (Hz).
    @usableFromInline package var plainPopSPIHertz: Int { 1_600_000 }
    /// Lowest recommended THRESH_FF (steps).
    @usableFromInline package var lowestFreeFallThreshold: Int { 5 }
    /// Highest recommended THRESH_FF (steps).
    @usableFromInline package var highestFreeFallThreshold: Int { 9 }
    /// Lowest recommended TIME_FF (steps).
    @usableFromInline package var lowestFreeFallTime: Int { 20 }
    /// Highest recommended TIME_FF (steps).
    @usableFromInline package var highestFreeFallTime: Int { 70 }
    /// Fewest sets to average in a self-test, before and with the force (sets).
    @usableFromInline package var selfTestSets: Int { 10 }
    /// Periods from a change of SELF_TEST until the output has settled (sets).
    @usableFromInline package var selfTestSettlingSets: Int { 4 }
    /// Typical change of X under the self-test force at 2.5 V (mg).
    @usableFromInline package var selfTestTypicalX: Int { 750 }
    /// Typical change of Y under the self-test force at 2.5 V (mg).
    @usableFromInline package var selfTestTypicalY: Int { -1650 }
    /// Typical change of Z under the self-test force at 2.5 V (mg).
    @usableFromInline package var selfTestTypicalZ: Int { 1650 }
    /// Change of X and Y under the self-test force at 3.3 V, of that at 2.5 V (%).
    @usableFromInline package var selfTestPercentAt3V3XY: Int { 177 }
    /// Change of Z under the self-test force at 3.3 V, of that at 2.5 V (%).
    @usableFromInline package var selfTestPercentAt3V3Z: Int { 147 }
    /// Typical noise density of X and Y (µg/√Hz).
    @usableFromInline package var noiseDensity: Int { 290 }
    /// Typical noise density of Z (µg/√Hz).
    @usableFromInline package var noiseDensityZ: Int { 430 }
    /// Zero-g level of X and Y, one standard deviation (mg).
    @usableFromInline package var zeroLevel: Int { 35 }
    /// Zero-g level of Z, one standard deviation (mg).
    @usableFromInline package var zeroLevelZ: Int { 40 }
    /// Change of the zero-g level of X and Y with temperature, either sign (µg/°C).
    @usableFromInline package var zeroLevelDrift: Int { 400 }
    /// Change of the zero-g level of Z with temperature, either sign (µg/°C).
    @usableFromInline package var zeroLevelDriftZ: Int { 1200 }

    /// Output data rate, halved from one code to the next; below 12.5 Hz printed with three digits
    /// (mHz).
    @usableFromInline
    package func millihertz(_ rate: BW_RATE.Rate) -> Int32 {
      let row: InlineArray<16, Int32> = [
        98, 195, 391, 781, 1562, 3125, 6250, 12_500, 25_000, 50_000, 100_000, 200_000, 400_000,
        800_000, 1_600_000, 3_200_000,
      ]
      return row[Int(rate.rawValue)]
    }

    /// Bandwidth, −3 dB: half the rate (mHz).
    @usableFromInline
    package func bandwidthMillihertz(_ rate: BW_RATE.Rate) -> Int32 {
      let row: InlineArray<16, Int32> = [
        49, 98, 195, 391, 781, 1563, 3125, 6250, 12_500, 25_000, 50_000, 100_000, 200_000, 400_000,
        800_000, 1_600_000,
      ]
      return row[Int(rate.rawValue)]
    }

    /// Typical supply current at 2.5 V (µA).
    @usableFromInline
    package func microamperes(_ rate: BW_RATE.Rate) -> Int32 {
      let row: InlineArray<16, Int32> = [
        23, 23, 23, 23, 34, 40, 45, 50, 60, 90, 140, 140, 140, 140, 90, 140,
      ]
      return row[Int(rate.rawValue)]
    }

    /// Typical supply current at 2.5 V with LOW_POWER; nil where that saves none (µA). nil where
    /// the part or the code has none.
    @usableFromInline
    package func lowPowerMicroamperes(_ rate: BW_RATE.Rate) -> Int32? {
      let row: InlineArray<16, Int32?> = [
        nil, nil, nil, nil, nil, nil, nil, 34, 40, 45, 50, 60, 90, nil, nil, nil,
      ]
      return row[Int(rate.rawValue)]
    }

    /// Rate of samples in sleep (mHz).
    @usableFromInline
    package func wakeUpMillihertz(_ wakeUp: POWER_CTL.WakeUp) -> Int32 {
      let row: InlineArray<4, Int32> = [8000, 4000, 2000, 1000]
      return row[Int(wakeUp.rawValue)]
    }

    /// Full scale in either direction (g).
    @usableFromInline
    package func ratedG(_ range: DATA_FORMAT.Range) -> Int32 {
      let row: InlineArray<4, Int32> = [2, 4, 8, 16]
      return row[Int(range.rawValue)]
    }

    /// Width of an output code (bits).
    @usableFromInline
    package func codeBits(resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range) -> Int32 {
      let row: InlineArray<8, Int32> = [10, 10, 10, 10, 10, 11, 12, 13]
      return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
    }

    /// Typical sensitivity at 2.5 V (digits a g).
    @usableFromInline
    package func digitsPerG(resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range) -> Int32 {
      let row: InlineArray<8, Int32> = [256, 128, 64, 32, 256, 256, 256, 256]
      return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
    }

    /// Typical scale at 2.5 V as printed, rounded (µg a digit).
    @usableFromInline
    package func microgravitiesPerDigit(
      resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
    ) -> Int32 {
      let row: InlineArray<8, Int32> = [3900, 7800, 15_600, 31_200, 3900, 3900, 3900, 3900]
      return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
    }

    /// Lowest sensitivity at 2.5 V; of coarser digits from the greatest scale (digits a g).
    @usableFromInline
    package func lowestDigitsPerG(
      resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
    ) -> Int32 {
      let row: InlineArray<8, Int32> = [230, 115, 57, 29, 230, 230, 230, 230]
      return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
    }

    /// Highest sensitivity at 2.5 V; of coarser digits from the least scale (digits a g).
    @usableFromInline
    package func highestDigitsPerG(
      resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
    ) -> Int32 {
      let row: InlineArray<8, Int32> = [282, 141, 71, 35, 282, 282, 282, 282]
      return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
    }

    /// Lowest change of X under the self-test force at 2.5 V (digits).
    @usableFromInline
    package func selfTestMinimumX(
      resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
    ) -> Int32 {
      let row: InlineArray<8, Int32> = [50, 25, 12, 6, 50, 50, 50, 50]
      return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
    }

    /// Highest change of X under the self-test force at 2.5 V (digits).
    @usableFromInline
    package func selfTestMaximumX(
      resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
    ) -> Int32 {
      let row: InlineArray<8, Int32> = [540, 270, 135, 67, 540, 540, 540, 540]
      return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
    }

    /// Lowest change of Y under the self-test force at 2.5 V (digits).
    @usableFromInline
    package func selfTestMinimumY(
      resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
    ) -> Int32 {
      let row: InlineArray<8, Int32> = [-540, -270, -135, -67, -540, -540, -540, -540]
      return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
    }

    /// Highest change of Y under the self-test force at 2.5 V (digits).
    @usableFromInline
    package func selfTestMaximumY(
      resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
    ) -> Int32 {
      let row: InlineArray<8, Int32> = [-50, -25, -12, -6, -50, -50, -50, -50]
      return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
    }

    /// Lowest change of Z under the self-test force at 2.5 V (digits).
    @usableFromInline
    package func selfTestMinimumZ(
      resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
    ) -> Int32 {
      let row: InlineArray<8, Int32> = [75, 38, 19, 10, 75, 75, 75, 75]
      return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
    }

    /// Highest change of Z under the self-test force at 2.5 V (digits).
    @usableFromInline
    package func selfTestMaximumZ(
      resolution: DATA_FORMAT.Resolution, range: DATA_FORMAT.Range
    ) -> Int32 {
      let row: InlineArray<8, Int32> = [875, 438, 219, 110, 875, 875, 875, 875]
      return row[Int(resolution.rawValue) * 4 + Int(range.rawValue)]
    }
  }
}

#if !NO_HEAP
  extension Datasheet.ADXL345.Variant: CaseIterable {
    /// The manufacturer's name.
    package var name: String {
      switch self {
      case .adxl345: Datasheet.ADXL345.name
      case .adxl343: Datasheet.ADXL343.name
      }
    }
    /// Everything that is known of the part, as data.
    package var facts: ChipFacts {
      switch self {
      case .adxl345: Datasheet.ADXL345.facts
      case .adxl343: Datasheet.ADXL343.facts
      }
    }
  }
#endif
