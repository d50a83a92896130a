// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import ProofMassServer

/// The experiments of a part, tried on emulated chips with each value of each policy, whose tolerances, noise and
/// delays no prediction has seen.
struct ExperimentCheck {
  private struct Line {
    let policy: String
    let value: String
    let verdict: ExperimentVerdict

    var isWrong = false
  }

  private let part: String
  private var lines: [Line] = []
  /// Steps that a datasheet forbids, in words.
  private var forbidden: [String] = []

  init(_ inquiry: Inquiry) throws(UserError) {
    part = inquiry.chip.name
    for question in inquiry.questions {
      if let reason = question.reason {
        lines += question.policy.values.map {
          Line(policy: question.policy.name, value: $0, verdict: .undecided(reason))
        }
        continue
      }
      let predictions: Predictions
      do throws(UserError) {
        predictions = try inquiry.predictions(for: question, [])
        try inquiry.checkSafety(of: question)
      } catch {
        forbidden.append(error.line)
        continue
      }
      for (index, value) in question.policy.values.enumerated() {
        let number = 100 + UInt64(index)
        let runs = try inquiry.emulate(
          question, [], value, number: number, times: Inquiry.repetitions)
        var line = Line(
          policy: question.policy.name, value: value, verdict: predictions.verdict(on: runs))
        if let reading = line.verdict.reading {
          line.isWrong = reading != value && predictions.areDistinct(reading, value)
        }
        lines.append(line)
      }
    }
  }

  /// The number of wrong readings, and of experiments that the datasheet forbids.
  var wrong: Int { lines.count { $0.isWrong } + forbidden.count }

  var text: String {
    var table = TextTable()
    for line in lines {
      switch line.verdict {
      case .reading(let reading, let evidence):
        table.append(
          line.policy, line.value, line.isWrong ? "WRONG: \(reading)" : "found",
          evidence.first ?? "")
      case .undecided(let reason): table.append(line.policy, line.value, "-", reason)
      }
    }
    return table.text + forbidden.map { "WRONG: \($0)\n" }.joined()
      + "\(part): \(found) of \(lines.count) values found, \(undecided) undecided, \(wrong) wrong\n"
  }

  private var found: Int { lines.count { $0.verdict.reading != nil && !$0.isWrong } }

  private var undecided: Int { lines.count { $0.verdict.reading == nil } }

  var json: JSON {
    .object([
      ("part", .text(part)), ("found", .integer(found)), ("wrong", .integer(wrong)),
      ("forbidden", .array(forbidden.map { .text($0) })),
      (
        "values",
        .array(
          lines.map { line in
            .object([
              ("policy", .text(line.policy)), ("value", .text(line.value)),
              ("verdict", line.verdict.json),
            ])
          })
      ),
    ])
  }
}
