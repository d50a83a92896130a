// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What one read of a L3G4200D yields.
public struct L3G4200DSample: Equatable, Sendable {
  /// In digits. All 16 bits count, and reach 14.7 % beyond the range.
  public var raw: Axes<Int16>
  /// What one digit is worth, in degrees per second.
  public var sensitivity: Sensitivity
  /// Whether each of the three axes is new since it was last read (STATUS_REG, XDA, YDA and ZDA).
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

  /// Counter-clockwise is positive, seen from the axis' tip.
  @inlinable
  public var angularRate: AngularRate {
    AngularRate(degreesPerSecond: raw.map { sensitivity.value($0) })
  }
}
