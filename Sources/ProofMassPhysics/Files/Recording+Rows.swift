// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

extension Recording {
  /// A recording that grows row by row, from cells by the names that the columns of a motion file have.
  package struct Rows {
    private let file: String
    private let wanted: Motion.Sensors
    private var most: Int
    private var samples: [Samples] = []
    private var count = 0
    /// The time of the first row, in the file's seconds.
    private var start: Double?
    private var previous = -Double.infinity

    /// - Parameters:
    ///   - file: The name of the file, for errors.
    ///   - wanted: Sensors to read; the cells of others are ignored.
    ///   - most: Limit of the number of samples.
    package init(file: String, wanted: Motion.Sensors, most: Int = Motion.mostSamples) {
      self.file = file
      self.wanted = wanted
      self.most = most
    }

    /// Refuses more samples than three quarters of a memory in bytes hold.
    package mutating func limit(toMemory bytes: Int) {
      // Half as much again for what is computed of them; each sensor has times of its own.
      most = bytes / 56 / 4 * 3
    }

    /// The name of the cell with the time in seconds.
    package static var time: String { MotionColumns.time }

    /// Whether a cell of this name belongs to a sensor.
    package static func isSample(_ name: String) -> Bool {
      MotionColumns.Unit.all.contains { $0.names.contains(name) }
    }

    /// Appends a row.
    ///
    /// - Parameters:
    ///   - seconds: Its time, later than that of the row before.
    ///   - cells: Finite numbers by name; a sensor has all of its cells or none.
    ///   - line: The number of its line, for errors.
    package mutating func append(
      at seconds: Double, _ cells: [String: Double], line: Int
    ) throws(MotionFileError) {
      func fault(_ column: String, _ reason: String) -> MotionFileError {
        MotionFileError(file: file, line: line, column: column, reason: reason)
      }
      guard seconds > previous else {
        throw fault(
          MotionColumns.time, "\(seconds) is not later than \(previous) in the row before")
      }
      let start = start ?? seconds
      let nanoseconds = ((seconds - start) * 1e9).rounded()
      guard nanoseconds < 0x1p62 else {
        throw fault(MotionColumns.time, "\(seconds) is more than a century from the first row")
      }
      (self.start, previous) = (start, seconds)
      var found: Motion.Sensors = []
      for unit in MotionColumns.Unit.all where wanted.contains(unit.sensor) {
        guard let present = unit.names.first(where: { cells[$0] != nil }) else { continue }
        guard !found.contains(unit.sensor) else {
          throw fault(present, "the row has it in another unit, too")
        }
        found.insert(unit.sensor)
        let values = unit.names.compactMap { cells[$0] }
        guard values.count == unit.names.count else {
          let missing = unit.names.first { cells[$0] == nil }
          throw fault(missing ?? present, "missing; a sample has all of a sensor's cells")
        }
        count += 1
        guard count <= most else {
          throw fault(present, "more than \(most) samples: cut the recording, or lower its rate")
        }
        let axes = values.count == 3 ? Axes(values[0], values[1], values[2]) : Axes(values[0], 0, 0)
        append(unit.convert(axes), unit, at: Int64(nanoseconds))
      }
    }

    private mutating func append(
      _ value: Axes<Double>, _ unit: MotionColumns.Unit, at time: Int64
    ) {
      let index: Int
      if let known = samples.firstIndex(where: { $0.sensor == unit.sensor }) {
        index = known
      } else {
        index = samples.count
        samples.append(Samples(unit.sensor, columns: unit.names.map { _ in [] }))
      }
      samples[index].append(at: time, value)
    }

    /// The recording, its sensors in the order of the columns that are written.
    package func finish() -> Recording {
      Recording(
        MotionColumns.Unit.all.compactMap { unit in
          // Other units of a sensor are only read.
          unit.names == unit.sensor.columns ? samples.first { $0.sensor == unit.sensor } : nil
        })
    }
  }
}
