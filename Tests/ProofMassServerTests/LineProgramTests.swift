// SPDX-License-Identifier: Apache-2.0

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
}
