// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassPhysics

// Checks of a driver when something fails.
extension Certification {
  /// The truth at the nth occasion, as parts of the full scale: different each time, so that an old sample shows.
  func expose(_ trial: DriverTrial, _ number: Int) throws(UserError) {
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
  func isRight(_ row: DriverAnswer.Row?, on trial: DriverTrial) throws(UserError) -> Bool {
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
    let reaction = try reaction(of: trial, to: [.configure(with()), .read])
    try trial.finish()
    note(
      .absent, reaction,
      sample: "a sample is returned although no chip answers: transfers are not checked")
  }

  mutating func checkIdentity() throws(UserError) {
    guard let mutant = Mutant.ofAnotherIdentity(ofPart: bench.chip.name) else {
      return note(.wrongIdentity, .untried, "", "the part has no register of its identity")
    }
    let trial = try bench.begin(as: mutant)
    let reaction = try reaction(of: trial, to: [.configure(with()), .read])
    try trial.finish()
    note(.wrongIdentity, reaction, mutant.name, sample: "samples of another part are returned")
  }

  /// The reaction of a driver that can return no right sample.
  private enum Reaction {
    case reported(String)
    case sample
    /// It neither reports a failure nor returns a sample, for this reason.
    case neither(String)
  }

  /// The first answer other than ok, or a sample.
  private func reaction(
    of trial: DriverTrial, to requests: [DriverRequest]
  ) throws(UserError) -> Reaction {
    for request in requests {
      let answer = try trial.ask(request)
      if let complaint = answer.complaint { return .neither(complaint) }
      if answer.isFailure { return .reported(answer.words) }
    }
    return .sample
  }

  private mutating func note(
    _ check: DriverCheck, _ reaction: Reaction, _ setting: String = "", sample: String
  ) {
    switch reaction {
    case .reported(let words): note(check, .passed, setting, "reported: \(words)")
    case .sample: note(check, .failed, setting, sample)
    case .neither(let words): note(check, .failed, setting, words)
    }
  }

  // MARK: Sequences

  enum Sequence {
    /// All answers were ok, with these rows.
    case rows([DriverAnswer.Row])
    case failed(DriverAnswer)
  }

  /// Configures and reads twice.
  func sequence(_ trial: DriverTrial) throws(UserError) -> Sequence {
    let configured = try trial.ask(.configure(with()))
    guard configured.ending == .ok else { return .failed(configured) }
    trial.advance(by: settling(with()))
    var rows: [DriverAnswer.Row] = []
    for _ in 0..<2 {
      let answer = try trial.ask(.read)
      guard answer.ending == .ok else { return .failed(answer) }
      rows += answer.rows
    }
    return .rows(rows)
  }

  /// Begins a trial in which the driver has returned samples; where it does not, a check has failed.
  mutating func beginInUse(
    for check: DriverCheck
  ) throws(UserError) -> (trial: DriverTrial, rows: [DriverAnswer.Row])? {
    let trial = try bench.begin()
    try expose(trial, 0)
    switch try sequence(trial) {
    case .rows(let rows): return (trial, rows)
    case .failed(let answer):
      try trial.finish()
      note(check, .failed, "before", "without a fault: \(answer.words)")
      return nil
    }
  }

  /// Starts the driver anew where it has ended.
  func revive(_ trial: inout DriverTrial) throws(UserError) {
    guard trial.hasEnded else { return }
    try trial.finish()
    trial = try bench.begin()
  }

  // MARK: Supply and plug

  mutating func checkBrownOut() throws(UserError) {
    guard try judges(.brownOut), let (trial, _) = try beginInUse(for: .brownOut) else { return }
    trial.circuit.powerCycle()
    try expose(trial, 1)
    var reaction = Reaction.sample
    var isRight = false
    for _ in 0..<4 {
      trial.advance(by: settling(with()))
      let answer = try trial.ask(.read)
      if let complaint = answer.complaint { reaction = .neither(complaint); break }
      if answer.isFailure { reaction = .reported(answer.words); break }
      isRight = try self.isRight(answer.rows.last, on: trial)
      if isRight { break }
    }
    try judgeReturn(trial, .brownOut)
    if isRight { return note(.brownOut, .passed, "", "the samples stay right") }
    if case .sample = reaction {
      return note(
        .brownOut, .warning, "",
        "four wrong samples after it, and no error: a lost configuration is not noticed")
    }
    note(.brownOut, reaction, sample: "")
  }

  mutating func checkUnplugging() throws(UserError) {
    guard try judges(.unplugged), let (trial, _) = try beginInUse(for: .unplugged) else { return }
    trial.unplug()
    let reaction = try reaction(of: trial, to: [.read])
    trial.plugIn()
    try judgeReturn(trial, .unplugged)
    note(.unplugged, reaction, sample: "a sample is returned although no chip answers")
  }

  /// After configure the samples have to be right again.
  private mutating func judgeReturn(
    _ trial: DriverTrial, _ check: DriverCheck
  ) throws(UserError) {
    var trial = trial
    try revive(&trial)
    try expose(trial, 2)
    trial.advance(by: settling(with()))
    let words: String?
    switch try sequence(trial) {
    case .rows(let rows): words = try isRight(rows.last, on: trial) ? nil : "a wrong sample"
    case .failed(let answer): words = answer.words
    }
    try trial.finish()
    if let words {
      note(check, .failed, "afterwards", "configure does not bring the samples back: \(words)")
    }
  }
}
