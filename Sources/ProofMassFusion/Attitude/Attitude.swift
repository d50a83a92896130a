// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The orientation of the device in a reference frame whose z axis points up.
///
/// The device's axes are x to the right of the screen, y to its top and z out of it. Core Motion's
/// CMAttitude is a class; this is a value.
public struct Attitude: Equatable, Sendable {
  /// The rotation of a vector from the device's axes into the reference frame; of length 1.
  public let quaternion: Quaternion

  /// Creates an attitude from the rotation of a vector from the device's axes into the reference frame.
  /// The quaternion is scaled to length 1; one of length 0 becomes the identity.
  @inlinable
  public init(_ quaternion: Quaternion) { self.quaternion = quaternion.normalized }

  /// The attitude of a device whose axes are the frame's.
  @inlinable public static var identity: Attitude { Attitude(.identity) }

  /// Core Motion's rotation matrix, which transforms a vector from the reference frame to the device's
  /// axes. It is the transpose of the matrix of `quaternion`, and gravity is −(m13, m23, m33).
  ///
  /// Apple does not document the direction. The matrix that a device printed together with its quaternion
  /// is the transpose of the quaternion's.
  @inlinable
  public var rotationMatrix: Matrix3 { Matrix3(rotation: quaternion.conjugate) }

  /// Gravity on the device's axes, in g: a unit vector downwards; (0, 0, −1) if the device lies
  /// face up.
  @inlinable
  public var gravity: Axes<Double> { quaternion.conjugate.rotate(Axes(0, 0, -1)) }
}

extension Attitude {
  /// Replaces this attitude by the change from another attitude to it, on the axes of the other: q
  /// becomes q_a⁻¹ ⊗ q.
  ///
  /// Apple: "multiplies the inverse of the specified attitude by the attitude represented by the
  /// receiving object".
  @inlinable
  public mutating func multiply(byInverseOf attitude: Attitude) {
    self = multiplied(byInverseOf: attitude)
  }

  /// The change from another attitude to this one; see ``multiply(byInverseOf:)``.
  @inlinable
  package func multiplied(byInverseOf attitude: Attitude) -> Attitude {
    Attitude(attitude.quaternion.conjugate * quaternion)
  }

  /// The angle of the shortest rotation to another attitude in radians, from 0 to π.
  public func angle(to other: Attitude) -> Double { error(from: other).total }

  /// The error of this attitude, an estimate, against the true one.
  package func error(from truth: Attitude) -> AttitudeError {
    AttitudeError(quaternion * truth.quaternion.conjugate)
  }
}

/// The errors of an estimated attitude in radians, from 0 to π each, as defined by the BROAD
/// benchmark (Laidig, Caruso, Cereatti, Seel, "BROAD", Data 6(7), 2021): parts of the rotation from
/// the true attitude to the estimate, about the axes of the reference frame.
package struct AttitudeError: Equatable, Sendable {
  /// The angle of the whole rotation.
  package var total: Double
  /// The angle of its part about the vertical.
  package var heading: Double
  /// The angle of the remaining rotation, about a horizontal axis: the error of the vertical.
  package var inclination: Double

  // Arctangents are used, because the arc cosine loses half the digits where the error is small.
  init(_ turn: Quaternion) {
    let upright = (turn.w * turn.w + turn.z * turn.z).squareRoot()
    let level = (turn.x * turn.x + turn.y * turn.y).squareRoot()
    total = 2 * Series.arctangent(turn.vector.magnitude, abs(turn.w))
    heading = 2 * Series.arctangent(abs(turn.z), abs(turn.w))
    inclination = 2 * Series.arctangent(level, upright)
  }
}
