// SPDX-License-Identifier: Apache-2.0

import ProofMassCore
import ProofMassDatasheets
import ProofMassEmulation
import ProofMassServer

/// The report of `lint` on a program or a capture.
struct LintReport {
  /// What was judged.
  enum Subject {
    /// The words of a command line, and its end.
    case program([String], ChildProcess.Ending)
    /// The name of a capture, the answers of its silicon that differ from the emulated chips', and the number of
    /// violations that silicon refuted.
    case capture(String, answers: [CapturedAnswers.Answer], leftOut: Int)
  }

  let findings: Findings
  let sources: SourceLines
  /// The chips of the board, and their places.
  let mounted: [(target: Transaction.Target, facts: ChipFacts)]
  /// The device files of the board, for people.
  let devices: String
  let subject: Subject

  /// The name of the program or capture.
  private var name: String {
    switch subject {
    case .program(let command, _): command.first ?? ""
    case .capture(let name, _, _): name
    }
  }

  private var answers: [CapturedAnswers.Answer] {
    if case .capture(_, let answers, _) = subject { answers } else { [] }
  }

  /// A line for each finding, in order of time, then one for each register that silicon answered otherwise.
  var text: String {
    var table = TextTable()
    for answer in answers {
      table.append(
        "\(seconds(answer.time)) s", answer.target.text, answer.chip, "answer", answer.words)
    }
    return text(of: findings.groups) + table.text
  }

  func text(of groups: [Findings.Group], coloured: Bool = true) -> String {
    var table = TextTable()
    let lines = groups.flatMap { group in
      group.shown.enumerated().map { (index, occurrence) in (group, index, occurrence) }
    }.sorted { $0.2.time < $1.2.time }
    for (group, index, occurrence) in lines {
      let names = list(of: group).joined(separator: ", ")
      table.append(
        "\(seconds(occurrence.time)) s", group.target.text, facts(group)?.name ?? "",
        group.kind.severity.rawValue, group.kind.rule.identifier, occurrence.transaction,
        (names.isEmpty ? "" : "\(names): ") + group.meaning
          + (occurrence.count > 1 ? " (\(occurrence.count) times)" : "")
          + (index == group.shown.count - 1 ? rest(of: group) : "") + place(of: occurrence))
      guard coloured else { continue }
      switch group.kind.severity {
      case .forbidden: table.colour(3, .red)
      case .hazard: table.colour(3, .yellow)
      case .note: break
      }
    }
    return table.text
  }

  private var subjectJSON: [(String, JSON)] {
    switch subject {
    case .program(let command, let ending):
      [
        ("command", .array(command.map { .text($0) })),
        ("command_status", .number(Double(ending.status))),
      ]
    case .capture(let name, let answers, let leftOut):
      [
        ("capture", .text(name)), ("answers", .array(answers.map(\.json))),
        ("left_out", .integer(leftOut)),
      ]
    }
  }

  var json: JSON {
    .object(
      subjectJSON + [
        ("transactions", .number(Double(findings.transactions))),
        ("unanswered", .number(Double(findings.unanswered))),
        ("findings", .array(findings.groups.map(json))),
        ("forbidden", .number(Double(findings.count(.forbidden)))),
        ("hazards", .number(Double(findings.count(.hazard)))),
        ("notes", .number(Double(findings.count(.note)))),
        ("ignored", .array(findings.ignored.map { .text($0.rule.identifier) })),
      ])
  }

