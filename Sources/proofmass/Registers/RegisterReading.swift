// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassServer
import ProofMassControl

/// A register and its value, decoded by the facts.
struct RegisterReading {
  let facts: RegisterFacts
  /// The value; nil if it was not read.
  let value: UInt8?
  /// The only requested field; nil for all.
  var field: FieldFacts?

  private var fields: [FieldFacts] { field.map { [$0] } ?? facts.fields }

  /// Whether the value differs from the reset value; nil if either is unknown.
  var hasChanged: Bool? {
    guard let value, let reset = facts.reset else { return nil }
    return value != reset
  }

  var json: JSON {
    .object([
      ("address", .text(facts.address.hexText)),
      ("name", .text(facts.name)),
      ("access", .text(facts.access.rawValue)),
      ("value", .optional(value.map(\.hexText))),
      ("reset", .optional(facts.reset.map(\.hexText))),
      ("changed", hasChanged.map { .bool($0) } ?? .null),
      ("skipped", .bool(value == nil)),
      ("fields", .array(fields.map(json))),
    ])
  }

  private func json(_ field: FieldFacts) -> JSON {
    .object([
      ("name", .text(field.name)),
      ("bits", .text(field.bitsText)),
      ("value", value.map { .number(Double(field.number(in: $0))) } ?? .null),
      ("name_of_value", .optional(value.flatMap { field.meaning(in: $0)?.name })),
      ("meaning", .optional(value.flatMap { field.meaning(in: $0)?.meaning })),
    ])
  }

  /// `PM=0 off (nothing is measured), DR=0 hertz50 (50 Hz)`: a number, its name for `set`, and the meaning;
  /// reserved fields that are zero are left out.
  var decoded: String {
    guard let value else {
      return facts.dump == .never
        ? "skipped: closed to the host" : "skipped: reading changes the chip, --all reads it"
    }
    let shown = fields.filter { $0.rule == .value || $0.code(in: value) != 0 }
    return shown.map { field in
      let meaning = field.meaning(in: value).map { " \($0.name) (\($0.meaning))" }
      let undefined = field.cases.isEmpty ? "" : " (not defined)"
      return "\(field.name)=\(field.number(in: value))\(meaning ?? undefined)"
    }.joined(separator: ", ")
  }

  func append(to table: inout TextTable) {
    table.append(
      facts.address.hexText, facts.name, value.map(\.hexText) ?? "-",
      hasChanged == true ? "*" : "", decoded)
    if hasChanged == true { table.colour(2, .bold) }
  }
}

extension FieldFacts {
  /// The code, or its value in two's complement.
  func number(in value: UInt8) -> Int {
    let code = Int(code(in: value))
    return isSigned && code >> (bits.count - 1) == 1 ? code - 1 << bits.count : code
  }
}

/// A dump: a chip and the values of its registers.
struct DumpReport {
  let chip: ChipArgument
  let bus: String
  let readings: [RegisterReading]

  var json: JSON {
    .object([
      ("chip", .text(chip.name)),
      ("bus", .text(bus)),
      ("address", .text(chip.place)),
      ("registers", .array(readings.map(\.json))),
    ])
  }

  var text: String {
    var table = TextTable()
    for reading in readings { reading.append(to: &table) }
    return table.text
  }

  var heading: String {
    "\(chip.name) at \(chip.place) on \(bus); * differs from its reset value\n"
  }
}
