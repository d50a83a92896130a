// SPDX-License-Identifier: Apache-2.0

/// Names, meanings and citations: what the emulator, the command and the documents also get.
extension Chip {
  func writeFacts(to text: inout Text) {
    text.unlessEmbedded { text in
      text.block("extension Datasheet.\(name) {") { text in
        text.doc("Everything that is known of the part, as data.")
        if let likeness {
          writeFacts(over: likeness, to: &text)
        } else {
          writeAllFacts(to: &text)
        }
        for register in registers where isOwn(register) && !hasType(register) {
          text.line()
          register.writeFacts("private static let \(register.factsName): RegisterFacts", to: &text)
        }
      }
      for register in registers where hasType(register) {
        text.line()
        text.block("extension Datasheet.\(name).\(register.name) {") { text in
          text.doc("What is known of the register, as data.")
          register.writeFacts("public static let facts: RegisterFacts", to: &text)
        }
      }
    }
  }

  private func writeAllFacts(to text: inout Text) {
    text.line("public static let facts: ChipFacts = .init(")
    text.indented { text in
      text.fill([.code(quoted(name)), .code(".\(kind)")], ending: ",")
      writeIdentity(to: &text)
      i2c.write(to: &text)
      if let spi { spi.write(to: &text) }
      if !wraps.isEmpty { text.entries("counterWraps", wraps, ",") { $0.write(to: &$1) } }
      if !reserved.isEmpty { text.entries("reserved", reserved, ",") { $0.write(to: &$1) } }
      text.list("registers: [", registers.map { "\($0.name).facts" }, "],")
      writeNumbers(tables, timings, constants, to: &text)
      writeDocuments(documents, to: &text)
    }
  }

  /// What the relative's own file says, over the model's facts.
  private func writeFacts(over likeness: Likeness, to text: inout Text) {
    text.line("public static let facts: ChipFacts = .init(")
    text.indented { text in
      let confidence = likeness.source.confidence ?? "manufacturer"
      text.fill(
        [
          .code(quoted(name)), .code("like: Datasheet.\(likeness.model.name).facts"),
          .code(".\(confidence)"),
        ], ending: ",")
      writeIdentity(to: &text)
      if likeness.has("i2c") { i2c.write(to: &text) }
      if likeness.has("spi") {
        if let spi { spi.write(to: &text) } else { text.line("spi: .some(nil),") }
      }
      if likeness.has("counterWraps") {
        text.entries("counterWraps", wraps, ",") { $0.write(to: &$1) }
      }
      if likeness.has("reserved") {
        text.entries("reserved", reserved, ",") { $0.write(to: &$1) }
      }
      let own = registers.filter(isOwn)
      if !own.isEmpty {
        text.list(
          "registers: [", own.map { hasType($0) ? "\($0.name).facts" : $0.factsName }, "],")
      }
      writeNumbers(
        tables.filter { likeness.has("tables", $0.name) },
        timings.filter { likeness.has("timings", $0.name) },
        constants.filter { likeness.has("constants", $0.name) }, to: &text)
      if !likeness.without.isEmpty {
        text.list("without: [", likeness.without.map(quoted), "],")
      }
      writeDocuments(documents.filter { likeness.model.documents[$0.key] == nil }, to: &text)
    }
  }

  private func writeIdentity(to text: inout Text) {
    guard let identity else { return }
    text.call(
      "identity: IdentityFacts(",
      [
        .code("register: \(hex(identity.register))"), .code("value: \(hex(identity.value))"),
        .list("candidates", identity.candidates.map(quoted)),
      ] + Argument.source(identity.source), "),")
  }

  private func writeNumbers(
    _ tables: [Table], _ timings: [Single], _ constants: [Single], to text: inout Text
  ) {
    if !tables.isEmpty { text.entries("tables", tables, ",") { $0.writeFacts(to: &$1) } }
    if !timings.isEmpty {
      text.entries("timings", timings, ",") { timing, text in
        timing.write("TimingFacts", [], to: &text)
      }
    }
    if !constants.isEmpty {
      text.entries("constants", constants, ",") { constant, text in
        constant.write("ConstantFacts", [.code(quoted(constant.unit))], to: &text)
      }
    }
  }

  /// The last argument.
  private func writeDocuments(_ documents: [String: String], to text: inout Text) {
    guard !documents.isEmpty else { return text.line("documents: [:])") }
    text.entries("documents", documents.sorted { $0.key < $1.key }, ")") { document, text in
      text.fill([.string(quoted(document.key), document.value)], ending: ",")
    }
  }
}

