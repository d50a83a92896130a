// SPDX-License-Identifier: Apache-2.0

package import ProofMassSystem

/// Runs a program of this computer that works for this process, without input, and waits for its end. Throws where
/// it cannot be started, fails, or writes too much.
///
/// - Parameters:
///   - environment: The variables, each as `NAME=VALUE`.
///   - limit: The most bytes that it may write.
/// - Returns: What it has written to its standard output.
package func toolOutput(
  _ program: Program, _ arguments: [String], environment: ProgramEnvironment, atMost limit: Int
) throws(FileError) -> [UInt8] {
  let action = "run \(program.name)"
  let ends = try openPipe(action)
  let reading = ByteFile(owning: ends.reading, name: program.name)
  let process = try startTool(
    program, arguments, environment, ByteFile(owning: ends.writing, name: program.name), action)
  var bytes: [UInt8] = []
  while bytes.count <= limit {
    let piece = try reading.read()
    if piece.isEmpty { break }
    bytes += piece
  }
  if bytes.count > limit { process.kill() }
  let ending = process.waitForEnding()
  guard ending == .exited(0) else {
    throw FileError(action: action, words: "it ended with status \(ending.status)")
  }
  return bytes
}

/// Starts it, and closes this process's copy of the descriptor to which it writes.
private func startTool(
  _ program: Program, _ arguments: [String], _ environment: ProgramEnvironment,
  _ output: consuming ByteFile, _ action: String
) throws(FileError) -> ChildProcess {
  let input = try ByteFile(reading: "/dev/null")
  let silence = try ByteFile(writing: "/dev/null")
  do throws(ProgramError) {
    return try ChildProcess(
      program, arguments, environment: environment.entries,
      as: .helper, onStreams: (input.descriptor, output.descriptor, silence.descriptor))
  } catch { throw FileError(action: action, words: "\(error)") }
}
