// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassDatasheets

struct Set: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "set",
    abstract: "Write one register, or a field of it, and print what it holds then.",
    discussion: "What the datasheet forbids is refused before anything is on the wire.")

  @Argument(help: ArgumentHelp("The chip.", valueName: "CHIP"), completion: ChipModel.completion)
  var chip: String

  @Argument(
    help: ArgumentHelp(
      "As in the datasheet: CTRL_REG1, CTRL_REG1.DR.", valueName: "REGISTER[.FIELD]"))
  var name: String

  @Argument(
    help: ArgumentHelp(
      "0x…, 0b…, decimal, or a case's name; -- before a negative one.", valueName: "VALUE"))
  var value: String

  @OptionGroup var one: OneChip

  func run() throws {
    let (bus, chip) = try one.choose(chip, for: "set")
    let name = try RegisterName(name, of: chip)
    try name.checkOpen()
    let value = try RegisterValue(value, for: name)
    switch bus {
    case .emulator:
      let board = try EmulatedBoard([chip], policies: one.bus.policy)
      one.bus.announce(bus)
      try set(name, to: value, of: chip, on: board.wiring)
    case .i2c, .spi: try set(name, to: value, of: chip, on: Wiring(bus))
    case .unix(let path): try set(name, to: value, of: chip, on: Wiring(served: path))
    }
  }

  private func set<Chip: Bus & ~Copyable, Clock>(
    _ name: RegisterName, to value: RegisterValue, of chip: ChipArgument,
    on wiring: Wiring<Chip, Clock>
  ) throws {
    let address = name.register.address
    var link = try wiring.link(to: chip)
    let held = value.needsHeld ? try wiring.read(address, over: &link, of: chip) : 0
    try wiring.write(value.merged(into: held), to: address, over: &link, of: chip)
    let after = try wiring.read(address, over: &link, of: chip)
    let reading = RegisterReading(facts: name.register, value: after, field: name.field)
    try one.print(DumpReport(chip: chip, bus: wiring.name(of: chip), readings: [reading]))
  }
}
