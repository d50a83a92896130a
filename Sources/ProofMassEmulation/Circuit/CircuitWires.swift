// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// A circuit's I2C bus.
public struct CircuitI2C: I2C, Sendable {
  let circuit: Circuit

  public func write(
    _ bytes: Span<UInt8>, command: UInt8, to address: UInt8
  ) throws(BusError) {
    var none = MutableSpan<UInt8>()
    try circuit.transfer(address, command: command, writing: bytes, reading: &none)
  }

  public func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, from address: UInt8
  ) throws(BusError) {
    try circuit.transfer(address, command: command, writing: Span(), reading: &bytes)
  }
}

/// A chip select of a circuit's SPI bus.
public struct CircuitSPI: SPI, Sendable {
  let circuit: Circuit
  let select: SPISelect

  public func write(_ bytes: Span<UInt8>, command: UInt8) throws(BusError) {
    var none = MutableSpan<UInt8>()
    try circuit.transfer(spi: select, command: command, writing: bytes, reading: &none)
  }

  public func read(into bytes: inout MutableSpan<UInt8>, command: UInt8) throws(BusError) {
    try circuit.transfer(spi: select, command: command, writing: Span(), reading: &bytes)
  }
}

/// A circuit's virtual time as a timebase: to wait is to advance it.
public struct CircuitTimebase: Timebase, Sendable {
  let circuit: Circuit

  public func now() -> Instant { circuit.now }

  public func wait(until instant: Instant) { circuit.advance(to: instant) }
}
