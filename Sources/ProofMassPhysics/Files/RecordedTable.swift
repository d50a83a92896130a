// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore

/// A table of rows with times that is read line by line, with the rules of motion files but with any columns:
/// for callers that also process the lines between the rows.
package struct RecordedTable {
  private var reader: MotionReader
  private let columns: MotionColumns
  /// Numbers of the current row.
  private var numbers: [Double]

  /// The columns' names.
  package var names: [String] { columns.names }
  /// The index of the column with the times.
  package let timeColumn: Int

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
    guard let time = names.firstIndex(of: MotionColumns.time) else {
      throw reader.fault("no recording: its first column is not \(MotionColumns.time)")
    }
    timeColumn = time
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
    for source in columns.sources {
      let cells = Axes(
        numbers[source.first], numbers[source.first + 1], numbers[source.first + 2])
      guard !(cells.x.isNaN && cells.y.isNaN && cells.z.isNaN) else { continue }
      try reader.checkAll(cells, source.unit)
    }
  }

  /// The time of the current row, in the file's seconds.
  package var seconds: Double { numbers[0] }

  /// Whether the current row has a sample of a sensor.
  package func has(_ quantity: Motion.Quantities) -> Bool {
    columns.sources.contains { $0.unit.quantity == quantity && !numbers[$0.first].isNaN }
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

  /// The current row's number in another column; nil where it is empty, or there is no such column.
  package func number(of name: String) -> Double? {
    guard let other = columns.others.first(where: { $0.name == name }) else { return nil }
    return numbers[other.place].isNaN ? nil : numbers[other.place]
  }
}
