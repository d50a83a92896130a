// SPDX-License-Identifier: Apache-2.0

/// How long things take on a wire, in nanoseconds.
///
/// On I2C a START, a repeated START and a STOP take a bit time each and a byte takes nine, so a read
/// of n bytes takes 30 + 9n; on SPI a byte takes eight and chip select nothing.
public struct WireTime: Equatable, Sendable {
  public let i2cHertz: Int64
  public let spiHertz: Int64
  let i2cBit: Int64
  let spiBit: Int64

  /// A board's usual speeds: I2C in fast mode, SPI well below every chip's limit.
  public init(i2cHertz: Int64 = 400_000, spiHertz: Int64 = 1_000_000) {
    self.i2cHertz = max(1, i2cHertz)
    self.spiHertz = max(1, spiHertz)
    i2cBit = 1_000_000_000 / self.i2cHertz
    spiBit = 1_000_000_000 / self.spiHertz
  }
}
