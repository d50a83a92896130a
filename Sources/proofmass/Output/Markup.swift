// SPDX-License-Identifier: Apache-2.0

import ProofMassServer

/// Text for HTML or SVG, or for a double-quoted attribute.
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
