// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// What one measurement of an AK8975 yields.
public struct AK8975Sample: Equatable, Sendable {
  /// In digits, −4096…4095, as the chip delivers them: not adjusted.
  public var raw: Axes<Int16>
  /// The sensitivity adjustment of this specimen (ASAX, ASAY, ASAZ); 128 is none.
  public var adjustment: Axes<UInt8>
  /// When it was sampled: the middle of the measurement, from the trigger to the edge of DRDY, or
  /// without one to the 7.3 ms that a typical chip takes, up to 9 that it may.
  public var instant: Instant

  @inlinable
  public init(raw: Axes<Int16>, adjustment: Axes<UInt8>, instant: Instant) {
    self.raw = raw
    self.adjustment = adjustment
    self.instant = instant
  }

  /// Adjusted: a digit is 0.3 µT (datasheet) × (ASA + 128) / 256 (as independent drivers compute).
  @inlinable
  public var fluxDensity: MagneticFluxDensity {
    MagneticFluxDensity(
      microtesla: Axes(
        Self.sensitivity(adjustment.x).value(raw.x),
        Self.sensitivity(adjustment.y).value(raw.y),
        Self.sensitivity(adjustment.z).value(raw.z)))
  }

  /// What one digit is worth, in µT.
  @inlinable
  public static func sensitivity(_ adjustment: UInt8) -> Sensitivity {
    let sum = Int(adjustment) + Datasheet.AK8975.Constant.adjustmentOffset
    return Sensitivity(
      Int32(Datasheet.AK8975.Constant.nanoteslaPerDigit * sum),
      over: Int32(1000 * Datasheet.AK8975.Constant.adjustmentDivisor))
  }

  /// Digits after adjustment.
  static func adjust(_ raw: Axes<Int16>, by adjustment: Axes<UInt8>) -> Axes<Double> {
    func adjust(_ raw: Int16, _ adjustment: UInt8) -> Double {
      let sum = Int32(adjustment) + Int32(Datasheet.AK8975.Constant.adjustmentOffset)
      return Sensitivity(sum, over: Int32(Datasheet.AK8975.Constant.adjustmentDivisor)).value(raw)
    }
    return Axes(
      adjust(raw.x, adjustment.x), adjust(raw.y, adjustment.y), adjust(raw.z, adjustment.z))
  }
}
