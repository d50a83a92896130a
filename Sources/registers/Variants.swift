// SPDX-License-Identifier: Apache-2.0

/// The parts with one register map, the model first, whose differences become an enum.
struct Family {
  let model: Chip
  let parts: [Chip]

  /// nil where the part has no relatives.
  init?(_ model: Chip, among chips: [Chip]) throws {
    self.model = model
    parts = [model] + chips.filter { $0.likeness?.model.name == model.name }
    guard model.likeness == nil, parts.count > 1 else { return nil }
    for feature in model.features {
      guard case .path(let path) = feature.presence else { continue }
      guard parts.contains(where: { feature.isPresent(in: $0) }) else {
        throw Refusal(
          "\(model.file): has.\(feature.name)",
          "no part has \"\(path.joined(separator: "."))\"; write REGISTER, REGISTER.FIELD or "
            + "REGISTER.FIELD.case")
      }
    }
    for part in parts.dropFirst() {
      for table in part.tables {
        guard table.fields.allSatisfy({ model.field(like: $1, in: $0) != nil }) else {
          throw Refusal(
            "\(part.file): table \(table.name)",
            "its fields are not \(model.name)'s; select rows by fields that the model has")
        }
      }
    }
    var seen: Set<String> = []
    for name in names(\.timings) + names(\.constants) where !seen.insert(name).inserted {
      throw Refusal("\(model.file): \(name)", "a timing and a constant share the name; rename one")
    }
  }

  /// Whether a part has a different time or constant of that name, or none.
  func differs(_ single: Single) -> Bool {
    parts.contains { part in
      (part.timings + part.constants).first { $0.name == single.name }?.value != single.value
    }
  }

  /// Whether a part has a different number in a table of that name, or none.
  func differs(_ table: Table) -> Bool {
    func rows(_ table: Table?) -> [String]? {
      table?.rows.map { "\($0.codes) \($0.value.map(String.init) ?? "-")" }
    }
    return parts.contains { part in
      rows(part.tables.first { $0.name == table.name }) != rows(table)
    }
  }

  /// Names of the entries of all parts, in the model's order.
  private func names(_ entries: (Chip) -> [Single]) -> [String] {
    var names: [String] = []
    for single in parts.flatMap(entries) where !names.contains(single.name) {
      names.append(single.name)
    }
    return names
  }

  var file: String {
    var text = Text(from: "datasheets/\(model.file) and its relatives")
    text.block("extension Datasheet.\(model.name) {") { text in
      text.doc("The parts with this register map, and what differs between them.")
      text.inlined("enum Variant: UInt8, Sendable {") { text in
        for part in parts {
          text.doc(sentence(part.summary))
          text.line("case \(part.caseName)")
        }
        text.line()
        writeProperties(to: &text)
        var tables: [Table] = []
        for table in parts.flatMap(\.tables)
        where !tables.contains(where: { $0.name == table.name }) {
          tables.append(table)
        }
        for table in tables {
          text.line()
          table.writeFunction("func", of: parts, to: &text)
        }
      }
    }
    text.line()
    text.unlessEmbedded { text in
      text.block("extension Datasheet.\(model.name).Variant: CaseIterable {") { text in
        text.doc("The manufacturer's name.")
        text.block("package var name: String {") { text in
          text.cases(of: parts, parts.map(\.name)) { pattern, name, text in
            text.line("\(pattern) Datasheet.\(name).name")
          }
        }
        text.doc("Everything that is known of the part, as data.")
        text.block("package var facts: ChipFacts {") { text in
          text.cases(of: parts, parts.map(\.name)) { pattern, name, text in
            text.line("\(pattern) Datasheet.\(name).facts")
          }
        }
      }
    }
    return text.file
  }

  private func writeProperties(to text: inout Text) {
    if model.identity != nil {
      write(
        "identity", "UInt8", "The value of the identity register",
        parts.map { $0.identity.map { hex($0.value) } }, to: &text)
    }
    write(
      "i2cAddress", "UInt8", "The 7-bit I2C address with all address pins low",
      parts.map { hex($0.i2c.addresses[0]) }, to: &text)
    for feature in model.features {
      let isPresent = parts.map { part in
        (part.features.first { $0.name == feature.name } ?? feature).isPresent(in: part)
      }
      writeFlag("has\(capitalized(feature.name))", feature.summary, isPresent, to: &text)
    }
    for name in names(\.timings) {
      write(parts.map { $0.timings.first { $0.name == name } }, "Int64", to: &text)
    }
    for name in names(\.constants) {
      write(parts.map { $0.constants.first { $0.name == name } }, "Int", to: &text)
    }
  }

  private func write(_ singles: [Single?], _ type: String, to text: inout Text) {
    guard let first = singles.compactMap(\.self).first else { return }
    write(
      first.name, type, "\(first.summary) (\(first.unit))",
      singles.map { $0.map { grouped($0.value) } }, to: &text)
  }

  /// A value for each part; optional if a part has none.
  private func write(
    _ name: String, _ type: String, _ summary: String, _ values: [String?], to text: inout Text
  ) {
    let isOptional = values.contains { $0 == nil }
    let type = isOptional ? "\(type)?" : type
    let values = values.map { $0 ?? "nil" }
    text.doc(sentence(summary) + (isOptional ? " nil where the part has none." : ""))
    guard Set(values).count > 1 else { return text.property(name, type, values[0]) }
    text.inlined("var \(name): \(type) {") { text in
      text.cases(of: parts, values) { $2.line("\($0) \($1)") }
    }
  }

  private func writeFlag(
    _ name: String, _ summary: String, _ isPresent: [Bool], to text: inout Text
  ) {
    let names = zip(parts, isPresent).filter(\.1).map { ".\($0.0.caseName)" }
    let others = zip(parts, isPresent).filter { !$0.1 }.map { ".\($0.0.caseName)" }
    if names.count == 1 {
      text.doc(sentence(summary))
      text.property(name, "Bool", "self == \(names[0])")
    } else if others.count == 1 {
      text.doc(sentence(summary))
      text.property(name, "Bool", "self != \(others[0])")
    } else {
      write(name, "Bool", summary, isPresent.map { "\($0)" }, to: &text)
    }
  }
}

extension Chip {
  /// The part as a case of its map's `Variant`.
  var caseName: String { name.lowercased() }
}
