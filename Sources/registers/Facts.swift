// SPDX-License-Identifier: Apache-2.0

/// The place where a fact was read, and how far it can be trusted.
struct Source {
  /// One or more references with "; " between them, each beginning with a document's key.
  var cite: String
  /// nil where the source is the manufacturer's document for the part.
  var confidence: String?

  static let keys = ["cite"]
  static let optionalKeys = ["confidence"]
  /// From the best to the worst.
  static let confidences = ["manufacturer", "independent", "single", "inferred", "unknown"]

  /// The keys of the documents that a citation names.
  static func documents(of cite: String) -> [String] {
    cite.split(separator: "; ").map { String($0.prefix { $0 != " " && $0 != "," }) }
  }

  /// Rejects documents that nothing cites.
  static func check(
    _ keys: some Collection<String>, of file: String, cited sources: [Source]
  ) throws {
    let cited = Set(sources.flatMap { documents(of: $0.cite) })
    for key in keys.sorted() where !cited.contains(key) {
      throw Refusal("\(file): documents", "nothing cites \"\(key)\"; remove it")
    }
  }

  /// The citation and the confidence as arguments.
  var literals: [String] { ["\"\(cite)\"", ".\(confidence ?? Self.confidences[0])"] }
}

/// A code of a field.
struct Case {
  var code: Int
  /// nil where the code is undefined.
  var name: String?
  var meaning: String
}

/// Bits of a register with one meaning.
struct Field {
  enum Kind: String, CaseIterable { case flag, choice, number, zero, reserved }

  /// The datasheet's name.
  var name: String
  /// The name in Swift; nil where the bits carry no value.
  var swift: String?
  var high: Int
  var low: Int
  var kind: Kind
  var isSigned: Bool
  var clearsItself: Bool
  /// The one code of a number that may be written; nil where all may.
  var only: Int?
  var summary: String
  /// In the order of codes; empty where the field is a number.
  var cases: [Case]
  var source: Source

  var width: Int { high - low + 1 }
  var mask: UInt8 { UInt8((1 << width) - 1) << UInt8(low) }
  /// As written in the JSON.
  var bits: String { high == low ? "\(low)" : "\(high):\(low)" }
  var isValue: Bool { kind != .zero && kind != .reserved }
  var defined: [Case] { cases.filter { $0.name != nil } }
  /// Whether every code is defined.
  var isTotal: Bool { defined.count == cases.count }
  /// The enum of a choice.
  var typeName: String { capitalized(swift ?? "") }

  func code(in value: UInt8) -> Int { Int((value & mask) >> UInt8(low)) }
}

struct Register {
  /// The bank that it is in, which another register opens; nil for the bank that is open after power-on.
  var bank: String?
  var address: UInt8
  var name: String
  var access: String
  /// nil where there is no fixed value after power-on.
  var reset: UInt8?
  /// The only value that takes effect when written; nil where any does.
  var writeKey: UInt8?
  var dump: String
  var readEffect: String?
  var summary: String
  /// Most significant first; they cover all eight bits.
  var fields: [Field]
  var source: Source

  var place: Place { Place(bank: bank, address: address) }
  /// The type in Swift, within that of its part.
  var typeName: String { (bank.map { "\($0)." } ?? "") + name }
  var values: [Field] { fields.filter(\.isValue) }
  /// The fields with a value that a driver may choose.
  var chosen: [Field] { values.filter { $0.only == nil } }
  /// The bits of these fields; all bits where a write needs a key to take effect.
  var settable: UInt8 { writeKey == nil ? chosen.reduce(0) { $0 | $1.mask } : 0xFF }
  /// The bits of the fields that have one code only.
  var fixed: UInt8 { values.reduce(0) { $0 | UInt8($1.only ?? 0) << UInt8($1.low) } }
  /// Whether a driver may write it; false for a register without a value.
  var isWritable: Bool { access != "r" && !values.isEmpty }
}

extension Register {
  /// What identifies a register: addresses are those of its bank.
  struct Place: Hashable {
    var bank: String?
    var address: UInt8
  }
}

/// Numbers that one or more fields select.
struct Table {
  struct Row {
    var codes: [Int]
    /// nil where the number has no meaning for these codes.
    var value: Int?
  }

  var name: String
  var fields: [(register: Register, field: Field)]
  var unit: String
  var summary: String
  /// One row for each combination of defined codes, the first field's code varying slowest.
  var rows: [Row]
  var source: Source
}

/// A time or another single number.
struct Single {
  var name: String
  var value: Int
  var unit: String
  var summary: String
  var source: Source
}

/// Something that a part with the register map may have or lack.
struct Feature {
  /// The evidence that a part has it.
  enum Presence {
    /// The part has this register, this field with a value, or this case of it.
    case path([String])
    case value(Bool)
  }

  var name: String
  var presence: Presence
  var summary: String
  /// nil where the evidence is a register, whose citation applies.
  var source: Source?

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

/// Addresses without a documented register.
struct ReservedRange {
  var first: UInt8
  var last: UInt8
  var rule: String
  var source: Source
}

/// A jump of the address counter.
struct Wrap {
  var from: UInt8
  var to: UInt8
  var source: Source
}

/// A magnetometer in the same package.
struct Inside {
  /// The part's name.
  var part: String
  /// The directions of its axes along those of the part that contains it: `+y+x-z`.
  var axes: String
  var source: Source
}

struct Identity {
  var register: UInt8
  var value: UInt8
  /// The parts that answer with this value, this part first.
  var candidates: [String]
  var source: Source
}

struct I2C {
  /// 7 bits each, the default first.
  var addresses: [UInt8]
  var incrementBit: UInt8
  var maximumHertz: Int
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

/// All facts of one part.
struct Chip {
  /// The names of sensors, in the order of parts.
  static let sensors = ["accelerometer", "gyroscope", "magnetometer"]

  var file: String
  var name: String
  /// The names of its sensors; none for a package that carries other parts.
  var sensors: [String]
  var summary: String
  /// Titles by key.
  var documents: [String: String]
  /// nil where no register identifies the part.
  var identity: Identity?
  var i2c: I2C
  /// nil where the part has no SPI.
  var spi: SPI?
  var wraps: [Wrap]
  /// nil where the part contains no other one.
  var inside: Inside?
  var reserved: [ReservedRange]
  /// By address, those of the banks after the others.
  var registers: [Register] = []
  var tables: [Table] = []
  var timings: [Single] = []
  var constants: [Single] = []
  var features: [Feature] = []
  /// nil where the file has all facts.
  var likeness: Likeness?

  /// The names of the banks.
  var banks: [String] { Set(registers.compactMap(\.bank)).sorted() }

  var sources: [Source] {
    let wire = [identity?.source, i2c.source, spi?.source, inside?.source].compactMap(\.self)
    let ranges = wraps.map(\.source) + reserved.map(\.source)
    let map = registers.flatMap { [$0.source] + $0.fields.map(\.source) }
    let numbers = tables.map(\.source) + timings.map(\.source) + constants.map(\.source)
    return wire + ranges + map + numbers + features.compactMap(\.source)
  }
}
