// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

extension Motion {
  /// Reads a motion file and checks all of it.
  ///
  /// The first line names the columns: `time_s`, `acc_{x,y,z}_{g|mps2}`, `gyr_{x,y,z}_{radps|dps}`,
  /// `mag_{x,y,z}_{uT|G}`, `temp_C`; others are ignored, and so are blanks around a name. Time is
  /// finite and strictly increasing. A sensor has all of its three columns, in one unit, or none.
  /// An empty cell is interpolated between its neighbours in the column; a sensor without any value
  /// is ignored.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, with or without a byte order mark; lines end in LF or CRLF. Blank lines at
  ///     the end are ignored.
  ///   - name: Name of the file, for errors.
  ///   - start: The file's time at board time 0, in seconds.
  ///   - sensors: Sensors to read; the columns of others are not parsed.
  /// - Throws: ``MotionFileError`` with the line and column that break a rule.
  public init(
    csv bytes: [UInt8], name: String, start: Double = 0, sensors: Sensors = .all
  ) throws(MotionFileError) {
    var reading = Reading(name: name, start: start, sensors: sensors)
    try reading.append(bytes)
    self = try reading.finish()
  }

  /// Reads a motion file that arrives in pieces, as ``init(csv:name:start:sensors:)`` reads a whole
  /// one.
  package struct Reading: MotionFileReading {
    private var rows: MotionRows
    private var tracks: [Track] = []

    package init(
      name: String, start: Double = 0, sensors: Sensors = .all, most: Int = Motion.mostSamples
    ) {
      rows = MotionRows(file: name, start: start, wanted: sensors, most: most)
    }

    package mutating func append(_ piece: [UInt8]) throws(MotionFileError) {
      try rows.append(piece)
      _ = try readRows()
    }

    /// Reads the rows that have arrived; returns the columns, once they are known.
    private mutating func readRows() throws(MotionFileError) -> MotionColumns? {
      guard let columns = try rows.columns() else { return nil }
      if tracks.isEmpty { tracks = columns.sources.map { _ in Track() } }
      while let sample = try rows.next(columns) {
        let unit = columns.sources[sample.source].unit
        tracks[sample.source].times.append(rows.time)
        tracks[sample.source].values.append(unit.convert(sample.cells))
      }
      return columns
    }

    package mutating func finish() throws(MotionFileError) -> Motion {
      rows.finish()
      let columns = try readRows()
      let reader = rows.reader
      guard rows.time >= 0 else {
        throw reader.fault(
          "ends at \(reader.text(reader.previous)) s, before the motion's start (--motion-start)",
          inLine: false)
      }
      var motion = Motion(endNanoseconds: rows.time)
      for (source, track) in zip(columns?.sources ?? [], tracks) where !track.times.isEmpty {
        let track = try filled(track, source.unit, reader)
        switch source.unit.sensor {
        case .accelerometer: motion.specificForce = track
        case .gyroscope: motion.angularRate = track
        case .magnetometer: motion.field = track
        default: motion.temperature = track
        }
      }
      return motion
    }
  }

  private static func filled(
    _ track: Track, _ unit: MotionColumns.Unit, _ reader: MotionReader
  ) throws(MotionFileError) -> Track {
    // Key paths are slow, and most files have no gaps.
    guard track.values.contains(where: { $0.x.isNaN || $0.y.isNaN || $0.z.isNaN }) else {
      return track
    }
    var track = track
    for (axis, name) in zip([\Axes<Double>.x, \.y, \.z], unit.names)
    where track.values.contains(where: { $0[keyPath: axis].isNaN }) {
      guard track.fillGaps(axis) else {
        throw reader.fault("no row has a value", column: name, inLine: false)
      }
    }
    return track
  }
}
