// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// A recorder that does not run for a while: what it did not read is counted, and has its place.
@Suite struct LossTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  private static let sensors = [
    (name: "acc", chip: "lis331dlh", rate: 1000.0), (name: "gyr", chip: "l3g4200d", rate: 800),
    (name: "mag", chip: "ak8975", rate: 50),
  ]

  @Test func `each loss is counted and located`() throws {
    let path = folder.path("losses.jsonl").path
    let recorder = try Command.Running(
      [
        "stream", "--bus", "emulator", "--sensing", "ideal", "--duration", "2500ms", "--output",
        path,
      ]
        + Self.sensors.map { "\($0.chip),rate=\(Int($0.rate))" })
    Thread.sleep(forTimeInterval: 1.2)
    kill(recorder.process.processIdentifier, SIGSTOP)
    Thread.sleep(forTimeInterval: 0.3)
    kill(recorder.process.processIdentifier, SIGCONT)
    let outcome = try recorder.wait()
    #expect(outcome.status == 0)

    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let objects = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    for (name, chip, rate) in Self.sensors {
      let times = objects.compactMap { object in
        object.keys.contains { $0.hasPrefix("\(name)_") } ? object["time_s"] as? Double : nil
      }
      let lost = objects.compactMap { $0["lost"] as? [String: Any] }
        .filter { $0["sensor"] as? String == name }
      let count = lost.compactMap { $0["count"] as? Int }.reduce(0, +)
      #expect(Double(count) > 0.15 * rate, "\(name)")
      // Each gap has its mark, whose count is its length: to within the periods by which the samples at its
      // ends may have been found late.
      for (before, after) in zip(times, times.dropFirst()) {
        let missing = (after - before) * rate - 1
        guard missing > 3 else { continue }
        let mark = lost.first { $0["before_s"] as? Double == after }?["count"] as? Int
        #expect(
          mark.map { abs(Double($0) - missing) <= 2.5 } == true,
          "\(name): \(missing) are missing before \(after), and \(mark ?? 0) said")
      }
      let words = name == "mag" ? "measurements not made in time: \(count)" : "\(count) sample"
      #expect(
        outcome.words.split(separator: "\n").contains {
          $0.hasPrefix("proofmass: \(chip): ") && $0.contains(words)
        }, "\(outcome.words)")
    }

    let info = try Command.run(["info", path])
    #expect(info.data.contains("lost"))
    #expect(info.data.contains("gyr 2"))
    let json = try Command.run(["info", path, "--format", "json"])
    #expect(json.data.contains(#""lost":{"counts":{"#))
  }

  @Test func `where nothing is lost, nothing is said`() throws {
    let path = folder.path("whole.csv").path
    let outcome = try Command.run(
      ["stream", "--bus", "emulator", "--fast", "--duration", "5s", "--output", path]
        + Self.sensors.map { "\($0.chip),rate=\(Int($0.rate))" })
    #expect(outcome.status == 0)
    #expect(outcome.words.isEmpty)
    let info = try Command.run(["info", path])
    #expect(!info.data.contains("lost"))
  }
}
