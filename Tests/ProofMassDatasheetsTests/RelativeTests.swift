// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The generator with a part that is a relative of another.
@Suite struct RelativeTests {
  private static let model = Generator.fixtures.appendingPathComponent("part.json")
  private static let fixtures = Generator.fixtures.appendingPathComponent("Relative")
  private static let relative = fixtures.appendingPathComponent("relative.json")

  private func run(_ relative: String, to output: borrowing Scratch) throws -> Generator.Run {
    let input = try Scratch()
    try input.write(text(of: Self.model), to: "part.json")
    // The relative's file comes first in the alphabet: it need not follow its model's.
    try input.write(relative, to: "a.json")
    return Generator.run("--input", input.url.path, "--output", output.url.path)
  }

  @Test(arguments: ["PART1.swift", "PART1+Variants.swift", "PART2.swift"])
  func `writes what was expected`(file: String) throws {
    let output = try Scratch()
    let run = try run(text(of: Self.relative), to: output)
    #expect(run.errors == "")
    #expect(run.status == 0)
    let expected = try text(of: Self.fixtures.appendingPathComponent(file + ".golden"))
      .replacingOccurrences(of: "relative.json", with: "a.json")
    #expect(try text(of: output.url.appendingPathComponent(file)) == expected)
    // The model's facts are the same without relatives.
    let model = try text(of: Generator.fixtures.appendingPathComponent("PART1+Facts.swift.golden"))
    #expect(try text(of: output.url.appendingPathComponent("PART1+Facts.swift")) == model)
  }

  /// It has the types of the relative, whose file is read before its own, and a case of the same enum.
  @Test func `a relative of a relative`() throws {
    let input = try Scratch()
    let output = try Scratch()
    try input.write(text(of: Self.model), to: "part.json")
    try input.write(text(of: Self.relative), to: "z.json")
    try input.write(
      """
      {
        "name": "PART3", "like": { "name": "PART2", "cite": "LAST 1" }, "summary": "The last",
        "documents": { "LAST": "PART3 datasheet" },
        "identity": { "register": "0x01", "value": "0xA6", "candidates": ["PART3"], "cite": "LAST 2" }
      }
      """, to: "a.json")
    let run = Generator.run("--input", input.url.path, "--output", output.url.path)
    #expect(run.errors == "")
    let part = try text(of: output.url.appendingPathComponent("PART3.swift"))
    #expect(part.contains("package enum PART3 {}"))
    #expect(part.contains("like: Datasheet.PART2.facts,"))
    #expect(part.contains("part like PART2 manufacturer"))
    let variants = try text(of: output.url.appendingPathComponent("PART1+Variants.swift"))
    #expect(variants.contains("case part3"))
    #expect(variants.contains("case .part2, .part3: 0xA6"))
  }

  @Test(arguments: refusals)
  func `is refused with one line, and nothing is written`(_ edit: Contradiction) throws {
    let part = try text(of: Self.relative)
    try #require(part.components(separatedBy: edit.old).count == 2, "the edit has one place")
    let output = try Scratch()
    let run = try run(part.replacingOccurrences(of: edit.old, with: edit.new), to: output)
    #expect(run.status == 1)
    #expect(run.errors == edit.line + "\n")
    #expect(try output.files == [])
  }

  /// `Variant` has tables with keys from the model's enums alone.
  @Test func `a table of a field that only the relative has is refused`() throws {
    let part = try text(of: Self.relative)
      .replacingOccurrences(
        of: #""bits": "0", "kind": "flag""#, with: #""bits": "0", "kind": "choice""#
      )
      .replacingOccurrences(
        of: #""name": "millihertz", "cite""#,
        with: #""name": "millihertz", "fields": ["EXTRA.MORE"], "cite""#)
    let output = try Scratch()
    let run = try run(part, to: output)
    #expect(
      run.errors
        == "a.json: table millihertz: its fields are not PART1's; "
        + "select rows by fields that the model has\n")
    #expect(try output.files == [])
  }

