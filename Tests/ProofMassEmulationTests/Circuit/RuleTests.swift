// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProofMassEmulation
import Testing

/// The rules that programs are held against, and the article made of them.
@Suite struct RuleTests {
  /// Identifiers never change, and neither do classes without a reason.
  @Test func identifiers() {
    let forbidden = [
      "reserved-write", "reserved-bits", "undefined-code", "do-not-access", "mode-change",
      "mode-change-wait", "forbidden-combination", "reserved-ones",
    ]
    let hazards = [
      "burst-without-increment", "unprotected-read", "stale-read", "busy-read", "spi-extra-bytes",
      "wrong-key", "frozen-read", "unsettled-read", "start-while-ready", "st2-unread",
      "power-down-read", "early-read", "fuse-mode-read", "misaligned-burst", "read-after-write",
      "reference-unread", "spi-mode", "spi-clock", "burst-write",
      "displaced-records", "repeated-write", "other-bank", "low-power-write",
      "access-after-gyroscope",
    ]
    let notes = [
      "read-only-write", "undocumented-write", "reserved-read", "boot-access", "no-effect",
      "unanswered",
    ]
    #expect(identifiers(.forbidden) == forbidden)
    #expect(identifiers(.hazard) == hazards)
    #expect(identifiers(.note) == notes)
    #expect(Rule.all.map(\.identifier) == forbidden + hazards + notes)
  }

  private func identifiers(_ severity: Violation.Class) -> [String] {
    Rule.all.filter { $0.severity == severity }.map(\.identifier)
  }

  @Test(arguments: Violation.Kind.allCases)
  func kind(_ kind: Violation.Kind) {
    #expect(Rule(identifier: kind.identifier) == kind.rule)
    #expect(kind.rule.severity == kind.severity)
    #expect(kind.rule.meaning == kind.meaning)
  }

  @Test(arguments: Rule.all.map(\.identifier))
  func sentences(_ identifier: String) throws {
    let rule = try #require(Rule(identifier: identifier))
    for text in [rule.danger, rule.citation, rule.remedy] {
      #expect(text.hasSuffix("."))
      #expect(!text.contains("\n") && !text.contains("  "))
    }
    #expect(Rule(identifier: identifier.uppercased()) == nil)
  }

  @Test(arguments: [
    ("unsettled-read", "250 ms"), ("unsettled-read", "L3GD20H: 50 ms"),
    ("unsettled-read", "100 µs in fuse ROM mode"), ("mode-change", "100 µs (AK8973: 300 µs)"),
    ("mode-change-wait", "Wait 100 µs (AK8973: 300 µs)"), ("boot-access", "wait 5 ms"),
    ("boot-access", "10 ms with an L3G4200D"), ("busy-read", "9 ms"),
    ("unprotected-read", "0x80 to 0x23"), ("st2-unread", "0x02 to 0x09"),
    ("early-read", "a period and 1 ms (21 ms at 50 Hz)"), ("early-read", "1.6 ms, in low-power"),
    ("early-read", "in high resolution 7 periods"), ("early-read", "250 ms (L3GD20H: 50 ms)"),
    ("fuse-mode-read", "wait 100 µs, read"), ("reserved-ones", "as 0x10, or as 0x90"),
    ("spi-mode", "CPOL = 1, CPHA = 1"),
    ("spi-clock", "10 MHz with ST's parts, 5 MHz with an AK8975"),
  ])
  func figures(_ test: (rule: String, figure: String)) {
    #expect(Rule(identifier: test.rule)?.remedy.contains(test.figure) == true)
  }

  /// The article Rules is made of the rules: `PROOFMASS_RECORD=1 swift test --filter RuleTests` writes
  /// it.
  @Test func article() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/ProofMassEmulation/ProofMassEmulation.docc/Rules.md")
    if ProcessInfo.processInfo.environment["PROOFMASS_RECORD"] != nil {
      try Data(Self.article.utf8).write(to: url)
    }
    #expect(
      try String(contentsOf: url, encoding: .utf8) == Self.article,
      "not as made: PROOFMASS_RECORD=1 swift test --filter RuleTests")
  }

  private static var article: String {
    var text = """
      # Rules

      What programs are held against: what each rule means, what may go wrong, and what to do instead.

      ## Overview

      A chip records a ``Violation`` when a program breaks a rule; `proofmass lint` runs a program and lists
      them. Rules are *forbidden* by a datasheet, a *hazard* that may give wrong data, or a *note* of what is
      worth knowing. Their identifiers never change. `proofmass lint --explain ID` prints what this article
      says of a rule, and `--ignore ID` leaves it out.

      """
    for (severity, title) in [
      (Violation.Class.forbidden, "Forbidden"), (.hazard, "Hazards"), (.note, "Notes"),
    ] {
      text += "\n## \(title)\n"
      for rule in Rule.all where rule.severity == severity {
        text += """

          ### \(rule.identifier)

          \(wrapped("\(rule.meaning.prefix(1).uppercased())\(rule.meaning.dropFirst())."))

          \(wrapped(rule.danger))

          \(wrapped("**Source.** \(rule.citation)"))

          \(wrapped("**Remedy.** \(rule.remedy)"))

          """
      }
    }
    return text
  }

  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= 105 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
