// SPDX-License-Identifier: Apache-2.0

internal import ProofMassDatasheets

/// The command byte of an ST part, and the register that the next byte belongs to.
///
/// The pointer and its increment flag survive a STOP: drivers in the field end the address phase
/// with one and then read.
struct RegisterPointer: Sendable {
  // The same in both parts.
  private typealias Facts = Datasheet.LIS331DLH

  private(set) var address: UInt8 = 0
  private(set) var increments = false
  private var mask = ~Facts.i2cIncrementBit
  /// Whether the output pairs are a ring, so that one burst reads many sets of a FIFO.
  var wrapsOutput = false

  /// I2C: the increment bit and seven bits of address.
  mutating func set(i2c byte: UInt8) {
    mask = ~Facts.i2cIncrementBit
    address = byte & mask
    increments = byte & Facts.i2cIncrementBit != 0
  }

  /// SPI: the read bit, the increment bit and six bits of address. True for a read.
  mutating func set(spi byte: UInt8) -> Bool {
    mask = Facts.spiAddressMask
    address = byte & mask
    increments = byte & Facts.spiIncrementBit != 0
    return byte & Facts.spiReadBit != 0
  }

  mutating func advance(by count: UInt8 = 1) {
    guard increments else { return }
    address = (address &+ count) & mask
    if wrapsOutput && address == OutputRegisters.last &+ 1 { address = OutputRegisters.first }
  }

  func next(after address: UInt8) -> UInt8 {
    guard increments else { return address }
    return wrapsOutput && address == OutputRegisters.last
      ? OutputRegisters.first : (address &+ 1) & mask
  }
}
