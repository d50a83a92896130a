// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// The C programs of Tests/Clients, which print one check a line.
enum CProgram {
  /// Whether there is a compiler, or another program, of this name.
  static func canCompile(by name: String) -> Bool {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }

  /// Builds a program; returns its path.
  static func build(
    _ name: String, in folder: Folder, flags: [String] = [], by compilerName: String = "clang"
  ) throws -> String {
    let source = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Clients/\(name).c")
    let program = folder.path(name).path
    let compiler = try Process.run(
      URL(filePath: "/usr/bin/env"),
      arguments: [compilerName, "-D_GNU_SOURCE", "-Wall", "-Wextra", "-Werror"] + flags
        + [source.path, "-o", program])
    compiler.waitUntilExit()
    try #require(compiler.terminationStatus == 0)
    return program
  }
}

extension Command.Outcome {
  /// Expects that a program of Tests/Clients found nothing wrong, in some number of checks.
  func expectAllRight(
    atLeast count: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      lines.filter { !$0.hasPrefix("ok ") } == ["0 wrong"], sourceLocation: sourceLocation)
    #expect(lines.count > count, sourceLocation: sourceLocation)
    #expect(status == 0, sourceLocation: sourceLocation)
  }
}
