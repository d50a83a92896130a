// SPDX-License-Identifier: Apache-2.0

/// A failure of the bus or of the supply, to be planned for a transaction.
public enum Fault: Equatable, Sendable {
  /// The address is not acknowledged: nothing reaches the chip.
  case noAddressAcknowledge
  /// A byte from the controller is not acknowledged and not accepted: 0 is the command byte, the
  /// data follow; in a read, 1 is the repeated address.
  case noAcknowledge(byte: Int)
  /// The read ends after a number of bytes.
  case shortRead(after: Int)
  /// The controller gives up, with nothing transferred.
  case timeout
  /// A bit of a data byte is inverted without an error; byte 0 is the first after the command byte.
  case flippedBit(byte: Int, bit: Int)
  /// The supply of every chip fails briefly just before the transaction, which then reaches chips
  /// at their reset values.
  case brownOut
  /// The data bytes of a write are acknowledged but change nothing: no register stores them.
  case ignoredWrite
  /// From just before the transaction on, an axis of its chip keeps the value of its next sample,
  /// until `Circuit.repair`; a loss of the supply does not repair it. 0 is X, 1 is Y, 2 is Z.
  case stuckAxis(Int)
  /// On I2C the chip holds the clock low for a time in nanoseconds before it acknowledges a byte
  /// from the controller; bytes count as in `noAcknowledge`. A controller waits for 25 ms, then
  /// gives up with a timeout, and that byte and those after it are not accepted. SPI has no clock
  /// stretching.
  case clockStretch(byte: Int, nanoseconds: Int64)

  /// Time that a controller waits before it gives up (the SMBus limit), in nanoseconds.
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
  package init(
    number: Int, time: Int64, target: Transaction.Target, command: UInt8?, isRead: Bool
  ) {
    self.number = number
    self.time = time
    self.target = target
    self.command = command
    self.isRead = isRead
  }
}

/// The transactions to which a fault applies; without conditions, all.
///
/// The conditions can be looked up, so that a transaction has the same cost for any number of such
/// faults.
package struct FaultFilter: Hashable, Sendable {
  /// The chip, or an address without one; nil for any.
  package var target: Transaction.Target?
  /// Whether the transaction reads; nil for either.
  package var reads: Bool?
  /// The register that the command byte selects, for each chip; a transaction with a chip that is
  /// not listed does not match.
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

  /// Key for the lookup of filters: target and register, nil where any matches.
  struct Key: Hashable {
    var target: Transaction.Target?
    var register: UInt8?
  }

  /// The keys with which a transaction looks up this filter.
  var keys: [Key] {
    guard let registers else { return [Key(target: target)] }
    return registers.filter { target == nil || $0.key == target }.map {
      Key(target: $0.key, register: $0.value)
    }
  }
}
