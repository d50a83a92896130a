// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Properties that all formats of a stream share.
@Suite struct StreamFormatTests {
  private func stream(_ more: String) throws -> Command.Outcome {
    try Command.run(
      ["stream", "--bus", "emulator", "--fast"] + more.split(separator: " ").map(String.init))
  }

  @Test(arguments: ["", "--raw", "l3g4200d,temperature-offset=37,spi=0.1 lis331dlh --raw"])
  func linesSayWhatTheTableSays(_ more: String) throws {
    let table = try stream("--format csv --duration 400ms \(more)").lines
    let lines = try stream("--format jsonl --duration 400ms \(more)").lines
    let names = try #require(table.first).split(separator: ",")
    let first = try JSONSerialization.jsonObject(with: Data(try #require(lines.first).utf8))
    let configuration = try #require(first as? [String: Any])
    #expect(configuration["bus"] as? String == "emulator")
    #expect(table.count == lines.count)
    #expect(table.count > 20)
    for (row, line) in zip(table.dropFirst(), lines.dropFirst()) {
      let cells = row.split(separator: ",", omittingEmptySubsequences: false)
      #expect(cells.count == names.count)
      let members = zip(names, cells).filter { !$0.1.isEmpty }.map { "\"\($0)\":\($1)" }
      #expect(line == "{\(members.joined(separator: ","))}")
    }
  }

  @Test func textHasTheSameRows() throws {
    let table = Table(try stream("--format csv --duration 400ms").data)
    let text = try stream("--format text --duration 400ms").lines.dropFirst()
    #expect(text.count == table.rows.count)
    for (line, time) in zip(text, table.times) {
      let shown = try #require(line.split(separator: " ").first.flatMap { Double($0) })
      #expect(abs(shown - time) <= 0.000_000_6)
    }
  }

  @Test func samplesCountsRows() throws {
    for count in [1, 2, 17, 300] {
      #expect(try stream("--format csv --samples \(count)").lines.count == 1 + count)
    }
  }

  @Test func timeIsExactToTheNanosecond() throws {
    // The period is 2.5 ms and a bit 2.5 µs, so that seven decimals represent every time exactly.
    let outcome = try stream("--format csv --duration 2s lis331dlh,rate=400")
    let steps = zip(Table(outcome.data).times, Table(outcome.data).times.dropFirst()).map {
      (($1 - $0) * 1e9).rounded()
    }
    #expect(steps.count > 780)
    #expect(steps.allSatisfy { $0 == 2_500_000 })
  }

  @Test func theSameTwice() throws {
    let more = "--format csv --duration 3s --seed 7 --sensing ideal --raw"
    #expect(try stream(more) == stream(more))
  }
}
