// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// What activity, inactivity and free fall compare with a threshold, in digits of 13 bits.
struct ADXL345Threshold: Equatable, Sendable {
  /// One bit each, X the lowest.
  var axes: UInt8 = 0
  var digits = 0
  /// Whether changes from a reference are compared, instead of accelerations (ac).
  var isRelative = false

  /// The axes whose magnitude is above the threshold.
  func above(_ values: Axes<Int>) -> UInt8 {
    axes & Self.mask(values) { abs($0) > digits }
  }

  /// Whether the magnitudes of all axes are below it.
  func areBelow(_ values: Axes<Int>) -> Bool {
    axes & Self.mask(values) { abs($0) < digits } == axes
  }

  /// The changes from a reference.
  static func changes(_ values: Axes<Int>, from base: Axes<Int>) -> Axes<Int> {
    Axes(values.x - base.x, values.y - base.y, values.z - base.z)
  }

  private static func mask(_ values: Axes<Int>, _ holds: (Int) -> Bool) -> UInt8 {
    (holds(values.x) ? 1 : 0) | (holds(values.y) ? 2 : 0) | (holds(values.z) ? 4 : 0)
  }
}

/// Activity: any axis above the threshold. The reference is the first value after `restart`.
struct ADXL345Activity: Equatable, Sendable {
  var threshold = ADXL345Threshold() { didSet { if threshold != oldValue { restart() } } }
  private var reference: Axes<Int>?

  mutating func restart() { reference = nil }

  /// Processes digits.
  ///
  /// - Returns: The axes above the threshold.
  mutating func sample(_ values: Axes<Int>) -> UInt8 {
    guard threshold.isRelative else { return threshold.above(values) }
    guard let reference else {
      self.reference = values
      return 0
    }
    return threshold.above(ADXL345Threshold.changes(values, from: reference))
  }
}

/// Inactivity: all axes below the threshold for a time. The reference is renewed by each value that exceeds it.
struct ADXL345Inactivity: Equatable, Sendable {
  var threshold = ADXL345Threshold() { didSet { if threshold != oldValue { restart() } } }
  /// In nanoseconds; 0 is one sample.
  var time: Int64 = 0
  private var reference: Axes<Int>?
  /// Board time since which all axes have been below the threshold.
  private var start: Int64?

  mutating func restart() { (reference, start) = (nil, nil) }

  /// Processes digits.
  ///
  /// - Returns: Whether the time is over; it is then measured anew.
  mutating func sample(_ values: Axes<Int>, at instant: Int64) -> Bool {
    var values = values
    if threshold.isRelative {
      let base = reference ?? values
      reference = base
      let changes = ADXL345Threshold.changes(values, from: base)
      if threshold.above(changes) != 0 {
        reference = values
        start = nil
        return false
      }
      values = changes
    }
    guard threshold.areBelow(values) else {
      start = nil
      return false
    }
    let begin = start ?? instant
    start = begin
    guard instant - begin >= time else { return false }
    start = nil
    return true
  }
}

/// Free fall: all three axes below the threshold for more than a time. Once for each fall.
struct ADXL345FreeFall: Equatable, Sendable {
  var threshold = ADXL345Threshold(axes: 7) { didSet { if threshold != oldValue { restart() } } }
  /// In nanoseconds.
  var time: Int64 = 0
  private enum Phase: Equatable { case held, falling(since: Int64), told }
  private var phase = Phase.held

  mutating func restart() { phase = .held }

  /// Whether a duration is being measured.
  var isTimed: Bool { if case .falling = phase { true } else { false } }

  /// Processes digits.
  ///
  /// - Returns: Whether the part has fallen for longer than the time.
  mutating func sample(_ values: Axes<Int>, at instant: Int64) -> Bool {
    guard threshold.areBelow(values) else {
      phase = .held
      return false
    }
    switch phase {
    case .held: phase = .falling(since: instant)
    case .falling(let start) where instant - start > time:
      phase = .told
      return true
    case .falling, .told: break
    }
    return false
  }
}
