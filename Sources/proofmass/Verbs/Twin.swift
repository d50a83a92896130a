// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassServer
import ProofMassSystem

/// The formats of a part on standard output.
enum TwinFormat: String, CaseIterable, ExpressibleByArgument { case text, json, kalibr, matlab }

struct Twin: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "twin",
    abstract: "Estimate a physical part from recordings, so that it can be emulated.",
    discussion: HelpText.of(
      """
      Takes recordings of one board, in any order and number: at rest, for a minute at least and best for ten; still \
      on each of its six sides and, for a gyroscope and a compass, in more orientations, with the turns between them. \
      What they contain is found by itself. Each parameter is reported with ± half its 95 % interval and how it is \
      known, or why these recordings do not show it. --output writes the part as JSON, which --sensing takes in place \
      of a typical part: the emulated chip then has its noise, offsets, scales and crossed axes. An interval of an \
      offset is for a day: flicker noise, not white noise, limits it. Six sides are taken as square to each other. \
      Gravity is 1 g unless --gravity says otherwise; a compass shows its scale only with --field, the magnitude of the field \
      around it. Record without --calibration and --align, at one range.
      """,
      examples: [
        "proofmass twin rest.csv poses.csv --output part.json":
          "Two recordings that `stream --output` made.",
        "proofmass stream lis331dlh --sensing part.json --fast --duration 10s":
          "The same part, emulated.",
      ]))

  @Argument(
    help: ArgumentHelp("Recordings with headers.", valueName: "RECORDING"),
    completion: .file(extensions: ["csv", "jsonl", "gz"]), transform: pathArgument)
  var recordings: [String]

  @Option(
    help: ArgumentHelp("Write the part to a file.", valueName: "FILE.json"),
    completion: .file(extensions: ["json"]), transform: pathArgument)
  var output: String?

  @Option(help: ArgumentHelp("A name for the part, in the file.", valueName: "text"))
  var name: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The magnitude of gravity in m/s² (default: 9.80665).", valueName: "m/s²"))
  var gravity: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The magnitude of the field around the board in µT.", valueName: "uT"))
  var field: String?

  @Option(
    help: ArgumentHelp(
      "The parameters as text or json; or for other programs: kalibr, its imu.yaml, or matlab, statements for "
        + "imuSensor."
    ))
  var format = TwinFormat.text

  func run() throws {
    let gravity = try number(gravity, "--gravity", 9...10.5) ?? 9.80665
    let field = try number(field, "--field", 1...2000)
    try refuseEnding(output, of: "--output", for: .json)
    let file = try output.map { (path) throws(UserError) in try outputFile(path) }
    var records: [TwinRecord] = []
    for path in recordings {
      let record = try TwinRecord(path)
      try record.check(like: records.first ?? record)
      records.append(record)
    }
    let estimate = try Progress.during("Estimating the part") { () throws(UserError) in
      var estimator = try TwinEstimator(records, gravity: gravity / 9.80665, field: field)
      var estimate = try estimator.estimate()
      estimate.name = name
      return estimate
    }
    if let file {
      try asUserError { () throws(FileError) in
        try file.write((estimate.json(hasReasons: false).string + "\n").systemBytes)
      }
    }
    switch format {
    case .text: try Console.print(estimate.text)
    case .json: try Console.print(estimate.json(hasReasons: true).line)
    case .kalibr: try Console.print(estimate.kalibr)
    case .matlab: try Console.print(estimate.matlab)
    }
  }

  private func number(
    _ text: String?, _ option: String, _ range: ClosedRange<Double>
  ) throws(UserError) -> Double? {
    guard let text else { return nil }
    guard let number = finite(text), range.contains(number) else {
      throw .usage(
        "\(option) \(text): a number from \(shortest(range.lowerBound)) to \(shortest(range.upperBound))"
      )
    }
    return number
  }
}
