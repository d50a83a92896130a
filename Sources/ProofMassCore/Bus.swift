// SPDX-License-Identifier: Apache-2.0

/// Access to the registers of one chip, independent of the wire.
///
/// A bus is exclusive to its chip: a driver owns it and gives it back with `release()`. Calls block
/// until the transaction is over. `I2CDevice` and `SPIDevice` turn a wire into a bus and do the
/// framing; a test may conform directly.
///
/// A conformer promises:
/// - a read fills every byte or throws; after a throw the contents of `bytes` are undefined;
/// - a write that throws may have written some of the registers;
/// - an empty read or write throws `BusError.unsupported`, without a transaction on the wire;
/// - after a throw, the bus is usable for the next call.
public protocol Bus: ~Copyable {
  /// Reads a run of registers: `first` and those that follow in the chip's order of incrementing.
  mutating func read(_ first: UInt8, into bytes: inout MutableSpan<UInt8>) throws(BusError)

  /// Writes a run of registers: `first` and those that follow in the chip's order of incrementing.
  mutating func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError)

  /// Whether the chip is on SPI; false by default. A few chips have to be set to four wires before they can be read
  /// there.
  var isSPI: Bool { get }
}

extension Bus where Self: ~Copyable {
  /// False.
  @inlinable public var isSPI: Bool { false }

  /// Reads a run of registers whose length follows from the type: `let six: [6 of UInt8] = …`.
  @inlinable
  @inline(__always)
  public mutating func read<let count: Int>(
    _ first: UInt8
  ) throws(BusError) -> InlineArray<count, UInt8> {
    var bytes = InlineArray<count, UInt8>(repeating: 0)
    var span = bytes.mutableSpan
    try read(first, into: &span)
    return bytes
  }

  /// Reads one register.
  @inlinable
  public mutating func read(_ register: UInt8) throws(BusError) -> UInt8 {
    let byte: InlineArray<1, UInt8> = try read(register)
    return byte[0]
  }

  /// Writes one register.
  @inlinable
  public mutating func write(_ byte: UInt8, to register: UInt8) throws(BusError) {
    let bytes: InlineArray<1, UInt8> = [byte]
    try write(bytes.span, to: register)
  }
}

/// A line that a chip drives: its data-ready or interrupt output.
///
/// With a line, the chip need not be polled for new samples, and a sample can be read before the
/// next one replaces it during the read.
///
/// A conformer promises:
/// - edges are queued from the moment the line is opened and returned one by one, the oldest first,
///   so that an edge between two waits is not missed; the queue holds at least 16 edges;
/// - an edge carries the time at which it occurred, on the timebase that the drivers wait on;
/// - after a throw, the line is usable for the next call.
public protocol DataReadyLine: ~Copyable {
  /// Waits for the next edge to the active level and returns the instant at which it happened, or
  /// nil if `deadline` passes first. A level that was active before the line was opened is not an
  /// edge.
  ///
  /// - Throws: `BusError`, `.other` with the platform's error number.
  mutating func waitForEdge(until deadline: Instant) throws(BusError) -> Instant?

  /// Whether the line is at its active level now.
  mutating func isActive() throws(BusError) -> Bool

  /// The number of edges lost so far because the queue was full; 0 if the conformer does not count
  /// them.
  var lostEdges: Int { mutating get }

  /// Records that the driver no longer uses the line, and does not wait on it any more: polling the chip
  /// found samples for which the line showed no edge.
  mutating func giveUp()
}

extension DataReadyLine where Self: ~Copyable {
  /// Does nothing.
  @inlinable public mutating func giveUp() {}
}

/// The bus of one chip on either an I2C or an SPI wire, chosen at run time.
///
/// One concrete type for both wires, so that the sample path needs neither existentials nor a copy
/// of the code for each combination of chips and wires:
///
///     typealias LinuxBus = EitherBus<LinuxI2C, LinuxSPI>
public struct EitherBus<I2CWire: I2C & ~Copyable, SPIWire: SPI & ~Copyable>: ~Copyable, Bus {
  // Two optionals, one of them nil: the payload of an enum would be moved out and in for each call.
  @usableFromInline var i2c: I2CDevice<I2CWire>?
  @usableFromInline var spi: SPIDevice<SPIWire>?

  /// Creates the bus of a chip on an I2C wire.
  public init(_ device: consuming I2CDevice<I2CWire>) {
    i2c = consume device
    spi = nil
  }

  /// Creates the bus of a chip on an SPI wire.
  public init(_ device: consuming SPIDevice<SPIWire>) {
    i2c = nil
    spi = consume device
  }

  /// Reads a run of registers by the wire that the chip is on.
  @inlinable
  public mutating func read(
    _ first: UInt8, into bytes: inout MutableSpan<UInt8>
  ) throws(BusError) {
    if try i2c?.read(first, into: &bytes) == nil { try spi?.read(first, into: &bytes) }
  }

  /// Writes a run of registers by the wire that the chip is on.
  @inlinable
  public mutating func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    if try i2c?.write(bytes, to: first) == nil { try spi?.write(bytes, to: first) }
  }

  /// Whether the chip is on the SPI wire.
  @inlinable public var isSPI: Bool { spi != nil }
}

extension EitherBus: Sendable
where I2CWire: Sendable & ~Copyable, SPIWire: Sendable & ~Copyable {}
