// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import ProofMassServer
import ProofMassSystem

/// Reads a recording in CSV or in JSON Lines, up to the limit of memory; `-` is standard input.
///
/// A file whose first character is `{` is JSON Lines.
///
/// - Parameters:
///   - wanted: The sensors to read.
///   - divert: Called first for each piece; true where it takes the piece, such as rows that are no samples.
/// - Returns: The samples, and the recording's description of itself, if it has one.
func recording(
  _ path: String, _ wanted: RecordedSensors,
  divert: ([UInt8]) throws(MotionFileError) -> Bool = { _ in false }
) throws(UserError) -> (samples: Recording, header: JSONValue?) {
  var opening = RecordingOpening()
  var csv = Recording.Reading(name: path, prefix: wanted.prefix, wanted: wanted.quantities)
  var lines = RecordingLines(name: path, wanted: wanted)
  if let memory = availableMemory() {
    csv.limit(toMemory: memory)
    lines.limit(toMemory: memory)
  }
  var isLines: Bool?
  var isDiverted = false
  try read(path) { (piece) throws(UserError) in
    isDiverted = try asUserError { () throws(MotionFileError) in try divert(piece) }
    guard !isDiverted else { return }
    isLines = isLines ?? (piece.first == UInt8(ascii: "{"))
    opening.append(piece)
    try asUserError { () throws(MotionFileError) in
      if isLines == true { try lines.append(piece) } else { try csv.append(piece) }
    }
  }
  guard !isDiverted else { return (Recording([]), nil) }
  let samples = try asUserError { () throws(MotionFileError) in
    try isLines == true ? lines.finish() : csv.finish()
  }
  return (samples, try opening.header(of: path))
}

/// A recording in JSON Lines, as `stream` writes it, that arrives in pieces: each line is an object. Objects
/// without a sample describe the recording and are skipped.
struct RecordingLines {
  private var rows: Recording.Rows
  private var lines: FileLines
  private var objects: ObjectLines
  private var saysItIsRecording = false

  init(name: String, wanted: RecordedSensors) {
    lines = FileLines(of: name)
    rows = Recording.Rows(file: name, wanted: wanted.quantities)
    objects = ObjectLines(Recording.RowCheck.names.map { wanted.prefix + $0 }, of: name)
  }

  mutating func limit(toMemory bytes: Int) { rows.limit(toMemory: bytes) }

  mutating func append(_ piece: [UInt8]) throws(MotionFileError) {
    lines.append(piece)
    let bytes = lines.bytes
    while let line = try lines.next() { try take(bytes, line) }
  }

  /// The recording, after the last piece. If the file declares itself a recording, an incomplete last line is
  /// left out, because a killed recorder leaves one.
  mutating func finish() throws(MotionFileError) -> Recording {
    if !saysItIsRecording {
      let bytes = lines.bytes
      try take(bytes, lines.last())
    }
    return rows.finish()
  }

  private mutating func take(_ bytes: [UInt8], _ line: Range<Int>) throws(MotionFileError) {
    switch try objects.take(bytes, line, line: lines.number) {
    case .blank: break
    case .row: try rows.append(objects.numbers, line: lines.number)
    case .other(let value):
      if lines.number == 1 { saysItIsRecording = value["proofmass"]?.text == "recording" }
    }
  }
}
