// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The monitor in a pseudo-terminal, which Fixtures/terminal.py is the other end of. One test at a time,
/// because virtual time takes a whole processor.
@Suite(.serialized, .enabled(if: python != nil)) struct MonitorTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let asBefore = "modes as before, screen as before, cursor True"

  /// Runs the monitor by the steps, in a folder of its own.
  private func run(
    _ arguments: [String], columns: Int = 80, rows: Int = 24, _ steps: [String],
    environment: [String: String] = [:]
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: try #require(python))
    process.arguments =
      [Golden.fixtures.appending(path: "terminal.py").path, "\(columns)", "\(rows)"]
      + [Command.binary.path, "monitor"] + arguments
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": "/usr/bin:/bin", "TERM": "xterm", "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8",
    ].merging(environment) { $1 }
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = try folder.writing("shown")
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(steps.joined(separator: "\n").utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return try String(contentsOf: folder.path("shown"), encoding: .utf8)
  }

  /// A recording without what it says of itself.
  private func rows(of name: String) throws -> Table {
    let text = try String(contentsOf: folder.path(name), encoding: .utf8)
    return Table(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "\n"))
  }

  private func words() throws -> String {
    try String(contentsOf: folder.path("words"), encoding: .utf8)
  }

  @Test func keysTurnPagesAndQuit() throws {
    let shown = try run(
      ["--fast"],
      [
        "expect LIS331DLH  0x18", "type 2", "expect orientation", "type 3", "expect now",
        "type 5", "expect displacement, nm", "type 4", "expect WHO_AM_I", "type ?", "expect Ctrl-L",
        "type \\x1b", "expect-not Ctrl-L", "expect WHO_AM_I", "type \\t\\t\\t", "expect |v|",
        "type \\x1b[Z\\x1b[Z\\x1b[Z", "expect WHO_AM_I", "type \\x0c", "expect CTRL_REG1", "type q",
        "end",
      ])
    #expect(shown == "status 0, \(Self.asBefore)\n")
    #expect(try words().contains("on emulated chips"))
  }

  @Test func arrowsShakesAndScenarios() throws {
    let shown = try run(
      ["--fast", "--sensing", "ideal"],
      [
        "type 3", "expect 1g", "type \\x1b[C\\x1b[C\\x1b[C\\x1b[C\\x1b[C\\x1b[C", "expect  0.499",
        "type x", "expect a shake", "type 2", "expect shakes       1", "type d", "expect a drop",
        "type n", "expect rest", "type o", "expect leave --sensing ideal out", "type q", "end",
      ])
    #expect(shown == "status 0, \(Self.asBefore)\n")
  }

  @Test func theSizeChanges() throws {
    let shown = try run(
      ["--fast"],
      [
        "expect 2 attitude", "resize 40 20", "expect 2 att  3 g  4 regs", "expect AK8975",
        "resize 120 40", "expect c", "expect 2 attitude", "resize 1 1", "wait 0.2", "resize 80 24",
        "expect AK8975  0x0c", "type q", "end",
      ])
    #expect(shown == "status 0, \(Self.asBefore)\n")
  }

  @Test func aRecordingAndASnapshot() throws {
    let shown = try run(
      ["lis331dlh", "l3g4200d"],
      [
        "expect .0 Hz", "type w", "expect REC", "wait 1", "type s", "expect this screen is in",
        "type w",
        "expect rows in proofmass-", "expect-not REC", "type w", "expect REC", "wait 0.7", "type q",
        "end",
      ])
    #expect(shown == "status 0, \(Self.asBefore)\n")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let screen = try #require(files.first { $0.hasPrefix("proofmass-") && $0.hasSuffix(".txt") })
    let text = try String(contentsOf: folder.path(screen), encoding: .utf8)
    #expect(text.contains("LIS331DLH  0x18") && text.contains("REC"))
    let recordings = files.filter { $0.hasSuffix(".csv") }
    #expect(recordings.count == 2)
    for name in recordings {
      let info = try Command.run(["info", folder.path(name).path])
      #expect(info.status == 0 && info.data.contains("LIS331DLH") && info.words.isEmpty)
      let table = try rows(of: name)
      #expect(table.rows.count > 50 && table.columns.first == "time_s")
    }
    #expect(try words().contains("recorded proofmass-"))
  }

  @Test(arguments: ["SIGTERM", "SIGHUP", "SIGINT", "SIGQUIT", "SIGUSR1"])
  func aSignalEndsIt(_ signal: String) throws {
    let shown = try run(["lis331dlh"], ["expect .0 Hz", "signal \(signal)", "end"])
    #expect(shown == "status 0, \(Self.asBefore)\n")
  }

  @Test func ctrlCAndTheDurationEndIt() throws {
    #expect(
      try run(["--fast"], ["expect .0 Hz", "type \\x03", "end"]) == "status 0, \(Self.asBefore)\n")
    #expect(
      try run(["--fast", "--duration", "3s"], ["end"]) == "status 0, \(Self.asBefore)\n")
  }

  @Test func aTerminalThatGoesAway() throws {
    let shown = try run(["lis331dlh"], ["expect .0 Hz", "type w", "expect REC", "wait 1", "close"])
    #expect(shown == "status 0\n")
    // The recording ended as it should.
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let name = try #require(files.first { $0.hasSuffix(".csv") })
    #expect(
      try String(contentsOf: folder.path(name), encoding: .utf8).contains("# end: {"))
  }

  @Test func itGoesOnAfterAStop() throws {
    let shown = try run(
      ["lis331dlh"],
      [
        "expect .0 Hz", "signal SIGSTOP", "wait 0.3", "resize 80 24", "signal SIGCONT",
        "expect LIS331DLH", "type \\x1a", "wait 0.3", "type 4", "expect WHO_AM_I", "signal SIGTSTP",
        "wait 0.3", "type 1", "expect |v|", "type q", "end",
      ])
    #expect(shown == "status 0, \(Self.asBefore)\n")
  }

  /// A terminal that takes nothing for seconds skips frames; the samples go on.
  @Test func aSlowTerminalLosesNoSamples() throws {
    let shown = try run(
      ["lis331dlh", "--scenario", "tumble"],
      [
        "expect .0 Hz", "type w", "expect REC", "type 2", "stall 4", "type w", "expect rows in",
        "type q", "end",
      ])
    #expect(shown == "status 0, \(Self.asBefore)\n")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let name = try #require(files.first { $0.hasSuffix(".csv") })
    let table = try rows(of: name)
    #expect(table.rows.count > 300)
    let gaps = zip(table.times, table.times.dropFirst()).map { $1 - $0 }
    // A machine that is busy may be late by some samples, not by the whole stall.
    #expect(try #require(gaps.max()) < 1)
  }

  @Test func withoutColourAndUnicode() throws {
    let shown = try run(
      ["--fast", "--sensing", "ideal"],
      ["type 3", "expect 1g", "show", "type 1", "expect |v|", "show", "type q", "end"],
      environment: ["LC_ALL": "C", "NO_COLOR": "1"])
    #expect(shown.utf8.allSatisfy { $0 < 0x80 })
    #expect(shown.contains("@") && shown.contains("|##########") && shown.contains("bars +1"))
  }

  @Test func aChipThatVanishesAndComesBack() throws {
    let socket = folder.path("board").path
    let server = try Command.Running(["emulate", "--listen", socket, "lis331dlh", "l3g4200d"])
    defer { server.process.terminate() }
    try server.awaitServing()
    func request(_ json: String) -> String {
      "run \(python ?? "") -c 'import socket; s = socket.socket(socket.AF_UNIX); s.connect(\"\(socket)\"); "
        + "s.sendall(b\"\"\"\(json)\\n\"\"\"); print(s.recv(999), file=open(\"answer\", \"w\"))'"
    }
    let shown = try run(
      ["--bus", "unix:\(socket)", "lis331dlh", "l3g4200d"],
      [
        "expect |v|",
        request(#"{"do":"fault","fault":"no-address-acknowledge","address":"0x18"}"#),
        "expect no samples: nothing answers at 0x18", "expect |v|",
        request(#"{"do":"repair"}"#),
        "expect-not no samples", "type 4", "expect WHO_AM_I        0x32", "type q", "end",
      ])
    #expect(shown == "status 0, \(Self.asBefore)\n")
  }

  @Test func whatIsNoTerminal() throws {
    let outcome = try Command.run(["monitor"])
    #expect(outcome.status == 64 && outcome.data.isEmpty)
    #expect(
      outcome.words
        == "proofmass: monitor draws on a terminal, and standard output is none: `proofmass stream` writes rows\n"
    )
    let dumb = try run([], ["end"], environment: ["TERM": "dumb"])
    #expect(dumb.hasPrefix("status 64, modes as before"))
    #expect(try words().contains("TERM=dumb cannot"))
  }

  /// What is wrong on the command line is said while the terminal is as it was.
  @Test func mistakes() throws {
    let shown = try run(["lis331dlh,rate=7"], ["end"])
    #expect(shown.hasPrefix("status 64, modes as before, screen as before, cursor None"))
    let missing = try run(["--bus", "/dev/i2c-77"], ["end"])
    #expect(missing.hasPrefix("status 1, modes as before, screen as before, cursor None"))
    let alone = try run(["--bus", "1", "--fast"], ["end"])
    #expect(alone.hasPrefix("status 64"))
    #expect(try words().contains("--fast"))
  }
}

private let python = ["/usr/bin/python3", "/usr/local/bin/python3"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}
