// SPDX-License-Identifier: Apache-2.0

/// Names, meanings and citations, for the emulator, the command and the documents. They are lines of one
/// text, which FactsText.swift of ProofMassDatasheets reads and describes.
extension Chip {
  func writeFacts(to text: inout Text) {
    text.unlessEmbedded { text in
      text.block("extension Datasheet.\(name) {") { text in
        text.doc("The manufacturer's name.")
        text.line("package static var name: String { \"\(name)\" }")
        text.doc("Everything that is known of the part, as data.")
        text.line("package static let facts: ChipFacts = .init(")
        text.indented { text in
          text.line("name,")
          if let likeness { text.line("like: Datasheet.\(likeness.kin.name).facts,") }
          text.block("#\"\"\"", "\"\"\"#)") { writeLines(to: &$0) }
        }
      }
    }
  }

  /// For a relative, the facts of its own file, which override the model's.
  func writeLines(to text: inout Text) {
    func isOwn(_ key: String) -> Bool { likeness?.has(key) ?? true }
    func isOwn(_ key: String, _ name: String) -> Bool { likeness?.has(key, name) ?? true }
    if let likeness {
      let confidence = likeness.source.confidence ?? Source.confidences[0]
      text.fact("part", ["like", likeness.kin.name, confidence])
    } else {
      text.fact("part", sensors)
    }
    if let identity {
      let bytes = [byte(identity.register), byte(identity.value)]
      text.fact("identity", bytes + identity.candidates, identity.source.texts)
    }
    if isOwn("i2c") {
      let words = [String(i2c.maximumHertz), byte(i2c.incrementBit)]
      text.fact("i2c", words + i2c.addresses.map(byte), i2c.source.texts)
    }
    if isOwn("spi") { spi.write(to: &text) }
    if isOwn("counterWraps") {
      for wrap in wraps { text.fact("wrap", [byte(wrap.from), byte(wrap.to)], wrap.source.texts) }
      if wraps.isEmpty, likeness != nil { text.fact("wrap", ["none"]) }
    }
    if let inside, isOwn("inside") {
      text.fact("inside", [inside.part, inside.axes], inside.source.texts)
    }
    if isOwn("reserved") {
      for range in reserved {
        text.fact(
          "reserved", [byte(range.first), byte(range.last), range.rule], range.source.texts)
      }
      if reserved.isEmpty, likeness != nil { text.fact("reserved", ["none"]) }
    }
    var bank: String?
    for register in registers where self.isOwn(register) {
      if let name = register.bank, name != bank { text.fact("bank", [name]) }
      bank = register.bank
      register.writeFacts(to: &text)
    }
    for table in tables where isOwn("tables", table.name) { table.writeFacts(to: &text) }
    for timing in timings where isOwn("timings", timing.name) {
      text.fact(
        "timing", [timing.name, String(timing.value)],
        [sentence(timing.summary)] + timing.source.texts)
    }
    for constant in constants where isOwn("constants", constant.name) {
      text.fact(
        "constant", [constant.name, String(constant.value)],
        [constant.unit, sentence(constant.summary)] + constant.source.texts)
    }
    if let without = likeness?.without, !without.isEmpty { text.fact("without", without) }
    for (key, title) in documents.sorted(by: { $0.key < $1.key })
    where likeness?.kin.documents[key] == nil {
      text.fact("document", [key, title])
    }
  }
}

extension SPI? {
  fileprivate func write(to text: inout Text) {
    guard let spi = self else { return text.fact("spi", ["none"]) }
    var words = [spi.readBit, spi.incrementBit, spi.addressMask].map(byte)
    words += [String(spi.mode), spi.maximumHertz.map(String.init) ?? "-"]
    if spi.oneRegisterAWrite { words.append("oneRegisterAWrite") }
    text.fact("spi", words, spi.source.texts)
  }
}

extension Table {
  /// A line for all codes of the last field, and a value for every code up to the last defined one.
  fileprivate func writeFacts(to text: inout Text) {
    text.fact(
      "table", [name] + fields.map { "\($0.register.name).\($0.field.name)" },
      [unit, sentence(summary)] + source.texts)
    let counts = fields.map { _, field in (field.defined.map(\.code).max() ?? 0) + 1 }
    var lines: [[Int]] = [[]]
    for count in counts.dropLast() {
      lines = lines.flatMap { head in (0..<count).map { head + [$0] } }
    }
    text.indented { text in
      for codes in lines {
        let values = (0..<(counts.last ?? 0)).map { code in
          rows.first { $0.codes == codes + [code] }?.value.map { String($0) } ?? "-"
        }
        text.fact("row", codes.map { String($0) }, [values.joined(separator: " ")])
      }
    }
  }
}

extension Register {
  fileprivate func writeFacts(to text: inout Text) {
    var words = [byte(address), name, access, reset.map(byte) ?? "-"]
    if writeKey != nil || dump != "always" { words.append(writeKey.map(byte) ?? "-") }
    if dump != "always" { words.append(dump) }
    text.fact("register", words, [sentence(summary)] + source.texts)
    text.indented { text in
      if let readEffect { text.fact("reading", [sentence(readEffect)]) }
      for field in fields { field.writeFacts(unless: source, to: &text) }
    }
  }
}

extension Field {
  /// The citation is omitted where it is the register's.
  fileprivate func writeFacts(unless known: Source, to text: inout Text) {
    var words = [name, bits]
    if !isValue { words.append(kind.rawValue) }
    if isSigned { words.append("signed") }
    if clearsItself { words.append("clearsItself") }
    if let only { words += ["only", String(only)] }
    let isKnown = source.texts == known.texts
    text.fact("field", words, [sentence(summary)] + (isKnown ? [] : source.texts))
    text.indented { text in
      var cases = cases[...]
      while let first = cases.popFirst() {
        // Undefined codes of one meaning share a line.
        var codes = String(first.code)
        let run = cases.prefix {
          first.name == nil && $0.name == nil && $0.meaning == first.meaning
        }
        if let last = run.last { codes += "-\(last.code)" }
        cases = cases.dropFirst(run.count)
        text.fact("code", [codes, first.name ?? "-", first.meaning])
      }
    }
  }
}

extension Source {
  /// The citation and, where the source is not the manufacturer's, the confidence.
  fileprivate var texts: [String] {
    guard let confidence, confidence != Source.confidences[0] else { return [cite] }
    return [cite, confidence]
  }
}

extension Text {
  /// A line of facts.
  fileprivate mutating func fact(_ keyword: String, _ words: [String], _ texts: [String] = []) {
    let head = ([keyword] + words).joined(separator: " ")
    line(([head] + texts).joined(separator: Text.separator))
  }
}

private func byte(_ value: UInt8) -> String { String(hex(value).dropFirst(2)) }
