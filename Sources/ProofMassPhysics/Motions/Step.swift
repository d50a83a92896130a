// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// A verb, or a part of one, before it is known how the board lies then.
struct Step: Sendable {
  enum Effect: Sendable {
    /// About an axis of length 1 of the board, by the profile.
    case turn(Axes<Double>)
    /// To an attitude, the shorter way.
    case turnTo(Quaternion)
    /// Along an axis of the board, as long as the profile's unit is.
    case move(Axes<Double>)
    /// Against gravity.
    case lift
    /// A field in µT, on the board's axes, times the profile.
    case attract(Axes<Double>)
    /// To a temperature in °C.
    case warm(Double)
  }

  /// Board time in nanoseconds.
  var start: Int64 = 0
  /// In nanoseconds, not negative.
  var length: Int64
  var profile: Profile
  var effect: Effect
  /// Whether it goes along the axis of the step before, as that lay when it began.
  var continues = false

  var end: Int64 { Motion.sum(start, length) }

  func delayed(by delay: Int64) -> Step {
    var step = self
    step.start = Motion.sum(start, delay)
    return step
  }
}
