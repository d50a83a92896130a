// SPDX-License-Identifier: Apache-2.0

/// Lines of a generated file, indented, at most 100 columns where words allow it.
struct Text {
  private(set) var lines: [String] = []
  private var depth = 0

  static let width = 100

  /// What tells a generated file from one that is written by hand.
  static let mark = "by `swift run registers`; do not edit."

  var file: String { lines.joined(separator: "\n") + "\n" }

  /// A Swift file that is generated from these facts.
  init(from origin: String) {
    line("// SPDX-License-Identifier: Apache-2.0")
    line()
    line("// Generated from \(origin) \(Text.mark)")
    line()
  }

  init() {}

  private var room: Int { Text.width - 2 * depth }

  func fits(_ text: String) -> Bool { text.count <= room }

  mutating func line(_ text: String = "") {
    lines.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  mutating func indented(_ body: (inout Text) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }

  /// `opening`, the indented body, `closing`.
  mutating func block(_ opening: String, _ closing: String = "}", _ body: (inout Text) -> Void) {
    line(opening)
    indented(body)
    line(closing)
  }

  /// What a build without a heap leaves out.
  mutating func unlessEmbedded(_ body: (inout Text) -> Void) {
    block("#if !hasFeature(Embedded)", "#endif", body)
  }

  mutating func doc(_ text: String) {
    for part in wrapped(text, to: room - 4) { line("/// " + part) }
  }

  /// A public computed property, on one line where it fits.
  mutating func property(_ name: String, _ type: String, _ value: String, isStatic: Bool = false) {
    let opening = "public \(isStatic ? "static " : "")var \(name): \(type) {"
    if fits("\(opening) \(value) }") {
      line("\(opening) \(value) }")
    } else {
      block(opening) { $0.line(value) }
    }
  }

  /// A function or initialiser, with the brace on a line of its own where its parameters need it.
  mutating func function(
    _ opening: String, _ parameters: [String], _ closing: String, _ body: (inout Text) -> Void
  ) {
    if fits("\(opening)\(commas(parameters))\(closing)") {
      line("\(opening)\(commas(parameters))\(closing)")
    } else {
      line(opening)
      indented { $0.fill(parameters.map(Argument.code), ending: "") }
      line(closing)
    }
    indented(body)
    line("}")
  }

  /// A list on one line, or with as many items a line as fit, or `count` of them.
  mutating func list(_ opening: String, _ items: [String], _ closing: String, by count: Int? = nil)
  {
    let whole = "\(opening)\(commas(items))\(closing)"
    if fits(whole) { return line(whole) }
    line(opening)
    // A list of one has no comma at its end.
    let ending = items.count == 1 ? "" : ","
    let step = count ?? items.count
    indented { text in
      for start in stride(from: 0, to: items.count, by: step) {
        let items = items[start..<min(start + step, items.count)]
        text.fill(items.map(Argument.code), ending: ending)
      }
    }
    line(closing)
  }
}

/// An argument of a call in a generated file.
enum Argument {
  case code(String)
  /// A string literal, with or without a label, which may be broken between words.
  case string(String?, String)
  /// A labelled list, which may be broken between items.
  case list(String, [String])

  /// A citation and, where it is not the manufacturer's, the confidence.
  static func source(_ source: Source) -> [Argument] {
    var arguments = [Argument.string("cite", source.cite)]
    if let confidence = source.confidence, confidence != "manufacturer" {
      arguments.append(.code("confidence: .\(confidence)"))
    }
    return arguments
  }

  fileprivate var inline: String {
    switch self {
    case .code(let code): code
    case .string(nil, let string): quoted(string)
    case .string(let label?, let string): "\(label): \(quoted(string))"
    case .list(let label, let items): "\(label): [\(commas(items))]"
    }
  }
}

extension Text {
  /// `opening`, the arguments, `closing`: on one line, or as many arguments a line as fit.
  mutating func call(_ opening: String, _ arguments: [Argument], _ closing: String) {
    let whole = opening + commas(arguments.map(\.inline)) + closing
    if fits(whole) { return line(whole) }
    line(opening)
    indented { $0.fill(arguments, ending: closing) }
  }

  /// As `call`, with a last argument that is a list of calls.
  mutating func call<Entry>(
    _ opening: String, _ arguments: [Argument], _ label: String, _ entries: [Entry],
    _ closing: String, _ write: (Entry, inout Text) -> Void
  ) {
    line(opening)
    indented { text in
      text.fill(arguments, ending: ",")
      text.entries(label, entries, closing, write)
    }
  }

  /// An argument that is a list of calls.
  mutating func entries<Entry>(
    _ label: String, _ entries: [Entry], _ ending: String, _ write: (Entry, inout Text) -> Void
  ) {
    guard !entries.isEmpty else { return line("\(label): []\(ending)") }
    block("\(label): [", "]\(ending)") { text in
      for entry in entries { write(entry, &text) }
      // A list of one has no comma at its end.
      if entries.count == 1, let last = text.lines.last, last.hasSuffix(",") {
        text.lines[text.lines.count - 1].removeLast()
      }
    }
  }

  /// Arguments with commas between them, as many a line as fit; what is too long for a line alone is
  /// broken.
  mutating func fill(_ arguments: [Argument], ending: String) {
    var current = ""
    for (index, argument) in arguments.enumerated() {
      let ending = index == arguments.count - 1 ? ending : ","
      let inline = argument.inline + ending
      if !current.isEmpty, fits("\(current) \(inline)") {
        current += " " + inline
        continue
      }
      if !current.isEmpty { line(current) }
      current = ""
      if fits(inline) {
        current = inline
      } else {
        write(argument, ending)
      }
    }
    if !current.isEmpty { line(current) }
  }

  private mutating func write(_ argument: Argument, _ ending: String) {
    switch argument {
    case .code(let code): line(code + ending)
    case .list(let label, let items): list("\(label): [", items, "]\(ending)")
    case .string(nil, let string): write(string, continuation: 1, ending)
    case .string(let label?, let string):
      line("\(label):")
      indented { $0.write(string, continuation: 0, ending) }
    }
  }

  /// A string literal, broken between words; its later parts are indented by `continuation`.
  private mutating func write(_ string: String, continuation: Int, _ ending: String) {
    let parts = wrapped(string, to: room - 2 * continuation - 5 - ending.count)
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let literal = quoted(isLast ? part : part + " ") + (isLast ? ending : "")
      if index == 0 {
        line(literal)
      } else {
        lines.append(String(repeating: "  ", count: depth + continuation) + "+ " + literal)
      }
    }
  }
}

private func wrapped(_ text: String, to width: Int) -> [String] {
  var lines: [String] = []
  var current = ""
  for word in text.split(separator: " ") {
    if !current.isEmpty, current.count + 1 + word.count > width {
      lines.append(current)
      current = String(word)
    } else {
      current += (current.isEmpty ? "" : " ") + word
    }
  }
  return lines + [current]
}

func commas(_ words: [String]) -> String { words.joined(separator: ", ") }

func hex(_ value: UInt8) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return digits.count == 1 ? "0x0\(digits)" : "0x\(digits)"
}

/// A string literal.
func quoted(_ text: String) -> String {
  let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined()
  return "\"\(escaped)\""
}

/// A number with its digits in groups of three from five digits on.
func grouped(_ value: Int) -> String {
  let digits = String(value.magnitude)
  guard digits.count > 4 else { return String(value) }
  var result = ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { result += "_" }
    result.append(digit)
  }
  return (value < 0 ? "-" : "") + result
}

/// With a full stop at the end.
func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
