// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `stream --align`: rows in which every sensor has a value.
@Suite struct AlignmentTests {
  private func run(_ arguments: String) throws -> Command.Outcome {
    try Command.run(
      ("stream --fast " + arguments).split(separator: " ").map(String.init),
      environment: ["PROOFMASS_BUS": "emulator"])
  }

  private static let stream = "--duration 1s --format csv --scenario tumble"

  @Test(arguments: ["acc", "gyr", "mag", "200", "33.3"])
  func `values lie on the line between samples`(grid: String) throws {
    let plain = Table(try run(Self.stream).data)
    let data = try run("\(Self.stream) --align \(grid)").data
    let aligned = Table(data)
    #expect(aligned.columns == plain.columns + ["interpolated"])
    #expect(aligned.rows.count > 20)
    let marks = data.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false).last ?? ""
    }
    for name in ["acc", "gyr", "mag"] {
      let (samples, found) = (plain.samples(name), aligned.samples(name))
      #expect(found.count == aligned.rows.count)
      for (row, mark) in zip(found, marks) {
        let next = try #require(samples.firstIndex { $0.time >= row.time })
        let after = samples[next]
        #expect(mark.split(separator: " ").contains(Substring(name)) == (after.time > row.time))
        guard after.time > row.time else {
          #expect(after.values == row.values)
          continue
        }
        let before = samples[next - 1]
        let part = (row.time - before.time) / (after.time - before.time)
        for (axis, value) in row.values.enumerated() {
          let line = before.values[axis] + (after.values[axis] - before.values[axis]) * part
          #expect(abs(line - value) < 1e-6)
        }
      }
    }
    let steps = zip(aligned.times, aligned.times.dropFirst()).map { $1 - $0 }
    if let rate = Double(grid) { #expect(steps.allSatisfy { abs($0 - 1 / rate) < 2e-9 }) }
  }

  @Test func `the last row is not lost to --samples`() throws {
    #expect(try run("--samples 7 --format jsonl --align acc").lines.count == 8)
    #expect(try run("--samples 7 --align 50").lines.count == 8)
  }

  @Test(arguments: [
    ("--align x", "--align x: acc, gyr, mag, or rows a second from 0.01 to 10000"),
    ("--align 0", "--align 0: acc, gyr, mag, or rows a second from 0.01 to 10000"),
    (
      "ak8975 --align acc",
      "--align acc: there is no accelerometer, name one or align by another"
    ),
    (
      "--align acc --raw",
      "--raw is of samples, and --align writes values between them: leave one out"
    ),
  ])
  func mistake(arguments: String, line: String) throws {
    #expect(
      try run("--samples 3 \(arguments)")
        == Command.Outcome(status: 64, data: "", words: "proofmass: \(line)\n"))
  }
}
