// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// One SPI frame in progress, chip select low to high: after the command byte, bytes go both ways at
/// once, as many as the longer side has; the controller clocks out zeros where it has none.
///
/// SPI has no acknowledge: an absent chip reads as ones, and a controller fails only by itself.
struct SPIFrame: ~Copyable {
  let bit: Int64
  private(set) var time: Int64
  let fault: Fault?
  private(set) var error: BusError?
  /// Whether the fault had anything to act on.
  private(set) var hasStruck = false
  /// Whether the command told the chip to read; nil when there was none.
  private(set) var reads: Bool?
  /// The register that the first data byte belonged to.
  private(set) var register: UInt8?
  /// Whether one wire carries data both ways. A chip that is told otherwise is not heard.
  let isThreeWire: Bool
  /// Whether chip select was low already, and the command has gone before.
  private let isResumed: Bool
  /// Whether chip select stays low after it.
  var keepsSelected = false

  init(bit: Int64, time: Int64, fault: Fault?, isThreeWire: Bool, resuming held: HeldFrame? = nil) {
    self.isThreeWire = isThreeWire
    self.bit = bit
    self.time = time
    self.fault = fault
    isResumed = held != nil
    reads = held?.reads
    register = held?.register
  }

  /// Throws what the controller fails with before the frame begins.
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

  /// A frame on a chip select with nothing behind it.
  @_lifetime(reading: copy reading)
  mutating func runOpen(_ writing: Span<UInt8>, _ reading: inout MutableSpan<UInt8>) {
    for index in 0..<reading.count { reading[index] = 0xFF }
    time += bit * 8 * Int64((isResumed ? 0 : 1) + max(writing.count, reading.count))
  }

  /// - Parameter edges: What the chip's pins do meanwhile, if somebody watches them.
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
    for index in 0..<max(writing.count, reading.count) {
      if reads {
        // A chip that was told to read drives its output and takes nothing.
        if fault != nil, case .shortRead(let count) = fault, index >= count {
          throw stop(&chip, BusError(.other))
        }
        if chip.nextEvent <= time { edges.catchUp(&chip, to: time, in: &world) }
        let byte = flipped(chip.read(at: time), index)
        edges.note(&chip, at: time)
        if index < reading.count {
          reading[index] = chip.isThreeWire == isThreeWire ? byte : 0xFF
        }
        time += bit * 8
      } else {
        // Told to write, the chip leaves its output alone.
        try pass(&chip, &world, &edges, 1 + index)
        let byte = index < writing.count ? writing[index] : 0
        chip.write(flipped(byte, index), at: time)
        edges.note(&chip, at: time)
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
