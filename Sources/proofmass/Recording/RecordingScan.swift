// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassCore
import ProofMassServer
import ProofMassSystem

/// What is in a recording, found by going through all of it once. Memory is bounded whatever the file's
/// length.
struct RecordingScan {
  /// The samples of a sensor, or the rows.
  struct Count {
    var count = 0
    /// Times in nanoseconds of the first and the last.
    var first: Int64 = 0
    var last: Int64 = 0

    mutating func add(_ time: Int64) {
      if count == 0 { first = time }
      last = time
      count += 1
    }

    /// In hertz, of evenly spaced ones; nil for fewer than two.
    var rate: Double? {
      last > first ? Double(count - 1) / (Double(last - first) / 1e9) : nil
    }
  }

  /// The members of the header, as one object; nil for a file that says nothing of itself.
  private(set) var header: JSONValue?
  /// The mark behind the last row; nil where there is none.
  private(set) var end: JSONValue?
  /// What the recorder found missing.
  private(set) var losses = RecordedLosses()
  /// How often the recording was gone on with.
  private(set) var continuations = 0
  private(set) var format = StreamFormat.text
  /// The names of the columns of csv and text.
  private(set) var columns: [String] = []
  private(set) var rows = Count()
  /// By the beginning of their columns' names, in the order of ``prefixes``. Of text, none.
  private(set) var samples = [Count](repeating: Count(), count: RecordingScan.prefixes.count)
  /// The bytes up to the last whole line, and behind it; of a compressed file, before compression.
  private(set) var wholeSize = 0
  private(set) var cutSize = 0
  /// Why a compressed file ends early, in gzip's words; nil for one that does not.
  private(set) var damage: String?
  /// Whether somebody is writing the file.
  private(set) var isBeingWritten = false

  static let prefixes = ["acc", "gyr", "mag", "temp"]
  /// As the keys of their first columns begin in jsonl.
  private static let keys = prefixes.map { Array(",\"\($0)_".utf8) }

  private let path: String
  private var line = 0
  /// The header's members so far, of csv and text.
  private var comments: [UInt8] = []
  /// For each sensor, the index of its first column.
  private var places: [Int?] = []

