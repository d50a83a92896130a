// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer

/// Collects what a program does against the datasheets, and transactions that no chip answers.
///
/// A finding that is repeated with the same register is only counted after the third time, and notes
/// are counted together for all registers, so that the list stays short however long the program runs.
final class Findings: BoardWatcher {
  /// A kind of finding.
  enum Kind: Hashable {
    case violation(Violation.Kind)
    /// A transaction that no chip answered.
    case unanswered

    /// The name in reports, which does not change between versions.
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

  /// Findings of one kind with one chip: notes of all registers, others of one register.
  struct Group {
    var target: Transaction.Target
    var kind: Kind
    /// In the order of their first times; none if no chip answered.
    var registers: [UInt8]
    /// The first findings, which are shown.
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
  /// In the order of the first finding of each.
  private(set) var groups: [Group] = []
  private(set) var transactions = 0
  /// The number of transactions that no chip answered.
  private(set) var unanswered = 0

  init(_ circuit: Circuit) {
    self.circuit = circuit
    targets = circuit.mounted.map(\.target)
  }

  func see(_ transaction: Transaction) {
    transactions += 1
    var words: String?
    /// Adds a finding to its group.
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
      let access = words ?? circuit.describeAccess(transaction, bytes: 16)
      words = access
      groups[index].first.append(
        Occurrence(time: time, register: register, value: value, transaction: access))
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

  /// On SPI, which has no acknowledge, whether no chip is wired to the chip select.
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
