// SPDX-License-Identifier: Apache-2.0

/// A choice between readings of a datasheet that leaves something open.
public struct PolicyFacts: Equatable, Sendable {
  /// Identifier of the policy; it never changes.
  public var name: String
  /// Identifiers of its values, the default first.
  public var values: [String]
  /// The present value.
  public var value: String
  /// The open question that the policy decides, in a sentence.
  public var meaning: String
}

/// The policies of a chip, settable by name.
protocol PolicySet: Sendable {
  init()
  static var entries: [PolicyEntry<Self>] { get }
}

/// One policy of a set, with its names and access to its value.
struct PolicyEntry<Policies: Sendable>: Sendable {
  var name: String
  var values: [String]
  var meaning: String
  var get: @Sendable (Policies) -> String
  var set: @Sendable (inout Policies, String) -> Bool

  init<Value: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Policies, Value> & Sendable, _ meaning: String
  ) {
    self.name = name
    self.meaning = meaning
    values = Value.allCases.map(\.rawValue)
    get = { $0[keyPath: path].rawValue }
    set = { policies, text in
      guard let value = Value(rawValue: text) else { return false }
      policies[keyPath: path] = value
      return true
    }
  }
}

/// A chip with a set of policies.
protocol PolicyChip: Chip {
  associatedtype Policies: PolicySet

  var chosen: Policies { get set }

  /// A policy was changed.
  mutating func didChangePolicies()
}

extension PolicyChip {
  func didChangePolicies() {}

  public var policies: [PolicyFacts] { chosen.facts }

  public mutating func setPolicy(_ name: String, to value: String) -> Bool {
    guard chosen.set(name, to: value) else { return false }
    didChangePolicies()
    return true
  }
}

extension PolicySet {
  mutating func set(_ name: String, to value: String) -> Bool {
    Self.entries.first { $0.name == name }?.set(&self, value) ?? false
  }

  var facts: [PolicyFacts] {
    Self.entries.map {
      PolicyFacts(name: $0.name, values: $0.values, value: $0.get(self), meaning: $0.meaning)
    }
  }
}