  private func json(_ group: Findings.Group) -> JSON {
    let first = group.shown.first
    let register = group.registers.first
    let lines = sources.trace(first?.places ?? [])
    return .object([
      ("time_s", first.map { .seconds($0.time) } ?? .null),
      ("address", .text(group.target.text)),
      ("addresses", .array(group.targets.map { .text($0.text) })),
      ("chip", .optional(facts(group)?.name)),
      ("class", .text(group.kind.severity.rawValue)),
      ("identifier", .text(group.kind.rule.identifier)),
      ("meaning", .text(group.meaning)),
      ("source", .text(group.kind.rule.citation)),
      ("remedy", .text(group.kind.rule.remedy)),
      ("register", .optional(register.map(\.hexText))),
      ("name", .optional(register.flatMap { facts($0, of: group)?.name })),
      ("registers", .array(group.registers.map { .text($0.hexText) })),
      ("names", .array(group.registers.map { .text(name($0, of: group)) })),
      ("value", .optional(first?.value.map(\.hexText))),
      ("transaction", .optional(first?.transaction)),
      ("place", .optional(lines.first?.text)),
      ("callers", .array(lines.dropFirst().map { .text($0.text) })),
      ("count", .number(Double(group.count))),
    ])
  }

  /// `i2cset ended with status 0: 2 forbidden, 1 hazard, 0 notes in 17 transactions`; of a capture, its name.
  var summary: String {
    let (hazards, notes) = (findings.count(.hazard), findings.count(.note))
    let count = findings.transactions
    let end =
      switch subject {
      case .program(_, let ending): " ended with status \(ending.status)"
      case .capture: ""
      }
    return "\(name)\(end): "
      + "\(findings.count(.forbidden)) forbidden, \(hazards) hazard\(hazards == 1 ? "" : "s"), "
      + "\(notes) note\(notes == 1 ? "" : "s") in \(count) transaction\(count == 1 ? "" : "s")"
      + refuted
  }

  /// The violations that silicon refuted, in words.
  private var refuted: String {
    guard case .capture(_, _, let leftOut) = subject, leftOut > 0 else { return "" }
    return "; \(leftOut) more about new data left out, where the silicon had them"
  }

  /// The reason for the lack of a verdict if no chip ever answered; nil if one did.
  var silence: String? {
    guard findings.unanswered == findings.transactions else { return nil }
    return "no chip answered \(name): the board is \(devices)"
  }

  func facts(_ group: Findings.Group) -> ChipFacts? {
    mounted.first { $0.target == group.target }?.facts
  }

  private func facts(_ register: UInt8, of group: Findings.Group) -> RegisterFacts? {
    facts(group)?.registers.first { $0.address == register }
  }

  /// The registers of a group for people: names, and the addresses of nameless ones, in order and as ranges.
  /// For unanswered transactions the addresses, if there are several.
  func list(of group: Findings.Group) -> [String] {
    if group.kind == .unanswered {
      return group.targets.count > 1 ? AddressRanges.texts(of: group.targets) : []
    }
    let nameless = group.registers.filter { facts($0, of: group) == nil }
    return group.registers.flatMap { register in
      if let name = facts(register, of: group)?.name { return [name] }
      return register == nameless.first ? AddressRanges.texts(of: nameless) : []
    }
  }

  /// The name of a register for people, or its address.
  func name(_ register: UInt8, of group: Findings.Group) -> String {
    facts(register, of: group)?.name ?? register.hexText
  }

  /// The number of findings that are not shown.
  private func rest(of group: Findings.Group) -> String {
    let more = group.count - group.shown.reduce(0) { $0 + $1.count }
    return more > 0 ? " (and \(more) more)" : ""
  }

  /// `, at logger.c:12, called at logger.c:42`; for a repeated finding, the first occurrence. Empty where no
  /// line is known.
  private func place(of occurrence: Findings.Occurrence) -> String {
    let lines = sources.trace(occurrence.places)
    guard let line = lines.first else { return "" }
    return (occurrence.count > 1 ? ", first at " : ", at ") + line.text
      + (lines.count > 1 ? ", called at \(lines[1].text)" : "")
  }

  /// The time in seconds with nine decimals, so that lines align.
  func seconds(_ time: Int64) -> String {
    let (seconds, nanoseconds) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
    return "\(seconds).\(String(1_000_000_000 + nanoseconds).dropFirst())"
  }
}
