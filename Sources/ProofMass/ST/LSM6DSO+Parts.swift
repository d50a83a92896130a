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

extension STSixAxisGyroscopeRange {
  /// The code of FS_G and, above its lowest bit, of FS_125; nil for ±4000 °/s, which another bit selects.
  var code: Datasheet.LSM6DSO.CTRL2_G.FullScale? {
    .first { $0.ratedDegreesPerSecond == ratedDegreesPerSecond }
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
