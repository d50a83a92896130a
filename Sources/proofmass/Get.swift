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
    switch bus {
    case .emulator:
      let board = try EmulatedBoard([chip], policies: one.bus.policy)
      one.bus.announce(bus)
      try get(name, of: chip, on: board.wiring)
    case .i2c, .spi: try get(name, of: chip, on: Wiring(bus))
    case .unix(let path): try get(name, of: chip, on: Wiring(served: path))
    }
  }

  private func get<Chip: Bus & ~Copyable, Clock>(
    _ name: RegisterName, of chip: ChipArgument, on wiring: Wiring<Chip, Clock>
  ) throws {
    var link = try wiring.link(to: chip)
    let value = try wiring.read(name.register.address, over: &link, of: chip)
    let reading = RegisterReading(facts: name.register, value: value, field: name.field)
    try one.print(DumpReport(chip: chip, bus: wiring.name(of: chip), readings: [reading]))
  }
}
