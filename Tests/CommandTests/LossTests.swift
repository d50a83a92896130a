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

  /// How many marks of losses, and how many samples after the last of them, a sensor has in the file so far.
  private func progress(_ name: String, in path: String) throws -> (marks: Int, samples: Int) {
    guard FileManager.default.fileExists(atPath: path) else { return (0, 0) }
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    let marks = lines.indices.filter { lines[$0].contains(#""lost":{"sensor":"\#(name)""#) }
    let rest = lines[(marks.last ?? lines.startIndex)...]
    return (marks.count, rest.count { $0.contains("\"\(name)_") })
  }

  /// Stops a process between two of its readings: where a signal finds it in one, it goes on and is stopped again.
  private func stopWaiting(_ process: pid_t) throws {
    let sleeping = ["230", "115"]  // clock_nanosleep, of x86-64 and of 64-bit Arm.
    while true {
      kill(process, SIGSTOP)
      while try !String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8).contains(") T ") {
        Thread.sleep(forTimeInterval: 0.001)
      }
      let call = try String(contentsOfFile: "/proc/\(process)/syscall", encoding: .utf8)
      if sleeping.contains(where: { call.hasPrefix("\($0) ") }) { return }
      kill(process, SIGCONT)
      Thread.sleep(forTimeInterval: 0.0003)
    }
  }

  @Test func `each loss is counted and located`() throws {
    let path = folder.path("losses.jsonl").path
    let recorder = try Command.Running(
      ["stream", "--bus", "emulator", "--sensing", "ideal", "--output", path]
        + Self.sensors.map { "\($0.chip),rate=\(Int($0.rate))" })
    let process = recorder.process.processIdentifier
    func wait(_ isReached: ((marks: Int, samples: Int)) -> Bool) throws {
      for sensor in Self.sensors {
        try recorder.wait { try isReached(progress(sensor.name, in: path)) }
      }
    }
    try wait { $0.samples > 10 }
    try stopWaiting(process)
    Thread.sleep(forTimeInterval: 1)
    kill(process, SIGCONT)
    try wait { $0.marks > 0 && $0.samples > 10 }
    recorder.process.interrupt()
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
      // The longest gap has its mark, whose count is its length. It is told with the time that passes between a
      // clock's reading and the chip's, which on a busy machine may be long.
      let gap = zip(times, times.dropFirst()).max { $0.1 - $0.0 < $1.1 - $1.0 }
      let (before, after) = try #require(gap)
      let missing = (after - before) * rate - 1
      #expect(missing > 0.9 * rate, "\(name)")
      let mark = lost.first { $0["before_s"] as? Double == after }?["count"] as? Int
      #expect(
        mark.map { abs(Double($0) - missing) <= max(2.5, missing / 20) } == true,
        "\(name): \(missing) are missing before \(after), and \(mark ?? 0) said")
      // All marks together are what the command reports.
      let count = lost.compactMap { $0["count"] as? Int }.reduce(0, +)
      let words = name == "mag" ? "measurements not made in time: \(count)" : "\(count) sample"
      #expect(
        outcome.words.split(separator: "\n").contains {
          $0.hasPrefix("proofmass: \(chip): ") && $0.contains(words)
        }, "\(outcome.words)")
    }

    let info = try Command.run(["info", path])
    #expect(info.data.contains("lost"))
    #expect(info.data.contains("gyr "))
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
