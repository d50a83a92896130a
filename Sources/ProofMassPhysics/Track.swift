// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// Three columns over one list of instants, linear in between; the ends hold. Never empty.
struct Track: Sendable {
  /// Board times in nanoseconds, ascending, within ±2⁶² so that no difference overflows.
  var times: [Int64] = []
  var values: [Axes<Double>] = []

  /// Makes `segment` the piece that contains `time`: mostly it is one of the next.
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
    for index in times.indices { times[index] = Motion.sum(times[index], delay) }
  }

  /// Leaves out what is earlier; a row on the line there takes its place.
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

  /// Leaves out what is later; a row on the line there takes its place.
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

  /// -1 when all are after `time`.
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
    segment.last = times[index + 1] - 1
    guard index >= 0 else { return segment }
    segment.duration = Double(times[index + 1] - times[index])
    let end = values[index + 1]
    segment.change = Axes(
      end.x - segment.start.x, end.y - segment.start.y, end.z - segment.start.z)
    return segment
  }

  /// Puts numbers where a column has none (nan): on the line between its neighbours that have one.
  /// False when it has none at all.
  mutating func fillGaps(_ axis: WritableKeyPath<Axes<Double>, Double>) -> Bool {
    var known: Int?
    for next in values.indices where !values[next][keyPath: axis].isNaN {
      let end = values[next][keyPath: axis]
      let start = known.map { values[$0][keyPath: axis] } ?? end
      let gap = (known.map { $0 + 1 } ?? 0)..<next
      for index in gap {
        let base = times[known ?? 0]
        // Two rows may fall into one nanosecond.
        let part = Double(times[index] - base) / Double(max(times[next] - base, 1))
        values[index][keyPath: axis] = start + (end - start) * part
      }
      known = next
    }
    guard let known else { return false }
    for index in values.indices[(known + 1)...] {
      values[index][keyPath: axis] = values[known][keyPath: axis]
    }
    return true
  }
}
