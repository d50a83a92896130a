// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// Parses a motion file once, from its first byte to its last, a number of whole lines at a time.
struct MotionReader {
  private let file: String
  /// The file's time at board time 0; nil until the first row sets it.
  private var start: Double?
  /// Index of the next byte.
  var index = 0
  var line = 1
  private var column = 0
  /// Time of the previous row, in the file's seconds.
  private(set) var previous = -Double.infinity
  /// The place of the current row's time, without quotes.
  private(set) var time = 0..<0

  /// Whether a row may have the time of the row before.
  var allowsEqualTimes = false

  /// - Parameter start: The file's time at board time 0; nil for the time of the first row.
  init(file: String, start: Double?) {
    self.file = file
    self.start = start
  }

  /// Whether the file begins like a recording of this package. The last line of one counts only with its line
  /// end: a recorder that was killed may have left part of a row.
  private(set) var isRecording = false

  /// Moves past the comment lines that begin here; they begin with `#`.
  mutating func skipComments(_ bytes: Span<UInt8>) {
    if line == 1, index == 0, TextForm.hasMark(bytes) { index = TextForm.mark.count }
    while index < bytes.count, bytes[index] == .hash {
      if line == 1 { isRecording = Self.starts(bytes, index, with: Self.recordingMark) }
      while index < bytes.count, bytes[index] != .newline { index += 1 }
      if index < bytes.count { index += 1 }
      line += 1
    }
  }

  /// The beginning of the first line of a recording.
  private static let recordingMark = Array("# proofmass: \"recording\"".utf8)

  private static func starts(_ bytes: Span<UInt8>, _ index: Int, with mark: [UInt8]) -> Bool {
    bytes.count - index >= mark.count && mark.indices.allSatisfy { bytes[index + $0] == mark[$0] }
  }

  /// Index after the last line that is not blank.
  static func end(of bytes: Span<UInt8>) -> Int {
    var end = bytes.count
    var index = end
    while index > 0 {
      let byte = bytes[index - 1]
      guard byte.isBlank || byte == .carriageReturn || byte == .newline else { return end }
      index -= 1
      let endsLine = byte == .newline || byte == .carriageReturn && end == index + 1
      if endsLine { end = index }
    }
    return 0
  }

  /// The columns, from the first line.
  mutating func columns(
    _ bytes: Span<UInt8>, prefix: String, wanted: Motion.Quantities
  ) throws(MotionFileError) -> MotionColumns {
    let names = try header(bytes)
    return try MotionColumns(names: names, prefix: prefix, file: file, line: line, wanted: wanted)
  }

  /// The next row's numbers, NaN for empty cells, and its board time; nil after the last row.
  @_lifetime(numbers: copy numbers)
  mutating func next(
    _ bytes: Span<UInt8>, _ columns: MotionColumns, into numbers: inout MutableSpan<Double>
  ) throws(MotionFileError) -> Int64? {
    guard index < bytes.count else { return nil }
    line += 1
    try readRow(bytes, columns, into: &numbers)
    let time = try boardTime(numbers[0])
    previous = numbers[0]
    return time
  }

  mutating func header(_ bytes: Span<UInt8>) throws(MotionFileError) -> [String] {
    guard index < bytes.count else {
      throw fault(
        """
        is empty: its first line names the columns, like time_s,acc_x_g,acc_y_g,acc_z_g, and a \
        row for each instant follows
        """, inLine: false)
    }
    try checkForm(bytes)
    var names: [String] = []
    repeat {
      var name = try cell(bytes)
      while let first = name.first, bytes[first].isBlank { name = name.dropFirst() }
      while let last = name.last, bytes[last].isBlank { name = name.dropLast() }
      names.append(string(bytes, name))
      column += 1
    } while nextIsCell(bytes)
    return names
  }

  /// Refuses formats other than comma-separated UTF-8, with advice on how to convert them.
  private func checkForm(_ bytes: Span<UInt8>) throws(MotionFileError) {
    if let reason = TextForm.fault(bytes, at: index) { throw fault(reason, inLine: false) }
    var (hasComma, hasSemicolon, hasTab) = (false, false, false)
    var isWide = false
    var index = index
    while index < bytes.count, bytes[index] != .newline {
      hasComma = hasComma || bytes[index] == .comma
      hasSemicolon = hasSemicolon || bytes[index] == .semicolon
      hasTab = hasTab || bytes[index] == .tab
      isWide = isWide || bytes[index] == 0
      index += 1
    }
    if isWide { throw fault(TextForm.notUTF8, inLine: false) }
    guard !hasComma else { return }
    if hasSemicolon {
      throw fault("columns are separated by semicolons: use commas, and points in numbers")
    }
    if hasTab { throw fault("columns are separated by tabs: use commas, as by tr '\\t' ,") }
  }

  @_lifetime(numbers: copy numbers)
  private mutating func readRow(
    _ bytes: Span<UInt8>, _ columns: MotionColumns, into numbers: inout MutableSpan<Double>
  ) throws(MotionFileError) {
    column = 0
    repeat {
      let place = column < columns.places.count ? columns.places[column] : MotionColumns.nowhere
      if place == MotionColumns.nowhere {
        _ = try cell(bytes)
      } else {
        let start = index
        numbers[place] = try number(bytes, columns)
        if place == 0 { time = Self.trimmed(start..<index, bytes) }
      }
      column += 1
    } while nextIsCell(bytes)
    guard column == columns.places.count else {
      throw fault("cells: \(column), in the header: \(columns.places.count)")
    }
  }

