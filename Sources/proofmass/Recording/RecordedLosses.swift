// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassServer

/// The marks of lost samples in a recording.
struct RecordedLosses {
  /// The first marks, as in the file: more would make the report long, and memory unbounded.
  private(set) var first: [JSONValue] = []
  private(set) var places = 0
  /// The counts by the prefix of the sensor's columns, in the order of occurrence.
  private(set) var counts: [(sensor: String, count: Int)] = []

  private static let most = 10
  /// The most sensors of a board.
  private static let mostSensors = 3 * [ChipArgument].most

  mutating func add(_ mark: JSONValue) {
    // A comment of another program is no mark.
    guard let sensor = mark["sensor"]?.text,
      RecordingScan.prefixes.contains(where: { sensor == $0 || sensor.hasSuffix("_\($0)") }),
      let count = mark["count"]?.integer, 1...1_000_000_000 ~= count
    else { return }
    places += 1
    if first.count < Self.most { first.append(mark) }
    if let index = counts.firstIndex(where: { $0.sensor == sensor }) {
      counts[index].count = min(counts[index].count + count, 1 << 53)
    } else if counts.count < Self.mostSensors {
      counts.append((sensor, count))
    }
  }

  var json: JSON {
    .object([
      ("counts", .object(counts.map { ($0.sensor, .integer($0.count)) })),
      ("places", .integer(places)), ("first", .array(first.map(JSON.init))),
    ])
  }

  /// The lines of a report, the first one with the sums.
  var lines: [String] {
    guard places > 0 else { return [] }
    let sums = counts.map { "\(printable($0.sensor)) \($0.count)" }.joined(separator: ", ")
    let more = places > first.count ? ["and in \(places - first.count) places more"] : []
    return ["\(sums), in \(places) \(places == 1 ? "place" : "places")"]
      + first.map { mark in
        let time = mark["before_s"]?.double.map { "\(fixed($0, decimals: 6)) s" }
        return
          "\(printable(mark["sensor"]?.text ?? "")) \(mark["count"]?.integer ?? 0) before \(time ?? "the end")"
      } + more
  }
}
