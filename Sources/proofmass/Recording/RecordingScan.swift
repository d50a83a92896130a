// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassCore
import ProofMassPhysics
import ProofMassServer
import ProofMassSystem

/// The content of a recording, from one pass through the file. Memory is bounded for any length.
struct RecordingScan {
  /// The samples of a sensor, or the rows.
  struct Count {
    var count = 0
    /// The times of the first and the last one, in nanoseconds.
    var first: Int64 = 0
    var last: Int64 = 0

    mutating func add(_ time: Int64) {
      if count == 0 { first = time }
      last = time
      count += 1
    }

    /// The rate in hertz, for even spacing; nil for fewer than two.
    var rate: Double? {
      last > first ? Double(count - 1) / (Double(last - first) / 1e9) : nil
    }
  }

  /// The members of the header, as one object; nil for a file without a header.
  private(set) var header: JSONValue?
  /// The mark after the last row; nil where there is none.
  private(set) var end: JSONValue?
  /// The losses that the recorder detected.
  private(set) var losses = RecordedLosses()
  /// The number of times that the recording was continued.
  private(set) var continuations = 0
  private(set) var format = StreamFormat.text
  /// The names of the columns of csv and text.
  private(set) var columns: [String] = []
  private(set) var rows = Count()
  /// The samples of each sensor, in the order of ``prefixes``; none for text.
  private(set) var samples = [Count](repeating: Count(), count: RecordingScan.prefixes.count)
  /// The samples of further sensors of a quantity, by the beginning of their columns' names; none for text.
  private(set) var further: [(sensor: FurtherSensor, count: Count)] = []
  /// The sizes up to the end of the last complete line that is not blank, and after the last complete line,
  /// in bytes before compression.
  private(set) var wholeSize = 0
  private(set) var cutSize = 0
  /// Whether there are blank lines at the end, after which readers would not expect rows.
  private(set) var endsBlank = false
  /// The reason why a compressed file ends early, in gzip's words; nil for a complete one.
  private(set) var damage: String?
  /// Whether a process is writing the file.
  private(set) var isBeingWritten = false

  static let prefixes = Motion.Quantities.all.prefixes
  /// Columns of numbers that belong to no sensor.
  private static let others = MotionTable(hasCompass: true, hasHeading: true, tellsSettled: true)
    .columns.map(\.name)

  /// The cells of JSON Lines to read.
  private static let names = Recording.RowCheck.names + others

  /// The rows since the last piece of the file; nil where nobody takes them.
  private var recent: [RecordedRow]?

  private let path: String
  private var lines: FileLines
  private var size = 0
  /// The header's members so far, for csv and text.
  private var comments: [UInt8] = []
  /// The number of the first blank line after the last row; nil where there is none.
  private var blank: Int?
  /// The table of csv; nil before its columns are known.
  private var table: RecordedTable?
  private var text: RecordedText?
  private var objects: ObjectLines
  /// The places of an attitude's angles among the numbers of a row, none for a table without them; and of the first
  /// cells of the further sensors.
  private var angles: [Int]
  private var firsts: [Int?] = []
  private var check: Recording.RowCheck

  /// - Parameter path: `-` is standard input.
  init(_ path: String) throws(UserError) {
    try self.init(path, takesRows: false) { (_) throws(UserError) in }
  }

  /// - Parameters:
  ///   - path: `-` is standard input.
  ///   - takesRows: Whether the rows of csv and jsonl are wanted.
  ///   - take: Takes the rows of each piece of the file.
  init(
    _ path: String, takesRows: Bool = true, take: ([RecordedRow]) throws(UserError) -> Void
  ) throws(UserError) {
    self.init(empty: path)
    recent = takesRows ? [] : nil
    var file = try asUserError { () throws(FileError) in try InputFile(path) }
    isBeingWritten = file.isBeingWritten
    while case let piece = try file.read(), !piece.isEmpty {
      try self.take(piece)
      try give(to: take)
    }
    damage = isBeingWritten ? nil : file.damage
    // Only a file that declares itself a recording has a mark at its end, and an incomplete row without one.
    if header?["proofmass"]?.text != "recording", comments.isEmpty, file.damage == nil,
      !isBeingWritten, lines.begun > 0
    {
      let bytes = lines.bytes
      try asUserError { () throws(MotionFileError) in try self.take(bytes, lines.last()) }
      try give(to: take)
    }
    cutSize = lines.begun + file.cutSize
    endsBlank = size > wholeSize
    wholeSize += file.markSize
    try endHeader()
    guard lines.number > 0 else {
      throw .failure("\(path) has no whole line: name a recording, as `stream --output` makes one")
    }
  }

