// SPDX-License-Identifier: Apache-2.0

// Turns the facts in datasheets/*.json into the Swift of Sources/ProofMassDatasheets.
//
//   swift scripts/registers.swift [--check] [--input DIR] [--output DIR] [--repository DIR]
//
// What datasheets/coverage says of drivers and tests is held against both and becomes
// docs/coverage.md.
//
// With --check nothing is written: files that differ are named, and the exit code is 1.
// Facts that contradict themselves are refused with one line, and then nothing is written either.

import Foundation

// MARK: - Refusals

struct Refusal: Error {
  var line: String

  init(_ place: String, _ problem: String) { line = "\(place): \(problem)" }
}

// MARK: - JSON

enum JSON: Decodable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let array = try? value.decode([JSON].self) {
      self = .array(array)
    } else if let object = try? value.decode([String: JSON].self) {
      self = .object(object)
    } else {
      self = .number(try value.decode(Double.self))
    }
  }
}

extension JSON {
  var text: String? { if case .string(let text) = self { text } else { nil } }

  var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }

  var list: [JSON] { if case .array(let array) = self { array } else { [] } }
}

/// A JSON object whose keys are known to be the allowed ones, and the place to name in a refusal.
struct Object {
  let members: [String: JSON]
  var place: String

  init(_ json: JSON, at place: String, required: [String], optional: [String] = []) throws {
    guard case .object(let members) = json else {
      throw Refusal(place, "is not an object; write { … } here")
    }
    for key in members.keys.sorted() where !required.contains(key) && !optional.contains(key) {
      throw Refusal(place, "unknown key \"\(key)\"; use \(commas(required + optional))")
    }
    for key in required where members[key] == nil {
      let advice =
        key == "cite" ? "say in which document the fact is found" : "every entry here has one"
      throw Refusal(place, "the key \"\(key)\" is missing; \(advice)")
    }
    self.members = members
    self.place = place
  }

  init(_ members: [String: JSON], at place: String) {
    self.members = members
    self.place = place
  }

  func has(_ key: String) -> Bool { members[key] != nil }

  func isNull(_ key: String) -> Bool {
    if case .null? = members[key] { true } else { false }
  }

  private func wrong(_ key: String, _ expected: String) -> Refusal {
    Refusal(place, "\"\(key)\" has the wrong type; write \(expected)")
  }

  func string(_ key: String) throws -> String {
    guard case .string(let string)? = members[key], !string.isEmpty, !string.contains("\n") else {
      throw wrong(key, "one line of text in quotes")
    }
    return string
  }

  func integer(_ key: String) throws -> Int {
    guard case .integer(let integer)? = members[key] else {
      throw wrong(key, "a whole number without quotes")
    }
    return integer
  }

  func bool(_ key: String) throws -> Bool {
    guard let json = members[key] else { return false }
    guard case .bool(let bool) = json else { throw wrong(key, "true or false") }
    return bool
  }

  func array(_ key: String) throws -> [JSON] {
    guard case .array(let array)? = members[key] else { throw wrong(key, "a list in [ ]") }
    return array
  }

  func strings(_ key: String) throws -> [String] {
    try array(key).map {
      guard case .string(let string) = $0, !string.isEmpty else {
        throw wrong(key, "a list of texts in quotes")
      }
      return string
    }
  }

  func hex(_ key: String) throws -> UInt8 { try byte(try string(key), key) }

  func hexes(_ key: String) throws -> [UInt8] { try strings(key).map { try byte($0, key) } }

  private func byte(_ text: String, _ key: String) throws -> UInt8 {
    guard text.count == 4, text.hasPrefix("0x"), text.dropFirst(2).allSatisfy(\.isHexDigit),
      let byte = UInt8(text.dropFirst(2), radix: 16)
    else {
      throw Refusal(place, "\"\(key)\" is not a byte: \"\(text)\"; write 0x and two hex digits")
    }
    return byte
  }

  /// One of the texts that a Swift enum has as cases.
  func choice(_ key: String, _ allowed: [String]) throws -> String {
    let text = try string(key)
    guard allowed.contains(text) else {
      throw Refusal(place, "\"\(key)\" is \"\(text)\"; use \(commas(allowed))")
    }
    return text
  }

  /// A name for Swift: lower camel case and not a keyword.
  func swiftName(_ key: String) throws -> String {
    let name = try string(key)
    let letters = name.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
    }
    guard let first = name.unicodeScalars.first, ("a"..."z").contains(first), letters,
      !keywords.contains(name)
    else {
      throw Refusal(place, "\"\(name)\" cannot be a Swift name; use lowerCamelCase, no keyword")
    }
    return name
  }
}

let keywords: Set<String> = [
  "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
  "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
  "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
  "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
  "try", "var", "where", "while",
]

func commas(_ words: [String]) -> String { words.joined(separator: ", ") }

func hex(_ value: UInt8) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return digits.count == 1 ? "0x0\(digits)" : "0x\(digits)"
}

// MARK: - Facts

struct Source {
  var cite: String
  var confidence: String?

  static let keys = ["cite"]
  static let optionalKeys = ["confidence"]
  static let confidences = ["manufacturer", "independent", "single", "inferred", "unknown"]

  /// A cite is one or more references with "; " between them, each beginning with a document's key.
  init(_ object: Object, documents: [String: String]) throws {
    cite = try object.string("cite")
    for key in Source.documents(of: cite) where documents[key] == nil {
      throw Refusal(
        object.place, "\"cite\" begins with \"\(key)\"; begin with a key of \"documents\"")
    }
    confidence =
      object.has("confidence") ? try object.choice("confidence", Source.confidences) : nil
  }

  /// The keys that a cite names.
  static func documents(of cite: String) -> [String] {
    cite.components(separatedBy: "; ").map { String($0.prefix { $0 != " " && $0 != "," }) }
  }

  init(cite: String, confidence: String?) {
    self.cite = cite
    self.confidence = confidence
  }
}

struct Case {
  var code: Int
  /// nil where the code is undefined.
  var name: String?
  var meaning: String
}

struct Field {
  enum Kind: String, CaseIterable { case flag, choice, number, zero, reserved }

  var name: String
  /// nil for reserved bits.
  var swift: String?
  var high: Int
  var low: Int
  var kind: Kind
  var isSigned: Bool
  var clearsItself: Bool
  var summary: String
  var cases: [Case]
  var source: Source

  var width: Int { high - low + 1 }
  var mask: UInt8 { UInt8((1 << width) - 1) << UInt8(low) }
  var bits: String { high == low ? "\(low)" : "\(high):\(low)" }
  var isValue: Bool { kind != .zero && kind != .reserved }
  var isTotal: Bool { cases.allSatisfy { $0.name != nil } }
  var typeName: String {
    guard let swift else { return "" }
    return capitalized(swift)
  }
  var defined: [Case] { cases.filter { $0.name != nil } }

  func code(in value: UInt8) -> Int { Int((value & mask) >> UInt8(low)) }
}

struct Register {
  var address: UInt8
  var name: String
  var access: String
  var reset: UInt8?
  var writeKey: UInt8?
  var dump: String
  var readEffect: String?
  var summary: String
  var fields: [Field]
  var source: Source

  var values: [Field] { fields.filter(\.isValue) }
  /// What a relative calls facts for which its model has the type.
  var factsName: String { "factsAt\(hex(address).dropFirst(2))" }
  /// Whether a driver may write it: reserved registers never.
  var isWritable: Bool { access != "r" && !values.isEmpty }
}

struct Table {
  struct Row {
    var codes: [Int]
    /// nil where the number means nothing for these codes.
    var value: Int?
  }

  var name: String
  var fields: [(register: Register, field: Field)]
  var unit: String
  var summary: String
  var rows: [Row]
  var source: Source

  var isOptional: Bool { rows.contains { $0.value == nil } }
}

struct Single {
  var name: String
  var value: Int
  var unit: String
  var summary: String
  var source: Source
}

/// Something that a part with the register map may have or lack.
struct Feature {
  /// How it is known whether a part has it.
  enum Presence {
    /// The part has this register, this field with a value, or this case of it.
    case path([String])
    case value(Bool)
  }

  var name: String
  var presence: Presence
  var summary: String
  /// nil where the register says it, which has a citation.
  var source: Source?
}

struct ReservedRange {
  var first: UInt8
  var last: UInt8
  var rule: String
  var source: Source
}

struct Wrap {
  var from: UInt8
  var to: UInt8
  var source: Source
}

struct Identity {
  var register: UInt8
  var value: UInt8
  var candidates: [String]
  var source: Source
}

