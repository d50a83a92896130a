// SPDX-License-Identifier: Apache-2.0

/// Something that is read from a motion file while its pieces come.
package protocol MotionFileReading {
  associatedtype Whole

  /// - Parameter piece: What follows in the file, cut anywhere.
  mutating func append(_ piece: [UInt8]) throws(MotionError)
  /// What there is after the last piece.
  mutating func finish() throws(MotionError) -> Whole
}

/// The rows of a motion file that comes in pieces.
///
/// The last row that has come waits for the next one, for blank lines are ignored at the very end.
struct MotionRows {
  /// In bytes. What is longer is no motion file, which a device need not ever show.
  static let longestLine = 0x1_0000

  private(set) var reader: MotionReader
  private let wanted: Motion.Sensors
  private let most: Int
  private var samples = 0
  /// What has not been read, from the beginning of a line.
  private var bytes: [UInt8] = []
  /// Up to where it can be.
  private var end = 0
  private var isWhole = false
  private var known: MotionColumns?

  /// - Parameters:
  ///   - start: The file's time at board time 0; nil for that of the first row.
  ///   - wanted: The columns of others are not parsed.
  ///   - most: How many samples there may be.
  init(file: String, start: Double?, wanted: Motion.Sensors, most: Int) {
    reader = MotionReader(file: file, start: start)
    self.wanted = wanted
    self.most = most
  }

  /// Takes what follows, when all that could be read has been.
  mutating func append(_ piece: [UInt8]) throws(MotionError) {
    dropRead()
    if bytes.isEmpty { bytes = piece } else { bytes += piece }
    var whole = bytes.count
    while whole > 0, bytes[whole - 1] != .newline { whole -= 1 }
    end = MotionReader.end(of: bytes.span.extracting(..<whole))
    while end > 0, bytes[end - 1] != .newline { end -= 1 }
    guard end == 0, bytes.count > 2 * Self.longestLine else { return }
    guard whole > 0 else { throw longLine(known == nil ? 1 : reader.line + 1) }
    // Nor does a file end with so many blank lines.
    end = whole
  }

  /// Nothing follows.
  mutating func finish() {
    dropRead()
    end = MotionReader.end(of: bytes.span)
    isWhole = true
  }

  private mutating func dropRead() {
    bytes.removeSubrange(..<end)
    end = 0
    reader.index = 0
  }

  /// Which there are, by the first line; nil before it has come.
  mutating func columns() throws(MotionError) -> MotionColumns? {
    if let known { return known }
    guard end > 0 || isWhole else { return nil }
    let bytes = bytes
    known = try reader.columns(bytes.span.extracting(..<end), wanted: wanted)
    return known
  }

  /// The next row's numbers, nan for empty cells, and its board time; nil where more has to come.
  mutating func next(
    _ columns: MotionColumns, into numbers: inout [Double]
  ) throws(MotionError) -> Int64? {
    let (bytes, start) = (bytes, reader.index)
    let time = try reader.next(bytes.span.extracting(..<end), columns, into: &numbers)
    guard reader.index - start <= Self.longestLine else { throw longLine(reader.line) }
    guard time != nil || !isWhole || reader.line > 1 else {
      throw reader.fault("no row below the header", inLine: false)
    }
    return time
  }

  /// Counts a sample that is kept.
  mutating func keep() throws(MotionError) {
    samples += 1
    guard samples <= most else {
      throw reader.fault("more than \(most) samples: cut the recording, or lower its rate")
    }
  }

  private func longLine(_ line: Int) -> MotionError {
    var fault = reader.fault("longer than \(Self.longestLine) bytes: name a motion file")
    fault.line = line
    return fault
  }
}

extension Motion {
  /// Of all sensors together, that are read from a file: 32 bytes each, so less than 1 GB.
  package static let mostSamples = 25_000_000
}
