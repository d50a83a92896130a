// SPDX-License-Identifier: Apache-2.0

import ArgumentParser
import ProofMassCore
import ProofMassDatasheets
import ProofMassServer

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
    let chip = try ChipArgument(chip)
    try chip.refuse(ChipArgument.Key.allCases, with: "registers")
    var facts = chip.model.facts
    if let name { facts.registers = try registers(name, of: chip) }
    try format.print(text: text(facts), json: json(facts))
  }

  /// The register of a name, with the field alone where the name has one, or both of a pair.
  private func registers(_ text: String, of chip: ChipArgument) throws(Complaint) -> [RegisterFacts]
  {
    if let pair = RegisterPair(text, of: chip) { return [pair.low, pair.high] }
    let name = try RegisterName(text, of: chip)
    var register = name.register
    if let field = name.field { register.fields = [field] }
    return [register]
  }

  private func text(_ facts: ChipFacts) -> String {
    var table = TextTable()
    for register in facts.registers {
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
    let documents = documents(facts).map { "[\($0.key)] \($0.value)\n" }
    return "\(facts.name)\n\(table.text)\nSources, by the keys in brackets:\n\(documents.joined())"
  }

  /// The documents that the registers cite, by their keys.
  private func documents(_ facts: ChipFacts) -> [(key: String, value: String)] {
    let cites = facts.registers.flatMap { [$0.cite] + $0.fields.map(\.cite) }
    let words = Swift.Set(
      cites.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) })
    return facts.documents.filter { words.contains($0.key) || name == nil }
      .sorted { $0.key < $1.key }
  }

  private func source(_ cite: String, _ register: RegisterFacts) -> String {
    let confidence = register.confidence
    return confidence == .manufacturer ? " [\(cite)]" : " [\(cite); \(confidence.rawValue)]"
  }

  private func json(_ facts: ChipFacts) -> JSON {
    .object([
      ("chip", .text(facts.name)),
      ("registers", .array(facts.registers.map(json))),
      ("documents", .object(documents(facts).map { ($0.key, .text($0.value)) })),
    ])
  }

  private func json(_ register: RegisterFacts) -> JSON {
    .object([
      ("address", .text(register.address.hexText)),
      ("name", .text(register.name)),
      ("access", .text(register.access.rawValue)),
      ("reset", .optional(register.reset.map(\.hexText))),
      ("summary", .text(register.summary)),
      ("read_effect", .optional(register.readEffect)),
      ("cite", .text(register.cite)),
      ("confidence", .text(register.confidence.rawValue)),
      ("fields", .array(register.fields.map(json))),
    ])
  }

  private func json(_ field: FieldFacts) -> JSON {
    let cases = field.cases.map {
      JSON.object([
        ("code", .number(Double($0.code))),
        ("name", .text($0.name)),
        ("meaning", $0.isDefined ? .text($0.meaning) : .null),
      ])
    }
    return .object([
      ("name", .text(field.name)),
      ("bits", .text(field.bitsText)),
      ("rule", .text(field.rule.rawValue)),
      ("summary", .text(field.summary)),
      ("cite", .text(field.cite)),
      ("confidence", .text(field.confidence.rawValue)),
      ("cases", .array(cases)),
    ])
  }
}