struct SPI {
  var readBit: UInt8
  var incrementBit: UInt8
  var addressMask: UInt8
  var mode: Int
  var maximumHertz: Int?
  var oneRegisterAWrite: Bool
  var source: Source
}

struct Chip {
  var file: String
  var name: String
  var kind: String
  var summary: String
  var documents: [String: String]
  /// nil where no register tells the part.
  var identity: Identity?
  var i2cAddresses: [UInt8]
  var i2cIncrementBit: UInt8
  var i2cMaximumHertz: Int
  var i2cSource: Source
  /// nil where the part has no SPI.
  var spi: SPI?
  var wraps: [Wrap]
  var reserved: [ReservedRange]
  var registers: [Register]
  var tables: [Table]
  var timings: [Single]
  var constants: [Single]
  var features: [Feature]
  var likeness: Likeness?
}

let kinds = ["accelerometer", "gyroscope", "compass", "inertialUnit"]

extension Chip {
  init(_ json: JSON, file: String, likeness: Likeness? = nil) throws {
    let top = try Object(
      json, at: file,
      required: [
        "name", "kind", "summary", "documents", "identity", "i2c", "spi", "counterWraps",
        "reserved", "registers", "tables", "timings", "constants",
      ], optional: ["$schema", "has"])
    if top.has("$schema") { _ = try top.string("$schema") }
    self.file = file
    self.likeness = likeness
    name = try top.string("name")
    guard name.unicodeScalars.allSatisfy({ Chip.isTypeCharacter($0) }) else {
      throw Refusal(file, "\"\(name)\" cannot be a Swift type; use capitals and digits")
    }
    kind = try top.choice("kind", kinds)
    summary = try top.string("summary")

    guard case .object(let titles)? = top.members["documents"] else {
      throw Refusal(file, "\"documents\" has the wrong type; write { \"KEY\": \"full title\" }")
    }
    var documents: [String: String] = [:]
    for (key, title) in titles {
      guard case .string(let title) = title else {
        throw Refusal(file, "document \"\(key)\" has the wrong type; write its title in quotes")
      }
      documents[key] = title
    }
    self.documents = documents

    func entry(
      _ json: JSON?, _ place: String, _ required: [String], _ optional: [String] = []
    ) throws -> Object {
      try Object(
        json ?? .null, at: "\(file): \(place)", required: required + Source.keys,
        optional: optional + Source.optionalKeys)
    }

    if top.isNull("identity") {
      identity = nil
    } else {
      let entry = try entry(
        top.members["identity"], "identity", ["register", "value", "candidates"])
      identity = Identity(
        register: try entry.hex("register"), value: try entry.hex("value"),
        candidates: try entry.strings("candidates"),
        source: try Source(entry, documents: documents))
      guard identity?.candidates.first == name else {
        throw Refusal(entry.place, "the first candidate is not the part; put \"\(name)\" first")
      }
    }

    let i2c = try entry(
      top.members["i2c"], "i2c", ["addresses", "incrementBit", "maximumHertz"])
    i2cAddresses = try i2c.hexes("addresses")
    i2cIncrementBit = try i2c.hex("incrementBit")
    i2cMaximumHertz = try i2c.integer("maximumHertz")
    i2cSource = try Source(i2c, documents: documents)
    guard !i2cAddresses.isEmpty, i2cAddresses.allSatisfy({ $0 < 0x80 }) else {
      throw Refusal(i2c.place, "\"addresses\" are 7-bit; write at least one below 0x80")
    }

    if top.isNull("spi") {
      spi = nil
    } else {
      let entry = try entry(
        top.members["spi"], "spi",
        ["readBit", "incrementBit", "addressMask", "mode", "maximumHertz", "oneRegisterAWrite"])
      let spi = SPI(
        readBit: try entry.hex("readBit"), incrementBit: try entry.hex("incrementBit"),
        addressMask: try entry.hex("addressMask"), mode: try entry.integer("mode"),
        maximumHertz: entry.isNull("maximumHertz") ? nil : try entry.integer("maximumHertz"),
        oneRegisterAWrite: try entry.bool("oneRegisterAWrite"),
        source: try Source(entry, documents: documents))
      guard (0...3).contains(spi.mode) else {
        throw Refusal(entry.place, "\"mode\" is \(spi.mode); use 0, 1, 2 or 3")
      }
      guard spi.readBit & spi.incrementBit == 0,
        (spi.readBit | spi.incrementBit) & spi.addressMask == 0
      else {
        throw Refusal(
          entry.place, "the bits of the command byte overlap; give each bit one meaning")
      }
      self.spi = spi
    }

    wraps = try top.array("counterWraps").map {
      let wrap = try entry($0, "counterWraps", ["from", "to"])
      return Wrap(
        from: try wrap.hex("from"), to: try wrap.hex("to"),
        source: try Source(wrap, documents: documents))
    }

    reserved = try top.array("reserved").map {
      let range = try entry($0, "reserved", ["from", "to", "rule"])
      let result = ReservedRange(
        first: try range.hex("from"), last: try range.hex("to"),
        rule: try range.choice("rule", ["doNotWrite", "undocumented"]),
        source: try Source(range, documents: documents))
      guard result.first <= result.last else {
        throw Refusal(
          range.place, "\(hex(result.first)) is after \(hex(result.last)); put the lower one first")
      }
      return result
    }
    for (index, range) in reserved.enumerated() {
      for other in reserved[..<index] where range.first <= other.last && other.first <= range.last {
        throw Refusal(
          "\(file): reserved",
          "\(hex(range.first))-\(hex(range.last)) overlaps \(hex(other.first))-\(hex(other.last)); "
            + "give every address to one range")
      }
    }

    tables = []
    timings = []
    constants = []
    features = []
    registers = []
    for json in try top.array("registers") {
      let register = try Register(json, file: file, documents: documents)
      if let other = registers.first(where: { $0.address == register.address }) {
        throw Refusal(
          "\(file): \(register.name)",
          "address \(hex(register.address)) is also that of \(other.name); correct one")
      }
      if registers.contains(where: { $0.name == register.name }) {
        throw Refusal("\(file): \(register.name)", "the name is used twice; rename one register")
      }
      if let range = reserved.first(where: { ($0.first...$0.last).contains(register.address) }) {
        throw Refusal(
          "\(file): \(register.name)",
          "address \(hex(register.address)) lies in the reserved range "
            + "\(hex(range.first))-\(hex(range.last)); shorten the range")
      }
      registers.append(register)
    }
    registers.sort { $0.address < $1.address }

    if let identity {
      let place = "\(file): identity"
      guard let who = registers.first(where: { $0.address == identity.register }) else {
        throw Refusal(place, "no register is at \(hex(identity.register)); add it")
      }
      guard who.reset == identity.value else {
        throw Refusal(place, "\(who.name) has another reset; make both the same")
      }
    }

    for json in try top.array("tables") {
      let table = try Table(json, file: file, registers: registers, documents: documents)
      if tables.contains(where: { $0.name == table.name && Chip.sameHome($0, table) }) {
        throw Refusal("\(file): table \(table.name)", "the name is used twice; rename one table")
      }
      tables.append(table)
    }

    timings = try Chip.singles(top, "timings", "nanoseconds", unit: "ns", documents: documents)
    constants = try Chip.singles(top, "constants", "value", unit: nil, documents: documents)
    features =
      try top.has("has")
      ? top.array("has").map { try Feature($0, file: file, documents: documents) } : []

    // A relative does without some of what the documents of its model are cited for.
    guard likeness == nil else { return }
    let cited = Set(sources.flatMap { Source.documents(of: $0.cite) })
    for key in documents.keys.sorted() where !cited.contains(key) {
      throw Refusal("\(file): documents", "nothing cites \"\(key)\"; remove it")
    }
  }

  fileprivate var sources: [Source] {
    [identity?.source, i2cSource, spi?.source].compactMap(\.self) + wraps.map(\.source)
      + reserved.map(\.source) + registers.map(\.source)
      + registers.flatMap { $0.fields.map(\.source) } + tables.map(\.source)
      + timings.map(\.source) + constants.map(\.source) + features.compactMap(\.source)
  }

  static func isTypeCharacter(_ scalar: Unicode.Scalar) -> Bool {
    ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
  }

  /// Two tables of one field's enum, or two of the chip, share a namespace.
  private static func sameHome(_ one: Table, _ other: Table) -> Bool {
    let home = { (table: Table) in
      table.fields.count > 1
        ? "" : "\(table.fields[0].register.name).\(table.fields[0].field.name)"
    }
    return home(one) == home(other)
  }

