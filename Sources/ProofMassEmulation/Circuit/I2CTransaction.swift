// SPDX-License-Identifier: Apache-2.0

internal import ProofMassCore
internal import ProofMassPhysics

/// One message of an I2C transfer: START, an address, and bytes in one direction.
package struct I2CMessage: Equatable, Sendable {
  /// Direction and bytes of a message.
  package enum Content: Equatable, Sendable {
    /// Writes bytes; an empty array only probes the address.
    case write([UInt8])
    /// Reads a number of bytes.
    case read(count: Int)
    /// Reads as in an SMBus block read: the first byte is the number of those that follow, 1 to 32.
    case readBlock
  }

  /// The 7-bit address; greater ones are not acknowledged.
  package var address: UInt8
  /// Direction and bytes.
  package var content: Content

  /// Creates a message from its parts.
  package init(_ content: Content, at address: UInt8) {
    self.address = address
    self.content = content
  }

  var isRead: Bool {
    if case .write = content { false } else { true }
  }

  /// The greatest number of bytes that can be read.
  var room: Int {
    switch content {
    case .write: 0
    case .read(let count): max(0, count)
    case .readBlock: 1 + 32
    }
  }
}

/// The times, in nanoseconds of board time, of an I2C transaction that writes a command byte and
/// reads: START, address, command; repeated START, address, bytes; STOP.
struct I2CReadTimes {
  let start: Int64
  /// Duration of a byte with its acknowledge.
  let byte: Int64
  /// End of the command byte.
  let command: Int64
  /// Beginning of the first byte that is read, and of the last.
  let first: Int64
  let last: Int64
  /// End of the last byte.
  let end: Int64
  /// End of the STOP.
  let stop: Int64

  @inline(__always)
  init(from start: Int64, bit: Int64, count: Int) {
    // Board time and bit time are limited, so that these sums are in range.
    self.start = start
    byte = 9 &* bit
    command = start &+ 19 &* bit
    first = start &+ 29 &* bit
    end = first &+ Int64(count) &* byte
    last = end &- byte
    stop = end &+ bit
  }
}

/// How a transaction ends.
struct I2CEnding {
  /// Whether it ends with STOP; else a repeated START follows.
  var stops = true
  /// Whether the first byte is the number of those that follow (SMBus block read), at least one and
  /// at most as many as there is room for.
  var countsFirst = false

  /// Whether it ends with STOP, after as many bytes as were requested.
  var isPlain: Bool { stops && !countsFirst }
}

/// One I2C transaction in progress, START to STOP or to the next START.
///
/// A byte to the chip takes effect when it is complete, a byte from the chip is fixed when it
/// begins; events of the chip are processed in their order in time.
struct I2CTransaction: ~Copyable {
  /// Bit time in nanoseconds.
  let bit: Int64
  /// Board time in nanoseconds.
  private(set) var time: Int64
  let fault: Fault?
  private(set) var error: BusError?
  /// Whether the fault took effect.
  private(set) var hasStruck = false
  /// The register that the first data byte belonged to.
  private(set) var register: UInt8?

  init(bit: Int64, time: Int64, fault: Fault?) {
    self.bit = bit
    self.time = time
    self.fault = fault
  }

  /// Whether the fault, if any, lets the transaction proceed past its address.
  var begins: Bool { fault == nil || fault != .timeout && fault != .noAddressAcknowledge }

  /// Ends the transaction at its address: it is not acknowledged, or the controller gives up.
  mutating func refuseAddress() -> BusError {
    hasStruck = !begins
    time += fault == .timeout ? Fault.timeoutTime : bit * (1 + 9 + 1)
    return fail(fault == .timeout ? .timeout : .noAcknowledge)
  }

  /// Runs the transaction on a chip.
  ///
  /// - Parameter edges: Receives the edges of the chip's pins, if they are watched.
  @_lifetime(reading: copy reading)
  @inline(__always)
  mutating func run<C: Chip>(
    _ chip: inout C, _ world: inout World, _ edges: inout EdgeLog, _ command: UInt8?,
    _ writing: Span<UInt8>, _ reading: inout MutableSpan<UInt8>, _ ending: I2CEnding
  ) throws(BusError) {
    guard edges.answers(&chip, at: time, in: &world) else { throw refuseAddress() }
    if command != nil || reading.isEmpty {
      try write(&chip, &world, &edges, command, writing)
    }
    if !reading.isEmpty { try read(&chip, &world, &edges, &reading, ending) }
    chip.end(at: time)
    if ending.stops { time += bit }
  }

  @inline(__always)
  private mutating func write<C: Chip>(
    _ chip: inout C, _ world: inout World, _ edges: inout EdgeLog, _ command: UInt8?,
    _ bytes: Span<UInt8>
  ) throws(BusError) {
    time += bit * (1 + 9)
    guard let command else { return }
    try send(&chip, &world, &edges, 0)
    chip.command(i2c: command, at: time)
    register = chip.pointer
    if !bytes.isEmpty { try writeData(&chip, &world, &edges, bytes) }
  }