  /// The cell that begins here, without its quotes; moves to the comma or line end after it.
  private mutating func cell(_ bytes: Span<UInt8>) throws(MotionFileError) -> Range<Int> {
    let first = index
    if first < bytes.count, bytes[first] == .quote { return try quotedCell(bytes) }
    var end = first
    while end < bytes.count, bytes[end] != .comma, bytes[end] != .newline { end += 1 }
    index = end
    let endsLine = end == bytes.count || bytes[end] == .newline
    if endsLine, end > first, bytes[end - 1] == .carriageReturn { end -= 1 }
    return first..<end
  }

  private mutating func quotedCell(_ bytes: Span<UInt8>) throws(MotionFileError) -> Range<Int> {
    let first = index + 1
    repeat {  // a quote within a cell is doubled, as if one quoted part followed another
      index += 1
      while index < bytes.count, bytes[index] != .quote, bytes[index] != .newline { index += 1 }
      guard index < bytes.count, bytes[index] == .quote else {
        throw fault("cell \(column + 1) has a quote without its counterpart")
      }
      index += 1
    } while index < bytes.count && bytes[index] == .quote
    let end = index - 1
    if index < bytes.count, bytes[index] == .carriageReturn { index += 1 }
    guard index == bytes.count || bytes[index] == .comma || bytes[index] == .newline else {
      throw fault("cell \(column + 1) has text behind its quotes")
    }
    return first..<end
  }

  /// A number's cell without a carriage return behind it, and its quotes.
  private static func trimmed(_ cell: Range<Int>, _ bytes: Span<UInt8>) -> Range<Int> {
    guard let last = cell.last else { return cell }
    let cell = bytes[last] == .carriageReturn ? cell.dropLast() : cell
    return bytes[cell.lowerBound] == .quote ? cell.dropFirst().dropLast() : cell
  }

  /// Moves past the end of a cell; false at the end of the line.
  private mutating func nextIsCell(_ bytes: Span<UInt8>) -> Bool {
    defer { index += 1 }
    return index < bytes.count && bytes[index] == .comma
  }

  /// The number in the cell that begins here; NaN for an empty cell. Moves to the comma or line end
  /// after it.
  @inline(__always)
  private mutating func number(
    _ bytes: Span<UInt8>, _ columns: MotionColumns
  ) throws(MotionFileError) -> Double {
    // Most cells are empty or a number, so their ends need not be searched for first.
    var end = index
    if end < bytes.count, bytes[end] == .comma || bytes[end] == .newline { return .nan }
    if let plain = Double(decimalIn: bytes, at: &end), isInRange(plain), end < bytes.count,
      bytes[end] == .comma || bytes[end] == .newline
    {
      index = end
      return plain
    }
    return try rareNumber(bytes, columns)
  }

  /// The number in a cell of any form.
  @inline(never)
  private mutating func rareNumber(
    _ bytes: Span<UInt8>, _ columns: MotionColumns
  ) throws(MotionFileError) -> Double {
    let cell = try cell(bytes)
    guard !cell.isEmpty else { return .nan }
    let number = Double(decimal: bytes, in: cell)
    if let number, isInRange(number) { return number }
    let text = string(bytes, cell.prefix(40)).debugDescription
    throw fault(
      text + (number == nil ? " is not a number" : " is out of range"),
      column: columns.names[column])
  }

  /// Far beyond any sensor; below the bound, conversions and differences stay finite.
  private func isInRange(_ number: Double) -> Bool { number.magnitude < 1e300 }

  private mutating func boardTime(_ time: Double) throws(MotionFileError) -> Int64 {
    guard !time.isNaN else { throw fault("empty", column: MotionColumns.time) }
    guard time > previous || allowsEqualTimes && time == previous else {
      throw fault(
        "\(text(time)) is not later than \(text(previous)) in the line above",
        column: MotionColumns.time)
    }
    let start = start ?? time
    self.start = start
    guard previous.isFinite || time - start <= 1 else {
      throw fault(
        """
        the first row is \(text(time - start)) s after the motion's start; --motion-start \
        \(text(time)) would start with it
        """, column: MotionColumns.time)
    }
    let nanoseconds = ((time - start) * 1e9).rounded()
    guard nanoseconds.magnitude < 0x1p62 else {
      throw fault(
        "\(text(time)) is more than a century from the motion's start", column: MotionColumns.time)
    }
    return Int64(nanoseconds)
  }

  private func string(_ bytes: Span<UInt8>, _ range: Range<Int>) -> String {
    String(decoding: range.map { bytes[$0] }, as: UTF8.self)
  }

  /// Refuses a sample with only some of a sensor's cells.
  func checkAll(
    _ cells: Axes<Double>, _ unit: MotionColumns.Unit
  ) throws(MotionFileError) {
    let hasAll = !cells.x.isNaN && (unit.names.count == 1 || !cells.y.isNaN && !cells.z.isNaN)
    guard hasAll else {
      throw fault(
        "empty; a sample has all of a sensor's cells",
        column: unit.names[cells.x.isNaN ? 0 : cells.y.isNaN ? 1 : 2])
    }
  }

  func text(_ number: Double) -> String {
    var bytes: [UInt8] = []
    bytes.append(decimal: number)
    return String(decoding: bytes, as: UTF8.self)
  }

  func fault(
    _ reason: String, column: String? = nil, inLine: Bool = true
  ) -> MotionFileError {
    MotionFileError(file: file, line: inLine ? line : nil, column: column, reason: reason)
  }
}

extension UInt8 {
  fileprivate static let comma = UInt8(ascii: ",")
  fileprivate static let semicolon = UInt8(ascii: ";")
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let hash = UInt8(ascii: "#")
  static let newline = UInt8(ascii: "\n")
  fileprivate static let carriageReturn = UInt8(ascii: "\r")

  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
