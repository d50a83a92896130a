// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassServer
import ProofMassSystem

struct Info: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Say what is in recordings: when and how they were made, their rows, how they ended.",
    discussion: HelpText.of(
      """
      FILE is what `proofmass stream --output FILE` wrote (or motion, events, monitor, import or the page of serve), or \
      their csv or jsonl from standard output; here and in every other verb it may be a .gz file. A recording \
      has ended when its last line says so; one whose recorder was killed has not, and a row that was cut off then is left out \
      here and by every other verb. A line that the other verbs would refuse, too, such as one with a cell that is no \
      number or a time before that of the line above, is named on standard error; the other files are still \
      shown, and the exit status is 1. Rates are those of the samples found: their number less one, over the \
      time from the first to the last.
      """,
      examples: [
        "proofmass info run.csv":
          "What a recording says of itself.",
        "proofmass info run-0001.csv run-0002.csv --format json":
          "An object a file.",
      ]))

  @Argument(
    help: ArgumentHelp("The recordings (- is standard input).", valueName: "FILE"),
    completion: .file(), transform: pathArgument)
  var files: [String]

  @Option(help: "text, or json: an object a file and line.")
  var format = ReportFormat.text

  func run() throws {
    var isFirst = true
    var failure: UserError?
    for file in files {
      let scan: RecordingScan
      do throws(UserError) { scan = try RecordingScan(file) } catch {
        // Other files may be complete.
        Console.say(error.line)
        failure = error
        continue
      }
      let report = RecordingReport(file: file, scan: scan)
      switch format {
      case .text: try Console.print((isFirst ? "" : "\n") + report.text)
      case .json: try Console.print(report.json.versioned.line)
      }
      isFirst = false
    }
    if let failure { throw ExitCode(failure.status) }
  }
}
