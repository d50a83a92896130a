// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

// The settings that ST's six-axis parts share. Each generation names them by its configuration, such as
// `LSM6DSOConfiguration.Rate`, and a part rejects what it does not have.

/// The rate of a sensor's samples, by the datasheet's names; `hertz(of:)` of the driver is that of the chip at hand. Raw
/// values are the codes of ODR_XL and ODR_G.
public enum STSixAxisRate: UInt8, Sendable {
  /// 12.5 Hz.
  case hertz12Point5 = 1
  /// 26 Hz.
  case hertz26
  /// 52 Hz.
  case hertz52
  /// 104 Hz.
  case hertz104
  /// 208 Hz.
  case hertz208
  /// 416 Hz.
  case hertz416
  /// 833 Hz.
  case hertz833
  /// 1666 Hz.
  case hertz1666
  /// 3332 Hz: of an LSM6DS3 or LSM6DS33 the accelerometer alone.
  case hertz3332
  /// 6664 Hz: as 3332 Hz.
  case hertz6664
  /// 1.6 Hz: of the accelerometer, not in high performance; not in the LSM6DS3 and LSM6DS33.
  case hertz1Point6
}

/// The greatest specific force of either sign. Which ranges a part has:
/// `accelerometerRanges` of it.
public enum STSixAxisAccelerometerRange: UInt8, Sendable {
  /// ±2 g: not in the LSM6DSO32.
  case g2
  /// ±4 g.
  case g4
  /// ±8 g.
  case g8
  /// ±16 g.
  case g16
  /// ±32 g: LSM6DSO32.
  case g32
}

/// How much current the accelerometer needs: an LSM6DSO32 alone at 52 Hz 170, 26 or
/// 9.5 µA, an LSM6DSL 150 or 25 µA (their datasheets).
public enum STSixAxisAccelerometerMode: UInt8, Sendable {
  /// The least noise, at any rate but 1.6 Hz.
  case highPerformance
  /// Less current below 416 Hz. Datasheet, CTRL6_C, XL_HM_MODE.
  case lowPower
  /// The least current, up to 208 Hz and without the gyroscope: LSM6DSO, LSM6DSOX and LSM6DSO32. CTRL5_C, XL_ULP_EN.
  case ultraLowPower
}

/// The greatest angular rate of either sign. The outputs reach 14.7 % beyond it.
public enum STSixAxisGyroscopeRange: UInt8, Sendable {
  /// ±125 °/s.
  case dps125
  /// ±250 °/s; the datasheet of the LSM6DS3 names it 245.
  case dps250
  /// ±500 °/s.
  case dps500
  /// ±1000 °/s.
  case dps1000
  /// ±2000 °/s.
  case dps2000
  /// ±4000 °/s: ISM330DHCX.
  case dps4000
}

/// The settings of the FIFO of a six-axis part. When it is full, the oldest samples are replaced (continuous mode).
public struct STSixAxisFIFO: Equatable, Sendable {
  /// The number of sets at which the pin's signal begins: a set has one sample of each sensor that runs. An LSM6DSO has
  /// 1…255 sets of both sensors, 1…511 of one; with the sensor hub 1…170 and 1…255. For an LSM6DSL and its relatives ``LSM6DSLConfiguration/fifo``.
  public var watermark: UInt16
  /// Whether a set has what the sensor hub reads of a magnetometer (`STSensorHub.start`). The sensors' rate is then 12.5
  /// to 104 Hz, and the hub's not lower; of an LSM6DSL the accelerometer's, whose samples have it. Not in the LSM6DS33.
  public var magnetometer: Bool

  /// Creates the FIFO's settings from their parts.
  public init(watermark: UInt16 = 1, magnetometer: Bool = false) {
    self.watermark = watermark
    self.magnetometer = magnetometer
  }
}

extension STSixAxisRate {
  /// Samples a second, as the datasheet names them: 12.5, 26, 52 and so on. The chip's are 0.2 % more (12.5 Hz: 4 %),
  /// apart from its clock: `hertz(of:)` of the driver.
  public var hertz: Double {
    switch self {
    case .hertz1Point6: 1.6
    case .hertz12Point5: 12.5
    case .hertz26: 26
    case .hertz52: 52
    case .hertz104: 104
    case .hertz208: 208
    case .hertz416: 416
    case .hertz833: 833
    case .hertz1666: 1666
    case .hertz3332: 3332
    case .hertz6664: 6664
    }
  }
}

extension STSixAxisAccelerometerRange {
  /// The greatest specific force of either sign, in g.
  public var g: Double { Double(Int(ratedG)) }

  var ratedG: Int32 {
    switch self {
    case .g2: 2
    case .g4: 4
    case .g8: 8
    case .g16: 16
    case .g32: 32
    }
  }
}

extension STSixAxisGyroscopeRange {
  /// The greatest angular rate of either sign, in degrees per second.
  public var degreesPerSecond: Double { Double(Int(ratedDegreesPerSecond)) }

  var ratedDegreesPerSecond: Int32 {
    switch self {
    case .dps125: 125
    case .dps250: 250
    case .dps500: 500
    case .dps1000: 1000
    case .dps2000: 2000
    case .dps4000: 4000
    }
  }
}

// Lists are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension STSixAxisRate: CaseIterable {
    /// The rates that both sensors have, the slowest first.
    public static var ofBothSensors: [Self] { allCases.filter { $0 != .hertz1Point6 } }

    /// The rate of this many samples a second; nil where there is none.
    public init?(hertz: Double) {
      guard let rate = Self.allCases.first(where: { $0.hertz == hertz }) else { return nil }
      self = rate
    }
  }

  extension STSixAxisAccelerometerRange: CaseIterable {
    /// The range of this many g; nil where there is none.
    public init?(g: Double) {
      guard let range = Self.allCases.first(where: { $0.g == g }) else { return nil }
      self = range
    }
  }

  extension STSixAxisGyroscopeRange: CaseIterable {
    /// The range of this many degrees per second; nil where there is none.
    public init?(degreesPerSecond: Double) {
      guard let range = Self.allCases.first(where: { $0.degreesPerSecond == degreesPerSecond })
      else { return nil }
      self = range
    }
  }
#endif
