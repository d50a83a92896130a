// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// STATUS_REG of a L3G4200D.
public struct L3G4200DStatus: Equatable, Sendable {
  /// ZYXDA: whether a set is new. As some drivers read it, one new axis is enough.
  public var isNew: Bool
  /// Which axes are new.
  public var new: Axes<Bool>
  /// ZYXOR: whether a set was overwritten unread.
  public var isOverrun: Bool
  /// Which axes were overwritten unread.
  public var overrun: Axes<Bool>

  public init(isNew: Bool, new: Axes<Bool>, isOverrun: Bool, overrun: Axes<Bool>) {
    self.isNew = isNew
    self.new = new
    self.isOverrun = isOverrun
    self.overrun = overrun
  }
}
