// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The reason why facts are rejected: one line that names the place and the remedy.
struct Refusal: Error {
  var line: String

  init(_ place: String, _ problem: String) { line = "\(place): \(problem)" }
}

/// A JSON value, with whole numbers distinguished from fractions.
enum JSON: Decodable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    // A type that does not fit is not an error: the next one is tried, and the last one's error is thrown.
    if value.decodeNil() {
      self = .null
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let integer = try? value.decode(Int.self) {
      self = .integer(integer)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let array = try? value.decode([JSON].self) {
      self = .array(array)
    } else if let object = try? value.decode([String: JSON].self) {
      self = .object(object)
    } else {
      self = .number(try value.decode(Double.self))
    }
  }

  /// The JSON in a file; `name` is the file's name in a refusal.
  init(contentsOf url: URL, name: String) throws {
    let data = try Data(contentsOf: url)
    // The refusal is clearer than the decoder's error, which names Swift's types.
    guard let json = try? JSONDecoder().decode(JSON.self, from: data) else {
      throw Refusal(name, "is not JSON; check commas, quotes and brackets")
    }
    self = json
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var members: [String: JSON] { if case .object(let members) = self { members } else { [:] } }
  var list: [JSON] { if case .array(let array) = self { array } else { [] } }
}

/// A JSON object whose keys have been checked, and its place for a refusal.
struct Object {
  let members: [String: JSON]
  var place: String

  init(_ json: JSON, at place: String, required: [String], optional: [String] = []) throws {
    guard case .object(let members) = json else {
      throw Refusal(place, "is not an object; write { … } here")
    }
    for key in members.keys.sorted() where !required.contains(key) && !optional.contains(key) {
      throw Refusal(place, "unknown key \"\(key)\"; use \(commas(required + optional))")
    }
    for key in required where members[key] == nil {
      let advice =
        key == "cite" ? "say in which document the fact is found" : "every entry here has one"
      throw Refusal(place, "the key \"\(key)\" is missing; \(advice)")
    }
    self.members = members
    self.place = place
  }

  init(_ members: [String: JSON], at place: String) {
    self.members = members
    self.place = place
  }

  func has(_ key: String) -> Bool { members[key] != nil }

  func isNull(_ key: String) -> Bool { if case .null? = members[key] { true } else { false } }

  private func wrong(_ key: String, _ expected: String) -> Refusal {
    Refusal(place, "\"\(key)\" has the wrong type; write \(expected)")
  }

  func string(_ key: String) throws -> String {
    guard let string = members[key]?.text else { throw wrong(key, "one line of text in quotes") }
    return try line(string, key)
  }

  /// A text in a line of the generated facts, inside a literal.
  func line(_ text: String, _ key: String) throws -> String {
    guard !text.isEmpty, !text.contains(where: \.isNewline) else {
      throw wrong(key, "one line of text in quotes")
    }
    for mark in [Text.separator, "\"\"\"#", "\\#"] where " \(text) ".contains(mark) {
      throw Refusal(
        place, "\"\(key)\" has \"\(mark)\" in it, which ends a text of facts; write it otherwise")
    }
    return text
  }

  /// A name in a line of the generated facts.
  func word(_ text: String, _ key: String) throws -> String {
    guard !text.contains(where: \.isWhitespace) else {
      throw Refusal(place, "\"\(key)\" is \"\(text)\"; write one word")
    }
    return try line(text, key)
  }

  func integer(_ key: String) throws -> Int {
    guard case .integer(let integer)? = members[key] else {
      throw wrong(key, "a whole number without quotes")
    }
    return integer
  }

  /// False where the key is missing.
  func bool(_ key: String) throws -> Bool {
    guard let json = members[key] else { return false }
    guard case .bool(let bool) = json else { throw wrong(key, "true or false") }
    return bool
  }

  /// Empty where the key is missing.
  func array(_ key: String) throws -> [JSON] {
    guard let json = members[key] else { return [] }
    guard case .array(let array) = json else { throw wrong(key, "a list in [ ]") }
    return array
  }

  func strings(_ key: String) throws -> [String] {
    try array(key).map {
      guard case .string(let string) = $0, !string.isEmpty else {
        throw wrong(key, "a list of texts in quotes")
      }
      return string
    }
  }

  func hex(_ key: String) throws -> UInt8 { try byte(try string(key), key) }

  func hexes(_ key: String) throws -> [UInt8] { try strings(key).map { try byte($0, key) } }

  private func byte(_ text: String, _ key: String) throws -> UInt8 {
    guard text.count == 4, text.hasPrefix("0x"), text.dropFirst(2).allSatisfy(\.isHexDigit),
      let byte = UInt8(text.dropFirst(2), radix: 16)
    else {
      throw Refusal(place, "\"\(key)\" is not a byte: \"\(text)\"; write 0x and two hex digits")
    }
    return byte
  }

  /// One of the allowed texts.
  func choice(_ key: String, _ allowed: [String]) throws -> String {
    let text = try string(key)
    guard allowed.contains(text) else {
      throw Refusal(place, "\"\(key)\" is \"\(text)\"; use \(commas(allowed))")
    }
    return text
  }

  /// A name for Swift: lower camel case and not a keyword.
  func swiftName(_ key: String) throws -> String {
    let name = try string(key)
    let letters = name.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
    }
    guard let first = name.unicodeScalars.first, ("a"..."z").contains(first), letters,
      !keywords.contains(name)
    else {
      throw Refusal(place, "\"\(name)\" cannot be a Swift name; use lowerCamelCase, no keyword")
    }
    return name
  }
}

private let keywords: Set<String> = [
  "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum",
  "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init",
  "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
  "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
  "try", "var", "where", "while",
]
