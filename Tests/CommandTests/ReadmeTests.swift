// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Runs the commands of the README and the guides as printed there, and compares the output where it is
/// shown.
@Suite struct ReadmeTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let guides = "Sources/proofmass/Guides.docc/"

  @Test(arguments: [
    ("README.md", 1), (guides + "GettingStarted.md", 2), (guides + "RaspberryPi.md", 1),
    (guides + "TestingADriver.md", 3), (guides + "EmulatedBoards.md", 3),
    (guides + "Recordings.md", 5), (guides + "MotionServices.md", 1), (guides + "Linting.md", 3),
    (guides + "Watching.md", 0), (guides + "Command.md", 1), (guides + "Guides.md", 0),
    (guides + "AskingTheSilicon.md", 3), (guides + "Certifying.md", 0), (guides + "Twins.md", 1),
  ])
  func commands(_ document: String, _ count: Int) throws {
    let text = try String(contentsOf: Self.root.appending(path: document), encoding: .utf8)
    let pieces = text.components(separatedBy: "```sh\n").dropFirst()
    var (ran, leftOut) = (0, 0)
    for piece in pieces {
      let parts = piece.components(separatedBy: "```")
      let script = parts[0]
      // There are no real buses here, installing changes the system, and `serve` does not end.
      let isRun = !["--bus", "sudo", ".venv", "scripts/test", "proofmass serve"].contains {
        script.contains($0)
      }
      guard isRun else { continue }
      // Programs of other projects, which scripts/clients installs.
      if script.contains("-- i2c"), !hasI2CTools {
        leftOut += 1
        continue
      }
      let outcome = try run(script)
      #expect(outcome.status == 0, "\(script)")
      if parts.count > 2, parts[1].trimmingCharacters(in: .whitespacesAndNewlines).isEmpty {
        #expect(outcome.data == String(parts[2].drop(while: { $0 == "\n" })), "\(script)")
      }
      ran += 1
    }
    #expect(ran + leftOut == count)
  }

  @Test func `every guide is tested`() throws {
    let guides = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: Self.guides).path)
    #expect(guides.filter { $0.hasSuffix(".md") }.count == 13)
  }

  private var hasI2CTools: Bool {
    ["/usr/sbin", "/usr/bin", "/sbin"].contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/i2cget")
    }
  }

  private func run(_ script: String) throws -> (status: Int32, data: String) {
    let folder = try Folder()
    try FileManager.default.createDirectory(
      at: folder.path("scripts"), withIntermediateDirectories: false)
    try FileManager.default.createSymbolicLink(
      at: folder.path("scripts/proofmass"), withDestinationURL: Command.binary)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", script]
    process.currentDirectoryURL = folder.path("")
    // Debian installs i2c-tools in a folder that may not be on a user's PATH.
    process.environment = [
      "PATH": "\(folder.path("scripts").path):/usr/bin:/bin:/usr/sbin:/sbin"
    ]
    process.standardOutput = try folder.writing("output")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let data = try String(contentsOf: folder.path("output"), encoding: .utf8)
    return (process.terminationStatus, data)
  }
}
