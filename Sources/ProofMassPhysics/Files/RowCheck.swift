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
    /// The units that the current row has: a bit each, that of an index 1 shifted by it.
    private var found = 0
    /// The sensors that the current row has samples of.
    package private(set) var quantities: Motion.Quantities = []

    package init(file: String) { self.file = file }

    /// The names of the cells, for each of which a row has one number; a sensor's names are adjacent.
    package static let names = MotionColumns.Unit.all.flatMap { $0.names }

    /// Each unit's sensor and the places of its cells in a row, in which the time is the first number.
    private let units: [(quantity: Motion.Quantities, places: Range<Int>)] = {
      var first = 1
      return MotionColumns.Unit.all.map { unit in
        defer { first += unit.names.count }
        return (unit.quantity, first..<(first + unit.names.count))
      }
    }()

    /// Checks a row.
    ///
    /// - Parameters:
    ///   - row: Its time in the file's seconds, then a finite number for each of ``names``, NaN where it has none.
    ///   - allowsEqual: Whether it may have the time of the row before.
    ///   - line: The number of its line, for errors.
    /// - Returns: Its time since the first row, in nanoseconds.
    @discardableResult
    package mutating func take(
      _ row: [Double], allowsEqual: Bool = false, wanted: Motion.Quantities = .all, line: Int
    ) throws(MotionFileError) -> Int64 {
      let seconds = row[0]
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
      (found, quantities) = (0, [])
      for index in units.indices {
        let (quantity, places) = units[index]
        // Most rows have few of the cells.
        let first = places.lowerBound
        if row[first].isNaN, places.count == 1 || row[first + 1].isNaN && row[first + 2].isNaN {
          continue
        }
        guard wanted.contains(quantity) else { continue }
        try add(index, places, row, line)
        quantities.insert(quantity)
      }
      return Int64(nanoseconds)
    }

    /// Notes a unit whose cells the row has, not all of them empty.
    private mutating func add(
      _ index: Int, _ places: Range<Int>, _ row: [Double], _ line: Int
    ) throws(MotionFileError) {
      guard !quantities.contains(units[index].quantity) else {
        let first = places.first { !row[$0].isNaN } ?? places.lowerBound
        throw fault(line, Self.names[first - 1], "the row has it in another unit, too")
      }
      for place in places where row[place].isNaN {
        throw fault(line, Self.names[place - 1], "missing; a sample has all of a sensor's cells")
      }
      found |= 1 << index
    }

    /// The current row's sample of a sensor in g, rad/s, µT or °C, the last on x; nil where it has none.
    ///
    /// - Parameter row: The time and the cells of the row.
    package func sample(of quantity: Motion.Quantities, in row: [Double]) -> Axes<Double>? {
      units.indices.first { has($0) && units[$0].quantity == quantity }.map { sample($0, in: row) }
    }

    /// Whether the current row has a unit, by its index.
    func has(_ unit: Int) -> Bool { found >> unit & 1 != 0 }

    /// A row's sample in a unit that it has.
    func sample(_ unit: Int, in row: [Double]) -> Axes<Double> {
      let places = units[unit].places
      let first = places.lowerBound
      return MotionColumns.Unit.all[unit].convert(
        places.count == 3
          ? Axes(row[first], row[first + 1], row[first + 2]) : Axes(row[first], 0, 0))
    }

    private func fault(_ line: Int, _ column: String, _ reason: String) -> MotionFileError {
      MotionFileError(file: file, line: line, column: column, reason: reason)
    }
  }
}
