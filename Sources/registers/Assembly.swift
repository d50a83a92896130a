// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part or a board that carries several chips, from a file in `datasheets/assemblies`.
struct Assembly {
  struct Member {
    var chip: String
    var address: UInt8
    var source: Source
  }

  var file: String
  var name: String
  var summary: String
  var members: [Member]

  /// - Parameter chips: All parts that have files.
  init(_ json: JSON, file: String, of chips: [Chip]) throws {
    let top = try Object(
      json, at: file, required: ["name", "summary", "documents", "chips"], optional: ["$schema"])
    self.file = file
    name = try top.string("name")
    summary = try top.string("summary")
    let reader = try Reader(file: file, documents: top.members["documents"])
    members = try top.array("chips").map { json in
      let entry = try reader.entry(json, "chips", ["chip", "address"])
      let (name, address) = (try entry.string("chip"), try entry.hex("address"))
      guard let chip = chips.first(where: { $0.name == name }) else {
        throw Refusal("\(file): chips", "no file describes \"\(name)\"; add it or correct the name")
      }
      guard chip.i2c.addresses.contains(address) else {
        let known = commas(chip.i2c.addresses.map(hex))
        throw Refusal("\(file): chips", "\(name) has no address \(hex(address)); use \(known)")
      }
      return Member(chip: name, address: address, source: try reader.source(entry))
    }
    guard !members.isEmpty else { throw Refusal(file, "\"chips\" is empty; name at least one") }
    let cited = members.flatMap { Source.documents(of: $0.source.cite) }
    for key in reader.documents.keys.sorted() where !cited.contains(key) {
      throw Refusal("\(file): documents", "nothing cites \"\(key)\"; remove it")
    }
  }

  /// The assemblies in a folder of the facts, sorted by file; none where there is no such folder.
  static func all(in directory: URL, of chips: [Chip]) throws -> [Assembly] {
    let folder = directory.appendingPathComponent("assemblies")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try files.filter { $0.hasSuffix(".json") && $0 != "schema.json" }.sorted().map { file in
      let json = try JSON(contentsOf: folder.appendingPathComponent(file), name: file)
      return try Assembly(json, file: file, of: chips)
    }
  }

  /// The Swift file of all assemblies.
  static func file(of all: [Assembly]) -> String {
    var text = Text(from: "datasheets/assemblies")
    text.unlessEmbedded { text in
      text.block("extension Datasheet {") { text in
        text.doc("The parts and boards that carry several chips.")
        text.line("package static let assemblies: [AssemblyFacts] = [")
        text.indented { text in for assembly in all { assembly.write(to: &text) } }
        text.line("]")
      }
    }
    return text.file
  }

  private func write(to text: inout Text) {
    text.line("AssemblyFacts(")
    text.indented { text in
      text.line("\"\(name)\",")
      text.list(
        "[",
        members.map { member in
          let confidence = member.source.confidence ?? Source.confidences[0]
          return ".init(\"\(member.chip)\", at: \(hex(member.address)), \"\(member.source.cite)\", "
            + ".\(confidence))"
        }, "]")
    }
    text.line("),")
  }
}
