// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassPhysics
import ProofMassServer

struct Allan: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "allan",
    abstract: "Analyse the noise in a recording of a sensor at rest: its Allan deviation.",
    discussion: HelpText.of(
      """
      FILE is a recording, as `proofmass stream --format csv` or `--format jsonl` writes it: time_s and \
      any of acc_{x,y,z}_{g|mps2}, gyr_{x,y,z}_{radps|dps}, mag_{x,y,z}_{uT|G}, temp_C. Each sensor's \
      samples are taken at its own rows, as if they were evenly spaced. The table has overlapping \
      Allan deviations with one standard deviation of each. Below it are the parameters that the \
      curve shows: the noise density (one-sided, from where it falls with the root of τ), the same as \
      the random walk of the integral, the minimum where the curve is flat, the bias instability (flicker \
      noise), and the random walk of the sensor itself, each with the τ where it was read, or - if the \
      record does not show it. The last two are fitted together, to all of the curve: white noise and \
      random walk have a minimum without any bias instability. Text is rounded for reading; csv has the \
      table only, json all.
      """,
      examples: [
        "proofmass stream lis331dlh,range=2g --fast --duration 60s --format csv > rest.csv":
          "A recording at rest.",
        "proofmass allan rest.csv":
          "Its noise.",
        "proofmass allan rest.csv --sensors acc --format json":
          "The same of one sensor, exact.",
      ]))

  @Argument(
    help: ArgumentHelp("The recording (- is standard input).", valueName: "FILE"),
    completion: .file(extensions: ["csv", "jsonl", "gz"]), transform: pathArgument)
  var file: String

  @Option(
    help: ArgumentHelp(
      "The sensors to analyse, some of \(NoiseUnits.prefixes), with commas between (or of a chip "
        + "beside them: lis3dh_acc); all by default.",
      valueName: "sensors"))
  var sensors: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many lines the table has for each decade of τ.", valueName: "n"))
  var pointsPerDecade = "10"

  @Option(help: "text, csv or json.")
  var format = TableFormat.text

  func run() throws {
    let (wanted, points) = (try RecordedSensors(option: sensors, of: file), try points())
    let recording = try recording(wanted)
    var analyses: [NoiseAnalysis] = []
    for samples in recording.sensors {
      guard let units = wanted.units(of: samples) else { continue }
      analyses.append(
        try NoiseAnalysis(
          samples, units, place: "\(file): \(units.prefix)", pointsPerDecade: points))
    }
    for analysis in analyses { analysis.warn() }
    let report = NoiseReport(file: file, analyses: analyses)
    switch format {
    case .text: try Console.print(report.text)
    case .csv: try Console.print(report.csv)
    case .json: try Console.print(report.json.versioned.line)
    }
  }

  private func points() throws(UserError) -> Int {
    guard let points = Int(pointsPerDecade), 1...100 ~= points else {
      throw .usage("--points-per-decade \(pointsPerDecade): a whole number from 1 to 100")
    }
    return points
  }

  private func recording(_ wanted: RecordedSensors) throws(UserError) -> Recording {
    let recording = try proofmass.recording(file, wanted).samples
    guard !recording.sensors.isEmpty else {
      throw .failure("\(file) has no sample" + (sensors.map { " of \($0)" } ?? ""))
    }
    return recording
  }
}
