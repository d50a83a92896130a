// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassCore
import ProofMassLinux
import ProofMassServer
import ProofMassSystem
import ProofMassControl

/// The output of a verb for one instant.
protocol TimedRow {
  /// The time in nanoseconds since the stream's start.
  var time: Int64 { get }
}

/// A verb's rows as a table, independent of the format.
protocol RowTable {
  associatedtype Row: TimedRow

  /// The column of the rows' times, which is the first.
  var time: Column { get }
  /// The columns after it.
  var columns: [Column] { get }

  /// Appends a cell for each of ``columns``, in their order.
  func append(_ row: Row, to cells: inout RowCells)
}

/// The rows of a verb on standard output or in a recording: buffered, but for no more than 50 ms.
struct RowOutput<Table: RowTable>: ~Copyable {
  private let file: ByteFile
  /// The recording to which rows are written instead of ``file``; nil for none.
  private var recording: RecordingFile?
  /// Whether there is a recording. For each row, because a look at the recording copies it.
  private let isRecorded: Bool
  /// The header of a recording; nil for rows without one.
  private let header: RecordingHeader?
  private let table: Table
  private var cells: RowCells
  private let progress: Progress
  private var lastFlush: Instant
  /// The largest number of rows.
  private let limit: Int
  /// The number of rows so far.
  private(set) var rows = 0
  /// The time of the last row, in nanoseconds.
  private var lastTime: Int64 = 0
  /// The progress of a verb whose rows may be far apart, in nanoseconds.
  var reached: Int64 = 0
  /// The rows in the file that is being written.
  private var rowsInFile = 0
  /// The offset from the stream's time to the file's, in nanoseconds.
  private var offset: Int64 = 0

  /// Whether the reader has closed the pipe, or writing has failed; nothing is written any more.
  private(set) var isClosed = false

  /// - Parameters:
  ///   - configuration: The first line of JSON Lines without a header.
  ///   - limit: The largest number of rows.
  ///   - plan: The destination of the rows; nil for standard output.
  ///   - header: The recording's description of itself.
  ///   - showsProgress: Whether a terminal shows the progress of a recording.
  ///   - file: The file for rows that are in no recording.
  init(
    _ table: Table, as format: StreamFormat, configuration: JSON, limit: Int?,
    _ plan: RecordingPlan? = nil, header: RecordingHeader? = nil,
    showsProgress: Bool = true, to file: consuming ByteFile = .standardOutput
  ) throws(UserError) {
    var cells = RowCells(format, table)
    let written = plan?.hasHeader == true ? header : nil
    let recording: RecordingFile?
    var continued: (offset: Int64, time: Int64) = (0, 0)
    if let plan, let path = plan.path, let header {
      if plan.appends, isFile(path) {
        let names = ([table.time] + table.columns).filter { format != .text || $0.isInText }
        let old = try Continuation(path, header, format, names.map(\.name))
        recording = try RecordingFile(appendingTo: path, old)
        continued = (old.offset, old.last)
        cells.mark("continued", old.members(header))
      } else {
        recording = try RecordingFile(path, plan.limit) { part in
          cells.open(header.members(part: part))
          return cells.take()
        }
      }
    } else {
      recording = nil
      cells.open(written?.members(), configuration: configuration)
    }
    self.init(
      table, cells, written, limit ?? .max,
      Progress(besideData: plan?.path == nil || !showsProgress), recording, file)
    (offset, lastTime) = continued
  }

  private init(
    _ table: Table, _ cells: RowCells, _ header: RecordingHeader?, _ limit: Int,
    _ progress: Progress, _ recording: consuming RecordingFile?, _ file: consuming ByteFile
  ) {
    self.table = table
    self.cells = cells
    self.header = header
    self.limit = limit
    self.progress = progress
    isRecorded = recording != nil
    self.recording = recording
    self.file = file
    lastFlush = SystemTimebase().now()
  }

  var isFull: Bool { rows >= limit }

  mutating func append(_ row: Table.Row) throws(UserError) {
    // After the rows in the file, even if the system's clock was set back.
    let time = max(row.time + offset, lastTime + (offset > 0 ? 1 : 0))
    if isRecorded, isFileFull(at: time) { try rotate(at: time) }
    cells.append(row, at: time, of: table)
    rows += 1
    rowsInFile += 1
    lastTime = time
  }

  private func isFileFull(at time: Int64) -> Bool {
    switch recording {
    case .some(let file): file.isFull(at: time, waiting: cells.count)
    case .none: false
    }
  }

  private mutating func rotate(at time: Int64) throws(UserError) {
    guard let header, !isClosed else { return }
    markEnd([("goes_on", .bool(true))])
    try flush()
    var cells = cells
    try recording?.next(at: time) { part in
      cells.open(header.members(part: part))
      return cells.take()
    }
    rowsInFile = 0
  }

  private mutating func markEnd(_ members: [(String, JSON)]) {
    cells.mark(
      "end", [("ended", .text(Date.now.text)), ("rows", .integer(rowsInFile))] + members)
  }

  /// Marks in a recording that samples of one of the chips are missing before the next row.
  mutating func mark(_ place: Losses.Place, _ chips: [ChipArgument]) {
    guard header != nil, let chip = chips.first(of: place.sensor) else { return }
    cells.mark("lost", place.members(chip.column, offset: offset))
  }

  /// Marks the end of the rows, which distinguishes a recording that ended properly from one whose recorder
  /// was killed.
  ///
  /// - Parameter members: Information that is not in the rows.
  mutating func end(_ members: [(String, JSON)]) {
    guard header != nil else { return }
    markEnd(members)
  }

  /// Whether the buffer is large enough for a write.
  var isDue: Bool { cells.count >= 0x1_0000 }

  /// Writes if the buffer is old, or will be after a pause in nanoseconds.
  mutating func flush(ifOlderAfter pause: Int64) throws(UserError) {
    let now = SystemTimebase().now()
    guard now.nanoseconds + pause - lastFlush.nanoseconds > 50_000_000 else { return }
    try flush()
  }

  mutating func flush() throws(UserError) {
    lastFlush = SystemTimebase().now()
    progress.show("\(max(lastTime, reached) / 1_000_000_000) s, \(rows) rows", lastFlush)
    guard cells.count > 0, !isClosed else { return }
    // A failed write may have written a part, which must not be written again.
    isClosed = true
    do throws(FileError) {
      let lines = cells.take()
      if isRecorded { try recording?.write(lines) } else { try file.write(lines) }
    } catch  where error.isClosedPipe || error.isGivenUp {
      return report(error)
    } catch { throw .failure(error.description) }
    isClosed = false
  }

  /// Writes the buffer, and ends a recording's file.
  mutating func close() throws(UserError) {
    try flush()
    do throws(FileError) { try recording?.finish() } catch  where error.isGivenUp {
      report(error)
    } catch { throw .failure(error.description) }
  }

  /// Reports lost rows: a reader that has gone needs no more, but one that has only stopped reading may.
  private func report(_ error: FileError) {
    if error.isGivenUp { Console.say("\(error): the last rows are missing") }
  }

  func finish() { progress.clear() }
}
