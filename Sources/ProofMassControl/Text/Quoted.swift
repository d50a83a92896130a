// SPDX-License-Identifier: Apache-2.0

internal import ProofMassPhysics

/// Text of a user in a message: in quotes, at most 40 characters, and escaped as by `printable`.
package func quoted(_ text: String) -> String { "\"" + plain(text, most: 40) + "\"" }

/// The beginning of a user's text, escaped as by `printable`.
package func plain(_ text: String, most: Int) -> String {
  printable(String(text.unicodeScalars.prefix(most)))
}

/// The text on one line, without control sequences for a terminal: control characters, line breaks,
/// changes of the writing direction, unassigned characters and bytes that are not UTF-8 are escaped as in
/// a shell's $'…'.
package func printable(_ text: String) -> String {
  var line = ""
  for scalar in text.unicodeScalars {
    // Text from the system contains these in place of bytes that are not UTF-8 (SystemBytes.swift).
    let isStandIn = 0x10F780...0x10F7FF ~= scalar.value
    let number = isStandIn ? scalar.value & 0xFF : scalar.value
    let isByte = isStandIn || number < 0x80
    let digits = String(number, radix: 16)
    switch scalar.properties.generalCategory {
    case .control where scalar == "\n": line += "\\n"
    case .control where scalar == "\r": line += "\\r"
    case .control where scalar == "\t": line += "\\t"
    case .control where isByte, .privateUse where isByte:
      line += "\\x" + (digits.count < 2 ? "0" : "") + digits
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned:
      let isLong = number > 0xFFFF
      line += isLong ? "\\U" : "\\u"
      line += String(repeating: "0", count: (isLong ? 8 : 4) - digits.count) + digits
    default: line.unicodeScalars.append(scalar)
    }
  }
  return line
}

/// The version of the command, also included in control sessions and transcripts.
package let commandVersion = "0.1.0"

/// The shortest decimal that reads back as the same number.
package func shortest(_ number: Double) -> String {
  var bytes: [UInt8] = []
  bytes.append(decimal: number)
  return String(decoding: bytes, as: UTF8.self)
}

/// A count with its noun: `1 setting`, `2 settings`.
package func counted(_ count: Int, _ what: String) -> String {
  "\(count) \(what)\(count == 1 ? "" : "s")"
}
