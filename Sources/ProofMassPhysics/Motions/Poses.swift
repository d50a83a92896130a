// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// How a hand-held device lies or stands: from the device's axes (x to the right of the screen, y to
/// its top, z out of it) to x east, y north, z up.
extension Quaternion {
  /// On its back, its top to the north.
  public static var faceUp: Quaternion { .identity }
  /// On its screen, its top to the north.
  public static var faceDown: Quaternion { Quaternion(0, 0, 1, 0) }
  /// Upright, its user looking north; so in the three below.
  public static var portrait: Quaternion { Quaternion(half, half, 0, 0) }
  public static var portraitUpsideDown: Quaternion { Quaternion(0, 0, half, -half) }
  /// The top to the user's left.
  public static var landscapeLeft: Quaternion { Quaternion(0.5, 0.5, -0.5, 0.5) }
  /// The top to the user's right.
  public static var landscapeRight: Quaternion { Quaternion(0.5, 0.5, 0.5, -0.5) }

  /// Of a quarter turn: the sine and the cosine of half of it.
  private static var half: Double { 0.5.squareRoot() }
}

/// Where a board is, and how it lies.
public struct Pose: Equatable, Sendable {
  /// In metres, from where the motion began; x east, y north, z up.
  public var position: Axes<Double>
  /// In m/s.
  public var velocity: Axes<Double>
  /// From the board's axes to the reference frame's, in which the board lay when the motion began.
  public var attitude: Quaternion
}
