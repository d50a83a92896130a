// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassServer
import ProofMassEmulation

/// The experiments on one chip: which there are for its policies, what emulated parts answer, and what the chip does.
struct Inquiry {
  /// A policy with the steps that decide it, or the reason why none do.
  struct Question {
    let policy: PolicyFacts
    let why: String
    let steps: [ExperimentStep]
    /// nil where the steps are to be run.
    let reason: String?
    /// Whether a user's text has the steps.
    var isForeign = false

    var gestures: [ExperimentStep.Gesture] { steps.compactMap(\.gesture) }
    var needsPlain: Bool { steps.contains(where: \.isPlain) }
  }

  let chip: ChipArgument
  let questions: [Question]
  /// The steps that restore the chip; nil for its registers' reset values.
  let reset: [ExperimentStep]?

  /// The number of emulated parts of each value, in as many poses.
  static let specimens: UInt64 = 9
  /// How often an experiment runs on a chip.
  static let repetitions = 3

  /// - Parameters:
  ///   - text: The experiments.
  ///   - names: The policies to ask for; all where none is named.
  init(
    _ chip: ChipArgument, _ text: ExperimentText, only names: [String] = []
  ) throws(UserError) {
    let policies = try EmulatedBoard([chip]).circuit.policies(at: chip.connection)
    let known = policies.map(\.name)
    if let name = names.first(where: { !known.contains($0) }) {
      throw .usage(
        "unknown policy \(quoted(name)) of \(chip.model.rawValue)\(advice(for: name, among: known)): "
          + known.joined(separator: ", "))
    }
    let foreign = text.blocks.filter {
      $0.isForeign && !$0.isShared && $0.isFor(chip.model.rawValue)
    }
    if let block = foreign.first(where: { !known.contains($0.name) }) {
      throw .usage(
        "unknown policy \(quoted(block.name)) of \(chip.model.rawValue)"
          + "\(advice(for: block.name, among: known)): " + known.joined(separator: ", "))
    }
    self.chip = chip
    var questions: [Question] = []
    for policy in policies where names.isEmpty || names.contains(policy.name) {
      questions.append(try Self.question(policy, chip, text))
    }
    // What needs a person comes last, and power at the very end.
    func rank(_ question: Question) -> Int {
      question.gestures.contains(.replug) ? 2 : question.gestures.isEmpty ? 0 : 1
    }
    self.questions = (0...2).flatMap { step in questions.filter { rank($0) == step } }
    let block = text.block("reset", isShared: true, for: chip.model.rawValue)
    reset = try block.map { block throws(UserError) in try text.steps(of: block, on: chip) }
  }

  private static func question(
    _ policy: PolicyFacts, _ chip: ChipArgument, _ text: ExperimentText
  ) throws(UserError) -> Question {
    guard let block = text.block(policy.name, for: chip.model.rawValue) else {
      return Question(
        policy: policy, why: "", steps: [], reason: "no experiment is known for this part")
    }
    var reason = block.undecidable
    if reason == nil, let bus = block.bus, bus != chip.busName {
      reason = "asked on \(bus == "spi" ? "SPI" : "I2C") only"
    }
    var steps: [ExperimentStep] = []
    do throws(UserError) { steps = try text.steps(of: block, on: chip) } catch {
      // A block for all parts fits those that have its steps and registers.
      guard block.parts.isEmpty, !block.isForeign else { throw error }
    }
    if reason == nil, steps.isEmpty { reason = "no experiment is known for this part" }
    return Question(
      policy: policy, why: block.why, steps: steps, reason: reason,
      isForeign: block.isForeign && reason == nil)
  }

  // MARK: Emulated parts

  /// What emulated parts answer, by value.
  ///
  /// - Parameter known: The policies that are decided, by name.
  func predictions(
    for question: Question, _ known: [(String, String)]
  ) throws(UserError) -> Predictions {
    var all: [Prediction] = []
    for value in question.policy.values {
      var prediction = Prediction(value: value)
      for number in 0..<Self.specimens {
        let runs = try emulate(question, known, value, number: number, times: 2)
        for answers in runs { prediction.add(answers) }
      }
      all.append(prediction)
    }
    return Predictions(steps: question.steps, all: all)
  }

  /// Runs a question's steps on an emulated part with a value; refuses steps that the datasheet forbids.
  func emulate(
    _ question: Question, _ known: [(String, String)], _ value: String, number: UInt64,
    times: Int, isIdeal: Bool = false
  ) throws(UserError) -> [[Int: ExperimentAnswer]] {
    let policies = known.filter { $0.0 != question.policy.name } + [(question.policy.name, value)]
    var subject = try EmulatedSubject(
      chip, number: number, policies: policies, needsPlain: question.needsPlain,
      isIdeal: isIdeal)
    let answers = try subject.answers(to: question.steps, reset: reset, times: times)
    if let violation = subject.forbidden {
      let name = chip.model.facts.registers.first { $0.address == violation.register }?.name
      throw .failure(
        "the steps for \(question.policy.name) do what the datasheet forbids: \(violation.meaning) "
          + "(\(name ?? violation.register.hexText), \(violation.kind.identifier); `proofmass lint --explain "
          + "\(violation.kind.identifier)`)")
    }
    return answers
  }

