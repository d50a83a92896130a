// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Follows the field along the linear pieces of the world, and averages it over measurements.
///
/// The result does not depend on the times of the calls, to the last bit: a piece is added when its
/// end is reached, or when the world is changed within it. Only the remanence after a field above
/// the threshold (5 mT) may depend on them, where calls are more than a second apart: pieces are
/// then merged.
struct FieldTrace: Sendable {
  private struct Point: Equatable {
    var time: Int64
    /// Field in µT.
    var field: Axes<Double>
  }

  var remanence: Remanence
  /// The orientation of the element's axes on the board.
  var mount = Mount.aligned

  /// Start of the present piece; all time before has been added.
  private var knot = Point(time: 0, field: .zero)
  /// End of the linear piece of the world that begins there.
  private var pieceEnd: Int64 = 0
  /// Stamp of the world when it was last compared with what was observed.
  private var stamp: UInt64?
  /// Point up to which the world was followed, with the field at that time.
  private var observed = Point(time: 0, field: .zero)

  /// Board time at which the present measurement began, in ns.
  private var start: Int64?
  /// Field at that time.
  private var first = Axes<Double>.zero
  /// Integral of the field's difference from `first`, in µT·ns.
  private var sum = Axes<Double>.zero

  /// Number of pieces since the measurement began, or since the last one ended.
  private var pieces = 0

  init(_ remanence: Remanence) { self.remanence = remanence }

  /// Follows the world up to a time, before which it must not be changed afterwards.
  mutating func observe(upTo time: Int64, in world: inout World) {
    guard time > observed.time else { return }
    if world.stamp != stamp { addChange(&world) }
    // After 1000 pieces, those shorter than 10 µs are merged. After more than a second, which is
    // longer than any measurement, longer ones are merged, too: only the remanence depends on a
    // past that long.
    let gap = time - knot.time
    let coarse = gap > 1_000_000_000 ? gap >> 16 : 1
    while true {
      let end = max(pieceEnd, knot.time + max(coarse, pieces < 1000 ? 1 : 10_000))
      guard end <= time else { break }
      // Extrapolated from the left: the next piece may begin with a jump.
      let last = field(at: end - 1, in: &world)
      let slope = (last - knot.field) * (1 / Double(max(1, end - 1 - knot.time)))
      add(to: Point(time: end, field: last + slope))
      begin(at: end, &world)
    }
    observed = Point(time: time, field: field(at: time, in: &world))
  }

  /// Begins a measurement, unless it has already begun.
  mutating func begin(at time: Int64, in world: inout World) {
    guard start != time else { return }
    cut(at: time, &world)
    start = time
    first = knot.field
    sum = .zero
  }

  /// Ends a measurement; returns the mean of the field over it.
  mutating func mean(from start: Int64, to end: Int64, in world: inout World) -> Axes<Double> {
    begin(at: start, in: &world)
    guard end > start else { return first }
    cut(at: end, &world)
    self.start = nil
    return first + sum * (1 / Double(end - start))
  }

  /// Removes the remanence at a time, not that of a field which persists or comes after it.
  mutating func clear(at time: Int64, in world: inout World) {
    cut(at: time, &world)
    remanence.clear()
  }

  /// Ends the piece at a time, independent of the world.
  private mutating func cut(at time: Int64, _ world: inout World) {
    let isNew = time > observed.time
    observe(upTo: time, in: &world)
    if time > knot.time { add(to: observed) }
    pieces = 0
    guard isNew else { return begin(at: time, &world) }
    knot = observed
    pieceEnd = world.linearEnd(from: time)
  }

  /// Adds the rest of the piece, up to `end`.
  private mutating func add(to end: Point) {
    let mean = (knot.field + end.field) * 0.5
    pieces += 1
    sum = sum + (mean - first) * Double(end.time - knot.time)
    remanence.pass(from: knot.field, to: end.field)
  }

  private mutating func begin(at time: Int64, _ world: inout World) {
    knot = Point(time: time, field: field(at: time, in: &world))
    observed = knot
    pieceEnd = world.linearEnd(from: time)
  }

  /// If the world was changed since it was observed, ends the piece at that time.
  private mutating func addChange(_ world: inout World) {
    stamp = world.stamp
    let isSame =
      observed.time > knot.time && world.linearEnd(from: knot.time) == pieceEnd
      && field(at: knot.time, in: &world) == knot.field
      && field(at: observed.time, in: &world) == observed.field
    guard !isSame else { return }
    if observed.time > knot.time { add(to: observed) }
    begin(at: observed.time, &world)
  }

  /// The field on the element's axes, clamped to ±10 T, which no magnet exceeds; 0 for NaN.
  private func field(at time: Int64, in world: inout World) -> Axes<Double> {
    let field = world.field(at: time).map { $0.isNaN ? 0 : max(-1e7, min($0, 1e7)) }
    return mount == .aligned ? field : mount.toSensor(field)
  }
}
