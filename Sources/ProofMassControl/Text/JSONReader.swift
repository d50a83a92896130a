// SPDX-License-Identifier: Apache-2.0

/// A recursive-descent parser of one JSON text (RFC 8259).
struct JSONReader {
  private static let deepest = 64
  private var index = 0

  /// Reads the value that makes up all of the bytes.
  mutating func readAll(_ bytes: Span<UInt8>) throws(JSONError) -> JSONValue {
    skipSpace(bytes)
    let value = try value(bytes, depth: 0)
    skipSpace(bytes)
    guard index == bytes.count else { throw fault("something follows the value") }
    return value
  }

  private mutating func value(_ bytes: Span<UInt8>, depth: Int) throws(JSONError) -> JSONValue {
    guard depth < Self.deepest else { throw fault("nested too deep") }
    let start = index
    let content: JSONValue.Content
    switch peek(bytes) {
    case UInt8(ascii: "{"): content = .object(try members(bytes, depth))
    case UInt8(ascii: "["): content = .array(try elements(bytes, depth))
    case UInt8(ascii: "\""): content = .text(try string(bytes))
    case UInt8(ascii: "t"):
      try word("true", bytes)
      content = .bool(true)
    case UInt8(ascii: "f"):
      try word("false", bytes)
      content = .bool(false)
    case UInt8(ascii: "n"):
      try word("null", bytes)
      content = .null
    case nil: throw fault("ends too early")
    case let byte? where byte == UInt8(ascii: "-") || 0x30...0x39 ~= byte:
      content = .number(try number(bytes))
    default: throw fault("no value")
    }
    return JSONValue(content, in: start..<index)
  }

  private mutating func members(
    _ bytes: Span<UInt8>, _ depth: Int
  ) throws(JSONError) -> [(key: String, value: JSONValue)] {
    index += 1
    var members: [(key: String, value: JSONValue)] = []
    var keys: Set<String> = []
    skipSpace(bytes)
    if skip("}", bytes) { return members }
    repeat {
      skipSpace(bytes)
      let start = index
      guard peek(bytes) == UInt8(ascii: "\"") else { throw fault("no key") }
      let key = try string(bytes)
      guard keys.insert(key).inserted else {
        index = start
        throw fault("the same key twice")
      }
      skipSpace(bytes)
      guard skip(":", bytes) else { throw fault("no colon") }
      skipSpace(bytes)
      members.append((key, try value(bytes, depth: depth + 1)))
      skipSpace(bytes)
    } while skip(",", bytes)
    guard skip("}", bytes) else { throw fault("an object without its end") }
    return members
  }

  private mutating func elements(
    _ bytes: Span<UInt8>, _ depth: Int
  ) throws(JSONError) -> [JSONValue] {
    index += 1
    var elements: [JSONValue] = []
    skipSpace(bytes)
    if skip("]", bytes) { return elements }
    repeat {
      skipSpace(bytes)
      elements.append(try value(bytes, depth: depth + 1))
      skipSpace(bytes)
    } while skip(",", bytes)
    guard skip("]", bytes) else { throw fault("an array without its end") }
    return elements
  }

  // MARK: Numbers and words

  private mutating func number(_ bytes: Span<UInt8>) throws(JSONError) -> String {
    let start = index
    _ = skip("-", bytes)
    if !skip("0", bytes) { try digits(bytes) }
    if skip(".", bytes) { try digits(bytes) }
    if skip("e", bytes) || skip("E", bytes) {
      if !skip("+", bytes) { _ = skip("-", bytes) }
      try digits(bytes)
    }
    return String(decoding: (start..<index).map { bytes[$0] }, as: UTF8.self)
  }

  private mutating func digits(_ bytes: Span<UInt8>) throws(JSONError) {
    let start = index
    while let byte = peek(bytes), 0x30...0x39 ~= byte { index += 1 }
    guard index > start else { throw fault("no digit") }
  }

  private mutating func word(_ word: StaticString, _ bytes: Span<UInt8>) throws(JSONError) {
    let start = index
    for byte in word.description.utf8 {
      guard peek(bytes) == byte else {
        index = start
        throw fault("no value")
      }
      index += 1
    }
  }

  // MARK: Strings

  private mutating func string(_ bytes: Span<UInt8>) throws(JSONError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while let byte = peek(bytes) {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          index = start
          throw fault("a string that is not UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): try escape(bytes, into: &text)
      case 0..<0x20: throw fault("a control character in a string")
      default:
        text.append(byte)
        index += 1
      }
    }
    index = start
    throw fault("a string without its end")
  }

  private mutating func escape(
    _ bytes: Span<UInt8>, into text: inout [UInt8]
  ) throws(JSONError) {
    let start = index
    index += 1
    let byte = peek(bytes)
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      if let byte { text.append(byte) }
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var units = [try unit(bytes, start)]
      // The first half of a surrogate pair needs the second.
      if 0xD800...0xDBFF ~= units[0], skip("\\", bytes), skip("u", bytes) {
        units.append(try unit(bytes, start))
      }
      guard let character = String(validating: units, as: UTF16.self) else {
        index = start
        throw fault("half a character")
      }
      text += character.utf8
    default:
      index = start
      throw fault("an unknown escape")
    }
  }

  private mutating func unit(_ bytes: Span<UInt8>, _ start: Int) throws(JSONError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = peek(bytes).flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        index = start
        throw fault("an unknown escape")
      }
      unit = unit << 4 | UInt16(digit)
      index += 1
    }
    return unit
  }

  // MARK: Bytes

  private func peek(_ bytes: Span<UInt8>) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  private mutating func skip(_ character: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
    guard peek(bytes) == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while let byte = peek(bytes), byte == 0x20 || 0x09...0x0A ~= byte || byte == 0x0D { index += 1 }
  }

  private func fault(_ reason: String) -> JSONError { JSONError(reason: reason, offset: index) }
}