  /// Runs the steps on an emulated part with every value of every policy, one at a time.
  func checkSafety(of question: Question) throws(UserError) {
    for policy in try EmulatedBoard([chip]).circuit.policies(at: chip.connection) {
      for value in policy.values where policy.name != question.policy.name {
        let known = [(policy.name, value)]
        _ = try emulate(
          question, known, question.policy.values[0], number: 0, times: 1, isIdeal: true)
      }
    }
  }
}

extension ChipArgument {
  /// i2c or spi.
  fileprivate var busName: String { if case .spi = connection { "spi" } else { "i2c" } }
}

/// The answers of one chip to its questions.
struct Examination: ~Copyable {
  private let inquiry: Inquiry
  private var run: ExperimentRun
  private let explain: (BusError) -> UserError
  /// Whether a person does what is asked for.
  private let hasGestures: Bool

  init(
    _ inquiry: Inquiry, on wiring: Wiring, hasGestures: Bool,
    gesture: @escaping (ExperimentStep.Gesture) -> Bool
  ) throws(UserError) {
    let chip = inquiry.chip
    let run = try ExperimentRun(
      chip, on: wiring, needsPlain: inquiry.questions.contains(where: \.needsPlain),
      gesture: gesture)
    self.run = run
    self.inquiry = inquiry
    self.hasGestures = hasGestures
    explain = { wiring.userError($0, chip) }
  }

  /// Asks all questions, and judges the answers.
  mutating func report(
    progress: (String) -> Void = { _ in }
  ) throws(UserError) -> ExperimentReport {
    var answers: [String: [[Int: ExperimentAnswer]]] = [:]
    var verdicts: [String: ExperimentVerdict] = [:]
    for question in inquiry.questions {
      let name = question.policy.name
      if let reason = question.reason {
        verdicts[name] = .undecided(reason)
      } else if let gesture = question.gestures.first, !hasGestures {
        verdicts[name] = .undecided("needs a person (\(gesture.rawValue)): ask with --gestures")
      } else {
        progress(name)
        // Before the chip is touched, emulated parts show that nothing forbidden happens.
        let predictions = try inquiry.predictions(for: question, [])
        answers[name] = try ask(question)
        verdicts[name] = predictions.verdict(on: answers[name] ?? [])
      }
    }
    try rejudge(answers, &verdicts)
    return ExperimentReport(
      part: inquiry.chip.name,
      inquiry.questions.compactMap { question in
        verdicts[question.policy.name].map { (question.policy.name, $0) }
      })
  }

  /// Judges again with the readings that were found in place of the emulator's own, until nothing changes.
  private func rejudge(
    _ answers: [String: [[Int: ExperimentAnswer]]], _ verdicts: inout [String: ExperimentVerdict]
  ) throws(UserError) {
    var assumed: [String] = []
    for _ in 0..<3 {
      let known = inquiry.questions.compactMap { question -> (String, String)? in
        let reading = verdicts[question.policy.name]?.reading
        return reading.flatMap { $0 == question.policy.value ? nil : (question.policy.name, $0) }
      }
      let words = known.map { "\($0.0)=\($0.1)" }
      guard words != assumed else { return }
      assumed = words
      for question in inquiry.questions {
        guard let answers = answers[question.policy.name] else { continue }
        let predictions = try inquiry.predictions(for: question, known)
        verdicts[question.policy.name] = predictions.verdict(on: answers)
      }
    }
  }

  /// Runs a question's steps several times, and restores the chip in any case.
  private mutating func ask(
    _ question: Inquiry.Question
  ) throws(UserError) -> [[Int: ExperimentAnswer]] {
    do throws(ExperimentFailure) {
      var runs: [[Int: ExperimentAnswer]] = []
      // A person is asked once.
      let times = question.gestures.isEmpty ? Inquiry.repetitions : 1
      for _ in 0..<times {
        try run.reset(inquiry.chip, by: inquiry.reset)
        runs.append(try run.answers(to: question.steps))
      }
      try run.reset(inquiry.chip, by: inquiry.reset)
      return runs
    } catch {
      // A chip that does not answer cannot be restored; the first failure is the one to report.
      var isRestored = true
      do throws(ExperimentFailure) { try run.restore(inquiry.chip, by: inquiry.reset) } catch {
        isRestored = false
      }
      switch error {
      case .bus(let error): throw explain(error)
      case .stopped:
        let state =
          isRestored
          ? "has its reset values again" : "could not be restored: switch its supply off and on"
        throw UserError(line: "stopped: the chip \(state)", status: 130)
      case .gesture(let gesture):
        throw .failure(
          "\(gesture.rawValue) was not done: leave --gestures out to skip what needs it")
      }
    }
  }
}
