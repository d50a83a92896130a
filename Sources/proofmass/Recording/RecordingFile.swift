// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassCore
import ProofMassLinux
import ProofMassServer
import ProofMassSystem

/// The file of a recording, or its files, one after the other.
///
/// A file replaces an old one of its name when its beginning is complete. From then on whole rows are
/// appended, so that a killed recorder leaves its rows in the file. Only a row that was being written may be
/// incomplete, which readers leave out; a recording that ended properly has a mark after its rows.
///
/// A file whose name ends in `.gz` is written by gzip, in members that decompress to the same bytes one after
/// the other. Rows can be read when their member has ended.
struct RecordingFile: ~Copyable {
  private let path: String
  private let limit: RecordingPlan.Limit?
  private var file: ByteFile
  /// The member that is being written; nil where there is none.
  private var gzip: Gzip?
  /// The usual duration of a member: half a minute, for which the kernel may also hold written data back. It
  /// increases the size by 1.5 %.
  private static var usualMemberTime: Int64 { 30_000_000_000 }
  /// The duration of a member, in nanoseconds.
  private let memberTime: Int64
  private var memberEnd = Instant(nanoseconds: 0)
  /// The number of the file, where there are several files.
  private(set) var part: Int?
  /// The size of the file in bytes, before compression.
  private var size = 0
  /// The time of the stream at which the file is full, in nanoseconds.
  private var nextTime = Int64.max

  /// Begins a recording, which replaces an old file.
  init(
    _ path: String, _ limit: RecordingPlan.Limit?, memberTime: Int64 = Self.usualMemberTime,
    _ opening: (Int?) -> [UInt8]
  ) throws(UserError) {
    let part = limit == nil ? nil : Self.firstFree(path)
    let bytes = opening(part)
    let file = try Self.begin(Self.name(path, part), bytes)
    self.init(path, limit, memberTime, file, size: bytes.count)
    self.part = part
    if case .time(let time) = limit { nextTime = time }
  }

  /// Continues an existing recording.
  init(appendingTo path: String, _ old: Continuation) throws(UserError) {
    self.init(path, nil, Self.usualMemberTime, try Self.reopen(path, old), size: old.size)
  }

  private init(
    _ path: String, _ limit: RecordingPlan.Limit?, _ memberTime: Int64, _ file: consuming ByteFile,
    size: Int
  ) {
    self.path = path
    self.limit = limit
    self.memberTime = memberTime
    self.file = file
    self.size = size
  }

  /// Whether a row of this time, after bytes that wait to be written, belongs to the next file.
  func isFull(at time: Int64, waiting: Int) -> Bool {
    switch limit {
    case .time: time >= nextTime
    case .bytes(let most): size + waiting >= most
    case nil: false
    }
  }

  /// Begins the next file, which has a row of this time.
  mutating func next(at time: Int64, _ opening: (Int?) -> [UInt8]) throws(UserError) {
    try asUserError { () throws(FileError) in try finish() }
    // A file that appeared in the meantime is not overwritten.
    let number = Self.firstFree(path, from: (part ?? 0) + 1)
    let bytes = opening(number)
    file = try Self.begin(Self.name(path, number), bytes)
    part = number
    size = bytes.count
    guard case .time(let step) = limit else { return }
    nextTime += (max(0, time - nextTime) / step + 1) * step
  }

  mutating func write(_ lines: [UInt8]) throws(FileError) {
    size += lines.count
    guard InputFile.isCompressed(path) else { return try file.write(lines) }
    let now = SystemTimebase().now()
    if gzip == nil {
      gzip = try Gzip(compressingTo: file, name: Self.name(path, part))
      memberEnd = now.advanced(byNanoseconds: memberTime)
    }
    try gzip?.write(lines)
    if now >= memberEnd { try finish() }
  }

  /// Ends the file; a further row would begin a new member. Throws where a row is missing in it.
  mutating func finish() throws(FileError) {
    try gzip?.finish()
    gzip = nil
  }

  // MARK: Names

  /// `run.csv` as `run-0001.csv`, `run.csv.gz` as `run-0001.csv.gz`.
  private static func name(_ path: String, _ part: Int?) -> String {
    guard let part else { return path }
    if InputFile.isCompressed(path) { return name(String(path.dropLast(3)), part) + ".gz" }
    let digits = String(part)
    let number = "-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let first = slash.map { path.utf8.index(after: $0) } ?? path.startIndex
    // A dot at the beginning marks a hidden file and begins no extension.
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")), dot > first else {
      return path + number
    }
    return String(path[..<dot]) + number + String(path[dot...])
  }

  private static func firstFree(_ path: String, from number: Int = 1) -> Int {
    var number = number
    while isTaken(name(path, number)) { number += 1 }
    return number
  }

  private static func begin(_ path: String, _ bytes: [UInt8]) throws(UserError) -> ByteFile {
    if isFile(path) {
      let old = try asUserError { () throws(FileError) in try ByteFile(reading: path) }
      guard !old.isBeingWritten else { throw busy(path) }
    }
    let file = try outputFile(path)
    return try asUserError { () throws(FileError) in
      try file.begin { (file) throws(FileError) in
        guard InputFile.isCompressed(path) else { return try file.write(bytes) }
        var gzip = try Gzip(compressingTo: file, name: path)
        try gzip.write(bytes)
        try gzip.finish()
      }
    }
  }

  private static func reopen(_ path: String, _ old: Continuation) throws(UserError) -> ByteFile {
    let file = try asUserError { () throws(FileError) in try ByteFile(continuing: path) }
    guard file.lock() else { throw busy(path) }
    if old.isWhole { return file }
    do throws(FileError) {
      if InputFile.isCompressed(path) { return try repack(path, old.size) }
      try file.truncate(to: old.size, name: path)
      return file
    } catch { throw .failure(error.description) }
  }

  /// Compresses the complete rows anew, because readers stop at a truncated member.
  private static func repack(_ path: String, _ size: Int) throws(FileError) -> ByteFile {
    var old = try InputFile(path)
    return try OutputFile(path).begin { (file) throws(FileError) in
      var gzip = try Gzip(compressingTo: file, name: path)
      var rest = size
      while rest > 0, case let piece = try old.readBytes(), !piece.isEmpty {
        try gzip.write(Array(piece.prefix(rest)))
        rest -= piece.count
      }
      try gzip.finish()
    }
  }

  private static func busy(_ path: String) -> UserError {
    .failure("\(path) is being written by another recorder: end that, or name another file")
  }
}
