// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassDatasheets

struct Get: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get", abstract: "Read one register, or a field of it.")

  @Argument(help: ArgumentHelp("The chip.", valueName: "CHIP"), completion: ChipModel.completion)
  var chip: String

  @Argument(
    help: ArgumentHelp(
      "As in the datasheet: CTRL_REG1, CTRL_REG1.DR.", valueName: "REGISTER[.FIELD]"))
  var name: String

  @OptionGroup var one: OneChip

  func run() throws {
    let (bus, chip) = try one.choose(chip, for: "get")
    let name = try RegisterName(name, of: chip)
    try name.checkOpen()
    var link = try one.open(chip, on: bus)
    let value = try link.read(name.register.address)
    let reading = RegisterReading(facts: name.register, value: value, field: name.field)
    try one.print(link.report([reading]))
  }
}
