// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassSystem

/// The options for the destination of rows, and for their header.
struct RecordingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write a recording, a file that says what is in it; `proofmass info FILE` shows that. Without "
        + "--format the name's ending chooses: .csv, .jsonl, or text; one of another format is refused; .gz behind it compresses, and rows "
        + "can then be read after half a minute.",
      valueName: "FILE"),
    completion: .file(), transform: pathArgument)
  var output: String?

  @Flag(help: "Go on in the file of --output, of the same chips, behind its last whole row.")
  var append = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Begin a new file after this time or size (before compression); --output run.csv gives "
        + "run-0001.csv, run-0002.csv and so on, behind those that are there.",
      valueName: "1h|100MB"))
  var rotate: String?

  @Flag(help: "Say in standard output, too, what is recorded, as in a file of --output.")
  var header = false
}

/// The destination of rows, by the command line.
struct RecordingPlan {
  /// The limit at which a file is full.
  enum Limit {
    /// Time of the stream, in nanoseconds.
    case time(Int64)
    case bytes(Int)
  }

  /// The path of the file; nil for standard output.
  let path: String?
  let appends: Bool
  let limit: Limit?
  let hasHeader: Bool
  let format: StreamFormat

  /// - Parameter format: The format of --format; nil for that of the file's name.
  init(_ options: RecordingOptions, _ format: StreamFormat?) throws(UserError) {
    path = options.output
    appends = options.append
    limit = try options.rotate.map { (text) throws(UserError) in try Limit(text) }
    hasHeader = options.header || path != nil
    self.format = format ?? path.flatMap { Self.format(of: $0) } ?? .text
    guard let path else {
      if appends { throw .usage("--append goes on in a file: name it with --output FILE") }
      if limit != nil { throw .usage("--rotate begins new files: name them with --output FILE") }
      return
    }
    if path == "-" { throw .usage("--output -: without --output rows go to standard output") }
    if appends, limit != nil {
      throw .usage("--append goes on in one file, and --rotate begins new ones: leave one out")
    }
    // A file that is continued has its format in its header.
    if !appends || !isFile(path) { try checkEnding(of: path, format) }
    if limit != nil, isTaken(path), !isFile(path) {
      throw .usage("--rotate begins new files beside \(path), which is none: name a file")
    }
  }

  /// A new recording in a file, in csv.
  init(writing path: String) {
    (self.path, appends, limit, hasHeader, format) = (path, false, nil, true, .csv)
  }

  /// An import into a file, or to standard output for nil, with a header, in csv unless another format is named.
  init(importTo path: String?, _ asked: StreamFormat?) throws(UserError) {
    let format = asked ?? path.flatMap { Self.format(of: $0) } ?? .csv
    (self.path, appends, limit, hasHeader, self.format) = (path, false, nil, true, format)
    guard let path else { return }
    if path == "-" { throw .usage("--output -: without --output rows go to standard output") }
    try checkEnding(of: path, format)
  }

  /// Refuses a file that another option names, too.
  func refuse(_ other: String?, of option: String) throws(UserError) {
    guard let path, let other else { return }
    let identity = FileIdentity(path: path)
    guard path == other || identity != nil && identity == FileIdentity(path: other) else { return }
    throw .usage("--output \(path) and \(option) are one file: name another")
  }

  private static func format(of path: String) -> StreamFormat? {
    if InputFile.isCompressed(path) { return format(of: String(path.dropLast(3))) }
    return switch FileContent(ofName: path) {
    case .csv: .csv
    case .jsonLines: .jsonl
    case .text, .json, .html, .vcd, .mcap, .resd, .hwdb, nil: nil
    }
  }

  /// - Parameter asked: The format of --format.
  private func checkEnding(of path: String, _ asked: StreamFormat?) throws(UserError) {
    let content: FileContent =
      switch format {
      case .csv: .csv
      case .jsonl: .jsonLines
      // Where text was not requested, the remedy is a format that programs read.
      case .text: asked == nil ? .csv : .text
      }
    let name = InputFile.isCompressed(path) ? String(path.dropLast(3)) : path
    try content.refuse(name, of: "--output \(path)")
  }
}

extension RecordingPlan.Limit {
  init(_ text: String) throws(UserError) {
    let units = [("kB", 1e3), ("MB", 1e6), ("GB", 1e9)]
    if let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }) {
      guard let number = finite(String(text.dropLast(unit.count))),
        10_000...1e15 ~= number * factor
      else { throw .usage("--rotate \(text): at least 10kB, like 100MB") }
      self = .bytes(Int(number * factor))
    } else if let time = Duration(argument: text) {
      guard time.wholeNanoseconds >= 1_000_000_000 else {
        throw .usage("--rotate \(text): at least 1s, like 1h")
      }
      self = .time(time.wholeNanoseconds)
    } else {
      throw .usage("--rotate \(text): a time like 10min or 1h, or a size like 500kB, 100MB or 1GB")
    }
  }
}
