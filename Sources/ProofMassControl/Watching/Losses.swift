// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// The samples that are missing from a stream, by sensor and by place.
package struct Losses: Sendable {
  /// Samples that are missing before an existing one.
  package struct Place: Sendable {
    package let sensor: SensorID
    package let count: Int
    /// The time of the sample after them, in nanoseconds since the stream's start; nil where there was none.
    package let time: Int64?

    /// Their entry in a recording, whose times are later than the stream's by an offset.
    ///
    /// - Parameter column: The beginning of the names of the sensor's columns.
    package func members(_ column: String, offset: Int64) -> [(String, JSON)] {
      [
        ("sensor", .text(column)), ("count", .integer(count)),
        ("before_s", time.map { .seconds($0 + offset) } ?? .null),
      ]
    }
  }

  package struct Total: Sendable {
    package var count = 0
    package var places = 0
    package var first: Place?
  }

  private var totals: [SensorID: Total] = [:]
  /// The missing samples whose place is not known yet.
  private var open: [SensorID: Int] = [:]
  /// In the order of their detection.
  private var places: [Place] = []

  package init() {}

  package subscript(sensor: SensorID) -> Total { totals[sensor] ?? Total() }

  /// Samples before the next one of the sensor are missing.
  package mutating func add(_ count: Int, _ sensor: SensorID) { open[sensor, default: 0] += count }

  /// A sample has arrived.
  package mutating func locate(_ sensor: SensorID, before time: Int64?) {
    guard !open.isEmpty, let count = open.removeValue(forKey: sensor), count > 0 else { return }
    let place = Place(sensor: sensor, count: count, time: time)
    var total = self[sensor]
    total.count += count
    total.places += 1
    total.first = total.first ?? place
    totals[sensor] = total
    places.append(place)
  }

  /// No more samples will arrive.
  package mutating func locateRest() {
    let sensors = open.keys.sorted {
      ($0.number, $0.quantity.rawValue) < ($1.number, $1.quantity.rawValue)
    }
    for sensor in sensors { locate(sensor, before: nil) }
  }

  /// Removes and returns a place that is not after a time.
  package mutating func next(upTo time: Int64) -> Place? {
    guard let index = places.firstIndex(where: { $0.time ?? .max <= time }) else { return nil }
    return places.remove(at: index)
  }
}
