// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation
import ProofMassServer

/// The report as JUnit's XML, which servers of continuous integration show beside the tests' own.
extension LintReport {
  /// A test case for each rule: it fails where the exit status counts the rule, and is skipped where the rule is
  /// ignored. A program without a verdict is an error, so that it never passes.
  ///
  /// - Parameter strict: whether hazards count, too.
  func junit(strict: Bool) -> String {
    var (failures, errors, skipped) = (0, 0, 0)
    let cases = Rule.all.map { rule in
      let found = findings.groups.filter { $0.kind.rule == rule }
      let lines = Self.text(text(of: found, coloured: false))
      let outcome: String
      if rule == .unanswered, let silence {
        errors += 1
        outcome = "<error message=\"\(markup(silence))\">\(lines)</error>"
      } else if findings.ignored.contains(where: { $0.rule == rule }) {
        skipped += 1
        outcome = "<skipped/>"
      } else if found.isEmpty {
        outcome = ""
      } else if rule.severity == .forbidden || (strict && rule.severity == .hazard) {
        failures += 1
        outcome = "<failure message=\"\(markup(rule.meaning))\">\(lines)</failure>"
      } else {
        outcome = "<system-out>\(lines)</system-out>"
      }
      return
        "<testcase classname=\"proofmass.lint\" name=\"\(rule.identifier)\">\(outcome)</testcase>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
      <testsuite name="proofmass lint" tests="\(cases.count)" failures="\(failures)" \
      errors="\(errors)" skipped="\(skipped)">
      \(cases.joined())</testsuite>
      </testsuites>

      """
  }

  /// Lines as an element's text.
  private static func text(_ lines: String) -> String {
    lines.split(separator: "\n").map { markup(String($0)) }.joined(separator: "\n")
  }
}
