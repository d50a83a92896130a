// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassLinux
import ProofMassServer
import ProofMassSystem

struct HardwareReportVerb: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hardware-report",
    abstract: "Report what real chips do, in one text that can be sent in.",
    discussion: HelpText.of(
      """
      Looks for chips, samples each for a minute at rest, lets it test itself, and asks it which readings of its \
      datasheet it follows, as `detect`, `characterise`, `selftest` and `experiment` do. The report has the parts' \
      names, addresses, measurements and answers; it has no name of a person, machine or file. Keep the board still. \
      Not tried are failures of the supply and the wires, which need a hand.
      """,
      chip: HelpText.chip(without: [
        .hub, .identity, .int1, .int2, .cs, .adc, .axes, .position, .temperatureOffset,
      ]),
      examples: [
        "proofmass hardware-report ak8975 --fast":
          "An emulated chip, at once.",
        "proofmass hardware-report --bus 1 --output board.json":
          "All chips on /dev/i2c-1, also as JSON.",
      ]))

  @Argument(
    help: ArgumentHelp("The chips; \(HelpText.defaultChips)", valueName: "CHIP"),
    completion: ChipModel.completion)
  var chips: [String] = []

  @OptionGroup var bus: BusOptions
  @OptionGroup var world: WorldOptions

  @Option(help: "text or json.")
  var format = ReportFormat.text

  @Option(
    help: ArgumentHelp("Also write the report as JSON.", valueName: "FILE.json"),
    completion: .file(extensions: ["json"]), transform: pathArgument)
  var output: String?

  @Flag(help: "Also ask what needs a person: turn the board over, knock, unplug it.")
  var gestures = false

  func run() throws {
    try refuseEnding(output, of: "--output", for: .json)
    let file = try output.map { (path) throws(UserError) in try outputFile(path) }
    let report = try HardwareReport(of: self)
    if let file {
      try asUserError { () throws(FileError) in try file.write(report.json.versioned.line) }
    }
    try format.print(text: report.text, json: report.json)
  }
}