  private static func singles(
    _ top: Object, _ key: String, _ valueKey: String, unit: String?, documents: [String: String]
  ) throws -> [Single] {
    var result: [Single] = []
    for json in try top.array(key) {
      var object = try Object(
        json, at: "\(top.place): \(key)",
        required: ["name", valueKey, "summary"] + (unit == nil ? ["unit"] : []) + Source.keys,
        optional: Source.optionalKeys)
      let name = try object.swiftName("name")
      object.place = "\(top.place): \(key).\(name)"
      if result.contains(where: { $0.name == name }) {
        throw Refusal(object.place, "the name is used twice; rename one")
      }
      let value = try object.integer(valueKey)
      guard unit == nil || value > 0 else {
        throw Refusal(object.place, "\"\(valueKey)\" is \(value); write a time above zero")
      }
      result.append(
        Single(
          name: name, value: value, unit: try unit ?? object.string("unit"),
          summary: try object.string("summary"), source: try Source(object, documents: documents)))
    }
    return result
  }
}

extension Feature {
  init(_ json: JSON, file: String, documents: [String: String]) throws {
    var object = try Object(
      json, at: "\(file): has", required: ["name", "summary"],
      optional: ["where", "value"] + Source.keys + Source.optionalKeys)
    name = try object.swiftName("name")
    object.place = "\(file): has.\(name)"
    summary = try object.string("summary")
    guard object.has("where") != object.has("value") else {
      throw Refusal(object.place, "has to have either \"where\" or \"value\", with a \"cite\"")
    }
    if object.has("value") {
      presence = .value(try object.bool("value"))
      source = try Source(object, documents: documents)
    } else {
      presence = .path(try object.string("where").split(separator: ".").map(String.init))
      source = nil
    }
  }

  /// Whether the part has it.
  func isPresent(in chip: Chip) -> Bool {
    switch presence {
    case .value(let value): return value
    case .path(let path):
      guard let register = chip.registers.first(where: { $0.name == path[0] }) else { return false }
      guard path.count > 1 else { return true }
      guard let field = register.values.first(where: { $0.name == path[1] }) else { return false }
      return path.count == 2 || field.defined.contains { $0.name == path[2] }
    }
  }
}

extension Register {
  init(_ json: JSON, file: String, documents: [String: String]) throws {
    var place = "\(file): registers"
    if case .object(let members) = json, case .string(let name)? = members["name"] {
      place = "\(file): \(name)"
    }
    let object = try Object(
      json, at: place,
      required: ["address", "name", "access", "reset", "dump", "summary", "fields"] + Source.keys,
      optional: ["readEffect", "writeKey"] + Source.optionalKeys)
    name = try object.string("name")
    guard name.unicodeScalars.allSatisfy({ Chip.isTypeCharacter($0) || $0 == "_" }) else {
      throw Refusal(place, "cannot be a Swift type; use capitals, digits and underscores")
    }
    address = try object.hex("address")
    access = try object.choice("access", ["r", "rw", "w"])
    reset = object.isNull("reset") ? nil : try object.hex("reset")
    writeKey = object.has("writeKey") ? try object.hex("writeKey") : nil
    dump = try object.choice("dump", ["always", "onRequest", "never"])
    readEffect = object.has("readEffect") ? try object.string("readEffect") : nil
    summary = try object.string("summary")
    source = try Source(object, documents: documents)

    fields = []
    var seen: UInt8 = 0
    for json in try object.array("fields") {
      let field = try Field(json, register: place, source: source, documents: documents)
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
        if field.kind == .choice, !field.defined.contains(where: { $0.code == code }) {
          throw Refusal(
            "\(place).\(field.name)",
            "the reset \(hex(reset)) has the undefined code \(code); correct the reset or the case")
        }
      }
    } else if isWritable {
      throw Refusal(place, "can be written and has no reset; write its value after power-on")
    }
  }
}

