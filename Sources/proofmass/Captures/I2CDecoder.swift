// SPDX-License-Identifier: Apache-2.0

/// Finds the transactions in the levels of SCL and SDA.
struct I2CDecoder {
  private var filter = GlitchFilter(levels: 3)
  private var isBegun = false
  private var levels: UInt8 = 3
  /// The bits since the last byte, and their number.
  private var bits: UInt16 = 0
  private var count = 0
  private var lastFall: Int64 = 0
  private var bus = I2CAssembler()

  /// Takes the levels from a time on, in nanoseconds; returns the transactions that have ended.
  mutating func take(_ time: Int64, scl: Bool, sda: Bool) -> [CapturedTransfer] {
    let new: UInt8 = (scl ? 1 : 0) | (sda ? 2 : 0)
    guard isBegun else {
      (isBegun, filter, levels) = (true, GlitchFilter(levels: new), new)
      return []
    }
    // A copy, because the edges change this decoder.
    var filter = filter
    filter.take(time, new) { edge($0, $1) }
    self.filter = filter
    return bus.take()
  }

  /// Returns the transactions that the capture's last edges end.
  mutating func finish() -> [CapturedTransfer] {
    var filter = filter
    filter.settle(before: .max) { edge($0, $1) }
    self.filter = filter
    return bus.take()
  }

  private mutating func edge(_ time: Int64, _ new: UInt8) {
    let isHigh = new & 2 != 0
    switch (levels & 1 != 0, new & 1 != 0) {
    case (true, true):
      if isHigh { bus.stop() } else { bus.start(time, after: lastFall) }
      (bits, count) = (0, 0)
    case (false, true):
      bits = bits << 1 | (isHigh ? 1 : 0)
      count += 1
    case (true, false):
      lastFall = time
      guard count == 9 else { break }
      bus.byte(UInt8(truncatingIfNeeded: bits >> 1), isAcknowledged: bits & 1 == 0, until: time)
      (bits, count) = (0, 0)
    case (false, false): break
    }
    levels = new
  }
}