  /// Scans only the first complete lines.
  init(_ path: String, opening: [UInt8]) throws(UserError) {
    self.init(empty: path)
    try take(opening)
    try endHeader()
  }

  private init(empty path: String) {
    self.path = path
    lines = FileLines(of: path)
    check = Recording.RowCheck(file: path)
    objects = ObjectLines(Self.names, of: path)
    // The first number of a row is the time.
    angles = AngleLines.names.compactMap { Self.names.firstIndex(of: $0) }.map { 1 + $0 }
  }

  private mutating func give(
    to take: ([RecordedRow]) throws(UserError) -> Void
  ) throws(UserError) {
    guard let rows = recent else { return }
    try take(rows)
    recent = []
  }

  /// The samples of one quantity, by the board's first sensor.
  func samples(of quantity: Motion.Quantities) -> Count {
    samples[quantity.rawValue.trailingZeroBitCount]
  }

  // MARK: Lines

  private mutating func take(_ piece: [UInt8]) throws(UserError) {
    try asUserError { () throws(MotionFileError) in
      lines.append(piece)
      let bytes = lines.bytes
      while let line = try lines.next() { try take(bytes, line) }
    }
    try checkVersion()
  }

  private mutating func take(_ bytes: [UInt8], _ line: Range<Int>) throws(MotionFileError) {
    size += line.count
    let isBlank = bytes[line].allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    if !isBlank { wholeSize = size }
    let first = bytes[line.lowerBound]
    if lines.number == 1, first == UInt8(ascii: "{") { format = .jsonl }
    if format == .jsonl { return try takeObject(bytes, line) }
    if isBlank, table != nil || text != nil {
      // Blank lines have no meaning at the end; a row after them shows that this is not the end.
      blank = blank ?? lines.number
      return
    }
    if let blank { try table?.take([UInt8(ascii: "\n")].span, line: blank) }
    blank = nil
    if first == UInt8(ascii: "#") { return try takeComment(bytes[line]) }
    try endComments()
    guard table != nil || text != nil else { return try takeColumns(bytes, line) }
    try takeRow(bytes, line)
  }

  /// Takes a member of the header, a mark, or a comment of another program.
  private mutating func takeComment(_ text: ArraySlice<UInt8>) throws(MotionFileError) {
    let words = text.dropFirst().drop { $0 == UInt8(ascii: " ") }
    guard let colon = words.firstIndex(of: UInt8(ascii: ":")) else { return }
    let key = String(decoding: words[..<colon], as: UTF8.self)
    let member = Array("\(JSON.text(key).string):".utf8) + words[(colon + 1)...]
    guard columns.isEmpty else {
      // A comment of another program is no mark.
      let mark: JSONValue
      do throws(JSONError) {
        mark = try JSONValue(Array("{".utf8) + member + Array("}".utf8))
      } catch { return }
      return takeMark(mark)
    }
    guard lines.number == 1 && key == "proofmass" || !comments.isEmpty else { return }
    comments += Array((comments.isEmpty ? "{" : ",").utf8) + member
  }

  private mutating func endHeader() throws(UserError) {
    try asUserError { () throws(MotionFileError) in try endComments() }
    try checkVersion()
  }

  private mutating func endComments() throws(MotionFileError) {
    guard !comments.isEmpty else { return }
    do throws(JSONError) { header = try JSONValue(comments + Array("}".utf8)) } catch {
      throw lines.fault("the comments above are no header of a recording (\(error.reason))")
    }
    comments = []
  }

