// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import ProofMassServer

/// Reads roll, pitch and yaw from the rows of `motion` in CSV or JSON Lines, which arrive in pieces.
struct AngleLines {
  private(set) var track = AttitudeTrack()
  private let file: String
  /// Whether the file has such rows; nil before the first piece.
  private var areAngles: Bool?
  private var lines: FileLines
  private var objects: ObjectLines
  /// The table of a CSV file; nil before its header.
  private var table: RecordedTable?
  /// The places of the angles among the numbers of a row, of which the first is the time.
  private var places = Array(1...names.count)

  /// The times of the first and of the last row, in the file's seconds.
  private var (first, last) = (0.0, -Double.infinity)

  /// The columns of an attitude, except for the time.
  static let names = ["roll_deg", "pitch_deg", "yaw_deg"]
  private static let most = Motion.mostSamples / 2

  init(name: String) {
    file = name
    lines = FileLines(of: name)
    objects = ObjectLines(Self.names, of: name)
  }

  /// Takes a piece of the file; false where the file has no such rows.
  mutating func take(_ piece: [UInt8]) throws(MotionFileError) -> Bool {
    if areAngles == nil {
      let text = String(decoding: piece, as: UTF8.self)
      // JSON Lines begin with a description of the recording.
      areAngles = text.contains("roll_deg") || text.contains("\"frame\":")
    }
    guard areAngles == true else { return false }
    lines.append(piece)
    let bytes = lines.bytes
    while let line = try lines.next() { try take(bytes, line) }
    return true
  }

  private mutating func take(_ bytes: [UInt8], _ line: Range<Int>) throws(MotionFileError) {
    let numbers: [Double]
    if table == nil, bytes[line.lowerBound] == UInt8(ascii: "{") {
      // Other lines describe the recording.
      guard case .row = try objects.take(bytes, line, line: lines.number) else { return }
      numbers = objects.numbers
    } else {
      guard bytes[line.lowerBound] != UInt8(ascii: "#"), line.count > 1 else { return }
      guard table != nil else { return try takeHeader(bytes, line) }
      try table?.take(bytes.span.extracting(line), line: lines.number)
      numbers = table?.numbers ?? []
    }
    let time = numbers[0]
    let angles = places.map { numbers[$0] }
    try Self.check(angles, lines)
    guard time > last else {
      throw lines.fault("not later than the row before", column: "time_s")
    }
    guard time.magnitude < 9e9 else { throw lines.fault("out of range", column: "time_s") }
    guard track.times.count < Self.most else {
      throw lines.fault("more than \(Self.most) rows: cut the recording")
    }
    if track.times.isEmpty { first = time }
    last = time
    // To a nanosecond, the accuracy of the times.
    let seconds = ((time - first) * 1e9).rounded() / 1e9
    track.append(at: seconds, roll: angles[0], pitch: angles[1], yaw: angles[2])
  }

  /// Checks the angles of a row, NaN where it has none. Throws where one is missing.
  static func check(_ angles: [Double], _ lines: FileLines) throws(MotionFileError) {
    for (column, angle) in zip(names, angles) where !(angle.magnitude < 1e9) {
      throw lines.fault("not a number", column: column)
    }
  }

  private mutating func takeHeader(
    _ bytes: [UInt8], _ line: Range<Int>
  ) throws(MotionFileError) {
    let table = try RecordedTable(
      header: bytes.span.extracting(line), file: file, line: lines.number, others: Self.names)
    places = Self.names.compactMap(table.place)
    guard places.count == Self.names.count else {
      throw lines.fault("no columns \((["time_s"] + Self.names).joined(separator: ", "))")
    }
    self.table = table
  }
}
