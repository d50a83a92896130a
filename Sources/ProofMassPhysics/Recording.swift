// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A motion file's samples as they are, each sensor's at its own rows: for analysis, where a
/// ``Motion`` is for playing.
package struct Recording: Sendable {
  package struct Samples: Sendable {
    package let sensor: Motion.Sensors
    /// In nanoseconds from the file's first row, ascending.
    package fileprivate(set) var times: [Int64] = []
    /// Of x, y and z in g, rad/s or µT; of a thermometer one in °C.
    package fileprivate(set) var columns: [[Double]]
  }

  /// Those that have samples, in the file's order.
  package let sensors: [Samples]

  private init(_ sensors: [Samples]) { self.sensors = sensors.filter { !$0.times.isEmpty } }

  /// Reads and checks the whole of a file, as ``Motion/init(csv:name:start:sensors:)`` does, but a
  /// row has all of a sensor's cells or none, and time may begin anywhere.
  ///
  /// - Parameter wanted: The columns of others are not parsed.
  package init(
    csv bytes: [UInt8], name: String, wanted: Motion.Sensors
  ) throws(MotionError) {
    var reading = Reading(name: name, wanted: wanted)
    try reading.append(bytes)
    self = try reading.finish()
  }

  /// The same of a file that comes in pieces.
  package struct Reading: MotionFileReading {
    private var rows: MotionRows
    private var sensors: [Samples] = []

    package init(name: String, wanted: Motion.Sensors, most: Int = Motion.mostSamples) {
      rows = MotionRows(file: name, start: nil, wanted: wanted, most: most)
    }

    package mutating func append(_ piece: [UInt8]) throws(MotionError) {
      try rows.append(piece)
      try readRows()
    }

    package mutating func finish() throws(MotionError) -> Recording {
      rows.finish()
      try readRows()
      return Recording(sensors)
    }

    private mutating func readRows() throws(MotionError) {
      guard let columns = try rows.columns() else { return }
      if sensors.isEmpty {
        sensors = columns.sources.map { source in
          Samples(sensor: source.unit.sensor, columns: source.unit.names.map { _ in [] })
        }
      }
      var numbers = [Double](repeating: .nan, count: columns.count)
      while let time = try rows.next(columns, into: &numbers) {
        for (index, source) in columns.sources.enumerated() {
          let (first, names) = (source.first, source.unit.names)
          let empty = names.indices.first { numbers[first + $0].isNaN }
          if let empty {
            guard names.indices.allSatisfy({ numbers[first + $0].isNaN }) else {
              throw rows.reader.fault(
                "empty; a sample has all of a sensor's cells", column: names[empty])
            }
            continue
          }
          try rows.keep()
          let value = source.unit.convert(
            Axes(numbers[first], numbers[first + 1], numbers[first + 2]))
          sensors[index].times.append(time)
          sensors[index].columns[0].append(value.x)
          guard names.count == 3 else { continue }
          sensors[index].columns[1].append(value.y)
          sensors[index].columns[2].append(value.z)
        }
      }
    }
  }
}
