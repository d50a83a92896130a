// SPDX-License-Identifier: Apache-2.0

public import ProofMassCore

/// One transaction as the wire saw it.
public struct Transaction: Equatable, Sendable {
  public enum Target: Hashable, Sendable {
    case i2c(UInt8)
    case spi(SPISelect)
  }

  /// Board time of START, in nanoseconds.
  public var time: Int64
  public var target: Target
  /// What the controller sent, the command byte first; on SPI with its read bit.
  public var written: [UInt8]
  /// What came back.
  public var read: [UInt8]
  public var error: BusError?
}
