// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// The samples of a motion file as recorded, each sensor's from its own rows: for analysis. A
/// ``Motion`` is for playback.
package struct Recording: Sendable {
  package struct Samples: Sendable {
    package let quantity: Motion.Quantities
    /// The unit of the file, by the end of its columns' names: `mps2`; nil for samples that are from no file.
    package let symbol: String?
    /// Ascending times in nanoseconds from the file's first row.
    package internal(set) var times: Blocks<Int64> = []
    /// Columns x, y and z in g, rad/s or µT; a thermometer's single column in °C.
    package internal(set) var columns: [Blocks<Double>]

    package init(
      _ quantity: Motion.Quantities, symbol: String? = nil, times: Blocks<Int64> = [],
      columns: [Blocks<Double>]
    ) {
      self.quantity = quantity
      self.symbol = symbol
      self.times = times
      self.columns = columns
    }

    /// Appends a sample, later than those before.
    package mutating func append(at time: Int64, _ value: Axes<Double>) {
      times.append(time)
      append(value)
    }

    fileprivate mutating func append(_ value: Axes<Double>) {
      columns[0].append(value.x)
      guard columns.count == 3 else { return }
      columns[1].append(value.y)
      columns[2].append(value.z)
    }
  }

  /// Sensors that have samples, in the file's order.
  package let sensors: [Samples]

  package init(_ sensors: [Samples]) { self.sensors = sensors.filter { !$0.times.isEmpty } }

  /// Reads and checks a file as ``Motion/init(csv:name:start:quantities:)`` does, but a row has all of
  /// a sensor's cells or none, and time may begin anywhere.
  ///
  /// - Parameter wanted: Quantities to read; the columns of others are not parsed.
  package init(
    csv bytes: [UInt8], name: String, wanted: Motion.Quantities
  ) throws(MotionFileError) {
    var reading = Reading(name: name, wanted: wanted)
    try reading.append(bytes)
    self = try reading.finish()
  }

  /// The number in a cell as motion files have it; nil for anything else.
  package static func number(_ cell: Span<UInt8>) -> Double? {
    Double(decimal: cell, in: 0..<cell.count).flatMap { $0.magnitude < 1e300 ? $0 : nil }
  }

  /// Reads a recording from a file that arrives in pieces.
  package struct Reading: MotionFileReading {
    private var rows: MotionRows
    private var sensors: [Samples] = []
    private var times = SampleTimes(sensors: 0)

    /// - Parameter prefix: The beginning of the names of the sensors' columns that are meant, such as `lis3dh_`;
    ///   empty for those of a board's first sensors.
    package init(
      name: String, prefix: String = "", wanted: Motion.Quantities, most: Int = Motion.mostSamples
    ) {
      rows = MotionRows(file: name, prefix: prefix, start: nil, wanted: wanted, most: most)
    }

    package mutating func append(_ piece: [UInt8]) throws(MotionFileError) {
      try rows.append(piece)
      try readRows()
    }

    package mutating func limit(toMemory bytes: Int) {
      // Half as much again for results computed from them.
      rows.limit(toMemory: bytes, bytesASample: 48)
    }

    package mutating func finish() throws(MotionFileError) -> Recording {
      rows.finish()
      try readRows()
      for index in sensors.indices { sensors[index].times = times[index] }
      return Recording(sensors)
    }

    private mutating func readRows() throws(MotionFileError) {
      guard let columns = try rows.columns() else { return }
      if sensors.isEmpty {
        times = SampleTimes(sensors: columns.sources.count)
        sensors = columns.sources.map { source in
          Samples(
            source.unit.quantity, symbol: source.unit.symbol,
            columns: source.unit.names.map { _ in [] })
        }
      }
      while try rows.next(columns) {
        var missed = 0
        // By their indices: a copy of a source takes longer than its sample.
        for index in columns.sources.indices {
          guard let cells = try rows.sample(from: columns.sources[index].first) else {
            missed |= 1 << index
            continue
          }
          if (cells.x + cells.y + cells.z).isNaN {
            try rows.reader.checkAll(cells, columns.sources[index].unit)
          }
          sensors[index].append(columns.sources[index].unit.convert(cells))
        }
        times.add(rows.time, missedBy: missed)
      }
    }
  }
}
