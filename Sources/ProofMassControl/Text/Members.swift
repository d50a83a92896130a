// SPDX-License-Identifier: Apache-2.0

package import ProofMassCore
package import ProofMassEmulation

/// An error in a request or a line of a file; `description` is one line that gives the reason.
package struct InputError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The reason, as the end of a sentence.
  package var reason: String

  package init(_ reason: String) { self.reason = reason }

  /// A member that has to be there is missing.
  package static func missing(_ key: String) -> InputError { InputError("\(key) is missing") }

  package var description: String { reason }
}

/// The members of a JSON object, read one by one with their expected types.
///
/// Each method throws where the member has another type, and returns nil where it is missing.
package struct Members {
  private let members: [(key: String, value: JSONValue)]

  /// Splits an object into its members. Throws where the value is not an object or has an unknown key.
  package init(_ value: JSONValue, known: [String]) throws(InputError) {
    guard case .object(let members) = value.content else { throw InputError("no object") }
    self.members = members
    if let stranger = members.first(where: { !known.contains($0.key) }) {
      throw InputError(
        "unknown member \(quoted(stranger.key)): one of \(known.joined(separator: ", "))")
    }
  }

  /// Whether there is such a member.
  package func has(_ key: String) -> Bool { self[key] != nil }

  /// The member's value.
  package subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// A string.
  package func text(_ key: String) throws(InputError) -> String? {
    try read(key, "text in quotes") { $0.text }
  }

  /// True or false.
  package func bool(_ key: String) throws(InputError) -> Bool? {
    try read(key, "true or false") { $0.bool }
  }

  /// A whole number within a range.
  package func integer(_ key: String, in range: ClosedRange<Int>) throws(InputError) -> Int? {
    let end = range.upperBound == .max && Int.bitWidth == 64 ? "on" : "to \(range.upperBound)"
    return try read(key, "a whole number from \(range.lowerBound) \(end)") { value in
      value.integer.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A finite number.
  package func number(_ key: String) throws(InputError) -> Double? {
    try read(key, "a finite number") { $0.double }
  }

  /// A number within a range.
  package func number(
    _ key: String, in range: ClosedRange<Double>
  ) throws(InputError) -> Double? {
    let (low, high) = (shortest(range.lowerBound), shortest(range.upperBound))
    return try read(key, "a number from \(low) to \(high)") { value in
      value.double.flatMap { range.contains($0) ? $0 : nil }
    }
  }

  /// A time in seconds, returned in nanoseconds: at most 2⁶² ns, the range of board time.
  package func seconds(_ key: String) throws(InputError) -> Int64? {
    try read(key, "a number of seconds, at most 146 years") { value in
      value.nanoseconds.flatMap { $0.magnitude <= 1 << 62 ? $0 : nil }
    }
  }

  /// Three finite numbers: x, y, z.
  package func axes(_ key: String) throws(InputError) -> Axes<Double>? {
    try read(key, "three finite numbers, [x, y, z]") { value in
      let numbers = value.array?.compactMap { $0.double } ?? []
      guard value.array?.count == 3, numbers.count == 3 else { return nil }
      return Axes(numbers[0], numbers[1], numbers[2])
    }
  }

  /// A rotation: four finite numbers, which are normalized.
  package func rotation(_ key: String) throws(InputError) -> Quaternion? {
    try read(key, "a rotation, [w, x, y, z] of length 1") { value in
      let numbers = value.array?.compactMap { $0.double } ?? []
      guard value.array?.count == 4, numbers.count == 4 else { return nil }
      let rotation = Quaternion(numbers[0], numbers[1], numbers[2], numbers[3])
      return 0.9...1.1 ~= rotation.magnitude ? rotation.normalized : nil
    }
  }

  /// Bytes as pairs of hexadecimal digits.
  package func bytes(_ key: String) throws(InputError) -> [UInt8]? {
    try read(key, "bytes as pairs of hexadecimal digits, like \"a700\"") { value in
      value.text.flatMap { [UInt8](hexText: $0) }
    }
  }

  /// A byte like `0x2d`.
  package func byte(_ key: String) throws(InputError) -> UInt8? {
    try read(key, "a byte like \"0x2d\"") { $0.text.flatMap { UInt8(hexText: $0) } }
  }

  /// A chip's address like `0x18` or `spi0.1`.
  package func target(_ key: String) throws(InputError) -> Transaction.Target? {
    try read(key, "an address like \"0x18\" or \"spi0.1\"") {
      $0.text.flatMap { Transaction.Target(text: $0) }
    }
  }

  /// An array.
  package func array(_ key: String) throws(InputError) -> [JSONValue]? {
    try read(key, "a list") { $0.array }
  }

  /// Reads a member by one of these methods. Throws where it is missing.
  package func required<Value>(
    _ key: String, _ read: (Members) -> (String) throws(InputError) -> Value?
  ) throws(InputError) -> Value {
    guard let value = try read(self)(key) else { throw .missing(key) }
    return value
  }

  private func read<Value>(
    _ key: String, _ expected: String, _ convert: (JSONValue) -> Value?
  ) throws(InputError) -> Value? {
    guard let member = self[key] else { return nil }
    guard let value = convert(member) else { throw InputError("\(key) is not \(expected)") }
    return value
  }
}
