// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassPhysics
import ProofMassServer

/// A column of a verb's rows: its name in every format, and its alignment in text. A class, so that tables
/// and writers, which a stream moves, stay small.
final class Column {
  /// The name, with the unit: `acc_x_g`.
  let name: String
  /// Digits after the decimal point in text; nil for words. The other formats are exact.
  let decimals: Int?
  /// The number of characters in text, including the space before them.
  let width: Int
  /// Whether text shows it; text omits columns that can be computed from others.
  let isInText: Bool
  /// The name as the beginning of a JSON member: `,"acc_x_g":`.
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

/// Rows of one table, written cell by cell in one format into a buffer whose contents its user takes.
///
/// Only this type depends on the formats. A new format is a case of ``StreamFormat``, and a case of each
/// switch here. No call is dynamic, because a stream writes millions of cells.
struct RowCells {
  private let format: StreamFormat
  private let time: Column
  private let columns: [Column]
  /// The index of the next cell's column.
  private var index = 0
  /// The written bytes, and in CSV room after them.
  private var bytes: [UInt8] = []
  /// In CSV, the number of written bytes.
  private var end = 0

  /// - Parameter format: text, csv or jsonl.
  init(_ format: StreamFormat, _ table: some RowTable) {
    self.format = format
    time = table.time
    columns = table.columns
  }

  /// The number of bytes that have been written and not taken.
  var count: Int { format == .csv ? end : bytes.count }

  /// Takes the written bytes, which are whole lines.
  mutating func take() -> [UInt8] {
    trim()
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    // The next ones are about as many.
    bytes.reserveCapacity(taken.count + Self.roomSize)
    end = 0
    return taken
  }

  /// Removes the room.
  private mutating func trim() { bytes.removeLast(bytes.count - count) }

  /// Appends text between rows.
  private mutating func append(_ text: some Collection<UInt8>) {
    trim()
    bytes += text
    end = bytes.count
  }

  /// Appends the lines before the first row.
  ///
  /// - Parameters:
  ///   - header: The recording's description of itself; nil for rows without one.
  ///   - configuration: The chips and their settings: the first line of JSON Lines without a header.
  mutating func open(_ header: [(String, JSON)]?, configuration: @autoclosure () -> JSON = .null) {
    if let header { append(RecordingHeader.lines(header, as: format)) }
    switch format {
    case .text:
      for column in [time] + columns where column.isInText {
        if column.decimals == nil {
          appendText(column.name, column)
        } else {
          bytes.append(column.name, width: column.width)
        }
      }
      endRow()
    case .csv:
      append(([time.name] + columns.map(\.name)).joined(separator: ",").utf8)
      endRow()
    case .jsonl: if header == nil { bytes += configuration().versioned.line }
    }
  }

  /// Appends a line between or after rows with information about them.
  mutating func mark(_ name: String, _ members: [(String, JSON)]) {
    append(RecordingHeader.lines([(name, .object(members))], as: format))
  }

  /// - Parameter instant: The row's time in the file, in nanoseconds; nil for its own.
  mutating func append<Table: RowTable>(
    _ row: Table.Row, at instant: Int64? = nil, of table: Table
  ) {
    index = 0
    let instant = instant ?? row.time
    switch format {
    case .text:
      bytes.append(Double(instant) / 1e9, decimals: time.decimals ?? 0, width: time.width)
    case .csv:
      makeRoom(Self.numberRoom)
      bytes.overwrite(seconds: instant, at: &end)
    case .jsonl:
      bytes.append(UInt8(ascii: "{"))
      bytes += time.key.dropFirst()
      bytes.append(seconds: instant)
    }
    table.append(row, to: &self)
    endRow()
  }

  private mutating func endRow() {
    switch format {
    case .text:
      bytes.removeLastSpaces()
      bytes.append(UInt8(ascii: "\n"))
    case .csv:
      makeRoom(1)
      write(UInt8(ascii: "\n"))
    case .jsonl: bytes += "}\n".utf8
    }
  }

  // MARK: Cells

