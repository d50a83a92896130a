// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer
import ProofMassSystem

/// The report in SARIF 2.1.0, which code hosts accept.
extension LintReport {
  var sarif: JSON {
    SARIF.log(
      rules: Rule.all.map(\.sarif), invocations: invocations,
      results: findings.groups.map(result))
  }

  /// The words of a command line, or the capture's name: for the place of a finding without a line.
  private var words: [String] {
    switch subject {
    case .program(let command, _): command
    case .capture(let name, _, _): [name]
    }
  }

  /// The program's invocation; findings do not count as its failure. A capture has none.
  private var invocations: [JSON] {
    guard case .program(let command, let ending) = subject else { return [] }
    return [SARIF.invocation(command, status: ending.status)]
  }

  private func result(_ group: Findings.Group) -> JSON {
    let rule = group.kind.rule
    let names = group.registers.map { name($0, of: group) }
    let chip = facts(group)?.name
    let place = [AddressRanges.texts(of: group.targets).joined(separator: ", "), chip]
      .compactMap(\.self).joined(separator: " ")
    let listed = group.kind == .unanswered ? [] : list(of: group)
    let first = group.shown.first
    let access = first.map { ": \($0.transaction) at \(seconds($0.time)) s" } ?? ""
    let registers = listed.isEmpty ? "" : "\(listed.joined(separator: ", ")): "
    let times = group.count > 1 ? ", \(group.count) times" : ""
    let lines = sources.trace(first?.places ?? [])
    return .object(
      [
        ("ruleId", .text(rule.identifier)),
        ("ruleIndex", .integer(Rule.all.firstIndex(of: rule) ?? -1)),
        ("level", .text(rule.severity.sarifLevel)),
        (
          "message",
          .object([("text", .text("\(registers)\(group.meaning) (\(place)\(access)\(times))"))])
        ),
        ("occurrenceCount", .integer(group.count)),
        ("locations", .array([location(place, names, lines.first)])),
        (
          "partialFingerprints",
          .object([
            (
              "registers/v1",
              .text(Self.fingerprint(of: group, names))
            )
          ])
        ),
      ] + related(lines.dropFirst()))
  }

  /// The member with the callers of a finding's line; none where there are no callers.
  private func related(_ callers: ArraySlice<SourceLine>) -> [(String, JSON)] {
    guard !callers.isEmpty else { return [] }
    let locations = callers.map { caller in
      JSON.object([
        ("physicalLocation", SARIF.place(of: caller)),
        ("message", .object([("text", .text("called here"))])),
      ])
    }
    return [("relatedLocations", .array(locations))]
  }

  /// The identity of a finding, in this run and in later ones.
  private static func fingerprint(of group: Findings.Group, _ names: [String]) -> String {
    let places = AddressRanges.texts(of: group.targets)
    let detail = group.detail.map { [$0.text] } ?? []
    return (places + [group.kind.rule.identifier] + names.sorted() + detail).joined(separator: " ")
  }

  /// Code hosts require a file of the checkout. Where the line is in none, this is the script or the program.
  private func location(_ place: String, _ names: [String], _ line: SourceLine?) -> JSON {
    let registers = (names.isEmpty ? [""] : names).map { name in
      JSON.object([
        ("fullyQualifiedName", .text(name.isEmpty ? place : "\(place) \(name)")),
        ("kind", .text("member")),
      ])
    }
    return .object([
      ("physicalLocation", SARIF.place(of: SARIF.shown(line, of: words))),
      ("logicalLocations", .array(registers)),
    ])
  }
}

extension Rule {
  fileprivate var sarif: JSON {
    SARIF.rule(
      identifier, meaning, full: danger,
      help: "\(danger)\n\nSource: \(citation)\n\nRemedy: \(remedy)",
      level: severity.sarifLevel, class: severity.rawValue)
  }
}

extension Violation.Class {
  fileprivate var sarifLevel: String {
    switch self {
    case .forbidden: "error"
    case .hazard: "warning"
    case .note: "note"
    }
  }
}
