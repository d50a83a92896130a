// SPDX-License-Identifier: Apache-2.0

extension Feature {
  init(_ json: JSON, _ reader: Reader) throws {
    var object = try Object(
      json, at: "\(reader.file): has", required: ["name", "summary"],
      optional: ["where", "value"] + Source.keys + Source.optionalKeys)
    name = try object.swiftName("name")
    object.place = "\(reader.file): has.\(name)"
    summary = try object.string("summary")
    guard object.has("where") != object.has("value") else {
      throw Refusal(object.place, "has to have either \"where\" or \"value\", with a \"cite\"")
    }
    if object.has("value") {
      presence = .value(try object.bool("value"))
      source = try reader.source(object)
    } else {
      presence = .path(try object.string("where").split(separator: ".").map(String.init))
      source = nil
    }
  }
}

extension Table {
  init(_ json: JSON, registers: [Register], _ reader: Reader) throws {
    var object = try reader.entry(json, "tables", ["name", "fields", "unit", "summary", "rows"])
    name = try object.swiftName("name")
    let place = "\(reader.file): table \(name)"
    object.place = place
    unit = try object.string("unit")
    summary = try object.string("summary")
    source = try reader.source(object)

    fields = []
    for path in try object.strings("fields") {
      let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2, let register = registers.first(where: { $0.name == parts[0] }),
        let field = register.fields.first(where: { $0.name == parts[1] }), field.kind == .choice
      else {
        throw Refusal(place, "\"\(path)\" is not a choice; write REGISTER.FIELD of a choice")
      }
      fields.append((register, field))
    }
    guard !fields.isEmpty else { throw Refusal(place, "no field selects a row; name one") }

    rows = []
    for json in try object.array("rows") {
      let entry = try Object(json, at: place, required: ["codes", "value"])
      let codes: [Int] = try entry.array("codes").map {
        guard case .integer(let code) = $0 else {
          throw Refusal(place, "\"codes\" has the wrong type; write whole numbers in [ ]")
        }
        return code
      }
      guard codes.count == fields.count,
        zip(codes, fields).allSatisfy({ code, selector in
          selector.field.defined.contains { $0.code == code }
        })
      else {
        throw Refusal(place, "row \(codes) is not a defined code for each field; correct it")
      }
      guard !rows.contains(where: { $0.codes == codes }) else {
        throw Refusal(place, "row \(codes) is listed twice; remove one")
      }
      let value = entry.isNull("value") ? nil : try entry.integer("value")
      guard value.map({ Int32(exactly: $0) != nil }) ?? true else {
        throw Refusal(place, "row \(codes) does not fit in 32 bits; use a larger unit")
      }
      rows.append(Row(codes: codes, value: value))
    }
    var combinations: [[Int]] = [[]]
    for (_, field) in fields {
      combinations = combinations.flatMap { head in field.defined.map { head + [$0.code] } }
    }
    for codes in combinations where !rows.contains(where: { $0.codes == codes }) {
      throw Refusal(place, "no row for \(codes); add it, with null where it means nothing")
    }
    rows.sort { $0.codes.lexicographicallyPrecedes($1.codes) }
  }
}
