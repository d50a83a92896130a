// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore
public import ProofMassDatasheets

/// What one measurement of an AK8963 yields.
public struct AK8963Sample: Equatable, Sendable {
  /// In digits, as the chip delivers them: not adjusted.
  public var raw: Axes<Int16>
  /// The sensitivity adjustment of this specimen (ASAX, ASAY, ASAZ); 128 is none.
  public var adjustment: Axes<UInt8>
  public var output: AK8963Configuration.Output
  /// Whether it was not read before (ST1, DRDY).
  public var isNew: Bool
  /// Whether an earlier one was overwritten unread (ST1, DOR).
  public var overrun: Bool
  /// When it was sampled: the middle of the measurement. nil where the chip started it by itself and
  /// no edge told of its end.
  public var instant: Instant?

  @inlinable
  public init(
    raw: Axes<Int16>, adjustment: Axes<UInt8>, output: AK8963Configuration.Output,
    isNew: Bool = true, overrun: Bool = false, instant: Instant? = nil
  ) {
    self.raw = raw
    self.adjustment = adjustment
    self.output = output
    self.isNew = isNew
    self.overrun = overrun
    self.instant = instant
  }

  /// Adjusted: a digit is 0.6 or 0.15 µT × (ASA + 128) / 256.
  @inlinable
  public var fluxDensity: MagneticFluxDensity {
    MagneticFluxDensity(
      microtesla: Axes(
        Self.sensitivity(adjustment.x, output).value(raw.x),
        Self.sensitivity(adjustment.y, output).value(raw.y),
        Self.sensitivity(adjustment.z, output).value(raw.z)))
  }

  /// What one digit is worth, in µT.
  @inlinable
  public static func sensitivity(
    _ adjustment: UInt8, _ output: AK8963Configuration.Output
  ) -> Sensitivity {
    let sum = Int32(adjustment) + Int32(Datasheet.AK8963.Constant.adjustmentOffset)
    let width: Datasheet.AK8963.CNTL1.Output = output == .bits14 ? .bits14 : .bits16
    return Sensitivity(
      width.nanoteslaPerDigit * sum,
      over: 1000 * Int32(Datasheet.AK8963.Constant.adjustmentDivisor))
  }
}
