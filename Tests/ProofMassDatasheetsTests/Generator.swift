// SPDX-License-Identifier: Apache-2.0

import Foundation

/// scripts/registers.swift, run as a program.
enum Generator {
  struct Run {
    var status: Int32
    var errors: String
  }

  static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let script = repository.appendingPathComponent("scripts/registers.swift")

  static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  /// The script as a binary, because it is run many times.
  private static let binary: URL = {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("registers-\(ProcessInfo.processInfo.processIdentifier)")
    let run = launch("swiftc", [script.path, "-o", url.path])
    precondition(run?.status == 0, "scripts/registers.swift does not compile")
    atexit { try? FileManager.default.removeItem(at: Generator.binary) }
    return url
  }()

  static func run(_ arguments: String...) throws -> Run { try run(arguments) }

  static func run(_ arguments: [String]) throws -> Run {
    guard let run = launch(binary.path, arguments) else { throw CocoaError(.fileNoSuchFile) }
    return run
  }

  /// As a person types it: `swift scripts/registers.swift …`.
  static func runScript(_ arguments: String...) throws -> Run {
    guard let run = launch("swift", [script.path] + arguments) else {
      throw CocoaError(.fileNoSuchFile)
    }
    return run
  }

  private static func launch(_ program: String, _ arguments: [String]) -> Run? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(status: process.terminationStatus, errors: String(decoding: data, as: UTF8.self))
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
