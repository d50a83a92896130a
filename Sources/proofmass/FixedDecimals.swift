// SPDX-License-Identifier: Apache-2.0

extension [UInt8] {
  /// Appends a number with so many decimals, right-aligned; for reading only.
  mutating func append(_ value: Double, decimals: Int, width: Int) {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let rounded = Int64(Swift.min(Swift.max((value * scale).rounded(), -1e15), 1e15))
    let digits = String(rounded.magnitude)
    let padded =
      String(repeating: "0", count: Swift.max(0, decimals + 1 - digits.utf8.count)) + digits
    let part = decimals > 0 ? "." + padded.suffix(decimals) : ""
    let text = (rounded < 0 ? "-" : "") + String(padded.dropLast(decimals)) + part
    append(contentsOf: String(repeating: " ", count: Swift.max(0, width - text.utf8.count)).utf8)
    append(contentsOf: text.utf8)
  }
}
