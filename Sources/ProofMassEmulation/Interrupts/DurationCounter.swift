// SPDX-License-Identifier: Apache-2.0

/// Whether a duration of D is over at the D-th sample in a row or at the next; 0 is at once.
enum DurationReading: String, CaseIterable {
  case samples = "d"
  case samplesPlusOne = "d-plus-one"

  func samples(_ duration: UInt8) -> Int {
    self == .samples ? max(1, Int(duration)) : Int(duration) + 1
  }
}

/// Counts the samples for which a condition has lasted.
struct DurationCounter: Equatable, Sendable {
  private(set) var count = 0

  /// Whether the condition holds and has held for so many samples, this one included.
  @inline(__always)
  mutating func sample(_ holds: Bool, needed: Int, countsDown: Bool) -> Bool {
    if holds {
      count = min(count + 1, needed)
    } else {
      count = countsDown ? max(0, count - 1) : 0
    }
    return holds && count >= needed
  }

  mutating func restart() { count = 0 }
}
