// SPDX-License-Identifier: Apache-2.0

// Generated from datasheets/hmc5883l.json and its relatives by `scripts/registers`; do not edit.

extension Datasheet.HMC5883L {
  /// The parts with this register map, and what differs between them.
  @usableFromInline
  package enum Variant: UInt8, Sendable {
    /// Three-axis magnetometer of Honeywell, ±0.88 to ±8.1 G, 12 bits, 0.75 to 75 Hz.
    case hmc5883l
    /// Three-axis magnetometer in STMicroelectronics' LSM303DLHC, ±1.3 to ±8.1 G, 12 bits, 0.75 to
    /// 220 Hz.
    case lsm303dlhcm
    /// Three-axis magnetometer in STMicroelectronics' LSM303DLH, ±1.3 to ±8.1 G, 12 bits, 0.75 to
    /// 75 Hz.
    case lsm303dlhm
    /// Three-axis magnetometer in STMicroelectronics' LSM303DLM, ±1.3 to ±8.1 G, 12 bits, 0.75 to
    /// 220 Hz.
    case lsm303dlmm

    /// The value of the identity register.
    @usableFromInline package var identity: UInt8 { 0x48 }
    /// The 7-bit I2C address with all address pins low.
    @usableFromInline package var i2cAddress: UInt8 { 0x1E }
    /// Whether a current through an offset strap makes a field for a self-test.
    @usableFromInline
    package var hasBias: Bool {
      switch self {
      case .hmc5883l, .lsm303dlhm: true
      case .lsm303dlhcm, .lsm303dlmm: false
      }
    }
    /// Whether measurements can be averaged.
    @usableFromInline package var hasAverages: Bool { self == .hmc5883l }
    /// Whether the data registers are those of X, Y and Z in this order, instead of X, Z and Y.
    @usableFromInline package var hasAxesInOrder: Bool { self == .lsm303dlhm }
    /// Whether the part has a thermometer.
    @usableFromInline package var hasThermometer: Bool { self == .lsm303dlhcm }
    /// From the command to data in the output registers (ns).
    @usableFromInline package var measurement: Int64 { 6_000_000 }
    /// From power-on to the data of the measurement that the part makes by itself (ns). nil where
    /// the part has none.
    @usableFromInline
    package var firstData: Int64? {
      switch self {
      case .hmc5883l: 56_000_000
      case .lsm303dlhcm, .lsm303dlhm, .lsm303dlmm: nil
      }
    }
    /// For which RDY and pin DRDY are low while data are written (ns).
    @usableFromInline package var readyLow: Int64 { 250_000 }
    /// Output of an axis whose converter overflowed (digits).
    @usableFromInline package var overflowCode: Int { -4096 }
    /// Lowest output (digits).
    @usableFromInline package var lowestCode: Int { -2048 }
    /// Highest output (digits).
    @usableFromInline package var highestCode: Int { 2047 }
    /// Nominal field of the offset strap on X and Y (mG). nil where the part has none.
    @usableFromInline
    package var selfTestFieldXY: Int? {
      switch self {
      case .hmc5883l: 1160
      case .lsm303dlhcm, .lsm303dlhm, .lsm303dlmm: nil
      }
    }
    /// Nominal field of the offset strap on Z (mG). nil where the part has none.
    @usableFromInline
    package var selfTestFieldZ: Int? {
      switch self {
      case .hmc5883l: 1080
      case .lsm303dlhcm, .lsm303dlhm, .lsm303dlmm: nil
      }
    }
    /// Smallest response at ±4.7 G that passes, of the bias's sign (digits). nil where the part has
    /// none.
    @usableFromInline
    package var selfTestLowest: Int? {
      switch self {
      case .hmc5883l: 243
      case .lsm303dlhcm, .lsm303dlhm, .lsm303dlmm: nil
      }
    }
    /// Largest response at ±4.7 G that passes, of the bias's sign (digits). nil where the part has
    /// none.
    @usableFromInline
    package var selfTestHighest: Int? {
      switch self {
      case .hmc5883l: 575
      case .lsm303dlhcm, .lsm303dlhm, .lsm303dlmm: nil
      }
    }
    /// Value of IRB (byte).
    @usableFromInline package var secondIdentity: Int { 52 }
    /// Value of IRC (byte).
    @usableFromInline package var thirdIdentity: Int { 51 }
    /// Output data rate of code 7 of DO (mHz). nil where the part has none.
    @usableFromInline
    package var fastestMillihertz: Int? {
      switch self {
      case .hmc5883l, .lsm303dlhm: nil
      case .lsm303dlhcm, .lsm303dlmm: 220_000
      }
    }
    /// Sensitivity of the thermometer (digits/°C). nil where the part has none.
    @usableFromInline
    package var temperatureDigits: Int? {
      switch self {
      case .hmc5883l, .lsm303dlhm, .lsm303dlmm: nil
      case .lsm303dlhcm: 8
      }
    }
    /// Temperature at which the thermometer reads 0: the document states none, and users add 20, 21
    /// or 25 (°C). nil where the part has none.
    @usableFromInline
    package var temperatureZero: Int? {
      switch self {
      case .hmc5883l, .lsm303dlhm, .lsm303dlmm: nil
      case .lsm303dlhcm: 20
      }
    }

    /// Measurements that are averaged (measurements). nil where the part or the code has none.
    @usableFromInline
    package func averageCount(_ averages: CRA.Averages) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .hmc5883l: [1, 2, 4, 8]
        case .lsm303dlhcm, .lsm303dlhm, .lsm303dlmm: [nil, nil, nil, nil]
        }
      return row[Int(averages.rawValue)]
    }

    /// Output data rate in continuous mode (mHz). nil where the part or the code has none.
    @usableFromInline
    package func millihertz(_ dataRate: CRA.DataRate) -> Int32? {
      let row: InlineArray<7, Int32?> =
        switch self {
        case .hmc5883l, .lsm303dlhm: [750, 1500, 3000, 7500, 15_000, 30_000, 75_000]
        case .lsm303dlhcm, .lsm303dlmm: [nil, nil, nil, nil, nil, nil, nil]
        }
      return row[Int(dataRate.rawValue)]
    }

    /// Sensitivity of X and Y (digits a gauss). nil where the part or the code has none.
    @usableFromInline
    package func digitsPerGauss(_ gain: CRB.Gain) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .hmc5883l: [1370, 1090, 820, 660, 440, 390, 330, 230]
        case .lsm303dlhcm, .lsm303dlmm: [nil, 1100, 855, 670, 450, 400, 330, 230]
        case .lsm303dlhm: [nil, 1055, 795, 635, 430, 375, 320, 230]
        }
      return row[Int(gain.rawValue)]
    }

    /// Sensitivity of Z (digits a gauss). nil where the part or the code has none.
    @usableFromInline
    package func digitsPerGaussZ(_ gain: CRB.Gain) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .hmc5883l: [1370, 1090, 820, 660, 440, 390, 330, 230]
        case .lsm303dlhcm, .lsm303dlmm: [nil, 980, 760, 600, 400, 355, 295, 205]
        case .lsm303dlhm: [nil, 950, 710, 570, 385, 335, 285, 205]
        }
      return row[Int(gain.rawValue)]
    }

    /// Recommended range, of either sign; the output reaches further (mG). nil where the part or
    /// the code has none.
    @usableFromInline
    package func milligauss(_ gain: CRB.Gain) -> Int32? {
      let row: InlineArray<8, Int32?> =
        switch self {
        case .hmc5883l: [880, 1300, 1900, 2500, 4000, 4700, 5600, 8100]
        case .lsm303dlhcm, .lsm303dlhm, .lsm303dlmm:
          [nil, 1300, 1900, 2500, 4000, 4700, 5600, 8100]
        }
      return row[Int(gain.rawValue)]
    }

    /// Noise of an output at ±0.88 G, RMS; at one average also in the table of characteristics
    /// (µG). nil where the part or the code has none.
    @usableFromInline
    package func noiseMicrogauss(_ averages: CRA.Averages) -> Int32? {
      let row: InlineArray<4, Int32?> =
        switch self {
        case .hmc5883l: [2100, 1700, 1350, 1050]
        case .lsm303dlhcm, .lsm303dlhm, .lsm303dlmm: [nil, nil, nil, nil]
        }
      return row[Int(averages.rawValue)]
    }
  }
}

#if !NO_HEAP
  extension Datasheet.HMC5883L.Variant: CaseIterable {
    /// The manufacturer's name.
    package var name: String {
      switch self {
      case .hmc5883l: Datasheet.HMC5883L.name
      case .lsm303dlhcm: Datasheet.LSM303DLHCM.name
      case .lsm303dlhm: Datasheet.LSM303DLHM.name
      case .lsm303dlmm: Datasheet.LSM303DLMM.name
      }
    }
    /// Everything that is known of the part, as data.
    package var facts: ChipFacts {
      switch self {
      case .hmc5883l: Datasheet.HMC5883L.facts
      case .lsm303dlhcm: Datasheet.LSM303DLHCM.facts
      case .lsm303dlhm: Datasheet.LSM303DLHM.facts
      case .lsm303dlmm: Datasheet.LSM303DLMM.facts
      }
    }
  }
#endif
