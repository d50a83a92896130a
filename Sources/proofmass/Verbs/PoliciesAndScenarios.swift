// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassEmulation
import ProofMassPhysics
import ProofMassServer

struct Policies: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "policies",
    abstract: "List what a chip's documents leave open, and how the emulator reads it.",
    discussion: HelpText.of(
      "--policy CHIP.NAME=VALUE chooses another reading.",
      chip: HelpText.nameOfChip,
      examples: [
        "proofmass policies ak8975": "What the datasheet of the AK8975 leaves open.",
        "proofmass read ak8975 --policy ak8975.mode-change=strict": "With another reading.",
      ]))

  @Argument(help: ArgumentHelp("The chip.", valueName: "CHIP"), completion: ChipModel.completion)
  var chip: String

  @Option(help: "text or json.")
  var format = ReportFormat.text

  func run() throws {
    let chip = try ChipArgument.parseOne(chip)
    try chip.refuse(ChipArgument.Key.allCases, with: "policies")
    let policies = try EmulatedBoard([chip]).circuit.policies(at: chip.connection)
    switch format {
    case .text:
      var table = TextTable()
      for policy in policies {
        let values = policy.values.map { $0 == policy.value ? "\($0) (default)" : $0 }
        table.append(
          "\(chip.model.rawValue).\(policy.name)", values.joined(separator: ", "), policy.meaning)
      }
      try Console.print(table.text)
    case .json:
      let list = policies.map {
        JSON.object([
          ("name", .text("\(chip.model.rawValue).\($0.name)")),
          ("default", .text($0.value)),
          ("values", .array($0.values.map { .text($0) })),
          ("meaning", .text($0.meaning)),
        ])
      }
      try Console.print(
        JSON.object([("chip", .text(chip.name)), ("policies", .array(list))]).versioned.line)
    }
  }
}

struct Scenarios: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenarios",
    abstract: "List the motions that --scenario gives to an emulated board.",
    discussion: HelpText.of(
      "A motion of your own is a CSV file: --motion FILE.csv.",
      examples: [
        "proofmass scenarios": "The names.",
        "proofmass stream --scenario shake --fast": "One of them, played.",
        "proofmass stream adxl345,rate=3200 --scenario gantry:frequency=60,rate=10 --fast --format csv > test.csv":
          "A printer's resonance test, with parameters.",
      ]))

  @Option(help: "text or json.")
  var format = ReportFormat.text

  func run() throws {
    switch format {
    case .text:
      var table = TextTable()
      for scenario in Scenario.all {
        let more =
          scenario.parameters.isEmpty ? "" : "; \(scenario.name):\(scenario.parameters.list)"
        table.append(scenario.name, "\(shortest(seconds(scenario))) s", scenario.summary + more)
      }
      try Console.print(table.text)
    case .json:
      let list = Scenario.all.map {
        JSON.object(
          [
            ("name", .text($0.name)), ("duration_s", .number(seconds($0))),
            ("meaning", .text($0.summary)),
          ] + parameters($0))
      }
      try Console.print(JSON.array(list).versioned.line)
    }
  }

  private func parameters(_ scenario: Scenario) -> [(String, JSON)] {
    let list = scenario.parameters.map {
      JSON.object([
        ("name", .text($0.rawValue)), ("unit", .optional($0.unit)),
        ("default", .number($0.standard)),
        ("least", .number($0.range.lowerBound)), ("most", .number($0.range.upperBound)),
      ])
    }
    return list.isEmpty ? [] : [("parameters", .array(list))]
  }

  /// The duration in seconds, rounded to a millisecond.
  private func seconds(_ scenario: Scenario) -> Double {
    (Double(scenario.duration.wholeNanoseconds) / 1e6).rounded() / 1e3
  }
}
