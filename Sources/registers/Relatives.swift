// SPDX-License-Identifier: Apache-2.0

/// The properties of a relative: the part whose registers it has, and how far that is known.
final class Likeness {
  /// The part that its file names, which may be a relative itself.
  let kin: Chip
  let source: Source
  /// The contents of the relative's own file.
  let own: [String: JSON]
  /// The registers that the file describes.
  let places: Set<Register.Place>
  /// Names of items that the relative does not have.
  let without: [String]

  init(
    kin: Chip, source: Source, own: [String: JSON], places: Set<Register.Place>, without: [String]
  ) {
    self.kin = kin
    self.source = source
    self.own = own
    self.places = places
    self.without = without
  }

  /// The part whose registers are the types of all of them.
  var model: Chip { kin.likeness?.model ?? kin }

  func has(_ key: String) -> Bool { own[key] != nil }

  func has(_ key: String, _ name: String) -> Bool {
    own[key]?.list.contains { $0.members["name"]?.text == name } ?? false
  }
}

extension Chip {
  private func register(at place: Register.Place) -> Register? {
    registers.first { $0.place == place }
  }

  /// Whether the part's own file describes the register.
  func isOwn(_ register: Register) -> Bool {
    likeness?.places.contains(register.place) ?? true
  }

  /// Whether the register is a type of its own: for a relative, where neither the model's type fits, nor that of the
  /// relative which it is like.
  func hasType(_ register: Register) -> Bool {
    guard let likeness else { return true }
    guard isOwn(register) else { return false }
    return ![likeness.model, likeness.kin].contains { part in
      part.register(at: register.place).map { other in
        register.values.allSatisfy { part.field(like: $0, in: other) != nil }
      } ?? false
    }
  }

  /// Whether the field differs from the model's: in its bits, or in its codes.
  func isOwn(_ field: Field, in register: Register) -> Bool {
    let other = likeness?.kin.register(at: register.place)
    guard let model = other?.values.first(where: { $0.name == field.name }) else { return true }
    let meanings = { (field: Field) in field.cases.map { "\($0.code) \($0.meaning)" } }
    return model.mask != field.mask || meanings(model) != meanings(field)
  }

  /// The part's field that can hold the values of another's field of the same register.
  func field(like field: Field, in register: Register) -> Field? {
    let codes = field.defined.map(\.code)
    return registers.first { $0.name == register.name }?.values.first { other in
      other.swift == field.swift && other.mask == field.mask && other.kind == field.kind
        && other.isSigned == field.isSigned
        && codes.allSatisfy { code in other.defined.contains { $0.code == code } }
    }
  }
}

/// A relative's file merged over its model's: entries replace those of the same name or place, and an entry's
/// missing keys are the model's. A field of the model that a register keeps is known no better than the
/// likeness; `ChipFacts.init(like:)` applies the same to items that are inherited unchanged.
struct Overlay {
  let file: String
  /// How far it is known that the registers are the same.
  let confidence: String

  typealias Members = [String: JSON]

  func merged(_ top: Object, over model: Members) throws -> JSON {
    var result = model
    for key in ["$schema", "name", "summary", "identity"] { result[key] = top.members[key] }
    result["documents"] = try documents(top.members["documents"], over: model["documents"])
    for key in ["i2c", "spi", "counterWraps", "inside", "reserved"] {
      result[key] = top.members[key] ?? model[key]
    }
    let without = try top.strings("without")
    var used: Set<String> = []
    for (key, identity) in [
      ("registers", "address"), ("tables", "name"), ("timings", "name"), ("constants", "name"),
      ("has", "name"),
    ] {
      let entries = try top.array(key)
      var all = (model[key]?.list ?? []).filter { entry in
        guard let name = entry.members["name"]?.text, without.contains(name) else { return true }
        used.insert(name)
        return false
      }
      for entry in entries {
        guard case .object(let members) = entry, let place = members[identity]?.text else {
          throw Refusal("\(file): \(key)", "the key \"\(identity)\" is missing; name the entry")
        }
        guard members["cite"] != nil else {
          throw Refusal(
            "\(file): \(entry.members["name"]?.text ?? place)",
            "the key \"cite\" is missing; say in which document the fact is found")
        }
        let index = all.firstIndex {
          $0.members[identity]?.text?.lowercased() == place.lowercased()
            && $0.members["bank"]?.text == members["bank"]?.text
        }
        if let index {
          all[index] =
            key == "registers" ? register(entry, over: all[index]) : laid(entry, over: all[index])
        } else if key == "has" {
          throw Refusal("\(file): has.\(place)", "the model does not say it; add it there")
        } else {
          all.append(entry)
        }
      }
      result[key] = .array(all)
    }
    for name in without where !used.contains(name) {
      throw Refusal("\(file): without", "the model has no \"\(name)\"; name what it has")
    }
    return .object(result)
  }

