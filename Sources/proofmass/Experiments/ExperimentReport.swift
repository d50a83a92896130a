// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// The verdicts on all policies of a part, after its experiments.
struct ExperimentReport {
  let part: String
  /// The policies' names, in the order of their list.
  private(set) var verdicts: [(name: String, verdict: ExperimentVerdict)]

  init(part: String, _ verdicts: [(name: String, verdict: ExperimentVerdict)]) {
    self.part = part
    self.verdicts = verdicts
  }

  var text: String {
    var table = TextTable()
    for (name, verdict) in verdicts {
      switch verdict {
      case .reading(let value, let evidence):
        table.append(name, value, evidence.first ?? "")
        for line in evidence.dropFirst() { table.append("", "", line) }
      case .undecided(let reason): table.append(name, "-", reason)
      }
    }
    let count = verdicts.count { $0.verdict.reading != nil }
    return table.text + "\(count) of \(verdicts.count) decided\n"
  }

  /// The members that `--policies` takes.
  var json: JSON {
    .object([
      ("proofmass", .text("policies")), ("version", .integer(1)),
      ("part", .text(part.lowercased())),
      ("policies", .object(verdicts.map { ($0.name, $0.verdict.json) })),
    ])
  }
}

extension ExperimentVerdict {
  var json: JSON {
    switch self {
    case .reading(let value, let evidence):
      .object([
        ("reading", .text(value)), ("evidence", .array(evidence.map { .text($0) })),
      ])
    case .undecided(let reason): .object([("undecided", .text(reason))])
    }
  }
}
