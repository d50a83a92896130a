// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassEmulation
import ProofMassServer

struct Mutants: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutants",
    abstract: "List variants of a chip's silicon, on which a driver can be tested.",
    discussion: HelpText.of(
      """
      A mutant differs from the part in one respect: an identity, a time, a bit that sticks, an erratum, or another \
      reading of its documents. A driver notices it, or survives it; a test of the driver that passes on a mutant on \
      which the driver's samples are wrong has a hole. --mutant CHIP.NAME puts one on an emulated board.
      """,
      chip: HelpText.nameOfChip,
      examples: [
        "proofmass mutants lis331dlh": "The mutants of the LIS331DLH.",
        "proofmass read lis331dlh --mutant lis331dlh.ready-late": "A driver that survives one.",
      ]))

  @Argument(help: ArgumentHelp("The chip.", valueName: "CHIP"), completion: ChipModel.completion)
  var chip: String

  @Option(help: "text or json.")
  var format = ReportFormat.text

  func run() throws {
    let chip = try ChipArgument.parseOne(chip)
    try chip.refuse(ChipArgument.Key.allCases, with: "mutants")
    let mutants = Mutant.all(ofPart: chip.name)
    switch format {
    case .text:
      var table = TextTable()
      for mutant in mutants {
        table.append("\(chip.model.rawValue).\(mutant.name)", mutant.meaning)
      }
      try Console.print(table.text)
    case .json:
      let list = mutants.map {
        JSON.object([
          ("name", .text("\(chip.model.rawValue).\($0.name)")), ("meaning", .text($0.meaning)),
        ])
      }
      try Console.print(
        JSON.object([("chip", .text(chip.name)), ("mutants", .array(list))]).versioned.line)
    }
  }
}
