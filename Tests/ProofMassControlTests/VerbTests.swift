// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import ProofMassControl

/// The table of all requests.
@Suite struct VerbTests {
  private struct Row: Equatable {
    var name: String
    var members: [String]
    var isOfControl: Bool
    var stream: String
  }

  /// The words between backticks.
  private func words(_ cell: Substring) -> [String] {
    cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
  }

  @Test func `the article Control lists each request, with its members and doors`() throws {
    let article = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sources/ProofMassServer/ProofMassServer.docc/Control.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    let table = try #require(text.components(separatedBy: "| `do` | members |").dropFirst().first)
    var rows: [Row] = []
    for line in table.split(separator: "\n").dropFirst(2) {
      guard line.hasPrefix("|") else { break }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces)[...] }
      try #require(cells.count == 4)
      for name in words(cells[0]) {
        rows.append(
          Row(
            name: name, members: words(cells[1]), isOfControl: cells[2] == "yes",
            stream: String(cells[3])))
      }
    }
    let expected = Verb.allCases.map { verb in
      Row(
        name: verb.rawValue, members: verb.members, isOfControl: verb.doors.contains(.control),
        stream: verb.doors.contains(.view)
          ? "any board" : verb.doors.contains(.stream) ? "a board with a hand" : "")
    }
    #expect(rows.map { $0.name }.sorted() == expected.map { $0.name }.sorted())
    for row in expected { #expect(rows.first { $0.name == row.name } == row) }
  }

  @Test func `each request can be made somewhere`() {
    for verb in Verb.allCases { #expect(!verb.doors.isEmpty, "\(verb)") }
  }

  /// A connection that knows no ids takes requests that have one.
  @Test(arguments: [
    (#"{"do":"describe","address":"0x18","id":4}"#, "describe 0x18"),
    (#"{"do":"describe","address":24}"#, "describe: address is not an address like"),
    (#"{"do":"describe","id":[]}"#, "id is no number and no text"),
    (#"{"do":"unplug","address":"0x18"}"#, "unplug is a request to a board that"),
    (#"{"do":"world"}"#, "world is a request to a control connection: here it is one of describe"),
    (#"{"do":true}"#, #""do" names the request: describe, registers, bus"#),
  ]) func `a stream of a board without a hand`(_ line: String, _ words: String) {
    do throws(InputError) {
      let done = try Request(Array(line.utf8), at: .view).carryOut {
        verb, members throws(InputError) in
        "\(verb) \(try members.required("address", Members.target).text)"
      }
      #expect(done == words)
    } catch { #expect(error.reason.hasPrefix(words), "\(error)") }
  }
}
