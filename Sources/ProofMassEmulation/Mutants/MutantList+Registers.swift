// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassDatasheets

// Mutants of configuration registers and their fields.
extension MutantList {
  /// Number of registers with a mutant of their contents.
  private static let mostRegisters = 6

  func register(at address: UInt8) -> RegisterFacts? {
    facts.registers.first { $0.address == address }
  }

  /// Registers whose fields choose among cases, those first that select a rate or a range.
  private var configuration: [RegisterFacts] {
    let chosen = facts.registers.filter { register in
      register.access == .readWrite && register.reset != nil && register.dump == .always
        && register.fields.contains { $0.rule == .value && !$0.cases.isEmpty && !$0.clearsItself }
    }
    let selecting = facts.tables.flatMap { $0.fields }.map { Self.parts($0).register }
    return Array(
      (chosen.filter { selecting.contains($0.name) }
        + chosen.filter { !selecting.contains($0.name) }).prefix(Self.mostRegisters))
  }

  /// One mutant for each of some registers: what is written is lost, once or always, or reads as something else.
  mutating func addRegisters() {
    for (index, register) in configuration.enumerated() {
      let name = Self.word(register.name)
      let address = register.address
      switch index % 4 {
      case 0:
        add(
          "\(name)-lost-once", .lostWrites(register: address, count: 1),
          "The first write of \(register.name) after power-on is lost.")
        add(
          "\(name)-inverted", .bytes([.inverted(address, register.writableMask)]),
          "\(register.name) reads inverted.")
      case 1:
        add(
          "\(name)-lost", .lostWrites(register: address, count: .max),
          "Writes of \(register.name) are lost: it keeps its reset value.")
      case 2:
        add(
          "\(name)-zero", .bytes([.zeros(address, register.writableMask)]),
          "\(register.name) reads 0x00, whatever was written.")
      default:
        add(
          "\(name)-inverted", .bytes([.inverted(address, register.writableMask)]),
          "\(register.name) reads inverted.")
      }
    }
  }

  /// Fields without effect: rate, range, axes, and those of the FIFO.
  mutating func addSettings() {
    for table in facts.tables where table.rows.count > 1 {
      guard let field = table.fields.first else { continue }
      let others = ["bandwidthMillihertz", "BandwidthMillihertz", "CutoffMillihertz"]
      if table.unit == "mHz", !others.contains(where: { table.name.hasSuffix($0) }) {
        ignore(field, "rate", "The output data rate")
      } else if table.name.hasPrefix("rated")
        || table.name.hasSuffix("auss")
          && !table.name.hasPrefix("noise")
      {
        ignore(field, "range", "The full scale")
      }
    }
    for (names, word, meaning) in Self.switches {
      for register in facts.registers where register.access == .readWrite {
        for field in register.fields where names.contains(field.name) {
          ignore("\(register.name).\(field.name)", word, meaning)
        }
      }
    }
  }

  private static let switches: [([String], String, String)] = [
    (["Zen", "DISABLE_ZA", "Zen_XL"], "axis", "The switch of the Z axis"),
    (["BDU"], "update", "The protection of a pair between the reads of its halves"),
    (["FIFO_EN", "FIFO_MODE", "FM"], "fifo", "The mode of the FIFO"),
    (["FULL_RES"], "resolution", "The resolution"),
    (["BLE"], "order", "The order of bytes"),
    (["ST", "SELF_TEST", "ST_XL", "SELF", "MS", "XA_ST"], "self-test", "The self-test"),
    (["H_LACTIVE", "IHL", "H_Lactive", "INT_INVERT", "ACTL"], "polarity", "The polarity of pins"),
    (["MD", "MODE", "Measure", "SLEEP", "PM", "PD"], "power", "The mode"),
  ]

  private mutating func ignore(_ path: String, _ word: String, _ meaning: String) {
    let (name, field) = Self.parts(path)
    guard let register = register(name), register.access == .readWrite, let reset = register.reset,
      let bits = register.fields.first(where: { $0.name == field && $0.rule == .value })
    else { return }
    add(
      "\(word)-stuck-\(Self.word(field))",
      .ignored(register: register.address, mask: bits.mask, reset: reset),
      "\(meaning), \(field) of \(name), keeps its reset value, but reads as it was written.")
  }

  // MARK: Names

  /// A name of the datasheet as a word of a mutant's name.
  static func word(_ name: String) -> String {
    let bytes = name.utf8.map { byte -> UInt8 in
      switch byte {
      case 0x41...0x5A: byte | 0x20
      case 0x61...0x7A, 0x30...0x39: byte
      default: 0x2D
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func parts(_ path: String) -> (register: String, field: String) {
    let parts = path.split(separator: ".")
    return (String(parts.first ?? ""), String(parts.last ?? ""))
  }

  static func constant(_ value: UInt8, in register: UInt8) -> ByteChange {
    ByteChange(register: register, keeps: 0, flips: value)
  }
}
