// SPDX-License-Identifier: Apache-2.0

import ProofMassSystem
import Testing

@testable import ProofMassServer

/// A program that works for the command, in the shell's words.
@Suite struct LineProgramTests {
  private func program(_ script: String) throws -> LineProgram {
    try LineProgram("/bin/sh", ["-c", script])
  }

  @Test func `lines go there and come back`() throws {
    var program = try program("exec cat")
    #expect(try program.write(Array("one\ntwo\n".utf8)) { true })
    var lines: [[UInt8]] = []
    while lines.count < 2, let more = try program.read() { lines += more }
    #expect(lines == [Array("one".utf8), Array("two".utf8)])
    let (ending, byForce) = program.finish()
    #expect(ending == .exited(0))
    #expect(!byForce)
  }

  @Test func `a program that takes nothing is waited for as long as the caller likes`() throws {
    var program = try program("kill -STOP $$")
    var asked = 0
    // More than a pipe holds.
    let isWritten = try program.write([UInt8](repeating: UInt8(ascii: "x"), count: 0x20_0000)) {
      asked += 1
      return asked < 3
    }
    #expect(!isWritten)
    #expect(asked == 3)
    let (ending, byForce) = program.finish()
    #expect(ending == .killed(signal: 9))
    #expect(byForce)
  }

  /// A driver's adapter ends with all that it has started, and signals reach it.
  @Test(arguments: [false, true])
  func `a subject ends with its children`(byForce: Bool) throws {
    let script = """
      (sleep 5; echo survived) &
      grep SigBlk /proc/self/status
      \(byForce ? "exec sleep 1000" : "exec cat")
      """
    var program = try LineProgram(
      Program("/bin/sh", search: nil), ["-c", script],
      environment: ProgramEnvironment.inherited.entries, as: .subject)
    var lines: [[UInt8]] = []
    while lines.isEmpty, let more = try program.read() { lines += more }
    if byForce {
      #expect(program.kill() == .killed(signal: 9))
    } else {
      #expect(program.finish().ending == .exited(0))
    }
    while let more = try program.read() { lines += more }
    #expect(lines == [Array("SigBlk:\t0000000000000000".utf8)])
  }
}
