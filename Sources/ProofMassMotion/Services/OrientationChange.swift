// SPDX-License-Identifier: Apache-2.0

public import ProofMassFusion

/// How a device came to be held.
public struct OrientationChange: MotionSample {
  public var timestamp: Double
  public var orientation: DeviceOrientation

  public init(timestamp: Double, orientation: DeviceOrientation) {
    self.timestamp = timestamp
    self.orientation = orientation
  }
}

extension MotionEvent: MotionSample {}
