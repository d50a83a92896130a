// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

extension LSM6DSLConfiguration {
  /// One of the parts that share registers.
  public struct Part: Hashable, Sendable {
    let variant: Datasheet.LSM6DSL.Variant

    /// With a FIFO of 4 kB, and a gyroscope of up to 6667 Hz.
    public static var lsm6dsl: Part { Part(variant: .lsm6dsl) }
    /// LSM6DS3TR-C: its registers are those of the LSM6DSL.
    public static var lsm6ds3trc: Part { Part(variant: .lsm6ds3trc) }
    /// With a FIFO of 8 kB and other filters, and a gyroscope of up to 1667 Hz; without the user offset and pulses of
    /// data-ready.
    public static var lsm6ds3: Part { Part(variant: .lsm6ds3) }
    /// As the LSM6DS3, without a sensor hub.
    public static var lsm6ds33: Part { Part(variant: .lsm6ds33) }

    /// Whether registers have the fields of the LSM6DS3, where those of the LSM6DSL differ.
    var isAsLSM6DS3: Bool { variant.hasAxisEnables }

    /// The code of CTRL1_XL, FS_XL, of a range; nil where the part does not have it.
    func code(of range: AccelerometerRange) -> Datasheet.LSM6DSL.CTRL1_XL.FullScale? {
      .first { variant.ratedG($0) == range.ratedG }
    }

    /// The code of FS_G and, as its lowest bit, of FS_125; nil where no part has the range. By the names of the LSM6DSL:
    /// ±245 °/s of an LSM6DS3 has the same digits as ±250 °/s.
    func code(of range: GyroscopeRange) -> Datasheet.LSM6DSL.CTRL2_G.FullScale? {
      .first {
        Datasheet.LSM6DSL.Variant.lsm6dsl.ratedDegreesPerSecond($0) == range.ratedDegreesPerSecond
      }
    }

    /// Whether the accelerometer has a rate.
    func hasAccelerometer(_ rate: Rate) -> Bool {
      variant.millihertz(rate.accelerometerCode) != nil
    }

    /// Whether the gyroscope has a rate.
    func hasGyroscope(_ rate: Rate) -> Bool {
      variant.gyroscopeMillihertz(rate.gyroscopeCode) != nil
    }
  }
}

extension STSixAxisRate {
  /// The code of ODR_XL.
  var accelerometerCode: Datasheet.LSM6DSL.CTRL1_XL.DataRate {
    .init(code: self, otherwise: .powerDown)
  }

  /// The code of ODR_G; power-down for 1.6 Hz, which a gyroscope does not have.
  var gyroscopeCode: Datasheet.LSM6DSL.CTRL2_G.DataRate { .init(code: self, otherwise: .powerDown) }
}

// Lists are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension LSM6DSLConfiguration.Part: CaseIterable {
    /// All parts with this register map, the model first.
    public static var allCases: [Self] {
      Datasheet.LSM6DSL.Variant.allCases.map { Self(variant: $0) }
    }

    /// The accelerometer's ranges, the smallest first.
    public var accelerometerRanges: [LSM6DSLConfiguration.AccelerometerRange] {
      LSM6DSLConfiguration.AccelerometerRange.allCases.filter { code(of: $0) != nil }
    }

    /// The gyroscope's ranges, the smallest first.
    public var gyroscopeRanges: [LSM6DSLConfiguration.GyroscopeRange] {
      LSM6DSLConfiguration.GyroscopeRange.allCases.filter { code(of: $0) != nil }
    }

    /// The rates that both sensors have, the slowest first.
    public var ratesOfBothSensors: [LSM6DSLConfiguration.Rate] {
      LSM6DSLConfiguration.Rate.ofBothSensors.filter { hasAccelerometer($0) && hasGyroscope($0) }
    }
  }
#endif
