// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassLinux
import ProofMassServer
import ProofMassSystem

/// What a verb writes about one instant.
protocol TimedRow {
  /// In nanoseconds since the stream's start.
  var time: Int64 { get }
}

/// A verb's rows as a table, whatever the format.
protocol RowTable {
  associatedtype Row: TimedRow

  /// The column of the rows' times, which is the first.
  var time: Column { get }
  /// The columns after it.
  var columns: [Column] { get }

  /// Appends a cell for each of ``columns``, in their order.
  func append(_ row: Row, to cells: inout RowCells)
}

/// The rows of a verb on standard output: buffered, but for no more than 50 ms.
struct RowOutput<Table: RowTable>: ~Copyable {
  private let file: ByteFile
  private let table: Table
  private var cells: RowCells
  private let progress: Progress
  private var lastFlush: Instant
  /// The greatest number of rows.
  private let limit: Int
  /// The number of rows so far.
  private(set) var rows = 0
  /// The time of the last row, in nanoseconds.
  private var lastTime: Int64 = 0

  /// Whether the reader has closed the pipe, or writing has failed; nothing is written any more.
  private(set) var isClosed = false

  init(
    _ table: Table, as format: StreamFormat, configuration: JSON, limit: Int?,
    to file: consuming ByteFile = .standardOutput
  ) {
    self.file = file
    self.table = table
    cells = RowCells(format, table, configuration: configuration)
    self.limit = limit ?? .max
    progress = Progress()
    lastFlush = SystemTimebase().now()
  }

  var isFull: Bool { rows >= limit }

  mutating func append(_ row: Table.Row) {
    cells.append(row, of: table)
    rows += 1
    lastTime = row.time
  }

  /// Whether the buffer is large enough for a write.
  var isDue: Bool { cells.bytes.count >= 0x1_0000 }

  /// Writes if the buffer is old, or will be after a pause in nanoseconds.
  mutating func flush(ifOlderAfter pause: Int64) throws(Complaint) {
    let now = SystemTimebase().now()
    guard now.nanoseconds + pause - lastFlush.nanoseconds > 50_000_000 else { return }
    try flush()
  }

  mutating func flush() throws(Complaint) {
    lastFlush = SystemTimebase().now()
    progress.show("\(lastTime / 1_000_000_000) s, \(rows) rows", lastFlush)
    guard !cells.bytes.isEmpty, !isClosed else { return }
    // A write that fails may have written a part, which must not be written again.
    isClosed = true
    do throws(FileError) {
      try file.write(cells.bytes)
    } catch  where error.isClosedPipe {
      return
    } catch { throw .failure(error.description) }
    isClosed = false
    cells.bytes.removeAll(keepingCapacity: true)
  }

  func finish() { progress.clear() }
}
