// SPDX-License-Identifier: Apache-2.0

import FoundationEssentials
import ProofMassServer
import ProofMassSystem

/// Writes an import as a recording: a file that replaces an old one when it is complete, so that an error leaves
/// nothing behind; or standard output.
struct ImportedFile {
  private let header: [(String, JSON)]
  private let table: ImportTable
  private var cells: RowCells

  init(_ header: RecordingHeader, _ table: ImportTable, as format: StreamFormat) {
    self.header = header.members()
    self.table = table
    cells = RowCells(format, table)
  }

  /// - Parameter path: nil for standard output.
  mutating func write(_ rows: inout Import, to path: String?) throws(UserError) {
    guard let path else {
      return try writeRows(&rows) { (bytes) throws(UserError) in try Console.print(bytes) }
    }
    try proofmass.write(try outputFile(path), path) { (file) throws(UserError) in
      try writeRows(&rows, to: file, path)
    }
  }

  private mutating func writeRows(
    _ rows: inout Import, to file: borrowing ByteFile, _ path: String
  ) throws(UserError) {
    guard InputFile.isCompressed(path) else {
      return try writeRows(&rows) { (bytes) throws(UserError) in
        try asUserError { () throws(FileError) in try file.write(bytes) }
      }
    }
    var gzip = try asUserError { () throws(FileError) in
      try Gzip(compressingTo: file, name: path)
    }
    try writeRows(&rows) { (bytes) throws(UserError) in
      do throws(FileError) { try gzip.write(bytes) } catch { throw UserError(error) }
    }
    do throws(FileError) { try gzip.finish() } catch { throw UserError(error) }
  }

  private mutating func writeRows(
    _ rows: inout Import, _ write: ([UInt8]) throws(UserError) -> Void
  ) throws(UserError) {
    cells.open(header)
    while let row = try rows.row() {
      cells.append(row, of: table)
      if cells.count >= 0x1_0000 { try write(cells.take()) }
    }
    cells.mark("end", [("ended", .text(Date.now.text)), ("rows", .integer(rows.rows))])
    try write(cells.take())
  }
}
