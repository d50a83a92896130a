// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ProofMassMotion

/// What was measured, or worked out, at one instant.
// Only constants here and in what inherits: the compiler cannot see it of a class that is not final.
public class CMLogItem: NSObject, NSCopying, @unchecked Sendable {
  /// In seconds on the session's clock, which on Linux counts from the machine's start, and not
  /// while it is suspended.
  public let timestamp: TimeInterval

  init(timestamp: TimeInterval) { self.timestamp = timestamp }

  // Nothing can change it.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// What an accelerometer felt.
public final class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  /// In g: at rest and face up z is −1.
  public let acceleration: CMAcceleration

  public init(_ data: AccelerometerData) {
    acceleration = CMAcceleration(data.acceleration)
    super.init(timestamp: data.timestamp)
  }
}

/// What a gyroscope felt, its bias included.
public final class CMGyroData: CMLogItem, @unchecked Sendable {
  /// In rad/s.
  public let rotationRate: CMRotationRate

  public init(_ data: GyroData) {
    rotationRate = CMRotationRate(data.rotationRate)
    super.init(timestamp: data.timestamp)
  }
}

/// What a compass felt: the earth's field, that of the surroundings, and the device's own.
public final class CMMagnetometerData: CMLogItem, @unchecked Sendable {
  /// In µT.
  public let magneticField: CMMagneticField

  public init(_ data: MagnetometerData) {
    magneticField = CMMagneticField(data.magneticField)
    super.init(timestamp: data.timestamp)
  }
}
