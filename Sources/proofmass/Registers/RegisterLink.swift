// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassServer

/// The options of `dump`, `get` and `set`.
struct OneChip: ParsableArguments {
  @OptionGroup var bus: BusOptions
  @OptionGroup var habits: I2CToolsHabits

  @Option(help: "text or json.")
  var format = ReportFormat.text

  /// The bus and the chip on it.
  func choose(_ text: String, for verb: String) throws(UserError) -> (BusChoice, ChipArgument) {
    let (bus, chips) = try chooseAll(text, for: verb)
    return (bus, try chips.single(named: text))
  }

  /// The bus and the chips on it, several where one name is of several.
  func chooseAll(
    _ text: String, for verb: String
  ) throws(UserError) -> (BusChoice, [ChipArgument]) {
    let list = try bus.chips([text])
    for chip in list.chips {
      try chip.refuse(
        [.rate, .range, .hub, .identity, .drdy, .int1, .int2, .axes, .temperatureOffset],
        with: verb)
    }
    for line in list.notes { Console.say(line) }
    return (list.bus, list.chips.devices)
  }

  /// Opens the bus, and reports which one is assumed.
  func open(
    _ chip: ChipArgument, on choice: BusChoice, isFirst: Bool = true
  ) throws(UserError) -> RegisterLink {
    let wiring = try choice.wiring([chip], choosing: bus.chipChoices)
    if isFirst { bus.announce(choice) }
    return try RegisterLink(chip, on: wiring)
  }

  func print(_ report: DumpReport) throws(UserError) {
    try format.print(text: report.text, json: report.json)
  }
}

/// A chip whose registers are read and written one at a time, each in a separate transaction.
struct RegisterLink: ~Copyable {
  private let chip: ChipArgument
  private let wiring: Wiring
  private var link: ChipLink

  init(_ chip: ChipArgument, on wiring: Wiring) throws(UserError) {
    link = try wiring.link(to: chip)
    self.chip = chip
    self.wiring = wiring
  }

  mutating func read(_ register: UInt8) throws(UserError) -> UInt8 {
    do throws(BusError) { return try link.read(register) } catch {
      throw wiring.userError(error, chip)
    }
  }

  /// Reads two registers in one transaction, the first at the lower address.
  mutating func readTwo(_ register: UInt8) throws(UserError) -> (UInt8, UInt8) {
    do throws(BusError) {
      let bytes: InlineArray<2, UInt8> = try link.read(register)
      return (bytes[0], bytes[1])
    } catch { throw wiring.userError(error, chip) }
  }

  mutating func write(_ value: UInt8, to register: UInt8) throws(UserError) {
    do throws(BusError) { try link.write(value, to: register) } catch {
      throw wiring.userError(error, chip)
    }
  }

  func report(_ readings: [RegisterReading]) -> DumpReport {
    DumpReport(chip: chip, bus: wiring.name(of: chip), readings: readings)
  }
}
