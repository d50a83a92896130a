// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

private let canCompile = CProgram.canCompile(by: "clang") && CProgram.canCompile(by: "addr2line")
private let hasPython = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")

/// The lines of a program's source that findings name.
@Suite struct LintPlaceTests {
  /// The folder of the tests' C programs.
  private static let clients = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Clients").path

  /// Lints a program from a folder.
  private func lint(
    _ options: String, _ program: String, in folder: String, path: String = "/usr/bin:/bin"
  ) throws -> Command.Outcome {
    try Command.shell(
      "cd \"$1\" && PATH=\(path) && pm lint --fast \(options) l3g4200d -- \"$2\"", folder, program)
  }

  /// The results of a report in SARIF.
  private func results(_ outcome: Command.Outcome) throws -> [[String: Any]] {
    let log = try JSONSerialization.jsonObject(with: Data(outcome.data.utf8)) as? [String: Any]
    return try #require(
      (log?["runs"] as? [[String: Any]])?.first?["results"] as? [[String: Any]])
  }

  /// `lines.c:14`
  private func place(_ location: Any?) throws -> String {
    let location = try #require(location as? [String: Any])
    let physical = try #require(location["physicalLocation"] as? [String: [String: Any]])
    let uri = try #require(physical["artifactLocation"]?["uri"] as? String)
    return "\(uri):\(try #require(physical["region"]?["startLine"] as? Int))"
  }

  /// lines.c writes by a function from line 14, which line 21 calls, and reads in line 25.
  @Test(.enabled(if: canCompile), arguments: [["-g"], ["-g", "-O2"], ["-g", "-no-pie"]])
  func aProgramInC(flags: [String]) throws {
    let folder = try Folder()
    let program = try CProgram.build("lines", in: folder, flags: flags)
    let text = try lint("", program, in: Self.clients)
    #expect(text.status == 1)
    #expect(text.lines.count == 2)
    #expect(
      text.lines.first?.hasSuffix(
        "  CTRL_REG4: a one written to a bit that must stay zero, at lines.c:14, called at lines.c:21"
      ) == true)
    #expect(
      text.lines.last?.hasSuffix("  a transaction that no chip answered, at lines.c:25") == true)

    let json = try lint("--format json", program, in: Self.clients)
    #expect(json.data.contains(#""place":"lines.c:14","callers":["lines.c:21"],"count":1}"#))
    #expect(json.data.contains(#""place":"lines.c:25","callers":[],"count":1}"#))

    let results = try results(try lint("--format sarif", program, in: Self.clients))
    #expect(results.count == 2)
    #expect(try place((results[0]["locations"] as? [Any])?.first) == "lines.c:14")
    #expect(try place((results[0]["relatedLocations"] as? [Any])?.first) == "lines.c:21")
    #expect(try place((results[1]["locations"] as? [Any])?.first) == "lines.c:25")
    #expect(results[1]["relatedLocations"] == nil)
  }

  /// From elsewhere a line has the file's whole path.
  @Test(.enabled(if: canCompile)) func aFileThatIsElsewhere() throws {
    let folder = try Folder()
    let program = try CProgram.build("lines", in: folder, flags: ["-g"])
    let text = try lint("", program, in: URL(filePath: program).deletingLastPathComponent().path)
    let path = Self.clients
    #expect(text.data.contains(" zero, at \(path)/lines.c:14, called at \(path)/lines.c:21\n"))
  }

  /// Without what -g leaves, and without addr2line, the report has no line; in SARIF the place is the
  /// program.
  @Test(.enabled(if: canCompile)) func withoutALine() throws {
    let folder = try Folder()
    let plain = try CProgram.build("lines", in: folder, flags: ["-g0"])
    let before = try lint("", plain, in: Self.clients)
    #expect(before.lines.first?.hasSuffix(" a bit that must stay zero") == true)
    #expect(before.lines.last?.hasSuffix(" that no chip answered") == true)
    let results = try results(try lint("--format sarif", plain, in: Self.clients))
    #expect(try place((results[0]["locations"] as? [Any])?.first) == "file://\(plain):1")
    let json = try lint("--format json", plain, in: Self.clients)
    #expect(json.data.contains(#""place":null,"callers":[],"count":1}"#))

    let program = try CProgram.build("lines", in: folder, flags: ["-g"])
    let outcome = try lint("", program, in: Self.clients, path: "/nonexistent")
    #expect(outcome.data == before.data)
  }

  /// Python's own lines: of a function that a script calls, of a call that repeats, in a thread.
  @Test(.enabled(if: hasPython)) func aProgramInPython() throws {
    let folder = try Folder()
    let script = folder.path("wrong.py")
    try Data(
      """
      #!/usr/bin/python3
      import fcntl, os, threading
      def put(register, value):
          os.write(bus, bytes([register, value]))
      bus = os.open("/dev/i2c-1", os.O_RDWR)
      fcntl.ioctl(bus, 0x0703, 0x68)
      for _ in range(3):
          put(0x23, 0x08)
      def read():
          os.write(bus, bytes([0x28]))
          os.read(bus, 1)
      thread = threading.Thread(target=read)
      thread.start()
      thread.join()

      """.utf8
    ).write(to: script)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: script.path)
    let outcome = try lint("", "./wrong.py", in: script.deletingLastPathComponent().path)
    #expect(outcome.status == 1)
    #expect(
      outcome.lines.first?.hasSuffix(
        " a bit that must stay zero (3 times), first at wrong.py:4, called at wrong.py:8") == true)
    #expect(outcome.lines.dropFirst().contains { $0.hasSuffix(", at wrong.py:11") })
    let results = try results(
      try lint("--format sarif", "./wrong.py", in: script.deletingLastPathComponent().path))
    #expect(try place((results[0]["locations"] as? [Any])?.first) == "wrong.py:4")
  }

  /// The lines that findings name cost a program nothing that its transcript would show.
  @Test(.enabled(if: canCompile)) func theTranscriptIsAsWithout() throws {
    let folder = try Folder()
    let program = try CProgram.build("lines", in: folder, flags: ["-g"])
    let (linted, emulated) = (folder.path("a.jsonl").path, folder.path("b.jsonl").path)
    _ = try Command.run(["lint", "--fast", "--transcript", linted, "l3g4200d", "--", program])
    _ = try Command.run(["emulate", "--fast", "--transcript", emulated, "l3g4200d", "--", program])
    let lines = try [linted, emulated].map {
      try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").dropFirst()
    }
    #expect(lines[0] == lines[1])
    #expect(lines[0].count == 3)
  }
}
