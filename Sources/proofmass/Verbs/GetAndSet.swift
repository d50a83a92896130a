// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassDatasheets

struct Get: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "get",
    abstract: "Read one register, a field of it, or a number that two registers hold.",
    discussion: HelpText.of(
      """
      A number in two registers, such as OUT_X of OUT_X_L and OUT_X_H, is read in one transaction and \
      printed as the chip holds it, in two's complement and not scaled; `read` converts it.
      """,
      chip: HelpText.ofRegisters,
      examples: [
        "proofmass get lis331dlh CTRL_REG1": "A register, decoded.",
        "proofmass get lis331dlh CTRL_REG1.DR": "One field of it.",
        "proofmass get l3g4200d,address=0x69 OUT_X --bus 1": "A number in two registers.",
      ]))

  @Argument(help: ArgumentHelp("The chip.", valueName: "CHIP"), completion: ChipModel.completion)
  var chip: String

  @Argument(
    help: ArgumentHelp(
      "As in the datasheet: CTRL_REG1, CTRL_REG1.DR, or OUT_X for a pair.",
      valueName: "REGISTER[.FIELD]"))
  var name: String

  @OptionGroup var one: OneChip

  func run() throws {
    let (bus, chip) = try one.choose(chip, for: "get")
    if let pair = RegisterPair(name, of: chip) {
      try pair.checkOpen()
      var link = try one.open(chip, on: bus)
      let report = try pair.read(&link)
      return try one.format.print(text: report.text, json: report.json)
    }
    let name = try RegisterName(name, of: chip)
    try name.checkOpen()
    var link = try one.open(chip, on: bus)
    let value = try link.read(name.register.address)
    let reading = RegisterReading(facts: name.register, value: value, field: name.field)
    try one.print(link.report([reading]))
  }
}

struct Set: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Write one register, or a field of it, and print its new value.",
    discussion: HelpText.of(
      "A value that the datasheet forbids is refused before any transaction.",
      chip: HelpText.ofRegisters,
      examples: [
        "proofmass set lis331dlh CTRL_REG1 0x2f": "A whole register.",
        "proofmass set lis331dlh CTRL_REG1.DR hertz400":
          "One field, by a name that `dump` and `registers` show; the others stay.",
        "proofmass set ak8975 CNTL.MODE single --bus 1": "On a real chip.",
      ]))

  @Argument(help: ArgumentHelp("The chip.", valueName: "CHIP"), completion: ChipModel.completion)
  var chip: String

  @Argument(
    help: ArgumentHelp(
      "As in the datasheet: CTRL_REG1, CTRL_REG1.DR.", valueName: "REGISTER[.FIELD]"))
  var name: String

  @Argument(
    help: ArgumentHelp(
      "0x…, 0b…, a decimal number, or a value's name; put -- before a negative one.",
      valueName: "VALUE"))
  var value: String

  @OptionGroup var one: OneChip

  func run() throws {
    let (bus, chip) = try one.choose(chip, for: "set")
    let name = try RegisterName(name, of: chip)
    try name.checkOpen()
    let value = try RegisterValue(value, for: name)
    let address = name.register.address
    var link = try one.open(chip, on: bus)
    let held = value.needsHeld ? try link.read(address) : 0
    try link.write(value.merged(into: held), to: address)
    let after = try link.read(address)
    let reading = RegisterReading(facts: name.register, value: after, field: name.field)
    try one.print(link.report([reading]))
  }
}
