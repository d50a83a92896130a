// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension LSM6DSOConfiguration {
  /// One of the parts that share registers.
  public struct Part: Hashable, Sendable {
    let variant: Datasheet.LSM6DSO.Variant

    /// ±2 to ±16 g and ±125 to ±2000 °/s.
    public static var lsm6dso: Part { Part(variant: .lsm6dso) }
    /// The same with a machine-learning core, which the driver does not use.
    public static var lsm6dsox: Part { Part(variant: .lsm6dsox) }
    /// ±2 to ±16 g and ±125 to ±4000 °/s, for industry: with an identity of its own, without the ultra-low-power
    /// mode and without I3C.
    public static var ism330dhcx: Part { Part(variant: .ism330dhcx) }
    /// ±4 to ±32 g and ±125 to ±2000 °/s.
    public static var lsm6dso32: Part { Part(variant: .lsm6dso32) }

    /// The code of CTRL1_XL, FS_XL, of a range; nil where the part does not have it.
    func code(of range: AccelerometerRange) -> Datasheet.LSM6DSO.CTRL1_XL.FullScale? {
      .first { variant.ratedG($0) == range.ratedG }
    }

    /// The value of one digit in µ°/s of a range; nil where the part does not have it.
    func microdegreesPerSecondPerDigit(_ range: GyroscopeRange) -> Int32? {
      guard let code = range.code else {
        return variant.microdegreesPerSecondPerDigit4000.map { Int32($0) }
      }
      return variant.microdegreesPerSecondPerDigit(code)
    }
  }
}

extension LSM6DSOConfiguration.Rate {
  /// Samples a second, as the datasheet names them: 12.5, 26, 52 and so on. The chip's are 0.2 % more (12.5 Hz: 4 %),
  /// apart from its clock: `LSM6DSO.hertz(of:)`.
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

  var accelerometer: Datasheet.LSM6DSO.CTRL1_XL.DataRate {
    .init(code: self, otherwise: .powerDown)
  }

  /// Power-down for 1.6 Hz, which a gyroscope does not have.
  var gyroscope: Datasheet.LSM6DSO.CTRL2_G.DataRate { .init(code: self, otherwise: .powerDown) }

  /// The period of the samples in nanoseconds, where the chip's clock deviates by this many steps of
  /// INTERNAL_FREQ_FINE.
  func period(_ clockTrim: Int8) -> Int64 {
    let millihertz = Double(Int(accelerometer.millihertz ?? 0))
    return Int64(1e12 / (millihertz * (1 + LSM6DSOConfiguration.clockDeviation(clockTrim))))
  }
}

extension LSM6DSOConfiguration {
  /// How much faster than nominal a clock is, as a fraction.
  static func clockDeviation(_ clockTrim: Int8) -> Double {
    Double(Int(clockTrim)) * Double(Datasheet.LSM6DSO.Constant.timeBaseStep) / 1_000_000
  }
}

extension LSM6DSOConfiguration.AccelerometerRange {
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

extension LSM6DSOConfiguration.GyroscopeRange {
  /// The greatest angular rate of either sign, in degrees per second.
  public var degreesPerSecond: Double { Double(Int(code?.ratedDegreesPerSecond ?? 4000)) }

  /// The code of FS_G; nil for ±4000 °/s, which another bit selects.
  var code: Datasheet.LSM6DSO.CTRL2_G.FullScale? {
    switch self {
    case .dps125: .dps125
    case .dps250: .dps250
    case .dps500: .dps500
    case .dps1000: .dps1000
    case .dps2000: .dps2000
    case .dps4000: nil
    }
  }
}

// Lists are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension LSM6DSOConfiguration.Part: CaseIterable {
    /// All parts with this register map, the model first.
    public static var allCases: [Self] {
      Datasheet.LSM6DSO.Variant.allCases.map { Self(variant: $0) }
    }

    /// The accelerometer's ranges, the smallest first.
    public var accelerometerRanges: [LSM6DSOConfiguration.AccelerometerRange] {
      LSM6DSOConfiguration.AccelerometerRange.allCases.filter { code(of: $0) != nil }
    }

    /// The gyroscope's ranges, the smallest first.
    public var gyroscopeRanges: [LSM6DSOConfiguration.GyroscopeRange] {
      LSM6DSOConfiguration.GyroscopeRange.allCases.filter {
        microdegreesPerSecondPerDigit($0) != nil
      }
    }
  }
#endif
