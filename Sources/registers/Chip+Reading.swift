// SPDX-License-Identifier: Apache-2.0

/// The context for reading one part's file: its name and the documents that it may cite.
struct Reader {
  let file: String
  let documents: [String: String]

  /// The object in `json`, at a place in the file, with the keys of a citation.
  func entry(
    _ json: JSON?, _ place: String, _ required: [String], optional: [String] = []
  ) throws -> Object {
    try Object(
      json ?? .null, at: "\(file): \(place)", required: required + Source.keys,
      optional: optional + Source.optionalKeys)
  }

  func source(_ object: Object) throws -> Source {
    let cite = try object.string("cite")
    for key in Source.documents(of: cite) where documents[key] == nil {
      throw Refusal(
        object.place, "\"cite\" begins with \"\(key)\"; begin with a key of \"documents\"")
    }
    return Source(cite: cite, confidence: try confidence(object))
  }

  func confidence(_ object: Object) throws -> String? {
    object.has("confidence") ? try object.choice("confidence", Source.confidences) : nil
  }

  init(file: String, documents json: JSON?) throws {
    self.file = file
    guard case .object(let titles)? = json else {
      throw Refusal(file, "\"documents\" has the wrong type; write { \"KEY\": \"full title\" }")
    }
    var documents: [String: String] = [:]
    for (key, title) in titles {
      guard let title = title.text else {
        throw Refusal(file, "document \"\(key)\" has the wrong type; write its title in quotes")
      }
      let place = Object([:], at: "\(file): documents")
      documents[try place.word(key, "documents")] = try place.line(title, key)
    }
    self.documents = documents
  }
}

extension Chip {
  init(_ json: JSON, file: String, likeness: Likeness? = nil) throws {
    let top = try Object(
      json, at: file,
      required: [
        "name", "sensors", "summary", "documents", "identity", "i2c", "spi", "counterWraps",
        "reserved", "registers", "tables", "timings", "constants",
      ], optional: ["$schema", "has", "inside"])
    self.file = file
    self.likeness = likeness
    name = try top.string("name")
    guard name.unicodeScalars.allSatisfy({ isOfTypeName($0) }) else {
      throw Refusal(file, "\"\(name)\" cannot be a Swift type; use capitals and digits")
    }
    summary = try top.string("summary")
    let reader = try Reader(file: file, documents: top.members["documents"])
    documents = reader.documents
    sensors = try reader.sensors(top)

    identity = top.isNull("identity") ? nil : try reader.identity(top.members["identity"], name)
    i2c = try reader.i2c(top.members["i2c"])
    spi = top.isNull("spi") ? nil : try reader.spi(top.members["spi"])
    wraps = try top.array("counterWraps").map {
      let wrap = try reader.entry($0, "counterWraps", ["from", "to"])
      return Wrap(
        from: try wrap.hex("from"), to: try wrap.hex("to"), source: try reader.source(wrap))
    }
    inside = top.has("inside") ? try reader.inside(top.members["inside"]) : nil
    reserved = try reader.reserved(top)
    for json in try top.array("registers") {
      try add(Register(json, reader))
    }
    registers.sort { ($0.bank ?? "", $0.address) < ($1.bank ?? "", $1.address) }
    try checkIdentity()

    for json in try top.array("tables") {
      let table = try Table(json, registers: registers, reader)
      if tables.contains(where: { $0.name == table.name }) {
        throw Refusal("\(file): table \(table.name)", "the name is used twice; rename one table")
      }
      tables.append(table)
    }
    timings = try reader.singles(top, "timings", "nanoseconds", unit: "ns")
    constants = try reader.singles(top, "constants", "value", unit: nil)
    features = try top.array("has").map { try Feature($0, reader) }

    // A relative need not cite every document of its model.
    if likeness == nil { try Source.check(documents.keys, of: file, cited: sources) }
  }

  private mutating func add(_ register: Register) throws {
    let place = "\(file): \(register.name)"
    if let other = registers.first(where: { $0.place == register.place }) {
      throw Refusal(
        place, "address \(hex(register.address)) is also that of \(other.name); correct one")
    }
    if registers.contains(where: { $0.name == register.name }) {
      throw Refusal(place, "the name is used twice; rename one register")
    }
    let range = reserved.first { ($0.first...$0.last).contains(register.address) }
    if let range, register.bank == nil {
      throw Refusal(
        place,
        "address \(hex(register.address)) lies in the reserved range "
          + "\(hex(range.first))-\(hex(range.last)); shorten the range")
    }
    registers.append(register)
  }

  private func checkIdentity() throws {
    guard let identity else { return }
    let place = Register.Place(bank: nil, address: identity.register)
    guard let register = registers.first(where: { $0.place == place }) else {
      throw Refusal("\(file): identity", "no register is at \(hex(identity.register)); add it")
    }
    guard register.reset == identity.value else {
      throw Refusal("\(file): identity", "\(register.name) has another reset; make both the same")
    }
  }
}

extension Reader {
  fileprivate func identity(_ json: JSON?, _ name: String) throws -> Identity {
    let entry = try entry(json, "identity", ["register", "value", "candidates"])
    let identity = Identity(
      register: try entry.hex("register"), value: try entry.hex("value"),
      candidates: try entry.strings("candidates").map { try entry.word($0, "candidates") },
      source: try source(entry))
    guard identity.candidates.first == name else {
      throw Refusal(entry.place, "the first candidate is not the part; put \"\(name)\" first")
    }
    return identity
  }

