// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Limits of a program's time, on boards whose time is virtual and on others.
@Suite struct DurationTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private func emulate(
    _ options: [String], _ program: [String]
  ) throws -> Command.Outcome {
    try Command.run(["emulate"] + options + ["lis331dlh", "--"] + program)
  }

  private static func shell(_ script: String) -> [String] { ["sh", "-c", script] }

  /// A line each half second: the last before the minute is over is the 119th, because the program is asked to end
  /// before the board answers the sleep that ends with the minute.
  private static let ticks = shell("while :; do sleep 0.5; echo tick; done")

  @Test func `a program ends when the board's time is over`() throws {
    for _ in 0..<2 {
      let outcome = try emulate(["--fast", "--duration", "1min"], Self.ticks)
      #expect(outcome.status == 0)
      #expect(outcome.words == "")
      #expect(outcome.lines.count == 119)
    }
  }

  @Test func `its own ending counts`() throws {
    let outcome = try emulate(
      ["--fast", "--duration", "10s"],
      Self.shell("trap 'sleep 3; echo bye; exit 7' TERM; while :; do sleep 1; done"))
    #expect(outcome == Command.Outcome(status: 7, data: "bye\n", words: ""))
    #expect(try emulate(["--fast", "--duration", "10s"], Self.shell("exit 4")).status == 4)
  }

  @Test func `a program that does not end is killed`() throws {
    let outcome = try emulate(
      ["--fast", "--duration", "10s"], Self.shell("trap '' TERM; while :; do sleep 1; done"))
    #expect(outcome.status == 137)
    #expect(
      outcome.words
        == "proofmass: the program did not end within 5 s of --duration, and was killed\n")
  }

  @Test func `on the system's clock, too, and by the other door`() throws {
    #expect(try emulate(["--duration", "200ms"], ["sleep", "1000"]).status == 0)
    let outcome = try emulate(
      ["--fast", "--duration", "1min", "--door", "notify"], ["sleep", "1000"])
    #expect(outcome.status == 0)
  }

  @Test func `a board without a program ends`() throws {
    let socket = folder.path("board").path
    let outcome = try Command.run(
      ["emulate", "--duration", "100ms", "--listen", socket, "lis331dlh"])
    #expect(outcome.status == 0)
    #expect(!FileManager.default.fileExists(atPath: socket))
  }

  @Test func `lint judges what was done until then`() throws {
    let outcome = try Command.run(
      ["lint", "--fast", "--duration", "5s", "lis331dlh", "--"]
        + Self.shell("\(Command.binary.path) detect --bus 1; exec sleep 1000"))
    #expect(outcome.status == 0)
    #expect(outcome.words.contains("sh ended with status 0: 0 forbidden"))
  }

  @Test func `a wrong time is refused`() throws {
    let outcome = try emulate(["--duration", "0s"], ["true"])
    #expect(outcome.status == 64)
    #expect(
      outcome.words == "proofmass: --duration 0s: a number above 0 and ms, s, min or h, like 10s\n")
  }

  /// coreutils' timeout sets a timer of the board after it has started its command. It expires between two ticks:
  /// which of two processes has its turn first at the same instant is not determined.
  @Test func `timeout ends a program at the board's instant`() throws {
    let outcome = try emulate(["--fast"], ["timeout", "60.25"] + Self.ticks)
    #expect(outcome.status == 124)
    #expect(outcome.lines.count == 120)
  }

  /// Its waits are made without libc.
  @Test func `lint does not judge a Go program in virtual time`() throws {
    let program = try CProgram.build("go-like", in: folder, flags: ["-static"])
    let outcome = try Command.run(["lint", "--fast", "lis331dlh", "--", program])
    #expect(outcome.status == 2)
    #expect(
      outcome.words
        == "proofmass: \(program) is a Go program, whose waits (time.Sleep) do not move a virtual time "
        + "of the board: leave out --fast\n")
    #expect(
      try Command.run(["lint", "lis331dlh", "--", program]).words.contains("made no transaction"))
  }
}
