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
  /// What the controller sent, the command byte first; on SPI with its read bit, and without what a
  /// chip does not listen to.
  public var written: [UInt8] = []
  /// What came back; nothing when the transaction failed.
  public var read: [UInt8] = []
  /// How many bytes the controller clocked or wanted besides, and did not get.
  public var missing = 0
  public var error: BusError?
  /// Whether a STOP ended it; else the next one began with a repeated START.
  public var stops = true
  /// The register of each byte after the command byte, first those written, then those read.
  public var registers: [UInt8] = []
  /// What it did against the chip's datasheet.
  public var violations: [Violation] = []

  public init(time: Int64, target: Target) {
    self.time = time
    self.target = target
  }
}
