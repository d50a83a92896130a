// SPDX-License-Identifier: Apache-2.0

extension Int16 {
  /// A word whose low byte is at the lower address.
  @inlinable
  init(low: UInt8, high: UInt8) {
    self.init(bitPattern: UInt16(high) << 8 | UInt16(low))
  }
}
