// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What an interrupt generator of a LIS331DLH saw: at the event when it is latched, else at the
/// last sample. Datasheet, INT1_SRC.
public struct LIS331DLHInterruptSource: Equatable, Sendable {
  /// One of the six directions: the axis, and its sign, that feels more than the threshold. At
  /// rest, face up, that is `.plusZ`.
  public enum Direction: UInt8, Sendable { case minusX, plusX, minusY, plusY, minusZ, plusZ }

  /// Whether what was asked for came about.
  public var isActive: Bool
  /// The axes that are above the threshold.
  public var high: Axes<Bool>
  /// The axes that are below the threshold; for directions, below its negative.
  public var low: Axes<Bool>

  public init(isActive: Bool, high: Axes<Bool>, low: Axes<Bool>) {
    self.isActive = isActive
    self.high = high
    self.low = low
  }

  /// Which of the six directions it is, where directions are watched for; nil unless it is one.
  public var direction: Direction? {
    switch (high.x, low.x, high.y, low.y, high.z, low.z) {
    case (true, false, false, false, false, false): .plusX
    case (false, true, false, false, false, false): .minusX
    case (false, false, true, false, false, false): .plusY
    case (false, false, false, true, false, false): .minusY
    case (false, false, false, false, true, false): .plusZ
    case (false, false, false, false, false, true): .minusZ
    default: nil
    }
  }
}
