// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// The registers of a part with six axes beside the user bank, behind FUNC_CFG_ACCESS: two banks, of which an LSM6DS3
/// and an LSM6DS33 have one.
///
/// They keep what is written, as far as a program can write it, and otherwise read as after reset. Writes to banks are
/// not judged, because a violation has the address of a register alone.
struct SixAxisBanks: Sendable {
  enum Bank: Sendable { case user, first, second }

  private var first: RegisterFile
  private var second: RegisterFile

  init(_ facts: ChipFacts, first: String, second: String) {
    self.first = RegisterFile(facts.registers(inBank: first))
    self.second = RegisterFile(facts.registers(inBank: second))
  }

  mutating func reset() {
    first.reset()
    second.reset()
  }

  mutating func resetSecond() { second.reset() }

  private func file(_ bank: Bank) -> RegisterFile { bank == .first ? first : second }

  /// Whether a register is listed at an address of a bank.
  func lists(_ address: UInt8, in bank: Bank) -> Bool {
    bank != .user && file(bank).rule(address).access != .undocumented
  }

  func read(_ address: UInt8, in bank: Bank) -> UInt8 { file(bank)[address] }

  mutating func write(_ byte: UInt8, to address: UInt8, in bank: Bank) {
    let mask = file(bank).rule(address).writableMask
    guard mask != 0 else { return }
    switch bank {
    case .user: break
    case .first: first[address] = byte & mask
    case .second: second[address] = byte & mask
    }
  }
}

extension SixAxisChip {
  var hasPlainOutputs: Bool { mutating get { openBank == .user } }

  /// The bank in which the address counter points to a register.
  ///
  /// Mutating only because a large value that is borrowed is copied.
  var bank: SixAxisBanks.Bank {
    mutating get {
      let bank = openBank
      let address = interface.pointer.address
      guard bank != .user, address != Datasheet.LSM6DSO.FUNC_CFG_ACCESS.address else {
        return .user
      }
      return chosen.sixAxis.bank == .whole || banks.lists(address, in: bank) ? bank : .user
    }
  }
}
