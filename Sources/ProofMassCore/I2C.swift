// SPDX-License-Identifier: Apache-2.0

/// An I2C bus as a controller sees it.
///
/// Every call is one transaction, START to STOP. `S` is START, `Sr` a repeated START, `P` STOP,
/// `A` an acknowledge, `N` none; lower case comes from the chip.
public protocol I2C: ~Copyable {
  /// Writes a command byte and the bytes after it to the chip at a 7-bit address.
  ///
  ///     S  address+W  a  command  a  byte a  byte a …  P
  mutating func write(
    _ bytes: Span<UInt8>, command: UInt8, to address: UInt8
  ) throws(BusError)

  /// Writes a command byte to the chip at a 7-bit address, then reads from it.
  ///
  ///     S  address+W  a  command  a  Sr  address+R  a  byte A  byte A … byte N  P
  mutating func read(
    into bytes: inout MutableSpan<UInt8>, command: UInt8, from address: UInt8
  ) throws(BusError)
}

/// A chip's address on an I2C bus, and the bit that makes it increment its register address.
public struct I2CTarget: Equatable, Sendable {
  /// The 7-bit address.
  public var address: UInt8
  /// The bit set in the command byte of a run of registers; 0 for a chip that always increments.
  @usableFromInline package var incrementBit: UInt8

  /// Creates a target from its parts.
  @inlinable
  public init(address: UInt8, incrementBit: UInt8) {
    self.address = address
    self.incrementBit = incrementBit
  }

  /// The same chip at another 7-bit address, which its address pins select.
  @inlinable
  public func at(_ address: UInt8) -> I2CTarget {
    I2CTarget(address: address, incrementBit: incrementBit)
  }
}

/// One chip on an I2C bus.
///
/// The command byte is the register's address; a run of more than one register carries the chip's
/// increment bit, without which an ST part returns the same register again and again.
public struct I2CDevice<Wire: I2C & ~Copyable>: ~Copyable, Bus {
  @usableFromInline var wire: Wire
  /// The chip's address and increment bit.
  public let target: I2CTarget

  /// Turns a wire into the `Bus` of the chip at an address.
  @inlinable
  public init(_ wire: consuming Wire, _ target: I2CTarget) {
    self.target = target
    self.wire = wire
  }

  /// Reads a run of registers in one transaction.
  @inlinable
  public mutating func read(
    _ first: UInt8, into bytes: inout MutableSpan<UInt8>
  ) throws(BusError) {
    guard !bytes.isEmpty else { throw .unsupported }
    try wire.read(into: &bytes, command: command(first, bytes.count), from: target.address)
  }

  /// Writes a run of registers in one transaction.
  @inlinable
  public mutating func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    guard !bytes.isEmpty else { throw .unsupported }
    try wire.write(bytes, command: command(first, bytes.count), to: target.address)
  }

  /// Gives the wire back.
  @inlinable
  public consuming func release() -> Wire { wire }

  /// The command byte of a run of `count` registers.
  @inlinable
  func command(_ first: UInt8, _ count: Int) -> UInt8 {
    count > 1 ? first | target.incrementBit : first
  }
}

extension I2CDevice: Sendable where Wire: Sendable & ~Copyable {}
