// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassEmulation
import ProofMassServer
import Testing

/// The examples in the article Control are correct.
@Suite struct ControlDocumentTests {
  @Test func examples() throws {
    let document = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appending(path: "Sources/ProofMassServer/ProofMassServer.docc/Control.md")
    let lines = try String(contentsOf: document, encoding: .utf8).split(separator: "\n")
    var client = ControlClient(
      Circuit(.lis331dlh, .l3g4200d, .ak8975.on(spi: 1), .lis3dh.at(0x19)))
    var count = 0
    for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("→ ") {
      // A planned fault would strike a later example.
      client.circuit.repair()
      _ = try client.ask(#"{"do":"rest"}"#)
      let answer = try JSONValue(Array(try client.ask(String(line.dropFirst(2))).utf8))
      #expect(answer["error"] == nil, "\(line)")
      #expect(next.hasPrefix("← "))
      count += 1
      // Some are shortened.
      guard !next.contains("…") else { continue }
      let shown = try JSONValue(Array(next.dropFirst(2).utf8))
      #expect(keys(answer) == keys(shown), "\(line)")
    }
    #expect(count == 24)
  }

  private func keys(_ value: JSONValue) -> [String] {
    guard case .object(let members) = value.content else { return [] }
    return members.map(\.key)
  }
}
