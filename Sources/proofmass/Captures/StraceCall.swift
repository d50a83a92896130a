// SPDX-License-Identifier: Apache-2.0

/// A system call in a line of strace's.
struct StraceCall {
  /// The process, where the line names it.
  var process: Substring?
  /// The time as the line has it: a number of seconds, or a time of day; nil for none.
  var time: Substring?
  var name: Substring
  /// The text of the arguments.
  var arguments: Substring
  /// The value that the call returned; nil for a call without.
  var result: Int?

  /// The calls by which a line is recognised.
  private static let known: [Substring] = [
    "execve", "openat", "open", "ioctl", "read", "write", "close",
  ]

  /// Whether a line is one of strace's, with a call that programs for /dev make.
  static func isCall(_ line: Substring) -> Bool {
    StraceCall(line).map { known.contains($0.name) && $0.result != nil } ?? false
  }

  /// The call of a whole line; nil for any other line, like that of a signal.
  init?(_ line: Substring) {
    var rest = line.drop { $0 == " " }
    if rest.hasPrefix("[pid ") {
      process = rest.dropFirst(5).drop { $0 == " " }.prefix { $0.isNumber }
      rest = rest.drop { $0 != "]" }.dropFirst().drop { $0 == " " }
    }
    while let first = rest.first, first.isNumber {
      let word = rest.prefix { $0 != " " }
      if word.contains(where: { $0 == "." || $0 == ":" }) { time = word } else { process = word }
      rest = rest.dropFirst(word.count).drop { $0 == " " }
    }
    guard let open = rest.firstIndex(of: "("), let equals = Self.lastEquals(rest),
      rest[..<open].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    name = rest[..<open]
    let end = rest[..<equals].lastIndex(of: ")") ?? equals
    guard open < end else { return nil }
    arguments = rest[rest.index(after: open)..<end]
    let value = rest[equals...].dropFirst(3).prefix { $0 == "-" || $0.isHexDigit || $0 == "x" }
    result = Int(value)
  }

  /// The last ` = ` before which the arguments end.
  private static func lastEquals(_ text: Substring) -> Substring.Index? {
    text.ranges(of: " = ").last?.lowerBound
  }

  /// The descriptor that is the first argument, and its path where `-y` prints it.
  var descriptor: (number: Int, path: Substring?)? {
    let digits = arguments.prefix { $0.isNumber }
    guard let number = Int(digits) else { return nil }
    let rest = arguments.dropFirst(digits.count)
    guard rest.first == "<" else { return (number, nil) }
    return (number, rest.dropFirst().prefix { $0 != ">" })
  }

  /// The bytes of the first text, and whether strace has printed all of them; nil without a text.
  var bytes: (bytes: [UInt8], isWhole: Bool)? {
    guard let start = arguments.firstIndex(of: "\"") else { return nil }
    var bytes: [UInt8] = []
    var rest = Array(arguments[start...].utf8.dropFirst())[...]
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      bytes.append(byte == UInt8(ascii: "\\") ? Self.escape(&rest) : byte)
    }
    return (bytes, !rest.starts(with: "...".utf8))
  }

  /// The byte after a backslash: of \xHH, of an octal number, or of a letter.
  private static func escape(_ rest: inout ArraySlice<UInt8>) -> UInt8 {
    func number(_ digits: ArraySlice<UInt8>, radix: Int) -> UInt8 {
      rest.removeFirst(digits.count)
      return UInt8(
        truncatingIfNeeded: Int(String(decoding: digits, as: UTF8.self), radix: radix) ?? 0)
    }
    let isOctal = { (byte: UInt8) in UInt8(ascii: "0")...UInt8(ascii: "7") ~= byte }
    guard let first = rest.first else { return 0 }
    if isOctal(first) { return number(rest.prefix(3).prefix(while: isOctal), radix: 8) }
    rest.removeFirst()
    switch first {
    case UInt8(ascii: "x"): return number(rest.prefix(2), radix: 16)
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "v"): return 11
    case UInt8(ascii: "f"): return 12
    case UInt8(ascii: "a"): return 7
    case UInt8(ascii: "b"): return 8
    default: return first
    }
  }
}
