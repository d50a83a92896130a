// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassServer

/// `REGISTER[.FIELD]`, found in a chip's facts.
struct RegisterName {
  let register: RegisterFacts
  let field: FieldFacts?
  /// The bank that holds the register; nil for the one that is open after power-on.
  let bank: String?

  /// - Parameter inBanks: Whether registers of other banks are found, too.
  init(_ text: String, of chip: ChipArgument, inBanks: Bool = false) throws(UserError) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    (register, bank) = try Self.register(String(parts[0]), of: chip)
    if let bank, !inBanks {
      throw .usage(
        "\(register.name) is in the bank \(bank), which no verb opens: "
          + "`proofmass registers \(chip.model.rawValue) \(register.name)` describes it")
    }
    guard parts.count == 2 else {
      field = nil
      return
    }
    let fields = register.fields.filter { $0.rule == .value }
    let name = parts[1].lowercased()
    guard let field = fields.first(where: { $0.name.lowercased() == name }) else {
      let known = fields.map(\.name).joined(separator: ", ")
      throw .usage(
        "unknown field \(quoted(String(parts[1]))) of \(register.name): "
          + (known.isEmpty ? "it has none" : "one of \(known)"))
    }
    self.field = field
  }

  /// Finds a register by its name in any case, or by its address in the bank that is open after power-on.
  private static func register(
    _ name: String, of chip: ChipArgument
  ) throws(UserError) -> (RegisterFacts, bank: String?) {
    let facts = chip.model.facts
    if let address = integer(name) {
      if let register = facts.registers.first(where: { Int($0.address) == address }) {
        return (register, nil)
      }
      let isClosed = facts.reserved.contains {
        $0.rule == .doNotWrite && $0.addresses.contains(UInt8(clamping: address))
      }
      throw .usage(
        "\(chip.name) has no register at \(quoted(name))"
          + (isClosed ? ", a reserved address" : "")
          + ": `proofmass registers \(chip.model.rawValue)` lists them")
    }
    let all =
      facts.registers.map { ($0, nil) }
      + facts.banks.flatMap { bank in
        bank.registers.map { ($0, Optional(bank.name)) }
      }
    guard let found = all.first(where: { $0.0.name.lowercased() == name.lowercased() }) else {
      throw .usage(
        "\(chip.name) has no register \(quoted(name))"
          + "\(advice(for: name, among: facts.registers.map(\.name))): "
          + "`proofmass registers \(chip.model.rawValue)` lists them")
    }
    return found
  }

  /// Refuses registers that the manufacturer closes to the host.
  func checkOpen() throws(UserError) {
    guard register.dump != .never || register.writeKey != nil else {
      throw .usage("\(register.name) is closed to the host by the manufacturer: leave it alone")
    }
  }
}

/// A value for a register or a field, checked against the facts before any transaction.
struct RegisterValue {
  private let name: RegisterName
  private let code: UInt8

  /// - Parameter text: 0x…, 0b…, decimal, or the name of a value.
  init(_ text: String, for name: RegisterName) throws(UserError) {
    self.name = name
    let register = name.register
    guard register.access != .read else {
      throw .usage("\(register.name) can only be read")
    }
    if let field = name.field {
      code = try Self.code(text, of: field, in: register)
    } else {
      guard let number = integer(text), let byte = UInt8(exactly: number) else {
        throw .usage(
          "\(quoted(text)) is no value of \(register.name): 0 to 255, 0x00 to 0xff, or 0b…"
            + Self.fields(of: register, with: text))
      }
      code = byte
    }
    guard let key = register.writeKey else {
      try check()
      return
    }
    guard name.field == nil, code == key else {
      throw .usage("\(register.name) takes only \(key.hexText), as a whole")
    }
  }

  private static func code(
    _ text: String, of field: FieldFacts, in register: RegisterFacts
  ) throws(UserError) -> UInt8 {
    let whole = "\(register.name).\(field.name)"
    if let named = field.cases.first(where: { $0.isDefined && $0.name == text }) {
      return named.code
    }
    let isNegative = text.hasPrefix("-") && field.isSigned
    let number = integer(isNegative ? String(text.dropFirst()) : text).map { isNegative ? -$0 : $0 }
    let limit = 1 << field.bits.count
    let values = field.cases.isEmpty ? "0 to \(limit - 1)" : "one of \(field.values)"
    guard let number else {
      throw .usage("\(quoted(text)) is no value of \(whole): \(values)")
    }
    guard (isNegative ? -limit / 2 : 0) <= number, number < limit else {
      throw .usage("\(text) is out of range for \(whole): \(values)")
    }
    return UInt8(truncatingIfNeeded: number & (limit - 1))
  }

  /// Advice where the name of a field's value was given for the whole register.
  private static func fields(of register: RegisterFacts, with name: String) -> String {
    let fields = register.fields.filter { $0.cases.contains { $0.isDefined && $0.name == name } }
    guard !fields.isEmpty else { return "" }
    let names = fields.map { "\(register.name).\($0.name)" }
    return "; \(name) is a value of \(names.joined(separator: ", "))"
  }

  private func check() throws(UserError) {
    let register = name.register
    if name.field == nil {
      let reserved = code & ~register.writableMask
      guard reserved == 0 else {
        throw .usage(
          "\(code.hexText) sets reserved bits of \(register.name): "
            + "only \(register.writableMask.hexText) may be set")
      }
    }
    for field in name.field.map({ [$0] }) ?? register.fields where field.rule == .value {
      let code = name.field == nil ? field.code(in: code) : code
      if let only = field.only, code != only {
        throw .usage(
          "\(register.name).\(field.name) takes only \(only): with all else zero, "
            + "\(register.name) is \((only << UInt8(field.bits.lowerBound)).hexText)")
      }
      if field.cases.contains(where: { $0.code == code && !$0.isDefined }) {
        throw .usage(
          "\(register.name).\(field.name) has no meaning for \(code): one of \(field.values)")
      }
    }
  }

  /// The byte to write to the register, whose present value is `held`. Other fields stay, except those for
  /// which the datasheet permits one code only.
  func merged(into held: UInt8) -> UInt8 {
    guard let field = name.field else { return code }
    return name.register.withFixedFields(
      held & ~field.mask | code << UInt8(field.bits.lowerBound))
  }

  /// Whether the register has to be read first.
  var needsHeld: Bool { name.field != nil }
}

extension FieldFacts {
  /// The values that have a meaning, by number and name: `0 (hertz50), 1 (hertz100)`.
  fileprivate var values: String {
    cases.filter(\.isDefined).map { "\($0.code) (\($0.name))" }.joined(separator: ", ")
  }
}
