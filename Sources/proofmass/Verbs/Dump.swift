// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassDatasheets
import ProofMassServer

struct Dump: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Read a chip's registers and say what they mean.",
    discussion: HelpText.of(
      """
      One register at a time, in address order. Registers that change the chip when they are read \
      are left out unless --all is given; those that the manufacturer reserves for itself always are.
      """,
      chip: HelpText.ofRegisters,
      examples: [
        "proofmass dump lis331dlh":
          "All registers, decoded.",
        "proofmass dump l3g4200d,address=0x69 --bus 1 --format json > before.json":
          "The registers of a real chip, to be compared later.",
        "proofmass dump l3g4200d,address=0x69 --bus 1 --diff before.json":
          "What has changed since then.",
      ]))

  @Argument(help: ArgumentHelp("The chip.", valueName: "CHIP"), completion: ChipModel.completion)
  var chip: String

  @OptionGroup var one: OneChip

  @Flag(help: "Also read registers that a read changes.")
  var all = false

  @Option(
    help: ArgumentHelp(
      "Show only what differs from an earlier dump in JSON (- is standard input).",
      valueName: "FILE.json"),
    completion: .file(extensions: ["json"]), transform: pathArgument)
  var diff: String?

  func run() throws {
    if let diff {
      let (bus, chip) = try one.choose(chip, for: "dump --diff")
      let earlier = try EarlierDump(path: diff, of: chip)
      return try print(DumpDifference(earlier, report(chip, on: bus)))
    }
    let (bus, chips) = try one.chooseAll(chip, for: "dump")
    var reports: [DumpReport] = []
    for chip in chips {
      reports.append(try report(chip, on: bus, isFirst: reports.isEmpty))
    }
    switch one.format {
    case .text: for report in reports { try Console.print(report.heading + report.text) }
    case .json where reports.count > 1:
      try Console.print(JSON.array(reports.map(\.json)).versioned.line)
    case .json: try one.print(reports[0])
    }
  }

  private func report(
    _ chip: ChipArgument, on bus: BusChoice, isFirst: Bool = true
  ) throws(UserError) -> DumpReport {
    var link = try one.open(chip, on: bus, isFirst: isFirst)
    var readings: [RegisterReading] = []
    for facts in chip.model.facts.registers {
      let isRead = facts.dump == .always || facts.dump == .onRequest && all
      let value = isRead ? try link.read(facts.address) : nil
      readings.append(RegisterReading(facts: facts, value: value))
    }
    noteIdentity(of: chip, in: readings, on: bus)
    return link.report(readings)
  }

  /// Prints that the chip may be another part, where its identity is.
  private func noteIdentity(
    of chip: ChipArgument, in readings: [RegisterReading], on bus: BusChoice
  ) {
    guard let identity = chip.model.facts.identity,
      let reading = readings.first(where: { $0.facts.address == identity.register }),
      let found = reading.value, found != identity.value
    else { return }
    Console.say(
      "\(reading.facts.name) is \(found.hexText), that of \(chip.name) is \(identity.value.hexText): "
        + "the chip may be another part, `proofmass detect\(bus.option)` lists which")
  }

  private func print(_ difference: DumpDifference) throws(UserError) {
    if !difference.leftOut.isEmpty {
      Console.say("only in one of the dumps: \(difference.leftOut.joined(separator: ", "))")
    }
    try one.format.print(text: difference.text, json: difference.json)
  }
}
