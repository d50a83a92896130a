// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What one read of a LIS331DL yields.
public struct LIS331DLSample: Equatable, Sendable {
  /// In digits, −128…127.
  public var raw: Axes<Int8>
  /// What one digit is worth, in g.
  public var sensitivity: Sensitivity
  /// Whether each axis that is measured is new since it was last read (STATUS_REG, XDA, YDA, ZDA).
  public var isNew: Bool
  /// Whether an earlier sample was overwritten unread (STATUS_REG, ZYXOR).
  public var overrun: Bool

  @inlinable
  public init(raw: Axes<Int8>, sensitivity: Sensitivity, isNew: Bool, overrun: Bool) {
    self.raw = raw
    self.sensitivity = sensitivity
    self.isNew = isNew
    self.overrun = overrun
  }

  /// At rest, face up, z is +1 g.
  @inlinable
  public var acceleration: Acceleration {
    Acceleration(g: raw.map { sensitivity.value(Int16($0)) })
  }
}
