// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassPhysics
import ProofMassServer

struct Scenarios: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenarios",
    abstract: "List the motions that --scenario gives to an emulated board.")

  @Option(help: "text or json.")
  var format = ReportFormat.text

  func run() throws {
    switch format {
    case .text:
      var table = TextTable()
      for scenario in Scenario.all {
        table.append(scenario.name, "\(shortest(seconds(scenario))) s", scenario.summary)
      }
      try Console.print(table.text)
    case .json:
      let list = Scenario.all.map {
        JSON.object([
          ("name", .text($0.name)), ("duration_s", .number(seconds($0))),
          ("meaning", .text($0.summary)),
        ])
      }
      try Console.print(JSON.array(list).line)
    }
  }

  /// The duration in seconds, rounded to a millisecond.
  private func seconds(_ scenario: Scenario) -> Double {
    (Double(scenario.motion.duration.wholeNanoseconds) / 1e6).rounded() / 1e3
  }
}
