// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What a self-test of a L3G4200D found.
public struct L3G4200DSelfTest: Equatable, Sendable {
  /// By how much the outputs changed under the force that lets them rise, in digits.
  public var plus: Axes<Int>
  /// By how much they changed under the opposite force.
  public var minus: Axes<Int>
  /// What one digit is worth, in degrees per second.
  public var sensitivity: Sensitivity
  /// Whether all six changes were within the limits, and of the sign of the force.
  public var passed: Bool

  public init(plus: Axes<Int>, minus: Axes<Int>, sensitivity: Sensitivity, passed: Bool) {
    self.plus = plus
    self.minus = minus
    self.sensitivity = sensitivity
    self.passed = passed
  }
}
