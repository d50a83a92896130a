// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

extension Motion {
  /// Reads a motion file and checks all of it.
  ///
  /// The first line names the columns: `time_s`, `acc_{x,y,z}_{g|mps2}`, `gyr_{x,y,z}_{radps|dps}`,
  /// `mag_{x,y,z}_{uT|G}`, `temp_C`; others are ignored, and so are blanks around a name. Time is finite and
  /// strictly increasing. A sensor has all of its three columns, in one unit, or none. An empty cell is
  /// interpolated between its neighbours in the column; a sensor without any value is ignored. Lines that
  /// begin with `#` are comments. In a recording made by `proofmass stream --output`, a last line without a
  /// line end is ignored.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, with or without a byte order mark; lines end in LF or CRLF. Blank lines at
  ///     the end are ignored.
  ///   - name: Name of the file, for errors.
  ///   - start: The file's time at board time 0, in seconds.
  ///   - quantities: Quantities to read; the columns of others are not parsed.
  /// - Throws: ``MotionFileError`` with the line and column that break a rule.
  public init(
    csv bytes: [UInt8], name: String, start: Double = 0, quantities: Quantities = .all
  ) throws(MotionFileError) {
    var reading = Reading(name: name, start: start, quantities: quantities)
    try reading.append(bytes)
    self = try reading.finish()
  }

  /// Reads a motion file that arrives in pieces, as ``init(csv:name:start:quantities:)`` reads a whole
  /// one.
  package struct Reading: MotionFileReading {
    private var rows: MotionRows
    private var tracks: Tracks?

    package init(
      name: String, start: Double = 0, quantities: Quantities = .all, most: Int = Motion.mostSamples
    ) {
      rows = MotionRows(file: name, start: start, wanted: quantities, most: most)
    }

    package mutating func append(_ piece: [UInt8]) throws(MotionFileError) {
      try rows.append(piece)
      try readRows()
    }

    package mutating func limit(toMemory bytes: Int) {
      rows.limit(toMemory: bytes, bytesASample: MemoryLayout<(Int64, Axes<Double>)>.stride)
    }

    private mutating func readRows() throws(MotionFileError) {
      guard let columns = try rows.columns() else { return }
      var tracks = self.tracks.take() ?? Tracks(columns)
      try tracks.read(&rows)
      self.tracks = tracks
    }

    package mutating func finish() throws(MotionFileError) -> Motion {
      rows.finish()
      try readRows()
      let reader = rows.reader
      guard rows.time >= 0 else {
        throw reader.fault(
          "ends at \(reader.text(reader.previous)) s, before the motion's start (--motion-start)",
          inLine: false)
      }
      var motion = Motion(endNanoseconds: rows.time)
      try tracks.take()?.move(to: &motion, reader)
      return motion
    }
  }

  /// The samples of each sensor of a file.
  private struct Tracks {
    private let columns: MotionColumns
    private var times: SampleTimes
    private var values: [Blocks<Axes<Double>>]
    /// Whether a sensor has a row with only some of its values.
    private var hasGaps: [Bool]

    init(_ columns: MotionColumns) {
      self.columns = columns
      times = SampleTimes(sensors: columns.sources.count)
      values = columns.sources.map { _ in [] }
      hasGaps = columns.sources.map { _ in false }
    }

    /// Appends the rows that have arrived.
    mutating func read(_ rows: inout MotionRows) throws(MotionFileError) {
      while try rows.next(columns) {
        var missed = 0
        // By their indices: a copy of a source takes longer than its sample.
        for index in columns.sources.indices {
          guard let cells = try rows.sample(from: columns.sources[index].first) else {
            missed |= 1 << index
            continue
          }
          values[index].append(columns.sources[index].unit.convert(cells))
          if (cells.x + cells.y + cells.z).isNaN, columns.sources[index].unit.names.count == 3 {
            hasGaps[index] = true
          }
        }
        times.add(rows.time, missedBy: missed)
      }
    }

    /// Moves each sensor's track into a motion, without a copy.
    consuming func move(
      to motion: inout Motion, _ reader: MotionReader
    ) throws(MotionFileError) {
      for (index, source) in columns.sources.enumerated() where !values[index].isEmpty {
        var track = Track(times: times[index], values: values[index])
        values[index] = []
        if hasGaps[index] { try fillGaps(of: &track, source.unit, reader) }
        switch source.unit.quantity {
        case .acceleration: motion.specificForce = track
        case .angularRate: motion.angularRate = track
        case .magneticFluxDensity: motion.field = track
        default: motion.temperature = track
        }
      }
    }

    private func fillGaps(
      of track: inout Track, _ unit: MotionColumns.Unit, _ reader: MotionReader
    ) throws(MotionFileError) {
      let filled = [
        track.fillGaps { $1(&$0.x) }, track.fillGaps { $1(&$0.y) }, track.fillGaps { $1(&$0.z) },
      ]
      for (name, isFilled) in zip(unit.names, filled) where !isFilled {
        throw reader.fault("no row has a value", column: name, inLine: false)
      }
    }
  }
}
