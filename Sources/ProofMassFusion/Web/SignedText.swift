// SPDX-License-Identifier: Apache-2.0

#if !hasFeature(Embedded)
  extension String {
    /// A number to the closest integer, halves upwards as JavaScript's Math.round has it, with a sign
    /// also when it is positive or zero, and spaces in front up to a width: a column of readings that
    /// does not jitter.
    ///
    /// - Parameter width: From 0 to 80 characters, a line; what lies outside is the nearer end.
    public init(signed value: Double, width: Int = 0) {
      let floor = value.rounded(.down)
      let rounded = value - floor >= 0.5 ? floor + 1 : floor
      let digits = Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
      let text = rounded >= 0 ? "+\(digits)" : digits
      let spaces = Swift.max(0, Swift.max(0, Swift.min(width, 80)) - text.count)
      self = String(repeating: " ", count: spaces) + text
    }
  }
#endif
