// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// How the device stands in a reference frame whose z axis points up.
///
/// The device's axes are x to the right of the screen, y to its top and z out of it. Core Motion's
/// CMAttitude is a class; this is a value.
public struct Attitude: Equatable, Sendable {
  /// Turns a vector on the device's axes into the reference frame; of length 1.
  public let quaternion: Quaternion

  /// The quaternion is brought to length 1; one without a direction becomes the identity.
  @inlinable
  public init(_ quaternion: Quaternion) { self.quaternion = quaternion.normalized }

  /// The device's axes are the frame's.
  @inlinable public static var identity: Attitude { Attitude(.identity) }

  /// The matrix of Core Motion: it turns a vector of the reference frame onto the device's axes, so
  /// it is the transpose of the matrix that the quaternion is, and gravity is −(m13, m23, m33).
  ///
  /// Apple does not say in which direction it turns. Renderers in the manner of Apple's pARk sample
  /// use it so, as the transform from the reference to the camera; no logged pair of quaternion and
  /// matrix is known that would confirm it.
  @inlinable
  public var rotationMatrix: Matrix3 { Matrix3(rotation: quaternion.conjugate) }

  /// On the device's axes, in g: a unit vector downwards. (0, 0, −1) of a device that lies face up.
  @inlinable
  public var gravity: Axes<Double> { quaternion.conjugate.rotate(Axes(0, 0, -1)) }
}
