// SPDX-License-Identifier: Apache-2.0

import ProofMassCore

/// The bus of one chip, which hangs on one of two kinds of wire.
///
/// A concrete type for both, so that the sample path needs neither existentials nor a copy of the
/// code for each combination of chips and wires.
struct Link<Two: I2C & ~Copyable, Four: SPI & ~Copyable>: ~Copyable, Bus {
  private var two: I2CDevice<Two>?
  private var four: SPIDevice<Four>?

  init(_ device: consuming I2CDevice<Two>) {
    two = consume device
    four = nil
  }

  init(_ device: consuming SPIDevice<Four>) {
    two = nil
    four = consume device
  }

  mutating func read(_ first: UInt8, into bytes: inout MutableSpan<UInt8>) throws(BusError) {
    if try two?.read(first, into: &bytes) == nil { try four?.read(first, into: &bytes) }
  }

  mutating func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    if try two?.write(bytes, to: first) == nil { try four?.write(bytes, to: first) }
  }
}
