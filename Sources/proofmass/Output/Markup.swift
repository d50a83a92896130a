// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// Text within HTML or SVG, or within an attribute of theirs in double quotes.
func markup(_ text: String) -> String {
  var result = ""
  for character in printable(text) {
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "\"": result += "&quot;"
    default: result.append(character)
    }
  }
  return result
}
