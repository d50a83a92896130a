// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A sample of an accelerometer and a gyroscope in one chip.
@usableFromInline
package protocol InertialSample {
  /// Specific force in digits, on the axes of the registers.
  var rawAcceleration: Axes<Int16> { get }
  /// Angular rate in digits, about the axes of the registers.
  var rawAngularRate: Axes<Int16> { get }
  /// Whether the specific force is new.
  var hasAcceleration: Bool { get }
  /// Whether the angular rate is new.
  var hasAngularRate: Bool { get }
  /// Specific force on right-handed axes.
  var acceleration: Acceleration { get }
  /// Angular rate about right-handed axes.
  var angularRate: AngularRate { get }
}

extension LSM9DS1AGSample: InertialSample {}

extension STSixAxisSample: InertialSample {}
