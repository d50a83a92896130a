// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import ProofMassServer
import ProofMassSystem

/// A table of another program: its lines, and their cells.
struct ForeignTable: ~Copyable {
  let path: String
  private var file: InputFile
  private var lines: FileLines
  private var isWhole = false
  /// The separator of the cells, with its count in the header.
  private(set) var separator = UInt8(ascii: ",")
  private(set) var names: [ForeignName] = []
  /// The mark before the decimals, and the first number with one; nil before there was one.
  private(set) var decimal: (mark: UInt8, example: String)?
  /// Whether there is no header; the columns are named by their numbers.
  private(set) var isNameless = false
  /// Rows that were read before their turn.
  private var early: [(line: Int, cells: [ArraySlice<UInt8>])] = []
  /// The number of the current row's line.
  private(set) var line = 0

  private static let separators = Array(",;\t|".utf8)

  init(_ path: String) throws(UserError) {
    let file = try asUserError { () throws(FileError) in
      try InputFile(path, convertsUTF16: true)
    }
    self.init(path, file)
  }

  private init(_ path: String, _ file: consuming InputFile) {
    self.path = path
    self.file = file
    lines = FileLines(of: path, named: "log")
  }

  // MARK: Lines

  private mutating func nextLine() throws(UserError) -> ArraySlice<UInt8>? {
    while true {
      if let range = try asUserError({ () throws(MotionFileError) in try lines.next() }) {
        return lines.bytes[range]
      }
      guard !isWhole else { return nil }
      let piece = try file.read()
      guard piece.isEmpty else {
        lines.append(piece)
        continue
      }
      isWhole = true
      if let damage = file.damage { throw .failure("\(path) ends early: \(damage)") }
      let bytes = lines.bytes
      let rest = lines.last()
      return rest.isEmpty ? nil : bytes[rest]
    }
  }

  private static func isBlank(_ line: ArraySlice<UInt8>) -> Bool { line.allSatisfy { $0 <= 0x20 } }

  /// Reads the lines up to the header, and two rows.
  mutating func open() throws(UserError) {
    var comment: [UInt8]?
    var isChosen = false
    var hasText = false
    while let line = try nextLine() {
      if Self.isBlank(line) { continue }
      hasText = true
      // As spreadsheets take it.
      if line.starts(with: "sep=".utf8), line.count > 4 {
        (separator, isChosen) = (line[line.startIndex + 4], true)
        continue
      }
      if line.first == UInt8(ascii: "#") {
        comment = Array(line)
        continue
      }
      // A single cell is a title.
      let isTitle = !Self.separators.contains(where: line.contains)
      guard !isTitle || comment != nil else { continue }
      try takeHeader(comment, Array(line), isChosen)
      try readAhead()
      return try checkNames()
    }
    throw .failure(
      "\(path) \(hasText ? "has no table" : "is empty"): name a log whose first line names its columns"
    )
  }

  /// Takes the names from a line; from the comment above where the line is a row already, and nowhere where there
  /// is none.
  private mutating func takeHeader(
    _ comment: [UInt8]?, _ line: [UInt8], _ isChosen: Bool
  ) throws(UserError) {
    if !isChosen { separator = Self.separator(of: line) }
    let row = try cells(line[...])
    guard let first = row.first?.first, "0123456789+-.".utf8.contains(first) else {
      return setNames(row)
    }
    early.append((lines.number, row))
    if let comment, case let names = try cells(comment[...]), names.count == row.count {
      setNames(names)
    } else {
      isNameless = true
      names = row.indices.map { ForeignName("\($0 + 1)") }
    }
  }

  private mutating func setNames(_ cells: [ArraySlice<UInt8>]) {
    names = cells.map { cell in
      // A text that is no UTF-8 is Latin-1, whose bytes are characters.
      let text =
        String(validating: cell, as: UTF8.self)
        ?? String(String.UnicodeScalarView(cell.map { Unicode.Scalar($0) }))
      return ForeignName(text.split(separator: "\"\"").joined(separator: "\""))
    }
    if names.last?.text == "" { names.removeLast() }
  }

