// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

extension Motion {
  /// Reads a motion file and checks the whole of it.
  ///
  /// The first line names the columns: `time_s`, `acc_{x,y,z}_{g|mps2}`, `gyr_{x,y,z}_{radps|dps}`,
  /// `mag_{x,y,z}_{uT|G}`, `temp_C`; others are ignored, and so are blanks around a name. Time is
  /// finite and strictly increasing. A sensor's three columns come all or none, in one unit. An
  /// empty cell lies on the line between its neighbours in the column; a sensor without any value
  /// is as good as not there.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, with or without a byte order mark; lines end in LF or CRLF. Blank
  ///     lines at the very end are ignored.
  ///   - name: The file's name, for errors.
  ///   - start: The file's time at board time 0, in seconds.
  ///   - sensors: The columns of others are not parsed.
  public init(
    csv bytes: [UInt8], name: String, start: Double = 0, sensors: Sensors = .all
  ) throws(MotionError) {
    var reading = Reading(name: name, start: start, sensors: sensors)
    try reading.append(bytes)
    self = try reading.finish()
  }

  /// Reads a motion file that comes in pieces, as ``init(csv:name:start:sensors:)`` reads a whole one.
  package struct Reading: MotionFileReading {
    private var rows: MotionRows
    private var tracks: [Track] = []
    /// Board time of the last row.
    private var end: Int64 = 0

    package init(
      name: String, start: Double = 0, sensors: Sensors = .all, most: Int = Motion.mostSamples
    ) {
      rows = MotionRows(file: name, start: start, wanted: sensors, most: most)
    }

    package mutating func append(_ piece: [UInt8]) throws(MotionError) {
      try rows.append(piece)
      _ = try readRows()
    }

    /// Reads the rows that have come; gives the columns, if they have.
    private mutating func readRows() throws(MotionError) -> MotionColumns? {
      guard let columns = try rows.columns() else { return nil }
      if tracks.isEmpty { tracks = columns.sources.map { _ in Track() } }
      var numbers = [Double](repeating: .nan, count: columns.count)
      while let time = try rows.next(columns, into: &numbers) {
        end = time
        for (track, source) in columns.sources.enumerated() {
          let value = Axes(
            numbers[source.first], numbers[source.first + 1], numbers[source.first + 2])
          if value.x.isNaN, value.y.isNaN, value.z.isNaN { continue }
          try rows.keep()
          tracks[track].times.append(time)
          tracks[track].values.append(source.unit.convert(value))
        }
      }
      return columns
    }

    package mutating func finish() throws(MotionError) -> Motion {
      rows.finish()
      let columns = try readRows()
      let reader = rows.reader
      guard end >= 0 else {
        throw reader.fault(
          "ends at \(reader.text(reader.previous)) s, before the motion's start (--motion-start)",
          inLine: false)
      }
      var motion = Motion(endNanoseconds: end)
      for (source, track) in zip(columns?.sources ?? [], tracks) where !track.times.isEmpty {
        let track = try filled(track, source.unit, reader)
        switch source.unit.sensor {
        case .accelerometer: motion.force = track
        case .gyroscope: motion.rotation = track
        case .magnetometer: motion.field = track
        default: motion.temperature = track
        }
      }
      return motion
    }
  }

  private static func filled(
    _ track: Track, _ unit: MotionColumns.Unit, _ reader: MotionReader
  ) throws(MotionError) -> Track {
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