  private func documents(_ own: JSON?, over model: JSON?) throws -> JSON {
    guard case .object(var result)? = model else { return .null }
    guard let own else { return .object(result) }
    guard case .object(let titles) = own else { return own }
    for (key, title) in titles.sorted(by: { $0.key < $1.key }) {
      guard result[key] == nil else {
        throw Refusal("\(file): documents", "\"\(key)\" is a key of the model; choose another")
      }
      result[key] = title
    }
    return .object(result)
  }

  private func laid(_ own: JSON, over model: JSON) -> JSON {
    guard case .object(let own) = own, case .object(var members) = model else { return own }
    // The confidence in a fact belongs to its source.
    members["confidence"] = nil
    return .object(members.merging(own) { $1 })
  }

  /// A relative's field replaces those of the model on its bits; the others keep their citation, or otherwise
  /// get that of the model's register.
  private func register(_ own: JSON, over model: JSON) -> JSON {
    guard case .object(var members) = laid(own, over: model) else { return own }
    let fields = (own.members["fields"]?.list ?? [])
    let taken = fields.map(mask).reduce(0, |)
    let kept = (model.members["fields"]?.list ?? []).filter { mask($0) & taken == 0 }.map { field in
      var members = field.members
      let isCited = members["cite"] != nil || members["confidence"] != nil
      let known = (isCited ? field : model).members["confidence"]?.text
      members["confidence"] = .string(worse(known ?? Source.confidences[0], confidence))
      members["cite"] = members["cite"] ?? model.members["cite"]
      return JSON.object(members)
    }
    members["fields"] = .array(kept + fields)
    return .object(members)
  }

  private func worse(_ one: String, _ other: String) -> String {
    let places = [one, other].map { Source.confidences.firstIndex(of: $0) ?? 0 }
    return Source.confidences[places.max() ?? 0]
  }

  private func mask(_ field: JSON) -> Int {
    let ends = (field.members["bits"]?.text ?? "").split(separator: ":").compactMap { Int($0) }
    guard let high = ends.first, let low = ends.last, (0...7).contains(low), low...7 ~= high else {
      return 0
    }
    return (1 << (high + 1)) - (1 << low)
  }
}

extension Chip {
  /// A relative, from its own file and that of the part which it is like. Its facts are added to `models`, because
  /// others may be like it.
  init(_ json: JSON, file: String, likeAnyOf models: inout [String: JSON], _ chips: [Chip]) throws {
    let top = try Object(
      json, at: file, required: ["name", "like", "summary", "identity"],
      optional: [
        "$schema", "documents", "i2c", "spi", "counterWraps", "reserved", "registers", "tables",
        "timings", "constants", "has", "without", "inside",
      ])
    let like = try Object(
      top.members["like"] ?? .null, at: "\(file): like", required: ["name"] + Source.keys,
      optional: Source.optionalKeys)
    let name = try like.string("name")
    guard let kin = chips.first(where: { $0.name == name }),
      case .object(let members)? = models[name]
    else {
      throw Refusal(
        like.place, "\"\(name)\" has no file, or is like a part that has none; name one that has")
    }
    let confidence =
      like.has("confidence") ? try like.choice("confidence", Source.confidences) : "manufacturer"
    let merged = try Overlay(file: file, confidence: confidence).merged(top, over: members)
    let reader = try Reader(file: file, documents: merged.members["documents"])
    let source = try reader.source(like)
    let places = try top.array("registers").map { json in
      let place = json.members["name"] ?? json.members["address"]
      let register = Object(json.members, at: "\(file): \(place?.text ?? "registers")")
      return Register.Place(
        bank: json.members["bank"]?.text, address: try register.hex("address"))
    }
    try self.init(
      merged, file: file,
      likeness: Likeness(
        kin: kin, source: source, own: top.members, places: Set(places),
        without: try top.strings("without")))
    models[self.name] = merged
    let own = top.members["documents"]?.members.keys.sorted() ?? []
    try Source.check(own, of: file, cited: sources + [source])
  }
}