extension I2C {
  fileprivate func write(to text: inout Text) {
    text.call(
      "i2c: I2CFacts(",
      [
        .list("addresses", addresses.map(hex)), .code("incrementBit: \(hex(incrementBit))"),
        .code("maximumHertz: \(grouped(maximumHertz))"),
      ] + Argument.source(source), "),")
  }
}

extension SPI {
  fileprivate func write(to text: inout Text) {
    text.call(
      "spi: SPIFacts(",
      [
        .code("readBit: \(hex(readBit))"), .code("incrementBit: \(hex(incrementBit))"),
        .code("addressMask: \(hex(addressMask))"), .code("mode: \(mode)"),
        .code("maximumHertz: \(maximumHertz.map(grouped) ?? "nil")"),
        .code("oneRegisterAWrite: \(oneRegisterAWrite)"),
      ] + Argument.source(source), "),")
  }
}

extension Wrap {
  fileprivate func write(to text: inout Text) {
    text.call(
      "CounterWrapFacts(",
      [.code("from: \(hex(from))"), .code("to: \(hex(to))")] + Argument.source(source), "),")
  }
}

extension ReservedRange {
  fileprivate func write(to text: inout Text) {
    text.call(
      "ReservedFacts(",
      [.code("\(hex(first))...\(hex(last))"), .code(".\(rule)")] + Argument.source(source), "),")
  }
}

extension Single {
  fileprivate func write(_ type: String, _ unit: [Argument], to text: inout Text) {
    let value = [Argument.code(quoted(name)), .code(grouped(value))]
    text.call(
      "\(type)(", value + unit + [.string(nil, sentence(summary))] + Argument.source(source), "),")
  }
}

extension Table {
  fileprivate func writeFacts(to text: inout Text) {
    // A value for every combination of codes, the first field's varying slowest.
    let counts = fields.map { _, field in (field.defined.map(\.code).max() ?? 0) + 1 }
    var combinations: [[Int]] = [[]]
    for count in counts {
      combinations = combinations.flatMap { head in (0..<count).map { head + [$0] } }
    }
    let values = combinations.map { codes in
      rows.first { $0.codes == codes }?.value.map(grouped) ?? "nil"
    }
    let paths = fields.map { quoted("\($0.register.name).\($0.field.name)") }
    text.line("TableFacts(")
    text.indented { text in
      text.fill(
        [
          .code(quoted(name)), .code("by: [\(commas(paths))]"), .code(quoted(unit)),
          .string(nil, sentence(summary)),
        ], ending: ",")
      let label = fields.count == 1 ? "" : ", codes: [\(commas(counts.map(String.init)))]"
      text.list("values: [", values, "]\(label),", by: fields.count == 1 ? nil : counts.last)
      text.fill(Argument.source(source), ending: "),")
    }
  }
}

extension Register {
  /// What a relative calls facts of a register for which its model has the type.
  fileprivate var factsName: String { "factsAt\(hex(address).dropFirst(2))" }

  fileprivate func writeFacts(_ declaration: String, to text: inout Text) {
    let accesses = ["r": "read", "rw": "readWrite", "w": "write"]
    var arguments: [Argument] = [
      .code(hex(address)), .code(quoted(name)), .code(".\(accesses[access] ?? "")"),
    ]
    if let reset { arguments.append(.code("reset: \(hex(reset))")) }
    if let writeKey { arguments.append(.code("writeKey: \(hex(writeKey))")) }
    if dump != "always" { arguments.append(.code("dump: .\(dump)")) }
    arguments.append(.string(nil, sentence(summary)))
    if let readEffect { arguments.append(.string("readEffect", sentence(readEffect))) }
    text.call(
      "\(declaration) = .init(", arguments + Argument.source(source), "fields", fields, ")"
    ) { field, text in field.writeFacts(unless: source, to: &text) }
  }
}

extension Field {
  /// The citation is left out where it is the register's.
  fileprivate func writeFacts(unless known: Source, to text: inout Text) {
    let ofKind =
      kind == .zero ? "Must be zero." : kind == .reserved ? "No meaning is documented." : ""
    var arguments: [Argument] = [.code(quoted(name)), .code("\(low)...\(high)")]
    if summary != ofKind { arguments.append(.string(nil, sentence(summary))) }
    if !isValue { arguments.append(.code("rule: .\(kind.rawValue)")) }
    if !cases.isEmpty {
      let codes = cases.map { "\(quoted($0.name ?? "-")): \(quoted($0.meaning))" }
      arguments.append(.list("cases", codes))
    }
    let best = Source.confidences[0]
    if source.cite != known.cite || source.confidence ?? best != known.confidence ?? best {
      arguments += Argument.source(source)
    }
    if isSigned { arguments.append(.code("isSigned: true")) }
    if clearsItself { arguments.append(.code("clearsItself: true")) }
    text.call("FieldFacts(", arguments, "),")
  }
}
