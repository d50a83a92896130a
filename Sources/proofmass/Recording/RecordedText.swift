// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics

/// Rows of a recording in text, whose cells are separated by blanks. Empty cells cannot be recognised, so
/// that the sensor of a row is unknown.
struct RecordedText {
  let names: [String]
  private let hasWords: Bool
  private var last = Int64.min

  /// Reads the line with the columns' names.
  init(_ header: ArraySlice<UInt8>, _ lines: FileLines) throws(MotionFileError) {
    names = Self.cells(header).map { String(decoding: $0, as: UTF8.self) }
    guard names.first == "time_s" else {
      throw lines.fault("no recording: its first column is not time_s")
    }
    hasWords = names.contains("event") || names.contains("interpolated")
  }

  /// Reads a row.
  ///
  /// - Returns: Its time in nanoseconds; nil where it is out of range.
  mutating func take(
    _ row: ArraySlice<UInt8>, _ lines: FileLines
  ) throws(MotionFileError) -> Int64? {
    let cells = Self.cells(row)
    guard cells.count <= names.count else {
      throw lines.fault("cells: \(cells.count), in the header: \(names.count)")
    }
    for (index, cell) in cells.enumerated() where index == 0 || !hasWords {
      guard Recording.number(cell.span) != nil else {
        let text = String(decoding: cell.prefix(40), as: UTF8.self)
        throw lines.fault(
          "\(text.debugDescription) is not a number", column: index == 0 ? names[0] : nil)
      }
    }
    guard let first = cells.first, let time = exactTime(first.span) else { return nil }
    // After rounding, two times may be equal.
    guard time >= last else {
      throw lines.fault(
        "\(String(decoding: first, as: UTF8.self)) is earlier than the line above", column: names[0]
      )
    }
    last = time
    return time
  }

  private static func cells(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }
  }
}
