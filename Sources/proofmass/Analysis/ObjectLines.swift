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

  /// The cells to read.
  private(set) var row: RowObject
  /// The time of the current row in the file's seconds.
  var seconds: Double { row.numbers[0] }
  /// The current row's cells, in the order of their names, NaN where it has none.
  private(set) var cells: [Double] = []
  /// The start of the current line.
  private var start = 0
  /// The digits of the current row's time, for a line that the complete JSON parser has read.
  private var digits: String?

  /// - Parameter names: The cells to read.
  init(_ names: [String]) { row = RowObject(names: names) }

  /// Reads a line. Throws where it is no object, or a cell is no number.
  mutating func take(
    _ bytes: [UInt8], _ place: Range<Int>, _ lines: FileLines
  ) throws(MotionFileError) -> Line {
    digits = nil
    start = place.lowerBound
    guard row.take(bytes.span.extracting(place)) else { return try parse(bytes[place], lines) }
    if let line = try finish(lines) { return line }
    return .other(try parse(json: bytes[place], lines))
  }

  /// The current row's cell by its index among the names; nil where it has none.
  func cell(_ index: Int) -> Double? { cells[index].isNaN ? nil : cells[index] }

  /// The time of the current row in nanoseconds, exactly; nil where it is out of range.
  func nanoseconds(_ bytes: [UInt8]) -> Int64? {
    digits.map { JSONValue.nanoseconds($0) }
      ?? exactTime(
        bytes[(start + row.time.lowerBound)..<(start + row.time.upperBound)])
  }

  /// Whether the line is a row; nil where it has neither time nor cells.
  private mutating func finish(_ lines: FileLines) throws(MotionFileError) -> Line? {
    guard seconds.isNaN else {
      cells.removeAll(keepingCapacity: true)
      cells += row.numbers.dropFirst()
      return .row
    }
    guard row.numbers.allSatisfy(\.isNaN) else { throw lines.fault("missing", column: "time_s") }
    return nil
  }

  private func parse(
    json bytes: ArraySlice<UInt8>, _ lines: FileLines
  ) throws(MotionFileError) -> JSONValue {
    let value: JSONValue
    do throws(JSONError) { value = try JSONValue(Array(bytes)) } catch {
      throw lines.fault(error.description)
    }
    guard case .object = value.content else { throw lines.fault("no object in braces") }
    return value
  }

  /// Reads a line by the complete JSON parser.
  private mutating func parse(
    _ bytes: ArraySlice<UInt8>, _ lines: FileLines
  ) throws(MotionFileError) -> Line {
    guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { return .blank }
    let value = try parse(json: bytes, lines)
    for (index, name) in row.names.enumerated() {
      guard let cell = value[name] else { continue }
      if case .null = cell.content { continue }
      guard let number = cell.double, row.set(number, at: index) else {
        throw lines.fault("not a number", column: name)
      }
      if index == 0, case .number(let text) = cell.content { digits = text }
    }
    if let line = try finish(lines) { return line }
    return .other(value)
  }
}

/// A number of seconds in nanoseconds, exactly; nil where it is no number, or out of range.
func exactTime(_ text: ArraySlice<UInt8>) -> Int64? {
  // Most times have few digits.
  var sum: Int64 = 0
  var (digits, places) = (0, -1)
  let isNegative = text.first == UInt8(ascii: "-")
  for byte in isNegative ? text.dropFirst() : text {
    if case let digit = byte &- UInt8(ascii: "0"), digit < 10, digits < 18 {
      sum = sum * 10 + Int64(digit)
      digits += 1
      if places >= 0 { places += 1 }
    } else if byte == UInt8(ascii: "."), places < 0 {
      places = 0
    } else {
      return JSONValue.nanoseconds(String(decoding: text, as: UTF8.self))
    }
  }
  guard digits > 0, places <= 9 else {
    return JSONValue.nanoseconds(String(decoding: text, as: UTF8.self))
  }
  for _ in max(places, 0)..<9 {
    let (product, isOverflow) = sum.multipliedReportingOverflow(by: 10)
    guard !isOverflow else { return JSONValue.nanoseconds(String(decoding: text, as: UTF8.self)) }
    sum = product
  }
  return isNegative ? -sum : sum
}
