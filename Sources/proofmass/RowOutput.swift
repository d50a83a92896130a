// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassLinux
import ProofMassSystem

/// What a stream has at one instant.
protocol TimedRow {
  /// In nanoseconds since the stream's start.
  var time: Int64 { get }
}

/// Writes rows into a buffer that its user empties.
protocol RowBuffer {
  associatedtype Row: TimedRow

  /// How many bytes are waiting.
  var count: Int { get }

  mutating func append(_ row: Row)
  /// Hands the buffer over and empties it.
  mutating func withBuffer(_ body: ([UInt8]) throws(Complaint) -> Void) throws(Complaint)
}

/// A stream's standard output: buffered, but never for long.
struct RowOutput<Writer: RowBuffer>: ~Copyable {
  private let file: ByteFile
  private var writer: Writer
  private let progress: Progress
  private var lastFlush: Instant
  /// How many rows may be written.
  private let limit: Int
  private(set) var rows = 0
  /// The last row's, in nanoseconds.
  private var lastTime: Int64 = 0

  /// Whether nobody reads any longer, or it could not be written: then nothing follows.
  private(set) var isClosed = false

  init(_ writer: Writer, limit: Int?, to file: consuming ByteFile = .standardOutput) {
    self.file = file
    self.writer = writer
    self.limit = limit ?? .max
    progress = Progress()
    lastFlush = SystemTimebase().now()
  }

  var isFull: Bool { rows >= limit }

  mutating func append(_ row: Writer.Row) {
    writer.append(row)
    rows += 1
    lastTime = row.time
  }

  /// Whether enough has come together for a write of its own.
  var isDue: Bool { writer.count >= 0x1_0000 }

  /// Writes when what waits is old, or will be after a pause.
  mutating func flush(ifOlderAfter pause: Int64) throws(Complaint) {
    let now = SystemTimebase().now()
    guard now.nanoseconds + pause - lastFlush.nanoseconds > 50_000_000 else { return }
    try flush()
  }

  mutating func flush() throws(Complaint) {
    lastFlush = SystemTimebase().now()
    progress.show("\(lastTime / 1_000_000_000) s, \(rows) rows", lastFlush)
    guard writer.count > 0, !isClosed else { return }
    // Until all has been taken: some of a buffer that failed may have been.
    isClosed = true
    var isTaken = true
    try writer.withBuffer { (bytes) throws(Complaint) in
      do throws(FileError) {
        try file.write(bytes)
      } catch  where error.isClosedPipe {
        isTaken = false
      } catch {
        throw .failure(error.description)
      }
    }
    isClosed = !isTaken
  }

  func finish() { progress.clear() }
}
