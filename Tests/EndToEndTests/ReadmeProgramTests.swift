// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Each block of Swift in the README and the guides is a program by itself: it compiles as the only file of
/// an executable, main.swift, up to the diagnostics of ownership.
@Suite struct ReadmeProgramTests {
  private static let guides = "Sources/proofmass/Guides.docc/"
  private static let documents = [
    "README.md", guides + "GettingStarted.md", guides + "TestingADriver.md",
    guides + "MotionServices.md",
  ]
  /// The blocks in each of them.
  private static let counts = [3, 3, 2, 3]
  private static let places = counts.enumerated().flatMap { document, count in
    (0..<count).map { (documents[document], $0) }
  }
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: places)
  func `each block compiles alone`(_ document: String, _ index: Int) throws {
    let blocks = try Self.blocks(of: document)
    try #require(index < blocks.count)
    let words = try Self.compile(blocks[index])
    #expect(words.isEmpty, "\(words)")
  }

  @Test func `what lacks an import does not compile`() throws {
    #expect(try Self.compile("let clock = SystemTimebase()").contains("SystemTimebase"))
  }

  @Test func `all documents with blocks are listed`() throws {
    let guides = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: Self.guides).path)
    let all = ["README.md"] + guides.map { Self.guides + $0 }
    for document in all where document.hasSuffix(".md") {
      let listed = Self.documents.firstIndex(of: document).map { Self.counts[$0] } ?? 0
      #expect(try Self.blocks(of: document).count == listed, "\(document)")
    }
  }

  private static func blocks(of document: String) throws -> [String] {
    try String(contentsOf: root.appending(path: document), encoding: .utf8)
      .components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
  }

  /// What the compiler of these tests has to say about a program that uses the modules of this build:
  /// nothing, where it compiles.
  private static func compile(_ text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    let source = folder.appending(path: "main.swift")
    try text.write(to: source, atomically: false, encoding: .utf8)
    let build = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    var arguments = ["swiftc", "-emit-sil", "-o", "/dev/null", "-swift-version", "6"]
    arguments += ["-I", build.appending(path: "Modules").path]
    for module in ["CSPI", "CGPIO", "CBuild"] {
      let map = build.appending(path: "\(module).build/module.modulemap").path
      arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
    }
    arguments += ["-I", root.appending(path: "Sources/CI2C").path, source.path]
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let words = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try FileManager.default.removeItem(at: folder)
    return process.terminationStatus == 0 ? "" : words + "status \(process.terminationStatus)"
  }
}
