// SPDX-License-Identifier: Apache-2.0

import ProofMassServer
import ArgumentParser

/// What the verbs that look at one chip's registers have in common.
struct OneChip: ParsableArguments {
  @OptionGroup var bus: BusOptions

  @Option(help: "text or json.")
  var format = ReportFormat.text

  /// The bus and the chip on it.
  func choose(_ text: String, for verb: String) throws(Complaint) -> (BusChoice, ChipArgument) {
    let choice = try bus.choose()
    let chip = try ChipList([text], on: choice).chips[0]
    try chip.refuse([.rate, .range, .drdy, .axes, .temperatureOffset], with: verb)
    return (choice, chip)
  }

  func print(_ report: DumpReport) throws(Complaint) {
    switch format {
    case .text: try Console.print(report.text)
    case .json: try Console.print(report.json.line)
    }
  }
}
