// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

extension Attitude {
  /// The change from another attitude to this one, on the axes of the other: q becomes q_a⁻¹ ⊗ q.
  ///
  /// Apple: "multiplies the inverse of the specified attitude by the attitude represented by the
  /// receiving object".
  @inlinable
  public mutating func multiply(byInverseOf attitude: Attitude) {
    self = multiplied(byInverseOf: attitude)
  }

  /// The change from another attitude to this one; see ``multiply(byInverseOf:)``.
  @inlinable
  public func multiplied(byInverseOf attitude: Attitude) -> Attitude {
    Attitude(attitude.quaternion.conjugate * quaternion)
  }

  /// The angle of the shortest turn to another attitude in radians, from 0 to π.
  public func angle(to other: Attitude) -> Double { error(from: other).total }

  /// How far this attitude, an estimate, is from the true one.
  public func error(from truth: Attitude) -> AttitudeError {
    AttitudeError(quaternion * truth.quaternion.conjugate)
  }
}

/// The three errors of an estimated attitude in radians, from 0 to π each, as the BROAD benchmark
/// has them (Laidig, Caruso, Cereatti, Seel, "BROAD", Data 6(7), 2021): of the turn from the true
/// attitude to the estimate, about the axes of the reference frame.
public struct AttitudeError: Equatable, Sendable {
  /// The whole turn.
  public var total: Double
  /// Its part about the vertical.
  public var heading: Double
  /// What is left: the error of the vertical.
  public var inclination: Double

  // Arctangents, since the arc cosine has lost half the digits where the error is small.
  init(_ turn: Quaternion) {
    let upright = (turn.w * turn.w + turn.z * turn.z).squareRoot()
    let level = (turn.x * turn.x + turn.y * turn.y).squareRoot()
    total = 2 * Series.arctangent(turn.vector.magnitude, abs(turn.w))
    heading = 2 * Series.arctangent(abs(turn.z), abs(turn.w))
    inclination = 2 * Series.arctangent(level, upright)
  }
}
