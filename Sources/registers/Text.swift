// SPDX-License-Identifier: Apache-2.0

/// Lines of a generated file, indented, at most 100 columns where words allow it.
struct Text {
  private(set) var lines: [String] = []
  private var depth = 0

  static let width = 100

  /// The mark that distinguishes a generated file from one written by hand.
  static let mark = "by `scripts/registers`; do not edit."

  /// The separator before each text in a line of facts.
  static let separator = " | "

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

  /// Code that a build without a heap leaves out.
  mutating func unlessEmbedded(_ body: (inout Text) -> Void) {
    block("#if !NO_HEAP", "#endif", body)
  }

  /// The file of a list of `Datasheet`, which a build without a heap leaves out.
  static func list(
    _ declaration: String, from source: String, _ doc: String, _ members: (inout Text) -> Void
  ) -> String {
    var text = Text(from: source)
    text.unlessEmbedded { text in
      text.block("extension Datasheet {") { text in
        text.doc(doc)
        text.line("package static let \(declaration) = [")
        text.indented(members)
        text.line("]")
      }
    }
    return text.file
  }

  mutating func doc(_ text: String) {
    for part in wrapped(text, to: room - 4) { line("/// " + part) }
  }

  /// The attribute of declarations that drivers and chips use in code of which other modules get copies.
  static let inlined = "@usableFromInline"

  /// The first line of a declaration for this package, after a line with its attribute.
  mutating func inlined(_ declaration: String, _ body: (inout Text) -> Void) {
    line(Text.inlined)
    block("package \(declaration)", "}", body)
  }

  /// A computed property, on one line where it fits.
  mutating func property(_ name: String, _ type: String, _ value: String, isStatic: Bool = false) {
    let opening = "package \(isStatic ? "static " : "")var \(name): \(type) {"
    if fits("\(Text.inlined) \(opening) \(value) }") {
      return line("\(Text.inlined) \(opening) \(value) }")
    }
    line(Text.inlined)
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
      indented { $0.fill(parameters, ending: "") }
      line(closing)
    }
    indented(body)
    line("}")
  }

  /// A list on one line that leaves `spare` columns, or with as many items per line as fit, or `count` of them.
  mutating func list(
    _ opening: String, _ items: [String], _ closing: String, by count: Int? = nil, spare: Int = 0
  ) {
    let whole = "\(opening)\(commas(items))\(closing)"
    if fits(whole + String(repeating: " ", count: spare)) { return line(whole) }
    line(opening)
    // A list of one item has no comma at its end.
    let ending = items.count == 1 ? "" : ","
    let step = count ?? items.count
    indented { text in
      for start in stride(from: 0, to: items.count, by: step) {
        text.fill(items[start..<min(start + step, items.count)], ending: ending)
      }
    }
    line(closing)
  }
}

extension Text {
  /// A call on one line, or with as many arguments per line as fit.
  mutating func call(_ name: String, _ arguments: [String], _ closing: String) {
    let whole = "\(name)(\(commas(arguments)))\(closing)"
    if fits(whole) { return line(whole) }
    line("\(name)(")
    indented { $0.fill(arguments, ending: ")\(closing)") }
  }

  /// Items with commas between them, as many per line as fit.
  private mutating func fill(_ items: some Collection<String>, ending: String) {
    var current = ""
    for (index, item) in items.enumerated() {
      let item = item + (index == items.count - 1 ? ending : ",")
      if current.isEmpty {
        current = item
      } else if fits("\(current) \(item)") {
        current += " " + item
      } else {
        line(current)
        current = item
      }
    }
    if !current.isEmpty { line(current) }
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

/// The text with a full stop at the end.
func sentence(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
