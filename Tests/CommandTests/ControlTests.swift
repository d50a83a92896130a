// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The control protocol from outside, used by a program in another language, and its transcript.
@Suite struct ControlTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Runs Tests/Clients/control.py, which starts `proofmass emulate`.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func exampleInPython() throws {
    let folder = try Folder()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = [
      Self.root.appending(path: "Tests/Clients/control.py").path, Command.binary.path,
    ]
    process.standardOutput = try folder.writing("output")
    process.standardError = try folder.writing("words")
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(try String(contentsOf: folder.path("words"), encoding: .utf8) == "")
    #expect(
      try String(contentsOf: folder.path("output"), encoding: .utf8) == """
        WHO_AM_I 32
        INT1 True
        mg [500, 0, 866]
        transfer: 0x18 failed: no-acknowledge
        0 0f 32 None
        9.75e-05 2027 None None
        0.00017 2202 None None
        0.1002425 a8 401f00002036 None
        0.1004525 0f None no-acknowledge
        hazard unprotected-read OUT_Z_H
        clean True

        """)
  }

  @Test func transcriptOfABoard() throws {
    let folder = try Folder()
    let (socket, transcript) = (folder.path("board").path, folder.path("a.jsonl").path)
    let board = try Command.Running([
      "emulate", "lis331dlh", "--fast", "--listen", socket, "--transcript", transcript,
    ])
    try board.awaitServing()
    let get = try Command.run(["get", "lis331dlh", "WHO_AM_I", "--bus", "unix:\(socket)"])
    #expect(get.status == 0)
    board.process.terminate()
    #expect(try board.wait().status == 0)
    let lines = try String(contentsOfFile: transcript, encoding: .utf8).split(separator: "\n")
      .map(String.init)
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(#"{"proofmass":"transcript","version":1,"#) == true)
    #expect(
      lines.last == #"{"time_s":0,"address":"0x18","write":"0f","read":"32","registers":["#
        + #"{"address":"0x0f","name":"WHO_AM_I","value":"0x32"}]}"#)
    #expect(
      try Command.run(["replay", transcript]).data
        == "no difference: 1 transaction, 0 requests\n")
  }

  @Test func transcriptMistakes() throws {
    let folder = try Folder()
    let motion = try folder.write("time_s,temp_C\n0,1\n", to: "m")
    for (arguments, line, status) in [
      (
        "--transcript -", "--transcript - would mix with the program's output: name a file", 64
      ),
      (
        "--transcript /nonexistent/a",
        "cannot write /nonexistent/a: No such file or directory, error 2",
        1
      ),
      (
        "--motion \(motion) --transcript \(motion)",
        "--transcript \(motion) would write over the motion: name another file", 1
      ),
    ] as [(String, String, Int32)] {
      let outcome = try Command.run(
        ["emulate", "l3g4200d", "--fast", "--listen", folder.path("s").path]
          + arguments.split(separator: " ").map(String.init))
      #expect(outcome.status == status)
      #expect(outcome.data == "")
      #expect(outcome.words.hasSuffix("proofmass: \(line)\n"))
    }
    #expect(try String(contentsOfFile: motion, encoding: .utf8) == "time_s,temp_C\n0,1\n")
  }
}
