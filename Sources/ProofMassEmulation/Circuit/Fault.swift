// SPDX-License-Identifier: Apache-2.0

/// What can go wrong on a wire or with the supply.
public enum Fault: Equatable, Sendable {
  /// The address is not acknowledged: nothing reaches the chip.
  case noAddressAcknowledge
  /// A byte from the controller is not acknowledged and not taken: 0 is the command byte, the data
  /// follow; in a read, 1 is the repeated address.
  case noAcknowledge(byte: Int)
  /// The read ends after so many bytes.
  case shortRead(after: Int)
  /// The controller gives up, with nothing transferred.
  case timeout
  /// A bit of a data byte is turned over, unnoticed; byte 0 is the first after the command byte.
  case flippedBit(byte: Int, bit: Int)
  /// Just before the transaction the supply of every chip fails for a moment. The transaction
  /// itself goes through, to chips at their reset values.
  case brownOut

  /// How long a controller waits before it gives up (the SMBus limit), in nanoseconds.
  static let timeoutTime: Int64 = 25_000_000
}

/// What is known of a transaction when it begins.
public struct TransactionStart: Equatable, Sendable {
  /// The how-manieth of the circuit, from 1.
  public var number: Int
  /// Board time in nanoseconds.
  public var time: Int64
  public var target: Transaction.Target
  /// The command byte, if any is sent.
  public var command: UInt8?
  public var isRead: Bool

  public init(
    number: Int, time: Int64, target: Transaction.Target, command: UInt8?, isRead: Bool
  ) {
    self.number = number
    self.time = time
    self.target = target
    self.command = command
    self.isRead = isRead
  }
}
