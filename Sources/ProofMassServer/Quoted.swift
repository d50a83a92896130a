// SPDX-License-Identifier: Apache-2.0

/// Somebody's word in a message: short, and without what a terminal would obey.
package func quoted(_ text: String) -> String { "\"" + plain(text, most: 40) + "\"" }

/// The beginning of somebody's text, without what a terminal would obey.
func plain(_ text: String, most: Int) -> String {
  let isPlain = { (scalar: Unicode.Scalar) in
    scalar.value >= 0x20 && !(0x7F...0x9F ~= scalar.value)
  }
  return String(text.prefix(most).map { $0.unicodeScalars.allSatisfy(isPlain) ? $0 : "?" })
}
