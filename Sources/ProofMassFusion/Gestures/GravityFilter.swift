// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Gravity from an accelerometer alone: a low-pass of one pole, for devices without a gyroscope.
public struct GravityFilter: Sendable {
  /// In seconds. 0.2 s is what Android's `WindowOrientationListener` takes.
  public var timeConstant: Double
  /// After as many seconds without a sample it begins again.
  public var longestGap: Double

  private var last: (gravity: Axes<Double>, seconds: Double)?

  public init(timeConstant: Double = 0.2, longestGap: Double = 1) {
    self.timeConstant = timeConstant
    self.longestGap = longestGap
  }

  /// What an accelerometer felt, at a time in seconds; gives what of it is gravity, in the same unit
  /// and with the same sign. What is not finite is passed over, and gives what was before: nil in the
  /// beginning. Time that runs back is a gap.
  public mutating func update(
    _ acceleration: Axes<Double>, at seconds: Double
  ) -> Axes<Double>? {
    guard acceleration.magnitude.isFinite, seconds.isFinite else { return last?.gravity }
    var gravity = acceleration
    if let last, last.seconds <= seconds,
      seconds - last.seconds <= longestGap + timeResolution
    {
      let interval = seconds - last.seconds
      // A time constant of 0 lets everything through, also twice at one time.
      let share = timeConstant > 0 ? interval / (timeConstant + interval) : 1
      gravity = last.gravity + (acceleration - last.gravity) * share
    }
    last = (gravity, seconds)
    return gravity
  }

  /// Forgets everything.
  public mutating func reset() { last = nil }
}
