// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer

/// Carries out the transactions of a capture on an emulated board, at their instants, and judges them.
struct CaptureRun {
  private let circuit: Circuit
  /// The bit times where the capture does not show them.
  private let wireTime: WireTime
  private let facts: [Transaction.Target: ChipFacts]
  /// The time in the capture at which the board begins; nil before the first transaction.
  private var origin: Int64?
  private let countsFromFirst: Bool
  let findings: Findings
  private(set) var freshness: CapturedFreshness
  private(set) var answers: CapturedAnswers

  /// - Parameter countsFromFirst: Whether board time begins with the first transaction.
  init(_ circuit: Circuit, ignoring ignored: [Rule], countsFromFirst: Bool = false) {
    self.circuit = circuit
    self.countsFromFirst = countsFromFirst
    wireTime = circuit.wireTime
    let mounted = circuit.mounted
    facts = Dictionary(mounted.map { ($0.target, $0.facts) }, uniquingKeysWith: { $1 })
    findings = Findings(circuit, ignoring: ignored)
    freshness = CapturedFreshness(mounted)
    answers = CapturedAnswers(mounted)
    circuit.logTransactions()
  }

  /// Carries out a transaction.
  mutating func carryOut(_ transfer: CapturedTransfer) {
    let transaction = framed(transfer.transaction)
    if origin == nil {
      origin = countsFromFirst ? transaction.time : min(0, transaction.time)
    }
    circuit.advance(to: Instant(nanoseconds: transaction.time - (origin ?? 0)))
    circuit.changeWireTime(
      WireTime(
        i2cBit: transfer.bit ?? wireTime.i2cBit, spiBit: transfer.bit ?? wireTime.spiBit))
    if let done = circuit.repeat(transaction) { judge(done, silicon: transaction.read) }
  }

  /// Judges a transaction that has been carried out.
  mutating func judge(_ done: Transaction, silicon: [UInt8]) {
    answers.compare(done, silicon: silicon)
    findings.see(freshness.judge(done, silicon: silicon))
  }

  /// The frame with the bytes that its receiver evaluates: the chip's in a read, the controller's in a write.
  private func framed(_ transaction: Transaction) -> Transaction {
    guard case .spi = transaction.target, let command = transaction.written.first else {
      return transaction
    }
    var framed = transaction
    if let spi = facts[transaction.target]?.spi, command & spi.readBit == 0 {
      framed.read = []
    } else {
      framed.written = [command]
    }
    return framed
  }
}
