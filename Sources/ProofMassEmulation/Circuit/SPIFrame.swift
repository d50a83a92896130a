// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// One SPI frame in progress, chip select low to high: after the command byte, bytes are
/// transferred in both directions simultaneously, as many as the longer side has; the controller
/// clocks out zeros where it has none.
///
/// SPI has no acknowledge: an absent chip reads as ones, and only the controller itself can fail.
struct SPIFrame: ~Copyable {
  /// Bit time in nanoseconds.
  let bit: Int64
  /// Board time in nanoseconds.
  private(set) var time: Int64
  let fault: Fault?
  private(set) var error: BusError?
  /// Whether the fault took effect.
  private(set) var hasStruck = false
  /// Whether the command requested a read; nil when there was none.
  private(set) var reads: Bool?
  /// The register that the first data byte belonged to.
  private(set) var register: UInt8?
  /// Whether one wire carries data in both directions. The output of a chip that is set otherwise
  /// is not received.
  let isThreeWire: Bool
  /// Whether chip select was low already, and the command byte was sent before.
  private let isResumed: Bool
  /// Whether chip select stays low at the end.
  var keepsSelected = false
  /// The controller's clock, where it has an effect.
  var clock = SPIClock.fitting
  /// The shift of the bits by that clock.
  var slip = SPISlip()

  init(bit: Int64, time: Int64, fault: Fault?, isThreeWire: Bool, resuming held: HeldFrame? = nil) {
    self.isThreeWire = isThreeWire
    self.bit = bit
    self.time = time
    self.fault = fault
    isResumed = held != nil
    reads = held?.reads
    register = held?.register
    if let held { (clock, slip) = (held.clock, held.slip) }
  }

  /// Throws the error with which the controller fails before the frame begins, if a fault requires it.
  mutating func begin() throws(BusError) {
    switch fault {
    case .timeout:
      time += Fault.timeoutTime
      throw fail(.timeout)
    case .noAddressAcknowledge:
      throw fail(BusError(.other))
    default: break
    }
  }

  /// Runs a frame on a chip select without a chip.
  @_lifetime(reading: copy reading)
  mutating func runOpen(_ writing: Span<UInt8>, _ reading: inout MutableSpan<UInt8>) {
    for index in 0..<reading.count { reading[index] = 0xFF }
    time += bit * 8 * Int64((isResumed ? 0 : 1) + max(writing.count, reading.count))
  }

  /// Runs the frame on a chip.
  ///
  /// - Parameter edges: Receives the edges of the chip's pins, if they are watched.
  @_lifetime(reading: copy reading)
  @inline(__always)
  mutating func run<C: Chip>(
    _ chip: inout C, _ world: inout World, _ edges: inout EdgeLog, _ command: UInt8,
    _ writing: Span<UInt8>, _ reading: inout MutableSpan<UInt8>
  ) throws(BusError) {
    let reads: Bool
    if isResumed, let told = self.reads {
      reads = told
    } else {
      try pass(&chip, &world, &edges, 0)
      reads = chip.command(spi: command, at: time)
      self.reads = reads
      register = chip.pointer
    }
    let isHeard = chip.isThreeWire == isThreeWire
    if reads, fault == nil, writing.isEmpty, isHeard, !edges.isKept {
      edges.readInParts(of: &chip, into: &reading, at: time, every: bit * 8, in: &world)
      time += bit * 8 * Int64(reading.count)
      if !keepsSelected { chip.end(at: time) }
      return
    }
    for index in 0..<max(writing.count, reading.count) {
      if reads {
        // In a frame that reads, the chip drives its output and ignores its input.
        if fault != nil, case .shortRead(let count) = fault, index >= count {
          throw stop(&chip, BusError(.other))
        }
        if chip.nextEvent <= time { edges.catchUp(&chip, to: time, in: &world) }
        let byte = flipped(chip.read(at: time), index)
        edges.note(&chip, at: time)
        if index < reading.count {
          reading[index] = isHeard ? byte : 0xFF
        }
        time += bit * 8
      } else {
        // In a frame that writes, the chip does not drive its output.
        try pass(&chip, &world, &edges, 1 + index)
        let byte = index < writing.count ? writing[index] : 0
        if fault == .ignoredWrite {
          hasStruck = true
        } else {
          chip.write(flipped(byte, index), at: time)
          edges.note(&chip, at: time)
        }
        if index < reading.count { reading[index] = 0xFF }
      }
    }
    if !keepsSelected { chip.end(at: time) }
  }

