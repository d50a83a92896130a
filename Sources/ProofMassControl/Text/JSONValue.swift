// SPDX-License-Identifier: Apache-2.0

/// A JSON value that was read. Numbers keep their digits, members their order, and each value its
/// position in the text.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number, as its digits.
    case number(String)
    /// A string, without its quotes and escapes.
    case text(String)
    case array([JSONValue])
    /// An object: its members in order.
    case object([(key: String, value: JSONValue)])
  }

  package var content: Content
  /// The position of the value in the bytes that were read.
  package var range: Range<Int>

  init(_ content: Content, in range: Range<Int>) {
    self.content = content
    self.range = range
  }

  /// Reads one value in UTF-8 with only white space around it, nested at most 64 deep. Throws for
  /// anything else, and for a key that occurs twice in an object.
  package init(_ bytes: [UInt8]) throws(JSONError) {
    var reader = JSONReader()
    self = try reader.readAll(bytes.span)
  }

  /// The value of a member; nil where this is not an object or has no such member.
  package subscript(key: String) -> JSONValue? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// The reason why bytes are not JSON, and its position.
package struct JSONError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The cause, as the end of a sentence.
  package var reason: String
  /// The offset of the byte, from 0.
  package var offset: Int

  package init(reason: String, offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  package var description: String { "no JSON: \(reason) at byte \(offset + 1)" }
}

extension JSONValue {
  /// A number of seconds in nanoseconds, rounded to the nearest without conversion through a
  /// Double; nil where this is not a number or is out of Int64's range.
  package var nanoseconds: Int64? {
    guard case .number(let digits) = content else { return nil }
    return Self.nanoseconds(digits)
  }

  /// The value of a finite number; nil for anything else.
  package var double: Double? {
    guard case .number(let digits) = content, let number = Double(digits), number.isFinite else {
      return nil
    }
    return number
  }

  /// The value of a whole number in Int's range; nil for anything else.
  package var integer: Int? {
    guard case .number(let digits) = content else { return nil }
    if let number = Int(digits) { return number }
    // 1e3 and 2.0 are whole numbers too.
    return Double(digits).flatMap { $0.magnitude < 0x1p53 ? Int(exactly: $0) : nil }
  }

  /// The content of a string; nil for anything else.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The value of true or false; nil for anything else.
  package var bool: Bool? {
    if case .bool(let bool) = content { bool } else { nil }
  }

  /// The elements of an array; nil for anything else.
  package var array: [JSONValue]? {
    if case .array(let values) = content { values } else { nil }
  }

  /// These digits, a number of seconds, in nanoseconds as in ``nanoseconds``; nil where they are not a
  /// number.
  package static func nanoseconds(_ number: String) -> Int64? {
    // The value is the digits times ten to the power of `exponent`.
    var digits: [UInt8] = []
    var exponent = 9
    var bytes = Array(number.utf8)[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
    if let mark = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      let text = String(decoding: bytes[(mark + 1)...], as: UTF8.self)
      let power = bytes[(mark + 1)...]
      let isSigned = power.first == UInt8(ascii: "-") || power.first == UInt8(ascii: "+")
      guard isNumber(isSigned ? power.dropFirst() : power, withPoint: false) else { return nil }
      // An exponent outside Int's range counts as a million.
      let size = Int(text) ?? (text.first == "-" ? -1_000_000 : 1_000_000)
      exponent += max(-1_000_000, min(size, 1_000_000))
      bytes = bytes[..<mark]
    }
    guard isNumber(bytes, withPoint: true) else { return nil }
    var isFraction = false
    for byte in bytes {
      guard byte != UInt8(ascii: ".") else {
        isFraction = true
        continue
      }
      if isFraction { exponent -= 1 }
      if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte - UInt8(ascii: "0")) }
    }
    guard !digits.isEmpty else { return 0 }
    let count = digits.count + exponent
    guard count <= 19 else { return nil }
    guard count >= 0 else { return 0 }
    var sum: UInt64 = 0
    for index in 0..<count { sum = sum * 10 + UInt64(index < digits.count ? digits[index] : 0) }
    if count < digits.count, digits[count] >= 5 { sum += 1 }
    guard let time = Int64(exactly: sum) else { return nil }
    return isNegative ? -time : time
  }

  /// Whether the bytes are digits, at least one, with or without one point among them.
  private static func isNumber(_ bytes: ArraySlice<UInt8>, withPoint: Bool) -> Bool {
    var (digits, points) = (0, 0)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: ".") where withPoint: points += 1
      default: return false
      }
    }
    return digits > 0 && points < 2
  }
}
