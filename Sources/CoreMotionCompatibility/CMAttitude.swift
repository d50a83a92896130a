// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import ProofMassFusion
internal import Synchronization

/// How the device stands in a reference frame: an object, as in Core Motion, where `Attitude` is
/// a value.
public final class CMAttitude: NSObject, NSCopying, Sendable {
  private let attitude: Mutex<Attitude>

  public init(_ attitude: Attitude) { self.attitude = Mutex(attitude) }

  /// About the device's y axis in radians, from −π to π.
  public var roll: Double { value.roll }
  /// About the device's x axis in radians, from −π/2 to π/2.
  public var pitch: Double { value.pitch }
  /// About the vertical in radians, from −π to π.
  public var yaw: Double { value.yaw }

  /// Turns a vector of the reference frame onto the device's axes.
  public var rotationMatrix: CMRotationMatrix { CMRotationMatrix(value.rotationMatrix) }

  /// Turns a vector on the device's axes into the reference frame.
  public var quaternion: CMQuaternion { CMQuaternion(value.quaternion) }

  /// Makes of this attitude the change from another one to it.
  public func multiply(byInverseOf attitude: CMAttitude) {
    let other = attitude.value  // before our own lock: it may be this very object
    self.attitude.withLock { $0.multiply(byInverseOf: other) }
  }

  public func copy(with zone: NSZone? = nil) -> Any { CMAttitude(value) }

  public override var description: String {
    let attitude = value
    return "CMAttitude roll: \(attitude.roll), pitch: \(attitude.pitch), yaw: \(attitude.yaw)"
  }

  /// As the value that it is.
  public var value: Attitude { attitude.withLock { $0 } }
}
