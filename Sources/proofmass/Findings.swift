// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer

/// What a program does against the datasheets, as it does it.
///
/// The same thing done to the same register again is only counted after the third time, and a note is
/// one whatever the register, so that the list stays short however long the program runs.
final class Findings: BoardWatcher {
  /// One kind of thing, done to one register of one chip.
  struct Group {
    var target: Transaction.Target
    var kind: Violation.Kind
    /// That of the first.
    var register: UInt8
    /// The first of them.
    var first: [Occurrence]
    var count: Int
  }

  struct Occurrence {
    var time: Int64
    /// The byte that was written; nil for a read.
    var value: UInt8?
    /// The transaction in words.
    var transaction: String
  }

  private struct Key: Hashable {
    var target: Transaction.Target
    var kind: Violation.Kind
    var register: UInt8?
  }

  private static let shown = 3

  private let circuit: Circuit
  private var indices: [Key: Int] = [:]
  /// In the order of their first times.
  private(set) var groups: [Group] = []
  private(set) var transactions = 0

  init(_ circuit: Circuit) { self.circuit = circuit }

  func see(_ transaction: Transaction) {
    transactions += 1
    guard !transaction.violations.isEmpty else { return }
    var words: String?
    // A burst does the same thing to several registers: the first stands for them.
    var ofThisTransaction: [Violation.Kind: Int] = [:]
    for violation in transaction.violations {
      if let index = ofThisTransaction[violation.kind] {
        groups[index].count += 1
        continue
      }
      let key = Key(
        target: transaction.target, kind: violation.kind,
        register: violation.severity == .note ? nil : violation.register)
      let index = indices[key] ?? groups.count
      if index == groups.count {
        indices[key] = index
        groups.append(
          Group(
            target: key.target, kind: key.kind, register: violation.register, first: [], count: 0))
      }
      ofThisTransaction[violation.kind] = index
      groups[index].count += 1
      guard groups[index].first.count < Self.shown else { continue }
      let said = words ?? circuit.describeAccess(transaction, bytes: 16)
      words = said
      let writes = transaction.registers.firstIndex(of: violation.register).map {
        $0 < transaction.written.count - 1
      }
      groups[index].first.append(
        Occurrence(
          time: violation.time, value: writes == true ? violation.value : nil, transaction: said))
    }
  }

  func see(request: [UInt8], at time: Int64) {}

  func count(_ severity: Violation.Class) -> Int {
    groups.reduce(0) { $1.kind.severity == severity ? $0 + $1.count : $0 }
  }
}
