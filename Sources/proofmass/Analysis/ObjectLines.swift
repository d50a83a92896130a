// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import ProofMassServer

/// The objects of JSON Lines: rows with a time and numbers, and lines about them.
struct ObjectLines {
  enum Line {
    case blank
    case row
    /// An object without a time and cells, which describes the rows.
    case other(JSONValue)
  }

  private let file: String
  private var row: RowObject
  /// The current row: its time in the file's seconds, then its cells in the order of their names, NaN where it
  /// has none.
  var numbers: [Double] { row.numbers }
  /// Whether the current row has a cell.
  var hasCells: Bool { row.hasCells }
  /// The start of the current line.
  private var start = 0
  /// The digits of the current row's time, for a line that the complete JSON parser has read.
  private var digits: String?

  /// - Parameters:
  ///   - names: The cells to read.
  ///   - file: The name of the file, for errors.
  init(_ names: [String], of file: String) {
    self.file = file
    row = RowObject(names: names)
  }

  /// Reads a line. Throws where it is no object, or a cell is no number.
  mutating func take(
    _ bytes: [UInt8], _ place: Range<Int>, line: Int
  ) throws(MotionFileError) -> Line {
    digits = nil
    start = place.lowerBound
    guard row.take(bytes.span.extracting(place)) else { return try parse(bytes[place], line) }
    if try isRow(line) { return .row }
    return .other(try parse(json: bytes[place], line))
  }

  /// The time of the current row in nanoseconds, exactly; nil where it is out of range.
  func nanoseconds(_ bytes: [UInt8]) -> Int64? {
    if let digits { return JSONValue.nanoseconds(digits) }
    return exactTime(
      bytes.span.extracting((start + row.time.lowerBound)..<(start + row.time.upperBound)))
  }

  /// Whether the line is a row; false where it has neither time nor cells.
  private func isRow(_ line: Int) throws(MotionFileError) -> Bool {
    guard row.numbers[0].isNaN else { return true }
    guard !row.hasCells else { throw fault("missing", line, column: "time_s") }
    return false
  }

  private func fault(_ reason: String, _ line: Int, column: String? = nil) -> MotionFileError {
    MotionFileError(file: file, line: line, column: column, reason: reason)
  }

  private func parse(
    json bytes: ArraySlice<UInt8>, _ line: Int
  ) throws(MotionFileError) -> JSONValue {
    let value: JSONValue
    do throws(JSONError) { value = try JSONValue(Array(bytes)) } catch {
      throw fault(error.description, line)
    }
    guard case .object = value.content else { throw fault("no object in braces", line) }
    return value
  }

  /// Reads a line by the complete JSON parser.
  private mutating func parse(
    _ bytes: ArraySlice<UInt8>, _ line: Int
  ) throws(MotionFileError) -> Line {
    guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { return .blank }
    let value = try parse(json: bytes, line)
    for (index, name) in row.names.enumerated() {
      guard let cell = value[name] else { continue }
      if case .null = cell.content { continue }
      guard let number = cell.double, row.set(number, at: index) else {
        throw fault("not a number", line, column: name)
      }
      if index == 0, case .number(let text) = cell.content { digits = text }
    }
    return try isRow(line) ? .row : .other(value)
  }
}

/// A number of seconds in nanoseconds, exactly; nil where it is no number, or out of range.
func exactTime(_ text: Span<UInt8>) -> Int64? {
  // Most times have few digits.
  var sum: Int64 = 0
  var (digits, places) = (0, -1)
  let isNegative = !text.isEmpty && text[0] == UInt8(ascii: "-")
  for index in (isNegative ? 1 : 0)..<text.count {
    if case let digit = text[index] &- UInt8(ascii: "0"), digit < 10, digits < 18 {
      sum = sum &* 10 &+ Int64(digit)
      digits += 1
      if places >= 0 { places += 1 }
    } else if text[index] == UInt8(ascii: "."), places < 0 {
      places = 0
    } else {
      return anyTime(text)
    }
  }
  guard digits > 0, places <= 9 else { return anyTime(text) }
  for _ in max(places, 0)..<9 {
    let (product, isOverflow) = sum.multipliedReportingOverflow(by: 10)
    guard !isOverflow else { return anyTime(text) }
    sum = product
  }
  return isNegative ? -sum : sum
}

private func anyTime(_ text: Span<UInt8>) -> Int64? {
  JSONValue.nanoseconds(String(decoding: text.indices.map { text[$0] }, as: UTF8.self))
}