  fileprivate func i2c(_ json: JSON?) throws -> I2C {
    let entry = try entry(json, "i2c", ["addresses", "incrementBit", "maximumHertz"])
    let i2c = I2C(
      addresses: try entry.hexes("addresses"), incrementBit: try entry.hex("incrementBit"),
      maximumHertz: try entry.integer("maximumHertz"), source: try source(entry))
    guard !i2c.addresses.isEmpty, i2c.addresses.allSatisfy({ $0 < 0x80 }) else {
      throw Refusal(entry.place, "\"addresses\" are 7-bit; write at least one below 0x80")
    }
    return i2c
  }

  fileprivate func spi(_ json: JSON?) throws -> SPI {
    let entry = try entry(
      json, "spi",
      ["readBit", "incrementBit", "addressMask", "mode", "maximumHertz", "oneRegisterAWrite"])
    let spi = SPI(
      readBit: try entry.hex("readBit"), incrementBit: try entry.hex("incrementBit"),
      addressMask: try entry.hex("addressMask"), mode: try entry.integer("mode"),
      maximumHertz: entry.isNull("maximumHertz") ? nil : try entry.integer("maximumHertz"),
      oneRegisterAWrite: try entry.bool("oneRegisterAWrite"), source: try source(entry))
    guard (0...3).contains(spi.mode) else {
      throw Refusal(entry.place, "\"mode\" is \(spi.mode); use 0, 1, 2 or 3")
    }
    guard spi.readBit & spi.incrementBit == 0,
      (spi.readBit | spi.incrementBit) & spi.addressMask == 0
    else {
      throw Refusal(entry.place, "the bits of the command byte overlap; give each bit one meaning")
    }
    return spi
  }

  fileprivate func inside(_ json: JSON?) throws -> Inside {
    let entry = try entry(json, "inside", ["part", "axes"])
    let inside = Inside(
      part: try entry.word(entry.string("part"), "part"), axes: try entry.string("axes"),
      source: try source(entry))
    guard Inside.isRightHanded(inside.axes) else {
      throw Refusal(
        entry.place, "\"axes\" is \"\(inside.axes)\"; write right-handed axes like +y+x-z")
    }
    return inside
  }

  fileprivate func sensors(_ top: Object) throws -> [String] {
    let names = try top.strings("sensors")
    guard names == Chip.sensors.filter({ names.contains($0) }) else {
      throw Refusal(
        "\(file): sensors", "use \(commas(Chip.sensors)), each once and in this order")
    }
    return names
  }

  fileprivate func reserved(_ top: Object) throws -> [ReservedRange] {
    let ranges = try top.array("reserved").map { json in
      let entry = try entry(json, "reserved", ["from", "to", "rule"])
      let range = ReservedRange(
        first: try entry.hex("from"), last: try entry.hex("to"),
        rule: try entry.choice("rule", ["doNotWrite", "undocumented"]), source: try source(entry))
      guard range.first <= range.last else {
        throw Refusal(
          entry.place,
          "\(hex(range.first)) is after \(hex(range.last)); put the lower one first")
      }
      return range
    }
    for (index, range) in ranges.enumerated() {
      for other in ranges[..<index] where range.first <= other.last && other.first <= range.last {
        throw Refusal(
          "\(file): reserved",
          "\(hex(range.first))-\(hex(range.last)) overlaps \(hex(other.first))-\(hex(other.last)); "
            + "give every address to one range")
      }
    }
    return ranges
  }

  /// Times, which are positive and have the unit `unit`, or constants, which name their unit.
  fileprivate func singles(
    _ top: Object, _ key: String, _ valueKey: String, unit: String?
  ) throws -> [Single] {
    var singles: [Single] = []
    for json in try top.array(key) {
      var entry = try entry(
        json, key, ["name", valueKey, "summary"] + (unit == nil ? ["unit"] : []))
      let name = try entry.swiftName("name")
      entry.place = "\(file): \(key).\(name)"
      if singles.contains(where: { $0.name == name }) {
        throw Refusal(entry.place, "the name is used twice; rename one")
      }
      let value = try entry.integer(valueKey)
      guard unit == nil || value > 0 else {
        throw Refusal(entry.place, "\"\(valueKey)\" is \(value); write a time above zero")
      }
      singles.append(
        Single(
          name: name, value: value, unit: try unit ?? entry.string("unit"),
          summary: try entry.string("summary"), source: try source(entry)))
    }
    return singles
  }
}

extension Inside {
  /// Whether a text is three signed axes in a right-handed arrangement.
  fileprivate static func isRightHanded(_ axes: String) -> Bool {
    let characters = Array(axes)
    guard characters.count == 6 else { return false }
    let (signs, names) = (stride(from: 0, to: 6, by: 2), stride(from: 1, to: 6, by: 2))
    guard signs.allSatisfy({ "+-".contains(characters[$0]) }) else { return false }
    let reversed = signs.count { characters[$0] == "-" }
    let isCyclic = ["xyz", "yzx", "zxy"].contains(String(names.map { characters[$0] }))
    let isAnticyclic = ["zyx", "yxz", "xzy"].contains(String(names.map { characters[$0] }))
    // An even permutation is right-handed with an even number of reversals, an odd one with an odd number.
    return reversed % 2 == 0 ? isCyclic : isAnticyclic
  }
}

/// Whether the name of a Swift type, like the name of a part, may contain the character.
func isOfTypeName(_ scalar: Unicode.Scalar) -> Bool {
  ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
}
