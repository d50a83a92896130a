// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassCore
import Testing

@testable import ProofMassDatasheets
@testable import registers

/// What the generator writes of a part is what `ChipFacts` reads of it.
@Suite struct FactsTextTests {
  @Test func `the facts of all parts are those of the datasheets`() throws {
    let chips = try Chip.all(
      in: Generator.fixtures.appendingPathComponent("../../../datasheets"))
    #expect(Datasheet.chips.map(\.name) == chips.map(\.name))
    for (facts, chip) in zip(Datasheet.chips, chips) {
      #expect(lines(facts) == lines(chip), Comment(rawValue: chip.name))
    }
  }

  /// They have what no real part has.
  @Test func `the facts of the fixtures are those of their files`() throws {
    let input = try Scratch()
    try input.write(
      text(of: Generator.fixtures.appendingPathComponent("part.json")), to: "part.json")
    let relative = try text(of: Generator.fixtures.appendingPathComponent("Relative/relative.json"))
    let chips = try [
      #""registers": ["#, #""counterWraps": [], "spi": null, "registers": ["#,
    ].map { start in
      try input.write(
        relative.replacingOccurrences(of: #""registers": ["#, with: start), to: "relative.json")
      return try Chip.all(in: input.url)
    }
    for chips in chips {
      #expect(chips.map(\.name) == ["PART1", "PART2"])
      let model = ChipFacts(lines: chips[0])
      #expect(lines(model) == lines(chips[0]))
      #expect(lines(ChipFacts(like: model, lines: chips[1])) == lines(chips[1]))
    }
    #expect(chips[1][1].wraps.isEmpty)
    #expect(chips[1][1].spi == nil)
  }

  @Test(arguments: [
    "", "part", "part |", "part compass\nregister\nfield\ncode\nregister | | |\ntable\nrow",
    "part compass\nfield\nidentity 1", "register 00 A rw | B\nfield F 0:9\ncode 9-2 - x",
    "table t A.B | u | s\nrow |\nrow | - 1.5\nspi\nwrap 999 -1 | | |",
  ])
  func `a text that the generator never writes is read without an end of the program`(
    text: String
  ) {
    #expect(ChipFacts("X", text).registers.count < 3)
    #expect(ChipFacts("X", like: Datasheet.LIS3DH.facts, text).registers.count > 40)
  }

  /// Each fact of a part, as the emulator and the command see it.
  private func lines(_ facts: ChipFacts) -> [String] {
    var lines = ["\(facts.name) \(facts.quantities.map { $0.sensorName })"]
    if let it = facts.identity {
      lines.append("\(it.register) \(it.value) \(it.candidates) \(it.cite) \(it.confidence)")
    }
    let i2c = facts.i2c
    lines.append(
      "\(i2c.addresses) \(i2c.incrementBit) \(i2c.maximumHertz) \(i2c.cite) \(i2c.confidence)")
    if let it = facts.spi {
      lines.append(
        "\(it.readBit) \(it.incrementBit) \(it.addressMask) \(it.mode) \(it.maximumHertz ?? -1) "
          + "\(it.oneRegisterAWrite) \(it.cite) \(it.confidence)")
    }
    lines += facts.counterWraps.map { "\($0.from) \($0.to) \($0.cite) \($0.confidence)" }
    if let it = facts.inside { lines.append("\(it.part) \(it.mount) \(it.cite) \(it.confidence)") }
    lines += facts.reserved.map {
      "\($0.addresses.lowerBound) \($0.addresses.upperBound) \($0.rule) \($0.cite) \($0.confidence)"
    }
    let banks = facts.banks.flatMap { bank in bank.registers.map { (bank.name, $0) } }
    for (bank, it) in facts.registers.map({ ("", $0) }) + banks {
      lines.append(
        "\(bank) \(it.address) \(it.name) \(it.access.rawValue) \(it.reset.map(hex) ?? "") "
          + "\(it.writeKey.map(hex) ?? "") \(it.dump) \(it.summary) \(it.readEffect ?? "") "
          + "\(it.cite) \(it.confidence)")
      for it in it.fields {
        lines.append(
          "\(it.name) \(it.bits.upperBound) \(it.bits.lowerBound) \(it.rule) \(it.isSigned) "
            + "\(it.clearsItself) \(it.summary) \(it.cite) \(it.confidence)")
        lines += it.cases.map { "\($0.code) \($0.isDefined) \($0.name) \($0.meaning)" }
      }
    }
    for it in facts.tables {
      lines.append("\(it.name) \(it.fields) \(it.unit) \(it.summary) \(it.cite) \(it.confidence)")
      lines += it.rows.map { "\($0.codes) \(Int($0.value))" }
    }
    lines += facts.timings.map {
      "\($0.name) \($0.nanoseconds) \($0.summary) \($0.cite) \($0.confidence)"
    }
    lines += facts.constants.map {
      "\($0.name) \($0.value) \($0.unit) \($0.summary) \($0.cite) \($0.confidence)"
    }
    return lines + facts.documents.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
  }

  /// The same from the datasheets, where what a relative inherits is known no better than the
  /// likeness, and a number no better than by inference.
  private func lines(_ chip: Chip) -> [String] {
    let likeness = chip.likeness.map { $0.source.confidence ?? Source.confidences[0] }
    func worse(_ confidence: String, _ other: String) -> String {
      let all = Source.confidences
      return all.firstIndex(of: confidence) ?? 0 > all.firstIndex(of: other) ?? 0
        ? confidence : other
    }
    func known(_ source: Source, _ isOwn: Bool?, _ best: String = "manufacturer") -> String {
      let confidence = source.confidence ?? best
      guard let likeness, isOwn == false else { return "\(source.cite) \(confidence)" }
      return "\(source.cite) \(worse(worse(confidence, likeness), best))"
    }
    func number(_ source: Source, _ key: String, _ name: String) -> String {
      let isOwn = chip.likeness?.has(key, name)
      return known(source, isOwn, isOwn == false ? "inferred" : "manufacturer")
    }
    var lines = ["\(chip.name) \(chip.sensors)"]
    if let it = chip.identity {
      lines.append("\(it.register) \(it.value) \(it.candidates) \(known(it.source, nil))")
    }
    let i2c = chip.i2c
    lines.append(
      "\(i2c.addresses) \(i2c.incrementBit) \(i2c.maximumHertz) "
        + known(i2c.source, chip.likeness?.has("i2c")))
    if let it = chip.spi {
      lines.append(
        "\(it.readBit) \(it.incrementBit) \(it.addressMask) \(it.mode) \(it.maximumHertz ?? -1) "
          + "\(it.oneRegisterAWrite) \(known(it.source, chip.likeness?.has("spi")))")
    }
    let hasWraps = chip.likeness?.has("counterWraps")
    lines += chip.wraps.map { "\($0.from) \($0.to) \(known($0.source, hasWraps))" }
    if let it = chip.inside, let mount = Mount(it.axes) {
      lines.append("\(it.part) \(mount) \(known(it.source, chip.likeness?.has("inside")))")
    }
    let hasReserved = chip.likeness?.has("reserved")
    lines += chip.reserved.map {
      "\($0.first) \($0.last) \($0.rule) \(known($0.source, hasReserved))"
    }
    for it in chip.registers {
      let isOwn = chip.isOwn(it)
      lines.append(
        "\(it.bank ?? "") \(it.address) \(it.name) \(it.access) \(it.reset.map(hex) ?? "") "
          + "\(it.writeKey.map(hex) ?? "") \(it.dump) \(sentence(it.summary)) "
          + "\(it.readEffect.map(sentence) ?? "") \(known(it.source, isOwn))")
      for it in it.fields {
        lines.append(
          "\(it.name) \(it.high) \(it.low) \(it.isValue ? "value" : it.kind.rawValue) "
            + "\(it.isSigned) \(it.clearsItself) \(sentence(it.summary)) "
            + known(it.source, isOwn))
        lines += it.cases.map {
          "\($0.code) \($0.name != nil) \($0.name ?? "undefined\($0.code)") \($0.meaning)"
        }
      }
    }
    for it in chip.tables {
      let fields = it.fields.map { "\($0.register.name).\($0.field.name)" }
      lines.append(
        "\(it.name) \(fields) \(it.unit) \(sentence(it.summary)) "
          + number(it.source, "tables", it.name))
      lines += it.rows.compactMap { row in row.value.map { "\(row.codes) \($0)" } }
    }
    lines += chip.timings.map {
      "\($0.name) \($0.value) \(sentence($0.summary)) \(number($0.source, "timings", $0.name))"
    }
    lines += chip.constants.map {
      "\($0.name) \($0.value) \($0.unit) \(sentence($0.summary)) "
        + number($0.source, "constants", $0.name)
    }
    return lines + chip.documents.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
  }
}

extension ChipFacts {
  /// The facts that the generator writes of a part.
  fileprivate init(like model: ChipFacts? = nil, lines chip: Chip) {
    var text = Text()
    chip.writeLines(to: &text)
    self.init(chip.name, like: model, text.file)
  }
}
