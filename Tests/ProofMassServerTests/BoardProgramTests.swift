// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import ProofMassEmulation
import Testing

@testable import ProofMassServer

/// Programs that are asked in lines, in the shell's words.
@Suite struct BoardProgramTests {
  private func program(_ script: String) throws -> BoardProgram {
    let board = ServedBoard(Circuit(), isTimeVirtual: true)
    return BoardProgram(
      try LineProgram("/bin/sh", ["-c", script]), on: board, of: Server(board))
  }

  private func ask(
    _ program: BoardProgram, within longest: Int64 = 30_000_000_000
  ) throws -> BoardProgram.Outcome {
    try program.ask("go", within: longest, isInterrupted: { false }) { $0 == Array("ok".utf8) }
  }

  /// A pipe with a name, at whose opening two processes meet.
  private func meetingPlace() throws -> URL {
    let place = FileManager.default.temporaryDirectory
      .appending(path: "meeting-\(UUID().uuidString)")
    #expect(unsafe mkfifo(place.path, 0o600) == 0)
    return place
  }

  private let ok = BoardProgram.Outcome.answered([Array("ok".utf8)])

  @Test func `the outcome of a program that has ended stays`() throws {
    let program = try program("read x; echo ok; read x; exit 3")
    #expect(try ask(program) == ok)
    for _ in 0..<2 { #expect(try ask(program) == .ended(.exited(3))) }
  }

  @Test func `a program that was silent stays so`() throws {
    let program = try program("exec sleep 1000")
    // Stuck after the first heartbeat.
    for _ in 0..<2 { #expect(try ask(program, within: 1) == .silent) }
  }

  @Test func `a line after an answer is surplus, whether it comes with it or later`() throws {
    let surplus = BoardProgram.Outcome.surplus(Array("more".utf8))
    let together = try program("read x; printf 'ok\\nmore\\n'; read x")
    #expect(try ask(together) == ok)
    for _ in 0..<2 { #expect(try ask(together) == surplus) }

    let place = try meetingPlace()
    defer { try? FileManager.default.removeItem(at: place) }
    let later = try program(
      "read x; echo ok; : < '\(place.path)'; echo more; : > '\(place.path)'; read x")
    #expect(try ask(later) == ok)
    try #require(FileHandle(forWritingAtPath: place.path)).close()
    _ = try #require(FileHandle(forReadingAtPath: place.path)).readToEnd()
    #expect(try ask(later) == surplus)
  }

  @Test func `the last lines of a program are read after its end`() throws {
    let place = try meetingPlace()
    defer { try? FileManager.default.removeItem(at: place) }
    var program = try LineProgram(
      "/bin/sh", ["-c", "echo one; printf two; exec >&-; : > '\(place.path)'"])
    _ = try #require(FileHandle(forReadingAtPath: place.path)).readToEnd()
    #expect(try program.read() == [Array("one".utf8)])
    #expect(try program.read() == nil)
  }
}
