// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

extension Recording {
  /// A recording that grows row by row, from cells named like the columns of a motion file.
  package struct Rows {
    private let file: String
    private let wanted: Motion.Quantities
    private var most: Int
    private var check: RowCheck
    private var samples: [Samples] = []
    private var count = 0

    /// - Parameters:
    ///   - file: The name of the file, for errors.
    ///   - wanted: Quantities to read; the cells of others are ignored.
    ///   - most: Limit of the number of samples.
    package init(file: String, wanted: Motion.Quantities, most: Int = Motion.mostSamples) {
      self.file = file
      self.wanted = wanted
      self.most = most
      check = RowCheck(file: file)
    }

    /// Refuses more samples than fit in three quarters of a memory size in bytes.
    package mutating func limit(toMemory bytes: Int) {
      // Half as much again for results computed from them; each sensor has times of its own.
      most = bytes / 56 / 4 * 3
    }

    /// Appends a row.
    ///
    /// - Parameters:
    ///   - row: Its time in seconds, later than that of the row before, then a finite number for each of
    ///     ``RowCheck/names``, NaN where the row has none; a sensor has all of its cells or none.
    ///   - line: The number of its line, for errors.
    package mutating func append(
      _ row: [Double], line: Int
    ) throws(MotionFileError) {
      let time = try check.take(row, wanted: wanted, line: line)
      for (index, unit) in MotionColumns.Unit.all.enumerated() where check.has(index) {
        count += 1
        guard count <= most else {
          throw MotionFileError(
            file: file, line: line, column: unit.names[0],
            reason: "more than \(most) samples: cut the recording, or lower its rate")
        }
        append(check.sample(index, in: row), unit, at: time)
      }
    }

    private mutating func append(
      _ value: Axes<Double>, _ unit: MotionColumns.Unit, at time: Int64
    ) {
      let index: Int
      if let known = samples.firstIndex(where: { $0.quantity == unit.quantity }) {
        index = known
      } else {
        index = samples.count
        samples.append(
          Samples(unit.quantity, symbol: unit.symbol, columns: unit.names.map { _ in [] }))
      }
      samples[index].append(at: time, value)
    }

    /// The recording, its sensors in the order of the columns that are written.
    package func finish() -> Recording {
      Recording(
        MotionColumns.Unit.all.compactMap { unit in
          // Other units of a sensor are only read.
          unit.names == unit.quantity.columns ? samples.first { $0.quantity == unit.quantity } : nil
        })
    }
  }
}
