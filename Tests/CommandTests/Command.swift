// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The built command, run as a user runs it.
enum Command {
  struct Outcome: Equatable {
    var status: Int32
    /// The text of standard output.
    var data: String
    /// The text of standard error.
    var words: String

    var lines: [Substring] { data.split(separator: "\n") }
  }

  /// The command's executable: the one that `scripts/test` names, a release build, of which a start takes a tenth
  /// of the processor time; without it, the debug build beside the tests. Whoever names it finds the doors built.
  static var binary: URL {
    _ = doors
    return executable
  }

  private static let executable =
    (ProcessInfo.processInfo.environment["PROOFMASS_COMMAND"].map { URL(filePath: $0) }
    ?? URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "proofmass"))
    .resolvingSymlinksInPath()

  /// Builds the doors once, at the path where this build of the command looks for them.
  private static let doors = Result {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = executable.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let build = try Process.run(
      root.appending(path: "scripts/preload"),
      arguments: [folder.appending(path: "preload").path])
    build.waitUntilExit()
    guard build.terminationStatus == 0 else { throw CocoaError(.executableLoad) }
  }

  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Outcome {
    let running = try Running(arguments, input: input, environment: environment)
    return try running.wait()
  }

  /// Runs a script of sh in which `$0` and `pm` are the command, and `$1` and the following are the
  /// arguments. Needed for what `Process` cannot do, and for arguments that a `String` cannot hold.
  static func shell(_ script: String, _ arguments: String...) throws -> Outcome {
    try Running(
      ["-c", "pm() { \"$0\" \"$@\"; }; \(script)", binary.path] + arguments,
      of: URL(filePath: "/bin/sh"),
      environment: ["PATH": "/usr/bin:/bin"]
    ).wait()
  }

  /// A run that has not ended yet. It is killed with its last reference, so that a test that fails leaves none.
  final class Running {
    let process = Process()
    private let folder: Folder
    private var output: URL { folder.path("output") }

    init(
      _ arguments: [String], of program: URL = Command.binary, input: String = "",
      environment: [String: String] = [:], output handle: FileHandle? = nil,
      from source: FileHandle? = nil
    ) throws {
      try Command.doors.get()
      folder = try Folder()
      process.executableURL = program
      process.arguments = arguments
      process.environment = environment
      // Files rather than pipes, which would fill up.
      try Data(input.utf8).write(to: folder.path("input"))
      process.standardInput = try source ?? FileHandle(forReadingFrom: folder.path("input"))
      process.standardOutput = try handle ?? folder.writing("output")
      process.standardError = try folder.writing("words")
      try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    /// The output so far.
    func dataSoFar() throws -> String { try String(contentsOf: output, encoding: .utf8) }

    /// The text of standard error so far.
    func wordsSoFar() throws -> String { try words() }

    /// Waits until neither it nor a child of its runs any more, as when nobody takes what they write.
    func waitUntilStalled() throws {
      var before: [String] = []
      try wait {
        let threads = threads(of: "\(process.processIdentifier)")
        defer { before = threads }
        return threads == before && threads.allSatisfy { $0.hasPrefix("S ") }
      }
    }

    /// The state of each thread, and how often it has begun to run; children's, too.
    private func threads(of process: String) -> [String] {
      let tasks = "/proc/\(process)/task"
      // A thread that has ended meanwhile has no files.
      func text(_ path: String) -> String {
        (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
      return names.sorted().flatMap { name in
        let state = text("\(tasks)/\(name)/stat").split(separator: ")").last?.dropFirst(1).first
        let own = "\(state ?? "?") \(name) \(text("\(tasks)/\(name)/schedstat"))"
        let children = text("\(tasks)/\(name)/children").split(separator: " ")
        return [own] + children.flatMap { threads(of: String($0)) }
      }
    }

    private func words() throws -> String {
      try String(contentsOf: folder.path("words"), encoding: .utf8)
    }

    /// Waits until the board prints that it is serving; the socket's file may exist before that.
    func awaitServing() throws { try wait { try words().contains("serving") } }

    /// Waits for an event, as long as the process runs and however busy the machine is.
    func wait(until isReached: () throws -> Bool) throws {
      while try process.isRunning && !isReached() { Thread.sleep(forTimeInterval: 0.02) }
    }

    func wait() throws -> Outcome {
      process.waitUntilExit()
      let data =
        FileManager.default.fileExists(atPath: output.path) ? try dataSoFar() : ""
      return Outcome(
        status: process.terminationReason == .exit
          ? process.terminationStatus : 128 + process.terminationStatus,
        data: data, words: try words())
    }
  }
}

/// A temporary folder that is removed with its last reference.
final class Folder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "proofmass-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that is left in the system's temporary folder does no harm.
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> URL { url.appending(path: name) }

  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: path(name))
    return path(name).path
  }

  /// Makes a file executable, as a copy that another process writes: what is open for writing cannot be executed, and
  /// a child that another test is just starting may hold this process's descriptor open.
  func makeExecutable(_ name: String) throws {
    let copying = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: [
        "-c", #"install -m 755 "$0" "$0.new" && mv "$0.new" "$0""#, path(name).path,
      ])
    copying.waitUntilExit()
    guard copying.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  func writing(_ name: String) throws -> FileHandle {
    try Data().write(to: path(name))
    return try FileHandle(forWritingTo: path(name))
  }
}
