// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A recorded quantity: values at ascending instants, linear in between and constant outside. Never
/// empty.
struct Track: Sendable {
  /// Board times in nanoseconds, ascending, within ±2⁶², so that no difference overflows.
  var times: Blocks<Int64> = []
  var values: Blocks<Axes<Double>> = []

  /// Moves `segment` to the piece that contains `time`; it tries the next eight pieces before it
  /// searches.
  func move(_ segment: inout Segment, to time: Int64) {
    var next = segment.index + 1
    let limit = min(next + 8, times.count)
    while next < limit, times[next] <= time { next += 1 }
    let isFound = segment.first <= time && (next == times.count || time < times[next])
    segment = self.segment(from: isFound ? next - 1 : lastIndex(notAfter: time))
  }

  /// The piece that contains `time`.
  func segment(at time: Int64) -> Segment { segment(from: lastIndex(notAfter: time)) }

  mutating func delay(by delay: Int64) {
    for index in times.indices { times[index] = Motion.clampedSum(times[index], delay) }
  }

  /// Removes earlier rows; an interpolated row at `time` takes their place.
  mutating func cut(before time: Int64) {
    guard let first = times.first, first < time else { return }
    let value = segment(at: time).value(at: time)
    let count = times.firstIndex { $0 >= time } ?? times.count
    times.removeFirst(count)
    values.removeFirst(count)
    guard times.first != time else { return }
    times.insert(time, at: 0)
    values.insert(value, at: 0)
  }

  /// Removes later rows; an interpolated row at `time` takes their place.
  mutating func cut(after time: Int64) {
    guard let last = times.last, last > time else { return }
    let value = segment(at: time).value(at: time)
    let count = lastIndex(notAfter: time) + 1
    times.removeSubrange(count...)
    values.removeSubrange(count...)
    guard times.last != time else { return }
    times.append(time)
    values.append(value)
  }

  /// Index of the last row at or before `time`; -1 when all rows are later.
  private func lastIndex(notAfter time: Int64) -> Int {
    var (low, high) = (0, times.count)
    while low < high {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  private func segment(from index: Int) -> Segment {
    var segment = Segment()
    segment.index = index
    segment.first = index < 0 ? .min : times[index]
    segment.start = values[max(index, 0)]
    segment.last = .max
    guard index + 1 < times.count else { return segment }
    let next = times[index + 1]
    segment.last = next - 1
    guard index >= 0 else { return segment }
    segment.duration = Double(next - segment.first)
    let end = values[index + 1]
    segment.change = Axes(
      end.x - segment.start.x, end.y - segment.start.y, end.z - segment.start.z)
    return segment
  }

  /// Replaces missing values (NaN) of an axis by linear interpolation between their neighbours.
  ///
  /// - Parameter access: Hands the axis to a closure: `{ $1(&$0.x) }`.
  /// - Returns: False when the axis has no value at all.
  mutating func fillGaps(
    _ access: (inout Axes<Double>, (inout Double) -> Void) -> Void
  ) -> Bool {
    func value(_ index: Int) -> Double {
      var (axes, value) = (values[index], 0.0)
      access(&axes) { value = $0 }
      return value
    }
    var known: Int?
    for next in values.indices where !value(next).isNaN {
      let end = value(next)
      let start = known.map { value($0) } ?? end
      let gap = (known.map { $0 + 1 } ?? 0)..<next
      for index in gap {
        let base = times[known ?? 0]
        // Two rows may have the same nanosecond.
        let part = Double(times[index] - base) / Double(max(times[next] - base, 1))
        access(&values[index]) { $0 = start + (end - start) * part }
      }
      known = next
    }
    guard let known else { return false }
    let last = value(known)
    for index in values.indices[(known + 1)...] { access(&values[index]) { $0 = last } }
    return true
  }
}

/// A linear piece of a track between two of its instants. The world keeps one for each quantity, so
/// that most queries do not search the track; a new one contains no time.
@usableFromInline
struct Segment: Sendable {
  @usableFromInline var first = Int64.max
  /// Last nanosecond of this piece; the next nanosecond belongs to the next piece.
  @usableFromInline var last = Int64.min
  @usableFromInline var duration = 1.0
  @usableFromInline var start = Axes<Double>.zero
  @usableFromInline var change = Axes<Double>.zero
  /// Index of the first instant in the track; -1 before the track.
  @usableFromInline var index = -1

  @usableFromInline init() {}

  /// From one nanosecond to another, with a slope per second.
  init(_ value: Axes<Double>, slope: Axes<Double> = .zero, from first: Int64, to last: Int64) {
    self.first = first
    self.last = last
    duration = 1e9
    start = value
    change = slope
  }

  /// First instant of the next piece; `Int64.max` when there is none.
  var end: Int64 { last == .max ? .max : last + 1 }

  @inlinable
  func contains(_ time: Int64) -> Bool { first <= time && time <= last }

  @inlinable
  func value(at time: Int64) -> Axes<Double> {
    // The difference can wrap only centuries outside the track, where the change is zero.
    let part = Double(time &- first) / duration
    return Axes(
      start.x + change.x * part, start.y + change.y * part, start.z + change.z * part)
  }
}
