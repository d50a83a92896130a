// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What the interrupt generator of a L3G4200D saw: at the event when it is latched, else at the
/// last sample. Datasheet, INT1_SRC.
public struct L3G4200DInterruptSource: Equatable, Sendable {
  /// Whether what was asked for came about.
  public var isActive: Bool
  /// The axes that are above their threshold.
  public var high: Axes<Bool>
  /// The axes that are below their threshold.
  public var low: Axes<Bool>

  public init(isActive: Bool, high: Axes<Bool>, low: Axes<Bool>) {
    self.isActive = isActive
    self.high = high
    self.low = low
  }
}
