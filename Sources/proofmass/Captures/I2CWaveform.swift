// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation

/// Draws the levels of SCL and SDA in I2C transactions, with the bit times that an emulated board assumes: one for a
/// START, nine for a byte, one for a repeated START and for a STOP.
struct I2CWaveform {
  /// The numbers of the wires.
  let (scl, sda): (Int, Int)
  /// Whether the last transaction ended without STOP, so that SCL is still low.
  private var isHeld = false

  init(scl: Int, sda: Int) { (self.scl, self.sda) = (scl, sda) }

  /// The bit times of a transaction.
  static func slots(of transaction: Transaction) -> Int64 {
    bytes(of: transaction).reduce(1) { $0 + 1 + 9 * Int64($1.count) }
  }

  /// The bytes of each message, the address first. A transaction that failed ends after its address.
  private static func bytes(of transaction: Transaction) -> [[UInt8]] {
    guard case .i2c(let address) = transaction.target else { return [] }
    let (written, read) = (transaction.written, transaction.read)
    if transaction.error != nil {
      return [[address << 1 | (written.isEmpty && transaction.missing > 0 ? 1 : 0)]]
    }
    let write = written.isEmpty && !read.isEmpty ? [] : [[address << 1] + written]
    return write + (read.isEmpty ? [] : [[address << 1 | 1] + read])
  }

  /// Draws a transaction.
  ///
  /// - Returns: Its end.
  mutating func draw(
    _ transaction: Transaction, at start: Int64, bit: Int64, _ put: (WireChange) -> Void
  ) -> Int64 {
    var time = start
    for message in Self.bytes(of: transaction) {
      begin(&time, bit, put)
      for (index, byte) in message.enumerated() {
        let reads = message[0] & 1 == 1 && index > 0
        // The controller acknowledges all that it reads but the last.
        let isAcknowledged = reads ? index < message.count - 1 : transaction.error == nil
        for shift in (0..<8).reversed() { slot(byte >> UInt8(shift) & 1 == 1, &time, bit, put) }
        slot(!isAcknowledged, &time, bit, put)
      }
    }
    guard transaction.stops else { return time }
    put(WireChange(time + bit / 4, sda, .low))
    put(WireChange(time + bit / 2, scl, .high))
    put(WireChange(time + bit * 3 / 4, sda, .high))
    isHeld = false
    return time + bit
  }

  private mutating func begin(_ time: inout Int64, _ bit: Int64, _ put: (WireChange) -> Void) {
    if isHeld {
      put(WireChange(time + bit / 4, sda, .high))
      put(WireChange(time + bit / 2, scl, .high))
      put(WireChange(time + bit * 3 / 4, sda, .low))
    } else {
      put(WireChange(time, sda, .low))
    }
    put(WireChange(time + bit, scl, .low))
    isHeld = true
    time += bit
  }

  private func slot(
    _ isHigh: Bool, _ time: inout Int64, _ bit: Int64, _ put: (WireChange) -> Void
  ) {
    put(WireChange(time + bit / 4, sda, isHigh ? .high : .low))
    put(WireChange(time + bit / 2, scl, .high))
    put(WireChange(time + bit, scl, .low))
    time += bit
  }
}
