// SPDX-License-Identifier: Apache-2.0

internal import ProofMassSystem

/// Somebody's word in a message: short, and without what a terminal would obey.
package func quoted(_ text: String) -> String { "\"" + plain(text, most: 40) + "\"" }

/// The beginning of somebody's text, without what a terminal would obey.
func plain(_ text: String, most: Int) -> String {
  printable(String(text.unicodeScalars.prefix(most)))
}

/// A text on one line, in which a terminal finds nothing to obey: control characters and what breaks
/// or turns a line are escaped as a shell's $'…' has it, bytes that are no UTF-8, too.
package func printable(_ text: String) -> String {
  var line = ""
  for scalar in text.unicodeScalars {
    let number = scalar.systemByte.map(UInt32.init) ?? scalar.value
    let isByte = scalar.systemByte != nil || number < 0x80
    let digits = String(number, radix: 16)
    switch scalar.properties.generalCategory {
    case .control where scalar == "\n": line += "\\n"
    case .control where scalar == "\r": line += "\\r"
    case .control where scalar == "\t": line += "\\t"
    case .control where isByte, .privateUse where isByte:
      line += "\\x" + (digits.count < 2 ? "0" : "") + digits
    case .control, .format, .lineSeparator, .paragraphSeparator:
      let isLong = number > 0xFFFF
      line += isLong ? "\\U" : "\\u"
      line += String(repeating: "0", count: (isLong ? 8 : 4) - digits.count) + digits
    default: line.unicodeScalars.append(scalar)
    }
  }
  return line
}