  @inline(__always)
  private mutating func pass<C: Chip>(
    _ chip: inout C, _ world: inout World, _ edges: inout EdgeLog, _ index: Int
  ) throws(BusError) {
    time += bit * 8
    if chip.nextEvent <= time { edges.catchUp(&chip, to: time, in: &world) }
    if fault != nil, fault == .noAcknowledge(byte: index) { throw stop(&chip, BusError(.other)) }
  }

  @inline(__always)
  private mutating func flipped(_ byte: UInt8, _ index: Int) -> UInt8 {
    guard fault != nil, case .flippedBit(index, let bit) = fault else { return byte }
    hasStruck = true
    return byte ^ (1 << UInt8(bit & 7))
  }

  private mutating func stop<C: Chip>(_ chip: inout C, _ error: BusError) -> BusError {
    chip.end(at: time)
    return fail(error)
  }

  private mutating func fail(_ error: BusError) -> BusError {
    self.error = error
    hasStruck = fault != nil
    return error
  }
}

/// An SPI frame whose chip select is still low after a transfer, so that the next one continues it.
///
/// As in Linux, chip select belongs to the controller: the next transfer to the same chip continues
/// the frame, whichever program requests it; a frame for another chip of the bus, or a setting of
/// the chip's own, ends it. A planned fault strikes in the first transfer of a frame.
struct HeldFrame {
  let select: SPISelect
  /// Board time of its beginning, in nanoseconds.
  let start: Int64
  let command: UInt8
  let isThreeWire: Bool
  let reads: Bool?
  let register: UInt8?
  /// The controller's clock, where it has an effect, and the shift of the bits by it.
  var clock = SPIClock.fitting
  var slip = SPISlip()
  /// Bytes of both directions after the command byte, where transactions are logged.
  var written: [UInt8] = []
  var read: [UInt8] = []
}

extension Board {
  /// Runs a frame, or a part of one, and returns the byte that came back for each.
  mutating func exchange(
    _ select: SPISelect, _ bytes: [UInt8], keepsSelected: Bool, isThreeWire: Bool,
    clock: SPIClock
  ) throws(BusError) -> [UInt8] {
    let index = heldFrames.firstIndex { $0.select == select }
    let held = index.map { heldFrames.remove(at: $0) }
    guard let command = held?.command ?? bytes.first else { return [] }
    let data = held == nil ? Array(bytes.dropFirst()) : bytes
    var back = [UInt8](repeating: 0, count: data.count)
    var reading = back.mutableSpan
    try spi(
      select, command: command, writing: data.span, reading: &reading, resuming: held,
      keepsSelected: keepsSelected, isThreeWire: isThreeWire, clock: clock)
    // While the command goes out, the other line is not driven and is pulled up.
    return held == nil ? [0xFF] + back : back
  }

  /// Advances by the time of bytes that are clocked while no chip is selected.
  mutating func clock(unselected count: Int) {
    advance(to: now + wireTime.spiBit * 8 * Int64(count))
  }

  /// Ends the held frames of these chip selects.
  mutating func deselect(_ isMeant: (SPISelect) -> Bool) {
    while let index = heldFrames.firstIndex(where: { isMeant($0.select) }) {
      let held = heldFrames.remove(at: index)
      let target = Transaction.Target.spi(held.select)
      if let chip = find(target) { with(chip) { [now] in $0.end(at: now) } }
      guard log.isOn else { continue }
      let frame = SPIFrame(
        bit: 0, time: now, fault: nil, isThreeWire: held.isThreeWire, resuming: held)
      record(frame, target, at: held.start, held.command, held.written.span, held.read.span)
    }
  }

  /// Keeps a frame after a transfer that leaves its chip selected.
  mutating func hold(
    _ frame: borrowing SPIFrame, _ held: HeldFrame?, _ select: SPISelect, at start: Int64,
    _ command: UInt8, _ writing: Span<UInt8>, _ reading: Span<UInt8>
  ) {
    var next = HeldFrame(
      select: select, start: start, command: command, isThreeWire: frame.isThreeWire,
      reads: frame.reads, register: frame.register, clock: frame.clock, slip: frame.slip)
    if log.isOn {
      next.written = (held?.written ?? []) + writing.array
      next.read = (held?.read ?? []) + reading.array
    }
    heldFrames.append(next)
  }
}
