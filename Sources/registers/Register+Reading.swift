// SPDX-License-Identifier: Apache-2.0

extension Register {
  init(_ json: JSON, _ reader: Reader) throws {
    let object = try reader.entry(
      json, json.members["name"]?.text ?? "registers",
      ["address", "name", "access", "reset", "dump", "summary", "fields"],
      optional: ["readEffect", "writeKey", "bank"])
    let place = object.place
    bank = object.has("bank") ? try object.string("bank") : nil
    if let bank, bank.first?.isUppercase != true || !bank.allSatisfy({ $0.isASCII && $0.isLetter })
    {
      throw Refusal(
        place, "the bank \"\(bank)\" cannot be a Swift type; use letters, a capital one first")
    }
    name = try object.string("name")
    guard name.unicodeScalars.allSatisfy({ isOfTypeName($0) || $0 == "_" }) else {
      throw Refusal(place, "cannot be a Swift type; use capitals, digits and underscores")
    }
    address = try object.hex("address")
    access = try object.choice("access", ["r", "rw", "w"])
    reset = object.isNull("reset") ? nil : try object.hex("reset")
    writeKey = object.has("writeKey") ? try object.hex("writeKey") : nil
    dump = try object.choice("dump", ["always", "onRequest", "never"])
    readEffect = object.has("readEffect") ? try object.string("readEffect") : nil
    summary = try object.string("summary")
    source = try reader.source(object)

    fields = []
    var seen: UInt8 = 0
    for json in try object.array("fields") {
      let field = try Field(json, register: place, source, reader)
      if let other = fields.first(where: { $0.mask & field.mask != 0 }) {
        throw Refusal(
          "\(place).\(field.name)",
          "bits \(field.bits) overlap \(other.name) (\(other.bits)); give every bit to one field")
      }
      if field.isValue, fields.contains(where: { $0.name == field.name || $0.swift == field.swift })
      {
        throw Refusal("\(place).\(field.name)", "the name is used twice; rename one field")
      }
      seen |= field.mask
      fields.append(field)
    }
    fields.sort { $0.low > $1.low }
    guard seen == 0xFF else {
      let missing = (0...7).reversed().filter { seen & (1 << $0) == 0 }.map(String.init)
      throw Refusal(
        place, "no field has bit \(commas(missing)); add a field, reserved where nothing is known")
    }

    if let reset {
      for field in fields {
        let code = field.code(in: reset)
        if field.kind == .zero, code != 0 {
          throw Refusal(
            "\(place).\(field.name)",
            "the reset \(hex(reset)) sets bits that must be zero; correct the reset or the field")
        }
        if let only = field.only, code != only {
          throw Refusal(
            "\(place).\(field.name)",
            "the reset \(hex(reset)) has the code \(code), and only \(only) may be written; correct one"
          )
        }
        if field.kind == .choice, !field.defined.contains(where: { $0.code == code }) {
          throw Refusal(
            "\(place).\(field.name)",
            "the reset \(hex(reset)) has the undefined code \(code); correct the reset or the case")
        }
      }
    } else if isWritable, fields.contains(where: { $0.only != nil }) {
      throw Refusal(
        place, "has a field with one code, and no reset; write its value after power-on")
    }
  }
}

