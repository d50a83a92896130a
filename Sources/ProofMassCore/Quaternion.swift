// SPDX-License-Identifier: Apache-2.0

/// A quaternion in Hamilton's convention, scalar first: w + xi + yj + zk with ij = k.
///
/// A quaternion of length 1 is a rotation. As an attitude it transforms a vector from the device's axes
/// to the reference frame. Of two successive rotations about the device's axes, the later one is the
/// right factor of the product.
public struct Quaternion: Equatable, Sendable {
  /// The scalar part: of a rotation, the cosine of half its angle.
  public var w: Double
  /// The coefficient of i.
  public var x: Double
  /// The coefficient of j.
  public var y: Double
  /// The coefficient of k.
  public var z: Double

  /// Creates a quaternion from its four coefficients, the scalar first.
  @inlinable
  public init(_ w: Double, _ x: Double, _ y: Double, _ z: Double) {
    self.w = w
    self.x = x
    self.y = y
    self.z = z
  }

  /// Creates a quaternion from its scalar and its vector part.
  @inlinable
  public init(scalar: Double, vector: Axes<Double>) {
    self.init(scalar, vector.x, vector.y, vector.z)
  }

  /// The quaternion 1, which rotates nothing.
  @inlinable public static var identity: Quaternion { Quaternion(1, 0, 0, 0) }

  /// The vector part (x, y, z): of a rotation, its axis times the sine of half its angle.
  @inlinable public var vector: Axes<Double> { Axes(x, y, z) }

  /// The conjugate: of a rotation, the inverse rotation.
  @inlinable public var conjugate: Quaternion { Quaternion(w, -x, -y, -z) }

  /// The length of the quaternion; 1 for a rotation.
  @inlinable public var magnitude: Double { (w * w + x * x + y * y + z * z).squareRoot() }

  /// The quaternion scaled to length 1; the identity if its length is 0 or not finite.
  @inlinable
  public var normalized: Quaternion {
    let magnitude = magnitude
    guard magnitude > 0, magnitude < .infinity else { return .identity }
    return Quaternion(w / magnitude, x / magnitude, y / magnitude, z / magnitude)
  }

  /// The Hamilton product. Not commutative.
  #if !NO_HEAP
    // Fewer instructions than the call that the compiler chooses; microcontrollers need the space.
    @inline(__always)
  #endif
  @inlinable
  public static func * (left: Quaternion, right: Quaternion) -> Quaternion {
    Quaternion(
      left.w * right.w - left.x * right.x - left.y * right.y - left.z * right.z,
      left.w * right.x + left.x * right.w + left.y * right.z - left.z * right.y,
      left.w * right.y - left.x * right.z + left.y * right.w + left.z * right.x,
      left.w * right.z + left.x * right.y - left.y * right.x + left.z * right.w)
  }

  /// Rotates a vector by this quaternion, which must have length 1.
  #if !NO_HEAP
    // Fewer instructions than the call that the compiler chooses; microcontrollers need the space.
    @inline(__always)
  #endif
  @inlinable
  public func rotate(_ axes: Axes<Double>) -> Axes<Double> {
    let double = vector.cross(axes) * 2
    return axes + double * w + vector.cross(double)
  }
}
