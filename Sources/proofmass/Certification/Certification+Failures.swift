// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassPhysics

// Checks of a driver when something fails.
extension Certification {
  /// The truth at the nth occasion, as parts of the full scale: different each time, so that an old sample shows.
  private func expose(_ trial: DriverTrial, _ number: Int) throws(UserError) {
    var truths: [Quantity: Axes<Double>] = [:]
    let place =
      Axes(0.2, -0.3, 0.4) * (number % 2 == 0 ? 1 : -1) + Axes(0.01, 0.02, -0.01)
      * Double(number % 9)
    for quantity in bench.quantities {
      truths[quantity] = place * bench.fullScale(of: quantity, with())
    }
    trial.expose(truths)
  }

  /// Whether a row is the truth now to within a digit.
  private func isRight(_ row: DriverAnswer.Row?, on trial: DriverTrial) throws(UserError) -> Bool {
    let world = trial.circuit.world
    for quantity in bench.quantities {
      let truth =
        switch quantity {
        case .acceleration: world.specificForce
        case .angularRate: world.angularRate
        case .magneticFluxDensity: world.field
        }
      let reading = Misreading(
        quantity: quantity, digit: try bench.digit(of: quantity, with()),
        fullScale: bench.fullScale(of: quantity, with()))
      guard let value = corrected(row)?.values[quantity], reading.isRight(value, truth) else {
        return false
      }
    }
    return true
  }

  // MARK: Absence

  mutating func checkAbsence() throws(UserError) {
    let trial = try bench.begin()
    trial.unplug()
    let words = try seen(trial)
    try trial.finish()
    note(
      .absent, words == nil ? .passed : .failed, "",
      words ?? "reported")
  }

  mutating func checkIdentity() throws(UserError) {
    guard let mutant = Mutant.ofAnotherIdentity(ofPart: bench.chip.name) else {
      return note(.wrongIdentity, .untried, "", "the part has no register of its identity")
    }
    let trial = try bench.begin(as: mutant)
    let words = try seen(trial)
    try trial.finish()
    note(
      .wrongIdentity, words == nil ? .passed : .failed, mutant.name,
      words.map { _ in "samples of another part are returned" } ?? "refused")
  }

  /// What the driver returns without a failure; nil where it reports one.
  private func seen(_ trial: DriverTrial) throws(UserError) -> String? {
    let configured = try trial.ask(.configure(with()))
    if configured.isFailure { return nil }
    if configured.ending == .silent { return configured.words }
    let answer = try trial.ask(.read)
    if answer.isFailure { return nil }
    if answer.ending == .silent { return answer.words }
    return "a sample is returned although no chip answers: transfers are not checked"
  }

  // MARK: Faults

  private static let faults: [(Fault, String)] = [
    (.noAddressAcknowledge, "no acknowledge of the address"),
    (.noAcknowledge(byte: 1), "no acknowledge of a byte"),
    (.timeout, "timeout"),
  ]
  /// The most transactions of one sequence that are made to fail.
  private static let mostTransactions = 64

