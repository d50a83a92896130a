// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The first seconds of a real recording, where there is one; `scripts/check-recordings` runs all.
@Suite struct RecordingTests {
  private static let recording: URL? = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "shared/data/broad")
    // Where there is no such folder there are no recordings.
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return files?.filter { $0.lastPathComponent.hasSuffix(".csv.gz") }
      .min { $0.lastPathComponent < $1.lastPathComponent }
  }()

  @Test(.enabled(if: recording != nil, "no recordings in ../shared/data/broad"))
  func withinOneDigit() throws {
    let packed = try #require(Self.recording)
    let folder = try Folder()
    let motion = folder.path("motion.csv")
    let unpacking = Process()
    unpacking.executableURL = URL(filePath: "/usr/bin/env")
    unpacking.arguments = ["gzip", "-dc", packed.path]
    unpacking.standardOutput = try folder.writing("motion.csv")
    try unpacking.run()
    unpacking.waitUntilExit()
    let truth = folder.path("truth.csv")
    let outcome = try Command.run([
      "stream", "--bus", "emulator", "--motion", motion.path, "--fast", "--sensing", "ideal",
      "--format", "csv", "--duration", "20s", "--truth", truth.path,
      "lis331dlh,range=8g,rate=400", "l3g4200d,range=2000dps,rate=200", "ak8975",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.words == "")
    let (stream, exact) = (
      Table(outcome.data), Table(try String(contentsOf: truth, encoding: .utf8))
    )
    // 20 s at 400, 200 and 50 Hz, less settling: 1/ODR + 1 ms, and 250 ms.
    #expect(stream.samples("acc").count >= 7990)
    #expect(stream.samples("gyr").count >= 3940)
    #expect(stream.samples("mag").count >= 998)
    for (sensor, digit) in [("acc", 0.0039), ("gyr", 0.07 * .pi / 180), ("mag", 0.3 * 303 / 256)] {
      let (samples, truths) = (stream.samples(sensor), exact.samples(sensor))
      #expect(samples.count == truths.count)
      let worst = zip(samples, truths).flatMap { sample, truth in
        zip(sample.values, truth.values).map { abs($0 - $1) / digit }
      }.max()
      #expect(try #require(worst) <= 1)
    }
  }
}
