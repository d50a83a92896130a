// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// The straight piece of a track between two of its instants, kept so that most questions need no
/// look at the track; a fresh one contains no time.
@usableFromInline
struct Segment: Sendable {
  @usableFromInline var first = Int64.max
  /// The last nanosecond that belongs to this piece; the next one belongs to the next piece.
  @usableFromInline var last = Int64.min
  @usableFromInline var duration = 1.0
  @usableFromInline var start = Axes<Double>.zero
  @usableFromInline var change = Axes<Double>.zero
  /// Of the first instant; -1 before the track.
  @usableFromInline var index = -1

  @usableFromInline init() {}

  /// From one nanosecond to another, with this slope a second.
  init(_ value: Axes<Double>, slope: Axes<Double> = .zero, from first: Int64, to last: Int64) {
    self.first = first
    self.last = last
    duration = 1e9
    start = value
    change = slope
  }

  /// The first instant of the next piece; `Int64.max` when there is none.
  var end: Int64 { last == .max ? .max : last + 1 }

  @inlinable
  func contains(_ time: Int64) -> Bool { first <= time && time <= last }

  @inlinable
  func value(at time: Int64) -> Axes<Double> {
    // Wraps where the ends hold, in centuries; there the change is zero.
    let part = Double(time &- first) / duration
    return Axes(
      start.x + change.x * part, start.y + change.y * part, start.z + change.z * part)
  }
}
