// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import ProofMassSystem

/// A program that comes with this command and works for it, in a process of its own. They exchange lines:
/// on its standard input and output. It ends when its input does.
package struct LineProgram: ~Copyable {
  /// The most bytes in a line of the program.
  package static let mostBytes = 0x1_0000

  private let process: ChildProcess
  private let name: String
  /// nil after ``finish()``.
  private var input: ByteFile?
  private let output: ByteFile
  private var received = ByteQueue()

  /// Starts the program. Throws where it cannot be started.
  ///
  /// - Parameter path: As ``companion(_:builtIn:)`` finds it.
  package init(_ path: String, _ arguments: [String]) throws(FileError) {
    let action = "run \(path)"
    let down = try openPipe(action)
    let up = try openPipe(action)
    let ours = ByteFile(owning: down.writing, name: path)
    let words = ByteFile(owning: up.reading, name: path)
    // The program's ends, which this process closes when the program has them.
    let theirs = ByteFile(owning: down.reading, name: path)
    let answers = ByteFile(owning: up.writing, name: path)
    _ = fcntl(up.reading, F_SETFL, O_NONBLOCK)
    let process = try Self.start(
      path, arguments, (theirs.descriptor, answers.descriptor, STDERR_FILENO), action)
    self.init(process, name: path, input: ours, output: words)
  }

  private init(
    _ process: consuming ChildProcess, name: String, input: consuming ByteFile,
    output: consuming ByteFile
  ) {
    self.process = process
    self.name = name
    self.input = consume input
    self.output = output
  }

  private static func start(
    _ path: String, _ arguments: [String], _ streams: (Int32, Int32, Int32), _ action: String
  ) throws(FileError) -> ChildProcess {
    do throws(ProgramError) {
      return try ChildProcess(
        Program(path, search: nil), arguments,
        environment: ProgramEnvironment.inherited.entries, onStreams: streams)
    } catch { throw FileError(action: action, words: "\(error)") }
  }

  /// Writes lines to the program, and waits until there is room. Throws where it has ended.
  package func write(_ lines: [UInt8]) throws(FileError) { try input?.write(lines) }

  /// The lines that the program has written, without their ends; does not wait. Throws where one is too
  /// long; nil when the program has ended.
  package mutating func read() throws(FileError) -> [[UInt8]]? {
    while received.count < Self.mostBytes {
      var failure: Int32 = 0
      let piece = unsafe [UInt8](unsafeUninitializedCapacity: 0x1000) { buffer, count in
        let result = unsafe Glibc.read(output.descriptor, buffer.baseAddress, buffer.count)
        failure = result < 0 ? errno : 0
        count = max(0, result)
      }
      if failure == EAGAIN || failure == EINTR { break }
      guard failure == 0 else { throw FileError(action: "read \(name)", code: failure) }
      if piece.isEmpty { return nil }
      received.append(piece)
    }
    var lines: [[UInt8]] = []
    while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(received[0..<end])
      received.removeFirst(end + 1)
    }
    guard received.count < Self.mostBytes else {
      throw FileError(action: "read \(name)", words: "a line is too long")
    }
    return lines
  }

  /// Ends the program, and waits for that; returns its exit status as shells report it.
  package mutating func finish() -> Int32 {
    input = nil
    return process.waitForEnding().status
  }
}

/// Opens a pipe whose ends no program inherits.
func openPipe(_ action: String) throws(FileError) -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  guard unsafe Glibc.pipe(&ends) == 0 else { throw FileError(action: action, code: errno) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}
