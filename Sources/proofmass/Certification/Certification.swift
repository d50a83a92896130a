// SPDX-License-Identifier: Apache-2.0

import ProofMassControl
import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassLinux
import ProofMassPhysics
import ProofMassServer

/// The checks of a driver, one after the other. Each is in a file of its own, as an extension.
struct Certification {
  private(set) var bench: DriverBench
  private(set) var results: [CheckResult] = []
  /// Settings that the driver takes, as many as it can be asked for; nil before they are known.
  private(set) var settings: DriverRequest.Settings?
  /// The rules that the driver broke on boards without faults, each once.
  private var broken: [(group: Findings.Group, occasion: String, count: Int)] = []

  /// The factor of a driver's values to the truth, where that is all that is wrong with them: later checks divide by it.
  private(set) var factors: [Quantity: Double] = [:]
  /// Whether the values are wrong otherwise, so that checks that need values cannot judge.
  private(set) var isMisread = false

  /// The request, and its answer, after which the driver could not be judged; nil where it was.
  private(set) var failure: (request: DriverRequest, answer: DriverAnswer)?

  private let progress = Progress(besideData: false, since: SystemTimebase().now())

  init(_ bench: DriverBench) { self.bench = bench }

  /// The time in which a chip's filters settle after the world has changed: 64 periods, at least 0.2 s.
  func settling(_ settings: DriverRequest.Settings) -> Duration {
    .milliseconds(max(200, Int64(64_000 / (settings.rate ?? bench.chip.rate))))
  }

  mutating func run() throws(UserError) {
    guard try begin() else { return }
    let checks: [(DriverCheck, (inout Certification) throws(UserError) -> Void)] = [
      (.values, { (one) throws(UserError) in try one.checkValues() }),
      (.rates, { (one) throws(UserError) in try one.checkRates() }),
      (.torn, { (one) throws(UserError) in try one.checkTorn() }),
      (.order, { (one) throws(UserError) in try one.checkOrder() }),
      (.saturation, { (one) throws(UserError) in try one.checkSaturation() }),
      (.adjustment, { (one) throws(UserError) in try one.checkAdjustment() }),
      (.fifo, { (one) throws(UserError) in try one.checkFIFO() }),
      (.wrongIdentity, { (one) throws(UserError) in try one.checkIdentity() }),
      (.absent, { (one) throws(UserError) in try one.checkAbsence() }),
      (.faults, { (one) throws(UserError) in try one.checkFaults() }),
      (.brownOut, { (one) throws(UserError) in try one.checkBrownOut() }),
      (.unplugged, { (one) throws(UserError) in try one.checkUnplugging() }),
    ]
    for (check, body) in checks {
      progress.show(check.title, SystemTimebase().now())
      try body(&self)
    }
    progress.clear()
    judgeFindings()
  }

  /// Finds settings that the driver takes. Returns false where it answers nothing that can be judged.
  private mutating func begin() throws(UserError) -> Bool {
    var full = DriverRequest.Settings()
    for one in bench.sensors { full.ranges[one.model.quantity] = one.model.ranges.first }
    full.rate = bench.chip.model.rates == nil ? nil : bench.chip.model.defaultRate
    var (ranges, rate) = (full, full)
    ranges.rate = nil
    rate.ranges = [:]
    for settings in [full, ranges, rate, DriverRequest.Settings()] {
      let trial = try bench.begin()
      trial.expose(bench.commonValues.mapValues { Axes($0, $0, $0) })
      failure = try firstFailure(of: [.configure(settings), .read], on: trial)
      if failure == nil {
        trial.advance(by: settling(settings))
        try bench.findOwnRanges(beside: settings, on: trial)
        self.settings = settings
      }
      try trial.finish()
      if let (request, answer) = failure {
        if request != .read, answer.ending == .unsupported { continue }
        let word = request == .read ? "read" : "configure"
        note(.answers, .failed, settings.words, "\(word): \(answer.words)")
        return false
      }
      note(.answers, .passed, settings.words, "a row with \(list(bench.quantities.map(\.prefix)))")
      return true
    }
    note(.answers, .failed, "", "every configure is answered with unsupported")
    return false
  }

