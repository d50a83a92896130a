// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassPhysics
import ProofMassSystem

/// Checks the path of a file or socket that an argument names.
func pathArgument(_ argument: String) throws -> String {
  guard !argument.isEmpty else { throw ValidationError("name a path, or leave it out") }
  return argument
}

/// A file that the command is to write, examined before the work of which it will have the result.
///
/// - Throws: Where the path is a folder or not writable, or its folder is missing or not writable.
func outputFile(_ path: String) throws(UserError) -> OutputFile {
  let file: OutputFile
  do throws(FileError) { file = try OutputFile(path) } catch {
    throw .failure("\(error): name another file")
  }
  if file.kind != .special { try checkFolder(file, of: path) }
  return file
}

/// Refuses a file whose folder is missing or not writable: the replacement of the file is created beside it.
private func checkFolder(_ file: OutputFile, of path: String) throws(UserError) {
  let folder =
    file.folder.isEmpty ? "." : file.folder == "/" ? "/" : String(file.folder.dropLast())
  guard isFolder(folder) else {
    throw .failure("\(path): the folder \(folder) does not exist: make it, or name another")
  }
  guard isWritable(folder) else {
    throw .failure("\(path): the folder \(folder) cannot be written to: name another")
  }
}

/// Writes a whole file, piece by piece: it replaces an old one when it is complete, so that an error leaves nothing.
func write(
  _ output: OutputFile, _ path: String, _ body: (borrowing ByteFile) throws(UserError) -> Void
) throws(UserError) {
  var failure: UserError?
  do throws(FileError) {
    _ = try output.begin { (file) throws(FileError) in
      do throws(UserError) { try body(file) } catch {
        failure = error
        throw FileError(action: "write \(path)", words: error.line)
      }
    }
  } catch { throw failure ?? UserError(error) }
}

/// Refuses a name with the extension of a compressed file, where the output is not compressed, and one whose
/// extension means another format.
func refuseEnding(
  _ path: String?, of option: String, for content: FileContent
) throws(UserError) {
  guard let path else { return }
  guard !InputFile.isCompressed(path) else {
    throw .usage("\(option) \(path): it is not compressed: leave .gz out")
  }
  try content.refuse(path, of: "\(option) \(path)")
}

/// Reads a file piece by piece, as ``InputFile`` does, and reports where a compressed one ends early.
func read(_ path: String, _ take: ([UInt8]) throws(UserError) -> Void) throws(UserError) {
  var file = try asUserError { () throws(FileError) in try InputFile(path) }
  while case let piece = try file.read(), !piece.isEmpty { try take(piece) }
  if let damage = file.damage {
    Console.say(
      file.isBeingWritten
        ? "\(path) is being written: its last rows, of half a minute at most, cannot be read yet"
        : "\(path) ends early, its last rows are missing: \(damage)")
  }
}

/// Reads a whole file of a kind that is never large; `-` is standard input.
///
/// - Parameter kind: The expected kind of file.
func read(_ path: String, _ kind: String) throws(UserError) -> [UInt8] {
  var bytes: [UInt8] = []
  try read(path) { (piece) throws(UserError) in
    bytes += piece
    guard bytes.count <= 4 << 20 else {
      throw .failure("\(path) is larger than 4 MB, so no \(kind): name one")
    }
  }
  return bytes
}

/// Reads a motion file, up to the limit of memory; `-` is standard input.
func read<Reading: MotionFileReading>(
  _ path: String, as reading: Reading
) throws(UserError) -> Reading.Whole {
  var reading = reading
  if let memory = availableMemory() { reading.limit(toMemory: memory) }
  try read(path) { (piece) throws(UserError) in
    try asUserError { () throws(MotionFileError) in try reading.append(piece) }
  }
  return try asUserError { () throws(MotionFileError) in try reading.finish() }
}
