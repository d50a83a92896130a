// SPDX-License-Identifier: Apache-2.0

/// Hamilton's quaternion, the scalar first: w + xi + yj + zk with ij = k.
///
/// One of length 1 is a rotation. As an attitude it turns a vector on the device's axes into the
/// reference frame's, and of two in a row the later one, about the device's axes, stands on the
/// right.
public struct Quaternion: Equatable, Sendable {
  public var w: Double
  public var x: Double
  public var y: Double
  public var z: Double

  @inlinable
  public init(_ w: Double, _ x: Double, _ y: Double, _ z: Double) {
    self.w = w
    self.x = x
    self.y = y
    self.z = z
  }

  @inlinable
  public init(scalar: Double, vector: Axes<Double>) {
    self.init(scalar, vector.x, vector.y, vector.z)
  }

  /// No rotation.
  @inlinable public static var identity: Quaternion { Quaternion(1, 0, 0, 0) }

  /// The part of i, j and k: along the rotation's axis.
  @inlinable public var vector: Axes<Double> { Axes(x, y, z) }

  /// Of a rotation, the reverse.
  @inlinable public var conjugate: Quaternion { Quaternion(w, -x, -y, -z) }

  /// 1 of a rotation.
  @inlinable public var magnitude: Double { (w * w + x * x + y * y + z * z).squareRoot() }

  /// The same rotation with length 1; the identity where there is no direction to keep.
  @inlinable
  public var normalized: Quaternion {
    let magnitude = magnitude
    guard magnitude > 0, magnitude < .infinity else { return .identity }
    return Quaternion(w / magnitude, x / magnitude, y / magnitude, z / magnitude)
  }

  @inlinable
  public static func * (left: Quaternion, right: Quaternion) -> Quaternion {
    Quaternion(
      left.w * right.w - left.x * right.x - left.y * right.y - left.z * right.z,
      left.w * right.x + left.x * right.w + left.y * right.z - left.z * right.y,
      left.w * right.y - left.x * right.z + left.y * right.w + left.z * right.x,
      left.w * right.z + left.x * right.y - left.y * right.x + left.z * right.w)
  }

  /// The vector turned by this rotation, which has length 1.
  @inlinable
  public func rotate(_ axes: Axes<Double>) -> Axes<Double> {
    let double = vector.cross(axes) * 2
    return axes + double * w + vector.cross(double)
  }
}
