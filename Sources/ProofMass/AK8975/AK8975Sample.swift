// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// What one measurement of an AK8975 yields.
public struct AK8975Sample: Equatable, Sendable {
  /// In digits, −4096…4095, as the chip delivers them: not adjusted.
  public var raw: Axes<Int16>
  /// The sensitivity adjustment of this specimen (ASAX, ASAY, ASAZ); 128 is none.
  public var adjustment: Axes<UInt8>

  @inlinable
  public init(raw: Axes<Int16>, adjustment: Axes<UInt8>) {
    self.raw = raw
    self.adjustment = adjustment
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
}
