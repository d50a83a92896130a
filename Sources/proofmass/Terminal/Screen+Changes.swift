// SPDX-License-Identifier: Apache-2.0

/// The abilities of a terminal.
struct TerminalAbility {
  var hasColour: Bool
  /// Whether it accepts UTF-8, and has the Unicode characters that pages use.
  var hasUnicode: Bool

  /// Determines the abilities from the environment, as libc does; Linux' own console has no braille.
  init(hasColour: Bool, _ environment: (String) -> String?) {
    self.hasColour = hasColour
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
    let name = locale?.uppercased() ?? ""
    hasUnicode =
      (name.contains("UTF-8") || name.contains("UTF8")) && environment("TERM") != "linux"
  }
}

extension Screen {
  /// The bytes that change a terminal from an old screen to this one; none where nothing differs.
  ///
  /// - Parameter old: nil, or a screen of another size, where the terminal's content is unknown.
  func changes(since old: Screen?, _ ability: TerminalAbility) -> [UInt8] {
    var known = old
    var bytes: [UInt8] = []
    if old?.width != width || old?.height != height {
      bytes += "\u{1b}[0m\u{1b}[2J".utf8
      known = Screen(width: width, height: height)
    }
    guard let known, known.cells != cells else { return bytes }
    var style: Style?
    for y in 0..<height {
      var x = 0
      /// The column of the cursor; nil where it is in another row.
      var cursor: Int?
      while x < width {
        let cell = self[x, y]
        guard cell != known[x, y] else {
          x += 1
          continue
        }
        // It takes fewer bytes to rewrite some cells than to move the cursor.
        if let end = cursor, x > end, x - end < 5,
          (end..<x).allSatisfy({ self[$0, y].style == style })
        {
          for between in end..<x { bytes.append(self[between, y].scalar, ability) }
        } else if cursor != x {
          bytes += "\u{1b}[\(y + 1);\(x + 1)H".utf8
        }
        if style != cell.style {
          bytes += cell.style.sequence(hasColour: ability.hasColour).utf8
          style = cell.style
        }
        bytes.append(cell.scalar, ability)
        x += 1
        cursor = x
      }
    }
    return bytes
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ scalar: Unicode.Scalar, _ ability: TerminalAbility) {
    if scalar.isASCII || !ability.hasUnicode {
      append(scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value) : scalar.inASCII)
    } else {
      self += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
    }
  }
}

extension Unicode.Scalar {
  /// The most similar ASCII character.
  fileprivate var inASCII: UInt8 {
    let known: Unicode.Scalar =
      switch self {
      case "µ": "u"
      case "°": "d"
      case "±": "+"
      case "−", "─", "━": "-"
      case "│", "┃": "|"
      case "█", "▌", "▐": "#"
      case "●": "@"
      case "…": "~"
      case "·": "."
      default: 0x2800...0x28FF ~= value ? Braille.inASCII(UInt8(value & 0xFF)) : "?"
      }
    return UInt8(truncatingIfNeeded: known.value)
  }
}
