// SPDX-License-Identifier: Apache-2.0

internal import ProofMassEmulation

// The functions that the simulator calls while bytes cross the buses.
extension WokwiChip {
  // MARK: I2C

  /// A START, or a repeated one, with an address.
  ///
  /// - Returns: Whether the chip acknowledges it.
  func connect(_ address: UInt8, reads: Bool) -> Bool {
    guard address == self.address, case .i2c(let place) = target else {
      // A repeated START for another chip ends the transfer.
      disconnect()
      return false
    }
    // It is not documented whether a repeated START is reported as a second call, or after a
    // disconnect. The chips answer alike.
    i2c.start()
    isConnected = i2c.send(place << 1 | (reads ? 1 : 0))
    if !isConnected { i2c.stop() }
    wasUsed = true
    settle()
    return isConnected
  }

  /// A byte to the chip.
  ///
  /// - Returns: Whether the chip acknowledges it.
  func write(_ byte: UInt8) -> Bool {
    guard isConnected else { return false }
    defer { settle() }
    return i2c.send(byte)
  }

  /// A byte from the chip.
  func read() -> UInt8 {
    guard isConnected else { return 0xFF }
    defer { settle() }
    return i2c.receive()
  }

  /// A STOP.
  func disconnect() {
    guard isConnected else { return }
    i2c.stop()
    isConnected = false
    settle()
  }

  // MARK: SPI

  /// An edge of chip select.
  func select(isHigh: Bool) {
    guard isSelected == isHigh else { return }
    isSelected = !isHigh
    wasUsed = true
    if isSelected {
      spi.select()
      spiEnd?.start(sending: spi.offer())
    } else {
      spiEnd?.stop()
      spi.deselect()
    }
    settle()
  }

  /// A byte in each direction. The chip's byte was fixed before.
  func exchange(_ byte: UInt8) {
    guard isSelected else { return }
    spi.take(byte)
    spiEnd?.start(sending: spi.offer())
    settle()
  }
}
