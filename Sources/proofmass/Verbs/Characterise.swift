// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassServer
import ProofMassSystem

struct Characterise: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "characterise",
    abstract: "Measure chips at rest, and hold what is found against their datasheets.",
    discussion: HelpText.of(
      """
      Samples the chips for --duration, or takes a recording, and reports for each axis the noise density \
      by Allan deviation and by spectrum, random walks and bias instability, the distribution beside the \
      normal one, the mean and its change with temperature, and the rate of the chip's clock by the host's; \
      of a bus, also the self-test. The report begins with a verdict on each sensor: its noise by the datasheet's \
      figure, what is within limits or outside, the self-test. Each quantity is beside the datasheet's figure, with its source. Typical figures \
      are no limits: a verdict is given only where the datasheet states a limit, and then the exit status \
      is 1 if it is exceeded. Keep the board still, on something heavy. Noise densities are one-sided, at \
      the output. Slow terms need long records: ten minutes show a bias instability, hours a random walk. \
      An accelerometer shows its offset only with gravity, and a compass with the field around it: \
      `proofmass calibrate` separates them. Temperatures are those of a gyroscope with \
      temperature-offset=, and of a recording's temp_C; a slope needs a change of 5 °C.
      --html writes a page with plots that needs nothing else, for a browser, a phone or paper; it is dark where \
      the reader's system is.
      """,
      chip: HelpText.chip(without: [.int1, .int2, .cs, .adc]),
      examples: [
        "proofmass characterise lis331dlh,range=2g --fast --duration 60s":
          "A minute of an emulated chip, at once.",
        "proofmass characterise l3g4200d,range=250dps,rate=800 --bus 1 --html gyroscope.html":
          "Ten minutes of a real chip, as a page with plots.",
        "proofmass characterise --recording rest.csv --format json":
          "A recording that `stream --output rest.csv` made.",
      ]))

  @Argument(
    help: ArgumentHelp(
      "The chips, at most one of a kind; \(HelpText.defaultChips)",
      valueName: "CHIP"),
    completion: ChipModel.completion)
  var chips: [String] = []

  @Option(
    help: ArgumentHelp(
      "Take a recording with a header instead (- is standard input).", valueName: "FILE"),
    completion: .file(extensions: ["csv", "jsonl"]), transform: pathArgument)
  var recording: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How long to sample: a number with s, min or h (default: 10min).", valueName: "time"))
  var duration: String?

  @Option(help: "text or json.")
  var format = ReportFormat.text

  @Option(
    help: ArgumentHelp("Also write a page with plots.", valueName: "FILE.html"),
    completion: .file(extensions: ["html"]), transform: pathArgument)
  var html: String?

  @OptionGroup var bus: BusOptions
  @OptionGroup var world: WorldOptions

  func run() throws {
    let page = try html.map { (path) throws(UserError) in try pageFile(path) }
    let report = try recording.map { (path) throws(UserError) in try recorded(path) } ?? sampled()
    for sensor in report.sensors { sensor.analysis.warn() }
    try format.print(text: report.text, json: report.json.versioned)
    if let page {
      try asUserError { () throws(FileError) in
        try page.write(CharacterPage(report).html.systemBytes)
      }
    }
    for test in report.selfTests {
      if case .failure(let userError) = test.outcome { throw userError }
    }
    if !report.passed { throw ExitCode(1) }
  }

  private func pageFile(_ path: String) throws(UserError) -> OutputFile {
    if path == "-" { throw .usage("--html -: the text goes to standard output: name a file") }
    try refuseEnding(path, of: "--html", for: .html)
    if let recording, let identity = FileIdentity(path: path),
      identity == FileIdentity(path: recording)
    {
      throw .failure("--html \(path) would write over the recording: name another file")
    }
    return try outputFile(path)
  }
}
