// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassServer

/// The formats of a report.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument { case text, json }

extension ReportFormat {
  /// Prints a report in this format.
  func print(
    text: @autoclosure () -> String, json: @autoclosure () -> JSON
  ) throws(Complaint) {
    switch self {
    case .text: try Console.print(text())
    case .json: try Console.print(json().versioned.line)
    }
  }
}

/// The formats of a lint; `sarif` is SARIF 2.1.0.
enum LintFormat: String, CaseIterable, ExpressibleByArgument { case text, json, sarif }

/// The formats of single samples.
enum SampleFormat: String, CaseIterable, ExpressibleByArgument { case text, json, jsonl }

/// The formats of rows; see ``RowCells``.
enum StreamFormat: String, CaseIterable, ExpressibleByArgument { case text, csv, jsonl }

/// The formats of an analysis.
enum TableFormat: String, CaseIterable, ExpressibleByArgument { case text, csv, json }

/// Text in left-aligned columns.
struct TextTable {
  private var rows: [[String]] = []

  mutating func append(_ cells: String...) { rows.append(cells) }
  mutating func append(_ cells: [String]) { rows.append(cells) }

  var text: String {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count - 1 ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        line += cell
        guard column < row.count - 1 else { break }
        line += String(repeating: " ", count: widths[column] - cell.count + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
