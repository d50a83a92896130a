// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A circuit's I2C bus, as drivers use it.
public struct CircuitI2C: I2C, Sendable {
  let circuit: Circuit

  /// Writes a command byte and the bytes after it.
  public func write(
    _ bytes: Span<UInt8>, command: UInt8, to address: UInt8
  ) throws(BusError) {
    var none = MutableSpan<UInt8>()
    try circuit.transfer(address, command: command, writing: bytes, reading: &none)
  }

  /// Writes a command byte and, after a repeated START, reads.
  public func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, from address: UInt8
  ) throws(BusError) {
    try circuit.transfer(address, command: command, writing: Span(), reading: &bytes)
  }
}

/// A chip select of a circuit's SPI bus, as drivers use it.
public struct CircuitSPI: SPI, Sendable {
  let circuit: Circuit
  let select: SPISelect
  let clock: SPIClock

  /// Sends a command byte and the bytes after it in one frame.
  public func write(_ bytes: Span<UInt8>, command: UInt8) throws(BusError) {
    var none = MutableSpan<UInt8>()
    try circuit.transfer(
      spi: select, command: command, writing: bytes, reading: &none, clock: clock)
  }

  /// Sends a command byte and reads in the same frame.
  public func read(into bytes: inout MutableSpan<UInt8>, command: UInt8) throws(BusError) {
    try circuit.transfer(
      spi: select, command: command, writing: Span(), reading: &bytes, clock: clock)
  }
}

/// A circuit's virtual time as a driver's timebase: waiting advances it.
public struct CircuitTimebase: Timebase, Sendable {
  let circuit: Circuit

  /// The present board time.
  public func now() -> Instant { circuit.now }

  /// Advances board time to an instant.
  public func wait(until instant: Instant) { circuit.advance(to: instant) }
}

/// Speeds of a board's buses.
///
/// On I2C a START, a repeated START and a STOP take a bit time each and a byte takes nine, so a
/// read of n bytes takes 30 + 9n; on SPI a byte takes eight and chip select nothing.
public struct WireTime: Equatable, Sendable {
  /// Clock of the I2C bus in hertz, at least 1.
  package let i2cHertz: Int64
  /// Clock of the SPI bus in hertz, at least 1.
  package let spiHertz: Int64
  /// Bit times in nanoseconds.
  package let i2cBit: Int64
  package let spiBit: Int64

  /// Creates speeds in hertz; by default a board's usual ones: I2C in fast mode, SPI well below
  /// every chip's limit.
  public init(i2cHertz: Int64 = 400_000, spiHertz: Int64 = 1_000_000) {
    self.i2cHertz = max(1, i2cHertz)
    self.spiHertz = max(1, spiHertz)
    i2cBit = 1_000_000_000 / self.i2cHertz
    spiBit = 1_000_000_000 / self.spiHertz
  }

  /// Creates speeds from bit times in nanoseconds, 1 to 1 s.
  package init(i2cBit: Int64, spiBit: Int64) {
    let limits: ClosedRange<Int64> = 1...1_000_000_000
    self.i2cBit = max(limits.lowerBound, min(i2cBit, limits.upperBound))
    self.spiBit = max(limits.lowerBound, min(spiBit, limits.upperBound))
    i2cHertz = limits.upperBound / self.i2cBit
    spiHertz = limits.upperBound / self.spiBit
  }
}
