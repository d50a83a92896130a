// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What an interrupt generator of a LIS331DL saw: at the event when it is latched, else at the last
/// sample. Datasheet, FF_WU_SRC_1.
public struct LIS331DLInterruptSource: Equatable, Sendable {
  /// Whether what was asked for came about.
  public var isActive: Bool
  /// The axes that are above the threshold.
  public var high: Axes<Bool>
  /// The axes that are below the threshold.
  public var low: Axes<Bool>

  public init(isActive: Bool, high: Axes<Bool>, low: Axes<Bool>) {
    self.isActive = isActive
    self.high = high
    self.low = low
  }
}

/// Which clicks a LIS331DL saw. Datasheet, CLICK_SRC.
public struct LIS331DLClickSource: Equatable, Sendable {
  /// Whether what was asked for came about.
  public var isActive: Bool
  /// The axes of a single click.
  public var single: Axes<Bool>
  /// The axes of a double click.
  public var double: Axes<Bool>

  public init(isActive: Bool, single: Axes<Bool>, double: Axes<Bool>) {
    self.isActive = isActive
    self.single = single
    self.double = double
  }
}
