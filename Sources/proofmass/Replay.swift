// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassDatasheets
import ProofMassPhysics
import ProofMassServer

/// `Replay` is also what does it.
typealias ServerReplay = ProofMassServer.Replay

struct Replay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Do again what a transcript says, or compare it with another.",
    discussion: """
      A transcript is what `emulate --transcript FILE.jsonl` wrote. Its transactions and control \
      requests are done again on a fresh board, at the same board times; what a chip answers \
      otherwise is listed. With --against nothing is done: the two are compared, and it is listed \
      what programs asked for and chips answered in one and not in the other. Exit status 0: no \
      difference, 1: differences, 2: they could not be looked for.
      """)

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
    do throws(Complaint) {
      report = try compare()
      switch format {
      case .text: try Console.print(report.text(name(transcript), against.map(name)))
      case .json: try Console.print(report.json.line)
      }
    } catch { throw error.withoutVerdict }
    if report.count > 0 { throw ExitCode(1) }
  }

  private func compare() throws(Complaint) -> TranscriptReport {
    let tolerance = try checkOptions()
    guard let against else { return try replay(try load(transcript)) }
    let (first, second) = (try load(transcript), try load(against))
    return Comparison.run(first, second, tolerance: tolerance, answers: !requestsOnly)
  }

  /// In nanoseconds.
  private func checkOptions() throws(Complaint) -> Int64? {
    guard against != nil else {
      if tolerance != nil { throw .usage("--tolerance is for --against OTHER.jsonl: name one") }
      if requestsOnly { throw .usage("--requests-only is for --against OTHER.jsonl: name one") }
      if motion == "-", transcript == "-" {
        throw .usage("the transcript and --motion cannot both be standard input")
      }
      return nil
    }
    if motion != nil {
      throw .usage("--motion is for doing it again: leave it out with --against")
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

  private func load(_ path: String) throws(Complaint) -> Transcript {
    let bytes = try read(path)
    do throws(TranscriptError) { return try Transcript(bytes) } catch {
      throw .failure(name(path) + error.description)
    }
  }

  private func replay(_ recorded: Transcript) throws(Complaint) -> TranscriptReport {
    switch (recorded.header.motion, motion) {
    case (let played?, nil):
      throw .failure(
        "\(name(transcript)): \(quoted(played.file)) played: name that file with --motion")
    case (nil, _?):
      throw .failure("\(name(transcript)): no motion file played: leave --motion out")
    default: break
    }
    var played: Motion?
    if let motion {
      let bytes = try read(motion)
      do throws(MotionError) {
        played = try Motion(
          csv: bytes, name: name(motion), start: recorded.header.motion?.start ?? 0,
          sensors: Motion.Sensors(
            feltBy: ChipModel.allCases.filter { model in
              recorded.header.chips.contains { $0.name == model.facts.name }
            }, recorded.header.sensing))
      } catch { throw .failure(error.description) }
    }
    do throws(TranscriptError) {
      return try ServerReplay.run(recorded, motion: played)
    } catch { throw .failure(name(transcript) + error.description) }
  }
}
