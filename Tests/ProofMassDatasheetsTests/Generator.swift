// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import registers

/// `scripts/registers`, in this process.
enum Generator {
  struct Run {
    var status: Int32
    var errors: String
  }

  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static func run(_ arguments: String...) -> Run { run(arguments) }

  static func run(_ arguments: [String]) -> Run {
    let line = Registers.run(arguments)
    return Run(status: line == nil ? 0 : 1, errors: line.map { $0 + "\n" } ?? "")
  }
}

/// A directory for one test, removed with it.
struct Scratch: ~Copyable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  var files: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

func text(of url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }
