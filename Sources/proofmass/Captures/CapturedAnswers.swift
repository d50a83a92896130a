// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer

/// What silicon answered otherwise than the emulated chip, in registers whose value neither the world nor the sample
/// clock determines: the identity, other constants, and settings that can be read back.
struct CapturedAnswers {
  /// The answers of one register that differ from the emulated chip's.
  struct Answer {
    let target: Transaction.Target
    let chip: String
    let register: RegisterFacts
    /// Board time of the first in nanoseconds.
    let time: Int64
    /// What the emulated chip answers, and what the silicon did, the first time.
    let expected: UInt8
    let found: UInt8
    /// Whether the capture shows a write of the register before.
    let isWritten: Bool
    var count = 1
  }

  private struct Register {
    let facts: RegisterFacts
    /// The bits that are compared.
    let mask: UInt8
    var isWritten = false
    /// The index of its answer.
    var index: Int?
  }

  private var chips: [Transaction.Target: [UInt8: Register]] = [:]
  private let facts: [Transaction.Target: ChipFacts]
  private(set) var list: [Answer] = []

  init(_ mounted: [(target: Transaction.Target, facts: ChipFacts)]) {
    facts = Dictionary(mounted.map { ($0.target, $0.facts) }, uniquingKeysWith: { $1 })
    for (target, facts) in mounted {
      for register in facts.registers {
        let isIdentity = register.address == facts.identity?.register
        // Where banks share addresses, a byte may be another bank's.
        guard isIdentity || facts.banks.isEmpty, let mask = Self.mask(register, isIdentity) else {
          continue
        }
        chips[target, default: [:]][register.address] = Register(facts: register, mask: mask)
      }
    }
  }

  /// The bits of a register that are compared; nil for one that is not.
  private static func mask(_ register: RegisterFacts, _ isIdentity: Bool) -> UInt8? {
    if isIdentity { return 0xFF }
    guard register.dump == .always, register.readEffect == nil, let reset = register.reset else {
      return nil
    }
    let values = register.fields.filter { $0.rule != .reserved && !$0.clearsItself }
    switch register.access {
    case .readWrite: return values.reduce(0) { $0 | $1.mask }
    // Outputs and flags are zero after power-on, constants are not.
    case .read: return reset != 0 && values.allSatisfy(\.cases.isEmpty) ? 0xFF : nil
    case .write: return nil
    }
  }

  /// Compares the bytes that were read in the capture with those of a transaction on the emulated board.
  mutating func compare(_ transaction: Transaction, silicon: [UInt8]) {
    guard var registers = chips[transaction.target], let facts = facts[transaction.target] else {
      return
    }
    for register in transaction.registers.dropLast(transaction.read.count) {
      registers[register]?.isWritten = true
    }
    let read = transaction.registers.suffix(transaction.read.count)
    for (address, bytes) in zip(read, zip(silicon, transaction.read)) {
      guard let register = registers[address], (bytes.0 ^ bytes.1) & register.mask != 0 else {
        continue
      }
      // In another bank, the emulated chip does not answer its identity.
      if address == facts.identity?.register, bytes.1 != facts.identity?.value { continue }
      if let index = register.index {
        list[index].count += 1
      } else {
        registers[address]?.index = list.count
        list.append(
          Answer(
            target: transaction.target, chip: facts.name, register: register.facts,
            time: transaction.time, expected: bytes.1, found: bytes.0,
            isWritten: register.isWritten))
      }
    }
    chips[transaction.target] = registers
  }
}

extension CapturedAnswers.Answer {
  /// `WHO_AM_I: 0x33, the emulated chip 0x32 (2 times)`
  var words: String {
    "\(register.name): \(found.hexText), the emulated chip \(expected.hexText)"
      + (register.access == .readWrite && !isWritten ? "; the capture shows no write of it" : "")
      + (count > 1 ? " (\(count) times)" : "")
  }

  var json: JSON {
    .object([
      ("time_s", .seconds(time)), ("address", .text(target.text)), ("chip", .text(chip)),
      ("register", .text(register.address.hexText)), ("name", .text(register.name)),
      ("expected", .text(expected.hexText)), ("found", .text(found.hexText)),
      ("written", .bool(isWritten)), ("count", .integer(count)),
    ])
  }
}
