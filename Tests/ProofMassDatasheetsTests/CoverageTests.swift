// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import registers

/// The generator checks coverage/NAME.json against the facts, the drivers and the tests.
@Suite struct CoverageTests {
  private static let coverage = """
    {
      "ID.ID": { "driver": ["Part1.init"], "tests": ["PartTests.swift: identity"] },
      "CTRL.RATE CTRL.SIGN": { "driver": ["Part1.rate"], "tests": ["PartTests.swift: rates go"] },
      "CTRL.*": { "without": "nobody asks", "tests": ["PartTests.swift: identity"] },
      "OFFSET.OFF": { "driver": ["Part1.read"], "tests": ["PartTests.swift: identity"] },
      "DEEP.*": { "without": "no driver", "tests": ["PartTests.swift: identity"] }
    }
    """

  /// Runs the generator on a repository with a driver, tests, and facts with their coverage.
  private func run(
    _ coverage: String, _ arguments: String..., in scratch: borrowing Scratch
  ) throws -> Generator.Run {
    let page = (Registers.coveragePage as NSString).deletingLastPathComponent
    for folder in ["facts/coverage", "Sources/ProofMass/Part1", "Tests/PartTests", page] {
      try FileManager.default.createDirectory(
        at: scratch.url.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    let part = try text(of: Generator.fixtures.appendingPathComponent("part.json"))
    try scratch.write(part, to: "facts/part.json")
    try scratch.write(coverage, to: "facts/coverage/part.json")
    try scratch.write(
      """
      struct Part1 {
        public init(on bus: Int) {}
        var rate: Int
        func read<Wire>() {}
      }
      """, to: "Sources/ProofMass/Part1/Part1.swift")
    try scratch.write(
      "@Test func identity() {}\n@Test func `rates go`() {}\n",
      to: "Tests/PartTests/PartTests.swift")
    let input = scratch.url.appendingPathComponent("facts").path
    let output = scratch.url.appendingPathComponent("output").path
    let places = ["--input", input, "--output", output, "--repository", scratch.url.path]
    return Generator.run(places + arguments)
  }

  @Test func `writes a page`() throws {
    let scratch = try Scratch()
    let run = try run(Self.coverage, in: scratch)
    #expect(run.errors == "")
    #expect(run.status == 0)
    let page = try text(of: scratch.url.appendingPathComponent(Registers.coveragePage))
    #expect(
      page.hasSuffix(
        """

        ## PART1

        A part that exists on paper only, with one of everything.

        | field | driver | emulator test |
        | --- | --- | --- |
        | ID.ID | `Part1.init` | PartTests.swift: identity |
        | CTRL.RATE | `Part1.rate` | PartTests.swift: rates go |
        | CTRL.SIGN | `Part1.rate` | PartTests.swift: rates go |
        | CTRL.N | – nobody asks | PartTests.swift: identity |
        | CTRL.GO | – nobody asks | PartTests.swift: identity |
        | OFFSET.OFF | `Part1.read` | PartTests.swift: identity |
        | DEEP.SPEED | – no driver | PartTests.swift: identity |

        """))
    #expect(try self.run(Self.coverage, "--check", in: scratch).status == 0)
    try scratch.write("edited\n", to: Registers.coveragePage)
    let check = try self.run(Self.coverage, "--check", in: scratch)
    #expect(check.status == 1)
    #expect(
      check.errors == "not as generated: \(Registers.coveragePage); run scripts/registers\n")
  }

  @Test(arguments: refusals)
  func `is refused with one line, and nothing is written`(_ edit: Contradiction) throws {
    try #require(Self.coverage.components(separatedBy: edit.old).count == 2)
    let scratch = try Scratch()
    let run = try run(
      Self.coverage.replacingOccurrences(of: edit.old, with: edit.new), in: scratch)
    #expect(run.status == 1)
    #expect(run.errors == edit.line + "\n")
    #expect(try !scratch.files.contains("output"))
  }

  private static let refusals = [
    Contradiction(
      "a field that nothing covers", #""OFFSET.OFF""#, #""ID.*""#,
      "coverage/part.json: nothing covers OFFSET.OFF; name a driver's call and a test"),
    Contradiction(
      "a field that is not there", #""OFFSET.OFF""#, #""OFFSET.OF""#,
      "coverage/part.json: OFFSET.OF: PART1 has no such field; remove it or correct it"),
    Contradiction(
      "a call that is not there", "Part1.read", "Part1.write",
      #"coverage/part.json: OFFSET.OFF: no driver has "Part1.write"; "#
        + "write Type.member as in Sources/ProofMass"),
    Contradiction(
      "a test that is not there", "rates go", "rates stop",
      "coverage/part.json: CTRL.RATE CTRL.SIGN: "
        + #"no test is "PartTests.swift: rates stop"; write File.swift: name as in Tests"#),
    Contradiction(
      "neither a call nor a reason", #""without": "nobody asks", "#, "",
      #"coverage/part.json: CTRL.*: has to have either "driver" or "without", which says why not"#),
    Contradiction(
      "no test", #"["PartTests.swift: rates go"]"#, "[]",
      "coverage/part.json: CTRL.RATE CTRL.SIGN: no test exercises it; name one"),
  ]

  @Test func `every part is covered, and nothing else`() throws {
    let scratch = try Scratch()
    _ = try run(Self.coverage, in: scratch)
    let folder = scratch.url.appendingPathComponent("facts/coverage")
    try FileManager.default.moveItem(
      at: folder.appendingPathComponent("part.json"), to: folder.appendingPathComponent("old.json"))
    let input = scratch.url.appendingPathComponent("facts").path
    let run = Generator.run([
      "--input", input, "--output", scratch.url.path, "--repository", scratch.url.path,
    ])
    #expect(run.status == 1)
    #expect(run.errors == "coverage/part.json: is missing; say what covers PART1\n")
    try scratch.write(Self.coverage, to: "facts/coverage/part.json")
    let other = Generator.run([
      "--input", input, "--output", scratch.url.path, "--repository", scratch.url.path,
    ])
    #expect(other.errors == "coverage/old.json: is of no part; name it as the part's facts\n")
  }
}
