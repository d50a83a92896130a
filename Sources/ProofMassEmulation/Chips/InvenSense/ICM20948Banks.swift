// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// The registers of an ICM-20948 in their four banks, of which bits 5:4 of REG_BANK_SEL open one. That register is in
/// all.
struct ICM20948Banks: Sendable {
  /// Bank 0, which is open after power-on.
  var zero: RegisterFile
  var one: RegisterFile
  var two: RegisterFile
  var three: RegisterFile
  /// The banks that have a register at an address, bank 0 the lowest bit.
  private let owners: [UInt8]

  init(_ facts: ChipFacts) {
    zero = RegisterFile(facts)
    one = RegisterFile(facts.registers(inBank: "BankOne"))
    two = RegisterFile(facts.registers(inBank: "BankTwo"))
    three = RegisterFile(facts.registers(inBank: "BankThree"))
    var owners = [UInt8](repeating: 0, count: 256)
    for (bank, file) in [zero, one, two, three].enumerated() {
      for address in 0...255 as ClosedRange<UInt8> {
        let access = file.rule(address).access
        if access == .readOnly || access == .writable
          || Self.isOfMotionProcessor(address, in: UInt8(bank))
        {
          owners[Int(address)] |= 1 << UInt8(bank)
        }
      }
    }
    self.owners = owners
  }

  mutating func reset() {
    zero.reset()
    one.reset()
    two.reset()
    three.reset()
  }

  /// The number of the bank that has the register at an address.
  func bank(of address: UInt8) -> UInt8 {
    let select = Datasheet.ICM20948.REG_BANK_SEL(
      bits: zero[Datasheet.ICM20948.REG_BANK_SEL.address])
    return address == Datasheet.ICM20948.REG_BANK_SEL.address ? 0 : select.bank
  }

  /// Whether a register is of the motion processor, which only the maker's driver has: the address, bytes and bank of its
  /// memory, and where its program starts.
  static func isOfMotionProcessor(_ address: UInt8, in bank: UInt8) -> Bool {
    typealias Constant = Datasheet.ICM20948.Constant
    switch bank {
    case 0: return Constant.motionProcessorFirst...Constant.motionProcessorLast ~= Int(address)
    case 2:
      return Constant.motionProcessorBankTwoFirst...Constant.motionProcessorBankTwoLast
        ~= Int(address)
    default: return false
    }
  }

  func read(_ address: UInt8, in bank: UInt8) -> UInt8 {
    switch bank {
    case 0: zero[address]
    case 1: one[address]
    case 2: two[address]
    default: three[address]
    }
  }

  /// Stores a byte whether a program may write it or not.
  mutating func store(_ byte: UInt8, at address: UInt8, in bank: UInt8) {
    switch bank {
    case 0: zero[address] = byte
    case 1: one[address] = byte
    case 2: two[address] = byte
    default: three[address] = byte
    }
  }

  /// Writes a register from the bus.
  ///
  /// - Returns: Whether it was stored.
  mutating func write(
    _ byte: UInt8, to address: UInt8, in bank: UInt8, at time: Int64, _ violations: inout Violations
  ) -> Bool {
    if isOfAnotherBank(address, in: bank) {
      violations.record(.otherBank, register: address, value: byte, at: time)
      return false
    }
    return switch bank {
    case 0: zero.write(byte, to: address, at: time, &violations) != nil
    case 1: one.write(byte, to: address, at: time, &violations) != nil
    case 2: two.write(byte, to: address, at: time, &violations) != nil
    default: three.write(byte, to: address, at: time, &violations) != nil
    }
  }

  /// Records a violation if reading this address from the bus is one. In another bank only the first byte of a read is
  /// one: that of a gap between registers that are read together is not asked for.
  func noteRead(
    of address: UInt8, in bank: UInt8, isFirst: Bool, at time: Int64,
    _ violations: inout Violations
  ) {
    if isFirst && isOfAnotherBank(address, in: bank) {
      return violations.record(.otherBank, register: address, at: time)
    }
    switch bank {
    case 0: zero.noteRead(of: address, at: time, &violations)
    case 1: one.noteRead(of: address, at: time, &violations)
    case 2: two.noteRead(of: address, at: time, &violations)
    default: three.noteRead(of: address, at: time, &violations)
    }
  }

  /// Whether the bank has no register at an address where another one has.
  private func isOfAnotherBank(_ address: UInt8, in bank: UInt8) -> Bool {
    let owners = owners[Int(address)]
    return owners != 0 && owners & 1 << bank == 0
  }
}
