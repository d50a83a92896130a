// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Compasses of AKM, which share an identity, under another one's name.
@Suite struct CompassNameTests {
  private static let binary = Command.binary.path

  /// Runs a verb on a board with one compass, through the door.
  private func run(_ verb: String, _ name: String, on board: String) throws -> Command.Outcome {
    try Command.run(
      ["emulate", board, "--fast", "--", Self.binary, verb, name, "--bus", "1"]
        + (verb == "stream" ? ["--samples", "3"] : []))
  }

  @Test(arguments: [
    // Half the value, were it not refused.
    ("ak8975", "ak8963", "AK8963 (register 0x01 is 0x9a): name ak8963"),
    ("ak8975", "ak09916", "AK09916 (register 0x01 is 0x09): name ak09916"),
    ("ak8963", "ak09916", "AK09916 (register 0x01 is 0x09): name ak09916"),
    ("ak8963", "ak8975", "AK8975 (register 0x01 is 0x00): name ak8975"),
    (
      "ak09916", "ak8975",
      "one of AK8975, AK8963 (register 0x01 is 0x00): name the one it is"
    ),
    (
      "ak09916", "ak8963",
      "one of AK8963, AK8975 (register 0x01 is 0x9a): name the one it is"
    ),
  ])
  func `the error says which part answers`(name: String, board: String, words: String) throws {
    for verb in ["read", "stream", "selftest"] {
      let outcome = try run(verb, name, on: board)
      #expect(outcome.status == 1, "\(verb) \(outcome)")
      #expect(outcome.data == "" || verb == "selftest")
      let line = "\(name): 0x0c on /dev/i2c-1 answers as \(words)"
      #expect((outcome.words + outcome.data).contains(line), "\(verb) \(outcome)")
    }
  }

  @Test(arguments: ["ak8975", "ak8963", "ak09916"])
  func `each is read by its own name, and nothing forbidden is done`(name: String) throws {
    let outcome = try Command.run([
      "lint", name, "--fast", "--", Self.binary, "read", name, "--bus", "1",
    ])
    #expect(outcome.status == 0, "\(outcome)")
    #expect(try run("read", name, on: name).status == 0)
  }

  @Test(arguments: [
    ("ak8975", "one of AK8975, AK8963"), ("ak8963", "one of AK8963, AK8975"),
    ("ak09916", "AK09916"),
  ])
  func `detect reads the second register`(name: String, candidates: String) throws {
    let outcome = try Command.run([
      "emulate", name, "--fast", "--", Self.binary, "detect", "--bus", "1",
    ])
    #expect(outcome.data == "0x0c  0x48  \(candidates)\n")
  }
}
