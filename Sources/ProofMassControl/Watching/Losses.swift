// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// The samples that are missing from a stream, by sensor and by place.
package struct Losses: Sendable {
  /// Samples that are missing before an existing one.
  package struct Place: Sendable {
    package let sensor: Quantity
    package let count: Int
    /// The time of the sample after them, in nanoseconds since the stream's start; nil where there was none.
    package let time: Int64?

    /// Their entry in a recording, whose times are later than the stream's by an offset.
    package func members(offset: Int64) -> [(String, JSON)] {
      [
        ("sensor", .text(sensor.prefix)), ("count", .integer(count)),
        ("before_s", time.map { .seconds($0 + offset) } ?? .null),
      ]
    }
  }

  package struct Total: Sendable {
    package var count = 0
    package var places = 0
    package var first: Place?
  }

  private var totals = [Total](repeating: Total(), count: Quantity.allCases.count)
  /// By sensor, the missing samples whose place is not known yet.
  private var open = [Int](repeating: 0, count: Quantity.allCases.count)
  /// In the order of their detection.
  private var places: [Place] = []

  package init() {}

  package subscript(sensor: Quantity) -> Total { totals[sensor.rawValue] }

  /// Samples before the next one of the sensor are missing.
  package mutating func add(_ count: Int, _ sensor: Quantity) { open[sensor.rawValue] += count }

  /// A sample has arrived.
  package mutating func locate(_ sensor: Quantity, before time: Int64?) {
    let count = open[sensor.rawValue]
    guard count > 0 else { return }
    open[sensor.rawValue] = 0
    let place = Place(sensor: sensor, count: count, time: time)
    totals[sensor.rawValue].count += count
    totals[sensor.rawValue].places += 1
    totals[sensor.rawValue].first = totals[sensor.rawValue].first ?? place
    places.append(place)
  }

  /// No more samples will arrive.
  package mutating func locateRest() {
    for sensor in Quantity.allCases { locate(sensor, before: nil) }
  }

  /// Removes and returns a place that is not after a time.
  package mutating func next(upTo time: Int64) -> Place? {
    guard let index = places.firstIndex(where: { $0.time ?? .max <= time }) else { return nil }
    return places.remove(at: index)
  }
}
