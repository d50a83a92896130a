// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer

/// Collects what a program does against the datasheets, and transactions that no chip answers.
///
/// A rule that a transaction breaks is one finding, with all its registers, and a finding that is
/// repeated is counted. What is read wrongly counts together for all registers, and so do notes; of
/// what is written, different transactions are kept, up to three. What no chip answers is one finding for
/// all addresses. So the list stays short however long the program runs.
final class Findings: BoardWatcher {
  /// A kind of finding.
  enum Kind: Hashable {
    case violation(Violation.Kind)
    /// A transaction that no chip answered.
    case unanswered

    /// The rule that is broken.
    var rule: Rule {
      switch self {
      case .violation(let kind): kind.rule
      case .unanswered: .unanswered
      }
    }

    var severity: Violation.Class {
      switch self {
      case .violation(let kind): kind.severity
      case .unanswered: .note
      }
    }
  }

  /// Findings of one kind with one chip: of reads and notes all, else those with the same registers.
  struct Group {
    /// Where the chip is; what no chip answered may have had several places.
    var targets: [Transaction.Target]
    var kind: Kind
    /// The settings that it is about.
    var detail: Violation.Detail?
    /// In the order of their first times; none if no chip answered.
    var registers: [UInt8]
    /// The first findings that differ, which are shown.
    var shown: [Occurrence]
    var count: Int

    /// Where the chip is, or where the first transaction went that no chip answered.
    var target: Transaction.Target { targets[0] }
    /// What the program did, in a few words.
    var meaning: String { kind.rule.meaning + (detail.map { ": \($0.text)" } ?? "") }
  }

  struct Occurrence {
    var time: Int64
    /// The first byte that was written against the rule; nil for a read.
    var value: UInt8?
    /// The bytes that were written, by which transactions differ.
    var written: [UInt8]
    /// The transaction in words.
    var transaction: String
    /// The calls in the program that it came from, the innermost first; none where that is not known.
    var places: [CallPlace]
    var count = 1
  }

  private struct Key: Hashable {
    /// nil where all places count together.
    var target: Transaction.Target?
    var kind: Kind
    var detail: Violation.Detail?
    /// The registers that were written; none where all count together.
    var registers: [UInt8]
  }

  /// What a transaction did against one rule.
  private struct Finding {
    var kind: Kind
    var detail: Violation.Detail?
    var time: Int64
    var value: UInt8?
    var registers: [UInt8]
  }

  private static let mostShown = 3

  private let circuit: Circuit
  private let targets: [Transaction.Target]
  /// What is not to be looked at.
  let ignored: [Kind]
  private var indices: [Key: Int] = [:]
  /// In the order of the first finding of each.
  private(set) var groups: [Group] = []
  private(set) var transactions = 0
  /// The number of transactions that no chip answered.
  private(set) var unanswered = 0
  /// Where in the program the next transactions come from.
  private var places: [CallPlace] = []

  init(_ circuit: Circuit, ignoring ignored: [Rule] = []) {
    self.circuit = circuit
    let kinds = Violation.Kind.allCases.map { Kind.violation($0) } + [.unanswered]
    self.ignored = kinds.filter { ignored.contains($0.rule) }
    targets = circuit.mounted.map(\.target)
  }

  func see(_ transaction: Transaction) {
    transactions += 1
    if isUnanswered(transaction) {
      unanswered += 1
      note(
        Finding(kind: .unanswered, time: transaction.time, value: nil, registers: []), transaction)
    }
    guard !transaction.violations.isEmpty else { return }
    for finding in Self.findings(transaction) { note(finding, transaction) }
  }

  /// A finding for each rule that a transaction broke.
  private static func findings(_ transaction: Transaction) -> [Finding] {
    var findings: [Finding] = []
    for violation in transaction.violations {
      let register = violation.register
      let kind = Kind.violation(violation.kind)
      let detail = violation.detail
      if let index = findings.firstIndex(where: { $0.kind == kind && $0.detail == detail }) {
        guard !findings[index].registers.contains(register) else { continue }
        findings[index].registers.append(register)
      } else {
        let writes = transaction.registers.firstIndex(of: register).map {
          $0 < transaction.written.count - 1
        }
        findings.append(
          Finding(
            kind: kind, detail: detail, time: violation.time,
            value: writes == true ? violation.value : nil, registers: [register]))
      }
    }
    return findings
  }

  private func note(_ finding: Finding, _ transaction: Transaction) {
    guard !ignored.contains(finding.kind) else { return }
    let countsTogether = finding.kind.severity == .note || finding.value == nil
    let key = Key(
      target: finding.kind == .unanswered ? nil : transaction.target, kind: finding.kind,
      detail: finding.detail, registers: countsTogether ? [] : finding.registers)
    let index = indices[key] ?? groups.count
    if index == groups.count {
      indices[key] = index
      groups.append(
        Group(
          targets: [], kind: finding.kind, detail: finding.detail, registers: [], shown: [],
          count: 0))
    }
    groups[index].count += 1
    if !groups[index].targets.contains(transaction.target) {
      groups[index].targets.append(transaction.target)
    }
    for register in finding.registers where !groups[index].registers.contains(register) {
      groups[index].registers.append(register)
    }
    if let same = groups[index].shown.firstIndex(where: {
      countsTogether || $0.written == transaction.written
    }) {
      groups[index].shown[same].count += 1
    } else if groups[index].shown.count < Self.mostShown {
      groups[index].shown.append(
        Occurrence(
          time: finding.time, value: finding.value, written: transaction.written,
          transaction: circuit.describeAccess(transaction, bytes: 16), places: places))
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

  func expect(from places: [CallPlace]) { self.places = places }

  func count(_ severity: Violation.Class) -> Int {
    groups.reduce(0) { $1.kind.severity == severity ? $0 + $1.count : $0 }
  }
}
