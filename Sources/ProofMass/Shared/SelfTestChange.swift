// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The change of the outputs of a sensor whose self-test has one sign: LIS3MDL, LIS2MDL, LSM9DS1, LSM6DSL, LSM6DSO,
/// ADXL345.
public struct SelfTestChange: Equatable, Sendable {
  /// Change of each output, in digits.
  public var change: Axes<Int>
  /// The value of one digit, in the sensor's unit: µT, g or degrees per second.
  public var sensitivity: Sensitivity
  /// Whether all axes were within their limits.
  public var passed: Bool

  init(change: Axes<Int>, sensitivity: Sensitivity, passed: Bool) {
    self.change = change
    self.sensitivity = sensitivity
    self.passed = passed
  }
}
