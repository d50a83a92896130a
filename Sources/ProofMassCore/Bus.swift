// SPDX-License-Identifier: Apache-2.0

/// The registers of one chip, by whatever wire it hangs on.
///
/// A bus is exclusive to its chip: a driver owns one and gives it back with `release()`. Calls
/// block until the wire is quiet again. `I2CDevice` and `SPIDevice` make a bus of a wire and hold
/// the framing; a test may conform directly.
///
/// A conformer promises:
/// - a read fills every byte or throws; after a throw the contents of `bytes` mean nothing;
/// - a write that throws may have changed the chip partly;
/// - an empty read or write throws `BusError.unsupported`, with nothing on the wire;
/// - a throw leaves the bus usable for the next call.
public protocol Bus: ~Copyable {
  /// Reads a run of registers, `first` and those that the chip counts to after it.
  mutating func read(_ first: UInt8, into bytes: inout MutableSpan<UInt8>) throws(BusError)

  /// Writes a run of registers, `first` and those that the chip counts to after it.
  mutating func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError)
}

extension Bus where Self: ~Copyable {
  /// Reads a run of registers whose length is known from the type: `let six: [6 of UInt8] = …`.
  @inlinable
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
