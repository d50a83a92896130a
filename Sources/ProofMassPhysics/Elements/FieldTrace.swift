// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Follows the field along the straight pieces of the world, and takes its mean over measurements.
///
/// How often it is told to, and up to when, makes no difference to the last bit: a piece counts when
/// the world has come to its end, or was changed amid it. What was seen of it before is only noted.
/// Only what a passing magnet of more than the threshold (5 mT) leaves may depend on looks, where they
/// are more than a second apart: pieces are then taken together, by how long nobody looked.
struct FieldTrace: Sendable {
  private struct Point: Equatable {
    var time: Int64
    /// In µT.
    var field: Axes<Double>
  }

  var remanence: Remanence

  /// Where the present piece begins; all before has counted.
  private var knot = Point(time: 0, field: .zero)
  /// Until when the world was straight from there.
  private var straight: Int64 = 0
  /// How far it was followed, with the world as it was then.
  private var seen = Point(time: 0, field: .zero)

  /// When the present measurement began.
  private var start: Int64?
  private var first = Axes<Double>.zero
  /// Of the field's difference from the first, over time, in µT·ns.
  private var sum = Axes<Double>.zero

  /// Pieces since the measurement began, or the last one ended.
  private var pieces = 0

  init(_ remanence: Remanence) { self.remanence = remanence }

  /// Up to a time, before which the world will not be changed any more.
  mutating func follow(to time: Int64, in world: inout World) {
    guard time > seen.time else { return }
    takeUp(&world)
    // Where there are many, pieces shorter than 10 µs are taken together. So are longer ones after
    // more than the longest measurement without a look at a world in motion; of that, only a passing
    // magnet is remembered.
    let gap = time - knot.time
    let coarse = gap > 1_000_000_000 ? gap >> 16 : 1
    while true {
      let end = max(straight, knot.time + max(coarse, pieces < 1000 ? 1 : 10_000))
      guard end <= time else { break }
      // From the left: another piece may begin elsewhere.
      let last = Self.field(at: end - 1, in: &world)
      let slope = (last - knot.field) * (1 / Double(max(1, end - 1 - knot.time)))
      count(to: Point(time: end, field: last + slope))
      begin(at: end, &world)
    }
    seen = Point(time: time, field: Self.field(at: time, in: &world))
  }

  /// A measurement begins; nothing when it is the present one.
  mutating func begin(at time: Int64, in world: inout World) {
    guard start != time else { return }
    cut(at: time, &world)
    start = time
    first = knot.field
    sum = .zero
  }

  /// A measurement ends: the field's mean over it.
  mutating func mean(from start: Int64, to end: Int64, in world: inout World) -> Axes<Double> {
    begin(at: start, in: &world)
    guard end > start else { return first }
    cut(at: end, &world)
    self.start = nil
    return first + sum * (1 / Double(end - start))
  }

  /// A piece ends here whatever the world does.
  private mutating func cut(at time: Int64, _ world: inout World) {
    let isNews = time > seen.time
    follow(to: time, in: &world)
    if time > knot.time { count(to: seen) }
    pieces = 0
    guard isNews else { return begin(at: time, &world) }
    knot = seen
    straight = world.linearEnd(from: time)
  }

  private mutating func count(to end: Point) {
    let mean = (knot.field + end.field) * 0.5
    pieces += 1
    sum = sum + (mean - first) * Double(end.time - knot.time)
    remanence.pass(from: knot.field, to: end.field)
  }

  private mutating func begin(at time: Int64, _ world: inout World) {
    knot = Point(time: time, field: Self.field(at: time, in: &world))
    seen = knot
    straight = world.linearEnd(from: time)
  }

  /// Whatever was changed at the time up to which it was followed, the piece ends there when it is
  /// another one now.
  private mutating func takeUp(_ world: inout World) {
    let isSame =
      seen.time > knot.time && world.linearEnd(from: knot.time) == straight
      && Self.field(at: knot.time, in: &world) == knot.field
      && Self.field(at: seen.time, in: &world) == seen.field
    guard !isSame else { return }
    if seen.time > knot.time { count(to: seen) }
    begin(at: seen.time, &world)
  }

  /// What no magnet exceeds, 10 T, and 0 where there is no number.
  private static func field(at time: Int64, in world: inout World) -> Axes<Double> {
    world.field(at: time).map { $0.isNaN ? 0 : max(-1e7, min($0, 1e7)) }
  }
}
