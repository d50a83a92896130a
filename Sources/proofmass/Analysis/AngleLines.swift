// SPDX-License-Identifier: Apache-2.0

import ProofMassPhysics
import ProofMassServer

/// Reads roll, pitch and yaw from the rows of `motion` in CSV or JSON Lines, which arrive in pieces.
struct AngleLines {
  private(set) var track = AttitudeTrack()
  private let file: String
  /// nil until the first piece shows it.
  private var areAngles: Bool?
  private var line = 0
  /// Bytes not yet parsed, from the beginning of a line.
  private var rest: [UInt8] = []
  /// Where a row's time and angles are, of CSV.
  private var places: [Int] = []

  private static let names = ["time_s", "roll_deg", "pitch_deg", "yaw_deg"]
  private static let longestLine = 0x1_0000
  private static let most = Motion.mostSamples / 2

  init(name: String) { file = name }

  /// Takes a piece of the file; false where it is of no such rows.
  mutating func take(_ piece: [UInt8]) throws(MotionFileError) -> Bool {
    if areAngles == nil {
      let text = String(decoding: piece, as: UTF8.self)
      // JSON Lines begin with what was recorded.
      areAngles = text.contains("roll_deg") || text.contains("\"frame\":")
    }
    guard areAngles == true else { return false }
    rest += piece
    var start = 0
    while let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) {
      line += 1
      try take(line: rest[start..<end])
      start = end + 1
    }
    rest.removeSubrange(..<start)
    guard rest.count <= Self.longestLine else {
      line += 1
      throw fault("longer than \(Self.longestLine) bytes: name a recording")
    }
    return true
  }

  private func fault(_ reason: String, column: String? = nil) -> MotionFileError {
    MotionFileError(file: file, line: line, column: column, reason: reason)
  }

  private mutating func take(line bytes: ArraySlice<UInt8>) throws(MotionFileError) {
    guard let first = bytes.first, first != UInt8(ascii: "#") else { return }
    let numbers: [Double?]
    if first == UInt8(ascii: "{") {
      let value: JSONValue
      do throws(JSONError) { value = try JSONValue(Array(bytes)) } catch {
        throw fault(error.description)
      }
      // Other lines say what was recorded.
      guard value["roll_deg"] != nil else { return }
      numbers = Self.names.map { value[$0]?.double }
    } else {
      let cells = String(decoding: bytes, as: UTF8.self)
        .split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.last == "\r" ? String($0.dropLast()) : String($0) }
      guard !places.isEmpty else {
        places = Self.names.compactMap { cells.firstIndex(of: $0) }
        guard places.count == Self.names.count else {
          throw fault("no columns \(Self.names.joined(separator: ", "))")
        }
        return
      }
      numbers = places.map { $0 < cells.count ? finite(cells[$0]) : nil }
    }
    let known = numbers.compactMap(\.self)
    guard known.count == Self.names.count, known.allSatisfy({ $0.magnitude < 1e9 }) else {
      let column = zip(Self.names, numbers).first { $0.1.map { $0.magnitude >= 1e9 } ?? true }?.0
      throw fault("not a number", column: column)
    }
    guard known[0] > track.times.last ?? -.infinity else {
      throw fault("not later than the row before", column: Self.names[0])
    }
    guard track.times.count < Self.most else {
      throw fault("more than \(Self.most) rows: cut the recording")
    }
    track.append(at: known[0], roll: known[1], pitch: known[2], yaw: known[3])
  }
}
