// SPDX-License-Identifier: Apache-2.0

/// The instants at which a chip samples: regular from a first one on.
struct SampleClock: Sendable {
  private(set) var period: Int64 = 0
  /// `Int64.max` when stopped.
  private(set) var next = Int64.max
  /// How many were taken one by one: the work that was done.
  private(set) var taken: Int64 = 0

  mutating func start(first: Int64, period: Int64) {
    self.period = period
    next = first
  }

  mutating func stop() { next = .max }

  /// The time between samples in nanoseconds, at a rate that is off by a fraction of itself.
  ///
  /// No part is off by more than half, and no error, whatever it is, stops or turns back time.
  static func period(millihertz: Int32, error: Double) -> Int64 {
    let factor = error > -0.5 ? min(1 + error, 1.5) : error <= -0.5 ? 0.5 : 1
    return Int64(1e12 / Double(max(1, millihertz)) / factor)
  }

  /// The next instant, if it is not after `time`.
  mutating func takeOne(upTo time: Int64) -> Int64? {
    guard next <= time else { return nil }
    defer { next += period }
    taken &+= 1
    return next
  }

  /// Leaves out what is due up to and including `time`, but for the last few.
  mutating func skip(upTo time: Int64, butLast kept: Int64) {
    guard next <= time else { return }
    let due = (time - next) / period + 1
    next += max(0, due - kept) * period
  }

  /// The last instant up to and including `time`, and how many have passed since the last call.
  mutating func take(upTo time: Int64) -> (last: Int64, count: Int64)? {
    guard next <= time else { return nil }
    // One at a time is the common case, and a division is dear.
    let count = time - next < period ? 1 : (time - next) / period + 1
    let last = next + (count - 1) * period
    next = last + period
    return (last, count)
  }
}

/// Rounds to the nearest count, half away from zero, and clips. NaN gives the lowest count.
@inline(__always)
func quantize(_ value: Double, from low: Double, to high: Double) -> Int16 {
  if value >= high { return Int16(high) }
  guard value > low else { return Int16(low) }
  return Int16(value + Double(signOf: value, magnitudeOf: 0.5))
}
