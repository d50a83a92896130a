// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
package import ProofMassDatasheets

/// A chip's registers and their fields, with citations.
package struct RegisterMap {
  private let facts: ChipFacts
  private let isWhole: Bool

  /// - Parameter isWhole: Whether all documents are listed, including those that the registers do not cite.
  package init(_ facts: ChipFacts, isWhole: Bool = true) {
    (self.facts, self.isWhole) = (facts, isWhole)
  }

  /// The documents that the registers cite, by their keys.
  package var documents: [(key: String, value: String)] {
    let registers = facts.registers + facts.banks.flatMap { $0.registers }
    let cites = registers.flatMap { [$0.cite] + $0.fields.map { $0.cite } }
    // Bytes: properties of characters need tables that WebAssembly does not contain.
    let words = Set(
      cites.flatMap { cite in
        cite.utf8.split { !isAlphanumeric($0) }.map { String(decoding: $0, as: UTF8.self) }
      })
    return facts.documents.filter { words.contains($0.key) || isWhole }
      .sorted { $0.key < $1.key }
  }

  package var json: JSON { .object(members) }

  package var members: [(String, JSON)] {
    let banks = facts.banks.map { bank in
      JSON.object([
        ("name", .text(bank.name)), ("registers", .array(bank.registers.map(json))),
      ])
    }
    return [
      ("chip", .text(facts.name)),
      ("registers", .array(facts.registers.map(json))),
    ] + (banks.isEmpty ? [] : [("banks", .array(banks))]) + [
      ("documents", .object(documents.map { ($0.key, .text($0.value)) }))
    ]
  }

  private func json(_ register: RegisterFacts) -> JSON {
    .object([
      ("address", .text(register.address.hexText)),
      ("name", .text(register.name)),
      ("access", .text(register.access.rawValue)),
      ("reset", .optional(register.reset.map { $0.hexText })),
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
      ("signed", .bool(field.isSigned)),
      ("summary", .text(field.summary)),
      ("cite", .text(field.cite)),
      ("confidence", .text(field.confidence.rawValue)),
      ("cases", .array(cases)),
    ])
  }
}

/// Whether a byte of UTF-8 is a letter or digit of ASCII.
private func isAlphanumeric(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "a")...UInt8(ascii: "z"):
    true
  default: false
  }
}

extension FieldFacts {
  /// The bits of the field: `7:5`, or `3`.
  package var bitsText: String {
    bits.count == 1 ? "\(bits.lowerBound)" : "\(bits.upperBound):\(bits.lowerBound)"
  }
}