extension Field {
  init(_ json: JSON, register: String, source: Source, documents: [String: String]) throws {
    var place = "\(register).fields"
    if case .object(let members) = json, case .string(let name)? = members["name"] {
      place = "\(register).\(name)"
    }
    let object = try Object(
      json, at: place, required: ["name", "bits", "kind"],
      optional: ["swift", "signed", "clearsItself", "summary", "cases"] + Source.keys
        + Source.optionalKeys)
    name = try object.string("name")
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
    // A field that cites nothing of its own has its register's citation.
    if object.has("cite") {
      self.source = try Source(object, documents: documents)
    } else if object.has("confidence") {
      let confidence = try object.choice("confidence", Source.confidences)
      self.source = Source(cite: source.cite, confidence: confidence)
    } else {
      self.source = source
    }

    cases = []
    if kind == .zero || kind == .reserved {
      for key in ["swift", "cases", "signed", "clearsItself"] where object.has(key) {
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
    guard !["address", "bits", "reset"].contains(swift) else {
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
      return
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

extension Table {
  init(
    _ json: JSON, file: String, registers: [Register], documents: [String: String]
  ) throws {
    var object = try Object(
      json, at: "\(file): tables",
      required: ["name", "fields", "unit", "summary", "rows"] + Source.keys,
      optional: Source.optionalKeys)
    name = try object.swiftName("name")
    let place = "\(file): table \(name)"
    object.place = place
    unit = try object.string("unit")
    summary = try object.string("summary")
    source = try Source(object, documents: documents)

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

// MARK: - Swift

/// Lines of Swift, indented, at most 100 columns where words allow it.
struct Text {
  private(set) var lines: [String] = []
  private var depth = 0

  static let width = 100

  mutating func line(_ text: String = "") {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  mutating func indented(_ body: (inout Text) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// `opening`, the indented body, `closing`.
  mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout Text) -> Void) {
    line(opening)
    indented(body)
    line(closing)
  }

  mutating func doc(_ text: String) {
    for part in Text.wrapped(text, to: Text.width - 2 * depth - 4) { line("/// " + part) }
  }

  /// `opening(items)closing` on one line, or the items filled into lines of their own.
  mutating func call(_ opening: String, _ items: [String], _ closing: String) {
    let whole = opening + items.joined(separator: ", ") + closing
    if 2 * depth + whole.count <= Text.width, !whole.contains("\n") {
      line(whole)
      return
    }
    line(opening)
    indented { $0.fill(items, last: closing.hasPrefix(")") ? closing : "") }
  }

  private mutating func fill(_ items: [String], last: String) {
    var current = ""
    for (index, item) in items.enumerated() {
      let ending = index == items.count - 1 ? last : ","
      if current.isEmpty {
        current = item + ending
      } else if 2 * depth + current.count + 1 + item.count + ending.count <= Text.width {
        current += " " + item + ending
      } else {
        line(current)
        current = item + ending
      }
    }
    line(current)
  }

  func fits(_ text: String) -> Bool { 2 * depth + text.count <= Text.width }

  /// A list on one line, or a row of `width` items a line.
  mutating func rows(_ opening: String, _ items: [String], _ width: Int) {
    let whole = "\(opening)\(items.joined(separator: ", "))]"
    if fits(whole) { return line(whole) }
    line(opening)
    indented { text in
      for start in stride(from: 0, to: items.count, by: width) {
        text.fill(Array(items[start..<min(start + width, items.count)]), last: ",")
      }
    }
    line("]")
  }

  /// A list of one element has no comma at its end.
  mutating func dropComma() {
    if let last = lines.last, last.hasSuffix(",") { lines[lines.count - 1].removeLast() }
  }

  /// A parameter list, with the brace on a line of its own where the list is long.
  mutating func signature(
    _ opening: String, _ items: [String], _ closing: String, _ body: (inout Text) -> Void
  ) {
    let whole = opening + items.joined(separator: ", ") + closing
    if 2 * depth + whole.count <= Text.width {
      line(whole)
    } else {
      line(opening)
      indented { $0.fill(items, last: "") }
      line(closing)
    }
    indented(body)
    line("}")
  }

  /// A property on one line, or its body on a line of its own.
  mutating func signature(_ opening: String, _ body: String) {
    let whole = "\(opening) \(body) }"
    if 2 * depth + whole.count <= Text.width {
      line(whole)
    } else {
      block(opening) { $0.line(body) }
    }
  }

  /// `label: "text"` with the text broken at words where it is too long for a line.
  mutating func string(_ label: String, _ text: String, _ ending: String) {
    let whole = "\(label): \(quoted(text))\(ending)"
    if 2 * depth + whole.count <= Text.width {
      line(whole)
      return
    }
    let room = Text.width - 2 * depth - 8 - ending.count
    var parts = Text.wrapped(text, to: room)
    for index in parts.indices.dropLast() { parts[index] += " " }
    line("\(label):")
    indented { text in
      text.line(quoted(parts[0]) + (parts.count == 1 ? ending : ""))
      for (index, part) in parts.enumerated().dropFirst() {
        text.line("+ " + quoted(part) + (index == parts.count - 1 ? ending : ""))
      }
    }
  }

  static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in text.split(separator: " ") {
      if !current.isEmpty, current.count + 1 + word.count > width {
        lines.append(current)
        current = String(word)
      } else {
        current += (current.isEmpty ? "" : " ") + word
      }
    }
    return lines + [current]
  }

  var file: String { lines.joined(separator: "\n") + "\n" }
}

func quoted(_ text: String) -> String {
  let escaped = text.replacingOccurrences(of: "\\", with: "\\\\")
    .replacingOccurrences(of: "\"", with: "\\\"")
  return "\"\(escaped)\""
}

/// Digits in groups of three from five digits on.
func grouped(_ value: Int) -> String {
  let digits = String(value.magnitude)
  guard digits.count > 4 else { return String(value) }
  var result = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { result += "_" }
    result.append(digit)
  }
  return (value < 0 ? "-" : "") + result
}

func sentence(_ text: String) -> String {
  text.hasSuffix(".") ? text : text + "."
}

func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

func header(_ origin: String) -> [String] {
  [
    "// SPDX-License-Identifier: Apache-2.0",
    "",
    "// Generated from \(origin) by scripts/registers.swift; do not edit.",
    "",
  ]
}

let generatedMark = "by scripts/registers.swift; do not edit."

extension Chip {
  // MARK: The part that also builds for microcontrollers

  var swift: String {
    var text = Text()
    for line in header("datasheets/\(file)") { text.line(line) }
    text.block("extension Datasheet {") { text in
      text.doc(sentence(summary))
      if let likeness {
        text.line("///")
        text.doc("Its registers are those of ``\(likeness.model.name)``, but for what is here.")
      }
      text.block("public enum \(name) {") { text in
        if let identity {
          text.property("identity", "UInt8", hex(identity.value))
          text.property("identityRegister", "UInt8", hex(identity.register))
        }
        text.doc("The address with all address pins low.")
        text.property("i2cAddress", "UInt8", hex(i2cAddresses[0]))
        text.doc("Added to the command byte of a run of registers.")
        text.property("i2cIncrementBit", "UInt8", hex(i2cIncrementBit))
        if let spi {
          text.property("spiReadBit", "UInt8", hex(spi.readBit))
          text.doc("Added to the command byte of a run of registers.")
          text.property("spiIncrementBit", "UInt8", hex(spi.incrementBit))
          text.property("spiAddressMask", "UInt8", hex(spi.addressMask))
          text.property("spiOneRegisterAWrite", "Bool", "\(spi.oneRegisterAWrite)")
        }
        if !timings.isEmpty {
          text.line()
          text.doc("Times in nanoseconds.")
          text.block("public enum Timing {") { text in
            for timing in timings {
              text.doc(sentence(timing.summary))
              text.property(timing.name, "Int64", grouped(timing.value))
            }
          }
        }
        if !constants.isEmpty {
          text.line()
          text.doc("Single numbers of the part.")
          text.block("public enum Constant {") { text in
            for constant in constants {
              text.doc(sentence("\(constant.summary) (\(constant.unit))"))
              text.property(constant.name, "Int", grouped(constant.value))
            }
          }
        }
        for register in registers where hasType(register) {
          text.line()
          register.write(to: &text)
        }
      }
    }
    guard likeness == nil else {
      writeTablesOfRelative(to: &text)
      return text.file
    }
    for register in registers {
      for field in register.fields where field.kind == .choice {
        let own = tables.filter {
          $0.fields.count == 1 && $0.fields[0].register.name == register.name
            && $0.fields[0].field.name == field.name
        }
        guard !own.isEmpty else { continue }
        text.line()
        text.block("extension Datasheet.\(name).\(register.name).\(field.typeName) {") { text in
          for (index, table) in own.enumerated() {
            if index > 0 { text.line() }
            table.writeProperty(to: &text)
          }
        }
      }
    }
    let shared = tables.filter { $0.fields.count > 1 }
    if !shared.isEmpty {
      text.line()
      text.block("extension Datasheet.\(name) {") { text in
        for (index, table) in shared.enumerated() {
          if index > 0 { text.line() }
          table.writeFunction(to: &text)
        }
      }
    }
    return text.file
  }

  // MARK: Names, meanings and citations

  var factsSwift: String {
    var text = Text()
    for line in header("datasheets/\(file)") { text.line(line) }
    text.line("#if !hasFeature(Embedded)")
    text.indented { text in
      text.block("extension Datasheet.\(name) {") { text in
        text.doc("Everything that is known of the part, as data.")
        text.line("public static let facts = ChipFacts(")
        text.indented { writeMembers(to: &$0) }
      }
      for register in registers where hasType(register) {
        text.line()
        text.block("extension Datasheet.\(name).\(register.name) {") { text in
          register.writeFacts("public static let facts", to: &text)
        }
      }
      let untyped = registers.filter { !hasType($0) && isOwn($0) }
      if !untyped.isEmpty {
        text.line()
        text.block("extension Datasheet.\(name) {") { text in
          for (index, register) in untyped.enumerated() {
            if index > 0 { text.line() }
            register.writeFacts("private static let \(register.factsName)", to: &text)
          }
        }
      }
    }
    text.line("#endif")
    return text.file
  }

  private func writeMembers(to text: inout Text) {
    text.line("name: \(quoted(name)),")
    text.line("kind: .\(kind),")
    if let identity {
      text.line("identity: IdentityFacts(")
      text.indented { text in
        text.line("register: \(hex(identity.register)), value: \(hex(identity.value)),")
        text.list("candidates", identity.candidates.map(quoted))
        text.source(identity.source, ending: "),")
      }
    } else {
      text.line("identity: nil,")
    }
    text.line("i2c: I2CFacts(")
    text.indented { text in
      text.line(
        "addresses: [\(commas(i2cAddresses.map(hex)))], incrementBit: \(hex(i2cIncrementBit)),")
      text.line("maximumHertz: \(grouped(i2cMaximumHertz)),")
      text.source(i2cSource, ending: "),")
    }
    if let spi {
      text.line("spi: SPIFacts(")
      text.indented { text in
        text.line(
          "readBit: \(hex(spi.readBit)), incrementBit: \(hex(spi.incrementBit)), "
            + "addressMask: \(hex(spi.addressMask)), mode: \(spi.mode),")
        text.line(
          "maximumHertz: \(spi.maximumHertz.map(grouped) ?? "nil"), "
            + "oneRegisterAWrite: \(spi.oneRegisterAWrite),")
        text.source(spi.source, ending: "),")
      }
    } else {
      text.line("spi: nil,")
    }
    text.entries("counterWraps", wraps) { wrap, text in
      text.line("CounterWrapFacts(")
      text.indented { text in
        text.line("from: \(hex(wrap.from)), to: \(hex(wrap.to)),")
        text.source(wrap.source, ending: "),")
      }
    }
    text.entries("reserved", reserved) { range, text in
      text.line("ReservedFacts(")
      text.indented { text in
        text.line("addresses: \(hex(range.first))...\(hex(range.last)), rule: .\(range.rule),")
        text.source(range.source, ending: "),")
      }
    }
    text.list("registers", registers.map(reference))
    text.entries("tables", tables) { table, text in table.writeFacts(to: &text) }
    text.entries("timings", timings) { timing, text in
      text.line("TimingFacts(")
      text.indented { text in
        text.line("name: \(quoted(timing.name)), nanoseconds: \(grouped(timing.value)),")
        text.string("summary", sentence(timing.summary), ",")
        text.source(timing.source, ending: "),")
      }
    }
    text.entries("constants", constants) { constant, text in
      text.line("ConstantFacts(")
      text.indented { text in
        text.line(
          "name: \(quoted(constant.name)), value: \(grouped(constant.value)), "
            + "unit: \(quoted(constant.unit)),")
        text.string("summary", sentence(constant.summary), ",")
        text.source(constant.source, ending: "),")
      }
    }
    text.line("documents: [")
    text.indented { text in
      for (key, title) in documents.sorted(by: { $0.key < $1.key }) {
        text.string(quoted(key), title, ",")
      }
      if documents.count == 1 { text.dropComma() }
    }
    text.line("])")
  }
}

extension Text {
  mutating func property(_ name: String, _ type: String, _ value: String) {
    line("public static var \(name): \(type) { \(value) }")
  }

  /// The last arguments of a fact.
  mutating func source(_ source: Source, more: [String] = [], ending: String) {
    var rest = more
    if let confidence = source.confidence, confidence != "manufacturer" {
      rest.insert("confidence: .\(confidence)", at: 0)
    }
    guard !rest.isEmpty else {
      string("cite", source.cite, ending)
      return
    }
    string("cite", source.cite, ",")
    line(rest.joined(separator: ", ") + ending)
  }

  /// An argument that is a list of short items, filled into lines.
  mutating func list(_ label: String, _ items: [String]) {
    let whole = "\(label): [\(items.joined(separator: ", "))],"
    if whole.count + 12 <= Text.width {
      line(whole)
    } else {
      line("\(label): [")
      indented { for item in items { $0.line(item + ",") } }
      line("],")
    }
  }

  /// An argument that is a list of facts, each over several lines.
  mutating func entries<Entry>(
    _ label: String, _ entries: [Entry], _ write: (Entry, inout Text) -> Void
  ) {
    guard !entries.isEmpty else {
      line("\(label): [],")
      return
    }
    line("\(label): [")
    indented { for entry in entries { write(entry, &$0) } }
    if entries.count == 1 { dropComma() }
    line("],")
  }
}

extension Register {
  func write(to text: inout Text) {
    text.doc(sentence(summary))
    if let readEffect {
      text.line("///")
      text.doc(sentence("Reading it: \(readEffect)"))
    }
    text.block("public struct \(name): \(isWritable ? "WritableRegister" : "Register") {") { text in
      text.property("address", "UInt8", hex(address))
      if let reset { text.property("reset", "UInt8", hex(reset)) }
      text.line("public var bits: UInt8")
      text.line()
      text.line("public init(bits: UInt8) { self.bits = bits }")
      guard !values.isEmpty else { return }
      text.line()
      text.signature("public init(", values.map { $0.parameter(reset: reset ?? 0) }, ") {") {
        if values.count == 1 {
          $0.line("bits = \(values[0].encoded)")
        } else {
          $0.line("var bits: UInt8 = 0")
          for field in values {
            if field.kind == .flag {
              $0.line("if \(field.swift ?? "") { bits |= \(hex(field.mask)) }")
            } else {
              $0.line("bits |= \(field.encoded)")
            }
          }
          $0.line("self.bits = bits")
        }
      }
      for field in values {
        text.line()
        field.write(to: &text)
      }
    }
  }

  func writeFacts(_ declaration: String, to text: inout Text) {
    let accesses = ["r": "read", "rw": "readWrite", "w": "write"]
    text.line("\(declaration) = RegisterFacts(")
    text.indented { text in
      text.line(
        "address: \(hex(address)), name: \(quoted(name)), access: .\(accesses[access] ?? ""), "
          + "reset: \(reset.map(hex) ?? "nil"),")
      text.line("dump: .\(dump),")
      if let readEffect {
        text.string("readEffect", sentence(readEffect), ",")
      } else {
        text.line("readEffect: nil,")
      }
      text.string("summary", sentence(summary), ",")
      text.entries("fields", fields) { field, text in field.writeFacts(to: &text) }
      text.source(
        source, more: writeKey.map { ["writeKey: \(hex($0))"] } ?? [], ending: ")")
    }
  }
}

extension Field {
  /// The field's place in the byte, from the parameter of its name.
  var encoded: String {
    let name = swift ?? ""
    let shift = low == 0 ? "" : " << \(low)"
    switch kind {
    case .flag: return "\(name) ? \(hex(mask)) : 0"
    case .choice: return "\(name).rawValue\(shift)"
    default:
      if isSigned { return "UInt8(bitPattern: \(name))" }
      if width == 8 { return name }
      let value = "\(name) & \(hex(mask >> UInt8(low)))"
      return low == 0 ? value : "(\(value))\(shift)"
    }
  }

  func parameter(reset: UInt8) -> String {
    let name = swift ?? ""
    let code = code(in: reset)
    switch kind {
    case .flag: return "\(name): Bool = \(code == 1)"
    case .choice:
      let initial = defined.first { $0.code == code }?.name ?? ""
      return "\(name): \(typeName) = .\(initial)"
    default:
      if isSigned { return "\(name): Int8 = \(Int8(bitPattern: UInt8(code)))" }
      return "\(name): UInt8 = \(width == 8 ? hex(UInt8(code)) : String(code))"
    }
  }

  /// The field's code, from `bits`.
  private var decoded: String {
    let shifted = low == 0 ? "bits" : "bits >> \(low)"
    if high == 7 { return shifted }
    let mask = hex(mask >> UInt8(low))
    return low == 0 ? "bits & \(mask)" : "(\(shifted)) & \(mask)"
  }

  func write(to text: inout Text) {
    let name = swift ?? ""
    switch kind {
    case .flag:
      text.doc(sentence(summary))
      text.line("public var \(name): Bool { bits & \(hex(mask)) != 0 }")
    case .choice:
      text.block("public enum \(typeName): UInt8, Sendable {") { text in
        for item in defined {
          text.doc(sentence(capitalized(item.meaning)))
          text.line("case \(item.name ?? "") = \(item.code)")
        }
      }
      text.line()
      let undefined = cases.filter { $0.name == nil }.map { String($0.code) }
      text.doc(
        sentence(summary)
          + (undefined.isEmpty
            ? ""
            : " nil for the undefined code\(undefined.count > 1 ? "s" : "") "
              + commas(undefined) + "."))
      guard isTotal else {
        text.signature("public var \(name): \(typeName)? {", "\(typeName)(rawValue: \(decoded))")
        return
      }
      text.block("public var \(name): \(typeName) {") { text in
        text.line("switch \(decoded) {")
        for (index, item) in cases.enumerated() {
          let pattern = index == cases.count - 1 ? "default" : "case \(item.code)"
          text.line("\(pattern): .\(item.name ?? "")")
        }
        text.line("}")
      }
    default:
      text.doc(sentence(summary))
      if isSigned {
        text.line("public var \(name): Int8 { Int8(bitPattern: bits) }")
      } else {
        text.line("public var \(name): UInt8 { \(decoded) }")
      }
    }
  }

  func writeFacts(to text: inout Text) {
    text.line("FieldFacts(")
    text.indented { text in
      let rule = isValue ? "value" : kind.rawValue
      text.line("name: \(quoted(name)), bits: \(low)...\(high), rule: .\(rule),")
      text.string("summary", sentence(summary), ",")
      text.entries("cases", cases) { item, text in
        let code = item.code
        text.call(
          "CaseFacts(",
          [
            "code: \(code)", "name: \(quoted(item.name ?? "undefined\(code)"))",
            "meaning: \(quoted(item.meaning))",
          ] + (item.name == nil ? ["isDefined: false"] : []), "),")
      }
      var more: [String] = []
      if isSigned { more.append("isSigned: true") }
      if clearsItself { more.append("clearsItself: true") }
      text.source(source, more: more, ending: "),")
    }
  }
}

extension Table {
  private func value(_ row: Row) -> String { row.value.map(grouped) ?? "nil" }

  private func name(_ code: Int, _ index: Int) -> String {
    ".\(fields[index].field.defined.first { $0.code == code }?.name ?? "")"
  }

  private var type: String { isOptional ? "Int32?" : "Int32" }

  private var documentation: String { sentence("\(summary) (\(unit))") }

  func writeProperty(to text: inout Text) {
    text.doc(documentation)
    text.block("public var \(name): \(type) {") { text in
      text.line("switch self {")
      for row in rows { text.line("case \(name(row.codes[0], 0)): \(value(row))") }
      text.line("}")
    }
  }

  /// As `writeFunction`, with the enums of the model where they serve; codes that only the model
  /// defines give nil.
  func writeFunction(of relative: Chip, to text: inout Text) {
    var total: [[Case]] = [[]]
    var parameters: [String] = []
    for (register, field) in fields {
      let shared = relative.likeness?.model.choice(like: field, in: register)
      let owner = shared == nil ? relative.name : relative.likeness?.model.name ?? ""
      let label = fields.count == 1 ? "_ " : ""
      let type = (shared ?? field).typeName
      parameters.append(
        "\(label)\(field.swift ?? ""): Datasheet.\(owner).\(register.name).\(type)")
      total = total.flatMap { head in (shared ?? field).defined.map { head + [$0] } }
    }
    let lines = total.map { cases in
      let row = rows.first { $0.codes == cases.map(\.code) }
      let names = cases.map { ".\($0.name ?? "")" }
      return (
        pattern: names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))",
        value: row?.value
      )
    }
    let type = lines.contains { $0.value == nil } ? "Int32?" : "Int32"
    let names = fields.map { $0.field.swift ?? "" }
    text.doc(documentation)
    text.signature("public static func \(name)(", parameters, ") -> \(type) {") { text in
      text.line(
        names.count == 1 ? "switch \(names[0]) {" : "switch (\(names.joined(separator: ", "))) {")
      for line in lines {
        text.line("case \(line.pattern): \(line.value.map(grouped) ?? "nil")")
      }
      text.line("}")
    }
  }

  func writeFunction(to text: inout Text) {
    text.doc(documentation)
    let names = fields.map { $0.field.swift ?? "" }
    let parameters = fields.map {
      "\($0.field.swift ?? ""): \($0.register.name).\($0.field.typeName)"
    }
    text.signature("public static func \(name)(", parameters, ") -> \(type) {") { text in
      text.line("switch (\(names.joined(separator: ", "))) {")
      for row in rows {
        let codes = row.codes.enumerated().map { name($0.element, $0.offset) }
        text.line("case (\(codes.joined(separator: ", "))): \(value(row))")
      }
      text.line("}")
    }
  }

  func writeFacts(to text: inout Text) {
    text.line("TableFacts(")
    text.indented { text in
      let paths = fields.map { quoted("\($0.register.name).\($0.field.name)") }
      text.line("name: \(quoted(name)),")
      text.line("fields: [\(paths.joined(separator: ", "))], unit: \(quoted(unit)),")
      text.string("summary", sentence(summary), ",")
      text.entries("rows", rows.filter { $0.value != nil }) { row, text in
        text.line("TableFacts.Row(codes: \(row.codes), value: \(value(row))),")
      }
      text.source(source, ending: "),")
    }
  }
}

// MARK: - Relatives

/// What makes a part a relative: the model whose registers it has, and how far that is known.
final class Likeness {
  let model: Chip
  let source: Source
  /// Where the relative's file says something of a register.
  let addresses: Set<UInt8>

  init(model: Chip, source: Source, addresses: Set<UInt8>) {
    self.model = model
    self.source = source
    self.addresses = addresses
  }
}

extension Chip {
  private func own(_ register: Register) -> Register? {
    likeness?.model.registers.first { $0.address == register.address }
  }

  /// Whether the file says something of the register, or the model's says all.
  func isOwn(_ register: Register) -> Bool {
    likeness?.addresses.contains(register.address) ?? true
  }

  /// Whether the register is a type of its own: in a relative, where the model's does not serve.
  func hasType(_ register: Register) -> Bool {
    guard let likeness else { return true }
    guard let model = own(register) else { return true }
    return !register.values.allSatisfy { likeness.model.field(like: $0, in: model) != nil }
  }

  /// Whether the field is not word for word the model's: of other bits, or with other codes.
  func isOwn(_ field: Field, in register: Register) -> Bool {
    guard let model = own(register)?.values.first(where: { $0.name == field.name }) else {
      return true
    }
    let meanings = { (field: Field) in field.cases.map { "\($0.code) \($0.meaning)" } }
    return model.mask != field.mask || meanings(model) != meanings(field)
  }

  private func field(like field: Field, in register: Register) -> Field? {
    let codes = field.defined.map(\.code)
    return registers.first { $0.name == register.name }?.values.first { other in
      other.swift == field.swift && other.mask == field.mask && other.kind == field.kind
        && other.isSigned == field.isSigned
        && codes.allSatisfy { code in other.defined.contains { $0.code == code } }
    }
  }

  func choice(like field: Field, in register: Register) -> Field? {
    self.field(like: field, in: register)
  }

  /// The register's facts, as the list of the chip's names them.
  private func reference(_ register: Register) -> String {
    guard let likeness, !hasType(register) else { return "\(register.name).facts" }
    guard !isOwn(register) else { return "\(register.factsName)" }
    let confidence = likeness.source.confidence ?? "manufacturer"
    return "Datasheet.\(likeness.model.name).\(register.name).facts.inherited(.\(confidence))"
  }

  private func writeTablesOfRelative(to text: inout Text) {
    guard !tables.isEmpty else { return }
    text.line()
    text.block("extension Datasheet.\(name) {") { text in
      for (index, table) in tables.enumerated() {
        if index > 0 { text.line() }
        table.writeFunction(of: self, to: &text)
      }
    }
  }
}

/// A relative's file laid over its model's: entries replace those of the same name or place, and
/// an entry's missing keys are the model's. What is inherited is known no better than the likeness,
/// and a number no better than by inference: that two parts share a map says nothing of their scales.
struct Overlay {
  var file: String
  var confidence: String

  typealias Members = [String: JSON]

  func merged(_ top: Object, over model: Members) throws -> JSON {
    var result = model
    for key in ["$schema", "name", "summary", "identity"] { result[key] = top.members[key] }
    result["documents"] = try documents(top.members["documents"], over: model["documents"])
    for key in ["i2c", "spi"] {
      result[key] = top.members[key] ?? model[key].map { capped($0) }
    }
    for key in ["counterWraps", "reserved"] {
      result[key] = top.members[key] ?? model[key].map { .array($0.list.map { capped($0) }) }
    }
    let without = top.has("without") ? try top.strings("without") : []
    var used: Set<String> = []
    for (key, identity) in [
      ("registers", "address"), ("tables", "name"), ("timings", "name"), ("constants", "name"),
      ("has", "name"),
    ] {
      let entries = top.has(key) ? try top.array(key) : []
      var all = (model[key]?.list ?? []).filter { entry in
        guard let name = entry.members["name"]?.text, without.contains(name) else { return true }
        used.insert(name)
        return false
      }
      all = all.map { entry in
        if key == "has" && entry.members["cite"] == nil { return entry }
        return key == "registers" ? cappedRegister(entry) : capped(entry, at: "inferred")
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
        }
        if let index {
          all[index] =
            key == "registers" ? register(entry, over: all[index]) : laid(entry, all[index])
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

  private func laid(_ own: JSON, _ model: JSON) -> JSON {
    guard case .object(let own) = own, case .object(var members) = model else { return own }
    // How far a fact is known goes with where it was read.
    members["confidence"] = nil
    return .object(members.merging(own) { $1 })
  }

  /// A relative's field replaces those of the model on its bits.
  private func register(_ own: JSON, over model: JSON) -> JSON {
    guard case .object(var members) = laid(own, model) else { return own }
    let fields = (own.members["fields"]?.list ?? [])
    let taken = fields.map(mask).reduce(0, |)
    let cite = model.members["cite"]
    let kept = (model.members["fields"]?.list ?? []).filter { mask($0) & taken == 0 }.map { field in
      guard case .object(var field) = field else { return field }
      if field["cite"] == nil { field["cite"] = cite }
      return .object(field)
    }
    members["fields"] = .array(kept + fields)
    return .object(members)
  }

  private func mask(_ field: JSON) -> Int {
    let ends = (field.members["bits"]?.text ?? "").split(separator: ":").compactMap { Int($0) }
    guard let high = ends.first, let low = ends.last, (0...7).contains(low), low...7 ~= high else {
      return 0
    }
    return (1 << (high + 1)) - (1 << low)
  }

  private func cappedRegister(_ json: JSON) -> JSON {
    guard case .object(var members) = capped(json) else { return json }
    let own = json.members["confidence"]?.text
    members["fields"] = .array(
      (json.members["fields"]?.list ?? []).map { field in
        guard case .object(var field) = field else { return field }
        let isOfRegister = field["cite"] == nil && field["confidence"] == nil
        if isOfRegister, let own { field["confidence"] = .string(own) }
        return capped(.object(field))
      })
    return .object(members)
  }

  /// The entry with a confidence no better than the likeness.
  private func capped(_ json: JSON, at best: String = "manufacturer") -> JSON {
    guard case .object(var members) = json else { return json }
    let places = [json.members["confidence"]?.text ?? "manufacturer", confidence, best].map {
      Source.confidences.firstIndex(of: $0) ?? 0
    }
    members["confidence"] = .string(Source.confidences[places.max() ?? 0])
    return .object(members)
  }
}

extension Chip {
  /// A relative, from its own file and the model's.
  init(_ json: JSON, file: String, likeAnyOf models: [String: JSON], _ chips: [Chip]) throws {
    let top = try Object(
      json, at: file, required: ["name", "like", "summary", "identity"],
      optional: [
        "$schema", "documents", "i2c", "spi", "counterWraps", "reserved", "registers", "tables",
        "timings", "constants", "has", "without",
      ])
    let like = try Object(
      top.members["like"] ?? .null, at: "\(file): like", required: ["name"] + Source.keys,
      optional: Source.optionalKeys)
    let name = try like.string("name")
    guard let model = chips.first(where: { $0.name == name }),
      case .object(let members)? = models[name]
    else {
      throw Refusal(like.place, "\"\(name)\" has no file with all its facts; name a part that has")
    }
    let confidence =
      like.has("confidence") ? try like.choice("confidence", Source.confidences) : "manufacturer"
    let merged = try Overlay(file: file, confidence: confidence).merged(top, over: members)
    guard case .object(let all) = merged, case .object(let titles)? = all["documents"] else {
      throw Refusal(file, "\"documents\" has the wrong type; write { \"KEY\": \"full title\" }")
    }
    let source = try Source(like, documents: titles.mapValues { _ in "" })
    var addresses: Set<UInt8> = []
    for json in top.has("registers") ? try top.array("registers") : [] {
      guard case .object(let members) = json else { continue }
      let place = members["name"] ?? members["address"] ?? .null
      let register = Object(members, at: "\(file): \(place.text ?? "registers")")
      addresses.insert(try register.hex("address"))
    }
    try self.init(
      merged, file: file,
      likeness: Likeness(model: model, source: source, addresses: addresses))
    let cited = Set((sources + [source]).flatMap { Source.documents(of: $0.cite) })
    if case .object(let own)? = top.members["documents"] {
      for key in own.keys.sorted() where !cited.contains(key) {
        throw Refusal("\(file): documents", "nothing cites \"\(key)\"; remove it")
      }
    }
  }
}

// MARK: - Variants

/// The parts with one register map, the model first: what differs between them as an enum.
struct Family {
  let model: Chip
  let parts: [Chip]

  /// nil where the part has no relatives.
  init?(_ model: Chip, among chips: [Chip]) throws {
    self.model = model
    parts = [model] + chips.filter { $0.likeness?.model.name == model.name }
    guard model.likeness == nil, parts.count > 1 else { return nil }
    for feature in model.features {
      if case .path(let path) = feature.presence,
        !parts.contains(where: { feature.isPresent(in: $0) })
      {
        throw Refusal(
          "\(model.file): has.\(feature.name)",
          "no part has \"\(path.joined(separator: "."))\"; write REGISTER, REGISTER.FIELD or "
            + "REGISTER.FIELD.case")
      }
    }
    var seen: Set<String> = []
    for name in (names(\.timings) + names(\.constants)) where !seen.insert(name).inserted {
      throw Refusal("\(model.file): \(name)", "a timing and a constant share the name; rename one")
    }
  }

  /// Names of the entries that any part has, in the model's order.
  private func names(_ entries: (Chip) -> [Single]) -> [String] {
    var names: [String] = []
    for name in parts.flatMap(entries).map(\.name) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  private func caseName(_ chip: Chip) -> String { chip.name.lowercased() }

  var swift: String {
    var text = Text()
    for line in header("datasheets/\(model.file) and its relatives") { text.line(line) }
    text.block("extension Datasheet.\(model.name) {") { text in
      text.doc("The parts with this register map, and what differs between them.")
      text.block("public enum Variant: UInt8, Sendable {") { text in
        for part in parts {
          text.doc(sentence(part.summary))
          text.line("case \(caseName(part))")
        }
        text.line()
        writeMembers(to: &text)
      }
    }
    text.line()
    text.line("#if !hasFeature(Embedded)")
    text.indented { text in
      text.block("extension Datasheet.\(model.name).Variant: CaseIterable {") { text in
        text.doc("Everything that is known of the part, as data.")
        text.block("public var facts: ChipFacts {") { text in
          text.line("switch self {")
          for part in parts { text.line("case .\(caseName(part)): Datasheet.\(part.name).facts") }
          text.line("}")
        }
      }
    }
    text.line("#endif")
    return text.file
  }

  private func writeMembers(to text: inout Text) {
    if model.identity != nil {
      write(
        "identity", "UInt8", "The value of the identity register",
        parts.map { $0.identity.map { hex($0.value) } }, to: &text)
    }
    write(
      "i2cAddress", "UInt8", "The 7-bit address with all address pins low",
      parts.map { hex($0.i2cAddresses[0]) }, to: &text)
    for feature in model.features {
      write(
        "has\(capitalized(feature.name))", "Bool", feature.summary,
        parts.map { part in
          let own = part.features.first { $0.name == feature.name } ?? feature
          return "\(own.isPresent(in: part))"
        }, to: &text)
    }
    for (entries, type) in [({ $0.timings }, "Int64"), ({ $0.constants }, "Int")]
      as [((Chip) -> [Single], String)]
    {
      for name in names(entries) {
        let singles = parts.map { entries($0).first { $0.name == name } }
        guard let first = singles.compactMap(\.self).first else { continue }
        write(
          name, type, "\(first.summary) (\(first.unit))",
          singles.map { $0.map { grouped($0.value) } }, to: &text)
      }
    }
    var tables: [Table] = []
    for table in parts.flatMap(\.tables) where !tables.contains(where: { $0.name == table.name }) {
      tables.append(table)
    }
    for table in tables {
      text.line()
      write(table, to: &text)
    }
  }

  /// A value by part; optional where a part has none.
  private func write(
    _ name: String, _ type: String, _ summary: String, _ values: [String?], to text: inout Text
  ) {
    let isOptional = values.contains { $0 == nil }
    text.doc(sentence(summary) + (isOptional ? " nil where the part has none." : ""))
    let rows = values.map { $0 ?? "nil" }
    let opening = "public var \(name): \(type)\(isOptional ? "?" : "") {"
    let present = zip(parts, rows).filter { $0.1 == "true" }.map { caseName($0.0) }
    let absent = zip(parts, rows).filter { $0.1 == "false" }.map { caseName($0.0) }
    if Set(rows).count == 1 {
      text.signature(opening, rows[0])
    } else if type == "Bool", present.count == 1 {
      text.signature(opening, "self == .\(present[0])")
    } else if type == "Bool", absent.count == 1 {
      text.signature(opening, "self != .\(absent[0])")
    } else {
      text.block(opening) { self.write(rows, to: &$0) }
    }
  }

  /// A switch over the parts, with those of one value together.
  private func write(_ rows: [String], to text: inout Text) {
    var values: [String] = []
    for row in rows where !values.contains(row) { values.append(row) }
    text.line("switch self {")
    for value in values {
      let names = zip(parts, rows).filter { $0.1 == value }.map { ".\(caseName($0.0))" }
      text.line("case \(commas(names)): \(value)")
    }
    text.line("}")
  }

  /// A table as a function of the model's enums: a row of numbers a part, in the order of the codes.
  private func write(_ table: Table, to text: inout Text) {
    let fields = table.fields.compactMap { register, field in
      model.choice(like: field, in: register).map { (register, $0) }
    }
    guard fields.count == table.fields.count else { return }
    // The first code varies slowest.
    var codes: [[Int]] = [[]]
    var index = ""
    for (_, field) in fields {
      let count = (field.defined.map(\.code).max() ?? 0) + 1
      codes = codes.flatMap { head in (0..<count).map { head + [$0] } }
      let code = "Int(\(field.swift ?? "").rawValue)"
      index = index.isEmpty ? code : "\(index) * \(count) + \(code)"
    }
    func isDefined(_ codes: [Int]) -> Bool {
      zip(codes, fields).allSatisfy { code, field in field.1.defined.contains { $0.code == code } }
    }
    let values = parts.map { part in
      let rows = part.tables.first { $0.name == table.name }?.rows ?? []
      return codes.map { codes in rows.first { $0.codes == codes }?.value }
    }
    let isOptional = values.contains { values in
      zip(codes, values).contains { isDefined($0) && $1 == nil }
    }
    let rows = values.map { values in
      values.map { $0.map(grouped) ?? (isOptional ? "nil" : "0") }
    }
    let parameters = fields.map { register, field in
      "\(fields.count == 1 ? "_ " : "")\(field.swift ?? ""): "
        + "\(register.name).\(field.typeName)"
    }
    let type = isOptional ? "Int32?" : "Int32"
    text.doc(
      sentence("\(table.summary) (\(table.unit))")
        + (isOptional ? " nil where the part or the code has none." : ""))
    text.signature("public func \(table.name)(", parameters, ") -> \(type) {") { text in
      let opening = "let row: InlineArray<\(codes.count), \(type)> ="
      let width = fields.last.map { ($0.1.defined.map(\.code).max() ?? 0) + 1 } ?? 1
      if Set(rows).count == 1 {
        text.rows("\(opening) [", rows[0], width)
      } else {
        text.line(opening)
        text.indented { text in
          text.line("switch self {")
          var seen: [[String]] = []
          for row in rows where !seen.contains(row) {
            seen.append(row)
            let names = zip(parts, rows).filter { $0.1 == row }.map { ".\(caseName($0.0))" }
            let pattern = "case \(commas(names)):"
            if text.fits("\(pattern) [\(commas(row))]") {
              text.line("\(pattern) [\(commas(row))]")
            } else {
              text.line(pattern)
              text.indented { $0.rows("[", row, width) }
            }
          }
          text.line("}")
        }
      }
      text.line("return row[\(index)]")
    }
  }
}

func chipsSwift(_ chips: [Chip]) -> String {
  var text = Text()
  for line in header("datasheets") { text.line(line) }
  text.line("#if !hasFeature(Embedded)")
  text.indented { text in
    text.block("extension Datasheet {") { text in
      text.doc("The parts that are known: accelerometers, gyroscopes, compasses.")
      text.block("public static let chips: [ChipFacts] = [", "]") { text in
        for chip in chips { text.line("\(chip.name).facts,") }
        if chips.count == 1 { text.dropComma() }
      }
    }
  }
  text.line("#endif")
  return text.file
}

// MARK: - Coverage

/// Where each field is set or read by a driver, and which test of the emulated chip exercises it:
/// hand-kept in coverage/NAME.json beside the facts, and held here against sources and tests.
struct Coverage {
  struct Entry {
    var calls: [String]
    var tests: [String]
    /// Why there is no driver call.
    var without: String?
  }

  let chip: Chip
  /// By `REGISTER.FIELD`.
  private var entries: [String: Entry] = [:]
  private var used: Set<String> = []

  /// The fields of a relative that its model does not have like this, else all that carry a value.
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
          // A field by its name goes before one by its register.
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

  func write(to text: inout Text) {
    let fields = Coverage.fields(of: chip)
    text.line()
    text.line("## \(chip.name)")
    text.line()
    if let model = chip.likeness?.model.name {
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

/// The drivers' sources and all tests, to look names up in.
struct Tree {
  private var drivers: [String] = []
  private var tests: [String: [String]] = [:]

  init(_ repository: URL) {
    func swift(_ path: String) -> [URL] {
      let walk = FileManager.default.enumerator(
        at: repository.appendingPathComponent(path), includingPropertiesForKeys: nil)
      return (walk?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
    }
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
    return drivers.contains { text in
      text.contains(parts[0]) && declarations.contains { text.contains($0) }
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

/// The page of all parts, or nil where the facts have no coverage beside them.
func coveragePage(_ chips: [Chip], _ options: Options) throws -> String? {
  let directory = options.input.appendingPathComponent("coverage")
  guard FileManager.default.fileExists(atPath: directory.path) else { return nil }
  let tree = Tree(options.repository)
  var text = Text()
  text.line("# Coverage")
  text.line()
  text.line("<!-- Generated from datasheets/coverage by scripts/registers.swift; do not edit. -->")
  text.line()
  text.line(
    "Every field that carries a value: the driver's call that sets or reads it, and a test of the")
  text.line("emulated chip that exercises it. A relative lists only what differs from its model.")
  var known: Set<String> = []
  for chip in chips {
    let name = chip.file
    known.insert(name)
    let url = directory.appendingPathComponent(name)
    let fields = Coverage.fields(of: chip)
    guard FileManager.default.fileExists(atPath: url.path) else {
      guard fields.isEmpty else {
        throw Refusal("coverage/\(name)", "is missing; say what covers \(chip.name)")
      }
      try Coverage(.object([:]), file: "coverage/\(name)", of: chip, in: tree).write(to: &text)
      continue
    }
    guard let json = try? JSONDecoder().decode(JSON.self, from: Data(contentsOf: url)) else {
      throw Refusal("coverage/\(name)", "is not JSON; check commas, quotes and brackets")
    }
    try Coverage(json, file: "coverage/\(name)", of: chip, in: tree).write(to: &text)
  }
  for name in try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
  where name.hasSuffix(".json") && !known.contains(name) {
    throw Refusal("coverage/\(name)", "is of no part; name it as the part's facts")
  }
  return text.file
}

// MARK: - The run

func fail(_ line: String) -> Never {
  FileHandle.standardError.write(Data((line + "\n").utf8))
  exit(1)
}

struct Options {
  var isCheck = false
  var input: URL
  var output: URL
  /// Where drivers, tests and docs are.
  var repository: URL

  init(_ arguments: [String]) {
    repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    input = repository.appendingPathComponent("datasheets")
    output = repository.appendingPathComponent("Sources/ProofMassDatasheets")
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--check": isCheck = true
      case "--input", "--output", "--repository":
        guard let path = rest.popFirst() else { fail("\(argument) needs a directory after it") }
        let url = URL(fileURLWithPath: path)
        switch argument {
        case "--input": input = url
        case "--output": output = url
        default: repository = url
        }
      default:
        fail(
          "unknown argument \(argument); use [--check] [--input DIR] [--output DIR] "
            + "[--repository DIR]")
      }
    }
  }
}

func readChips(in directory: URL) throws -> [Chip] {
  let files = try FileManager.default.contentsOfDirectory(atPath: directory.path)
    .filter { $0.hasSuffix(".json") && $0 != "schema.json" }.sorted()
  guard !files.isEmpty else { throw Refusal(directory.path, "holds no .json file") }
  var chips: [Chip] = []
  var models: [String: JSON] = [:]
  var relatives: [(file: String, json: JSON)] = []
  func add(_ chip: Chip) throws {
    if let other = chips.first(where: { $0.name == chip.name }) {
      throw Refusal(chip.file, "describes \(chip.name), as \(other.file) does; remove one")
    }
    chips.append(chip)
  }
  for file in files {
    let data = try Data(contentsOf: directory.appendingPathComponent(file))
    let json: JSON
    do {
      json = try JSONDecoder().decode(JSON.self, from: data)
    } catch {
      throw Refusal(file, "is not JSON; check commas, quotes and brackets")
    }
    if case .object(let members) = json, members["like"] != nil {
      relatives.append((file, json))
    } else {
      let chip = try Chip(json, file: file)
      models[chip.name] = json
      try add(chip)
    }
  }
  for relative in relatives {
    try add(Chip(relative.json, file: relative.file, likeAnyOf: models, chips))
  }
  // A relative follows its model.
  func place(_ chip: Chip) -> (Int, String, Int, String) {
    let kind = kinds.firstIndex(of: chip.kind) ?? 0
    return (kind, chip.likeness?.model.name ?? chip.name, chip.likeness == nil ? 0 : 1, chip.name)
  }
  return chips.sorted { place($0) < place($1) }
}

/// The names of the generated files that are not as they should be.
func differences(_ files: [String: String], in directory: URL) -> [String] {
  var names = files.filter { name, text in
    (try? String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)) != text
  }.map(\.key)
  let present = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
  for name in present where name.hasSuffix(".swift") && files[name] == nil {
    let text = try? String(contentsOf: directory.appendingPathComponent(name), encoding: .utf8)
    if text?.contains(generatedMark) == true { names.append(name) }
  }
  return names.sorted()
}

do {
  let options = Options(Array(CommandLine.arguments.dropFirst()))
  let chips = try readChips(in: options.input)
  var files = ["Chips.swift": chipsSwift(chips)]
  for chip in chips {
    files["\(chip.name).swift"] = chip.swift
    files["\(chip.name)+Facts.swift"] = chip.factsSwift
    if let family = try Family(chip, among: chips) {
      files["\(chip.name)+Variants.swift"] = family.swift
    }
  }
  let page = try coveragePage(chips, options)
  let pageURL = options.repository.appendingPathComponent("docs/coverage.md")
  if options.isCheck {
    var names = differences(files, in: options.output)
    if let page, (try? String(contentsOf: pageURL, encoding: .utf8)) != page {
      names.append("docs/coverage.md")
    }
    guard names.isEmpty else {
      fail("not as generated: \(commas(names)); run swift scripts/registers.swift")
    }
  } else {
    try FileManager.default.createDirectory(
      at: options.output, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: options.output.appendingPathComponent(name))
    }
    if let page { try Data(page.utf8).write(to: pageURL) }
  }
} catch let refusal as Refusal {
  fail(refusal.line)
} catch {
  fail("\(error)")
}
