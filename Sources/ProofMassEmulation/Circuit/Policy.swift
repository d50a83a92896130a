// SPDX-License-Identifier: Apache-2.0

/// A choice between interpretations of a datasheet that leaves something open.
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
struct PolicyEntry<Policies: PolicySet>: Sendable {
  typealias Access = @Sendable (inout Policies, PolicyRequest) -> [String]

  var name: String
  var meaning: String
  /// Answers a request for the value: `{ $1(&$0.rate) }`. A key path could do this, too, but Embedded Swift
  /// has none.
  private let access: Access

  init(_ name: String, _ access: @escaping Access, _ meaning: String) {
    self.name = name
    self.access = access
    self.meaning = meaning
  }

  /// The names of all values.
  var values: [String] {
    var policies = Policies()
    return access(&policies, .values)
  }

  /// The name of the present value.
  func value(in policies: Policies) -> String {
    var policies = policies
    return access(&policies, .value).first ?? ""
  }

  /// Sets a value; false where none has this name.
  func set(_ name: String, in policies: inout Policies) -> Bool {
    !access(&policies, .set(name)).isEmpty
  }
}

/// A request to a policy's value of any type: it needs one function for each type, and none for each policy.
enum PolicyRequest {
  /// The names of all values.
  case values
  /// The name of the present value.
  case value
  /// Sets the value with this name and returns the name; returns nothing where there is no such value.
  case set(String)

  @inline(never)
  func callAsFunction<Value: RawRepresentable<String> & CaseIterable>(
    _ value: inout Value
  ) -> [String] {
    switch self {
    case .values: return Value.allCases.map { $0.rawValue }
    case .value: break
    case .set(let name):
      guard let new = Value(rawValue: name) else { return [] }
      value = new
    }
    return [value.rawValue]
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

  package var policies: [PolicyFacts] { chosen.facts }

  package mutating func setPolicy(_ name: String, to value: String) -> Bool {
    guard chosen.set(name, to: value) else { return false }
    didChangePolicies()
    return true
  }
}

extension PolicySet {
  mutating func set(_ name: String, to value: String) -> Bool {
    Self.entries.first { $0.name == name }?.set(value, in: &self) ?? false
  }

  var facts: [PolicyFacts] {
    Self.entries.map {
      PolicyFacts(name: $0.name, values: $0.values, value: $0.value(in: self), meaning: $0.meaning)
    }
  }
}
