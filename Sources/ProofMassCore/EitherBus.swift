// SPDX-License-Identifier: Apache-2.0

/// The bus of one chip, which hangs on one of two kinds of wire.
///
/// A concrete type for both, so that the sample path needs neither existentials nor a copy of the
/// code for each combination of chips and wires:
///
///     typealias LinuxBus = EitherBus<LinuxI2C, LinuxSPI>
public struct EitherBus<Two: I2C & ~Copyable, Four: SPI & ~Copyable>: ~Copyable, Bus {
  @usableFromInline var two: I2CDevice<Two>?
  @usableFromInline var four: SPIDevice<Four>?

  public init(_ device: consuming I2CDevice<Two>) {
    two = consume device
    four = nil
  }

  public init(_ device: consuming SPIDevice<Four>) {
    two = nil
    four = consume device
  }

  @inlinable
  public mutating func read(
    _ first: UInt8, into bytes: inout MutableSpan<UInt8>
  ) throws(BusError) {
    if try two?.read(first, into: &bytes) == nil { try four?.read(first, into: &bytes) }
  }

  @inlinable
  public mutating func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    if try two?.write(bytes, to: first) == nil { try four?.write(bytes, to: first) }
  }
}

extension EitherBus: Sendable
where Two: Sendable & ~Copyable, Four: Sendable & ~Copyable {}
