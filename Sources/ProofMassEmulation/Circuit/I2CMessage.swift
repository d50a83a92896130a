// SPDX-License-Identifier: Apache-2.0

/// One message of an I2C transfer: START, an address, and bytes one way.
public struct I2CMessage: Equatable, Sendable {
  public enum Content: Equatable, Sendable {
    /// Without any bytes it only asks whether somebody is there.
    case write([UInt8])
    case read(count: Int)
    /// As in an SMBus block read: the first byte says how many follow, 1 to 32.
    case readBlock
  }

  /// Seven bits; nobody answers at more.
  public var address: UInt8
  public var content: Content

  public init(_ content: Content, at address: UInt8) {
    self.address = address
    self.content = content
  }

  var isRead: Bool {
    if case .write = content { false } else { true }
  }

  /// The most bytes that can come back.
  var room: Int {
    switch content {
    case .write: 0
    case .read(let count): max(0, count)
    case .readBlock: 1 + 32
    }
  }
}
