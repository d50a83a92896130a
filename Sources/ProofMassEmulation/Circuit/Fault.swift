// SPDX-License-Identifier: Apache-2.0

/// A failure of the wire or of the supply, to be planned for a transaction.
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
  /// A bit of a data byte is inverted without an error; byte 0 is the first after the command byte.
  case flippedBit(byte: Int, bit: Int)
  /// The supply of every chip fails for a moment just before the transaction, which then reaches
  /// chips at their reset values.
  case brownOut
  /// The data bytes of a write are acknowledged and change nothing: no register takes them.
  case ignoredWrite
  /// From just before the transaction on, an axis of its chip keeps the value of its next sample,
  /// until `Circuit.repair`; a loss of the supply does not mend it. 0 is X, 1 is Y, 2 is Z.
  case stuckAxis(Int)
  /// On I2C the chip holds the clock low for so many nanoseconds before it acknowledges a byte from
  /// the controller; bytes count as in `noAcknowledge`. A controller waits for 25 ms, then gives up
  /// with a timeout, and that byte and those after it are not taken. There is no such thing on SPI.
  case clockStretch(byte: Int, nanoseconds: Int64)

  /// How long a controller waits before it gives up (the SMBus limit), in nanoseconds.
  static let timeoutTime: Int64 = 25_000_000
}

/// The properties of a transaction that are known when it begins.
public struct TransactionStart: Equatable, Sendable {
  /// Number of the transaction since the circuit was made, from 1.
  public var number: Int
  /// Board time in nanoseconds.
  public var time: Int64
  /// The chip that is addressed.
  public var target: Transaction.Target
  /// The command byte; nil when none is sent.
  public var command: UInt8?
  /// Whether bytes are read.
  public var isRead: Bool

  /// Creates a start from its parts.
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

/// The transactions that a fault is for; without conditions, all.
///
/// The conditions can be looked up, so that a transaction costs the same however many such faults
/// are planned.
package struct FaultFilter: Hashable, Sendable {
  /// The chip, or an address without one; nil for any.
  package var target: Transaction.Target?
  /// Whether the transaction reads; nil for either.
  package var reads: Bool?
  /// By chip, the register that the command byte names; a transaction with a chip that is not here
  /// does not match.
  package var registers: [Transaction.Target: UInt8]?

  /// Creates a filter from its conditions.
  package init(
    target: Transaction.Target? = nil, reads: Bool? = nil,
    registers: [Transaction.Target: UInt8]? = nil
  ) {
    self.target = target
    self.reads = reads
    self.registers = registers
  }

  /// Key under which filters are looked up: target and register, nil where it does not matter.
  struct Key: Hashable {
    var target: Transaction.Target?
    var register: UInt8?
  }

  /// The keys under which a transaction finds this filter.
  var keys: [Key] {
    guard let registers else { return [Key(target: target)] }
    return registers.filter { target == nil || $0.key == target }.map {
      Key(target: $0.key, register: $0.value)
    }
  }
}
