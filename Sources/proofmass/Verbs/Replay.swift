// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassDatasheets
import ProofMassPhysics
import ProofMassServer

/// The replay itself; the verb has the same name.
typealias ServerReplay = ProofMassServer.Replay

struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Repeat a transcript on a fresh board, or compare it with another.",
    discussion: HelpText.of(
      """
      A transcript is what `emulate --transcript FILE.jsonl` wrote. Its transactions and control \
      requests are repeated on a fresh board, at the same board times; answers of the chips that \
      differ are listed. --vcd draws the replay for a logic analyser's program, like PulseView: SCL \
      and SDA, CLK, MOSI, MISO and chip selects bit by bit, and the pins of the chips. With --against \
      nothing is repeated: the two transcripts are compared, and requests of programs and answers of \
      chips that only one of them has are listed. Exit status 0: no difference, 1: differences, 2: the \
      comparison failed.
      """,
      examples: [
        "proofmass replay board.jsonl":
          "Whether the chips answer as they did.",
        "proofmass replay board.jsonl --vcd board.vcd":
          "The same, and the waveforms of buses and pins.",
        "proofmass replay new.jsonl --against old.jsonl --requests-only":
          "Whether a program asks as it did.",
      ]))

  @Argument(
    help: ArgumentHelp("The transcript; - is standard input.", valueName: "FILE.jsonl"),
    transform: pathArgument)
  var transcript: String

  @Option(
    help: ArgumentHelp(
      "The motion that played when the transcript was made.", valueName: "FILE.csv"),
    transform: pathArgument)
  var motion: String?

  @Option(
    help: ArgumentHelp(
      "Draw the wires of the replayed board as a value change dump.", valueName: "FILE.vcd"),
    completion: .file(extensions: ["vcd"]), transform: pathArgument)
  var vcd: String?

  @Option(
    help: ArgumentHelp("Compare with this transcript.", valueName: "OTHER.jsonl"),
    transform: pathArgument)
  var against: String?

  @Option(
    help: ArgumentHelp(
      "With --against: times further apart than this are a difference (default: times do not "
        + "matter).", valueName: "time"))
  var tolerance: String?

  @Flag(help: "With --against: compare what was asked for, not what the chips answered.")
  var requestsOnly = false

  @Option(help: "text or json.")
  var format = ReportFormat.text

  func run() throws {
    let report: TranscriptReport
    do throws(UserError) {
      report = try compare()
      try format.print(
        text: report.text(name(transcript), against.map(name)), json: report.json)
    } catch { throw error.withoutVerdict }
    if report.count > 0 { throw ExitCode(1) }
  }

  private func compare() throws(UserError) -> TranscriptReport {
    let tolerance = try checkOptions()
    guard let against else { return try replay() }
    let (first, second) = (try load(transcript), try load(against))
    return Comparison.run(first, second, tolerance: tolerance, answers: !requestsOnly)
  }

  /// Checks the options; returns the tolerance in nanoseconds, nil for none.
  private func checkOptions() throws(UserError) -> Int64? {
    if vcd == "-" { throw .usage("--vcd - would mix with the report: name a file") }
    try vcd.map { path throws(UserError) in try FileContent.vcd.refuse(path, of: "--vcd \(path)") }
    guard against != nil else {
      if tolerance != nil { throw .usage("--tolerance is for --against OTHER.jsonl: name one") }
      if requestsOnly { throw .usage("--requests-only is for --against OTHER.jsonl: name one") }
      if motion == "-", transcript == "-" {
        throw .usage("the transcript and --motion cannot both be standard input")
      }
      return nil
    }
    if vcd != nil {
      throw .usage("--vcd draws a replay: leave it out with --against")
    }
    if motion != nil {
      throw .usage("--motion is for a replay: leave it out with --against")
    }
    if against == "-", transcript == "-" {
      throw .usage("two transcripts cannot both be standard input")
    }
    guard let tolerance else { return nil }
    guard let duration = Duration(argument: tolerance) else {
      throw .usage("--tolerance \(tolerance): a number above 0 and ms, s, min or h, like 1ms")
    }
    return duration.wholeNanoseconds
  }

  private func name(_ path: String) -> String { path == "-" ? "standard input" : path }

  /// The limits of a transcript to compare, because both are in memory.
  private static let mostEntries = 1_000_000
  private static let mostBytes = 512 << 20

  private func load(_ path: String) throws(UserError) -> Transcript {
    var reading = TranscriptReader()
    var entries: [Transcript.Entry] = []
    var count = 0
    try read(path) { (piece) throws(UserError) in
      entries += try transcriptError(name(path)) { () throws(TranscriptError) in
        try reading.append(piece)
      }
      count += piece.count
      guard entries.count <= Self.mostEntries, count <= Self.mostBytes else {
        throw .failure(
          "\(name(path)) is too long to compare, which takes \(Self.mostEntries) lines and 512 MB at "
            + "most: compare a part of it")
      }
    }
    let (header, last) = try transcriptError(name(path)) { () throws(TranscriptError) in
      try reading.finish()
    }
    return Transcript(header, entries + last)
  }

  /// Repeats each entry immediately after it is read, so that a transcript may have any length.
  private func replay() throws(UserError) -> TranscriptReport {
    var reading = TranscriptReader()
    var replay: DrawnReplay?
    try read(transcript) { (piece) throws(UserError) in
      let entries = try transcriptError(name(transcript)) { () throws(TranscriptError) in
        try reading.append(piece)
      }
      if replay == nil, let header = reading.header { replay = try begin(header) }
      for entry in entries { try replay?.carryOut(entry) }
    }
    let (header, last) = try transcriptError(name(transcript)) { () throws(TranscriptError) in
      try reading.finish()
    }
    if replay == nil { replay = try begin(header) }
    for entry in last { try replay?.carryOut(entry) }
    guard let report = try replay?.finish() else { throw .failure("\(name(transcript)) is empty") }
    return report
  }

  private func begin(_ header: TranscriptHeader) throws(UserError) -> DrawnReplay {
    try DrawnReplay(
      try ServerReplay(header, named: name(transcript), motion: motion), vcd: vcd)
  }
}

