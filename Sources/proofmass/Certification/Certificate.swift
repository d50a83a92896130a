// SPDX-License-Identifier: Apache-2.0

import ProofMassDatasheets
import ProofMassServer
import ProofMassSystem

/// The report on a driver.
struct Certificate {
  let chip: ChipArgument
  /// The adapter and its arguments.
  let command: [String]
  let results: [CheckResult]

  /// Whether the driver answered, so that checks took place.
  var isJudged: Bool { results.contains { $0.check != .answers } }

  /// Throws where the driver did not answer.
  func requireJudged() throws(UserError) {
    guard isJudged else {
      throw .failure("the driver could not be judged: \(results.last?.words ?? "")")
    }
  }

  func count(_ verdict: CheckResult.Verdict) -> Int { results.count { $0.verdict == verdict } }

  func passes(strict: Bool) -> Bool {
    isJudged && count(.failed) == 0 && (!strict || count(.warning) == 0)
  }

  /// The verdict in a word, for a badge.
  var verdict: String {
    guard isJudged else { return "not judged" }
    if count(.failed) > 0 { return "\(count(.failed)) failed" }
    return count(.warning) > 0 ? counted(count(.warning), "warning") : "passed"
  }

  var summary: String {
    "\(command.first ?? "") on \(chip.name): \(verdict); \(count(.passed)) passed, "
      + "\(counted(count(.warning), "warning")), \(count(.failed)) failed, \(count(.untried)) not tried"
  }

  var text: String {
    var table = TextTable()
    for result in results {
      table.append(
        result.check.rawValue, result.verdict.word, result.setting,
        result.words + (result.verdict == .failed ? "; \(result.check.advice)" : ""))
      switch result.verdict {
      case .failed: table.colour(1, .red)
      case .warning: table.colour(1, .yellow)
      case .passed, .untried: break
      }
    }
    return table.text
  }

  var json: JSON {
    .object([
      ("chip", .text(chip.name)), ("command", .array(command.map { .text($0) })),
      ("verdict", .text(verdict)), ("passed", .bool(passes(strict: false))),
      ("failed", .integer(count(.failed))), ("warnings", .integer(count(.warning))),
      ("untried", .integer(count(.untried))),
      (
        "checks",
        .array(
          results.map { result in
            .object([
              ("check", .text(result.check.rawValue)), ("title", .text(result.check.title)),
              ("verdict", .text(result.verdict.rawValue)), ("setting", .text(result.setting)),
              ("seen", .text(result.words)), ("remedy", .text(result.check.advice)),
            ])
          })
      ),
    ])
  }
}

extension CheckResult.Verdict {
  var word: String {
    switch self {
    case .passed: "passed"
    case .warning: "warning"
    case .failed: "FAILED"
    case .untried: "not tried"
    }
  }
}
