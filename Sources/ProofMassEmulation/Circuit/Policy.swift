// SPDX-License-Identifier: Apache-2.0

/// A choice between readings of a datasheet that leaves something open.
public struct PolicyFacts: Equatable, Sendable {
  public var name: String
  /// The default first.
  public var values: [String]
  public var value: String
  public var meaning: String
}

/// A named set of policies, settable by name.
protocol PolicySet: Sendable {
  init()
  static var entries: [PolicyEntry<Self>] { get }
}

/// One policy of a set, behind names.
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