  /// - Parameter path: `-` is standard input.
  init(_ path: String) throws(Complaint) {
    self.path = path
    var rest: [UInt8] = []
    var file = try complaining { () throws(FileError) in try InputFile(path) }
    isBeingWritten = file.isBeingWritten
    while case let piece = try complaining({ () throws(FileError) in try file.read() }),
      !piece.isEmpty
    {
      rest += piece
      var start = 0
      while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
        try take(rest[start..<end])
        start = end + 1
      }
      wholeSize += start
      rest.removeFirst(start)
      guard rest.count <= 0x1_0000 else { throw fault("longer than 65536 bytes: name a recording") }
    }
    cutSize = rest.count + file.cutSize
    damage = isBeingWritten ? nil : file.damage
    try endHeader()
    guard line > 0 else {
      throw .failure("\(path) has no whole line: name a recording, as `stream --output` makes one")
    }
  }

  /// Goes through the first whole lines alone.
  init(_ path: String, opening: [UInt8]) throws(Complaint) {
    self.path = path
    for line in opening.split(separator: UInt8(ascii: "\n")) { try take(line) }
    try endHeader()
  }

  private func fault(_ reason: String) -> Complaint { .failure("\(path):\(line): \(reason)") }

  // MARK: Lines

  private mutating func take(_ text: ArraySlice<UInt8>) throws(Complaint) {
    line += 1
    switch text.first {
    case UInt8(ascii: "#"): try takeComment(text.dropFirst())
    case UInt8(ascii: "{"):
      format = .jsonl
      try takeObject(text)
    case nil: break  // as at the end of a file that somebody edited
    default:
      try endHeader()
      if columns.isEmpty, format != .jsonl { return try takeColumns(text) }
      try takeRow(text)
    }
  }

  /// A member of the header, a mark, or anybody's comment.
  private mutating func takeComment(_ text: ArraySlice<UInt8>) throws(Complaint) {
    let words = text.drop { $0 == UInt8(ascii: " ") }
    guard let colon = words.firstIndex(of: UInt8(ascii: ":")) else { return }
    let key = String(decoding: words[..<colon], as: UTF8.self)
    let member = Array("\(JSON.text(key).string):".utf8) + words[(colon + 1)...]
    guard columns.isEmpty else { return takeMark(Array("{".utf8) + member + Array("}".utf8)) }
    guard line == 1 && key == "proofmass" || !comments.isEmpty else { return }
    comments += Array((comments.isEmpty ? "{" : ",").utf8) + member
  }

  private mutating func endHeader() throws(Complaint) {
    guard !comments.isEmpty else { return }
    do throws(JSONError) { header = try JSONValue(comments + Array("}".utf8)) } catch {
      throw fault("the comments above are no header of a recording (\(error.reason))")
    }
    comments = []
    try checkVersion()
  }

  private func checkVersion() throws(Complaint) {
    guard let version = header?["version"]?.integer, version > RecordingHeader.version else {
      return
    }
    throw .failure("\(path) is a recording of version \(version): use a newer proofmass")
  }

  private mutating func takeObject(_ text: ArraySlice<UInt8>) throws(Complaint) {
    // Most rows are not read any further.
    let start = Array("{\"time_s\":".utf8)
    if text.starts(with: start) {
      let digits = text.dropFirst(start.count).prefix { !",}".utf8.contains($0) }
      guard let time = JSONValue.nanoseconds(String(decoding: digits, as: UTF8.self)) else {
        throw fault("time_s is no number")
      }
      rows.add(time)
      end = nil
      for (index, key) in Self.keys.enumerated() where text.contains(key) {
        samples[index].add(time)
      }
      return
    }
    guard line == 1 else { return takeMark(Array(text)) }
    do throws(JSONError) { header = try JSONValue(Array(text)) } catch {
      throw fault("\(error)")
    }
    try checkVersion()
  }

  private mutating func takeMark(_ bytes: [UInt8]) {
    let value: JSONValue
    // Somebody else's comment is no mark.
    do throws(JSONError) { value = try JSONValue(bytes) } catch { return }
    if let mark = value["end"] { end = mark }
    if let mark = value["lost"] { losses.add(mark) }
    if value["continued"] != nil { continuations += 1 }
  }

  private mutating func takeColumns(_ text: ArraySlice<UInt8>) throws(Complaint) {
    format = text.contains(UInt8(ascii: ",")) ? .csv : .text
    columns = Self.cells(text, format).map { String(decoding: $0, as: UTF8.self) }
    guard columns.first == "time_s" else {
      throw fault("no recording: its first column is not time_s")
    }
    places = Self.prefixes.map { prefix in
      format == .text ? nil : columns.firstIndex { $0.hasPrefix("\(prefix)_") }
    }
  }

  private mutating func takeRow(_ text: ArraySlice<UInt8>) throws(Complaint) {
    let cells = Self.cells(text, format)
    guard let first = cells.first else { return }
    guard let time = JSONValue.nanoseconds(String(decoding: first, as: UTF8.self)) else {
      throw fault("no row: its first cell is no time")
    }
    rows.add(time)
    end = nil
    for (index, place) in places.enumerated() {
      guard let place, place < cells.count, !cells[place].isEmpty else { continue }
      samples[index].add(time)
    }
  }

  private static func cells(_ text: ArraySlice<UInt8>, _ format: StreamFormat) -> [ArraySlice<
    UInt8
  >] {
    let text = text.last == UInt8(ascii: "\r") ? text.dropLast() : text
    return format == .csv
      ? text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
      : text.split(separator: UInt8(ascii: " "))
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
