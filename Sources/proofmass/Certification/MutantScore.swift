// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassLinux
import ProofMassPhysics
import ProofMassServer

/// What becomes of a driver, and of its certificate, on variants of the chip's silicon.
struct MutantScore {
  enum Outcome: Equatable {
    /// The driver reports the difference by an error when it is configured.
    case refused
    /// The driver reports an error later, which it does not on the part itself.
    case reported
    /// The driver does not answer, or not as it is asked.
    case silent
    /// The driver returns what is wrong, and the certificate has it.
    case certified([DriverCheck])
    /// Driver and certificate are as on the part.
    case unnoticed
  }

  struct Row {
    let mutant: Mutant
    let outcome: Outcome
  }

  let chip: ChipArgument
  private(set) var rows: [Row] = []

  /// Certifies the driver once on the part and once on each mutant of it.
  init(_ bench: DriverBench) throws(UserError) {
    chip = bench.chip
    let progress = Progress(besideData: false, since: SystemTimebase().now())
    let plain = try Self.certify(bench).results
    do throws(UserError) {
      try Certificate(chip: chip, command: bench.command, results: plain).requireJudged()
    } catch {
      progress.clear()
      throw error
    }
    let mutants = Mutant.all(ofPart: chip.model.facts.name)
    for (number, mutant) in mutants.enumerated() {
      progress.show("mutant \(number + 1) of \(mutants.count)", SystemTimebase().now())
      var bench = bench
      bench.mutant = mutant
      let certification = try Self.certify(bench)
      rows.append(Row(mutant: mutant, outcome: Self.outcome(certification, beside: plain)))
    }
    progress.clear()
  }

  private static func certify(_ bench: DriverBench) throws(UserError) -> Certification {
    var certification = Certification(bench)
    try certification.run()
    return certification
  }

  private static func outcome(
    _ certification: Certification, beside plain: [CheckResult]
  ) -> Outcome {
    func isSame(_ one: CheckResult, _ other: CheckResult) -> Bool {
      one.check == other.check && one.verdict == other.verdict && one.setting == other.setting
    }
    if let (request, answer) = certification.failure { return Outcome(after: request, answer) }
    let changed = certification.results.filter { one in !plain.contains { isSame($0, one) } }
    let checks = DriverCheck.allCases.filter { check in changed.contains { $0.check == check } }
    return checks.isEmpty ? .unnoticed : .certified(checks)
  }

  func count(_ isMeant: (Outcome) -> Bool) -> Int { rows.count { isMeant($0.outcome) } }

  /// The mutants that show, in the driver or in its certificate.
  var noticed: Int { count { $0 != .unnoticed } }

  /// The mutant's name as `--mutant` takes it.
  private func name(of row: Row) -> String { "\(chip.model.rawValue).\(row.mutant.name)" }

  var text: String {
    var table = TextTable()
    for row in rows { table.append(name(of: row), row.outcome.words, row.mutant.meaning) }
    return table.text
  }

  var summary: String {
    "\(noticed) of \(rows.count) mutants of \(chip.name) show: \(count { $0 == .refused }) are refused, "
      + "\(count { $0 == .reported }) lead to errors, \(count { $0 == .silent }) leave no answer, the certificate has "
      + "\(count { if case .certified = $0 { true } else { false } }); \(rows.count - noticed) make no difference"
  }

  var json: JSON {
    .object([
      ("chip", .text(chip.name)), ("mutants", .integer(rows.count)), ("noticed", .integer(noticed)),
      (
        "outcomes",
        .array(
          rows.map { row in
            .object([
              ("mutant", .text(name(of: row))), ("meaning", .text(row.mutant.meaning)),
              ("outcome", .text(row.outcome.words)),
            ])
          })
      ),
    ])
  }
}

extension MutantScore.Outcome {
  /// The outcome where the first samples failed.
  init(after request: DriverRequest, _ answer: DriverAnswer) {
    self =
      switch answer.ending {
      case .silent, .fault: .silent
      case .error, .unsupported: request == .read ? .reported : .refused
      case .ended, .ok: .reported
      }
  }

  var words: String {
    switch self {
    case .refused: "refused"
    case .reported: "error"
    case .silent: "no answer"
    case .certified(let checks): list(checks.map(\.rawValue))
    case .unnoticed: "unnoticed"
    }
  }
}
