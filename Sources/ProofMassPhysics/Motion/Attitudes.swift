// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Attitudes of a hand-held device: from the device's axes (x to the right of the screen, y to its
/// top, z out of it) to x east, y north, z up.
extension Quaternion {
  /// Lying on its back, the top to the north.
  public static var faceUp: Quaternion { .identity }
  /// Lying on its screen, the top to the north.
  public static var faceDown: Quaternion { Quaternion(0, 0, 1, 0) }
  /// Upright; its user looks north, here and in the three attitudes below.
  public static var portrait: Quaternion { Quaternion(half, half, 0, 0) }
  /// Upright, the top down.
  public static var portraitUpsideDown: Quaternion { Quaternion(0, 0, half, -half) }
  /// On its side, the top to the user's left.
  public static var landscapeLeft: Quaternion { Quaternion(0.5, 0.5, -0.5, 0.5) }
  /// On its side, the top to the user's right.
  public static var landscapeRight: Quaternion { Quaternion(0.5, 0.5, 0.5, -0.5) }

  /// Sine and cosine of half a quarter turn.
  private static var half: Double { 0.5.squareRoot() }

  /// The attitude with a direction on the device pointing up, by the shortest rotation from
  /// ``faceUp``.
  package static func standing(up direction: Axes<Double>) -> Quaternion {
    let up = direction.direction ?? .z
    // The rotation from `up` to z; for the opposite of z, half a turn about x.
    guard up.z > -1 + 1e-9 else { return Quaternion(0, 1, 0, 0) }
    return Quaternion(scalar: 1 + up.z, vector: up.cross(.z)).normalized
  }

  /// A rotation about an axis of length 1, by an angle in radians.
  init(angle: Double, about axis: Axes<Double>) {
    let half = Series.sineAndCosine(ofAny: angle / 2)
    self.init(scalar: half.cosine, vector: axis * half.sine)
  }

  /// The rotation as an axis of length 1 and an angle from 0 to π.
  var shortestTurn: (axis: Axes<Double>, angle: Double) {
    guard let axis = vector.direction else { return (.x, 0) }
    let sine = vector.magnitude
    return w < 0
      ? (axis * -1, 2 * Series.arctangent(sine, -w)) : (axis, 2 * Series.arctangent(sine, w))
  }
}

/// Position, velocity and attitude of the board.
package struct Pose: Equatable, Sendable {
  /// Position in metres from where the motion began; x east, y north, z up.
  package var position: Axes<Double>
  /// Velocity in m/s.
  package var velocity: Axes<Double>
  /// Attitude: from the board's axes to the reference frame's, which are the board's at the start
  /// of the motion.
  package var attitude: Quaternion
}

extension Double {
  /// An angle in degrees as radians, or an angular rate in °/s as rad/s.
  public static func degrees(_ degrees: Double) -> Double { degrees * (.pi / 180) }
}

extension Axes where Element == Double {
  /// The unit vector along x.
  public static var x: Axes { Axes(1, 0, 0) }
  /// The unit vector along y.
  public static var y: Axes { Axes(0, 1, 0) }
  /// The unit vector along z.
  public static var z: Axes { Axes(0, 0, 1) }

  /// The unit vector in this direction; nil for zero, infinity and NaN.
  var direction: Axes? {
    let longest = Swift.max(abs(x), abs(y), abs(z))
    guard longest > 0, longest < .infinity, !x.isNaN, !y.isNaN, !z.isNaN else { return nil }
    let scaled = map { $0 / longest }  // its squares neither overflow nor underflow
    return scaled * (1 / scaled.magnitude)
  }
}
