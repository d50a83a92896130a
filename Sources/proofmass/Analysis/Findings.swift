// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer

/// Collects a program's violations of the datasheets, and transactions that no chip answers.
///
/// Each rule that a transaction breaks is one finding, with all its registers, and repeated findings are
/// counted. Wrong reads are counted together for all registers, as are notes; of wrong writes, up to three
/// different transactions are kept. Transactions that no chip answers form one finding for all addresses. So
/// the list stays short, however long the program runs.
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

  /// Findings of one kind on one chip: for reads and notes all of them, otherwise those with the same
  /// registers.
  struct Group {
    /// The place of the chip; unanswered transactions may have had several places.
    var targets: [Transaction.Target]
    var kind: Kind
    /// The settings that the finding concerns.
    var detail: Violation.Detail?
    /// The registers in the order of their first occurrence; none if no chip answered.
    var registers: [UInt8]
    /// The first different findings, which are shown.
    var shown: [Occurrence]
    var count: Int

    /// The place of the chip, or of the first unanswered transaction.
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
    /// The calls in the program that caused it, the innermost first; none where these are not known.
    var places: [CallPlace]
    var count = 1
  }

  private struct Key: Hashable {
    /// The place; nil where all places are counted together.
    var target: Transaction.Target?
    var kind: Kind
    var detail: Violation.Detail?
    /// The registers that were written; none where all are counted together.
    var registers: [UInt8]
  }

  /// A transaction's violation of one rule.
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
  /// The kinds of findings to ignore.
  let ignored: [Kind]
  private var indices: [Key: Int] = [:]
  /// The groups, in the order of their first findings.
  private(set) var groups: [Group] = []
  private(set) var transactions = 0
  /// The number of transactions that no chip answered.
  private(set) var unanswered = 0
  /// The calls in the program that cause the next transactions.
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

  /// Whether no chip answered; on SPI, which has no acknowledge, whether no chip is wired to the chip select.
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
