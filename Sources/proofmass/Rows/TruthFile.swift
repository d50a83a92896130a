// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassSystem

/// The exact inputs of the converters at one instant.
private struct TruthRow: TimedRow {
  let time: Int64
  var inputs: [SensorID: Axes<Double>] = [:]
}

/// The rows of a truth file, with the columns of the stream's samples.
private struct TruthTable: RowTable {
  private let samples: StreamTable
  private let sensors: [SensorID]

  init(_ chips: [ChipArgument]) {
    sensors = chips.inOrder.map(\.sensor)
    samples = StreamTable(chips)
  }

  var time: Column { samples.time }
  var columns: [Column] { samples.columns }

  func append(_ row: TruthRow, to cells: inout RowCells) {
    for one in sensors { cells.append(row.inputs[one]) }
  }
}

/// The exact input and instant of each sample of a stream, as a motion file.
///
/// The k-th sample of a sensor in the stream belongs to the k-th in this file. The order of exact
/// instants differs from the order of the host's estimates, so a row is held back until no
/// earlier one can follow.
struct TruthFile: ~Copyable {
  private let file: ByteFile
  private let table: TruthTable
  private var cells: RowCells
  /// The samples that are held back, in the order of time.
  private var waiting: [StreamTruth]
  /// Whether a write has failed; nothing is written any more.
  private var hasFailed: Bool

  /// - Parameter motion: The file that moves the board, if any. Neither it nor standard output may
  ///   be overwritten.
  init(path: String, _ chips: [ChipArgument], besides motion: String? = nil) throws(UserError) {
    if let identity = FileIdentity(path: path) {
      guard identity != motion.flatMap({ FileIdentity(path: $0) }) else {
        throw .failure("--truth \(path) would write over the motion: name another file")
      }
      guard identity != ByteFile.standardOutput.identity else {
        throw .failure("--truth \(path) is where the stream goes: name another file")
      }
    }
    file = try asUserError { () throws(FileError) in try ByteFile(writing: path) }
    table = TruthTable(chips)
    cells = RowCells(.csv, table)
    cells.open(nil)
    (waiting, hasFailed) = ([], false)
  }

  /// The number of samples that are held back. The time to insert one is proportional to it.
  var count: Int { waiting.count }

  mutating func append(_ truth: StreamTruth) {
    var index = waiting.count
    while index > 0, waiting[index - 1].time > truth.time { index -= 1 }
    if index == waiting.count { waiting.append(truth) } else { waiting.insert(truth, at: index) }
  }

  /// Writes the samples up to a time in nanoseconds, inclusive.
  mutating func write(upTo limit: Int64) throws(UserError) {
    var index = 0
    while index < waiting.count, waiting[index].time <= limit {
      var row = TruthRow(time: waiting[index].time)
      while index < waiting.count, waiting[index].time == row.time {
        row.inputs[waiting[index].sensor] = waiting[index].input
        index += 1
      }
      cells.append(row, of: table)
    }
    waiting.removeFirst(index)
    if cells.count > 0x1_0000 { try flush() }
  }

  mutating func flush() throws(UserError) {
    guard !hasFailed else { return }
    do throws(FileError) {
      try file.write(cells.take())
    } catch {
      hasFailed = true
      throw UserError(error)
    }
  }
}
