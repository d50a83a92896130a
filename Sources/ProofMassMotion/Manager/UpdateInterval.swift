// SPDX-License-Identifier: Apache-2.0

internal import ProofMassFusion

/// How far apart a client wants its samples, in seconds.
enum UpdateInterval {
  /// What a manager begins with: a choice, the most that the presets of `MotionRate` ask for.
  static var initial: Double { MotionRate.gesture.interval }
  /// Longer ones are taken for it.
  static var longest: Double { 60 }

  /// From 0, as fast as it goes, to the longest; nil where that is no interval.
  static func usable(_ interval: Double) -> Double? {
    interval.isFinite ? min(max(0, interval), longest) : nil
  }

  /// The rate in hertz that an interval asks for.
  static func rate(_ interval: Double, fastest: Double) -> Double {
    interval > 0 ? min(1 / interval, fastest) : fastest
  }
}
