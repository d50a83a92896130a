// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Statically linked programs, whose system calls another process answers.
@Suite struct NotifyDoorTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Runs a program of Tests/Clients, statically linked, on a board.
  private func run(
    _ name: String, _ arguments: [String] = [], on board: [String]
  ) throws -> Command.Outcome {
    let program = try CProgram.build(name, in: folder, flags: ["-static"])
    return try Command.run(["emulate"] + board + ["--", program] + arguments)
  }

  @Test func `bad pointers are refused with EFAULT`() throws {
    let outcome = try run("pointers", on: ["lis331dlh,drdy=gpiochip0:17", "lis331dlh,spi=0.0"])
    outcome.expectAllRight(atLeast: 190)
  }

  /// All but the listings of /dev.
  @Test func `streams, modes and lines are those of a Pi`() throws {
    let board = [
      "lis331dlh,drdy=gpiochip0:17", "lis331dlh,spi=0.0", "lis331dlh,spi=0.1,cs=gpiochip0:5",
    ]
    try run("pi", ["unlisted"], on: board).expectAllRight(atLeast: 70)
  }

  @Test func `edges of lines are waited for`() throws {
    let outcome = try run("gpio", on: ["lis331dlh,drdy=gpiochip0:17", "ak8975"])
    outcome.expectAllRight(atLeast: 50)
  }

  @Test func `a read of edges moves the board in its turn`() throws {
    let board = ["--fast", "--sensing", "ideal", "lis331dlh,drdy=gpiochip0:17"]
    try run("waits", ["read"], on: board).expectAllRight(atLeast: 26)
  }

  /// What differs from the door preload: posix_spawn's child opens a device itself, so that its failure
  /// is the child's.
  @Test func `files are opened, copied, asked and waited for`() throws {
    let selects = (0..<200).map { "lis331dlh,spi=0.\($0)" }
    let outcome = try run("files", on: ["lis331dlh"] + selects)
    #expect(
      outcome.lines.filter { !$0.hasPrefix("ok ") } == [
        "WRONG addopen, exclusively: 0 instead of 17", "1 wrong",
      ])
    #expect(outcome.lines.count > 330)
  }

  /// Also of a program that another door would suit.
  @Test func `endings are passed on`() throws {
    for (script, status) in [("exit 7", 7), ("kill -TERM $$", 143), ("kill -KILL $$", 137)] {
      let outcome = try Command.run(["emulate", "--door", "notify", "--", "sh", "-c", script])
      #expect(outcome == Command.Outcome(status: Int32(status), data: "", words: ""))
    }
  }

  @Test func `signals are passed on`() throws {
    let running = try Command.Running([
      "emulate", "--door", "notify", "--", "sh", "-c",
      "trap 'exit 9' USR1; echo ready; while :; do sleep 0.05; done",
    ])
    try running.wait { try !running.dataSoFar().isEmpty }
    kill(running.process.processIdentifier, SIGUSR1)
    #expect(try running.wait() == Command.Outcome(status: 9, data: "ready\n", words: ""))
  }

  @Test func `sleeps move a board whose time is virtual, and that clocks stay is said`() throws {
    let start = ContinuousClock.now
    let outcome = try Command.run(
      ["emulate", "--fast", "--door", "notify", "lis331dlh", "--", "sleep", "100"])
    #expect(ContinuousClock.now - start < .seconds(50))
    #expect(outcome.status == 0)
    #expect(
      outcome.words
        == "proofmass: sleep keeps the system's clock by the door notify, and of its waits only "
        + "nanosleep and clock_nanosleep move the board's time: leave out --fast if it waits "
        + "otherwise\n")
  }

  @Test func `only one notify door is around a program`() throws {
    let inner = "\(Command.binary.path) emulate --door notify ak8975 -- true"
    let outcome = try Command.run(["emulate", "--door", "notify", "--", "sh", "-c", inner])
    #expect(outcome.status == 1)
    #expect(
      outcome.words
        == "proofmass: the notify door cannot stop the program's calls: the program runs behind "
        + "another one already; use --door preload\n")
  }

  @Test func `a call that waits for an edge holds up nobody`() throws {
    try run("blocking", on: ["lis331dlh,drdy=gpiochip0:17"]).expectAllRight(atLeast: 40)
  }

  /// Runs `guarded` as a user who is not root, whose programs the kernel may hide.
  private func runGuarded(
    mode: Int, _ arguments: [String], door: String
  ) throws -> Command.Outcome {
    let program = try CProgram.build("guarded", in: folder, flags: ["-static"])
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: program)
    var words = [Command.binary.path, "emulate", "--door", door, "lis331dlh", "--", program]
    if getuid() == 0 {
      words = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] + words
    }
    return try Command.Running(
      words + arguments, of: URL(filePath: "/usr/bin/env"),
      environment: ["PATH": "/usr/bin:/bin"]
    ).wait()
  }

  @Test func `a program that hides its memory is told that it has no board`() throws {
    let outcome = try runGuarded(mode: 0o755, ["asks"], door: "notify")
    outcome.expectAllRight(atLeast: 12)
    let line = #/proofmass: guarded \(process \d+\) has no board by the notify door, because .*\n/#
    #expect(outcome.words.wholeMatch(of: line) != nil, "\(outcome.words)")
  }

  /// Of root's, whose file nobody else may read.
  @Test(.enabled(if: getuid() == 0))
  func `a program whose file may not be read is told that it has no board`() throws {
    let outcome = try runGuarded(mode: 0o711, [], door: "notify")
    outcome.expectAllRight(atLeast: 2)
    let line = #/proofmass: guarded \(process \d+\) has no board by the notify door, because .*\n/#
    #expect(outcome.words.wholeMatch(of: line) != nil, "\(outcome.words)")
    #expect(
      try runGuarded(mode: 0o711, [], door: "preload").words
        == "proofmass: \(folder.path("guarded").path) may be run and not read, and sees the board only if "
        + "it is dynamically linked: make its file readable (chmod +r)\n")
  }

  @Test func `lines are used by the files below sys class gpio`() throws {
    try run("sysfs", on: SysfsTests.board).expectAllRight(atLeast: 90)
  }
}
