// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassEmulation

// Checks of a driver when single transactions fail.
extension Certification {
  private static let faults: [(Fault, String)] = [
    (.noAddressAcknowledge, "no acknowledge of the address"),
    (.noAcknowledge(byte: 1), "no acknowledge of a byte"),
    (.timeout, "timeout"),
  ]
  /// The most transactions of one sequence that are made to fail.
  private static let mostTransactions = 64
  /// The silences after which no more faults are tried, because each takes the longest time of an answer.
  private static let mostSilences = 3

  /// The outcomes of faults, each with its place.
  private struct FaultOutcomes {
    /// Wrong samples without an error.
    var hidden: [String] = []
    /// Answers that are neither a sample nor an error.
    var odd: [(place: String, words: String)] = []
    /// Failures of the calls after a fault.
    var stuck: [(place: String, words: String)] = []
    var (ended, silences, tried) = (0, 0, 0)
  }

  /// Repeats a sequence once for each transaction and fault.
  mutating func checkFaults() throws(UserError) {
    guard try judges(.faults) else { return }
    guard case .i2c = bench.target else {
      return note(.faults, .untried, "", "SPI has no acknowledge: no transfer on it can fail")
    }
    guard let first = try beginInUse(for: .faults) else { return }
    var trial = first.trial
    let isFirstRight = try isRight(first.rows.first, on: trial)
    let before = trial.circuit.transactionCount
    try expose(trial, 1)
    _ = try sequence(trial)
    let count = max(1, min(Self.mostTransactions, trial.circuit.transactionCount - before))
    var outcomes = FaultOutcomes()
    var number = 1
    faults: for (fault, name) in Self.faults {
      for transaction in 1...count {
        guard outcomes.silences < Self.mostSilences else { break faults }
        outcomes.tried += 1
        let place = "\(name) in transaction \(transaction)"
        number += 1
        try expose(trial, number)
        trial.circuit.fail(fault, atTransaction: transaction)
        switch try sequence(trial) {
        case .rows(let rows):
          let judged = isFirstRight ? rows : rows.suffix(1)
          for row in judged where try !isRight(row, on: trial) {
            outcomes.hidden.append(place)
            break
          }
        case .failed(let answer):
          if let complaint = answer.complaint { outcomes.odd.append((place, complaint)) }
          if answer.isSilent { outcomes.silences += 1 }
          if case .ended = answer.ending { outcomes.ended += 1 }
        }
        trial.circuit.repair()
        try revive(&trial)
        number += 1
        try expose(trial, number)
        switch try sequence(trial) {
        case .rows(let rows):
          if try !isRight(rows.last, on: trial) { outcomes.stuck.append((place, "a wrong sample")) }
        case .failed(let answer):
          outcomes.stuck.append((place, answer.words))
          if answer.isSilent { outcomes.silences += 1 }
          try revive(&trial)
        }
      }
    }
    try trial.finish()
    note(outcomes, of: count)
  }

  private mutating func note(_ outcomes: FaultOutcomes, of count: Int) {
    let tried = outcomes.tried
    if let first = outcomes.odd.first {
      note(
        .faults, .failed, first.place,
        "\(first.words); in \(outcomes.odd.count) of \(tried) faults no sample and no error")
    }
    if let first = outcomes.hidden.first {
      note(
        .faults, .failed, first,
        "a wrong sample without an error, in \(outcomes.hidden.count) of \(tried) faults: a failed transfer is not "
          + "looked at")
    }
    if let first = outcomes.stuck.first {
      note(
        .faults, .failed, first.place,
        "the next call does not work again, after \(outcomes.stuck.count) of \(tried) faults: \(first.words)"
      )
    }
    let left = Self.faults.count * count - tried
    if left > 0 {
      note(
        .faults, .untried, "",
        "\(counted(left, "fault")), after \(counted(outcomes.silences, "request")) without an answer"
      )
    }
    if outcomes.odd.isEmpty, outcomes.hidden.isEmpty, outcomes.stuck.isEmpty {
      note(
        .faults, .passed, "",
        "\(counted(count, "transaction")), \(counted(tried, "fault"))"
          + (outcomes.ended > 0
            ? "; the program ends on \(outcomes.ended) of them" : ", each reported or overcome"))
    }
  }
}