  private static let refusals = [
    Contradiction(
      "an unknown model", #""name": "PART1""#, #""name": "PART3""#,
      #"a.json: like: "PART3" has no file, or is like a part that has none; name one that has"#),
    Contradiction(
      "a relative of itself", #""name": "PART1""#, #""name": "PART2""#,
      #"a.json: like: "PART2" has no file, or is like a part that has none; name one that has"#),
    Contradiction(
      "a likeness without a source", #""name": "PART1", "cite": "OTHER 1","#, #""name": "PART1","#,
      #"a.json: like: the key "cite" is missing; say in which document the fact is found"#),
    Contradiction(
      "a likeness that cites nothing known", #""cite": "OTHER 1""#, #""cite": "ELSE 1""#,
      #"a.json: like: "cite" begins with "ELSE"; begin with a key of "documents""#),
    Contradiction(
      "a kind of its own", #""summary": "A relative on paper","#,
      #""summary": "A relative on paper", "kind": "compass","#,
      #"a.json: unknown key "kind"; use name, like, summary, identity, $schema, documents, i2c, "#
        + "spi, counterWraps, reserved, registers, tables, timings, constants, has, without, inside"
    ),
    Contradiction(
      "a document's key for another title", #""OTHER": "PART2 datasheet""#,
      #""OTHER": "PART2 datasheet", "DS": "PART2 data""#,
      #"a.json: documents: "DS" is a key of the model; choose another"#),
    Contradiction(
      "a document that nothing cites", #""OTHER": "PART2 datasheet""#,
      #""OTHER": "PART2 datasheet", "MORE": "A note""#,
      #"a.json: documents: nothing cites "MORE"; remove it"#),
    Contradiction(
      "an entry without its place", #""address": "0x02", "cite": "OTHER 6""#, #""cite": "OTHER 6""#,
      #"a.json: registers: the key "address" is missing; name the entry"#),
    Contradiction(
      "an entry without a source", #""address": "0x02", "cite": "OTHER 6""#, #""address": "0x02""#,
      #"a.json: 0x02: the key "cite" is missing; say in which document the fact is found"#),
    Contradiction(
      "doing without what is not there", #""lowestCode", "TEST""#, #""lowestcode", "TEST""#,
      #"a.json: without: the model has no "lowestcode"; name what it has"#),
    Contradiction(
      "an identity that the register does not have", #""value": "0xA6""#, #""value": "0xA7""#,
      "a.json: identity: ID has another reset; make both the same"),
    Contradiction(
      "a code that the relative does not define",
      #"{ "codes": [0], "value": null }, { "codes": [1], "value": 15000 }"#,
      #"{ "codes": [0], "value": null }, { "codes": [2], "value": 15000 }"#,
      "a.json: table millihertz: row [2] is not a defined code for each field; correct it"),
    Contradiction(
      "a field that leaves bits over", #""bits": "7:6""#, #""bits": "6""#,
      "a.json: CTRL.RATE: code 2 does not fit in bits 6; use 0 to 1"),
    Contradiction(
      "a register in the model's reserved range", #""address": "0x05", "name": "EXTRA""#,
      #""address": "0x06", "name": "EXTRA""#,
      "a.json: EXTRA: address 0x06 lies in the reserved range 0x06-0x0F; shorten the range"),
    Contradiction(
      "a register of its own without a key", #""rw", "reset": "0x00", "dump": "always","#,
      #""rw", "reset": "0x00","#,
      #"a.json: EXTRA: the key "dump" is missing; every entry here has one"#),
    Contradiction(
      "a feature of which the model says nothing", #""quirk", "value": true"#,
      #""quark", "value": true"#,
      "a.json: has.quark: the model does not say it; add it there"),
    Contradiction(
      "a feature that no part has", #""name": "EXTRA""#, #""name": "EXTRAS""#,
      #"part.json: has.extra: no part has "EXTRA"; "#
        + "write REGISTER, REGISTER.FIELD or REGISTER.FIELD.case"),
  ]
}
