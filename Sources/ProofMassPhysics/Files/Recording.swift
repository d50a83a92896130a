// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The samples of a motion file as recorded, each sensor's from its own rows: for analysis. A
/// ``Motion`` is for playback.
package struct Recording: Sendable {
  package struct Samples: Sendable {
    package let sensor: Motion.Sensors
    /// Ascending times in nanoseconds from the file's first row.
    package fileprivate(set) var times: [Int64] = []
    /// Columns x, y and z in g, rad/s or µT; a thermometer's single column in °C.
    package fileprivate(set) var columns: [[Double]]
  }

  /// Sensors that have samples, in the file's order.
  package let sensors: [Samples]

  private init(_ sensors: [Samples]) { self.sensors = sensors.filter { !$0.times.isEmpty } }

  /// Reads and checks a file as ``Motion/init(csv:name:start:sensors:)`` does, but a row has all of
  /// a sensor's cells or none, and time may begin anywhere.
  ///
  /// - Parameter wanted: Sensors to read; the columns of others are not parsed.
  package init(
    csv bytes: [UInt8], name: String, wanted: Motion.Sensors
  ) throws(MotionFileError) {
    var reading = Reading(name: name, wanted: wanted)
    try reading.append(bytes)
    self = try reading.finish()
  }

  /// Reads a recording from a file that arrives in pieces.
  package struct Reading: MotionFileReading {
    private var rows: MotionRows
    private var sensors: [Samples] = []

    package init(name: String, wanted: Motion.Sensors, most: Int = Motion.mostSamples) {
      rows = MotionRows(file: name, start: nil, wanted: wanted, most: most)
    }

    package mutating func append(_ piece: [UInt8]) throws(MotionFileError) {
      try rows.append(piece)
      try readRows()
    }

    package mutating func finish() throws(MotionFileError) -> Recording {
      rows.finish()
      try readRows()
      return Recording(sensors)
    }

    private mutating func readRows() throws(MotionFileError) {
      guard let columns = try rows.columns() else { return }
      if sensors.isEmpty {
        sensors = columns.sources.map { source in
          Samples(sensor: source.unit.sensor, columns: source.unit.names.map { _ in [] })
        }
      }
      while let sample = try rows.next(columns) {
        let unit = columns.sources[sample.source].unit
        let cells = sample.cells
        let hasAll = !cells.x.isNaN && (unit.names.count == 1 || !cells.y.isNaN && !cells.z.isNaN)
        guard hasAll else {
          throw rows.reader.fault(
            "empty; a sample has all of a sensor's cells",
            column: unit.names[cells.x.isNaN ? 0 : cells.y.isNaN ? 1 : 2])
        }
        let value = unit.convert(cells)
        sensors[sample.source].times.append(rows.time)
        sensors[sample.source].columns[0].append(value.x)
        guard unit.names.count == 3 else { continue }
        sensors[sample.source].columns[1].append(value.y)
        sensors[sample.source].columns[2].append(value.z)
      }
    }
  }
}
