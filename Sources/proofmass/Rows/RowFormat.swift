// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import ProofMassServer

/// A column of a verb's rows: its name in every format, and how text aligns it.
struct Column {
  /// With the unit: `acc_x_g`.
  let name: String
  /// Digits after the decimal point in text; nil for words. The other formats are exact.
  let decimals: Int?
  /// In text, the number of characters including the space before them.
  let width: Int
  /// Whether text shows it; text omits columns that can be computed from others.
  let isInText: Bool
  /// The name as a JSON member begins with it: `,"acc_x_g":`.
  let key: [UInt8]

  /// A column of numbers, which text aligns on the right.
  init(_ name: String, decimals: Int, width: Int, isInText: Bool = true) {
    self.name = name
    self.decimals = decimals
    self.width = width
    self.isInText = isInText
    key = Array(",\"\(name)\":".utf8)
  }

  /// A column of words, which text aligns on the left.
  init(words name: String, width: Int) {
    self.name = name
    decimals = nil
    self.width = width
    isInText = true
    key = Array(",\"\(name)\":".utf8)
  }
}

/// What a row has in one column.
enum Cell {
  case empty
  case number(Double)
  case word(String)
}

/// How rows are written. Another format is another conformer and a case of ``StreamFormat``.
protocol RowFormat {
  /// Appends the lines before the first row.
  ///
  /// - Parameters:
  ///   - time: The first column, the instants of the rows.
  ///   - columns: The columns after it.
  ///   - configuration: What was sampled, and how.
  func begin(_ time: Column, _ columns: [Column], _ configuration: JSON, into bytes: inout [UInt8])
  /// Begins a row with its time, in nanoseconds.
  func beginRow(at time: Int64, _ column: Column, into bytes: inout [UInt8])
  func append(_ cell: Cell, _ column: Column, to bytes: inout [UInt8])
  func endRow(in bytes: inout [UInt8])
}

extension StreamFormat {
  var rows: any RowFormat {
    switch self {
    case .text: TextRows()
    case .csv: CSVRows()
    case .jsonl: JSONRows()
    }
  }
}

/// Comma-separated values, exact; an empty cell is empty.
struct CSVRows: RowFormat {
  func begin(_ time: Column, _ columns: [Column], _ configuration: JSON, into bytes: inout [UInt8])
  {
    bytes += ([time.name] + columns.map(\.name)).joined(separator: ",").utf8
    bytes.append(UInt8(ascii: "\n"))
  }

  func beginRow(at time: Int64, _ column: Column, into bytes: inout [UInt8]) {
    bytes.append(seconds: time)
  }

  func append(_ cell: Cell, _ column: Column, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: ","))
    switch cell {
    case .empty: break
    case .number(let number): bytes.append(decimal: number)
    case .word(let word): bytes += word.utf8
    }
  }

  func endRow(in bytes: inout [UInt8]) { bytes.append(UInt8(ascii: "\n")) }
}

/// JSON Lines, exact: the configuration, then an object for each row, without members for empty cells.
struct JSONRows: RowFormat {
  func begin(_ time: Column, _ columns: [Column], _ configuration: JSON, into bytes: inout [UInt8])
  {
    bytes += configuration.line
  }

  func beginRow(at time: Int64, _ column: Column, into bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    bytes += column.key.dropFirst()
    bytes.append(seconds: time)
  }

  func append(_ cell: Cell, _ column: Column, to bytes: inout [UInt8]) {
    switch cell {
    case .empty: break
    case .number(let number):
      bytes += column.key
      bytes.append(decimal: number)
    case .word(let word):
      bytes += column.key
      JSON.text(word).append(to: &bytes)
    }
  }

  func endRow(in bytes: inout [UInt8]) { bytes += "}\n".utf8 }
}

/// Aligned columns, rounded for reading; an empty cell is blank.
struct TextRows: RowFormat {
  func begin(_ time: Column, _ columns: [Column], _ configuration: JSON, into bytes: inout [UInt8])
  {
    for column in [time] + columns where column.isInText {
      if column.decimals == nil {
        append(column.name, column, to: &bytes)
      } else {
        bytes.append(column.name, width: column.width)
      }
    }
    endRow(in: &bytes)
  }

  func beginRow(at time: Int64, _ column: Column, into bytes: inout [UInt8]) {
    append(.number(Double(time) / 1e9), column, to: &bytes)
  }

  func append(_ cell: Cell, _ column: Column, to bytes: inout [UInt8]) {
    guard column.isInText else { return }
    switch cell {
    case .empty: bytes.append("", width: column.width)
    case .number(let number):
      bytes.append(number, decimals: column.decimals ?? 0, width: column.width)
    case .word(let word): append(word, column, to: &bytes)
    }
  }

  private func append(_ word: String, _ column: Column, to bytes: inout [UInt8]) {
    bytes += "  \(word)".utf8
    bytes.append("", width: column.width - 2 - word.utf8.count)
  }

  func endRow(in bytes: inout [UInt8]) {
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension [UInt8] {
  /// Appends a number rounded to a count of decimals, right-aligned.
  mutating func append(_ value: Double, decimals: Int, width: Int) {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = Int64(Swift.min(Swift.max((value * scale).rounded(), -1e15), 1e15))
    let digits = String(rounded.magnitude)
    let padded =
      String(repeating: "0", count: Swift.max(0, decimals + 1 - digits.utf8.count)) + digits
    let part = decimals > 0 ? "." + padded.suffix(decimals) : ""
    append((rounded < 0 ? "-" : "") + String(padded.dropLast(decimals)) + part, width: width)
  }

  /// Appends a text, right-aligned.
  fileprivate mutating func append(_ text: String, width: Int) {
    append(
      contentsOf: repeatElement(UInt8(ascii: " "), count: Swift.max(0, width - text.utf8.count)))
    append(contentsOf: text.utf8)
  }
}