  /// Repeats a sequence once for each transaction and fault.
  mutating func checkFaults() throws(UserError) {
    guard try judges(.faults) else { return }
    guard case .i2c = bench.target else {
      return note(.faults, .untried, "", "SPI has no acknowledge: no transfer on it can fail")
    }
    var trial = try bench.begin()
    try expose(trial, 0)
    let (_, isFirstRight) = try sequence(trial)
    let before = trial.circuit.transactionCount
    try expose(trial, 1)
    _ = try sequence(trial)
    let count = min(Self.mostTransactions, trial.circuit.transactionCount - before)
    var (hidden, stuck, ended, tried) = ([String](), [String](), 0, 0)
    var number = 1
    for (fault, name) in Self.faults {
      for transaction in 1...max(1, count) {
        (number, tried) = (number + 1, tried + 1)
        try expose(trial, number)
        trial.circuit.fail(fault, atTransaction: transaction)
        let place = "\(name) in transaction \(transaction)"
        let (rows, _) = try sequence(trial)
        if let rows {
          let judged = isFirstRight ? rows : rows.suffix(1)
          for row in judged where try !isRight(row, on: trial) {
            hidden.append(place)
            break
          }
        }
        trial.circuit.repair()
        if trial.hasEnded {
          ended += 1
          try trial.finish()
          trial = try bench.begin()
        }
        number += 1
        try expose(trial, number)
        let (after, _) = try sequence(trial)
        let isRecovered = try isRight(after?.last, on: trial)
        if !isRecovered { stuck.append(place) }
      }
    }
    try trial.finish()
    let all = "\(counted(count, "transaction")), \(counted(tried, "fault"))"
    if let first = hidden.first {
      note(
        .faults, .failed, first,
        "a wrong sample without an error, in \(hidden.count) of \(tried) faults: a failed transfer is not looked at"
      )
    }
    if let first = stuck.first {
      note(
        .faults, .failed, first,
        "the next call does not work again, after \(stuck.count) of \(tried) faults")
    }
    if hidden.isEmpty, stuck.isEmpty {
      note(
        .faults, .passed, "",
        all + (ended > 0 ? "; the program ends on \(ended) of them" : ", each reported or overcome")
      )
    }
  }

  /// Configures and reads twice; returns the rows, nil where a failure was reported, and whether the first row was right.
  private func sequence(
    _ trial: DriverTrial
  ) throws(UserError) -> (rows: [DriverAnswer.Row]?, isFirstRight: Bool) {
    guard try trial.ask(.configure(with())).ending == .ok else { return (nil, false) }
    trial.advance(by: settling(with()))
    let first = try trial.ask(.read)
    guard first.ending == .ok else { return (nil, false) }
    let second = try trial.ask(.read)
    guard second.ending == .ok else { return (nil, false) }
    let isFirstRight = try isRight(first.rows.last, on: trial)
    return ([first, second].compactMap(\.rows.last), isFirstRight)
  }

  // MARK: Supply and plug

  mutating func checkBrownOut() throws(UserError) {
    guard try judges(.brownOut) else { return }
    let trial = try bench.begin()
    try expose(trial, 0)
    _ = try sequence(trial)
    trial.circuit.powerCycle()
    try expose(trial, 1)
    var words: String?
    for _ in 0..<4 {
      trial.advance(by: settling(with()))
      let answer = try trial.ask(.read)
      if answer.ending != .ok { words = "reported: \(answer.words)"; break }
      if try isRight(answer.rows.last, on: trial) { words = "the samples stay right"; break }
    }
    try judgeReturn(trial, .brownOut)
    note(
      .brownOut, words == nil ? .warning : .passed, "",
      words ?? "four wrong samples after it, and no error: a lost configuration is not noticed")
  }

  mutating func checkUnplugging() throws(UserError) {
    guard try judges(.unplugged) else { return }
    let trial = try bench.begin()
    try expose(trial, 0)
    _ = try sequence(trial)
    trial.unplug()
    let answer = try trial.ask(.read)
    trial.plugIn()
    let isReported = answer.isFailure
    try judgeReturn(trial, .unplugged)
    note(
      .unplugged, isReported ? .passed : .failed, "",
      isReported
        ? "reported: \(answer.words)"
        : answer.ending == .ok ? "a sample is returned although no chip answers" : answer.words)
  }

  /// After configure the samples have to be right again.
  private mutating func judgeReturn(
    _ trial: DriverTrial, _ check: DriverCheck
  ) throws(UserError) {
    var trial = trial
    if trial.hasEnded {
      try trial.finish()
      trial = try bench.begin()
    }
    try expose(trial, 2)
    trial.advance(by: settling(with()))
    let (rows, _) = try sequence(trial)
    let isBack = try isRight(rows?.last, on: trial)
    try trial.finish()
    if !isBack { note(check, .failed, "afterwards", "configure does not bring the samples back") }
  }
}
