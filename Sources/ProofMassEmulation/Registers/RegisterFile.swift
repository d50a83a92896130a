// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// A chip's registers, from the facts: reset values, access, writable bits, reserved codes.
///
/// A register only holds its value here; the chip gives it an effect.
struct RegisterFile: Sendable {
  private let rules: [RegisterRule]
  private var bytes: [UInt8]
  /// Policy: whether a one written to a bit that must be zero is stored.
  var storesReservedBits = false

  init(_ facts: ChipFacts) { self.init(facts.registers, reserved: facts.reserved) }

  init(_ registers: [RegisterFacts], reserved: [ReservedFacts] = []) {
    rules = RegisterRule.table(of: registers, reserved: reserved)
    bytes = rules.map { $0.reset }
  }

  mutating func reset() {
    for index in rules.indices { bytes[index] = rules[index].reset }
  }

  /// Value of a register, whether a program may access it or not.
  subscript(address: UInt8) -> UInt8 {
    get { bytes[Int(address)] }
    set { bytes[Int(address)] = newValue }
  }

  func rule(_ address: UInt8) -> RegisterRule { rules[Int(address)] }

  /// Writes a register from the bus.
  ///
  /// - Returns: The value that it holds now; nil when it did not store the byte.
  mutating func write(
    _ value: UInt8, to address: UInt8, at time: Int64, _ violations: inout Violations
  ) -> UInt8? {
    let rule = rule(address)
    switch rule.access {
    case .reserved: violations.record(.reservedWrite, register: address, value: value, at: time)
    case .closed: violations.record(.doNotAccess, register: address, value: value, at: time)
    case .readOnly: violations.record(.readOnlyWrite, register: address, value: value, at: time)
    case .undocumented:
      violations.record(.undocumentedWrite, register: address, value: value, at: time)
    case .writable:
      if value & ~rule.writableMask != 0 {
        violations.record(.reservedBits, register: address, value: value, at: time)
      }
      if rule.undefined.contains(where: { value & $0.mask == $0.code }) {
        violations.record(.undefinedCode, register: address, value: value, at: time)
      }
      self[address] = storesReservedBits ? value : value & rule.writableMask
      return self[address]
    }
    return nil
  }

  /// Records a violation if reading this address from the bus is one.
  func noteRead(of address: UInt8, at time: Int64, _ violations: inout Violations) {
    switch rule(address).access {
    case .reserved, .undocumented:
      violations.record(.reservedRead, register: address, at: time)
    case .closed: violations.record(.doNotAccess, register: address, at: time)
    case .readOnly, .writable: break
    }
  }
}

/// The facts' rule for one address.
struct RegisterRule: Sendable {
  enum Access: Sendable { case reserved, undocumented, closed, readOnly, writable }

  var access = Access.undocumented
  var reset: UInt8 = 0
  var writableMask: UInt8 = 0
  /// Field values that the datasheet does not define, shifted to the field's bits.
  var undefined: [(mask: UInt8, code: UInt8)] = []

  /// A rule for each of the 256 addresses of a byte.
  static func table(
    of registers: [RegisterFacts], reserved: [ReservedFacts]
  ) -> [RegisterRule] {
    var table = [RegisterRule](repeating: RegisterRule(), count: 256)
    for range in reserved where range.rule == .doNotWrite {
      for address in range.addresses { table[Int(address)].access = .reserved }
    }
    for register in registers {
      var rule = RegisterRule()
      rule.access =
        register.dump == .never ? .closed : register.access == .read ? .readOnly : .writable
      rule.reset = register.reset ?? 0
      rule.writableMask = register.writableMask
      for field in register.fields where field.rule == .value {
        for code in field.cases where !code.isDefined {
          rule.undefined.append((field.mask, code.code << UInt8(field.bits.lowerBound)))
        }
      }
      table[Int(register.address)] = rule
    }
    return table
  }
}
