// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@Suite struct GeneratorTests {
  @Test(arguments: ["PART1.swift", "PART1+Facts.swift", "Chips.swift"])
  func `writes what was expected`(file: String) throws {
    let output = try Scratch()
    let run = Generator.run(
      "--input", Generator.fixtures.path, "--output", output.url.path)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(try output.files == ["Chips.swift", "PART1+Facts.swift", "PART1.swift"])
    let expected = try text(of: Generator.fixtures.appendingPathComponent(file + ".golden"))
    #expect(try text(of: output.url.appendingPathComponent(file)) == expected)
  }

  @Test func `the committed Swift is what the facts give`() throws {
    let run = Generator.run("--check")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `check names what differs, is missing or is left over, and writes nothing`() throws {
    let output = try Scratch()
    let input = Generator.fixtures.path
    #expect(Generator.run("--input", input, "--output", output.url.path).status == 0)
    #expect(Generator.run("--check", "--input", input, "--output", output.url.path).status == 0)

    try output.write("// edited\n", to: "PART1.swift")
    try FileManager.default.removeItem(at: output.url.appendingPathComponent("Chips.swift"))
    let leftOver = try text(of: output.url.appendingPathComponent("PART1+Facts.swift"))
    try output.write(leftOver, to: "PART0.swift")
    try output.write("// by hand\n", to: "Register.swift")
    let run = Generator.run("--check", "--input", input, "--output", output.url.path)
    #expect(run.status == 1)
    #expect(
      run.errors
        == "not as generated: Chips.swift, PART0.swift, PART1.swift; "
        + "run scripts/registers\n")
    #expect(try text(of: output.url.appendingPathComponent("PART1.swift")) == "// edited\n")
    #expect(
      try output.files == ["PART0.swift", "PART1+Facts.swift", "PART1.swift", "Register.swift"])
  }

  @Test func `two files cannot describe one part`() throws {
    let input = try Scratch()
    let output = try Scratch()
    let part = try text(of: Generator.fixtures.appendingPathComponent("part.json"))
    try input.write(part, to: "a.json")
    try input.write(part, to: "b.json")
    let run = Generator.run("--input", input.url.path, "--output", output.url.path)
    #expect(run.status == 1)
    #expect(run.errors == "b.json: describes PART1, as a.json does; remove one\n")
    #expect(try output.files == [])
  }

  @Test func `an empty input is refused`() throws {
    let input = try Scratch()
    try input.write("{}", to: "schema.json")
    let run = Generator.run("--input", input.url.path, "--output", input.url.path)
    #expect(run.status == 1)
    #expect(run.errors == "\(input.url.path): holds no .json file\n")
  }

  @Test(arguments: [
    (
      ["--chek"],
      "unknown argument --chek; use [--check] [--input DIR] [--output DIR] [--repository DIR]\n"
    ),
    (["--input"], "--input needs a directory after it\n"),
  ])
  func `wrong arguments are refused`(arguments: [String], message: String) throws {
    let run = Generator.run(arguments[0])
    #expect(run.status == 1)
    #expect(run.errors == message)
  }
}
