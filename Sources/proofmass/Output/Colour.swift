// SPDX-License-Identifier: Apache-2.0

import ProofMassSystem

/// A colour of text on standard output. Words carry the same information, so that nothing is lost without it.
enum Colour: String {
  case bold = "1"
  case red = "31"
  case yellow = "33"

  /// By the rules of no-color.org: only on a terminal, and not where NO_COLOR is set and not empty. A
  /// terminal of the type dumb has no colours.
  static let isOn =
    ByteFile.standardOutput.isTerminal && environment("NO_COLOR") ?? "" == ""
    && environment("TERM") != "dumb"

  func of(_ text: String) -> String {
    Self.isOn && !text.isEmpty ? "\u{1b}[\(rawValue)m\(text)\u{1b}[0m" : text
  }
}
