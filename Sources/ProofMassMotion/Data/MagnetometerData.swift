// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What a compass felt: the earth's field, that of the surroundings, and that of the device itself.
public struct MagnetometerData: MotionSample {
  public var timestamp: Double
  /// In µT, on the device's axes, along the field.
  public var magneticField: Axes<Double>

  public init(timestamp: Double, magneticField: Axes<Double>) {
    self.timestamp = timestamp
    self.magneticField = magneticField
  }
}
