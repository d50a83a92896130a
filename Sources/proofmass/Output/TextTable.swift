// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassServer

/// The formats of a report.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument { case text, json }

extension ReportFormat {
  /// Prints a report in this format.
  func print(
    text: @autoclosure () -> String, json: @autoclosure () -> JSON
  ) throws(UserError) {
    switch self {
    case .text: try Console.print(text())
    case .json: try Console.print(json().versioned.line)
    }
  }
}

/// The formats of a lint; `sarif` is SARIF 2.1.0, `junit` the XML of JUnit's reports.
enum LintFormat: String, CaseIterable, ExpressibleByArgument { case text, json, sarif, junit }

/// The formats of single samples.
enum SampleFormat: String, CaseIterable, ExpressibleByArgument { case text, json, jsonl }

/// The formats of rows; see ``RowCells``.
enum StreamFormat: String, CaseIterable, ExpressibleByArgument {
  case text, csv, jsonl

  /// The way to a format that rows are often wanted in, and that this command does not write; nil for any other
  /// message of the argument parser.
  static func advice(_ message: String) -> String? {
    guard message.contains("'parquet' is invalid for '--format"), message.contains("'jsonl'") else {
      return nil
    }
    return
      "--format parquet: rows are text, csv or jsonl; two lines of Python make Parquet of csv: "
      + "`import pandas` and `pandas.read_csv(\"run.csv\", comment=\"#\").to_parquet(\"run.parquet\")`"
  }
}

/// The formats of an analysis.
enum TableFormat: String, CaseIterable, ExpressibleByArgument { case text, csv, json }

/// Text in left-aligned columns.
struct TextTable {
  private var rows: [[String]] = []
  /// The colour of a cell in a row, by the row's index.
  private var colours: [Int: (column: Int, colour: Colour)] = [:]

  mutating func append(_ cells: String...) { rows.append(cells) }
  mutating func append(_ cells: [String]) { rows.append(cells) }

  /// Colours a cell of the last row.
  mutating func colour(_ column: Int, _ colour: Colour) {
    colours[rows.count - 1] = (column, colour)
  }

  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count - 1 ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.enumerated().map { (index, row) in
      var line = ""
      for (column, cell) in row.enumerated() {
        if let (place, colour) = colours[index], place == column {
          line += colour.of(cell)
        } else {
          line += cell
        }
        guard column < row.count - 1 else { break }
        line += String(repeating: " ", count: widths[column] - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
