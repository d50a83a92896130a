// SPDX-License-Identifier: Apache-2.0

internal import Glibc
package import ProofMassSystem

/// A program that works for this command in a process of its own: one that is installed with it, or a driver's
/// adapter. They exchange lines on its standard input and output. It ends when its input does.
package struct LineProgram: ~Copyable {
  /// The most bytes in a line of the program.
  package static let mostBytes = 0x1_0000
  /// The number of waits of 100 ms in which the program may read nothing, 10 s altogether. Waits are counted
  /// instead of time, so that a terminal may stop both processes for any time.
  private static let mostStalled = 100
  /// The number of waits of 10 ms for the program's end, 5 s altogether.
  private static let mostEnding = 500

  private let process: ChildProcess
  private let name: String
  /// The program's input; nil after ``finish()``.
  private var input: ByteFile?
  /// The descriptor of `input`.
  private var inputDescriptor: Int32?
  private let output: ByteFile
  private var received = ByteQueue()

  /// Starts the program. Throws where it cannot be started.
  ///
  /// - Parameter path: As ``companion(_:builtIn:)`` finds it.
  package init(_ path: String, _ arguments: [String]) throws(FileError) {
    let program: Program
    do throws(ProgramError) { program = try Program(path, search: nil) } catch {
      throw FileError(action: "run \(path)", words: "\(error)")
    }
    try self.init(
      program, arguments, environment: ProgramEnvironment.inherited.entries, as: .helper)
  }

  /// Starts the program. Throws where it cannot be started.
  ///
  /// - Parameters:
  ///   - runner: The path of a program that runs others, as a ``ChildProcess`` has it; nil for none.
  ///   - environment: The variables, each as `NAME=VALUE`.
  ///   - role: `.helper` for a program that is installed with the command, `.subject` for a driver's adapter.
  package init(
    _ program: Program, _ arguments: [String], by runner: String? = nil, environment: [[UInt8]],
    as role: ChildProcess.Role
  ) throws(FileError) {
    let path = program.path
    let action = "run \(path)"
    let down = try openPipe(action)
    let up = try openPipe(action)
    let ours = ByteFile(owning: down.writing, name: path)
    let words = ByteFile(owning: up.reading, name: path)
    // The program's ends, which this process closes when the program has them.
    let theirs = ByteFile(owning: down.reading, name: path)
    let answers = ByteFile(owning: up.writing, name: path)
    for end in [up.reading, down.writing] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    let process: ChildProcess
    do throws(ProgramError) {
      process = try ChildProcess(
        program, arguments, by: runner, environment: environment, as: role,
        onStreams: (theirs.descriptor, answers.descriptor, STDERR_FILENO))
    } catch { throw FileError(action: action, words: "\(error)") }
    self.init(process, name: path, input: ours, output: words)
  }

  private init(
    _ process: consuming ChildProcess, name: String, input: consuming ByteFile,
    output: consuming ByteFile
  ) {
    self.process = process
    self.name = name
    inputDescriptor = input.descriptor
    self.input = consume input
    self.output = output
  }

  /// Writes lines to the program. Waits for room while the closure, which is called ten times a second and
  /// after a signal, returns true. Throws where the program has ended, and where it reads nothing for 10 s.
  ///
  /// - Returns: Whether all was written. After false, and after an error, the program can only be ended.
  package func write(_ lines: [UInt8], while goesOn: () -> Bool) throws(FileError) -> Bool {
    guard let input = inputDescriptor else { return false }
    var (start, stalled) = (0, 0)
    while start < lines.count {
      var failure: Int32 = 0
      start += unsafe lines.withUnsafeBytes { buffer in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[start...])
        let result = unsafe Glibc.write(input, rest.baseAddress, rest.count)
        failure = result < 0 ? errno : 0
        return max(0, result)
      }
      switch failure {
      case 0: stalled = 0
      case EINTR: break
      case EAGAIN:
        guard goesOn() else { return false }
        guard stalled < Self.mostStalled else {
          throw FileError(action: "write to \(name)", words: "it takes nothing for 10 s")
        }
        stalled += 1
        var entry = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
        // The next write reports any error.
        _ = unsafe poll(&entry, 1, 100)
      default: throw FileError(action: "write \(name)", code: failure)
      }
    }
    return true
  }

  /// The descriptor that is readable when the program has written, or has ended.
  var outputDescriptor: Int32 { output.descriptor }

  /// The bytes of a line that the program has begun to write.
  var begun: Int { received.count }

  /// The lines that the program has written, without line ends; does not wait. Throws where one is too long;
  /// nil when the program has ended, and its last lines have been read.
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
      if piece.isEmpty {
        guard received.firstIndex(of: UInt8(ascii: "\n")) != nil else { return nil }
        break
      }
      received.append(piece)
    }
    var lines: [[UInt8]] = []
    while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(received[0..<end])
      received.removeFirst(end + 1)
    }
    guard received.count < Self.mostBytes else {
      throw .longLine("read \(name)")
    }
    return lines
  }

  /// Ends the program's input.
  package mutating func closeInput() {
    inputDescriptor = nil
    input = nil
  }

  /// Ends the program at once (SIGKILL), and waits for its end.
  package mutating func kill() -> ChildProcess.Ending {
    closeInput()
    process.kill()
    return process.waitForEnding()
  }

  /// Ends the program by closing its input or, after 5 s, by SIGKILL, and waits for its end.
  ///
  /// - Returns: The program's end, and whether SIGKILL was needed.
  package mutating func finish() -> (ending: ChildProcess.Ending, byForce: Bool) {
    closeInput()
    for _ in 0..<Self.mostEnding {
      if let ending = process.ending() { return (ending, false) }
      _ = poll(nil, 0, 10)
    }
    return (kill(), true)
  }
}

/// Opens a pipe whose ends no program inherits.
func openPipe(_ action: String) throws(FileError) -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  guard unsafe Glibc.pipe(&ends) == 0 else { throw FileError(action: action, code: errno) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}
