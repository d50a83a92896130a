// SPDX-License-Identifier: Apache-2.0

package import ProofMassSystem

/// The program gzip, which works on a file in a process of its own.
///
/// It ends only with its input: if this process is killed, gzip completes the file.
package struct Gzip: ~Copyable {
  private let process: ChildProcess
  /// The pipe into gzip or out of it; nil after ``finish()``.
  private var pipe: ByteFile?
  /// Its standard error.
  private let words: ByteFile
  /// The failed action that errors name: `write run.csv.gz`.
  private let action: String
  /// Whether gzip's output has a reader, for which it may wait.
  private let hasReader: Bool

  /// Starts to compress the bytes to be written, as a separate member at the file's current position. Throws
  /// where gzip cannot be started.
  package init(compressingTo file: borrowing ByteFile, name: String) throws(FileError) {
    try self.init(
      file.descriptor, compresses: true, "write \(name)", hasReader: file.hasReader)
  }

  /// Starts to decompress all members of a file. Throws where gzip cannot be started.
  package init(decompressing file: borrowing ByteFile, name: String) throws(FileError) {
    try self.init(file.descriptor, compresses: false, "read \(name)")
  }

  private init(
    _ file: Int32, compresses: Bool, _ action: String, hasReader: Bool = false
  ) throws(FileError) {
    let data = try openPipe(action)
    let pipe = try openPipe(action)
    let ours = ByteFile(owning: compresses ? data.writing : data.reading, name: "gzip")
    let words = ByteFile(owning: pipe.reading, name: "gzip")
    // The child's ends, which this process closes when the child has them.
    let theirs = ByteFile(owning: compresses ? data.reading : data.writing, name: "gzip")
    let error = ByteFile(owning: pipe.writing, name: "gzip")
    let process = try Self.start(
      compresses ? "-c" : "-dc",
      compresses
        ? (theirs.descriptor, file, error.descriptor)
        : (file, theirs.descriptor, error.descriptor), action)
    self.init(process, ours, words, action, hasReader)
  }

  private init(
    _ process: consuming ChildProcess, _ pipe: consuming ByteFile, _ words: consuming ByteFile,
    _ action: String, _ hasReader: Bool
  ) {
    self.process = process
    self.pipe = consume pipe
    self.words = words
    self.action = action
    self.hasReader = hasReader
  }

  private static func start(
    _ option: String, _ streams: (Int32, Int32, Int32), _ action: String
  ) throws(FileError) -> ChildProcess {
    var environment = ProgramEnvironment.inherited
    // It may have options.
    environment["GZIP"] = nil
    do throws(ProgramError) {
      let program = try Program("gzip", search: ProofMassSystem.environment("PATH"))
      return try ChildProcess(
        program, [option], environment: environment.entries, as: .helper, onStreams: streams)
    } catch {
      throw FileError(
        action: action, words: "\(error); install gzip, or leave .gz out of the name")
    }
  }

  /// Writes all bytes into gzip. Throws where gzip has failed, as for a full disk.
  package mutating func write(_ bytes: [UInt8]) throws(FileError) {
    do throws(FileError) { try pipe?.write(bytes) } catch  where error.isGivenUp && hasReader {
      try giveUp()
    } catch {
      try finish()
      throw FileError(action: action, words: "gzip ended")
    }
  }

  /// Reads the next bytes out of gzip, at most 64 KiB; empty at the end.
  package mutating func read() throws(FileError) -> [UInt8] { try pipe?.read() ?? [] }

  /// Closes this end of the pipe, and waits for gzip. Throws where it failed, also where the end of the file
  /// that was read is damaged.
  package mutating func finish() throws(FileError) {
    guard pipe != nil else { return }
    pipe = nil
    var errors: [UInt8] = []
    // The stream ends with gzip; all but a few lines are left out.
    while true {
      guard !hasReader || words.waitForBytes() else { try giveUp() }
      let piece = try words.read()
      guard !piece.isEmpty else { break }
      if errors.count < 0x1000 { errors += piece }
    }
    let ending = process.waitForEnding()
    guard ending != .exited(0) else { return }
    // `gzip: stdout: No space left on device`
    let line = String(decoding: errors, as: UTF8.self).split(whereSeparator: \.isNewline).last
    let words = line.map { String($0) } ?? "gzip ended with status \(ending.status)"
    throw FileError(
      action: action,
      words: words.replacing("stdin: ", with: "").replacing("stdout: ", with: ""))
  }

  /// Ends gzip, whose reader does not read.
  private mutating func giveUp() throws(FileError) -> Never {
    pipe = nil
    process.kill()
    _ = process.waitForEnding()
    throw .givenUp(action, "its reader takes nothing")
  }
}