  /// Appends a cell with a number; nil for an empty cell, for which JSON has no member.
  mutating func append(_ number: Double?) {
    switch format {
    case .text: appendText(number, columns[index])
    case .csv:
      makeRoom(Self.numberRoom)
      bytes.overwrite(cell: number, at: &end)
    case .jsonl:
      if let number {
        bytes += columns[index].key
        bytes.append(decimal: number)
      }
    }
    index += 1
  }

  /// Appends a cell with a word; nil for an empty cell, for which JSON has no member.
  mutating func append(_ word: String?) {
    switch format {
    case .text: appendText(word ?? "", columns[index])
    case .csv:
      let cell = ",\(word ?? "")".utf8
      makeRoom(cell.count)
      for byte in cell { write(byte) }
    case .jsonl:
      if let word {
        bytes += columns[index].key
        JSON.text(word).append(to: &bytes)
      }
    }
    index += 1
  }

  /// Appends three cells.
  mutating func append(_ axes: Axes<Double>?) {
    if format == .csv {
      makeRoom(3 * Self.numberRoom)
      bytes.overwrite(cells: axes, at: &end)
      index += 3
      return
    }
    append(axes?.x)
    append(axes?.y)
    append(axes?.z)
  }

  /// Writes a byte in CSV, for which there is room.
  private mutating func write(_ byte: UInt8) {
    bytes[end] = byte
    end += 1
  }

  /// The largest size of a number's cell, in bytes.
  private static var numberRoom: Int { 48 }

  /// The size of the room for some rows, in bytes.
  private static var roomSize: Int { 1024 }

  /// Makes room in CSV for a number of bytes.
  private mutating func makeRoom(_ count: Int) {
    if bytes.count - end < count { addRoom(count) }
  }

  @inline(never)
  private mutating func addRoom(_ count: Int) {
    bytes += [UInt8](repeating: 0, count: max(count, Self.roomSize))
  }

  private mutating func appendText(_ number: Double?, _ column: Column) {
    guard column.isInText else { return }
    if let number {
      bytes.append(number, decimals: column.decimals ?? 0, width: column.width)
    } else {
      bytes.append(spaces: column.width)
    }
  }

  private mutating func appendText(_ word: String, _ column: Column) {
    bytes += "  \(word)".utf8
    bytes.append(spaces: column.width - 2 - word.utf8.count)
  }
}

extension [UInt8] {
  /// Appends a number rounded to a count of decimals, right-aligned.
  mutating func append(_ value: Double, decimals: Int, width: Int) {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = Int64(Swift.min(Swift.max((value * scale).rounded(), -1e15), 1e15))
    // At least one digit before the point.
    var digits = 1
    var rest = rounded.magnitude / 10
    while rest > 0 || digits <= decimals {
      digits += 1
      rest /= 10
    }
    let length = digits + (decimals > 0 ? 1 : 0) + (rounded < 0 ? 1 : 0)
    append(spaces: Swift.max(width, length))
    var index = count
    var span = mutableSpan
    func write(_ byte: UInt8, _ span: inout MutableSpan<UInt8>) {
      index -= 1
      span[index] = byte
    }
    rest = rounded.magnitude
    for place in 0..<digits {
      if place == decimals, decimals > 0 { write(UInt8(ascii: "."), &span) }
      write(UInt8(ascii: "0") + UInt8(rest % 10), &span)
      rest /= 10
    }
    if rounded < 0 { write(UInt8(ascii: "-"), &span) }
  }

  /// Appends a text, right-aligned.
  fileprivate mutating func append(_ text: String, width: Int) {
    append(spaces: width - text.utf8.count)
    append(contentsOf: text.utf8)
  }

  /// Appends spaces, none for a count below 0.
  fileprivate mutating func append(spaces count: Int) {
    var rest = count
    while rest > 0 {
      self += blanks[..<Swift.min(rest, blanks.count)]
      rest -= blanks.count
    }
  }

  /// Removes the spaces at the end.
  fileprivate mutating func removeLastSpaces() {
    var end = count
    while end > 0, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    removeLast(count - end)
  }
}

private let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 64)
