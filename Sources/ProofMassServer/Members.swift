// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassEmulation

/// What somebody asked for or wrote down makes no sense: one line that says so.
package struct Mistake: Error, Equatable, Sendable, CustomStringConvertible {
  package var reason: String

  package init(_ reason: String) { self.reason = reason }

  package var description: String { reason }
}

/// The members of a JSON object, taken one by one by what they should be.
struct Members {
  private let members: [(key: String, value: JSONValue)]

  /// - Parameter known: Any other key is a mistake.
  init(_ value: JSONValue, known: [String]) throws(Mistake) {
    guard case .object(let members) = value.content else { throw Mistake("no object") }
    self.members = members
    if let stranger = members.first(where: { !known.contains($0.key) }) {
      throw Mistake(
        "unknown member \(quoted(stranger.key)): one of \(known.joined(separator: ", "))")
    }
  }

  func has(_ key: String) -> Bool { self[key] != nil }

  subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  // MARK: Optional ones: nil when they are not there

  func text(_ key: String) throws(Mistake) -> String? {
    try read(key, "text in quotes") { $0.text }
  }

  func bool(_ key: String) throws(Mistake) -> Bool? {
    try read(key, "true or false") { $0.bool }
  }

  func integer(_ key: String, in range: ClosedRange<Int>) throws(Mistake) -> Int? {
    let end = range.upperBound == .max ? "on" : "to \(range.upperBound)"
    return try read(key, "a whole number from \(range.lowerBound) \(end)") { value in
      value.integer.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  func number(_ key: String) throws(Mistake) -> Double? {
    try read(key, "a finite number") { $0.double }
  }

  /// In nanoseconds; no more than board time has.
  func seconds(_ key: String) throws(Mistake) -> Int64? {
    try read(key, "a number of seconds, at most 146 years") { value in
      value.nanoseconds.flatMap { $0.magnitude <= 1 << 62 ? $0 : nil }
    }
  }

  func axes(_ key: String) throws(Mistake) -> Axes<Double>? {
    try read(key, "three finite numbers, [x, y, z]") { value in
      let numbers = value.array?.compactMap(\.double) ?? []
      guard value.array?.count == 3, numbers.count == 3 else { return nil }
      return Axes(numbers[0], numbers[1], numbers[2])
    }
  }

  func bytes(_ key: String) throws(Mistake) -> [UInt8]? {
    try read(key, "bytes as pairs of hexadecimal digits, like \"a700\"") { value in
      value.text.flatMap { [UInt8](hexText: $0) }
    }
  }

  func byte(_ key: String) throws(Mistake) -> UInt8? {
    try read(key, "a byte like \"0x2d\"") { $0.text.flatMap { UInt8(hexText: $0) } }
  }

  func target(_ key: String) throws(Mistake) -> Transaction.Target? {
    try read(key, "an address like \"0x18\" or \"spi0.1\"") {
      $0.text.flatMap { Transaction.Target(text: $0) }
    }
  }

  func array(_ key: String) throws(Mistake) -> [JSONValue]? { try read(key, "a list") { $0.array } }

  /// The same, of a member that has to be there.
  func required<Value>(
    _ key: String, _ read: (Members) -> (String) throws(Mistake) -> Value?
  ) throws(Mistake) -> Value {
    guard let value = try read(self)(key) else { throw Mistake("\(key) is missing") }
    return value
  }

  private func read<Value>(
    _ key: String, _ expected: String, _ convert: (JSONValue) -> Value?
  ) throws(Mistake) -> Value? {
    guard let member = self[key] else { return nil }
    guard let value = convert(member) else { throw Mistake("\(key) is not \(expected)") }
    return value
  }
}
