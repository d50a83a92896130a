// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer

/// What a program does against the datasheets, as it does it, and what nobody answers.
///
/// The same thing done to the same register again is only counted after the third time, and a note is
/// one whatever the registers, so that the list stays short however long the program runs.
final class Findings: BoardWatcher {
  /// What is found.
  enum Kind: Hashable {
    case violation(Violation.Kind)
    /// A transaction that no chip took.
    case unanswered

    /// It stays the same for ever.
    var identifier: String {
      switch self {
      case .violation(let kind): kind.identifier
      case .unanswered: "unanswered"
      }
    }

    var severity: Violation.Class {
      switch self {
      case .violation(let kind): kind.severity
      case .unanswered: .note
      }
    }

    var meaning: String {
      switch self {
      case .violation(let kind): kind.meaning
      case .unanswered: "a transaction that no chip answered"
      }
    }
  }

  /// One kind of thing, done to one chip: of a note to all registers, of the others to one.
  struct Group {
    var target: Transaction.Target
    var kind: Kind
    /// In the order of their first times; none where nobody answered.
    var registers: [UInt8]
    /// The first of them.
    var first: [Occurrence]
    var count: Int
  }

  struct Occurrence {
    var time: Int64
    var register: UInt8?
    /// The byte that was written; nil for a read.
    var value: UInt8?
    /// The transaction in words.
    var transaction: String
  }

  private struct Key: Hashable {
    var target: Transaction.Target
    var kind: Kind
    var register: UInt8?
  }

  private static let shown = 3

  private let circuit: Circuit
  private let targets: [Transaction.Target]
  private var indices: [Key: Int] = [:]
  /// In the order of their first times.
  private(set) var groups: [Group] = []
  private(set) var transactions = 0
  /// Of them, those that no chip took.
  private(set) var unanswered = 0

  init(_ circuit: Circuit) {
    self.circuit = circuit
    targets = circuit.mounted.map(\.target)
  }

  func see(_ transaction: Transaction) {
    transactions += 1
    var words: String?
    /// A group's next occurrence, which may be one of those that are shown.
    func note(_ kind: Kind, _ register: UInt8?, at time: Int64, value: UInt8?) {
      let key = Key(
        target: transaction.target, kind: kind, register: kind.severity == .note ? nil : register)
      let index = indices[key] ?? groups.count
      if index == groups.count {
        indices[key] = index
        groups.append(
          Group(target: key.target, kind: kind, registers: [], first: [], count: 0))
      }
      groups[index].count += 1
      if let register, !groups[index].registers.contains(register) {
        groups[index].registers.append(register)
      }
      guard groups[index].first.count < Self.shown else { return }
      let said = words ?? circuit.describeAccess(transaction, bytes: 16)
      words = said
      groups[index].first.append(
        Occurrence(time: time, register: register, value: value, transaction: said))
    }
    if isUnanswered(transaction) {
      unanswered += 1
      note(.unanswered, nil, at: transaction.time, value: nil)
    }
    for violation in transaction.violations {
      let writes = transaction.registers.firstIndex(of: violation.register).map {
        $0 < transaction.written.count - 1
      }
      note(
        .violation(violation.kind), violation.register, at: violation.time,
        value: writes == true ? violation.value : nil)
    }
  }

  /// On SPI nothing acknowledges: there it is whether anything is wired to the chip select.
  private func isUnanswered(_ transaction: Transaction) -> Bool {
    switch transaction.target {
    case .i2c: transaction.error?.kind == .noAcknowledge
    case .spi: !targets.contains(transaction.target)
    }
  }

  func see(request: [UInt8], at time: Int64) {}

  func count(_ severity: Violation.Class) -> Int {
    groups.reduce(0) { $1.kind.severity == severity ? $0 + $1.count : $0 }
  }
}
