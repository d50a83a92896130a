// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Single and double taps of an ADXL345: excursions above the threshold that end within DUR. The second one begins
/// in the window that opens when the latency after the first is over.
struct ADXL345Taps: Equatable, Sendable {
  /// Settings of its registers; times in nanoseconds.
  struct Setting: Equatable, Sendable {
    var threshold = ADXL345Threshold()
    var duration: Int64 = 0
    var latency: Int64 = 0
    var window: Int64 = 0
    /// Whether a spike in the latency refutes a double tap.
    var suppresses = false
    /// Whether double taps are looked for: a single one is then told after that is decided.
    var isDouble = false
  }

  /// What a sample decided. A double tap is also a single one.
  enum Event: Sendable { case none, single, double }

  private enum Phase: Equatable {
    case idle
    case first(since: Int64)
    case second(since: Int64)
    /// An excursion that lasts too long.
    case tooLong
    case latency(end: Int64)
    case window(end: Int64)
  }

  var setting = Setting() { didSet { if setting != oldValue { restart() } } }
  /// The axes that exceeded the threshold first in the last excursion, one bit each.
  private(set) var axes: UInt8 = 0
  private var phase = Phase.idle

  mutating func restart() { phase = .idle }

  /// Whether a duration is being measured.
  var isTimed: Bool { phase != .idle && phase != .tooLong }

  /// Processes digits.
  mutating func sample(_ values: Axes<Int>, at instant: Int64) -> Event {
    let above = setting.threshold.above(values)
    switch phase {
    case .idle:
      if above != 0 { begin(above, .first(since: instant)) }
    case .tooLong:
      if above == 0 { phase = .idle }
    case .first(let start):
      let isShort = instant - start < setting.duration
      guard above == 0 else {
        if !isShort { phase = .tooLong }
        break
      }
      phase = .idle
      guard isShort else { break }
      guard setting.isDouble else { return .single }
      phase = .latency(end: instant + setting.latency)
    case .latency(let end):
      if instant >= end, above == 0 {
        phase = .window(end: end + setting.window)
      } else if above != 0, instant >= end || setting.suppresses {
        return refute()
      }
    case .window(let end):
      guard instant < end else {
        phase = .idle
        if above != 0 { begin(above, .first(since: instant)) }
        return .single
      }
      if above != 0 { phase = .second(since: instant) }
    case .second(let start):
      guard instant - start <= setting.duration else { return refute(isAbove: above != 0) }
      guard above == 0 else { break }
      phase = .idle
      return .double
    }
    return .none
  }

  private mutating func begin(_ above: UInt8, _ phase: Phase) {
    axes = above
    self.phase = phase
  }

  /// There is no double tap: the first one was single.
  private mutating func refute(isAbove: Bool = true) -> Event {
    phase = isAbove ? .tooLong : .idle
    return .single
  }
}
