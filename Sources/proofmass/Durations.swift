// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

extension Duration {
  /// A number and `ms`, `s`, `min` or `h`; nil for anything else, for nothing, and beyond a century.
  init?(argument text: String) {
    // The longer units first, for `ms` ends with `s`.
    let units = [("ms", 1e6), ("min", 60e9), ("s", 1e9), ("h", 3600e9)]
    guard let (unit, factor) = units.first(where: { text.hasSuffix($0.0) }),
      let number = finite(String(text.dropLast(unit.count)))
    else { return nil }
    let nanoseconds = (number * factor).rounded()
    guard nanoseconds >= 1, nanoseconds < 3.2e18 else { return nil }
    self.init(wholeNanoseconds: Int64(nanoseconds))
  }
}
