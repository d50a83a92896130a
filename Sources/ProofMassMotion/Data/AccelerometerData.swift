// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What an accelerometer felt.
public struct AccelerometerData: MotionSample {
  public var timestamp: Double
  /// In g, on the device's axes, with Core Motion's sign: at rest and face up z is −1.
  public var acceleration: Axes<Double>
  /// Whether an axis was at the end of its range: the true value may be larger.
  public var isClipped: Bool

  public init(timestamp: Double, acceleration: Axes<Double>, isClipped: Bool = false) {
    self.timestamp = timestamp
    self.acceleration = acceleration
    self.isClipped = isClipped
  }
}
