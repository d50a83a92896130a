// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets

/// The greatest specific force of either sign. Raw values are the codes of AFS_SEL.
public enum InvenSenseAccelerometerRange: UInt8, Sendable {
  /// ±2 g.
  case g2
  /// ±4 g.
  case g4
  /// ±8 g.
  case g8
  /// ±16 g.
  case g16
}

/// The greatest angular rate of either sign. Raw values are the codes of FS_SEL.
public enum InvenSenseGyroscopeRange: UInt8, Sendable {
  /// ±250 °/s.
  case dps250
  /// ±500 °/s.
  case dps500
  /// ±1000 °/s.
  case dps1000
  /// ±2000 °/s.
  case dps2000
}

extension InvenSenseAccelerometerRange {
  /// The greatest specific force, in g.
  public var g: Double { Double(Int(Datasheet.MPU6500.Variant.mpu6500.ratedG(code))) }

  /// The range of this many g; nil when the chip does not have it.
  public init?(g: Double) {
    guard let range = Self.first(where: { $0.g == g }) else { return nil }
    self = range
  }

  var code: Datasheet.MPU6500.ACCEL_CONFIG.FullScale { .init(code: self, otherwise: .g2) }
}

extension InvenSenseGyroscopeRange {
  /// The greatest angular rate, in degrees per second.
  public var degreesPerSecond: Double {
    Double(Int(Datasheet.MPU6500.Variant.mpu6500.ratedDegreesPerSecond(code)))
  }

  /// The range of this many degrees per second; nil when the chip does not have it.
  public init?(degreesPerSecond: Double) {
    guard let range = Self.first(where: { $0.degreesPerSecond == degreesPerSecond }) else {
      return nil
    }
    self = range
  }

  var code: Datasheet.MPU6500.GYRO_CONFIG.FullScale { .init(code: self, otherwise: .dps250) }
}

// Lists of all cases are arrays, which a build without a heap cannot have.
#if !NO_HEAP
  extension InvenSenseAccelerometerRange: CaseIterable {}
  extension InvenSenseGyroscopeRange: CaseIterable {}
#endif