/// A replay that may be drawn.
private struct DrawnReplay: ~Copyable {
  private var replay: ServerReplay
  private var drawing: ReplayWaveform?

  init(_ replay: ServerReplay, vcd: String?) throws(UserError) {
    self.replay = replay
    drawing = nil
    if let vcd { drawing = try ReplayWaveform(vcd, replay.circuit) }
  }

  mutating func carryOut(_ entry: Transcript.Entry) throws(UserError) {
    try drawing?.approach(entry.time)
    replay.carryOut(entry)
    try drawing?.take(entry)
  }

  mutating func finish() throws(UserError) -> TranscriptReport {
    try drawing?.finish()
    return replay.report
  }
}

/// Turns the error of a transcript into a failure of the command.
func transcriptError<Result: ~Copyable>(
  _ name: String, _ body: () throws(TranscriptError) -> Result
) throws(UserError) -> Result {
  do throws(TranscriptError) { return try body() } catch {
    throw .failure(name + error.description)
  }
}

extension ServerReplay {
  /// Makes the board of a transcript, with the motion that played.
  ///
  /// - Parameters:
  ///   - name: The transcript in errors.
  ///   - motion: The file of the motion on the command line.
  init(_ header: TranscriptHeader, named name: String, motion: String?) throws(UserError) {
    switch (header.motion, motion) {
    case (let played?, nil):
      throw .failure("\(name): \(quoted(played.file)) played: name that file with --motion")
    case (nil, _?): throw .failure("\(name): no motion file played: leave --motion out")
    default: break
    }
    let played = try motion.map { (motion) throws(UserError) in
      try read(
        motion,
        as: Motion.Reading(
          name: motion == "-" ? "standard input" : motion, start: header.motion?.start ?? 0,
          quantities: Motion.Quantities(
            feltBy: ChipModel.allCases.filter { model in
              header.chips.contains { $0.name == model.facts.name }
            }, header.sensing)))
    }
    self = try transcriptError(name) { () throws(TranscriptError) in
      try ServerReplay(header, motion: played)
    }
  }
}
