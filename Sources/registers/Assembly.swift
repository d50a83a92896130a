// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part or a board that carries several chips, or a board with one, from a file in `datasheets/assemblies`.
struct Assembly {
  struct Member {
    var chip: String
    /// 7 bits each, the default first.
    var addresses: [UInt8]
    /// The chip on whose auxiliary bus it is; nil where it is on the main bus.
    var behind: String?
    var source: Source
  }

  static let kinds = ["part", "board"]

  var file: String
  var name: String
  var kind: String
  var summary: String
  var members: [Member]

  /// - Parameter known: The addresses of all parts, by their names.
  init(_ json: JSON, file: String, of known: [String: [UInt8]]) throws {
    let top = try Object(
      json, at: file, required: ["name", "kind", "summary", "documents", "chips"],
      optional: ["$schema"])
    self.file = file
    name = try top.string("name")
    kind = try top.choice("kind", Self.kinds)
    summary = try top.string("summary")
    let reader = try Reader(file: file, documents: top.members["documents"])
    members = try top.array("chips").map { json in
      let entry = try reader.entry(
        json, "chips", ["chip", "address"], optional: ["otherAddresses", "behind"])
      let name = try entry.string("chip")
      guard let possible = known[name] else {
        throw Refusal(
          "\(file): chips",
          "no file describes \"\(name)\"; add it, name it in others, or correct the name")
      }
      let addresses = [try entry.hex("address")] + (try entry.hexes("otherAddresses"))
      for address in addresses where !possible.contains(address) {
        throw Refusal(
          "\(file): chips",
          "\(name) has no address \(hex(address)); use \(commas(possible.map(hex)))")
      }
      return Member(
        chip: name, addresses: addresses,
        behind: entry.has("behind") ? try entry.string("behind") : nil,
        source: try reader.source(entry))
    }
    guard !members.isEmpty else { throw Refusal(file, "\"chips\" is empty; name at least one") }
    for behind in members.compactMap(\.behind) where !members.contains(where: { $0.chip == behind })
    {
      throw Refusal("\(file): chips", "\"behind\" is \"\(behind)\"; name a chip of this file")
    }
    try Source.check(reader.documents.keys, of: file, cited: members.map(\.source))
  }

  /// The assemblies in a folder of the facts, sorted by file; none where there is no such folder.
  static func all(
    in directory: URL, of chips: [Chip], and others: [OtherPart]
  ) throws -> [Assembly] {
    let known = Dictionary(
      chips.map { ($0.name, $0.i2c.addresses) } + others.map { ($0.name, $0.addresses) },
      uniquingKeysWith: { first, _ in first })
    let folder = directory.appendingPathComponent("assemblies")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try files.filter { $0.hasSuffix(".json") && $0 != "schema.json" }.sorted().map { file in
      let json = try JSON(contentsOf: folder.appendingPathComponent(file), name: file)
      return try Assembly(json, file: file, of: known)
    }
  }

  /// The Swift file of all assemblies.
  static func file(of all: [Assembly]) -> String {
    Text.list(
      "assemblies: [AssemblyFacts]", from: "datasheets/assemblies",
      "The parts and boards that carry several chips, and the boards with one."
    ) { text in for assembly in all { assembly.write(to: &text) } }
  }

  private func write(to text: inout Text) {
    text.line("AssemblyFacts(")
    text.indented { text in
      text.line("\"\(name)\", .\(kind),")
      text.line("[")
      // A list of one item has no comma at its end.
      let comma = members.count == 1 ? "" : ","
      text.indented { text in for member in members { member.write(to: &text, comma) } }
      text.line("]")
    }
    text.line("),")
  }
}

extension Assembly.Member {
  fileprivate func write(to text: inout Text, _ comma: String) {
    var items = ["\"\(chip)\"", "at: [\(commas(addresses.map(hex)))]"]
    if let behind { items.append("behind: \"\(behind)\"") }
    text.call(".init", items + source.literals, comma)
  }
}