  private func firstFailure(
    of requests: [DriverRequest], on trial: DriverTrial
  ) throws(UserError) -> (request: DriverRequest, answer: DriverAnswer)? {
    for request in requests {
      let answer = try trial.ask(request)
      if answer.ending != .ok { return (request, answer) }
    }
    return nil
  }

  /// Configures the driver with settings that it took before. Returns whether it does so again; if not, the trial is
  /// over, and a check has failed.
  mutating func configure(
    _ trial: DriverTrial, _ settings: DriverRequest.Settings, for check: DriverCheck
  ) throws(UserError) -> Bool {
    let answer = try trial.ask(.configure(settings))
    if answer.ending == .ok { return true }
    try finish(trial, settings)
    note(check, .failed, settings.words, "configure: \(answer.words)")
    return false
  }

  /// Whether a check can judge values; if not, it is noted as untried.
  mutating func judges(_ check: DriverCheck) throws(UserError) -> Bool {
    if isMisread { note(check, .untried, "", "the values are wrong without it: mend them first") }
    return !isMisread
  }

  /// Keeps what is wrong with the values of the settings of later checks.
  mutating func keep(_ reading: Misreading, _ pairs: [Misreading.Pair]) {
    if let factor = reading.factor(pairs) {
      factors[reading.quantity] = factor
    } else {
      isMisread = true
    }
  }

  /// Notes that the driver returns no values with the settings of later checks.
  mutating func keepNoValues(_ settings: DriverRequest.Settings) {
    if settings == with() { isMisread = true }
  }

  /// A row in the driver's own scale.
  func corrected(_ row: DriverAnswer.Row?) -> DriverAnswer.Row? {
    guard var row, !factors.isEmpty else { return row }
    for (quantity, factor) in factors {
      row.values[quantity] = row.values[quantity].map { $0 * (1 / factor) }
    }
    return row
  }

  mutating func note(
    _ check: DriverCheck, _ verdict: CheckResult.Verdict, _ setting: String = "", _ words: String
  ) {
    results.append(CheckResult(check: check, verdict: verdict, setting: setting, words: words))
  }

  /// Ends a trial without faults: what it did against the datasheet counts.
  mutating func finish(
    _ trial: DriverTrial, _ settings: DriverRequest.Settings
  ) throws(UserError) {
    try trial.finish()
    for group in trial.findings.groups where group.kind.severity != .note {
      if let index = broken.firstIndex(where: { $0.group.kind == group.kind }) {
        broken[index].count += group.count
        for register in group.registers where !broken[index].group.registers.contains(register) {
          broken[index].group.registers.append(register)
        }
      } else {
        broken.append((group, settings.words, group.count))
      }
    }
  }

  private mutating func judgeFindings() {
    for (group, occasion, count) in broken {
      let names = group.registers.map { register in
        bench.chip.model.facts.registers.first { $0.address == register }?.name ?? register.hexText
      }
      let first = group.shown.first.map { ": \($0.transaction)" } ?? ""
      note(
        .lint, group.kind.severity == .forbidden ? .failed : .warning, group.kind.rule.identifier,
        "\(names.joined(separator: ", ")): \(group.meaning)\(first) (\(counted(count, "time")), first with \(occasion))"
      )
    }
    if broken.isEmpty { note(.lint, .passed, "", "no forbidden operation, no hazard") }
  }

  /// The settings that the driver takes, with others in their place.
  func with(
    range: (Quantity, Double)? = nil, rate: Double? = nil, collects: Bool = false
  ) -> DriverRequest.Settings {
    var settings = settings ?? DriverRequest.Settings()
    if let (quantity, range) = range { settings.ranges[quantity] = range }
    if let rate { settings.rate = rate }
    settings.collects = collects
    return settings
  }
}

func list(_ words: [String]) -> String { words.joined(separator: ", ") }
