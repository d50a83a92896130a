// SPDX-License-Identifier: Apache-2.0

/// One chip select of an SPI bus with four wires; the most significant bit is sent first.
public protocol SPI: ~Copyable {
  /// Transfers one frame: chip select low, the command byte, the bytes after it, chip select high.
  mutating func write(_ bytes: Span<UInt8>, command: UInt8) throws(BusError)

  /// Transfers one frame: chip select low, the command byte out, then as many bytes in as `bytes`
  /// has, chip select high.
  mutating func read(into bytes: inout MutableSpan<UInt8>, command: UInt8) throws(BusError)
}

/// The format of a chip's SPI frames: the bits of the command byte, and how many registers a frame
/// has.
public struct SPITarget: Equatable, Sendable {
  /// The bit set in the command byte of a read.
  @usableFromInline package var readBit: UInt8
  /// The bit set in the command byte of a run of registers; 0 if the chip has no such bit.
  @usableFromInline package var incrementBit: UInt8
  /// The bits of the command byte that hold the register's address.
  @usableFromInline package var addressMask: UInt8
  /// Whether each register is transferred in a frame of its own.
  @usableFromInline package var singleRegisterFrames: Bool

  /// Creates a format from its parts.
  @inlinable
  public init(readBit: UInt8, incrementBit: UInt8, addressMask: UInt8, singleRegisterFrames: Bool) {
    self.readBit = readBit
    self.incrementBit = incrementBit
    self.addressMask = addressMask
    self.singleRegisterFrames = singleRegisterFrames
  }
}

/// One chip on an SPI bus.
public struct SPIDevice<Wire: SPI & ~Copyable>: ~Copyable, Bus {
  @usableFromInline var wire: Wire
  /// The format of the chip's frames.
  public let target: SPITarget

  /// Turns a wire into the `Bus` of a chip with frames of this format.
  @inlinable
  public init(_ wire: consuming Wire, _ target: SPITarget) {
    self.target = target
    self.wire = wire
  }

  /// True.
  @inlinable public var isSPI: Bool { true }

  /// Reads a run of registers.
  ///
  /// - Throws: `BusError.unsupported` for registers beyond the address bits of the command byte.
  @inlinable
  public mutating func read(
    _ first: UInt8, into bytes: inout MutableSpan<UInt8>
  ) throws(BusError) {
    try check(first, bytes.count)
    guard target.singleRegisterFrames else {
      let run = bytes.count > 1 ? target.incrementBit : 0
      return try wire.read(into: &bytes, command: first | target.readBit | run)
    }
    for index in 0..<bytes.count {
      var byte: InlineArray<1, UInt8> = [0]
      var span = byte.mutableSpan
      try wire.read(into: &span, command: (first + UInt8(index)) | target.readBit)
      bytes[index] = byte[0]
    }
  }

  /// Writes a run of registers.
  ///
  /// - Throws: `BusError.unsupported` for registers beyond the address bits of the command byte.
  @inlinable
  public mutating func write(_ bytes: Span<UInt8>, to first: UInt8) throws(BusError) {
    try check(first, bytes.count)
    guard target.singleRegisterFrames else {
      let run = bytes.count > 1 ? target.incrementBit : 0
      return try wire.write(bytes, command: first | run)
    }
    for index in 0..<bytes.count {
      let byte: InlineArray<1, UInt8> = [bytes[index]]
      try wire.write(byte.span, command: first + UInt8(index))
    }
  }

  /// Gives the wire back.
  @inlinable
  public consuming func release() -> Wire { wire }

  /// Throws for a register beyond the address bits of the command byte, which SPI cannot reach.
  @inlinable
  func check(_ first: UInt8, _ count: Int) throws(BusError) {
    let last = target.singleRegisterFrames ? Int(first) + count - 1 : Int(first)
    guard count > 0, last <= Int(target.addressMask) else { throw .unsupported }
  }
}

extension SPIDevice: Sendable where Wire: Sendable & ~Copyable {}
