// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// A table of rows with times that is read line by line, with the rules of motion files but with any columns:
/// for callers that also process the lines between the rows.
package struct RecordedTable {
  private var reader: MotionReader
  private let columns: MotionColumns
  /// The current row: its time in the file's seconds, then the numbers of its other cells, NaN where they are empty.
  package private(set) var numbers: [Double]

  /// The columns' names.
  package var names: [String] { columns.names }
  /// The place of the current row's time within the row.
  package var time: Range<Int> { reader.time }
  /// The sensors that the current row has samples of.
  package private(set) var quantities: Motion.Quantities = []

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - others: Columns, other than those of sensors, whose cells are numbers or empty.
  ///   - line: The number of the header's line.
  package init(
    header: Span<UInt8>, file: String, line: Int, others: [String]
  ) throws(MotionFileError) {
    reader = MotionReader(file: file, start: nil)
    reader.line = line
    let names = try reader.header(header)
    guard names.contains(MotionColumns.time) else {
      throw reader.fault("no recording: its first column is not \(MotionColumns.time)")
    }
    // Two events may share an instant.
    reader.allowsEqualTimes = names.contains("event")
    columns = try MotionColumns(
      names: names, file: file, line: line, wanted: .all, others: others, needsSensor: false)
    numbers = [Double](repeating: .nan, count: columns.count)
  }

  /// Reads a row, with or without the end of its line. Throws if it is not a row of this table.
  package mutating func take(_ row: Span<UInt8>, line: Int) throws(MotionFileError) {
    reader.line = line - 1
    reader.index = 0
    var numbers: [Double] = []
    swap(&numbers, &self.numbers)
    defer { self.numbers = numbers }
    var span = numbers.mutableSpan
    guard try reader.next(row, columns, into: &span) != nil else { throw reader.fault("no row") }
    quantities = []
    // By their indices: a copy of a unit takes longer than the check.
    for index in columns.sources.indices {
      let first = columns.sources[index].first
      let cells = Axes(numbers[first], numbers[first + 1], numbers[first + 2])
      if cells.x.isNaN, cells.y.isNaN, cells.z.isNaN { continue }
      if (cells.x + cells.y + cells.z).isNaN {
        try reader.checkAll(cells, columns.sources[index].unit)
      }
      quantities.insert(columns.sources[index].unit.quantity)
    }
  }

  /// The current row's sample of a sensor in g, rad/s, µT or °C, the last on x; nil where it has none.
  package func sample(of quantity: Motion.Quantities) -> Axes<Double>? {
    guard
      let source = columns.sources.first(where: {
        $0.unit.quantity == quantity && !numbers[$0.first].isNaN
      })
    else { return nil }
    let first = source.first
    return source.unit.convert(Axes(numbers[first], numbers[first + 1], numbers[first + 2]))
  }

  /// The place of another column's number in a row; nil where there is no such column.
  package func place(of name: String) -> Int? {
    columns.others.first { $0.name == name }?.place
  }
}
