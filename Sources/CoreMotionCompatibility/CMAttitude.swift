// SPDX-License-Identifier: Apache-2.0

public import Foundation
internal import ProofMassCore
public import ProofMassFusion
internal import Synchronization

/// The attitude of the device in a reference frame: an object, as in Core Motion, where `Attitude` is
/// a value.
public final class CMAttitude: NSObject, NSCopying, Sendable {
  private let attitude: Mutex<Attitude>

  /// Creates an object from an attitude.
  public init(_ attitude: Attitude) { self.attitude = Mutex(attitude) }

  /// The angle about the device's y axis in radians, from −π to π.
  public var roll: Double { value.roll }
  /// The angle about the device's x axis in radians, from −π/2 to π/2.
  public var pitch: Double { value.pitch }
  /// The angle about the vertical in radians, from −π to π.
  public var yaw: Double { value.yaw }

  /// The matrix that transforms a vector from the reference frame to the device's axes.
  public var rotationMatrix: CMRotationMatrix { CMRotationMatrix(value.rotationMatrix) }

  /// The rotation that transforms a vector from the device's axes to the reference frame.
  public var quaternion: CMQuaternion { CMQuaternion(value.quaternion) }

  /// Replaces this attitude by the change from another one to it.
  public func multiply(byInverseOf attitude: CMAttitude) {
    let other = attitude.value  // Before taking our own lock: it may be the same object.
    self.attitude.withLock { $0.multiply(byInverseOf: other) }
  }

  /// A new object with the same attitude.
  public func copy(with zone: NSZone? = nil) -> Any { CMAttitude(value) }

  public override var description: String {
    let attitude = value
    return "CMAttitude roll: \(attitude.roll), pitch: \(attitude.pitch), yaw: \(attitude.yaw)"
  }

  /// The attitude as a value.
  public var value: Attitude { attitude.withLock { $0 } }
}

/// An attitude as a quaternion; w is the scalar part.
public struct CMQuaternion: Sendable {
  /// The x component.
  public var x: Double
  /// The y component.
  public var y: Double
  /// The z component.
  public var z: Double
  /// The scalar part.
  public var w: Double

  /// Creates a quaternion of zeros, as Core Motion does.
  public init() { self.init(x: 0, y: 0, z: 0, w: 0) }

  /// Creates a quaternion from its parts.
  public init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  init(_ quaternion: Quaternion) {
    self.init(x: quaternion.x, y: quaternion.y, z: quaternion.z, w: quaternion.w)
  }
}

/// An attitude as a matrix; `m12` is in the first row and the second column.
public struct CMRotationMatrix: Sendable {
  /// The element in the first row and the first column.
  public var m11: Double
  /// The element in the first row and the second column.
  public var m12: Double
  /// The element in the first row and the third column.
  public var m13: Double
  /// The element in the second row and the first column.
  public var m21: Double
  /// The element in the second row and the second column.
  public var m22: Double
  /// The element in the second row and the third column.
  public var m23: Double
  /// The element in the third row and the first column.
  public var m31: Double
  /// The element in the third row and the second column.
  public var m32: Double
  /// The element in the third row and the third column.
  public var m33: Double

  /// Creates a matrix of zeros, as Core Motion does.
  public init() {
    self.init(m11: 0, m12: 0, m13: 0, m21: 0, m22: 0, m23: 0, m31: 0, m32: 0, m33: 0)
  }

  /// Creates a matrix from its elements.
  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
    m32: Double, m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  init(_ matrix: Matrix3) {
    self.init(
      m11: matrix.m11, m12: matrix.m12, m13: matrix.m13, m21: matrix.m21, m22: matrix.m22,
      m23: matrix.m23, m31: matrix.m31, m32: matrix.m32, m33: matrix.m33)
  }
}

/// Reference frames of attitudes; z is up in each.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// x is an arbitrary horizontal direction.
  public static let xArbitraryZVertical = Self(rawValue: 1)
  /// x is an arbitrary horizontal direction, kept from drifting by the magnetometer.
  public static let xArbitraryCorrectedZVertical = Self(rawValue: 2)
  /// x points to magnetic north, and y to the west.
  public static let xMagneticNorthZVertical = Self(rawValue: 4)
  /// x points to geographic north, and y to the west.
  public static let xTrueNorthZVertical = Self(rawValue: 8)

  init(_ frame: AttitudeReferenceFrame) { self.init(rawValue: frame.rawValue) }

  var frame: AttitudeReferenceFrame { AttitudeReferenceFrame(rawValue: rawValue) }
}