  // Not inlined, so that reading, which is more frequent, is small enough to be inlined.
  @inline(never)
  private mutating func writeData<C: Chip>(
    _ chip: inout C, _ world: inout World, _ edges: inout EdgeLog, _ bytes: Span<UInt8>
  ) throws(BusError) {
    for index in 0..<bytes.count {
      try send(&chip, &world, &edges, 1 + index)
      guard !isIgnored() else { continue }
      chip.write(flipped(bytes[index], index), at: time)
      edges.note(&chip, at: time)
    }
  }

  @inline(never)
  private mutating func catchUp<C: Chip>(
    _ chip: inout C, _ world: inout World, _ edges: inout EdgeLog
  ) {
    edges.catchUp(&chip, to: time, in: &world)
  }

  /// Brings the chip to the end of a byte that the controller sends, and requests its acknowledge.
  @inline(__always)
  private mutating func send<C: Chip>(
    _ chip: inout C, _ world: inout World, _ edges: inout EdgeLog, _ index: Int
  ) throws(BusError) {
    time += bit * 9
    if chip.nextEvent <= time { catchUp(&chip, &world, &edges) }
    if fault != nil { try hinder(&chip, &world, &edges, index) }
  }

  /// Lets a fault strike at the acknowledge of a byte that the controller sends.
  @inline(never)
  private mutating func hinder<C: Chip>(
    _ chip: inout C, _ world: inout World, _ edges: inout EdgeLog, _ index: Int
  ) throws(BusError) {
    if fault == .noAcknowledge(byte: index) { throw stop(&chip, .noAcknowledge) }
    guard case .clockStretch(index, let length) = fault else { return }
    hasStruck = true
    guard length <= Fault.timeoutTime else {
      time += Fault.timeoutTime
      if chip.nextEvent <= time { catchUp(&chip, &world, &edges) }
      throw stop(&chip, .timeout)
    }
    time += max(0, length)
    if chip.nextEvent <= time { catchUp(&chip, &world, &edges) }
  }

  /// Whether a fault keeps the chip from storing a data byte that it acknowledges.
  @inline(__always)
  private mutating func isIgnored() -> Bool {
    guard fault != nil, fault == .ignoredWrite else { return false }
    hasStruck = true
    return true
  }

  @inline(__always)
  private mutating func read<C: Chip>(
    _ chip: inout C, _ world: inout World, _ edges: inout EdgeLog,
    _ bytes: inout MutableSpan<UInt8>, _ ending: I2CEnding
  ) throws(BusError) {
    time += bit * (1 + 9)
    register = chip.pointer
    if fault != nil { try hinder(&chip, &world, &edges, 1) }
    let byteTime = bit * 9
    guard fault == nil && !ending.countsFirst else {
      return try readSingly(&chip, &world, &edges, &bytes, ending)
    }
    if chip.nextEvent <= time { catchUp(&chip, &world, &edges) }
    let end = time + byteTime * Int64(bytes.count)
    if chip.nextEvent > end && (!edges.isKept || bytes.count <= 8) {
      chip.read(into: &bytes, at: time, every: byteTime)
      edges.note(&chip, at: end - byteTime)
    } else {
      edges.readInParts(of: &chip, into: &bytes, at: time, every: byteTime, in: &world)
    }
    time = end
  }

  /// Reads byte by byte, because a fault may strike in between, or the first byte is the number of
  /// those that follow.
  @inline(never)
  private mutating func readSingly<C: Chip>(
    _ chip: inout C, _ world: inout World, _ edges: inout EdgeLog,
    _ bytes: inout MutableSpan<UInt8>, _ ending: I2CEnding
  ) throws(BusError) {
    let byteTime = bit * 9
    var count = ending.countsFirst ? 1 : bytes.count
    var index = 0
    while index < count {
      if fault != nil, case .shortRead(let end) = fault, index >= end {
        throw stop(&chip, BusError(.other))
      }
      if chip.nextEvent <= time { catchUp(&chip, &world, &edges) }
      bytes[index] = flipped(chip.read(at: time), index)
      edges.note(&chip, at: time)
      time += byteTime
      if ending.countsFirst && index == 0 {
        count += Int(bytes[0])
        guard 2...bytes.count ~= count else { throw stop(&chip, BusError(.other), fault: false) }
      }
      index += 1
    }
  }

  @inline(__always)
  private mutating func flipped(_ byte: UInt8, _ index: Int) -> UInt8 {
    guard fault != nil, case .flippedBit(index, let bit) = fault else { return byte }
    hasStruck = true
    return byte ^ (1 << UInt8(bit & 7))
  }

  private mutating func stop<C: Chip>(
    _ chip: inout C, _ error: BusError, fault isFault: Bool = true
  ) -> BusError {
    if isFault { hasStruck = true }
    chip.end(at: time)
    time += bit
    return fail(error)
  }

  private mutating func fail(_ error: BusError) -> BusError {
    self.error = error
    return error
  }
}
