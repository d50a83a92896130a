// SPDX-License-Identifier: Apache-2.0

/// Leaves out short pulses of two wires, as an I2C input does.
struct GlitchFilter {
  /// Pulses shorter than this, in nanoseconds, are left out (UM10204, tSP of fast mode).
  static let limit: Int64 = 50

  /// The two levels, as bits 0 and 1.
  private(set) var levels: UInt8
  /// The time since when a wire has had another level than that in `levels`; nil where it has the same.
  private var since: (Int64?, Int64?) = (nil, nil)

  init(levels: UInt8) { self.levels = levels }

  /// Takes the levels from a time on, and passes on the changes that have lasted since before it.
  mutating func take(_ time: Int64, _ new: UInt8, _ put: (Int64, UInt8) -> Void) {
    settle(before: time, put)
    since.0 = (new ^ levels) & 1 == 0 ? nil : since.0 ?? time
    since.1 = (new ^ levels) & 2 == 0 ? nil : since.1 ?? time
  }

  /// Passes on the changes that have lasted long enough at a time; both of an instant together.
  mutating func settle(before time: Int64, _ put: (Int64, UInt8) -> Void) {
    while case let first = min(since.0 ?? .max, since.1 ?? .max), first < .max,
      time == .max || time - first >= Self.limit
    {
      if since.0 == first { (levels, since.0) = (levels ^ 1, nil) }
      if since.1 == first { (levels, since.1) = (levels ^ 2, nil) }
      put(first, levels)
    }
  }
}
