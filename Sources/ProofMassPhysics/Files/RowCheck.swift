// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

extension Recording {
  /// The rules of rows whose cells have names, as in JSON Lines: times increase, and a sensor has all of its
  /// cells or none, in one unit.
  package struct RowCheck {
    private let file: String
    /// The time of the first row, in the file's seconds.
    private var start: Double?
    private var previous = -Double.infinity
    /// The units that the current row has, by their indices.
    private(set) var found: [Int] = []

    package init(file: String) { self.file = file }

    /// The names of the cells, for each of which a row has one number; a sensor's names are adjacent.
    package static let names = MotionColumns.Unit.all.flatMap { $0.names }

    /// Each unit's sensor and its place among the names.
    static let units: [(quantity: Motion.Quantities, first: Int, count: Int)] = {
      var first = 0
      return MotionColumns.Unit.all.map { unit in
        defer { first += unit.names.count }
        return (unit.quantity, first, unit.names.count)
      }
    }()

    /// Checks a row.
    ///
    /// - Parameters:
    ///   - seconds: Its time.
    ///   - cells: A finite number for each of ``names``, NaN where the row has none.
    ///   - allowsEqual: Whether it may have the time of the row before.
    ///   - line: The number of its line, for errors.
    /// - Returns: Its time since the first row, in nanoseconds.
    @discardableResult
    package mutating func take(
      at seconds: Double, _ cells: [Double], allowsEqual: Bool = false,
      wanted: Motion.Quantities = .all, line: Int
    ) throws(MotionFileError) -> Int64 {
      guard seconds > previous || allowsEqual && seconds == previous else {
        throw fault(
          line, MotionColumns.time, "\(seconds) is not later than \(previous) in the row before")
      }
      let start = start ?? seconds
      let nanoseconds = ((seconds - start) * 1e9).rounded()
      guard nanoseconds < 0x1p62 else {
        throw fault(
          line, MotionColumns.time, "\(seconds) is more than a century from the first row")
      }
      (self.start, previous) = (start, seconds)
      found.removeAll(keepingCapacity: true)
      for (index, unit) in Self.units.enumerated() where wanted.contains(unit.quantity) {
        var present = 0
        for place in unit.first..<(unit.first + unit.count) where !cells[place].isNaN {
          present += 1
        }
        guard present > 0 else { continue }
        let places = unit.first..<(unit.first + unit.count)
        let name = Self.names[places.first { !cells[$0].isNaN } ?? unit.first]
        guard !found.contains(where: { Self.units[$0].quantity == unit.quantity }) else {
          throw fault(line, name, "the row has it in another unit, too")
        }
        guard present == unit.count else {
          let missing = Self.names[places.first { cells[$0].isNaN } ?? unit.first]
          throw fault(line, missing, "missing; a sample has all of a sensor's cells")
        }
        found.append(index)
      }
      return Int64(nanoseconds)
    }

    /// Whether the current row has a sample of a sensor.
    package func has(_ quantity: Motion.Quantities) -> Bool {
      found.contains { Self.units[$0].quantity == quantity }
    }

    /// The current row's sample of a sensor in g, rad/s, µT or °C, the last on x; nil where it has none.
    ///
    /// - Parameter cells: Those of the row.
    package func sample(of quantity: Motion.Quantities, in cells: [Double]) -> Axes<Double>? {
      guard let index = found.first(where: { Self.units[$0].quantity == quantity }) else {
        return nil
      }
      let (_, first, count) = Self.units[index]
      let axes =
        count == 3
        ? Axes(cells[first], cells[first + 1], cells[first + 2]) : Axes(cells[first], 0, 0)
      return MotionColumns.Unit.all[index].convert(axes)
    }

    private func fault(_ line: Int, _ column: String, _ reason: String) -> MotionFileError {
      MotionFileError(file: file, line: line, column: column, reason: reason)
    }
  }
}
