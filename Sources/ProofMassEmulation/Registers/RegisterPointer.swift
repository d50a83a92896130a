// SPDX-License-Identifier: Apache-2.0

/// The command byte of an ST part, and the register that the next byte belongs to.
///
/// The pointer and its increment flag survive a STOP: drivers in the field end the address phase
/// with one and then read.
struct RegisterPointer: Sendable {
  private(set) var address: UInt8 = 0
  private(set) var increments = false
  private var mask: UInt8 = 0x7F

  /// I2C: bit 7 counts on, seven bits of address.
  mutating func set(i2c byte: UInt8) {
    address = byte & 0x7F
    increments = byte & 0x80 != 0
    mask = 0x7F
  }

  /// SPI: bit 7 reads, bit 6 counts on, six bits of address.
  mutating func set(spi byte: UInt8) -> Bool {
    address = byte & 0x3F
    increments = byte & 0x40 != 0
    mask = 0x3F
    return byte & 0x80 != 0
  }

  mutating func advance(by count: UInt8 = 1) {
    if increments { address = (address &+ count) & mask }
  }
}
