// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A part without a driver and a software chip, as far as a bus has to be recognised by it, from the file
/// `datasheets/others/parts.json`.
struct OtherPart {
  /// A register with a known value.
  struct Mark {
    var register: UInt8
    var value: UInt8
    /// The bits that count.
    var mask: UInt8
  }

  var name: String
  /// 7 bits each, the default first.
  var addresses: [UInt8]
  /// All of which the part has; none where no register identifies it.
  var marks: [Mark]
  var source: Source

  private init(_ json: JSON, _ reader: Reader) throws {
    let entry = try reader.entry(json, "parts", ["name", "addresses"], optional: ["identity"])
    name = try entry.string("name")
    addresses = try entry.hexes("addresses")
    source = try reader.source(entry)
    marks = try entry.array("identity").map { json in
      let mark = try Object(
        json, at: entry.place, required: ["register", "value"], optional: ["mask"])
      return Mark(
        register: try mark.hex("register"), value: try mark.hex("value"),
        mask: mark.has("mask") ? try mark.hex("mask") : 0xFF)
    }
    guard !addresses.isEmpty else {
      throw Refusal(entry.place, "\(name) has no address; name at least one")
    }
  }

  /// The parts in a folder of the facts, in the order of the file; none where there is no such file.
  static func all(in directory: URL) throws -> [OtherPart] {
    let url = directory.appendingPathComponent("others/parts.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    let file = "others/parts.json"
    let top = try Object(
      JSON(contentsOf: url, name: file), at: file, required: ["documents", "parts"],
      optional: ["$schema"])
    let reader = try Reader(file: file, documents: top.members["documents"])
    let parts = try top.array("parts").map { try OtherPart($0, reader) }
    try Source.check(reader.documents.keys, of: file, cited: parts.map(\.source))
    return parts
  }

  /// The Swift file of all these parts.
  static func file(of all: [OtherPart]) -> String {
    Text.list(
      "others: [OtherPartFacts]", from: "datasheets/others",
      "Parts without a driver and a software chip, by which boards are recognised."
    ) { text in for part in all { part.write(to: &text) } }
  }

  private func write(to text: inout Text) {
    let marks = marks.map { mark in
      let mask = mark.mask == 0xFF ? "" : ", mask: \(hex(mark.mask))"
      return ".init(\(hex(mark.register)), \(hex(mark.value))\(mask))"
    }
    text.call(
      ".init",
      ["\"\(name)\"", "at: [\(commas(addresses.map(hex)))]", "[\(commas(marks))]"]
        + source.literals, ",")
  }
}
