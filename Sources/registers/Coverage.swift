// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The places where a driver sets or reads each field, and the test of the emulated chip that exercises it:
/// maintained by hand in coverage/NAME.json, and checked here against the sources and the tests.
struct Coverage {
  private struct Entry {
    var calls: [String]
    var tests: [String]
    /// The reason why there is no driver call.
    var without: String?
  }

  let chip: Chip
  /// By `REGISTER.FIELD`.
  private var entries: [String: Entry] = [:]
  private var used: Set<String> = []

  /// The fields that carry a value; for a relative, those that differ from its model's.
  static func fields(of chip: Chip) -> [(register: Register, field: Field)] {
    chip.registers.filter(chip.isOwn).flatMap { register in
      register.values.filter { chip.isOwn($0, in: register) }.map { (register, $0) }
    }
  }

  init(_ json: JSON, file: String, of chip: Chip, in tree: Tree) throws {
    self.chip = chip
    guard case .object(let members) = json else {
      throw Refusal(file, "is not an object; write { \"REGISTER.FIELD\": { … } }")
    }
    let fields = Coverage.fields(of: chip)
    for (key, value) in members.sorted(by: { $0.key < $1.key }) where key != "$schema" {
      let place = "\(file): \(key)"
      let object = try Object(
        value, at: place, required: ["tests"], optional: ["driver", "without"])
      let entry = Entry(
        calls: object.has("driver") ? try object.strings("driver") : [],
        tests: try object.strings("tests"),
        without: object.has("without") ? try object.string("without") : nil)
      guard entry.calls.isEmpty != (entry.without == nil) else {
        throw Refusal(place, "has to have either \"driver\" or \"without\", which says why not")
      }
      guard !entry.tests.isEmpty else { throw Refusal(place, "no test exercises it; name one") }
      for call in entry.calls where !tree.hasCall(call) {
        throw Refusal(place, "no driver has \"\(call)\"; write Type.member as in Sources/ProofMass")
      }
      for test in entry.tests where !tree.hasTest(test) {
        throw Refusal(place, "no test is \"\(test)\"; write File.swift: name as in Tests")
      }
      for path in key.split(separator: " ").map(String.init) {
        let matching = fields.filter { register, field in
          path == "\(register.name).\(field.name)" || path == "\(register.name).*"
        }
        guard !matching.isEmpty else {
          throw Refusal(place, "\(chip.name) has no such field; remove it or correct it")
        }
        for (register, field) in matching {
          let name = "\(register.name).\(field.name)"
          // An entry for the field takes precedence over one for its register.
          guard !path.hasSuffix(".*") || entries[name] == nil || !used.contains(name) else {
            continue
          }
          entries[name] = entry
          if !path.hasSuffix(".*") { used.insert(name) }
        }
      }
    }
    for (register, field) in fields where entries["\(register.name).\(field.name)"] == nil {
      throw Refusal(
        file, "nothing covers \(register.name).\(field.name); name a driver's call and a test")
    }
  }

  private func write(to text: inout Text) {
    let fields = Coverage.fields(of: chip)
    text.line()
    text.line("## \(chip.name)")
    text.line()
    if let model = chip.likeness?.kin.name {
      text.line(fields.isEmpty ? "As \(model)." : "As \(model), but for:")
    } else {
      text.line(sentence(chip.summary))
    }
    guard !fields.isEmpty else { return }
    text.line()
    text.line("| field | driver | emulator test |")
    text.line("| --- | --- | --- |")
    for (register, field) in fields {
      let name = "\(register.name).\(field.name)"
      guard let entry = entries[name] else { continue }
      let calls = entry.calls.map { "`\($0)`" }.joined(separator: ", ")
      text.line(
        "| \(name) | \(entry.without.map { "– \($0)" } ?? calls) "
          + "| \(entry.tests.joined(separator: "<br>")) |")
    }
  }
}

/// The drivers' sources and all tests, in which names are looked up.
struct Tree {
  private var drivers: [String] = []
  private var tests: [String: [String]] = [:]

  init(_ repository: URL) {
    func swift(_ path: String) -> [URL] {
      let walk = FileManager.default.enumerator(
        at: repository.appendingPathComponent(path).resolvingSymlinksInPath(),
        includingPropertiesForKeys: nil)
      return (walk?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }
    // A file that cannot be read has no call and no test: missing ones are then rejected by name.
    func text(_ url: URL) -> String { (try? String(contentsOf: url, encoding: .utf8)) ?? "" }
    drivers = swift("Sources/ProofMass").map(text)
    for url in swift("Tests") { tests[url.lastPathComponent, default: []].append(text(url)) }
  }

  /// Whether a file names the type and declares the member.
  func hasCall(_ call: String) -> Bool {
    let parts = call.split(separator: ".").map(String.init)
    guard parts.count == 2 else { return false }
    let declarations =
      parts[1] == "init"
      ? ["public init("]
      : [
        "var \(parts[1]):", "let \(parts[1]):", "func \(parts[1])(", "func \(parts[1])<",
      ]
    let names = [parts[0]] + (generic(parts[0]).map { [$0] } ?? [])
    return drivers.contains { text in
      names.contains { text.contains($0) } && declarations.contains { text.contains($0) }
    }
  }

  /// The type that drives several maps, of which the name of one is a typealias.
  private func generic(_ name: String) -> String? {
    let lines = drivers.lazy.flatMap { $0.split(separator: "\n") }
    let line = lines.first { $0.hasPrefix("public typealias \(name)<") }
    return line?.range(of: "> = ").map { range in
      String(line?[range.upperBound...].prefix { $0 != "<" } ?? "")
    }
  }

  func hasTest(_ test: String) -> Bool {
    guard let colon = test.range(of: ": ") else { return false }
    let name = test[colon.upperBound...]
    return tests[String(test[..<colon.lowerBound])]?.contains { text in
      text.contains("func `\(name)`(") || text.contains("func \(name)(")
    } ?? false
  }
}

extension Coverage {
  /// The page of all parts; nil where the facts have no folder "coverage".
  static func page(_ chips: [Chip], facts: URL, repository: URL) throws -> String? {
    let directory = facts.appendingPathComponent("coverage")
    guard FileManager.default.fileExists(atPath: directory.path) else { return nil }
    let tree = Tree(repository)
    var text = Text()
    text.line("# Coverage")
    text.line()
    text.line("<!-- Generated from datasheets/coverage \(Text.mark) -->")
    text.line()
    text.line(
      "Every field that carries a value: the driver's call that sets or reads it, and a test of the"
    )
    text.line("emulated chip that exercises it. A relative lists only what differs from its model.")
    for chip in chips {
      let url = directory.appendingPathComponent(chip.file)
      let name = "coverage/\(chip.file)"
      var json = JSON.object([:])
      if FileManager.default.fileExists(atPath: url.path) {
        json = try JSON(contentsOf: url, name: name)
      } else if !fields(of: chip).isEmpty {
        throw Refusal(name, "is missing; say what covers \(chip.name)")
      }
      try Coverage(json, file: name, of: chip, in: tree).write(to: &text)
    }
    let known = Set(chips.map(\.file))
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    where name.hasSuffix(".json") && !known.contains(name) {
      throw Refusal("coverage/\(name)", "is of no part; name it as the part's facts")
    }
    return text.file
  }
}
