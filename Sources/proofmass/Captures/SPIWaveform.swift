// SPDX-License-Identifier: Apache-2.0

import ProofMassEmulation

/// Draws the levels of SPI's wires in a frame, with the bit times that an emulated board assumes: eight for a byte.
struct SPIWaveform {
  /// The numbers of the wires.
  let clock: Int
  let out: Int
  let back: Int

  /// The bytes of a frame.
  static func count(of transaction: Transaction) -> Int64 {
    Int64(transaction.written.count + transaction.read.count + transaction.missing)
  }

  /// Draws a frame. A controller in an unsupported mode has its own edges; others have those of mode 3.
  ///
  /// - Returns: Its end.
  func draw(
    _ frame: Transaction, select: Int, at start: Int64, bit: Int64, _ put: (WireChange) -> Void
  ) -> Int64 {
    let mode = frame.clock.mode ?? 3
    let (idles, samplesFirst) = (mode >= 2 ? Level.high : .low, mode & 1 == 0)
    let sent = frame.written
    let given = [UInt8](repeating: 0xFF, count: sent.count) + frame.read
    let count = Int(Self.count(of: frame))
    put(WireChange(start - bit / 16, clock, idles))
    put(WireChange(start, select, .low))
    for index in 0..<(8 * count) {
      let time = start + Int64(index) * bit
      func level(_ bytes: [UInt8], _ rest: UInt8) -> Level {
        let byte = index / 8 < bytes.count ? bytes[index / 8] : rest
        return byte >> UInt8(7 - index % 8) & 1 == 1 ? .high : .low
      }
      // Behind the fall of chip select, so that the clock is seen to be idle at it.
      let change = time + (index == 0 ? bit / 8 : 0)
      put(
        WireChange(
          change, out,
          frame.isThreeWire && index >= 8 * sent.count ? level(given, 0xFF) : level(sent, 0)))
      put(WireChange(change, back, frame.isThreeWire ? .open : level(given, 0xFF)))
      if samplesFirst {
        put(WireChange(time + bit / 2, clock, idles.inverse))
        // The last edge is before the end, at which chip select rises.
        put(WireChange(time + (index == 8 * count - 1 ? bit * 3 / 4 : bit), clock, idles))
      } else {
        put(WireChange(change, clock, idles.inverse))
        put(WireChange(time + bit / 2, clock, idles))
      }
    }
    let end = start + Int64(8 * count) * bit
    put(WireChange(end - bit / 8, select, .high))
    return end
  }
}
