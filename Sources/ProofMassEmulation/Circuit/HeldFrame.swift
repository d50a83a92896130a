// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore

/// An SPI frame whose chip select is still low after a transfer, so that the next one goes on with it.
///
/// As in Linux, chip select belongs to the controller: whoever speaks to the same chip next goes on,
/// a frame for another one of the same bus, or a setting of the chip's own, ends it, and until then
/// it stays. A planned fault strikes in the first transfer of a frame.
struct HeldFrame {
  let select: SPISelect
  /// Board time of its beginning, in nanoseconds.
  let start: Int64
  let command: UInt8
  let reads: Bool?
  let register: UInt8?
  /// What went both ways after the command byte, where that is logged.
  var written: [UInt8] = []
  var read: [UInt8] = []
}

extension Board {
  /// One stay of chip select at low, or a part of one: what came back for each byte.
  mutating func exchange(
    _ select: SPISelect, _ bytes: [UInt8], keepsSelected: Bool
  ) throws(BusError) -> [UInt8] {
    let index = heldFrames.firstIndex { $0.select == select }
    let held = index.map { heldFrames.remove(at: $0) }
    guard let command = held?.command ?? bytes.first else { return [] }
    let data = held == nil ? Array(bytes.dropFirst()) : bytes
    var back = [UInt8](repeating: 0, count: data.count)
    var reading = back.mutableSpan
    try spi(
      select, command: command, writing: data.span, reading: &reading, resuming: held,
      keepsSelected: keepsSelected)
    // While the command goes out nobody drives the other line, which is pulled up.
    return held == nil ? [0xFF] + back : back
  }

  /// Ends the held frames of these chip selects.
  mutating func deselect(_ isMeant: (SPISelect) -> Bool) {
    while let index = heldFrames.firstIndex(where: { isMeant($0.select) }) {
      let held = heldFrames.remove(at: index)
      let target = Transaction.Target.spi(held.select)
      if let chip = find(target) { with(chip) { [now] in $0.end(at: now) } }
      guard log.isOn else { continue }
      let frame = SPIFrame(bit: 0, time: now, fault: nil, isThreeWire: false, resuming: held)
      record(frame, target, at: held.start, held.command, held.written.span, held.read.span)
    }
  }

  /// After a transfer that keeps its chip selected.
  mutating func hold(
    _ frame: borrowing SPIFrame, _ held: HeldFrame?, _ select: SPISelect, at start: Int64,
    _ command: UInt8, _ writing: Span<UInt8>, _ reading: Span<UInt8>
  ) {
    var next = HeldFrame(
      select: select, start: start, command: command, reads: frame.reads,
      register: frame.register)
    if log.isOn {
      next.written = (held?.written ?? []) + writing.array
      next.read = (held?.read ?? []) + reading.array
    }
    heldFrames.append(next)
  }
}