  private func checkVersion() throws(UserError) {
    guard let version = header?["version"]?.integer, version > RecordingHeader.version,
      header?["proofmass"] != nil
    else { return }
    throw .failure("\(path) is a recording of version \(version): use a newer proofmass")
  }

  private mutating func takeMark(_ value: JSONValue) {
    if let mark = value["end"] { end = mark }
    if let mark = value["lost"] { losses.add(mark) }
    if value["continued"] != nil { continuations += 1 }
  }

  // MARK: Rows

  private mutating func takeObject(
    _ bytes: [UInt8], _ line: Range<Int>
  ) throws(MotionFileError) {
    switch try objects.take(bytes, line, line: lines.number) {
    case .blank: break
    case .other(let value):
      guard lines.number == 1 else { return takeMark(value) }
      header = value
      addFurther(value)
    case .row:
      let numbers = objects.numbers
      if angles.contains(where: { !numbers[$0].isNaN }) {
        try AngleLines.check(angles.map { numbers[$0] }, lines)
      }
      // Two events may have the same time.
      try check.take(numbers, allowsEqual: !objects.hasCells, line: lines.number)
      try add(objects.nanoseconds(bytes), check.quantities, numbers)
      recent?.append(RecordedRow(rows.last) { check.sample(of: $0, in: numbers) })
    }
  }

  /// Reads also the cells of further sensors, which the header of JSON Lines names.
  private mutating func addFurther(_ header: JSONValue) {
    further = FurtherSensor.list(in: header).map { ($0, Count()) }
    guard !further.isEmpty else { return }
    objects = ObjectLines(Self.names + further.map(\.sensor.column), of: path)
    firsts = further.indices.map { 1 + Self.names.count + $0 }
  }

  private mutating func takeColumns(
    _ bytes: [UInt8], _ line: Range<Int>
  ) throws(MotionFileError) {
    // Text has blanks between its columns, and no marks of other formats.
    let marks = ",;\t\"".utf8
    if bytes[line].contains(UInt8(ascii: " ")), !bytes[line].contains(where: marks.contains),
      !bytes[line].contains(0)
    {
      let text = try RecordedText(bytes[line], lines)
      (format, columns) = (.text, text.names)
      self.text = text
      return
    }
    let header = String(decoding: bytes[line], as: UTF8.self)
    further = FurtherSensor.list(inColumns: header).map { ($0, Count()) }
    let table = try RecordedTable(
      header: bytes.span.extracting(line), file: path, line: lines.number,
      others: Self.others + further.map(\.sensor.column))
    (format, columns) = (.csv, table.names)
    angles = AngleLines.names.compactMap(table.place)
    if angles.count < AngleLines.names.count { angles = [] }
    firsts = further.map { table.place(of: $0.sensor.column) }
    self.table = table
  }

  private mutating func takeRow(
    _ bytes: [UInt8], _ line: Range<Int>
  ) throws(MotionFileError) {
    guard table != nil else { return try add(text?.take(bytes[line], lines), [], []) }
    let row = bytes.span.extracting(line)
    try table?.take(row, line: lines.number)
    guard let time = table?.time, let quantities = table?.quantities, let numbers = table?.numbers
    else { return }
    if !angles.isEmpty { try AngleLines.check(angles.map { numbers[$0] }, lines) }
    try add(exactTime(row.extracting(time)), quantities, numbers)
    recent?.append(RecordedRow(rows.last) { table?.sample(of: $0) })
  }

  /// Counts a row.
  private mutating func add(
    _ time: Int64?, _ quantities: Motion.Quantities, _ numbers: [Double]
  ) throws(MotionFileError) {
    guard let time else { throw lines.fault("out of range", column: "time_s") }
    rows.add(time)
    end = nil
    for index in samples.indices where quantities.rawValue >> UInt8(index) & 1 != 0 {
      samples[index].add(time)
    }
    for (index, place) in firsts.enumerated() {
      if let place, !numbers[place].isNaN { further[index].count.add(time) }
    }
  }
}

extension JSON {
  /// The JSON text.
  var string: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
