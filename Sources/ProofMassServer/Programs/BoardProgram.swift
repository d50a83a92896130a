// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation
package import ProofMassSystem

/// A program on a board of its own, which is asked in lines and answers in lines. The board is served only while an
/// answer is awaited; in between, the caller may change it.
package final class BoardProgram {
  /// The end of an exchange.
  package enum Outcome: Equatable, Sendable {
    /// The lines of the answer, the last of which completes it.
    case answered([[UInt8]])
    /// The program has ended.
    case ended(ChildProcess.Ending)
    /// The program did not answer within the longest time of the board, or did nothing at all for twice as long.
    case silent
    /// The program wrote more lines than an answer may have, or a line that is too long.
    case endless
    /// The program wrote this line after it had completed an answer; empty where only a part of it has come.
    case surplus([UInt8])
    /// A signal asked this process to end.
    case interrupted
  }

  /// The time between two checks for signals, in nanoseconds.
  private static let heartbeat: Int64 = 100_000_000
  /// The most lines of an answer.
  private static let mostLines = 10_000

  private let board: ServedBoard
  private let server: Server
  private var program: LineProgram
  /// The outcome after which nothing can be asked any more; nil while the program runs.
  private var last: Outcome?
  /// Lines after one that completed an answer; nil before the first answer.
  private var surplus: [[UInt8]]?
  /// The heartbeats without a transaction and without a byte after which the program counts as stuck. They are counted
  /// instead of measured, so that a terminal may stop both processes.
  private var mostIdle: Int64 = 0
  private var (idle, seen, begun) = (0 as Int64, 0, 0)

  /// Takes over a program that was started on a server's board.
  package init(_ program: consuming LineProgram, on board: ServedBoard, of server: Server) {
    self.board = board
    self.server = server
    self.program = program
    server.heartbeat = Self.heartbeat
  }

  /// Advances the board's time while the program waits for its next line.
  package func advance(by duration: Duration) {
    board.beginWork()
    board.circuit.advance(by: duration)
    board.endWork()
  }

  /// Sends a line and serves the board until the answer is complete. After any other outcome the program has been
  /// ended, and the outcome stays.
  ///
  /// - Parameters:
  ///   - line: The line, without its end.
  ///   - longest: The longest time of the board that the answer may take, in nanoseconds.
  ///   - isLast: Whether a line completes the answer.
  ///   - isInterrupted: Whether a signal has asked this process to end.
  package func ask(
    _ line: String, within longest: Int64, isInterrupted: () -> Bool,
    until isLast: ([UInt8]) -> Bool
  ) throws(FileError) -> Outcome {
    if let last { return last }
    // Whether a line after an answer came with it or later must make no difference.
    if let before = surplus {
      let more: [[UInt8]]?
      do throws(FileError) { more = try program.read() } catch {
        guard error.isLongLine else { throw error }
        return end(.endless)
      }
      guard let more else { return end(.ended(.exited(0))) }
      if let line = (before + more).first { return end(.surplus(line)) }
      if program.begun > 0 { return end(.surplus([])) }
    }
    do throws(FileError) {
      guard try program.write(Array("\(line)\n".utf8), while: { !isInterrupted() }) else {
        return end(.interrupted)
      }
    } catch { return end(error.isClosedPipe ? .ended(.exited(0)) : .silent) }
    return try serve(within: longest, isInterrupted, until: isLast)
  }

  /// Ends the program's input, serves its last transactions, and waits for its end.
  package func finish(
    within longest: Int64, isInterrupted: () -> Bool
  ) throws(FileError) -> Outcome {
    if let last { return last }
    program.closeInput()
    return try serve(within: longest, isInterrupted) { _ in false }
  }

  private func serve(
    within longest: Int64, _ isInterrupted: () -> Bool, until isLast: ([UInt8]) -> Bool
  ) throws(FileError) -> Outcome {
    let start = board.circuit.now.nanoseconds
    board.end = start + longest
    mostIdle = 2 * longest / Self.heartbeat
    (idle, seen, begun) = (0, board.circuit.transactionCount, program.begun)
    var lines: [[UInt8]] = []
    var outcome: Outcome?
    var failure: FileError?
    do throws(SocketError) {
      try server.run(wake: program.outputDescriptor) {
        do throws(FileError) {
          outcome = try proceed(&lines, isLast)
          if outcome == nil, isInterrupted() { outcome = .interrupted }
        } catch {
          if error.isLongLine { outcome = .endless } else { failure = error }
        }
        return outcome != nil || failure != nil
      }
    } catch { failure = FileError(action: "serve the board", words: "\(error)") }
    if let failure {
      _ = end(.silent)
      throw failure
    }
    guard case .answered? = outcome else { return end(outcome ?? .silent) }
    return outcome ?? .silent
  }

  /// Reads what the program has written; nil where the exchange goes on.
  private func proceed(
    _ lines: inout [[UInt8]], _ isLast: ([UInt8]) -> Bool
  ) throws(FileError) -> Outcome? {
    guard let more = try program.read() else { return .ended(.exited(0)) }
    for (index, line) in more.enumerated() {
      lines.append(line)
      guard isLast(line) else { continue }
      surplus = Array(more[(index + 1)...])
      return .answered(lines)
    }
    if lines.count > Self.mostLines { return .endless }
    if board.isAtEnd { return .silent }
    let state = (board.circuit.transactionCount, program.begun)
    idle = state == (seen, begun) && more.isEmpty ? idle + 1 : 0
    (seen, begun) = state
    return idle > mostIdle ? .silent : nil
  }

  /// Ends the program after an exchange that leaves it in no known state.
  private func end(_ outcome: Outcome) -> Outcome {
    if let last { return last }
    var outcome = outcome
    if case .ended = outcome {
      outcome = .ended(program.finish().ending)
    } else {
      _ = program.kill()
    }
    last = outcome
    return outcome
  }
}
