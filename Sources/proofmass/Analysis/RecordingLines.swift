// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import ProofMassServer
import ProofMassSystem

/// Reads a recording in CSV or in JSON Lines, as long as there is memory for it; `-` is standard input.
///
/// A file whose first character is `{` is JSON Lines.
///
/// - Parameter divert: Asked first for each piece; true where it takes it, as of rows that are no samples.
/// - Returns: The samples, and what the recording says of itself, if it does.
func recording(
  _ path: String, _ wanted: Motion.Sensors,
  divert: ([UInt8]) throws(MotionFileError) -> Bool = { _ in false }
) throws(Complaint) -> (samples: Recording, header: JSONValue?) {
  var opening = RecordingOpening()
  var csv = Recording.Reading(name: path, wanted: wanted)
  var lines = RecordingLines(name: path, wanted: wanted)
  if let memory = availableMemory() {
    csv.limit(toMemory: memory)
    lines.limit(toMemory: memory)
  }
  var isLines: Bool?
  var isDiverted = false
  try read(path) { (piece) throws(Complaint) in
    isDiverted = try complaining { () throws(MotionFileError) in try divert(piece) }
    guard !isDiverted else { return }
    isLines = isLines ?? (piece.first == UInt8(ascii: "{"))
    opening.append(piece)
    try complaining { () throws(MotionFileError) in
      if isLines == true { try lines.append(piece) } else { try csv.append(piece) }
    }
  }
  guard !isDiverted else { return (Recording([]), nil) }
  let samples = try complaining { () throws(MotionFileError) in
    try isLines == true ? lines.finish() : csv.finish()
  }
  return (samples, try opening.header(of: path))
}

/// A recording in JSON Lines, as `stream` writes it, that arrives in pieces: each line is an object, of
/// which those without a sample are about the recording and are skipped.
struct RecordingLines {
  /// Limit of a line in bytes: an endless device is refused, not read for ever.
  private static let longestLine = 0x1_0000

  private let file: String
  private var rows: Recording.Rows
  private var line = 0
  private var saysItIsRecording = false
  /// Bytes not yet parsed, from the beginning of a line.
  private var rest: [UInt8] = []

  init(name: String, wanted: Motion.Sensors) {
    file = name
    rows = Recording.Rows(file: name, wanted: wanted)
  }

  mutating func limit(toMemory bytes: Int) { rows.limit(toMemory: bytes) }

  mutating func append(_ piece: [UInt8]) throws(MotionFileError) {
    rest += piece
    var start = 0
    while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      try take(rest[start..<end])
      start = end + 1
    }
    rest.removeSubrange(..<start)
    guard rest.count <= Self.longestLine else {
      line += 1
      throw fault("longer than \(Self.longestLine) bytes: name a recording")
    }
  }

  /// The recording, after the last piece. Of a file that says that it is one, a last line without its end is
  /// left out, because a recorder that is killed leaves one.
  mutating func finish() throws(MotionFileError) -> Recording {
    if !saysItIsRecording { try take(rest[...]) }
    return rows.finish()
  }

  private mutating func take(_ bytes: ArraySlice<UInt8>) throws(MotionFileError) {
    line += 1
    guard bytes.contains(where: { $0 > UInt8(ascii: " ") }) else { return }
    let value: JSONValue
    do throws(JSONError) { value = try JSONValue(Array(bytes)) } catch {
      throw fault(error.description)
    }
    guard case .object(let members) = value.content else { throw fault("no object in braces") }
    if line == 1 { saysItIsRecording = value["proofmass"]?.text == "recording" }
    var cells: [String: Double] = [:]
    var time: Double?
    for (key, value) in members {
      let isTime = key == Recording.Rows.time
      guard isTime || Recording.Rows.isSample(key) else { continue }
      if case .null = value.content { continue }
      guard let number = value.double, number.magnitude < 1e300 else {
        throw fault("not a number", column: key)
      }
      if isTime { time = number } else { cells[key] = number }
    }
    guard let time else {
      guard cells.isEmpty else { throw fault("missing", column: Recording.Rows.time) }
      return
    }
    try rows.append(at: time, cells, line: line)
  }

  private func fault(_ reason: String, column: String? = nil) -> MotionFileError {
    MotionFileError(file: file, line: line, column: column, reason: reason)
  }
}