  private func checkNames() throws(UserError) {
    guard names.count > 1 else {
      throw .failure(
        "\(path):\(lines.number): one column: columns are separated by commas, semicolons, tabs or bars"
      )
    }
  }

  private mutating func readAhead() throws(UserError) {
    while early.count < 3, let line = try nextLine() {
      if Self.isBlank(line) || line.first == UInt8(ascii: "#") { continue }
      early.append((lines.number, try cells(line)))
    }
  }

  /// The most frequent one outside of quotes.
  private static func separator(of line: [UInt8]) -> UInt8 {
    var counts = separators.map { _ in 0 }
    var isQuoted = false
    for byte in line {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, let index = separators.firstIndex(of: byte) { counts[index] += 1 }
    }
    // Decimal commas are as many as their separators, or one more.
    if counts[1] > 0 || counts[2] > 0 { counts[0] = 0 }
    let most = counts.max() ?? 0
    return separators[counts.firstIndex(of: most) ?? 0]
  }

  // MARK: Cells

  /// The cells of the next row; nil at the end.
  mutating func next() throws(UserError) -> [ArraySlice<UInt8>]? {
    if !early.isEmpty {
      let (line, cells) = early.removeFirst()
      self.line = line
      return try checked(cells)
    }
    while let text = try nextLine() {
      if Self.isBlank(text) || text.first == UInt8(ascii: "#") { continue }
      line = lines.number
      return try checked(try cells(text))
    }
    return nil
  }

  /// The first cells of a column, which has not been read yet.
  func examples(_ column: Int) -> [String] {
    early.compactMap { row in
      row.cells.indices.contains(column) ? String(decoding: row.cells[column], as: UTF8.self) : nil
    }
  }

  /// A row may end with a separator.
  private func checked(_ row: [ArraySlice<UInt8>]) throws(UserError) -> [ArraySlice<UInt8>] {
    guard row.count >= names.count, row[names.count...].allSatisfy(\.isEmpty) else {
      throw fault("cells: \(row.count), in the header: \(names.count)")
    }
    return row
  }

  private func cells(_ line: ArraySlice<UInt8>) throws(UserError) -> [ArraySlice<UInt8>] {
    var cells: [ArraySlice<UInt8>] = []
    var start = line.startIndex
    var isQuoted = false
    for index in line.indices {
      let byte = line[index]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard byte == separator, !isQuoted else { continue }
      cells.append(Self.trimmed(line[start..<index]))
      start = index + 1
    }
    guard !isQuoted else {
      throw .failure(
        "\(path):\(lines.number): cell \(cells.count + 1) has a quote without its counterpart")
    }
    cells.append(Self.trimmed(line[start...]))
    return cells
  }

  private static func trimmed(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var cell = cell.drop { $0 <= 0x20 }
    while let last = cell.last, last <= 0x20 { cell.removeLast() }
    let quote = UInt8(ascii: "\"")
    guard cell.count > 1, cell.first == quote, cell.last == quote else { return cell }
    return cell.dropFirst().dropLast()
  }

  /// The cell with a point before its decimals. The first number with a mark decides about the file's.
  mutating func number(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let mark = cell.first(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ".") })
    else { return cell }
    if decimal == nil { decimal = (mark, String(decoding: cell, as: UTF8.self)) }
    return decimal?.mark == UInt8(ascii: ",") && mark == UInt8(ascii: ",")
      ? Self.pointed(cell) : decimal?.mark == mark ? cell : []
  }

  private static func pointed(_ cell: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    ArraySlice(cell.map { $0 == UInt8(ascii: ",") ? UInt8(ascii: ".") : $0 })
  }

  func fault(_ reason: String, column: String? = nil) -> UserError {
    .failure(
      MotionFileError(file: path, line: line, column: column, reason: reason).description)
  }

  /// An error in the header's line.
  func headerFault(_ reason: String) -> UserError { .failure("\(path): \(reason)") }
}
