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

struct Set: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Write one register, or a field of it, and print its new value.",
    discussion: "A value that the datasheet forbids is refused before any transaction.")

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
