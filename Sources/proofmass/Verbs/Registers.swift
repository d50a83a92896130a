// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassDatasheets
import ProofMassServer
import ProofMassControl

struct Registers: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "registers",
    abstract: "Print a chip's register map, or one register of it, with citations.",
    discussion: HelpText.of(
      "In brackets is where a fact was read: the key of a document, which is spelled out, and the place.",
      chip: HelpText.nameOfChip,
      examples: [
        "proofmass registers lis331dlh": "The whole map.",
        "proofmass registers lis331dlh CTRL_REG1": "One register.",
        "proofmass registers l3g4200d CTRL_REG1.DR": "One field of it.",
      ]))

  @Argument(help: ArgumentHelp("The chip.", valueName: "CHIP"), completion: ChipModel.completion)
  var chip: String

  @Argument(
    help: ArgumentHelp(
      "One register or a field of it, as in the datasheet; all by default.",
      valueName: "REGISTER[.FIELD]"))
  var name: String?

  @Option(help: "text or json.")
  var format = ReportFormat.text

  func run() throws {
    let chips = try ChipArgument.parse(chip)
    for chip in chips { try chip.refuse(ChipArgument.Key.allCases, with: "registers") }
    if let line = AssemblyFacts.absence(in: chip) { Console.say(line) }
    guard let name else {
      let maps = chips.devices.map(\.model.facts)
      let json = maps.map { RegisterMap($0, isWhole: true).json }
      return try format.print(
        text: maps.map(text).joined(separator: "\n"),
        json: json.count == 1 ? json[0] : .array(json))
    }
    let chip = try chips.single(named: chip)
    let facts = try part(name, of: chip)
    try format.print(text: text(facts), json: RegisterMap(facts, isWhole: false).json)
  }

  /// The chip's facts with the register of a name alone, and with only the field where the name has one, or with both
  /// registers of a pair.
  private func part(_ text: String, of chip: ChipArgument) throws(UserError) -> ChipFacts {
    var facts = chip.model.facts
    if let pair = RegisterPair(text, of: chip) {
      (facts.registers, facts.banks) = ([pair.low, pair.high], [])
      return facts
    }
    let name = try RegisterName(text, of: chip, inBanks: true)
    var register = name.register
    if let field = name.field { register.fields = [field] }
    (facts.registers, facts.banks) =
      if let bank = name.bank {
        ([], [BankFacts(name: bank, registers: [register])])
      } else {
        ([register], [])
      }
    return facts
  }

  private func text(_ facts: ChipFacts) -> String {
    let banks = facts.banks.map { "\nBank \($0.name)\n\(table($0.registers))" }.joined()
    let documents = RegisterMap(facts, isWhole: name == nil).documents.map {
      "[\($0.key)] \($0.value)\n"
    }
    return "\(facts.name)\n\(table(facts.registers))\(banks)"
      + "\nSources, by the keys in brackets:\n\(documents.joined())"
  }

  private func table(_ registers: [RegisterFacts]) -> String {
    var table = TextTable()
    for register in registers {
      table.append(
        register.address.hexText, register.access.rawValue, register.name,
        register.reset.map(\.hexText) ?? "-", register.summary + source(register.cite, register))
      if let effect = register.readEffect { table.append("", "", "", "", "reading: \(effect)") }
      for field in register.fields where field.rule == .value {
        table.append(
          "", field.bitsText, "  \(field.name)", "",
          field.summary + (field.cite == register.cite ? "" : " [\(field.cite)]"))
        for code in field.cases {
          table.append("", "", "    \(code.code)", "", "\(code.name): \(code.meaning)")
        }
      }
    }
    return table.text
  }

  private func source(_ cite: String, _ register: RegisterFacts) -> String {
    let confidence = register.confidence
    return confidence == .manufacturer ? " [\(cite)]" : " [\(cite); \(confidence.rawValue)]"
  }
}