extension Field {
  /// `source` is that of the register, for a field without a citation of its own.
  init(_ json: JSON, register: String, _ source: Source, _ reader: Reader) throws {
    let place = "\(register).\(json.members["name"]?.text ?? "fields")"
    let object = try Object(
      json, at: place, required: ["name", "bits", "kind"],
      optional: ["swift", "signed", "clearsItself", "only", "summary", "cases"] + Source.keys
        + Source.optionalKeys)
    name = try object.word(object.string("name"), "name")
    kind = Kind(rawValue: try object.choice("kind", Kind.allCases.map(\.rawValue))) ?? .reserved

    let text = try object.string("bits")
    let ends = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
    guard ends.count < 3, ends.allSatisfy({ (0...7).contains($0) }), ends[0] >= ends[ends.count - 1]
    else {
      throw Refusal(place, "\"bits\" is \"\(text)\"; write one bit, or high:low, from 7 to 0")
    }
    high = ends[0]
    low = ends[ends.count - 1]

    isSigned = try object.bool("signed")
    clearsItself = try object.bool("clearsItself")
    if object.has("cite") {
      self.source = try reader.source(object)
    } else {
      self.source = source
      if let confidence = try reader.confidence(object) { self.source.confidence = confidence }
    }

    cases = []
    if kind == .zero || kind == .reserved {
      for key in ["swift", "cases", "signed", "only", "clearsItself"] where object.has(key) {
        throw Refusal(place, "\"\(key)\" belongs to a field with a value; remove it")
      }
      swift = nil
      summary =
        object.has("summary")
        ? try object.string("summary")
        : kind == .zero ? "Must be zero." : "No meaning is documented."
      return
    }
    guard object.has("swift"), object.has("summary") else {
      let key = object.has("swift") ? "summary" : "swift"
      throw Refusal(place, "the key \"\(key)\" is missing; every field with a value has one")
    }
    let swift = try object.swiftName("swift")
    guard !["address", "bits", "reset", "settable", "writeKey", "written"].contains(swift) else {
      throw Refusal(place, "every register has \"\(swift)\" already; choose another name")
    }
    self.swift = swift
    summary = try object.string("summary")

    if kind == .number {
      guard !object.has("cases") else {
        throw Refusal(place, "a number has no cases; remove them or make it a choice")
      }
      guard !isSigned || width == 8 else {
        throw Refusal(place, "a signed number has 8 bits; this one has \(width)")
      }
      guard object.has("only") else { return }
      let only = try object.integer("only")
      guard (0..<(1 << width)).contains(only) else {
        throw Refusal(
          place, "\"only\": \(only) does not fit in bits \(bits); use 0 to \((1 << width) - 1)")
      }
      self.only = only
      return
    }
    guard !object.has("only") else {
      throw Refusal(
        place, "only a number has one code; remove \"only\", or mark codes as undefined")
    }
    guard !isSigned else { throw Refusal(place, "only a number is signed; remove \"signed\"") }
    guard object.has("cases") else {
      throw Refusal(place, "the key \"cases\" is missing; list the meaning of every code")
    }
    if kind == .flag, width != 1 {
      throw Refusal(place, "a flag has one bit; this one has \(width), make it a choice")
    }
    for json in try object.array("cases") {
      let entry = try Object(
        json, at: place, required: ["code", "meaning"], optional: ["name", "undefined"])
      let code = try entry.integer("code")
      guard (0..<(1 << width)).contains(code) else {
        throw Refusal(
          place, "code \(code) does not fit in bits \(bits); use 0 to \((1 << width) - 1)")
      }
      guard !cases.contains(where: { $0.code == code }) else {
        throw Refusal(place, "code \(code) is listed twice; remove one case")
      }
      let undefined = try entry.bool("undefined")
      guard undefined != entry.has("name") else {
        throw Refusal(place, "code \(code) has to have either a name or \"undefined\": true")
      }
      let caseName = undefined ? nil : try entry.swiftName("name")
      guard caseName == nil || !cases.contains(where: { $0.name == caseName }) else {
        throw Refusal(place, "the case \(caseName ?? "") is listed twice; rename one")
      }
      cases.append(Case(code: code, name: caseName, meaning: try entry.string("meaning")))
    }
    cases.sort { $0.code < $1.code }
    let missing = (0..<(1 << width)).filter { code in !cases.contains { $0.code == code } }
    guard missing.isEmpty else {
      throw Refusal(
        place,
        "no case for code \(commas(missing.map(String.init))); list it, with \"undefined\": true "
          + "where it has no meaning")
    }
    guard kind != .flag || isTotal else {
      throw Refusal(place, "a flag has two named cases; make it a choice")
    }
  }
}
