// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// Estimates gravity from an accelerometer alone by a low-pass of one pole, for devices without a
/// gyroscope.
public struct GravityFilter: Sendable {
  /// The time constant in seconds. Android's `WindowOrientationListener` uses 0.2 s.
  package var timeConstant: Double
  /// The greatest time between samples, in seconds; after a longer one the filter restarts.
  package var longestGap: Double

  private var last: (gravity: Axes<Double>, seconds: Double)?

  /// Creates a filter with this time constant and this greatest time between samples, in seconds.
  public init(timeConstant: Double = 0.2, longestGap: Double = 1) {
    self.timeConstant = timeConstant
    self.longestGap = longestGap
  }

  /// Updates the filter with a sample of an accelerometer.
  ///
  /// A sample that is not finite is ignored; a time earlier than the last one counts as a gap.
  ///
  /// - Parameters:
  ///   - acceleration: The sample in any unit and with either sign.
  ///   - seconds: The time of the sample in seconds.
  /// - Returns: Gravity in the same unit and with the same sign; nil before the first finite
  ///   sample.
  public mutating func update(
    _ acceleration: Axes<Double>, at seconds: Double
  ) -> Axes<Double>? {
    guard acceleration.magnitude.isFinite, seconds.isFinite else { return last?.gravity }
    var gravity = acceleration
    if let last, last.seconds <= seconds,
      seconds - last.seconds <= longestGap + timeResolution
    {
      let interval = seconds - last.seconds
      // With a time constant of 0 every sample passes, even at the time of the one before.
      let share = timeConstant > 0 ? interval / (timeConstant + interval) : 1
      gravity = last.gravity + (acceleration - last.gravity) * share
    }
    last = (gravity, seconds)
    return gravity
  }

  /// Forgets all samples.
  public mutating func reset() { last = nil }
}

/// Sampling rates by purpose: the upper ends of the ranges that Apple's Event Handling Guide for
/// iOS recommends.
public enum MotionRate: Sendable {
  /// For the orientation of the device: 10 to 20 Hz.
  case orientation
  /// For games and other real-time input: 30 to 60 Hz.
  case game
  /// For taps and quick shaking: 70 to 100 Hz.
  case gesture

  /// The sampling rate in Hz.
  @inlinable
  public var hertz: Double {
    switch self {
    case .orientation: 20
    case .game: 60
    case .gesture: 100
    }
  }

  /// The sampling interval in seconds.
  @inlinable public var interval: Double { 1 / hertz }
}

/// Times that differ by less than this, in seconds, are equal. Sums of decimal fractions are not exact,
/// and the detection of a gesture should not depend on the rounding of a limit.
let timeResolution = 1e-6
