// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import ProofMassPhysics
import Testing

/// Real recordings, if they are in a folder beside the checkout: BROAD (CC BY 4.0), 285.714 Hz,
/// nine axes.
struct RecordingTests {
  static let folder = URL(filePath: #filePath)
    .appending(path: "../../../../shared/data/broad").standardizedFileURL
  static let recordings =
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))?
    .filter { $0.pathExtension == "gz" } ?? []  // A missing folder has none.

  @Test(
    .enabled(if: !recordings.isEmpty, "no recordings in ../shared/data/broad"),
    arguments: recordings)
  func isRead(_ recording: URL) throws {
    let gunzip = Process()
    gunzip.executableURL = URL(filePath: "/usr/bin/env")
    gunzip.arguments = ["gunzip", "-c", recording.path]
    let output = Pipe()
    gunzip.standardOutput = output
    try gunzip.run()
    let bytes = try [UInt8](output.fileHandleForReading.readToEnd() ?? Data())
    gunzip.waitUntilExit()

    let motion = try Motion(csv: bytes, name: recording.lastPathComponent)
    #expect(motion.quantities == [.acceleration, .angularRate, .magneticFluxDensity])
    #expect(motion.endNanoseconds > 100_000_000_000)
    var world = World()
    world.motion = motion
    // Each recording begins at rest, in the earth's field.
    #expect(abs(world.specificForce(at: 0).magnitude - 1) < 0.05)
    #expect(world.angularRate(at: 0).magnitude < 0.05)
    #expect((20...80).contains(world.field(at: 0).magnitude))
  }
}
