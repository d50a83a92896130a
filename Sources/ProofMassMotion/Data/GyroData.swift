// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// What a gyroscope felt, its bias included.
public struct GyroData: MotionSample {
  public var timestamp: Double
  /// In rad/s about the device's axes, by the right-hand rule.
  public var rotationRate: Axes<Double>
  /// Whether an axis was at the end of its range: the true value may be larger.
  public var isClipped: Bool

  public init(timestamp: Double, rotationRate: Axes<Double>, isClipped: Bool = false) {
    self.timestamp = timestamp
    self.rotationRate = rotationRate
    self.isClipped = isClipped
  }
}
