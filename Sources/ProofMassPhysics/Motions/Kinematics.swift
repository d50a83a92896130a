// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Where a board is and how it moves, at one instant. Ways are in g·s² and along the axes of the
/// reference frame, in which the board lay when the motion began.
struct Kinematics: Sendable {
  /// From the board's axes to the reference frame's.
  var attitude = Quaternion.identity
  /// In rad/s, on the board's axes.
  var rate = Axes<Double>.zero
  /// In rad/s², on the board's axes.
  var angularAcceleration = Axes<Double>.zero
  var position = Axes<Double>.zero
  var velocity = Axes<Double>.zero
  var acceleration = Axes<Double>.zero
  /// Against gravity, whatever its direction.
  var lift = Profile.Point()
  /// The field of what comes near, in µT, along the axes of the reference frame.
  var magnet = Axes<Double>.zero
  var warmth = Warmth()

  /// What becomes of the temperature outside: a part of it, and what comes on top, in °C.
  struct Warmth {
    var part = 1.0
    var offset = 0.0
  }

  /// This motion with another on top of it: that turns what this one has turned, and its ways add to
  /// this one's.
  func carrying(_ other: Kinematics) -> Kinematics {
    var sum = Kinematics()
    sum.attitude = attitude * other.attitude
    let rate = other.attitude.conjugate.rotate(rate)
    sum.rate = rate + other.rate
    sum.angularAcceleration =
      other.attitude.conjugate.rotate(angularAcceleration) - other.rate.cross(rate)
      + other.angularAcceleration
    sum.position = position + other.position
    sum.velocity = velocity + other.velocity
    sum.acceleration = acceleration + other.acceleration
    sum.lift.value = lift.value + other.lift.value
    sum.lift.rate = lift.rate + other.lift.rate
    sum.lift.acceleration = lift.acceleration + other.lift.acceleration
    sum.magnet = magnet + other.magnet
    sum.warmth.part = warmth.part * other.warmth.part
    sum.warmth.offset = warmth.offset * other.warmth.part + other.warmth.offset
    return sum
  }
}
