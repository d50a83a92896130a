// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// A reader of a motion file that arrives in pieces.
package protocol MotionFileReading {
  associatedtype Whole

  /// Parses the next piece of the file, which may be cut anywhere.
  mutating func append(_ piece: [UInt8]) throws(MotionFileError)
  /// Refuses a file with more samples than fit in three quarters of a memory size in bytes.
  mutating func limit(toMemory bytes: Int)
  /// The result, after the last piece.
  mutating func finish() throws(MotionFileError) -> Whole
}

/// The samples of a motion file that arrives in pieces.
///
/// The last row that has arrived waits for the next one, because blank lines are ignored only at
/// the end of the file.
struct MotionRows {
  /// Limit of a line in bytes: an endless device is refused, not read forever.
  static let longestLine = 0x1_0000

  private(set) var reader: MotionReader
  private let prefix: String
  private let wanted: Motion.Quantities
  private var most: Int
  /// Explanation in the error where the limit is set by the memory.
  private var reason = ""
  private var samples = 0
  /// Bytes not yet parsed, from the beginning of a line.
  private var bytes: [UInt8] = []
  /// Count of the bytes that can be parsed now.
  private var end = 0
  private var isWhole = false
  private var known: MotionColumns?
  /// Numbers of the current row.
  private var numbers: [Double] = []
  /// Board time of the current row.
  private(set) var time: Int64 = 0

  /// - Parameters:
  ///   - prefix: The beginning of the names of the sensors' columns that are meant, such as `lis3dh_`.
  ///   - start: The file's time at board time 0; nil for the time of the first row.
  ///   - wanted: Quantities to read; the columns of others are not parsed.
  ///   - most: Limit of the number of samples.
  init(
    file: String, prefix: String = "", start: Double?, wanted: Motion.Quantities, most: Int
  ) {
    self.prefix = prefix
    reader = MotionReader(file: file, start: start)
    self.wanted = wanted
    self.most = most
  }

  /// Refuses more samples than fit in three quarters of a memory size; both sizes are in bytes.
  mutating func limit(toMemory bytes: Int, bytesASample: Int) {
    most = bytes / bytesASample / 4 * 3
    reason = ", for which there is too little memory"
  }

  /// Accepts the next piece, after all samples that were available have been read.
  mutating func append(_ piece: [UInt8]) throws(MotionFileError) {
    dropRead()
    if bytes.isEmpty { bytes = piece } else { bytes += piece }
    var whole = bytes.count
    while whole > 0, bytes[whole - 1] != .newline { whole -= 1 }
    end = MotionReader.end(of: bytes.span.extracting(..<whole))
    while end > 0, bytes[end - 1] != .newline { end -= 1 }
    guard end == 0, bytes.count > 2 * Self.longestLine else { return }
    guard whole > 0 else { throw longLine(known == nil ? 1 : reader.line + 1) }
    // So many blank lines cannot be the end of a file.
    end = whole
  }

  /// Marks the end of the file.
  mutating func finish() {
    dropRead()
    if reader.isRecording {
      while let last = bytes.last, last != .newline { bytes.removeLast() }
    }
    end = MotionReader.end(of: bytes.span)
    isWhole = true
  }

  private mutating func dropRead() {
    bytes.removeSubrange(..<end)
    end = 0
    reader.index = 0
  }

  /// The columns, from the first line; nil before it has arrived.
  mutating func columns() throws(MotionFileError) -> MotionColumns? {
    if let known { return known }
    let bytes = bytes
    reader.skipComments(bytes.span.extracting(..<end))
    guard reader.index < end || isWhole else { return nil }
    known = try reader.columns(
      bytes.span.extracting(..<end), prefix: prefix, wanted: wanted)
    return known
  }

  /// Moves to the next row; false until more of the file has arrived.
  mutating func next(_ columns: MotionColumns) throws(MotionFileError) -> Bool {
    if numbers.isEmpty { numbers = [Double](repeating: .nan, count: columns.count) }
    let bytes = bytes
    reader.skipComments(bytes.span.extracting(..<end))
    let start = reader.index
    // The array is checked for uniqueness once per row, not once per number.
    var numbers: [Double] = []
    swap(&numbers, &self.numbers)
    defer { self.numbers = numbers }
    var row = numbers.mutableSpan
    let time = try reader.next(bytes.span.extracting(..<end), columns, into: &row)
    guard reader.index - start <= Self.longestLine else { throw longLine(reader.line) }
    guard let time else {
      guard !isWhole || reader.previous.isFinite else {
        throw reader.fault("no row below the header", inLine: false)
      }
      return false
    }
    self.time = time
    return true
  }

  /// The cells of a sensor in the current row, in the unit of the file, NaN where they are empty;
  /// nil if all are. Call it once per row.
  ///
  /// - Parameter first: The index of the first of them among the row's numbers.
  @inline(__always)
  mutating func sample(from first: Int) throws(MotionFileError) -> Axes<Double>? {
    let cells = Axes(numbers[first], numbers[first + 1], numbers[first + 2])
    if cells.x.isNaN, cells.y.isNaN, cells.z.isNaN { return nil }
    samples += 1
    guard samples <= most else {
      throw reader.fault("more than \(most) samples\(reason): cut the recording, or lower its rate")
    }
    return cells
  }

  private func longLine(_ line: Int) -> MotionFileError {
    var fault = reader.fault("longer than \(Self.longestLine) bytes: name a motion file")
    fault.line = line
    return fault
  }
}

extension Motion {
  /// Limit of the samples of all sensors that are read from a file, unless the memory for them is
  /// known: 32 bytes each, so less than 1 GB.
  package static let mostSamples = 25_000_000
}

/// An error in a motion file, with its location.
public struct MotionFileError: Error, Equatable, CustomStringConvertible {
  /// Name of the file, as the caller gave it.
  public var file: String
  /// Number of the line, from 1 for the header; nil when the error is not in a single line.
  public var line: Int?
  /// Name of the column; nil when the error is not in a single column.
  public var column: String?
  /// Description of the error, in a few words.
  public var reason: String

  package init(file: String, line: Int?, column: String?, reason: String) {
    self.file = file
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// One line, like `walk.csv:17: acc_y_g: "abc" is not a number`.
  public var description: String {
    file + (line.map { ":\($0)" } ?? "") + ": " + (column.map { $0 + ": " } ?? "") + reason
  }
}
