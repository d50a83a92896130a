// SPDX-License-Identifier: Apache-2.0

/// A rule for programs: what they must not do, why, and what to do instead.
package struct Rule: Equatable, Sendable {
  /// Name in reports; it never changes.
  package let identifier: String
  /// Severity of a breach.
  package let severity: Violation.Class
  /// The action that breaks the rule, in a few words.
  package let meaning: String
  /// The possible consequences, in a sentence or two.
  package let danger: String
  /// The document that states the rule, by title and place; where none does, a note that it is
  /// inferred, and from what.
  package let citation: String
  /// The correct procedure, with addresses, bits and times.
  package let remedy: String

  /// All rules: forbidden ones, hazards, notes; in each class in the order in which they were defined.
  package static let all: [Rule] = {
    let rules = Violation.Kind.allCases.map { $0.rule } + [unanswered]
    return [Violation.Class.forbidden, .hazard, .note].flatMap { severity in
      rules.filter { $0.severity == severity }
    }
  }()

  /// The rule with an identifier; nil when there is none.
  package init?(identifier: String) {
    guard let rule = Self.all.first(where: { $0.identifier == identifier }) else { return nil }
    self = rule
  }

  init(
    _ identifier: String, _ severity: Violation.Class, _ meaning: String, danger: String,
    citation: String, remedy: String
  ) {
    self.identifier = identifier
    self.severity = severity
    self.meaning = meaning
    self.danger = danger
    self.citation = citation
    self.remedy = remedy
  }
}

extension Violation.Kind {
  /// The rule that a violation of the kind breaks.
  package var rule: Rule {
    let (danger, citation, remedy) = explanation
    return Rule(
      identifier, severity, meaning, danger: danger, citation: citation, remedy: remedy)
  }

  private var explanation: (danger: String, citation: String, remedy: String) {
    switch self {
    case .reservedWrite: RuleText.reservedWrite
    case .reservedBits: RuleText.reservedBits
    case .undefinedCode: RuleText.undefinedCode
    case .doNotAccess: RuleText.doNotAccess
    case .modeChange: RuleText.modeChange
    case .modeChangeWait: RuleText.modeChangeWait
    case .burstWithoutIncrement: RuleText.burstWithoutIncrement
    case .unprotectedRead: RuleText.unprotectedRead
    case .staleRead: RuleText.staleRead
    case .busyRead: RuleText.busyRead
    case .spiExtraBytes: RuleText.spiExtraBytes
    case .wrongKey: RuleText.wrongKey
    case .frozenRead: RuleText.frozenRead
    case .unsettledRead: RuleText.unsettledRead
    case .readOnlyWrite: RuleText.readOnlyWrite
    case .undocumentedWrite: RuleText.undocumentedWrite
    case .reservedRead: RuleText.reservedRead
    case .bootAccess: RuleText.bootAccess
    case .startWhileReady: RuleText.startWhileReady
    case .st2Unread: RuleText.st2Unread
    case .forbiddenCombination: RuleText.forbiddenCombination
    case .reservedOnes: RuleText.reservedOnes
    case .powerDownRead: RuleText.powerDownRead
    case .earlyRead: RuleText.earlyRead
    case .fuseModeRead: RuleText.fuseModeRead
    case .misalignedBurst: RuleText.misalignedBurst
    case .readAfterWrite: RuleText.readAfterWrite
    case .referenceUnread: RuleText.referenceUnread
    case .noEffect: RuleText.noEffect
    case .spiMode: RuleText.spiMode
    case .spiClock: RuleText.spiClock
    case .burstWrite: RuleText.burstWrite
    case .displacedRecords: RuleText.displacedRecords
    case .repeatedWrite: RuleText.repeatedWrite
    case .otherBank: RuleText.otherBank
    case .lowPowerWrite: RuleText.lowPowerWrite
    case .accessAfterGyroscope: RuleText.accessAfterGyroscope
    }
  }
}
