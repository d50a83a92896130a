// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What one read of a LIS331DLH yields.
public struct LIS331DLHSample: Equatable, Sendable {
  /// In digits, −2048…2047. The chip's words are left-justified; here they are shifted down.
  public var raw: Axes<Int16>
  /// What one digit is worth, in g.
  public var sensitivity: Sensitivity
  /// Whether each axis that is measured is new since it was last read (STATUS_REG, XDA, YDA, ZDA).
  /// ZYXDA does not count: as some drivers read it, one new axis is enough to set it.
  public var isNew: Bool
  /// Whether an earlier sample was overwritten unread (STATUS_REG, ZYXOR).
  public var overrun: Bool

  @inlinable
  public init(raw: Axes<Int16>, sensitivity: Sensitivity, isNew: Bool, overrun: Bool) {
    self.raw = raw
    self.sensitivity = sensitivity
    self.isNew = isNew
    self.overrun = overrun
  }

  /// At rest, face up, z is +1 g.
  @inlinable
  public var acceleration: Acceleration {
    Acceleration(g: raw.map { sensitivity.value($0) })
  }
}
